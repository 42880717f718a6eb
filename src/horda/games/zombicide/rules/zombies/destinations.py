"""The zones to which zombies want to move, and their paths (zombie.goal, zombie.path, zombie.tie)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Prompt, Question
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.board.noise import loudest_seen
from horda.games.zombicide.rules.board.paths import PATHS
from horda.games.zombicide.rules.zombies.reasons import Senses
from horda.games.zombicide.state import ZombicideState


def zombie_goals(s: ZombicideState, zone: int, senses: Senses) -> list[int]:
    """Return the zones to which the zombies of a zone want to move (zombie.goal).

    The noisiest of the zones in which they see survivors, or else the noisiest of all (zombie.noise), at any distance
    (zombie.far).
    """
    instead = hooks.aim_zombies(s, zone, senses)
    if instead is not None:
        return instead
    seen = s.paths.sees(zone) & senses.prey
    return loudest_seen(senses.noise, seen) if seen else senses.loudest


def ways_out(s: ZombicideState, zone: int, goals: list[int]) -> tuple[int, ...]:
    """Return the first zones of all shortest paths to any of the goals; empty if the zone is itself a goal.

    Goals that cannot be approached are ignored (zombie.path, zombie.tie).
    """
    if zone in goals:
        return ()
    modes = hooks.path_modes(s, zone, PATHS)
    paths = s.paths
    if len(goals) == 1:
        return tuple(paths.next_zones(zone, goals[0], modes))
    found: list[int] = []
    for goal in goals:
        for beyond in paths.next_zones(zone, goal, modes):
            if beyond not in found:
                found.append(beyond)
    return tuple(found)


def goals_from(s: ZombicideState, zone: int, senses: Senses, toward: int) -> list[int]:
    """Return the goals of the zombies of a zone: one survivor's zone, or those of the edition (zombie.goal).

    Where zombies do not split between equal goals, only one is returned if the players have chosen it, or if all goals
    lead the same way (zombie.tie).
    """
    if toward != NOWHERE:
        return [s.zone[toward]] if s.zone[toward] >= 0 else []
    goals = zombie_goals(s, zone, senses)
    if len(goals) > 1 and s.edition.figures.one_goal:
        if s.led[zone] != NOWHERE:
            return [s.led[zone]]
        first = ways_out(s, zone, goals[:1])
        if all(ways_out(s, zone, [goal]) == first for goal in goals[1:]):
            return goals[:1]
    return goals


@dataclass
class ChooseGoal(Question):
    """The players choose one of several equal goals for all zombies of a zone (zombie.tie)."""

    zone: int
    goals: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return s.cite("zombie.tie")

    def takes_orders(self) -> tuple[str, ...]:
        return ("lead",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat, names = s.speaker, s.board.names
        return [Choice(seat, "lead", (("zone", names[goal]),)) for goal in self.goals]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Set the goal for all zombies of the zone until their movement is over."""
        s.led = put(s.led, self.zone, s.board.called[choice.name("zone")])

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("ChooseGoal", (("zone", s.board.names[self.zone]),))


def forget_goals(s: ZombicideState) -> None:
    """Clear the goals chosen for zombies, at the end of their movement (zombie.tie)."""
    s.led = [NOWHERE] * s.board.size
