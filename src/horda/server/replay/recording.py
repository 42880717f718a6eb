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
from horda.server.match.animation_frames import BoardsBetween
from horda.server.match.rebuild import after, first_state
from horda.server.protocol.match_records import Change, EventRecord, Pictures, ResultRecord
from horda.server.protocol.projection import (
    View,
    changes_between,
    events_seen,
    result_of,
    shared_events,
    view_of,
)
from horda.server.store import Entry, Header, RecordingSegment

FRAMES_A_REEL = 100
Base = tuple[int, State]
"""The number of an entry and the state after it."""


class FilmScene(msgspec.Struct, array_like=True):
    """What one viewer saw: what happened, and the table, whole or as changes of the last."""

    events: tuple[EventRecord, ...]
    view: View | None
    changes: tuple[Change, ...] | None = None
    pictures: Pictures | None = None
    """The board on the way from the scene before; none where it went back, and in films of other versions."""


class Shot(msgspec.Struct, array_like=True):
    """The table after an entry: how many decisions had been made, who was asked, and what each viewer saw."""

    seq: int
    moves: int
    deciders: tuple[int, ...]
    result: ResultRecord | None
    scenes: tuple[FilmScene, ...]
    """The spectators' first, then each seat's."""


SHOTS = msgspec.json.Decoder(tuple[Shot, ...])
FRAMES = msgspec.json.Decoder(tuple[msgspec.Raw, ...])
"""The shots of a reel, each as it was written."""


def scene_of(seat: int | None) -> int:
    """The place of a viewer among the scenes."""
    return 0 if seat is None else seat + 1


def shot_of(
    state: State, seq: int, since: int, *, between: BoardsBetween | None = None, views: Sequence[View] = ()
) -> Shot:
    """The table as it is, with what happened from event `since` on.

    Where a decision led there, `between` has the boards on the way; `views` are what everybody saw before it.
    """
    scenes = tuple(
        FilmScene(
            events_seen(state, seat, since),
            view_of(state, seat),
            pictures=None if between is None else between.pictures(views[number], seat),
        )
        for number, seat in enumerate(viewers_of(state))
    )
    return Shot(seq, len(state.moves), tuple(state.deciders), result_of(state), scenes)


def viewers_of(state: State) -> tuple[int | None, ...]:
    """Whose scenes a shot has, in their order."""
    return (None, *range(state.seats))


def shots_of(header: Header, base: Base | None, stored: Sequence[Entry]) -> Iterator[tuple[Shot, State]]:
    """The table after each of the entries that follow `base`; from the beginning on where there is none."""
    if base is None:
        state = first_state(header)
        shot = shot_of(state, 0, 0)
        yield shot, state
        views = _views_in(shot)
    else:
        state = base[1]
        views = [view_of(state, seat) for seat in viewers_of(state)]
    for entry in stored:
        positions: list[State] = []
        new = after(state, entry, positions)
        since = shared_events(state, new) if entry.undone else len(state.log)
        between = None if entry.undone else BoardsBetween(positions)
        shot = shot_of(new, entry.seq, since, between=between, views=views)
        yield shot, new
        state, views = new, _views_in(shot)


def _views_in(shot: Shot) -> list[View]:
    return [cast("View", scene.view) for scene in shot.scenes]


def first_reel(state: State) -> RecordingSegment:
    """How the table looked as the match began."""
    return packed([shot_of(state, 0, 0)])


def filmed(
    header: Header,
    base: Base | None,
    stored: Sequence[Entry],
    *,
    after_seq: int,
    onto: RecordingSegment | None = None,
) -> tuple[list[RecordingSegment], Base]:
    """The reels of all entries after a number, and the last state; `stored` are those that follow `base`.

    `onto` is the reel that ends with that number: while it has room, it is made longer.
    """
    last = base
    before: list[View] = []
    """What everybody saw after that number."""
    if base is not None and base[0] == after_seq:
        before = [view_of(base[1], seat) for seat in viewers_of(base[1])]

    def wanted() -> Iterator[Shot]:
        nonlocal last
        for shot, state in shots_of(header, base, stored):
            last = (shot.seq, state)
            if shot.seq > after_seq:
                yield shot
            elif shot.seq == after_seq:
                before[:] = _views_in(shot)

    shots = wanted()
    reels = _extended(onto, shots, before)
    reels += reels_of(shots)
    assert last is not None
    return reels, last


def reels_of(shots: Iterable[Shot]) -> Iterator[RecordingSegment]:
    """Shots in pieces that are packed and read at once."""
    waiting = iter(shots)
    while piece := list(islice(waiting, FRAMES_A_REEL)):
        yield packed(piece)


def packed(shots: Sequence[Shot]) -> RecordingSegment:
    """Shots as they are stored: the first whole, the others as what changed."""
    written = _shortened(shots, [None] * len(shots[0].scenes))
    return RecordingSegment(shots[0].seq, shots[-1].seq, _compressed(written))


def _extended(
    reel: RecordingSegment | None, shots: Iterator[Shot], before: Sequence[View]
) -> list[RecordingSegment]:
    """Return a reel with as many more shots as it has room for; no reel where it is full or damaged.

    `before` is what everybody saw at its end, known once the first shot is taken.
    """
    room = 0 if reel is None else FRAMES_A_REEL - (reel.last - reel.first + 1)
    if reel is None or room <= 0:
        return []
    try:
        frames = FRAMES.decode(zlib.decompress(reel.frames))
    except (zlib.error, msgspec.DecodeError):
        return []
    more = list(islice(shots, room))
    if not more:
        return []
    return [RecordingSegment(reel.first, more[-1].seq, _compressed([*frames, *_shortened(more, before)]))]


def _shortened(shots: Sequence[Shot], before: Sequence[View | None]) -> list[Shot]:
    """Return shots with each view as what changed since the one before, if that is known."""
    written: list[Shot] = []
    for shot in shots:
        scenes = tuple(_shorter(scene, old) for scene, old in zip(shot.scenes, before, strict=True))
        before = [scene.view for scene in shot.scenes]
        written.append(msgspec.structs.replace(shot, scenes=scenes))
    return written


def _compressed(frames: Sequence[Shot | msgspec.Raw]) -> bytes:
    return zlib.compress(msgspec.json.encode(frames), 6)


def _shorter(scene: FilmScene, before: View | None) -> FilmScene:
    changes = None if before is None or scene.view is None else changes_between(before, scene.view)
    return scene if changes is None else FilmScene(scene.events, None, changes, scene.pictures)


def shots_in(reel: RecordingSegment, viewer: int | None = None) -> Iterator[Shot]:
    """The shots of a reel, every view whole again (of one viewer alone where one is named).

    `BadReel` when it cannot be read.
    """
    try:
        shots = SHOTS.decode(zlib.decompress(reel.frames))
        views: list[Any] = [None] * len(shots[0].scenes)
        for shot in shots:
            scenes = list(shot.scenes)
            for number in range(len(scenes)) if viewer is None else (viewer,):
                scene = scenes[number]
                views[number] = _whole(scene, views[number])
                scenes[number] = FilmScene(scene.events, views[number], pictures=scene.pictures)
            yield msgspec.structs.replace(shot, scenes=tuple(scenes))
    except (zlib.error, msgspec.DecodeError, LookupError, TypeError) as problem:
        raise BadReel(f"{reel.first}-{reel.last}") from problem


class BadReel(ValueError):
    """A piece of a film that was damaged."""


def _whole(scene: FilmScene, before: Any) -> View:
    """A view from the one before and what changed; the one before stays as it was."""
    if scene.changes is None:
        return cast("View", scene.view)
    view = before
    for change in scene.changes:
        view = _changed(view, change.at, change)
    return cast("View", view)


def _changed(value: Any, at: tuple[str | int, ...], change: Change) -> Any:
    if not at:
        return change.put
    copy = dict(value) if isinstance(value, dict) else list(value)
    if len(at) == 1 and change.drop:
        del copy[at[0]]  # type: ignore[arg-type]  # a key of the mapping or a place of the list
    elif len(at) == 1 and isinstance(copy, dict):
        copy[at[0]] = change.put
    else:
        copy[at[0]] = _changed(copy[at[0]], at[1:], change)  # type: ignore[index]
    return copy


def agrees(then: Any, now: Any) -> bool:
    """Whether two things that were shown are the same in all that both of them say."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(agrees(then[key], now[key]) for key in then.keys() & now.keys())
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(map(agrees, then, now))
    return bool(then == now)


def same_shot(then: Shot, now: Shot) -> bool:
    """Whether rules of another version show what was shown."""
    return agrees(_plain(then), _plain(now))


def _plain(shot: Shot) -> Any:
    """A shot as names, numbers and lists, the way a film gives it back."""
    about = [shot.moves, shot.deciders, shot.result]
    scenes = [[scene.events, scene.view] for scene in shot.scenes]
    return msgspec.json.decode(msgspec.json.encode([about, scenes]))
