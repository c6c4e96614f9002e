"""Warnings are said by every build, also by one that has nothing to do."""

import pytest

from support.picture import png
from support.repository import ROOT
from support.scratch import ScratchSite
from support.species import SMALL_DEX, species

WORDS = (ROOT / "Content/i18n/en.yml").read_text()
WARNINGS = {
    "front matter": {"Content/about.md": "---\ntilte: About\n---\nText\n"},
    "a note on nobody": {"Content/pokemon/150.md": "Text\n"},
    "Markdown": {"Content/about.md": "Text <b>bold</b>\n"},
    "a template": {
        "Content/x.md": "---\ntemplate: x\n---\nText\n",
        "Templates/x.md": "# {{title}}\n\nText <b>bold</b>\n",
    },
    "a word": {
        "dexgen.yml": "languages: [fr]\n", "Content/i18n/fr.yml": WORDS + "unheard: Of\n",
    },
}


def add_warning(site: ScratchSite, name: str) -> None:
    for path, content in WARNINGS[name].items():
        site.write(path, content)


def said(text: str) -> list[str]:
    """All lines but the last, which counts files."""
    return text.splitlines()[:-1]


@pytest.mark.parametrize("name", WARNINGS)
def test_a_build_with_warnings_is_current(site, name):
    add_warning(site, name)
    first = site.build()
    assert first.code == 0 and first.warnings, first.err
    stamps = site.stamps()
    second = site.build()
    assert second.code == 0 and "Nothing has changed" in second.err
    assert said(second.err) == said(first.err)
    assert site.stamps() == stamps
    assert site.build("--quiet").err == ""
    strict = site.build("--strict")
    assert strict.code == 1 and strict.warnings == first.warnings
    assert site.stamps() == stamps


def test_a_partial_build_says_all_warnings(site):
    add_warning(site, "front matter")
    first = site.build()
    site.write("Content/pokemon/025.md", "A note.\n")
    second = site.build()
    assert "1 changed" in second.err and said(second.err) == said(first.err)
    site.write("Content/about.md", "---\ntitle: About\n---\nText\n")
    assert site.build().warnings == []
    assert "Nothing has changed" in site.build().err


def test_many_warnings_of_one_kind(site):
    site.write_dex([*SMALL_DEX, *(species(number, f"Mon {number}") for number in range(100, 140))])
    sprites = site.root / "Content/sprites"
    sprites.mkdir()
    (sprites / "025.png").write_bytes(png())
    first, second = site.build(), site.build()
    assert "more like this" in first.err
    assert said(second.err) == said(first.err)
    assert len(site.build("--verbose").warnings) == 42
