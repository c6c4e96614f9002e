"""Debian's chromium, and a page that remembers what went wrong in it."""

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, sync_playwright


@contextmanager
def chromium() -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path)
        try:
            yield browser
        finally:
            browser.close()


def watch(page: Page, address: str) -> list[str]:
    """A list that fills with everything a good page never does."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(f"exception: {error}"))
    page.on(
        "console",
        lambda said: wrong.append(f"{said.type}: {said.text}")
        if said.type in ("error", "warning") and "blocked by Playwright" not in said.text
        else None,
    )
    page.on(
        "request",
        lambda request: wrong.append(f"request to another host: {request.url}")
        if not request.url.startswith((address, "data:"))
        else None,
    )
    page.on(
        "response",
        lambda response: wrong.append(f"{response.status}: {response.url}")
        if response.status >= 400
        else None,
    )
    return wrong


def until(page: Page, expression: str, argument: object = None) -> None:
    """Waits until JavaScript says so; Playwright's own waiting breaks the rules of our pages."""
    end = time.monotonic() + 30
    while not page.evaluate(expression, argument):
        assert time.monotonic() < end, f"still not so: {expression}"
        page.wait_for_timeout(50)
