"""The workflows of continuous integration: what a typing error in them would cost a day to find."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from jsonschema import Draft202012Validator

from support.repository import ROOT

FOLDER = ROOT / ".github/workflows"
WORKFLOWS = sorted(FOLDER.glob("*.yml"))

PERMISSIONS = {
    "type": "object", "additionalProperties": False,
    "properties": {
        name: {"enum": ["read", "write", "none"]} for name in ("contents", "pages", "id-token")
    },
}
STEP = {
    "type": "object", "additionalProperties": False,
    "oneOf": [{"required": ["uses"]}, {"required": ["run"]}],
    "properties": {
        "name": {"type": "string"}, "id": {"type": "string"}, "if": {"type": "string"},
        "run": {"type": "string"}, "env": {"type": "object"}, "with": {"type": "object"},
        # A version, so that what runs today runs tomorrow.
        "uses": {"type": "string", "pattern": r"^actions/[a-z-]+@v\d+$"},
    },
}
JOB = {
    "type": "object", "additionalProperties": False,
    "required": ["runs-on", "timeout-minutes", "steps"],
    "properties": {
        "name": {"type": "string"}, "needs": {"type": "string"}, "runs-on": {"const": "ubuntu-latest"},
        "container": {"const": "swift:6.3-bookworm"}, "timeout-minutes": {"type": "integer"},
        "permissions": PERMISSIONS, "steps": {"type": "array", "minItems": 1, "items": STEP},
        "strategy": {"type": "object", "additionalProperties": False, "properties": {"matrix": {}}},
        "environment": {
            "type": "object", "additionalProperties": False,
            "properties": {"name": {"type": "string"}, "url": {"type": "string"}},
        },
    },
}
WORKFLOW = {
    "type": "object", "additionalProperties": False, "required": ["name", "on", "permissions", "jobs"],
    "properties": {
        "name": {"type": "string"}, "on": {"type": "object"}, "permissions": PERMISSIONS,
        "concurrency": {"type": "object", "required": ["group"]},
        "jobs": {"type": "object", "additionalProperties": JOB},
    },
}


def read(path: Path) -> dict:
    text = path.read_text("utf-8")
    # YAML 1.1 takes a bare `on` for true.
    return {("on" if key is True else key): value for key, value in yaml.safe_load(text).items()}


def wrong(workflow: dict) -> list[str]:
    """Everything that the form, or a name that leads nowhere, makes wrong."""
    found = [
        f"{error.json_path}: {error.message}"
        for error in Draft202012Validator(WORKFLOW).iter_errors(workflow)
    ]
    jobs = workflow.get("jobs", {})
    inputs = (workflow.get("on", {}).get("workflow_dispatch") or {}).get("inputs", {})
    for name, job in jobs.items():
        if job.get("needs", name) not in jobs:
            found.append(f"{name} needs {job['needs']}, which is no job")
        ids = {step.get("id") for step in job.get("steps", [])}
        text = yaml.safe_dump(job)
        for step in re.findall(r"\bsteps\.([\w-]+)\.", text):
            if step not in ids:
                found.append(f"{name} speaks of the step {step}, which is not there")
        matrix = job.get("strategy", {}).get("matrix", {})
        for key in re.findall(r"\bmatrix\.([\w-]+)", text):
            if key not in matrix:
                found.append(f"{name} speaks of matrix.{key}, which is not there")
        for key in re.findall(r"\binputs\.([\w-]+)", text):
            if key not in inputs:
                found.append(f"{name} speaks of inputs.{key}, which is not there")
        for step in job.get("steps", []):
            for context in re.findall(r"\$\{\{\s*(inputs|github\.event)\b", step.get("run", "")):
                found.append(f"{name}: {context} in a script may hold commands; hand it over by env")
        found += [f"{name}: make {goal} is no goal" for goal in goals(text) - makefile_goals()]
    return found


def goals(text: str) -> set[str]:
    return set(re.findall(r"(?:run: |&& )make ([a-z-]+)", text))


def makefile_goals() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflow(path):
    assert not wrong(read(path))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("id: pages", "id: page"), ("needs: build", "needs: biuld"), ("steps:\n", "stpes:\n"),
        ("actions/deploy-pages@v5", "actions/deploy-pages"), ("make programs", "make progams"),
        ("pages: write", "pages: all"), ("timeout-minutes: 10", ""),
    ],
)
def test_what_is_wrong_is_found(tmp_path, old, new):
    text = (FOLDER / "pages.yml").read_text("utf-8")
    assert old in text
    path = tmp_path / "pages.yml"
    path.write_text(text.replace(old, new))
    assert wrong(read(path))


def test_actionlint():
    if not (program := shutil.which("actionlint")):
        pytest.skip("actionlint is not there")
    ended = subprocess.run([program, *WORKFLOWS], capture_output=True, text=True)
    assert ended.returncode == 0, ended.stdout


def test_a_workflow_publishes_without_a_name_of_this_repository():
    """A fork has other names; nothing may have to be edited there."""
    text = (FOLDER / "pages.yml").read_text("utf-8")
    assert "steps.pages.outputs.base_url" in text
    assert not re.search(r"github\.io|--base-url http", text)
