"""Pages about what species have in common, rankings, and data for other programs."""

import csv
import io
import json
import re

import pytest

from support.markup import parse
from support.page import dangling
from support.scratch import ScratchSite
from support.species import species

POWERS = [
    species(
        1, "Firstmon", "Grass", "Poison", generation=1, height=0.5, eggGroups=["monster"],
        abilities=[{"ability": "overgrow"}, {"ability": "static", "hidden": True}],
    ),
    species(
        2, "Secondmon", "Fire", generation=2, height=2, weight=1.25,
        abilities=[{"ability": "static"}],
        forms=[
            {
                "id": 10001, "slug": "secondmon-mega", "kind": "mega",
                "name": {"english": "Mega Secondmon"}, "type": ["Fire", "Dragon"],
                "base": {"HP": 90}, "abilities": [{"ability": "drought"}],
            }
        ],
    ),
    species(3, 'Third, "mon"', "Fire", base={"HP": 200}, slug="third"),
]
GROUPS = ("generations", "abilities", "egg-groups", "rankings")


def page(files: dict[str, bytes], path: str):
    return parse(files[f"{path}index.html"].decode())


@pytest.fixture(scope="module")
def powers(tmp_path_factory, program) -> dict[str, bytes]:
    site = ScratchSite(tmp_path_factory.mktemp("powers") / "site", program, POWERS)
    return site.built("--languages", "en,ja")


def names(element) -> list[str]:
    return [row.one("a").text for row in element.one("#entries").one("tbody").all("tr")]


@pytest.mark.parametrize(
    "path, members",
    [
        ("types/fire/", ["Secondmon", 'Third, "mon"']),
        ("types/dragon/", ["Mega Secondmon"]),
        ("abilities/static/", ["Firstmon", "Secondmon"]),
        ("abilities/drought/", ["Mega Secondmon"]),
        ("generations/2/", ["Secondmon"]),
        ("egg-groups/monster/", ["Firstmon"]),
        ("ja/abilities/static/", ["Firstmon", "Secondmon"]),
    ],
)
def test_a_group_lists_its_members(powers, path, members):
    assert names(page(powers, path)) == members


def test_a_form_leads_to_its_place_on_the_page_of_its_species(powers):
    link = page(powers, "types/dragon/").one("#entries").one("tbody").one("a")
    assert link.attributes["href"] == "../../pokemon/secondmon/#form-secondmon-mega"
    assert 'id="form-secondmon-mega"' in powers["pokemon/secondmon/index.html"].decode()


def test_hidden_abilities_are_told_apart(powers):
    rows = page(powers, "abilities/static/").one("#entries").one("tbody").all("tr")
    assert [row.texts("small") for row in rows] == [["hidden"], []]


def test_a_type_shows_both_sides(powers):
    found = page(powers, "types/fire/")
    dealt, taken = found.all("section")
    assert "Grass" in dealt.text and "strong against" in dealt.text
    assert "Water" in taken.text and "weak to" in taken.text


def test_the_chart_has_a_row_and_a_column_for_each_type(powers):
    chart = page(powers, "types/").one("table.chart")
    heads = [head.text for head in chart.one("thead").all("th")]
    rows = chart.one("tbody").all("tr")
    assert [row.one("th").text for row in rows] == heads[1:] and len(rows) == 18
    assert all(len(row.all("td")) == 18 for row in rows)
    fire = next(row for row in rows if row.one("th").text == "Fire")
    cell = fire.all("td")[heads[1:].index("Grass")]
    assert cell.text == "×2" and cell.attributes["class"] == "times-2"
    # Only types with members have a page.
    linked = sorted(link.text for link in chart.one("tbody").all("a"))
    assert linked == ["Dragon", "Fire", "Grass", "Poison"]


def test_a_ranking_is_ordered_and_knows_equal_values(powers):
    rows = page(powers, "rankings/hp/").one("table.ranking").one("tbody").all("tr")
    assert [row.one("th").one("a").text for row in rows] == ['Third, "mon"', "Secondmon", "Firstmon"]
    rows = page(powers, "rankings/height/").one("table.ranking").one("tbody").all("tr")
    assert [row.all("td")[-2].text for row in rows] == ["2.0 m", "0.5 m"]


def test_equal_values_share_a_place(tmp_path, program):
    dex = [species(n, f"Mon{n}", base={"HP": hp}) for n, hp in ((1, 5), (2, 9), (3, 9), (4, 1))]
    files = ScratchSite(tmp_path / "site", program, dex).built()
    rows = page(files, "rankings/hp/").one("table.ranking").one("tbody").all("tr")
    places = [(row.all("td")[0].text, row.one("th").one("a").text) for row in rows]
    assert places == [("1", "Mon2"), ("1", "Mon3"), ("3", "Mon1"), ("4", "Mon4")]


def test_the_page_of_a_species_leads_to_its_groups(powers):
    links = {link.attributes["href"] for link in page(powers, "pokemon/firstmon/").all("a")}
    for path in ("types/grass/", "abilities/static/", "generations/1/", "egg-groups/monster/"):
        assert f"../../{path}" in links


def test_every_language_has_every_page(powers):
    english = {name for name in powers if name.endswith("index.html") and not name.startswith("ja/")}
    assert {f"ja/{name}" for name in english} == {
        name for name in powers if name.startswith("ja/") and name.endswith("index.html")
    }


def test_what_a_dex_does_not_have_makes_no_pages(tmp_path, program):
    dex = [{"id": id, "name": {"english": f"Bare {id}"}, "type": ["Bug"]} for id in (1, 2)]
    site = ScratchSite(tmp_path / "site", program, dex)
    files = site.built()
    assert not [name for name in files if name.startswith(tuple(f"{group}/" for group in GROUPS))]
    assert sorted(name for name in files if name.startswith("types/")) == [
        "types/bug/index.html", "types/index.html",
    ]
    links = {link.attributes["href"] for link in page(files, "").all("a")}
    assert not [link for link in links if link.startswith(GROUPS)]
    assert dangling(site.public) == []


def test_an_empty_dex_has_no_pages_to_fill(tmp_path, program):
    files = ScratchSite(tmp_path / "site", program, []).built()
    assert not [name for name in files if name.startswith(("compare/", "random/", "types/", *GROUPS))]


@pytest.mark.parametrize(
    "feature, gone",
    [
        ("types", "types/"), ("generations", "generations/"), ("abilities", "abilities/"),
        ("eggGroups", "egg-groups/"), ("rankings", "rankings/"), ("tools", "compare/"), ("api", "api/"),
    ],
)
def test_a_feature_can_be_switched_off(tmp_path, program, feature, gone):
    site = ScratchSite(tmp_path / "site", program, POWERS)
    assert any(name.startswith(gone) for name in site.built())
    site.write("dexgen.yml", f"features: {{{feature}: false}}\n")
    assert not [name for name in site.built() if name.startswith(gone)]
    assert dangling(site.public) == []


def test_an_unknown_feature_is_an_error(site):
    site.write("dexgen.yml", "features: {tipes: false}\n")
    result = site.build()
    assert result.code == 1 and "did you mean 'types'?" in result.err


def test_a_theme_without_a_template_does_without_its_pages(tmp_path, program):
    site = ScratchSite(tmp_path / "site", program, POWERS)
    for name in ("group", "ranking", "compare"):
        (site.root / f"Templates/{name}.html").unlink()
    files = site.built()
    assert not [name for name in files if name.startswith(("abilities/", "rankings/", "compare/"))]
    assert "types/fire/index.html" in files and "random/index.html" in files
    assert dangling(site.public) == []


def test_long_groups_are_cut_into_pages(tmp_path, program):
    dex = [species(n, f"Mon{n}", "Fire") for n in range(1, 8)]
    site = ScratchSite(tmp_path / "site", program, dex)
    site.write("dexgen.yml", "pageSize: 3\n")
    files = site.built()
    assert [len(names(page(files, f"types/fire/{part}"))) for part in ("", "page/2/", "page/3/")] == [3, 3, 1]
    assert "types/fire/page/4/index.html" not in files
    assert dangling(site.public) == []


def test_data_of_a_species(powers):
    entry = json.loads(powers["api/pokemon/2.json"])
    assert (entry["id"], entry["slug"], entry["names"]) == (2, "secondmon", {"en": "Secondmon"})
    assert (entry["height"], entry["weight"], entry["types"]) == (2, 1.25, ["fire"])
    assert entry["pages"] == {"en": "../../pokemon/secondmon/", "ja": "../../ja/pokemon/secondmon/"}
    assert entry["abilities"] == [{"ability": "static", "hidden": False}]
    assert entry["forms"][0]["stats"] == {"hp": 90} and "total" not in entry["forms"][0]
    assert "gender" not in entry


def test_data_of_all_species(powers):
    data = json.loads(powers["api/pokemon.json"])
    assert (data["count"], data["previous"], data["next"]) == (3, None, None)
    assert [entry["id"] for entry in data["results"]] == [1, 2, 3]
    assert data["results"][1]["url"] == "../api/pokemon/2.json"


def test_the_table_can_be_read(powers):
    rows = list(csv.DictReader(io.StringIO(powers["api/pokemon.csv"].decode(), newline="")))
    assert [row["name_en"] for row in rows] == ["Firstmon", "Secondmon", 'Third, "mon"']
    assert (rows[1]["type1"], rows[1]["type2"], rows[1]["weight_kg"]) == ("fire", "", "1.25")
    assert rows[2]["hp"] == "200" and rows[2]["attack"] == "" and rows[2]["total"] == ""


def test_with_a_base_url_pages_say_what_they_are(tmp_path, program):
    site = ScratchSite(tmp_path / "site", program, POWERS)
    files = site.built("--base-url", "https://dex.example/sub/", "--languages", "en,ja")
    for path in ("types/fire/", "ja/types/fire/"):
        text = files[f"{path}index.html"].decode()
        data = json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', text)[1])
        assert data["url"] == f"https://dex.example/sub/{path}"
        assert len(data["breadcrumb"]["itemListElement"]) == 3
        assert f'<meta property="og:url" content="https://dex.example/sub/{path}">' in text
        assert re.search(r'<meta property="og:image" content="https://dex.example/sub/assets/icons/social\.', text)
    third = files["pokemon/third/index.html"].decode()
    data = json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', third)[1])
    assert data["breadcrumb"]["itemListElement"][-1]["name"] == 'Third, "mon"'
    entry = json.loads(files["api/pokemon/1.json"])
    assert entry["pages"]["ja"] == "https://dex.example/sub/ja/pokemon/firstmon/"
