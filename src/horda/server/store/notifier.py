"""Notices between processes on one database, by PostgreSQL's LISTEN and NOTIFY.

With SQLite there are no other processes.
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
MAX_NOTICE_BYTES = 7000
"""Largest notice in bytes; PostgreSQL accepts up to 8,000."""
MAX_RECONNECT_PAUSE_S = 2.0
"""Longest pause in seconds before a lost connection is opened again."""
NoticeHandler = Callable[[str], None]


class Notifier:
    """Publishes notices to the other processes, and receives theirs."""

    def __init__(self, url: URL, tasks: Tasks) -> None:
        self.process_id = secrets.token_hex(4)
        """Random id of this process, to recognize its own notices."""
        self.is_shared = url.get_backend_name() == "postgresql"
        self._url = url
        self._tasks = tasks
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    async def publish(self, connection: AsyncConnection, notices: Sequence[str]) -> None:
        """Send notices as part of a transaction: they are delivered if, and only if, it is committed."""
        if self.is_shared:
            for payload in self.encode_notices(notices):
                await connection.execute(
                    text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": payload}
                )

    def encode_notices(self, notices: Sequence[str]) -> list[str]:
        """Return the payloads of notices, each with the sender and as many notices as fit."""
        return [f"{self.process_id}|{part}" for part in _join_notices(notices)]

    def listen(self, on_notice: NoticeHandler, on_reconnect: Callable[[], None]) -> None:
        """Call `on_notice` with every other process's notice, and `on_reconnect` after each (re)connection, forever."""
        if self.is_shared and self._task is None:
            listen = partial(self._listen, on_notice, on_reconnect)
            self._task = self._tasks.run_forever("listening", listen, max_pause_s=MAX_RECONNECT_PAUSE_S)

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _listen(self, on_notice: NoticeHandler, on_reconnect: Callable[[], None]) -> None:
        """Listen until the connection is lost."""

        def handle_payload(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            sender, _, joined = str(payload).partition("|")
            if sender != self.process_id:
                for notice_text in joined.split(","):
                    on_notice(notice_text)

        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(address)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, handle_payload)
            self.listening.set()
            on_reconnect()
            await lost.wait()
        finally:
            self.listening.clear()
            connection.terminate()


def _join_notices(notices: Sequence[str]) -> list[str]:
    """Join notices by commas into as few payloads as possible."""
    parts: list[str] = []
    for notice_text in notices:
        if parts and len(parts[-1]) + len(notice_text) < MAX_NOTICE_BYTES:
            parts[-1] += f",{notice_text}"
        else:
            parts.append(notice_text)
    return parts
