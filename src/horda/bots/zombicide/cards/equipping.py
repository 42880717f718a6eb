"""Cards: who should carry what, in which slot, and what is worth an action to change."""

from __future__ import annotations

from horda.bots.zombicide.cards.arsenal import A_MAGAZINE, KEPT, RELOAD, Arsenal, Grip, most_stowed
from horda.bots.zombicide.scene import Person, Scene
from horda.bots.zombicide.world import World
from horda.engine.choices import Choice
from horda.games.zombicide.rules.inventory.equipment import BODY, HAND, Gear
from horda.games.zombicide.rules.inventory.trade import COMBINE
from horda.games.zombicide.skills.fighting import OfKind
from horda.games.zombicide.skills.movement import Bloodlust
from horda.games.zombicide.skills.turns import FreeAction
from horda.games.zombicide.state import COMBAT

NOTHING = -1
"""No card in a hand, or on the body."""
URGENT_FIRE = 3.0
"""What fire at hand is worth when there is something to burn."""
HANDS = 2
"""The hands that cards are tried in."""
ROUNDING = 1e-9
"""How far a sum may be from the same numbers added in another order."""


def is_fire_wanted(scene: Scene, one: Person) -> bool:
    """Whether a survivor should have fire at hand."""
    return any(knowledge.wants_fire(scene, one) for knowledge in scene.world.knowledge)


def slots_of(scene: Scene) -> list[str]:
    """The names of the slots, as choices say them."""
    edition = scene.world.edition
    names = [f"hand_{number + 1}" for number in range(edition.figures.hands)]
    names += [BODY] * edition.figures.body
    return names + [f"pack_{number + 1}" for number in range(edition.figures.pack)]


def best_worth(arsenal: Arsenal, cards: tuple[str, ...]) -> float:
    """The most that some cards, sorted, can be worth to a survivor if it puts them in order."""
    remembered = arsenal.fighter.ordered
    key = (arsenal.fire, arsenal.bottle, cards)
    found = remembered.get(key)
    if found is None:
        if len(remembered) >= KEPT:
            remembered.clear()
        found = remembered[key] = _best_front_worth(arsenal, cards)
    return found


class Front:
    """One way to put cards into hands and on the body; the others go to the backpack."""

    __slots__ = ("grip", "left", "most", "on", "right")

    def __init__(self, grip: Grip, left: int, right: int, on: int, most: float) -> None:
        self.grip = grip
        self.left = left
        self.right = right
        self.on = on
        self.most = most
        """What it can be worth at most, whatever lies in the backpack."""


def _best_front_worth(arsenal: Arsenal, cards: tuple[str, ...]) -> float:
    """The worth of the best front; only those are reckoned through that may be the best."""
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
    found = world.most_stowed.get(gear.name)
    if found is None:
        found = world.most_stowed[gear.name] = most_stowed(gear)
    return found


def _fronts(arsenal: Arsenal, cards: tuple[str, ...]) -> list[Front]:
    """All ways to put some cards into hands and on the body."""
    world, fighter = arsenal.world, arsenal.fighter
    gear = [world.gear[name] for name in cards]
    most = [_most_stowed(world, one) for one in gear]
    stowed: float = sum(most)
    magazines = A_MAGAZINE * min(2, sum([one.effect == RELOAD for one in gear]))
    handy = [NOTHING]
    worn = [NOTHING]
    for at, one in enumerate(gear):
        if one.slot == HAND:
            handy.append(at)
        if world.body and (one.slot == BODY or one.name == fighter.body_card):
            worn.append(at)
    found: list[Front] = []
    for left in handy:
        for right in handy:
            # One card serves alike in either hand.
            if (right != NOTHING and left >= right) or (left == NOTHING and right != NOTHING):
                continue
            for on in worn:
                if on != NOTHING and on in (left, right):
                    continue
                names = ["" if left == NOTHING else cards[left], "" if right == NOTHING else cards[right]]
                if world.hands > HANDS:
                    names += [""] * (world.hands - HANDS)
                if world.body:
                    names.append("" if on == NOTHING else cards[on])
                rest = stowed
                for used in (left, right, on):
                    if used != NOTHING:
                        rest -= most[used]
                grip = fighter.grip(tuple(names))
                value = rest + grip.worth + arsenal.fire * grip.fires + grip.tricks
                if grip.ammunition:
                    value += magazines
                if grip.bottle:
                    value += arsenal.bottle
                found.append(Front(grip, left, right, on, value))
    return found


def order_gain(one: Person) -> float:
    """What putting its cards in order would bring a survivor."""
    return best_worth(one.arsenal, one.cards) - one.arsenal.worth(one.slots)


def trade_gain(one: Person, other: Person) -> float:
    """What the best gift of one card between two survivors would bring both."""
    now = one.arsenal.worth(one.slots) + other.arsenal.worth(other.slots)
    return _best_trade(one, other) - now


def _best_trade(one: Person, other: Person) -> float:
    """The most that the cards of two survivors can be worth after a trade."""
    here, there = one.arsenal, other.arsenal
    remembered = here.fighter.trades
    moment = (here.fire, here.bottle, there.fire, there.bottle)
    key = (there.fighter, moment, one.cards, other.cards, len(one.slots), len(other.slots))
    found = remembered.get(key)
    if found is None:
        if len(remembered) >= KEPT:
            remembered.clear()
        found = best_worth(here, one.cards) + best_worth(there, other.cards)
        found = max(found, _best_gift(one, other), _best_gift(other, one))
        remembered[key] = found
    return found


def _best_gift(giver: Person, taker: Person) -> float:
    """The most that the cards of two survivors are worth after one gave the other a card."""
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
    """What the cards are worth after a card is put somewhere; what it replaces goes to the backpack."""
    asked = scene.view.asked
    one = scene.named[str(asked["survivor"])]
    loose = str(asked.get("card") or "")
    if choice.verb == "done":
        return 0.01
    if choice.verb == COMBINE:
        return 3.0
    if is_fire_wanted(scene, one):
        one.arsenal.fire = URGENT_FIRE
    if choice.verb == "discard":
        return -0.5 if loose else 0.0
    card = choice.name("card")
    taker = scene.named[choice.name("survivor")] if choice.has("survivor") else one
    at = slots_of(scene).index(choice.name("slot"))
    slots = taker.slots.copy()
    lost = 0.0
    if not loose and choice.verb == "hand":
        giver = scene.named[str(asked["other"])] if taker is one else one
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


def _change(scene: Scene, one: Person, before: list[str], after: list[str]) -> float:
    """What other cards are worth to a survivor of one's own side; what a rival gains or loses is nothing."""
    return 0.0 if scene.is_rival(one) else one.arsenal.worth(after) - one.arsenal.worth(before)


def _source(scene: Scene, slots: list[str], card: str, at: int) -> int:
    """Which copy of a card is moved: one in another kind of slot."""
    places = [place for place, name in enumerate(slots) if name == card]
    other = [place for place in places if _is_pack(scene, place) != _is_pack(scene, at)]
    return (other or places)[0]


def _is_pack(scene: Scene, slot: int) -> bool:
    return slot >= scene.world.edition.figures.hands + scene.world.edition.figures.body


def judge_handing_out(scene: Scene, choice: Choice) -> float:
    """A starting card goes to whom it suits: by the skills of the whole ID card, and the body slot."""
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


def judge_discard(scene: Scene, choice: Choice, one: Person) -> float:
    """Throw away what is worth least."""
    slots = one.slots.copy()
    slots[slots.index(choice.name("card"))] = ""
    return one.arsenal.worth(slots) - one.arsenal.worth(one.slots)
