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
        pytest.exit(f"{path} is not there: run 'make programs' first", returncode=1)
    return Program(path)


@pytest.fixture(scope="session")
def default_site(tmp_path_factory: pytest.TempPathFactory, program: Program) -> Path:
    """The project's own site in one language, built once; DEXGEN_SITE names one that is there."""
    if given := os.environ.get("DEXGEN_SITE"):
        return Path(given).absolute()
    return built(program, tmp_path_factory.mktemp("site"), "--languages", "en")


@pytest.fixture(scope="session")
def whole_site(tmp_path_factory: pytest.TempPathFactory, program: Program) -> Path:
    """The project's own site in all of its languages, built once."""
    return built(program, tmp_path_factory.mktemp("whole"))


def built(program: Program, folder: Path, *arguments: str) -> Path:
    result = program.run(
        "build", "--directory", str(ROOT), "--strict", *arguments,
        "--output", str(folder / "Public"), "--state", str(folder / "state"),
    )
    assert (result.code, result.out) == (0, ""), result.err
    assert "warning: " not in result.err, result.err
    return folder / "Public"
