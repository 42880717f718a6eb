"""The melee, ranged and magic actions: choice of weapons, target zone and single target (combat.attack)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.lists import with_bits
from horda.engine.steps import Step
from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.board.noise import gear_noise
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.combat.attack_rolls import RollAttack
from horda.games.zombicide.rules.combat.dice import lent_dice
from horda.games.zombicide.rules.combat.targets import (
    counts_in,
    distance_to,
    has_enemies,
    is_worth_aiming,
    next_targets,
    zones_in_range,
)
from horda.games.zombicide.rules.inventory.equipment import Gear, Profile, gear_of
from horda.games.zombicide.rules.inventory.loadout import FIGHTS, loadout_of
from horda.games.zombicide.rules.inventory.slots import in_hand, usable
from horda.games.zombicide.rules.turns.actions import Action, can_pay
from horda.games.zombicide.skills.base import Cost
from horda.games.zombicide.state import DID_COMBAT, LAUNCH, MAGIC, MELEE, RANGED, ZombicideState

ONE: Final = {MELEE: "strike", RANGED: "shoot", MAGIC: "cast"}
BOTH: Final = {MELEE: "strike_both", RANGED: "shoot_both", MAGIC: "cast_both"}
APART: Final = {RANGED: "shoot_apart", MAGIC: "cast_apart"}
WITH_TWO: Final = (*BOTH.values(), *APART.values())
AIDED: Final = "strike_aided"
NAMED: Final = {MELEE: "strike_at", RANGED: "shoot_at"}
"""The verbs of attacks on one zombie that is named before the roll (combat.concentrated)."""
KIND_OF: Final = {
    "strike": MELEE, "strike_both": MELEE, "strike_aided": MELEE,
    "shoot": RANGED, "shoot_both": RANGED, "shoot_apart": RANGED,
    "cast": MAGIC, "cast_both": MAGIC, "cast_apart": MAGIC,
    "strike_at": MELEE, "shoot_at": RANGED,
}  # fmt: skip
"""The kind of each verb of a combat action."""

IN_USE: Final = 2
"""Number of cards in hand that can be used at the same time (inventory.two_in_use)."""


def why_not_fight(s: ZombicideState, who: int, card: int) -> str | None:
    """Return the rule that forbids a survivor to fight with a card it carries; None if it may."""
    gear = gear_of(s, card)
    if card not in in_hand(s, who):
        return s.cite("inventory.in_hand")
    if gear.level > s.level[who]:
        return s.cite("equipment.gems")
    return s.cite("reload.empty") if card in s.unloaded else None


def is_dual(s: ZombicideState, who: int, card: int) -> bool:
    """Return whether a card may be used together with another one of the same name, on one zone.

    combat.dual, combat.dual_zone.
    """
    if gear_of(s, card).dual:
        return True
    return skill_hooks.is_dual(s, who, card)


def improves_weapon(gear: Gear, other: Gear) -> bool:
    """Return whether a card in the other hand makes a melee weapon better (combat.lent)."""
    return bool(lent_dice(gear, other) or other.lends_damage)


def paying_action(gear: Gear, kind: int) -> int:
    """Return the kind of action that pays for an attack; a shot with an explosive is of two kinds (action.free)."""
    return LAUNCH if kind == RANGED and gear.explosive else kind


class AttackAction(Action):
    """A survivor attacks with a weapon or a combat spell in hand, or with two (combat.attack).

    By a melee, ranged or magic action (combat.kinds, melee.action, range.action, magic.action); a spell is
    cast as a weapon is fired (magic.as_ranged).
    """

    verb: ClassVar[str] = "strike"
    needs: ClassVar[str] = FIGHTS

    def verbs(self) -> tuple[str, ...]:
        """Return one verb for each kind of action and each variant of it."""
        return tuple(KIND_OF)

    def kind_of(self, verb: str) -> int:
        """Return whether the verb is a melee, ranged or magic action."""
        return KIND_OF[verb]

    def offer(self, s: ZombicideState, who: int, found: list[Choice]) -> None:
        """Add every weapon in hand with every zone in range that contains a target.

        All choices found are allowed: weapons, zones and targets are looked up once, not for each choice.
        """
        cards = loadout_of(s, who).arms
        seen: list[str] = []
        for card in cards:
            gear = gear_of(s, card)
            if gear.name in seen or card in s.unloaded:
                continue
            seen.append(gear.name)
            twin = NOWHERE
            for other in cards:
                if other != card and gear_of(s, other) is gear and other not in s.unloaded:
                    twin = other
            both = twin != NOWHERE and is_dual(s, who, card)
            for profile in gear.profiles:
                if not can_pay(s, who, paying_action(gear, profile.kind)):
                    continue
                if profile.kind == MELEE:
                    self._offer_melee(s, who, gear, found, both=both)
                else:
                    self._offer_shots(s, who, gear, profile, found, both=both)

    def _offer_melee(
        self, s: ZombicideState, who: int, gear: Gear, found: list[Choice], *, both: bool
    ) -> None:
        zone = s.zone[who]
        if not has_enemies(s, who, zone) and not hooks.things_to_hit(s, zone):
            return
        seat = s.seat_of[who]
        args = (("weapon", gear.name), ("zone", s.board.names[zone]))
        if s.edition.figures.concentrates:
            self._offer_named(s, who, gear, MELEE, zone, found)
        aids = aids_for(s, who, gear)
        if "" in aids:
            found.append(Choice(seat, ONE[MELEE], args))
        found.extend(Choice(seat, AIDED, (*args, ("aid", aid))) for aid in aids if aid)
        if both:
            found.append(Choice(seat, BOTH[MELEE], args))

    def _offer_shots(
        self, s: ZombicideState, who: int, gear: Gear, profile: Profile, found: list[Choice], *, both: bool
    ) -> None:
        seat = s.seat_of[who]
        names = s.board.names
        kind = profile.kind
        zones = [zone for zone in zones_in_range(s, who, gear, profile) if is_worth_aiming(s, who, zone)]
        apart = both and skill_hooks.aims_apart(s, who)
        for zone in zones:
            args = (("weapon", gear.name), ("zone", names[zone]))
            if s.edition.figures.concentrates:
                self._offer_named(s, who, gear, kind, zone, found)
            if gear.names_target:
                continue
            found.append(Choice(seat, ONE[kind], args))
            if both:
                found.append(Choice(seat, BOTH[kind], args))
            if apart:
                for other in zones:
                    if other != zone:
                        found.append(Choice(seat, APART[kind], (*args, ("second", names[other]))))

    def _offer_named(
        self, s: ZombicideState, who: int, gear: Gear, kind: int, zone: int, found: list[Choice]
    ) -> None:
        """Add each zombie of a zone on which an attack may be concentrated (combat.concentrated)."""
        if s.crowd[zone]:
            found.extend(_at(s, who, gear, kind, zone, one) for one in nameable(s, gear, kind, zone))

    def refusal_candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return every weapon carried at every zone with zombies; an unusable one at the survivor's own zone."""
        found: list[Choice] = []
        for gear in {gear.name: gear for gear in [gear_of(s, card) for card in s.cards_of(who)]}.values():
            usable_now = self._why_not_use(s, who, gear.name) is None
            for profile in gear.profiles:
                if usable_now:
                    self._add_targets(s, who, gear, profile, found)
                else:
                    found.append(_choice(s, who, gear, profile.kind, s.zone[who]))
        return found

    def _add_targets(
        self, s: ZombicideState, who: int, gear: Gear, profile: Profile, found: list[Choice]
    ) -> None:
        """Add the zones with zombies out of range, and the zombies in range that cannot be named as targets."""
        reached = zones_in_range(s, who, gear, profile)
        for zone, crowd in enumerate(s.crowd):
            if crowd and zone not in reached:
                found.append(_choice(s, who, gear, profile.kind, zone))
            elif crowd and s.edition.figures.concentrates:
                kinds = [kind for kind, count in enumerate(counts_in(s, zone)) if count]
                found.extend([_at(s, who, gear, profile.kind, zone, kind) for kind in kinds])

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against an unusable weapon, a zone out of range, or a zombie behind others."""
        name, zone, kind = choice.name("weapon"), s.board.called[choice.name("zone")], KIND_OF[choice.verb]
        rule = self._why_not_use(s, who, name)
        if rule is not None:
            return rule
        gear = s.edition.gear[name]
        profile = gear.profile(kind)
        assert profile is not None
        if zone not in zones_in_range(s, who, gear, profile):
            if kind == MELEE:
                return s.cite("melee.reach")
            return s.cite("range.sight" if distance_to(s, who, gear, zone) == NOWHERE else "range.zones")
        if not choice.has("zombie"):
            return None
        target = s.edition.kind_number[choice.name("zombie")]
        return None if target in nameable(s, gear, kind, zone) else s.cite("target.priority")

    def _why_not_use(self, s: ZombicideState, who: int, name: str) -> str | None:
        """Return the rule against the first card of a name, or None if any card of that name can be used."""
        cards = [card for card in s.cards_of(who) if s.cards.face(card) == name]
        rules = [why_not_fight(s, who, card) for card in cards]
        return None if None in rules else rules[0]

    def cost(self, s: ZombicideState, who: int, choice: Choice) -> Cost | None:
        """Return an action of the weapon's kind."""
        return (paying_action(s.edition.gear[choice.name("weapon")], KIND_OF[choice.verb]), 0)

    def noise(self, s: ZombicideState, who: int, choice: Choice) -> bool:
        """Return whether the weapons are noisy, immediately or when the attack is resolved (noise.place)."""
        if not s.edition.gear[choice.name("weapon")].noisy or skill_hooks.is_silent(s, who):
            return False
        return are_loud(s, who, cards_chosen(s, who, choice))

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Make the noise of the weapons, and roll the dice."""
        attack = attack_chosen(s, who, choice)
        s.did = with_bits(s.did, who, DID_COMBAT)
        cards = [*attack.cards] if attack.then_card == NOWHERE else [*attack.cards, attack.then_card]
        for card in cards:
            if gear_of(s, card).reloads:
                s.unloaded = [*s.unloaded, card]
        noisy = are_loud(s, who, cards)
        if noisy and s.edition.figures.noise_after_attack:
            s.push(RollAttack(attack), Sound(who, s.zone[who]))
            return
        if noisy:
            gear_noise(s, s.zone[who], who)
        s.push(RollAttack(attack))


@dataclass
class Sound(Step):
    """The noise of a resolved attack, in the zone where the attacker stood (noise.place)."""

    who: int
    zone: int

    def run(self, s: ZombicideState) -> None:
        """Make the noise, even if the attacker has died."""
        gear_noise(s, self.zone, self.who)


def are_loud(s: ZombicideState, who: int, cards: list[int]) -> bool:
    """Return whether any of these cards makes noise and is not silenced (noise.place, noise.gear).

    An attack makes one noise, however many cards it uses (noise.once, noise.dual).
    """
    return any(gear_of(s, card).noisy and not hooks.is_silenced(s, who, card) for card in cards)


def is_vain(s: ZombicideState, who: int, choice: Choice) -> bool:
    """Return whether the target zone contains nothing that an attack could hit (combat.attack)."""
    zones = [s.board.called[choice.name(name)] for name in ("zone", "second") if choice.has(name)]
    return not any(has_enemies(s, who, zone) or hooks.things_to_hit(s, zone) for zone in zones)


def nameable(s: ZombicideState, gear: Gear, kind: int, zone: int) -> list[int]:
    """Return the kinds in a zone that an attack may name: any in melee, by priority in a shot (combat.concentrated).

    The target is named before the roll (combat.named, combat.named_shot). Some weapons must always name one.
    """
    return next_targets(s, counts_in(s, zone), freely=kind == MELEE or gear.names_target)


def _choice(s: ZombicideState, who: int, gear: Gear, kind: int, zone: int) -> Choice:
    args = (("weapon", gear.name), ("zone", s.board.names[zone]))
    return Choice(s.seat_of[who], ONE[kind], args)


def _at(s: ZombicideState, who: int, gear: Gear, kind: int, zone: int, target: int) -> Choice:
    args = (("weapon", gear.name), ("zone", s.board.names[zone]), ("zombie", s.edition.kinds[target].name))
    return Choice(s.seat_of[who], NAMED[kind], args)


def aids_for(s: ZombicideState, who: int, gear: Gear) -> list[str]:
    """Return the names of cards that may support a melee weapon, and "" for using none.

    With two cards in hand the other one is always in use; only with more is there a choice, for each attack anew
    (inventory.which_two).
    """
    others = [gear_of(s, card) for card in usable(s, who)]
    others.remove(gear)
    if len(others) < IN_USE:
        return [""]
    aids: list[str] = []
    for other in others:
        name = other.name if improves_weapon(gear, other) else ""
        if name not in aids:
            aids.append(name)
    return aids


def loaded_cards(s: ZombicideState, who: int, name: str) -> list[int]:
    """Return the cards of a name that a survivor can fight with now, together or one by one (reload.one_by_one)."""
    return [card for card in usable(s, who) if s.cards.deck.faces[card] == name and card not in s.unloaded]


def cards_chosen(s: ZombicideState, who: int, choice: Choice) -> list[int]:
    """Return the cards that an attack uses: one, or two of a name."""
    return loaded_cards(s, who, choice.name("weapon"))[: 2 if choice.verb in WITH_TWO else 1]


def attack_chosen(s: ZombicideState, who: int, choice: Choice) -> Attack:
    """Return the attack of a choice, of the weapon's kind at any range (range.own_zone, magic.own_zone)."""
    cards = cards_chosen(s, who, choice)
    gear = gear_of(s, cards[0])
    zone = s.board.called[choice.name("zone")]
    kind = KIND_OF[choice.verb]
    distance = 0 if kind == MELEE else distance_to(s, who, gear, zone)
    used = (cards[0],) if choice.has("second") else tuple(cards)
    aid = _aid(s, who, choice, cards[0]) if kind == MELEE and len(used) == 1 else NOWHERE
    target = s.edition.kind_number[choice.name("zombie")] if choice.has("zombie") else NOWHERE
    if not choice.has("second"):
        return Attack(who, kind, zone=zone, cards=used, distance=distance, aid=aid, target=target)
    second = s.board.called[choice.name("second")]
    return Attack(
        who,
        kind,
        zone=zone,
        cards=used,
        distance=distance,
        then_zone=second,
        then_distance=distance_to(s, who, gear, second),
        then_card=cards[1],
    )


def _aid(s: ZombicideState, who: int, choice: Choice, card: int) -> int:
    """Return the supporting card of a single melee weapon."""
    others = [other for other in usable(s, who) if other != card]
    if len(others) < IN_USE:
        return others[0] if others else NOWHERE
    if choice.has("aid"):
        name = choice.name("aid")
        return next(other for other in others if s.cards.deck.faces[other] == name)
    return NOWHERE
