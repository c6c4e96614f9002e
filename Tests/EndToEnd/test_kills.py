"""Builds that end at any moment: every file whole, and the next build mends the rest.

DEXGEN_KILLS is how many builds are killed (30 if it is not set), DEXGEN_SEED where the dice start.
"""

import json
import os
import random
import signal
import time
from collections import Counter

import pytest

from support import tree
from support.picture import png
from support.repository import ROOT
from support.scratch import ScratchSite

KILLS = int(os.environ.get("DEXGEN_KILLS", "30"))
SEED = int(os.environ.get("DEXGEN_SEED", "4"))
ENTRIES = json.loads((ROOT / "Content/pokedex.json").read_bytes())[:60]
OWN = {
    ".git/HEAD": b"ref: refs/heads/main\n", "CNAME": b"dex.example\n", ".nojekyll": b"",
    "pokemon/mine/index.html": b"mine", "assets/mine.css": b"mine",
}


class Round:
    """A site that is built from one set of sources or another, and what each of them makes."""

    def __init__(self, folder, program):
        self.folder = folder
        self.program = program
        self.site = ScratchSite(folder / "site", program, ENTRIES)
        self.site.write("dexgen.yml", "languages: [en, ja]\npageSize: 25\n")
        self.variants = {}
        self.duration = 0.0
        for name in ("one", "two"):
            self.use(name)
            since = time.monotonic()
            self.variants[name] = self.fresh(name)
            self.duration = time.monotonic() - since
        for name, content in OWN.items():
            path = self.site.public / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)

    def use(self, variant: str) -> None:
        """Puts the sources of a variant in place."""
        self.wanted = variant
        entries = [dict(entry) for entry in ENTRIES]
        footer = (ROOT / "Templates/partials/footer.html").read_text()
        sprites = self.site.root / "Content/sprites"
        sprites.mkdir(exist_ok=True)
        for number in range(1, 61):
            (sprites / f"{number:03}.png").write_bytes(png(4, red=number))
        if variant == "two":
            entries[3]["name"] = {"english": "Charred"}
            entries[7]["slug"] = "turtle"
            del entries[20:24]
            footer = footer.replace("<footer", '<footer id="foot"')
            (sprites / "009.png").unlink()
        self.site.write_dex(entries)
        self.site.write("Templates/partials/footer.html", footer)

    def fresh(self, name: str) -> dict[str, bytes]:
        """What the sources make in an empty folder."""
        output, state = self.folder / f"fresh-{name}", self.folder / f"state-{name}"
        result = self.site.build("--output", str(output), "--state", str(state))
        assert result.code == 0, result.err
        return tree.contents(output)

    def expect_whole(self) -> None:
        files = self.site.contents()
        for name, content in files.items():
            if name not in OWN:
                whole = [variant.get(name) for variant in self.variants.values()]
                assert content in whole, f"{name} is neither old nor new"
        assert {name: files.get(name) for name in OWN} == OWN

    def expect_mended(self) -> None:
        files = self.site.built()
        assert files == self.variants[self.wanted] | OWN
        stamps = self.site.stamps()
        result = self.site.build()
        assert result.code == 0 and "Nothing has changed" in result.err
        assert self.site.stamps() == stamps
        state = tree.contents(self.site.root / ".Public.dexgen")
        assert state.keys() == {"lock", "manifest"}, "something of a dead build is left"

    def end(
        self, sent: signal.Signals, delay: float, *arguments: str, in_journal: bool = False
    ) -> int:
        """Starts a command and ends it after so many seconds, counted from its journal if wanted."""
        started = self.program.start(
            *arguments, "--quiet", cwd=self.site.root
        )
        try:
            journal = self.site.root / ".Public.dexgen/journal"
            while in_journal and started.poll() is None and not journal.exists():
                pass
            time.sleep(delay)
            started.send_signal(sent)
            return started.wait(timeout=20)
        finally:
            if started.poll() is None:
                started.kill()
                started.wait()


@pytest.fixture(scope="module")
def round_(tmp_path_factory, program) -> Round:
    return Round(tmp_path_factory.mktemp("kills"), program)


@pytest.mark.parametrize(
    "sent, share", [(signal.SIGKILL, 1), (signal.SIGTERM, 6), (signal.SIGINT, 6)]
)
def test_a_build_may_end_at_any_moment(round_, sent, share):
    dice = random.Random(SEED)
    seen = Counter()
    for _ in range(max(KILLS // share, 4)):
        kind = dice.choice(["cold", "warm", "partial", "partial", "clean"])
        if kind == "cold":
            assert round_.program.run("clean", "--quiet", cwd=round_.site.root).code == 0
            assert round_.site.contents() == OWN
        elif kind == "partial":
            round_.use(dice.choice(["one", "two"]))
        arguments = ["clean"] if kind == "clean" else ["build"]
        if kind == "warm":
            arguments.append("--force")
        # Now and then the build that should mend things is ended too.
        for _ in range(dice.choice([1, 1, 1, 2, 3])):
            # The moments in which the output changes are few: half of all kills aim at them.
            if in_journal := dice.random() < 0.5:
                delay = dice.uniform(0, 0.01)
            else:
                delay = dice.uniform(0, 1.3 * round_.duration)
            code = round_.end(sent, delay, *arguments, in_journal=in_journal)
            assert code in (0, -sent, 128 + sent), code
            seen[kind, "done" if code == 0 else "ended"] += 1
            seen["any", "with a journal"] += (round_.site.root / ".Public.dexgen/journal").exists()
            round_.expect_whole()
            arguments = ["build"]
        round_.expect_mended()
    for what, count in sorted(seen.items(), key=str):
        print(sent.name, what, count)
    assert any(what[1] == "ended" for what in seen)
