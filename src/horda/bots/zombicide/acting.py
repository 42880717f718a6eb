"""A survivor's turn: each action that is offered is judged in the same units, and the best is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from horda.bots.zombicide.arming import order_gain, trade_gain
from horda.bots.zombicide.cracking import wants_handing
from horda.bots.zombicide.crew import TEAM_VERBS, judge_bottle, judge_making, judge_team_action
from horda.bots.zombicide.driving import judge_boarding, judge_driving, judge_getting_out
from horda.bots.zombicide.fighting import judge_attack, worth_of_kills
from horda.bots.zombicide.flying import (
    judge_fly,
    judge_get_in,
    judge_land,
    judge_stay_aboard,
    judge_take_off,
)
from horda.bots.zombicide.goals import CRACK, OPEN, TAKE
from horda.bots.zombicide.luring import noise_worth
from horda.bots.zombicide.plan import ARMED, Plan
from horda.bots.zombicide.routes import FAR, walk
from horda.bots.zombicide.scene import Person, Scene
from horda.bots.zombicide.siege import SIEGE_VERBS, URGENT_FIRE, judge_siege, wants_fire
from horda.bots.zombicide.skill_uses import judge_skill_use
from horda.bots.zombicide.steps import judge_step_to
from horda.bots.zombicide.threats import A_WOUND, attacks_at, danger, is_revealed
from horda.bots.zombicide.triggers import done_by
from horda.engine.choices import Choice
from horda.games.zombicide.rules.attacking import KIND_OF
from horda.games.zombicide.rules.equipment import AUTO
from horda.games.zombicide.rules.trade import COMBINE
from horda.games.zombicide.skills.movement import Shove

AN_OBJECTIVE = 6.0
A_HANDING = 4.0
A_GROUP = 2.5
"""How many wake from a sleepers token, on average."""
A_BLAST = 3
"""The damage of an explosion."""
A_DOOR = 1.4
A_RIDDANCE = 2.0
"""What it is worth to be rid of sleepers where something is to be taken."""
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
    if verb in SIEGE_VERBS:
        return judge_siege(plan, one, choice)
    judge = JUDGES.get(verb)
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
    if any(token.zone == one.zone for token in plan.scene.tokens("sleepers")):
        return -1.0
    need = 1.2 if one.arsenal.power < ARMED else 0.4
    room = one.slots.count("")
    return need if room > 1 else 0.5 * need


def judge_objective(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """What the mission wants is taken at once."""
    colour = choice.name("colour")
    for errand in plan.errands:
        if errand.verb == TAKE and one.zone in errand.zones:
            return AN_OBJECTIVE - waking(plan.scene, one)
    world = plan.scene.world
    for trigger in world.mission.when:
        if trigger.colour == colour:
            for effect in done_by(world, trigger):
                if effect.experience or effect.give or effect.unlock:
                    return 1.0
    return -0.5


def waking(scene: Scene, one: Person) -> float:
    """What it would cost to wake who sleeps in a survivor's zone, with those at hand to fight them."""
    tokens = sum(token.zone == one.zone for token in scene.tokens("sleepers"))
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
    """Whether the team can take what a door may let out."""
    board = scene.world.board
    rooms = 0
    for zone in board.gates[gate].zones:
        building = board.building[zone]
        if building >= 0 and not is_revealed(scene, building):
            rooms = max(rooms, len(board.buildings[building]))
    if not rooms:
        return True
    near = [friend for friend in scene.alive if walk(scene, friend.zone, one.zone) <= NEAR]
    if len(near) < READY * len(scene.alive):
        return False
    attacks: float = sum(attacks_at(scene, friend, one.zone) for friend in near)
    return attacks >= min(1.5 * rooms, 6.0)


def judge_reload(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """If there is somebody to shoot this turn; for nothing, always."""
    if plan.scene.world.reloads_freely:
        return 0.5
    return 0.3 if plan.scene.zombies and one.actions > 1 else -0.1


def judge_reorganise(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """An action is a high price for order."""
    if wants_fire(plan.scene, one):
        one.arsenal.fire = URGENT_FIRE
    return 0.5 * order_gain(one) - 0.3 - (0.0 if one.arsenal.fire == URGENT_FIRE else here)


def judge_trade(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """Give what another can use better, or take it; a token goes to whose it is; rivals get nothing."""
    if plan.scene.is_rival(plan.scene.named[choice.name("survivor")]):
        return -1.0
    if wants_handing(plan, one.name, choice.name("survivor")):
        return A_HANDING
    return 0.45 * trade_gain(one, plan.scene.named[choice.name("survivor")]) - 0.35 - here


def judge_eat(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """Experience is welcome while it does not wake more of the dead."""
    return 0.05 if one.level < plan.scene.view.danger else -0.1


def judge_noise(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """The strong call the dead away from the weak."""
    return noise_worth(plan.scene, one) - here


def judge_try_vault(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """As soon as the mission wants what is behind the door."""
    return AN_OBJECTIVE - here if any(errand.verb == CRACK for errand in plan.errands) else -1.0


def judge_open_vault(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """At once."""
    return AN_OBJECTIVE


def judge_leading(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """The strongest who are near take companions along."""
    return AN_OBJECTIVE - 0.5 * here


def judge_first_aid(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """Before it is too late."""
    healed = plan.scene.named[choice.name("survivor")] if choice.has("survivor") else one
    return 2.0 / max(1, healed.health) if healed.wounds else -1.0


def judge_grenade(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """Where many stand and no friend does."""
    zone = plan.scene.zone(choice.name("zone"))
    counts = plan.scene.zombies.get(zone)
    if counts is None or plan.scene.people_in(zone):
        return -1.0
    worth = worth_of_kills(plan.scene, zone)
    kinds = plan.scene.world.kinds
    fallen: float = sum(
        count * value
        for count, value, kind in zip(counts, worth, kinds, strict=True)
        if kind.damage <= A_BLAST
    )
    return 0.7 * fallen - 1.5


def judge_sleepers(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """Those who lie where something is to be taken are killed in their sleep; others may lie."""
    wanted = any(errand.verb == TAKE and one.zone in errand.zones for errand in plan.errands)
    return A_RIDDANCE - here if wanted else -0.1


def judge_shot(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """Points that wake no more of the dead than are awake already."""
    return 0.4 - here if one.level <= plan.scene.view.danger else -0.1


JUDGES: dict[str, Callable[[Plan, Person, Choice, float], float]] = {
    "move": judge_move,
    "search": judge_search,
    "take_objective": judge_objective,
    "open_door": judge_door,
    "reload": judge_reload,
    "reorganise": judge_reorganise,
    "eat": judge_eat,
    "make_noise": judge_noise,
    COMBINE: judge_making,
    "throw_molotov": judge_bottle,
    "get_in": judge_get_in,
    "take_off": judge_take_off,
    "get_out": judge_stay_aboard,
    "fly": judge_fly,
    "land": judge_land,
    "board_truck": judge_boarding,
    "drive": judge_driving,
    "leave_truck": judge_getting_out,
    **dict.fromkeys(TEAM_VERBS, judge_team_action),
    "try_vault": judge_try_vault,
    "open_vault": judge_open_vault,
    "take_along": judge_leading,
    "first_aid": judge_first_aid,
    "throw_grenade": judge_grenade,
    "kill_sleepers": judge_sleepers,
    "adrenaline_shot": judge_shot,
}


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
