"""Knowledge of team action cards."""

from __future__ import annotations

from horda.bots.zombicide.combat.attacks import worth_of_kills
from horda.bots.zombicide.combat.threats import danger
from horda.bots.zombicide.judgements import judge_free_fight, judge_step, take_first
from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.positioning import STEP_VALUE
from horda.bots.zombicide.routes import walking_distance
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.zombicide.rules.combat.attack import HITS
from horda.games.zombicide.state import MELEE

VERBS = ("charge_to", "charge_from", "fire_at", "fire_from", "move_to", "move_from")
CHARGE_SHARE = 0.8
"""Share of the value of kills that counts if the team has to walk there first."""


def judge_team_card(plan: Plan, choice: Choice) -> float:
    """Value a team action card: free attacks most, with fewer copies of the same card."""
    card = choice.name("team_card")
    mine = str(plan.scene.view.asked["team"])
    number = int(mine) - 1 if mine.isdigit() else 0
    return {"charge": 2.0, "fire": 1.0}.get(card, 0.0) - 1.5 * copies_taken(plan.scene, number, card)


def copies_taken(scene: Scene, team: int, card: str) -> int:
    """Return how many copies of a team action card a team has."""
    rows = scene.view.part("team_actions").get("cards", ())
    assert isinstance(rows, tuple)
    for row in rows:
        assert isinstance(row, tuple)
        if row[:2] == (team, card):
            return int(str(row[2]))
    return 0


def judge_team_action(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value a team action by its kills or by the distance it gains."""
    scene = plan.scene
    zone = scene.zone(choice.name("zone"))
    if choice.verb.startswith("move"):
        return _judge_march(plan, zone) if choice.verb == "move_to" else -1.0
    if choice.verb == "charge_from":
        return -1.0
    if choice.verb == "fire_from":
        zones = [at for at in scene.zombies if scene.paths.sees(survivor.zone) >> at & 1]
        return 0.5 * max((_judge_volley(scene, survivor, at) for at in zones), default=-2.0)
    if choice.verb == "fire_at":
        return _judge_volley(scene, survivor, zone)
    return _judge_charge(scene, survivor, zone)


def _value_of_hits(scene: Scene, zone: int, hits: float) -> float:
    """Return the value of a number of hits in a zone, the most valuable kills first."""
    counts = scene.zombies.get(zone)
    if counts is None:
        return -1.0
    worth = worth_of_kills(scene, zone)
    found = [
        value
        for value, count, kind in zip(worth, counts, scene.world.kinds, strict=True)
        for _ in range(count)
        if kind.damage <= scene.might
    ]
    found.sort(reverse=True)
    return sum(value * min(1.0, max(0.0, hits - at)) for at, value in enumerate(found))


def _judge_charge(scene: Scene, survivor: Person, zone: int) -> float:
    near = [
        mate for mate in scene.alive if mate.zone == zone or walking_distance(scene, mate.zone, zone) <= 1
    ]
    hits: float = sum(mate.arsenal.power for mate in near if _fights_by_hand(mate))
    if survivor.zone == zone:
        return _value_of_hits(scene, zone, hits)
    if hits < scene.crowd[zone]:
        return -1.0
    return CHARGE_SHARE * _value_of_hits(scene, zone, hits) - 0.5


def _fights_by_hand(survivor: Person) -> bool:
    return any(profile.kind == MELEE for gear in survivor.arsenal.held for profile in gear.profiles)


def _judge_volley(scene: Scene, survivor: Person, zone: int) -> float:
    if scene.people_in(zone) and scene.world.edition.figures.friendly_fire == HITS:
        return -9.0
    seers = [mate for mate in scene.alive if scene.paths.sees(mate.zone) >> zone & 1]
    return _value_of_hits(scene, zone, sum(mate.arsenal.reach for mate in seers))


def _judge_march(plan: Plan, zone: int) -> float:
    scene = plan.scene
    if scene.crowd[zone]:
        return -1.0
    value = -0.4
    for mate in scene.alive:
        if walking_distance(scene, mate.zone, zone) <= 1 and not scene.crowd[mate.zone]:
            value += STEP_VALUE * max(0.0, plan.far[mate.zone] - plan.far[zone])
    return value if danger(scene, scene.alive[0], zone) < 1.0 else -1.0


def judge_name(plan: Plan, choice: Choice) -> float:
    """Value naming a survivor for a team action: everyone, except survivors who already are where a move leads."""
    if choice.verb == "begin":
        return 0.5
    scene = plan.scene
    survivor = scene.named[choice.name("survivor")]
    marching = scene.view.asked.get("team_card") == "move"
    return 1.0 if not marching or plan.far[survivor.zone] > 0 else 0.0


class TeamActionsKnowledge(MechanismKnowledge):
    """Knowledge of team action cards: charge, fire and move."""

    def judges(self) -> dict[str, Judge]:
        return dict.fromkeys(VERBS, judge_team_action)

    def answers(self) -> dict[str, Answer]:
        return {
            "ChooseTeamCard": judge_team_card,
            "NameTeammates": judge_name,
            "TakeTurns": take_first,
            "GoThere": judge_step,
            "GoAnywhere": judge_step,
            "AttackForFree": judge_free_fight,
        }


KNOWLEDGE = TeamActionsKnowledge()
