"""The tests' own tools find what they look for."""

import pytest

from support.markup import parse
from support.page import dangling

PAGE = '<p id="here"><a href="{}">x</a>'


@pytest.mark.parametrize(
    "link, base, leads",
    [
        ("a/", "/", True), ("a/#here", "/", True), ("#here", "/", True), ("?q=x", "/", True),
        ("https://elsewhere.example/", "/", True), ("/a/", "/", True), ("/dex/a/", "/dex/", True),
        ("", "/", False), ("b/", "/", False), ("a/#there", "/", False), ("#there", "/", False),
        ("a", "/", False), ("/b/", "/", False), ("/a/", "/dex/", False), ("b.png", "/", False),
    ],
)
def test_links_that_lead_nowhere_are_found(tmp_path, link, base, leads):
    (tmp_path / "a").mkdir()
    (tmp_path / "a/index.html").write_text(PAGE.format("../"))
    (tmp_path / "index.html").write_text(PAGE.format(link))
    found = [
        line for line in dangling(tmp_path, base) if line.startswith("index.html: ")
    ]
    assert found == ([] if leads else [f"index.html: {link!r}"])


def test_pictures_of_style_sheets_are_looked_for(tmp_path):
    (tmp_path / "style.css").write_text("a { background: url(x.svg) }")
    assert dangling(tmp_path) == ["style.css: 'x.svg'"]


def test_a_page_is_read_as_a_tree():
    page = parse('<ul id="a"><li class="x y">1<br>2</li><li><img class="x"> 3</li></ul><p>4')
    assert page.texts("li") == ["12", "3"]
    assert [element.tag for element in page.all(".x")] == ["li", "img"]
    assert page.one("#a").all("p") == []
