#!/usr/bin/env python3
"""Packs the built programs with all that they need: a tarball, a Debian package, a bill of materials.

    make-release.py --programs .build/release --output .build/dist

The same programs and sources give the same bytes, wherever and whenever they are packed: times are that of
SOURCE_DATE_EPOCH, or of the last commit.
"""

import argparse
import platform
import sys
import tempfile
from pathlib import Path

from release import archive, debian, materials, programs, tree
from release.epoch import source_date_epoch
from version import CHANGELOG, ROOT, version


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--programs", type=Path, required=True, help="where the programs are")
    parser.add_argument("--output", type=Path, required=True, help="where the packages go")
    options = parser.parse_args()
    said = version(CHANGELOG.read_text("utf-8"))
    epoch = source_date_epoch(ROOT)
    found = programs.find(options.programs)
    programs.check(found)
    options.output.mkdir(parents=True, exist_ok=True)
    name = f"dexgen-{said}-linux-{platform.machine()}"
    with tempfile.TemporaryDirectory() as work:
        prefix = Path(work) / name
        tree.fill(prefix, found, ROOT)
        bill = materials.bill(prefix, found, said, epoch)
        tree.write(prefix / materials.PLACE, bill)
        made = [
            archive.pack(prefix, options.output / f"{name}.tar.gz", epoch),
            debian.pack(prefix, found, said, epoch, options.output, Path(work) / "deb"),
            tree.write(options.output / f"{name}.spdx.json", bill),
        ]
    for path in made:
        print(f"{path.stat().st_size:>10} {path}")


if __name__ == "__main__":
    try:
        main()
    except (programs.Unfit, FileNotFoundError) as problem:
        sys.exit(f"error: {problem}")
