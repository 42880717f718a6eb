"""A match out of the store: from its snapshot, from its entries, or, by later rules, from its choices."""

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
from horda.server.match.rebuild import choice_in, first_state, folded, resumed
from horda.server.ops.json_logging import where_it_broke
from horda.server.ops.metrics import METRICS
from horda.server.replay.read_only_matches import Retired, RetiredFilm, path_of
from horda.server.replay.recording import (
    BadReel,
    Base,
    Shot,
    reels_of,
    same_shot,
    shot_of,
    shots_in,
    shots_of,
)
from horda.server.store import Entry, Header, Reel, Snapshot, Store
from horda.server.store.rows import Sitting

log = logging.getLogger("horda.server")


class Opened(NamedTuple):
    """A match as it was read."""

    header: Header
    sitting: Sitting
    revision: int
    state: State
    seq: int
    take_backs: list[Entry]
    snapshot_at: int
    """The entry of the snapshot that is stored; below `seq` by as much as is to be written anew."""
    filmed: int
    base: Base | None
    mended: bool
    """Whether a good snapshot has to be written."""


async def read_match(store: Store, match: str) -> Opened:
    """A match from the store; `Retired` when it can only be watched again."""
    try:
        found = await store.header(match)
    except (msgspec.MsgspecError, UnicodeError) as problem:
        raise ProblemError("unreadable-match", status=409) from problem
    if found is None:
        raise ProblemError("no-such-match", status=404)
    header, sitting, revision = found
    now = _rules_now(header)
    if header.rules != now:
        carried = await _carried_over(store, header, sitting, now)
        return carried._replace(revision=revision)
    snapshot = await _snapshot(store, match)
    filmed = await store.film_end(match)
    if isinstance(snapshot, Snapshot):
        try:
            return await _from_snapshot(store, found, snapshot, filmed)
        except NotSo as problem:
            _note(match, problem)
    stored = await store.entries(match)
    state = await asyncio.to_thread(_folded, header, stored)
    if state is None:
        raise await _retired(store, header, sitting, "unreadable-match")
    seq = stored[-1].seq if stored else 0
    back = [one for one in stored if one.undone]
    return Opened(header, sitting, revision, state, seq, back, 0, filmed, None, mended=snapshot is not None)


class NotSo(ValueError):
    """A snapshot that does not fit its match."""


async def _snapshot(store: Store, match: str) -> Snapshot | NotSo | None:
    """The snapshot; `NotSo` where there is one that cannot be read."""
    try:
        return await store.snapshot(match)
    except BadSave as problem:
        _note(match, problem)
        return NotSo()


def _note(match: str, problem: Exception) -> None:
    METRICS.add("horda_snapshots_damaged_total")
    about = where_it_broke(problem.__cause__ or problem)
    log.warning(
        "a snapshot is damaged; the match is opened from its entries", extra={"match": match, **about}
    )


async def _from_snapshot(
    store: Store, found: tuple[Header, Sitting, int], snapshot: Snapshot, filmed: int
) -> Opened:
    header, sitting, revision = found
    stored = await store.entries(header.id, snapshot.seq)
    try:
        both = await asyncio.to_thread(resumed, header, snapshot, stored)
    except IMPOSSIBLE_MATCH_ERRORS as problem:
        raise NotSo from problem
    if both is None:
        # What was taken back leads to before the snapshot: it is whole, but of no use.
        stored = await store.entries(header.id)
        state = await asyncio.to_thread(_folded, header, stored)
        if state is None:
            raise await _retired(store, header, sitting, "unreadable-match")
        earlier, base = [], None
    else:
        first, state = both
        earlier = await store.take_backs(header.id, snapshot.seq)
        base = (snapshot.seq, first) if filmed == snapshot.seq else None
    seq = stored[-1].seq if stored else snapshot.seq
    back = [*earlier, *(one for one in stored if one.undone)]
    return Opened(header, sitting, revision, state, seq, back, snapshot.seq, filmed, base, mended=False)


def _folded(header: Header, stored: Sequence[Entry]) -> State | None:
    """The match from its entries; None where one of them cannot be read or is not allowed."""
    try:
        return folded(header, stored)
    except (*IMPOSSIBLE_MATCH_ERRORS, msgspec.MsgspecError):
        return None


# --- other rules ---------------------------------------------------------------------------------


def _rules_now(header: Header) -> int:
    """The version of the rules that is played here; 0 where the game is not known."""
    try:
        return game(header.game).version
    except UnknownGame:
        return 0


async def _carried_over(store: Store, header: Header, sitting: Sitting, now: int) -> Opened:
    """A match of older rules goes on, marked with the present version, if by that it goes the same way."""
    match = header.id
    if header.rules > now:
        raise await _retired(store, header, sitting, "other-rules", then=header.rules, now=now)
    stored, reels = await store.entries(match), await store.film(match)
    snapshot = await _snapshot(store, match)
    told = snapshot if isinstance(snapshot, Snapshot) else None
    new = msgspec.structs.replace(header, rules=now)
    state = await asyncio.to_thread(goes_on, new, stored, reels, told)
    if state is None:
        raise await _retired(store, header, sitting, "other-rules", then=header.rules, now=now)
    await store.carry_over(match, header.rules, now)
    METRICS.add("horda_matches_carried_over_total")
    log.info("a match goes on by later rules", extra={"match": match, "then": header.rules, "now": now})
    seq = stored[-1].seq if stored else 0
    filmed = reels[-1].last if reels else -1
    back = [one for one in stored if one.undone]
    return Opened(new, sitting, 0, state, seq, back, 0, filmed, None, mended=snapshot is not None)


def goes_on(
    header: Header, stored: Sequence[Entry], reels: Sequence[Reel], snapshot: Snapshot | None
) -> State | None:
    """The match by the present rules; None unless every choice is allowed and shows what was shown.

    Where nothing was filmed (a match from before there were films) its snapshot is the only witness.
    """
    shown = (shot for reel in reels for shot in shots_in(reel))
    try:
        then = next(shown, None)
        state = None
        for shot, state in shots_of(header, None, stored):
            if then is not None and then.seq == shot.seq:
                if not same_shot(then, shot):
                    return None
                then = next(shown, None)
            if not reels and snapshot is not None and snapshot.seq == shot.seq:
                told = parse_save(snapshot.save)
                if not matches_save(state, told):
                    return None
    except (*IMPOSSIBLE_MATCH_ERRORS, BadReel, msgspec.MsgspecError, ProblemError):
        return None
    return state


async def _retired(store: Store, header: Header, sitting: Sitting, code: str, **args: str | int) -> Retired:
    METRICS.add("horda_matches_retired_total")
    log.warning("a match can only be watched again", extra={"match": header.id, "why": code, **args})
    stored, reels = await store.entries(header.id), await store.film(header.id)
    now = _rules_now(header)
    if not reels and header.rules < now:
        snapshot = await _snapshot(store, header.id)
        if isinstance(snapshot, Snapshot):
            new = msgspec.structs.replace(header, rules=now)
            reels = await asyncio.to_thread(filmed_later, new, stored, snapshot)
    return Retired(RetiredFilm(header, sitting, stored, reels), code, **args)


def filmed_later(header: Header, stored: Sequence[Entry], snapshot: Snapshot) -> list[Reel]:
    """A film of a match from before there were films, made by the present rules as far as they tell the same.

    What was told then is the witness: with the first decision that is told otherwise, the film ends.
    """
    return list(reels_of(_shown_the_same(header, stored, snapshot)))


def _shown_the_same(header: Header, stored: Sequence[Entry], snapshot: Snapshot) -> Iterator[Shot]:
    standing = set(path_of(stored))
    try:
        save = parse_save(snapshot.save)
        if save.faces:  # written since there are films: this match had one, and lost it
            return
        told = events_of_save(save)
        state, since = first_state(header), 0
        entries = [one for one in stored if one.seq in standing and one.seq <= snapshot.seq]
        for entry in (None, *entries):
            if entry is not None:
                since = len(state.log)
                state.apply(choice_in(entry))
            if not has_same_events(told[since : len(state.log)], events_of_state(state, since)):
                return
            yield shot_of(state, entry.seq if entry else 0, since)
    except (*IMPOSSIBLE_MATCH_ERRORS, msgspec.MsgspecError, ProblemError):
        return
