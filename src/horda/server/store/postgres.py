"""PostgreSQL's driver, which is an optional dependency."""

from __future__ import annotations

import importlib.util
from typing import Any

EXTRA_NAME = "postgres"
"""Name of the extra that installs the driver."""

asyncpg: Any = importlib.import_module("asyncpg") if importlib.util.find_spec("asyncpg") else None

CONNECTION_ERRORS: tuple[type[Exception], ...] = (
    (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
    if asyncpg
    else (OSError,)
)
"""Errors that mean PostgreSQL is unreachable."""
