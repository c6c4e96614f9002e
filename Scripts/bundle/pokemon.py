"""What a `pokemon` resource says about a species' default form or another form."""

from . import stats, types

# PokeAPI writes 10000 hg where the weight is not known (Gigantamax forms) and once 0.
UNKNOWN_WEIGHTS = (0, 10000)


def traits(api, pokemon):
    """The facts that every form has: types, stats, abilities, height in m, weight in kg."""
    has_weight = pokemon["weight"] not in UNKNOWN_WEIGHTS
    known = {
        "type": [types.english(api, slot["type"]["name"]) for slot in _by_slot(pokemon["types"])],
        "base": stats.base(pokemon),
        "abilities": [_ability(slot) for slot in _by_slot(pokemon["abilities"]) if slot["ability"]],
        "height": _tenths(pokemon["height"]) if pokemon["height"] else None,
        "weight": _tenths(pokemon["weight"]) if has_weight else None,
    }
    return {key: value for key, value in known.items() if value}


def _by_slot(slots):
    return sorted(slots, key=lambda slot: slot["slot"])


def _ability(slot):
    hidden = {"hidden": True} if slot["is_hidden"] else {}
    return {"ability": slot["ability"]["name"], **hidden}


def _tenths(value):
    """7 → 0.7 and 20 → 2: decimetres as metres, hectograms as kilograms."""
    return value // 10 if value % 10 == 0 else value / 10
