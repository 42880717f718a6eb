"""A group with several ways to go divides into equal parts, one for each (zombie.split)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question
from horda.games.zombicide.rules.arrivals import note_step
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.rules.doors import OpenGate
from horda.games.zombicide.rules.goals import ZOMBIES_ENTERED, happen
from horda.games.zombicide.rules.individuals import walk_all
from horda.games.zombicide.rules.paths import BREAK
from horda.games.zombicide.rules.reasons import Scene, Why, why_they_go
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.zombie_events import ZombiesSplit, ZombiesWalked


def march(s: ZombicideState, zone: int, to: int, *, kind: int, count: int, why: Why) -> int:
    """Zombies step into the next zone; where they stand then (zombie.barrier, zombie.door)."""
    if not make_way(s, zone, to):
        return zone
    walk_all(s, zone, to, kind=kind, count=count)
    note_step(s, to)
    names = s.board.names
    name, (reason, seen, loudest, noise) = s.edition.kinds[kind].name, why
    s.emit(ZombiesWalked(name, count, names[zone], names[to], reason, seen, loudest, noise))
    happen(s, ZOMBIES_ENTERED, zone=to, name=name)
    return to


def why_at_a_fork(s: ZombicideState, zone: int, to: int) -> Why:
    """Why zombies go the way that the players have chosen for them (zombie.goal)."""
    from horda.games.zombicide.rules.zombie_moves import WalkBand, goals_from

    walk = s.stack[-1] if s.stack else None
    toward = walk.toward if isinstance(walk, WalkBand) else NOWHERE
    scene = Scene(s)
    return why_they_go(s, zone, to, goals=goals_from(s, zone, scene, toward), scene=scene, toward=toward)


def make_way(s: ZombicideState, zone: int, to: int) -> bool:
    """Whether zombies get through to the next zone: a barrier is torn down, a shut door stops them."""
    paths = s.paths
    if to in paths.walks(zone):
        return True
    if to not in paths.walks(zone, BREAK):
        return False
    tear_down(s, zone, to)
    return True


def tear_down(s: ZombicideState, zone: int, to: int) -> None:
    """The zombies next to a barrier remove it at no cost (zombie.barrier)."""
    for gate in s.board.gates_of(zone, "barrier"):
        if to in s.board.gates[gate].zones and s.is_shut(gate):
            OpenGate(gate, NOWHERE).run(s)
            return


def reinforced(s: ZombicideState, zone: int, kind: int, *, count: int, parts: int) -> int:
    """Add the miniatures that equal parts need, as far as there are any; how many there are then.

    Too few of them never cause an extra activation (zombie.split_add, zombie.split_short).
    """
    missing = -count % parts
    added = s.put_zombies(zone, kind, missing) if missing and s.edition.figures.adds_to_splits else 0
    total = count + added
    each = 0 if total % parts else total // parts
    s.emit(ZombiesSplit(s.edition.kinds[kind].name, s.board.names[zone], added, count, parts, each))
    return total


@dataclass
class UnevenSplit(Question):
    """Too few miniatures for equal parts: the players say which parts get one more (zombie.split_short)."""

    zone: int
    kind: int
    ways: tuple[int, ...]
    counts: tuple[int, ...]
    left: int
    """How many parts still get one more."""

    def rule(self, s: ZombicideState) -> str:
        return s.cite("zombie.split_short")

    def takes_orders(self) -> tuple[str, ...]:
        """Splits among equal ways."""
        return ("send",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """The parts that have none more yet."""
        seat, names = s.speaker, s.board.names
        least = min(self.counts)
        return [
            Choice(seat, "send", (("zombie", s.edition.kinds[self.kind].name), ("zone", names[way])))
            for at, way in enumerate(self.ways)
            if self.counts[at] == least
        ]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Add it there; after the last, all parts go."""
        to = s.board.called[choice.name("zone")]
        counts = tuple(count + (way == to) for way, count in zip(self.ways, self.counts, strict=True))
        if self.left > 1:
            s.push(UnevenSplit(self.zone, self.kind, self.ways, counts, self.left - 1))
            return
        for at, way in enumerate(self.ways):
            if counts[at]:
                why = why_at_a_fork(s, self.zone, way)
                there = march(s, self.zone, way, kind=self.kind, count=counts[at], why=why)
                note_arrival(s, there, self.kind, counts[at])

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Which zombies stand at which fork."""
        about = (("zombie", s.edition.kinds[self.kind].name), ("zone", s.board.names[self.zone]))
        return Prompt("UnevenSplit", about)


@dataclass
class LeadZombie(Question):
    """A zombie that never splits stands at a fork: the players choose its way (zombie.never_splits)."""

    zone: int
    kind: int
    ways: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return s.cite("zombie.never_splits")

    def takes_orders(self) -> tuple[str, ...]:
        """Ways that are as short."""
        return ("send",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Every way that is as short."""
        seat, names = s.speaker, s.board.names
        zombie = s.edition.kinds[self.kind].name
        return [Choice(seat, "send", (("zombie", zombie), ("zone", names[way]))) for way in self.ways]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """It goes there."""
        to = s.board.called[choice.name("zone")]
        why = why_at_a_fork(s, self.zone, to)
        note_arrival(s, march(s, self.zone, to, kind=self.kind, count=1, why=why), self.kind, 1)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Which zombie stands at which fork."""
        about = (("zombie", s.edition.kinds[self.kind].name), ("zone", s.board.names[self.zone]))
        return Prompt("LeadZombie", about)


def note_arrival(s: ZombicideState, zone: int, kind: int, count: int) -> None:
    """A band on the march remembers where a part of it went."""
    from horda.games.zombicide.rules.zombie_moves import WalkBand

    walk = s.stack[-1] if s.stack else None
    if isinstance(walk, WalkBand):
        s.stack[-1] = walk.with_settled(zone, kind, count)
