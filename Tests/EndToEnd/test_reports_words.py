"""What translators and fans report: words that are not where they should be."""

import pytest

from support.repository import ROOT
from support.species import species


@pytest.mark.parametrize(
    "words, message",
    [
        ("words:\n  numberText: 'No. {nubmer}'\n", "no placeholder {nubmer}"),
        ("words:\n  numberText:\n    en: 'No. {no}'\n", "no placeholder {no}"),
        ("words:\n  types: '{count} types'\n", "no placeholder {count}"),
    ],
)
def test_a_wrong_placeholder_in_the_configuration(site, words, message):
    site.write("dexgen.yml", words)
    result = site.build()
    assert result.code == 0
    assert any(line.startswith("dexgen.yml:") and message in line for line in result.warnings)


@pytest.mark.parametrize("words", ["words:\n  numberText: 'No. {number}'\n", "words:\n  types: Kinds\n"])
def test_right_placeholders_are_no_news(site, words):
    site.write("dexgen.yml", words)
    assert not any("placeholder" in line for line in site.build().warnings)


def test_a_wrong_placeholder_in_the_file_of_english_words(site):
    path = site.root / "Content/i18n/en.yml"
    text = path.read_text("utf-8")
    assert "{number}" in text
    site.write("Content/i18n/en.yml", text.replace("{number}", "{nubmer}"))
    result = site.program.run("check", cwd=site.root)
    assert "no placeholder {nubmer}" in result.err + result.out


def test_english_that_is_not_there_is_missed(site):
    (site.root / "Content/i18n/en.yml").unlink()
    result = site.build()
    assert any("there is no file i18n/en.yml" in line for line in result.warnings), result.err


def test_a_configuration_behind_a_link_to_nowhere(site):
    (site.root / "dexgen.yml").symlink_to("gone.yml")
    result = site.build()
    assert result.code == 1 and "dexgen.yml" in result.errors[0]
    assert not site.public.exists()


@pytest.mark.parametrize(
    "number, slug, region",
    [(898, "calyrex", "Galar"), (899, "wyrdeer", "Hisui"), (905, "enamorus", "Hisui"), (899, "own", "Galar")],
)
def test_the_region_that_a_species_is_from(site, number, slug, region):
    site.write("Content/terms.json", (ROOT / "Content/terms.json").read_text("utf-8"))
    site.write_dex([species(number, "Someone", "Normal", slug=slug, generation=8)])
    page = site.built()[f"pokemon/{slug}/index.html"].decode()
    assert f"Generation VIII ({region})" in page
    assert "Generation VIII (Galar)" in (site.public / "generations/8/index.html").read_text("utf-8")
