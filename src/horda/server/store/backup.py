"""Copies of a database, taken while it is served, and brought back into an empty place.

SQLite is copied by its own means for that, page by page; PostgreSQL by its own programs, which get the
password in their environment: what stands in a command line can be read by everybody on the machine.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL

from horda.server.store.corruption import Damaged
from horda.server.store.lock import OURS, DatabaseLock

SQLITE_BEGINS = b"SQLite format 3\0"
DUMP_BEGINS = b"PGDMP"
PAGES = 1024
"""Pages copied at a time, so that the server can write in between."""
COUNTS = "SELECT (SELECT count(*) FROM matches), (SELECT count(*) FROM entries)"


class BadBackup(ValueError):
    """A copy that cannot be taken or brought back: a message `backup-<key>` and what it tells."""

    def __init__(self, key: str, /, **about: str) -> None:
        super().__init__(key)
        self.key = f"backup-{key}"
        self.about = about


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file."""
    return url.get_backend_name() == "sqlite"


def back_up(url: URL, to: Path) -> None:
    """A copy of the whole database as one file, which is there whole or not at all."""
    if to.exists():
        raise BadBackup("exists", file=str(to))
    if is_sqlite(url) and not Path(str(url.database)).is_file():
        raise BadBackup("no-database", file=str(url.database))
    with _beside(to) as begun:
        if is_sqlite(url):
            _copied(Path(str(url.database)), begun)
            check_copy(begun)
        else:
            _run("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", f"--file={begun}")
        with begun.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(begun, to)


def bring_back(copy: Path, url: URL) -> None:
    """A copy into an empty place; what is not empty is left alone."""
    with copy.open("rb") as file:
        begins = file.read(len(SQLITE_BEGINS))
    if not begins.startswith(SQLITE_BEGINS if is_sqlite(url) else DUMP_BEGINS):
        raise BadBackup("other-kind", file=str(copy), wanted="SQLite" if is_sqlite(url) else "PostgreSQL")
    if not is_sqlite(url):
        _run(
            "pg_restore",
            url,
            "--no-owner",
            "--no-privileges",
            "--exit-on-error",
            "--single-transaction",
            str(copy),
        )
        return
    check_copy(copy)
    lock = DatabaseLock(str(url.database))
    if lock.file.is_file() and lock.file.stat().st_size:
        raise BadBackup("not-empty", where=str(lock.file))
    lock.take()
    try:
        with _beside(lock.file) as begun:
            _copied(copy, begun)
            # What is locked is the empty file; its place is taken by the copy in one step.
            os.replace(begun, lock.file)
    finally:
        lock.release()


def check_copy(copy: Path) -> None:
    """Look a whole copy over, every page of it; `Damaged` says what is wrong."""
    try:
        with closing(sqlite3.connect(copy)) as connection:
            (told,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            connection.execute(COUNTS).fetchone()
    except sqlite3.DatabaseError as problem:
        raise Damaged(str(problem)) from problem
    if told != "ok":
        raise Damaged(str(told))


def _copied(source: Path, to: Path) -> None:
    with closing(sqlite3.connect(source, timeout=30)) as old, closing(sqlite3.connect(to)) as new:
        old.backup(new, pages=PAGES)
        # One file, with nothing beside it.
        new.execute("PRAGMA journal_mode = DELETE")


@contextmanager
def _beside(place: Path) -> Iterator[Path]:
    """A file of our own beside a place, gone at the end where it was not moved there."""
    place.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=place.parent, prefix=f".{place.name}.")
    os.close(handle)
    begun = Path(name)
    begun.chmod(OURS)
    try:
        yield begun
    finally:
        begun.unlink(missing_ok=True)


def _run(program: str, url: URL, *words: str) -> None:
    """One of PostgreSQL's programs on a database; what it says when it fails is told."""
    found = shutil.which(program)
    if found is None:
        raise BadBackup("no-program", program=program)
    # `URL.set(password=None)` would leave it there.
    plain = URL.create(
        "postgresql",
        username=url.username,
        host=url.host,
        port=url.port,
        database=url.database,
        query=url.query,
    ).render_as_string()
    env = {**os.environ, **({"PGPASSWORD": str(url.password)} if url.password else {})}
    done = subprocess.run(
        [found, "--no-password", f"--dbname={plain}", *words],
        env=env,
        capture_output=True,
        text=True,
        errors="replace",
        stdin=subprocess.DEVNULL,
        check=False,
    )
    if done.returncode:
        told = (done.stderr.strip() or str(done.returncode)).splitlines()
        raise BadBackup("failed", program=program, detail=" ".join(told[:3])[:400])
