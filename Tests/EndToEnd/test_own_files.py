"""dexgen touches only what it made."""

import shutil

import pytest


def test_files_of_others_stay(site):
    own = {".git/HEAD": b"ref: x\n", "CNAME": b"dex.example\n", "extra/mine.html": b"mine"}
    for name, text in own.items():
        path = site.public / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
    before = site.stamps()
    files = site.built()
    assert {name: files[name] for name in own} == own
    assert {name: site.stamps()[name] for name in own} == before


def test_a_file_in_the_way_is_an_error_unless_forced(site):
    path = site.write("Public/index.html", "mine")
    result = site.build()
    assert result.code == 1
    assert len(result.errors) == 1 and "index.html" in result.errors[0]
    assert site.contents() == {"index.html": b"mine"}
    assert site.build("--force").code == 0
    assert path.read_bytes() != b"mine"


def test_a_lost_manifest_is_made_anew(site):
    files = site.built()
    before = site.stamps()
    shutil.rmtree(site.root / ".Public.dexgen")
    assert site.built() == files
    assert site.stamps() == before


def test_nothing_is_left_beside_the_site(site):
    before = {path.name for path in site.root.iterdir()}
    site.built()
    assert {path.name for path in site.root.iterdir()} - before == {"Public", ".Public.dexgen"}


@pytest.mark.parametrize("folder", ["/", ".", "..", "Content", "Content/pokemon", "Templates"])
def test_an_output_folder_that_would_do_harm_is_refused(site, folder):
    before = {path for path in site.root.rglob("*")}
    result = site.build("--output", folder)
    assert result.code in (1, 64)
    assert "error: " in result.err
    assert {path for path in site.root.rglob("*")} == before
