"""Getting into and out of the helicopter, and changing seats (RM-HEL-02 to RM-HEL-10)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.choices import Choice
from horda.games.rue_morgue.crew_events import GotIn, GotOut, SeatChanged
from horda.games.rue_morgue.mechanisms.helicopter.seats import (
    FAST_ROPING,
    PASSENGER,
    PILOT,
    free_seats,
    helicopter_of,
    is_flying,
    seat_in,
    sit,
    stand_up,
    why_not_rope_into,
    zone_of,
)
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.turns.actions import Action, bare
from horda.games.zombicide.rules.turns.movement import Enter
from horda.games.zombicide.state import ZombicideState


def why_not_board(s: ZombicideState, who: int) -> str | None:
    """Return the rule that forbids a survivor to get in, or None."""
    if is_flying(s):
        return "RM-HEL-31"
    if s.zone[who] != zone_of(s):
        return "RM-HEL-02"
    if s.crowd[s.zone[who]]:
        return "RM-HEL-03"
    return None if free_seats(s) else "RM-HEL-04"


class GetIn(Action):
    """For one action a survivor takes a free seat of a helicopter in its zone (RM-HEL-02)."""

    verb: ClassVar[str] = "get_in"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the pilot's seat and a passenger's; the survivor may choose either (RM-Q-66)."""
        if helicopter_of(s) == NOWHERE or seat_in(s, who) != NOWHERE:
            return []
        seat = s.seat_of[who]
        return [Choice(seat, "get_in", (("place", place),)) for place in (PILOT, PASSENGER)]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against getting in at all, or against a seat that is taken."""
        rule = why_not_board(s, who)
        if rule is not None:
            return rule
        return None if choice.name("place") in free_seats(s) else "RM-HEL-04"

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        place = choice.name("place")
        sit(s, free_seats(s)[place], who)
        s.emit(GotIn(s.roster[who], place))


def why_not_leave(s: ZombicideState, who: int) -> str | None:
    """Return the rule that forbids a survivor to leave its seat, or None."""
    if not is_flying(s):
        return None
    if seat_in(s, who) == 0:
        return "RM-HEL-30"
    if not s.has_skill(who, FAST_ROPING):
        return "RM-HEL-06"
    return why_not_rope_into(s.board.kinds[zone_of(s)])


class GetOut(Action):
    """For one action a survivor gets out: on the ground without a condition, in flight by rope (RM-HEL-05, 07)."""

    verb: ClassVar[str] = "get_out"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        return [] if seat_in(s, who) == NOWHERE else [bare(s.seat_of[who], "get_out")]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        return why_not_leave(s, who)

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Put the survivor in the zone of the helicopter, or by rope in the street below it (RM-Q-15)."""
        stand_up(s, who)
        to = zone_of(s)
        s.emit(GotOut(s.roster[who], s.board.names[to]))
        if s.zone[who] != to:
            s.push(Enter(who, to, 0))


def why_not_change(s: ZombicideState, who: int) -> str | None:
    """Return the rule that forbids a survivor to change seats, or None."""
    if not free_seats(s):
        return "RM-HEL-09"
    return "RM-HEL-10" if is_flying(s) and seat_in(s, who) == 0 else None


class ChangeSeat(Action):
    """For one action a survivor moves to an empty seat of the same helicopter (RM-HEL-08)."""

    verb: ClassVar[str] = "change_seat"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the kind of seat that the survivor does not sit in; passengers' seats are all equal."""
        seat = seat_in(s, who)
        if seat == NOWHERE:
            return []
        return [Choice(s.seat_of[who], "change_seat", (("place", PILOT if seat else PASSENGER),))]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against changing seats at all, or against a seat that is taken."""
        rule = why_not_change(s, who)
        if rule is not None:
            return rule
        return None if choice.name("place") in free_seats(s) else "RM-HEL-08"

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Move the survivor to the other seat."""
        place = choice.name("place")
        seat = free_seats(s)[place]
        stand_up(s, who)
        sit(s, seat, who)
        s.emit(SeatChanged(s.roster[who], place))
