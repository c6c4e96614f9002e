"""Who evolves into whom, and how.

One edge of PokeAPI's tree holds a detail for each game or form in which the way differs.
- The default details, the ways of the newest games, come first; then what only older games know
  (a place, beauty, affection), in PokeAPI's order. Equal ways are kept once.
- An edge without any detail is no evolution: Manaphy hatches Phione, which never becomes Manaphy.
- Melmetal's tree leaves out Meltan, but the species itself says where it comes from: no way is known.
- `fromForm` and `toForm` are written only for forms other than the default one.
"""

from . import types
from .api import number

GENDERS = {1: "female", 2: "male"}
RELATIVE = {1: "attack", 0: "equal", -1: "defense"}


def by_species(api):
    """`{id: {"from": id, "how": [way, …]}}` for every species that evolves from another."""
    result, targets = {}, set()
    for id in api.numbers("evolution-chain"):
        _walk(api, api.get("evolution-chain", id)["chain"], result, targets)
    for id in api.numbers("pokemon-species"):
        parent = api.get("pokemon-species", id)["evolves_from_species"]
        if parent and id not in targets:
            result[id] = {"from": number(parent)}
    return result


def _walk(api, node, result, targets):
    for child in node["evolves_to"]:
        parent, target = number(node["species"]), number(child["species"])
        targets.add(target)
        ways = []
        details = child["evolution_details"]
        for detail in sorted(details, key=lambda detail: not detail["is_default"]):
            way = _way(api, detail, parent, target)
            if way not in ways:
                ways.append(way)
        if ways:
            result[target] = {"from": parent, "how": ways}
        _walk(api, child, result, targets)


def _way(api, detail, parent, target):
    def slug(key):
        return detail[key] and detail[key]["name"]

    def species_id(key):
        return detail[key] and number(detail[key])

    def type_name(key):
        return detail[key] and types.english(api, detail[key]["name"])

    way = {
        "trigger": slug("trigger"),
        "level": detail["min_level"],
        "item": slug("item"),
        "heldItem": slug("held_item"),
        "move": slug("known_move"),
        "moveType": type_name("known_move_type"),
        "usedMove": slug("used_move"),
        "moveCount": detail["min_move_count"],
        "happiness": detail["min_happiness"],
        "affection": detail["min_affection"],
        "beauty": detail["min_beauty"],
        "time": detail["time_of_day"] or None,
        "location": slug("location"),
        "partySpecies": species_id("party_species"),
        "partyType": type_name("party_type"),
        "tradeSpecies": species_id("trade_species"),
        "gender": GENDERS.get(detail["gender"]),
        "relativeStats": RELATIVE.get(detail["relative_physical_stats"]),
        "damageTaken": detail["min_damage_taken"],
        "steps": detail["min_steps"],
        "rain": detail["needs_overworld_rain"] or None,
        "upsideDown": detail["turn_upside_down"] or None,
        "multiplayer": detail["needs_multiplayer"] or None,
        "specialRock": detail["near_special_rock"] or None,
        "region": slug("region"),
        "fromForm": _other_form(api, detail["base_form"], parent),
        "toForm": _other_form(api, detail["evolved_form"], target),
    }
    return {key: value for key, value in way.items() if value is not None}


def _other_form(api, reference, species_id):
    varieties = api.get("pokemon-species", species_id)["varieties"]
    default = next(v["pokemon"]["name"] for v in varieties if v["is_default"])
    return reference["name"] if reference and reference["name"] != default else None
