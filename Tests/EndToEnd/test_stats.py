"""`dexgen stats`, and how long each step of a build took."""

import os
import pty
import re

import pytest

from support.picture import png
from support.program import environment


def rows(text: str) -> dict[str, list[str]]:
    """The words of each line by its first word."""
    return {line.split()[0]: line.split()[1:] for line in text.splitlines() if line.startswith("  ")}


def test_it_counts_what_is_there(site):
    (site.root / "Content/sprites").mkdir()
    (site.root / "Content/sprites/025.png").write_bytes(png())
    result = site.program.run("stats", cwd=site.root)
    assert result.code == 0
    found = rows(result.out)
    assert found["species"] == ["3"] and found["types"] == ["18"]
    assert found["Grass"][:3] == ["1", "33", "%"] and found["Fire"][:3] == ["0", "0", "%"]
    assert found["en"][:3] == ["3", "100", "%"] and found["ja"][:3] == ["1", "33", "%"]
    assert found["large"][:3] == ["1", "33", "%"]
    assert result.err.count("warning: no picture") == 2
    assert "\x1b" not in result.out


@pytest.mark.parametrize("columns", [20, 40, 80, 200])
def test_it_fits_the_terminal(site, columns):
    lines = site.program.run("stats", cwd=site.root, COLUMNS=str(columns)).out.splitlines()
    assert max(map(len, lines)) <= max(columns, 28)
    if columns >= 80:
        assert any("█" in line for line in lines)


def test_each_step_of_a_build_is_timed(site):
    result = site.build("--timings")
    steps = re.findall(r"^ *([0-9.]+) ms  (.*)$", result.err, re.MULTILINE)
    assert [name for _, name in steps][-1] == "in all" and len(steps) > 5
    total = float(steps[-1][0])
    assert abs(total - sum(float(time) for time, _ in steps[:-1])) < 1


def in_terminal(program, arguments: list[str], cwd, **variables: str) -> str:
    """What a person at a terminal sees."""
    process, descriptor = pty.fork()
    if process == 0:
        os.chdir(cwd)
        os.execve(program.path, ["dexgen", *arguments], environment(**variables))
    said = b""
    try:
        while chunk := os.read(descriptor, 65536):
            said += chunk
    except OSError:
        pass
    os.close(descriptor)
    assert os.waitpid(process, 0)[1] == 0, said.decode()
    return said.decode()


@pytest.mark.parametrize("variables", [{"TERM": "xterm"}, {"TERM": "dumb"}, {}, {"TERM": "xterm", "NO_COLOR": "1"}])
def test_colour_only_where_it_is_wanted(site, variables):
    said = in_terminal(site.program, ["stats"], site.root, **variables)
    assert ("\x1b[" in said) == (variables == {"TERM": "xterm"})
    assert "species" in said


def test_colour_can_be_asked_for(site):
    assert "\x1b[1m" in site.program.run("stats", "--color", "always", cwd=site.root).out
