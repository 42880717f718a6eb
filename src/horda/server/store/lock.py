"""One server for one file: SQLite tells nobody what another process wrote, so a second one is refused."""

from __future__ import annotations

import logging
import os
import stat
import sys
from pathlib import Path

from horda.file_lock import FileLock, InUse

__all__ = ["DatabaseLock", "InUse"]
log = logging.getLogger("horda.server")
OURS = stat.S_IRUSR | stat.S_IWUSR
BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside its file."""
LOCKS_ITSELF = sys.platform == "linux"
"""Here a file can be locked as a whole without disturbing SQLite, which locks bytes of it."""


class DatabaseLock:
    """The lock of a database file, by whatever way it is reached; and the file is its owner's alone."""

    def __init__(self, database: str) -> None:
        self.file = Path(os.path.realpath(database))
        self.locks = [FileLock(Path(f"{self.file}.lock"))]
        if LOCKS_ITSELF:
            self.locks.append(FileLock(self.file))

    def take(self) -> None:
        """Take the database for this process, or raise `InUse`; a new file is made for our eyes only."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        try:
            for one in self.locks:
                one.take()
        except InUse:
            self.release()
            raise
        if not self.file.exists():
            os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, OURS))
        for path in (self.file, *(Path(f"{self.file}{end}") for end in BESIDE)):
            keep_private(path)

    def release(self) -> None:
        """Let go."""
        for one in reversed(self.locks):
            one.release()


def keep_private(path: Path) -> None:
    """Nobody but its owner may read a file with seeds and hands in it; one that is wider open is mended."""
    if sys.platform == "win32" or not path.exists():
        return
    mode = stat.S_IMODE(path.stat().st_mode)
    if not mode & (stat.S_IRWXG | stat.S_IRWXO):
        return
    about = {"file": str(path), "mode": f"{mode:04o}"}
    try:
        path.chmod(OURS)
    except OSError as problem:
        log.error(
            "others may read the database, and it cannot be changed", extra={**about, "why": str(problem)}
        )
    else:
        log.warning("others could read the database; now its owner alone can", extra=about)
