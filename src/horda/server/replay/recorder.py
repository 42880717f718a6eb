"""The film of a match that is being played: how far it is kept, and what is kept next."""

from __future__ import annotations

import asyncio

from horda.engine.state import CannotUndo
from horda.server.replay.recording import Checkpoint, record_segments
from horda.server.store import Header, Reel, Store


class MatchRecorder:
    """What everybody saw of a match, as far as it is in the store."""

    def __init__(self, store: Store, header: Header) -> None:
        self.store = store
        self.header = header
        self.recorded_to = -1
        """The last entry that is in the store; -1: none."""
        self._base: Checkpoint | None = None
        self._lock = asyncio.Lock()

    def resume(self, kept: int, base: Checkpoint | None) -> None:
        """Go on from the last entry that is in the store, and the state after it where that is known."""
        self.recorded_to = kept
        self._base = base

    async def record(self, seq: int) -> None:
        """Store what everybody saw of the entries since the last time, up to `seq`."""
        async with self._lock:
            if self.recorded_to >= seq:
                return
            reels, last = await self._new_segments()
            for reel in reels:
                if not await self.store.keep_film(self.header.id, reel, after=self.recorded_to):
                    # Another process filmed meanwhile: what is missing is filmed next time.
                    self.recorded_to, self._base = await self.store.film_end(self.header.id), None
                    return
                self.recorded_to = reel.last
            self._base = last

    async def _new_segments(self) -> tuple[list[Reel], Checkpoint]:
        header, base = self.header, self._base
        onto = await self.store.last_reel(header.id)
        if onto is not None and onto.last != self.recorded_to:
            onto = None
        stored = await self.store.entries(header.id, base[0] if base else 0)
        try:
            return await asyncio.to_thread(
                record_segments, header, base, stored, after_seq=self.recorded_to, onto=onto
            )
        except CannotUndo:
            # What was taken back leads to before the base: film from the beginning.
            stored = await self.store.entries(header.id)
            return await asyncio.to_thread(
                record_segments, header, None, stored, after_seq=self.recorded_to, onto=onto
            )
