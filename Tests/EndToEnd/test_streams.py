"""Pipes, terminals and colours."""

import os
import pty
import signal
import subprocess

import pytest

from support.program import environment
from support.repository import ROOT
from support.species import species


@pytest.mark.parametrize(
    "arguments",
    [
        ["help"], ["help", "build"], ["man"], ["completions", "zsh"], ["stats"], ["check", "--format", "json"],
        ["check", "--format", "github"],
    ],
    ids=" ".join,
)
def test_a_reader_that_goes_away_is_no_fault(site, arguments):
    program = site.program
    site.write("Templates/404.html", "<p>{{titel}}</p>\n")
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run(
        [program.path, *arguments], stdout=writing, stderr=subprocess.PIPE, env=environment(), cwd=site.root
    )
    os.close(writing)
    assert (ended.returncode, b"error" in ended.stderr) == (0, False)


def test_nobody_reading_the_messages_changes_no_exit_code(program, tmp_path):
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run([program.path, "biuld"], stderr=writing, env=environment())
    os.close(writing)
    assert ended.returncode == 64


def test_a_full_disk_is_a_fault(program):
    with open("/dev/full", "wb") as full:
        ended = subprocess.run(
            [program.path, "help"], stdout=full, stderr=subprocess.PIPE, env=environment()
        )
    assert ended.returncode == 1
    assert ended.stderr == b"error: cannot write to standard output: No space left on device\n"


def on_a_terminal(program, *arguments: str, **variables: str) -> bytes:
    """What the program says on standard error when that is a terminal."""
    ours, theirs = pty.openpty()
    ended = subprocess.Popen(
        [program.path, *arguments], stdout=subprocess.DEVNULL, stderr=theirs,
        env=environment(**variables),
    )
    os.close(theirs)
    said = b""
    try:
        while block := os.read(ours, 4096):
            said += block
    except OSError:  # Linux says EIO once the other side is closed
        pass
    finally:
        os.close(ours)
        ended.wait(timeout=10)
    return said


@pytest.mark.parametrize(
    "arguments, variables, coloured",
    [
        (["biuld"], {"TERM": "xterm"}, True),
        (["biuld"], {"TERM": "xterm", "NO_COLOR": ""}, True),
        (["biuld"], {"TERM": "xterm", "NO_COLOR": "1"}, False),
        (["biuld"], {"TERM": "dumb"}, False),
        (["biuld"], {}, False),
        (["build", "--directory", "/nowhere", "--color", "never"], {"TERM": "xterm"}, False),
    ],
)
def test_colour_on_a_terminal(program, arguments, variables, coloured):
    said = on_a_terminal(program, *arguments, **variables)
    assert b"error: " in said
    assert (b"\x1b[" in said) == coloured


@pytest.mark.parametrize("choice, coloured", [("auto", False), ("never", False), ("always", True)])
def test_colour_in_a_log(program, choice, coloured):
    result = program.run("build", "--directory", "/nowhere", "--color", choice, TERM="xterm")
    assert ("\x1b[" in result.err) == coloured


def test_a_build_leaves_no_escape_codes_in_a_log(site):
    result = site.build(TERM="xterm")
    assert result.code == 0, result.err
    assert "\x1b" not in result.out + result.err
    assert "\r" not in result.out + result.err


@pytest.mark.parametrize("variables", [{"TERM": "xterm"}, {"TERM": "dumb"}, {}])
def test_a_bar_is_taken_back_and_shown_only_where_it_can_be(program, variables):
    """Whether there is one depends on how fast the machine is."""
    said = on_a_terminal(program, "check", "--directory", str(ROOT), "--color", "never", **variables)
    if variables == {"TERM": "xterm"} and "░".encode() in said:
        bar, _, rest = said.rpartition(b"\r\x1b[K")
        assert "░".encode() not in rest and bar
    else:
        assert b"\x1b" not in said and b"\r\x1b" not in said
    assert b"Nothing is wrong" in said


def test_a_check_can_be_ended(site):
    """Large enough for the signal to come in time."""
    site.write_dex([species(number, f"Mon {number}") for number in range(1, 8000)])
    check = site.program.start("check", cwd=site.root, stderr=subprocess.PIPE)
    try:
        try:
            check.wait(0.4)
            pytest.fail("it was done before it could be ended")
        except subprocess.TimeoutExpired:
            check.send_signal(signal.SIGINT)
        assert check.wait(30) == 130
        assert b"Nothing is wrong" not in check.stderr.read()
    finally:
        check.kill()
