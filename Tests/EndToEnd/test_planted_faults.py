"""Faults that are planted one by one: `dexgen check` finds each, with its place."""

import json
from dataclasses import dataclass, field

import pytest

from support.picture import png
from support.repository import ROOT
from support.scratch import ScratchSite
from support.species import SMALL_DEX, species

SPRITES = "Content/sprites/"
DATA = "Content/pokedex.json"
WORDS = (ROOT / "Content/i18n/en.yml").read_text()
GIF = b"GIF89a\x02\0\x03\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x02\0\x03\0\0\x02\x02\x84Q\0;"


@dataclass(frozen=True)
class Fault:
    """What is planted, and a line of the findings that has all these words."""

    words: tuple[str, ...]
    files: dict[str, str | bytes | None] = field(default_factory=dict)
    dex: list | None = None
    severity: str = "warning"


def finding(*words: str, **planted) -> Fault:
    return Fault(words, **planted)


def dex(*entries: dict) -> list:
    return [*SMALL_DEX, *entries]


def sprites(**files: bytes) -> dict[str, bytes]:
    """A folder of pictures that has the usual ones, and these."""
    usual = {f"{SPRITES}{number}.png": png() for number in ("001", "025", "1500")}
    return usual | {f"{SPRITES}{name}": content for name, content in files.items()}


def many_sprites(odd: bytes) -> dict:
    numbers = range(2, 12)
    return {
        "dex": dex(*(species(number, f"Mon {number}") for number in numbers)),
        "files": sprites() | {f"{SPRITES}{number:03}.png": png() for number in numbers}
        | {SPRITES + "005.png": odd},
    }


DATA_FAULTS = {
    "an id twice": finding(DATA, "id", "taken by", dex=dex(species(25, "Raichu")), severity="error"),
    "an address twice": finding(DATA, "slug", "pikachu", dex=dex(species(26, "Pikachu")), severity="error"),
    "an unknown type": finding(DATA, "'Fyre'", dex=dex(species(4, "Char", "Fyre")), severity="error"),
    "an evolution from nowhere": finding(
        DATA, "evolution", "no entry with the id 9", dex=dex(species(4, "Char", evolution={"from": 9, "how": [{"trigger": "level-up"}]})),
    ),
    "an evolution in a circle": finding(
        DATA, "circle", dex=dex(*(
            species(a, f"Mon {a}", evolution={"from": b, "how": [{"trigger": "level-up"}]}) for a, b in ((4, 5), (5, 4))
        )),
    ),
    "a stat out of range": finding(DATA, "base.HP", "999", dex=dex(species(4, "Char", base={"HP": 999}))),
    "a negative stat": finding(DATA, "base.HP", "-1", dex=dex(species(4, "Char", base={"HP": -1})), severity="error"),
    "an unknown stat": finding(DATA, "base.Luck", dex=dex(species(4, "Char", base={"HP": 1, "Luck": 2}))),
    "an empty name": finding(DATA, "name.french", "empty", dex=dex(species(4, "", name={"english": "Char", "french": ""}))),
    "an invisible character": finding(
        DATA, "name.chinese", "U+200E", dex=dex(species(4, "", name={"english": "Char", "chinese": "小火\u200e"})),
    ),
    "no stats": finding(DATA, "no stats", dex=dex(species(4, "Char", base=None))),
    "a key twice": finding(DATA + ":1:12: ", "the key comes twice", severity="error", files={DATA: '[{"id": 1, "id": 2, "name": {"english": "A"}, "type": ["Fire"]}]'}),
    "no JSON at all": finding(DATA + ":1:2: ", files={DATA: "[,]"}, severity="error"),
}

PICTURE_FAULTS = {
    "a missing picture": finding(SPRITES + "1500.png", "mistlark", files={SPRITES + "001.png": png(), SPRITES + "025.png": png()}),
    "an orphan picture": finding(SPRITES + "026.png", "belongs to no species", files=sprites(**{"026.png": png()})),
    "a picture that is not used": finding(SPRITES + "001.webp", "comes first", files=sprites(**{"001.webp": b"x"})),
    "an empty picture": finding(SPRITES + "025.png", "is empty", files=sprites(**{"025.png": b""}), severity="error"),
    "a cut picture": finding(SPRITES + "025.png", "is cut short", files=sprites(**{"025.png": png(9)[:-20]}), severity="error"),
    "a damaged picture": finding(
        SPRITES + "025.png", "check sum", files=sprites(**{"025.png": png().replace(b"IDATx", b"IDATy")}), severity="error",
    ),
    "a picture of another kind": finding(SPRITES + "025.png", "kind gif", files=sprites(**{"025.png": GIF}), severity="error"),
    "no picture at all": finding(SPRITES + "025.png", "no png", files=sprites(**{"025.png": b"<html>Not found</html>"}), severity="error"),
    "a picture of an odd size": finding(SPRITES + "005.png", "2×2", **many_sprites(png(2))),
    "a folder named like a picture": finding(SPRITES + "025.png", "is a folder", files=sprites() | {SPRITES + "025.png": None}),
}

TEMPLATE_FAULTS = {
    "an unknown value": finding("Templates/404.html:1:4: ", "'titel'", files={"Templates/404.html": "<p>{{titel}}</p>\n"}),
    "an unknown word": finding("Templates/404.html:1:4: ", "words.searchLable", files={"Templates/404.html": "<p>{{words.searchLable}}</p>\n"}),
    "an unused partial": finding("Templates/partials/x.html:1:1: ", "used nowhere", files={"Templates/partials/x.html": "x\n"}, severity="note"),
    "an attribute without quotes": finding("Templates/404.html:1:9: ", "without quotes", files={"Templates/404.html": "<a href={{homeUrl}}>x</a>\n"}),
    "a section that is not closed": finding("Templates/list.html:2:1: ", files={"Templates/list.html": "a\n{{#entries}}\n"}, severity="error"),
    "a partial that is not there": finding("Templates/404.html:1:1: ", "nowhere", files={"Templates/404.html": "{{>nowhere}}\n"}, severity="error"),
}

CONTENT_FAULTS = {
    "a draft": finding("Content/x.md", "draft", files={"Content/x.md": "---\ndraft: true\n---\nText\n"}, severity="note"),
    "a link to nowhere": finding("Content/x.md:2:", "nothing.md", files={"Content/x.md": "\n[a](nothing.md)\n"}),
    "a link to an unknown species": finding("Content/x.md:1:", "pikatchu", files={"Content/x.md": "[a](pokemon:pikatchu)\n"}),
    "a first heading of the wrong level": finding("Content/x.md:1:1: ", "first heading", "3", files={"Content/x.md": "### a\n"}),
    "a jump of headings": finding("Content/x.md:3:1: ", "level 4", files={"Content/x.md": "## a\n\n#### b\n"}),
    "an unknown key of front matter": finding("Content/x.md:2:1: ", "'tilte'", files={"Content/x.md": "---\ntilte: A\n---\nText\n"}),
    "raw HTML": finding("Content/x.md:1:", "HTML", files={"Content/x.md": "a <b>c</b>\n"}),
    "notes on nobody": finding("Content/pokemon/150.md", "no species", files={"Content/pokemon/150.md": "Text\n"}),
    "two pages at one address": finding(
        "grid", "Content/grid.md", files={"Content/grid.md": "Text\n"}, severity="error",
    ),
}

FRENCH = {"dexgen.yml": "languages: [en, fr]\n"}
LANGUAGE_FAULTS = {
    "a missing word": finding("Content/i18n/fr.yml", "'searchLabel'", files=FRENCH | {"Content/i18n/fr.yml": WORDS.replace("searchLabel:", "# ")}),
    "an unknown word": finding("Content/i18n/fr.yml:2:1: ", "'unheard'", files=FRENCH | {"Content/i18n/fr.yml": "#\nunheard: Of\n" + WORDS}),
    "a word that nobody uses": finding("Content/i18n/en.yml:1:1: ", "'greeting'", "used nowhere", files={"Content/i18n/en.yml": "greeting: Hello\n" + WORDS}),
    "a wrong placeholder": finding(
        "Content/i18n/fr.yml:", "{nubmer}", "numberText",
        files=FRENCH | {"Content/i18n/fr.yml": WORDS.replace("No.{number}", "No.{nubmer}")},
    ),
    "a language without words": finding("i18n/eo.yml", files={"dexgen.yml": "languages: [en, eo]\n"}),
}

CONFIGURATION_FAULTS = {
    "an unknown key": finding("dexgen.yml:1:1: ", "'tilte'", files={"dexgen.yml": "tilte: A\n"}, severity="error"),
    "an unknown word": finding("dexgen.yml:2:3: ", "'listTilte'", files={"dexgen.yml": "words:\n  listTilte: A\n"}),
}

FAULTS = {
    f"{area}: {name}": fault
    for area, faults in (
        ("data", DATA_FAULTS), ("pictures", PICTURE_FAULTS), ("templates", TEMPLATE_FAULTS),
        ("content", CONTENT_FAULTS), ("words", LANGUAGE_FAULTS), ("configuration", CONFIGURATION_FAULTS),
    )
    for name, fault in faults.items()
}


def plant(site: ScratchSite, fault: Fault) -> None:
    if fault.dex is not None:
        entries = [{key: value for key, value in entry.items() if value is not None} for entry in fault.dex]
        site.write_dex(entries)
    for name, content in fault.files.items():
        path = site.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if content is None:
            path.unlink(missing_ok=True)
            path.mkdir()
        else:
            path.write_bytes(content if isinstance(content, bytes) else content.encode())


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_it_is_found_in_its_place(site, fault):
    plant(site, fault)
    result = site.program.run("check", "--verbose", cwd=site.root)
    lines = [line for line in result.err.splitlines() if f"{fault.severity}: " in line]
    assert any(all(word in line for word in fault.words) for line in lines), result.err
    assert result.code == (1 if fault.severity == "error" else 0), result.err
    strict = site.program.run("check", "--strict", cwd=site.root)
    assert strict.code == (0 if fault.severity == "note" else 1), strict.err


# What the built site may have: (file, what to replace, by what, words of the finding, severity).
IN_THE_SITE = {
    "a link to nowhere": ("404.html", b'href="/"', b'href="/gone/"', ["404.html:", "gone/index.html"], "error"),
    "a link to a place that is not there": (
        "pokemon/pikachu/index.html", b"</main>", b'<a href="../../#no-such">x</a></main>', ["pikachu/index.html:", "#no-such"], "error",
    ),
    "a picture that is not there": (
        "pokemon/pikachu/index.html", b"</main>", b'<img src="x.png" alt=""></main>', ["pikachu/index.html:", "pokemon/pikachu/x.png"], "error",
    ),
    "a link without its slash": (
        "pokemon/pikachu/index.html", b"</main>", b'<a href="../bulbasaur">x</a></main>', ["pikachu/index.html:", "slash"], "warning",
    ),
    "a link out of the site": (
        "pokemon/pikachu/index.html", b"</main>", b'<a href="../../../x">x</a></main>', ["pikachu/index.html:", "out of the site"], "error",
    ),
    "an id twice": (
        "pokemon/pikachu/index.html", b"</main>", b'<p id="twice"></p><p id="twice"></p></main>', ["pikachu/index.html:", "'twice'"], "error",
    ),
    "a picture without alt": (
        "pokemon/pikachu/index.html", b"</main>", b'<img src="../../sprites/025.svg"></main>', ["pikachu/index.html:", "alternative text"], "warning",
    ),
    "no title": ("pokemon/pikachu/index.html", b"title>", b"tit>", ["pikachu/index.html:", "no title"], "warning"),
    "an empty title": (
        "pokemon/pikachu/index.html", b"<title>", b"<title></title><tit>", ["pikachu/index.html:", "title of the page is empty"], "warning",
    ),
    "a label of nothing": (
        "pokemon/pikachu/index.html", b"</main>", b'<label for="none">x</label></main>', ["pikachu/index.html:", "'none'"], "warning",
    ),
    "a style sheet that asks for what is not there": (
        None, b"", b"a { background: url('gone.png') }", ["assets/", "gone.png"], "error",
    ),
}
WITH_ADDRESS = {
    "a canonical address of another page": (
        "pokemon/pikachu/index.html", b'dex/pokemon/pikachu/"', b'dex/pokemon/bulbasaur/"', ["pikachu/index.html:", "canonical"], "error",
    ),
    "an entry of the site map that is not there": (
        "sitemap.xml", b"pokemon/pikachu/</loc>", b"pokemon/raichu/</loc>", ["sitemap.xml:", "pokemon/raichu/index.html"], "error",
    ),
    "a link beside the site's path": (
        "404.html", b'href="/dex/', b'href="/', ["404.html:", "out of the site"], "error",
    ),
}


@pytest.fixture(scope="module")
def built(tmp_path_factory, program):
    """One site, built twice: with relative links, and for an address."""
    site = ScratchSite(tmp_path_factory.mktemp("check") / "site", program, SMALL_DEX)
    site.built()
    site.built("--base-url", "https://example.org/dex/", "--output", "Addressed")
    return site


CASES = {name: (False, *case) for name, case in IN_THE_SITE.items()}
CASES |= {name: (True, *case) for name, case in WITH_ADDRESS.items()}


@pytest.mark.parametrize("has_address, file, old, new, words, severity", CASES.values(), ids=CASES)
def test_it_is_found_in_the_built_site(built, has_address, file, old, new, words, severity):
    folder = built.root / ("Addressed" if has_address else "Public")
    arguments = ["check", "--site", "--output", folder.name]
    arguments += ["--base-url", "https://example.org/dex/"] if has_address else []
    path = folder / file if file else next(folder.glob("assets/*.css"))
    before = path.read_bytes()
    after = before.replace(old, new, 1 if old == b"<title>" else -1) if old else before + new
    assert before != after
    assert built.program.run(*arguments, "--strict", cwd=built.root).code == 0
    path.write_bytes(after)
    try:
        result = built.program.run(*arguments, cwd=built.root)
    finally:
        path.write_bytes(before)
    lines = [line for line in result.err.splitlines() if f" {severity}: " in line]
    assert any(all(word in line for word in words) for line in lines), result.err
    assert result.code == (1 if severity == "error" else 0)


def test_there_is_nothing_to_say_of_the_projects_own_site(program, default_site):
    result = program.run(
        "check", "--site", "--strict", "--output", str(default_site), "--directory", str(ROOT), "--format", "json"
    )
    assert json.loads(result.out) == []
    assert result.code == 0
