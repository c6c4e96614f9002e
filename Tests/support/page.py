"""What a page refers to, and whether it is there."""

import posixpath
import re
from functools import cache
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

PLACES = {"href", "src", "poster", "data", "action"}


class _References(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.names: set[str] = set()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name in PLACES:
                self.found.append(value or "")
            elif name == "srcset":
                self.found += [candidate.split()[0] for candidate in (value or "").split(",")]
            elif name == "id":
                self.names.add(value or "")


def references(html: str) -> list[str]:
    """Every address that an attribute of the page holds."""
    parser = _References()
    parser.feed(html)
    return parser.found


REFERENCE = re.compile(rb'\s(?:href|src|poster|action|data-home|data-search)="([^"]*)"')
NAME = re.compile(rb'\sid="([^"]*)"')


def broken_links(root: Path) -> list[str]:
    """The same for a site of thousands of pages, as dexgen writes them: every value is in quotes.

    Pages of one depth share most of their links, so each place is looked for once.
    """
    files = {path.relative_to(root).as_posix().encode() for path in root.rglob("*") if path.is_file()}
    names: dict[bytes, set[bytes]] = {}
    wanted: dict[bytes, tuple[bytes, set[bytes]]] = {}
    wrong, known = [], set()
    for page in sorted(path for path in files if path.endswith(b".html")):
        text = (root / page.decode()).read_bytes()
        names[page] = set(NAME.findall(text))
        folder = posixpath.dirname(page)
        for reference in set(REFERENCE.findall(text)):
            if (folder, reference) in known and not reference.startswith(b"#"):
                continue
            known.add((folder, reference))
            parts = urlsplit(unescape(reference.decode()))
            if parts.scheme or parts.netloc:
                continue
            path = unquote(parts.path)
            target = page.decode()
            if path:
                start = "" if path.startswith("/") else folder.decode()
                target = posixpath.normpath(posixpath.join(start, path.lstrip("/")))
                if path.endswith("/"):
                    target = posixpath.normpath(posixpath.join(target, "index.html"))
            if target.encode() not in files:
                wrong.append(f"{page.decode()}: {reference.decode()!r}")
            elif parts.fragment:
                wanted.setdefault(target.encode(), (page, set()))[1].add(unquote(parts.fragment).encode())
    for target, (page, fragments) in wanted.items():
        for fragment in fragments - names.get(target, set()):
            wrong.append(f"{page.decode()}: {target.decode()}#{fragment.decode()}")
    return wrong


def dangling(root: Path, base: str = "/") -> list[str]:
    """References of all pages and style sheets that lead to no file or to no place in it.

    One line for each, `page: reference`. Absolute ones must begin with the base.
    """

    @cache
    def parsed(page: Path) -> _References:
        parser = _References()
        parser.feed(page.read_text("utf-8"))
        return parser

    @cache
    def is_file(path: Path) -> bool:
        return path.is_file()

    def leads_somewhere(page: Path, reference: str) -> bool:
        parts = urlsplit(reference)
        if parts.scheme or parts.netloc:
            return True
        path = unquote(parts.path)
        if path.startswith("/"):
            if not path.startswith(base):
                return False
            target = root / path.removeprefix(base)
        else:
            target = page.parent / path if path else page
        if not reference:
            return False
        if path.endswith("/"):
            target = target / "index.html"
        if not is_file(target):
            return False
        return not parts.fragment or unquote(parts.fragment) in parsed(target.resolve()).names

    wrong = []
    for page in sorted(root.rglob("*.html")):
        for reference in dict.fromkeys(parsed(page.resolve()).found):
            if not leads_somewhere(page, reference):
                wrong.append(f"{page.relative_to(root)}: {reference!r}")
    for sheet in sorted(root.rglob("*.css")):
        for reference in re.findall(r"url\(['\"]?([^'\")]+)", sheet.read_text("utf-8")):
            if not leads_somewhere(sheet, reference):
                wrong.append(f"{sheet.relative_to(root)}: {reference!r}")
    return wrong
