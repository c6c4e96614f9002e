"""Folders, files and surroundings that nobody means to have: an answer, in little time and memory."""

import os
import stat
from pathlib import Path

import pytest

from support import tree
from support.limits import MEMORY, measured
from support.picture import png


def build(site, *arguments: str, code: int = 0, word: str = "", umask: int = -1, **variables: str):
    result = measured(site.program, "build", *arguments, cwd=site.root, umask=umask, **variables)
    assert result.keeps_limits()
    assert result.code == code, result.err
    assert word in result.err
    return result


# What the program finds around it never changes a byte.
@pytest.mark.parametrize(
    "variables",
    [
        {"LANG": "C"}, {"LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"}, {"LC_ALL": "nowhere"},
        {"TZ": "Pacific/Kiritimati"}, {"TZ": ":/etc/passwd"}, {"TZ": "\x01" * 5000},
        {"HOME": ""}, {"HOME": "/nowhere"}, {"HOME": "relative"}, {"HOME": "/dev/null"},
        {"PATH": ""}, {"XDG_CACHE_HOME": "/dev/null"}, {"TMPDIR": "/nowhere"}, {"TERM": ""},
        {"SOURCE_DATE_EPOCH": "-1"}, {"COLUMNS": "0"}, {"COLUMNS": "99999999999999999999"},
        {"FILLER": "x" * 100_000},
    ],
    ids=lambda variables: " ".join(f"{name}={value[:12]!r}" for name, value in variables.items()),
)
def test_variables(site, variables):
    build(site, "--output", "Usual")
    build(site, **variables)
    assert site.contents() == tree.contents(site.root / "Usual")


def test_umask_077(site):
    build(site, umask=0o077)
    assert stat.S_IMODE((site.public / "index.html").stat().st_mode) == 0o600


def test_umask_that_takes_everything(site):
    # Only root may go on then; nobody is left hanging either way.
    result = measured(site.program, "build", cwd=site.root, umask=0o777)
    assert result.keeps_limits()


def test_a_read_only_home(site, tmp_path):
    home = tmp_path / "home"
    home.mkdir(mode=0o500)
    build(site, HOME=str(home))
    assert not list(home.iterdir())


@pytest.mark.parametrize("moment", [0, -1, -2**31, 2**33, 1e11], ids=str)
def test_times_of_files(site, moment):
    for path in site.root.rglob("*"):
        os.utime(path, (moment, moment))
    build(site)
    build(site, word="Nothing has changed")


FILES = [
    "Content/pokedex.json", "dexgen.yml", "Templates/detail.html", "Content/about.md",
    "Content/i18n/en.yml", "Content/sprites/001.png", "Content/types.json",
    "Templates/partials/head.html", "Content/pokemon/025.md",
]


@pytest.mark.parametrize("name", [*FILES, "Templates/assets/unlucky.css"])
def test_a_pipe_in_the_place_of_a_file(site, name):
    path = site.root / name
    path.parent.mkdir(exist_ok=True)
    path.unlink(missing_ok=True)
    os.mkfifo(path)
    result = measured(site.program, "build", cwd=site.root)
    assert result.keeps_limits()
    assert Path(name).name in result.err


@pytest.mark.parametrize("name", FILES)
def test_a_folder_named_like_a_file(site, name):
    path = site.root / name
    path.unlink(missing_ok=True)
    path.mkdir(parents=True)
    result = measured(site.program, "build", cwd=site.root)
    assert result.keeps_limits()
    assert Path(name).name in result.err


@pytest.mark.parametrize("target", ["/dev/zero", "/dev/null", "loop", "nowhere", "."])
@pytest.mark.parametrize("name", ["Content/pokedex.json", "dexgen.yml"])
def test_a_link_to_what_is_no_file(site, name, target):
    path = site.root / name
    path.unlink(missing_ok=True)
    path.symlink_to(path if target == "loop" else target)
    result = measured(site.program, "build", cwd=site.root)
    assert result.keeps_limits()
    assert result.code == 1 and path.name in result.err, result.err


def test_settings_behind_a_link(site, tmp_path):
    (tmp_path / "elsewhere.yml").write_text("title: Behind a link\n")
    (site.root / "dexgen.yml").symlink_to(tmp_path / "elsewhere.yml")
    build(site)
    assert "Behind a link" in (site.public / "index.html").read_text()


def test_pictures_and_assets_behind_links_are_published_as_files(site, tmp_path):
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared/001.png").write_bytes(png(2))
    (site.root / "Content/sprites").symlink_to(tmp_path / "shared")
    (tmp_path / "shared/025.png").symlink_to("001.png")
    build(site)
    for name in ("001.png", "025.png"):
        path = site.public / "sprites" / name
        assert path.read_bytes() == png(2) and not path.is_symlink()


@pytest.mark.parametrize(
    "data, word",
    [
        (b"", "is empty"), (png(4)[:-9], "is cut short"), (b"<html>", "is no png picture"),
        (b"GIF89a", "is of the kind gif"),
    ],
    ids=["empty", "cut", "a page", "another kind"],
)
@pytest.mark.parametrize("name", ["025.png", "025MS.png"])
def test_a_broken_picture_is_named(site, name, data, word):
    for good in ("025.png", "025MS.png", "001.png", "1500.png"):
        site.write(f"Content/sprites/{good}", "").write_bytes(png(4))
    (site.root / "Content/sprites" / name).write_bytes(data)
    result = build(site)
    assert f"warning: the picture 'Content/sprites/{name}' {word}" in result.err
    # Nothing has changed, and it is said again.
    assert f"'Content/sprites/{name}' {word}" in build(site, word="Nothing has changed").err
    (site.root / "Content/sprites" / name).write_bytes(png(4))
    assert "picture" not in build(site).err


def test_a_folder_named_like_a_picture_is_named(site):
    (site.root / "Content/sprites/007.png").mkdir(parents=True)
    build(site, word="warning: the picture 'Content/sprites/007.png' is a folder")


@pytest.mark.parametrize(
    "name, hint",
    [("7.png", "it would be found as 007.png"), ("130.png", "no species has the id 130")],
)
def test_a_picture_of_nobody(site, name, hint):
    site.write("Content/sprites/x", "")
    (site.root / "Content/sprites" / name).write_bytes(png())
    build(site, word=hint)


def test_folders_in_folders(site):
    deep = site.root / "Content/sprites" / "/".join(["d" * 20] * 80)
    deep.mkdir(parents=True)
    build(site)


def test_a_folder_that_holds_itself(site):
    (site.root / "Templates/assets/again").symlink_to(".")
    (site.root / "Content/again").symlink_to("..")
    build(site)


def test_a_file_that_is_one_great_hole(site):
    with open(site.root / "Content/pokedex.json", "wb") as file:
        file.truncate(1 << 28)
    result = measured(site.program, "build", cwd=site.root)
    assert result.keeps_limits(memory=(1 << 28) + MEMORY)
    assert result.code == 1 and "pokedex.json" in result.err


@pytest.mark.parametrize(
    "name",
    [b"\xff\xfe.md", b"a\nb.md", b"a" * 250 + b".md", "é.md".encode(), b"-rf.md", b" .md"],
    ids=["not UTF-8", "line break", "long", "accent", "like an option", "blank"],
)
def test_names_of_pages(site, name):
    path = os.path.join(os.fsencode(site.root), b"Content", name)
    with open(path, "wb") as file:
        file.write(b"# Page\n")
    result = measured(site.program, "build", cwd=site.root)
    assert result.keeps_limits()
    assert result.code in (0, 1)


def test_the_folder_it_runs_in_is_gone(site, tmp_path):
    gone = tmp_path / "gone"
    gone.mkdir()
    result = measured(
        site.program, "build", "--directory", str(gone / "sub"), cwd=site.root)
    assert result.keeps_limits()
    assert result.code == 1
