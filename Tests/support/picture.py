"""Small PNG files."""

import struct
import zlib


def png(size: int = 1, red: int = 200) -> bytes:
    """A square of one colour."""
    rows = (b"\0" + bytes([red, 80, 120]) * size) * size

    def chunk(kind: bytes, data: bytes) -> bytes:
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )
