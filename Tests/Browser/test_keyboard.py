"""Everything by keys, and nothing while somebody types."""

import pytest
from playwright.sync_api import expect


def focused(page) -> str:
    return page.evaluate("document.activeElement.textContent")


def test_a_slash_goes_to_the_search_and_escape_leaves_it(visit):
    page = visit("/")
    page.keyboard.press("/")
    expect(page.locator("#q")).to_be_focused()
    assert page.locator("#q").input_value() == ""
    page.keyboard.press("Escape")
    expect(page.locator("#q")).not_to_be_focused()


@pytest.mark.parametrize("forth, back", [("j", "k"), ("ArrowRight", "ArrowLeft")])
def test_from_species_to_species(visit, forth, back, place):
    page = visit("/pokemon/ivysaur/", base=place)
    page.keyboard.press(forth)
    page.wait_for_url("**/venusaur/")
    page.keyboard.press(back)
    page.wait_for_url("**/ivysaur/")


def test_from_entry_to_entry(visit):
    page = visit("/")
    for _ in range(3):
        page.keyboard.press("j")
    assert focused(page) == "Venusaur"
    page.keyboard.press("k")
    assert focused(page) == "Ivysaur"
    page.keyboard.press("Enter")
    page.wait_for_url("**/pokemon/ivysaur/")


def test_help_opens_and_closes(visit):
    page = visit("/pokemon/ivysaur/")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("j")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert page.url.endswith("/ivysaur/")
    page.get_by_role("button", name="Keyboard").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_keys_can_be_switched_off(visit):
    page = visit("/pokemon/ivysaur/")
    page.keyboard.press("?")
    page.get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    page.keyboard.press("j")
    page.keyboard.press("/")
    expect(page.locator("#q")).not_to_be_focused()
    assert page.url.endswith("/ivysaur/")


def test_keys_are_letters_in_a_field(visit):
    page = visit("/")
    page.locator("#q").focus()
    page.keyboard.type("jk/?")
    assert page.locator("#q").input_value() == "jk/?"
    expect(page.locator("dialog#help")).to_be_hidden()


@pytest.mark.parametrize("path", ["/pokemon/ivysaur/"])
def test_keys_with_modifiers_are_the_browsers(visit, path):
    page = visit(path)
    page.keyboard.press("Control+j")
    page.keyboard.press("Alt+k")
    page.wait_for_timeout(100)
    assert page.url.endswith(path)


def test_the_address_is_copied(visit, address):
    page = visit("/pokemon/ivysaur/", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#notice")).to_have_text("The link is copied.")
    assert page.evaluate("navigator.clipboard.readText()") == address + "/pokemon/ivysaur/"
