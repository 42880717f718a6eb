"""A heist in its questions: the team, its equipment, the dice of the vault, who gets away."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from horda.bots.zombicide.arming import best_worth
from horda.bots.zombicide.heist import bearer, followers, parts_of, wishes
from horda.bots.zombicide.plan import Plan
from horda.bots.zombicide.scene import LOST
from horda.engine.choices import Choice
from horda.games.army_of_the_dead.mechanisms.companions.content import CompanionsConditions
from horda.games.zombicide.vocabulary import said_in

STRAIGHTS = (frozenset((1, 2, 3, 4, 5)), frozenset((2, 3, 4, 5, 6)))
A_LEVEL = 3.0
SOME_KILLS = 12.0
A_TOKEN = 1.5
"""How gladly the team takes those whose personal objectives ask for a level, for kills, for a token."""


def judge_team(plan: Plan, choice: Choice) -> float:
    """Specialists whom vaults and missions ask for, and those whose own goals are easily met."""
    world = plan.scene.world
    edition = world.edition
    name = choice.name("survivor")
    identity = edition.identities[name]
    chosen = [one.name for one in plan.scene.people]
    known = {one for other in chosen for one in edition.identities[other].specialties}
    value: float = sum(1.5 for one in identity.specialties if one not in known)
    for one in identity.specialties:
        if one in world.specialties and one not in known:
            value += 4.0
    for goal in world.personal.values():
        if goal.survivor == name:
            if goal.level:
                value += A_LEVEL / goal.level
            if goal.kills:
                value += SOME_KILLS / goal.count * (0.2 if world.is_hurried else 1.0)
            if goal.holds:
                value += A_TOKEN * (2.0 if world.is_hurried else 1.0)
    return value


def judge_set(plan: Plan, choice: Choice) -> float:
    """The set that fights best, with what it may be given later in mind."""
    one = plan.scene.asked_survivor()
    cards = choice["card"]
    assert isinstance(cards, tuple)
    return best_worth(one.arsenal, tuple(sorted([str(card) for card in cards])))


def judge_leaving(plan: Plan, choice: Choice) -> float:
    """Who has what the mission wants gets away, unless a goal of their own would be lost by it."""
    scene = plan.scene
    one = scene.asked_survivor()
    if choice.verb == "stay":
        return 0.0
    if "goals" not in scene.world.edition.shown:
        return 1.0
    if any(wish.owner == one.name for wish in wishes(scene)):
        return -1.0
    for wish in wishes(scene):
        if bearer(scene, wish.colour) == one.number:
            return -1.0
    for part in parts_of(scene.world.mission.won_by):
        if part.carried_out is not None and bearer(scene, part.carried_out) == one.number:
            return 1.0
        if said_in(part, CompanionsConditions).brought_out is not None and followers(scene, one):
            return 1.0
        if part.escaped is not None and all(errand.last for errand in plan.errands):
            return 1.0
    return -0.5


@lru_cache(maxsize=4096)
def chance(kept: tuple[int, ...], free: int, rolls: int) -> float:
    """The chance of a straight with some dice kept, so many to roll and rolls left, if the best are kept."""
    if any(straight <= frozenset(kept) for straight in STRAIGHTS):
        return 1.0
    useful = tuple(sorted(set(kept)))
    if not rolls or not any(len(straight - frozenset(useful)) <= free for straight in STRAIGHTS):
        return 0.0
    total = 0.0
    for rolled in combinations_with_replacement(range(1, 7), free):
        ways = _ways(rolled)
        total += ways * best_keeping(useful, rolled, rolls - 1)
    return total / float(6**free)


@lru_cache(maxsize=512)
def _ways(rolled: tuple[int, ...]) -> int:
    """How many rolls look like this one, in any order."""
    ways = 1
    for number in range(2, len(rolled) + 1):
        ways *= number
    for value in set(rolled):
        for number in range(2, rolled.count(value) + 1):
            ways //= number
    return ways


def best_keeping(kept: tuple[int, ...], rolled: tuple[int, ...], rolls: int) -> float:
    """The chance that is left after a roll if the dice of the better straight are set aside."""
    values = frozenset((*kept, *rolled))
    best = 0.0
    for straight in STRAIGHTS:
        if not frozenset(kept) <= straight:
            continue
        have = tuple(sorted(values & straight))
        free = len(kept) + len(rolled) - len(have)
        best = max(best, chance(have, free, rolls))
    return best


def judge_vault(plan: Plan, choice: Choice) -> float:
    """Set aside what the better straight needs, roll the rest; help comes when it completes one."""
    asked = plan.scene.view.asked
    dice, kept, left = asked["dice"], asked["kept"], asked["count"]
    assert isinstance(dice, tuple)
    assert isinstance(kept, tuple)
    assert isinstance(left, int)
    now = tuple(int(str(die)) for die in dice)
    aside = tuple(int(str(die)) for die in kept)
    if choice.verb == "stop":
        return -1.0
    if choice.verb == "extra_roll":
        return 1.0
    if choice.verb == "roll_again":
        return 0.5 if best_keeping(aside, now, left) < 0.1 else -0.5
    if choice.verb in ("change_die", "shift_dice"):
        values = [*aside, *now]
        if choice.verb == "change_die":
            values.remove(choice.number("die"))
            values.append(choice.number("result"))
        else:
            values.remove(choice.number("up"))
            values.remove(choice.number("down"))
            values += [choice.number("up") + 1, choice.number("down") - 1]
        return 5.0 if any(straight <= frozenset(values) for straight in STRAIGHTS) else -0.5
    wanted = _wanted(aside, now, left)
    if choice.verb == "set_aside":
        return 2.0 if choice.number("die") in wanted else -0.5
    return 1.0


def _wanted(kept: tuple[int, ...], rolled: tuple[int, ...], rolls: int) -> frozenset[int]:
    """The results of a roll that the better straight lacks."""
    best, wanted = -1.0, frozenset[int]()
    for straight in STRAIGHTS:
        if frozenset(kept) <= straight:
            have = tuple(sorted(frozenset((*kept, *rolled)) & straight))
            value = chance(have, len(kept) + len(rolled) - len(have), rolls)
            if value > best:
                best, wanted = value, straight - frozenset(kept)
    return wanted


def judge_handing(plan: Plan, choice: Choice) -> float:
    """A token goes to whose it is."""
    scene = plan.scene
    if choice.verb == "hand_companion":
        return -1.0
    colour = choice.name("colour")
    own = any(wish.colour == colour and wish.owner == choice.name("survivor") for wish in wishes(scene))
    return 9.0 if own else -1.0


def wants_handing(plan: Plan, one: str, other: str) -> bool:
    """Whether one of two survivors has the token of the other's personal objective."""
    scene = plan.scene
    for wish in wishes(scene):
        who = bearer(scene, wish.colour)
        if wish.holds and who != LOST and {scene.people[who].name, wish.owner} == {one, other}:
            return True
    return False
