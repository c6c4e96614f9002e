#!/usr/bin/env python3
"""The version of dexgen, as CHANGELOG.md tells it.

    version.py            prints it
    version.py --write    puts it into the program

It is the newest number in the changelog. With entries under "Unreleased" it is the next one on the way:
0.2.0-dev after 0.1.0, and 0.1.0-dev where no number is yet.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CHANGELOG = ROOT / "CHANGELOG.md"
SOURCE = ROOT / "Sources/CommandLineOptions/Version.swift"
HEADING = re.compile(r"^## \[?(Unreleased|\d+\.\d+\.\d+)\]?", re.MULTILINE)


def version(changelog: str) -> str:
    parts = HEADING.split(changelog)[1:]
    sections = list(zip(parts[::2], parts[1::2]))
    numbers = [name for name, _ in sections if name != "Unreleased"]
    has_more = any(name == "Unreleased" and "\n- " in text for name, text in sections)
    if not numbers:
        return "0.1.0-dev"
    if not has_more:
        return numbers[0]
    major, minor, _ = map(int, numbers[0].split("."))
    return f"{major}.{minor + 1}.0-dev"


def source(version: str) -> str:
    return f'''extension Program {{
  /// Written by Scripts/version.py.
  public static let version = "{version}"
}}
'''


if __name__ == "__main__":
    said = version(CHANGELOG.read_text("utf-8"))
    if sys.argv[1:] == ["--write"]:
        SOURCE.write_text(source(said), "utf-8")
    elif sys.argv[1:]:
        sys.exit(__doc__)
    print(said)
