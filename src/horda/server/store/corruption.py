"""A database file that is no database, or no whole one: how it shows, and the word for it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from horda.server.store.errors import causes

CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
LOOKED_OVER = 256 * 1024 * 1024
"""Bytes of a file that is looked over before it is served; a larger one would keep people waiting."""


class Damaged(Exception):
    """The database is damaged; nothing can be trusted to be read or written."""


def is_damage(problem: BaseException | None) -> bool:
    """Whether an error, or what caused it, is SQLite saying that its file is damaged."""
    for one in causes(problem):
        code = getattr(one, "sqlite_errorcode", None)
        if isinstance(one, Damaged) or (isinstance(code, int) and code & 0xFF in CORRUPT):
            return True
    return False


def check(file: Path) -> None:
    """Look a database file over before it is served; `Damaged` says what is wrong with it."""
    size = file.stat().st_size
    if not size:
        return
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if size <= LOOKED_OVER:
                (told,) = connection.execute("PRAGMA quick_check(1)").fetchone()
                if told != "ok":
                    raise Damaged(str(told))
    except sqlite3.DatabaseError as problem:
        if is_damage(problem):
            raise Damaged(str(problem)) from problem
        raise
