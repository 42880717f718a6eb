"""A survivor's turn: each action that is offered is judged in the same units, and the best is done."""

from __future__ import annotations

from collections.abc import Sequence

from horda.bots.zombicide.cards.equipping import URGENT_FIRE, is_fire_wanted, order_gain, trade_gain
from horda.bots.zombicide.combat.attacks import judge_attack
from horda.bots.zombicide.combat.threats import A_WOUND, attacks_at, danger, is_revealed
from horda.bots.zombicide.judgements import AN_OBJECTIVE
from horda.bots.zombicide.mechanism_knowledge import Judge
from horda.bots.zombicide.planning.errand import OPEN, TAKE
from horda.bots.zombicide.planning.luring import noise_worth
from horda.bots.zombicide.planning.plan import ARMED, Plan
from horda.bots.zombicide.planning.triggers import done_by
from horda.bots.zombicide.positioning import judge_step_to
from horda.bots.zombicide.routes import FAR, walk
from horda.bots.zombicide.scene import Person, Scene
from horda.bots.zombicide.skill_uses import judge_skill_use
from horda.engine.choices import Choice
from horda.games.zombicide.missions.effects.board import UnlockWord
from horda.games.zombicide.missions.effects.people import ExperienceWord, GiveWord
from horda.games.zombicide.rules.combat.attack_actions import KIND_OF
from horda.games.zombicide.rules.inventory.equipment import AUTO
from horda.games.zombicide.skills.movement import Shove

A_HANDING = 4.0
A_GROUP = 2.5
"""How many wake together, on average."""
A_DOOR = 1.4
READY = 0.6
"""The part of the team that must be near when a building is opened."""
NEAR = 2.5
TRADE = "trade"
NOT_YET = 0.0


def judge_action(plan: Plan, choices: Sequence[Choice]) -> list[float]:
    """What each action is worth to the survivor whose turn it is; ending the turn is worth nothing."""
    scene = plan.scene
    one = scene.asked_survivor()
    here = danger(scene, one, one.zone)
    values: list[float] = []
    for choice in choices:
        values.append(NOT_YET if choice.verb == TRADE else _judge(plan, one, choice, here))
    # Trades are the dearest to judge: they come last, when it is known what they have to beat.
    for at, choice in enumerate(choices):
        if choice.verb == TRADE:
            values[at] = judge_trade(plan, one, choice, here)
    return values


def _judge(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    verb = choice.verb
    if verb in ("end_turn", "decline"):
        return 0.0
    if verb in KIND_OF:
        return judge_attack(plan, one, choice)
    judge = plan.scene.world.known.judges.get(verb) or JUDGES.get(verb)
    if judge is not None:
        return judge(plan, one, choice, here)
    if verb in plan.scene.world.edition.skill_number:
        return judge_skill_use(plan, one, choice, here)
    return -1.0


def judge_move(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """Nearer to the aim, not far ahead of the others, and not where the dead are too many."""
    return judge_step_to(plan, one, plan.scene.zone(choice.name("zone")), here)


def judge_search(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """The worse armed, the better; a full backpack has little room for more."""
    if one.zone in plan.scene.asleep:
        return -1.0
    need = 1.2 if one.arsenal.power < ARMED else 0.4
    room = one.slots.count("")
    return need if room > 1 else 0.5 * need


def judge_objective(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """What the mission wants is taken at once."""
    colour = choice.name("colour")
    for errand in plan.errands:
        if errand.verb == TAKE and one.zone in errand.zones:
            return AN_OBJECTIVE - cost_of_waking(plan.scene, one)
    world = plan.scene.world
    for trigger in world.mission.when:
        if trigger.colour == colour:
            for effect in done_by(world, trigger):
                if any(word.said_in(effect) for word in (ExperienceWord, GiveWord, UnlockWord)):
                    return 1.0
    return -0.5


def cost_of_waking(scene: Scene, one: Person) -> float:
    """What it would cost to wake who sleeps in a survivor's zone, with those at hand to fight them."""
    tokens = scene.asleep.count(one.zone)
    if not tokens:
        return 0.0
    kills = one.arsenal.near * (one.actions - 1)
    friends = [friend for friend in scene.people_in(one.zone) if friend is not one]
    kills += sum(friend.arsenal.near * friend.actions for friend in friends)
    left = max(0.0, A_GROUP * tokens - 0.7 * kills)
    return float(2 * A_WOUND * left / (1 + len(friends)) ** 0.6)


def judge_door(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """Doors on the way, when most of the team is near and has actions left for what is behind them."""
    scene = plan.scene
    board = scene.world.board
    gate = board.gate_called[choice.name("gate")]
    first, second = board.gates[gate].zones
    tool = scene.world.gear.get(choice.name("weapon"))
    bonus = 0.1 if tool is None or tool.opens == AUTO else 0.0
    aim = plan.aim
    wanted = aim is not None and aim.verb == OPEN and aim.about == choice.name("gate")
    mine = min(plan.far[first], plan.far[second], plan.far[one.zone])
    on_the_way = abs(plan.far[first] - plan.far[second]) >= 2.5 and mine < plan.far[one.zone]
    if not (wanted or on_the_way):
        return -1.0
    return A_DOOR + bonus if is_ready(scene, one, gate) else -0.2


def is_ready(scene: Scene, one: Person, gate: int) -> bool:
    """Whether those who can come to the door can take what it may let out; nobody waits for the others."""
    board = scene.world.board
    rooms = 0
    for zone in board.gates[gate].zones:
        building = board.building[zone]
        if building >= 0 and not is_revealed(scene, building):
            rooms = max(rooms, len(board.buildings[building]))
    if not rooms:
        return True
    ways = [walk(scene, friend.zone, one.zone) for friend in scene.alive]
    coming = [way for way in ways if way < FAR]
    near = [friend for friend, way in zip(scene.alive, ways, strict=True) if way <= NEAR]
    if len(near) < READY * len(coming):
        return False
    attacks: float = sum(attacks_at(scene, friend, one.zone) for friend in near)
    return attacks >= min(1.5 * rooms, 6.0) * len(coming) / len(ways)


def judge_reload(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """If there is somebody to shoot this turn; for nothing, always."""
    if plan.scene.world.reloads_freely:
        return 0.5
    return 0.3 if plan.scene.zombies and one.actions > 1 else -0.1


def judge_reorganise(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """An action is a high price for order."""
    if is_fire_wanted(plan.scene, one):
        one.arsenal.fire = URGENT_FIRE
    return 0.5 * order_gain(one) - 0.3 - (0.0 if one.arsenal.fire == URGENT_FIRE else here)


def judge_trade(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """Give what another can use better, or take it; a token goes to whose it is; rivals get nothing."""
    other = plan.scene.named[choice.name("survivor")]
    if plan.scene.is_rival(other):
        return -1.0
    if any(knowledge.is_meeting(plan, one, other) for knowledge in plan.scene.world.knowledge):
        return A_HANDING
    return 0.45 * trade_gain(one, other) - 0.35 - here


def judge_noise(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """The strong call the dead away from the weak."""
    return noise_worth(plan.scene, one) - here


JUDGES: dict[str, Judge] = {
    "move": judge_move,
    "search": judge_search,
    "take_objective": judge_objective,
    "open_door": judge_door,
    "reload": judge_reload,
    "reorganise": judge_reorganise,
    "make_noise": judge_noise,
}
"""What every edition has; trades are judged apart."""


def judge_pick(plan: Plan, choices: Sequence[Choice]) -> list[float]:
    """Who goes first: those among the dead, then those who can shoot, then those in front."""
    scene = plan.scene
    values: list[float] = []
    for choice in choices:
        if not choice.has("survivor"):
            values.append(-50.0)
            continue
        one = scene.named[choice.name("survivor")]
        value = -0.1 * min(plan.far[one.zone], FAR)
        if scene.crowd[one.zone]:
            value += 10.0 + one.arsenal.power
            if any(isinstance(skill, Shove) for skill in one.talents.skills):
                value += 5.0 * danger(scene, one, one.zone)
        if one.arsenal.reach:
            seen = scene.paths.sees(one.zone)
            value += 4.0 if any(seen >> zone & 1 for zone in scene.zombies) else 0.0
        values.append(value)
    return values
