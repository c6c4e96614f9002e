"""The project's own site, built once, served at two addresses, and looked at."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from support.browsing import chromium, watch
from support.server import serving


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest) -> Path:
    """The folder of the whole site; DEXGEN_SITE names one that is there."""
    if given := os.environ.get("DEXGEN_SITE"):
        return Path(given).absolute()
    return request.getfixturevalue("whole_site")


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    with serving(site) as address:
        yield address


@pytest.fixture(scope="session")
def sub_address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The same site below another one."""
    root = tmp_path_factory.mktemp("host")
    (root / "sub").mkdir()
    (root / "sub/dex").symlink_to(site)
    with serving(root) as address:
        yield address + "/sub/dex"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Opens a page in a fresh context; fails the test if anything went wrong in it.

    No service worker is at work unless it is asked for, so that each page is the server's.
    """
    contexts, wrong = [], []

    def open_page(
        path: str, wait_until: str = "load", base: str = address, **options
    ) -> Page:
        context = browser.new_context(**{"service_workers": "block", **options})
        context.set_default_timeout(30_000)
        contexts.append(context)
        page = context.new_page()
        wrong.append(watch(page, base))
        page.goto(path if path.startswith("http") else base + path, wait_until=wait_until)
        return page

    yield open_page
    for context in contexts:
        context.close()
    found = [line for lines in wrong for line in lines]
    assert not found, "\n".join(found)


@pytest.fixture(params=["root", "folder"])
def place(request: pytest.FixtureRequest) -> str:
    """Where the site is: at the root of a host, or below it."""
    return request.getfixturevalue("address" if request.param == "root" else "sub_address")
