"""`dexgen init`: a site that can be built at once, and nothing that was there is touched."""

import json
import os
import re
import shutil
import subprocess

import pytest

from support import tree
from support.repository import ROOT

# What `make install` puts in place.
PROGRAMS = re.search("^PROGRAMS := (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE).group(1).split()


def made(program, folder, *arguments: str) -> None:
    result = program.run("init", str(folder), *arguments, cwd=folder.parent)
    assert result.code == 0, result.err
    assert "dexgen build --directory" in result.err


@pytest.fixture(scope="module")
def fresh(program, tmp_path_factory):
    folder = tmp_path_factory.mktemp("init") / "my dex"
    made(program, folder)
    return folder


def test_it_builds_and_there_is_nothing_to_say_of_it(program, fresh, tmp_path):
    built = program.run("build", "--strict", "--directory", str(fresh), cwd=tmp_path)
    assert (built.code, built.out) == (0, ""), built.err
    checked = program.run("check", "--site", "--strict", "--directory", str(fresh), cwd=tmp_path)
    assert checked.code == 0 and "Nothing is wrong" in checked.err, checked.err
    assert {path.parent.name for path in fresh.glob("Public/pokemon/*/index.html")} == {"cindle", "blazewick", "puddlet"}
    page = (fresh / "Public/index.html").read_text()
    assert "My Dex" in page and "Nintendo" not in page and "Pok" not in page


def test_every_key_of_the_configuration_is_explained(program, fresh, tmp_path):
    """What the program would answer to a key that it does not know is all that it knows."""
    wrong = tmp_path / "dexgen.yml"
    wrong.write_text("qqqqqqqq: 1\n")
    said = program.run("check", "--config", str(wrong), cwd=fresh).err
    keys = re.search("known keys: (.*)", said).group(1).split(", ")
    text = (fresh / "dexgen.yml").read_text()
    assert len(keys) > 10
    for key in keys:
        assert re.search(rf"^(# )?{key}:", text, re.MULTILINE), key
    # Each of them may be used as it stands there.
    text = re.sub(rf"^# (?=({'|'.join(keys)}):|  )", "", text, flags=re.MULTILINE)
    (fresh / "all.yml").write_text(text)
    (fresh / "Content/sprites").mkdir()
    result = program.run("check", "--config", "all.yml", "--strict", cwd=fresh)
    (fresh / "all.yml").unlink()
    (fresh / "Content/sprites").rmdir()
    assert (result.code, result.errors) == (0, []), result.err


def test_the_bundled_dex_can_be_had(program, tmp_path):
    folder = tmp_path / "dex"
    made(program, folder, "--with-data")
    assert (folder / "Content/pokedex.json").read_bytes() == (ROOT / "Content/pokedex.json").read_bytes()
    result = program.run("stats", "--directory", str(folder))
    assert result.code == 0 and "1025" in result.out, result.err


@pytest.mark.parametrize(
    "name", ["dexgen.yml", ".gitignore", "Templates/list.html", ".github/workflows/publish.yml", "Content"]
)
def test_what_is_in_the_way_is_named_and_left_alone(program, tmp_path, name):
    folder = tmp_path / "dex"
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text("mine")
    before = tree.stamps(folder)
    result = program.run("init", "dex", cwd=tmp_path)
    assert result.code == 1
    assert len(result.errors) == 1 and f"'dex/{name}' is in the way" in result.errors[0]
    assert tree.stamps(folder) == before


def test_other_files_in_the_folder_stay(program, tmp_path):
    (tmp_path / "NOTES").write_text("mine")
    (tmp_path / "Content").mkdir()
    result = program.run("init", ".", cwd=tmp_path)
    assert result.code == 0, result.err
    assert (tmp_path / "NOTES").read_text() == "mine"
    again = program.run("init", ".", cwd=tmp_path)
    assert again.code == 1 and len(again.errors) > 50


def test_a_folder_that_cannot_be_written(program, tmp_path):
    (tmp_path / "file").touch()
    result = program.run("init", "file/dex", cwd=tmp_path)
    assert result.code == 1 and "file" in result.err
    assert program.run("init", cwd=tmp_path).code == 64


def test_without_its_share_the_program_says_where_it_looked(program, tmp_path):
    alone = tmp_path / "bin/dexgen"
    alone.parent.mkdir()
    shutil.copy(program.path, alone)
    ended = subprocess.run([alone, "init", "dex"], cwd=tmp_path, capture_output=True, text=True, env={})
    assert ended.returncode == 1
    assert str(tmp_path / "share/dexgen") in ended.stderr and "DEXGEN_SHARE" in ended.stderr
    assert not (tmp_path / "dex").exists()
    wrong = program.run("init", "dex", cwd=tmp_path, DEXGEN_SHARE="/nowhere")
    assert wrong.code == 1 and "/nowhere" in wrong.err
    right = subprocess.run(
        [alone, "init", "dex"], cwd=tmp_path, capture_output=True, text=True, env={"DEXGEN_SHARE": str(ROOT)}
    )
    assert right.returncode == 0, right.stderr


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    release = ROOT / ".build/release"
    if not all((release / name).exists() for name in PROGRAMS):
        pytest.skip("there is no release build")
    root = tmp_path_factory.mktemp("installed")
    return root, {"PATH": os.environ["PATH"], "PREFIX": "/opt/dex gen", "DESTDIR": str(root)}


def test_an_installed_program_works_away_from_its_sources(installed, tmp_path):
    root, variables = installed
    script = str(ROOT / "Scripts/install-files")
    subprocess.run([script, "install", *PROGRAMS], env=variables, check=True, capture_output=True)
    prefix = root / "opt/dex gen"
    # A link to the program leads to what was installed with the program itself.
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/dexgen").symlink_to(prefix / "bin/dexgen")

    def run(*arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            [tmp_path / "bin/dexgen", *arguments], cwd=tmp_path, capture_output=True, text=True, env={"HOME": str(tmp_path)}
        )

    for arguments in (["init", "dex"], ["build", "--directory", "dex"], ["check", "--site", "--strict", "--directory", "dex"],
                      ["fetch", "--help"]):
        ended = run(*arguments)
        assert ended.returncode == 0, ended.stderr
    files = {name for name in tree.contents(prefix) if not name.startswith("share/dexgen/")}
    assert files == {
        *(f"bin/{program}" for program in PROGRAMS), "share/man/man1/dexgen.1", "share/bash-completion/completions/dexgen",
        "share/zsh/site-functions/_dexgen", "share/fish/vendor_completions.d/dexgen.fish",
    }
    (prefix / "bin/other").touch()
    subprocess.run([script, "uninstall", *PROGRAMS], env=variables, check=True, capture_output=True)
    assert list(tree.contents(root)) == ["opt/dex gen/bin/other"]


def test_the_workflow_is_right_yaml(fresh):
    yaml = pytest.importorskip("yaml")
    workflow = yaml.safe_load((fresh / ".github/workflows/publish.yml").read_text())
    steps = workflow["jobs"]["publish"]["steps"]
    assert [step["name"] for step in steps if "name" in step] == ["Install dexgen", "Build", "Check"]


def test_the_data_fits_its_schemas(fresh):
    jsonschema = pytest.importorskip("jsonschema")
    for name in ("pokedex", "types"):
        schema = json.loads((fresh / f"Content/schemas/{name}.schema.json").read_text())
        jsonschema.validate(json.loads((fresh / f"Content/{name}.json").read_text()), schema)
