"""Building a state from stored rows: the header starts the match, and every entry changes it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from horda.engine.choices import Choice
from horda.engine.game import Game
from horda.engine.saves.save import BadSave, parse_save, restore_state, start_match
from horda.engine.saves.save_format import LAST_FORMAT_BY_NUMBER
from horda.engine.state import CannotUndo, State
from horda.engine.views.imagined import read
from horda.games import UnknownGame, game
from horda.server.http.errors import ProblemError
from horda.server.protocol.projection import common_event_count
from horda.server.store import Entry, Header, Snapshot, Store


def game_of(header: Header) -> Game:
    """Return the game of a match; raise `ProblemError` if the installed rules have another version."""
    try:
        found = game(header.game)
    except UnknownGame as error:
        raise ProblemError("broken-match", status=409, detail=header.game) from error
    if found.version != header.rules:
        raise ProblemError("other-rules", status=409, then=header.rules, now=found.version)
    return found


def first_state(header: Header) -> State:
    """Return the first state of a match: after set-up, or at the position it was forked from."""
    if header.position:
        return read(game_of(header), header.position.encode())
    options: dict[str, object] = dict(header.options)
    return start_match(game_of(header), seats=header.seats, options=options, origin={"seed": header.seed})


def choice_in(entry: Entry) -> Choice:
    """Return the choice in an entry."""
    assert entry.choice is not None
    return Choice.from_json(msgspec.json.decode(entry.choice))


def entry_of(seq: int, choice: Choice) -> Entry:
    """Return the entry that stores a choice."""
    return Entry(seq, msgspec.json.encode(choice.as_json()).decode(), seat=choice.seat)


def state_after(state: State, entry: Entry, pictures: list[State] | None = None) -> State:
    """Return the state after an entry; the given state is not changed. `pictures` is passed to `State.apply`."""
    new = state.clone()
    if entry.undone:
        new.undo(consent=True, moves=entry.undone)
    else:
        new.replay(choice_in(entry), pictures)
    return new


async def undo_moves(store: Store, header: Header, state: State, undo: Entry) -> tuple[Entry, State]:
    """Return an undo entry with the number of common events, and the state after it.

    The match is replayed from its first entry if the state does not reach back far enough.
    """
    try:
        new = await asyncio.to_thread(state_after, state, undo)
    except CannotUndo:
        stored = await store.entries(header.id)
        new = await asyncio.to_thread(replay_entries, header, [*stored, undo])
    return msgspec.structs.replace(undo, kept=common_event_count(state, new)), new


def replay_entries(header: Header, stored: Sequence[Entry]) -> State:
    """Return the state of a match after all its entries."""
    state = first_state(header)
    for entry in stored:
        if entry.undone:
            state.undo(consent=True, moves=entry.undone)
        else:
            state.replay(choice_in(entry))
    return state


def restore_snapshot(
    header: Header, snapshot: Snapshot, stored: Sequence[Entry]
) -> tuple[State, State] | None:
    """Return the state at the snapshot and the one after all later entries; None if they undo past the snapshot.

    Raise `BadSave` if the snapshot is of another match, of other rules or of an older format.
    """
    save = parse_save(snapshot.save)
    seed = None if header.position else header.seed
    here = (header.game, header.rules, header.seats, header.options, seed)
    if (save.game, save.rules, save.seats, save.options, save.origin.get("seed")) != here:
        raise BadSave("the snapshot is of another match, or of other rules")
    if save.save <= LAST_FORMAT_BY_NUMBER:
        raise BadSave("the snapshot holds numbers, not names; the match is played again from its entries")
    first = state = restore_state(game_of(header), save)
    try:
        for entry in stored:
            state = state_after(state, entry)
    except CannotUndo:
        return None
    return first, state
