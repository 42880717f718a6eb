"""What went wrong with a database, as far as somebody can do something about it."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator

from horda.server.store.postgres import asyncpg

FULL: tuple[type[Exception], ...] = (asyncpg.DiskFullError,) if asyncpg else ()
"""How PostgreSQL says that its disk is full."""

DEEPEST = 8


def is_disk_full(problem: BaseException | None) -> bool:
    """Whether a failure, or what it came from, is a disk without room."""
    return any(_says_full(one) for one in causes(problem))


def _says_full(problem: BaseException) -> bool:
    return (
        isinstance(problem, FULL)
        or getattr(problem, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
        or (isinstance(problem, OSError) and problem.errno in (errno.ENOSPC, errno.EDQUOT))
    )


def causes(problem: BaseException | None) -> Iterator[BaseException]:
    """An error, what caused it, what caused that, and so on for a few."""
    for _ in range(DEEPEST):
        if problem is None:
            return
        yield problem
        problem = getattr(problem, "orig", None) or problem.__cause__
