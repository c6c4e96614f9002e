"""JSON as people like to read it in a diff: one entry a block, small values on one line."""

import json


def text(value):
    return "\n".join(_lines(value, None)) + "\n"


def _lines(value, key):
    if not _is_tall(value, key):
        return [json.dumps(value, ensure_ascii=False)]
    if isinstance(value, list):
        members = [_lines(item, None) for item in value]
    else:
        members = [_labelled(name, _lines(member, name)) for name, member in value.items()]
    for member in members[:-1]:
        member[-1] += ","
    open_, close = "[]" if isinstance(value, list) else "{}"
    return [open_, *("  " + line for member in members for line in member), close]


def _labelled(name, lines):
    return [f"{json.dumps(name, ensure_ascii=False)}: {lines[0]}", *lines[1:]]


def _is_tall(value, key):
    """Entries (they have a slug), lists of entries, attack factors, two or more ways to evolve."""
    if isinstance(value, list):
        return any(_is_entry(item) for item in value) or (key == "how" and len(value) > 1)
    if isinstance(value, dict):
        has_tall = any(_is_tall(member, name) for name, member in value.items())
        return has_tall or _is_entry(value) or key == "attack"
    return False


def _is_entry(value):
    return isinstance(value, dict) and "slug" in value
