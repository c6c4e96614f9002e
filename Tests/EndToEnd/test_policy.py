"""The content security policy of the default site, and that no page asks for an exception."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

#: Nothing is allowed that is not named, and nothing named is more than the site itself.
NAMES = {
    "default-src": "'none'", "base-uri": "'none'", "style-src": "'self'", "script-src": "'self'",
    "img-src": "'self'", "media-src": "'self'", "manifest-src": "'self'", "worker-src": "'self'",
    "connect-src": "'self'", "form-action": "'self'",
}
LOADING = {
    ("script", "src"), ("img", "src"), ("img", "srcset"), ("source", "srcset"), ("audio", "src"),
    ("iframe", "src"), ("object", "data"), ("embed", "src"), ("form", "action"), ("use", "href"),
}
LOADING_LINKS = {"stylesheet", "icon", "apple-touch-icon", "manifest", "preload", "modulepreload"}


class Exceptions(HTMLParser):
    """What a page holds that the policy would refuse."""

    def __init__(self) -> None:
        super().__init__()
        self.policies: list[str] = []
        self.found: list[str] = []
        self.script: str | None = None

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        if given.get("http-equiv", "").lower() == "content-security-policy":
            self.policies.append(given.get("content") or "")
        for name, value in attributes:
            if name == "style" or name.startswith("on"):
                self.found.append(f"<{tag} {name}=…>")
            if (value or "").strip().lower().startswith(("javascript:", "data:", "vbscript:")):
                self.found.append(f"<{tag} {name}={value}>")
            loads = (tag, name) in LOADING or (
                tag == "link" and name == "href"
                and LOADING_LINKS & set((given.get("rel") or "").split())
            )
            if loads and re.match(r"([a-z+.-]+:)?//", value or "", re.IGNORECASE):
                self.found.append(f"<{tag} {name}={value}> of another host")
        if tag == "style":
            self.found.append("<style>")
        if tag == "script":
            kind = given.get("type") or ""
            # Data for other programs is not run.
            self.script = "" if "src" not in given and not kind.endswith("json") else None

    def handle_data(self, data: str) -> None:
        if self.script is not None and data.strip():
            self.found.append(f"<script>{data.strip()[:30]}…")

    def handle_endtag(self, tag: str) -> None:
        self.script = None


def exceptions(html: str) -> Exceptions:
    parser = Exceptions()
    parser.feed(html)
    return parser


def test_no_page_asks_for_an_exception(default_site: Path):
    pages = sorted(default_site.rglob("*.html"))
    assert len(pages) > 1000
    for path in pages:
        page = exceptions(path.read_text("utf-8"))
        assert not page.found, (path, page.found)
        assert len(page.policies) == 1, path
        rules = dict(rule.split(" ", 1) for rule in page.policies[0].split("; "))
        assert rules == NAMES, path


def test_pictures_hold_no_script(default_site: Path):
    for path in default_site.rglob("*.svg"):
        assert not re.search(rb"<script|\son\w+=|href=|javascript:", path.read_bytes()), path


@pytest.mark.parametrize(
    "html",
    [
        "<p style='color: red'>", "<p onclick=x()>", "<style>p {}</style>", "<script>x()</script>",
        "<a href='JavaScript:x()'>", "<img src='//cdn.example/x.png'>",
        "<link rel=stylesheet href=https://cdn.example/x.css>", "<script type=module>x()</script>",
    ],
)
def test_exceptions_are_found(html):
    assert exceptions(html).found


@pytest.mark.parametrize(
    "html",
    ["<a href=https://example.org/>", "<link rel=canonical href=https://example.org/>",
     "<script type=application/ld+json>{}</script>", "<script src=assets/x.js></script>"],
)
def test_what_is_no_exception_is_not_found(html):
    assert not exceptions(html).found
