"""The format of saves: their parts, their version, and the hashes that identify content."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import msgspec

from horda.engine.choices import freeze_lists
from horda.engine.plain_state import PlainState
from horda.engine.saves.fingerprint import hash_of
from horda.engine.state import Result, TooLong

FORMAT = "horda-save"
SAVE_VERSION = 7
"""The present version of the format. 2: added the faces of the cards, to compare a save of older rules. 3: names
instead of numbers, and the deck. 4: choices and standing orders as in messages, attacks by their parts. 5: triggers
of missions by name. 6: tokens of missions by name, and what sixes add to an attack in its steps. 7: groups of
zombies, their activations and the attacks given to survivors by their parts."""
LAST_FORMAT_BY_NUMBER = 2
"""The last format that stores zones, kinds and skills by number; such a match is loaded by replaying it."""
IMPOSSIBLE_MATCH_ERRORS = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError),
    TooLong,
)
"""The errors that a save may cause that is undamaged but describes an impossible match."""


class Ended(msgspec.Struct, array_like=True):
    """The result of a match as `Result.plain` returns it; older saves have its first three parts only."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    why: str
    about: tuple[tuple[str, object], ...] = ()
    together: bool = False

    def result(self) -> Result:
        """Return the result as the engine uses it."""
        about = tuple((name, freeze_lists(value)) for name, value in self.about)
        return Result(self.winners, self.scores, self.why, about, self.together)


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The data of a state as `State.plain` returns it."""

    chance: int
    script: list[int]
    cards: dict[str, object]
    stack: list[list[object]]
    orders: list[list[object]]
    round: int
    turn: int
    barrier: int
    result: Ended | None
    fields: dict[str, object]


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """A save file."""

    format: str
    save: int
    game: str
    rules: int
    seats: int
    options: dict[str, object]
    origin: dict[str, object]
    moves: list[dict[str, object]]
    position: Position
    events: list[tuple[int, list[object]]]
    faces: str = ""
    content: str = ""
    check: str = ""


def faces_of(state: PlainState) -> str:
    """Return a hash of the faces in all piles; the numbers of cards would depend on the rules version."""
    return hash_of({pile: state.cards.faces(pile) for pile in state.cards.piles})


def content_of(state: PlainState, form: int = SAVE_VERSION) -> str:
    """Return a hash of the cards of the box and of the names of everything that is numbered, in their order.

    If it differs, the same seed shuffles other cards, and the decisions of a match lead elsewhere.
    """
    return hash_of([state.cards.deck.plain, state.names().in_form(form)])


def checksum(content: dict[str, object]) -> str:
    """Return the hash that detects damage to a save."""
    return hash_of({key: value for key, value in content.items() if key != "check"})
