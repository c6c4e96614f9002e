"""The time that everything in a release has."""

import os
import subprocess
from pathlib import Path


def source_date_epoch(root: Path) -> int:
    """Seconds since 1970: what SOURCE_DATE_EPOCH says, else when the last commit was made."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    said = subprocess.run(
        # A checkout may belong to another user, as in containers.
        ["git", "-c", "safe.directory=*", "-C", root, "log", "-1", "--format=%ct"],
        capture_output=True, text=True,
    )
    if said.returncode:
        raise FileNotFoundError("there is no commit to take the time from: set SOURCE_DATE_EPOCH")
    return int(said.stdout)
