"""A list of several parts: the pager, and the search that leads to the other parts."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from support.axe import violations
from support.repository import ROOT
from support.scratch import ScratchSite
from support.server import serving

VIEWS = pytest.mark.parametrize("view", ["", "grid/"])


@pytest.fixture(scope="module")
def address(tmp_path_factory, program) -> Iterator[str]:
    entries = json.loads((ROOT / "Content/pokedex.json").read_bytes())[:160]
    site = ScratchSite(tmp_path_factory.mktemp("paged") / "site", program, entries)
    site.write("dexgen.yml", "pageSize: 50\nlanguages: [en, ja]\n")
    site.built()
    with serving(site.public) as address:
        yield address


@VIEWS
@pytest.mark.parametrize("script", [True, False])
def test_the_pager_leads_through_all_entries(visit, view, script):
    page = visit(f"/{view}", java_script_enabled=script)
    seen = []
    while True:
        seen += page.locator("#entries a[href*='pokemon/']").all_text_contents()
        step = page.locator("nav.pager a[rel=next]")
        if not step.count():
            break
        # A state that is kept while leaving counts as a navigation too, so the address is waited for.
        address = step.evaluate("link => link.href")
        step.click()
        page.wait_for_url(address)
    assert len(seen) == len(set(seen)) == 160
    assert page.locator("nav.pager a[aria-current=page]").inner_text() == "4"
    page.locator("nav.pager a[rel=prev]").click()
    page.wait_for_url(f"**/{view}page/3/")
    assert page.locator("head link[rel=next]").get_attribute("href") == "../" * (
        3 if view else 2
    ) + f"{view}page/4/"


@VIEWS
@pytest.mark.parametrize(
    "typed, found", [("mewtwo", "Mewtwo"), ("ミュウツー", "Mewtwo"), ("150", "Mewtwo")]
)
def test_a_search_finds_entries_of_other_pages(visit, view, typed, found):
    page = visit(f"/{view}")
    page.locator("#q").fill(typed)
    link = page.locator("#elsewhere a")
    expect(link).to_have_count(1)
    expect(link).to_have_text(found)
    expect(page.locator("#elsewhere [role=status]")).to_have_text("1 on other pages")
    expect(page.locator("output")).to_have_text("0 of 50 species on this page")
    link.click()
    assert page.locator("h1").inner_text().strip() == found


def test_filters_lead_to_other_pages_too(visit):
    page = visit("/page/2/?type=dragon")
    expect(page.locator("#elsewhere a").first).to_be_visible()
    assert "Dragonite" in page.locator("#elsewhere a").all_inner_texts()
    page.locator("#q").fill("dratini")
    expect(page.locator("#elsewhere a")).to_have_count(1)
    page.locator("[type=reset]").click()
    expect(page.locator("#elsewhere")).to_be_hidden()


def test_a_search_goes_along_to_the_next_page(visit):
    page = visit("/?q=saur")
    expect(page.locator("#elsewhere")).to_be_visible()
    page.locator("nav.pager a[rel=next]").click()
    assert page.locator("#q").input_value() == "saur"
    expect(page.locator("#elsewhere a").first).to_have_text("Bulbasaur")


def test_a_paged_list_in_another_language(visit):
    page = visit("/ja/page/2/")
    page.locator("#q").fill("bulbasaur")
    expect(page.locator("#elsewhere a")).to_have_text("フシギダネ")
    page.locator("#elsewhere a").click()
    assert page.url.rstrip("/").endswith("/ja/pokemon/bulbasaur")


@VIEWS
def test_a_paged_list_has_no_barriers(visit, view):
    page = visit(f"/{view}page/2/?q=e")
    expect(page.locator("#elsewhere a").first).to_be_visible()
    assert violations(page) == []
