"""Pictures under padded names, and what stands in for those that are missing."""

import pytest

from support.page import dangling, references
from support.picture import png
from support.species import species


@pytest.fixture
def squirtle(site):
    site.write_dex([species(7, "Squirtle", "Water")])
    return site


def add(site, *names: str) -> None:
    for number, name in enumerate(names):
        site.write(f"Content/sprites/{name}", "").write_bytes(png(8, red=number))


def test_names_are_padded_to_three_digits(squirtle):
    add(squirtle, "007.png", "007MS.png", "7.png")
    result = squirtle.build()
    assert result.code == 0, result.err
    files = squirtle.contents()
    assert files["sprites/007.png"] == png(8, red=0)
    assert files["sprites/007MS.png"] == png(8, red=1)
    assert "sprites/7.png" not in files
    assert any("7.png" in line for line in result.err.splitlines() if "warning: " in line)
    shown = references(files["pokemon/squirtle/index.html"].decode())
    assert {name for name in shown if name.endswith(".png") and "sprites/" in name} == {
        "../../sprites/007.png", "../../sprites/007MS.png",
    }


@pytest.mark.parametrize("number, stem", [(1000, "1000"), (10001, "10001"), (25, "025")])
def test_longer_numbers_are_never_cut(site, number, stem):
    site.write_dex([species(number, "Pikachu", "Electric")])
    add(site, f"{stem}.png", f"{stem}MS.png")
    files = site.built()
    assert {f"sprites/{stem}.png", f"sprites/{stem}MS.png"} <= files.keys()


def test_a_missing_picture_is_drawn_and_reported_once(site):
    add(site, "001.png", "001MS.png", "025.png", "025MS.png")
    result = site.build()
    assert result.code == 0, result.err
    warnings = [line for line in result.err.splitlines() if "warning: " in line]
    assert len(warnings) == 1 and "1500" in warnings[0]
    found = dangling(site.public)
    assert not found, "\n".join(found)
    assert site.build("--strict").code == 1


def test_a_site_without_any_picture_has_drawn_ones_and_no_warning(site):
    result = site.build()
    assert "warning: " not in result.err
    assert dangling(site.public) == []


def test_drawn_pictures_differ(site):
    site.write_dex([species(n, f"Mon {n}", "Water") | {"base": stats(n)} for n in range(1, 31)])
    drawn = [text for name, text in site.built().items() if name.startswith("sprites/")]
    assert drawn and len(set(drawn)) == len(drawn)


def stats(number: int) -> dict:
    return species(number, "")["base"] | {"HP": number, "Speed": 200 - number}
