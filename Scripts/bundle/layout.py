"""JSON as people like to read it in a diff: one entry a block, small objects on one line."""

import json

# Lists of these are written one element a line or block, never in one line.
TALL = {"forms", "how", "attack"}


def text(value):
    return "\n".join(_lines(value, "")) + "\n"


def _flat(value):
    return json.dumps(value, ensure_ascii=False)


def _is_small(value, depth=0):
    """Whether a value goes on one line: scalars, lists and objects of scalars, lists of those."""
    if isinstance(value, dict):
        return depth < 2 and all(_is_small(member, depth + 1) and not isinstance(member, dict) for member in value.values())
    if isinstance(value, list):
        return depth < 2 and all(_is_small(member, depth + 1) for member in value)
    return True


def _lines(value, indent, key=None):
    is_block = isinstance(value, (dict, list)) and (key is None or key in TALL or not _is_small(value))
    if not is_block or not value:
        return [_flat(value)]
    open_, close = "{}" if isinstance(value, dict) else "[]"
    lines = [open_]
    members = list(value.items()) if isinstance(value, dict) else [(None, item) for item in value]
    for position, (name, member) in enumerate(members):
        inner = indent + "  "
        prefix = inner + (f"{_flat(name)}: " if name is not None else "")
        # Elements of a list of evolution ways stay on a line each; entries get a block each.
        member_key = name if name is not None else (key if key == "how" else None)
        if key == "how":
            body = [_flat(member)]
        else:
            body = _lines(member, inner, member_key)
        comma = "," if position + 1 < len(members) else ""
        lines.append(prefix + body[0])
        lines += body[1:]
        lines[-1] += comma
    lines.append(indent + close)
    return lines
