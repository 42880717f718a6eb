"""Copy-on-write operations on lists: lists of a state are never changed in place.

A copy of a state therefore shares all its lists. After a change, read the list from the state again: an older
reference still has the old values.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(items: list[T], index: int, value: T) -> list[T]:
    """Return a copy of the list with another value at an index."""
    new = items.copy()
    new[index] = value
    return new


def plus(items: list[int], index: int, more: int) -> list[int]:
    """Return a copy of the list with `more` added to the item at an index."""
    new = items.copy()
    new[index] += more
    return new


def with_bits(items: list[int], index: int, bits: int) -> list[int]:
    """Return a copy of the list with these bits set in the item at an index."""
    new = items.copy()
    new[index] |= bits
    return new


def with_slice(items: list[T], first: int, values: list[T]) -> list[T]:
    """Return a copy of the list with `values` in place of as many items from index `first` on."""
    return items[:first] + values + items[first + len(values) :]


def without(items: list[T], value: T) -> list[T]:
    """Return a copy of the list without the first item equal to a value."""
    new = items.copy()
    new.remove(value)
    return new
