"""The forms of a species that are worth a place of their own.

A variety is listed when
- it is a mega evolution, a primal reversion, a Gigantamax form or a regional form, or
- its types, stats or abilities differ from those of the default form, or its weight does by a
  tenth or more (Dudunsparce, Maushold);
and left out when
- it is a totem (the same creature, only larger), or
- it equals a form already listed in everything that is recorded (the colours of Minior's core).
So costumes, caps, patterns and flowers are not listed. What exists only as a `pokemon-form`, with
no `pokemon` of its own, is not listed either (the plates of Arceus, the discs of Silvally).
"""

from collections import Counter

from .form_names import Words, default_name, form_names
from .pokemon import traits

__all__ = ["Words", "of"]

REGIONS = ("alola", "galar", "hisui", "paldea")
SHOWN = ("type", "base", "abilities", "height", "weight")


def of(api, species, pokemon, words):
    """`form`, the name of the default form, and `forms`, each where there is one."""
    listed = _listed(api, species, traits(api, pokemon))
    result = {}
    if any(kind == "other" for _, _, kind, _ in listed):
        form = default_name(species, _form(api, pokemon), words)
        if form:
            result["form"] = form
    entries = []
    for variety, resource, kind, own in listed:
        name = form_names(api, species, variety, resource, kind, own, words)
        form = {"id": variety["id"], "slug": variety["name"], "kind": kind, "name": name}
        entries.append({**form, **own})
    if entries:
        result["forms"] = _without_ambiguous_names(entries)
    return result


def _form(api, pokemon):
    """The `pokemon-form` that stands for a `pokemon`."""
    resources = [api.follow(reference) for reference in pokemon["forms"]]
    return next((form for form in resources if form["is_default"]), resources[0])


def _listed(api, species, default):
    varieties = [api.follow(v["pokemon"]) for v in species["varieties"] if not v["is_default"]]
    listed, seen = [], []
    for variety in sorted(varieties, key=lambda pokemon: pokemon["id"]):
        resource = _form(api, variety)
        kind, own = _kind(resource), traits(api, variety)
        facts = (kind, [own.get(key) for key in SHOWN])
        is_totem = "totem" in resource["form_name"].split("-")
        if is_totem or facts in seen or (kind == "other" and not _differs(own, default)):
            continue
        seen.append(facts)
        listed.append((variety, resource, kind, own))
    return listed


def _kind(resource):
    parts = resource["form_name"].split("-")
    if resource["is_mega"]:
        return "mega"
    if "gmax" in parts:
        return "gigantamax"
    if parts == ["primal"]:
        return "primal"
    if parts[0] in REGIONS and "cap" not in parts:
        return "regional"
    return "other"


def _differs(own, default):
    if any(own.get(key) != default.get(key) for key in ("type", "base", "abilities")):
        return True
    if "weight" not in own or "weight" not in default:
        return False
    return abs(own["weight"] - default["weight"]) * 10 >= default["weight"]


def _without_ambiguous_names(entries):
    """Where a language has one name for two forms, the English names tell them apart."""
    uses = Counter(item for entry in entries for item in entry["name"].items())
    for entry in entries:
        entry["name"] = {
            language: name
            for language, name in entry["name"].items()
            if language == "english" or uses[language, name] == 1
        }
    return entries
