"""Where zombies go and how they get there (zombie.goal, zombie.path, zombie.split)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.steps import Question, Step
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.rules.noise import noise_in_zones
from horda.games.zombicide.rules.prey import prey_zones
from horda.games.zombicide.rules.splitting import LeadZombie, UnevenSplit, march, reinforced
from horda.games.zombicide.state import Table


class Scene:
    """What there is to see and hear in one action of the zombies, found once for all of them."""

    __slots__ = ("loudest", "noise", "prey")

    def __init__(self, s: Table) -> None:
        self.noise: list[int] = noise_in_zones(s)
        self.prey: int = prey_zones(s)
        """The zones with survivors whom zombies heed, as bits."""
        most = max(self.noise)
        self.loudest: list[int] = [zone for zone, noise in enumerate(self.noise) if noise == most and most]
        """The noisiest zones of the board; none where all is still."""


def ways_out(s: Table, zone: int, goals: list[int]) -> tuple[int, ...]:
    """The first zones of all shortest paths to any of the goals; none for who stands in one already.

    A goal that cannot be approached at all drops out (zombie.path, zombie.tie).
    """
    if zone in goals:
        return ()
    modes = s.edition.path_modes(s, zone)
    ways = s.ways
    if len(goals) == 1:
        return tuple(ways.next_zones(zone, goals[0], modes))
    found: list[int] = []
    for goal in goals:
        for beyond in ways.next_zones(zone, goal, modes):
            if beyond not in found:
                found.append(beyond)
    return tuple(found)


def walk_groups(s: Table, movers: tuple[int, ...], toward: int, settled: list[int] | None) -> int:
    """Let group after group walk; the place of the first that somebody has to decide about, or the end."""
    scene = Scene(s)
    outs: dict[int, tuple[int, ...]] = {}
    shut = s.shut
    for at in range(0, len(movers), 3):
        zone, kind, count = movers[at], movers[at + 1], movers[at + 2]
        if shut != s.shut:
            shut = s.shut
            outs.clear()
        ways = outs.get(zone)
        if ways is None:
            ways = ways_out(s, zone, goals_from(s, zone, scene, toward))
            outs[zone] = ways
        if not ways:
            to = zone
        elif len(ways) == 1:
            to = march(s, zone, ways[0], kind=kind, count=count)
        elif s.edition.kinds[kind].splits and splits_evenly(s, kind, count, len(ways)):
            share = reinforced(s, zone, kind, count=count, parts=len(ways)) // len(ways)
            for way in ways:
                to = march(s, zone, way, kind=kind, count=share)
                if settled is not None:
                    settled.extend((to, kind, share))
            continue
        else:
            return at
        if settled is not None:
            settled.extend((to, kind, count))
    return len(movers)


def goals_from(s: Table, zone: int, scene: Scene, toward: int) -> list[int]:
    """Where the zombies of a zone want to go: after one survivor, or as the edition says (zombie.goal)."""
    if toward != NOWHERE:
        return [s.zone[toward]] if s.zone[toward] >= 0 else []
    return s.edition.zombie_goals(s, zone, scene)


def splits_evenly(s: Table, kind: int, count: int, parts: int) -> bool:
    """Whether there are miniatures enough for equal parts (zombie.split_add)."""
    missing = -count % parts
    return not missing or (s.edition.adds_to_splits and s.supply[kind] >= missing)


def fork(s: Table, zone: int, kind: int, *, count: int, toward: int) -> Question:
    """What the players are asked about a group that cannot divide by itself."""
    ways = ways_out(s, zone, goals_from(s, zone, Scene(s), toward))
    if not s.edition.kinds[kind].splits:
        return LeadZombie(zone, kind, ways)
    parts = len(ways)
    total = reinforced(s, zone, kind, count=count, parts=parts)
    return UnevenSplit(zone, kind, ways, (total // parts,) * parts, total % parts)


def after_fork(s: Table, movers: tuple[int, ...], at: int) -> tuple[int, ...]:
    """Who walks after the group at a place: of those that never split each walks by itself."""
    zone, kind, count = movers[at], movers[at + 1], movers[at + 2]
    rest = movers[at + 3 :]
    return (zone, kind, count - 1, *rest) if count > 1 and not s.edition.kinds[kind].splits else rest


@dataclass
class WalkZombies(Step):
    """Groups of zombies walk one zone, one group after another (zombie.move)."""

    movers: tuple[int, ...]
    """Zone, kind, count; zone, kind, count..."""

    def run(self, s: Table) -> None:
        """Up to the first fork at which somebody decides."""
        movers = self.movers
        at = walk_groups(s, movers, NOWHERE, None)
        if at < len(movers):
            question = fork(s, movers[at], movers[at + 1], count=movers[at + 2], toward=NOWHERE)
            s.push(question, WalkZombies(after_fork(s, movers, at)))


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

    def run(self, s: Table) -> None:
        """As any zombies; then the band's next action."""
        from horda.games.zombicide.rules.activation import ZombieAction

        movers = self.movers
        settled = list(self.settled)
        at = walk_groups(s, movers, self.toward, settled)
        if at == len(movers):
            band = tuple(settled)
            after = s.edition.zombies_walked(s, self.kinds, self.number, band=band, toward=self.toward)
            s.push(*after, ZombieAction(self.kinds, self.number + 1, band, self.singles, self.toward))
            return
        question = fork(s, movers[at], movers[at + 1], count=movers[at + 2], toward=self.toward)
        rest = after_fork(s, movers, at)
        s.push(question, WalkBand(rest, tuple(settled), self.kinds, self.number, self.singles, self.toward))

    def with_settled(self, zone: int, kind: int, count: int) -> WalkBand:
        """The same walk, with one more group that has arrived."""
        settled = (*self.settled, zone, kind, count)
        return WalkBand(self.movers, settled, self.kinds, self.number, self.singles, self.toward)
