"""The data set of 2019 that users bring, with its pictures. DEXGEN_FANZEYI names its folder."""

import os
import tarfile
from pathlib import Path

import pytest

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
    warnings = [line for line in result.err.splitlines() if "warning: " in line]
    assert any(MISNAMED[number] in line for line in warnings), result.err
    about_the_species = [
        line for line in warnings if str(number) in line and MISNAMED[number] not in line
    ]
    assert len(about_the_species) == 1, warnings
    assert not (site.public / f"sprites/{number}.png").exists()


def test_every_picture_and_link_is_there(outcome):
    found = dangling(outcome[0].public)
    assert not found, "\n".join(found[:20])


def test_an_empty_french_name_falls_back_to_english(outcome):
    pages = list(outcome[0].public.glob("fr/pokemon/melmetal/index.html"))
    assert len(pages) == 1
    assert "Melmetal" in pages[0].read_text("utf-8")
