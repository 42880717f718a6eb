"""Answers to all questions other than a survivor's actions: hits, wounds, skills, paths of zombies."""

from __future__ import annotations

from horda.bots.zombicide.cards.equipping import judge_arrange, judge_discard, judge_handing_out
from horda.bots.zombicide.cards.team_selection import judge_forming
from horda.bots.zombicide.combat.attacks import judge_attack, judge_hit
from horda.bots.zombicide.combat.threats import danger, protection
from horda.bots.zombicide.mechanism_knowledge import Answer
from horda.bots.zombicide.planning.goal_effects import goal_value
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.planning.triggers import done_by
from horda.bots.zombicide.positioning import judge_step_to
from horda.bots.zombicide.routes import walking_distance
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.zombicide.missions.custom import effects_within
from horda.games.zombicide.missions.records import EffectRecord
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.attack_actions import KIND_OF
from horda.games.zombicide.skills import fighting
from horda.games.zombicide.skills.turns import ExtraAction, FreeAction
from horda.games.zombicide.state import COMBAT, MOVE, SEARCH

OBJECTIVE_VALUE = 6.0
"""Value of taking an objective that the mission needs."""


def judge_step(plan: Plan, choice: Choice) -> float:
    """Value a step of a move under way; stopping is worth nothing."""
    if choice.verb in ("stop", "stay"):
        return 0.0
    scene = plan.scene
    survivor = scene.asked_survivor()
    return judge_step_to(
        plan, survivor, scene.zone(choice.name("zone")), danger(scene, survivor, survivor.zone)
    )


def judge_immediate_action(plan: Plan, choice: Choice) -> float:
    """Value a free move or attack that has to be used now or is lost."""
    return judge_step(plan, choice) if choice.verb in ("move", "sprint") else judge_free_fight(plan, choice)


def judge_free_fight(plan: Plan, choice: Choice) -> float:
    """Value a free attack; declining is worth nothing."""
    if choice.verb == "decline":
        return 0.0
    survivor = plan.scene.asked_survivor()
    if choice.verb in KIND_OF:
        return judge_attack(plan, survivor, choice)
    judge = plan.scene.world.known.judges.get(choice.verb)
    return -1.0 if judge is None else judge(plan, survivor, choice, 0.0)


def judge_leaving(plan: Plan, choice: Choice) -> float:
    """Leave the board whenever that is allowed."""
    return float(choice.verb != "stay")


def judge_roll(plan: Plan, choice: Choice) -> float:
    """Reroll if the dice are below average."""
    dice = plan.scene.view.asked.get("dice")
    if choice.verb == "keep_roll" or not isinstance(dice, tuple):
        return 0.0
    good = sum(isinstance(die, int) and die >= 4 for die in dice)
    return 1.0 if good < 0.5 * len(dice) else -1.0


def judge_more_dice(plan: Plan, choice: Choice) -> float:
    """Take as many dice as possible, or as few as possible if they may do harm."""
    if choice.verb == "keep_roll":
        return 0.0
    dice = float(choice.number("dice"))
    return -dice if plan.scene.view.asked.get("harm") else dice


def judge_victim(plan: Plan, choice: Choice) -> float:
    """Value the target of a hit: the most important zombie, then a rival, the weakest first."""
    if choice.verb == "hit_survivor":
        return 0.5 - 0.1 * plan.scene.named[choice.name("survivor")].health
    if choice.verb == "hit" and is_too_tough(plan, choice):
        return -0.5
    return judge_hit(plan.scene, choice) if choice.verb in ("hit", "reap", "hunt") else -1.0


def is_too_tough(plan: Plan, choice: Choice) -> bool:
    """Return whether a hit would be wasted on a zombie because it is too tough."""
    world, damage = plan.scene.world, plan.scene.view.asked.get("damage")
    kind = world.kinds[world.kind_number[choice.name("zombie")]]
    return isinstance(damage, int) and damage < kind.damage


def is_precious(scene: Scene, survivor: Person) -> bool:
    """Return whether a survivor's death would lose the match."""
    return any(survivor.name in knowledge.precious(scene) for knowledge in scene.world.knowledge)


def judge_sharing(plan: Plan, choice: Choice) -> float:
    """Value assigning an attack to a survivor: to the healthiest, best armoured and least important one."""
    scene = plan.scene
    survivor = scene.named[choice.name("survivor")]
    kinds, number = scene.world.kinds, scene.world.kind_number
    kind = kinds[number[choice.name("zombie")]]
    sharers, zombies = scene.view.asked.get("sharers"), scene.view.asked.get("zombies")
    borne = 0
    if isinstance(sharers, tuple) and isinstance(zombies, tuple):
        for sharer, zombie in zip(sharers, zombies, strict=True):
            if sharer == survivor.name:
                borne += kinds[number[str(zombie)]].wounds
    if survivor.follows:
        return -10.0
    if borne >= survivor.health:
        return 3.0
    left = survivor.health - borne - kind.wounds
    if left <= 0 and is_precious(scene, survivor):
        return -5.0
    dear = 0.3 * survivor.arsenal.power + 0.02 * survivor.experience
    return (2.0 + 0.3 * left if left > 0 else 0.0) + protection(scene, survivor) - dear


def judge_friend_hit(plan: Plan, choice: Choice) -> float:
    """Value assigning a miss to a friend: the one with the most health left, or nobody if allowed."""
    if choice.verb == "spare_friends":
        return 20.0
    survivor = plan.scene.named[choice.name("survivor")]
    sharers, damage = plan.scene.view.asked.get("sharers"), plan.scene.view.asked.get("damage")
    if survivor.follows:
        return -10.0
    struck = sharers.count(survivor.name) if isinstance(sharers, tuple) else 0
    left = survivor.health - struck * (damage if isinstance(damage, int) else 1)
    return 9.0 if left <= 0 else left + protection(plan.scene, survivor)


def judge_cancel(plan: Plan, choice: Choice) -> float:
    """Value stopping an attack with armour: the worst attack first."""
    number = plan.scene.world.kind_number.get(choice.name("attack"), NOWHERE)
    return 1.0 if number == NOWHERE else float(plan.scene.world.kinds[number].wounds)


def judge_shrug(plan: Plan, choice: Choice) -> float:
    """Value discarding a card instead of taking wounds: the least valuable card first."""
    scene = plan.scene
    if choice.verb == "take_wounds":
        return -1.5
    return judge_discard(scene, choice, scene.asked_survivor())


def judge_send(plan: Plan, choice: Choice) -> float:
    """Value sending zombies to a zone: far from survivors, above all from weak ones."""
    scene = plan.scene
    zone = scene.zone(choice.name("zone"))
    near = 0.0
    for survivor in scene.alive:
        steps = scene.paths.distances(survivor.zone)[zone]
        if steps != NOWHERE:
            near += (3.0 if survivor.health <= 1 else 1.0) / (1 + steps)
    return -near


def judge_skill(plan: Plan, choice: Choice) -> float:
    """Value a skill: more actions, and bonuses for the weapons that the survivor carries."""
    scene = plan.scene
    survivor = scene.asked_survivor()
    skill = scene.world.skill(choice.name("skill"))
    kinds = [profile.kind for gear in survivor.arsenal.held for profile in gear.profiles]
    if isinstance(skill, ExtraAction):
        return 5.0
    if isinstance(skill, FreeAction):
        if skill.kind == COMBAT:
            return 4.0
        if skill.kind in (MOVE, SEARCH):
            return 2.0
        return 3.5 if skill.kind in kinds else 1.0
    if isinstance(skill, fighting.OfKind):
        suits = skill.kind == COMBAT or skill.kind in kinds
        weight = 1.0
        for kind, value in SKILL_VALUES.items():
            if isinstance(skill, kind):
                weight = value
        return weight if suits else 0.3 * weight
    return 2.6 if isinstance(skill, fighting.Lucky | fighting.SuperStrength) else 1.5


SKILL_VALUES: dict[type, float] = {
    fighting.PlusDamage: 3.2, fighting.PlusDie: 3.4, fighting.PlusToRoll: 3.0, fighting.Reaper: 2.4,
    fighting.RollSix: 2.0, fighting.DiceByCrowd: 2.8,
}  # fmt: skip


def judge_reveal(plan: Plan, choice: Choice) -> float:
    """Value revealing a room: the farthest from the team first."""
    scene = plan.scene
    zone = scene.zone(choice.name("zone"))
    return sum(walking_distance(scene, survivor.zone, zone) for survivor in scene.alive)


def judge_kept_action(plan: Plan, choice: Choice) -> float:
    """Value the free action to keep: an attack more than any other, since it is used more often."""
    return 1.0 if choice.name("free") in ("ranged", "combat") else 0.0


def take_first(plan: Plan, choice: Choice) -> float:
    """Value all choices alike, so that the first one is taken."""
    return 0.0


def agree(plan: Plan, choice: Choice) -> float:
    """Agree to what helps the team; refuse rivals."""
    by = plan.scene.named.get(str(plan.scene.view.asked.get("survivor")))
    if by is not None and plan.scene.is_rival(by):
        return float(choice.verb == "refuse")
    return float(choice.verb in ("agree", "come", "call", "take_match", "keep_card", "leave"))


def judge_drop(plan: Plan, choice: Choice) -> float:
    """Keep cards unless they have to be discarded."""
    return 1.0 if choice.verb == "done" else 0.0


def judge_second(plan: Plan, choice: Choice) -> float:
    """Take a second target if it is free."""
    return 0.0 if choice.verb == "no_second" else 0.5


def judge_arranging(plan: Plan, choice: Choice) -> float:
    """Value where a card or token is put."""
    for knowledge in plan.scene.world.knowledge:
        value = knowledge.value_of_handing(plan, choice)
        if value is not None:
            return value
    return judge_arrange(plan.scene, choice)


def judge_room(plan: Plan, choice: Choice) -> float:
    """Value making room for a token: a free hand first, then the least valuable card."""
    scene = plan.scene
    if choice.verb == "put":
        return 0.5
    return judge_discard(scene, choice, scene.asked_survivor())


def judge_way(plan: Plan, choice: Choice) -> float:
    """Value an option of a mission: winning, then what serves a goal, then gifts, then what does no harm."""
    number, _, way = choice.name("way").rpartition(".choice_")[2].partition("_")
    for trigger in plan.scene.world.mission.when:
        for effect in done_by(plan.scene.world, trigger):
            if effect.choose is not None and effect.choose.ask == int(number):
                parts = effect.choose.ways[int(way) - 1]
                return sum(_worth(plan.scene, part) for _, part, _ in effects_within(parts))
    return 0.0


def _worth(scene: Scene, effect: EffectRecord) -> float:
    """Return the value of an effect of a mission to the team; negative if it harms."""
    worths = {**WORTHS, **scene.world.known.effects}
    worth = sum(worth for word, worth in worths.items() if getattr(effect, word, None) is not None)
    return worth + goal_value(scene, effect)


WORTHS = {
    "win": 100.0, "lose": -100.0, "give": 3.0, "heal": 3.0, "experience": 2.0, "unlock": 2.0, "open": 1.0,
    "destroy": 1.0, "wound": -4.0, "zombies": -3.0, "spawn": -4.0, "wake": -4.0, "noise": -0.5, "shut": -0.5,
}  # fmt: skip
"""Value of the mission effects of all editions, by name; mechanisms have the values of their own effects."""


ANSWERS: dict[str, Answer] = {
    "ChooseWay": judge_way,
    "MayLeave": judge_leaving,
    "AcceptHandOver": agree,
    "KeepMoving": judge_step,
    "KeepSprinting": judge_step,
    "RunOn": judge_step,
    "RushBy": take_first,
    "KeepFree": judge_kept_action,
    "AtOnce": judge_immediate_action,
    "RollAgain": judge_roll,
    "SaveAgain": judge_roll,
    "RollArmour": take_first,
    "TryAgain": judge_roll,
    "ChooseDice": judge_more_dice,
    "RollMore": judge_more_dice,
    "AssignHits": judge_victim,
    "NextHit": take_first,
    "WhoFell": take_first,
    "Reap": judge_victim,
    "Hunt": judge_victim,
    "ReactInTurn": take_first,
    "ShareAttacks": judge_sharing,
    "AssignMisses": judge_friend_hit,
    "CancelAttacks": judge_cancel,
    "ShrugOff": judge_shrug,
    "LeadZombie": judge_send,
    "UnevenSplit": judge_send,
    "ChooseSkill": judge_skill,
    "RevealBuilding": judge_reveal,
    "ChooseFirstPlayer": take_first,
    "ChooseFirstSpawn": take_first,
    "HandOut": lambda plan, choice: judge_handing_out(plan.scene, choice),
    "Arrange": judge_arranging,
    "AgreeToTrade": agree,
    "Drag": agree,
    "CallSurvivors": agree,
    "TakeMatch": agree,
    "DrawAnother": agree,
    "Drop": judge_drop,
    "FormTeam": judge_forming,
}
