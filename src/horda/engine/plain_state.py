"""The data of a match, which is copied, compared, saved and loaded.

Fields are declared once (`engine.fields`); the operations here are derived from the declarations. How a match
continues is in `engine.state`.
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

    Fields hold numbers, names, None, and lists or dicts with text keys of these values; never tuples, so that a
    loaded save equals the state that was saved. Lists are never changed in place but replaced (`engine.lists`), so
    that a clone shares them. Dicts may be changed, and a clone has its own. A test scans the source for
    violations.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = ()
    VOCABULARY: ClassVar[Vocabulary] = {}
    """The meanings of the fields of steps and questions, by name."""

    game: Game
    """The rules of this match: shared by all copies, and not part of the data."""

    def begin(self, game: Game, *, seats: int, options: dict[str, Plain], chance: int, cards: Cards) -> None:
        """Initialise an empty state for a new match.

        This is not `__init__`, because a compiled class runs that for every instance, and a clone must not.
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
        """The bit mask of all seats and the spectators."""
        return (2 << self.seats) - 1

    def bit(self, seat: int | None) -> int:
        """Return the bit of a seat (None: the spectators) in the masks that say who knows a card."""
        return 1 << (self.seats if seat is None else seat)

    # --- copying ---------------------------------------------------------------------------------

    def blank(self: Self) -> Self:
        """Return an empty state of the same class, to be filled."""
        return type(self)()

    def copy_into(self: Self, new: Self) -> None:
        """Copy the game's own fields into `new`: lists are shared, since they are never changed in place.

        A generated layout (`tools/generate/layout.py`) overrides this with faster code.
        """
        for field in type(self).FIELDS:
            value = getattr(self, field.name)
            setattr(new, field.name, value.copy() if field.changed else value)

    def clone(self: Self) -> Self:
        """Return a copy that can continue independently."""
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

    def replace_with(self: Self, other: PlainState) -> None:
        """Take over all data of another position of the same match."""
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

    def replace_cards(self, now: list[int]) -> None:
        """Update references to cards after hidden cards have changed places; `now` maps each card to the new one."""

    def forget_history(self) -> None:
        """Drop all decisions and events, as if the match began here."""
        self.history = History([], [], [], [])
        self.origin = {}
        self.barrier = 0

    # --- saving ----------------------------------------------------------------------------------

    def plain(self) -> dict[str, object]:
        """Return all data of the match at this moment as a save stores it, without the history."""
        result, names, vocabulary = self.result, self.names(), type(self).VOCABULARY
        return {
            "chance": self.chance,
            "script": self.script,
            "cards": self.cards.plain(),
            "stack": [encode_fields(frame, vocabulary, names) for frame in self.stack],
            "orders": [order.as_json() for order in self.orders],
            "round": self.round,
            "turn": self.turn,
            "barrier": self.barrier,
            "result": None if result is None else result.plain(),
            "fields": {
                field.name: field.encode(getattr(self, field.name), names) for field in type(self).FIELDS
            },
        }

    def names(self) -> Names:
        """Return the names of everything that content numbers: saves store names instead of numbers."""
        return NO_NAMES

    def first_values(self, sizes: dict[str, int]) -> None:
        """Set every field to its initial value; `sizes` gives the number of seats, zones and so on."""
        for field in type(self).FIELDS:
            setattr(self, field.name, field.begins(sizes))

    def load_fields(self, saved: dict[str, object]) -> None:
        """Load the game's own fields from a save; raise `ValueError` if they do not belong to this game."""
        declared = type(self).FIELDS
        if saved.keys() != {field.name for field in declared}:
            raise ValueError("its fields are not those of the game")
        names = self.names()
        for field in declared:
            setattr(self, field.name, field.decode(saved[field.name], names, getattr(self, field.name)))

    def hash(self) -> str:
        """Return a fingerprint of the position: equal states have equal ones on every machine."""
        return fingerprint(self)

    def to_json(self) -> str:
        """Return the match as a save: header, position and history."""
        # Circular import: the save module reads saves into states.
        from horda.engine.saves.save import dump_state

        return dump_state(self)

    # --- comparing -------------------------------------------------------------------------------

    def raw(self) -> list[object]:
        """Return the position with the numbers of its fields instead of names, for fast comparison.

        Only positions with the same content can be compared so. `Result.about` is left out, since it follows
        from the rest.
        """
        result = self.result
        ended = None if result is None else [result.winners, result.scores, result.why]
        cards = self.cards
        return [
            *(self.chance, self.script, cards.piles, cards.known, [to_plain(frame) for frame in self.stack]),
            *([order.as_json() for order in self.orders], self.round, self.turn, self.barrier, ended),
            [to_plain(getattr(self, field.name)) for field in type(self).FIELDS],
        ]

    def is_numbered_like(self, other: PlainState) -> bool:
        """Return whether numbers have the same meaning in both: the same rules, cards and names, in the same order."""
        if type(self) is not type(other) or self.game.id != other.game.id:
            return False
        deck, deck_there, names, names_there = self.cards.deck, other.cards.deck, self.names(), other.names()
        return (
            self.game.version == other.game.version
            and (deck is deck_there or deck.plain == deck_there.plain)
            and (names is names_there or names.lists == names_there.lists)
        )

    def is_same_table(self, other: PlainState) -> bool:
        """Return whether this position of a match equals another one of the same match, without the history.

        The two share all lists that were not replaced, so the comparison is fast if little has happened.
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
        """Return whether both positions are the same; positions with differently ordered content are not."""
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
    """Return a field's value without classes: frames and records become lists that begin with their names."""
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
