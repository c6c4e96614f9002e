"""Light, dark, more contrast, paper."""

import pytest
from playwright.sync_api import expect


def is_light(page, of: str = "body") -> bool:
    ground = page.evaluate(
        "selector => { const box = document.querySelector(selector); const canvas = "
        "new OffscreenCanvas(1, 1).getContext('2d'); canvas.fillStyle = getComputedStyle(box).color; "
        "canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data]; }", of,
    )
    return sum(ground[:3]) < 3 * 128


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_follows_the_system(visit, theme):
    assert is_light(visit("/", color_scheme=theme)) == (theme == "light")


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_reader_chooses_and_it_is_kept(visit, system, place):
    page = visit("/", base=place, color_scheme=system)
    button = page.locator("#theme")
    expect(button).to_have_attribute("aria-label", "Colours: as the system")
    button.click()
    expect(button).to_have_attribute("aria-label", "Colours: light")
    assert is_light(page)
    button.click()
    assert not is_light(page)
    page.goto(place + "/pokemon/eevee/")
    expect(page.locator("#theme")).to_have_attribute("aria-label", "Colours: dark")
    assert not is_light(page)


def test_the_choice_is_there_before_anything_is_drawn(visit, address):
    page = visit("/", color_scheme="light")
    page.evaluate("localStorage.setItem('dexgen:/:theme', 'dark')")
    # Whatever the deferred script does comes too late for this.
    page.route("**/script.*.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto(address + "/pokemon/eevee/")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert not is_light(page)


def test_paper_is_white_whatever_was_chosen(visit):
    page = visit("/pokemon/eevee/", color_scheme="dark")
    page.emulate_media(media="print")
    assert is_light(page)
    for hidden in (".masthead", ".tools", ".neighbours", ".keys"):
        expect(page.locator(hidden)).to_be_hidden()


def test_the_printed_list_is_a_checklist(visit):
    page = visit("/")
    page.emulate_media(media="print")
    box = page.locator("#n25 td").first
    assert box.evaluate("cell => getComputedStyle(cell).borderTopStyle") == "solid"
    expect(page.locator("#n25 th")).to_be_visible()
    expect(page.locator("#n25 .ts")).to_be_hidden()


@pytest.mark.parametrize("options", [{"contrast": "more"}, {"forced_colors": "active"}])
def test_high_contrast(visit, options):
    page = visit("/pokemon/eevee/", **options)
    assert is_light(page)
    expect(page.locator(".type").first).to_be_visible()
