"""Cards: who should carry what, in which slot, and what is worth an action to change."""

from __future__ import annotations

from horda.bots.zombicide.arsenal import Arsenal
from horda.bots.zombicide.scene import Person, Scene
from horda.bots.zombicide.siege import URGENT_FIRE, wants_fire
from horda.engine.choices import Choice
from horda.games.zombicide.rules.equipment import BODY, HAND
from horda.games.zombicide.rules.trade import COMBINE
from horda.games.zombicide.skills.fighting import OfKind
from horda.games.zombicide.skills.movement import Bloodlust
from horda.games.zombicide.skills.turns import FreeAction
from horda.games.zombicide.state import COMBAT

_best: dict[tuple[object, ...], float] = {}


def slots_of(scene: Scene) -> list[str]:
    """The names of the slots, as choices say them."""
    edition = scene.world.edition
    names = [f"hand_{number + 1}" for number in range(edition.figures.hands)]
    names += [BODY] * edition.figures.body
    return names + [f"pack_{number + 1}" for number in range(edition.figures.pack)]


def best_worth(arsenal: Arsenal, cards: list[str]) -> float:
    """The most that some cards can be worth to a survivor if it puts them in order."""
    seen = arsenal.seen
    key = (
        arsenal.talents.names,
        seen.name,
        seen.level,
        seen.wounds,
        arsenal.fire,
        arsenal.bottle,
        *sorted(cards),
    )
    found = _best.get(key)
    if found is None:
        if len(_best) > 20_000:
            _best.clear()
        found = _best[key] = _ordered(arsenal, sorted(cards))
    return found


def _ordered(arsenal: Arsenal, cards: list[str]) -> float:
    gear = arsenal.world.gear
    edition = arsenal.world.edition
    width = edition.slots
    body = (
        [at for at, name in enumerate(cards) if gear[name].slot == BODY or name == arsenal.body_card]
        if edition.figures.body
        else []
    )
    handy = [at for at, name in enumerate(cards) if gear[name].slot == HAND]
    best = 0.0
    for worn in [None, *body]:
        for left in [None, *handy]:
            for right in [None, *handy]:
                used = [at for at in (left, right, worn) if at is not None]
                if len(set(used)) != len(used) or (left is not None and right is not None and left > right):
                    continue
                slots = [cards[at] if at is not None else "" for at in (left, right)]
                slots += [""] * (edition.figures.hands - 2)
                if edition.figures.body:
                    slots.append(cards[worn] if worn is not None else "")
                slots += [name for at, name in enumerate(cards) if at not in used][: edition.figures.pack]
                slots += [""] * (width - len(slots))
                best = max(best, arsenal.worth(slots))
    return best


def carried(one: Person) -> list[str]:
    """The cards of a survivor."""
    return [name for name in one.seen.slots if name]


def order_gain(one: Person) -> float:
    """What putting its cards in order would bring a survivor."""
    return best_worth(one.arsenal, carried(one)) - one.arsenal.worth(one.seen.slots)


def trade_gain(one: Person, other: Person) -> float:
    """What the best gift of one card between two survivors would bring both."""
    mine, theirs = carried(one), carried(other)
    now = one.arsenal.worth(one.seen.slots) + other.arsenal.worth(other.seen.slots)
    best = best_worth(one.arsenal, mine) + best_worth(other.arsenal, theirs)
    for giver, giving, taker, taking in ((one, mine, other, theirs), (other, theirs, one, mine)):
        if len(taking) >= len(taker.seen.slots):
            continue
        for card in dict.fromkeys(giving):
            rest = giving.copy()
            rest.remove(card)
            both = best_worth(giver.arsenal, rest) + best_worth(taker.arsenal, [*taking, card])
            best = max(best, both)
    return best - now


def judge_arrange(scene: Scene, choice: Choice) -> float:
    """What the cards are worth after a card is put somewhere; what it replaces goes to the backpack."""
    asked = scene.view.asked
    one = scene.named[str(asked["survivor"])]
    loose = str(asked.get("card") or "")
    if choice.verb == "done":
        return 0.01
    if choice.verb == COMBINE:
        return 3.0
    if wants_fire(scene, one):
        one.arsenal.fire = URGENT_FIRE
    if choice.verb == "discard":
        return -0.5 if loose else 0.0
    card = choice.name("card")
    taker = scene.named[choice.name("survivor")] if choice.has("survivor") else one
    at = slots_of(scene).index(choice.name("slot"))
    slots = taker.seen.slots.copy()
    lost = 0.0
    if not loose and choice.verb == "hand":
        giver = scene.named[str(asked["other"])] if taker is one else one
        rest = giver.seen.slots.copy()
        rest[rest.index(card)] = ""
        lost = _change(scene, giver, giver.seen.slots, rest)
    elif not loose:
        slots[_source(scene, slots, card, at)] = ""
    replaced = slots[at]
    slots[at] = card
    if replaced:
        room = [place for place in range(len(slots)) if not slots[place] and _is_pack(scene, place)]
        if room:
            slots[room[0]] = replaced
    return lost + _change(scene, taker, taker.seen.slots, slots)


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
    slots = one.seen.slots.copy()
    slots[slots.index(choice.name("card"))] = ""
    return one.arsenal.worth(slots) - one.arsenal.worth(one.seen.slots)
