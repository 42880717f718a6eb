"""Teams: who is picked, who gets what, and what all do together at a word."""

from __future__ import annotations

from horda.bots.zombicide.arming import judge_discard, judge_handing_out
from horda.bots.zombicide.fighting import judge_attack, worth_of_kills
from horda.bots.zombicide.flying import needs_seats
from horda.bots.zombicide.plan import Plan
from horda.bots.zombicide.routes import walk
from horda.bots.zombicide.scene import Person, Scene
from horda.bots.zombicide.steps import A_STEP
from horda.bots.zombicide.threats import danger
from horda.engine.choices import Choice
from horda.games.zombicide.edition import HITS
from horda.games.zombicide.rules.attacking import KIND_OF
from horda.games.zombicide.rules.trade import COMBINE
from horda.games.zombicide.skills.fighting import Lucky, OfKind, PlusDamage, PlusDie, PlusToRoll, Reaper
from horda.games.zombicide.skills.turns import ExtraAction, FreeAction
from horda.games.zombicide.state import MELEE

A_MAKING = 3.0
"""What it is worth to make a better thing of two cards."""
CHEAP = 0.8
"""How much of the kills counts that a team must walk to."""
TEAM_VERBS = ("charge_to", "charge_from", "fire_at", "fire_from", "move_to", "move_from")


# --- set-up ----------------------------------------------------------------------------------------


def judge_survivor(plan: Plan, choice: Choice) -> float:
    """The skills of the whole ID card, the first ones most; a mission that flies wants pilots."""
    scene = plan.scene
    identity = scene.world.edition.identities[choice.name("survivor")]
    value = 0.0
    for level, names in enumerate(identity.track):
        found = [_skill_worth(scene, name) for name in names]
        value += (sum(found) if level < 2 else max(found, default=0.0)) / (1 + level)
    wanted = needs_seats(scene) and any(name in scene.world.needs for name in identity.track[0])
    return value + (1.0 if wanted else 0.0)


def judge_forming(plan: Plan, choice: Choice) -> float:
    """Everybody leads their share."""
    return -1.0 if choice.verb == "enough" else judge_survivor(plan, choice)


def _skill_worth(scene: Scene, name: str) -> float:
    skill = scene.world.skill(name)
    if isinstance(skill, ExtraAction):
        return 3.0
    if isinstance(skill, FreeAction):
        return 2.0
    if isinstance(skill, PlusDie | PlusDamage | PlusToRoll | Reaper | Lucky):
        return 1.6
    return 1.2 if isinstance(skill, OfKind) else 0.8


def judge_share(plan: Plan, choice: Choice) -> float:
    """A starting card goes to whom it suits."""
    return judge_handing_out(plan.scene, choice)


def judge_vest(plan: Plan, choice: Choice) -> float:
    """One each, as long as there are any."""
    return -float(plan.scene.named[choice.name("survivor")].slots.count(choice.name("card")))


def judge_team_card(plan: Plan, choice: Choice) -> float:
    """Fighting for nothing is the best bargain, and two ways of it are better than one."""
    card = choice.name("team_card")
    mine = str(plan.scene.view.asked["team"])
    number = int(mine) - 1 if mine.isdigit() else 0
    return {"charge": 2.0, "fire": 1.0}.get(card, 0.0) - 1.5 * copies_taken(plan.scene, number, card)


def copies_taken(scene: Scene, team: int, card: str) -> int:
    """How often a team has a team action card."""
    rows = scene.view.part("team_actions").get("cards", ())
    assert isinstance(rows, tuple)
    for row in rows:
        assert isinstance(row, tuple)
        if row[:2] == (team, card):
            return int(str(row[2]))
    return 0


# --- cards and wounds ------------------------------------------------------------------------------


def judge_wound(plan: Plan, choice: Choice) -> float:
    """The worst card is lost; a wound lies best in the reserve; what can be made first is made."""
    scene = plan.scene
    if choice.verb == COMBINE:
        return A_MAKING
    if choice.verb == "take_wound":
        return 0.0 if choice.name("slot").startswith("pack") else -0.5
    return judge_discard(scene, choice, scene.asked_survivor())


def judge_making(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """For nothing, at once."""
    return A_MAKING


def judge_bottle(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """What kills everybody in a zone: where many stand, or one whom nothing else kills, and no friend."""
    scene = plan.scene
    zone = scene.zone(choice.name("zone"))
    counts = scene.zombies.get(zone)
    if counts is None or scene.people_in(zone):
        return -9.0
    worth = worth_of_kills(scene, zone)
    total = 0.0
    for count, value, kind in zip(counts, worth, scene.world.kinds, strict=True):
        total += count * (8.0 if kind.damage > scene.might else min(value, 3.0))
    return 0.7 * total - 3.0


# --- team actions ----------------------------------------------------------------------------------


def judge_team_action(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """What the team would kill, or how much nearer it would come; it costs nothing but the card."""
    scene = plan.scene
    zone = scene.zone(choice.name("zone"))
    if choice.verb.startswith("move"):
        return _judge_march(plan, zone) if choice.verb == "move_to" else -1.0
    if choice.verb == "charge_from":
        return -1.0
    if choice.verb == "fire_from":
        zones = [at for at in scene.zombies if scene.paths.sees(one.zone) >> at & 1]
        return 0.5 * max((_volley(scene, one, at) for at in zones), default=-2.0)
    if choice.verb == "fire_at":
        return _volley(scene, one, zone)
    return _judge_charge(scene, one, zone)


def _kills(scene: Scene, zone: int, hits: float) -> float:
    """The worth of so many kills in a zone, the dearest first."""
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


def _judge_charge(scene: Scene, one: Person, zone: int) -> float:
    near = [mate for mate in scene.alive if mate.zone == zone or walk(scene, mate.zone, zone) <= 1]
    hits: float = sum(mate.arsenal.power for mate in near if _fights_by_hand(mate))
    if one.zone == zone:
        return _kills(scene, zone, hits)
    if hits < scene.crowd[zone]:
        return -1.0
    return CHEAP * _kills(scene, zone, hits) - 0.5


def _fights_by_hand(one: Person) -> bool:
    return any(profile.kind == MELEE for gear in one.arsenal.held for profile in gear.profiles)


def _volley(scene: Scene, one: Person, zone: int) -> float:
    if scene.people_in(zone) and scene.world.edition.figures.friendly_fire == HITS:
        return -9.0
    seers = [mate for mate in scene.alive if scene.paths.sees(mate.zone) >> zone & 1]
    return _kills(scene, zone, sum(mate.arsenal.reach for mate in seers))


def _judge_march(plan: Plan, zone: int) -> float:
    scene = plan.scene
    if scene.crowd[zone]:
        return -1.0
    value = -0.4
    for mate in scene.alive:
        if walk(scene, mate.zone, zone) <= 1 and not scene.crowd[mate.zone]:
            value += A_STEP * max(0.0, plan.far[mate.zone] - plan.far[zone])
    return value if danger(scene, scene.alive[0], zone) < 1.0 else -1.0


def judge_name(plan: Plan, choice: Choice) -> float:
    """All who can join, as long as it does them good."""
    if choice.verb == "begin":
        return 0.5
    scene = plan.scene
    one = scene.named[choice.name("survivor")]
    marching = scene.view.asked.get("team_card") == "move"
    return 1.0 if not marching or plan.far[one.zone] > 0 else 0.0


def judge_free_attack(plan: Plan, choice: Choice) -> float:
    """As any attack; to do without is worth nothing."""
    if choice.verb == "decline":
        return 0.0
    one = plan.scene.asked_survivor()
    if choice.verb in KIND_OF:
        return judge_attack(plan, one, choice)
    return judge_bottle(plan, one, choice, 0.0)


# --- the hold of a helicopter ----------------------------------------------------------------------


def judge_hold(plan: Plan, choice: Choice) -> float:
    """What is out of the hold is taken; nothing is left in it without need."""
    return {"pick_up": 1.0, "done": 0.5}.get(choice.verb, 0.0)
