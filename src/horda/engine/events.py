"""The base classes of events, which say what happened, and which of their fields are secret."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

from mypy_extensions import mypyc_attr

from horda.engine.choices import Plain

HIDDEN: Final = "?"
"""Replaces the face of a card that a seat does not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened at the table. Subclasses are dataclasses that are never changed.

    When an event is recorded, the engine notes which seats know the cards in its secret fields, and shows
    `HIDDEN` to the others.
    """

    def secret(self) -> tuple[str, ...]:
        """Return the names of the fields that hold a card's face, or a tuple of faces."""
        return ()

    def as_json(self) -> list[Plain]:
        """Return the event as a save stores it: its name, then its fields in order."""
        values: list[Plain] = [type(self).__name__]
        for field in fields(self):  # type: ignore[arg-type]  # every subclass is a dataclass
            values.append(getattr(self, field.name))
        return values


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEvent(Event):
    """An event about a card whose face not everybody may know: its field `card` is secret."""

    def secret(self) -> tuple[str, ...]:
        return ("card",)


def mask_secrets(event: Event) -> Event:
    """Return the event with its secret cards replaced by `HIDDEN`."""
    hidden: dict[str, Plain] = {}
    for name in event.secret():
        value: Plain = getattr(event, name)
        hidden[name] = (HIDDEN,) * len(value) if isinstance(value, tuple) else HIDDEN
    return replace(event, **hidden)  # type: ignore[type-var]


@dataclass
class OnlyChoice(Event):
    """A seat had one option, which was taken automatically."""

    seat: int
    verb: str


@dataclass
class OrderFollowed(Event):
    """A standing order of a seat for this `turn` or `match` answered a question for the seat."""

    seat: int
    verb: str
    until: str


@dataclass
class AskedAnew(Event):
    """A seat is asked in spite of its standing order.

    `count` orders have been followed since the last decision, which is the limit; 0 means that nothing has
    happened since an order last answered the same question.
    """

    seat: int
    count: int


@dataclass
class TakenBack(Event):
    """The table agreed to undo the last decision although new information had come up."""

    seat: int
    verb: str
