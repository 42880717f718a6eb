"""The film of a match that is being played: how far it is kept, and what is kept next."""

from __future__ import annotations

import asyncio

from horda.engine.state import CannotUndo
from horda.server.replay.recording import Base, filmed
from horda.server.store import Header, RecordingSegment, Store


class MatchFilm:
    """What everybody saw of a match, as far as it is in the store."""

    def __init__(self, store: Store, header: Header) -> None:
        self.store = store
        self.header = header
        self.kept = -1
        """The last entry that is in the store; -1: none."""
        self._base: Base | None = None
        self._lock = asyncio.Lock()

    def begin(self, kept: int, base: Base | None) -> None:
        """Go on from the last entry that is in the store, and the state after it where that is known."""
        self.kept = kept
        self._base = base

    async def keep(self, seq: int) -> None:
        """Store what everybody saw of the entries since the last time, up to `seq`."""
        async with self._lock:
            if self.kept >= seq:
                return
            reels, last = await self._film()
            for reel in reels:
                if not await self.store.save_recording(self.header.id, reel, after=self.kept):
                    # Another process filmed meanwhile: what is missing is filmed next time.
                    self.kept, self._base = await self.store.last_recorded_entry(self.header.id), None
                    return
                self.kept = reel.last
            self._base = last

    async def _film(self) -> tuple[list[RecordingSegment], Base]:
        header, base = self.header, self._base
        onto = await self.store.last_segment(header.id)
        if onto is not None and onto.last != self.kept:
            onto = None
        stored = await self.store.entries(header.id, base[0] if base else 0)
        try:
            return await asyncio.to_thread(filmed, header, base, stored, after_seq=self.kept, onto=onto)
        except CannotUndo:
            # What was taken back leads to before the base: film from the beginning.
            stored = await self.store.entries(header.id)
            return await asyncio.to_thread(filmed, header, None, stored, after_seq=self.kept, onto=onto)
