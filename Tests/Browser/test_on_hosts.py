"""The default site on real web servers: a browser walks through it and nothing goes wrong."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from support.browsing import watch
from support.hosts import hosting
from support.program import Program
from support.repository import ROOT

# As many as DEXGEN_WALK says; a few of every kind tell a host that is set up wrongly.
PAGES = int(os.environ.get("DEXGEN_WALK", "20"))
REPORT_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", event =>
    console.error("policy violated: " + event.violatedDirective + " " + event.blockedURI));
"""


@pytest.fixture(scope="module")
def site_below(tmp_path_factory: pytest.TempPathFactory, program: Program) -> Path:
    """The default site for a folder of a host."""
    folder = tmp_path_factory.mktemp("below")
    result = program.run(
        "build", "--directory", str(ROOT), "--base-url", "https://example.org/sub/dex/",
        "--languages", "en",
        "--output", str(folder / "Public"), "--state", str(folder / "state"),
    )
    assert result.code == 0, result.err
    return folder / "Public"


@pytest.fixture(
    scope="module",
    params=[
        ("nginx", "/"), ("nginx", "/sub/dex/"), ("apache", "/"), ("apache", "/sub/dex/"),
        ("http.server", "/"), ("http.server", "/sub/dex/"),
    ],
    ids=lambda param: param[0] + param[1],
)
def host(request, default_site: Path, site_below: Path) -> Iterator[str]:
    kind, base = request.param
    with hosting(kind, default_site if base == "/" else site_below, base) as address:
        yield address


def walk(page: Page, address: str) -> list[str]:
    """Opens what the front page links to, of the species some of everywhere; gives where it has been."""
    page.goto(address)
    species = page.locator("main a[href*='pokemon/']").evaluate_all("all => all.map(a => a.href)")
    species = list(dict.fromkeys(species))
    others = page.locator("header a, footer a").evaluate_all("all => all.map(a => a.href)")
    inside = [url for url in dict.fromkeys(others) if re.fullmatch(f"{address}[^?#]*/", url)]
    others = [url for url in inside if url != address]
    step = len(species) // (PAGES - 1 - len(others))
    been = [address]
    for url in (others + species[::step])[: PAGES - 1]:
        page.goto(url)
        if "/random/" in url:
            page.wait_for_url("**/pokemon/*/")
        been.append(url)
    return been


def test_fifty_pages_without_a_word(browser: Browser, host: str):
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(REPORT_VIOLATIONS)
    wrong = watch(page, host)
    page.on(
        "requestfailed",
        # What a page no longer needs, for the next one is asked for, is not a fault.
        lambda request: wrong.append(f"{request.failure}: {request.url}")
        if "ERR_ABORTED" not in (request.failure or "")
        else None,
    )
    been = walk(page, host)
    context.close()
    assert len(set(been)) == PAGES
    assert not wrong, "\n".join(wrong)


def test_a_wrong_address_shows_the_page_for_that_in_full(browser: Browser, host: str, request):
    if "http.server" in request.node.name:
        pytest.skip("http.server has a page of its own for wrong addresses")
    context = browser.new_context()
    page = context.new_page()
    answers: dict[str, int] = {}
    page.on("response", lambda response: answers.update({response.url: response.status}))
    page.goto(host + "pokemon/nobody/at/all/")
    heading = page.locator("h1").inner_text()
    context.close()
    assert heading
    assert answers.pop(host + "pokemon/nobody/at/all/") == 404
    assert answers and set(answers.values()) == {200}, answers
