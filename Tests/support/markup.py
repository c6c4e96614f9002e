"""A page as a tree in which tests can look things up."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


@dataclass
class Element:
    tag: str
    attributes: dict[str, str | None] = field(default_factory=dict)
    children: list["Element | str"] = field(default_factory=list)

    def all(self, selector: str) -> list["Element"]:
        """What matches `tag`, `.class`, `#id` or `tag.class`, in the order of the page."""
        return [element for element in self._descendants() if element._matches(selector)]

    def one(self, selector: str) -> "Element":
        found = self.all(selector)
        assert len(found) == 1, f"{len(found)} of {selector}"
        return found[0]

    def texts(self, selector: str) -> list[str]:
        return [element.text for element in self.all(selector)]

    @property
    def text(self) -> str:
        """All text, with single spaces."""
        return " ".join("".join(self._strings()).split())

    def _strings(self) -> Iterator[str]:
        for child in self.children:
            if isinstance(child, str):
                yield child
            else:
                yield from child._strings()

    def _descendants(self) -> Iterator["Element"]:
        for child in self.children:
            if isinstance(child, Element):
                yield child
                yield from child._descendants()

    def _matches(self, selector: str) -> bool:
        tag, _, name = selector.partition(".")
        if tag.startswith("#"):
            return self.attributes.get("id") == tag[1:]
        classes = (self.attributes.get("class") or "").split()
        return tag in ("", self.tag) and name in ("", *classes)


class _Builder(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open = [Element("")]

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        element = Element(tag, dict(attributes))
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.open[-1].children.append(Element(tag, dict(attributes)))

    def handle_endtag(self, tag: str) -> None:
        if tag in (element.tag for element in self.open[1:]):
            while self.open.pop().tag != tag:
                pass

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def parse(html: str) -> Element:
    builder = _Builder()
    builder.feed(html)
    return builder.open[0]
