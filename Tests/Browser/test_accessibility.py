"""No barriers that axe can find: every kind of page, three languages, both themes."""

import pytest

from support.axe import violations

# One or two of every kind.
PAGES = [
    "", "grid/", "pokemon/bulbasaur/", "pokemon/nidoran-f/", "pokemon/eevee/", "types/", "types/fire/",
    "generations/", "generations/1/", "abilities/static/", "egg-groups/monster/", "rankings/",
    "rankings/speed/", "compare/?p=25,26,150", "collection/", "offline/", "about/",
    "build-your-own/",
]
# All of them in English, every other one in each of two more languages, the list and a species in both.
VISITS = (
    [("", path) for path in PAGES] + [("ja/", path) for path in ["", *PAGES[2::2]]]
    + [("de/", path) for path in ["", "pokemon/eevee/", *PAGES[1::2]]]
)
# Of a thousand rows that are made alike a few are enough: axe takes minutes for all.
LONG = ["", "grid/"]


@pytest.mark.parametrize(("language", "path"), VISITS)
def test_axe_finds_no_barrier(visit, language, path):
    if path in LONG:
        path += "?q=eve"
    page = visit(f"/{language}{path}", wait_until="networkidle")
    page.evaluate("document.querySelectorAll('#entries [hidden]').forEach(row => row.remove())")
    found = violations(page)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.wait_for_timeout(250)
    found += violations(page, only="color-contrast")
    assert not found, "\n".join(found)


def test_open_menus_and_dialogs_have_no_barriers(visit):
    page = visit("/?q=eve&type=fire&mode=either", wait_until="networkidle")
    page.keyboard.press("?")
    assert violations(page) == []


@pytest.mark.parametrize("path", ["/", "/pokemon/bulbasaur/"])
def test_the_first_tab_stop_leads_to_the_content(visit, path):
    page = visit(path)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.localName") == "main"


@pytest.mark.parametrize("path", [*PAGES, "404.html"])
def test_a_page_has_a_language_a_title_and_one_heading(visit, path):
    page = visit("/" + path, wait_until="domcontentloaded")
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.title()
    assert page.locator("h1").count() == 1
