"""Two or three species side by side, and one at random."""

import pytest
from playwright.sync_api import Page, expect


def heads(page: Page) -> list[str]:
    return page.locator("#compare thead th > a").all_inner_texts()


def row(page: Page, label: str) -> list[str]:
    cells = page.locator("#compare tbody tr", has=page.get_by_role("rowheader", name=label, exact=True))
    return [text.strip() for text in cells.first.locator("td").all_inner_texts()]


def test_the_address_says_what_is_compared(visit, place):
    page = visit("/compare/?p=25,26,150", base=place)
    expect(page.locator("#compare thead th")).to_have_count(3)
    assert heads(page) == ["Pikachu", "Raichu", "Mewtwo"]
    assert row(page, "Speed") == ["90", "110", "130"]
    assert row(page, "Total") == ["320", "485", "680"]
    assert "ピカチュウ" in row(page, "日本語")[0]
    expect(page.locator("#compare thead img")).to_have_count(3)
    expect(page.locator(".outline-shape")).to_have_count(3)
    assert "Ground" in row(page, "×2 weak to")[0]
    page.get_by_role("link", name="Mewtwo").click()
    page.wait_for_url("**/pokemon/mewtwo/")


def test_species_are_added_and_removed(visit):
    page = visit("/compare/")
    for typed, name in (("charmander", "Charmander"), ("ヒトカゲ", None), ("squirtel", "Squirtle")):
        page.locator("#pick").fill(typed)
        page.locator(".choices button").first.click()
        if name:
            expect(page.locator("#compare thead th > a", has_text=name)).to_be_visible()
    assert heads(page) == ["Charmander", "Squirtle"]
    assert page.url.endswith("/compare/?p=4,7")
    page.get_by_role("button", name="Remove Charmander").click()
    expect(page.locator("#compare thead th")).to_have_count(1)
    assert page.url.endswith("/compare/?p=7")
    page.reload()
    expect(page.locator("#compare thead th > a")).to_have_text("Squirtle")


@pytest.mark.parametrize("query", ["?p=", "?p=0,-1,x,99999999", "?p=<script>", "?p=1e3,25,25,25"])
def test_nonsense_in_the_address_is_ignored(visit, query):
    page = visit("/compare/" + query)
    expect(page.locator("#pick")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.locator("#compare thead th").count() <= 2


def test_comparing_in_another_language(visit):
    page = visit("/ja/compare/?p=25,26")
    expect(page.locator("#compare thead th")).to_have_count(2)
    assert heads(page) == ["ピカチュウ", "ライチュウ"]


def test_a_species_leads_to_comparing(visit):
    page = visit("/pokemon/pikachu/")
    page.get_by_role("link", name="Compare", exact=True).first.click()
    page.wait_for_url("**/compare/**")


def test_random_leads_to_a_species(visit, place):
    page = visit("/random/", base=place, wait_until="commit")
    page.wait_for_url("**/pokemon/*/")
    first = page.url
    seen = {first}
    for _ in range(3):
        page.goto(place + "/random/", wait_until="commit")
        page.wait_for_url("**/pokemon/*/")
        seen.add(page.url)
    assert len(seen) > 1
