"""The data set of 2019 that users bring, with its pictures. DEXGEN_FANZEYI names its folder."""

import json
import os
import tarfile
from pathlib import Path

import pytest

from support.markup import parse
from support.page import dangling
from support.scratch import ScratchSite

FOLDER = os.environ.get("DEXGEN_FANZEYI")
pytestmark = pytest.mark.skipif(not FOLDER, reason="DEXGEN_FANZEYI is not set")

MISNAMED = {662: "662r.png", 740: "740le.png"}


@pytest.fixture(scope="module")
def pictures(tmp_path_factory) -> dict[str, bytes]:
    """Both sizes together, by file name."""
    found = {}
    for archive in ("sprites.tar.xz", "images.tar.xz"):
        with tarfile.open(Path(FOLDER, archive)) as tar:
            for member in tar:
                if member.isfile():
                    found[Path(member.name).name] = tar.extractfile(member).read()
    return found


@pytest.fixture(scope="module")
def outcome(tmp_path_factory, program, pictures):
    site = ScratchSite(tmp_path_factory.mktemp("fanzeyi") / "site", program, [])
    folder = site.root / "pictures"
    folder.mkdir()
    for name, picture in pictures.items():
        (folder / name).write_bytes(picture)
    data = str(Path(FOLDER, "pokedex.json").resolve())
    result = site.build(
        "--data", data, "--sprites", "pictures", "--languages", "en,fr", "--verbose"
    )
    return site, result


def test_it_builds(outcome):
    site, result = outcome
    assert result.code == 0, result.err
    assert len(list(site.public.glob("pokemon/*/index.html"))) == 809
    assert len(list(site.public.glob("fr/pokemon/*/index.html"))) == 809


def test_pictures_are_published_under_their_names(outcome, pictures):
    site, _ = outcome
    for name, picture in pictures.items():
        path = site.public / "sprites" / name
        if name in MISNAMED.values():
            assert not path.exists(), name
        else:
            assert path.read_bytes() == picture, name


@pytest.mark.parametrize("number", MISNAMED)
def test_a_misnamed_picture_is_reported_and_replaced(outcome, number):
    site, result = outcome
    about_the_file = [line for line in result.warnings if MISNAMED[number] in line]
    assert len(about_the_file) == 1 and "belongs to no species" in about_the_file[0]
    about_the_species = [line for line in result.warnings if f"(id {number})" in line]
    assert len(about_the_species) == 1 and f"{number}.png" in about_the_species[0]
    assert (site.public / f"sprites/{number}.svg").read_bytes().startswith(b"<svg ")
    assert not (site.public / f"sprites/{number}.png").exists()


def test_nothing_else_is_drawn_or_doubtful(outcome):
    site, result = outcome
    assert {path.stem for path in site.public.glob("sprites/*.svg")} == {"662", "740"}
    pictures = [line for line in result.warnings if "picture" in line]
    assert len(pictures) == 4, result.err
    assert [line for line in result.warnings if "Melmetal" in line and "french" in line]
    assert len(result.warnings) == 6, result.err


def test_every_picture_and_link_is_there(outcome):
    found = dangling(outcome[0].public)
    assert not found, "\n".join(found[:20])


@pytest.mark.parametrize(
    "slug, name, language",
    [("bulbasaur", "Bulbizarre", None), ("melmetal", "Melmetal", "en")],
)
def test_an_empty_french_name_falls_back_to_english(outcome, slug, name, language):
    page = parse((outcome[0].public / f"fr/pokemon/{slug}/index.html").read_text("utf-8"))
    heading = page.one("h1")
    assert page.one("html").attributes["lang"] == "fr"
    assert (heading.text, heading.attributes.get("lang")) == (name, language)


def test_check_reports_the_real_faults_and_no_other(outcome):
    """The pictures that are missing and misnamed, one of an odd size, a name that is empty, one that
    hides a character."""
    site, _ = outcome
    data = str(Path(FOLDER, "pokedex.json").resolve())
    result = site.program.run(
        "check", "--site", "--data", data, "--sprites", "pictures", "--languages", "en,fr",
        "--format", "json", cwd=site.root,
    )
    assert result.code == 0
    findings = [finding for finding in json.loads(result.out) if finding["severity"] != "note"]
    messages = sorted(finding["message"] for finding in findings)
    wanted = [
        ["'pictures/662.png'"], ["'pictures/740.png'"], ["'pictures/662r.png'"], ["'pictures/740le.png'"],
        ["'pictures/809MS.png'", "52×52", "40×40"], ["id 809", "name.french", "empty"], ["id 185", "U+200E"],
    ]
    for words in wanted:
        assert [message for message in messages if all(word in message for word in words)], words
    assert len(messages) == len(wanted), messages
