"""A site that is being worked on, as it is seen in a browser."""

import shutil
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.browsing import watch
from support.repository import ROOT
from support.served import Served, save, serving, until


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """The project's own site, to be changed."""
    folder = tmp_path_factory.mktemp("live") / "site"
    folder.mkdir()
    for name in ("Content", "Templates"):
        shutil.copytree(ROOT / name, folder / name)
    shutil.copy(ROOT / "dexgen.yml", folder)
    return folder


@pytest.fixture(scope="module")
def served(program, folder) -> Iterator[Served]:
    with serving(program, folder) as served:
        yield served


@pytest.fixture
def page(browser, served) -> Iterator[Page]:
    """A page that is told of changes; nothing may go wrong in it."""
    context = browser.new_context(base_url=served.address)
    # When the page was there as a whole, by the clock that tests have too.
    context.add_init_script(
        "addEventListener('load', () => { window.shown = performance.timeOrigin + performance.now() })")
    page = context.new_page()
    wrong = watch(page, served.address)
    with page.expect_response("**/.dexgen/events?*"):
        page.goto("pokemon/pikachu/")
    yield page
    context.close()
    assert not wrong, "\n".join(wrong)


def test_a_saved_note_is_shown_at_once(page, folder, capsys):
    figures = []
    for number in range(7):
        # Time for the page to listen, which is no part of what is measured.
        page.wait_for_timeout(100)
        text = f"Note number {number}."
        with page.expect_response("**/.dexgen/events?*"):
            saved = time.time() * 1000
            save(folder / "Content/pokemon/025.md", text + "\n")
            expect(page.get_by_text(text)).to_be_visible(timeout=30_000)
        figures.append(page.evaluate("window.shown") - saved)
    with capsys.disabled():
        print(f"\nfrom saving a note to the page in the browser: {statistics.median(figures):.0f} ms "
              f"(median of {len(figures)}, {min(figures):.0f} to {max(figures):.0f})")
    assert statistics.median(figures) < 10_000


def test_the_page_stays_where_it_was(page, folder):
    page.evaluate("scrollTo(0, 700)")
    with page.expect_response("**/.dexgen/events?*"):
        save(folder / "Content/pokemon/025.md", "Where was I?\n")
        expect(page.get_by_text("Where was I?")).to_be_attached(timeout=30_000)
    until(lambda: page.evaluate("scrollY") == 700)


def test_faults_lie_over_the_page_until_they_are_mended(page, folder):
    template = folder / "Templates/detail.html"
    good = template.read_text()
    page.evaluate("window.same = true")
    save(template, good + "{{#never}}<img src=x onerror=alert(1)>\n")
    faults = page.locator("dexgen-faults section")
    expect(faults).to_be_visible(timeout=30_000)
    expect(faults).to_contain_text("The site could not be built")
    expect(faults).to_contain_text("Templates/detail.html:")
    expect(faults).to_contain_text("<img src=x")
    assert faults.locator("img").count() == 0
    assert page.evaluate(
        "getComputedStyle(document.querySelector('dexgen-faults').shadowRoot.querySelector('section'))"
        ".position") == "fixed"
    faults.get_by_role("button", name="Hide").click()
    expect(faults).to_have_count(0)
    save(template, good + "{{#another}}\n")
    expect(faults).to_be_visible(timeout=30_000)
    save(template, good)
    expect(faults).to_have_count(0, timeout=30_000)
    # It was the same all the time, so there was nothing to load.
    assert page.evaluate("window.same")


def test_a_style_comes_without_a_new_page(page, folder):
    style = folder / "Templates/assets/style.css"
    good = style.read_text()
    page.evaluate("window.same = true")
    save(style, good + "\nbody { outline-style: dotted }\n")
    outline = "getComputedStyle(document.body).outlineStyle"
    until(lambda: page.evaluate(outline) == "dotted", seconds=150)
    save(style, good)
    until(lambda: page.evaluate(outline) != "dotted", seconds=150)
    assert page.evaluate("window.same")
    assert page.locator("link[rel=stylesheet]").count() == 1


def test_a_page_in_the_background_catches_up(page, folder):
    """It does not listen there, as a browser gives a server few connections."""
    hidden = "Object.defineProperty(document, 'visibilityState', { value: '%s', configurable: true });"
    page.evaluate(hidden % "hidden" + "document.dispatchEvent(new Event('visibilitychange'))")
    save(folder / "Content/pokemon/025.md", "While you were away.\n")
    page.wait_for_timeout(1500)
    assert page.get_by_text("While you were away.").count() == 0
    page.evaluate(hidden % "visible" + "document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_text("While you were away.")).to_be_attached(timeout=30_000)
