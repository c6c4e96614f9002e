"""What is to be uploaded: the difference between two builds."""

import json
import shutil
import subprocess

import pytest

from support.program import Result
from support.scratch import ScratchSite


@pytest.fixture
def published(site: ScratchSite) -> ScratchSite:
    """A site that was built, and whose manifest was kept as published.manifest."""
    site.write("Content/pokemon/025.md", "Likes ketchup.\n")
    site.built()
    shutil.copy(site.root / ".Public.dexgen/manifest", site.root / "published.manifest")
    return site


def changes(site: ScratchSite, *arguments: str, since: str = "published.manifest") -> Result:
    return site.program.run("changes", "--since", since, *arguments, cwd=site.root)


def differing(before: dict[str, bytes], after: dict[str, bytes]) -> list[str]:
    return sorted(name for name in after if before.get(name) != after[name])


def test_nothing(published):
    for form in ("text", "files", "deleted"):
        result = changes(published, "--format", form)
        assert (result.code, result.out, result.err) == (0, "", "")
    assert json.loads(changes(published, "--format", "json").out) == {
        "added": [], "changed": [], "deleted": [],
    }


def test_one_note(published):
    before = published.contents()
    published.write("Content/pokemon/025.md", "Likes apples.\n")
    after = published.built()
    wanted = ["pokemon/pikachu/index.html"]
    assert differing(before, after) == wanted
    assert changes(published).out == "changed pokemon/pikachu/index.html\n"
    assert changes(published, "--format", "files").out.splitlines() == wanted


def test_added_and_deleted(published):
    before = published.contents()
    published.write("Content/zebra.md", "# Zebra\n")
    (published.root / "Content/about.md").unlink()
    for path in (published.root / "Content").glob("about.*.md"):
        path.unlink()
    after = published.built()
    found = json.loads(changes(published, "--format", "json").out)
    assert found["added"] == ["zebra/index.html"]
    assert found["deleted"] == ["about/index.html"]
    assert sorted(found["added"] + found["changed"]) == differing(before, after)
    assert changes(published, "--format", "deleted").out == "about/index.html\n"


def test_everything_since_nothing(published):
    files = [name for name in published.contents()]
    assert changes(published, "--format", "files", since="/dev/null").out.splitlines() == files


def test_a_state_folder_is_as_good_as_its_manifest(published):
    shutil.copytree(published.root / ".Public.dexgen", published.root / "kept")
    published.write("Content/pokemon/025.md", "Likes apples.\n")
    published.built()
    assert changes(published, since="kept").out == "changed pokemon/pikachu/index.html\n"


def test_rsync_takes_the_list(published, tmp_path):
    if not shutil.which("rsync"):
        pytest.skip("rsync is not there")
    shutil.copytree(published.public, tmp_path / "host")
    published.write("Content/pokemon/025.md", "Likes apples.\n")
    after = published.built()
    files = changes(published, "--format", "files").out
    said = subprocess.run(
        ["rsync", "-a", "--files-from=-", "--out-format=%n", f"{published.public}/",
         f"{tmp_path}/host/"],
        input=files, text=True, capture_output=True, check=True,
    ).stdout
    assert [line for line in said.splitlines() if not line.endswith("/")] == [
        "pokemon/pikachu/index.html"
    ]
    for name, text in after.items():
        assert (tmp_path / "host" / name).read_bytes() == text


def test_faults_are_told(published):
    result = changes(published, since="nothing.manifest")
    assert (result.code, "nothing.manifest" in result.errors[0]) == (1, True)
    published.write("cut.manifest", "dexgenM")
    result = changes(published, since="cut.manifest")
    assert (result.code, "not a whole manifest" in result.errors[0]) == (1, True)
    result = changes(published, "--output", "Elsewhere")
    assert (result.code, "Elsewhere" in result.errors[0]) == (1, True)
    assert published.program.run("changes", cwd=published.root).code == 64
