"""The executables, and what they need of the system they run on."""

import re
import subprocess
from pathlib import Path

NAMES = ("dexgen", "dexgen-fetch", "dexgen-serve")

#: What every Linux has, and what only fetching takes from the system so that security updates reach it.
SHARED = {"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}
SHARED_BY = {"dexgen-fetch": {"libcurl.so.4"}}


class Unfit(Exception):
    """The programs are not fit to be given away."""


def find(folder: Path) -> list[Path]:
    found = [folder / name for name in NAMES if (folder / name).is_file()]
    if folder / "dexgen" not in found:
        raise Unfit(f"'{folder / 'dexgen'}' is not there: run 'make programs' first")
    return found


def check(programs: list[Path]) -> None:
    for program in programs:
        more = needed(program) - SHARED - SHARED_BY.get(program.name, set())
        if more:
            raise Unfit(
                f"'{program}' needs {', '.join(sorted(more))} of the system: build it with 'make programs'"
            )


def needed(program: Path) -> set[str]:
    """The shared libraries that a program names."""
    return set(re.findall(r"\(NEEDED\).*\[(.*)\]", _run("readelf", "-d", program)))


def oldest_glibc(programs: list[Path]) -> str:
    """The version of glibc without which one of the programs would not start."""
    found = {(2, 17)}
    for program in programs:
        names = _run("readelf", "-V", program)
        found |= {(2, int(minor)) for minor in re.findall(r"GLIBC_2\.(\d+)", names)}
    return ".".join(map(str, max(found)))


def strip(program: Path, target: Path) -> None:
    """Copies a program without what only a debugger needs, which names folders of this machine."""
    _run("strip", "--strip-all", "--remove-section=.comment", "-o", target, program)
    target.chmod(0o755)


def _run(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
