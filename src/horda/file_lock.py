"""A lock between processes, released when the process exits or is killed."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class InUse(OSError):
    """Another process holds the lock."""


class FileLock:
    """A lock on a file; the file is created with private permissions if it does not exist."""

    def __init__(self, path: Path, *, fleeting: bool = False) -> None:
        self.path = path
        self.fleeting = fleeting
        """Whether the file has no other use and is removed with the lock."""
        self.handle: int | None = None

    def take(self) -> None:
        """Take the lock, or raise `InUse`."""
        while self.handle is None:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(handle)
            except OSError as problem:
                os.close(handle)
                raise InUse(str(self.path)) from problem
            if self.fleeting and not _is_at(handle, self.path):
                # The previous owner removed the file between our opening and our locking it.
                os.close(handle)
                continue
            self.handle = handle

    def release(self) -> None:
        """Release the lock."""
        if self.handle is None:
            return
        if self.fleeting and sys.platform != "win32":
            self.path.unlink(missing_ok=True)
        os.close(self.handle)
        self.handle = None


def _is_at(handle: int, path: Path) -> bool:
    """Return whether a path still refers to an open file."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
