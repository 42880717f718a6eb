"""Lock of an SQLite file: processes cannot notify each other with SQLite, so a second server is refused."""

from __future__ import annotations

import logging
import os
import stat
import sys
from pathlib import Path

from horda.file_lock import FileLock, InUse

__all__ = ["DatabaseLock", "InUse"]
log = logging.getLogger("horda.server")
OWNER_ONLY = stat.S_IRUSR | stat.S_IWUSR
SIDE_FILE_SUFFIXES = ("-wal", "-shm")
"""Suffixes of the files that SQLite keeps beside its database."""
CAN_LOCK_DATABASE_FILE = sys.platform == "linux"
"""Whether the whole file can be locked without disturbing SQLite's own byte-range locks."""


class DatabaseLock:
    """The lock of a database file; it also makes the file private to its owner."""

    def __init__(self, database: str) -> None:
        self.file = Path(os.path.realpath(database))
        self.locks = [FileLock(Path(f"{self.file}.lock"))]
        if CAN_LOCK_DATABASE_FILE:
            self.locks.append(FileLock(self.file))

    def take(self) -> None:
        """Lock the database for this process or raise `InUse`; create the file if there is none."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        try:
            for lock in self.locks:
                lock.take()
        except InUse:
            self.release()
            raise
        if not self.file.exists():
            os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        for path in (self.file, *(Path(f"{self.file}{end}") for end in SIDE_FILE_SUFFIXES)):
            make_private(path)

    def release(self) -> None:
        for lock in reversed(self.locks):
            lock.release()


def make_private(path: Path) -> None:
    """Make a file readable by its owner only, since it contains seeds and hidden cards; log if it was not."""
    if sys.platform == "win32" or not path.exists():
        return
    mode = stat.S_IMODE(path.stat().st_mode)
    if not mode & (stat.S_IRWXG | stat.S_IRWXO):
        return
    about = {"file": str(path), "mode": f"{mode:04o}"}
    try:
        path.chmod(OWNER_ONLY)
    except OSError as problem:
        log.error(
            "others may read the database, and it cannot be changed", extra={**about, "why": str(problem)}
        )
    else:
        log.warning("others could read the database; now its owner alone can", extra=about)
