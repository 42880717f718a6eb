"""Put a packed copy beside every text file of the built client: packed once, not for each visit.

usage: python tools/pack_client.py FOLDER
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

TEXTS = {".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest"}
WORTH_IT = 1000
"""Bytes below which packing gains nothing."""


def pack(folder: Path) -> int:
    """Pack the files of a folder; the number packed."""
    count = 0
    for path in sorted(folder.rglob("*")):
        if path.suffix in TEXTS and path.stat().st_size >= WORTH_IT:
            packed = gzip.compress(path.read_bytes(), 9, mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(packed)
            count += 1
    return count


if __name__ == "__main__":
    pack(Path(sys.argv[1]))
