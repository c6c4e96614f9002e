"""Search, filters and order in list and grid."""

import re

import pytest
from playwright.sync_api import Page, expect

from support.browsing import until

VIEWS = pytest.mark.parametrize("path", ["/", "/grid/"])


def names(page: Page) -> list[str]:
    """What is shown, in the order in which it is shown."""
    links = shown(page).locator("a[href*='pokemon/']")
    return [name.strip() for name in links.all_text_contents()]


def shown(page: Page):
    return page.locator("#entries tbody tr:not([hidden]), #entries > li:not([hidden])")


def settled(page: Page) -> None:
    """Until the search has its data and has shown what it found."""
    until(page, "!document.querySelector('#entries').matches('.waiting')")


def search(page: Page, text: str) -> list[str]:
    page.locator("#q").fill(text)
    expect(page.locator("output")).to_contain_text(re.compile(r" of |No exact|Nothing"))
    return names(page)


@VIEWS
@pytest.mark.parametrize(
    "typed, found",
    [
        ("pikachu", "Pikachu"), ("PIKACHU", "Pikachu"), ("ピカチュウ", "Pikachu"),
        ("ぴかちゅう", "Pikachu"), ("피카츄", "Pikachu"), ("皮卡丘", "Pikachu"),
        ("25", "Pikachu"), ("flabebe", "Flabébé"), ("farfetchd", "Farfetch"),
    ],
)
def test_search_finds_by_name_and_number(visit, path, typed, found):
    page = visit(path)
    found_names = search(page, typed)
    assert found_names[0].startswith(found)
    assert len(found_names) < 30


@pytest.mark.parametrize("typed, found", [
    ("fushigidane", "Bulbasaur"), ("lizardon", None), ("rizadon", "Charizard"),
    ("zenigame", "Squirtle"), ("metamon", "Ditto"), ("gyarados", "Gyarados"),
    ("kyukon", "Ninetales"), ("pikachuu", "Pikachu"),
])
def test_japanese_names_are_found_in_latin_letters(visit, typed, found):
    page = visit("/")
    found_names = search(page, typed)
    assert found is None or found in found_names


@pytest.mark.parametrize("typed, found", [
    ("pikahcu", "Pikachu"), ("bulbasuar", "Bulbasaur"), ("charzard", "Charizard"),
    ("mewtow", "Mewtwo"), ("glumannda", "Charmander"),
])
def test_typing_errors_are_forgiven(visit, typed, found):
    page = visit("/")
    assert found in search(page, typed)
    expect(page.locator("output")).to_contain_text("similar")


def test_nothing_matches_nonsense(visit):
    page = visit("/")
    assert search(page, "qqqqqqqq<b>") == []
    expect(page.locator("output")).to_contain_text("Nothing")


@VIEWS
@pytest.mark.parametrize("typed, found", [("025", ["Pikachu"]), ("No.001", ["Bulbasaur"])])
def test_a_number_of_three_digits_is_exact(visit, path, typed, found):
    assert search(visit(path), typed) == found


@VIEWS
def test_a_search_is_in_the_address_and_can_be_shared(visit, path):
    page = visit(path)
    assert search(page, "eevee") == ["Eevee"]
    page.wait_for_url("**q=eevee**")
    again = visit(page.url)
    settled(again)
    assert names(again) == ["Eevee"]
    assert again.locator("#q").input_value() == "eevee"


@pytest.mark.parametrize(
    "query, has, lacks",
    [
        ("type=fire", "Charmander", "Squirtle"),
        ("type=fire,flying", "Charizard", "Charmander"),
        ("type=fire&type=flying", "Charizard", "Charmander"),
        ("type=fire,flying&mode=either", "Charmander", "Squirtle"),
        ("type=fire,flying&mode=not", "Squirtle", "Charmander"),
        ("gen=2", "Chikorita", "Mew"),
        ("status=legendary", "Mewtwo", "Mew"),
        ("status=mythical", "Mew", "Mewtwo"),
        ("form=mega", "Charizard", "Pikachu"),
        ("form=regional&gen=1", "Vulpix", "Charizard"),
        ("type=psychic&gen=1&status=legendary", "Mewtwo", "Articuno"),
    ],
)
def test_filters(visit, query, has, lacks):
    page = visit(f"/?{query}")
    settled(page)
    found = names(page)
    assert has in found and lacks not in found
    expect(page.locator("output")).to_have_text(f"{len(found)} of 1,025 species")


def test_filters_can_be_chosen_and_cleared(visit):
    page = visit("/grid/")
    page.locator("summary", has_text="Filter").click()
    page.get_by_role("checkbox", name="Fire").check()
    page.get_by_role("checkbox", name="Water").check()
    expect(page.locator("output")).to_have_text("1 of 1,025 species")
    assert names(page) == ["Volcanion"]
    page.get_by_role("radio", name="has either").check()
    page.locator("#gen").select_option("1")
    page.wait_for_url("**mode=either&gen=1")
    assert "Charmander" in names(page) and "Squirtle" in names(page)
    page.locator("[type=reset]").click()
    expect(page.locator("output")).to_have_text("1,025 species")
    page.wait_for_url("**/grid/")


def test_unknown_values_in_the_address_are_ignored(visit):
    page = visit("/?type=<b>&mode=x&gen=99&sort=constructor&order=up&status=__proto__&p=%E0%A4%A")
    assert shown(page).count() == 1025


@pytest.mark.parametrize(
    "sort, usual, other",
    [
        ("number", "Bulbasaur", "Pecharunt"),
        ("name", "Abomasnow", "Zygarde"),
        ("total", "Arceus", "Wishiwashi"),
        ("speed", "Regieleki", "Shuckle"),
        ("height", "Eternatus", "Joltik"),
        ("weight", "Cosmoem", "Gastly"),
    ],
)
def test_the_list_can_be_sorted_in_both_directions(visit, sort, usual, other):
    page = visit("/grid/")
    if sort == "number":
        page.locator(".order").click()
        expect(shown(page).first).to_contain_text(other)
        page.locator(".order").click()
        expect(shown(page).first).to_contain_text(usual)
        return
    page.locator("#sort").select_option(sort)
    expect(shown(page).first).to_contain_text(usual)
    page.wait_for_url(f"**sort={sort}**")
    page.locator(".order").click()
    expect(shown(page).first).to_contain_text(other)


def test_heads_of_columns_sort(visit):
    page = visit("/", viewport={"width": 1200, "height": 800})
    head = page.get_by_role("columnheader", name="HP")
    head.get_by_role("button").click()
    expect(shown(page).first).to_contain_text("Blissey")
    expect(head).to_have_attribute("aria-sort", "descending")


def test_the_count_is_announced(visit):
    page = visit("/")
    assert page.locator("output").get_attribute("aria-live") == "polite"


def test_back_returns_to_the_same_search_and_place(visit, place):
    page = visit("/?type=water&sort=speed", base=place, viewport={"width": 800, "height": 600})
    settled(page)
    before = names(page)
    page.evaluate("scrollTo(0, 2000)")
    page.wait_for_timeout(200)
    page.evaluate("document.elementFromPoint(200, 300).closest('tr').querySelector('a').click()")
    page.wait_for_url("**/pokemon/**")
    page.go_back()
    settled(page)
    until(page, "scrollY > 1500")
    assert abs(page.evaluate("scrollY") - 2000) < 100
    assert names(page) == before


def test_back_after_typing(visit):
    page = visit("/")
    before = search(page, "mew")
    page.wait_for_url("**q=mew**")
    page.get_by_role("link", name="Mewtwo", exact=True).click()
    page.wait_for_url("**/pokemon/mewtwo/**")
    page.go_back()
    settled(page)
    expect(page.locator("#q")).to_have_value("mew")
    assert names(page) == before


def test_the_switch_keeps_filters_and_place(visit, place):
    page = visit("/?type=water", base=place, viewport={"width": 800, "height": 600})
    settled(page)
    page.evaluate("document.querySelector('#n279').scrollIntoView()")
    page.wait_for_timeout(200)
    page.evaluate("document.querySelector('nav.switch [data-view=grid]').click()")
    page.wait_for_url("**/grid/?type=water**")
    settled(page)
    top = "document.querySelector('#n279').getBoundingClientRect().top"
    until(page, f"{top} >= 0 && {top} < 600")
    assert "Charmander" not in names(page)


def test_the_language_menu_keeps_the_search(visit, place):
    page = visit("/?q=pika", base=place)
    settled(page)
    page.locator(".languages summary").click()
    page.get_by_role("link", name="日本語").click()
    page.wait_for_url("**/ja/?q=pika")
    settled(page)
    assert "ピカチュウ" in names(page)


def test_enter_opens_the_only_match(visit):
    page = visit("/")
    search(page, "snorlax")
    page.keyboard.press("Enter")
    page.wait_for_url("**/pokemon/snorlax/")


def test_a_search_from_another_page(visit):
    page = visit("/pokemon/eevee/")
    page.locator("#q").fill("ditto")
    page.keyboard.press("Enter")
    page.wait_for_url("**/?q=ditto")
    settled(page)
    assert names(page) == ["Ditto"]


def test_a_form_in_the_address_is_open(visit):
    page = visit("/pokemon/charizard/#form-charizard-mega-x")
    expect(page.locator("#form-charizard-mega-x")).to_have_attribute("open", "")
    assert page.locator("details.form[open]").count() == 1


def test_a_list_without_its_data_finds_what_it_shows(visit):
    page = visit("/")
    page.route("**/search/**", lambda route: route.fulfill(body="not what was meant"))
    page.locator("#q").fill("pikachu")
    expect(page.locator("output")).to_have_text("1 of 1,025 species")
