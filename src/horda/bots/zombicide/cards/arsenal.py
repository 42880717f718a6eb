"""What a survivor can do with the cards in its hands, and what cards are worth to it."""

from __future__ import annotations

from horda.bots.zombicide.combat.odds import Blow, chances
from horda.bots.zombicide.world import Talents, World
from horda.games.zombicide.rules.combat.dice import lent_dice
from horda.games.zombicide.rules.inventory.equipment import HAND, NEVER, NO_ARMOUR, Gear
from horda.games.zombicide.state import MELEE, RANGED

A_FIRE = 0.5
A_BOTTLE = 0.8
URGENT_BOTTLE = 4.0
"""What it is worth while somebody is about whom nothing else kills."""
AMONG_FRIENDS = 0.5
"""How much a gun is worth in a zone where friends may stand in the way."""
A_MAGAZINE = 0.8
"""What a card is worth that reloads a weapon at hand."""
RELOAD = "reload"
"""The effect of such a card."""
AMMUNITION = 0.5
"""What ammunition in the backpack is worth to who has a weapon for it."""
A_TWIN = 0.2
"""What the second of a pair of weapons is worth there besides."""
STRONG = 2
"""The damage that kills what most weapons cannot."""
KEPT = 2000
"""How many sets of cards are remembered of a survivor."""


class Best:
    """The best that some cards in hand can do."""

    __slots__ = ("might", "near", "near_strength", "power", "reach", "strength")

    def __init__(self) -> None:
        self.power = 0.0
        """The kills of one attack, on average, if there are enough to kill."""
        self.strength = 0.0
        """The same for zombies that only strong weapons kill."""
        self.reach = 0.0
        """The hits of its best shot or spell."""
        self.near = 0.0
        """The kills of one attack in its own zone, where long weapons are of no use."""
        self.near_strength = 0.0
        self.might = 0
        """The damage of its hardest blow."""


class Grip:
    """The cards in a survivor's hands and on its body: what they can do, and what they are worth there."""

    def __init__(self, fighter: Fighter, cards: tuple[str, ...]) -> None:
        gear = fighter.world.gear
        self.held = fighter.usable(cards)
        self.best = fighter.best_of(self.held)
        self.opens = any(one.opens != NEVER for one in self.held)
        self.ammunition = any(one.ammo_dice for one in self.held)
        self.magazines = sum(gear[name].effect == RELOAD for name in cards if name)
        effects = [one.effect for one in self.held if one.effect]
        fires, bottles = fighter.world.known.fires, fighter.world.known.bottles
        self.fires = len({effect for effect in effects if effect in fires})
        self.tricks = 0.3 * sum(effect not in fires for effect in effects)
        self.bottle = any(effect in bottles for effect in effects)
        self.worth = self._worth(fighter, cards)
        """What they are worth before the backpack is looked at, and what depends on the moment."""
        self.stowed: dict[str, float] = {}
        self.stowed_again: dict[str, float] = {}
        """What each card is worth in the backpack beside them: the first of its kind, and another."""

    def _worth(self, fighter: Fighter, cards: tuple[str, ...]) -> float:
        best = self.best
        gear = fighter.world.gear
        value = 1.2 * best.power + 0.5 * best.strength + 0.6 * best.reach
        if fighter.world.focus:
            value += best.near + 0.5 * best.near_strength
        value += 0.5 * min(best.might, 3)
        if self.opens:
            value += 0.4
        hands = fighter.world.hands
        worn = 0.0
        for at, name in enumerate(cards):
            if name and gear[name].armour != NO_ARMOUR:
                worn += (NO_ARMOUR - gear[name].armour) * (0.35 if at >= hands else 0.2)
        value += worn
        value += max((0.25 * one.search_cards for one in self.held), default=0.0)
        return value

    def beside(self, gear: Gear, *, again: bool) -> float:
        """What a card in the backpack is worth beside these; `again` if there is another of its kind."""
        remembered = self.stowed_again if again else self.stowed
        found = remembered.get(gear.name)
        if found is None:
            found = remembered[gear.name] = self._backpack_worth(gear, again=again)
        return found

    def _backpack_worth(self, gear: Gear, *, again: bool) -> float:
        """What a card in the backpack is worth: by what it may be used for later, or by somebody else."""
        if gear.rerolls:
            return AMMUNITION if any(one.ammo == gear.rerolls for one in self.held) and not again else 0.1
        if gear.profiles:
            twin = A_TWIN if gear.dual and any(one is gear for one in self.held) else 0.0
            return _weapon_stowed(gear) + twin
        return _thing_stowed(gear)


def most_stowed(gear: Gear) -> float:
    """What a card in the backpack is worth at most, whatever is in the hands."""
    if gear.rerolls:
        return AMMUNITION
    if gear.profiles:
        return _weapon_stowed(gear) + (A_TWIN if gear.dual else 0.0)
    return _thing_stowed(gear)


def _weapon_stowed(gear: Gear) -> float:
    return 0.1 + 0.2 * max([one.dice * (7 - one.accuracy) / 6 for one in gear.profiles])


def _thing_stowed(gear: Gear) -> float:
    if gear.effect:
        return 0.05 if gear.slot != HAND else 0.4
    return 0.25 if gear.armour != NO_ARMOUR else 0.1


class Fighter:
    """A survivor with its skills, its level and its wounds, who knows what any cards are worth to it.

    It is remembered with all that it has found out (`World.fighters`).
    """

    def __init__(self, world: World, name: str, talents: Talents, level: int, wounds: int) -> None:
        self.world = world
        self.talents = talents
        self.level = level
        self.wounds = wounds
        self.body_card = world.edition.identities[name].body_card
        self.grips: dict[tuple[str, ...], Grip] = {}
        self.bests: dict[tuple[str, ...], Best] = {}
        self.ordered: dict[tuple[float, float, tuple[str, ...]], float] = {}
        """The most that some cards are worth if they are put in order (`arming`)."""
        self.trades: dict[tuple[object, ...], float] = {}
        """What the best gift between it and another would bring, by all that it depends on (`arming`)."""

    def usable(self, cards: tuple[str, ...]) -> list[Gear]:
        """The cards in hand or on the body that may be used at the survivor's level."""
        gear, level, hands = self.world.gear, self.level, self.world.hands
        found: list[Gear] = []
        for at, name in enumerate(cards):
            if name:
                one = gear[name]
                if one.level <= level and (at < hands or one.slot == HAND):
                    found.append(one)
        return found

    def grip(self, cards: tuple[str, ...]) -> Grip:
        """What some cards in hands and on the body amount to."""
        found = self.grips.get(cards)
        if found is None:
            if len(self.grips) >= KEPT:
                self.grips.clear()
            found = self.grips[cards] = Grip(self, cards)
        return found

    def best_of(self, held: list[Gear]) -> Best:
        """The best that some cards in hand can do."""
        key = tuple([one.name for one in held])
        found = self.bests.get(key)
        if found is None:
            if len(self.bests) >= KEPT:
                self.bests.clear()
            found = self.bests[key] = best_of(held, self.talents, self.wounds, focus=self.world.focus)
        return found


class Arsenal:
    """The cards of a survivor by slot, and the best of what it can do with them now."""

    def __init__(self, fighter: Fighter, slots: list[str], unloaded: list[str]) -> None:
        self.fighter = fighter
        self.world = fighter.world
        self.talents = fighter.talents
        self.slots = slots
        self.hands = fighter.world.hands
        self.body = fighter.world.body
        self.grip = fighter.grip(tuple(slots[: self.hands + self.body]))
        self.held = self.grip.held
        best = self.grip.best
        focus = fighter.world.focus
        if focus and unloaded:
            best = fighter.best_of([one for one in self.held if one.name not in unloaded])
        self.power = best.power
        """The kills of one attack, on average, if there are enough to kill."""
        self.strength = best.strength
        """The same for zombies that only strong weapons kill."""
        self.might = best.might
        """The damage of its hardest blow."""
        self.reach = best.reach
        """The hits of its best shot or spell."""
        self.near = best.near if focus else best.power
        """The kills of one attack in its own zone, where long weapons are of no use."""
        self.near_strength = best.near_strength if focus else best.strength
        self.fire = A_FIRE
        """What it is worth to have what makes fire at hand."""
        self.bottle = A_BOTTLE
        """The same for what kills everybody in a zone."""

    def worth(self, slots: list[str]) -> float:
        """What it is worth to a survivor to carry these cards in these slots."""
        front = self.hands + self.body
        return self.carrying_worth(self.fighter.grip(tuple(slots[:front])), slots[front:])

    def carrying_worth(self, grip: Grip, pack: list[str]) -> float:
        """What cards in hands and on the body are worth with others in the backpack."""
        gear = self.world.gear
        value = grip.worth
        magazines = grip.magazines
        for at, name in enumerate(pack):
            if name:
                one = gear[name]
                value += grip.beside(one, again=name in pack[:at])
                if one.effect == RELOAD:
                    magazines += 1
        if grip.ammunition:
            value += A_MAGAZINE * min(2, magazines)
        value += self.fire * grip.fires
        value += grip.tricks
        if grip.bottle:
            value += self.bottle
        return value


def best_of(held: list[Gear], talents: Talents, wounds: int, *, focus: bool) -> Best:
    """The best that some cards in hand can do, with all hits on one zombie (`focus`) or not."""
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
            enough: float = sum(chances(blow.dice, blow.hit)[STRONG:])
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
