"""Checksums of rows, which show that a row is as it was written."""

import zlib
from typing import Any


def seal(*parts: Any) -> int:
    """Return the checksum of a row."""
    return zlib.crc32("\0".join(map(str, parts)).encode())


def check(kept: int | None, *parts: Any) -> None:
    """Raise ValueError unless a row is unchanged since it was written. An old row has no checksum."""
    if kept is not None and kept != seal(*parts):
        raise ValueError(f"changed since it was written: {parts[:2]!r}")
