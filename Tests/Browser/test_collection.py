"""Favourites and caught species: kept in the browser, counted, carried as a file."""

import json

import pytest
from playwright.sync_api import expect

KEY = "dexgen:/:collection"


def kept(page) -> dict:
    return json.loads(page.evaluate(f"localStorage.getItem('{KEY}')") or "null")


def mark(page, name: str, pressed: bool = True):
    button = page.get_by_role("button", name=name, exact=True)
    button.click()
    expect(button).to_have_attribute("aria-pressed", str(pressed).lower())


def test_a_species_is_marked_on_its_page_and_in_list_and_grid(visit, address):
    page = visit("/pokemon/ivysaur/")
    mark(page, "Favourite")
    page.goto(address + "/")
    expect(page.get_by_role("button", name="Favourite: Ivysaur")).to_have_attribute(
        "aria-pressed", "true")
    mark(page, "Caught: Bulbasaur")
    assert page.url == address + "/"
    page.goto(address + "/grid/")
    expect(page.get_by_role("button", name="Caught: Bulbasaur")).to_have_attribute(
        "aria-pressed", "true")
    mark(page, "Favourite: Ivysaur", pressed=False)
    assert kept(page) == {
        "format": "dexgen-collection", "version": 1, "favourites": [], "caught": [1]}


def test_marks_filter_the_list(visit):
    page = visit("/")
    mark(page, "Caught: Bulbasaur")
    mark(page, "Caught: Ivysaur")
    page.locator("summary", has_text="Filter").click()
    page.locator("#mine").select_option("caught")
    expect(page.locator("output")).to_have_text("2 of 1,025 species")
    page.locator("#mine").select_option("missing")
    expect(page.locator("output")).to_have_text("1,023 of 1,025 species")


def test_sites_of_one_host_keep_apart(visit, sub_address):
    page = visit("/pokemon/ivysaur/", base=sub_address)
    mark(page, "Caught")
    assert kept(page) is None
    assert page.evaluate("Object.keys(localStorage)") == ["dexgen:/sub/dex/:collection"]


def test_counters_by_generation(visit, address, place):
    page = visit("/pokemon/ivysaur/", base=place)
    mark(page, "Caught")
    mark(page, "Favourite")
    page.goto(place + "/pokemon/chikorita/")
    mark(page, "Caught")
    page.goto(place + "/collection/")
    counts = page.locator("[data-counts] [data-count=caught]")
    expect(counts.nth(0)).to_have_text("2 of 1,025")
    expect(counts.nth(1)).to_have_text("1 of 151")
    expect(counts.nth(2)).to_have_text("1 of 100")
    expect(page.locator("[data-list=favourites] a")).to_have_text(["Ivysaur"])
    page.locator("[data-list=favourites] a").click()
    page.wait_for_url("**/pokemon/ivysaur/")


def test_a_collection_goes_out_and_comes_back(visit, address, tmp_path):
    page = visit("/pokemon/ivysaur/")
    mark(page, "Caught")
    page.goto(address + "/collection/")
    with page.expect_download() as download:
        page.locator("[data-export]").click()
    path = tmp_path / "collection.json"
    download.value.save_as(path)
    assert json.loads(path.read_text())["caught"] == [2]

    other = visit("/pokemon/venusaur/")
    mark(other, "Caught")
    other.goto(address + "/collection/")
    other.locator("[data-import]").set_input_files(path)
    expect(other.locator("#notice")).to_have_text("Marks added: 1.")
    # Nothing that was there is lost.
    assert kept(other)["caught"] == [2, 3]


GOOD = {"format": "dexgen-collection", "version": 1, "favourites": [1], "caught": []}


@pytest.mark.parametrize(
    "text",
    [
        "", "no json", "null", "[]", "{}", json.dumps({**GOOD, "version": 2}),
        json.dumps({**GOOD, "favourites": ["<img src=x onerror=alert(1)>"]}),
        json.dumps({**GOOD, "favourites": [-1]}), json.dumps({**GOOD, "caught": {"length": 1}}),
        json.dumps({**GOOD, "favourites": [1.5]}), "\x00\xff",
    ],
)
def test_a_file_that_is_no_collection_changes_nothing(visit, address, tmp_path, text):
    page = visit("/pokemon/ivysaur/")
    mark(page, "Caught")
    page.goto(address + "/collection/")
    path = tmp_path / "file.json"
    path.write_text(text, "latin-1")
    page.locator("[data-import]").set_input_files(path)
    expect(page.locator("#notice")).to_contain_text("no collection")
    assert kept(page)["caught"] == [2]


def test_what_cannot_be_read_is_kept_aside(visit):
    page = visit("/pokemon/ivysaur/")
    page.evaluate(f"localStorage.setItem('{KEY}', 'broken')")
    page.reload()
    mark(page, "Caught")
    assert page.evaluate(f"localStorage.getItem('{KEY}.unreadable')") == "broken"


@pytest.mark.parametrize(
    "trouble",
    [
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }",
        "Object.defineProperty(window, 'localStorage', "
        "{ get() { throw new DOMException('', 'SecurityError'); } })",
    ],
)
def test_without_storage_marks_last_as_long_as_the_page(visit, browser, address, trouble):
    page = visit("/404.html")
    page.add_init_script(trouble)
    page.goto(address + "/pokemon/ivysaur/")
    mark(page, "Caught")
    expect(page.locator("#notice")).to_contain_text("keeps nothing")
    mark(page, "Favourite")
    expect(page.get_by_role("button", name="Caught", exact=True)).to_have_attribute(
        "aria-pressed", "true")


def test_another_window_is_heard(visit, address):
    page = visit("/pokemon/ivysaur/")
    other = page.context.new_page()
    other.goto(address + "/pokemon/ivysaur/")
    mark(other, "Caught")
    expect(page.get_by_role("button", name="Caught", exact=True)).to_have_attribute(
        "aria-pressed", "true")
    mark(page, "Favourite")
    assert kept(page)["caught"] == [2] and kept(page)["favourites"] == [2]
