"""What happened, in the past tense, and who may see which part of it."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

from mypy_extensions import mypyc_attr

from horda.engine.choices import Plain

HIDDEN: Final = "?"
"""Stands for a card that a seat may not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened at the table. Subclasses are dataclasses that are never changed.

    The kernel notes, when the event happens, which seats know the cards in its secret fields, and shows
    the others `HIDDEN`.
    """

    def secret(self) -> tuple[str, ...]:
        """The fields that hold a card's face, or a tuple of them."""
        return ()

    def plain(self) -> list[Plain]:
        """The event as a save writes it: its name, then its fields in order."""
        values: list[Plain] = [type(self).__name__]
        for field in fields(self):  # type: ignore[arg-type]  # every subclass is a dataclass
            values.append(getattr(self, field.name))
        return values


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEvent(Event):
    """Something that happened to a card whose face not everybody may know: its field `card` is secret."""

    def secret(self) -> tuple[str, ...]:
        return ("card",)


def mask_secrets(event: Event) -> Event:
    """The event as somebody sees it who does not know its secret cards."""
    hidden: dict[str, Plain] = {}
    for name in event.secret():
        value: Plain = getattr(event, name)
        hidden[name] = (HIDDEN,) * len(value) if isinstance(value, tuple) else HIDDEN
    return replace(event, **hidden)  # type: ignore[type-var]


@dataclass
class OnlyChoice(Event):
    """A seat had one option, and it was taken without asking."""

    seat: int
    verb: str


@dataclass
class OrderFollowed(Event):
    """A seat was not asked: its standing order for this `turn` or `match` answered."""

    seat: int
    verb: str
    until: str


@dataclass
class AskedAnew(Event):
    """A seat is asked in spite of its standing order.

    `count` orders have been followed since somebody last decided, which is enough; 0: nothing has happened
    since one last answered the same question.
    """

    seat: int
    count: int


@dataclass
class TakenBack(Event):
    """The table agreed to take back the last decision although something had been learnt."""

    seat: int
    verb: str
