"""Search, filters and order in list and grid."""

import pytest
from playwright.sync_api import Page, expect

VIEWS = pytest.mark.parametrize("path", ["/", "/grid/"])


def names(page: Page) -> list[str]:
    """What is shown, in the order in which it is shown."""
    links = shown(page).locator("a[href*='pokemon/']")
    return [name.strip() for name in links.all_inner_texts()]


def shown(page: Page):
    return page.locator("#entries tbody tr:visible, #entries > li:visible")


@VIEWS
@pytest.mark.parametrize(
    "typed, found",
    [
        ("pikachu", "Pikachu"),
        ("PIKACHU", "Pikachu"),
        ("ピカチュウ", "Pikachu"),
        ("25", "Pikachu"),
        ("flabebe", "Flabébé"),
        ("farfetchd", "Farfetch"),
    ],
)
def test_search_finds_by_name_and_number(visit, path, typed, found):
    page = visit(path)
    page.locator("#q").fill(typed)
    expect(shown(page).first).to_contain_text(found)
    assert shown(page).count() < 30


@VIEWS
@pytest.mark.parametrize("typed, found", [("025", ["Pikachu"]), ("No.001", ["Bulbasaur"])])
def test_a_number_of_three_digits_is_exact(visit, path, typed, found):
    page = visit(path)
    page.locator("#q").fill(typed)
    expect(shown(page)).to_have_count(1)
    assert names(page) == found


def test_a_form_in_the_address_is_open(visit):
    page = visit("/pokemon/charizard/#form-charizard-mega-x")
    expect(page.locator("#form-charizard-mega-x")).to_have_attribute("open", "")
    assert page.locator("details.form[open]").count() == 1


@VIEWS
def test_a_search_is_in_the_address_and_can_be_shared(visit, path):
    page = visit(path)
    page.locator("#q").fill("eevee")
    expect(shown(page)).to_have_count(1)
    page.wait_for_url("**q=eevee**")
    again = visit(page.url)
    expect(shown(again)).to_have_count(1)
    assert names(again) == ["Eevee"]
    assert again.locator("#q").input_value() == "eevee"


def test_a_filter_shows_what_has_the_type(visit):
    page = visit("/?type=fire")
    expect(shown(page).first).to_contain_text("Charmander")
    assert 50 < shown(page).count() < 200
    assert "Squirtle" not in names(page)


@pytest.mark.parametrize("query", ["type=fire,flying", "type=fire&type=flying"])
def test_two_types_narrow_the_list(visit, query):
    page = visit(f"/?{query}")
    expect(shown(page).first).to_contain_text("Charizard")
    assert "Charmander" not in names(page)


def test_the_list_can_be_sorted(visit):
    page = visit("/")
    assert names(page)[:2] == ["Bulbasaur", "Ivysaur"]
    page.locator("#sort").select_option("name")
    expect(shown(page).first).to_contain_text("Abomasnow")
    page.wait_for_url("**sort=name**")


def test_back_returns_to_the_same_search(visit):
    page = visit("/")
    page.locator("#q").fill("mew")
    page.wait_for_url("**q=mew**")
    before = names(page)
    page.get_by_role("link", name="Mewtwo", exact=True).click()
    page.wait_for_url("**/pokemon/mewtwo/**")
    page.go_back()
    expect(page.locator("#q")).to_have_value("mew")
    assert names(page) == before
