"""Folders as values that can be compared."""

from pathlib import Path


def contents(folder: Path) -> dict[str, bytes]:
    """The bytes of every file below the folder, by path; empty if there is no such folder."""
    return {name: path.read_bytes() for name, path in _files(folder)}


def stamps(folder: Path) -> dict[str, tuple[int, int]]:
    """Time of change and inode of every file: equal before and after means untouched."""
    return {
        name: (path.lstat().st_mtime_ns, path.lstat().st_ino) for name, path in _files(folder)
    }


def _files(folder: Path) -> list[tuple[str, Path]]:
    found = (path for path in folder.rglob("*") if path.is_symlink() or not path.is_dir())
    return sorted((path.relative_to(folder).as_posix(), path) for path in found)
