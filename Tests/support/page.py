"""What a page refers to."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

PLACES = {"href", "src", "poster", "data"}


class _References(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attributes if name in PLACES and value]


def references(html: str) -> list[str]:
    """Every address that an attribute of the page holds."""
    parser = _References()
    parser.feed(html)
    return parser.found


def dangling(root: Path) -> list[str]:
    """Relative references of all pages that lead to no file, as `page: reference`."""
    wrong = []
    for page in sorted(root.rglob("*.html")):
        for reference in references(page.read_text("utf-8")):
            parts = urlsplit(reference)
            if parts.scheme or parts.netloc or not parts.path:
                continue
            base = root if parts.path.startswith("/") else page.parent
            target = base / unquote(parts.path).lstrip("/")
            if parts.path.endswith("/") or target.is_dir():
                target = target / "index.html"
            if not target.is_file():
                wrong.append(f"{page.relative_to(root)}: {reference}")
    return wrong
