"""Groups of zombies walk, and divide where several ways are open to them (zombie.move, zombie.split)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.events.zombie_events import ZombiesSplit
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.zombies.destinations import ChooseGoal, goals_from, ways_out
from horda.games.zombicide.rules.zombies.reasons import Senses, Why, why_they_go
from horda.games.zombicide.rules.zombies.stepping import march
from horda.games.zombicide.state import ZombicideState


def walk_groups(s: ZombicideState, movers: tuple[int, ...], toward: int, settled: list[int] | None) -> int:
    """Let group after group walk; the place of the first that somebody has to decide about, or the end."""
    senses = Senses(s)
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
            goals = goals_from(s, zone, senses, toward)
            wanted[zone] = goals
            if len(goals) > 1 and s.edition.figures.one_goal:
                return at
            paths = ways_out(s, zone, goals)
            outs[zone] = paths
        if not paths:
            to = zone
        elif len(paths) == 1:
            why = why_they_go(s, zone, paths[0], goals=wanted[zone], senses=senses, toward=toward)
            to = march(s, zone, paths[0], kind=kind, count=count, why=why)
        elif s.edition.kinds[kind].splits and splits_evenly(s, kind, count, len(paths)):
            share = reinforce_group(s, zone, kind, count=count, parts=len(paths)) // len(paths)
            reasons = reasons_of(s, zone, paths, goals=wanted[zone], senses=senses, toward=toward)
            for way, why in zip(paths, reasons, strict=True):
                to = march(s, zone, way, kind=kind, count=share, why=why)
                if settled is not None:
                    settled.extend((to, kind, share))
            continue
        else:
            return at
        if settled is not None:
            settled.extend((to, kind, count))
    return len(movers)


def splits_evenly(s: ZombicideState, kind: int, count: int, parts: int) -> bool:
    """Whether there are miniatures enough for equal parts (zombie.split_add)."""
    missing = -count % parts
    return not missing or (s.edition.figures.adds_to_splits and s.supply[kind] >= missing)


def fork(
    s: ZombicideState, movers: tuple[int, ...], at: int, toward: int
) -> tuple[Question, tuple[int, ...]]:
    """What the players are asked about a group that cannot go by itself, and who walks after that."""
    zone, kind, count = movers[at], movers[at + 1], movers[at + 2]
    goals = goals_from(s, zone, Senses(s), toward)
    if len(goals) > 1 and s.edition.figures.one_goal:
        return ChooseGoal(zone, tuple(goals)), movers[at:]
    paths = ways_out(s, zone, goals)
    if not s.edition.kinds[kind].splits:
        return LeadZombie(zone, kind, paths), after_fork(s, movers, at)
    parts = len(paths)
    total = reinforce_group(s, zone, kind, count=count, parts=parts)
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
        # An action leads to a walk, and this to the next action: one of the two has to wait.
        from horda.games.zombicide.rules.zombies.activation import ZombieAction

        settled = list(self.settled)
        at = walk_groups(s, self.movers, self.toward, settled)
        if at == len(self.movers):
            band = tuple(settled)
            after = hooks.zombies_walked(s, self.kinds, band, self.toward)
            s.push(*after, ZombieAction(self.kinds, self.number + 1, band, self.singles, self.toward))
            return
        question, rest = fork(s, self.movers, at, self.toward)
        s.push(question, self._with(rest, tuple(settled)))

    def _with(self, movers: tuple[int, ...], settled: tuple[int, ...]) -> WalkBand:
        return WalkBand(movers, settled, self.kinds, self.number, self.singles, self.toward)

    def with_settled(self, zone: int, kind: int, count: int) -> WalkBand:
        """The same walk, with one more part of it at its place."""
        return self._with(self.movers, (*self.settled, zone, kind, count))


def reasons_of(
    s: ZombicideState, zone: int, ways: tuple[int, ...], *, goals: list[int], senses: Senses, toward: int
) -> list[Why]:
    """Why the parts of a group go their ways (zombie.goal).

    All are found before the first sets off: it may break a barrier, and what was the shortest way of another
    part is none any more.
    """
    return [why_they_go(s, zone, way, goals=goals, senses=senses, toward=toward) for way in ways]


def reasons_at_a_fork(s: ZombicideState, zone: int, ways: tuple[int, ...]) -> list[Why]:
    """Why zombies go the ways that the players have chosen for them (zombie.goal)."""
    walk = s.stack[-1] if s.stack else None
    toward = walk.toward if isinstance(walk, WalkBand) else NOWHERE
    senses = Senses(s)
    goals = goals_from(s, zone, senses, toward)
    return reasons_of(s, zone, ways, goals=goals, senses=senses, toward=toward)


def reinforce_group(s: ZombicideState, zone: int, kind: int, *, count: int, parts: int) -> int:
    """Add the miniatures that equal parts need, as far as there are any; how many there are then.

    They come alone (zombie.split_alone). Too few of them never cause an extra activation (zombie.split_add,
    zombie.split_short, zombie.split_quiet, spawn.split_quiet).
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
        reasons = reasons_at_a_fork(s, self.zone, self.ways)
        for way, count, why in zip(self.ways, counts, reasons, strict=True):
            if count:
                there = march(s, self.zone, way, kind=self.kind, count=count, why=why)
                note_arrival(s, there, self.kind, count)

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
        why = reasons_at_a_fork(s, self.zone, (to,))[0]
        note_arrival(s, march(s, self.zone, to, kind=self.kind, count=1, why=why), self.kind, 1)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Which zombie stands at which fork."""
        about = (("zombie", s.edition.kinds[self.kind].name), ("zone", s.board.names[self.zone]))
        return Prompt("LeadZombie", about)


def note_arrival(s: ZombicideState, zone: int, kind: int, count: int) -> None:
    """A band on the march remembers where a part of it went."""
    walk = s.stack[-1] if s.stack else None
    if isinstance(walk, WalkBand):
        s.stack[-1] = walk.with_settled(zone, kind, count)
