"""What lies where below the prefix, such as /usr."""

import shutil
import subprocess
from pathlib import Path

from release import programs

MANUAL = "share/man/man1/dexgen.1"

#: Completions by shell: `dexgen completions SHELL` prints them.
COMPLETIONS = {
    "bash": "share/bash-completion/completions/dexgen",
    "zsh": "share/zsh/site-functions/_dexgen",
    "fish": "share/fish/vendor_completions.d/dexgen.fish",
}


def fill(prefix: Path, found: list[Path], root: Path) -> None:
    (prefix / "bin").mkdir(parents=True)
    for program in found:
        programs.strip(program, prefix / "bin" / program.name)
    share = prefix / "share/dexgen"
    share.mkdir(parents=True)
    shutil.copytree(root / "Templates", share / "Templates")
    # What `dexgen init` begins a site with.
    shutil.copytree(root / "Starter", share / "Starter")
    # Pictures of somebody's own are not part of the program.
    shutil.copytree(root / "Content", share / "Content", ignore=shutil.ignore_patterns("sprites"))
    shutil.copyfile(root / "dexgen.yml", share / "dexgen.yml")
    dexgen = prefix / "bin/dexgen"
    if knows(dexgen, "man"):
        write(prefix / MANUAL, said(dexgen, "man"))
    if knows(dexgen, "completions"):
        for shell, path in COMPLETIONS.items():
            write(prefix / path, said(dexgen, "completions", shell))
    document(prefix, root)


def document(prefix: Path, root: Path) -> None:
    folder = prefix / "share/doc/dexgen"
    folder.mkdir(parents=True)
    for name in ("LICENSE", "README.md", "CHANGELOG.md", "SECURITY.md"):
        shutil.copyfile(root / name, folder / name)
    shutil.copytree(root / "docs", folder / "docs", ignore=shutil.ignore_patterns("*.png"))


def knows(program: Path, command: str) -> bool:
    return subprocess.run([program, "help", command], capture_output=True).returncode == 0


def said(program: Path, *words: str) -> bytes:
    return subprocess.run([program, *words], check=True, capture_output=True).stdout


def write(path: Path, content: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path
