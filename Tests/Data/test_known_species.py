"""Well-known species with their facts written out, so that a change of any is noticed."""

import pytest
from bundled import BY_SLUG, POKEDEX


def rows(table):
    return [line.split(" | ") for line in table.strip().splitlines()]


# id, slug, English, Japanese and French name, types, base stats, height (m), weight (kg)
KNOWN = """
1 | bulbasaur | Bulbasaur | フシギダネ | Bulbizarre | Grass Poison | 45 49 49 65 65 45 | 0.7 | 6.9
29 | nidoran-f | Nidoran♀ | ニドラン♀ | Nidoran♀ | Poison | 55 47 52 40 40 41 | 0.4 | 7
32 | nidoran-m | Nidoran♂ | ニドラン♂ | Nidoran♂ | Poison | 46 57 40 40 40 50 | 0.5 | 9
83 | farfetchd | Farfetch’d | カモネギ | Canarticho | Normal Flying | 52 90 55 58 62 60 | 0.8 | 15
122 | mr-mime | Mr. Mime | バリヤード | M. Mime | Psychic Fairy | 40 45 65 100 120 90 | 1.3 | 54.5
133 | eevee | Eevee | イーブイ | Évoli | Normal | 55 55 50 45 65 55 | 0.3 | 6.5
669 | flabebe | Flabébé | フラベベ | Flabébé | Fairy | 44 38 39 61 79 42 | 0.1 | 0.1
772 | type-null | Type: Null | タイプ：ヌル | Type:0 | Normal | 95 95 95 95 95 59 | 1.9 | 120.5
808 | meltan | Meltan | メルタン | Meltan | Steel | 46 65 65 55 35 34 | 0.2 | 8
1025 | pecharunt | Pecharunt | モモワロウ | Pêchaminus | Poison Ghost | 88 88 160 88 88 88 | 0.3 | 0.3
"""


@pytest.mark.parametrize("known", rows(KNOWN), ids=lambda known: known[1])
def test_known_species(known):
    id, slug, english, japanese, french, types, base, height, weight = known
    entry = POKEDEX[int(id) - 1]
    assert (entry["id"], entry["slug"]) == (int(id), slug)
    name = entry["name"]
    assert (name["english"], name["japanese"], name["french"]) == (english, japanese, french)
    assert entry["type"] == types.split()
    assert list(entry["base"].values()) == [int(value) for value in base.split()]
    assert (entry["height"], entry["weight"]) == (float(height), float(weight))


# slug, abilities (hidden with *), males in per cent, egg groups, catch rate, generation
TRAITS = [
    ("bulbasaur", "overgrow chlorophyll*", 87.5, "monster plant", 45, 1),
    ("nidoran-f", "poison-point rivalry hustle*", 0, "monster ground", 235, 1),
    ("nidoran-m", "poison-point rivalry hustle*", 100, "monster ground", 235, 1),
    ("farfetchd", "keen-eye inner-focus defiant*", 50, "flying ground", 45, 1),
    ("mr-mime", "soundproof filter technician*", 50, "humanshape", 45, 1),
    ("eevee", "run-away adaptability anticipation*", 87.5, "ground", 45, 1),
    ("flabebe", "flower-veil symbiosis*", 0, "fairy", 225, 6),
    ("type-null", "battle-armor", None, "no-eggs", 3, 7),
    ("meltan", "magnet-pull", None, "no-eggs", 3, 7),
    ("pecharunt", "poison-puppeteer", None, "no-eggs", 3, 9),
]


@pytest.mark.parametrize("known", TRAITS, ids=lambda known: known[0])
def test_known_traits(known):
    slug, abilities, males, egg_groups, catch_rate, generation = known
    entry = BY_SLUG[slug]
    slots = [a["ability"] + "*" * a.get("hidden", False) for a in entry["abilities"]]
    assert slots == abilities.split()
    gender = "genderless" if males is None else {"male": males, "female": 100 - males}
    assert entry["gender"] == gender
    assert entry["eggGroups"] == egg_groups.split()
    assert (entry["catchRate"], entry["generation"]) == (catch_rate, generation)


def test_eevee_has_eight_evolutions():
    first_ways = {
        entry["slug"]: entry["evolution"]["how"][0]
        for entry in POKEDEX
        if entry.get("evolution", {}).get("from") == 133
    }
    assert first_ways == {
        "vaporeon": {"trigger": "use-item", "item": "water-stone"},
        "jolteon": {"trigger": "use-item", "item": "thunder-stone"},
        "flareon": {"trigger": "use-item", "item": "fire-stone"},
        "espeon": {"trigger": "level-up", "happiness": 160, "time": "day"},
        "umbreon": {"trigger": "level-up", "happiness": 160, "time": "night"},
        "leafeon": {"trigger": "use-item", "item": "leaf-stone"},
        "glaceon": {"trigger": "use-item", "item": "ice-stone"},
        "sylveon": {"trigger": "level-up", "moveType": "Fairy", "happiness": 160},
    }


# slug of the species, of the form, kind, English and Japanese name, types
FORMS = """
charizard | charizard-mega-x | mega | Mega Charizard X | メガリザードンＸ | Fire Dragon
farfetchd | farfetchd-galar | regional | Galarian Farfetch’d | カモネギ（ガラルのすがた） | Fighting
mr-mime | mr-mime-galar | regional | Galarian Mr. Mime | バリヤード（ガラルのすがた） | Ice Psychic
eevee | eevee-gmax | gigantamax | Gigantamax Eevee | イーブイ（キョダイマックスのすがた） | Normal
groudon | groudon-primal | primal | Primal Groudon | グラードン（ゲンシカイキのすがた） | Ground Fire
rotom | rotom-wash | other | Wash Rotom | ウォッシュロトム | Electric Water
"""


@pytest.mark.parametrize("known", rows(FORMS), ids=lambda known: known[1])
def test_known_forms(known):
    slug, form_slug, kind, english, japanese, types = known
    form = next(form for form in BY_SLUG[slug]["forms"] if form["slug"] == form_slug)
    assert (form["kind"], form["type"]) == (kind, types.split())
    assert (form["name"]["english"], form["name"]["japanese"]) == (english, japanese)


def test_what_only_looks_different_is_no_form():
    slugs = {form["slug"] for entry in POKEDEX for form in entry.get("forms", [])}
    looks = {"pikachu-original-cap", "pikachu-cosplay", "raticate-totem-alola", "zarude-dada"}
    assert slugs & looks == set()
    assert "forms" not in BY_SLUG["unown"] and "forms" not in BY_SLUG["keldeo"]


def test_the_default_form_has_a_name_where_forms_differ():
    assert BY_SLUG["wormadam"]["form"]["english"] == "Plant Cloak"
    assert BY_SLUG["giratina"]["form"]["japanese"] == "アナザーフォルム"
    assert "form" not in BY_SLUG["burmy"] and "form" not in BY_SLUG["rotom"]


def test_kinds_of_species():
    def count(kind):
        return sum(entry.get(kind, False) for entry in POKEDEX)

    assert (count("legendary"), count("mythical"), count("baby")) == (71, 23, 19)
    assert BY_SLUG["type-null"]["legendary"] and BY_SLUG["meltan"]["mythical"]
