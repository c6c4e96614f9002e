"""Disks that behave badly. Most of it is for root only; other users' tests are skipped."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def run_or_skip(*command: str) -> None:
    """Runs a program that needs rights which not everybody has."""
    try:
        ended = subprocess.run(command, capture_output=True, timeout=20)
    except FileNotFoundError:
        pytest.skip(f"{command[0]} is not there")
    if ended.returncode:
        pytest.skip(f"'{' '.join(command)}' is not permitted: {ended.stderr.decode().strip()}")


class Disk:
    """A small file system in memory."""

    def __init__(self, folder: Path):
        self.folder = folder

    def remount(self, options: str) -> None:
        run_or_skip("mount", "-o", f"remount,{options}", str(self.folder))

    def leave_free(self, size: int) -> Path:
        """Fills the disk but for so many bytes; gives the file that does it."""
        filler = self.folder / "filler"
        room = os.statvfs(self.folder)
        count = room.f_bavail * room.f_frsize - size
        with filler.open("wb") as file:
            file.write(b"x" * max(count, 0))
        return filler


@contextmanager
def small_disk(folder: Path, options: str) -> Iterator[Disk]:
    folder.mkdir()
    run_or_skip("mount", "-t", "tmpfs", "-o", options, "none", str(folder))
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@contextmanager
def unchangeable(path: Path) -> Iterator[None]:
    """A file that not even root may replace."""
    run_or_skip("chattr", "+i", str(path))
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", str(path)], check=True)
