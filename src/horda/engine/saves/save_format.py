"""What a save is: its parts as they lie on disk, its format, and the hashes by which it is known."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import msgspec

from horda.engine.choices import freeze_lists
from horda.engine.events import Event
from horda.engine.plain_state import PlainState
from horda.engine.saves.fingerprint import hash_of
from horda.engine.state import Result, TooLong

FORMAT = "horda-save"
SAVE_VERSION = 6
"""2: with the faces of the cards, by which a save of older rules is known again. 3: by names, with a deck.
4: choices and standing orders as messages hold them, attacks by their parts.
5: triggers of missions by names. 6: tokens of missions by names, what sixes add to an attack in its steps."""
BY_NUMBER = 2
"""The last format that held the numbers of zones, kinds and skills: such a match is played again."""
WRONG = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError),
    TooLong,
)
"""How it shows that a save, whole as it is, says something that no match could say."""


class Ended(msgspec.Struct, array_like=True):
    """How a match ended, as `Result.plain` gives it; older saves have its first three parts alone."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    why: str
    about: tuple[tuple[str, object], ...] = ()
    together: bool = False

    def result(self) -> Result:
        """The same as a match has it."""
        about = tuple((name, freeze_lists(value)) for name, value in self.about)
        return Result(self.winners, self.scores, self.why, about, self.together)


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The data of a state, as `State.plain` gives it."""

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
    """A save as it lies on disk."""

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
    """A hash of what lies where by name: numbers of cards may mean other cards by other rules."""
    return hash_of({pile: state.cards.faces(pile) for pile in state.cards.piles})


def content_of(state: PlainState, form: int = SAVE_VERSION) -> str:
    """A hash of what content numbers, in its order: the cards of the box, and the names of all other things.

    Where it is another, the same seed shuffles other cards, and the decisions of a match lead elsewhere.
    """
    return hash_of([state.cards.deck.plain, state.names().in_form(form)])


def checksum(content: dict[str, object]) -> str:
    """The hash that tells whether a save came through whole."""
    return hash_of({key: value for key, value in content.items() if key != "check"})


def event_from(kinds: dict[str, type[Event]], plain: list[object]) -> Event:
    """The event that a save wrote."""
    kind = kinds.get(str(plain[0]))
    if kind is None:
        raise ValueError(f"no event is called `{plain[0]}`")
    return kind(*(freeze_lists(value) for value in plain[1:]))
