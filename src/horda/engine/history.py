"""What a match remembers: what was decided and what happened, for saves, undo and whoever looks back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from horda.engine.choices import Choice
from horda.engine.events import Event

if TYPE_CHECKING:
    from horda.engine.state import State

T = TypeVar("T")

MOST_PICTURES: Final = 200
"""So many positions on the way are kept of a decision that is watched; those after them are not shown."""


class SharedList(Generic[T]):
    """A part of a history as it is now, to be looked at."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: list[T], length: int) -> None:
        self._items = items
        self._length = length

    def since(self, first: int) -> list[T]:
        """What was added from number `first` on."""
        return self._items[max(first, 0) : self._length]

    def __len__(self) -> int:
        return self._length


class History:
    """The decisions of a match, its events with the masks of who knows their secrets, positions on the way.

    All of it only grows. Copies share the lists until one of them writes past the others; then that one
    takes its own. So a copy of a state costs one object here, however long the match.
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
        """A history that goes its own way from here."""
        new = History(self._moves, self._events, self._known, self._checkpoints)
        new.move_count = self.move_count
        new.event_count = self.event_count
        new.checkpoint_count = self.checkpoint_count
        return new

    def decide(self, choice: Choice) -> None:
        """Note a decision."""
        if len(self._moves) != self.move_count:
            self._moves = self._moves[: self.move_count]
        self._moves.append(choice)
        self.move_count += 1

    def tell(self, event: Event, known_to: int) -> None:
        """Note what happened, and the mask of those who know its secret cards."""
        if len(self._events) != self.event_count:
            self._events = self._events[: self.event_count]
            self._known = self._known[: self.event_count]
        self._events.append(event)
        self._known.append(known_to)
        self.event_count += 1

    def keep(self, position: State) -> None:
        """Keep a position, from which the decisions after it can be played again.

        It holds those before it and not the list in which it lies: a match that held itself would be found by
        Python's search for garbage alone, long after its end.
        """
        position.history._checkpoints = self.checkpoints()
        if len(self._checkpoints) != self.checkpoint_count:
            self._checkpoints = self._checkpoints[: self.checkpoint_count]
        self._checkpoints.append(position)
        self.checkpoint_count += 1

    def moves(self) -> SharedList[Choice]:
        """The decisions."""
        return SharedList(self._moves, self.move_count)

    def events(self) -> SharedList[Event]:
        """What happened."""
        return SharedList(self._events, self.event_count)

    def knowledge(self) -> SharedList[int]:
        """For each event, the mask of those who know its secret cards."""
        return SharedList(self._known, self.event_count)

    def checkpoints(self) -> list[State]:
        """The positions that were kept."""
        return self._checkpoints[: self.checkpoint_count]


class WatchedHistory(History):
    """A history that keeps the position in which each event is told, for whoever watches a decision.

    Its copies keep nothing: what is watched is this decision of this match alone, and no other pays for it.
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

    def tell(self, event: Event, known_to: int) -> None:
        super().tell(event, known_to)
        if len(self._pictures) < MOST_PICTURES:
            self._pictures.append(self._state.clone())
