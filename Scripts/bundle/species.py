"""pokedex.json: the species, in order of their number."""

from . import forms
from .api import merged, names, number
from .pokemon import traits
from .stats import effort
from .words import GENERA


def entries(api, evolutions):
    words = forms.Words(api)
    resources = (api.get("pokemon-species", id) for id in api.numbers("pokemon-species"))
    return [_entry(api, species, evolutions, words) for species in resources]


def _entry(api, species, evolutions, words):
    pokemon = api.follow(next(v["pokemon"] for v in species["varieties"] if v["is_default"]))
    own = traits(api, pokemon)
    entry = {
        "id": species["id"],
        "slug": species["name"],
        "name": names(species["names"]),
        "type": own["type"],
        "base": own["base"],
        "genus": _genus(species),
        "generation": number(species["generation"]),
        "height": own.get("height"),
        "weight": own.get("weight"),
        "abilities": own.get("abilities"),
        "gender": _gender(species["gender_rate"]),
        "eggGroups": [group["name"] for group in species["egg_groups"]],
        "catchRate": species["capture_rate"],
        "happiness": species["base_happiness"],
        "experience": pokemon["base_experience"],
        "effort": effort(pokemon),
        "growthRate": species["growth_rate"] and species["growth_rate"]["name"],
        "hatchCycles": species["hatch_counter"],
        "color": species["color"] and species["color"]["name"],
        "legendary": species["is_legendary"] or None,
        "mythical": species["is_mythical"] or None,
        "baby": species["is_baby"] or None,
        "evolution": evolutions.get(species["id"]),
        **forms.of(api, species, pokemon, words),
    }
    return {key: value for key, value in entry.items() if value not in (None, {}, [])}


def _genus(species):
    """PokeAPI left the word Pokémon out of French from the ninth generation on."""
    genus = merged(names(species["genera"], "genus"), GENERA.get(species["name"], {}))
    if "Pokémon" not in genus.get("french", "Pokémon"):
        genus["french"] = f"Pokémon {genus['french']}"
    return genus


def _gender(eighths):
    """PokeAPI counts the females among eight, −1 for species without gender."""
    if eighths < 0:
        return "genderless"
    female = _whole(eighths * 12.5)
    return {"male": _whole(100 - female), "female": female}


def _whole(value):
    return int(value) if value == int(value) else value
