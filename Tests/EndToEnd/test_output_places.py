"""What stands in the output, and where an output may be."""

import os
import shutil
import signal
import time

import pytest

from support import tree
from support.scratch import ScratchSite
from support.species import SMALL_DEX, species

OWN = {
    ".git/HEAD": b"ref: refs/heads/main\n", ".git/objects/ab/cd": b"\x00\x01",
    "CNAME": b"dex.example\n", ".nojekyll": b"", "_redirects": b"/old /new 301\n",
    ".well-known/security.txt": b"Contact: mailto:a@dex.example\n",
    "mine/index.html": b"<p>mine</p>", "pokemon/mine/index.html": b"mine", "sprites/x.svg": b"<svg/>",
}


def add_own(site: ScratchSite, own: dict[str, bytes] = OWN) -> dict:
    for name, content in own.items():
        path = site.public / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return {name: site.stamps()[name] for name in own}


@pytest.mark.parametrize("own", [OWN, {".git": b"gitdir: ../x\n"}], ids=["folder", "file"])
@pytest.mark.parametrize("when", ["before", "after"])
def test_files_of_others_survive_everything(site, own, when):
    if when == "after":
        site.built()
    stamps = add_own(site, own)

    def expect_untouched():
        files = site.contents()
        assert {name: files.get(name) for name in own} == own
        assert {name: site.stamps()[name] for name in own} == stamps

    site.built()
    expect_untouched()
    site.write_dex([*SMALL_DEX, species(3, "More")])
    site.built("--force")
    expect_untouched()
    site.write("Content/pokedex.json", "[")
    assert site.build().code == 1
    expect_untouched()
    assert site.program.run("clean", cwd=site.root).code == 0
    expect_untouched()
    assert site.contents() == own
    assert not (site.root / ".Public.dexgen").exists()


def test_clean_leaves_what_was_changed_by_hand(site):
    site.built()
    page = site.public / "index.html"
    page.write_bytes(b"changed")
    result = site.program.run("clean", cwd=site.root)
    assert result.code == 0 and "index.html" in result.warnings[0]
    assert site.contents() == {"index.html": b"changed"}


def test_clean_deletes_the_folder_that_it_made(site):
    site.built()
    assert site.program.run("clean", cwd=site.root).code == 0
    assert not site.public.exists()


HARMFUL = [
    "/", "//", "..", ".", "", "Content", "Content/pokemon", "Content/new", "Content/sprites",
    "Templates", "Templates/assets", "Templates/../Content", "link", "link/pokemon", "link-up",
    "link-here",
]


@pytest.mark.parametrize("command", ["build", "clean"])
def test_outputs_that_would_do_harm_are_refused(site, command):
    for name, target in (("link", "Content"), ("link-up", ".."), ("link-here", ".")):
        (site.root / name).symlink_to(target)
    (site.root / "Content/sprites").mkdir()
    (site.root / "Content/pokemon").mkdir()
    before = {path: path.lstat().st_mtime_ns for path in site.root.rglob("*")}

    def expect_refused(*options: str):
        result = site.program.run(command, *options, cwd=site.root)
        assert result.code in (1, 64) and "error: " in result.err, options
        assert {path: path.lstat().st_mtime_ns for path in site.root.rglob("*")} == before, options

    for place in [*HARMFUL, str(site.root), str(site.root.parent)]:
        expect_refused("--output", place)
    # Said in the configuration, it is no better.
    for place in ("..", "Content"):
        path = site.write("dexgen.yml", f"output: {place}\n")
        before[path] = path.lstat().st_mtime_ns
        expect_refused()


@pytest.mark.parametrize("command", ["build", "clean"])
def test_the_home_folder_is_refused(site, tmp_path, command):
    home = tmp_path / "people/me"
    home.mkdir(parents=True)
    (home / "letter").write_text("Dear")
    for place in (home, home.parent):
        result = site.program.run(command, "--output", str(place), cwd=site.root, HOME=str(home))
        assert result.code == 1 and "home" in result.err
    assert tree.contents(home) == {"letter": b"Dear"}


IN_THE_WAY = ["pokemon", "pokemon/pikachu", "index.html", "sprites"]


@pytest.mark.parametrize("path", IN_THE_WAY)
def test_a_link_is_never_followed(site, tmp_path, path):
    outside = tmp_path / "outside"
    (outside / "pikachu").mkdir(parents=True)
    (outside / "pikachu/index.html").write_text("precious")
    (outside / "page.html").write_text("precious")
    before = tree.contents(outside)
    link = site.public / path
    link.parent.mkdir(parents=True)
    link.symlink_to(outside / "page.html" if "." in path else outside)
    result = site.build()
    assert result.code == 1 and "symbolic link" in result.err, result.err
    assert link.is_symlink() and tree.contents(outside) == before
    assert site.build("--force").code == 0
    assert not link.is_symlink() and tree.contents(outside) == before


def test_a_made_folder_that_became_a_link(site, tmp_path):
    files = site.built()
    outside = tmp_path / "outside"
    shutil.move(site.public / "pokemon", outside)
    (site.public / "pokemon").symlink_to(outside)
    before = tree.contents(outside)
    site.write_dex([species(5, "Other")])
    assert site.build().code == 1
    assert tree.contents(outside) == before
    (site.public / "pokemon").unlink()
    assert site.built().keys() != files.keys()
    assert tree.contents(outside) == before
    assert site.program.run("clean", cwd=site.root).code == 0
    assert tree.contents(outside) == before


def test_clean_follows_no_link(site, tmp_path):
    site.built()
    outside = tmp_path / "outside"
    shutil.move(site.public / "pokemon", outside)
    (site.public / "pokemon").symlink_to(outside)
    before = tree.contents(outside)
    assert site.program.run("clean", cwd=site.root).code == 0
    assert tree.contents(outside) == before


@pytest.mark.parametrize("path", ["pokemon", "pokemon/pikachu", "assets"])
def test_a_file_where_a_folder_must_go(site, path):
    mine = site.write(f"Public/{path}", "mine")
    result = site.build()
    assert result.code == 1 and len(result.errors) == 1, result.err
    assert f"'Public/{path}'" in result.errors[0]
    assert site.contents() == {path: b"mine"}
    assert site.build("--force").code == 0
    assert mine.is_dir()


@pytest.mark.parametrize("path", ["index.html", "pokemon/pikachu/index.html"])
def test_a_folder_where_a_file_must_go(site, path):
    site.write(f"Public/{path}/mine.txt", "mine")
    for options in ([], ["--force"]):
        result = site.build(*options)
        assert result.code == 1 and f"'Public/{path}'" in result.err, result.err
        assert site.contents() == {f"{path}/mine.txt": b"mine"}


@pytest.mark.parametrize(
    "names",
    [
        ("Guide.md", "guide.md"), ("caf\u00e9.md", "cafe\u0301.md"), ("a/B.md", "A/b.md"),
        ("guide.ja.md", "guide.JA.md"),
    ],
)
def test_pages_that_some_disks_cannot_tell_apart(site, names):
    for name in names:
        site.write(f"Content/{name}", "Text\n")
    result = site.build()
    assert result.code == 1, result.err
    assert not site.public.exists()


MANY = [species(number, f"Mon {number}", "Water") for number in range(1, 1501)]


def test_two_builds_at_once(tmp_path, program):
    site = ScratchSite(tmp_path / "site", program, MANY)
    builds = [
        program.start("build", cwd=site.root, stderr=-1, text=True) for _ in range(4)
    ]
    said = [build.communicate(timeout=120)[1] for build in builds]
    assert [build.returncode for build in builds] == [0, 0, 0, 0], said
    assert sum("Waiting for another build" in text for text in said) >= 1
    files = site.contents()
    clean = site.build("--output", "clean", "--state", "clean-state")
    assert clean.code == 0
    assert files == tree.contents(site.root / "clean")


def test_a_dead_build_holds_nobody_up(tmp_path, program):
    site = ScratchSite(tmp_path / "site", program, MANY)
    first = program.start("build", cwd=site.root, stderr=-1)
    while not (site.root / ".Public.dexgen/lock").exists() and first.poll() is None:
        time.sleep(0.001)
    first.send_signal(signal.SIGSTOP)
    second = program.start("build", cwd=site.root, stderr=-1, text=True)
    time.sleep(0.5)
    assert second.poll() is None
    os.kill(first.pid, signal.SIGKILL)
    first.communicate(timeout=20)
    assert second.communicate(timeout=60) and second.returncode == 0
    assert len(site.contents()) > 1500
