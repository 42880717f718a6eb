"""The recorder of a running match: the stored part of its recording, and its extension."""

from __future__ import annotations

import asyncio

from horda.engine.state import CannotUndo
from horda.server.replay.recording import Checkpoint, record_segments
from horda.server.store import Header, RecordingSegment, Store


class MatchRecorder:
    """Records the view of the spectators and of every seat."""

    def __init__(self, store: Store, header: Header) -> None:
        self.store = store
        self.header = header
        self.recorded_to = -1
        """The last entry in the stored recording; -1 means none."""
        self._base: Checkpoint | None = None
        self._lock = asyncio.Lock()

    def resume(self, kept: int, base: Checkpoint | None) -> None:
        """Continue after the last recorded entry, from the state after that entry if it is given."""
        self.recorded_to = kept
        self._base = base

    async def record(self, seq: int) -> None:
        """Record all views of the entries up to `seq` that are not recorded yet."""
        async with self._lock:
            if self.recorded_to >= seq:
                return
            segments, last = await self._new_segments()
            for segment in segments:
                if not await self.store.save_recording(self.header.id, segment, after=self.recorded_to):
                    # Another process has recorded meanwhile; what is missing is recorded next time.
                    self.recorded_to, self._base = await self.store.last_recorded_entry(self.header.id), None
                    return
                self.recorded_to = segment.last
            self._base = last

    async def _new_segments(self) -> tuple[list[RecordingSegment], Checkpoint]:
        header, base = self.header, self._base
        onto = await self.store.last_segment(header.id)
        if onto is not None and onto.last != self.recorded_to:
            onto = None
        stored = await self.store.entries(header.id, base[0] if base else 0)
        try:
            return await asyncio.to_thread(
                record_segments, header, base, stored, after_seq=self.recorded_to, onto=onto
            )
        except CannotUndo:
            # An undo leads to before the checkpoint: record from the beginning.
            stored = await self.store.entries(header.id)
            return await asyncio.to_thread(
                record_segments, header, None, stored, after_seq=self.recorded_to, onto=onto
            )
