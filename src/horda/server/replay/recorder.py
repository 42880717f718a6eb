"""The film of a match that is being played: how far it is kept, and what is kept next."""

from __future__ import annotations

import asyncio

from horda.engine.state import CannotUndo
from horda.server.replay.recording import Base, filmed
from horda.server.store import Header, Reel, Store


class MatchFilm:
    """What everybody saw of a match, as far as it is in the store."""

    def __init__(self, store: Store, header: Header) -> None:
        self.store = store
        self.header = header
        self._filmed = -1
        self._base: Base | None = None
        self._lock = asyncio.Lock()

    def begin(self, filmed: int, base: Base | None) -> None:
        """Go on from the last entry that is in the store, and the state after it where that is known."""
        self._filmed = filmed
        self._base = base

    async def keep(self, seq: int) -> None:
        """Store what everybody saw of the entries since the last time, up to `seq`."""
        async with self._lock:
            if self._filmed >= seq:
                return
            reels, last = await self._film()
            for reel in reels:
                if not await self.store.keep_film(self.header.id, reel):
                    # Another process filmed meanwhile: what is missing is filmed next time.
                    self._filmed, self._base = await self.store.film_end(self.header.id), None
                    return
            self._filmed, self._base = last[0], last

    async def _film(self) -> tuple[list[Reel], Base]:
        header, base = self.header, self._base
        stored = await self.store.entries(header.id, base[0] if base else 0)
        try:
            return await asyncio.to_thread(filmed, header, base, stored, after_seq=self._filmed)
        except CannotUndo:
            # What was taken back leads to before the base: film from the beginning.
            stored = await self.store.entries(header.id)
            return await asyncio.to_thread(filmed, header, None, stored, after_seq=self._filmed)
