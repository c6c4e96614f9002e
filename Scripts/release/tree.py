"""What lies where below the prefix, such as /usr."""

import os
import shutil
import subprocess
from pathlib import Path

from release import programs

MANUAL = "share/man/man1/dexgen.1"


def fill(prefix: Path, found: list[Path], root: Path) -> None:
    """Installs there as `make install` does, and adds what a tarball needs beyond that."""
    subprocess.run(
        [root / "Scripts/install-files", "install", *(program.name for program in found)],
        check=True, stdout=subprocess.DEVNULL,
        env=os.environ | {
            "PREFIX": str(prefix.absolute()), "DESTDIR": "", "BUILT": str(found[0].parent.absolute()),
        },
    )
    for program in found:
        programs.strip(program, prefix / "bin" / program.name)
    shutil.copyfile(root / "dexgen.yml", prefix / "share/dexgen/dexgen.yml")
    document(prefix, root)


def document(prefix: Path, root: Path) -> None:
    folder = prefix / "share/doc/dexgen"
    folder.mkdir(parents=True)
    for name in ("LICENSE", "README.md", "CHANGELOG.md", "SECURITY.md"):
        shutil.copyfile(root / name, folder / name)
    shutil.copytree(root / "docs", folder / "docs", ignore=shutil.ignore_patterns("*.png"))


def write(path: Path, content: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path
