"""Types and stats: the chart, the colours and the words, written out in full."""

import pytest
from bundled import LANGUAGES, STATS, TYPES

# Rows attack, columns defend, in the same order: · 1, 2 twice, ½ half, 0 none.
CHART = {
    "normal": "·····½·0½·········",
    "fighting": "2·½½·2½02····½2·2½",
    "flying": "·2···½2·½··2½·····",
    "poison": "···½½½·½0··2·····2",
    "ground": "··02·2½·22·½2·····",
    "rock": "·½2·½·2·½2····2···",
    "bug": "·½½½···½½½·2·2··2½",
    "ghost": "0······2·····2··½·",
    "steel": "·····2··½½½·½·2··2",
    "fire": "·····½2·2½½2··2½··",
    "water": "····22···2½½···½··",
    "grass": "··½½22½·½½2½···½··",
    "electric": "··2·0·····2½½··½··",
    "psychic": "·2·2····½····½··0·",
    "ice": "··2·2···½½½2··½2··",
    "dragon": "········½······2·0",
    "dark": "·½·····2·····2··½½",
    "fairy": "·2·½····½½·····22·",
}
FACTORS = {"·": 1, "2": 2, "½": 0.5, "0": 0}

COLORS_AND_WORDS = """
grass 166 193 50 くさ · poison 157 121 199 どく · fire 234 166 106 ほのお · flying 123 165 237 ひこう
water 136 197 245 みず · bug 131 203 98 むし · normal 173 173 173 ノーマル · electric 226 211 51 でんき
ground 191 167 75 じめん · fairy 224 118 152 フェアリー · rock 237 198 61 いわ · steel 130 137 163 はがね
ghost 115 110 176 ゴースト · dark 111 129 209 あく · psychic 211 128 240 エスパー
dragon 228 134 91 ドラゴン · fighting 210 105 106 かくとう · ice 151 231 244 こおり
"""


def factors(entry):
    return [entry["attack"].get(other["name"]["english"], 1) for other in TYPES]


def test_types_are_in_order():
    assert [entry["slug"] for entry in TYPES] == list(CHART)


@pytest.mark.parametrize("entry", TYPES, ids=lambda entry: entry["slug"])
def test_attack_factors(entry):
    assert factors(entry) == [FACTORS[sign] for sign in CHART[entry["slug"]]]
    assert 1 not in entry["attack"].values()
    assert set(entry["attack"]) <= {other["name"]["english"] for other in TYPES}


def test_how_many_factors_there_are():
    every = [factor for entry in TYPES for factor in factors(entry)]
    assert {value: every.count(value) for value in (2, 1, 0.5, 0)} == {2: 51, 1: 204, 0.5: 61, 0: 8}


def test_colors_and_japanese_words():
    expected = {}
    for line in COLORS_AND_WORDS.replace("·", "\n").strip().splitlines():
        slug, red, green, blue, word = line.split()
        expected[slug] = ([int(red), int(green), int(blue)], word)
    assert {e["slug"]: (e["color"], e["name"]["japanese"]) for e in TYPES} == expected


def test_types_and_stats_have_every_language():
    for entry in TYPES + STATS:
        assert set(entry["name"]) == set(LANGUAGES), entry["slug"]


def test_stats():
    assert [(entry["key"], entry["name"]["japanese"]) for entry in STATS] == [
        ("HP", "HP"),
        ("Attack", "こうげき"),
        ("Defense", "ぼうぎょ"),
        ("Sp. Attack", "とくこう"),
        ("Sp. Defense", "とくぼう"),
        ("Speed", "すばやさ"),
    ]


def test_short_names_of_stats_are_short_and_different():
    for language in LANGUAGES:
        shorts = [entry["short"][language] for entry in STATS]
        assert len(set(shorts)) == 6 and max(map(len, shorts)) <= 4, language
