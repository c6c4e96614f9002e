"""Completions in the shells themselves: what is typed, and the command line that the shell makes of it."""

import os
import pty
import select
import shutil
import time

import pytest

from support.program import environment

# What stands for the program: it says what it was given, each word in brackets.
START = {
    "bash": (
        ["bash", "--norc", "--noprofile", "-i"],
        "dexgen() {{ printf '<%s>' \"$@\"; echo ' end'; }}; source {script}; PS1='ready> '\n",
    ),
    "zsh": (
        ["zsh", "-f", "-i"],
        "unsetopt zle_bracketed_paste; dexgen() {{ printf '<%s>' \"$@\"; echo ' end' }}; autoload -U compinit; "
        "compinit -u -D; source {script}; PROMPT='ready> '\n",
    ),
    "fish": (
        ["fish", "--no-config", "-i"],
        "function dexgen; printf '<%s>' $argv; echo ' end'; end; source {script}; "
        "function fish_prompt; echo 'ready> '; end\n",
    ),
}
LINES = [
    ("dexgen che\t", "<check>"),
    ("dexgen check --for\t", "<check><--format"),
    ("dexgen check --format js\t", "<check><--format><json>"),
    ("dexgen check --format=g\t", "<check><--format=github>"),
    ("dexgen --color al\t build", "<--color><always><build>"),
    ("dexgen completions fi\t", "<completions><fish>"),
    ("dexgen help sta\t", "<help><stats>"),
    ("dexgen build --output My\t", "<build><--output><My Folder/>"),
    ("dexgen init My\t", "<init><My Folder/>"),
    ("dexgen build --config my\t", "<build><--config><my.yml>"),
    ("dexgen bundled\t", "<bundled>"),
]


class Terminal:
    """A shell with a person at it."""

    def __init__(self, command: list[str], folder, **variables: str):
        self.seen = ""
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment(**variables))

    def send(self, text: str) -> None:
        os.write(self.descriptor, text.encode())

    def wait(self, text: str, seconds: float = 20) -> str:
        """What was said up to and with the text."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            left = end - time.monotonic()
            assert left > 0, f"no {text!r} in {self.seen!r}"
            if select.select([self.descriptor], [], [], left)[0]:
                self.seen += os.read(self.descriptor, 65536).decode(errors="replace")
        said, _, self.seen = self.seen.partition(text)
        return said + text

    def close(self) -> None:
        os.close(self.descriptor)
        os.waitpid(self.process, 0)


@pytest.fixture(scope="module", params=START)
def shell(request, program, tmp_path_factory):
    name = request.param
    if not shutil.which(name):
        pytest.skip(f"{name} is not installed")
    folder = tmp_path_factory.mktemp(name)
    (folder / "My Folder").mkdir()
    (folder / "my.yml").touch()
    result = program.run("completions", name)
    assert (result.code, result.err) == (0, "")
    script = folder / f".completions.{name}"
    script.write_text(result.out)
    command, start = START[name]
    terminal = Terminal(command, folder, TERM="xterm", HOME=str(folder), COLUMNS="200")
    terminal.send(start.format(script=script))
    terminal.send("dexgen ready\n")
    terminal.wait("<ready> end")
    yield terminal
    terminal.send("\x03\nexit\n")
    terminal.close()


@pytest.mark.parametrize("typed, words", LINES, ids=[line.strip() for line, _ in LINES])
def test_it_completes(shell, typed, words):
    before, after = typed.split("\t")
    shell.send(before + "\t")
    # A shell that is still completing may take what is typed next for part of it.
    time.sleep(0.3)
    shell.send(after + "\n")
    said = shell.wait(" end\r\n")
    # zsh takes the slash after a folder back.
    assert words in said or words.replace("/>", ">") in said
