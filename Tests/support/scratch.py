"""A small site in a folder of its own, with the project's templates."""

import json
import shutil
from pathlib import Path

from support import tree
from support.program import Program, Result
from support.repository import ROOT


class ScratchSite:
    def __init__(self, root: Path, program: Program, dex: list):
        self.root = root
        self.program = program
        shutil.copytree(ROOT / "Templates", root / "Templates")
        shutil.copytree(
            ROOT / "Content",
            root / "Content",
            ignore=shutil.ignore_patterns("pokedex.json", "sprites", "pokemon", "examples"),
        )
        self.write_dex(dex)

    @property
    def public(self) -> Path:
        return self.root / "Public"

    def write(self, name: str, text: str) -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
        return path

    def write_dex(self, dex: list) -> None:
        self.write("Content/pokedex.json", json.dumps(dex, ensure_ascii=False, indent=1))

    def build(self, *arguments: str, **variables: str) -> Result:
        return self.program.run("build", *arguments, cwd=self.root, **variables)

    def built(self, *arguments: str) -> dict[str, bytes]:
        """Builds, which must go well, and returns what is in Public then."""
        result = self.build(*arguments)
        assert result.code == 0, result.err
        return self.contents()

    def contents(self) -> dict[str, bytes]:
        return tree.contents(self.public)

    def stamps(self) -> dict[str, tuple[int, int]]:
        return tree.stamps(self.public)
