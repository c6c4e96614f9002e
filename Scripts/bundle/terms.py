"""abilities.json and terms.json: names of what the species refer to by slug."""

from .api import merged, names, number
from .words import GENERATION_NAMES, GROWTH_RATES, LOCATIONS, REGIONS, TRIGGERS


def abilities(api, pokedex):
    """The abilities that any species or form has, by PokeAPI's number."""
    used = {slot["ability"] for entry in pokedex for form in [entry, *entry.get("forms", [])] for slot in form.get("abilities", [])}
    resources = sorted((api.named("ability", slug) for slug in used), key=lambda ability: ability["id"])
    return [
        {"slug": ability["name"], "name": names(ability["names"]), "generation": number(ability["generation"])}
        for ability in resources
    ]


def entries(api, pokedex):
    ways = [way for entry in pokedex for way in entry.get("evolution", {}).get("how", [])]

    def used(*keys):
        return {way[key] for way in ways for key in keys if key in way}

    return {
        "eggGroups": _all(api, "egg-group", {}),
        "generations": [_generation(api, id) for id in api.numbers("generation")],
        "growthRates": _all(api, "growth-rate", GROWTH_RATES),
        "colors": _all(api, "pokemon-color", {}),
        "items": _some(api, "item", used("item", "heldItem")),
        "moves": _some(api, "move", used("move", "usedMove")),
        "locations": [{"slug": slug, "name": merged(LOCATIONS[slug])} for slug in sorted(used("location"))],
        "regions": [entry for entry in _all(api, "region", REGIONS) if entry["slug"] in REGIONS],
        "evolutionTriggers": [
            entry for entry in _all(api, "evolution-trigger", TRIGGERS) if entry["slug"] in used("trigger")
        ],
    }


def _all(api, kind, words):
    return [_entry(api.get(kind, id), words) for id in api.numbers(kind)]


def _some(api, kind, slugs):
    resources = sorted((api.named(kind, slug) for slug in slugs), key=lambda resource: resource["id"])
    return [_entry(resource, {}) for resource in resources]


def _entry(resource, words):
    return {"slug": resource["name"], "name": merged(words.get(resource["name"], {}), names(resource.get("names", [])))}


def _generation(api, id):
    resource = api.get("generation", id)
    region = _entry(api.follow(resource["main_region"]), REGIONS)
    return {
        "slug": str(id),
        "name": merged(names(resource["names"]), GENERATION_NAMES.get(id, {})),
        "region": region["name"],
    }
