"""What a match consists of: plain data, which is copied, compared, written and taken from a save.

Fields are declared once (`engine.fields`); all that is done with a whole position follows from that here. How
a match goes on is in `engine.state`.
"""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import TYPE_CHECKING, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from horda.engine.cards import Cards
from horda.engine.choices import Choice, Plain
from horda.engine.fields import NO_NAMES, Field, Names, Vocabulary, encode_fields, field_names
from horda.engine.history import History
from horda.engine.orders import Order
from horda.engine.saves.fingerprint import fingerprint
from horda.engine.steps import Frame

if TYPE_CHECKING:
    from horda.engine.game import Game
    from horda.engine.state import Result

Self = TypeVar("Self", bound="PlainState")


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainState:
    """The data of a match at one moment. Games add their own plain fields and declare them in `FIELDS`.

    Fields hold numbers, names, None, and lists or dicts with text keys of those; never tuples, so that
    a save gives back what it was given. No list is ever changed: another takes its place (`engine.lists`),
    so that a clone shares them. A dict may be changed, and a clone has its own. A test reads the source.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = ()
    VOCABULARY: ClassVar[Vocabulary] = {}
    """What the fields of the steps and questions mean, by their names."""

    game: Game
    """The rules this match is played by: shared, never copied, no part of the data."""

    def begin(self, game: Game, *, seats: int, options: dict[str, Plain], chance: int, cards: Cards) -> None:
        """Make an empty state the beginning of a match.

        Not `__init__`, for a compiled class runs that whenever an instance is made, and a clone must not.
        """
        self.game = game
        self.seats = seats
        self.options = options
        self.chance = chance
        self.script: list[int] = []
        self.cards = cards
        self.stack: list[Frame] = []
        self.orders: list[Order] = []
        self.round = 0
        self.turn = 0
        self.barrier = 0
        self.result: Result | None = None
        self.history = History([], [], [], [])
        self.origin: dict[str, object] = {}
        self.offer: list[Choice] | None = None
        self.charged = 0

    @property
    def everyone(self) -> int:
        """The mask of all seats and the spectators."""
        return (2 << self.seats) - 1

    def bit(self, seat: int | None) -> int:
        """The bit of a seat (None: the spectators) in a mask of who knows a card."""
        return 1 << (self.seats if seat is None else seat)

    # --- copying ---------------------------------------------------------------------------------

    def blank(self: Self) -> Self:
        """An empty state of the same class, about to be filled."""
        return type(self)()

    def copy_into(self: Self, new: Self) -> None:
        """Hand over the game's own fields: lists as they are, since they are replaced and never changed.

        A layout (`tools/make_layout.py`) writes this out, which is faster.
        """
        for field in type(self).FIELDS:
            value = getattr(self, field.name)
            setattr(new, field.name, value.copy() if field.changed else value)

    def clone(self: Self) -> Self:
        """The same match at the same moment, free to go its own way."""
        new = self.blank()
        new.game = self.game
        new.seats = self.seats
        new.options = self.options
        new.chance = self.chance
        new.script = self.script
        new.cards = self.cards.copy()
        new.stack = self.stack.copy()
        new.orders = self.orders
        new.round = self.round
        new.turn = self.turn
        new.barrier = self.barrier
        new.result = self.result
        new.history = self.history.copy()
        new.origin = self.origin
        new.offer = self.offer
        new.charged = 0
        self.copy_into(new)
        return new

    def become(self: Self, other: PlainState) -> None:
        """Be as another position of the same match is."""
        self.chance = other.chance
        self.script = other.script
        self.cards = other.cards
        self.stack = other.stack
        self.orders = other.orders
        self.round = other.round
        self.turn = other.turn
        self.barrier = other.barrier
        self.result = other.result
        self.history = other.history
        self.offer = other.offer
        other.copy_into(self)

    def recast(self, now: list[int]) -> None:
        """Hidden cards have changed places: a game that notes where one lies notes the new one there."""

    def forget_history(self) -> None:
        """As if the match began here: nothing was decided, nothing happened."""
        self.history = History([], [], [], [])
        self.origin = {}
        self.barrier = 0

    # --- saving ----------------------------------------------------------------------------------

    def plain(self) -> dict[str, object]:
        """All data of the match at this moment, as a save writes it, without its history."""
        result, names, vocabulary = self.result, self.names(), type(self).VOCABULARY
        return {
            "chance": self.chance,
            "script": self.script,
            "cards": self.cards.plain(),
            "stack": [encode_fields(frame, vocabulary, names) for frame in self.stack],
            "orders": [order.plain() for order in self.orders],
            "round": self.round,
            "turn": self.turn,
            "barrier": self.barrier,
            "result": None if result is None else result.plain(),
            "fields": {
                field.name: field.encode(getattr(self, field.name), names) for field in type(self).FIELDS
            },
        }

    def names(self) -> Names:
        """The names of what content numbers: a save holds them instead of the numbers."""
        return NO_NAMES

    def first_values(self, sizes: dict[str, int]) -> None:
        """Every field as it is when a match begins, where there are so many seats, zones or the like."""
        for field in type(self).FIELDS:
            setattr(self, field.name, field.begins(sizes))

    def take_fields(self, saved: dict[str, object]) -> None:
        """The game's own fields from what a save wrote; `ValueError` where they are not the game's."""
        declared = type(self).FIELDS
        if saved.keys() != {field.name for field in declared}:
            raise ValueError("its fields are not those of the game")
        names = self.names()
        for field in declared:
            setattr(self, field.name, field.decode(saved[field.name], names, getattr(self, field.name)))

    def hash(self) -> str:
        """A fingerprint of the position: equal states have equal ones, on every machine."""
        return fingerprint(self)

    def to_json(self) -> str:
        """The match as a save: header, position and history."""
        # Saves are read into states, so that module cannot be there before this one.
        from horda.engine.saves.save import dump_state

        return dump_state(self)

    # --- comparing -------------------------------------------------------------------------------

    def raw(self) -> list[object]:
        """The position by its numbers, which mean the same wherever content is the same.

        What the last sentence of a result names follows from the rest.
        """
        result = self.result
        ended = None if result is None else [result.winners, result.scores, result.why]
        cards = self.cards
        return [
            *(self.chance, self.script, cards.piles, cards.known, [to_plain(frame) for frame in self.stack]),
            *([order.plain() for order in self.orders], self.round, self.turn, self.barrier, ended),
            [to_plain(getattr(self, field.name)) for field in type(self).FIELDS],
        ]

    def is_numbered_like(self, other: PlainState) -> bool:
        """Whether numbers mean the same in both: the same rules, cards and names, in the same order."""
        if type(self) is not type(other) or self.game.id != other.game.id:
            return False
        deck, deck_there, names, names_there = self.cards.deck, other.cards.deck, self.names(), other.names()
        return (
            self.game.version == other.game.version
            and (deck is deck_there or deck.plain == deck_there.plain)
            and (names is names_there or names.lists == names_there.lists)
        )

    def lies_like(self, other: PlainState) -> bool:
        """Whether everything on the table lies as in another position of the same match.

        Both share the lists that were not replaced, so that this costs little where little happened.
        """
        cards, cards_there = self.cards, other.cards
        if (
            self.round != other.round
            or self.turn != other.turn
            or cards.piles != cards_there.piles
            or cards.known != cards_there.known
        ):
            return False
        for field in type(self).FIELDS:
            value, there = getattr(self, field.name), getattr(other, field.name)
            if value is not there and value != there:
                return False
        return True

    def __eq__(self, other: object) -> bool:
        """Whether everything lies the same; where content is in another order, matches go on otherwise."""
        if self is other:
            return True
        if not isinstance(other, PlainState) or self.chance != other.chance:
            return False
        cards, cards_there = self.cards, other.cards
        if (
            self.seats != other.seats
            or self.round != other.round
            or self.turn != other.turn
            or self.barrier != other.barrier
            or self.script != other.script
            or cards.known != cards_there.known
            or cards.piles != cards_there.piles
            or self.orders != other.orders
            or self.result != other.result
            or self.options != other.options
            or not self.is_numbered_like(other)
            or self.stack != other.stack
        ):
            return False
        return all(getattr(self, field.name) == getattr(other, field.name) for field in type(self).FIELDS)

    def __hash__(self) -> int:
        return hash(self.hash())


def to_plain(value: object) -> object:
    """A value of a field without its classes: frames and records become lists that begin with their names."""
    kind = type(value)
    if kind is int or kind is str or kind is list:
        return value
    if isinstance(value, dict):
        return {name: to_plain(part) for name, part in value.items()}
    if isinstance(value, tuple):
        return [to_plain(part) for part in value]
    if is_dataclass(value):
        return [kind.__name__, *[to_plain(getattr(value, name)) for name in field_names(kind)]]
    return value
