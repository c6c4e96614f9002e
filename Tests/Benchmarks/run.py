"""How long a build takes, beside a plain copy of the same files in the same run."""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build/release/dexgen"
ROUNDS = 5


def timed(*command: str) -> tuple[float, float]:
    """Milliseconds by the clock, and the peak of memory in MB."""
    since = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    said = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    elapsed = (time.perf_counter() - since) * 1000
    if status:
        sys.exit(f"{' '.join(command)} ended with {status}\n{said.decode()}")
    return elapsed, usage.ru_maxrss / 1024


def main() -> None:
    figures: dict[str, list[float]] = {"empty folder": [], "nothing changed": [], "cp -r": []}
    memory = 0.0
    # Folders are new in every round and deleted at the end: deleting slows down later writing.
    top = Path(tempfile.mkdtemp(prefix="dexgen-bench-"))
    folders = [top / str(number) for number in range(ROUNDS)]
    try:
        for folder in folders:
            folder.mkdir()
            build = [
                str(PROGRAM), "build", "--quiet", "--directory", str(ROOT),
                "--output", str(folder / "Public"), "--state", str(folder / "state"),
            ]
            elapsed, peak = timed(*build)
            figures["empty folder"].append(elapsed)
            memory = max(memory, peak)
            copy = timed("cp", "-r", str(folder / "Public"), str(folder / "copy"))
            figures["cp -r"].append(copy[0])
            figures["nothing changed"].append(timed(*build)[0])
    finally:
        shutil.rmtree(top)

    medians = {name: statistics.median(times) for name, times in figures.items()}
    for name, median in medians.items():
        print(f"{name:16} {median:8.1f} ms   {median / medians['cp -r']:5.2f} × cp -r")
    print(f"{'peak memory':16} {memory:8.1f} MB")


if __name__ == "__main__":
    main()
