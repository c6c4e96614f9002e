import pytest

from support.axe import violations

PAGES = [
    "/", "/grid/", "/pokemon/bulbasaur/", "/pokemon/nidoran-f/", "/pokemon/eevee/", "/about/",
    "/types/", "/types/fire/", "/generations/1/", "/abilities/", "/abilities/static/",
    "/egg-groups/monster/", "/rankings/", "/rankings/attack/", "/compare/", "/collection/",
    "/build-your-own/",
]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_no_barrier(visit, path, theme):
    page = visit(path, color_scheme=theme)
    found = violations(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", ["/", "/pokemon/bulbasaur/"])
def test_the_first_tab_stop_leads_to_the_content(visit, path):
    page = visit(path)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.localName") == "main"


@pytest.mark.parametrize("path", [*PAGES, "/404.html"])
def test_a_page_has_a_language_a_title_and_one_heading(visit, path):
    page = visit(path)
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.title()
    assert page.locator("h1").count() == 1
