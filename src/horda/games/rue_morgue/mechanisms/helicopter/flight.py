"""Flying: take-off, landing, and flight above the board (RM-HEL-11 to RM-HEL-21)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Prompt, Question, Step
from horda.games.rue_morgue.crew_events import Flew, Landed, TookOff
from horda.games.rue_morgue.mechanisms.helicopter.seats import (
    FLYING,
    GROUNDED,
    aboard,
    cabin,
    flight_in,
    helicopter_of,
    is_flying,
    seat_in,
    zone_of,
)
from horda.games.zombicide.rules.goals.goals import ZONE_ENTERED, notify_mission
from horda.games.zombicide.rules.turns.actions import Action, bare
from horda.games.zombicide.state import ZombicideState

WASTELAND = "7V"
"""The tile on whose open ground the helicopter may take off and land."""


def may_land(s: ZombicideState, zone: int) -> bool:
    """Return whether the helicopter may land in a zone: a helipad, wasteland, or a zone of the mission (RM-HEL-13)."""
    board = s.board
    kind = board.kinds[zone].name
    if kind == "helipad" or zone in flight_in(s).landing:
        return True
    return kind == "camp" and any(board.tile_names[tile] == WASTELAND for tile in board.tiles[zone])


def why_not_pilot(s: ZombicideState, who: int) -> str | None:
    """Return the rule that forbids a survivor to fly the helicopter, or None (RM-Q-66)."""
    if not flight_in(s).flies:
        return "RM-HEL-11"
    return None if seat_in(s, who) == 0 and s.has_skill(who, "helicopter_pilot") else "RM-HEL-12"


def settle(s: ZombicideState, kind: str) -> None:
    """Replace the token by the one in flight or on the ground; all aboard go with it (RM-HEL-15)."""
    people = aboard(s)
    s.token_kind = put(s.token_kind, helicopter_of(s), kind)
    for who in people:
        s.zone = put(s.zone, who, cabin(s))


class Manoeuvre(Action):
    """A pilot's action without a change of zone: taking off or landing (RM-HEL-14)."""

    in_flight: ClassVar[bool] = False
    """Whether the helicopter must be in the air."""

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the choice if the helicopter is on the ground or in flight as required, for everybody aboard."""
        if seat_in(s, who) < 0 or is_flying(s) != self.in_flight:
            return []
        return [bare(s.seat_of[who], self.verb)]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against everybody but the pilot, or against take-off or landing in this zone."""
        return why_not_pilot(s, who) or (None if may_land(s, zone_of(s)) else "RM-HEL-13")


class TakeOff(Manoeuvre):
    """The pilot takes off; the helicopter stays over its zone (RM-HEL-14)."""

    verb: ClassVar[str] = "take_off"

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        settle(s, FLYING)
        s.emit(TookOff(s.roster[who], s.board.names[zone_of(s)]))


class Land(Manoeuvre):
    """The pilot lands in the zone below (RM-HEL-14)."""

    verb: ClassVar[str] = "land"
    in_flight: ClassVar[bool] = True

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Land, and notify the mission of everybody who is in the zone now."""
        settle(s, GROUNDED)
        zone = zone_of(s)
        s.emit(Landed(s.roster[who], s.board.names[zone]))
        for one in reversed(aboard(s)):
            notify_mission(s, ZONE_ENTERED, who=one, zone=zone, name=s.roster[one])


class Fly(Action):
    """For one action the pilot flies the helicopter one or two zones (RM-HEL-17).

    It is not a move action: free move actions do not pay for it (RM-HEL-21).
    """

    verb: ClassVar[str] = "fly"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return every zone that shares an edge with the one below, whatever is on the edge (RM-HEL-19, RM-Q-13)."""
        return headings(s, s.seat_of[who]) if seat_in(s, who) >= 0 else []

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against everybody but the pilot, or against flying on the ground (RM-HEL-12, RM-HEL-16)."""
        return why_not_pilot(s, who) or (None if is_flying(s) else "RM-HEL-16")

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Fly one zone, and ask whether to fly another."""
        s.push(FlyTo(who, s.board.called[choice.name("zone")]), FlyOn(who))


def headings(s: ZombicideState, seat: int) -> list[Choice]:
    """Return the zones that the helicopter may fly to next (RM-HEL-18)."""
    names = s.board.names
    return [Choice(seat, "fly", (("zone", names[zone]),)) for zone in s.board.neighbours(zone_of(s))]


@dataclass
class FlyTo(Step):
    """Move the helicopter above another zone; it is never in that zone (RM-HEL-20)."""

    who: int
    zone: int

    def run(self, s: ZombicideState) -> None:
        """Put the token above the zone; those aboard stay in the air."""
        names = s.board.names
        start = zone_of(s)
        s.token_zone = put(s.token_zone, helicopter_of(s), self.zone)
        s.emit(Flew(s.roster[self.who], names[start], names[self.zone]))


@dataclass
class FlyOn(Question):
    """The choice to fly a second zone in any direction, within the same action (RM-HEL-17, RM-Q-13)."""

    who: int

    def rule(self, s: ZombicideState) -> str:
        return "RM-HEL-17"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the choices to fly on and to stop."""
        seat = s.seat_of[self.who]
        return [bare(seat, "stop"), *headings(s, seat)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        if choice.verb == "fly":
            s.push(FlyTo(self.who, s.board.called[choice.name("zone")]))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("FlyOn", (("survivor", s.roster[self.who]),))
