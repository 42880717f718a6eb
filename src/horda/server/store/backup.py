"""Backups of a database, taken while it is in use, and restored into an empty database.

SQLite is copied page by page by its own backup API, PostgreSQL by its own programs. The programs get the password
in the environment, since everybody on the machine can read command lines.
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

from horda.server.store.corruption import DamagedDatabase
from horda.server.store.lock import OWNER_ONLY, DatabaseLock

SQLITE_MAGIC = b"SQLite format 3\0"
PG_DUMP_MAGIC = b"PGDMP"
PAGES_PER_STEP = 1024
"""Pages copied at a time, so that the server can write in between."""
COUNT_QUERY = "SELECT (SELECT count(*) FROM matches), (SELECT count(*) FROM entries)"


class BadBackup(ValueError):
    """A backup that cannot be taken or restored: the message `backup-<key>` and its arguments."""

    def __init__(self, key: str, /, **about: str) -> None:
        super().__init__(key)
        self.key = f"backup-{key}"
        self.about = about


def is_sqlite(url: URL) -> bool:
    """Whether the database is an SQLite file."""
    return url.get_backend_name() == "sqlite"


def back_up(url: URL, to: Path) -> None:
    """Copy the whole database to one file, which appears complete or not at all."""
    if to.exists():
        raise BadBackup("exists", file=str(to))
    if is_sqlite(url) and not Path(str(url.database)).is_file():
        raise BadBackup("no-database", file=str(url.database))
    with _temporary_file(to) as temporary:
        if is_sqlite(url):
            _copy_sqlite(Path(str(url.database)), temporary)
            check_copy(temporary)
        else:
            _run_postgres_program(
                "pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", f"--file={temporary}"
            )
        with temporary.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(temporary, to)


def restore(copy: Path, url: URL) -> None:
    """Restore a backup into an empty database; raise `BadBackup` if that is not empty."""
    with copy.open("rb") as file:
        begins = file.read(len(SQLITE_MAGIC))
    if not begins.startswith(SQLITE_MAGIC if is_sqlite(url) else PG_DUMP_MAGIC):
        raise BadBackup("other-kind", file=str(copy), wanted="SQLite" if is_sqlite(url) else "PostgreSQL")
    if not is_sqlite(url):
        _run_postgres_program(
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
        with _temporary_file(lock.file) as temporary:
            _copy_sqlite(copy, temporary)
            # The empty file is locked; the copy replaces it atomically.
            os.replace(temporary, lock.file)
    finally:
        lock.release()


def check_copy(copy: Path) -> None:
    """Check every page of an SQLite copy; raise `DamagedDatabase` if the check fails."""
    try:
        with closing(sqlite3.connect(copy)) as connection:
            (result,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            connection.execute(COUNT_QUERY).fetchone()
    except sqlite3.DatabaseError as problem:
        raise DamagedDatabase(str(problem)) from problem
    if result != "ok":
        raise DamagedDatabase(str(result))


def _copy_sqlite(source: Path, to: Path) -> None:
    with closing(sqlite3.connect(source, timeout=30)) as old, closing(sqlite3.connect(to)) as new:
        old.backup(new, pages=PAGES_PER_STEP)
        # Without a write-ahead log the copy is a single file.
        new.execute("PRAGMA journal_mode = DELETE")


@contextmanager
def _temporary_file(place: Path) -> Iterator[Path]:
    """Yield a private temporary file in the same folder as `place`; it is deleted if it was not moved."""
    place.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=place.parent, prefix=f".{place.name}.")
    os.close(handle)
    temporary = Path(name)
    temporary.chmod(OWNER_ONLY)
    try:
        yield temporary
    finally:
        temporary.unlink(missing_ok=True)


def _run_postgres_program(program: str, url: URL, *options: str) -> None:
    """Run one of PostgreSQL's programs on a database; raise `BadBackup` with its output if it fails."""
    found = shutil.which(program)
    if found is None:
        raise BadBackup("no-program", program=program)
    # `URL.set(password=None)` would keep the password.
    url_without_password = URL.create(
        "postgresql",
        username=url.username,
        host=url.host,
        port=url.port,
        database=url.database,
        query=url.query,
    ).render_as_string()
    env = {**os.environ, **({"PGPASSWORD": str(url.password)} if url.password else {})}
    done = subprocess.run(
        [found, "--no-password", f"--dbname={url_without_password}", *options],
        env=env,
        capture_output=True,
        text=True,
        errors="replace",
        stdin=subprocess.DEVNULL,
        check=False,
    )
    if done.returncode:
        output = (done.stderr.strip() or str(done.returncode)).splitlines()
        raise BadBackup("failed", program=program, detail=" ".join(output[:3])[:400])
