"""Activation: zombies in a zone with survivors attack, then the others move (zombie.activation).

In an activation, each kind has a number of actions; all zombies take their first before any takes a second
(zombie.second_action). An activation applies to all zombies of some kinds, or to a band: the zombies of one zone,
or some individuals, wherever they move between their actions.
"""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.steps import Frame, Step
from horda.games.zombicide.events.zombie_events import ZombiesActivated
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.goals import CheckGoals
from horda.games.zombicide.rules.zombies.groups import Activation, Group, activation_of_all
from horda.games.zombicide.rules.zombies.individuals import individuals_in, on_board
from horda.games.zombicide.rules.zombies.prey import is_prey
from horda.games.zombicide.rules.zombies.prone import anybody_lies, on_their_feet, stand_up, standing_count
from horda.games.zombicide.rules.zombies.zombie_attacks import AttackSurvivor, ShareAttacks
from horda.games.zombicide.rules.zombies.zombie_moves import WalkBand, WalkZombies
from horda.games.zombicide.state import ZombicideState


def names_of(s: ZombicideState, kinds: int) -> tuple[str, ...]:
    """Return the names of some kinds, given as bits."""
    return tuple(kind.name for number, kind in enumerate(s.edition.kinds) if kinds >> number & 1)


@dataclass
class ActivationStep(Step):
    """The first half of the zombies' phase: all zombies on the board are activated (zombie.activation)."""

    def run(self, s: ZombicideState) -> None:
        s.push(ZombieAction(activation_of_all(s.edition.all_kinds)))


@dataclass
class ActivateAgain(Step):
    """An extra activation of all zombies of some kinds on the board (spawn.extra_activation)."""

    kinds: int

    def run(self, s: ZombicideState) -> None:
        s.emit(ZombiesActivated(names_of(s, self.kinds)))
        s.push(ZombieAction(activation_of_all(self.kinds)))


@dataclass
class ActivateZone(Step):
    """An extra activation of the zombies of one zone; with `toward`, they attack and follow only that survivor."""

    zone: int
    kinds: int
    toward: int

    def run(self, s: ZombicideState) -> None:
        activate_zone(s, self.zone, self.kinds, toward=self.toward)


def activate_zone(s: ZombicideState, zone: int, kinds: int, *, toward: int = NOWHERE, times: int = 1) -> None:
    """Activate the zombies of some kinds in a zone, for several actions, wherever they move in between."""
    band: list[Group] = []
    singles: list[int] = []
    there = 0
    for kind, printed in enumerate(s.edition.kinds):
        count = standing_count(s, zone, kind)
        if not count or not kinds >> kind & 1:
            continue
        there |= 1 << kind
        if printed.individual:
            singles.extend(on_their_feet(s, individuals_in(s, zone, kind)))
        else:
            band.append(Group(zone, kind, count))
    stand_up(s, kinds, zone)
    s.emit(ZombiesActivated(names_of(s, there), s.board.names[zone], local=True, times=times))
    # Actions are counted up to what a kind has: beginning below 1 gives it that many more.
    first = 1 if times == 1 else 1 - (times - 1) * most_actions(s, there)
    s.push(ZombieAction(Activation(kinds, first, tuple(band), tuple(singles), toward)))


def most_actions(s: ZombicideState, kinds: int) -> int:
    """Return the highest number of actions that any of these kinds has."""
    actions = [printed.actions for kind, printed in enumerate(s.edition.kinds) if kinds >> kind & 1]
    return max(actions, default=0)


@dataclass
class ActivateIndividuals(Step):
    """An extra activation of some individuals that are on the board."""

    singles: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        kinds = 0
        for single in self.singles:
            kinds |= 1 << s.individual_kind[single]
        s.emit(ZombiesActivated(names_of(s, kinds)))
        singles = on_their_feet(
            s, [single for single in self.singles if s.individual_zone[single] != NOWHERE]
        )
        stand_up(s, kinds)
        s.push(ZombieAction(Activation(kinds, 1, (), tuple(singles), NOWHERE)))


def kinds_with_action(s: ZombicideState, number: int) -> int:
    """Return the kinds that have at least `number` actions in an activation, as bits (zombie.second_action)."""
    found = 0
    for kind, printed in enumerate(s.edition.kinds):
        if printed.actions >= number:
            found |= 1 << kind
    return found


@dataclass
class ZombieAction(Step):
    """One action of all zombies of an activation that have at least that many (zombie.second_action).

    In each action a zombie attacks or moves (zombie.either_again, zombie.any_two), never both (zombie.either).
    """

    activation: Activation

    def run(self, s: ZombicideState) -> None:
        """Push the edition's reactions to the activation, then the attacks, which are followed by the moves."""
        activation = self.activation
        kinds = activation.kinds & kinds_with_action(s, activation.number)
        band = activation.band
        if band is None:
            stand_up(s, activation.kinds & ~kinds)
        if not kinds or not any(s.crowd):
            return
        if band is None:
            singles = tuple(on_their_feet(s, on_board(s, kinds)))
        else:
            singles = tuple(
                [single for single in activation.singles if kinds >> s.individual_kind[single] & 1]
            )
            if s.edition.heeds_arrivals:
                band = groups_left(s, band)
        toward = activation.toward
        before = hooks.individuals_activated(s, singles) if singles and toward == NOWHERE else ()
        s.push(*before, ZombieAttacks(Activation(kinds, activation.number, band, singles, toward)))


def groups_left(s: ZombicideState, band: tuple[Group, ...]) -> tuple[Group, ...]:
    """Return a band without zombies that died in zones they entered (zombie.enters)."""
    standing: dict[tuple[int, int], int] = {}
    found: list[Group] = []
    for group in band:
        zone, kind = group.zone, group.kind
        free = standing.get((zone, kind), standing_count(s, zone, kind))
        count = min(group.count, free)
        standing[zone, kind] = free - count
        if count:
            found.append(Group(zone, kind, count))
    return tuple(found)


@dataclass
class ZombieAttacks(Step):
    """All attacks come first, zone by zone; zombies that have attacked do not move (zombie.attack_first)."""

    activation: Activation

    def run(self, s: ZombicideState) -> None:
        """Push the attacks in each zone with survivors to attack, then the moves of the other zombies."""
        toward = self.activation.toward
        prey: dict[int, list[int]] = {}
        for who, zone in enumerate(s.zone):
            if zone >= 0 and s.crowd[zone] and toward in (NOWHERE, who) and is_prey(s, who):
                prey.setdefault(zone, []).append(who)
        steps: list[Frame] = []
        attacked: list[int] = []
        for zone in sorted(prey):
            attackers = attackers_in(s, zone, self.activation)
            if attackers:
                attacked.append(zone)
                there = prey[zone]
                alone = len(there) == 1
                steps.append(
                    AttackSurvivor(there[0], attackers)
                    if alone
                    else ShareAttacks(zone, tuple(there), attackers)
                )
                steps.append(CheckGoals())
        s.push(*steps, ZombieMoves(self.activation, tuple(attacked)))


def attackers_in(s: ZombicideState, zone: int, activation: Activation) -> tuple[int, ...]:
    """Return the kinds that attack in a zone, one entry for each attack."""
    found: list[int] = []
    if activation.band is None:
        for kind in range(len(s.supply)):
            if activation.kinds >> kind & 1:
                found.extend([kind] * standing_count(s, zone, kind))
        return tuple(found)
    for group in activation.band:
        if group.zone == zone and activation.kinds >> group.kind & 1:
            found.extend([group.kind] * group.count)
    found.extend(
        [s.individual_kind[single] for single in activation.singles if s.individual_zone[single] == zone]
    )
    return tuple(found)


@dataclass
class ZombieMoves(Step):
    """The moves of all zombies that have not attacked (zombie.move)."""

    activation: Activation
    attacked: tuple[int, ...]
    """The zones in which zombies have attacked."""

    def run(self, s: ZombicideState) -> None:
        """Collect every group before the first one moves, so that none moves twice, then move them."""
        steps: list[Frame] = []
        movers: list[Group] = []
        activation = self.activation
        kinds, band = activation.kinds, activation.band
        for single in activation.singles:
            zone, kind = s.individual_zone[single], s.individual_kind[single]
            if zone == NOWHERE or zone in self.attacked:
                continue
            if activation.toward == NOWHERE and s.edition.kinds[kind].alone:
                steps.extend(hooks.walk_individual(s, single) or ())
            elif band is not None:
                movers.append(Group(zone, kind, 1))
        if band is None:
            self._collect_all(s, movers)
            after = hooks.zombies_walked(s, activation)
            s.push(*steps, *after, ZombieAction(activation_of_all(kinds, activation.number + 1)))
            if movers:
                s.push(WalkZombies(tuple(movers)))
            return
        staying: list[Group] = []
        for group in band:
            walks = group.zone not in self.attacked and kinds >> group.kind & 1
            (movers if walks else staying).append(group)
        s.push(*steps, WalkBand(activation.with_band(tuple(staying)), tuple(movers)))

    def _collect_all(self, s: ZombicideState, movers: list[Group]) -> None:
        """Add the groups on the board that move."""
        kinds = len(s.supply)
        mask = self.activation.kinds
        for kind, printed in enumerate(s.edition.kinds):
            if printed.alone:
                mask &= ~(1 << kind)
        zombies, lying = s.zombies, anybody_lies(s)
        for zone, crowd in enumerate(s.crowd):
            if not crowd or zone in self.attacked:
                continue
            for kind in range(kinds):
                count = zombies[zone * kinds + kind]
                if count and lying:
                    count = standing_count(s, zone, kind)
                if count and mask >> kind & 1:
                    movers.append(Group(zone, kind, count))
