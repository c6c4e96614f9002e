#!/usr/bin/env python3
"""What a large site costs when it is built in parts, one after the other. See docs/large-sites.md.

    shards.py 251001 8                   501 × 501 invented fusions in eight parts, then joined
    shards.py 251001 8 --in /mnt/large   somewhere else than in the folder for temporary files
"""

import argparse
import shutil
import tempfile
from pathlib import Path

from measuring import Sample, run
from sites import ROOT, Case, Site


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("entries", type=int)
    parser.add_argument("shards", type=int)
    parser.add_argument("--languages", default="en")
    parser.add_argument("--in", dest="folder", help="where to work")
    parser.add_argument("--program", type=Path, default=ROOT / ".build/release/dexgen")
    parser.add_argument("--no-merge", action="store_true", help="leave the parts as they are")
    options = parser.parse_args()
    top = Path(tempfile.mkdtemp(prefix="dexgen-shards-", dir=options.folder))
    try:
        case = Case(str(options.entries), options.languages, options.entries)
        site = Site(case, top / "site").folder
        print(f"{options.entries} entries, {options.languages}, {options.shards} parts")
        print(f"  {'':12} {'wall s':>8} {'CPU s':>8} {'memory MB':>10} {'files':>9} {'MB':>8}")
        names = []
        for number in range(1, options.shards + 1):
            shard = f"{number}/{options.shards}"
            sample = run(options.program, "build", "--quiet", "--shard", shard, cwd=site)
            names.append(f"Public-{number}-of-{options.shards}")
            show(f"part {shard}", sample, site / names[-1])
        if not options.no_merge:
            show("merge", run(options.program, "merge", "--quiet", *names, cwd=site), site / "Public")
            show("build after", run(options.program, "build", "--quiet", cwd=site), site / "Public")
    finally:
        shutil.rmtree(top)


def show(name: str, sample: Sample, folder: Path) -> None:
    sizes = [path.stat().st_size for path in folder.rglob("*") if path.is_file()]
    print(
        f"  {name:12} {sample.wall / 1000:8.1f} {sample.processor / 1000:8.1f} {sample.memory:10.1f}"
        f" {len(sizes):9} {sum(sizes) / 1e6:8.1f}", flush=True,
    )


if __name__ == "__main__":
    main()
