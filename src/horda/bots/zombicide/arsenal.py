"""What a survivor can do with the cards in its hands, and what cards are worth to it."""

from __future__ import annotations

from horda.bots.zombicide.odds import Blow, chances
from horda.bots.zombicide.world import Talents, World
from horda.games.zombicide.rules.dice import lent_dice
from horda.games.zombicide.rules.equipment import HAND, NEVER, NO_ARMOUR, Gear
from horda.games.zombicide.state import MELEE, RANGED
from horda.games.zombicide.view import SurvivorView

FIRE = ("bile", "light")
A_FIRE = 0.5
BOTTLE = "molotov"
"""The effect of a card that kills everybody in a zone."""
A_BOTTLE = 0.8
URGENT_BOTTLE = 4.0
"""What it is worth while somebody is about whom nothing else kills."""
AMONG_FRIENDS = 0.5
"""How much a gun is worth in a zone where friends may stand in the way."""
A_MAGAZINE = 0.8
"""What a card is worth that reloads a weapon at hand."""
STRONG = 2
"""The damage that kills what most weapons cannot."""


class Arsenal:
    """The cards of a survivor by slot, and the best of what it can do with them."""

    def __init__(self, world: World, talents: Talents, seen: SurvivorView) -> None:
        edition = world.edition
        self.world = world
        self.talents = talents
        self.seen = seen
        self.hands = edition.figures.hands
        self.body = edition.figures.body
        self.body_card = edition.identities[seen.name].body_card
        self.held = self.usable(seen.slots)
        self.focus = edition.figures.concentrates
        loaded = [one for one in self.held if not self.focus or one.name not in seen.unloaded]
        best = best_of(loaded, talents, seen.wounds, focus=self.focus)
        self.power = best.power
        """The kills of one attack, on average, if there are enough to kill."""
        self.strength = best.strength
        """The same for zombies that only strong weapons kill."""
        self.might = best.might
        """The damage of its hardest blow."""
        self.reach = best.reach
        """The hits of its best shot or spell."""
        self.near = best.near if self.focus else best.power
        """The kills of one attack in its own zone, where long weapons are of no use."""
        self.near_strength = best.near_strength if self.focus else best.strength
        self.fire = A_FIRE
        """What it is worth to have what makes fire at hand."""
        self.bottle = A_BOTTLE
        """The same for what kills everybody in a zone."""
        self.opens = any(gear.opens != NEVER for gear in self.held)

    def usable(self, slots: list[str]) -> list[Gear]:
        """The cards among these slots that are in hand and may be used at the survivor's level."""
        gear, level = self.world.gear, self.seen.level
        found = [gear[name] for name in slots[: self.hands] if name]
        for name in slots[self.hands : self.hands + self.body]:
            if name and gear[name].slot == HAND:
                found.append(gear[name])
        return [one for one in found if one.level <= level]

    def worth(self, slots: list[str]) -> float:
        """What it is worth to a survivor to carry these cards in these slots."""
        gear, talents = self.world.gear, self.talents
        held = self.usable(slots)
        best = best_of(held, talents, self.seen.wounds, focus=self.focus)
        value = 1.2 * best.power + 0.5 * best.strength + 0.6 * best.reach
        if self.focus:
            value += best.near + 0.5 * best.near_strength
        value += 0.5 * min(best.might, 3)
        if any(one.opens != NEVER for one in held):
            value += 0.4
        value += sum(_protection(gear[name], worn=at >= self.hands) for at, name in self._worn(slots))
        value += max((0.25 * one.search_cards for one in held), default=0.0)
        seen: list[str] = []
        for name in slots[self.hands + self.body :]:
            if name:
                value += self._stowed(gear[name], held, again=name in seen)
                seen.append(name)
        if any(one.ammo_dice for one in held):
            value += A_MAGAZINE * min(2, sum(bool(name) and gear[name].effect == "reload" for name in slots))
        value += self.fire * len({one.effect for one in held if one.effect in FIRE})
        value += 0.3 * sum(bool(one.effect) and one.effect not in FIRE for one in held)
        if any(one.effect == BOTTLE for one in held):
            value += self.bottle
        return value

    def _worn(self, slots: list[str]) -> list[tuple[int, str]]:
        gear = self.world.gear
        return [
            (at, name)
            for at, name in enumerate(slots[: self.hands + self.body])
            if name and gear[name].armour != NO_ARMOUR
        ]

    def _stowed(self, gear: Gear, held: list[Gear], *, again: bool) -> float:
        """What a card in the backpack is worth: by what it may be used for later, or by somebody else."""
        if gear.rerolls:
            return 0.5 if any(one.ammo == gear.rerolls for one in held) and not again else 0.1
        if gear.profiles:
            alone = max(one.dice * (7 - one.accuracy) / 6 for one in gear.profiles)
            twin = 0.2 if gear.dual and any(one is gear for one in held) else 0.0
            return 0.1 + 0.2 * alone + twin
        if gear.effect:
            return 0.05 if gear.slot != HAND else 0.4
        return 0.25 if gear.armour != NO_ARMOUR else 0.1


def _protection(gear: Gear, *, worn: bool) -> float:
    return (NO_ARMOUR - gear.armour) * (0.35 if worn else 0.2)


class Best:
    """The best that some cards in hand can do."""

    __slots__ = ("might", "near", "near_strength", "power", "reach", "strength")

    def __init__(self) -> None:
        self.power = self.strength = self.reach = self.near = self.near_strength = 0.0
        self.might = 0


_found: dict[tuple[tuple[str, ...], tuple[str, ...], int, bool], Best] = {}


def best_of(held: list[Gear], talents: Talents, wounds: int, *, focus: bool = False) -> Best:
    """The best that some cards in hand can do, with all hits on one zombie (`focus`) or not; remembered."""
    key = (tuple(one.name for one in held), talents.names, wounds, focus)
    best = _found.get(key)
    if best is None:
        if len(_found) > 20_000:
            _found.clear()
        best = _found[key] = _best(held, talents, wounds, focus=focus)
    return best


def _best(held: list[Gear], talents: Talents, wounds: int, *, focus: bool) -> Best:
    best = Best()
    for blow, far, empties, close in blows(held, talents, wounds):
        hits = blow.hits * (0.6 if empties else 1.0)
        best.power = max(best.power, hits)
        clear = (1.0 if blow.kind == MELEE else AMONG_FRIENDS) if close else 0.0
        best.near = max(best.near, clear * hits)
        hard = hits if blow.damage >= STRONG else sum(chances(blow.dice, blow.hit)[STRONG:])
        best.near_strength = max(best.near_strength, clear * hard)
        if blow.damage >= STRONG:
            best.strength = max(best.strength, hits)
        elif focus and blow.damage * blow.dice >= STRONG:
            enough = sum(chances(blow.dice, blow.hit)[STRONG:])
            best.strength = max(best.strength, enough)
            best.might = max(best.might, STRONG)
        if far:
            best.reach = max(best.reach, hits)
        most = blow.damage * max(1, round(blow.hits)) if focus else blow.damage
        best.might = max(best.might, most)
    return best


def blows(held: list[Gear], talents: Talents, wounds: int) -> list[tuple[Blow, bool, bool, bool]]:
    """Every attack that cards in hand allow: its dice, whether it reaches far, empties, serves near by."""
    found: list[tuple[Blow, bool, bool, bool]] = []
    for at, gear in enumerate(held):
        others = [one for place, one in enumerate(held) if place != at]
        twin = gear.dual and any(one is gear for one in others)
        for profile in gear.profiles:
            far = profile.kind != MELEE and profile.farthest > 0
            close = not profile.nearest
            found.append((blow_with(gear, profile.kind, talents, wounds), far, gear.reloads, close))
            if twin:
                both = blow_with(gear, profile.kind, talents, wounds, twice=True)
                found.append((both, far, gear.reloads, close))
            if profile.kind == MELEE:
                for other in others:
                    found.append((blow_with(gear, MELEE, talents, wounds, aid=other), False, False, True))
    return found


def blow_with(
    gear: Gear,
    kind: int,
    talents: Talents,
    wounds: int,
    *,
    twice: bool = False,
    aid: Gear | None = None,
    crowd: int = 0,
) -> Blow:
    """The dice of an attack with a card, or with two of it, or with another card helping."""
    profile = gear.profile(kind)
    if profile is None:
        return Blow(kind, dice=0, accuracy=7, damage=0, freely=True)
    weapons = 2 if twice else 1
    other = gear if twice else aid
    each = max(profile.dice, crowd) if talents.by_crowd[kind] else profile.dice
    dice = each + talents.dice[kind] + talents.frenzy[kind] * wounds
    if kind == RANGED:
        dice += gear.ammo_dice
    damage = profile.damage + talents.damage[kind]
    if kind == MELEE and other is not None:
        dice += lent_dice(gear, other)
        damage += other.lends_damage
    if kind == MELEE and talents.strongest:
        damage = max(damage, 3)
    return Blow(
        kind,
        dice=dice * weapons,
        accuracy=profile.accuracy - talents.to_roll[kind],
        damage=damage,
        freely=kind == MELEE,
        reaps=talents.reaps[kind] > 0,
    )
