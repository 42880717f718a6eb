"""A list that only grows and copies in no time, for what a match remembers: moves, events, checkpoints."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Trail(Generic[T]):
    """Copies share one list until one of them writes past the others; then that one takes its own."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: list[T]) -> None:
        self._items = items
        self._length = len(items)

    def append(self, item: T) -> None:
        """Add one more."""
        if len(self._items) != self._length:
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def copy(self) -> Trail[T]:
        """A trail that goes its own way from here."""
        new: Trail[T] = Trail(self._items)
        new._length = self._length
        return new

    def since(self, first: int) -> list[T]:
        """What was added from number `first` on."""
        return self._items[max(first, 0) : self._length]

    def last(self) -> T:
        """The newest."""
        return self._items[self._length - 1]

    def __len__(self) -> int:
        return self._length
