"""How the script lays out JSON, and how it joins names."""

import bundled  # noqa: F401 - puts Scripts on the path
import pytest
from bundle import api, layout

LAYOUTS = [
    ([], "[]\n"),
    ({"slug": "a"}, '{\n  "slug": "a"\n}\n'),
    ([{"slug": "é", "base": {"HP": 1}}], '[\n  {\n    "slug": "é",\n    "base": {"HP": 1}\n  }\n]\n'),
    ({"how": [{"level": 1}]}, '{"how": [{"level": 1}]}\n'),
    (
        {"how": [{"level": 1}, {"level": 2}]},
        '{\n  "how": [\n    {"level": 1},\n    {"level": 2}\n  ]\n}\n',
    ),
    ({"attack": {"Fire": 2}}, '{\n  "attack": {\n    "Fire": 2\n  }\n}\n'),
]


@pytest.mark.parametrize("value, expected", LAYOUTS)
def test_layout(value, expected):
    assert layout.text(value) == expected


def entry(language, name):
    return {"language": {"name": language}, "name": name}


NAMES = [
    ([entry("ja-hrkt", "ア"), entry("ja", "亜")], {"japanese": "亜"}),
    ([entry("ja-Hrkt", "ア")], {"japanese": "ア"}),
    ([entry("zh-Hans", "甲"), entry("en", " A ")], {"english": "A", "chinese": "甲"}),
    ([entry("fr", ""), entry("cs", "B")], {}),
]


@pytest.mark.parametrize("entries, expected", NAMES)
def test_names(entries, expected):
    names = api.names(entries)
    assert names == expected and list(names) == list(expected)


def test_the_first_source_of_a_name_wins():
    assert api.merged({"french": "a"}, {"english": "b", "french": "c"}) == {
        "english": "b",
        "french": "a",
    }
