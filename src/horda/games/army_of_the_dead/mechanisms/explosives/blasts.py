"""Explosives: placing, throwing, firing, triggering and combining them (AD-EXP)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.lists import put, with_bits
from horda.engine.steps import Frame, Step
from horda.games.army_of_the_dead.fight_events import Exploded, ExplosivePlaced, GrenadeThrown
from horda.games.army_of_the_dead.mechanisms.zeus.abominations import knock_off_helmet
from horda.games.zombicide.mechanism import Record
from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.combat.kills import kill, kill_without_killer
from horda.games.zombicide.rules.combat.targets import counts_in, eyes
from horda.games.zombicide.rules.combat.wounds import DealWounds
from horda.games.zombicide.rules.goals.goals import CheckGoals
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.slots import (
    HELD,
    card_with,
    discard,
    discard_pile,
    slot_of,
    usable,
)
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.rules.turns.experience import levels_after
from horda.games.zombicide.skills.base import Cost, Steps
from horda.games.zombicide.state import DID_COMBAT, EMPTY, EXPLOSIVE, ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

GAS_CAN: Final = "gas_can"
TNT: Final = "tnt"
BOOBY_TRAP: Final = "booby_trap"
PLACED: Final = (GAS_CAN, TNT, BOOBY_TRAP)
"""The cards that are placed on the board; their tokens have the same names."""
PILE: Final = "placed"
GRENADE: Final = "grenade"
THROW: Final = 1
"""The range of a thrown grenade (AD-EXP-15)."""
NAME: Final = "explosives"
"""The name of the mechanism."""
HELMET: Final = "zeus_with_helmet"


@dataclass
class Blasted(Record):
    """The number of zombies killed by explosions since the last dice roll, for which a survivor gains adrenaline."""

    count: int = 0


RECORD: Final = TypedKey(NAME, Blasted)


def blast_kills(s: ZombicideState) -> int:
    """Return how many zombies have been killed by explosions of the attack being resolved."""
    return s.record(RECORD).count


def explosives_in(s: ZombicideState, zone: int) -> list[int]:
    """Return the tokens of explosives in a zone."""
    return [
        token for token, place in enumerate(s.token_zone) if place == zone and s.token_kind[token] in PLACED
    ]


class PlaceExplosive(Action):
    """For one combat action a survivor places a Gas can, TNT or Booby trap from a hand in its zone.

    AD-EXP-04, AD-EXP-07, AD-EXP-11.
    """

    verb: ClassVar[str] = "place_explosive"
    needs: ClassVar[str] = "explosive"
    pays: ClassVar[Cost | None] = (EXPLOSIVE, 0)

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return one choice for each kind of explosive that the survivor carries."""
        faces = [face for face in map(s.cards.face, s.cards_of(who)) if face in PLACED]
        return [Choice(s.seat_of[who], "place_explosive", (("card", face),)) for face in dict.fromkeys(faces)]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against explosives that are not in hand (AD-INV-04)."""
        face = choice.name("card")
        in_use = any(s.cards.face(card) == face for card in usable(s, who))
        return None if in_use else s.cite("inventory.in_hand")

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Place the explosive in the zone, without roll or noise (AD-EXP-03, AD-Q-38)."""
        s.did = with_bits(s.did, who, DID_COMBAT)
        face = choice.name("card")
        card = next(card for card in usable(s, who) if s.cards.face(card) == face)
        s.slots = put(s.slots, who * s.edition.slots + slot_of(s, who, card), EMPTY)
        s.cards.move(card, HELD, PILE)
        s.add_token(face, s.zone[who])
        s.emit(ExplosivePlaced(s.roster[who], face, s.board.names[s.zone[who]]))


class ThrowGrenade(Action):
    """For one combat action a survivor throws a Grenade, from any slot, at visible range 1 (AD-EXP-15, AD-EXP-16)."""

    verb: ClassVar[str] = "throw_grenade"
    needs: ClassVar[str] = GRENADE
    pays: ClassVar[Cost | None] = (EXPLOSIVE, 0)

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the zones in reach, even without a target (AD-Q-98), and all other zones with zombies."""
        if card_with(s, who, GRENADE) == NOWHERE:
            return []
        seat, names, in_reach = s.seat_of[who], s.board.names, self._zones(s, who)
        return [
            Choice(seat, "throw_grenade", (("zone", names[zone]),))
            for zone, crowd in enumerate(s.crowd)
            if crowd or zone in in_reach
        ]

    def _zones(self, s: ZombicideState, who: int) -> list[int]:
        return s.paths.within(s.zone[who], eyes(s, who), THROW, THROW)

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against zones that are too near, too far or out of sight."""
        return None if s.board.called[choice.name("zone")] in self._zones(s, who) else "AD-EXP-15"

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Explode the grenade, which never misses (AD-EXP-03), and discard it (AD-EXP-17)."""
        s.did = with_bits(s.did, who, DID_COMBAT)
        card = card_with(s, who, GRENADE)
        zone = s.board.called[choice.name("zone")]
        attack = Attack(who, EXPLOSIVE, zone=zone, cards=(card,), distance=THROW)
        damage = skill_hooks.damage(s, attack, card, gear_of(s, card).explosive)
        discard(s, who, card)
        s.emit(GrenadeThrown(s.roster[who], s.board.names[zone]))
        s.push(Explode(zone, damage, who), *levels_after(s, who))


@dataclass
class Explode(Step):
    """An explosion in a zone: everybody there suffers, and explosives placed there add their damage (AD-EXP-02).

    Zombies die if the damage is enough, survivors suffer as many wounds (AD-EXP-20), by rockets too (AD-EXP-21),
    including the one who caused it (AD-Q-69). Sleepers are not affected (AD-SLP-17).
    """

    zone: int
    damage: int
    """Damage of the explosive that was set off; explosives lying in the zone add theirs."""
    by: int
    """The survivor who gains the adrenaline; NOWHERE for nobody (AD-Q-47)."""

    def run(self, s: ZombicideState) -> None:
        """Resolve the zombies first, so that the survivor who kills them still gains adrenaline."""
        zone = self.zone
        damage = self.damage + clear_explosives(s, zone)
        s.emit(Exploded(s.board.names[zone], damage))
        steps: list[Frame] = []
        fallen = 0
        for kind, count in enumerate(counts_in(s, zone)):
            if count and s.edition.kinds[kind].name == HELMET:
                steps.append(LoseHelmet(zone))
            elif count and damage >= s.edition.kinds[kind].damage:
                fallen += count
                for _ in range(count):
                    steps.extend(
                        kill_without_killer(s, zone, kind)
                        if self.by == NOWHERE
                        else kill(s, self.by, zone, kind)
                    )
        if fallen and self.by != NOWHERE:
            s.remember(RECORD, Blasted(blast_kills(s) + fallen))
        s.push(*steps, *[DealWounds(who, damage) for who in s.survivors_in(zone)], CheckGoals())


@dataclass
class LoseHelmet(Step):
    """An explosive knocks off Zeus's helmet, and does him no other harm (AD-ABO-08, AD-Q-10)."""

    zone: int

    def run(self, s: ZombicideState) -> None:
        """Replace Zeus by his version without helmet; the miniature stays."""
        knock_off_helmet(s, self.zone)


def clear_explosives(s: ZombicideState, zone: int) -> int:
    """Discard all explosives placed in a zone, and return the sum of their damage (AD-EXP-10)."""
    damage = 0
    for token in explosives_in(s, zone):
        face = s.token_kind[token]
        card = s.cards.find(PILE, face)
        damage += gear_of(s, card).explosive
        s.token_zone = put(s.token_zone, token, NOWHERE)
        s.cards.move(card, PILE, discard_pile(s, card))
    return damage


@dataclass
class Detonate(Step):
    """All TNT on the board explodes at the end of the zombies' phase; nobody gains adrenaline (AD-EXP-08, 09)."""

    def run(self, s: ZombicideState) -> None:
        """Explode zone by zone; explosives in one zone are one explosion."""
        zones = sorted({s.token_zone[token] for token in s.tokens(TNT)})
        s.push(*[GoOff(zone, TNT) for zone in zones])


@dataclass
class GoOff(Step):
    """An explosive in a zone explodes, if it is still there."""

    zone: int
    token: str

    def run(self, s: ZombicideState) -> None:
        """Push the explosion, for which nobody gains adrenaline (AD-EXP-09, AD-EXP-13)."""
        if s.tokens(self.token, self.zone):
            s.push(Explode(self.zone, 0, NOWHERE))


def lay(s: ZombicideState, zone: int, face: str) -> bool:
    """Put the explosive with a name from a position into a zone; return whether there is one of that name."""
    if face not in PLACED:
        return False
    s.cards.move(s.cards.find("equipment", face), "equipment", PILE)
    s.add_token(face, zone)
    return True


def booby_trap_explosion(s: ZombicideState, zone: int) -> Steps:
    """Return the explosion of a Booby trap in a zone that a figure enters (AD-EXP-12, AD-EXP-14, AD-Q-48)."""
    return (GoOff(zone, BOOBY_TRAP),) if s.tokens(BOOBY_TRAP, zone) else ()
