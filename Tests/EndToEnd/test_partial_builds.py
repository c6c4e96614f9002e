"""Something changed: the next build makes what a clean build makes, and touches nothing else."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from support import tree
from support.picture import png
from support.repository import ROOT
from support.scratch import ScratchSite

ENTRIES = json.loads((ROOT / "Content/pokedex.json").read_bytes())
# Two whole families with branches and forms, and some others; in the order of the dex.
DEX = [entry for entry in ENTRIES if entry["id"] in {*range(1, 28), 133, 134, 135, 136, 172, 196}]
CONFIGURATION = """\
title: {en: Dex, ja: 図鑑}
baseUrl: https://dex.example/one/
languages: [en, ja]
pageSize: 20
"""

Edit = Callable[[ScratchSite], None]


def species(number: int, /, **changes) -> Edit:
    """Sets keys of one entry; a key that becomes None is taken out."""
    def edit(entries):
        entry = next(entry for entry in entries if entry["id"] == number)
        entry.update(changes)
        for key in [key for key, value in entry.items() if value is None]:
            del entry[key]
    return data("pokedex.json", edit)


def data(name: str, edit: Callable) -> Edit:
    def change(site):
        path = site.root / "Content" / name
        value = json.loads(path.read_bytes())
        edit(value)
        site.write(f"Content/{name}", json.dumps(value, ensure_ascii=False, indent=1))
    return change


def named(key: str, value: str, **changes) -> Callable:
    """Changes the object of a list that has this value."""
    def edit(values):
        next(one for one in values if one[key] == value).update(changes)
    return edit


def text(name: str, old: str, new: str) -> Edit:
    def change(site):
        path = site.root / name
        before = path.read_bytes().decode()
        assert old in before, name
        path.write_bytes(before.replace(old, new, 1).encode())
    return change


def write(name: str, content: str = "New.\n") -> Edit:
    return lambda site: site.write(name, content)


def delete(name: str) -> Edit:
    return lambda site: (site.root / name).unlink()


def picture(name: str, shade: int = 1) -> Edit:
    def change(site):
        path = site.root / "Content/sprites" / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(png(shade))
    return change


def configuration(old: str, new: str) -> Edit:
    return text("dexgen.yml", old, new)


def page(folder: str) -> str:
    return f"{folder}/index.html".lstrip("/")


NEW = {"id": 14, "name": {"english": "Newmon"}, "type": ["Ice"], "base": {"HP": 3}}
BULBASAUR = DEX[0]

EDITS: dict[str, Edit] = {
    "an ability that only entries name": species(4, abilities=[{"ability": "Hot Wind"}]),
    "another spelling of that ability": data(
        "pokedex.json", lambda entries: [
            entries[4].update(abilities=[{"ability": "hot wind"}]),
            entries[6].update(abilities=[{"ability": "Hot  Wind!"}]),
        ]),
    "an ability hidden": species(
        25, abilities=[{"ability": name, "hidden": True} for name in ("static", "lightning-rod")]),
    "an ability less": species(25, abilities=None),
    "an egg group": species(25, eggGroups=["water1"]),
    "a form's type": data(
        "pokedex.json", lambda entries: entries[2]["forms"][0].update(type=["Ghost"])),
    "a form's ability": data(
        "pokedex.json", lambda entries: entries[2]["forms"][0].update(abilities=[{"ability": "static"}])),
    "the tallest": species(1, height=99),
    "the strongest": species(10, base=DEX[9]["base"] | {"Attack": 250}),
    "no types": configuration("pageSize", "features: {types: false}\npageSize"),
    "no abilities": configuration("pageSize", "features: {abilities: false}\npageSize"),
    "no rankings": configuration("pageSize", "features: {rankings: false}\npageSize"),
    "no tools, no data": configuration("pageSize", "features: {tools: false, api: false}\npageSize"),
    "a template of a group of pages": text("Templates/group.html", "{{$main}}", "{{$main}}<p>New</p>"),
    "the template of the chart": text("Templates/types.html", "{{$main}}", "{{$main}}<p>New</p>"),
    "a template of rankings": text("Templates/ranking.html", "{{$main}}", "{{$main}}<p>New</p>"),
    "a template less": delete("Templates/group.html"),
    "a note": text("Content/pokemon/025.md", "Note", "Other note"),
    "a note in another language": write("Content/pokemon/025.ja.md"),
    "a note more": write("Content/pokemon/001.md"),
    "a note less": delete("Content/pokemon/025.md"),
    "a page of text": text("Content/about.md", "title: About", "title: On it"),
    "a page's menu": write("Content/extra.md", "---\ntitle: More\nmenu: true\n---\nHello\n"),
    "a page more": write("Content/guide/extra.md", "# Hello\n"),
    "a page less": delete("Content/about.md"),
    "a draft": write("Content/extra.md", "---\ndraft: true\n---\nHello\n"),
    "a name": species(25, name=DEX[24]["name"] | {"english": "Peekachoo"}),
    "a name in another language": species(25, name=DEX[24]["name"] | {"german": "Piekatschu"}),
    "the name of one that others evolve from": species(133, name={"english": "Eeeevee"}),
    "a type": species(1, type=["Ice", "Poison"]),
    "the only one of a type": species(25, type=["Normal"]),
    "a stat": species(1, base=BULBASAUR["base"] | {"HP": 46}),
    "a stat unknown": species(1, base={"HP": 45}),
    "a slug": species(2, slug="ivy"),
    "a number": species(2, number="B2"),
    "a level of evolution": species(2, evolution={"from": 1, "how": [{"trigger": "level-up", "level": 17}]}),
    "no evolution": species(3, evolution=None),
    "another evolution": species(26, evolution={"from": 133, "how": [{"trigger": "trade"}]}),
    "a generation": species(4, generation=3),
    "no generation": species(4, generation=None),
    "an ability": species(4, abilities=[{"ability": "static"}]),
    "a measure": species(4, height=12.5, weight=None),
    "a category": species(4, genus={"english": "Newt Pokémon"}),
    "a status": species(4, legendary=True),
    "a form's name": data(
        "pokedex.json", lambda entries: entries[2]["forms"][0]["name"].update(english="Mega X")),
    "a form's stats": data(
        "pokedex.json", lambda entries: entries[2]["forms"][0]["base"].update(HP=1)),
    "a form less": species(6, forms=None),
    "one more in front": data("pokedex.json", lambda entries: entries.insert(0, NEW | {"id": 30_000})),
    "one more in the middle": data("pokedex.json", lambda entries: entries.insert(13, NEW | {"id": 30_000})),
    "one more at the end": data("pokedex.json", lambda entries: entries.append(NEW | {"id": 30_000})),
    "one less in front": data("pokedex.json", lambda entries: entries.remove(entries[18])),
    "one less in the middle": data("pokedex.json", lambda entries: entries.pop(9)),
    "one less at the end": data("pokedex.json", lambda entries: entries.pop()),
    "two in each other's place": data(
        "pokedex.json", lambda entries: entries.insert(0, entries.pop(20))),
    "an order that is not the data's": species(172, id=9_000),
    "the layout of the data": lambda site: site.write_dex(DEX),
    "a template": text("Templates/detail.html", "{{$main}}", "{{$main}}<p>New</p>"),
    "the list's template": text("Templates/list.html", "{{$main}}", "{{$main}}<p>New</p>"),
    "the template of pages": text("Templates/page.html", "{{$main}}", "{{$main}}<p>New</p>"),
    "the template for what is not there": text("Templates/404.html", "{{$main}}", "{{$main}}<p>New</p>"),
    "a partial of one template": text("Templates/partials/ability.html", "{{>linked}}", "<i>{{>linked}}</i>"),
    "a partial of all": text("Templates/partials/footer.html", "<footer", "<footer id=\"foot\""),
    "a partial that nobody uses": write("Templates/partials/new.html", "new"),
    "a style": write("Templates/assets/style/tokens.css", ":root { --sheet: #fff }\n"),
    "a script": text("Templates/assets/script.js", "const", "// new\nconst"),
    "an asset more": write("Templates/assets/new.txt"),
    "an asset less": delete("Templates/assets/icons/favicon-32.png"),
    "a word": text("Content/i18n/en.yml", "previous: Previous", "previous: Back"),
    "a word in another language": text("Content/i18n/ja.yml", "previous: 前", "previous: 前へ"),
    "a word of evolutions": text("Content/i18n/en.yml", "evolveTrade:", "evolveTrade: Swap #"),
    "the title": configuration("en: Dex", "en: Index"),
    "a description": configuration("pageSize", "description: All of it\npageSize"),
    "the base URL": configuration("dex.example/one/", "dex.example/two/"),
    "no base URL": configuration("baseUrl: https://dex.example/one/\n", ""),
    "longer parts": configuration("pageSize: 20", "pageSize: 25"),
    "a single part": configuration("pageSize: 20", "pageSize: 100"),
    "shorter parts": configuration("pageSize: 20", "pageSize: 7"),
    "a language more": configuration("[en, ja]", "[en, ja, fr]"),
    "a language less": configuration("[en, ja]", "[en]"),
    "another first language": configuration("[en, ja]", "[ja, en]"),
    "a menu": configuration("pageSize", "menu: [{title: Shop, url: https://example.org/}]\npageSize"),
    "raw HTML": configuration("pageSize", "markdown: {rawHtml: true}\npageSize"),
    "names of pictures": configuration("pageSize", "sprites: {small: 'x{number}'}\npageSize"),
    "a picture more": picture("001.png"),
    "a small picture more": picture("001MS.png"),
    "a picture changed": picture("004.png", 2),
    "a picture of another kind": picture("004.webp"),
    "a picture less": delete("Content/sprites/004.png"),
    "a small picture less": delete("Content/sprites/004MS.png"),
    "a picture of a form": picture("10033.png"),
    "a type's name": data("types.json", named("slug", "electric", name={"english": "Spark"})),
    "a type's colour": data("types.json", named("slug", "electric", color=[1, 2, 3])),
    "a type's attack": data("types.json", named("slug", "electric", attack={"Grass": 4})),
    "a stat's name": data("stats.json", named("slug", "hp", name={"english": "Life"})),
    "the order of stats": data("stats.json", lambda stats: stats.reverse()),
    "a stat's greatest value": data("stats.json", named("slug", "hp", max=300)),
    "the usual stats": delete("Content/stats.json"),
    "an ability's name": data("abilities.json", named("slug", "static", name={"english": "Shock"})),
    "an egg group's name": data(
        "terms.json", lambda terms: terms["eggGroups"][0]["name"].update(english="Beast")),
    "an item's name": data(
        "terms.json", lambda terms: [item["name"].update(english="X") for item in terms["items"]]),
    "a region's name": data(
        "terms.json", lambda terms: terms["generations"][0]["region"].update(english="Here")),
}

# What may change at most, where that is few.
ONLY = {
    "a note": {"pokemon/pikachu", "ja/pokemon/pikachu"},
    "a note in another language": {"ja/pokemon/pikachu"},
    "a note less": {"pokemon/pikachu", "ja/pokemon/pikachu"},
    "the layout of the data": set(),
    "a partial that nobody uses": set(),
    "the template for what is not there": {"404.html"},
    "the template of the chart": {"types", "ja/types"},
    "an ability hidden": {
        "pokemon/pikachu", "ja/pokemon/pikachu", "abilities/static", "ja/abilities/static",
        "api/pokemon/25.json",
    },
}


@pytest.fixture
def site(tmp_path, program) -> ScratchSite:
    site = ScratchSite(tmp_path / "site", program, DEX)
    site.write("dexgen.yml", CONFIGURATION)
    site.write("Content/pokemon/025.md", "Note.\n")
    for name in ("004.png", "004MS.png", "007.png"):
        picture(name)(site)
    return site


@pytest.mark.parametrize("edit", EDITS)
def test_an_edit_is_built_as_from_nothing_and_taken_back(site, tmp_path, edit):
    before, stamps = site.built(), site.stamps()
    kept = {name: (site.root / name).read_bytes() for name in sources(site)}
    EDITS[edit](site)
    after, new_stamps = site.built(), site.stamps()
    assert after == clean(site, tmp_path)
    assert {name for name in after if new_stamps[name] == stamps.get(name)} == {
        name for name in after if after[name] == before.get(name)
    }
    if edit in ONLY:
        changed = {name for name in before | after if before.get(name) != after.get(name)}
        allowed = {name if "." in name else page(name) for name in ONLY[edit]}
        assert changed <= allowed
    again = site.build()
    assert again.code == 0 and "Nothing has changed" in again.err
    assert site.stamps() == new_stamps
    take_back(site, kept)
    assert site.built() == before


def take_back(site: ScratchSite, kept: dict[str, bytes]) -> None:
    """Makes the sources what they were."""
    for name in sources(site) - set(kept):
        (site.root / name).unlink()
    for name, content in kept.items():
        path = site.root / name
        if not path.exists() or path.read_bytes() != content:
            path.write_bytes(content)


def test_many_edits_one_after_the_other(site, tmp_path):
    edits = [
        "a name", "a type", "a template", "shorter parts", "a style", "a picture less",
        "one more in front", "a note", "a language more", "a word", "an ability's name",
    ]
    site.built()
    for edit in edits:
        EDITS[edit](site)
        site.built()
    assert site.contents() == clean(site, tmp_path)


def sources(site: ScratchSite) -> set[str]:
    """Every file that is read, relative to the site."""
    files = (path for top in ("Content", "Templates") for path in (site.root / top).rglob("*"))
    found = {path.relative_to(site.root).as_posix() for path in files if path.is_file()}
    return found | {"dexgen.yml"}


def clean(site: ScratchSite, folder: Path) -> dict[str, bytes]:
    """What a build into an empty folder makes of the same sources."""
    result = site.build("--output", str(folder / "clean"), "--state", str(folder / "state"))
    assert result.code == 0, result.err
    return tree.contents(folder / "clean")
