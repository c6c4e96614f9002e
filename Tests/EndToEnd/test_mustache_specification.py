"""The official specification, run through `dexgen render`. MUSTACHE_SPEC names its folder.

Lambdas are code and cannot come from a JSON file; the Swift tests cover them.
"""

import json
import os
from pathlib import Path

import pytest

FOLDER = os.environ.get("MUSTACHE_SPEC")
pytestmark = pytest.mark.skipif(not FOLDER, reason="MUSTACHE_SPEC is not set")


def cases() -> list:
    return [
        pytest.param(case, id=f"{path.stem.lstrip('~')}: {case['name']}")
        for path in sorted(Path(FOLDER).glob("*.json") if FOLDER else [])
        if "lambdas" not in path.name
        for case in json.loads(path.read_text("utf-8"))["tests"]
    ]


@pytest.mark.parametrize("case", cases())
def test_specification(program, tmp_path, case):
    (tmp_path / "template").write_bytes(case["template"].encode())
    (tmp_path / "data.json").write_text(json.dumps(case["data"]), "utf-8")
    (tmp_path / "partials").mkdir()
    for name, text in case.get("partials", {}).items():
        path = tmp_path / "partials" / f"{name}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    result = program.run(
        "render", "--template", "template", "--data", "data.json", "--partials", "partials",
        cwd=tmp_path,
    )
    assert (result.code, result.out, result.err) == (0, case["expected"], "")
