"""Evolutions lead from one known species to another, by conditions that are known."""

import pytest
from bundled import BY_ID, BY_SLUG, POKEDEX, TYPE_NAMES, WAYS, slugs

REFERENCES = [
    ("items", ("item", "heldItem")),
    ("moves", ("move", "usedMove")),
    ("locations", ("location",)),
    ("evolutionTriggers", ("trigger",)),
]


@pytest.mark.parametrize("term, keys", REFERENCES)
def test_ways_refer_to_exactly_the_terms_there_are(term, keys):
    assert {way[key] for _, way in WAYS for key in keys if key in way} == slugs(term)


def test_ways_refer_to_species_forms_types_and_regions_that_exist():
    for entry, way in WAYS:
        before = BY_ID[entry["evolution"]["from"]]
        assert way.get("partySpecies", 1) in BY_ID and way.get("tradeSpecies", 1) in BY_ID
        assert {way[key] for key in ("moveType", "partyType") if key in way} <= TYPE_NAMES
        assert way.get("region", "kanto") in slugs("regions")
        for key, owner in (("fromForm", before), ("toForm", entry)):
            forms = {form["slug"] for form in owner.get("forms", [])}
            assert key not in way or way[key] in forms, (entry["slug"], key)


def test_evolutions_end_at_a_first_stage():
    for entry in POKEDEX:
        seen = [entry["id"]]
        while "evolution" in BY_ID[seen[-1]]:
            seen.append(BY_ID[seen[-1]]["evolution"]["from"])
            assert len(seen) <= 3, seen
    assert sum("evolution" in entry for entry in POKEDEX) == 484


def test_no_way_is_there_twice():
    for entry in POKEDEX:
        ways = entry.get("evolution", {}).get("how", [])
        assert all(way not in ways[:position] for position, way in enumerate(ways)), entry["slug"]


def test_manaphy_does_not_evolve():
    assert "evolution" not in BY_SLUG["manaphy"]


def test_only_melmetal_evolves_in_an_unknown_way():
    known = {entry["slug"]: entry["evolution"] for entry in POKEDEX if "evolution" in entry}
    unknown = {slug: evolution for slug, evolution in known.items() if "how" not in evolution}
    assert unknown == {"melmetal": {"from": 808}}
