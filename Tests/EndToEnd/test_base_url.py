"""Links with and without a base URL."""

import re

import pytest

from support.page import references

BASE = "https://user.example/dex/"


def local(site) -> list[str]:
    pages = site.public.rglob("*.html")
    return [
        link for page in pages for link in references(page.read_text("utf-8"))
        if not link.startswith(("http:", "https:", "#", "data:"))
    ]


def test_without_one_every_link_is_relative(site):
    site.built()
    assert [link for link in local(site) if link.startswith("/")] == []
    assert "canonical" not in site.contents()["index.html"].decode()
    assert "sitemap.xml" not in site.contents()


@pytest.mark.parametrize("base", [BASE, BASE.rstrip("/")])
def test_with_one_every_link_is_below_it(site, base):
    site.built("--base-url", base)
    assert local(site)
    assert [link for link in local(site) if not link.startswith(("/dex/", "#", "?"))] == []
    for name, text in site.contents().items():
        if name.endswith("index.html"):
            found = re.findall(r'rel="canonical" href="([^"]*)"', text.decode())
            assert found == [BASE + name.removesuffix("index.html")], name


def test_the_site_map_names_every_page(site):
    files = site.built("--base-url", BASE)
    listed = set(re.findall(r"<loc>([^<]*)</loc>", files["sitemap.xml"].decode()))
    pages = [name for name in files if name.endswith("index.html")]
    assert listed == {BASE + name.removesuffix("index.html") for name in pages}
