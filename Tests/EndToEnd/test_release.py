"""The release: the same bytes whenever it is packed, and a program that runs where nothing else is."""

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from support import tree
from support.program import Program
from support.repository import ROOT

EPOCH = "1700000000"
SCRIPT = ROOT / "Scripts/make-release.py"

#: What SPDX 2.3 demands, as far as it is used here.
ID = {"type": "string", "pattern": r"^SPDXRef-[A-Za-z0-9.-]+$"}
TEXT = {"type": "string", "minLength": 1}
SPDX = {
    "type": "object",
    "required": [
        "spdxVersion", "dataLicense", "SPDXID", "name", "documentNamespace", "creationInfo", "packages",
        "files", "relationships",
    ],
    "properties": {
        "spdxVersion": {"const": "SPDX-2.3"}, "dataLicense": {"const": "CC0-1.0"},
        "SPDXID": {"const": "SPDXRef-DOCUMENT"},
        "documentNamespace": {"type": "string", "pattern": r"^https://[^#]+$"},
        "creationInfo": {
            "required": ["created", "creators"],
            "properties": {
                "created": {"type": "string", "pattern": r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$"},
                "creators": {
                    "type": "array", "minItems": 1, "items": {"pattern": "^(Tool|Person|Organization): "},
                },
            },
        },
        "packages": {
            "type": "array", "minItems": 2,
            "items": {
                "required": ["name", "SPDXID", "downloadLocation", "versionInfo", "licenseConcluded"],
                "properties": {
                    "SPDXID": ID, "name": TEXT, "downloadLocation": TEXT, "licenseConcluded": TEXT,
                    "versionInfo": {"type": "string", "pattern": r"^\d"},
                },
            },
        },
        "files": {
            "type": "array", "minItems": 10,
            "items": {
                "required": ["fileName", "SPDXID", "checksums"],
                "properties": {
                    "SPDXID": ID, "fileName": {"type": "string", "pattern": r"^\./"},
                    "checksums": {"contains": {"properties": {"algorithm": {"const": "SHA1"}}}},
                },
            },
        },
        "relationships": {
            "type": "array", "minItems": 1,
            "items": {
                "required": ["spdxElementId", "relationshipType", "relatedSpdxElement"],
                "properties": {
                    "spdxElementId": ID, "relatedSpdxElement": ID,
                    "relationshipType": {
                        "enum": ["DESCRIBES", "CONTAINS", "STATIC_LINK", "DYNAMIC_LINK"],
                    },
                },
            },
        },
    },
}


def pack(program: Program, output: Path, script: Path = SCRIPT) -> Path:
    """Packs the programs, and gives the folder of the three files."""
    ended = subprocess.run(
        [script, "--programs", program.path.parent, "--output", output],
        capture_output=True, text=True, env=os.environ | {"SOURCE_DATE_EPOCH": EPOCH},
    )
    if "build it with 'make programs'" in ended.stderr:
        pytest.skip(ended.stderr.strip())
    assert ended.returncode == 0, ended.stderr
    return output


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory, program: Program) -> Path:
    return pack(program, tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def unpacked(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(next(dist.glob("*.tar.gz"))) as tar:
        tar.extractall(folder, filter="tar")
    return next(folder.iterdir())


def test_packed_twice_it_is_the_same(dist, program, tmp_path):
    """The second time from another folder, at another time of day."""
    copy = tmp_path / "a longer name"
    names = subprocess.run(
        ["git", "-c", "safe.directory=*", "-C", ROOT, "ls-files", "-co", "--exclude-standard"],
        capture_output=True, text=True, check=True,
    ).stdout.splitlines()
    for name in names:
        if name.startswith(("Tests/", "Sources/")) or not (ROOT / name).is_file():
            continue
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    script = copy / "Scripts/make-release.py"
    again = pack(program, tmp_path / "again", script)
    assert tree.contents(again) == tree.contents(dist)


def test_the_tarball_is_sorted_and_belongs_to_nobody(dist):
    with tarfile.open(next(dist.glob("*.tar.gz"))) as tar:
        entries = tar.getmembers()
    names = [entry.name for entry in entries]
    assert names == [names[0], *sorted(names[1:], key=lambda name: name.split("/"))]
    assert {(entry.mtime, entry.uid, entry.gid) for entry in entries} == {(int(EPOCH), 0, 0)}
    assert {entry.mode for entry in entries} == {0o644, 0o755}
    top = {name.split("/")[0] for name in names}
    assert len(top) == 1 and re.fullmatch(r"dexgen-\d+\.\d+\.\d+(-dev)?-linux-\w+", top.pop())


def test_everything_is_where_it_belongs(unpacked):
    for name in (
        "bin/dexgen", "share/dexgen/dexgen.yml", "share/dexgen/Templates/list.html",
        "share/dexgen/Content/pokedex.json", "share/man/man1/dexgen.1",
        "share/bash-completion/completions/dexgen", "share/zsh/site-functions/_dexgen",
        "share/fish/vendor_completions.d/dexgen.fish", "share/doc/dexgen/LICENSE",
        "share/doc/dexgen/docs/publishing.md", "share/doc/dexgen/dexgen.spdx.json",
    ):
        assert (unpacked / name).stat().st_size > 0, name


def test_the_programs_name_no_folder_of_this_machine_and_no_network(unpacked):
    for program in (unpacked / "bin").iterdir():
        content = program.read_bytes()
        assert str(ROOT).encode() not in content and b"/home/runner" not in content
        shared = subprocess.run(["readelf", "-d", program], capture_output=True, text=True).stdout
        needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", shared))
        more = {"libcurl.so.4"} if program.name == "dexgen-fetch" else set()
        assert needed <= {"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2"} | more
        # Beside the program itself is no folder of this machine.
        assert set(re.findall(r"R(?:UN)?PATH\).*\[(.*)\]", shared)) <= {"$ORIGIN"}


def bare_root(folder: Path, unpacked: Path) -> None:
    """A root with glibc, the release and nothing else."""
    for name in ("lib64/ld-linux-x86-64.so.2", "lib/x86_64-linux-gnu/libc.so.6",
                 "lib/x86_64-linux-gnu/libm.so.6"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(f"/{name}", folder / name)
    shutil.copytree(unpacked, folder / "opt/dexgen")
    shutil.copytree(unpacked / "share/dexgen", folder / "site")


def test_it_runs_where_nothing_else_is(unpacked, default_site, tmp_path):
    if os.getuid() != 0 or os.uname().machine != "x86_64":
        pytest.skip("needs root, for chroot, on x86_64")
    bare_root(tmp_path / "root", unpacked)
    command = [shutil.which("chroot", path="/usr/sbin:/usr/bin:/sbin:/bin"), str(tmp_path / "root"), "/opt/dexgen/bin/dexgen"]
    ended = subprocess.run([*command, "version"], capture_output=True, text=True, env={})
    assert (ended.returncode, ended.stderr) == (0, "")
    ended = subprocess.run(
        [*command, "build", "--languages", "en", "--directory", "/site"],
        capture_output=True, text=True, env={},
    )
    assert ended.returncode == 0, ended.stderr
    made = tree.contents(tmp_path / "root/site/Public")
    expected = tree.contents(default_site)
    assert made.keys() == expected.keys()
    assert [name for name in made if made[name] != expected[name]] == []


def test_the_bill_of_materials(dist, unpacked):
    bill = json.loads(next(dist.glob("*.spdx.json")).read_text("utf-8"))
    assert not list(Draft202012Validator(SPDX).iter_errors(bill))
    # Every file is there with its sum, but for the bill itself, and no other.
    sums = {
        file["fileName"].removeprefix("./"): {
            sum["algorithm"]: sum["checksumValue"] for sum in file["checksums"]
        }["SHA256"]
        for file in bill["files"]
    }
    there = tree.contents(unpacked)
    del there["share/doc/dexgen/dexgen.spdx.json"]
    assert sums == {name: hashlib.sha256(text).hexdigest() for name, text in there.items()}
    # Every reference leads somewhere, and no identifier is there twice.
    ids = [bill["SPDXID"]] + [item["SPDXID"] for item in bill["packages"] + bill["files"]]
    assert len(ids) == len(set(ids))
    for relation in bill["relationships"]:
        assert {relation["spdxElementId"], relation["relatedSpdxElement"]} <= set(ids)
    names = {package["name"] for package in bill["packages"]}
    assert {"dexgen", "Swift standard library", "cmark", "libyaml", "xxHash", "glibc"} <= names
    assert bill["creationInfo"]["created"] == "2023-11-14T22:13:20Z"


def deb(dist: Path) -> Path:
    if not shutil.which("dpkg-deb"):
        pytest.skip("dpkg-deb is not there")
    return next(dist.glob("*.deb"))


def test_the_debian_package(dist, unpacked):
    def field(name: str) -> str:
        said = subprocess.run(
            ["dpkg-deb", "-f", deb(dist), name], capture_output=True, text=True, check=True
        )
        return said.stdout.strip()

    version = subprocess.run(
        [unpacked / "bin/dexgen", "version"], capture_output=True, text=True
    ).stdout.split()[1]
    assert field("Package") == "dexgen"
    assert field("Version") == version.replace("-", "~")
    assert field("Depends").startswith("libc6 (>= 2.")
    listed = subprocess.run(
        ["dpkg-deb", "-c", deb(dist)], capture_output=True, text=True, check=True
    ).stdout
    assert re.search(r"^-rwxr-xr-x root/root .* \./usr/bin/dexgen$", listed, re.MULTILINE)
    assert "./usr/share/zsh/vendor-completions/_dexgen" in listed
    assert "./usr/share/man/man1/dexgen.1.gz" in listed


def test_lintian_finds_no_error(dist):
    if not shutil.which("lintian"):
        pytest.skip("lintian is not there")
    ended = subprocess.run(
        ["lintian", "--allow-root", "--no-cfg", "--fail-on", "error", deb(dist)],
        capture_output=True, text=True,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_it_installs_and_goes_without_a_trace(dist, tmp_path):
    """With a root and a database of dpkg's own: the machine's stays as it is."""
    if os.getuid() != 0:
        pytest.skip("needs root, for dpkg")
    root = tmp_path / "root"
    (root / "var/lib/dpkg").mkdir(parents=True)
    for name in ("status", "available"):
        (root / "var/lib/dpkg" / name).touch()
    for name in ("info", "updates", "triggers"):
        (root / "var/lib/dpkg" / name).mkdir()

    def dpkg(*words: str | Path) -> None:
        subprocess.run(
            ["dpkg", f"--root={root}", "--force-depends", "--force-not-root", *words],
            check=True, capture_output=True,
        )

    dpkg("--install", deb(dist))
    program = root / "usr/bin/dexgen"
    assert subprocess.run([program, "version"], capture_output=True).returncode == 0
    manual = gzip.decompress((root / "usr/share/man/man1/dexgen.1.gz").read_bytes())
    assert b"\n.SH NAME" in manual
    dpkg("--remove", "dexgen")
    assert not (root / "usr").exists()
