"""Getting into the helicopter, out of it, and from seat to seat (RM-HEL-02 to RM-HEL-10)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.choices import Choice, Refusal
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
from horda.games.zombicide.rules.turns.actions import Action, can_pay
from horda.games.zombicide.rules.turns.movement import Enter
from horda.games.zombicide.state import GENERAL, ZombicideState


def why_not_board(s: ZombicideState, who: int) -> str | None:
    """The rule that keeps a survivor from getting in, if any."""
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

    def _choice(self, s: ZombicideState, who: int, place: str) -> Choice:
        return Choice(s.seat_of[who], "get_in", (("place", place),))

    def offer(self, s: ZombicideState, who: int, found: list[Choice]) -> None:
        """The pilot's seat or a passenger's, as one likes (RM-Q-66)."""
        if s.zone[who] != zone_of(s) or seat_in(s, who) != NOWHERE or not can_pay(s, who, GENERAL):
            return
        if why_not_board(s, who) is None:
            found.extend(self._choice(s, who, place) for place in free_seats(s))

    def refuse(self, s: ZombicideState, who: int, found: list[Refusal]) -> None:
        """Zombies, full seats, a helicopter elsewhere or in the air."""
        if helicopter_of(s) == NOWHERE or seat_in(s, who) != NOWHERE:
            return
        rule = why_not_board(s, who)
        free = free_seats(s)
        for place in (PILOT, PASSENGER):
            if rule is not None or place not in free:
                found.append(Refusal(self._choice(s, who, place), rule or "RM-HEL-04"))

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        place = choice.name("place")
        sit(s, free_seats(s)[place], who)
        s.emit(GotIn(s.roster[who], place))


def why_not_leave(s: ZombicideState, who: int) -> str | None:
    """The rule that keeps a survivor in its seat, if any."""
    if not is_flying(s):
        return None
    if seat_in(s, who) == 0:
        return "RM-HEL-30"
    if not s.has_skill(who, FAST_ROPING):
        return "RM-HEL-06"
    return why_not_rope_into(s.board.kinds[zone_of(s)])


class GetOut(Action):
    """For one action a survivor gets out: on the ground at any time, in flight by rope (RM-HEL-05, 07)."""

    verb: ClassVar[str] = "get_out"

    def offer(self, s: ZombicideState, who: int, found: list[Choice]) -> None:
        """To the zone of the helicopter, or the street below it (RM-Q-15)."""
        if seat_in(s, who) != NOWHERE and why_not_leave(s, who) is None and can_pay(s, who, GENERAL):
            found.append(Choice(s.seat_of[who], "get_out"))

    def refuse(self, s: ZombicideState, who: int, found: list[Refusal]) -> None:
        """In flight: the pilot, those without the skill, and whoever is above a roof."""
        rule = why_not_leave(s, who) if seat_in(s, who) != NOWHERE else None
        if rule is not None:
            found.append(Refusal(Choice(s.seat_of[who], "get_out"), rule))

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Stand in the zone; who comes down by rope enters it."""
        stand_up(s, who)
        to = zone_of(s)
        s.emit(GotOut(s.roster[who], s.board.names[to]))
        if s.zone[who] != to:
            s.push(Enter(who, to, 0))


def why_not_change(s: ZombicideState, who: int) -> str | None:
    """The rule that keeps a survivor from changing seats, if any."""
    if not free_seats(s):
        return "RM-HEL-09"
    return "RM-HEL-10" if is_flying(s) and seat_in(s, who) == 0 else None


class ChangeSeat(Action):
    """For one action a survivor moves to an empty seat of the same helicopter (RM-HEL-08)."""

    verb: ClassVar[str] = "change_seat"

    def _places(self, s: ZombicideState, who: int) -> list[str]:
        """The kind of seat that the survivor does not have."""
        seat = seat_in(s, who)
        return [] if seat == NOWHERE else [PILOT if seat else PASSENGER]

    def offer(self, s: ZombicideState, who: int, found: list[Choice]) -> None:
        """From the pilot's to a passenger's, or back; passengers' seats are all alike."""
        for place in self._places(s, who):
            if place in free_seats(s) and why_not_change(s, who) is None and can_pay(s, who, GENERAL):
                found.append(Choice(s.seat_of[who], "change_seat", (("place", place),)))

    def refuse(self, s: ZombicideState, who: int, found: list[Refusal]) -> None:
        """A full helicopter, and the pilot in flight."""
        for place in self._places(s, who):
            rule = why_not_change(s, who)
            if rule is None and place not in free_seats(s):
                rule = "RM-HEL-08"
            if rule is not None:
                found.append(Refusal(Choice(s.seat_of[who], "change_seat", (("place", place),)), rule))

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Sit there instead."""
        place = choice.name("place")
        seat = free_seats(s)[place]
        stand_up(s, who)
        sit(s, seat, who)
        s.emit(SeatChanged(s.roster[who], place))
