"""The film of a match: what everybody saw after each entry, kept so that the match outlives its rules.

Choices mean something only to the rules they were made by. So beside them is kept what the spectators and
each seat saw: the events and the view, by name. It is written when a snapshot is. It tells whether later
rules lead a match to the same places, and it shows the match again where they do not.
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
from horda.server.store import Entry, Header, Reel

MAX_FRAMES_PER_SEGMENT = 100
Checkpoint = tuple[int, State]
"""The number of an entry and the state after it."""


class RecordedView(msgspec.Struct, array_like=True):
    """What one viewer saw: what happened, and the table, whole or as changes of the last."""

    events: tuple[EventRecord, ...]
    view: View | None
    changes: tuple[Change, ...] | None = None
    pictures: BoardFrames | None = None
    """The board on the way from the scene before; none where it went back, and in films of other versions."""


class RecordedFrame(msgspec.Struct, array_like=True):
    """The table after an entry: how many decisions had been made, who was asked, and what each viewer saw."""

    seq: int
    moves: int
    deciders: tuple[int, ...]
    result: ResultRecord | None
    recorded_views: tuple[RecordedView, ...]
    """The spectators' first, then each seat's."""


FRAMES_DECODER = msgspec.json.Decoder(tuple[RecordedFrame, ...])
RAW_FRAMES_DECODER = msgspec.json.Decoder(tuple[msgspec.Raw, ...])
"""The shots of a reel, each as it was written."""


def view_index(seat: int | None) -> int:
    """The place of a viewer among the scenes."""
    return 0 if seat is None else seat + 1


def record_frame(
    state: State, seq: int, since: int, *, between: BoardFrameCache | None = None, views: Sequence[View] = ()
) -> RecordedFrame:
    """The table as it is, with what happened from event `since` on.

    Where a decision led there, `between` has the boards on the way; `views` are what everybody saw before it.
    """
    scenes = tuple(
        RecordedView(
            visible_events(state, seat, since),
            view_of(state, seat),
            pictures=None if between is None else between.frames_for(views[number], seat),
        )
        for number, seat in enumerate(viewers_of(state))
    )
    return RecordedFrame(seq, len(state.moves), tuple(state.deciders), result_of(state), scenes)


def viewers_of(state: State) -> tuple[int | None, ...]:
    """Whose scenes a shot has, in their order."""
    return (None, *range(state.seats))


def record_frames(
    header: Header, base: Checkpoint | None, stored: Sequence[Entry]
) -> Iterator[tuple[RecordedFrame, State]]:
    """The table after each of the entries that follow `base`; from the beginning on where there is none."""
    if base is None:
        state = first_state(header)
        shot = record_frame(state, 0, 0)
        yield shot, state
        views = _views_in(shot)
    else:
        state = base[1]
        views = [view_of(state, seat) for seat in viewers_of(state)]
    for entry in stored:
        positions: list[State] = []
        new = state_after(state, entry, positions)
        since = common_event_count(state, new) if entry.undone else len(state.log)
        between = None if entry.undone else BoardFrameCache(positions)
        shot = record_frame(new, entry.seq, since, between=between, views=views)
        yield shot, new
        state, views = new, _views_in(shot)


def _views_in(shot: RecordedFrame) -> list[View]:
    return [cast("View", scene.view) for scene in shot.recorded_views]


def first_segment(state: State) -> Reel:
    """How the table looked as the match began."""
    return pack_segment([record_frame(state, 0, 0)])


def record_segments(
    header: Header,
    base: Checkpoint | None,
    stored: Sequence[Entry],
    *,
    after_seq: int,
    onto: Reel | None = None,
) -> tuple[list[Reel], Checkpoint]:
    """The reels of all entries after a number, and the last state; `stored` are those that follow `base`.

    `onto` is the reel that ends with that number: while it has room, it is made longer.
    """
    last = base
    before: list[View] = []
    """What everybody saw after that number."""
    if base is not None and base[0] == after_seq:
        before = [view_of(base[1], seat) for seat in viewers_of(base[1])]

    def wanted() -> Iterator[RecordedFrame]:
        nonlocal last
        for shot, state in record_frames(header, base, stored):
            last = (shot.seq, state)
            if shot.seq > after_seq:
                yield shot
            elif shot.seq == after_seq:
                before[:] = _views_in(shot)

    shots = wanted()
    reels = _extend_segment(onto, shots, before)
    reels += split_segments(shots)
    assert last is not None
    return reels, last


def split_segments(shots: Iterable[RecordedFrame]) -> Iterator[Reel]:
    """Shots in pieces that are packed and read at once."""
    waiting = iter(shots)
    while piece := list(islice(waiting, MAX_FRAMES_PER_SEGMENT)):
        yield pack_segment(piece)


def pack_segment(shots: Sequence[RecordedFrame]) -> Reel:
    """Shots as they are stored: the first whole, the others as what changed."""
    written = _frames_as_changes(shots, [None] * len(shots[0].recorded_views))
    return Reel(shots[0].seq, shots[-1].seq, _compress(written))


def _extend_segment(reel: Reel | None, shots: Iterator[RecordedFrame], before: Sequence[View]) -> list[Reel]:
    """Return a reel with as many more shots as it has room for; no reel where it is full or damaged.

    `before` is what everybody saw at its end, known once the first shot is taken.
    """
    room = 0 if reel is None else MAX_FRAMES_PER_SEGMENT - (reel.last - reel.first + 1)
    if reel is None or room <= 0:
        return []
    try:
        frames = RAW_FRAMES_DECODER.decode(zlib.decompress(reel.frames))
    except (zlib.error, msgspec.DecodeError):
        return []
    more = list(islice(shots, room))
    if not more:
        return []
    return [Reel(reel.first, more[-1].seq, _compress([*frames, *_frames_as_changes(more, before)]))]


def _frames_as_changes(shots: Sequence[RecordedFrame], before: Sequence[View | None]) -> list[RecordedFrame]:
    """Return shots with each view as what changed since the one before, if that is known."""
    written: list[RecordedFrame] = []
    for shot in shots:
        scenes = tuple(
            _view_as_changes(scene, old) for scene, old in zip(shot.recorded_views, before, strict=True)
        )
        before = [scene.view for scene in shot.recorded_views]
        written.append(msgspec.structs.replace(shot, recorded_views=scenes))
    return written


def _compress(frames: Sequence[RecordedFrame | msgspec.Raw]) -> bytes:
    return zlib.compress(msgspec.json.encode(frames), 6)


def _view_as_changes(scene: RecordedView, before: View | None) -> RecordedView:
    changes = None if before is None or scene.view is None else changes_between(before, scene.view)
    return scene if changes is None else RecordedView(scene.events, None, changes, scene.pictures)


def read_segment(reel: Reel, viewer: int | None = None) -> Iterator[RecordedFrame]:
    """The shots of a reel, every view whole again (of one viewer alone where one is named).

    `BadReel` when it cannot be read.
    """
    try:
        shots = FRAMES_DECODER.decode(zlib.decompress(reel.frames))
        views: list[Any] = [None] * len(shots[0].recorded_views)
        for shot in shots:
            scenes = list(shot.recorded_views)
            for number in range(len(scenes)) if viewer is None else (viewer,):
                scene = scenes[number]
                views[number] = _rebuild_view(scene, views[number])
                scenes[number] = RecordedView(scene.events, views[number], pictures=scene.pictures)
            yield msgspec.structs.replace(shot, recorded_views=tuple(scenes))
    except (zlib.error, msgspec.DecodeError, LookupError, TypeError) as error:
        raise BadSegment(f"{reel.first}-{reel.last}") from error


class BadSegment(ValueError):
    """A piece of a film that was damaged."""


def _rebuild_view(scene: RecordedView, before: Any) -> View:
    """A view from the one before and what changed; the one before stays as it was."""
    if scene.changes is None:
        return cast("View", scene.view)
    view = before
    for change in scene.changes:
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
    """Whether two things that were shown are the same in all that both of them say."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(is_compatible(then[key], now[key]) for key in then.keys() & now.keys())
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(map(is_compatible, then, now))
    return bool(then == now)


def is_same_frame(then: RecordedFrame, now: RecordedFrame) -> bool:
    """Whether rules of another version show what was shown."""
    return is_compatible(_as_json(then), _as_json(now))


def _as_json(shot: RecordedFrame) -> Any:
    """A shot as names, numbers and lists, the way a film gives it back."""
    about = [shot.moves, shot.deciders, shot.result]
    scenes = [[scene.events, scene.view] for scene in shot.recorded_views]
    return msgspec.json.decode(msgspec.json.encode([about, scenes]))
