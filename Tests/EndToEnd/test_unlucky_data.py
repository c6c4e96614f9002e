"""Data that nobody means to write, and that comes all the same: an answer, in little time and memory."""

import json

import pytest

from support.limits import measured
from support.species import SMALL_DEX, species

PLAIN = species(1, "Bulbasaur", "Grass")


def listed(*entries: dict) -> bytes:
    return json.dumps(list(entries), ensure_ascii=False).encode()


def named(name: str) -> bytes:
    return listed(species(1, name, "Grass"))


def replaced(old: bytes, new: bytes) -> bytes:
    data = listed(PLAIN)
    assert old in data
    return data.replace(old, new)


MANY_TYPES = [species(1, "Everything", *(f"Type {number}" for number in range(100_000)))]
ONE_TYPE_EACH = [species(number, f"One {number}", f"Type {number}") for number in range(1, 1001)]
LANGUAGES = {f"x-{number}": "word" for number in range(20_000)}

CASES = {
    # Bytes
    "empty": (b"", 1, "dex"),
    "blank": (b" \n\t\n", 1, "dex"),
    "not UTF-8": (replaced(b"Bulbasaur", b"Bulba\xff\xfesaur"), 1, "UTF-8"),
    "Latin-1": ('[{"name": {"english": "Flabébé"}}]'.encode("latin-1"), 1, "UTF-8"),
    "overlong slash": (replaced(b"Bulbasaur", b"a\xc0\xafb"), 1, "UTF-8"),
    "surrogate in UTF-8": (replaced(b"Bulbasaur", b"a\xed\xa0\x80b"), 1, "UTF-8"),
    "UTF-16": ("[]".encode("utf-16"), 1, "UTF-16"),
    "UTF-32": ("[]".encode("utf-32"), 1, "dex"),
    "lone high surrogate": (replaced(b"Bulbasaur", rb"a\ud83d b"), 1, "surrogate"),
    "lone low surrogate": (replaced(b"Bulbasaur", rb"\udc00"), 1, "surrogate"),
    "surrogates the wrong way round": (replaced(b"Bulbasaur", rb"\ude00\ud83d"), 1, "surrogate"),
    "raw NUL": (replaced(b"Bulbasaur", b"Bulba\0saur"), 1, "control"),
    "escaped NUL": (replaced(b"Bulbasaur", rb"Bulba\u0000saur"), 0, "U+0000"),
    "NUL after the end": (listed(PLAIN) + b"\0", 1, "dex"),
    "gzip": (b"\x1f\x8b\x08\0\0\0\0\0\0\3", 1, "dex"),
    "a web page": (b"<!DOCTYPE html><title>404</title>", 1, "dex"),
    "old Mac line ends": (listed(PLAIN).replace(b", ", b",\r"), 0, ""),
    # Names
    "right to left": (named("ريشيرام"), 0, ""),
    "overrides of direction": (named("a\u202egnp.exe\u2066b"), 0, ""),
    "nothing but spaces": (named(" \u3000\u200b "), 1, "no text in any language"),
    "one emoji of many": (named("👩‍👩‍👧‍👦🏳️‍🌈"), 0, ""),
    "ten thousand accents": (named("a" + "\u0301" * 10_000), 0, ""),
    "noncharacters": (named("a\ufffe\uffffb\U0010ffff"), 0, ""),
    "10 MB": (named("x" * 10_000_000), 0, ""),
    "10 MB in two bytes each": (named("é" * 5_000_000), 0, ""),
    "reserved elsewhere": (
        listed(*(species(n, s, "Grass") for n, s in enumerate(["CON", "aux", "nul", "COM1", "lpt9.txt"], 1))),
        0, "",
    ),
    "of the program's own pages": (
        listed(*(species(n, s, "Grass") for n, s in enumerate(["index", "grid", "404", "sitemap.xml", "api"], 1))),
        0, "",
    ),
    "dots": (listed(species(1, ".", "Grass"), species(2, "..", "Grass"), species(3, "...", "Grass")), 0, ""),
    # Numbers
    "no species": (b"[]", 0, ""),
    "one species": (listed(PLAIN), 0, ""),
    "id of twenty digits": (replaced(b'"id": 1', b'"id": 99999999999999999999'), 1, "id"),
    "largest id": (replaced(b'"id": 1', b'"id": 9223372036854775807'), 0, ""),
    "id zero": (replaced(b'"id": 1', b'"id": 0'), 1, "id"),
    "id below zero": (replaced(b'"id": 1', b'"id": -1'), 1, "id"),
    "id with an exponent": (replaced(b'"id": 1', b'"id": 1e400'), 1, "id"),
    "a number of a million digits": (replaced(b'"id": 1', b'"id": ' + b"7" * 1_000_000), 1, "id"),
    "largest stat": (replaced(b'"HP": 41', b'"HP": 9223372036854775807'), 1, "HP"),
    "largest height": (listed(species(1, "Tall", "Grass", height=1e308, weight=1e308)), 1, "height"),
    "NaN": (replaced(b'"HP": 41', b'"HP": NaN'), 1, "NaN"),
    # Shapes
    "deep nesting": (b"[" * 1_000_000, 1, "deep"),
    "deep nesting in an unknown key": (
        replaced(b'"id": 1', b'"id": 1, "x": ' + b"[" * 100_000 + b"]" * 100_000), 1, "deep"),
    "deep nesting of objects": (b'[{"a":' * 200_000, 1, "deep"),
    "100,000 types": (json.dumps(MANY_TYPES).encode(), 1, "more errors"),
    "a type for each": (json.dumps(ONE_TYPE_EACH).encode(), 1, "1000 errors"),
    "20,000 languages": (listed(species(1, "Many", "Grass", name={"english": "Many"} | LANGUAGES)), 0, ""),
    "the same key 100,000 times": (
        replaced(b'"id": 1', b'"id": 1, ' + b'"id": 1, ' * 100_000 + b'"id": 1'), 1, "id"),
    "30,000 entries of faults": (json.dumps([{"id": 0}] * 30_000).encode(), 1, "more errors"),
    "a fault in a line of a thousand columns": (
        listed(PLAIN, species(2, "x" * 1000, "Grass", base={"HP": 1.5})), 1, "HP"),
    "an object": (b'{"1": {}}', 1, "array of entries"),
    "a string": (b'"pokedex"', 1, "array of entries"),
    "one more bracket": (listed(PLAIN) + b"]", 1, "dex"),
    "a fence of Markdown": (b"```json\n" + listed(PLAIN) + b"\n```\n", 1, "dex"),
    "a ring of evolutions": (
        listed(
            species(1, "A", "Grass", evolutions=[{"from": 1, "to": 2, "how": []}, {"from": 2, "to": 1, "how": []}]),
            species(2, "B", "Grass"),
        ), (0, 1), ""),
}


@pytest.mark.parametrize("name", CASES)
def test_data(site, name):
    data, code, word = CASES[name]
    (site.root / "dex.json").write_bytes(data)
    result = measured(site.program, "build", "--data", "dex.json", cwd=site.root)
    # The most that any of these files takes is a few times its size.
    assert result.keeps_limits()
    assert result.code in (code if isinstance(code, tuple) else (code,)), result.err[:2000]
    assert word in result.err
    assert len(result.err) < 1_000_000
    assert site.public.exists() == (result.code == 0)
