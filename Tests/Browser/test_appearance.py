import pytest

PAGES = [
    "/", "/grid/", "/pokemon/bulbasaur/", "/pokemon/eevee/", "/pokemon/type-null/", "/about/",
    "/404.html", "/types/", "/types/fire/", "/generations/1/", "/abilities/", "/abilities/static/",
    "/rankings/", "/rankings/attack/", "/compare/", "/collection/", "/build-your-own/",
]


@pytest.mark.parametrize("width", [320, 768, 1440])
@pytest.mark.parametrize("path", PAGES)
def test_nothing_scrolls_sideways(visit, path, width):
    page = visit(path, viewport={"width": width, "height": 900})
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= page.evaluate("document.documentElement.clientWidth")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_follows_the_system(visit, theme):
    page = visit("/", color_scheme=theme)
    ink = page.evaluate("getComputedStyle(document.body).color")
    red, green, blue = (float(part) for part in ink.strip("rgba()").split(",")[:3])
    assert (red + green + blue < 3 * 128) == (theme == "light"), ink


def test_pictures_are_shown(visit):
    page = visit("/pokemon/bulbasaur/")
    sizes = page.eval_on_selector_all(
        "main img", "images => images.map(image => image.complete && image.naturalWidth)"
    )
    assert sizes and all(sizes)
