"""How processes on one database wake each other: LISTEN and NOTIFY of PostgreSQL.

On SQLite there is nobody to wake: one process serves the file.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import partial

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection

from horda.server.ops.background_tasks import Tasks
from horda.server.store.postgres import asyncpg

CHANNEL = "horda"
LONGEST = 7000
"""PostgreSQL takes notices of up to 8,000 bytes."""
LONGEST_SILENCE = 2.0
"""Seconds after which a line that was cut is tried again, at the latest."""
Heard = Callable[[str], None]


class Notifier:
    """Rings for the other processes, and hears them."""

    def __init__(self, url: URL, tasks: Tasks) -> None:
        self.here = secrets.token_hex(4)
        """This process, to tell its own notices from the others'."""
        self.is_shared = url.get_backend_name() == "postgresql"
        self._url = url
        self._tasks = tasks
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    async def ring(self, connection: AsyncConnection, notices: Sequence[str]) -> None:
        """Tell the others, as part of a transaction: they hear it when, and only when, it is committed."""
        if self.is_shared:
            for packed in self.packed(notices):
                await connection.execute(
                    text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": packed}
                )

    def packed(self, notices: Sequence[str]) -> list[str]:
        """Notices as they are sent: who tells them, and as many as fit into one."""
        return [f"{self.here}|{part}" for part in _parts(notices)]

    def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Call `heard` with every notice of another process, and `missed` after the line was cut."""
        if self.is_shared and self._task is None:
            listen = partial(self._listen, heard, missed)
            self._task = self._tasks.keep("listening", listen, longest=LONGEST_SILENCE)

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Listen until the line is cut."""

        def notice(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            sender, _, told = str(payload).partition("|")
            if sender != self.here:
                for one in told.split(","):
                    heard(one)

        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(address)
        try:
            cut = asyncio.Event()
            connection.add_termination_listener(lambda _: cut.set())
            await connection.add_listener(CHANNEL, notice)
            self.listening.set()
            missed()
            await cut.wait()
        finally:
            self.listening.clear()
            connection.terminate()


def _parts(notices: Sequence[str]) -> list[str]:
    """Notices joined by commas, as many as fit into one."""
    parts: list[str] = []
    for one in notices:
        if parts and len(parts[-1]) + len(one) < LONGEST:
            parts[-1] += f",{one}"
        else:
            parts.append(one)
    return parts
