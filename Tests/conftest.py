"""What every Python test may use: the program that was built."""

import os
from pathlib import Path

import pytest

from support.program import Program
from support.repository import ROOT


@pytest.fixture(scope="session")
def program() -> Program:
    path = Path(os.environ.get("DEXGEN", ROOT / ".build/release/dexgen")).absolute()
    if not os.access(path, os.X_OK):
        pytest.exit(f"{path} is not there: run 'make release' first", returncode=1)
    return Program(path)
