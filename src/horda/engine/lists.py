"""Lists of a state are never changed: a new one takes the place of the old.

So a copy of a state shares them all, and costs no more than its references. Whoever needs a list after a
change asks the state for it again: one that was held is as it was before.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(items: list[T], index: int, value: T) -> list[T]:
    """The list with another value in one place."""
    new = items.copy()
    new[index] = value
    return new


def plus(items: list[int], index: int, more: int) -> list[int]:
    """The list with so much more in one place."""
    new = items.copy()
    new[index] += more
    return new


def with_bits(items: list[int], index: int, bits: int) -> list[int]:
    """The list with these bits set in one place."""
    new = items.copy()
    new[index] |= bits
    return new


def with_slice(items: list[T], first: int, values: list[T]) -> list[T]:
    """The list with other values from one place on, as many as they are."""
    return items[:first] + values + items[first + len(values) :]


def without(items: list[T], value: T) -> list[T]:
    """The list without the first of its items that is equal to a value."""
    new = items.copy()
    new.remove(value)
    return new
