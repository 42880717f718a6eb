"""Health of a server: its database, its disk and the tasks that must never end."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

from horda import __version__
from horda.server.match.registry import BOT_TASK_PREFIX, MatchRegistry
from horda.server.ops.json_logging import ThrottledErrorLog, error_location
from horda.server.protocol.match_records import Health
from horda.server.store import Store
from horda.server.store.errors import is_disk_full

DATABASE_TIMEOUT_S = 5.0
"""Seconds that the database has to answer."""


class HealthCheck:
    """Health checks; requests at the same moment share one check."""

    def __init__(self, registry: MatchRegistry) -> None:
        self.registry = registry
        self._failures = ThrottledErrorLog()
        self._running_check: asyncio.Task[Health] | None = None

    async def check(self) -> Health:
        """Return the health of the server."""
        if self._running_check is None or self._running_check.done():
            self._running_check = asyncio.create_task(health_of(self.registry, self._failures))
        return await asyncio.shield(self._running_check)


async def health_of(registry: MatchRegistry, failures: ThrottledErrorLog) -> Health:
    """Return the health of a server; errors are logged once in a while."""
    store = registry.store
    problems: list[str] = []
    try:
        async with asyncio.timeout(DATABASE_TIMEOUT_S):
            await store.ping()
    except Exception as problem:
        failures.log("the database does not answer", **error_location(problem))
        problems.append("database")
    if is_disk_full(store.writer.failed) or await asyncio.to_thread(_is_disk_nearly_full, store, registry):
        failures.log("the disk of the database is full, or nearly")
        problems.append("disk")
    tasks = [*registry.tasks.failing_names(), *store.tasks.failing_names()]
    problems += [name for name in tasks if not name.startswith(BOT_TASK_PREFIX)]
    return Health(
        status="unwell" if problems else "ok",
        version=__version__,
        database=store.url.get_backend_name(),
        matches=len(registry.open_matches),
        sockets=sum(len(live.subscribers) for live in registry.open_matches.values()),
        problems=tuple(problems),
        stuck=len(registry.tasks.failing_names(BOT_TASK_PREFIX)),
    )


def _is_disk_nearly_full(store: Store, registry: MatchRegistry) -> bool:
    """Whether the disk of a database file has less free space than the settings require."""
    if store.url.get_backend_name() != "sqlite":
        return False
    folder = Path(str(store.url.database)).resolve().parent
    return shutil.disk_usage(folder).free < registry.bounds.free_bytes
