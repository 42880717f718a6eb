"""Saves: a match as JSON with its format, rules version, position and history."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from horda.engine.choices import Choice, Plain, freeze_lists
from horda.engine.fields import decode_fields
from horda.engine.history import History
from horda.engine.orders import Order
from horda.engine.plain_state import PlainState
from horda.engine.saves.fingerprint import canonical
from horda.engine.saves.replay_check import (
    events_of_save,
    events_of_state,
    has_same_events,
    has_same_position,
    restore_undo_events,
)
from horda.engine.saves.save_format import (
    FORMAT,
    IMPOSSIBLE_MATCH_ERRORS,
    LAST_FORMAT_BY_NUMBER,
    SAVE_VERSION,
    Position,
    Save,
    checksum,
    content_of,
    faces_of,
)
from horda.engine.state import State

if TYPE_CHECKING:
    from horda.engine.game import Game
    from horda.engine.steps import Frame

MAX_SAVE_LENGTH = 64 * 1024 * 1024
"""Maximum length of a save in characters; a long match has about 500,000."""
TWO_MATCHES = "the moves of this save do not lead to its position; it was put together from two matches"


class BadSave(ValueError):
    """Raised for a save that cannot be opened, with the reason and the remedy."""


class OldSave(BadSave):
    """Raised for a save of older rules whose decisions no longer lead to the same position."""

    def __init__(self, title: str, then: int, now: int) -> None:
        super().__init__(
            f"it was made by rules version {then} of {title}, this is version {now}, by which its decisions "
            f"no longer lead to the same table; play it on with the Horda that kept it, or begin a new match"
        )
        self.title = title
        self.then = then
        self.now = now
        self.file = "none"
        """The path of the file; `none` if it is unknown."""


def dump_state(state: PlainState) -> str:
    """Return the match as the text of a save."""
    content: dict[str, object] = {
        "format": FORMAT,
        "save": SAVE_VERSION,
        "game": state.game.id,
        "rules": state.game.version,
        "seats": state.seats,
        "options": state.options,
        "origin": state.origin,
        "moves": [choice.as_json() for choice in state.history.moves().since(0)],
        "position": state.plain(),
        "events": [
            [known_to, event.as_json()]
            for event, known_to in zip(
                state.history.events().since(0), state.history.knowledge().since(0), strict=True
            )
        ],
        "faces": faces_of(state),
        "content": content_of(state),
    }
    content["check"] = checksum(content)
    # Keep the order of a set-up position: the figure that is named first has the first seat.
    content["origin"] = msgspec.Raw(msgspec.json.encode(state.origin))
    return canonical(content).decode()


def load_state(game: Game, text: str) -> State:
    """Load and verify a match from the text of a save."""
    save = parse_save(text)
    if save.game != game.id:
        raise BadSave(
            f"this save is of `{save.game}`, not of `{game.id}`; open it with horda.game({save.game!r})"
        )
    if save.rules > game.version:
        raise BadSave(
            f"this save was made by rules version {save.rules} of {game.title}, "
            f"this is version {game.version}; update Horda to open it"
        )
    if save.save <= LAST_FORMAT_BY_NUMBER:
        return _load_by_replay(game, save)
    if save.rules < game.version:
        return (
            _translate_save(game, save) if has_translations(game, save.rules) else _load_by_replay(game, save)
        )
    state, same = _load_position(game, save)
    if save.origin and same:
        again = _replay_moves(game, save)
        if again.hash() != state.hash():
            raise BadSave(TWO_MATCHES)
        for kept in again.history.checkpoints():
            state.history.add_checkpoint(kept)
        state.result = again.result
    else:
        # A match that cannot be replayed has no earlier positions, and undo says so.
        state.origin = {}
    return state


def has_translations(game: Game, rules: int) -> bool:
    """Return whether a game can translate saves of a rules version to the present one, step by step."""
    return all(version in game.translations for version in range(rules, game.version))


def _load_position(game: Game, save: Save) -> tuple[State, bool]:
    """Return the position of a save, and whether the content is the same as when it was written."""
    try:
        state = _new_match(game, save)
        same = content_of(state, save.save) == save.content
        _fill_state(state, save).hash()
        if not same:
            # No replay will verify it, so check that it can be viewed and that it offers choices.
            state.all_choices()
            state.view(None)
    except IMPOSSIBLE_MATCH_ERRORS as error:
        raise BadSave(f"the save is whole but does not fit {game.title}: {error}") from error
    return state, same


def _translate_save(game: Game, save: Save) -> State:
    """Load a save of older rules by translating its position version by version; earlier positions are lost."""
    position: dict[str, object] = msgspec.to_builtins(save.position)
    try:
        for version in range(save.rules, game.version):
            position = game.translations[version](position)
        save.position = msgspec.convert(position, Position)
    except (msgspec.ValidationError, *IMPOSSIBLE_MATCH_ERRORS) as error:
        raise OldSave(game.title, save.rules, game.version) from error
    state, _ = _load_position(game, save)
    state.origin = {}
    return state


def parse_save(text: str) -> Save:
    """Parse and verify a save of any game."""
    if len(text) > MAX_SAVE_LENGTH:
        raise BadSave(f"not a Horda save: longer than {MAX_SAVE_LENGTH:,} characters")
    try:
        content = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadSave(f"not a whole save: {error}; it may have been cut off, take an earlier copy") from error
    except RecursionError as error:
        raise BadSave("not a Horda save: line 1 is nested deeper than any match") from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise BadSave(f"not a Horda save: `format` should be {FORMAT!r}")
    version = content.get("save")
    if not isinstance(version, int) or version > SAVE_VERSION:
        raise BadSave(f"save format {version!r} is newer than {SAVE_VERSION}; update Horda to open it")
    if content.get("check") != checksum(content):
        raise BadSave("the save was changed or damaged since it was written; take an earlier copy")
    try:
        return msgspec.convert(content, Save)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadSave(f"the save has a part that cannot be read: {error}") from error


def restore_state(game: Game, save: Save) -> State:
    """Return the state that a save describes.

    Names are looked up in the present content, whatever its order; the deck is the one of the save.
    """
    return _fill_state(_new_match(game, save), save)


def _new_match(game: Game, save: Save) -> State:
    """Return a match with the options of a save, before anything has happened."""
    options: dict[str, Plain] = {name: freeze_lists(value) for name, value in save.options.items()}
    return game.start_copy(save.seats, options, 0)


def _fill_state(state: State, save: Save) -> State:
    """Fill a new match with the position of a save."""
    game = state.game
    position = save.position if save.save == SAVE_VERSION else _convert_position(state, save)
    state.chance = position.chance
    state.script = position.script
    state.cards.load(position.cards)
    state.stack = [frame_from(state, plain) for plain in position.stack]
    state.orders = [Order.from_json(order) for order in position.orders]
    state.round = position.round
    state.turn = position.turn
    state.barrier = position.barrier
    state.result = None if position.result is None else position.result.result()
    state.load_fields(position.fields)
    state.history = History(
        [Choice.from_json(move) for move in save.moves],
        [game.event_from(plain) for _, plain in save.events],
        [known_to for known_to, _ in save.events],
        [],
    )
    state.origin = save.origin
    state.offer = None
    game.update_state(state, save.save)
    return state


def _convert_position(state: State, save: Save) -> Position:
    """Return the position of a save of an earlier format in the present format."""
    return msgspec.convert(
        state.game.convert_position(state, msgspec.to_builtins(save.position), save.save), Position
    )


def frame_from(state: State, plain: list[object]) -> Frame:
    """Decode a step or question from a save."""
    kind = state.game.frame_called(str(plain[0]))
    if kind is None:
        raise ValueError(f"no step is called `{plain[0]}`")
    return kind(*decode_fields(kind, plain, type(state).VOCABULARY, state.names()))


def start_match(game: Game, *, seats: int, options: dict[str, object], origin: dict[str, object]) -> State:
    """Return the match as it began, from the origin in a save."""
    seed = origin.get("seed")
    if isinstance(seed, int | str):
        return game.new(
            seats=seats, seed=seed, **{name: freeze_lists(value) for name, value in options.items()}
        )
    given = origin.get("given")
    if not isinstance(given, dict):
        raise BadSave("the save does not say how the match began: neither `seed` nor `given`")
    return game.place(given)


def _replay_moves(game: Game, save: Save) -> State:
    """Replay the moves of a save by the present rules."""
    try:
        again = start_match(game, seats=save.seats, options=save.options, origin=save.origin)
        for move in save.moves:
            again.replay(Choice.from_json(move))
    except IMPOSSIBLE_MATCH_ERRORS as error:
        raise BadSave(f"the moves of this save cannot be played again: {error}") from error
    return again


def _load_by_replay(game: Game, save: Save) -> State:
    """Load a save of older rules or format by replaying it; raise an error if that leads elsewhere."""
    same_rules = save.rules == game.version
    refusal = BadSave(TWO_MATCHES) if same_rules else OldSave(game.title, save.rules, game.version)
    if not save.origin or not (save.faces or same_rules):
        raise refusal
    try:
        again = _replay_moves(game, save)
    except BadSave as error:
        raise refusal from error
    same_events = has_same_events(events_of_save(save), events_of_state(again))
    # With the same rules the position has to be the same, but the log may be worded differently.
    if not has_same_position(again, save) or not (same_events or same_rules):
        raise refusal
    if same_events:
        restore_undo_events(again, save)
    again.origin = save.origin
    return again
