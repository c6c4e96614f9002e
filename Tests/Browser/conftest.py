"""The default site, built once, served, and looked at."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from support.browsing import chromium, watch
from support.server import serving


@pytest.fixture(scope="session")
def address(default_site: Path) -> Iterator[str]:
    with serving(default_site) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Opens a page in a fresh context; fails the test if anything went wrong in it."""
    contexts, wrong = [], []

    def open_page(path: str, wait_until: str = "load", **options) -> Page:
        context = browser.new_context(base_url=address, **options)
        context.set_default_timeout(30_000)
        contexts.append(context)
        page = context.new_page()
        wrong.append(watch(page, address))
        page.goto(path, wait_until=wait_until)
        return page

    yield open_page
    for context in contexts:
        context.close()
    found = [line for lines in wrong for line in lines]
    assert not found, "\n".join(found)
