"""Taking companions along, also into and out of the truck, and handing them over (AD-CPN-03, AD-CPN-04)."""

from __future__ import annotations

from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.games.army_of_the_dead.mechanisms.companions.leading import (
    COMPANIONS,
    companions_of,
    follow,
    is_companion,
    leader_of,
)
from horda.games.army_of_the_dead.mechanisms.truck.seats import has_seat_beside, sit_with
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.state import ZombicideState

HAND_COMPANION: Final = "hand_companion"
"""The verb for a companion that changes hands in a trade."""


def companions_to_hand_over(s: ZombicideState, who: int, other: int) -> list[Choice]:
    """Return the choices for handing companions over between two survivors (AD-CPN-04, AD-CPN-11)."""
    found: list[Choice] = []
    for leader, to in ((who, other), (other, who)):
        for one in companions_of(s, leader):
            if not has_seat_beside(s, one, to):
                continue
            args = (("companion", s.roster[one]), ("survivor", s.roster[to]))
            found.append(Choice(s.seat_of[who], HAND_COMPANION, args))
    return found


def join(s: ZombicideState, companion: int, leader: int) -> None:
    """Let a companion follow a leader, also into or out of the truck (AD-CPN-09)."""
    follow(s, companion, leader)
    sit_with(s, companion, leader)


class LeadAction(Action):
    """For one action a survivor becomes the leader of a companion in its zone without one (AD-CPN-03)."""

    verb: ClassVar[str] = "take_along"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return one choice for each companion on the board without a leader."""
        if COMPANIONS not in s.team_of:
            return []
        return [
            Choice(s.seat_of[who], "take_along", (("survivor", s.roster[other]),))
            for other in s.in_play()
            if is_companion(s, other) and leader_of(s, other) == NOWHERE
        ]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against a companion in another zone, or one for whom the truck has no seat (AD-Q-92)."""
        companion = s.roster.index(choice.name("survivor"))
        if s.zone[companion] != s.zone[who]:
            return "AD-CPN-03"
        return None if has_seat_beside(s, companion, who) else "AD-CPN-11"

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Make the survivor the companion's leader."""
        join(s, s.roster.index(choice.name("survivor")), who)
