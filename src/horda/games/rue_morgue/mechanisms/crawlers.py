"""Crawlers, which remain of Skinners killed by an attack (chapter CRW)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.games.rue_morgue.rules.dead import CRAWLER, CRAWLERS, SKINNERS, plays_crawlers
from horda.games.zombicide.mechanism import Mechanism, Record, Steps
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.zombies.miniatures import PlaceZombies
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

CLEAN_CUT: Final = "clean_cut"
"""The effect of a weapon whose victims leave no Crawlers."""


@dataclass
class Roll(Record):
    """The roll of the attack that is being resolved; None between attacks."""

    count: int = 0
    """The number of 1s that were rolled (RM-CRW-04)."""
    killed: int = 0
    """The number of Skinners killed before the attack."""


RECORD: Final = TypedKey(CRAWLERS, Roll)


class Crawlers(Mechanism):
    """Crawlers, which killed Skinners leave when the attack's dice show a 1."""

    name: ClassVar[str] = RECORD.name

    def record(self) -> Record | None:
        """Return the initial record: no attack is being resolved."""
        return Roll()

    def roll_counted(self, s: ZombicideState, attack: Attack, dice: tuple[int, ...]) -> Steps:
        """Record the number of 1s rolled (RM-CRW-04)."""
        note_roll(s, dice)
        return ()

    def attack_resolved(self, s: ZombicideState, attack: Attack) -> Steps:
        """Return the steps that place Crawlers for killed Skinners (RM-CRW-01)."""
        return crawlers_left(s, attack)

    def is_risky(self, s: ZombicideState, attack: Attack) -> bool:
        """Return whether a die may show a 1 and leave a Crawler (RM-CRW-01)."""
        return may_leave_crawlers(s, attack)


def skinners_killed(s: ZombicideState) -> int:
    """Return the Skinner Walkers, Fatties and Runners killed so far; Crawlers do not count (RM-CRW-14)."""
    return sum(s.killed[s.edition.kind_number[name]] for name in SKINNERS)


def note_roll(s: ZombicideState, dice: tuple[int, ...]) -> None:
    """Record how many 1s were rolled, before any skill changes dice (RM-CRW-03, RM-CRW-04)."""
    s.remember(RECORD, Roll(dice.count(1), skinners_killed(s)))


def may_leave_crawlers(s: ZombicideState, attack: Attack) -> bool:
    """Return whether an attack can leave a Crawler, because there are Skinners in its zone (RM-CRW-07)."""
    if not plays_crawlers(s) or gear_of(s, attack.cards[0]).effect == CLEAN_CUT:
        return False
    return any(s.zombies_of(attack.zone, s.edition.kind_number[name]) for name in SKINNERS)


def crawlers_left(s: ZombicideState, attack: Attack) -> Steps:
    """Return one Crawler for each 1, at most one for each Skinner killed, where they died (RM-CRW-01, RM-CRW-08).

    An attack that killed no Skinner leaves none (RM-CRW-06, RM-CRW-07). All Crawlers are of the same kind (RM-CRW-09),
    and appear after the experience of the attack is scored (RM-CRW-02).
    """
    roll = s.record(RECORD)
    s.remember(RECORD, Roll())
    count = min(roll.count, skinners_killed(s) - roll.killed)
    if count <= 0 or not plays_crawlers(s) or gear_of(s, attack.cards[0]).effect == CLEAN_CUT:
        return ()
    return (PlaceZombies(attack.zone, s.edition.kind_number[CRAWLER], count),)
