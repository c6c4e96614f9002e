"""A build that goes well."""

import pytest

from support.page import dangling
from support.species import SMALL_DEX, species

SLUGS = ["bulbasaur", "pikachu", "mistlark"]


def test_every_species_has_a_page(site):
    files = site.built()
    wanted = {"index.html", "grid/index.html", "404.html"}
    wanted |= {f"pokemon/{slug}/index.html" for slug in SLUGS}
    assert wanted <= files.keys()
    pages = {name for name in files if name.startswith("pokemon/")}
    assert pages == {f"pokemon/{slug}/index.html" for slug in SLUGS}


def test_every_reference_leads_somewhere(site):
    site.built()
    found = dangling(site.public)
    assert not found, "\n".join(found[:20])


def test_names_are_text(site):
    page = site.built()["pokemon/mistlark/index.html"].decode()
    assert "Mist &amp; &lt;Lark&gt; *{{x}}*" in page
    assert "<Lark>" not in page


def test_standard_output_is_for_programs(site):
    assert site.build().out == ""


def test_a_second_build_touches_nothing(site):
    site.built()
    before = site.stamps()
    site.built()
    assert site.stamps() == before


def test_a_change_touches_only_what_it_changes(site):
    files = site.built()
    before = site.stamps()
    changed = species(25, "Pikachu", "Electric", height=0.5, weight=6.0)
    site.write_dex([SMALL_DEX[0], changed, SMALL_DEX[2]])
    after = site.built()
    # The data of the search holds both measures, and its name the hash of what it holds.
    assert {n for n in after if "search/" not in n} == {n for n in files if "search/" not in n}
    assert after["pokemon/pikachu/index.html"] != files["pokemon/pikachu/index.html"]
    touched = {name for name, stamp in site.stamps().items() if before.get(name) != stamp}
    assert touched == {name for name in after if after[name] != files.get(name)}


def test_a_species_that_goes_takes_its_page_along(site):
    site.built()
    site.write_dex(SMALL_DEX[:2])
    assert "pokemon/mistlark/index.html" not in site.built()
    assert not (site.public / "pokemon/mistlark").exists()


@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_a_byte_order_mark_changes_nothing(site, mark):
    path = site.root / "Content/pokedex.json"
    files = site.built()
    path.write_text(mark + path.read_text("utf-8"), "utf-8")
    assert site.built() == files


def test_clean_deletes_what_was_made_and_nothing_else(site):
    site.built()
    own = {"CNAME": b"dex.example\n", "pokemon/pikachu/mine.txt": b"mine"}
    for name, text in own.items():
        (site.public / name).write_bytes(text)
    result = site.program.run("clean", cwd=site.root)
    assert result.code == 0, result.err
    assert site.contents() == own
