"""Broken input: one clear fault with its place, exit 1, and Public as it was."""

import json
import re
from dataclasses import dataclass

import pytest

from support.species import SMALL_DEX, species


@dataclass(frozen=True)
class Broken:
    title: str
    file: str
    text: str
    #: What the line of the error must match, from its start.
    error: str
    #: Words that must be there too, in the error or its hint.
    words: tuple[str, ...] = ()


def dex(*entries) -> str:
    return json.dumps([*SMALL_DEX, *entries], indent=1)


DATA = "Content/pokedex.json"
AT_DATA = r"Content/pokedex\.json:\d+:\d+: error: "

BROKEN = [
    Broken("data that ends early", DATA, "[{", r"Content/pokedex\.json:1:\d+: error: "),
    Broken("data that is no list", DATA, "7", r"Content/pokedex\.json:1:1: error: "),
    Broken("an entry that is null", DATA, dex(None), AT_DATA, ("null",)),
    Broken("an id twice", DATA, dex(species(25, "Raichu")), AT_DATA, ("25", "Raichu")),
    Broken("an id of 0", DATA, dex(species(0, "Nought")), AT_DATA, ("id",)),
    Broken("an unknown type", DATA, dex(species(2, "Ivysaur", "Gras")), AT_DATA, ("Gras", "Grass")),
    Broken(
        "a stat that is no whole number", DATA, dex(species(2, "Ivysaur", base={"HP": 45.5})),
        AT_DATA, ("HP", "45.5"),
    ),
    Broken(
        "two species at one address", DATA, dex(species(26, "Raichu", slug="pikachu")),
        r".*error: ", ("pikachu",),
    ),
    Broken(
        "a section that is not closed", "Templates/detail.html", "<p>\n{{#species}}\n",
        r"Templates/detail\.html:2:\d+: error: ", ("species",),
    ),
    Broken(
        "sections that cross", "Templates/detail.html", "{{#a}}\r\n{{/b}}\r\n",
        r"Templates/detail\.html:2:\d+: error: ", ("a", "b"),
    ),
    Broken(
        "an unknown partial", "Templates/404.html", "{{> laoyut}}\n",
        r"Templates/404\.html:1:\d+: error: ", ("laoyut", "layout"),
    ),
    Broken(
        "front matter that is no YAML", "Content/about.md", "---\ntitle: [\n---\nText\n",
        r"Content/about\.md:\d:\d+: error: ",
    ),
    Broken(
        "a note on a species with broken front matter", "Content/pokemon/025.md",
        "---\n\ttitle: x\n---\nText\n", r"Content/pokemon/025\.md:2:\d+: error: ",
    ),
    Broken(
        "configuration with an unknown key", "dexgen.yml", "# words\ntitel: Dex\n",
        r"dexgen\.yml:2:1: error: ", ("titel", "title"),
    ),
    Broken(
        "configuration that is no YAML", "dexgen.yml", "title: [\n",
        r"dexgen\.yml:\d:\d+: error: ",
    ),
]


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.title)
@pytest.mark.parametrize("built", [False, True], ids=["empty", "built"])
def test_a_fault_has_its_place_and_changes_nothing(site, broken, built):
    if built:
        site.built()
    before = site.contents(), site.stamps()
    site.write(broken.file, broken.text)
    result = site.build()
    assert result.code == 1, result.err
    assert result.out == ""
    assert len(result.errors) == 1, result.err
    assert re.match(broken.error, result.errors[0]), result.err
    assert all(word in result.err for word in broken.words), result.err
    assert (site.contents(), site.stamps()) == before
    assert site.public.exists() == built


def test_all_faults_are_named_in_one_run(site):
    site.write(DATA, dex(species(2, "Ivysaur", "Gras"), species(3, "Venusaur", "Watre"), None))
    result = site.build()
    assert result.code == 1
    assert len(result.errors) == 3
    assert all(word in result.err for word in ("Gras", "Watre", "null", "3 errors"))


def test_a_data_file_that_is_not_there(site):
    result = site.build("--data", "nowhere.json")
    assert result.code == 1
    assert "nowhere.json" in result.errors[0]
    assert not site.public.exists()


DOUBTFUL = [
    (
        DATA, dex(species(2, "Ivysaur", name={"english": "Ivysaur", "french": ""})),
        r"Content/pokedex\.json:\d+:\d+: warning: ", "french",
    ),
    (
        "Content/about.md", "---\ntilte: About\n---\nText\n",
        r"Content/about\.md:2:1: warning: ", "'title'",
    ),
    ("Content/pokemon/150.md", "Text\n", r"warning: .*'Content/pokemon/150\.md'", "no species"),
]


@pytest.mark.parametrize("file, text, warning, word", DOUBTFUL, ids=lambda value: value[:25])
def test_warnings_fail_a_strict_build_only(site, file, text, warning, word):
    site.write(file, text)
    result = site.build()
    assert result.code == 0, result.err
    assert len(result.warnings) == 1, result.err
    assert re.match(warning, result.warnings[0]) and word in result.err
    before = site.stamps()
    result = site.build("--strict")
    assert result.code == 1
    assert len(result.warnings) == 1 and len(result.errors) == 1, result.err
    assert site.stamps() == before
