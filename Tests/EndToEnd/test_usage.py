"""Wrong command lines, help and version."""

import pytest

WRONG = [
    ([], "no command is given", None),
    (["biuld"], "unknown command 'biuld'", "'build'"),
    (["build", "--bogus"], "unknown option '--bogus'", None),
    (["build", "-x"], "unknown option '-x'", None),
    (["build", "--ouput", "x"], "unknown option '--ouput'", "'--output'"),
    (["build", "extra-word"], "unexpected word 'extra-word'", None),
    (["build", "--jobs", "0"], "'0' is no value for '--jobs'", "from 1 to 256"),
    (["build", "--output", ""], "the value of '--output' is empty", None),
    (["build", "--color", "blue"], "'blue' is no value for '--color'", "auto, always, never"),
    (["view"], "the page's PATH is missing", "/pokemon/pikachu/"),
    (["build", "--output", b"\xff"], "argument 3, '\ufffd', is not valid UTF-8", None),
]


@pytest.mark.parametrize("arguments, message, hint", WRONG, ids=lambda value: str(value)[:40])
def test_a_wrong_command_line_is_refused(program, tmp_path, arguments, message, hint):
    result = program.run(*arguments, cwd=tmp_path)
    assert result.code == 64
    assert result.out == ""
    assert result.err.startswith(f"error: {message}\n")
    assert result.err.splitlines()[-1].startswith("see 'dexgen help")
    if hint:
        assert hint in result.err.splitlines()[1]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [["help"], ["--help"], ["-h"], ["--quiet", "--help"]])
def test_help_lists_the_commands(program, arguments):
    result = program.run(*arguments)
    assert (result.code, result.err) == (0, "")
    for command in ("build", "check", "clean", "view", "render", "help", "version"):
        assert f"\n  {command} " in result.out


@pytest.mark.parametrize("command", ["build", "check", "clean", "view", "render", "help", "version"])
def test_every_command_has_help(program, command):
    result = program.run("help", command)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(f"dexgen {command}: ")
    assert program.run(command, "--help") == result


@pytest.mark.parametrize("columns, limit", [("40", 40), ("72", 72), ("200", 100)])
def test_help_fits_the_terminal(program, columns, limit):
    lines = program.run("help", "build", COLUMNS=columns).out.splitlines()
    too_long = [line for line in lines if len(line) > limit and len(line.split()) > 1]
    # An option with its value is not broken over two lines.
    assert [line for line in too_long if not line.lstrip().startswith("-")] == []
    assert max(map(len, lines)) > limit - 15


@pytest.mark.parametrize("arguments", [["version"], ["--version"]])
def test_version(program, arguments):
    result = program.run(*arguments)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("dexgen ") and result.out.count("\n") == 1


def test_a_folder_that_is_not_there(program, tmp_path):
    result = program.run("build", "--directory", "nowhere", cwd=tmp_path)
    assert result.code == 1
    assert result.err == "error: cannot enter the folder 'nowhere': No such file or directory\n"
