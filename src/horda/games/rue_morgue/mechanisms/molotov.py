"""Molotovs: a ranged action without dice that kills everybody in a zone (RM-IMP-08, RM-IMP-09)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.lists import with_bits
from horda.engine.steps import Step
from horda.games.rue_morgue.events import MolotovThrown
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.rules.board.noise import make_noise
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.combat.hits import EndAttack
from horda.games.zombicide.rules.combat.kills import kill_all
from horda.games.zombicide.rules.combat.targets import distance_to, rivals_in, zones_in_range
from horda.games.zombicide.rules.inventory.equipment import Profile, gear_of
from horda.games.zombicide.rules.inventory.slots import discard, usable
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.skills.base import Cost
from horda.games.zombicide.state import DID_COMBAT, RANGED, ZombicideState

MOLOTOV: Final = "molotov"
THROW: Final = Profile(RANGED, nearest=0, farthest=1, dice=0, accuracy=0, damage=0)
"""The profile of a Molotov, which has a Range, but neither Dice nor Accuracy nor Damage (RM-IMP-08)."""


class Molotov(Mechanism):
    """Molotovs, which are thrown by a ranged action without dice."""

    name: ClassVar[str] = "molotov"

    def actions(self) -> list[Action]:
        """Return the action of throwing a Molotov (RM-IMP-08)."""
        return [ThrowMolotov()]


def bottles(s: ZombicideState, who: int) -> list[int]:
    """Return the Molotovs in a survivor's hands."""
    return [card for card in usable(s, who) if gear_of(s, card).effect == MOLOTOV]


class ThrowMolotov(Action):
    """A ranged action: everybody in the zone dies, friends and Abominations too (RM-IMP-08, RM-IMP-09)."""

    verb: ClassVar[str] = "throw_molotov"
    needs: ClassVar[str] = MOLOTOV
    pays: ClassVar[Cost | None] = (RANGED, 0)

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return every zone in sight and range with anybody in it."""
        carried = bottles(s, who)
        if not carried:
            return []
        return [
            Choice(s.seat_of[who], self.verb, (("zone", s.board.names[zone]),))
            for zone in zones_in_range(s, who, gear_of(s, carried[0]), THROW)
            if s.crowd[zone] or zone in s.zone
        ]

    def noise(self, s: ZombicideState, who: int, choice: Choice) -> bool:
        """Return True: the throw is noisy (RM-IMP-10)."""
        return gear_of(s, bottles(s, who)[0]).noisy and not skill_hooks.is_silent(s, who)

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Make the noise, and discard the card."""
        s.did = with_bits(s.did, who, DID_COMBAT)
        card = bottles(s, who)[0]
        zone = s.board.called[choice.name("zone")]
        distance = distance_to(s, who, gear_of(s, card), zone)
        attack = Attack(who, RANGED, zone=zone, cards=(card,), distance=distance)
        if self.noise(s, who, choice):
            make_noise(s, s.zone[who], who)
        # RM-IMP-10, RM-IMP-11: the hand is empty.
        discard(s, who, card)
        s.push(Burst(attack, who, zone))


@dataclass
class Burst(Step):
    """Kill the zombies first, so that the thrower gains their experience, then survivors, without wounds (RM-Q-60).

    Since no dice are rolled, no Crawlers are left (RM-CRW-05).
    """

    attack: Attack
    who: int
    zone: int

    def run(self, s: ZombicideState) -> None:
        """Kill everybody in the zone; there is no protection."""
        s.emit(MolotovThrown(s.roster[self.who], s.board.names[self.zone]))
        kills = s.crowd[self.zone] + len(rivals_in(s, self.who, self.zone))
        s.push(*kill_all(s, self.who, self.zone), EndAttack(self.attack, kills))
