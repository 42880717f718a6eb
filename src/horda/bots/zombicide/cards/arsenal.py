"""The attacks that a survivor can make with its cards, and the value of cards to a survivor."""

from __future__ import annotations

from horda.bots.zombicide.combat.odds import Blow, chances
from horda.bots.zombicide.world import Talents, World
from horda.games.zombicide.rules.combat.dice import lent_dice
from horda.games.zombicide.rules.inventory.equipment import HAND, NEVER, NO_ARMOUR, Gear
from horda.games.zombicide.state import MELEE, RANGED

FIRE_VALUE = 0.5
BOTTLE_VALUE = 0.8
URGENT_BOTTLE_VALUE = 4.0
"""Value of a card that kills everything in a zone, while the board has a zombie that nothing else can kill."""
GUN_SHARE_AMONG_FRIENDS = 0.5
"""Share of a gun's value in a zone where friends may stand in the line of fire."""
RELOAD_CARD_VALUE = 0.8
"""Value of a card that reloads a weapon at hand."""
RELOAD = "reload"
"""The name of the effect of a card that reloads a weapon."""
AMMUNITION_VALUE = 0.5
"""Value of ammunition in the backpack to a survivor with a matching weapon."""
TWIN_VALUE = 0.2
"""Additional value of a weapon in the backpack that makes a pair with a weapon in hand."""
STRONG_DAMAGE = 2
"""The damage from which a weapon counts as strong: it kills zombies that most weapons cannot kill."""
CACHE_SIZE = 2000
"""Maximum number of sets of cards that are cached per survivor."""


class Best:
    """The best results that some cards in hand can achieve."""

    __slots__ = ("might", "near", "near_strength", "power", "reach", "strength")

    def __init__(self) -> None:
        self.power = 0.0
        """Expected kills of one attack if there are enough zombies."""
        self.strength = 0.0
        """Expected kills of one attack on zombies that only strong weapons kill."""
        self.reach = 0.0
        """Expected hits of the best ranged attack or spell."""
        self.near = 0.0
        """Expected kills of one attack in the survivor's own zone, where long-range weapons are no use."""
        self.near_strength = 0.0
        self.might = 0
        """The damage of the hardest hit."""


class Grip:
    """The cards in a survivor's hands and on its body: what they can do, and their value."""

    def __init__(self, fighter: Fighter, cards: tuple[str, ...]) -> None:
        gear = fighter.world.gear
        self.held = fighter.usable(cards)
        self.best = fighter.best_of(self.held)
        self.opens = any(gear_card.opens != NEVER for gear_card in self.held)
        self.ammunition = any(gear_card.ammo_dice for gear_card in self.held)
        self.magazines = sum(gear[name].effect == RELOAD for name in cards if name)
        effects = [gear_card.effect for gear_card in self.held if gear_card.effect]
        fires, bottles = fighter.world.known.fires, fighter.world.known.bottles
        self.fires = len({effect for effect in effects if effect in fires})
        self.tricks = 0.3 * sum(effect not in fires for effect in effects)
        self.bottle = any(effect in bottles for effect in effects)
        self.worth = self._worth(fighter, cards)
        """The value of the cards, without the backpack and without values that depend on the situation."""
        self.stowed: dict[str, float] = {}
        self.stowed_again: dict[str, float] = {}
        """The value of a further copy of a card in the backpack, by name; `stowed` has that of the first copy."""

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
        value += max((0.25 * gear_card.search_cards for gear_card in self.held), default=0.0)
        return value

    def backpack_value(self, gear: Gear, *, again: bool) -> float:
        """Return the value of a card in the backpack, given the cards in hand; `again` if it is not the first copy."""
        remembered = self.stowed_again if again else self.stowed
        found = remembered.get(gear.name)
        if found is None:
            found = remembered[gear.name] = self._backpack_worth(gear, again=again)
        return found

    def _backpack_worth(self, gear: Gear, *, again: bool) -> float:
        """Compute the value of a card in the backpack by its possible later use."""
        if gear.rerolls:
            return (
                AMMUNITION_VALUE
                if any(gear_card.ammo == gear.rerolls for gear_card in self.held) and not again
                else 0.1
            )
        if gear.profiles:
            twin = TWIN_VALUE if gear.dual and any(gear_card is gear for gear_card in self.held) else 0.0
            return _weapon_stowed(gear) + twin
        return _backpack_thing_value(gear)


def max_backpack_value(gear: Gear) -> float:
    """Return an upper bound for the value of a card in the backpack, whatever is in the hands."""
    if gear.rerolls:
        return AMMUNITION_VALUE
    if gear.profiles:
        return _weapon_stowed(gear) + (TWIN_VALUE if gear.dual else 0.0)
    return _backpack_thing_value(gear)


def _weapon_stowed(gear: Gear) -> float:
    return 0.1 + 0.2 * max([gear_card.dice * (7 - gear_card.accuracy) / 6 for gear_card in gear.profiles])


def _backpack_thing_value(gear: Gear) -> float:
    if gear.effect:
        return 0.05 if gear.slot != HAND else 0.4
    return 0.25 if gear.armour != NO_ARMOUR else 0.1


class Fighter:
    """A survivor's skills, level and wounds, with a cache of the value of cards to it.

    Fighters are cached in `World.fighters`.
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
        """The highest value of some cards in the best arrangement (`equipping`)."""
        self.trades: dict[tuple[object, ...], float] = {}
        """Cached values of the best gift between two survivors, by all values that they depend on (`equipping`)."""

    def usable(self, cards: tuple[str, ...]) -> list[Gear]:
        """Return the cards in hand or on the body that may be used at the survivor's level."""
        gear, level, hands = self.world.gear, self.level, self.world.hands
        found: list[Gear] = []
        for at, name in enumerate(cards):
            if name:
                gear_card = gear[name]
                if gear_card.level <= level and (at < hands or gear_card.slot == HAND):
                    found.append(gear_card)
        return found

    def grip(self, cards: tuple[str, ...]) -> Grip:
        """Return the cached grip for some cards in hands and on the body."""
        found = self.grips.get(cards)
        if found is None:
            if len(self.grips) >= CACHE_SIZE:
                self.grips.clear()
            found = self.grips[cards] = Grip(self, cards)
        return found

    def best_of(self, held: list[Gear]) -> Best:
        """Return the best results that some cards in hand can achieve."""
        key = tuple([gear_card.name for gear_card in held])
        found = self.bests.get(key)
        if found is None:
            if len(self.bests) >= CACHE_SIZE:
                self.bests.clear()
            found = self.bests[key] = best_of(held, self.talents, self.wounds, focus=self.world.focus)
        return found


class Arsenal:
    """The cards of a survivor by slot, and the best it can do with them now."""

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
            best = fighter.best_of([gear_card for gear_card in self.held if gear_card.name not in unloaded])
        self.power = best.power
        """Expected kills of one attack if there are enough zombies."""
        self.strength = best.strength
        """Expected kills of one attack on zombies that only strong weapons kill."""
        self.might = best.might
        """The damage of the hardest hit."""
        self.reach = best.reach
        """Expected hits of the best ranged attack or spell."""
        self.near = best.near if focus else best.power
        """Expected kills of one attack in the survivor's own zone, where long-range weapons are no use."""
        self.near_strength = best.near_strength if focus else best.strength
        self.fire = FIRE_VALUE
        """The value of having a fire starter at hand."""
        self.bottle = BOTTLE_VALUE
        """The value of having a card at hand that kills everything in a zone."""

    def worth(self, slots: list[str]) -> float:
        """Return the value to a survivor of carrying these cards in these slots."""
        front = self.hands + self.body
        return self.carrying_worth(self.fighter.grip(tuple(slots[:front])), slots[front:])

    def carrying_worth(self, grip: Grip, pack: list[str]) -> float:
        """Return the value of carrying the cards of a grip in hands and on the body, and `pack` in the backpack."""
        gear = self.world.gear
        value = grip.worth
        magazines = grip.magazines
        for at, name in enumerate(pack):
            if name:
                gear_card = gear[name]
                value += grip.backpack_value(gear_card, again=name in pack[:at])
                if gear_card.effect == RELOAD:
                    magazines += 1
        if grip.ammunition:
            value += RELOAD_CARD_VALUE * min(2, magazines)
        value += self.fire * grip.fires
        value += grip.tricks
        if grip.bottle:
            value += self.bottle
        return value


def best_of(held: list[Gear], talents: Talents, wounds: int, *, focus: bool) -> Best:
    """Return the best results that some cards in hand can achieve; with `focus`, all hits may go to one zombie."""
    best = Best()
    for blow, far, empties, close in blows(held, talents, wounds):
        hits = blow.hits * (0.6 if empties else 1.0)
        best.power = max(best.power, hits)
        clear = (1.0 if blow.kind == MELEE else GUN_SHARE_AMONG_FRIENDS) if close else 0.0
        best.near = max(best.near, clear * hits)
        hard = hits if blow.damage >= STRONG_DAMAGE else sum(chances(blow.dice, blow.hit)[STRONG_DAMAGE:])
        best.near_strength = max(best.near_strength, clear * hard)
        if blow.damage >= STRONG_DAMAGE:
            best.strength = max(best.strength, hits)
        elif focus and blow.damage * blow.dice >= STRONG_DAMAGE:
            enough: float = sum(chances(blow.dice, blow.hit)[STRONG_DAMAGE:])
            best.strength = max(best.strength, enough)
            best.might = max(best.might, STRONG_DAMAGE)
        if far:
            best.reach = max(best.reach, hits)
        most = blow.damage * max(1, round(blow.hits)) if focus else blow.damage
        best.might = max(best.might, most)
    return best


def blows(held: list[Gear], talents: Talents, wounds: int) -> list[tuple[Blow, bool, bool, bool]]:
    """Return every attack that cards in hand allow, and whether it is ranged, empties the weapon, and works close
    up.
    """
    found: list[tuple[Blow, bool, bool, bool]] = []
    for at, gear in enumerate(held):
        others = [gear_card for place, gear_card in enumerate(held) if place != at]
        twin = gear.dual and any(gear_card is gear for gear_card in others)
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
    """Return the dice of an attack with a card, with two copies of it, or with another card helping."""
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
