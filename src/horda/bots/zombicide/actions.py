"""A survivor's turn: every action on offer gets a value in the same unit, and the best one is taken."""

from __future__ import annotations

from collections.abc import Sequence

from horda.bots.zombicide.cards.equipping import URGENT_FIRE_VALUE, is_fire_wanted, order_gain, trade_gain
from horda.bots.zombicide.combat.attacks import judge_attack
from horda.bots.zombicide.combat.threats import WOUND_COST, attacks_at, danger, is_revealed
from horda.bots.zombicide.judgements import OBJECTIVE_VALUE
from horda.bots.zombicide.mechanism_knowledge import Judge
from horda.bots.zombicide.planning.luring import noise_worth
from horda.bots.zombicide.planning.plan import ARMED_KILLS, Plan
from horda.bots.zombicide.planning.task import OPEN, TAKE
from horda.bots.zombicide.planning.triggers import done_by
from horda.bots.zombicide.positioning import judge_step_to
from horda.bots.zombicide.routes import FAR, walking_distance
from horda.bots.zombicide.scene import Person, Scene
from horda.bots.zombicide.skill_uses import judge_skill_use
from horda.engine.choices import Choice
from horda.games.zombicide.missions.effects.board import UnlockWord
from horda.games.zombicide.missions.effects.people import ExperienceWord, GiveWord
from horda.games.zombicide.rules.combat.attack_actions import KIND_OF
from horda.games.zombicide.rules.inventory.equipment import AUTO
from horda.games.zombicide.skills.movement import Shove

HAND_OVER_VALUE = 4.0
SLEEPERS_PER_TOKEN = 2.5
"""Average number of zombies that wake together."""
DOOR_VALUE = 1.4
MIN_TEAM_SHARE = 0.6
"""The share of the team that must be near when a building is opened."""
NEAR = 2.5
TRADE = "trade"
NOT_YET = 0.0


def judge_action(plan: Plan, choices: Sequence[Choice]) -> list[float]:
    """Return the value of each action to the active survivor; ending the turn is worth nothing."""
    scene = plan.scene
    survivor = scene.asked_survivor()
    here = danger(scene, survivor, survivor.zone)
    values: list[float] = []
    for choice in choices:
        values.append(NOT_YET if choice.verb == TRADE else _judge(plan, survivor, choice, here))
    # Trades are the most expensive to value, so they come last.
    for at, choice in enumerate(choices):
        if choice.verb == TRADE:
            values[at] = judge_trade(plan, survivor, choice, here)
    return values


def _judge(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    verb = choice.verb
    if verb in ("end_turn", "decline"):
        return 0.0
    if verb in KIND_OF:
        return judge_attack(plan, survivor, choice)
    judge = plan.scene.world.known.judges.get(verb) or JUDGES.get(verb)
    if judge is not None:
        return judge(plan, survivor, choice, here)
    if verb in plan.scene.world.edition.skill_number:
        return judge_skill_use(plan, survivor, choice, here)
    return -1.0


def judge_move(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value a move: towards the goal, not far ahead of the team, and not into too many zombies."""
    return judge_step_to(plan, survivor, plan.scene.zone(choice.name("zone")), here)


def judge_search(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value a search: more for a badly armed survivor, less with a nearly full backpack."""
    if survivor.zone in plan.scene.asleep:
        return -1.0
    need = 1.2 if survivor.arsenal.power < ARMED_KILLS else 0.4
    room = survivor.slots.count("")
    return need if room > 1 else 0.5 * need


def judge_objective(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value taking an objective: high if the mission needs it."""
    colour = choice.name("colour")
    for task in plan.tasks:
        if task.verb == TAKE and survivor.zone in task.zones:
            return OBJECTIVE_VALUE - cost_of_waking(plan.scene, survivor)
    world = plan.scene.world
    for trigger in world.mission.when:
        if trigger.colour == colour:
            for effect in done_by(world, trigger):
                if any(word.value_in(effect) for word in (ExperienceWord, GiveWord, UnlockWord)):
                    return 1.0
    return -0.5


def cost_of_waking(scene: Scene, survivor: Person) -> float:
    """Return the cost of waking the sleepers in a survivor's zone, given who is there to fight them."""
    tokens = scene.asleep.count(survivor.zone)
    if not tokens:
        return 0.0
    kills = survivor.arsenal.near * (survivor.actions - 1)
    friends = [friend for friend in scene.people_in(survivor.zone) if friend is not survivor]
    kills += sum(friend.arsenal.near * friend.actions for friend in friends)
    left = max(0.0, SLEEPERS_PER_TOKEN * tokens - 0.7 * kills)
    return float(2 * WOUND_COST * left / (1 + len(friends)) ** 0.6)


def judge_door(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value opening a door on the way, if enough of the team is near with actions left."""
    scene = plan.scene
    board = scene.world.board
    gate = board.gate_called[choice.name("gate")]
    first, second = board.gates[gate].zones
    tool = scene.world.gear.get(choice.name("weapon"))
    bonus = 0.1 if tool is None or tool.opens == AUTO else 0.0
    aim = plan.aim
    is_target = aim is not None and aim.verb == OPEN and aim.about == choice.name("gate")
    nearest = min(plan.far[first], plan.far[second], plan.far[survivor.zone])
    on_the_way = abs(plan.far[first] - plan.far[second]) >= 2.5 and nearest < plan.far[survivor.zone]
    if not (is_target or on_the_way):
        return -1.0
    return DOOR_VALUE + bonus if is_ready(scene, survivor, gate) else -0.2


def is_ready(scene: Scene, survivor: Person, gate: int) -> bool:
    """Return whether the survivors near a door can handle what it may let out."""
    board = scene.world.board
    rooms = 0
    for zone in board.gates[gate].zones:
        building = board.building[zone]
        if building >= 0 and not is_revealed(scene, building):
            rooms = max(rooms, len(board.buildings[building]))
    if not rooms:
        return True
    distances = [walking_distance(scene, friend.zone, survivor.zone) for friend in scene.alive]
    coming = [distance for distance in distances if distance < FAR]
    near = [friend for friend, distance in zip(scene.alive, distances, strict=True) if distance <= NEAR]
    if len(near) < MIN_TEAM_SHARE * len(coming):
        return False
    attacks: float = sum(attacks_at(scene, friend, survivor.zone) for friend in near)
    return attacks >= min(1.5 * rooms, 6.0) * len(coming) / len(distances)


def judge_reload(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value reloading: only if there is something to shoot this turn, or if it is free."""
    if plan.scene.world.reloads_freely:
        return 0.5
    return 0.3 if plan.scene.zombies and survivor.actions > 1 else -0.1


def judge_reorganise(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value rearranging the inventory, which costs an action."""
    if is_fire_wanted(plan.scene, survivor):
        survivor.arsenal.fire = URGENT_FIRE_VALUE
    return 0.5 * order_gain(survivor) - 0.3 - (0.0 if survivor.arsenal.fire == URGENT_FIRE_VALUE else here)


def judge_trade(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value trading with a survivor; rivals get nothing."""
    other = plan.scene.named[choice.name("survivor")]
    if plan.scene.is_rival(other):
        return -1.0
    if any(knowledge.is_meeting(plan, survivor, other) for knowledge in plan.scene.world.knowledge):
        return HAND_OVER_VALUE
    return 0.45 * trade_gain(survivor, other) - 0.35 - here


def judge_noise(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value making noise to lure zombies away from weaker survivors."""
    return noise_worth(plan.scene, survivor) - here


JUDGES: dict[str, Judge] = {
    "move": judge_move,
    "search": judge_search,
    "take_objective": judge_objective,
    "open_door": judge_door,
    "reload": judge_reload,
    "reorganise": judge_reorganise,
    "make_noise": judge_noise,
}
"""Judges for the actions of every edition, except trades."""


def judge_pick(plan: Plan, choices: Sequence[Choice]) -> list[float]:
    """Return the value of each survivor to activate next: those among zombies, then shooters, then those in front."""
    scene = plan.scene
    values: list[float] = []
    for choice in choices:
        if not choice.has("survivor"):
            values.append(-50.0)
            continue
        survivor = scene.named[choice.name("survivor")]
        value = -0.1 * min(plan.far[survivor.zone], FAR)
        if scene.crowd[survivor.zone]:
            value += 10.0 + survivor.arsenal.power
            if any(isinstance(skill, Shove) for skill in survivor.talents.skills):
                value += 5.0 * danger(scene, survivor, survivor.zone)
        if survivor.arsenal.reach:
            seen = scene.paths.sees(survivor.zone)
            value += 4.0 if any(seen >> zone & 1 for zone in scene.zombies) else 0.0
        values.append(value)
    return values
