"""types.json: the eighteen types, what they are called and what they do to each other."""

from .api import names
from .words import TYPE_COLORS

FACTORS = {"double_damage_to": 2, "half_damage_to": 0.5, "no_damage_to": 0}


def entries(api):
    """Types with a colour of ours, in PokeAPI's order; `unknown`, `stellar` … have no relations."""
    resources = [api.get("type", number) for number in api.numbers("type")]
    return [_entry(api, resource) for resource in resources if resource["name"] in TYPE_COLORS]


def english(api, slug):
    """`fire` → `Fire`, the word by which the other files refer to a type."""
    return names(api.named("type", slug)["names"])["english"]


def _entry(api, resource):
    factors = {
        target["name"]: factor
        for relation, factor in FACTORS.items()
        for target in resource["damage_relations"][relation]
    }
    order = [api.get("type", number)["name"] for number in api.numbers("type")]
    return {
        "slug": resource["name"],
        "name": names(resource["names"]),
        "color": TYPE_COLORS[resource["name"]],
        "attack": {english(api, slug): factors[slug] for slug in order if slug in factors},
    }
