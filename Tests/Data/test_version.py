"""The changelog decides over the version."""

import re
import sys

import pytest

from support.repository import ROOT

sys.path.insert(0, str(ROOT / "Scripts"))
from version import CHANGELOG, SOURCE, source, version  # noqa: E402


@pytest.mark.parametrize(
    ("changelog", "expected"),
    [
        ("# Changelog\n\n## Unreleased\n\n- new\n", "0.1.0-dev"),
        ("## Unreleased\n\n## 0.3.1 - 2026-12-01\n\n- old\n", "0.3.1"),
        ("## [Unreleased]\n\n### Added\n\n- new\n\n## [0.3.1]\n\n- old\n", "0.4.0-dev"),
        ("## 1.10.0\n\n- new\n\n## 1.9.0\n\n- old\n", "1.10.0"),
    ],
)
def test_version(changelog, expected):
    assert version(changelog) == expected


def test_the_program_has_the_version_of_the_changelog(program):
    expected = version(CHANGELOG.read_text("utf-8"))
    assert SOURCE.read_text("utf-8") == source(expected), "run Scripts/version.py --write"
    assert re.fullmatch(r"\d+\.\d+\.\d+(-dev)?", expected)
    assert program.run("version").out == f"dexgen {expected}\n"
