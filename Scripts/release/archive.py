"""A folder as a tarball whose bytes depend on its files alone."""

import gzip
import tarfile
from pathlib import Path


def pack(folder: Path, target: Path, epoch: int) -> Path:
    def same_everywhere(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.mtime = epoch
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        executable = entry.isdir() or entry.mode & 0o100
        entry.mode = 0o755 if executable else 0o644
        return entry

    with target.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar:
            for path in [folder, *sorted(folder.rglob("*"))]:
                name = path.relative_to(folder.parent).as_posix()
                tar.add(path, name, recursive=False, filter=same_everywhere)
    return target
