"""The history of a match: decisions and events, for saves, undo and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from horda.engine.choices import Choice
from horda.engine.events import Event

if TYPE_CHECKING:
    from horda.engine.state import State

T = TypeVar("T")

MAX_PICTURES: Final = 200
"""Maximum number of positions stored for the animation of one decision; later ones are not shown."""


class SharedList(Generic[T]):
    """A read-only view of a list of a history, limited to its length at the time of creation."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: list[T], length: int) -> None:
        self._items = items
        self._length = length

    def since(self, first: int) -> list[T]:
        """Return the items from index `first` on."""
        return self._items[max(first, 0) : self._length]

    def __len__(self) -> int:
        return self._length


class History:
    """The decisions of a match, its events with the bit masks of the seats that know their secrets, and checkpoints.

    All lists only grow. Copies share the lists until one copy appends past the others; then that copy makes its
    own lists. So a copy costs one object, however long the match is.
    """

    __slots__ = (
        "_checkpoints", "_events", "_known", "_moves", "checkpoint_count", "event_count", "move_count",
    )  # fmt: skip

    def __init__(
        self, moves: list[Choice], events: list[Event], known: list[int], checkpoints: list[State]
    ) -> None:
        self._moves = moves
        self._events = events
        self._known = known
        self._checkpoints = checkpoints
        self.move_count = len(moves)
        self.event_count = len(events)
        self.checkpoint_count = len(checkpoints)

    def copy(self) -> History:
        """Return a history that can continue independently from here."""
        new = History(self._moves, self._events, self._known, self._checkpoints)
        new.move_count = self.move_count
        new.event_count = self.event_count
        new.checkpoint_count = self.checkpoint_count
        return new

    def record_choice(self, choice: Choice) -> None:
        """Record a decision."""
        if len(self._moves) != self.move_count:
            self._moves = self._moves[: self.move_count]
        self._moves.append(choice)
        self.move_count += 1

    def record_event(self, event: Event, known_to: int) -> None:
        """Record an event with the mask of the seats that know its secret cards."""
        if len(self._events) != self.event_count:
            self._events = self._events[: self.event_count]
            self._known = self._known[: self.event_count]
        self._events.append(event)
        self._known.append(known_to)
        self.event_count += 1

    def add_checkpoint(self, position: State) -> None:
        """Store a checkpoint, from which the later decisions can be replayed.

        The checkpoint refers to the earlier ones but not to the list that contains it: a reference cycle
        would be freed only by the cyclic garbage collector, long after the match has ended.
        """
        position.history._checkpoints = self.checkpoints()
        if len(self._checkpoints) != self.checkpoint_count:
            self._checkpoints = self._checkpoints[: self.checkpoint_count]
        self._checkpoints.append(position)
        self.checkpoint_count += 1

    def moves(self) -> SharedList[Choice]:
        """Return the decisions."""
        return SharedList(self._moves, self.move_count)

    def events(self) -> SharedList[Event]:
        """Return the events."""
        return SharedList(self._events, self.event_count)

    def knowledge(self) -> SharedList[int]:
        """Return, for each event, the mask of the seats that know its secret cards."""
        return SharedList(self._known, self.event_count)

    def checkpoints(self) -> list[State]:
        """Return the stored checkpoints."""
        return self._checkpoints[: self.checkpoint_count]


class WatchedHistory(History):
    """A history that also stores the position at each event, to animate one decision.

    Its copies store no positions, so copying positions costs time only for the decision that is animated.
    """

    __slots__ = ("_pictures", "_state")

    def __init__(self, state: State, pictures: list[State]) -> None:
        history = state.history
        super().__init__(history._moves, history._events, history._known, history._checkpoints)
        self.move_count = history.move_count
        self.event_count = history.event_count
        self.checkpoint_count = history.checkpoint_count
        self._state = state
        self._pictures = pictures

    def record_event(self, event: Event, known_to: int) -> None:
        super().record_event(event, known_to)
        if len(self._pictures) < MAX_PICTURES:
            self._pictures.append(self._state.clone())
