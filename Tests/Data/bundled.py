"""The bundled files, read once, and small helpers for the tests."""

import json
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONTENT = ROOT / "Content"
FILES = ("pokedex", "types", "abilities", "stats", "terms")
LANGUAGES = (
    "english", "japanese", "chinese", "french", "german",
    "spanish", "italian", "korean", "chinese-traditional",
)


def load(name):
    return json.loads((CONTENT / name).read_text(encoding="utf-8"), object_pairs_hook=_no_twins)


def _no_twins(pairs):
    keys = [key for key, _ in pairs]
    assert len(keys) == len(set(keys)), f"a key twice in one object: {keys}"
    return dict(pairs)


POKEDEX = load("pokedex.json")
TYPES = load("types.json")
ABILITIES = load("abilities.json")
STATS = load("stats.json")
TERMS = load("terms.json")

TYPE_NAMES = {entry["name"]["english"] for entry in TYPES}
BY_SLUG = {entry["slug"]: entry for entry in POKEDEX}
BY_ID = {entry["id"]: entry for entry in POKEDEX}
# Every species and every form, as (slug, facts).
ALL_FORMS = [
    (form["slug"], form) for entry in POKEDEX for form in (entry, *entry.get("forms", []))
]
# Every way to evolve, as (the species that comes out, the way).
WAYS = [(entry, way) for entry in POKEDEX for way in entry.get("evolution", {}).get("how", [])]


def slugs(term):
    return {entry["slug"] for entry in TERMS[term]}


def strings(value):
    """Every string value, however deep; keys are not values."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        for member in value.values() if isinstance(value, dict) else value:
            yield from strings(member)
