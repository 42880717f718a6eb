"""The value of using skills that are actions of their own, such as jumps and shoves."""

from __future__ import annotations

from horda.bots.zombicide.cards.arsenal import blow_with
from horda.bots.zombicide.combat.attacks import worth_of_kills
from horda.bots.zombicide.combat.odds import gain
from horda.bots.zombicide.combat.threats import WOUND_COST, danger, standing_wounds
from horda.bots.zombicide.planning.plan import ARMED_KILLS, Plan
from horda.bots.zombicide.positioning import judge_step_to
from horda.bots.zombicide.scene import Person
from horda.engine.choices import Choice
from horda.games.zombicide.rules.inventory.equipment import NO_ARMOUR
from horda.games.zombicide.skills.finding import HoldYourNose
from horda.games.zombicide.skills.movement import Bloodlust, Charge, Jump, Shove, Sprint
from horda.games.zombicide.skills.surviving import Lifesaver, Taunt
from horda.games.zombicide.skills.turns import BornLeader
from horda.games.zombicide.state import COMBAT

MAX_JUNK_VALUE = 0.15
"""The highest value of a card in the backpack that the bot exchanges for a new one."""


def judge_skill_use(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value using a skill that is an action, by its kind."""
    skill = plan.scene.world.skill(choice.verb)
    if isinstance(skill, Bloodlust):
        return _judge_rush(plan, survivor, choice, here, skill.kind)
    if isinstance(skill, Charge):
        return _judge_rush(plan, survivor, choice, here, COMBAT) - 0.3
    if isinstance(skill, Jump | Sprint):
        to = plan.scene.zone(choice.name("zone"))
        return judge_step_to(plan, survivor, to, here) - 0.05
    if isinstance(skill, Shove):
        return _judge_shove(plan, survivor, choice, here)
    if isinstance(skill, Lifesaver):
        zone = plan.scene.zone(choice.name("zone"))
        spared: float = sum(danger(plan.scene, friend, zone) for friend in plan.scene.people_in(zone))
        return spared - danger(plan.scene, survivor, survivor.zone) - 0.2
    if isinstance(skill, Taunt):
        return -1.0
    if isinstance(skill, HoldYourNose):
        return 0.6
    if isinstance(skill, BornLeader):
        friend = plan.scene.named[choice.name("survivor")]
        if plan.scene.is_rival(friend):
            return -1.0
        return 0.1 * friend.arsenal.power if friend.waits else 0.01
    if choice.has("card"):
        return _judge_exchange(plan, survivor, choice, here)
    return -1.0


def _judge_rush(plan: Plan, survivor: Person, choice: Choice, here: float, kind: int) -> float:
    """Value a rush at zombies with a free attack at its end."""
    scene = plan.scene
    zone = scene.zone(choice.name("zone"))
    counts = scene.zombies.get(zone)
    if counts is None:
        return -1.0
    worth = worth_of_kills(scene, zone)
    best = 0.0
    for gear in survivor.arsenal.held:
        for profile in gear.profiles:
            if kind in (profile.kind, COMBAT):
                blow = blow_with(
                    gear, profile.kind, survivor.talents, survivor.wounds, crowd=scene.crowd[zone]
                )
                best = max(best, gain(blow, counts, scene.world.kinds, worth))
    return best + judge_step_to(plan, survivor, zone, here)


def _judge_shove(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value pushing zombies away: it spares their attacks, unless friends stand where they go."""
    scene = plan.scene
    to = scene.zone(choice.name("zone"))
    pushed = WOUND_COST * standing_wounds(scene, survivor.zone)
    if scene.people_in(to):
        return here - pushed
    return here - 0.3 - 0.05 * plan.far[to]


def _judge_exchange(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value exchanging a card for a new one: only if it is of little use."""
    name = choice.name("card")
    gear = plan.scene.world.gear[name]
    if name in survivor.slots[: survivor.arsenal.hands + survivor.arsenal.body] or gear.armour != NO_ARMOUR:
        return -1.0
    slots = survivor.slots.copy()
    slots[slots.index(name)] = ""
    lost = survivor.arsenal.worth(survivor.slots) - survivor.arsenal.worth(slots)
    if lost > MAX_JUNK_VALUE and not (
        gear.profiles and lost < 2.5 * MAX_JUNK_VALUE and survivor.arsenal.power >= ARMED_KILLS
    ):
        return -1.0
    return (0.7 if survivor.arsenal.power < ARMED_KILLS else 0.25) - lost - here
