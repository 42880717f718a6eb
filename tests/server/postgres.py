"""A PostgreSQL server for the tests, if installed: started once and deleted afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

USER = "postgres"


def programs() -> Path | None:
    """Return the folder with the programs of the newest installed PostgreSQL, or None."""
    if found := shutil.which("pg_ctl"):
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), reverse=True)
    return folders[0].parent if folders else None


def is_installed() -> bool:
    """Return whether PostgreSQL can be tested: its programs are installed or the URL of a running server is set."""
    return bool(os.environ.get("HORDA_TEST_POSTGRES")) or programs() is not None


def _as_postgres() -> dict[str, object]:
    """Return options that run a program as PostgreSQL's own user, since it refuses to run as root."""
    return {"user": USER, "group": USER} if os.geteuid() == 0 else {}


def _run(*line: str) -> None:
    done = subprocess.run(
        line, capture_output=True, text=True, check=False, cwd="/", stdin=subprocess.DEVNULL, **_as_postgres()
    )  # type: ignore[call-overload]
    if done.returncode:
        raise RuntimeError(f"{' '.join(line)} failed: {done.stdout}{done.stderr}")


@contextmanager
def running_server() -> Iterator[str]:
    """Run a PostgreSQL server without a database of Horda, and yield its URL."""
    if given := os.environ.get("HORDA_TEST_POSTGRES"):
        yield given
        return
    home = programs()
    assert home is not None
    with tempfile.TemporaryDirectory(prefix="horda-pg-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, USER, USER)
        made = ("-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C", "--no-sync")
        _run(f"{home}/initdb", "-D", f"{folder}/data", *made)
        start(folder)
        try:
            yield f"postgresql://{USER}@/postgres?host={folder}"
        finally:
            stop(folder)


def start(folder: str) -> None:
    """Start the server with its data in a folder."""
    settings = f"-c listen_addresses= -c unix_socket_directories={folder} -c max_connections=200"
    _run(f"{programs()}/pg_ctl", "-D", f"{folder}/data", "-w", "-l", f"{folder}/log", "-o", settings, "start")


def stop(folder: str) -> None:
    """Stop the server as abruptly as a power failure would."""
    _run(f"{programs()}/pg_ctl", "-D", f"{folder}/data", "-m", "immediate", "stop")
