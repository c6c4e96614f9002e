"""The sites that are measured: the project's own and invented ones of any size."""

import shutil
import struct
import zlib
from dataclasses import dataclass
from pathlib import Path

import synthetic

ROOT = Path(__file__).resolve().parents[2]
ALL_LANGUAGES = "en,ja,fr,de,es,it,ko,zh-Hans,zh-Hant"


@dataclass(frozen=True)
class Case:
    name: str
    languages: str = "en"
    #: Invented entries; none for the project's own dex.
    entries: int | None = None
    #: So many large and so many small pictures.
    sprites: int = 0


CASES = (
    Case("1025"),
    Case("1025-sprites", sprites=809),
    Case("1025-nine", languages=ALL_LANGUAGES),
    Case("1025-nine-sprites", languages=ALL_LANGUAGES, sprites=809),
    Case("10000", entries=10_000),
    Case("100000", entries=100_000),
)


class Site:
    """The sources of one case in a folder of their own."""

    def __init__(self, case: Case, folder: Path):
        self.case = case
        self.folder = folder
        shutil.copytree(ROOT / "Templates", folder / "Templates")
        shutil.copytree(
            ROOT / "Content", folder / "Content",
            ignore=shutil.ignore_patterns("sprites", "schemas"),
        )
        (folder / "dexgen.yml").write_text(f"languages: [{case.languages}]\n")
        self.note = folder / "Content/pokemon/025.md"
        self.note.parent.mkdir(exist_ok=True)
        self.template = folder / "Templates/detail.html"
        self.changes = 0
        if case.entries:
            with (folder / "Content/pokedex.json").open("w", encoding="utf-8") as file:
                synthetic.write(case.entries, file)
        if case.sprites:
            make_sprites(folder / "Content/sprites", case.sprites)
        self.change_note()
        self.change_template()

    def change_note(self) -> None:
        self.changes += 1
        self.note.write_text(f"A note, written {self.changes} times.\n")

    def change_template(self) -> None:
        self.changes += 1
        text = (ROOT / "Templates/detail.html").read_text(encoding="utf-8")
        self.template.write_text(text + f"<!-- {self.changes} -->\n", encoding="utf-8")


def make_sprites(folder: Path, count: int) -> None:
    """Pictures as large as the usual ones: 3 to 9 KB, and 1 KB."""
    folder.mkdir()
    for number in range(1, count + 1):
        (folder / f"{number:03}.png").write_bytes(png(120, number, 20 + number % 60))
        (folder / f"{number:03}MS.png").write_bytes(png(40, number, 8))


def png(size: int, seed: int, noisy: int) -> bytes:
    """A square of which so many rows do not compress."""
    dice = synthetic.Dice(seed)
    rows = [bytes([dice.throw(256) for _ in range(size)]) for _ in range(noisy)]
    rows += [bytes(size)] * (size - noisy)
    pixels = zlib.compress(b"".join(b"\0" + row for row in rows), 6)
    header = struct.pack(">IIBBBBB", size, size, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in ((b"IHDR", header), (b"IDAT", pixels), (b"IEND", b""))
    )
