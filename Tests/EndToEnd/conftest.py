from pathlib import Path

import pytest

from support.program import Program
from support.scratch import ScratchSite
from support.species import SMALL_DEX


@pytest.fixture
def site(tmp_path: Path, program: Program) -> ScratchSite:
    return ScratchSite(tmp_path / "site", program, SMALL_DEX)
