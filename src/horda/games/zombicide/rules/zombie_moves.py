"""Where zombies go and how they get there (zombie.goal, zombie.path, zombie.split)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.rules import zombie_moments
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.rules.noise import loudest_seen
from horda.games.zombicide.rules.paths import PATHS
from horda.games.zombicide.rules.reasons import Scene, why_they_go
from horda.games.zombicide.rules.splitting import LeadZombie, UnevenSplit, march, reinforced
from horda.games.zombicide.state import ZombicideState


def ways_out(s: ZombicideState, zone: int, goals: list[int]) -> tuple[int, ...]:
    """The first zones of all shortest paths to any of the goals; none for who stands in one already.

    A goal that cannot be approached at all drops out (zombie.path, zombie.tie).
    """
    if zone in goals:
        return ()
    modes = zombie_moments.path_modes(s, zone, PATHS)
    paths = s.paths
    if len(goals) == 1:
        return tuple(paths.next_zones(zone, goals[0], modes))
    found: list[int] = []
    for goal in goals:
        for beyond in paths.next_zones(zone, goal, modes):
            if beyond not in found:
                found.append(beyond)
    return tuple(found)


def walk_groups(s: ZombicideState, movers: tuple[int, ...], toward: int, settled: list[int] | None) -> int:
    """Let group after group walk; the place of the first that somebody has to decide about, or the end."""
    scene = Scene(s)
    outs: dict[int, tuple[int, ...]] = {}
    goals: list[int] = []
    wanted: dict[int, list[int]] = {}
    shut = s.shut
    for at in range(0, len(movers), 3):
        zone, kind, count = movers[at], movers[at + 1], movers[at + 2]
        if shut != s.shut:
            shut = s.shut
            outs.clear()
        paths = outs.get(zone)
        if paths is None:
            goals = goals_from(s, zone, scene, toward)
            wanted[zone] = goals
            if len(goals) > 1 and s.edition.figures.one_goal:
                return at
            paths = ways_out(s, zone, goals)
            outs[zone] = paths
        if not paths:
            to = zone
        elif len(paths) == 1:
            why = why_they_go(s, zone, paths[0], goals=wanted[zone], scene=scene, toward=toward)
            to = march(s, zone, paths[0], kind=kind, count=count, why=why)
        elif s.edition.kinds[kind].splits and splits_evenly(s, kind, count, len(paths)):
            share = reinforced(s, zone, kind, count=count, parts=len(paths)) // len(paths)
            for way in paths:
                why = why_they_go(s, zone, way, goals=wanted[zone], scene=scene, toward=toward)
                to = march(s, zone, way, kind=kind, count=share, why=why)
                if settled is not None:
                    settled.extend((to, kind, share))
            continue
        else:
            return at
        if settled is not None:
            settled.extend((to, kind, count))
    return len(movers)


def zombie_goals(s: ZombicideState, zone: int, scene: Scene) -> list[int]:
    """Where the zombies of a zone want to go (zombie.goal).

    To the noisiest of the zones in which they see survivors, or else to the noisiest of all.
    """
    instead = zombie_moments.aim_zombies(s, zone, scene)
    if instead is not None:
        return instead
    seen = s.paths.sees(zone) & scene.prey
    return loudest_seen(scene.noise, seen) if seen else scene.loudest


def goals_from(s: ZombicideState, zone: int, scene: Scene, toward: int) -> list[int]:
    """Where the zombies of a zone want to go: after one survivor, or as the edition says (zombie.goal).

    Where zombies do not divide between equal goals, one is left if the players have chosen it, or if all
    of them lead the same way (zombie.tie).
    """
    if toward != NOWHERE:
        return [s.zone[toward]] if s.zone[toward] >= 0 else []
    goals = zombie_goals(s, zone, scene)
    if len(goals) > 1 and s.edition.figures.one_goal:
        if s.led[zone] != NOWHERE:
            return [s.led[zone]]
        first = ways_out(s, zone, goals[:1])
        if all(ways_out(s, zone, [goal]) == first for goal in goals[1:]):
            return goals[:1]
    return goals


def splits_evenly(s: ZombicideState, kind: int, count: int, parts: int) -> bool:
    """Whether there are miniatures enough for equal parts (zombie.split_add)."""
    missing = -count % parts
    return not missing or (s.edition.figures.adds_to_splits and s.supply[kind] >= missing)


def fork(
    s: ZombicideState, movers: tuple[int, ...], at: int, toward: int
) -> tuple[Question, tuple[int, ...]]:
    """What the players are asked about a group that cannot go by itself, and who walks after that."""
    zone, kind, count = movers[at], movers[at + 1], movers[at + 2]
    goals = goals_from(s, zone, Scene(s), toward)
    if len(goals) > 1 and s.edition.figures.one_goal:
        return ChooseGoal(zone, tuple(goals)), movers[at:]
    paths = ways_out(s, zone, goals)
    if not s.edition.kinds[kind].splits:
        return LeadZombie(zone, kind, paths), after_fork(s, movers, at)
    parts = len(paths)
    total = reinforced(s, zone, kind, count=count, parts=parts)
    split = UnevenSplit(zone, kind, paths, (total // parts,) * parts, total % parts)
    return split, after_fork(s, movers, at)


def after_fork(s: ZombicideState, movers: tuple[int, ...], at: int) -> tuple[int, ...]:
    """Who walks after the group at a place: of those that never split each walks by itself."""
    zone, kind, count = movers[at], movers[at + 1], movers[at + 2]
    rest = movers[at + 3 :]
    return (zone, kind, count - 1, *rest) if count > 1 and not s.edition.kinds[kind].splits else rest


@dataclass
class WalkZombies(Step):
    """Groups of zombies walk one zone, one group after another (zombie.move)."""

    movers: tuple[int, ...]
    """Zone, kind, count; zone, kind, count..."""

    def run(self, s: ZombicideState) -> None:
        """Up to the first fork at which somebody decides."""
        movers = self.movers
        at = walk_groups(s, movers, NOWHERE, None)
        if at < len(movers):
            question, rest = fork(s, movers, at, NOWHERE)
            s.push(question, WalkZombies(rest))


@dataclass
class WalkBand(Step):
    """A band walks and is remembered, for its second action comes where its first led."""

    movers: tuple[int, ...]
    settled: tuple[int, ...]
    """Where those are who have walked or attacked: zone, kind, count..."""
    kinds: int
    number: int
    singles: tuple[int, ...]
    toward: int

    def run(self, s: ZombicideState) -> None:
        """As any zombies; then the band's next action."""
        from horda.games.zombicide.rules.activation import ZombieAction

        settled = list(self.settled)
        at = walk_groups(s, self.movers, self.toward, settled)
        if at == len(self.movers):
            band = tuple(settled)
            after = zombie_moments.zombies_walked(s, self.kinds, band, self.toward)
            s.push(*after, ZombieAction(self.kinds, self.number + 1, band, self.singles, self.toward))
            return
        question, rest = fork(s, self.movers, at, self.toward)
        s.push(question, self._with(rest, tuple(settled)))

    def _with(self, movers: tuple[int, ...], settled: tuple[int, ...]) -> WalkBand:
        return WalkBand(movers, settled, self.kinds, self.number, self.singles, self.toward)

    def with_settled(self, zone: int, kind: int, count: int) -> WalkBand:
        """The same walk, with one more part of it at its place."""
        return self._with(self.movers, (*self.settled, zone, kind, count))


@dataclass
class ChooseGoal(Question):
    """Zombies see several zones they would go to as gladly: the players choose one for all (zombie.tie)."""

    zone: int
    goals: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return s.cite("zombie.tie")

    def takes_orders(self) -> tuple[str, ...]:
        """Zones that draw them alike."""
        return ("lead",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Every zone that draws them."""
        seat, names = s.speaker, s.board.names
        return [Choice(seat, "lead", (("zone", names[goal]),)) for goal in self.goals]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """It holds for all zombies of the zone until this movement is over."""
        s.led = put(s.led, self.zone, s.board.called[choice.name("zone")])

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Which zombies."""
        return Prompt("ChooseGoal", (("zone", s.board.names[self.zone]),))


def forget_goals(s: ZombicideState) -> None:
    """A movement is over: the next begins with no goal chosen (zombie.tie)."""
    s.led = [NOWHERE] * s.board.size
