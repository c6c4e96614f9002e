import pytest


@pytest.mark.parametrize("path", ["/", "/grid/"])
def test_the_index_works_without_script(visit, path):
    # Without script nothing is lazy: a thousand pictures arrive first.
    page = visit(path, wait_until="domcontentloaded", java_script_enabled=False)
    page.set_default_timeout(60_000)
    links = page.locator("#entries a[href*='pokemon/']")
    assert links.count() == 1025
    assert page.locator("form:visible").count() == 0
    page.get_by_role("link", name="Bulbasaur", exact=True).click()
    assert page.url.endswith(("/pokemon/bulbasaur/", "/pokemon/bulbasaur/index.html"))
    assert page.locator("h1").inner_text().strip() == "Bulbasaur"


def test_details_lead_on_without_script(visit):
    page = visit("/pokemon/bulbasaur/", java_script_enabled=False)
    page.locator("a[href*='ivysaur']").first.click()
    assert page.locator("h1").inner_text().strip() == "Ivysaur"
