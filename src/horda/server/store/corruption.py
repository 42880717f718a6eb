"""Detection of damaged database files."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from horda.server.store.errors import causes

CORRUPTION_CODES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
MAX_CHECKED_BYTES = 256 * 1024 * 1024
"""Size in bytes above which a file is not checked before it is used, since that would take too long."""


class DamagedDatabase(Exception):
    """The database is damaged; nothing can be read or written reliably."""


def is_corruption(problem: BaseException | None) -> bool:
    """Whether an error or one of its causes is SQLite reporting a damaged file."""
    for cause in causes(problem):
        code = getattr(cause, "sqlite_errorcode", None)
        if isinstance(cause, DamagedDatabase) or (isinstance(code, int) and code & 0xFF in CORRUPTION_CODES):
            return True
    return False


def check_database_file(file: Path) -> None:
    """Check a database file before it is used; raise `DamagedDatabase` if it is damaged."""
    size = file.stat().st_size
    if not size:
        return
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if size <= MAX_CHECKED_BYTES:
                (result,) = connection.execute("PRAGMA quick_check(1)").fetchone()
                if result != "ok":
                    raise DamagedDatabase(str(result))
    except sqlite3.DatabaseError as problem:
        if is_corruption(problem):
            raise DamagedDatabase(str(problem)) from problem
        raise
