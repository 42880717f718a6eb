"""The settings of a server and the errors of its database, for `horda serve` and `horda admin`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import URL

from horda.cli.errors import CliError, ResourceError
from horda.cli.paths import state_folder
from horda.extras import install_command
from horda.server.config.loading import BadSetting, SettingsRead, read_settings
from horda.server.store import DATABASE_ERRORS
from horda.server.store.corruption import DamagedDatabase
from horda.server.store.engine import BadDatabase, NoDriver, database_url
from horda.server.store.lock import InUse
from horda.server.store.postgres import EXTRA_NAME

FILE = "table.db"


def read_server_settings(flags: Mapping[str, object], config: Path | None) -> SettingsRead:
    """Return the settings from flags, environment and file; raise `CliError` for an invalid one."""
    try:
        return read_settings(flags, config=config)
    except BadSetting as problem:
        raise CliError(problem.key, **problem.about) from problem


def database_address(read: SettingsRead) -> tuple[str, URL]:
    """Return the database's address; raise `CliError` if the command line contains a password."""
    kept_in = read.settings.db or str(state_folder() / FILE)
    with report_database_errors(kept_in):
        found = database_url(kept_in)
    if found.password and read.where.get("db") == "--db":
        raise CliError("setting-argument")
    return kept_in, found


@contextmanager
def report_database_errors(kept_in: str) -> Iterator[None]:
    """Turn errors of a database into `ResourceError`, with its address but without the password."""
    try:
        yield
    except NoDriver as problem:
        raise ResourceError("driver", command=install_command(EXTRA_NAME)) from problem
    except BadDatabase as problem:
        raise ResourceError("database", detail=str(problem)) from problem
    except InUse as problem:
        raise ResourceError("in-use", file=kept_in) from problem
    except CommandError as problem:
        raise ResourceError(
            "database-newer", where=address_without_password(database_url(kept_in))
        ) from problem
    except DamagedDatabase as problem:
        raise ResourceError("damaged-database", file=kept_in, detail=str(problem)) from problem
    except DATABASE_ERRORS as problem:
        told = str(getattr(problem, "orig", None) or problem).partition("\n")[0]
        raise ResourceError(
            "database-away", where=address_without_password(database_url(kept_in)), detail=told
        ) from problem


def address_without_password(found: URL) -> str:
    """Return a database's address without the password."""
    return str(found.database) if found.get_backend_name() == "sqlite" else found.render_as_string()
