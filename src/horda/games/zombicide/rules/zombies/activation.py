"""The zombies act: whoever stands with a survivor attacks, then the others walk (zombie.activation).

An activation is as many actions as the kind has; everybody's first comes before anybody's second
(zombie.second_action). It is for all zombies of some kinds, or for a band: the zombies of one zone, or
some that are somebody, wherever they go meanwhile.
"""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.steps import Frame, Step
from horda.games.zombicide.events.zombie_events import ZombiesActivated
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.goals import CheckGoals
from horda.games.zombicide.rules.zombies.individuals import individuals_in, on_board
from horda.games.zombicide.rules.zombies.prey import is_prey
from horda.games.zombicide.rules.zombies.prone import anybody_lies, on_their_feet, stand_up, standing_count
from horda.games.zombicide.rules.zombies.zombie_attacks import AttackSurvivor, ShareAttacks
from horda.games.zombicide.rules.zombies.zombie_moves import WalkBand, WalkZombies
from horda.games.zombicide.state import ZombicideState


def names_of(s: ZombicideState, kinds: int) -> tuple[str, ...]:
    """The names of the kinds among these bits."""
    return tuple(kind.name for number, kind in enumerate(s.edition.kinds) if kinds >> number & 1)


@dataclass
class ActivationStep(Step):
    """The first half of the zombies' phase: every zombie on the board acts (zombie.activation)."""

    def run(self, s: ZombicideState) -> None:
        """All kinds, from their first action."""
        s.push(ZombieAction(s.edition.all_kinds, 1, None, (), NOWHERE))


@dataclass
class ActivateAgain(Step):
    """An extra activation of all zombies of some kinds on the board (spawn.extra_activation)."""

    kinds: int

    def run(self, s: ZombicideState) -> None:
        """At once, with all actions of their kinds."""
        s.emit(ZombiesActivated(names_of(s, self.kinds)))
        s.push(ZombieAction(self.kinds, 1, None, (), NOWHERE))


@dataclass
class ActivateZone(Step):
    """An extra activation of the zombies of one zone; with `toward`, after that survivor alone."""

    zone: int
    kinds: int
    toward: int

    def run(self, s: ZombicideState) -> None:
        """Once, with all actions of their kinds."""
        activate_zone(s, self.zone, self.kinds, toward=self.toward)


def activate_zone(s: ZombicideState, zone: int, kinds: int, *, toward: int = NOWHERE, times: int = 1) -> None:
    """Activate the zombies of some kinds in a zone: who stands there now is the band, wherever they walk."""
    band: list[int] = []
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
            band.extend((zone, kind, count))
    stand_up(s, kinds, zone)
    s.emit(ZombiesActivated(names_of(s, there), s.board.names[zone], local=True, times=times))
    # Actions are counted up to what a kind has: beginning below 1 gives it that many more.
    first = 1 if times == 1 else 1 - (times - 1) * most_actions(s, there)
    s.push(ZombieAction(kinds, first, tuple(band), tuple(singles), toward))


def most_actions(s: ZombicideState, kinds: int) -> int:
    """The most actions that any of these kinds has."""
    actions = [printed.actions for kind, printed in enumerate(s.edition.kinds) if kinds >> kind & 1]
    return max(actions, default=0)


@dataclass
class ActivateIndividuals(Step):
    """An extra activation of some zombies that are somebody."""

    singles: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        """Those of them who are on the board."""
        kinds = 0
        for one in self.singles:
            kinds |= 1 << s.individual_kind[one]
        s.emit(ZombiesActivated(names_of(s, kinds)))
        singles = on_their_feet(s, [one for one in self.singles if s.individual_zone[one] != NOWHERE])
        stand_up(s, kinds)
        s.push(ZombieAction(kinds, 1, (), tuple(singles), NOWHERE))


def kinds_with_action(s: ZombicideState, number: int) -> int:
    """The kinds that have at least so many actions in an activation, as bits (zombie.second_action)."""
    found = 0
    for kind, printed in enumerate(s.edition.kinds):
        if printed.actions >= number:
            found |= 1 << kind
    return found


@dataclass
class ActingZombies(Step):
    """A part of one action of zombies: their kinds, and the number of the action in the activation."""

    kinds: int
    number: int
    band: tuple[int, ...] | None
    """None: all on the board. Else only these: zone, kind, count; zone, kind, count..."""
    singles: tuple[int, ...]
    """Of a band, those who are somebody."""
    toward: int
    """The one survivor they are after, if there is one."""


@dataclass
class ZombieAction(ActingZombies):
    """One action of all zombies of an activation that have as many (zombie.second_action).

    Each time a zombie attacks or walks (zombie.either_again, zombie.any_two), and never both (zombie.either).
    """

    def run(self, s: ZombicideState) -> None:
        """What the edition does as they are activated, then attacks, then moves."""
        kinds = self.kinds & kinds_with_action(s, self.number)
        if self.band is None:
            stand_up(s, self.kinds & ~kinds)
        if not kinds or not any(s.crowd):
            return
        if self.band is None:
            singles = tuple(on_their_feet(s, on_board(s, kinds)))
        else:
            singles = tuple(one for one in self.singles if kinds >> s.individual_kind[one] & 1)
        band = self.band
        if band is not None and s.edition.heeds_arrivals:
            band = left_of(s, band)
        attacks = ZombieAttacks(kinds, self.number, band, singles, self.toward)
        before = hooks.individuals_activated(s, singles) if singles and self.toward == NOWHERE else ()
        s.push(*before, attacks)


def left_of(s: ZombicideState, band: tuple[int, ...]) -> tuple[int, ...]:
    """A band without those who fell to what waited for them where they walked (zombie.enters)."""
    there: dict[tuple[int, int], int] = {}
    found: list[int] = []
    for at in range(0, len(band), 3):
        zone, kind = band[at], band[at + 1]
        free = there.get((zone, kind), standing_count(s, zone, kind))
        count = min(band[at + 2], free)
        there[zone, kind] = free - count
        if count:
            found.extend((zone, kind, count))
    return tuple(found)


@dataclass
class ZombieAttacks(ActingZombies):
    """All attacks come first, zone by zone; who has attacked does not move (zombie.attack_first)."""

    def run(self, s: ZombicideState) -> None:
        """Find who attacks where, then let the others walk."""
        prey: dict[int, list[int]] = {}
        for who, zone in enumerate(s.zone):
            if zone >= 0 and s.crowd[zone] and self.toward in (NOWHERE, who) and is_prey(s, who):
                prey.setdefault(zone, []).append(who)
        steps: list[Frame] = []
        attacked: list[int] = []
        for zone in sorted(prey):
            attackers = self._attackers(s, zone)
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
        s.push(
            *steps,
            ZombieMoves(self.kinds, self.number, self.band, self.singles, self.toward, tuple(attacked)),
        )

    def _attackers(self, s: ZombicideState, zone: int) -> tuple[int, ...]:
        """The kinds of those who attack in a zone, each as often as it stands there."""
        found: list[int] = []
        band = self.band
        if band is None:
            for kind in range(len(s.supply)):
                if self.kinds >> kind & 1:
                    found.extend([kind] * standing_count(s, zone, kind))
            return tuple(found)
        for at in range(0, len(band), 3):
            if band[at] == zone and self.kinds >> band[at + 1] & 1:
                found.extend([band[at + 1]] * band[at + 2])
        found.extend(s.individual_kind[one] for one in self.singles if s.individual_zone[one] == zone)
        return tuple(found)


@dataclass
class ZombieMoves(ActingZombies):
    """Those who have not attacked walk (zombie.move)."""

    attacked: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        """Note every group before the first of them moves, so that none moves twice."""
        steps: list[Frame] = []
        movers: list[int] = []
        band = self.band
        for one in self.singles:
            zone, kind = s.individual_zone[one], s.individual_kind[one]
            if zone == NOWHERE or zone in self.attacked:
                continue
            if self.toward == NOWHERE and s.edition.kinds[kind].alone:
                steps.extend(hooks.walk_individual(s, one) or ())
            elif band is not None:
                movers.extend((zone, kind, 1))
        if band is None:
            self._note_all(s, movers)
            more = ZombieAction(self.kinds, self.number + 1, None, (), NOWHERE)
            after = hooks.zombies_walked(s, self.kinds, None, NOWHERE)
            s.push(*steps, *after, more)
            if movers:
                s.push(WalkZombies(tuple(movers)))
            return
        settled: list[int] = []
        for at in range(0, len(band), 3):
            walks = band[at] not in self.attacked and self.kinds >> band[at + 1] & 1
            (movers if walks else settled).extend(band[at : at + 3])
        s.push(
            *steps,
            WalkBand(tuple(movers), tuple(settled), self.kinds, self.number, self.singles, self.toward),
        )

    def _note_all(self, s: ZombicideState, movers: list[int]) -> None:
        kinds = len(s.supply)
        mask = self.kinds
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
                    movers.extend((zone, kind, count))
