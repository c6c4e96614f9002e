"""A build that is told to stop."""

import shutil
import signal
import time

import pytest

from support.scratch import ScratchSite
from support.species import species

DEX = [species(number, f"Mon {number}", "Water") for number in range(1, 6001)]


@pytest.mark.parametrize(
    "sent, code", [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_a_signal_ends_the_build_and_the_next_one_mends_it(tmp_path, program, sent, code):
    site = ScratchSite(tmp_path / "site", program, DEX)
    before = {path.name for path in site.root.iterdir()}
    # What runs the tests may ignore a signal, and its children would too.
    build = program.start(
        "build", cwd=site.root, preexec_fn=lambda: signal.signal(sent, signal.SIG_DFL)
    )
    try:
        own = [site.public, site.root / ".Public.dexgen"]
        while build.poll() is None and not any(any(folder.glob("*")) for folder in own):
            time.sleep(0.001)
        build.send_signal(sent)
        since = time.monotonic()
        assert build.wait(timeout=10) == code
        assert time.monotonic() - since < 1
    finally:
        if build.poll() is None:
            build.kill()
            build.wait()
    assert {path.name for path in site.root.iterdir()} - before <= {"Public", ".Public.dexgen"}
    cut = [
        name for name, text in site.contents().items()
        if name.endswith(".html") and not text.rstrip().endswith(b"</html>")
    ]
    assert cut == []

    mended = site.built()
    shutil.rmtree(site.public)
    shutil.rmtree(site.root / ".Public.dexgen")
    assert site.built() == mended
