"""Heads: lists of values that number the arguments of choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from horda.engine.choices import Plain
from horda.engine.state import State

Finder = Callable[[State, Plain], int]
"""Function that returns the number of a value in a match; -1 if the head does not contain it there."""
Namer = Callable[[State, int], Plain]
"""Function that returns the value of a number in a match."""


class Head:
    """A list of values, numbered from 0: fixed by the game's content, or by the match (zones, gates, offers)."""

    def __init__(
        self,
        name: str,
        size: int,
        *,
        values: Sequence[Plain] = (),
        find: Finder | None = None,
        value: Namer | None = None,
        last_is_more: bool = False,
    ) -> None:
        self.name = name
        self.size = size
        self.values = tuple(values)
        """The values by number; empty if they depend on the match."""
        self.last_is_more = last_is_more
        """Whether the last number stands for its value and all larger ones."""
        self._numbers = {one: number for number, one in enumerate(self.values)}
        self._find = find
        self._value = value

    @staticmethod
    def of(name: str, values: Sequence[Plain]) -> Head:
        """Return a head of fixed values."""
        return Head(name, len(values), values=values)

    @staticmethod
    def numbers(name: str, most: int) -> Head:
        """Return a head of the integers from 0 to `most`, the last of which stands for all larger ones as well."""
        return Head(name, most + 1, values=range(most + 1), last_is_more=True)

    def find(self, s: State, value: Plain) -> int:
        """Return the number of a value; -1 if the head does not have it."""
        if self._find is not None:
            found = self._find(s, value)
            return found if found < self.size else -1
        found = self._numbers.get(value, -1)
        if found < 0 and self.last_is_more and isinstance(value, int) and value > self.size - 1:
            return self.size - 1
        return found

    def value(self, s: State | None, number: int) -> Plain:
        """Return the value of a number; without a match, a text such as `zone 3` if the value depends on the match."""
        if self.values:
            return self.values[number]
        if s is None or self._value is None:
            return f"{self.name} {number}"
        return self._value(s, number)
