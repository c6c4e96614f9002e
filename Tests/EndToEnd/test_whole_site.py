"""The project's own site in all nine languages."""

import re

import pytest

from support.page import broken_links

FOLDERS = {
    "en": "", "ja": "ja/", "fr": "fr/", "de": "de/", "es": "es/", "it": "it/", "ko": "ko/",
    "zh-Hans": "zh-hans/", "zh-Hant": "zh-hant/",
}
PAGES = [
    "", "grid/", "types/", "types/fire/", "generations/", "generations/1/", "abilities/",
    "abilities/static/", "egg-groups/", "egg-groups/monster/", "rankings/", "rankings/attack/",
    "compare/", "collection/", "random/", "about/", "build-your-own/", "pokemon/charizard/",
]


def test_every_link_leads_somewhere(whole_site):
    found = broken_links(whole_site)
    assert not found, "\n".join(found[:20])


def test_a_broken_link_is_found(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "a/index.html").write_text('<a href="../b/">b</a><a href="#c">c</a><a href="./">a</a>')
    assert len(broken_links(tmp_path)) == 2


def test_every_language_has_the_same_pages(whole_site):
    def pages(folder: str) -> set[str]:
        return {path.relative_to(whole_site / folder).as_posix() for path in
                (whole_site / folder).rglob("index.html")}

    others = {folder for folder in FOLDERS.values() if folder}
    english = {path for path in pages("") if path.split("/")[0] + "/" not in others}
    assert len(english) > 1025
    for folder in others:
        assert pages(folder) == english, folder


@pytest.mark.parametrize("lang", FOLDERS)
def test_every_kind_of_page_is_in_its_language(whole_site, lang):
    titles = set()
    for path in PAGES:
        text = (whole_site / FOLDERS[lang] / path / "index.html").read_text("utf-8")
        assert f'<html lang="{lang}">' in text
        title = re.search("<title>(.*?)</title>", text)[1]
        assert title not in titles, title
        titles.add(title)
        menu = re.findall(r'<li><a href="([^"]*)" lang="[^"]*" hreflang="([^"]*)"', text)
        depth = (FOLDERS[lang] + path).count("/")
        up = "../" * depth
        expected = {other: (up + folder + path) or "./" for other, folder in FOLDERS.items()}
        assert {tag: url for url, tag in menu} == expected


def test_numbers_are_written_as_in_each_language(whole_site):
    shown = {"en": "1,025", "de": "1.025", "fr": "1\u202f025", "es": "1025", "ja": "1,025"}
    for lang, number in shown.items():
        assert number in (whole_site / FOLDERS[lang] / "index.html").read_text("utf-8"), lang


def test_titles_are_unique_in_the_whole_site(whole_site):
    for folder in FOLDERS.values():
        seen = {}
        for path in (whole_site / folder).rglob("index.html"):
            if folder == "" and path.relative_to(whole_site).parts[0] + "/" in FOLDERS.values():
                continue
            title = re.search(rb"<title>(.*?)</title>", path.read_bytes())[1]
            assert title not in seen, (path, seen[title], title.decode())
            seen[title] = path
