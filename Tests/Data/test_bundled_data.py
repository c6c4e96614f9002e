"""The bundled files fit their schemas, each other, and what is known of the whole."""

import json
import re

import pytest
from bundled import (
    ABILITIES, ALL_FORMS, CONTENT, FILES, LANGUAGES, POKEDEX, STATS, TERMS, TYPE_NAMES, TYPES,
    load, slugs, strings,
)
from jsonschema import Draft202012Validator


@pytest.mark.parametrize("name", FILES)
def test_file_fits_its_schema(name):
    schema = load(f"schemas/{name}.schema.json")
    Draft202012Validator.check_schema(schema)
    faults = Draft202012Validator(schema).iter_errors(load(f"{name}.json"))
    assert [f"{fault.json_path}: {fault.message[:200]}" for fault in faults] == []


@pytest.mark.parametrize("name", FILES)
def test_file_has_short_lines_of_plain_text(name):
    text = (CONTENT / f"{name}.json").read_bytes().decode("utf-8")
    assert text.endswith("\n")
    assert "\r" not in text and "\t" not in text and "\\u" not in text
    assert max(len(line) for line in text.split("\n")) < 600


@pytest.mark.parametrize("name", FILES)
def test_nothing_unknown_is_written_as_a_value(name):
    def blanks(value):
        if isinstance(value, (dict, list)):
            members = value.values() if isinstance(value, dict) else value
            return value in ({}, []) or any(blanks(member) for member in members)
        return value is None or value == "" or value is False

    entries = json.loads((CONTENT / f"{name}.json").read_bytes())
    assert not blanks(entries)


@pytest.mark.parametrize("name", FILES)
def test_no_sentences(name):
    """Names and terms only. A full stop stands behind an abbreviation: Mr., Serp., Revest."""
    sentence = re.compile(r"\w{7,}[.!?](\s|$)|[。！]|\n")
    values = list(strings(load(f"{name}.json")))
    assert [value for value in values if len(value) > 40 or sentence.search(value)] == []
    assert [value for value in values if len(value.split()) > 7] == []


def test_all_species_in_order():
    assert [entry["id"] for entry in POKEDEX] == list(range(1, 1026))


def test_ids_and_slugs_are_unique():
    ids = [form["id"] for _, form in ALL_FORMS]
    assert len(ids) == len(set(ids))
    names = [slug for slug, _ in ALL_FORMS]
    assert len(names) == len(set(names))
    for entries in (ABILITIES, STATS, TYPES, *TERMS.values()):
        assert len(entries) == len({entry["slug"] for entry in entries})


def test_species_have_a_name_in_every_language():
    missing = [(e["slug"], tag) for e in POKEDEX for tag in LANGUAGES if tag not in e["name"]]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_species_names_are_unique(language):
    names = [entry["name"][language] for entry in POKEDEX]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language, charset", [("chinese", "gb2312"), ("chinese-traditional", "big5")])
def test_chinese_words_are_in_the_script_that_they_are_for(language, charset):
    """The old national character sets have the characters of one script, but for one of a name."""

    def names(value):
        if isinstance(value, dict):
            yield from [text for key, text in value.items() if key == language and isinstance(text, str)]
            value = list(value.values())
        if isinstance(value, list):
            for member in value:
                yield from names(member)

    def is_foreign(character):
        return "\u4e00" <= character <= "\u9fff" and character != "椪" and not character.encode(charset, "ignore")

    everything = [*names([POKEDEX, TYPES, ABILITIES, STATS, list(TERMS.values())])]
    assert len(everything) > 2000
    assert [name for name in everything if any(map(is_foreign, name))] == []


@pytest.mark.parametrize("term", ["eggGroups", "generations", "growthRates", "colors", "regions"])
def test_common_terms_have_every_language(term):
    assert all(set(LANGUAGES) == set(entry["name"]) for entry in TERMS[term])


def test_every_name_has_english():
    entries = [form for _, form in ALL_FORMS] + ABILITIES + STATS + sum(TERMS.values(), [])
    assert [entry["slug"] for entry in entries if "english" not in entry["name"]] == []


def test_forms_of_a_species_have_different_names():
    for entry in POKEDEX:
        for language in LANGUAGES:
            forms = [form["name"].get(language) for form in entry.get("forms", [])]
            known = [name for name in [entry["name"][language], *forms] if name]
            assert len(known) == len(set(known)), (entry["slug"], language)


def test_forms_have_what_species_have():
    keys = [entry["key"] for entry in STATS]
    for slug, form in ALL_FORMS:
        assert list(form["base"]) == keys, slug
        assert set(form["type"]) <= TYPE_NAMES, slug


def test_abilities_are_exactly_those_that_are_used():
    used = {slot["ability"] for _, form in ALL_FORMS for slot in form.get("abilities", [])}
    assert {ability["slug"] for ability in ABILITIES} == used


def test_placeholder_weights_are_left_out():
    assert [slug for slug, form in ALL_FORMS if form.get("weight") == 1000] == []
    assert "weight" not in next(f for s, f in ALL_FORMS if s == "venusaur-gmax")
    assert "weight" not in next(f for s, f in ALL_FORMS if s == "eternatus-eternamax")


def test_species_refer_to_terms_that_exist():
    for entry in POKEDEX:
        assert set(entry["eggGroups"]) <= slugs("eggGroups"), entry["slug"]
        assert entry["growthRate"] in slugs("growthRates"), entry["slug"]
        assert entry["color"] in slugs("colors"), entry["slug"]
        assert str(entry["generation"]) in slugs("generations"), entry["slug"]
        assert set(entry["effort"]) <= {stat["key"] for stat in STATS}, entry["slug"]
        if entry["gender"] != "genderless":
            assert sum(entry["gender"].values()) == 100, entry["slug"]
