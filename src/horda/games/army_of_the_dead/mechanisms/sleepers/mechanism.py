"""Sleepers: the hooks at which they may wake (AD-SLP)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.army_of_the_dead.mechanisms.sleepers.content import SleepersInMissions
from horda.games.army_of_the_dead.mechanisms.sleepers.waking import (
    SLEEPERS,
    KillSleepers,
    WakeSleepers,
    tiptoe,
)
from horda.games.zombicide.mechanism import Mechanism, Pile, Steps
from horda.games.zombicide.missions.parts import MissionPart
from horda.games.zombicide.rules.board.gates import newly_opened
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.state import ZombicideState


class Sleepers(Mechanism):
    """Sleepers, which may wake when somebody enters, leaves, searches or takes something."""

    name: ClassVar[str] = "sleepers"
    tokens: ClassVar[tuple[str, ...]] = (SLEEPERS,)
    pieces: ClassVar[tuple[str, ...]] = (SLEEPERS,)
    piles: ClassVar[tuple[Pile, ...]] = (Pile(SLEEPERS, shuffled=True),)

    def mission_part(self) -> MissionPart:
        """Return the part of a mission with the zones of sleepers (AD-SET-06)."""
        return SleepersInMissions()

    def actions(self) -> list[Action]:
        """Return the action of killing sleepers before they wake (AD-SLP-13)."""
        return [KillSleepers()]

    def open_rooms(self, s: ZombicideState, who: int, gate: int) -> Steps | None:
        """Return no steps: opening a door causes no spawn, since sleepers replace it."""
        newly_opened(s, gate)
        return ()

    def zone_left(self, s: ZombicideState, who: int, zone: int, *, acts: bool) -> Steps:
        """Return the roll of a survivor who leaves a zone with sleepers and is not Stealthy (AD-SLP-10)."""
        return tiptoe(s, who, zone, acts=acts)

    def is_eventful(self, s: ZombicideState, who: int, zone: int) -> bool:
        """Return whether sleepers may wake when a survivor leaves (AD-SLP-10, AD-Q-109)."""
        return bool(tiptoe(s, who, zone, acts=True))

    def search_started(self, s: ZombicideState, who: int) -> Steps:
        """Return the step that wakes the sleepers of the searched zone (AD-SLP-07)."""
        return (WakeSleepers(s.zone[who]),)

    def taking_started(self, s: ZombicideState, who: int) -> Steps:
        """Return the step that wakes the sleepers where an objective is taken (AD-SLP-08, AD-Q-63)."""
        return (WakeSleepers(s.zone[who]),)

    def zombies_arrived(self, s: ZombicideState, zone: int) -> Steps:
        """Return the step that wakes the sleepers of a zone that zombies enter (AD-SLP-09)."""
        return (WakeSleepers(zone),) if s.tokens(SLEEPERS, zone) else ()
