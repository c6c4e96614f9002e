"""A Debian package of the tree."""

import gzip
import hashlib
import os
import shutil
import subprocess
from email.utils import formatdate
from pathlib import Path

from release import programs, tree

MAINTAINER = "dexgen contributors <dexgen@users.noreply.github.com>"

CONTROL = """\
Package: dexgen
Version: {version}
Section: web
Priority: optional
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Description: static site generator for Pokedex sites
 dexgen turns Pokemon data into a web site of plain files: a list, a grid and a
 page for each species, in up to nine languages, for any web server or static
 host. Templates and the data of 1,025 species are included, so that it needs no
 network; authors of fan games can bring species of their own.
"""

COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: dexgen
Comment: The programs hold libraries under licences of their own; the bill of
 materials beside this file, dexgen.spdx.json, names them.

Files: *
Copyright: 2026 dexgen contributors
License: Expat
{licence}
"""

CHANGELOG = """\
dexgen ({version}) unstable; urgency=medium

  * What is new is told in CHANGELOG.md.

 -- {maintainer}  {date}
"""

#: Linked in on purpose, so that one package does for every system.
OVERRIDES = """\
dexgen: embedded-library *
"""


def pack(
    prefix: Path, found: list[Path], version: str, epoch: int, output: Path, work: Path
) -> Path:
    version = version.replace("-", "~")
    architecture = _run("dpkg", "--print-architecture").strip()
    usr = work / "usr"
    shutil.copytree(prefix, usr)
    # Debian keeps what its packages bring for zsh apart from what its administrators add.
    zsh = usr / "share/zsh"
    (zsh / "site-functions").rename(zsh / "vendor-completions")
    _documents(usr, version, epoch)
    manual = usr / tree.MANUAL
    _zip(manual, manual.read_bytes())
    manual.unlink()
    depends = [f"libc6 (>= {programs.oldest_glibc(found)})"]
    if any(program.name == "dexgen-fetch" for program in found):
        depends.append("libcurl4 (>= 7.62) | libcurl4t64")
    control = work / "DEBIAN"
    control.mkdir()
    _sums(work)
    size = sum(path.stat().st_size for path in usr.rglob("*") if path.is_file())
    (control / "control").write_text(
        CONTROL.format(
            version=version, architecture=architecture, maintainer=MAINTAINER,
            size=size // 1024 + 1, depends=", ".join(depends),
        )
    )
    _set_modes(work)
    target = output / f"dexgen_{version}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--build", "--root-owner-group", "-Zxz", work, target],
        check=True, stdout=subprocess.DEVNULL, env=os.environ | {"SOURCE_DATE_EPOCH": str(epoch)},
    )
    return target


def _documents(usr: Path, version: str, epoch: int) -> None:
    folder = usr / "share/doc/dexgen"
    licence = (folder / "LICENSE").read_text("utf-8").split("\n\n", 2)[2]
    lines = [f" {line}" if line else " ." for line in licence.strip().splitlines()]
    (folder / "copyright").write_text(COPYRIGHT.format(licence="\n".join(lines)))
    (folder / "LICENSE").unlink()
    date = formatdate(epoch)
    changelog = CHANGELOG.format(version=version, maintainer=MAINTAINER, date=date)
    _zip(folder / "changelog", changelog.encode())
    overrides = usr / "share/lintian/overrides/dexgen"
    overrides.parent.mkdir(parents=True)
    overrides.write_text(OVERRIDES)


def _zip(path: Path, content: bytes) -> None:
    with path.with_name(path.name + ".gz").open("wb") as file:
        with gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
            packed.write(content)


def _sums(work: Path) -> None:
    lines = [
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(work).as_posix()}\n"
        for path in sorted((work / "usr").rglob("*")) if path.is_file()
    ]
    (work / "DEBIAN/md5sums").write_text("".join(lines))


def _set_modes(work: Path) -> None:
    for path in [work, *work.rglob("*")]:
        executable = path.is_dir() or path.parent.name == "bin"
        path.chmod(0o755 if executable else 0o644)


def _run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
