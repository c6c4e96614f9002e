"""The bill of materials: what a release holds and what was linked into it, as SPDX 2.3 in JSON."""

import hashlib
import json
import re
import subprocess
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from release import programs


#: Where it lies below the prefix.
PLACE = "share/doc/dexgen/dexgen.spdx.json"


@dataclass(frozen=True)
class Library:
    name: str
    #: The Debian package that it comes from; none for what the compiler brings along.
    package: str | None
    licence: str
    #: The programs that have it in them, or load it.
    users: tuple[str, ...] = programs.NAMES
    is_static: bool = True


LIBRARIES = (
    Library("Swift standard library", None, "Apache-2.0 WITH Swift-exception"),
    Library("cmark", "libcmark-dev", "BSD-2-Clause AND MIT", ("dexgen",)),
    Library("libyaml", "libyaml-dev", "MIT"),
    Library("xxHash", "libxxhash-dev", "BSD-2-Clause"),
    Library("zlib", "zlib1g-dev", "Zlib", ("dexgen-fetch",)),
    Library("libevent", "libevent-dev", "BSD-3-Clause", ("dexgen-serve",)),
    Library("libstdc++", "libstdc++-12-dev", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    Library("libgcc", "libgcc-12-dev", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    Library("glibc", "libc6", "LGPL-2.1-or-later", is_static=False),
    Library("libcurl", "libcurl4-openssl-dev", "curl", ("dexgen-fetch",), is_static=False),
)


def bill(prefix: Path, found: list[Path], version: str, epoch: int) -> bytes:
    """- prefix: the tree that is given away, complete but for this bill."""
    names = {program.name for program in found}
    files = [_file(path, prefix) for path in sorted(prefix.rglob("*")) if path.is_file()]
    used = [library for library in LIBRARIES if names & set(library.users)]
    everything = hashlib.sha256("".join(_sha256(file) for file in files).encode()).hexdigest()
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"dexgen-{version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/dexgen-{version}-{everything[:32]}",
        "creationInfo": {
            "created": datetime.fromtimestamp(epoch, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: dexgen make-release"],
        },
        "packages": [_dexgen(files, version), *(_package(library) for library in used)],
        "files": files,
        "relationships": _relationships(files, used, names),
    }
    return (json.dumps(document, indent=1, ensure_ascii=False) + "\n").encode()


def _dexgen(files: list[dict], version: str) -> dict:
    sums = sorted(_sum(file, "SHA1") for file in files)
    return {
        "name": "dexgen",
        "SPDXID": "SPDXRef-dexgen",
        "versionInfo": version,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": True,
        "packageVerificationCode": {
            "packageVerificationCodeValue": hashlib.sha1("".join(sums).encode()).hexdigest()
        },
        "licenseConcluded": "MIT",
        "licenseDeclared": "MIT",
        "copyrightText": "Copyright (c) 2026 dexgen contributors",
        "primaryPackagePurpose": "APPLICATION",
    }


def _package(library: Library) -> dict:
    package = {
        "name": library.name,
        "SPDXID": _id(library.name),
        "versionInfo": _version(library.package),
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": library.licence,
        "licenseDeclared": library.licence,
        "copyrightText": "NOASSERTION",
        "primaryPackagePurpose": "LIBRARY",
    }
    if library.package:
        package["externalRefs"] = [{
            "referenceCategory": "PACKAGE-MANAGER",
            "referenceType": "purl",
            "referenceLocator": f"pkg:deb/debian/{library.package}@{package['versionInfo']}",
        }]
    return package


def _relationships(files: list[dict], used: list[Library], names: set[str]) -> list[dict]:
    made = [("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-dexgen")]
    made += [("SPDXRef-dexgen", "CONTAINS", file["SPDXID"]) for file in files]
    by_name = {file["fileName"]: file["SPDXID"] for file in files}
    for library in used:
        kind = "STATIC_LINK" if library.is_static else "DYNAMIC_LINK"
        for name in sorted(names & set(library.users)):
            made.append((by_name[f"./bin/{name}"], kind, _id(library.name)))
    return [
        {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}
        for one, kind, other in made
    ]


def _file(path: Path, prefix: Path) -> dict:
    content = path.read_bytes()
    name = path.relative_to(prefix).as_posix()
    return {
        "fileName": f"./{name}",
        "SPDXID": _id(f"file-{name}"),
        "checksums": [
            {"algorithm": "SHA1", "checksumValue": hashlib.sha1(content).hexdigest()},
            {"algorithm": "SHA256", "checksumValue": hashlib.sha256(content).hexdigest()},
        ],
        "licenseConcluded": "MIT",
        "copyrightText": "NOASSERTION",
    }


def _sum(file: dict, algorithm: str) -> str:
    return next(
        sum["checksumValue"] for sum in file["checksums"] if sum["algorithm"] == algorithm
    )


def _sha256(file: dict) -> str:
    return _sum(file, "SHA256")


def _id(name: str) -> str:
    # Only these characters may stand in an identifier; a hash keeps two names apart.
    plain = re.sub(r"[^A-Za-z0-9.-]", "-", name)
    return f"SPDXRef-{plain}-{hashlib.sha256(name.encode()).hexdigest()[:8]}"


def _version(package: str | None) -> str:
    if package is None:
        said = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
        found = re.search(r"Swift version (\S+)", said)
        return found[1] if found else "NOASSERTION"
    said = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Version}", package], capture_output=True, text=True
    )
    return said.stdout or "NOASSERTION"
