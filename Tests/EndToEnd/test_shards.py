"""A site built in parts: together they are the whole, to the byte and for the next build."""

import shutil
from pathlib import Path

import pytest

from support import tree
from support.program import Program, Result
from support.repository import ROOT
from support.scratch import ScratchSite
from support.species import SMALL_DEX, species

DEX = SMALL_DEX + [species(number, f"Mon {number}", "Water") for number in range(100, 160)]
ALL_LANGUAGES = "en,ja,fr,de,es,it,ko,zh-Hans,zh-Hant"


@pytest.fixture(scope="module")
def parts(tmp_path_factory, program: Program) -> ScratchSite:
    """A site in three parts; tests copy what they change."""
    site = ScratchSite(tmp_path_factory.mktemp("parts") / "site", program, DEX)
    for number in (1, 2, 3):
        result = site.build("--shard", f"{number}/3")
        assert result.code == 0, result.err
    return site


@pytest.fixture
def site(parts: ScratchSite, tmp_path: Path) -> ScratchSite:
    root = tmp_path / "site"
    shutil.copytree(parts.root, root)
    site = object.__new__(ScratchSite)
    site.root, site.program = root, parts.program
    return site


def merge(site: ScratchSite, *arguments: str) -> Result:
    return site.program.run("merge", *arguments, cwd=site.root)


def folders(site: ScratchSite, count: int = 3) -> list[str]:
    return [f"Public-{number}-of-{count}" for number in range(1, count + 1)]


def whole(site: ScratchSite, folder: Path, *arguments: str) -> dict[str, bytes]:
    result = site.build("--output", str(folder / "whole"), *arguments)
    assert result.code == 0, result.err
    return tree.contents(folder / "whole")


def test_parts_are_disjoint_and_complete(parts, tmp_path):
    pieces = [tree.contents(parts.root / folder) for folder in folders(parts)]
    assert all(len(piece) > 20 for piece in pieces)
    assert sum(map(len, pieces)) == len(whole(parts, tmp_path))
    assert pieces[0] | pieces[1] | pieces[2] == tree.contents(tmp_path / "whole")


def test_a_new_page_moves_no_other(site):
    before = [set(tree.contents(site.root / folder)) for folder in folders(site)]
    site.write("Content/guide.md", "# A guide\n")
    for number, old in zip((1, 2, 3), before):
        assert site.build("--shard", f"{number}/3").code == 0
        assert set(tree.contents(site.root / f"Public-{number}-of-3")) - old <= {
            "guide/index.html"
        }


def test_merged_they_are_the_whole_and_the_next_build_has_nothing_to_do(site, tmp_path):
    for number in (1, 2, 3):
        assert site.build("--shard", f"{number}/3").code == 0
    result = merge(site, *folders(site))
    assert result.code == 0, result.err
    assert tree.contents(site.public) == whole(site, tmp_path)
    stamps = site.stamps()
    result = site.build()
    assert (result.code, "Nothing has changed" in result.err) == (0, True), result.err
    assert site.stamps() == stamps
    # A second time nothing is written either.
    assert merge(site, *folders(site)).code == 0
    assert site.stamps() == stamps


def test_merged_on_another_machine_the_next_build_changes_nothing(site, tmp_path):
    """Another folder stands for another machine: no path, no inode and no time is the same."""
    other = tmp_path / "other"
    shutil.copytree(site.root, other, copy_function=shutil.copy)
    result = site.program.run("merge", *folders(site), cwd=other)
    assert result.code == 0, result.err
    stamps = tree.stamps(other / "Public")
    result = site.program.run("build", cwd=other)
    assert result.code == 0, result.err
    assert tree.stamps(other / "Public") == stamps
    assert "added" not in result.err and "changed," not in result.err


def test_a_merged_site_follows_its_parts(site, tmp_path):
    assert merge(site, *folders(site)).code == 0
    (site.root / "Content/pokedex.json").unlink()
    site.write_dex(DEX[:-1])
    for number in (1, 2, 3):
        assert site.build("--shard", f"{number}/3").code == 0
    assert merge(site, *folders(site)).code == 0
    assert tree.contents(site.public) == whole(site, tmp_path)


def test_plain_copying_is_enough_to_publish(site, tmp_path):
    for folder in folders(site):
        shutil.copytree(site.root / folder, site.public, dirs_exist_ok=True)
    assert tree.contents(site.public) == whole(site, tmp_path)
    # The next build takes over what is equal.
    stamps = site.stamps()
    assert site.build().code == 0
    assert site.stamps() == stamps


def damage(site: ScratchSite) -> None:
    path = next((site.root / "Public-2-of-3").rglob("index.html"))
    path.write_bytes(path.read_bytes()[:-1])


def lose_state(site: ScratchSite) -> None:
    shutil.rmtree(site.root / ".Public-2-of-3.dexgen")


def build_from_other_data(site: ScratchSite) -> None:
    site.write_dex(DEX[1:])
    assert site.build("--shard", "2/3").code == 0


def build_with_other_languages(site: ScratchSite) -> None:
    assert site.build("--shard", "2/3", "--languages", "en,fr").code == 0


def build_whole(site: ScratchSite) -> None:
    shutil.rmtree(site.root / "Public-2-of-3")
    shutil.rmtree(site.root / ".Public-2-of-3.dexgen")
    assert site.build("--output", "Public-2-of-3").code == 0


def build_another_share(site: ScratchSite) -> None:
    assert site.build("--shard", "2/4", "--output", "Public-2-of-3").code == 0


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (damage, "is not as dexgen made it"),
        (lose_state, "holds no manifest"),
        (build_from_other_data, "was made from other sources or options"),
        (build_with_other_languages, "was made from other sources or options"),
        (build_whole, "built without --shard"),
        (build_another_share, "is part 2/4"),
    ],
)
def test_a_part_that_does_not_fit_is_an_error_and_nothing_is_changed(site, change, said):
    change(site)
    result = merge(site, *folders(site))
    assert result.code == 1
    assert len(result.errors) == 1 and said in result.errors[0], result.err
    assert "Public-2-of-3" in result.errors[0]
    assert not site.public.exists()


def test_missing_and_doubled_parts_are_named(site):
    result = merge(site, "Public-2-of-3")
    assert (result.code, result.errors) == (1, ["error: parts are missing: 1/3, 3/3"])
    result = merge(site, *folders(site), "Public-2-of-3")
    assert result.code == 1
    assert "are the same part, 2/3" in result.errors[0]


def test_output_and_parts_keep_apart(site):
    assert merge(site, *folders(site), "--output", "Public-1-of-3").code == 1
    assert merge(site, *folders(site), "--output", "Public-1-of-3/all").code == 1


def test_a_file_of_somebody_else_is_not_overwritten(site):
    path = site.write("Public/index.html", "mine")
    result = merge(site, *folders(site))
    assert (result.code, path.read_text()) == (1, "mine")
    assert "index.html" in result.errors[0]


def test_eight_parts_of_the_default_site_in_nine_languages(program, tmp_path):
    def build(output: str, *arguments: str) -> None:
        result = program.run(
            "build", "--directory", str(ROOT), "--languages", ALL_LANGUAGES,
            "--output", str(tmp_path / output), *arguments,
        )
        assert result.code == 0, result.err

    build("whole")
    for number in range(1, 9):
        build(f"part-{number}", "--shard", f"{number}/8")
    sizes = [len(tree.contents(tmp_path / f"part-{number}")) for number in range(1, 9)]
    assert max(sizes) < 1.2 * min(sizes), sizes
    names = [str(tmp_path / f"part-{number}") for number in range(1, 9)]
    result = program.run("merge", *names, "--output", str(tmp_path / "merged"))
    assert result.code == 0, result.err
    assert tree.contents(tmp_path / "merged") == tree.contents(tmp_path / "whole")
