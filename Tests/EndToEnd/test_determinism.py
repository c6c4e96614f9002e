"""The same in, the same out."""

import pytest

from support.scratch import ScratchSite
from support.species import SMALL_DEX, species

DEX = SMALL_DEX + [species(number, f"Mon {number}", "Water") for number in range(100, 160)]


def test_jobs_folder_and_surroundings_change_no_byte(tmp_path, program):
    one = ScratchSite(tmp_path / "one", program, DEX).built("--jobs", "1")
    elsewhere = ScratchSite(tmp_path / "a longer name é", program, DEX)
    result = elsewhere.build("--jobs", "2", LANG="ja_JP.UTF-8", TZ="Asia/Tokyo", COLUMNS="40")
    assert result.code == 0, result.err
    assert elsewhere.contents() == one


@pytest.mark.parametrize("options", [["--force"], ["--jobs", "2"], ["--verbose"], ["--quiet"]])
def test_a_second_build_changes_no_byte(site, options):
    files = site.built()
    assert site.built(*options) == files


def test_no_path_of_this_machine_is_published(site):
    for name, text in site.built().items():
        assert str(site.root).encode() not in text, name


def test_another_output_folder_gets_the_same_bytes(site):
    files = site.built()
    assert site.build("--output", "docs", "--directory", str(site.root)).code == 0
    assert site.program.run("build", "--output=out/site", cwd=site.root).code == 0
    for folder in ("docs", "out/site"):
        other = {
            path.relative_to(site.root / folder).as_posix(): path.read_bytes()
            for path in (site.root / folder).rglob("*")
            if path.is_file()
        }
        assert other == files
