"""The manual page: current, and without a fault that the programs which read it know of."""

import shutil
import subprocess

import pytest

from support.repository import ROOT

PAGE = ROOT / "docs/dexgen.1"
READERS = {
    "groff": ["groff", "-ww", "-man", "-K", "utf8", "-T", "utf8", str(PAGE)],
    "mandoc": ["mandoc", "-T", "lint", str(PAGE)],
    "man": ["man", "--warnings", str(PAGE)],
}


def test_it_is_current(program):
    result = program.run("man")
    assert (result.code, result.err) == (0, "")
    assert result.out == PAGE.read_text(), "run 'dexgen man > docs/dexgen.1'"


@pytest.mark.parametrize("reader", READERS)
def test_nothing_is_wrong_with_it(reader):
    if not shutil.which(reader):
        pytest.skip(f"{reader} is not installed")
    read = subprocess.run(READERS[reader], capture_output=True, text=True, env={"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"})
    said = read.stderr if reader != "mandoc" else read.stdout + read.stderr
    assert (read.returncode, said) == (0, "")
    if reader != "mandoc":
        assert "--write-baseline" in read.stdout and "Pokédex" in read.stdout
