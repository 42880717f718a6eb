"""Classification of database errors that an operator can fix."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator

from horda.server.store.postgres import asyncpg

DISK_FULL_ERRORS: tuple[type[Exception], ...] = (asyncpg.DiskFullError,) if asyncpg else ()
"""PostgreSQL's errors for a full disk."""

MAX_CAUSES = 8


def is_disk_full(problem: BaseException | None) -> bool:
    """Whether an error or one of its causes is a full disk."""
    return any(_is_full_error(cause) for cause in causes(problem))


def _is_full_error(problem: BaseException) -> bool:
    return (
        isinstance(problem, DISK_FULL_ERRORS)
        or getattr(problem, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
        or (isinstance(problem, OSError) and problem.errno in (errno.ENOSPC, errno.EDQUOT))
    )


def causes(problem: BaseException | None) -> Iterator[BaseException]:
    """Yield an error and its chain of causes, at most `MAX_CAUSES`."""
    for _ in range(MAX_CAUSES):
        if problem is None:
            return
        yield problem
        problem = getattr(problem, "orig", None) or problem.__cause__
