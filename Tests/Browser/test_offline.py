"""Without a connection: the list, what was seen, and a word about the rest."""

import json
import shutil

import pytest
from playwright.sync_api import Page, expect

from support.browsing import until
from support.repository import ROOT
from support.scratch import ScratchSite
from support.server import serving


def controlled(page: Page) -> None:
    until(page, "navigator.serviceWorker.controller && navigator.serviceWorker.controller.state === 'activated'")


def test_list_and_seen_pages_are_kept(visit, place):
    page = visit("/", base=place, service_workers="allow")
    controlled(page)
    page.goto(place + "/pokemon/ivysaur/")
    until(page, "async address => !!(await caches.match(address))", place + "/pokemon/ivysaur/")
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text("Ivysaur")
    assert page.evaluate("getComputedStyle(document.querySelector('.masthead')).position") == "relative"
    page.goto(place + "/")
    page.locator("#q").fill("ピカチュウ")
    expect(page.locator("output")).to_have_text("1 of 1,025 species")
    page.goto(place + "/grid/?type=fire")
    expect(page.locator("output")).to_contain_text("of 1,025 species")
    page.goto(place + "/pokemon/mewtwo/")
    page.wait_for_url("**/offline/?to=**")
    expect(page.locator("h1")).to_have_text("No connection")
    assert page.locator("a[data-retry]").get_attribute("href") == place + "/pokemon/mewtwo/"
    page.context.set_offline(False)
    page.wait_for_url("**/pokemon/mewtwo/", timeout=90_000)


def test_the_language_in_use_is_kept(visit, address):
    page = visit("/ja/", service_workers="allow")
    controlled(page)
    kept = page.evaluate(
        "(async () => { const found = []; for (const name of await caches.keys()) for (const request of "
        "await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname); return found; })()")
    assert "/ja/" in kept and "/ja/offline/" in kept
    assert "/" not in kept and "/fr/" not in kept


def test_a_page_in_a_hurry_is_not_the_only_one_of_another_language(visit, address):
    page = visit("/", service_workers="allow")
    controlled(page)
    page.goto(address + "/ja/")
    until(page, "async () => !!(await caches.match('/ja/grid/'))")
    page.context.set_offline(True)
    page.goto(address + "/ja/grid/")
    assert page.locator("html").get_attribute("lang") == "ja"


def test_the_manifest_can_be_installed(visit, place, site):
    page = visit("/", base=place)
    address = page.evaluate("document.querySelector('link[rel=manifest]').href")
    manifest = page.request.get(address).json()
    assert manifest["name"] == "Pokédex" and manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    client = page.context.new_cdp_session(page)
    found = client.send("Page.getInstallabilityErrors")
    # Playwright's contexts are private windows, in which nothing can be installed.
    assert [error["errorId"] for error in found["installabilityErrors"]] == ["in-incognito"]


@pytest.fixture
def scratch(tmp_path, program) -> ScratchSite:
    entries = json.loads((ROOT / "Content/pokedex.json").read_bytes())[:12]
    site = ScratchSite(tmp_path / "site", program, entries)
    site.built()
    return site


def test_an_update_waits_and_then_replaces_all(browser, scratch):
    with serving(scratch.public) as address:
        context = browser.new_context()
        page = context.new_page()
        page.goto(address + "/")
        controlled(page)
        page.goto(address + "/pokemon/ivysaur/")
        old = page.evaluate("caches.keys()")
        style = page.evaluate("document.querySelector('link[rel=stylesheet]').href")

        path = scratch.root / "Templates/assets/style.css"
        path.write_text(path.read_text() + "\nh1 { letter-spacing: 3px; }\n")
        script = scratch.root / "Templates/assets/script.js"
        script.write_text(script.read_text() + "\n// Another build.\n")
        scratch.built()
        page.evaluate("navigator.serviceWorker.ready.then(one => one.update())")
        until(page, "navigator.serviceWorker.ready.then(one => !!one.waiting)")
        # The open page keeps what it was made with.
        assert page.evaluate("address => fetch(address).then(one => one.ok)", style)

        # When its last page closes, the new worker takes over; what was seen is there again.
        page.goto("about:blank")
        page.close()
        page = context.new_page()
        page.goto(address + "/")
        until(page, "async old => (await caches.keys()).every(name => !old.includes(name))", old)
        context.set_offline(True)
        page.goto(address + "/pokemon/ivysaur/")
        assert page.evaluate("getComputedStyle(document.querySelector('h1')).letterSpacing") == "3px"
        context.close()


def test_a_site_can_do_without(browser, scratch):
    with serving(scratch.public) as address:
        context = browser.new_context()
        page = context.new_page()
        page.goto(address + "/")
        controlled(page)
        scratch.write("dexgen.yml", "offline: false\n")
        made = scratch.built()
        assert not [name for name in made if name == "sw.js" or "manifest" in name or "offline" in name]
        page.goto(address + "/")
        until(page, "navigator.serviceWorker.getRegistrations().then(all => all.length === 0)")
        until(page, "caches.keys().then(all => all.length === 0)")
        context.close()


def test_nothing_changed_leaves_the_worker_alone(scratch):
    before = scratch.stamps()
    scratch.built()
    assert scratch.stamps() == before
    first = (scratch.public / "sw.js").read_bytes()
    shutil.rmtree(scratch.public)
    scratch.built()
    assert (scratch.public / "sw.js").read_bytes() == first
