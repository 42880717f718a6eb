"""Read-only matches, which can only be replayed: their rules version is incompatible or their data is damaged."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import msgspec

from horda.games import game
from horda.server.http.errors import ProblemError
from horda.server.protocol.log_records import with_log_lines
from horda.server.protocol.match_records import MatchInfo, ReplayFrame, ResultRecord
from horda.server.replay.recording import BadSegment, read_segment, view_index
from horda.server.store import Entry, Header, RecordingSegment
from horda.server.store.rows import Sitting
from horda.server.table.seating import match_info

LOOK_BACK_CHOICES = 20
"""Number of earlier choices that are read, because log lines may continue from them."""


class ReadOnlyMatch:
    """The recording of a match, without the entries that were undone."""

    def __init__(
        self, header: Header, sitting: Sitting, stored: Sequence[Entry], segments: Sequence[RecordingSegment]
    ) -> None:
        self.header = header
        self.sitting = sitting
        self.path = standing_entries(stored)
        """Numbers of the entries that were not undone, after 0 for the start: entry `path[n]` is choice `n`."""
        self.segments: list[RecordingSegment] = []
        self.result: ResultRecord | None = None
        self._events_before: list[int] = []
        self._read_segments(segments)

    def _read_segments(self, segments: Sequence[RecordingSegment]) -> None:
        """Keep the readable segments, up to the first that is missing or damaged."""
        event_counts: dict[int, int] = {}
        results: dict[int, ResultRecord | None] = {}
        for segment in segments:
            try:
                for frame in read_segment(segment, 0):
                    event_counts[frame.seq] = len(frame.recorded_views[0].events)
                    results[frame.seq] = frame.result
            except BadSegment:
                break
            self.segments.append(segment)
        events = 0
        for seq in self.path:
            if seq not in event_counts:
                break
            self._events_before.append(events)
            events += event_counts[seq]
            self.result = results[seq]

    @property
    def moves(self) -> int:
        """Return the number of choices that can be shown."""
        return max(0, len(self._events_before) - 1)

    @property
    def hidden_choice_count(self) -> int:
        """Return the number of choices after the last one that can be shown."""
        return len(self.path) - 1 - self.moves

    @property
    def over(self) -> bool:
        """Whether the match had ended."""
        return self.result is not None

    def info(self) -> MatchInfo:
        """Return what everybody at the table may know about the match."""
        return match_info(self.header, self.sitting, over=self.over, present=(), read_only=True)

    def frames(self, seat: int | None, start: int, count: int) -> tuple[ReplayFrame, ...]:
        """Return the table after choices `start`, `start + 1`..., as a seat saw it."""
        end = min(start + count, len(self._events_before))
        wanted = {self.path[n]: n for n in range(max(0, start - LOOK_BACK_CHOICES), end)}
        index = view_index(seat)
        found: list[ReplayFrame] = []
        for segment in self.segments:
            if not any(segment.first <= seq <= segment.last for seq in wanted):
                continue
            for frame in read_segment(segment, index):
                if frame.seq in wanted:
                    recorded, n = frame.recorded_views[index], wanted[frame.seq]
                    view = recorded.view or {}
                    found.append(
                        ReplayFrame(
                            n,
                            self._events_before[n],
                            recorded.events,
                            frame.deciders,
                            view,
                            recorded.pictures,
                        )
                    )
        return self._with_log_lines(found, seat)[max(0, start - found[0].n) if found else 0 :]

    def _with_log_lines(self, frames: Sequence[ReplayFrame], seat: int | None) -> tuple[ReplayFrame, ...]:
        """Return successive frames with the log lines of their events."""
        all_events = [event for frame in frames for event in frame.events]
        events = iter(with_log_lines(game(self.header.game), all_events, seat))
        return tuple(
            msgspec.structs.replace(frame, events=tuple(islice(events, len(frame.events))))
            for frame in frames
        )


def standing_entries(stored: Sequence[Entry]) -> list[int]:
    """Return the numbers of the entries that were not undone, starting with 0 for the start."""
    path = [0]
    for entry in stored:
        if entry.undone:
            del path[max(1, len(path) - entry.undone) :]
        else:
            path.append(entry.seq)
    return path


class ReadOnlyMatchError(ProblemError):
    """A match that cannot continue on this server; `match` holds what can be replayed."""

    def __init__(self, kept: ReadOnlyMatch, code: str, **args: str | int) -> None:
        super().__init__(code, status=409, rules=(), **args)
        self.match = kept

    def copy(self) -> ReadOnlyMatchError:
        """Return a copy of this error to raise: one raised twice would keep both tracebacks in memory."""
        return ReadOnlyMatchError(self.match, self.code, **self.text_args)
