"""Data as it is found in the wild: holes, gaps, and names that mean something elsewhere."""

import re

from support.page import references
from support.species import species


def page(site, slug: str) -> str:
    return (site.public / f"pokemon/{slug}/index.html").read_text("utf-8")


def warnings(result) -> list[str]:
    return [line for line in result.err.splitlines() if "warning: " in line]


def test_a_gap_in_the_numbers_is_stepped_over(site):
    site.write_dex([species(905, "Enamorus", "Fairy"), species(10001, "Oddity", "Psychic")])
    files = site.built()
    assert len([name for name in files if name.startswith("pokemon/")]) == 2
    assert any("oddity" in link for link in references(page(site, "enamorus")))
    assert any("enamorus" in link for link in references(page(site, "oddity")))


def test_the_sign_of_nidoran_is_kept_and_its_address_is_plain(site):
    site.write_dex([species(29, "Nidoran♀", "Poison"), species(32, "Nidoran♂", "Poison")])
    site.built()
    assert "Nidoran♀" in page(site, "nidoran-f")
    assert "Nidoran♂" in page(site, "nidoran-m")


def test_a_species_without_stats_has_no_invented_ones(site):
    entry = species(2, "Ivysaur", "Grass")
    del entry["base"]
    site.write_dex([entry])
    result = site.build()
    assert result.code == 0, result.err
    assert any("base" in line for line in warnings(result))
    text = page(site, "ivysaur")
    assert not re.search(r"<td[^>]*>\s*0\s*</td>", text)
    assert "<meter" not in text


def test_a_known_zero_is_shown(site):
    base = species(7, "")["base"] | {"Sp. Attack": 0}
    site.write_dex([species(7, "Squirtle", "Water", base=base)])
    site.built()
    assert re.search(r"<td[^>]*>\s*0\s*</td>", page(site, "squirtle"))


def test_an_empty_second_type_is_left_out_with_a_warning(site):
    site.write_dex([species(20, "Raticate", "Normal", "")])
    result = site.build()
    assert result.code == 0, result.err
    assert len(warnings(result)) == 1 and "type" in warnings(result)[0]


def test_an_empty_name_falls_back_with_a_warning(site):
    names = {"english": "Melmetal", "french": ""}
    site.write_dex([species(809, "", "Steel", name=names)])
    result = site.build("--languages", "en,fr")
    assert result.code == 0, result.err
    assert any("french" in line for line in warnings(result))
    french = (site.public / "fr/pokemon/melmetal/index.html").read_text("utf-8")
    assert re.search(r"<h1[^>]*>[^<]*(<[^>]*>)*[^<]*Melmetal", french)


def test_no_name_leads_out_of_the_output_folder(site):
    names = ["../../../tmp/owned", "%2e%2e%2f%2e%2e%2fowned", "/etc/owned", "..", "a\u0000b"]
    site.write_dex([species(number, name, "Grass") for number, name in enumerate(names, 1)])
    before = {path for path in site.root.parent.rglob("*")}
    site.build()
    new = {path for path in site.root.parent.rglob("*")} - before
    own = (site.public, site.root / ".Public.dexgen")
    assert all(any(path.is_relative_to(folder) for folder in own) for path in new), new
