"""Whom to strike, and with what: attacks are judged by the wounds that their kills spare the team."""

from __future__ import annotations

from horda.bots.zombicide.cards.arsenal import RELOAD, STRONG, blow_with
from horda.bots.zombicide.combat.odds import Blow, chances, gain
from horda.bots.zombicide.combat.threats import A_LIFE, A_WOUND, CHASE, price
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.attack import HITS, MISSES
from horda.games.zombicide.rules.combat.attack_actions import KIND_OF
from horda.games.zombicide.rules.inventory.equipment import Gear
from horda.games.zombicide.skills.aiming import Marksman, PointBlank, SteadyHand
from horda.games.zombicide.state import MELEE

SOMEBODY = 4.0
"""What it is worth to kill a zombie that is somebody."""
HARD = 1.5
"""What it is worth besides to kill what few can."""
NEVER = 99.0
FAR_BEHIND = 4
A_RIVAL = 0.5
"""What a wound of a rival is worth who is ahead."""
COMING = 0.5
FAR_OFF = 0.2
A_NOISE = 0.1
A_MAGAZINE = 0.2
AN_EMPTY_GUN = 0.6
A_WAKING = 0.8
"""What it costs to wake some who sleep."""
ON_THE_WAY = 0.4
"""What it is worth to clear the zones that the team wants to be in."""


def worth_of_kills(scene: Scene, zone: int) -> list[float]:
    """What killing one zombie of each kind in a zone is worth."""
    found = scene.kills.get(zone)
    if found is None:
        found = scene.kills[zone] = _worth_of_kills(scene, zone)
    return found


def _worth_of_kills(scene: Scene, zone: int) -> list[float]:
    nearest = _nearest_prey(scene, zone)
    health = max((one.health for one in scene.alive), default=1)
    found: list[float] = []
    for kind in scene.world.kinds:
        if 0 <= nearest < kind.actions:
            likely = CHASE if nearest else 1.0
            value = likely * price(kind, health) * (kind.actions - nearest)
        elif 0 < nearest <= kind.actions + 1:
            value = COMING * kind.wounds
        else:
            value = FAR_OFF * kind.wounds
        if kind.individual:
            value += SOMEBODY
        if kind.damage > 1:
            value += HARD * (kind.damage - 1) * 0.5
        found.append(value)
    return found


def _nearest_prey(scene: Scene, zone: int) -> int:
    """How many steps zombies of a zone are from the nearest survivors; NOWHERE if they cannot come."""
    best = NOWHERE
    for place in {one.zone for one in scene.alive}:
        steps = scene.paths.distances(place)[zone]
        if steps != NOWHERE and (best == NOWHERE or steps < best):
            best = steps
    return best


def blow_of(scene: Scene, one: Person, choice: Choice) -> Blow:
    """The dice of an attack that is offered."""
    kind = KIND_OF[choice.verb]
    gear = scene.world.gear[choice.name("weapon")]
    zone = scene.zone(choice.name("zone"))
    aid = None
    if choice.has("aid"):
        aid = scene.world.gear[choice.name("aid")]
    elif kind == MELEE:
        others = list(one.arsenal.held)
        if gear in others:
            others.remove(gear)
        aid = others[0] if len(others) == 1 else None
    both = choice.verb.endswith("_both") or choice.verb.endswith("_apart")
    return blow_with(gear, kind, one.talents, one.wounds, twice=both, aid=aid, crowd=scene.crowd[zone])


def judge_attack(plan: Plan, one: Person, choice: Choice) -> float:
    """The worth of the kills to expect, less the friends that misses may strike, and the noise."""
    gear = plan.scene.world.gear[choice.name("weapon")]
    return worth_of_attack(plan, one, choice, gear, blow_of(plan.scene, one, choice))


def worth_of_attack(plan: Plan, one: Person, choice: Choice, gear: Gear, blow: Blow) -> float:
    """The same for an attack with a card, whoever holds it, and the dice that it rolls."""
    scene = plan.scene
    zone = scene.zone(choice.name("zone"))
    counts = scene.zombies.get(zone)
    if scene.rivals_in(zone) and (counts is None or strikes_people_first(scene, one, blow, zone)):
        return rivalry(scene, one, blow, zone)
    if counts is None:
        return -1.0
    worth = worth_of_kills(scene, zone)
    aim = plan.aim
    if aim is not None and zone in aim.zones:
        worth = [value + ON_THE_WAY for value in worth]
    worth = [value + _kill_besides(plan, one, kind) for kind, value in enumerate(worth)]
    if gear.names_target:
        return _tying(scene, choice, counts)
    if choice.has("zombie"):
        value = concentrated_worth(scene, blow, scene.world.kind_number[choice.name("zombie")], worth)
    else:
        value = gain(blow, counts, scene.world.kinds, worth)
    if value <= 0:
        return -1.0
    if blow.kind != MELEE:
        value -= risk_to_friends(scene, one, blow, zone)
    if gear.noisy:
        value -= A_NOISE + A_WAKING * asleep_near(scene, one.zone)
    return value - _ammunition(one, gear)


def _tying(scene: Scene, choice: Choice, counts: list[int]) -> float:
    """Who is tied up does no harm for a while: worth it for the hardest, alone."""
    kind = scene.world.kinds[scene.world.kind_number[choice.name("zombie")]]
    return HARD * kind.wounds if kind.damage > STRONG and sum(counts) == 1 else -1.0


def _ammunition(one: Person, gear: Gear) -> float:
    """What it may cost that a weapon is empty afterwards: less for who has a magazine."""
    if not gear.ammo_dice:
        return 0.0
    dry = 1 - (5 / 6) ** gear.ammo_dice
    spare = any(name and one.arsenal.world.gear[name].effect == RELOAD for name in one.slots)
    return dry * (A_MAGAZINE if spare else AN_EMPTY_GUN)


def strikes_people_first(scene: Scene, one: Person, blow: Blow, zone: int) -> bool:
    """Whether the hits of a shot go to survivors in its zone before any zombie."""
    if blow.kind == MELEE or scene.world.edition.figures.friendly_fire != HITS:
        return False
    return not any(
        isinstance(skill, Marksman | SteadyHand) or (isinstance(skill, PointBlank) and zone == one.zone)
        for skill in one.talents.skills
    )


def rivalry(scene: Scene, one: Person, blow: Blow, zone: int) -> float:
    """What it is worth to wound rivals: nothing, unless one is of a side that is well ahead and hurt already.

    Friends beside them are spared, and while one is among the dead oneself there are better things to do.
    """
    friends = [friend for friend in scene.people_in(zone) if friend is not one]
    if scene.lead > -FAR_BEHIND or scene.crowd[one.zone] or (friends and blow.kind != MELEE):
        return -1.0
    if not any(rival.team == scene.leader and rival.health == 1 for rival in scene.rivals_in(zone)):
        return -1.0
    return A_RIVAL * blow.hits * blow.damage


def asleep_near(scene: Scene, zone: int) -> int:
    """How many groups who sleep a noise in a zone would wake."""
    near = (zone, *scene.paths.exits[zone])
    return sum(asleep in near for asleep in scene.asleep)


def _kill_besides(plan: Plan, one: Person, kind: int) -> float:
    """What a kill is worth besides to whom mechanisms ask for it."""
    name = plan.scene.world.kinds[kind].name
    value = 0.0
    for knowledge in plan.scene.world.knowledge:
        value += knowledge.kill(plan, one, name)
    return value


def concentrated_worth(scene: Scene, blow: Blow, kind: int, worth: list[float]) -> float:
    """The worth of an attack all of whose hits strike one zombie: the chance that they suffice."""
    needed = -(-scene.world.kinds[kind].damage // max(1, blow.damage))
    enough: float = sum(chance for hits, chance in enumerate(chances(blow.dice, blow.hit)) if hits >= needed)
    return enough * worth[kind]


def risk_to_friends(scene: Scene, one: Person, blow: Blow, zone: int) -> float:
    """What an attack may cost those who stand in the target zone; nothing where friendly fire is off."""
    friendly_fire = scene.world.edition.figures.friendly_fire
    if friendly_fire not in (HITS, MISSES):
        return 0.0
    friends = [friend for friend in scene.people_in(zone) if friend is not one]
    if not friends and any(weak.zone == zone for weak in scene.followers):
        return blow.dice * (1 - blow.hit) * 2 * A_LIFE
    if not friends:
        return 0.0
    if friendly_fire == HITS:
        return NEVER if strikes_people_first(scene, one, blow, zone) else 0.0
    for skill in one.talents.skills:
        if isinstance(skill, Marksman | SteadyHand):
            return 0.0
        if isinstance(skill, PointBlank) and zone == one.zone:
            return 0.0
    misses = blow.dice * (1 - blow.hit)
    spare = sum((friend.health - 1) // max(1, blow.damage) for friend in friends)
    deadly: float = sum(
        chance for hits, chance in enumerate(chances(blow.dice, blow.hit)) if blow.dice - hits > spare
    )
    return misses * blow.damage * A_WOUND + deadly * 2 * A_LIFE


def judge_hit(scene: Scene, choice: Choice) -> float:
    """Of those a hit may kill, the one that matters most."""
    kind = scene.world.kinds[scene.world.kind_number[choice.name("zombie")]]
    return kind.wounds * kind.actions + 2.0 * kind.damage + (6.0 if kind.individual else 0.0)


def burnt(scene: Scene, zone: int) -> float:
    """What all zombies of a zone are worth."""
    counts = scene.zombies.get(zone)
    if counts is None:
        return 0.0
    return sum(count * value for count, value in zip(counts, worth_of_kills(scene, zone), strict=True))
