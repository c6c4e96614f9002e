"""Ten pages of the default site with the facts that they show written out, checked by hand."""

from pathlib import Path

import pytest

from support.markup import Element, parse


def rows(table: str) -> list[list[str]]:
    return [line.split(" | ") for line in table.strip().splitlines()]


def known(table: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("row", rows(table), ids=lambda row: row[0])


@pytest.fixture
def page(default_site: Path):
    def read(slug: str) -> Element:
        return parse((default_site / f"pokemon/{slug}/index.html").read_text("utf-8"))

    return read


# slug, number, English name, genus, Japanese name, types
NAMES = """
bulbasaur | No.001 | Bulbasaur | Seed Pokémon | フシギダネ | Grass Poison
nidoran-f | No.029 | Nidoran♀ | Poison Pin Pokémon | ニドラン♀ | Poison
nidoran-m | No.032 | Nidoran♂ | Poison Pin Pokémon | ニドラン♂ | Poison
farfetchd | No.083 | Farfetch’d | Wild Duck Pokémon | カモネギ | Normal Flying
mr-mime | No.122 | Mr. Mime | Barrier Pokémon | バリヤード | Psychic Fairy
eevee | No.133 | Eevee | Evolution Pokémon | イーブイ | Normal
flabebe | No.669 | Flabébé | Single Bloom Pokémon | フラベベ | Fairy
type-null | No.772 | Type: Null | Synthetic Pokémon | タイプ：ヌル | Normal
meltan | No.808 | Meltan | Hex Nut Pokémon | メルタン | Steel
pecharunt | No.1025 | Pecharunt | Subjugation Pokémon | モモワロウ | Poison Ghost
"""


@known(NAMES)
def test_head(page, row):
    slug, number, name, genus, japanese, types = row
    shown = page(slug)
    head = shown.one("header.species")
    assert head.one("h1").text == name
    assert head.one(".no").text == number
    assert head.one(".genus").text == genus
    assert japanese in [e.text for e in head.all("span") if e.attributes.get("lang") == "ja"]
    assert head.texts(".type") == types.split()
    assert name in shown.one("title").text


# slug, base HP, Attack, Defense, Sp. Attack, Sp. Defense, Speed, total; range of HP and of Speed
STATS = """
bulbasaur | 45 49 49 65 65 45 318 | 200–294 | 85–207
nidoran-f | 55 47 52 40 40 41 275 | 220–314 | 78–199
nidoran-m | 46 57 40 40 40 50 273 | 202–296 | 94–218
farfetchd | 52 90 55 58 62 60 377 | 214–308 | 112–240
mr-mime | 40 45 65 100 120 90 460 | 190–284 | 166–306
eevee | 55 55 50 45 65 55 325 | 220–314 | 103–229
flabebe | 44 38 39 61 79 42 303 | 198–292 | 80–201
type-null | 95 95 95 95 95 59 534 | 300–394 | 110–238
meltan | 46 65 65 55 35 34 300 | 202–296 | 65–183
pecharunt | 88 88 160 88 88 88 600 | 286–380 | 162–302
"""
STAT_NAMES = ["HP", "Attack", "Defense", "Sp. Attack", "Sp. Defense", "Speed"]


@known(STATS)
def test_stats(page, row):
    slug, values, hit_points, speed = row
    table = page(slug).one("section.stats").one("table")
    shown = [[cell.text for cell in row.all("th") + row.all("td")] for row in table.all("tr")]
    assert [row[:2] for row in shown[1:]] == [
        list(pair) for pair in zip([*STAT_NAMES, "Total"], values.split(), strict=True)
    ]
    assert (shown[1][-1], shown[6][-1]) == (hit_points, speed)


@known(STATS)
def test_list_and_grid_show_the_same(default_site, row):
    slug, values, *_ = row
    types = next(known for known in rows(NAMES) if known[0] == slug)[5].split()
    for view, entry in (("index.html", "tr"), ("grid/index.html", "li")):
        entries = parse((default_site / view).read_text("utf-8")).one("#entries").all(entry)
        ours = [e for e in entries if _leads_to(e, f"pokemon/{slug}/")]
        assert len(ours) == 1
        assert ours[0].texts(".type") == types
        if entry == "tr":
            assert ours[0].texts("td")[-7:] == values.split()


def _leads_to(entry: Element, address: str) -> bool:
    links = [a.attributes.get("href") or "" for a in entry.all("a")]
    return any(f"/{link}".endswith(f"/{address}") for link in links)


# slug, abilities, height, weight, gender, egg groups, catch rate, generation
FACTS = """
bulbasaur | Overgrow, Chlorophyll hidden | 0.7 m 2′04″ | 6.9 kg 15.2 lb | 87.5 12.5 | Monster, Grass | 45 | I
nidoran-f | Poison Point, Rivalry, Hustle hidden | 0.4 m 1′04″ | 7.0 kg 15.4 lb | 0 100 | Monster, Field | 235 | I
nidoran-m | Poison Point, Rivalry, Hustle hidden | 0.5 m 1′08″ | 9.0 kg 19.8 lb | 100 0 | Monster, Field | 235 | I
farfetchd | Keen Eye, Inner Focus, Defiant hidden | 0.8 m 2′07″ | 15.0 kg 33.1 lb | 50 50 | Flying, Field | 45 | I
mr-mime | Soundproof, Filter, Technician hidden | 1.3 m 4′03″ | 54.5 kg 120.2 lb | 50 50 | Human-Like | 45 | I
eevee | Run Away, Adaptability, Anticipation hidden | 0.3 m 1′00″ | 6.5 kg 14.3 lb | 87.5 12.5 | Field | 45 | I
flabebe | Flower Veil, Symbiosis hidden | 0.1 m 0′04″ | 0.1 kg 0.2 lb | 0 100 | Fairy | 225 | VI
type-null | Battle Armor | 1.9 m 6′03″ | 120.5 kg 265.7 lb | Genderless | Undiscovered | 3 | VII
meltan | Magnet Pull | 0.2 m 0′08″ | 8.0 kg 17.6 lb | Genderless | Undiscovered | 3 | VII
pecharunt | Poison Puppeteer | 0.3 m 1′00″ | 0.3 kg 0.7 lb | Genderless | Undiscovered | 3 | IX
"""


@known(FACTS)
def test_facts(page, row):
    slug, abilities, height, weight, gender, egg_groups, catch_rate, generation = row
    facts = {
        fact.one("dt").text: fact.texts("dd") for fact in page(slug).one("section.facts").all("div")
    }
    assert facts["Abilities"] == abilities.split(", ")
    assert (facts["Height"], facts["Weight"]) == ([height], [weight])
    genders = " ".join(facts["Gender"]).replace("%", " ").split()
    assert [word for word in genders if word not in ("male", "female")] == gender.split()
    assert facts["Egg groups"] == egg_groups.split(", ")
    assert facts["Catch rate"] == [catch_rate]
    assert facts["Generation"][0].split()[:2] == ["Generation", generation]


# slug, then the factors that differ from 1 with the attacking types
DAMAGE = """
bulbasaur | ×2 Flying Fire Psychic Ice | ×½ Fighting Water Electric Fairy | ×¼ Grass
nidoran-f | ×2 Ground Psychic | ×½ Fighting Poison Bug Grass Fairy
nidoran-m | ×2 Ground Psychic | ×½ Fighting Poison Bug Grass Fairy
farfetchd | ×2 Rock Electric Ice | ×½ Bug Grass | ×0 Ground Ghost
mr-mime | ×2 Poison Ghost Steel | ×½ Psychic | ×¼ Fighting | ×0 Dragon
eevee | ×2 Fighting | ×0 Ghost
flabebe | ×2 Poison Steel | ×½ Fighting Bug Dark | ×0 Dragon
type-null | ×2 Fighting | ×0 Ghost
meltan | ×2 Fighting Ground Fire | ×½ Normal Flying Rock Bug Steel Grass Psychic Ice Dragon Fairy | ×0 Poison
pecharunt | ×2 Ground Ghost Psychic Dark | ×½ Grass Fairy | ×¼ Poison Bug | ×0 Normal Fighting
"""


@known(DAMAGE)
def test_damage_taken(page, row):
    slug, *groups = row
    shown = [
        [group.one("b").text, *group.texts(".type")]
        for group in page(slug).one("section.damage").all(".factor")
    ]
    assert [(group[0], set(group[1:])) for group in shown] == [
        (group.split()[0], set(group.split()[1:])) for group in groups
    ]


# slug, everyone in its evolution tree (itself too), previous and next
RELATIVES = """
bulbasaur | bulbasaur ivysaur venusaur | - | ivysaur
nidoran-f | nidoran-f nidorina nidoqueen | sandslash | nidorina
nidoran-m | nidoran-m nidorino nidoking | nidoqueen | nidorino
farfetchd | farfetchd sirfetchd | magneton | doduo
mr-mime | mime-jr mr-mime mr-rime | starmie | scyther
eevee | eevee vaporeon jolteon flareon espeon umbreon leafeon glaceon sylveon | ditto | vaporeon
flabebe | flabebe floette florges | pyroar | floette
type-null | type-null silvally | pyukumuku | silvally
meltan | meltan melmetal | zeraora | melmetal
pecharunt | - | terapagos | -
"""


@known(RELATIVES)
def test_relatives(page, row):
    slug, tree, previous, following = row
    shown = page(slug)
    links = [a for section in shown.all("section.evolution") for a in section.all("a")]
    assert [_slug(a) for a in links] == [name for name in tree.split() if name != "-"]
    around = {a.attributes.get("rel"): _slug(a) for a in shown.one("nav.neighbours").all("a")}
    assert (around.get("prev", "-"), around.get("next", "-")) == (previous, following)


def _slug(link: Element) -> str:
    return (link.attributes["href"] or "").rstrip("/").rsplit("/", 1)[-1]


@pytest.mark.parametrize(
    "slug, how",
    [
        ("bulbasaur", ["Level 16", "Level 32"]),
        ("nidoran-m", ["Level 16", "Use Moon Stone"]),
        ("farfetchd", ["Three critical hits in one battle, from Galarian Farfetch’d"]),
        ("type-null", ["Level up, friendship 160 or more"]),
        ("flabebe", ["Level 19", "Use Shiny Stone"]),
        ("meltan", []),
    ],
)
def test_how_it_evolves(page, slug, how):
    shown = [way.text for ways in page(slug).all("ul.how") for way in ways.all("li")]
    assert shown == how
