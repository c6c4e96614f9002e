"""stats.json: the six stats in the order in which they are shown."""

from .api import merged, names
from .words import STAT_KEYS, STAT_NAMES, STAT_SHORT


def entries(api):
    return [
        {
            "key": key,
            "slug": slug,
            "name": merged(STAT_NAMES.get(slug, {}), names(api.named("stat", slug)["names"])),
            "short": merged(STAT_SHORT[slug]),
            "max": 255,
        }
        for slug, key in STAT_KEYS.items()
    ]


def base(pokemon):
    """The base stats of a `pokemon` resource by key."""
    values = {entry["stat"]["name"]: entry["base_stat"] for entry in pokemon["stats"]}
    return {key: values[slug] for slug, key in STAT_KEYS.items() if slug in values}


def effort(pokemon):
    """The effort values gained by defeating one; only those that are gained."""
    values = {entry["stat"]["name"]: entry["effort"] for entry in pokemon["stats"]}
    return {key: values[slug] for slug, key in STAT_KEYS.items() if values.get(slug)}
