"""Locks between processes, taken at once or not at all; a process that is killed loses its lock."""

from __future__ import annotations

import sys
from pathlib import Path

import filelock


class InUse(OSError):
    """Another process holds the lock."""


class FileLock:
    """A lock of `filelock` on a file, which is created readable by its owner alone if it does not exist.

    A `temporary` file is removed when the lock is released; any other file stays with its content.
    """

    def __init__(self, path: Path, *, temporary: bool = False) -> None:
        self.path = path
        self.temporary = temporary
        self._lock = filelock.FileLock(
            path, mode=0o600, blocking=False, thread_local=False, fallback_to_soft=False
        )

    def take(self) -> None:
        """Take the lock; raise `InUse` if another process holds it."""
        try:
            self._lock.acquire()
        except filelock.Timeout as problem:
            raise InUse(str(self.path)) from problem

    def release(self) -> None:
        """Release the lock if it is held."""
        if not self._lock.is_locked:
            return
        if self.temporary and sys.platform != "win32":
            # Removed while the lock is held: a process that has opened the file meanwhile tries again, because
            # `filelock` accepts no lock on a file without a name. On Windows `filelock` removes it itself.
            self.path.unlink(missing_ok=True)
        self._lock.release()
