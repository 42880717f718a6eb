"""Moves of groups of zombies, which split between several equal paths (zombie.move, zombie.split)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.events.zombie_events import ZombiesSplit
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.zombies.destinations import ChooseGoal, goals_from, ways_out
from horda.games.zombicide.rules.zombies.groups import Activation, Group
from horda.games.zombicide.rules.zombies.reasons import Senses, Why, why_they_go
from horda.games.zombicide.rules.zombies.stepping import march
from horda.games.zombicide.state import ZombicideState


def walk_groups(
    s: ZombicideState, movers: tuple[Group, ...], toward: int, arrived: list[Group] | None
) -> int:
    """Move one group after another, and add each with its new zone to `arrived`.

    Return the index in `movers` of the first group about which players must decide, or the length.
    """
    senses = Senses(s)
    outs: dict[int, tuple[int, ...]] = {}
    goals_of: dict[int, list[int]] = {}
    shut = s.shut
    for at, group in enumerate(movers):
        zone, kind, count = group.zone, group.kind, group.count
        if shut != s.shut:
            shut = s.shut
            outs.clear()
        ways = outs.get(zone)
        if ways is None:
            goals = goals_from(s, zone, senses, toward)
            goals_of[zone] = goals
            if len(goals) > 1 and s.edition.figures.one_goal:
                return at
            ways = ways_out(s, zone, goals)
            outs[zone] = ways
        if not ways:
            to = zone
        elif len(ways) == 1:
            why = why_they_go(s, zone, ways[0], goals=goals_of[zone], senses=senses, toward=toward)
            to = march(s, zone, ways[0], kind=kind, count=count, why=why)
        elif s.edition.kinds[kind].splits and splits_evenly(s, kind, count, len(ways)):
            share = reinforce_group(s, group, parts=len(ways)) // len(ways)
            reasons = reasons_of(s, zone, ways, goals=goals_of[zone], senses=senses, toward=toward)
            for way, why in zip(ways, reasons, strict=True):
                to = march(s, zone, way, kind=kind, count=share, why=why)
                if arrived is not None:
                    arrived.append(Group(to, kind, share))
            continue
        else:
            return at
        if arrived is not None:
            arrived.append(group if to == zone else Group(to, kind, count))
    return len(movers)


def splits_evenly(s: ZombicideState, kind: int, count: int, parts: int) -> bool:
    """Return whether there are enough miniatures for equal parts (zombie.split_add)."""
    missing = -count % parts
    return not missing or (s.edition.figures.adds_to_splits and s.supply[kind] >= missing)


def fork(
    s: ZombicideState, movers: tuple[Group, ...], at: int, toward: int
) -> tuple[Question, tuple[Group, ...]]:
    """Return the question about a group that needs a decision, and the groups that move after it."""
    group = movers[at]
    zone, kind = group.zone, group.kind
    goals = goals_from(s, zone, Senses(s), toward)
    if len(goals) > 1 and s.edition.figures.one_goal:
        return ChooseGoal(zone, tuple(goals)), movers[at:]
    ways = ways_out(s, zone, goals)
    rest = movers[at + 1 :]
    if not s.edition.kinds[kind].splits:
        # Each of them walks by itself.
        others = (Group(zone, kind, group.count - 1),) if group.count > 1 else ()
        return LeadZombie(zone, kind, ways), (*others, *rest)
    parts = len(ways)
    total = reinforce_group(s, group, parts=parts)
    return UnevenSplit(zone, kind, ways, (total // parts,) * parts, total % parts), rest


@dataclass
class WalkZombies(Step):
    """Groups of zombies move one zone, one group after another (zombie.move)."""

    movers: tuple[Group, ...]

    def run(self, s: ZombicideState) -> None:
        """Move the groups up to the first one that needs a decision, and ask for it."""
        movers = self.movers
        at = walk_groups(s, movers, NOWHERE, None)
        if at < len(movers):
            question, rest = fork(s, movers, at, NOWHERE)
            s.push(question, WalkZombies(rest))


@dataclass
class WalkBand(Step):
    """A band moves, and its new zones are stored, because its second action starts there."""

    activation: Activation
    """The activation; its band contains the zombies that have moved or attacked."""
    movers: tuple[Group, ...]

    def run(self, s: ZombicideState) -> None:
        """Move the groups up to the first one that needs a decision; after the last one, start the next action."""
        # Circular import: activation imports this module.
        from horda.games.zombicide.rules.zombies.activation import ZombieAction

        toward = self.activation.toward
        arrived = list(self.activation.band or ())
        at = walk_groups(s, self.movers, toward, arrived)
        activation = self.activation.with_band(tuple(arrived))
        if at == len(self.movers):
            s.push(*hooks.zombies_walked(s, activation), ZombieAction(activation.next_action()))
            return
        question, rest = fork(s, self.movers, at, toward)
        s.push(question, WalkBand(activation, rest))

    def with_arrived(self, group: Group) -> WalkBand:
        """Return a copy of this step with one more group that has arrived."""
        band = (*(self.activation.band or ()), group)
        return WalkBand(self.activation.with_band(band), self.movers)


def reasons_of(
    s: ZombicideState, zone: int, ways: tuple[int, ...], *, goals: list[int], senses: Senses, toward: int
) -> list[Why]:
    """Return the reasons for the paths of a group's parts (zombie.goal).

    All are determined before the first part moves, because it may break a barrier, which changes the shortest paths.
    """
    return [why_they_go(s, zone, way, goals=goals, senses=senses, toward=toward) for way in ways]


def reasons_at_a_fork(s: ZombicideState, zone: int, ways: tuple[int, ...]) -> list[Why]:
    """Return the reasons for paths that the players have chosen for zombies (zombie.goal)."""
    walk = s.stack[-1] if s.stack else None
    toward = walk.activation.toward if isinstance(walk, WalkBand) else NOWHERE
    senses = Senses(s)
    goals = goals_from(s, zone, senses, toward)
    return reasons_of(s, zone, ways, goals=goals, senses=senses, toward=toward)


def reinforce_group(s: ZombicideState, group: Group, *, parts: int) -> int:
    """Add the miniatures that equal parts need, as far as available; return the new size of the group.

    Only they are added (zombie.split_alone). If too few are left, there is no extra activation (zombie.split_add,
    zombie.split_short, zombie.split_quiet, spawn.split_quiet).
    """
    zone, kind, count = group.zone, group.kind, group.count
    missing = -count % parts
    added = s.put_zombies(zone, kind, missing) if missing and s.edition.figures.adds_to_splits else 0
    total = count + added
    each = 0 if total % parts else total // parts
    s.emit(ZombiesSplit(s.edition.kinds[kind].name, s.board.names[zone], added, count, parts, each))
    return total


@dataclass
class UnevenSplit(Question):
    """The players choose the larger parts when there are too few miniatures for equal ones (zombie.split_short)."""

    zone: int
    kind: int
    ways: tuple[int, ...]
    counts: tuple[int, ...]
    left: int
    """Number of parts that still get one zombie more."""

    def rule(self, s: ZombicideState) -> str:
        return s.cite("zombie.split_short")

    def takes_orders(self) -> tuple[str, ...]:
        return ("send",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat, names = s.speaker, s.board.names
        least = min(self.counts)
        return [
            Choice(seat, "send", (("zombie", s.edition.kinds[self.kind].name), ("zone", names[way])))
            for at, way in enumerate(self.ways)
            if self.counts[at] == least
        ]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Add one zombie to the part; after the last one, all parts move."""
        to = s.board.called[choice.name("zone")]
        counts = tuple(count + (way == to) for way, count in zip(self.ways, self.counts, strict=True))
        if self.left > 1:
            s.push(UnevenSplit(self.zone, self.kind, self.ways, counts, self.left - 1))
            return
        reasons = reasons_at_a_fork(s, self.zone, self.ways)
        for way, count, why in zip(self.ways, counts, reasons, strict=True):
            if count:
                there = march(s, self.zone, way, kind=self.kind, count=count, why=why)
                note_arrival(s, Group(there, self.kind, count))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        about = (("zombie", s.edition.kinds[self.kind].name), ("zone", s.board.names[self.zone]))
        return Prompt("UnevenSplit", about)


@dataclass
class LeadZombie(Question):
    """The players choose the path of a zombie that never splits (zombie.never_splits)."""

    zone: int
    kind: int
    ways: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return s.cite("zombie.never_splits")

    def takes_orders(self) -> tuple[str, ...]:
        return ("send",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat, names = s.speaker, s.board.names
        zombie = s.edition.kinds[self.kind].name
        return [Choice(seat, "send", (("zombie", zombie), ("zone", names[way]))) for way in self.ways]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        to = s.board.called[choice.name("zone")]
        why = reasons_at_a_fork(s, self.zone, (to,))[0]
        there = march(s, self.zone, to, kind=self.kind, count=1, why=why)
        note_arrival(s, Group(there, self.kind, 1))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        about = (("zombie", s.edition.kinds[self.kind].name), ("zone", s.board.names[self.zone]))
        return Prompt("LeadZombie", about)


def note_arrival(s: ZombicideState, group: Group) -> None:
    """Add a part of a moving band, with its new zone, to the waiting step."""
    walk = s.stack[-1] if s.stack else None
    if isinstance(walk, WalkBand):
        s.stack[-1] = walk.with_arrived(group)
