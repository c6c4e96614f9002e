"""One cause is one error, in words that say what to do."""

import fcntl
import os
import resource
import shutil
import subprocess

import pytest

from support.program import environment


def test_a_templates_folder_that_is_not_there(site):
    result = site.build("--templates", "nope")
    assert result.code == 1
    assert result.errors == ["error: cannot open the folder 'nope': no such file or folder"]


@pytest.mark.parametrize("folder", ["partials", "shortcodes"])
def test_a_folder_of_partials_that_cannot_be_read(site, folder):
    shutil.rmtree(site.root / "Templates" / folder)
    site.write(f"Templates/{folder}", "")
    result = site.build()
    assert result.code == 1
    assert len(result.errors) == 1, result.err
    assert f"'Templates/{folder}'" in result.errors[0]


def test_a_folder_in_place_of_a_template(site):
    (site.root / "Templates/detail.html").unlink()
    (site.root / "Templates/detail.html").mkdir()
    result = site.build()
    assert result.errors == ["error: cannot read 'Templates/detail.html': it is a folder"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_words_that_cannot_be_parsed(site, language):
    site.write(f"Content/i18n/{language}.yml", "title: [x\n")
    result = site.build("--languages", "en,fr")
    assert result.code == 1
    assert (len(result.errors), result.warnings) == (1, []), result.err


def test_a_very_long_link_is_cut(site):
    site.write("Content/long.md", f"[x](nowhere-{'a' * 200_000}.md)\n")
    result = site.build()
    lines = [line for line in result.err.splitlines() if "nowhere-aaa" in line]
    assert lines
    assert max(map(len, result.err.splitlines())) < 1000


@pytest.mark.parametrize("command", ["build", "clean"])
def test_control_characters_in_a_path_are_shown_escaped(site, command):
    result = site.program.run(command, "--output", "a\n\x1b[2Jb", cwd=site.root)
    assert result.code == 0
    assert "\x1b" not in result.err
    assert "a\\u{A}\\u{1B}[2Jb" in result.err


def test_the_current_folder_is_deleted(site):
    gone = site.root / "gone"
    gone.mkdir()
    command = f"cd {gone} && rmdir {gone} && exec {site.program.path} build"
    ended = subprocess.run(
        ["sh", "-c", command], env=environment(), capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 1
    assert ended.stderr == (
        "error: the current folder has been deleted\n"
        "  hint: change into a folder, or name one with --directory\n"
    )


def test_files_larger_than_the_limit_are_a_fault(site):
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))

    build = site.program.start(
        "build", cwd=site.root, stderr=subprocess.PIPE, text=True, preexec_fn=limit
    )
    err = build.communicate(timeout=60)[1]
    assert build.returncode == 1, err
    assert "File too large" in err
    assert not site.public.exists()
    assert not (site.root / ".Public.dexgen").exists()


@pytest.mark.parametrize("output", ["dexgen.yml", "/dev/null"])
def test_an_output_that_is_no_folder_leaves_nothing(site, output):
    site.write("dexgen.yml", "title: x\n")
    before = (sorted(os.listdir(site.root)), sorted(os.listdir("/dev")))
    result = site.build("--output", output)
    assert result.code == 1
    assert result.errors[0].startswith(f"error: '{output}' cannot be the output folder")
    assert (sorted(os.listdir(site.root)), sorted(os.listdir("/dev"))) == before


def test_clean_says_that_it_waits(site):
    site.built()
    with open(site.root / ".Public.dexgen/lock") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        clean = site.program.start("clean", cwd=site.root, stderr=subprocess.PIPE, text=True)
        assert clean.stderr.readline() == "Waiting for a build of the same output …\n"
        fcntl.flock(lock, fcntl.LOCK_UN)
        clean.communicate(timeout=60)
    assert clean.returncode == 0
    assert not site.public.exists()


def test_clean_with_a_damaged_manifest(site):
    files = site.built()
    site.write(".Public.dexgen/manifest", "x")
    result = site.program.run("clean", cwd=site.root)
    assert result.code == 1
    assert "nothing is deleted" in result.errors[0]
    assert "'.Public.dexgen/manifest' is damaged" in result.errors[0]
    assert site.contents() == files


def test_two_pages_whose_names_differ_in_case(site):
    site.write("Content/JA.md", "---\ntitle: x\n---\nx\n")
    result = site.build("--languages", "en,ja")
    assert result.code == 1
    assert "Content/JA.md and the list in ja" in result.errors[0]


def test_a_menu_address_is_pointed_at(site):
    site.write("dexgen.yml", "menu:\n  - title: x\n    url: javascript:x\n")
    assert site.build().errors[0].startswith("dexgen.yml:3:10: error: 'url'")


@pytest.mark.parametrize("word, hint", [("x", "write the address"), ("gird", "'/grid/'")])
def test_the_hint_of_a_page_that_is_not_there(site, word, hint):
    result = site.program.run("view", word, cwd=site.root)
    assert result.code == 1
    assert hint in result.err
