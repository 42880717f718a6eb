"""Rushing at zombies: up to two zones, by the way that the player likes (skill.charge, skill.bloodlust)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.lists import plus
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.borders import HEDGE
from horda.games.zombicide.rules.combat.targets import has_enemies
from horda.games.zombicide.rules.goals.goals import ZONE_ENTERED
from horda.games.zombicide.rules.turns.movement import Cross, is_stopped, water_cost
from horda.games.zombicide.state import ZombicideState


class Path:
    """A way to a zone: the zones entered, and the additional actions for those that are left."""

    def __init__(self, zones: tuple[int, ...], *, cost: int, hedges: int, quiet: bool) -> None:
        self.zones = zones
        self.cost = cost
        self.hedges = hedges
        self.quiet = quiet
        """Whether nothing can happen in the zone between."""

    def burden(self) -> tuple[int, bool, int, int]:
        """Return the disadvantages of the path: actions, what may happen on the way, hedges, zones."""
        return (self.cost, not self.quiet, self.hedges, len(self.zones))

    def is_like(self, other: Path) -> bool:
        """Return whether this path has the same cost and risks as another path to the same zone."""
        if self.zones == other.zones:
            return True
        return self.quiet and other.quiet and (self.cost, self.hedges) == (other.cost, other.hedges)


def charge_paths(s: ZombicideState, who: int) -> list[Path]:
    """Return every way of up to two zones to a zone with zombies or rivals, the easiest first (skill.charge).

    Zombies and water in the zones left cost what they always cost; a zone with zombies ends the move.
    """
    start = s.zone[who]
    found: list[Path] = []
    if hooks.why_not_walk(s, who) is not None:
        return found
    paths = s.paths
    crowd = s.crowd[start] if is_stopped(s, who, start) else 0
    for at, middle in enumerate(paths.exits[start]):
        marks = paths.marks[start][at]
        cost = crowd + water_cost(s, start, marks)
        hedges = 1 if marks & HEDGE else 0
        if has_enemies(s, who, middle):
            found.append(Path((middle,), cost=cost, hedges=hedges, quiet=True))
        if is_stopped(s, who, middle):
            continue
        quiet = not s.goals.by_event.get(ZONE_ENTERED) and not hooks.is_eventful(s, who, middle)
        for further, zone in enumerate(paths.exits[middle]):
            if zone != start and has_enemies(s, who, zone):
                last = paths.marks[middle][further]
                more = cost + water_cost(s, middle, last)
                hidden = hedges + (1 if last & HEDGE else 0)
                found.append(Path((middle, zone), cost=more, hedges=hidden, quiet=quiet))
    found.sort(key=lambda path: (path.zones[-1], path.burden()))
    return found


def charges(s: ZombicideState, who: int) -> list[Path]:
    """Return the easiest way to each zone that a survivor may rush to (skill.charge)."""
    found: list[Path] = []
    for path in charge_paths(s, who):
        if not found or found[-1].zones[-1] != path.zones[-1]:
            found.append(path)
    return found


def rush_cost(s: ZombicideState, who: int, zone: int) -> int:
    """Return the additional actions of the easiest way to a zone, which are paid before one sets off."""
    return all_ways(s, who, zone)[0].cost


def all_ways(s: ZombicideState, who: int, zone: int) -> list[Path]:
    """Return every way to a zone, the easiest first."""
    return [path for path in charge_paths(s, who) if path.zones[-1] == zone]


def rush(s: ZombicideState, who: int, zone: int) -> None:
    """Go to a zone with zombies; the way is asked where it matters."""
    paths = ways_to(s, who, zone)
    if all(paths[0].is_like(path) for path in paths):
        start_charge(s, who, paths[0])
    else:
        s.push(RushBy(who, zone))


def ways_to(s: ZombicideState, who: int, zone: int) -> list[Path]:
    """Return the ways to a zone that a survivor can pay for who has paid for the easiest, which comes first."""
    paths = all_ways(s, who, zone)
    return [path for path in paths if path.cost - paths[0].cost <= s.actions[who]]


def start_charge(s: ZombicideState, who: int, path: Path) -> None:
    """Pay what this path costs beyond the easiest one, and start walking."""
    s.actions = plus(s.actions, who, rush_cost(s, who, path.zones[-1]) - path.cost)
    s.push(Stride(who, path.zones))


@dataclass
class RushBy(Question):
    """Several ways lead to the zombies, and they do not come to the same: by which (skill.charge)."""

    who: int
    zone: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.charge")

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat, names = s.seat_of[self.who], s.board.names
        return [
            Choice(seat, "go_by", (("zone", names[path.zones[0]]),))
            if len(path.zones) > 1
            else Choice(seat, "go_straight")
            for path in ways_to(s, self.who, self.zone)
        ]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        by = s.board.called[choice.name("zone")] if choice.verb == "go_by" else self.zone
        start_charge(
            s, self.who, next(path for path in ways_to(s, self.who, self.zone) if path.zones[0] == by)
        )

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("RushBy", (("survivor", s.roster[self.who]), ("zone", s.board.names[self.zone])))


@dataclass
class Stride(Step):
    """A survivor goes zone by zone along a way, until zombies stop it (move.stop)."""

    who: int
    zones: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        if s.zone[self.who] >= 0 and self.zones:
            s.push(Cross(self.who, self.zones[0], 0), StrideOn(self.who, self.zones[1:]))


@dataclass
class StrideOn(Step):
    """After each zone: on, unless zombies are here."""

    who: int
    zones: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        zone = s.zone[self.who]
        if zone >= 0 and self.zones and not is_stopped(s, self.who, zone):
            s.push(Stride(self.who, self.zones))
