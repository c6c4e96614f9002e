"""A build that is told to stop."""

import signal
import time

import pytest

from support.scratch import ScratchSite
from support.species import species

# So many that a build takes long enough to be stopped in the middle.
DEX = [species(number, f"Mon {number}", "Water") for number in range(1, 2001)]


@pytest.fixture(scope="module")
def whole(tmp_path_factory, program) -> dict[str, bytes]:
    """What a build that nobody disturbs makes."""
    return ScratchSite(tmp_path_factory.mktemp("whole") / "site", program, DEX).built()


@pytest.mark.parametrize(
    "sent, code",
    [
        (signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129),
        (signal.SIGKILL, -signal.SIGKILL),
    ],
)
def test_a_signal_ends_the_build_and_the_next_one_mends_it(tmp_path, program, whole, sent, code):
    site = ScratchSite(tmp_path / "site", program, DEX)
    before = {path.name for path in site.root.iterdir()}
    build = program.start("build", cwd=site.root, preexec_fn=lambda: default(sent))
    try:
        own = [site.public, site.root / ".Public.dexgen"]
        while build.poll() is None and not any(any(folder.glob("*")) for folder in own):
            time.sleep(0.001)
        build.send_signal(sent)
        since = time.monotonic()
        assert build.wait(timeout=10) == code
        assert time.monotonic() - since < 2
    finally:
        if build.poll() is None:
            build.kill()
            build.wait()
    assert {path.name for path in site.root.iterdir()} - before <= {"Public", ".Public.dexgen"}
    files = site.contents()
    assert {name: text for name, text in files.items() if whole.get(name) != text} == {}
    assert site.built() == whole


def default(sent: signal.Signals) -> None:
    """What runs the tests may ignore a signal, and its children would too."""
    if sent != signal.SIGKILL:
        signal.signal(sent, signal.SIG_DFL)
