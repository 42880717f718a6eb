"""Loading a match from its snapshot or by replaying its entries, also under newer rules."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from horda.engine.saves.replay_check import events_of_save, events_of_state, has_same_events, matches_save
from horda.engine.saves.save import BadSave, parse_save
from horda.engine.saves.save_format import IMPOSSIBLE_MATCH_ERRORS
from horda.engine.state import State
from horda.games import UnknownGame, game
from horda.server.http.errors import ProblemError
from horda.server.match.rebuild import choice_in, first_state, replay_entries, restore_snapshot
from horda.server.ops.json_logging import error_location
from horda.server.ops.metrics import METRICS
from horda.server.replay.read_only_matches import ReadOnlyMatch, ReadOnlyMatchError, standing_entries
from horda.server.replay.recording import (
    BadSegment,
    Checkpoint,
    RecordedFrame,
    is_same_frame,
    read_segment,
    record_frame,
    record_frames,
    split_segments,
)
from horda.server.store import Entry, Header, RecordingSegment, Snapshot, Store
from horda.server.store.rows import Sitting

log = logging.getLogger("horda.server")


class LoadedMatch(NamedTuple):
    """A match as loaded from the store."""

    header: Header
    sitting: Sitting
    revision: int
    state: State
    seq: int
    take_backs: list[Entry]
    snapshot_at: int
    """The number of the last entry that the stored snapshot includes."""
    recorded_to: int
    base: Checkpoint | None
    needs_snapshot: bool
    """Whether the stored snapshot is damaged and must be replaced."""


async def load_match(store: Store, match: str) -> LoadedMatch:
    """Load a match; raise `ReadOnlyMatchError` if it can only be replayed."""
    try:
        found = await store.header(match)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise ProblemError("unreadable-match", status=409) from error
    if found is None:
        raise ProblemError("no-such-match", status=404)
    header, sitting, revision = found
    now = _current_rules(header)
    if header.rules != now:
        carried = await _load_with_newer_rules(store, header, sitting, now)
        return carried._replace(revision=revision)
    snapshot = await _read_snapshot(store, match)
    recorded_to = await store.last_recorded_entry(match)
    if isinstance(snapshot, Snapshot):
        try:
            return await _load_from_snapshot(store, found, snapshot, recorded_to)
        except BadSnapshot as error:
            _log_bad_snapshot(match, error)
    stored = await store.entries(match)
    state = await asyncio.to_thread(_replay_or_none, header, stored)
    if state is None:
        raise await _read_only_error(store, header, sitting, "unreadable-match")
    seq = stored[-1].seq if stored else 0
    back = [one for one in stored if one.undone]
    return LoadedMatch(
        header, sitting, revision, state, seq, back, 0, recorded_to, None, needs_snapshot=snapshot is not None
    )


class BadSnapshot(ValueError):
    """The snapshot does not fit its match."""


async def _read_snapshot(store: Store, match: str) -> Snapshot | BadSnapshot | None:
    """Return the stored snapshot, None if there is none, or `BadSnapshot` if it cannot be read."""
    try:
        return await store.snapshot(match)
    except BadSave as error:
        _log_bad_snapshot(match, error)
        return BadSnapshot()


def _log_bad_snapshot(match: str, error: Exception) -> None:
    METRICS.increment("horda_snapshots_damaged_total")
    about = error_location(error.__cause__ or error)
    log.warning(
        "a snapshot is damaged; the match is opened from its entries", extra={"match": match, **about}
    )


async def _load_from_snapshot(
    store: Store, found: tuple[Header, Sitting, int], snapshot: Snapshot, recorded_to: int
) -> LoadedMatch:
    header, sitting, revision = found
    stored = await store.entries(header.id, snapshot.seq)
    try:
        both = await asyncio.to_thread(restore_snapshot, header, snapshot, stored)
    except IMPOSSIBLE_MATCH_ERRORS as error:
        raise BadSnapshot from error
    if both is None:
        # An undo leads to before the snapshot, which is valid but of no use then.
        stored = await store.entries(header.id)
        state = await asyncio.to_thread(_replay_or_none, header, stored)
        if state is None:
            raise await _read_only_error(store, header, sitting, "unreadable-match")
        earlier, base = [], None
    else:
        first, state = both
        earlier = await store.undo_entries(header.id, snapshot.seq)
        base = (snapshot.seq, first) if recorded_to == snapshot.seq else None
    seq = stored[-1].seq if stored else snapshot.seq
    back = [*earlier, *(one for one in stored if one.undone)]
    return LoadedMatch(
        header, sitting, revision, state, seq, back, snapshot.seq, recorded_to, base, needs_snapshot=False
    )


def _replay_or_none(header: Header, stored: Sequence[Entry]) -> State | None:
    """Return the match replayed from its entries; None if an entry is unreadable or not allowed."""
    try:
        return replay_entries(header, stored)
    except (*IMPOSSIBLE_MATCH_ERRORS, msgspec.MsgspecError):
        return None


# --- other rules versions ------------------------------------------------------------------------


def _current_rules(header: Header) -> int:
    """Return the rules version that this server plays; 0 if it does not know the game."""
    try:
        return game(header.game).version
    except UnknownGame:
        return 0


async def _load_with_newer_rules(store: Store, header: Header, sitting: Sitting, now: int) -> LoadedMatch:
    """Load a match of older rules if it replays identically under the current ones, and store their version."""
    match = header.id
    if header.rules > now:
        raise await _read_only_error(store, header, sitting, "other-rules", then=header.rules, now=now)
    stored, segments = await store.entries(match), await store.recording_segments(match)
    snapshot = await _read_snapshot(store, match)
    intact = snapshot if isinstance(snapshot, Snapshot) else None
    new = msgspec.structs.replace(header, rules=now)
    state = await asyncio.to_thread(replay_with_current_rules, new, stored, segments, intact)
    if state is None:
        raise await _read_only_error(store, header, sitting, "other-rules", then=header.rules, now=now)
    await store.set_rules_version(match, header.rules, now)
    METRICS.increment("horda_matches_carried_over_total")
    log.info("a match goes on by later rules", extra={"match": match, "then": header.rules, "now": now})
    seq = stored[-1].seq if stored else 0
    recorded_to = segments[-1].last if segments else -1
    back = [one for one in stored if one.undone]
    return LoadedMatch(
        new, sitting, 0, state, seq, back, 0, recorded_to, None, needs_snapshot=snapshot is not None
    )


def replay_with_current_rules(
    header: Header, stored: Sequence[Entry], segments: Sequence[RecordingSegment], snapshot: Snapshot | None
) -> State | None:
    """Return the match replayed by the current rules; None if a choice is illegal or the recording differs.
    Matches without a recording are compared with their snapshot instead.
    """
    shown = (frame for segment in segments for frame in read_segment(segment))
    try:
        recorded = next(shown, None)
        state = None
        for frame, state in record_frames(header, None, stored):
            if recorded is not None and recorded.seq == frame.seq:
                if not is_same_frame(recorded, frame):
                    return None
                recorded = next(shown, None)
            if not segments and snapshot is not None and snapshot.seq == frame.seq:
                save = parse_save(snapshot.save)
                if not matches_save(state, save):
                    return None
    except (*IMPOSSIBLE_MATCH_ERRORS, BadSegment, msgspec.MsgspecError, ProblemError):
        return None
    return state


async def _read_only_error(
    store: Store, header: Header, sitting: Sitting, code: str, **args: str | int
) -> ReadOnlyMatchError:
    METRICS.increment("horda_matches_retired_total")
    log.warning("a match can only be watched again", extra={"match": header.id, "why": code, **args})
    stored, segments = await store.entries(header.id), await store.recording_segments(header.id)
    now = _current_rules(header)
    if not segments and header.rules < now:
        snapshot = await _read_snapshot(store, header.id)
        if isinstance(snapshot, Snapshot):
            new = msgspec.structs.replace(header, rules=now)
            segments = await asyncio.to_thread(record_afterwards, new, stored, snapshot)
    return ReadOnlyMatchError(ReadOnlyMatch(header, sitting, stored, segments), code, **args)


def record_afterwards(header: Header, stored: Sequence[Entry], snapshot: Snapshot) -> list[RecordingSegment]:
    """Return a recording of a match from before recordings existed, made with the current rules.

    The recording ends before the first choice whose events differ from the log in the snapshot.
    """
    return list(split_segments(_matching_frames(header, stored, snapshot)))


def _matching_frames(header: Header, stored: Sequence[Entry], snapshot: Snapshot) -> Iterator[RecordedFrame]:
    standing = set(standing_entries(stored))
    try:
        save = parse_save(snapshot.save)
        if save.faces:  # written since recordings exist: this match had one and lost it
            return
        logged = events_of_save(save)
        state, since = first_state(header), 0
        entries = [one for one in stored if one.seq in standing and one.seq <= snapshot.seq]
        for entry in (None, *entries):
            if entry is not None:
                since = len(state.log)
                state.apply(choice_in(entry))
            if not has_same_events(logged[since : len(state.log)], events_of_state(state, since)):
                return
            yield record_frame(state, entry.seq if entry else 0, since)
    except (*IMPOSSIBLE_MATCH_ERRORS, msgspec.MsgspecError, ProblemError):
        return
