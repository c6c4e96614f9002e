"""Running dexgen where it may take neither much memory nor much time."""

import os
import resource
import signal
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from support.program import Program, environment, heed_signals

MEMORY = 300 << 20
SECONDS = 10
# Threads reserve addresses that they never use; what runs wild is stopped before the machine suffers.
ADDRESSES = 4 << 30


@dataclass(frozen=True)
class Measured:
    code: int
    out: bytes
    err: str
    memory: int
    seconds: float

    def keeps_limits(self, memory: int = MEMORY) -> bool:
        assert self.code >= 0, f"ended by {signal.Signals(-self.code).name}: {self.err[-2000:]}"
        assert self.memory <= memory, f"{self.memory >> 20} MB"
        assert self.seconds <= SECONDS, f"{self.seconds:.1f} s"
        return True


def measured(
    program: Program, *arguments: str | bytes, cwd: Path, umask: int = -1, **variables: str
) -> Measured:
    """Runs the program; a variable that is empty is not set at all."""
    settings = environment(**variables)
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        begun = time.monotonic()
        process = subprocess.Popen(
            [os.fsencode(program.path), *map(os.fsencode, arguments)],
            cwd=cwd,
            env={name: value for name, value in settings.items() if value},
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=err,
            umask=umask,
            preexec_fn=confine,
        )
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - begun
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        err.seek(0)
        return Measured(
            process.returncode, out.read(1 << 20), err.read(1 << 20).decode(errors="replace"),
            usage.ru_maxrss << 10, seconds,
        )


def confine() -> None:
    heed_signals()
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # A program that hangs is ended, which counts as being ended by a signal.
    resource.setrlimit(resource.RLIMIT_CPU, (2 * SECONDS, 2 * SECONDS))
    signal.alarm(3 * SECONDS)
