"""Rolls that may be repeated, once by each card or skill that allows it (armour.again, door.again)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Question
from horda.games.zombicide.state import ZombicideState


@dataclass
class OneMoreRoll(Question):
    """The question whether a survivor repeats a failed roll."""

    who: int

    def takes_orders(self) -> tuple[str, ...]:
        return ("roll_again", "keep_roll")

    def rights(self, s: ZombicideState) -> list[str]:
        """Return the cards and skills that still allow a re-roll."""
        raise TypeError(f"{type(self).__name__} has no rights")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return each unused right to a re-roll, and keeping the roll."""
        seat = s.seat_of[self.who]
        found = [Choice(seat, "roll_again", (("by", right),)) for right in self.rights(s)]
        found.append(Choice(seat, "keep_roll"))
        return found
