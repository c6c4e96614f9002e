"""nginx and Apache with the recipes of docs/hosting: what they send, at the root and below it."""

import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import Message
from pathlib import Path

import pytest

from support.hosts import RECIPES, hosting
from support.program import Program
from support.repository import ROOT
from support.scratch import ScratchSite
from support.species import SMALL_DEX

TYPES = {
    ".html": {"text/html; charset=utf-8"},
    ".css": {"text/css; charset=utf-8"},
    ".csv": {"text/csv; charset=utf-8"},
    ".js": {"text/javascript; charset=utf-8", "application/javascript; charset=utf-8"},
    ".json": {"application/json; charset=utf-8", "application/json"},
    ".webmanifest": {"application/manifest+json; charset=utf-8"},
    ".svg": {"image/svg+xml; charset=utf-8", "image/svg+xml"},
    ".png": {"image/png"},
    ".txt": {"text/plain; charset=utf-8"},
    ".xml": {"text/xml; charset=utf-8", "application/xml; charset=utf-8"},
}


@dataclass(frozen=True)
class Host:
    address: str
    base: str
    site: Path


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Message
    body: bytes

    @property
    def kind(self) -> str:
        return (self.headers["Content-Type"] or "").lower().replace(";charset", "; charset")


class _Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def get(address: str, **headers: str) -> Answer:
    request = urllib.request.Request(address, headers=headers)
    try:
        with urllib.request.build_opener(_Stay).open(request, timeout=20) as answer:
            return Answer(answer.status, answer.headers, answer.read())
    except urllib.error.HTTPError as error:
        return Answer(error.code, error.headers, error.read())


@pytest.fixture(scope="module", params=["/", "/sub/dex/"])
def built(request, tmp_path_factory, program: Program) -> tuple[Path, str]:
    site = ScratchSite(tmp_path_factory.mktemp("hosted") / "site", program, SMALL_DEX)
    site.built("--base-url", f"https://example.org{request.param}")
    return site.public, request.param


@pytest.fixture(scope="module", params=["nginx", "apache"])
def host(request, built: tuple[Path, str]) -> Iterator[Host]:
    folder, base = built
    with hosting(request.param, folder, base) as address:
        yield Host(address, base, folder)


def test_every_file_comes_whole_and_with_its_type(host):
    seen = set()
    for path in sorted(host.site.rglob("*")):
        name = path.relative_to(host.site).as_posix()
        if path.is_dir() or name in (".nojekyll", "_headers"):
            continue
        answer = get(host.address + name)
        assert (answer.status, answer.body) == (200, path.read_bytes()), name
        assert answer.kind in TYPES[path.suffix], (name, answer.kind)
        seen.add(path.suffix)
    assert {".html", ".css", ".js", ".svg", ".png", ".xml", ".txt"} <= seen


def test_folders_are_pages_and_get_their_slash(host):
    page = get(host.address + "pokemon/pikachu/")
    assert page.body == (host.site / "pokemon/pikachu/index.html").read_bytes()
    answer = get(host.address + "pokemon/pikachu")
    assert answer.status == 301
    assert answer.headers["Location"].endswith(f"{host.base}pokemon/pikachu/")
    if host.base != "/":
        answer = get(host.address.rstrip("/"))
        assert (answer.status, answer.headers["Location"].endswith(host.base)) == (301, True)


@pytest.mark.parametrize(
    "name", ["nothing", "pokemon/nobody/", "assets/", ".nojekyll", "_headers", ".git/config"]
)
def test_what_is_not_there_is_the_page_for_that(host, name):
    answer = get(host.address + name)
    assert answer.status == 404
    assert answer.body == (host.site / "404.html").read_bytes()
    assert "immutable" not in (answer.headers["Cache-Control"] or "")


def test_what_never_changes_is_kept_and_the_rest_asked_for_anew(host):
    for path in host.site.glob("assets/*.*"):
        answer = get(f"{host.address}assets/{path.name}")
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    page = get(host.address)
    assert page.headers["Cache-Control"] == "no-cache"
    validator = page.headers["Last-Modified"]
    assert get(host.address, **{"If-Modified-Since": validator}).status == 304


def test_text_is_packed(host):
    answer = get(host.address, **{"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert len(answer.body) < len((host.site / "index.html").read_bytes()) / 2


@pytest.mark.parametrize("name", ["", "pokemon/pikachu/", "nothing"])
def test_headers_say_what_pages_say_and_what_only_headers_can(host, name):
    headers = get(host.address + name).headers
    head = (ROOT / "Templates/partials/head.html").read_text("utf-8")
    page = re.search(r'Content-Security-Policy" content="([^"]*)"', head)[1]
    assert headers["Content-Security-Policy"] == f"{page}; frame-ancestors 'none'"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "strict-origin-when-cross-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]


def test_the_recipes_differ_in_nothing_that_is_sent():
    """Both send the same headers, so that documentation need not tell them apart."""

    def sent(name: str, pattern: str) -> dict[str, str]:
        text = (RECIPES / name).read_text("utf-8")
        found = re.findall(pattern, text, re.MULTILINE)
        return {key: value.strip('"') for key, value in found if key != "Cache-Control"}

    nginx = sent("nginx.conf", r'^\s*add_header (\S+) ("[^"]*"|\S+) always;')
    apache = sent("apache.conf", r'^\s*Header always set (\S+) ("[^"]*"|\S+)$')
    assert len(nginx) == 5
    assert nginx == apache
