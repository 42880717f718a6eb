"""The Grab of the A-Bomb Abomination (RM-ABO-05 to RM-ABO-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Frame, Prompt, Question, Step
from horda.games.rue_morgue.rules.dead import ABOMINATION
from horda.games.rue_morgue.zombie_events import SurvivorGrabbed
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.goals import ZONE_ENTERED, CheckGoals, notify_mission
from horda.games.zombicide.rules.turns.movement import is_fence
from horda.games.zombicide.rules.zombies.groups import Activation
from horda.games.zombicide.rules.zombies.prey import is_prey
from horda.games.zombicide.state import ZombicideState


class Grabbing(Mechanism):
    """The grab of A-Bombs, which pull survivors into their zone."""

    name: ClassVar[str] = "grab"

    def zombies_walked(self, s: ZombicideState, activation: Activation) -> Steps:
        """Let A-Bombs grab after all zombies have moved (RM-ABO-05)."""
        return turn_ends(s, activation)


def grasp(s: ZombicideState, zone: int) -> list[int]:
    """Return the zones in an A-Bomb's reach: adjacent ones without obstacle, or behind only a fence (RM-Q-07)."""
    found = list(s.paths.exits[zone])
    for number in s.board.zone_borders[zone]:
        beyond = s.board.borders[number].beyond(zone)
        # A fence is no help (RM-ABO-08), not that of a helipad either (RM-PAD-04).
        if is_fence(s, number) and beyond not in found:
            found.append(beyond)
    return found


def turn_ends(s: ZombicideState, activation: Activation) -> Steps:
    """Return the grab of each activated A-Bomb at the end of its turn (RM-ABO-05, RM-Q-08)."""
    kind = s.edition.kind_number[ABOMINATION]
    printed = s.edition.kinds[kind]
    if not activation.kinds >> kind & 1 or s.supply[kind] == printed.figures:
        return ()
    if activation.band is None:
        return (Grab(None, activation.toward),)
    zones = tuple([group.zone for group in activation.band if group.kind == kind])
    return (Grab(zones, activation.toward),) if zones else ()


@dataclass
class Grab(Step):
    """Pull survivors from every adjacent zone into the A-Bomb's zone (RM-ABO-05, RM-ABO-06)."""

    zones: tuple[int, ...] | None
    """The zones whose A-Bombs grab; None for all zones."""
    toward: int
    """The only survivor whom they may grab, if there is one (RM-Q-75)."""

    def run(self, s: ZombicideState) -> None:
        """Pull all survivors at once, except those out of the zombies' reach (RM-Q-76)."""
        kind = s.edition.kind_number[ABOMINATION]
        zones = self.zones
        if zones is None:
            zones = tuple(zone for zone in range(s.board.size) if s.zombies_of(zone, kind))
        near = {zone: grasp(s, zone) for zone in zones}
        steps: list[Frame] = []
        for who in s.in_play():
            if self.toward not in (NOWHERE, who) or not is_prey(s, who):
                continue
            holders = tuple(zone for zone in near if s.zone[who] in near[zone])
            if holders:
                steps.append(BeGrabbed(who, holders))
        if steps:
            s.push(*steps, Pulled())


@dataclass
class BeGrabbed(Question):
    """The player of a survivor chooses which of several A-Bombs pulls it (RM-ABO-10)."""

    who: int
    zones: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return "RM-ABO-10"

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for choosing between equal zones."""
        return ("be_grabbed",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return one choice for each zone with zombies that can grab the survivor."""
        if not s.is_in_play(self.who):
            return []
        seat = s.seat_of[self.who]
        return [Choice(seat, "be_grabbed", (("zone", s.board.names[zone]),)) for zone in self.zones]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Pull the survivor into the zone, which is not a move and costs nothing (RM-ABO-06, RM-ABO-07)."""
        who = self.who
        before, to = s.zone[who], s.board.called[choice.name("zone")]
        s.zone = put(s.zone, who, to)
        s.emit(SurvivorGrabbed(s.roster[who], choice.name("zone")))
        notify_mission(s, ZONE_ENTERED, who=who, zone=to, name=s.roster[who])
        s.push(*hooks.zone_entered(s, who, to, before))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("BeGrabbed", (("survivor", s.roster[self.who]),))


@dataclass
class Pulled(Step):
    """The steps after a grab, which counts as the end of an action (RM-Q-18)."""

    def run(self, s: ZombicideState) -> None:
        """Push the steps that follow an action."""
        s.push(*hooks.action_ended(s), CheckGoals())
