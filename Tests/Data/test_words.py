"""Every language says all that English says, with the same blanks to fill in."""

import re
import unicodedata

import pytest
import yaml
from bundled import CONTENT

WORDS = CONTENT / "i18n"
LANGUAGES = ("de", "en", "es", "fr", "it", "ja", "ko", "zh-hans", "zh-hant")
TRANSLATIONS = tuple(language for language in LANGUAGES if language != "en")
# What joins words may end with a space.
JOINTS = {"listSeparator", "evolveJoin"}
SPACES = {" ", "\u00a0", "\u202f"}
PLACEHOLDER = re.compile(r"\{(\w+)\}")


def entries(language):
    """The words as pairs in the order of the file, as text and never as numbers or truth values."""
    text = (WORDS / f"{language}.yml").read_text(encoding="utf-8")
    node = yaml.compose(text, Loader=yaml.BaseLoader)
    return [(key.value, value.value) for key, value in node.value]


def placeholders(pairs):
    return {key: sorted(PLACEHOLDER.findall(text)) for key, text in pairs}


def about(language):
    suffix = "" if language == "en" else f".{language.replace('-h', '-H')}"
    return (CONTENT / f"about{suffix}.md").read_text(encoding="utf-8")


def front_matter(language):
    _, front, _ = about(language).split("---\n", 2)
    return yaml.safe_load(front)


def strange_characters(text):
    """Characters that cannot be seen, but for a line's end and the spaces that do not break."""
    return [
        f"U+{ord(character):04X}"
        for character in text
        if unicodedata.category(character)[0] in "CZ" and character not in SPACES | {"\n"}
    ]


def test_there_is_a_file_for_each_language():
    assert tuple(sorted(path.stem for path in WORDS.glob("*.yml"))) == LANGUAGES


def test_english_has_each_word_once():
    keys = [key for key, _ in entries("en")]
    assert len(keys) > 100 and len(keys) == len(set(keys))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_words_are_those_of_english_in_its_order(language):
    assert [key for key, _ in entries(language)] == [key for key, _ in entries("en")]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_placeholders_are_those_of_english(language):
    assert placeholders(entries(language)) == placeholders(entries("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_braces_are_those_of_placeholders(language):
    for key, text in entries(language):
        assert not set("{}") & set(PLACEHOLDER.sub("", text)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_empty_or_has_spaces_around_it(language):
    for key, text in entries(language):
        assert text.strip() != "", key
        assert key in JOINTS or text == text.strip(), key
        assert "  " not in text, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_are_composed_and_visible(language):
    for text in ((WORDS / f"{language}.yml").read_text(encoding="utf-8"), about(language)):
        assert unicodedata.is_normalized("NFC", text)
        assert strange_characters(text) == []


@pytest.mark.parametrize("mark", ":;?!»")
def test_french_keeps_a_space_before_tall_marks(mark):
    prose = re.sub(r"\(https://[^)]*\)", "", about("fr").split("---\n", 2)[2])
    for text in [prose, *(text for _, text in entries("fr"))]:
        assert re.findall(rf"[^\u00a0\u202f]{re.escape(mark)}", text) == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_page_about_the_site_has_the_parts_of_the_english_one(language):
    front, english = front_matter(language), front_matter("en")
    assert list(front) == list(english)
    assert (front["menu"], front["order"]) == (english["menu"], english["order"])
    for pattern in (r"^#+ ", r"^- ", r"\]\((.*?)\)"):
        found = re.findall(pattern, about(language), re.MULTILINE)
        assert found == re.findall(pattern, about("en"), re.MULTILINE), pattern
