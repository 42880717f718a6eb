"""One server for one file: SQLite tells nobody what another process wrote, so a second one is refused."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class InUse(OSError):
    """Another server uses the file."""


class FileLock:
    """Held as long as the process lives; a process that is killed lets go of it."""

    def __init__(self, database: str) -> None:
        self.path = Path(f"{database}.lock")
        self.handle: int | None = None

    def take(self) -> None:
        """Take the lock, or raise `InUse`."""
        self.handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self.handle)
        except OSError as problem:
            self.release()
            raise InUse(str(self.path)) from problem

    def release(self) -> None:
        """Let go."""
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
