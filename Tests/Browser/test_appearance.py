import pytest

PAGES = [
    "/", "/grid/", "/de/?type=fire,water&mode=either", "/pokemon/bulbasaur/", "/fr/pokemon/eevee/",
    "/pokemon/type-null/", "/types/", "/de/types/fire/", "/generations/", "/abilities/static/",
    "/rankings/", "/rankings/speed/", "/compare/?p=25,26,150", "/de/compare/?p=6,386", "/collection/",
    "/egg-groups/", "/offline/", "/about/", "/404.html",
]


@pytest.mark.parametrize("path", PAGES)
def test_nothing_scrolls_sideways(visit, path):
    page = visit(path, viewport={"width": 320, "height": 900}, wait_until="domcontentloaded")
    for width in (320, 768, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= page.evaluate("document.documentElement.clientWidth"), width


def test_the_grid_has_three_columns_on_a_phone_and_more_on_wide_screens(visit):
    page = visit("/grid/", viewport={"width": 320, "height": 900})
    columns = "getComputedStyle(document.querySelector('#entries')).gridTemplateColumns.split(' ').length"
    assert page.evaluate(columns) == 3
    page.set_viewport_size({"width": 1440, "height": 900})
    assert page.evaluate(columns) > 5


def test_stats_are_in_the_list_where_there_is_room(visit):
    page = visit("/", viewport={"width": 390, "height": 900})
    cells = page.locator("#n25 td:visible")
    assert "320" not in cells.all_inner_texts()
    page.set_viewport_size({"width": 1100, "height": 900})
    assert [text for text in cells.all_inner_texts() if text.isdigit()] == [
        "35", "55", "40", "50", "50", "90", "320"]


def test_pictures_are_shown(visit):
    page = visit("/pokemon/bulbasaur/")
    sizes = page.eval_on_selector_all(
        "main img", "images => images.map(image => image.complete && image.naturalWidth)"
    )
    assert sizes and all(sizes)
