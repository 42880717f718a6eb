"""The best distribution of cards to survivors and slots, and the gain of rearranging or trading."""

from __future__ import annotations

from horda.bots.zombicide.cards.arsenal import (
    CACHE_SIZE,
    RELOAD,
    RELOAD_CARD_VALUE,
    Arsenal,
    Grip,
    max_backpack_value,
)
from horda.bots.zombicide.scene import Person, Scene
from horda.bots.zombicide.world import World
from horda.engine.choices import Choice
from horda.games.zombicide.rules.inventory.equipment import BODY, HAND, Gear
from horda.games.zombicide.rules.inventory.trade import COMBINE
from horda.games.zombicide.skills.fighting import OfKind
from horda.games.zombicide.skills.movement import Bloodlust
from horda.games.zombicide.skills.turns import FreeAction
from horda.games.zombicide.state import COMBAT

NO_CARD = -1
"""Stands for an empty hand or body slot in an arrangement."""
URGENT_FIRE_VALUE = 3.0
"""Value of a fire starter at hand when there is something to burn."""
MAX_HANDS = 2
"""The maximum number of hand slots for which arrangements are tried."""
ROUNDING = 1e-9
"""Tolerance when values are compared, since sums in another order differ slightly."""


def is_fire_wanted(scene: Scene, survivor: Person) -> bool:
    """Return whether a survivor should have a fire starter at hand."""
    return any(knowledge.wants_fire(scene, survivor) for knowledge in scene.world.knowledge)


def slots_of(scene: Scene) -> list[str]:
    """Return the names of the slots as used in choices."""
    edition = scene.world.edition
    names = [f"hand_{number + 1}" for number in range(edition.figures.hands)]
    names += [BODY] * edition.figures.body
    return names + [f"pack_{number + 1}" for number in range(edition.figures.pack)]


def best_worth(arsenal: Arsenal, cards: tuple[str, ...]) -> float:
    """Return the value of some sorted cards to a survivor in the best arrangement."""
    remembered = arsenal.fighter.ordered
    key = (arsenal.fire, arsenal.bottle, cards)
    found = remembered.get(key)
    if found is None:
        if len(remembered) >= CACHE_SIZE:
            remembered.clear()
        found = remembered[key] = _best_front_worth(arsenal, cards)
    return found


class Front:
    """One arrangement of cards in hands and on the body; the others go to the backpack."""

    __slots__ = ("grip", "left", "most", "on", "right")

    def __init__(self, grip: Grip, left: int, right: int, on: int, most: float) -> None:
        self.grip = grip
        self.left = left
        self.right = right
        self.on = on
        self.most = most
        """Upper bound of the arrangement's value, whichever cards are in the backpack."""


def _best_front_worth(arsenal: Arsenal, cards: tuple[str, ...]) -> float:
    """Return the value of the best arrangement; arrangements with too low an upper bound are skipped."""
    fronts = _fronts(arsenal, cards)
    first = fronts[0]
    for front in fronts:
        if front.most > first.most:
            first = front
    best = max(0.0, _worth_with(arsenal, cards, first))
    for front in fronts:
        if front.most + ROUNDING > best and front is not first:
            best = max(best, _worth_with(arsenal, cards, front))
    return best


def _worth_with(arsenal: Arsenal, cards: tuple[str, ...], front: Front) -> float:
    left, right, on = front.left, front.right, front.on
    pack = [cards[at] for at in range(len(cards)) if at not in (left, right, on)]
    return arsenal.carrying_worth(front.grip, pack[: arsenal.world.pack])


def _most_stowed(world: World, gear: Gear) -> float:
    found = world.max_backpack_value.get(gear.name)
    if found is None:
        found = world.max_backpack_value[gear.name] = max_backpack_value(gear)
    return found


def _fronts(arsenal: Arsenal, cards: tuple[str, ...]) -> list[Front]:
    """Return all arrangements of some cards in hands and on the body."""
    world, fighter = arsenal.world, arsenal.fighter
    gear = [world.gear[name] for name in cards]
    max_values = [_most_stowed(world, card) for card in gear]
    stowed: float = sum(max_values)
    magazines = RELOAD_CARD_VALUE * min(2, sum([card.effect == RELOAD for card in gear]))
    handy = [NO_CARD]
    worn = [NO_CARD]
    for at, card in enumerate(gear):
        if card.slot == HAND:
            handy.append(at)
        if world.body and (card.slot == BODY or card.name == fighter.body_card):
            worn.append(at)
    found: list[Front] = []
    for left in handy:
        for right in handy:
            # The hands are interchangeable, so each pair is tried once.
            if (right != NO_CARD and left >= right) or (left == NO_CARD and right != NO_CARD):
                continue
            for on in worn:
                if on != NO_CARD and on in (left, right):
                    continue
                names = ["" if left == NO_CARD else cards[left], "" if right == NO_CARD else cards[right]]
                if world.hands > MAX_HANDS:
                    names += [""] * (world.hands - MAX_HANDS)
                if world.body:
                    names.append("" if on == NO_CARD else cards[on])
                rest = stowed
                for used in (left, right, on):
                    if used != NO_CARD:
                        rest -= max_values[used]
                grip = fighter.grip(tuple(names))
                value = rest + grip.worth + arsenal.fire * grip.fires + grip.tricks
                if grip.ammunition:
                    value += magazines
                if grip.bottle:
                    value += arsenal.bottle
                found.append(Front(grip, left, right, on, value))
    return found


def order_gain(survivor: Person) -> float:
    """Return the value that a survivor gains by rearranging its cards."""
    return best_worth(survivor.arsenal, survivor.cards) - survivor.arsenal.worth(survivor.slots)


def trade_gain(survivor: Person, other: Person) -> float:
    """Return the value that the best gift of one card between two survivors brings both together."""
    now = survivor.arsenal.worth(survivor.slots) + other.arsenal.worth(other.slots)
    return _best_trade(survivor, other) - now


def _best_trade(survivor: Person, other: Person) -> float:
    """Return the highest value of the cards of two survivors after a trade."""
    here, there = survivor.arsenal, other.arsenal
    remembered = here.fighter.trades
    moment = (here.fire, here.bottle, there.fire, there.bottle)
    key = (there.fighter, moment, survivor.cards, other.cards, len(survivor.slots), len(other.slots))
    found = remembered.get(key)
    if found is None:
        if len(remembered) >= CACHE_SIZE:
            remembered.clear()
        found = best_worth(here, survivor.cards) + best_worth(there, other.cards)
        found = max(found, _best_gift(survivor, other), _best_gift(other, survivor))
        remembered[key] = found
    return found


def _best_gift(giver: Person, taker: Person) -> float:
    """Return the highest value of the cards of two survivors after one gives the other a card."""
    giving, taking = giver.cards, taker.cards
    best = 0.0
    if len(taking) >= len(taker.slots):
        return best
    for at, card in enumerate(giving):
        if at and giving[at - 1] == card:
            continue
        more = tuple(sorted([*taking, card]))
        both = best_worth(giver.arsenal, giving[:at] + giving[at + 1 :]) + best_worth(taker.arsenal, more)
        best = max(best, both)
    return best


def judge_arrange(scene: Scene, choice: Choice) -> float:
    """Value putting a card into a slot; the card it replaces goes to the backpack."""
    asked = scene.view.asked
    survivor = scene.named[str(asked["survivor"])]
    loose = str(asked.get("card") or "")
    if choice.verb == "done":
        return 0.01
    if choice.verb == COMBINE:
        return 3.0
    if is_fire_wanted(scene, survivor):
        survivor.arsenal.fire = URGENT_FIRE_VALUE
    if choice.verb == "discard":
        return -0.5 if loose else 0.0
    card = choice.name("card")
    taker = scene.named[choice.name("survivor")] if choice.has("survivor") else survivor
    at = slots_of(scene).index(choice.name("slot"))
    slots = taker.slots.copy()
    lost = 0.0
    if not loose and choice.verb == "hand":
        giver = scene.named[str(asked["other"])] if taker is survivor else survivor
        rest = giver.slots.copy()
        rest[rest.index(card)] = ""
        lost = _change(scene, giver, giver.slots, rest)
    elif not loose:
        slots[_source(scene, slots, card, at)] = ""
    replaced = slots[at]
    slots[at] = card
    if replaced:
        room = [place for place in range(len(slots)) if not slots[place] and _is_pack(scene, place)]
        if room:
            slots[room[0]] = replaced
    return lost + _change(scene, taker, taker.slots, slots)


def _change(scene: Scene, survivor: Person, before: list[str], after: list[str]) -> float:
    """Return the change in value of a survivor's cards; 0 for a rival."""
    return 0.0 if scene.is_rival(survivor) else survivor.arsenal.worth(after) - survivor.arsenal.worth(before)


def _source(scene: Scene, slots: list[str], card: str, at: int) -> int:
    """Return the slot of the copy of a card that is moved, preferably in another part of the inventory."""
    places = [place for place, name in enumerate(slots) if name == card]
    other = [place for place in places if _is_pack(scene, place) != _is_pack(scene, at)]
    return (other or places)[0]


def _is_pack(scene: Scene, slot: int) -> bool:
    return slot >= scene.world.edition.figures.hands + scene.world.edition.figures.body


def judge_handing_out(scene: Scene, choice: Choice) -> float:
    """Value handing a starting card to a survivor by the skills of its ID card and its body slot."""
    card = choice.name("card")
    gear = scene.world.gear[card]
    identity = scene.world.edition.identities[choice.name("survivor")]
    value = 2.0 if identity.body_card == card else 0.0
    for level, names in enumerate(identity.track):
        for name in names:
            skill = scene.world.skill(name)
            if isinstance(skill, OfKind | FreeAction | Bloodlust) and any(
                skill.kind in (profile.kind, COMBAT) for profile in gear.profiles
            ):
                value += 1.0 / (1 + level)
    return value


def judge_discard(scene: Scene, choice: Choice, survivor: Person) -> float:
    """Value discarding a card: the least valuable first."""
    slots = survivor.slots.copy()
    slots[slots.index(choice.name("card"))] = ""
    return survivor.arsenal.worth(slots) - survivor.arsenal.worth(survivor.slots)
