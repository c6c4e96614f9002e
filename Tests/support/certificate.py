"""A certificate for 127.0.0.1, which nobody trusts unless told to."""

import ssl
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Certificate:
    file: Path
    key: Path

    @classmethod
    def made_in(cls, folder: Path) -> "Certificate":
        made = cls(folder / "certificate.pem", folder / "key.pem")
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
             "-subj", "/CN=tests", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2",
             "-out", made.file, "-keyout", made.key],
            check=True, capture_output=True)
        return made

    @property
    def context(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.file, self.key)
        return context
