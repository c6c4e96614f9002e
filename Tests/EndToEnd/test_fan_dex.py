"""Dexes of invented creatures: other types, stats, numbers, words and names of pictures."""

import json
import random
import shutil

import jsonschema
import pytest

from support.markup import parse
from support.page import dangling
from support.repository import ROOT
from support.scratch import ScratchSite

EXAMPLE = ROOT / "Tests/Examples/fan-dex"


@pytest.fixture(scope="module")
def example(program, tmp_path_factory):
    site = ScratchSite(tmp_path_factory.mktemp("fan") / "site", program, [])
    for name in ("abilities.json", "about.md", "terms.json", "types.json", "stats.json"):
        (site.root / "Content" / name).unlink(missing_ok=True)
    for path in (site.root / "Content").glob("about.*"):
        path.unlink()
    shutil.copytree(EXAMPLE, site.root, dirs_exist_ok=True)
    result = site.build("--strict")
    assert result.code == 0, result.err
    return site


def page(site, path: str):
    return parse((site.public / path / "index.html").read_text())


def test_there_is_nothing_to_say_of_the_example(example):
    result = example.program.run("check", "--site", "--strict", cwd=example.root)
    assert result.code == 0 and "Nothing is wrong" in result.err, result.err
    assert dangling(example.public) == []


def test_its_stats_and_types_are_its_own(example):
    table = page(example, "").one("table")
    assert [cell.attributes["title"] for cell in table.all("th.c-stat") if "title" in cell.attributes] == [
        "Vigor", "Grip", "Shell", "Spark", "Drift",
    ]
    mothlet = page(example, "pokemon/mothlet")
    assert mothlet.texts("h1") == ["Mothlet"]
    text = mothlet.text
    for word in ("#01", "×1.5", "×0.75", "First chart (Ashlow Fen)", "Use Ember Shard", "Drawn for this example."):
        assert word in text, word
    for word in ("Pokémon", "Pokédex", "Attack", "Nintendo", "At level 100"):
        assert word not in text, word
    bars = [bar.attributes["viewbox"] for cell in mothlet.all("td.bar") for bar in cell.all("svg")]
    assert bars == [f"0 0 {most} 1" for most in (120, 120, 150, 120, 90)]


def test_nine_evolutions(example):
    mothlet = page(example, "pokemon/mothlet")
    evolution = [element for element in mothlet.all("section") if "Evolution" in element.texts("h2")]
    assert len(evolution) == 1
    assert len({link.attributes["href"] for link in evolution[0].all("a")} - {"./", "../mothlet/"}) >= 9


def test_numbers_may_be_missing_and_shared(example):
    numbers = [cell.text for cell in page(example, "").all("td.no")]
    assert numbers == ["#01", "#02", "#03", "#04", "#05", "#06", "#07", "#07", "#09", "#10", "", "#12"]
    assert "#" not in page(example, "pokemon/pebblum").one("h1").text
    assert [row.text for row in page(example, "").one("tbody").all("tr")][10].endswith("000000")


def test_pictures_have_a_folder_for_each_size(example):
    images = [image.attributes["src"] for image in page(example, "pokemon/mothlet").all("img")]
    assert "../../sprites/large/01.svg" in images and "../../sprites/small/01.svg" in images
    for size in ("large", "small"):
        assert len(list(example.public.glob(f"sprites/{size}/*.svg"))) == 12


def test_its_words_are_in_both_languages(example):
    assert "Livre du marais" in page(example, "fr").one("title").text
    assert "Vigueur" in page(example, "fr/pokemon/mothlet").text


def test_a_folder_that_no_pattern_names_is_a_note(example):
    folder = example.root / "Content/sprites/thumbnails"
    folder.mkdir()
    (folder / "01.svg").write_bytes((EXAMPLE / "Content/sprites/small/01.svg").read_bytes())
    result = example.program.run("check", "--verbose", cwd=example.root)
    shutil.rmtree(folder)
    assert result.warnings == [] and "1 picture in 'Content/sprites/thumbnails/'" in result.err


TYPES = [f"Kind {chr(65 + n // 5)}{n % 5}" for n in range(30)]
STATS = ["Might", "Wit", "Nerve", "Pace", "Hide", "Luck", "Reach", "Charm", "Focus", "Breath"]


@pytest.fixture(scope="module")
def large(program, tmp_path_factory):
    """Thirty types, ten stats, forty creatures."""
    chance = random.Random(7)
    site = ScratchSite(tmp_path_factory.mktemp("large") / "site", program, [])
    for name in ("abilities.json", "terms.json", "about.md"):
        (site.root / "Content" / name).unlink(missing_ok=True)
    site.write("Content/types.json", json.dumps([
        {
            "slug": name.lower().replace(" ", "-"), "name": {"english": name},
            "color": [chance.randrange(90, 250) for _ in range(3)],
            "attack": {other: chance.choice([0, 0.25, 0.5, 1.5, 2, 3]) for other in chance.sample(TYPES, 9)},
        }
        for name in TYPES
    ]))
    site.write("Content/stats.json", json.dumps([
        {"key": name, "name": {"english": name}, "short": {"english": name[:3]}, "max": 10 * (index + 1), "growth": "none"}
        for index, name in enumerate(STATS)
    ]))
    site.write_dex([
        {
            "id": number, "name": {"english": f"Creature {number}"}, "type": chance.sample(TYPES, 1 + number % 4),
            "base": {name: chance.randrange(10 * (index + 1)) for index, name in enumerate(STATS)},
        }
        for number in range(1, 41)
    ])
    result = site.build("--strict")
    assert result.code == 0, result.err
    return site


def test_there_is_nothing_to_say_of_thirty_types_and_ten_stats(large):
    result = large.program.run("check", "--site", "--strict", cwd=large.root)
    assert result.code == 0, result.err
    assert page(large, "pokemon/creature-1").text.count("Charm") >= 1
    assert len(page(large, "pokemon/creature-1").all("td.bar")) == 10


def test_stats_may_be_none_at_all(site):
    site.write("Content/stats.json", "[]")
    site.write_dex([{"id": 1, "name": {"english": "Wisp"}, "type": ["Fire"]}])
    result = site.build("--strict")
    assert result.code == 0, result.err
    assert parse((site.public / "pokemon/wisp/index.html").read_text()).all("td.bar") == []


@pytest.mark.parametrize("digits, number", [(1, "1"), (2, "01"), (5, "00001")])
def test_numbers_are_padded_as_the_site_wants(site, digits, number):
    site.write("dexgen.yml", f"numbers:\n  digits: {digits}\nwords:\n  numberText: '({{number}})'\n")
    site.built()
    text = (site.public / "pokemon/bulbasaur/index.html").read_text()
    assert f"({number})" in text and "No." not in parse(text).text


WRONG = {
    "digits": ("numbers:\n  digits: 0\n", "digits"),
    "no number": ("sprites:\n  large: big\n", "{number}"),
    "one pattern for both": ("sprites:\n  large: '{number}'\n  small: '{number}'\n", "the same pictures"),
}


@pytest.mark.parametrize("text, words", WRONG.values(), ids=WRONG)
def test_a_wrong_configuration_is_refused(site, text, words):
    site.write("dexgen.yml", text)
    result = site.build()
    assert result.code == 1 and words in result.err and "dexgen.yml:" in result.err


@pytest.mark.parametrize("name", ["pokedex", "types", "stats", "terms", "abilities"])
def test_the_example_fits_the_schemas(name):
    schema = json.loads((ROOT / f"Content/schemas/{name}.schema.json").read_text())
    jsonschema.validate(json.loads((EXAMPLE / f"Content/{name}.json").read_text()), schema)
