"""Rushing at zombies: moves of up to two zones on a path that the player chooses.

Keys: skill.charge, skill.bloodlust.
"""

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
    """A path to a zone: the zones entered, and the additional actions for leaving zones."""

    def __init__(self, zones: tuple[int, ...], *, cost: int, hedges: int, quiet: bool) -> None:
        self.zones = zones
        self.cost = cost
        self.hedges = hedges
        self.quiet = quiet
        """Whether nothing can happen in the intermediate zone."""

    def burden(self) -> tuple[int, bool, int, int]:
        """Return the sort key of the path: actions, events on the way, hedges, zones."""
        return (self.cost, not self.quiet, self.hedges, len(self.zones))

    def is_like(self, other: Path) -> bool:
        """Return whether this path has the same cost and risks as another path to the same zone."""
        if self.zones == other.zones:
            return True
        return self.quiet and other.quiet and (self.cost, self.hedges) == (other.cost, other.hedges)


def charge_paths(s: ZombicideState, who: int) -> list[Path]:
    """Return every path of up to two zones to a zone with zombies or rivals, the cheapest first (skill.charge).

    Leaving zones with zombies or water costs the usual actions; a zone with zombies ends the move.
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
    """Return the cheapest path to each zone that a survivor may rush to (skill.charge)."""
    found: list[Path] = []
    for path in charge_paths(s, who):
        if not found or found[-1].zones[-1] != path.zones[-1]:
            found.append(path)
    return found


def rush_cost(s: ZombicideState, who: int, zone: int) -> int:
    """Return the additional actions of the cheapest path to a zone, which are paid before the move starts."""
    return all_ways(s, who, zone)[0].cost


def all_ways(s: ZombicideState, who: int, zone: int) -> list[Path]:
    """Return every path to a zone, the cheapest first."""
    return [path for path in charge_paths(s, who) if path.zones[-1] == zone]


def rush(s: ZombicideState, who: int, zone: int) -> None:
    """Move to a zone with zombies; ask for the path if it makes a difference."""
    paths = ways_to(s, who, zone)
    if all(paths[0].is_like(path) for path in paths):
        start_charge(s, who, paths[0])
    else:
        s.push(RushBy(who, zone))


def ways_to(s: ZombicideState, who: int, zone: int) -> list[Path]:
    """Return the paths to a zone that a survivor can still afford after paying for the cheapest, which comes first."""
    paths = all_ways(s, who, zone)
    return [path for path in paths if path.cost - paths[0].cost <= s.actions[who]]


def start_charge(s: ZombicideState, who: int, path: Path) -> None:
    """Pay what this path costs beyond the cheapest one, and start moving."""
    s.actions = plus(s.actions, who, rush_cost(s, who, path.zones[-1]) - path.cost)
    s.push(Stride(who, path.zones))


@dataclass
class RushBy(Question):
    """The player chooses between paths to the zombies that differ in cost or risk (skill.charge)."""

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
    """A survivor moves along a path zone by zone, until zombies stop it (move.stop)."""

    who: int
    zones: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        if s.zone[self.who] >= 0 and self.zones:
            s.push(Cross(self.who, self.zones[0], 0), StrideOn(self.who, self.zones[1:]))


@dataclass
class StrideOn(Step):
    """Continue along the path after each zone, unless zombies are here."""

    who: int
    zones: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        zone = s.zone[self.who]
        if zone >= 0 and self.zones and not is_stopped(s, self.who, zone):
            s.push(Stride(self.who, self.zones))
