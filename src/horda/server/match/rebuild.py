"""From what is stored to a state: the header begins the match, every entry changes it."""

from __future__ import annotations

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
from horda.server.store import Entry, Header, Snapshot


def game_of(header: Header) -> Game:
    """The game of a match; a match of other rules is refused, for it would go another way."""
    try:
        found = game(header.game)
    except UnknownGame as problem:
        raise ProblemError("broken-match", status=409, detail=header.game) from problem
    if found.version != header.rules:
        raise ProblemError("other-rules", status=409, then=header.rules, now=found.version)
    return found


def first_state(header: Header) -> State:
    """The match as it began: after set-up, or at a moment of another match."""
    if header.position:
        return read(game_of(header), header.position.encode())
    options: dict[str, object] = dict(header.options)
    return start_match(game_of(header), seats=header.seats, options=options, origin={"seed": header.seed})


def choice_in(entry: Entry) -> Choice:
    """The choice that an entry holds."""
    assert entry.choice is not None
    return Choice.from_json(msgspec.json.decode(entry.choice))


def entry_of(seq: int, choice: Choice) -> Entry:
    """A choice as an entry."""
    return Entry(seq, msgspec.json.encode(choice.as_json()).decode(), seat=choice.seat)


def after(state: State, entry: Entry, pictures: list[State] | None = None) -> State:
    """The state after an entry; the one before stays as it was. `pictures` are as in `State.apply`."""
    new = state.clone()
    if entry.undone:
        new.undo(consent=True, moves=entry.undone)
    else:
        new.replay(choice_in(entry), pictures)
    return new


def folded(header: Header, stored: Sequence[Entry]) -> State:
    """The match from its beginning through all its entries."""
    state = first_state(header)
    for entry in stored:
        if entry.undone:
            state.undo(consent=True, moves=entry.undone)
        else:
            state.replay(choice_in(entry))
    return state


def resumed(header: Header, snapshot: Snapshot, stored: Sequence[Entry]) -> tuple[State, State] | None:
    """The match at its snapshot and after all entries since; None where they lead back before it.

    A snapshot of other rules or of an older form is refused as a bad one: its numbers mean other things.
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
            state = after(state, entry)
    except CannotUndo:
        return None
    return first, state
