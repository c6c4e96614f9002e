"""Full, read-only, foreign and other difficult disks: nothing is lost, and the next build mends it."""

import os

import pytest

from support import tree
from support.disk import Disk, small_disk, unchangeable
from support.scratch import ScratchSite
from support.species import SMALL_DEX, species

DEX = SMALL_DEX + [species(number, f"Mon {number}", "Water") for number in range(100, 130)]


@pytest.fixture
def site(tmp_path, program) -> ScratchSite:
    return ScratchSite(tmp_path / "site", program, DEX)


class Output:
    """The site's output on a disk of its own."""

    def __init__(self, site: ScratchSite, disk: Disk):
        self.site = site
        self.folder = disk.folder / "Public"

    def build(self, *arguments: str):
        return self.site.build("--output", str(self.folder), *arguments)

    def state(self):
        return tree.contents(self.folder), tree.stamps(self.folder)

    def expect_built(self) -> None:
        result = self.build()
        assert result.code == 0, result.err
        assert tree.contents(self.folder) == self.site.built()
        stamps = tree.stamps(self.folder)
        assert "Nothing has changed" in self.build().err
        assert tree.stamps(self.folder) == stamps


def change(site: ScratchSite) -> None:
    """Every page becomes another one, and one more is needed."""
    path = site.root / "Templates/partials/footer.html"
    path.write_text(path.read_text() + "<p>A new line at the end of every page</p>\n")
    site.write_dex([*DEX, species(900, "Late", "Fire")])


@pytest.mark.parametrize("free", [0, 4096, 65_536, 200_000])
def test_a_full_disk_leaves_the_old_site(site, tmp_path, free):
    with small_disk(tmp_path / "disk", "size=8m") as disk:
        output = Output(site, disk)
        output.expect_built()
        before = output.state()
        filler = disk.leave_free(free)
        change(site)
        result = output.build()
        assert result.code == 1
        assert len(result.errors) == 1 and "No space left" in result.errors[0], result.err
        assert output.state() == before
        filler.unlink()
        output.expect_built()


@pytest.mark.parametrize("options", ["size=16k", "size=100k", "size=400k", "size=8m,nr_inodes=40"])
def test_a_full_disk_and_no_site_yet(site, tmp_path, options):
    with small_disk(tmp_path / "disk", options) as disk:
        output = Output(site, disk)
        result = output.build()
        assert result.code == 1
        assert "No space left" in result.errors[0], result.err
        assert tree.contents(output.folder) == {}
        disk.remount("size=8m,nr_inodes=4000")
        output.expect_built()


def test_a_read_only_output(site, tmp_path):
    with small_disk(tmp_path / "disk", "size=8m") as disk:
        output = Output(site, disk)
        output.expect_built()
        before = output.state()
        change(site)
        disk.remount("ro")
        result = output.build()
        assert result.code == 1 and len(result.errors) == 1, result.err
        assert "Read-only file system" in result.errors[0]
        assert output.state() == before
        disk.remount("rw")
        output.expect_built()


def test_a_state_that_cannot_be_written(site, tmp_path):
    with small_disk(tmp_path / "disk", "size=1m") as disk:
        disk.remount("ro")
        state = str(disk.folder / "state")
        result = site.build("--state", state)
        assert result.code == 0 and "nothing is remembered" in result.err
        files = site.contents()
        assert site.build("--state", state).code == 0
        assert site.contents() == files


@pytest.mark.parametrize("path", ["pokemon/pikachu/index.html", "pokemon", "pokemon/pikachu"])
def test_a_file_that_may_not_be_replaced(site, path):
    site.built()
    before = site.contents(), site.stamps()
    change(site)
    with unchangeable(site.public / path):
        result = site.build()
        assert result.code == 1 and path in result.err, result.err
        assert (site.contents(), site.stamps()) == before
    files = site.built()
    assert "pokemon/late/index.html" in files
    assert "Nothing has changed" in site.build().err


@pytest.mark.parametrize("moved", ["output", "state"])
def test_output_and_state_on_different_disks(site, tmp_path, moved):
    with small_disk(tmp_path / "disk", "size=8m") as disk:
        options = [f"--{moved}", str(disk.folder / "folder")]
        if moved == "output":
            options += ["--state", "state"]
        folder = disk.folder / "folder" if moved == "output" else site.public
        for number in range(3):
            result = site.build(*options)
            assert result.code == 0, result.err
            made = tree.contents(folder)
            clean = tmp_path / f"clean-{number}"
            assert site.build("--output", str(clean), "--state", f"state-{number}").code == 0
            assert made == tree.contents(clean)
            assert "Nothing has changed" in site.build(*options).err
            change(site)
        assert not [name for name in os.listdir(folder) if name.startswith(".")]


def test_times_in_the_future(site, tmp_path):
    far = 2**32
    files = site.built()
    for top in ("Content", "Templates", "Public"):
        for path in (site.root / top).rglob("*"):
            os.utime(path, (far, far))
    assert site.built() == files
    # The same size, the same time, in place: only the bytes tell.
    note = site.write("Content/pokemon/025.md", "One\n")
    os.utime(note, (far, far))
    assert b"One" in site.built()["pokemon/pikachu/index.html"]
    with note.open("r+b") as file:
        file.write(b"Two\n")
    os.utime(note, (far, far))
    assert b"Two" in site.built()["pokemon/pikachu/index.html"]
    page = site.public / "pokemon/pikachu/index.html"
    whole = page.read_bytes()
    os.utime(page, (far, far))
    site.built()
    with page.open("r+b") as file:
        file.write(b"?")
    os.utime(page, (far, far))
    assert site.built()["pokemon/pikachu/index.html"] == whole


def test_an_editor_that_saves_by_renaming(site):
    note = site.write("Content/pokemon/025.md", "One\n")
    assert b"One" in site.built()["pokemon/pikachu/index.html"]
    stamp = note.stat()
    other = site.write("Content/pokemon/025.md~", "Two\n")
    os.utime(other, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    other.rename(note)
    assert b"Two" in site.built()["pokemon/pikachu/index.html"]
