"""Who takes a companion along, into the truck or out of it, and hands one over (AD-CPN-03, AD-CPN-04)."""

from __future__ import annotations

from typing import ClassVar, Final

from horda.engine.choices import Choice, Refusal
from horda.games.army_of_the_dead.mechanisms.companions.leading import (
    COMPANIONS,
    follow,
    is_companion,
    leader_of,
    led_by,
    waiting_in,
)
from horda.games.army_of_the_dead.mechanisms.truck.seats import has_seat_beside, sit_with
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.turns.actions import Action, can_pay
from horda.games.zombicide.state import GENERAL, ZombicideState

HAND_COMPANION: Final = "hand_companion"
"""The verb for a companion that changes hands in a trade."""


def companions_to_hand_over(s: ZombicideState, who: int, other: int) -> list[Choice]:
    """The companions that two survivors may pass to one another (AD-CPN-04, AD-CPN-11)."""
    found: list[Choice] = []
    for leader, to in ((who, other), (other, who)):
        for one in led_by(s, leader):
            if not has_seat_beside(s, one, to):
                continue
            args = (("companion", s.roster[one]), ("survivor", s.roster[to]))
            found.append(Choice(s.seat_of[who], HAND_COMPANION, args))
    return found


def join(s: ZombicideState, companion: int, leader: int) -> None:
    """A companion follows a leader from now on, into the truck or out of it (AD-CPN-09)."""
    follow(s, companion, leader)
    sit_with(s, companion, leader)


class LeadAction(Action):
    """For one action a survivor takes charge of a companion in its zone whom nobody leads (AD-CPN-03)."""

    verb: ClassVar[str] = "take_along"

    def offer(self, s: ZombicideState, who: int, found: list[Choice]) -> None:
        """Those who wait here; to a seat in the truck only with another beside it (AD-Q-92)."""
        if COMPANIONS in s.team_of and can_pay(s, who, GENERAL):
            waiting = [one for one in waiting_in(s, s.zone[who]) if has_seat_beside(s, one, who)]
            found.extend(self._lead(s, who, one) for one in waiting)

    def _lead(self, s: ZombicideState, who: int, companion: int) -> Choice:
        return Choice(s.seat_of[who], "take_along", (("survivor", s.roster[companion]),))

    def refuse(self, s: ZombicideState, who: int, found: list[Refusal]) -> None:
        """Those who wait elsewhere, and those for whom the truck has no seat."""
        if COMPANIONS in s.team_of:
            for one in s.in_play():
                if not is_companion(s, one) or leader_of(s, one) != NOWHERE:
                    continue
                if s.zone[one] != s.zone[who]:
                    found.append(Refusal(self._lead(s, who, one), "AD-CPN-03"))
                elif not has_seat_beside(s, one, who):
                    found.append(Refusal(self._lead(s, who, one), "AD-CPN-11"))

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Take the ID card."""
        join(s, s.roster.index(choice.name("survivor")), who)
