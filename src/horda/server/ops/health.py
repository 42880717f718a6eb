"""Whether a server goes on: its database, its disk, and the tasks that must never end."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

from horda import __version__
from horda.server.match.registry import BOT_TASK_PREFIX, MatchRegistry
from horda.server.ops.json_logging import LastingFailures, where_it_broke
from horda.server.protocol.match_records import Health
from horda.server.store import Store
from horda.server.store.errors import is_disk_full

PATIENCE = 5.0
"""Seconds that the database has to answer."""


class HealthCheck:
    """Looks how a server is; all who ask at the same moment are told by one look."""

    def __init__(self, registry: MatchRegistry) -> None:
        self.registry = registry
        self._failures = LastingFailures()
        self._looking: asyncio.Task[Health] | None = None

    async def look(self) -> Health:
        """How the server is now."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(health_of(self.registry, self._failures))
        return await asyncio.shield(self._looking)


async def health_of(registry: MatchRegistry, failures: LastingFailures) -> Health:
    """How a server is."""
    store = registry.store
    problems: list[str] = []
    try:
        async with asyncio.timeout(PATIENCE):
            await store.ping()
    except Exception as problem:
        failures.log("the database does not answer", **where_it_broke(problem))
        problems.append("database")
    if is_disk_full(store.writer.failed) or await asyncio.to_thread(_is_short_of_room, store, registry):
        failures.log("the disk of the database is full, or nearly")
        problems.append("disk")
    tasks = [*registry.tasks.failing(), *store.tasks.failing()]
    problems += [name for name in tasks if not name.startswith(BOT_TASK_PREFIX)]
    return Health(
        status="unwell" if problems else "ok",
        version=__version__,
        database=store.url.get_backend_name(),
        matches=len(registry.open_matches),
        sockets=sum(len(live.subscribers) for live in registry.open_matches.values()),
        problems=tuple(problems),
        stuck=len(registry.tasks.failing(BOT_TASK_PREFIX)),
    )


def _is_short_of_room(store: Store, registry: MatchRegistry) -> bool:
    """Whether the disk that a database file lies on has less room than the settings want."""
    if store.url.get_backend_name() != "sqlite":
        return False
    folder = Path(str(store.url.database)).resolve().parent
    return shutil.disk_usage(folder).free < registry.bounds.free_bytes
