"""Recorded public views: a match can be replayed after its rules changed.

Choices can be interpreted only by the rules version they were made with. So the server also stores what the
spectators and each seat saw: the events and the view, with names instead of numbers. A recording shows whether newer
rules lead to the same states, and it can be replayed even if they do not.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, cast

import msgspec

from horda.engine.state import State
from horda.server.match.animation_frames import BoardFrameCache
from horda.server.match.rebuild import first_state, state_after
from horda.server.protocol.match_records import BoardFrames, Change, EventRecord, ResultRecord
from horda.server.protocol.projection import (
    View,
    changes_between,
    common_event_count,
    result_of,
    view_of,
    visible_events,
)
from horda.server.store import Entry, Header, RecordingSegment

MAX_FRAMES_PER_SEGMENT = 100
"""Most frames in a stored segment."""
Checkpoint = tuple[int, State]
"""The number of an entry and the state after it."""


class RecordedView(msgspec.Struct, array_like=True):
    """What one viewer saw: the events, and the view, either whole or as changes of the previous one."""

    events: tuple[EventRecord, ...]
    view: View | None
    changes: tuple[Change, ...] | None = None
    pictures: BoardFrames | None = None
    """The board frames since the previous view; None after an undo and in recordings of older versions."""


class RecordedFrame(msgspec.Struct, array_like=True):
    """The table after an entry: the number of choices, the deciding seats, and what each viewer saw."""

    seq: int
    moves: int
    deciders: tuple[int, ...]
    result: ResultRecord | None
    recorded_views: tuple[RecordedView, ...]
    """What each viewer saw: first the spectators, then each seat."""


FRAMES_DECODER = msgspec.json.Decoder(tuple[RecordedFrame, ...])
RAW_FRAMES_DECODER = msgspec.json.Decoder(tuple[msgspec.Raw, ...])
"""Decodes the frames of a segment without parsing each frame."""


def view_index(seat: int | None) -> int:
    """Return the index of a viewer among the recorded views."""
    return 0 if seat is None else seat + 1


def record_frame(
    state: State, seq: int, since: int, *, between: BoardFrameCache | None = None, views: Sequence[View] = ()
) -> RecordedFrame:
    """Return a frame of the current state, with the events from number `since` on.

    After a choice, `between` has the board frames of its events and `views` all views before it.
    """
    recorded_views = tuple(
        RecordedView(
            visible_events(state, seat, since),
            view_of(state, seat),
            pictures=None if between is None else between.frames_for(views[number], seat),
        )
        for number, seat in enumerate(viewers_of(state))
    )
    return RecordedFrame(seq, len(state.moves), tuple(state.deciders), result_of(state), recorded_views)


def viewers_of(state: State) -> tuple[int | None, ...]:
    """Return the viewers of a state's recorded views, in their order."""
    return (None, *range(state.seats))


def record_frames(
    header: Header, base: Checkpoint | None, stored: Sequence[Entry]
) -> Iterator[tuple[RecordedFrame, State]]:
    """Yield the frame and state after each entry that follows `base`, or from the beginning if `base` is None."""
    if base is None:
        state = first_state(header)
        frame = record_frame(state, 0, 0)
        yield frame, state
        views = _views_in(frame)
    else:
        state = base[1]
        views = [view_of(state, seat) for seat in viewers_of(state)]
    for entry in stored:
        positions: list[State] = []
        new = state_after(state, entry, positions)
        since = common_event_count(state, new) if entry.undone else len(state.log)
        between = None if entry.undone else BoardFrameCache(positions)
        frame = record_frame(new, entry.seq, since, between=between, views=views)
        yield frame, new
        state, views = new, _views_in(frame)


def _views_in(frame: RecordedFrame) -> list[View]:
    return [cast("View", recorded.view) for recorded in frame.recorded_views]


def first_segment(state: State) -> RecordingSegment:
    """Return the recording of a match that has just begun."""
    return pack_segment([record_frame(state, 0, 0)])


def record_segments(
    header: Header,
    base: Checkpoint | None,
    stored: Sequence[Entry],
    *,
    after_seq: int,
    onto: RecordingSegment | None = None,
) -> tuple[list[RecordingSegment], Checkpoint]:
    """Return the segments of all entries after `after_seq`, and the last state.

    `stored` are the entries that follow `base`. `onto` is the segment that ends with `after_seq`; it is extended
    while it has room.
    """
    last = base
    before: list[View] = []
    """All views after the entry `after_seq`."""
    if base is not None and base[0] == after_seq:
        before = [view_of(base[1], seat) for seat in viewers_of(base[1])]

    def new_frames() -> Iterator[RecordedFrame]:
        nonlocal last
        for frame, state in record_frames(header, base, stored):
            last = (frame.seq, state)
            if frame.seq > after_seq:
                yield frame
            elif frame.seq == after_seq:
                before[:] = _views_in(frame)

    frames = new_frames()
    segments = _extend_segment(onto, frames, before)
    segments += split_segments(frames)
    assert last is not None
    return segments, last


def split_segments(frames: Iterable[RecordedFrame]) -> Iterator[RecordingSegment]:
    """Yield segments of up to `MAX_FRAMES_PER_SEGMENT` frames."""
    waiting = iter(frames)
    while piece := list(islice(waiting, MAX_FRAMES_PER_SEGMENT)):
        yield pack_segment(piece)


def pack_segment(frames: Sequence[RecordedFrame]) -> RecordingSegment:
    """Return a segment as it is stored: the first view whole, the others as changes."""
    written = _frames_as_changes(frames, [None] * len(frames[0].recorded_views))
    return RecordingSegment(frames[0].seq, frames[-1].seq, _compress(written))


def _extend_segment(
    segment: RecordingSegment | None, frames: Iterator[RecordedFrame], before: Sequence[View]
) -> list[RecordingSegment]:
    """Return a segment with as many more frames as it has room for; nothing if it is full or damaged.

    `before` is set to all views at the end of the segment once the first frame is added.
    """
    room = 0 if segment is None else MAX_FRAMES_PER_SEGMENT - (segment.last - segment.first + 1)
    if segment is None or room <= 0:
        return []
    try:
        stored_frames = RAW_FRAMES_DECODER.decode(zlib.decompress(segment.frames))
    except (zlib.error, msgspec.DecodeError):
        return []
    more = list(islice(frames, room))
    if not more:
        return []
    return [
        RecordingSegment(
            segment.first, more[-1].seq, _compress([*stored_frames, *_frames_as_changes(more, before)])
        )
    ]


def _frames_as_changes(frames: Sequence[RecordedFrame], before: Sequence[View | None]) -> list[RecordedFrame]:
    """Return frames with each view as changes of the previous view, if that is known."""
    written: list[RecordedFrame] = []
    for frame in frames:
        recorded_views = tuple(
            _view_as_changes(recorded, old)
            for recorded, old in zip(frame.recorded_views, before, strict=True)
        )
        before = [recorded.view for recorded in frame.recorded_views]
        written.append(msgspec.structs.replace(frame, recorded_views=recorded_views))
    return written


def _compress(frames: Sequence[RecordedFrame | msgspec.Raw]) -> bytes:
    return zlib.compress(msgspec.json.encode(frames), 6)


def _view_as_changes(recorded: RecordedView, before: View | None) -> RecordedView:
    changes = None if before is None or recorded.view is None else changes_between(before, recorded.view)
    return recorded if changes is None else RecordedView(recorded.events, None, changes, recorded.pictures)


def read_segment(segment: RecordingSegment, viewer: int | None = None) -> Iterator[RecordedFrame]:
    """Yield the frames of a segment with whole views, or with only one viewer's view rebuilt.

    Raise `BadSegment` if the segment cannot be read.
    """
    try:
        frames = FRAMES_DECODER.decode(zlib.decompress(segment.frames))
        views: list[Any] = [None] * len(frames[0].recorded_views)
        for frame in frames:
            recorded_views = list(frame.recorded_views)
            for number in range(len(recorded_views)) if viewer is None else (viewer,):
                recorded = recorded_views[number]
                views[number] = _rebuild_view(recorded, views[number])
                recorded_views[number] = RecordedView(
                    recorded.events, views[number], pictures=recorded.pictures
                )
            yield msgspec.structs.replace(frame, recorded_views=tuple(recorded_views))
    except (zlib.error, msgspec.DecodeError, LookupError, TypeError) as error:
        raise BadSegment(f"{segment.first}-{segment.last}") from error


class BadSegment(ValueError):
    """A stored segment is damaged."""


def _rebuild_view(recorded: RecordedView, before: Any) -> View:
    """Return a view from the previous one and its changes; the previous one is not changed."""
    if recorded.changes is None:
        return cast("View", recorded.view)
    view = before
    for change in recorded.changes:
        view = _apply_change(view, change.at, change)
    return cast("View", view)


def _apply_change(value: Any, at: tuple[str | int, ...], change: Change) -> Any:
    if not at:
        return change.put
    copy = dict(value) if isinstance(value, dict) else list(value)
    if len(at) == 1 and change.drop:
        del copy[at[0]]  # type: ignore[arg-type]  # a key of the mapping or a place of the list
    elif len(at) == 1 and isinstance(copy, dict):
        copy[at[0]] = change.put
    else:
        copy[at[0]] = _apply_change(copy[at[0]], at[1:], change)  # type: ignore[index]
    return copy


def is_compatible(then: Any, now: Any) -> bool:
    """Whether two recorded values agree in all keys that both have."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(is_compatible(then[key], now[key]) for key in then.keys() & now.keys())
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(map(is_compatible, then, now))
    return bool(then == now)


def is_same_frame(then: RecordedFrame, now: RecordedFrame) -> bool:
    """Whether two rules versions produced the same frame after an entry."""
    return is_compatible(_as_json(then), _as_json(now))


def _as_json(frame: RecordedFrame) -> Any:
    """Return a frame as it would be read back from JSON."""
    about = [frame.moves, frame.deciders, frame.result]
    recorded_views = [[recorded.events, recorded.view] for recorded in frame.recorded_views]
    return msgspec.json.decode(msgspec.json.encode([about, recorded_views]))
