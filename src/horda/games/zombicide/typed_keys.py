"""Typed keys of tables whose values have different types, such as the records of mechanisms."""

from __future__ import annotations

from typing import Generic, TypeVar

ValueT = TypeVar("ValueT")


class TypedKey(Generic[ValueT]):
    """The name of an entry together with the type of its value."""

    def __init__(self, name: str, kind: type[ValueT]) -> None:
        self.name = name
        self.kind = kind

    def check(self, value: object) -> ValueT:
        """Return the value if it is of this key's type; raise TypeError otherwise."""
        if not isinstance(value, self.kind):
            raise TypeError(f"`{self.name}` should hold a {self.kind.__name__}, not {value!r:.80}")
        return value
