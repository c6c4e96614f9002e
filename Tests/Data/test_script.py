"""The script makes exactly the files there are. DEXGEN_POKEAPI_TAR names a packed copy of PokeAPI."""

import os
import tarfile

import pytest
from bundled import CONTENT, FILES
from bundle import files, layout
from bundle.api import API

PACKED = os.environ.get("DEXGEN_POKEAPI_TAR")


class PackedAPI(API):
    """Reads the archive into memory: it holds thousands of small files in thousands of folders."""

    def __init__(self, path):
        super().__init__(None)
        with tarfile.open(path) as tar:
            self.files = {
                member.name.removeprefix("./"): tar.extractfile(member).read()
                for member in tar if member.isfile()
            }

    def _bytes(self, path):
        return self.files[path]

    def _names(self, kind):
        parts = (path.split("/") for path in self.files)
        return [part[1] for part in parts if part[0] == kind and len(part) == 3]


@pytest.mark.skipif(not PACKED, reason="DEXGEN_POKEAPI_TAR is not set")
def test_the_script_makes_the_bundled_files():
    made = files.made(PackedAPI(PACKED))
    assert sorted(made) == sorted(f"{name}.json" for name in FILES)
    for name, value in made.items():
        assert layout.text(value).encode() == (CONTENT / name).read_bytes(), name
