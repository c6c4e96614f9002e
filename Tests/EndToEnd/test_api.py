"""Sites from what was fetched: dexgen build --api, and dexgen bundle."""

import json
import os
import re
import shutil
import subprocess
import threading
import time
from pathlib import Path

import pytest

from support import dex_api, tree
from support.picture import png
from support.repository import ROOT
from support.scratch import ScratchSite
from support.small_api import SmallAPI, serving

LANGUAGES = ("--languages", "en,ja,fr")


@pytest.fixture(scope="module")
def fetched(tmp_path_factory, program) -> Path:
    """A folder with a cache of everything and the cries and pictures."""
    root = tmp_path_factory.mktemp("fetched")
    fetch(program, root, "--pictures", "--forms", "--shiny", "--cries")
    return root


def fetch(program, root: Path, *arguments: str):
    api = SmallAPI(bodies=lambda path: dex_api.body(path, api.address.removesuffix("/api/v2/")))
    with serving(api):
        result = program.run(
            "fetch", "--api-url", api.address, "--cache", "cache", *arguments, cwd=root)
    assert result.code == 0, result.err
    return result


@pytest.fixture
def site(tmp_path, program, fetched) -> ScratchSite:
    site = ScratchSite(tmp_path / "site", program, [])
    (site.root / "Content/pokedex.json").unlink()
    shutil.copytree(fetched / "cache", site.root / "cache")
    return site


def build(site, *arguments: str, **variables):
    return site.build("--api", "--offline", "--cache", "cache", *LANGUAGES, *arguments, **variables)


def section(html: str, name: str) -> str:
    return re.search(rf'<section class="{name}".*?</section>', html, re.S)[0]


def text(html: str) -> str:
    return " ".join(re.sub("<[^>]+>", " ", html).split())


def test_a_page_says_what_the_api_says(site):
    result = build(site)
    assert (result.code, result.errors, result.warnings) == (0, [], []), result.err
    html = (site.public / "pokemon/sprouty/index.html").read_text()
    entries = section(html, "dex-entries")
    # Equal texts are shown once, broken words and lines are joined.
    assert "Crimson" in text(entries) and "Azure" in text(entries)
    assert entries.count("It hums to itself in the *dark* &amp; waits.") == 1
    assert "Its bulb is frostbitten - at half-light it glows." in entries
    row = r"<tr><td>(.*?)</td><th[^>]*>(.*?)</th><td>(.*?)</td></tr>"
    moves = re.findall(row, section(html, "learnset"), re.S)
    assert [(level, name) for level, name, _ in moves] == [
        ("on evolving", "Sprout"), ("7", "Poke"), ("7", "Sprout"), ("30", "Gleam")]
    # A type that the dex does not have is not shown.
    assert [("type-" in kind) for _, _, kind in moves] == [True, True, True, False]
    assert "Ochre" in text(section(html, "learnset"))
    assert "87.5% male" in html and "6.9 kg" in html and "0.7 m" in html
    assert re.search(r"ability 1.*ability 2.*hidden", html, re.S)


def test_other_languages_have_their_own_texts_or_the_next_best(site):
    assert build(site).code == 0
    japanese = section((site.public / "ja/pokemon/sprouty/index.html").read_text(), "dex-entries")
    assert "漢字の文" in japanese and "かなだけ" in japanese and "かなの" not in japanese
    assert "It hums" not in japanese
    french = section((site.public / "fr/pokemon/sprouty/index.html").read_text(), "dex-entries")
    assert '<p lang="en">It hums' in french
    assert "Sprouty &amp; Cie" in (site.public / "fr/pokemon/sprouty/index.html").read_text()


def test_what_is_not_known_is_left_out(site):
    assert build(site).code == 0
    html = (site.public / "pokemon/pebblet/index.html").read_text()
    for name in ("dex-entries", "learnset", "cry", "evolution"):
        assert f'class="{name}"' not in html, name
    assert "null" not in html and "None" not in html
    assert "Genderless" in html and "Stellar" in html
    frosty = (site.public / "pokemon/wisp/index.html").read_text()
    assert "Wisp (Frosty Form)" in frosty and "1000 kg" not in frosty


def test_evolutions_branch_with_their_conditions(site):
    assert build(site).code == 0
    html = section((site.public / "pokemon/sprouty/index.html").read_text(), "evolution")
    shown = text(html)
    assert shown.index("Level 16, by night") < shown.index("Trade, at Eterna Forest")
    assert shown.count("Use item 7") == 1
    assert '/bushling/"' in html and '/thornling/"' in html


def test_relatives_that_were_not_fetched_are_named_without_a_link(tmp_path, program, site):
    shutil.rmtree(site.root / "cache")
    fetch(program, site.root, "--ids", "2,4")
    result = build(site)
    assert (result.code, result.errors, result.warnings) == (0, [], []), result.err
    html = section((site.public / "pokemon/bushling/index.html").read_text(), "evolution")
    assert "Sprouty" in html and "Thornling" in html and "sprouty/" not in html
    assert "Level 16" in html and "Use item 7" in html


def test_cries_and_pictures_are_published(site, fetched):
    shutil.copytree(fetched / "Content/sprites", site.root / "Content/sprites")
    result = build(site)
    assert (result.code, result.warnings) == (0, []), result.err
    html = (site.public / "pokemon/sprouty/index.html").read_text()
    assert re.search(
        r'<audio controls preload="none" src="../../sprites/cries/001.ogg" aria-label="Cry of Sprouty">', html)
    assert "autoplay" not in html
    assert (site.public / "sprites/cries/001.ogg").read_bytes() == dex_api.OGG
    assert not (site.public / "sprites/cries/004.ogg").exists()
    assert (site.public / "sprites/10001MS.png").exists()
    (site.root / "Content/sprites/cries/001.ogg").unlink()
    before = site.stamps()
    assert build(site).code == 0
    changed = {name for name, stamp in site.stamps().items() if before.get(name) != stamp}
    assert {name for name in changed if name.endswith(".html")} == {
        f"{language}pokemon/sprouty/index.html" for language in ("", "fr/", "ja/")}
    assert not (site.public / "sprites/cries/001.ogg").exists()


def test_an_empty_cache_says_what_to_run(site):
    shutil.rmtree(site.root / "cache")
    result = build(site)
    assert result.code == 1 and "dexgen fetch" in result.err
    assert not (site.root / "cache").exists() and not site.public.exists()


def test_damaged_and_missing_answers_are_named_with_what_to_run(site):
    answers = site.root / "cache/api-v2"
    whole = (answers / "pokemon/1.response").read_bytes()
    (answers / "pokemon/1.response").write_bytes(whole[:-1])
    (answers / "move/2.response").write_bytes(b"")
    result = build(site)
    assert result.code == 1 and len(result.errors) == 2
    assert "cache/api-v2/pokemon/1.response" in result.err and "move/2.response" in result.err
    assert "dexgen fetch --ids 1-5" in result.err
    (answers / "pokemon/1.response").unlink()
    (answers / "move/2.response").unlink()
    result = build(site)
    assert result.code == 1 and len(result.errors) == 1
    assert "move/2, pokemon/1" in result.err
    (answers / "pokemon/1.response").write_bytes(whole)
    result = build(site)
    assert result.code == 0 and len(result.warnings) == 1 and "move/2" in result.err


def test_words_that_no_file_explains_are_told(site):
    site.write("Content/terms.json", json.dumps({"locations": [], "moves": [], "eggGroups": []}))
    result = build(site)
    assert result.code == 0
    assert [line.endswith("'eterna-forest' is not a known location") for line in result.warnings] == [True]
    # What is not in the cache has no words either, which is one warning.
    (site.root / "cache/api-v2/move/2.response").unlink()
    result = build(site)
    assert result.code == 0
    assert ["lacks move/2" in line for line in result.warnings] == [True], result.err


def test_chinese_words_are_in_the_script_that_they_are_for(tmp_path, program, monkeypatch):
    names = {
        "/api/v2/pokemon-species/1/": dex_api.texts(en="A", zh_hans="鐵頭殼", zh_hant="铁头壳"),
        "/api/v2/move/1/": dex_api.texts(en="B", zh_hant="愤怒之拳"),
        "/api/v2/version/41/": dex_api.texts(en="C", zh_hans="紅", zh_hant="紅"),
    }

    def words(path):
        return dex_api.body(path, "") | ({"names": names[path]} if path in names else {})

    monkeypatch.setitem(dex_api.SPECIES, 1, "iron-crown")
    monkeypatch.setitem(dex_api.MOVES, 1, ("rage-fist", "ground"))
    monkeypatch.setitem(dex_api.GAMES, 41, ("red", 25))
    monkeypatch.setitem(dex_api.GROUPS, 25, ["red", "umber"])
    site = ScratchSite(tmp_path / "site", program, [])
    api = SmallAPI(bodies=words)
    with serving(api):
        arguments = ("fetch", "--api-url", api.address, "--cache", "cache")
        assert program.run(*arguments, cwd=site.root).code == 0
    for language, name, move, game in (
        ("zh-hans", "铁头壳", "愤怒之拳", "红"), ("zh-hant", "鐵頭殼", "憤怒之拳", "紅")):
        view = program.run(
            "view", "--api", "--cache", "cache", "--languages", "en,zh-Hans,zh-Hant",
            f"/{language}/pokemon/iron-crown/", cwd=site.root)
        species = json.loads(view.out)["species"]
        assert name in json.dumps(species["name"], ensure_ascii=False)
        shown = json.dumps(species, ensure_ascii=False)
        assert f'"{move}"' in shown and f'"{game}"' in shown


def test_nothing_changed_makes_nothing_and_changes_are_made(site, program):
    assert build(site).code == 0
    before = site.stamps()
    assert "Nothing has changed" in build(site).err
    # The same answer, written again: nothing that a page shows has changed.
    os.utime(site.root / "cache/api-v2/move/1.response")
    build(site)
    assert site.stamps() == before
    # Other answers are another site, as if made from nothing.
    bodies = dex_api.body

    def changed(path, host):
        value = bodies(path, host)
        if "/pokemon-species/1/" in path:
            value["flavor_text_entries"][0]["flavor_text"] = "Something new."
        return value

    api = SmallAPI(bodies=lambda path: changed(path, ""))
    with serving(api):
        result = program.run(
            "fetch", "--refresh", "--api-url", api.address, "--cache", "cache", cwd=site.root)
    assert result.code == 0, result.err
    assert build(site).code == 0
    after = site.stamps()
    assert {name for name in after if after[name] != before[name]} == {
        f"{language}pokemon/sprouty/index.html" for language in ("", "fr/")}
    partial = site.contents()
    shutil.rmtree(site.public)
    shutil.rmtree(site.root / ".Public.dexgen")
    assert build(site).code == 0
    assert site.contents() == partial


@pytest.mark.parametrize("change", ["removed", "truncated", "added"])
def test_every_change_of_the_cache_is_seen(site, change):
    assert build(site).code == 0
    answers = site.root / "cache/api-v2"
    match change:
        case "removed":
            (answers / "version/1.response").unlink()
        case "truncated":
            file = answers / "version/1.response"
            stamp = file.stat()
            file.write_bytes(file.read_bytes()[:-1] + b"x")
            os.utime(file, ns=(stamp.st_atime_ns, stamp.st_mtime_ns + 1))
        case "added":
            shutil.copy(answers / "pokemon-species/1.response", answers / "pokemon-species/6.response")
    assert "Nothing has changed" not in build(site).err


def test_the_configuration_chooses_source_and_cache(site):
    site.write("dexgen.yml", "source: api\ncache: cache\nlanguages: [en]\n")
    result = site.build()
    assert result.code == 0 and (site.public / "pokemon/wisp/index.html").exists(), result.err
    site.write("other.json", json.dumps([{"id": 7, "name": {"english": "Only"}, "type": ["Fire"]}]))
    result = site.build("--data", "other.json")
    assert result.code == 0 and (site.public / "pokemon/only/index.html").exists(), result.err
    site.write("dexgen.yml", "source: apl\n")
    assert "'api'" in site.build().err or "api" in site.build().err


def test_other_commands_take_the_same_options(site, program):
    options = ("--api", "--cache", "cache")
    view = program.run("view", *options, "/pokemon/sprouty/", cwd=site.root)
    learnset = json.loads(view.out)["species"]["learnset"]
    assert [move["level"] for move in learnset["moves"]] == ["on evolving", "7", "7", "30"]
    render = program.run("render", *options, "/pokemon/sprouty/", cwd=site.root)
    assert "It hums" in render.out
    assert program.run("check", *options, "--strict", cwd=site.root).code == 0
    assert program.run("build", "--api", "--data", "x.json", cwd=site.root).code == 64
    assert program.run("build", "--cache", "cache", cwd=site.root).code == 1


def test_bundle_writes_facts_only_and_the_same_bytes(site, program):
    def bundle(*arguments):
        return program.run("bundle", "--cache", "cache", "--content", "data", *arguments, cwd=site.root)

    assert bundle().code == 0
    first = tree.contents(site.root / "data")
    assert sorted(first) == ["abilities.json", "pokedex.json", "types.json"]
    assert b"hums" not in first["pokedex.json"] and b"learnset" not in first["pokedex.json"]
    assert "3 unchanged" in bundle().err
    entries = json.loads(first["pokedex.json"])
    assert [entry["slug"] for entry in entries] == list(dex_api.SPECIES.values())
    assert entries[0]["gender"] == {"male": 87.5, "female": 12.5}
    assert entries[1]["evolution"] == {"from": 1, "how": [
        {"trigger": "level-up", "level": 16, "time": "night"}, {"trigger": "trade", "location": "eterna-forest"}]}
    assert entries[3].keys().isdisjoint({"happiness", "abilities", "experience", "evolution"})
    (site.root / "data/types.json").write_text("[]")
    result = bundle()
    assert result.code == 1 and "--force" in result.err
    assert (site.root / "data/types.json").read_text() == "[]"
    assert bundle("--force").code == 0
    assert tree.contents(site.root / "data") == first
    # The bundled files make the pages of the cache, but for texts and moves.
    shutil.copytree(site.root / "data", site.root / "Content", dirs_exist_ok=True)
    assert site.build().code == 0


def test_a_build_loads_no_library_for_networks(program):
    linked = subprocess.run(["ldd", program.path], capture_output=True, text=True).stdout
    assert "libc.so" in linked and "curl" not in linked


def test_pictures_go_where_the_configuration_says(tmp_path, program):
    (tmp_path / "dexgen.yml").write_text("cache: kept\nsprites: {folder: art}\n")
    api = SmallAPI(bodies=lambda path: dex_api.body(path, api.address.removesuffix("/api/v2/")))
    with serving(api):
        arguments = ("fetch", "--api-url", api.address, "--pictures", "--cries", "--ids", "1,4")
        result = program.run(*arguments, "--directory", str(tmp_path))
        assert result.code == 0, result.err
        # The second creature has no cry, and its artwork is its sprite.
        assert "does not have 1 of the pictures and cries" in result.err
        asked = len(api.asked)
        assert program.run(*arguments, cwd=tmp_path).code == 0
        assert len(api.asked) == asked
        (tmp_path / "dexgen.yml").write_text("colour: blue\n")
        assert program.run(*arguments, cwd=tmp_path).code == 1
    assert sorted(tree.contents(tmp_path / "art")) == [
        "001.png", "001MS.png", "004.png", "004MS.png", "cries/001.ogg"]
    assert (tmp_path / "kept/api-v2/pokemon/1.response").exists()


def test_pictures_of_a_run_that_was_ended_are_not_the_users(tmp_path, program):
    def ended(path, asked):
        """Hangs at one of the pictures."""
        if path == "/art/5.png" and asked == 0:
            hanging.wait(30)
        return None

    hanging = threading.Event()
    api = SmallAPI(
        bodies=lambda path: dex_api.body(path, api.address.removesuffix("/api/v2/")), interfere=ended)
    with serving(api):
        arguments = (
            "fetch", "--api-url", api.address, "--cache", "cache", "--pictures", "art", "--connections", "1")
        process = program.start(*arguments, cwd=tmp_path, stderr=subprocess.DEVNULL)
        while "/art/5.png" not in api.asked:
            assert process.poll() is None
            time.sleep(0.01)
        process.kill()
        process.wait()
        hanging.set()
        there = tree.contents(tmp_path / "art")
        # They are taken for its own: a new look replaces them.
        api.bodies = lambda path: (
            png(64, 10) if path.startswith("/art/") else dex_api.body(path, api.address.removesuffix("/api/v2/")))
        api.interfere = lambda path, asked: None
        assert program.run(*arguments, "--refresh", cwd=tmp_path).code == 0
    after = tree.contents(tmp_path / "art")
    assert there and set(there) <= set(after)
    assert all(contents == png(64, 10) for contents in after.values())


@pytest.mark.skipif("DEXGEN_CACHE" not in os.environ, reason="DEXGEN_CACHE is not set")
def test_bundle_of_everything_is_what_is_bundled(tmp_path, program):
    cache = os.environ["DEXGEN_CACHE"]
    result = program.run("bundle", "--cache", cache, "--content", "data", cwd=tmp_path)
    assert result.code == 0, result.err
    for name, contents in tree.contents(tmp_path / "data").items():
        assert contents == (ROOT / "Content" / name).read_bytes(), name
