"""abilities.json and terms.json: names of what the species refer to by slug."""

from .api import merged, names, number
from .words import GENERATION_NAMES, GROWTH_RATES, ITEMS, LOCATIONS, MOVES, REGIONS, TRIGGERS


def abilities(api, pokedex):
    """The abilities that any species or form has, by PokeAPI's number."""
    forms = [form for entry in pokedex for form in (entry, *entry.get("forms", []))]
    used = {slot["ability"] for form in forms for slot in form.get("abilities", [])}
    resources = [api.named("ability", slug) for slug in used]
    return [
        {
            "slug": ability["name"],
            "name": names(ability["names"]),
            "generation": number(ability["generation"]),
        }
        for ability in sorted(resources, key=lambda ability: ability["id"])
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
        "items": _some(api, "item", ITEMS, used("item", "heldItem")),
        "moves": _some(api, "move", MOVES, used("move", "usedMove")),
        "locations": [{"slug": slug, "name": LOCATIONS[slug]} for slug in sorted(used("location"))],
        "regions": _some(api, "region", REGIONS, REGIONS),
        "evolutionTriggers": _some(api, "evolution-trigger", TRIGGERS, used("trigger")),
    }


def _all(api, kind, words):
    return [_entry(api.get(kind, id), words) for id in api.numbers(kind)]


def _some(api, kind, words, slugs):
    resources = [api.named(kind, slug) for slug in slugs]
    return [_entry(resource, words) for resource in sorted(resources, key=lambda item: item["id"])]


def _entry(resource, words):
    slug = resource["name"]
    return {"slug": slug, "name": merged(words.get(slug, {}), names(resource.get("names", [])))}


def _generation(api, id):
    resource = api.get("generation", id)
    region = _entry(api.follow(resource["main_region"]), REGIONS)
    return {
        "slug": str(id),
        "name": merged(names(resource["names"]), GENERATION_NAMES.get(id, {})),
        "region": region["name"],
    }
