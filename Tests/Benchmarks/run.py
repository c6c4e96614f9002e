#!/usr/bin/env python3
"""How long builds take, beside `cp -r` of the same files in turn. See docs/benchmarks.md."""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from measuring import HEAD, Row, Sample, run
from sites import CASES, ROOT, Case, Site

RELEASE = ROOT / ".build/release"


class Bench:
    def __init__(self, case: Case, folder: Path, programs: Path, rounds: int):
        self.folder = folder
        self.program = programs / "dexgen"
        self.stat_program = programs / "output-bench"
        self.rounds = rounds
        self.site = Site(case, folder / "site")
        self.rows: dict[str, Row] = {}

    def measure(self) -> None:
        """Every folder is a new one, and nothing is deleted: that would slow down what follows."""
        model = self.folder / "model"
        self.build(model)
        for number in range(self.rounds):
            output, copy = self.folder / f"out-{number}", self.folder / f"copy-{number}"
            steps = [
                lambda: self.add("from nothing", self.build(output)),
                lambda: self.add("cp -r", run("cp", "-r", model, copy)),
            ]
            for step in steps if number % 2 == 0 else reversed(steps):
                step()
            self.add("nothing changed", self.build(output))
            self.site.change_note()
            self.add("one note", self.build(output))
            self.site.change_template()
            self.add("one template", self.build(output))

    def build(self, output: Path) -> Sample:
        state = output.with_name(output.name + "-state")
        return run(
            self.program, "build", "--quiet", "--output", output, "--state", state,
            cwd=self.site.folder,
        )

    def add(self, name: str, sample: Sample) -> None:
        self.rows.setdefault(name, Row(name, [])).samples.append(sample)

    def report(self) -> None:
        sources = [self.site.folder / name for name in ("Content", "Templates")]
        count, stat = self.stat_all(self.folder / "out-0", *sources)
        unit = self.rows["cp -r"].wall
        print(f"{self.site.case.name}: {count} files read and made, {self.rounds} rounds")
        print(HEAD)
        for row in self.rows.values():
            print(row.line(unit))
        unchanged = self.rows["nothing changed"].wall
        note = self.rows["one note"].wall
        print(f"  one fstatat a file {stat:10.1f}")
        print(f"  nothing changed: {(unchanged - 5) / stat:.2f} × fstatat + 5 ms")
        print(f"  one note: {note / unchanged:.2f} × nothing changed\n", flush=True)

    def stat_all(self, *folders: Path) -> tuple[int, float]:
        """How many files there are, and the milliseconds that it takes to look at each once."""
        said = subprocess.run(
            [self.stat_program, "stat", *folders], check=True, capture_output=True, text=True
        ).stdout
        count, milliseconds = said.split()
        return int(count), float(milliseconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", nargs="*", help=", ".join(case.name for case in CASES))
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--in", dest="folder", help="where to work, such as a tmpfs")
    parser.add_argument("--programs", type=Path, default=RELEASE, help="where the programs are")
    parser.add_argument("--keep", action="store_true", help="delete nothing at the end")
    options = parser.parse_args()
    names = options.cases or [case.name for case in CASES[:3]]
    if unknown := set(names) - {case.name for case in CASES}:
        sys.exit(f"no such case: {', '.join(sorted(unknown))}")
    top = Path(tempfile.mkdtemp(prefix="dexgen-bench-", dir=options.folder))
    try:
        for case in CASES:
            if case.name in names:
                folder = top / case.name
                folder.mkdir()
                bench = Bench(case, folder, options.programs, options.rounds)
                bench.measure()
                bench.report()
    finally:
        if options.keep:
            print(f"everything is in {top}")
        else:
            shutil.rmtree(top)


if __name__ == "__main__":
    main()
