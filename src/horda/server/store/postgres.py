"""The driver of PostgreSQL, where it is installed: a table at home needs none, so it is an extra."""

from __future__ import annotations

import importlib.util
from typing import Any

EXTRA = "postgres"
"""The extra that installs it."""

asyncpg: Any = importlib.import_module("asyncpg") if importlib.util.find_spec("asyncpg") else None

LOST: tuple[type[Exception], ...] = (
    (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
    if asyncpg
    else (OSError,)
)
"""How PostgreSQL is away."""
