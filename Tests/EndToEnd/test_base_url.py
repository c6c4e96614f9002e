"""Links with and without a base URL."""

import re

import pytest

from support.page import dangling, references

BASE = "https://user.example/dex/"


def local(site, pattern: str = "**/*.html") -> list[str]:
    pages = site.public.glob(pattern)
    return [
        link for page in pages for link in references(page.read_text("utf-8"))
        if not link.startswith(("http:", "https:", "#", "data:"))
    ]


def is_listed(name: str) -> bool:
    """Whether search engines are told of a page: not of that for readers without a connection."""
    return name.endswith("index.html") and not name.endswith("offline/index.html")


def test_without_one_every_link_is_relative(site):
    files = site.built()
    assert [link for link in local(site, "**/index.html") if link.startswith("/")] == []
    assert "canonical" not in files["index.html"].decode()
    assert "sitemap.xml" not in files


def test_the_page_for_wrong_addresses_works_at_any_depth(site):
    """It is shown below addresses that do not exist, where a relative link leads nowhere."""
    site.built()
    assert local(site, "404.html")
    assert [link for link in local(site, "404.html") if not link.startswith("/")] == []


@pytest.mark.parametrize("base", [BASE, BASE.rstrip("/")])
def test_with_one_every_link_is_below_it(site, base):
    site.built("--base-url", base)
    assert local(site)
    assert [link for link in local(site) if not link.startswith(("/dex/", "#", "?"))] == []
    for name, text in site.contents().items():
        if is_listed(name):
            found = re.findall(r'rel="canonical" href="([^"]*)"', text.decode())
            assert found == [BASE + name.removesuffix("index.html")], name


@pytest.mark.parametrize("languages", ["en", "en,fr"])
def test_the_site_map_names_every_page(site, languages):
    files = site.built("--base-url", BASE, "--languages", languages)
    listed = re.findall(r"<loc>([^<]*)</loc>", files["sitemap.xml"].decode())
    pages = [name for name in files if is_listed(name)]
    assert sorted(listed) == sorted(BASE + name.removesuffix("index.html") for name in pages)
    assert f"Sitemap: {BASE}sitemap.xml\n" in files["robots.txt"].decode()


def test_languages_are_linked_absolutely(site):
    files = site.built("--base-url", BASE, "--languages", "en,fr")
    for name in ("pokemon/pikachu/index.html", "fr/pokemon/pikachu/index.html"):
        page = files[name].decode()
        found = re.findall(r'<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"', page)
        english = BASE + "pokemon/pikachu/"
        french = BASE + "fr/pokemon/pikachu/"
        assert dict(found) == {"en": english, "fr": french, "x-default": english}


def test_with_one_every_reference_leads_somewhere(site):
    site.built("--base-url", BASE, "--languages", "en,fr")
    found = dangling(site.public, base="/dex/")
    assert not found, "\n".join(found[:20])
