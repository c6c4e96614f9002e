"""Shortcodes in pages, notes and Markdown templates."""

import re

import pytest

from support.markup import parse
from support.species import species

EVOLUTION = {"evolution": {"from": 25, "how": [{"trigger": "use-item", "item": "thunder-stone"}]}}


@pytest.fixture
def dex(site):
    site.write_dex([
        species(25, "Pikachu", "Electric"), species(26, "Raichu", "Electric", **EVOLUTION),
        species(150, "Mewtwo", "Psychic"),
    ])
    return site


def guide(site, text: str, *arguments: str):
    site.write("Content/guide.md", text)
    site.built("--strict", *arguments)
    return parse((site.public / "guide/index.html").read_text("utf-8")).one(".prose")


def test_a_stat_table(dex):
    page = guide(dex, "# Guide\n\n{{> stat-table pokemon=pikachu }}\n\nWords.\n")
    table = page.one("table.stat-table")
    assert table.all("th")[-1].text
    assert page.one("figcaption").one("a").attributes["href"] == "../pokemon/pikachu/"
    assert not page.all("#stats")


def test_a_sprite_among_words(dex):
    page = guide(dex, "This is {{> sprite pokemon=25 }}, see?\n")
    assert page.one("p").one("img").attributes["alt"] == "Pikachu"
    assert page.one("p").text == "This is , see?"


def test_type_badges_make_a_paragraph(dex):
    page = guide(dex, "{{> type-badge type=fire }} {{> type-badge type=Water }}\n")
    assert [badge.text for badge in page.one("p").all(".type")] == ["Fire", "Water"]


@pytest.mark.parametrize("call", ["pokemon=pikachu", "type=electric"])
def test_a_matchup_table(dex, call):
    page = guide(dex, f"{{{{> matchup-table {call} }}}}\n")
    assert "Ground" in page.one("dl").text


def test_an_evolution(dex):
    page = guide(dex, "{{> evolution pokemon=raichu }}\n")
    assert [link.text for link in page.one(".tree").all("a")] == ["Pikachu", "Raichu"]
    assert not any("aria-current" in link.attributes for link in page.all("a"))


def test_a_figure(dex):
    text = '{{> figure src=sprites/025.png alt="A <mouse>" text="It\'s *here*" }}\n'
    dex.write("Content/sprites/025.png", "png")
    dex.write("Content/guide.md", text)
    assert dex.build().code == 0
    page = parse((dex.public / "guide/index.html").read_text("utf-8")).one(".prose")
    image = page.one("figure").one("img")
    assert image.attributes["src"] == "../sprites/025.png"
    assert image.attributes["alt"] == "A <mouse>"
    assert page.one("figcaption").text == "It's *here*"


def test_code_and_escaped_braces_show_as_they_are(dex):
    text = "`{{> nothing}}` and \\{{> nothing}}\n\n    {{> nothing}}\n\n```\n{{> nothing\n```\n"
    page = guide(dex, text)
    assert page.text.count("{{> nothing") == 4


def test_in_notes_the_species_is_known(dex):
    text = "{{> evolution }}\n\n{{> stat-table pokemon=150 }}\n\n{{> matchup-table type=ice }}\n"
    dex.write("Content/pokemon/025.md", text)
    dex.built("--strict")
    notes = parse((dex.public / "pokemon/pikachu/index.html").read_text("utf-8")).one(".notes")
    assert notes.one(".tree").all("a")[0].attributes.get("aria-current") == "page"
    captions = [caption.text for caption in notes.all("figcaption")]
    assert captions[0] == "Mewtwo" and captions[1].startswith("Ice")


def test_markdown_in_a_shortcode_is_checked(dex):
    dex.write("Templates/shortcodes/tip.html", "{{#markdown}}\n*{{text}}* <b>!</b>\n{{/markdown}}\n")
    dex.write("Content/guide.md", '{{> tip text="a *b*" }}\n')
    result = dex.build()
    assert "Templates/shortcodes/tip.html:1:1: warning: raw HTML was left out" in result.err
    assert "called from Content/guide.md:1:1" in result.err
    page = (dex.public / "guide/index.html").read_text("utf-8")
    assert "<p><em>a *b*</em> !</p>" in page


def test_in_every_language_and_depth(dex):
    dex.write("Content/deep/guide.md", "{{> type-badge type=fire }}{{> sprite pokemon=25 }}\n")
    dex.built("--languages", "en,ja")
    page = parse((dex.public / "ja/deep/guide/index.html").read_text("utf-8")).one(".prose")
    assert page.one(".type").text == "ほのお"
    source = page.one("img").attributes["src"]
    assert (dex.public / "ja/deep/guide" / source).resolve().is_file()


def test_a_markdown_template(dex):
    calls = "{{> stat-table pokemon=pikachu }}\n\n{{> evolution pokemon=25}}\n"
    dex.write("Templates/special.md", "# {{title}}\n\n" + calls)
    dex.write("Content/guide.md", "---\ntemplate: special\ntitle: Guide\n---\nWords.\n")
    dex.built("--strict")
    page = parse((dex.public / "guide/index.html").read_text("utf-8")).one(".prose")
    assert page.one("table.stat-table").all("tr")
    assert len(page.one(".tree").all("a")) == 2


def test_a_shortcode_of_ones_own(dex):
    box = '<aside class="{{kind}}">{{text}} {{lang}}</aside>\n'
    dex.write("Templates/shortcodes/box.html", box)
    page = guide(dex, '{{> box kind=tip text="<b> & {{x}}" }}\n')
    assert page.one("aside.tip").text == "<b> & {{x}} en"


@pytest.mark.parametrize("template", [None, "special"])
def test_one_species_changed_changes_the_page_that_shows_it(dex, template):
    text = "{{> stat-table pokemon=mewtwo }}\n"
    if template:
        dex.write(f"Templates/{template}.md", text)
        dex.write("Content/guide.md", f"---\ntemplate: {template}\n---\nx\n")
    else:
        dex.write("Content/guide.md", text)
    before = dex.built()
    entries = [species(25, "Pikachu", "Electric"), species(26, "Raichu", "Electric", **EVOLUTION),
               species(150, "Mewtwo", "Psychic", base=species(1, "")["base"] | {"HP": 199})]
    dex.write_dex(entries)
    after = dex.built()
    assert b">199<" in after["guide/index.html"]
    assert before["guide/index.html"] != after["guide/index.html"]
    assert before["pokemon/pikachu/index.html"] == after["pokemon/pikachu/index.html"]


FAULTS = [
    ("x {{> stat-tabel pokemon=25 }}", "1:7: error", "'stat-tabel'", "'stat-table'"),
    ("{{> stat-table pokmon=25 }}", "1:16: error", "'pokmon'", "'pokemon'"),
    ("{{> stat-table pokemon=pikachoo }}", "1:24: error", "'pikachoo'", "'pikachu'"),
    ("x\r\n\r\n{{> type-badge type=fier }}", "3:21: error", "'fier'", "'fire'"),
    ("{{> stat-table }}", "1:1: error", "which pokemon", "pokemon=pikachu"),
    ("{{> type-badge }}", "1:1: error", "which type", "type=fire"),
    ("- {{> figure src=nowhere.png }}", "1:18: warning", "'nowhere.png'", "hint"),
    ("words {{> stat-table pokemon=25 }}", "1:7: warning", "block", "paragraph of its own"),
    ("![{{> sprite pokemon=25 }}](assets/style.css)", "1:3: warning", "inside an address", "outside"),
    ("{{> evolution pokemon=150 }}", "1:1: warning", "shows nothing", ""),
    ("{{> sprite pokemon=25", "1:1: error", "not closed", "}}"),
]


@pytest.mark.parametrize("text, place, word, hint", FAULTS)
def test_faults_have_place_and_hint(dex, text, place, word, hint):
    dex.write("Content/guide.md", text)
    result = dex.build()
    assert result.code == (1 if "error" in place else 0), result.err
    found = [line for line in result.err.splitlines() if line.startswith(f"Content/guide.md:{place}")]
    assert len(found) == 1 and word in found[0] and hint in result.err, result.err


def test_a_fault_in_a_markdown_template_shows_what_was_written(dex):
    dex.write("Templates/special.md", "{{> stat-table pokemon=pikachoo }}\n{{nmae}}\n")
    dex.write("Templates/other.md", "{{> stat-table pokemon=25 }} {{titel}}\n")
    dex.write("Content/guide.md", "---\ntemplate: special\n---\n")
    result = dex.build()
    assert result.code == 1
    assert "Templates/special.md:1:24: error: there is no species 'pikachoo'" in result.err
    assert "Templates/other.md:1:30: warning: no page can have 'titel' here" in result.err
    assert "{{> stat-table pokemon=25 }} {{titel}}" in result.err


def test_a_fault_inside_a_shortcode_names_the_call(dex):
    dex.write("Templates/shortcodes/bad.html", "\n{{species.sprite}}\n")
    dex.write("Content/guide.md", "x\n\n{{> bad pokemon=25 }}\n")
    result = dex.build()
    assert result.code == 1
    assert re.search(r"Templates/shortcodes/bad\.html:2:1: error", result.err)
    assert "called from Content/guide.md:3:1" in result.err
