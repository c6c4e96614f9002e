"""Running dexgen as a user would."""

import os
import signal
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str

    @property
    def errors(self) -> list[str]:
        """The lines that name an error."""
        return [line for line in self.err.splitlines() if "error: " in line]

    @property
    def warnings(self) -> list[str]:
        """The lines that name a warning."""
        return [line for line in self.err.splitlines() if "warning: " in line]


@dataclass(frozen=True)
class Program:
    path: Path

    def run(self, *arguments: str | bytes, cwd: Path | None = None, **variables: str) -> Result:
        ended = subprocess.run(
            [os.fsencode(self.path), *map(os.fsencode, arguments)],
            cwd=cwd,
            env=environment(**variables),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=120,
        )
        return Result(ended.returncode, ended.stdout.decode(), ended.stderr.decode())

    def start(self, *arguments: str, cwd: Path, **options) -> subprocess.Popen:
        options.setdefault("env", environment())
        options.setdefault("preexec_fn", heed_signals)
        return subprocess.Popen(
            [str(self.path), *arguments], cwd=cwd, stdin=subprocess.DEVNULL, **options
        )


def environment(**variables: str) -> dict[str, str]:
    """Few variables, so that a test means the same in every shell."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR") if name in os.environ}
    return kept | {"LANG": "C.UTF-8"} | variables


def heed_signals() -> None:
    """What runs the tests may ignore signals, as a shell does for its background; its children
    would ignore them too."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
