"""Running programs with an eye on the clock, the processor and memory."""

import os
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Sample:
    #: Milliseconds by the clock.
    wall: float
    #: Milliseconds of processors, in the program and the system.
    processor: float
    #: The most memory that it held, in MB.
    memory: float


def run(*command: str | Path, cwd: Path | None = None) -> Sample:
    """Runs a program to its end; one that fails ends the benchmark."""
    since = time.perf_counter()
    process = subprocess.Popen(
        [str(word) for word in command], cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    said = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = (time.perf_counter() - since) * 1000
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{' '.join(map(str, command))} ended with {process.returncode}\n{said.decode()}")
    return Sample(wall, (usage.ru_utime + usage.ru_stime) * 1000, usage.ru_maxrss / 1024)


@dataclass
class Row:
    """All samples of one thing that was measured."""

    name: str
    samples: list[Sample]

    @property
    def wall(self) -> float:
        return statistics.median(sample.wall for sample in self.samples)

    def line(self, unit: float) -> str:
        processor = statistics.median(sample.processor for sample in self.samples)
        memory = max(sample.memory for sample in self.samples)
        best = min(sample.wall for sample in self.samples)
        return (
            f"  {self.name:18} {self.wall:10.1f} {best:10.1f} {processor:10.1f} {memory:8.1f}"
            f" {self.wall / unit:8.2f}"
        )


HEAD = f"  {'':18} {'wall ms':>10} {'best ms':>10} {'CPU ms':>10} {'MB':>8} {'× cp -r':>8}"
