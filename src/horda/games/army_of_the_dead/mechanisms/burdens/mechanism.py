"""Burdens: objectives that occupy slots, and can be handed over (AD-POB-14, AD-Q-44)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.choices import Choice
from horda.games.army_of_the_dead.mechanisms.burdens.bearing import (
    TakeUp,
    hand_token,
    tokens_to_hand_over,
    why_not_bear,
)
from horda.games.army_of_the_dead.mechanisms.burdens.content import LoadsInMissions
from horda.games.army_of_the_dead.mechanisms.burdens.loads import NAME, load_of, loads_in_play
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.missions.parts import MissionPart
from horda.games.zombicide.rules.goals.objectives import carry
from horda.games.zombicide.state import ZombicideState


class Burdens(Mechanism):
    """Objectives that are carried in slots and handed over."""

    name: ClassVar[str] = NAME
    needs: ClassVar[tuple[str, ...]] = ("personal_objectives",)
    """Tokens of some personal objectives occupy slots (AD-POB-14)."""

    def mission_part(self) -> MissionPart:
        """Return the part of a mission with the objectives that occupy slots."""
        return LoadsInMissions()

    def why_not_carry(self, s: ZombicideState, who: int, colour: str) -> str | None:
        """Return the rule against carrying an objective for which there is no room; None if there is (AD-Q-44)."""
        load = load_of(s, colour)
        return None if load is None else why_not_bear(s, who, colour, load)

    def objective_taken(self, s: ZombicideState, who: int, zone: int, colour: str) -> Steps:
        """Return the steps that stow a taken objective if it occupies slots (AD-POB-16)."""
        load = load_of(s, colour)
        if load is None:
            return ()
        carry(s, colour, who)
        return (TakeUp(who, colour, load.slots, load.in_pack),)

    def objective_picked_up(self, s: ZombicideState, who: int, colour: str) -> Steps:
        """Return the steps that stow a picked-up objective that occupies slots (AD-Q-31)."""
        load = load_of(s, colour)
        return () if load is None else (TakeUp(who, colour, load.slots, load.in_pack),)

    def hand_overs(self, s: ZombicideState, who: int, other: int) -> list[Choice]:
        """Return the choices to hand over tokens that occupy slots (AD-POB-15)."""
        return tokens_to_hand_over(s, who, other, loads_in_play(s))

    def thing_handed_over(self, s: ZombicideState, taker: int, thing: str) -> Steps:
        """Return the steps by which the receiver of a token makes room for it (AD-Q-40)."""
        load = load_of(s, thing)
        if load is not None:
            hand_token(s, taker, thing, load)
        return ()
