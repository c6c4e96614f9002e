"""A build that is told to stop."""

import signal
import subprocess
import time
from collections.abc import Callable

import pytest

from support.scratch import ScratchSite
from support.species import species

# So many that a build with one job takes long enough to be stopped in the middle.
OLD = [species(number, f"Mon {number}", "Water") for number in range(1, 1001)]
NEW = [entry | {"height": 1.5} for entry in OLD]
SIGNALS = [
    (signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129),
    (signal.SIGKILL, -signal.SIGKILL),
]


@pytest.fixture(scope="module")
def whole(tmp_path_factory, program) -> Callable[[list], dict[str, bytes]]:
    """What builds that nobody disturbs make of a dex."""
    made = [
        (dex, ScratchSite(tmp_path_factory.mktemp("whole") / "site", program, dex).built())
        for dex in (OLD, NEW)
    ]
    return lambda wanted: next(files for dex, files in made if dex is wanted)


@pytest.mark.parametrize("sent, code", SIGNALS)
def test_a_signal_ends_the_build_and_the_next_one_mends_it(tmp_path, program, whole, sent, code):
    site = ScratchSite(tmp_path / "site", program, NEW)
    before = {path.name for path in site.root.iterdir()}
    assert stop(site, sent) == code
    assert {path.name for path in site.root.iterdir()} - before <= {"Public", ".Public.dexgen"}
    new = whole(NEW)
    assert [name for name, text in site.contents().items() if new.get(name) != text] == []
    assert site.built() == new


@pytest.mark.parametrize("sent, code", SIGNALS[-1:])
def test_every_file_of_a_site_is_old_or_new(tmp_path, program, whole, sent, code):
    site = ScratchSite(tmp_path / "site", program, OLD)
    site.built()
    site.write_dex(NEW)
    assert stop(site, sent) == code
    files, old, new = site.contents(), whole(OLD), whole(NEW)
    mixed = [name for name, text in files.items() if text not in (old.get(name), new.get(name))]
    # A file that was being written stands beside its place, under a name that begins with a dot.
    assert [name for name in mixed if not name.rsplit("/", 1)[-1].startswith(".")] == []
    assert old.keys() & new.keys() <= files.keys()
    assert site.built() == new


def stop(site: ScratchSite, sent: signal.Signals) -> int:
    """Sends the signal once the build has begun to write; returns its exit code."""

    def own() -> list[set[str]]:
        folders = site.public, site.root / ".Public.dexgen"
        return [{path.name for path in folder.glob("*")} for folder in folders]

    before = own()
    build = site.program.start(
        "build", "--jobs", "1", cwd=site.root
    )
    try:
        while build.poll() is None and own() == before:
            time.sleep(0.001)
        build.send_signal(sent)
        since = time.monotonic()
        code = build.wait(timeout=10)
        assert time.monotonic() - since < 2
        return code
    finally:
        end(build)


def end(build: subprocess.Popen) -> None:
    if build.poll() is None:
        build.kill()
        build.wait()


def test_no_file_of_a_large_dex_holds_up_the_end(tmp_path, program):
    site = ScratchSite(
        tmp_path / "site", program,
        [species(number, f"Mon {number}", "Water") for number in range(1, 40_001)],
    )
    process = program.start("build", cwd=site.root, stderr=subprocess.DEVNULL)
    state = site.root / ".Public.dexgen"
    while process.poll() is None and not (state.exists() and any(state.iterdir())):
        time.sleep(0.001)
    time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    sent = time.monotonic()
    assert process.wait(timeout=20) == 130
    # Each takes a fraction of a second; what grows with the square of the dex takes several.
    assert time.monotonic() - sent < 1.5
