"""The value of attacks: the wounds that the team is spared by the kills, minus risks and noise."""

from __future__ import annotations

from horda.bots.zombicide.cards.arsenal import RELOAD, STRONG_DAMAGE, blow_with
from horda.bots.zombicide.combat.odds import Blow, chances, gain
from horda.bots.zombicide.combat.threats import CHASE_CHANCE, DEATH_COST, WOUND_COST, price
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.attack import HITS, MISSES
from horda.games.zombicide.rules.combat.attack_actions import KIND_OF
from horda.games.zombicide.rules.inventory.equipment import Gear
from horda.games.zombicide.skills.aiming import Marksman, PointBlank, SteadyHand
from horda.games.zombicide.state import MELEE

INDIVIDUAL_VALUE = 4.0
"""Value of killing a zombie that is an individual, such as an Abomination."""
HARD_KILL_VALUE = 1.5
"""Additional value of killing a zombie that few weapons can kill."""
NEVER = 99.0
MIN_DEFICIT = 4
RIVAL_WOUND_VALUE = 0.5
"""Value of wounding a rival whose side is in the lead."""
APPROACHING_VALUE = 0.5
DISTANT_VALUE = 0.2
NOISE_COST = 0.1
SPARE_MAGAZINE_COST = 0.2
EMPTY_GUN_COST = 0.6
WAKING_COST = 0.8
"""Cost of waking a group of sleepers."""
CLEARING_VALUE = 0.4
"""Value of each zombie killed in a zone that the team wants to enter."""


def worth_of_kills(scene: Scene, zone: int) -> list[float]:
    """Return the value of killing one zombie of each kind in a zone."""
    found = scene.kills.get(zone)
    if found is None:
        found = scene.kills[zone] = _worth_of_kills(scene, zone)
    return found


def _worth_of_kills(scene: Scene, zone: int) -> list[float]:
    nearest = _nearest_prey(scene, zone)
    health = max((survivor.health for survivor in scene.alive), default=1)
    found: list[float] = []
    for kind in scene.world.kinds:
        if 0 <= nearest < kind.actions:
            likely = CHASE_CHANCE if nearest else 1.0
            value = likely * price(kind, health) * (kind.actions - nearest)
        elif 0 < nearest <= kind.actions + 1:
            value = APPROACHING_VALUE * kind.wounds
        else:
            value = DISTANT_VALUE * kind.wounds
        if kind.individual:
            value += INDIVIDUAL_VALUE
        if kind.damage > 1:
            value += HARD_KILL_VALUE * (kind.damage - 1) * 0.5
        found.append(value)
    return found


def _nearest_prey(scene: Scene, zone: int) -> int:
    """Return the distance from a zone to the nearest survivors, or NOWHERE if zombies cannot reach them."""
    best = NOWHERE
    for place in {survivor.zone for survivor in scene.alive}:
        steps = scene.paths.distances(place)[zone]
        if steps != NOWHERE and (best == NOWHERE or steps < best):
            best = steps
    return best


def blow_of(scene: Scene, survivor: Person, choice: Choice) -> Blow:
    """Return the dice of an attack on offer."""
    kind = KIND_OF[choice.verb]
    gear = scene.world.gear[choice.name("weapon")]
    zone = scene.zone(choice.name("zone"))
    aid = None
    if choice.has("aid"):
        aid = scene.world.gear[choice.name("aid")]
    elif kind == MELEE:
        others = list(survivor.arsenal.held)
        if gear in others:
            others.remove(gear)
        aid = others[0] if len(others) == 1 else None
    both = choice.verb.endswith("_both") or choice.verb.endswith("_apart")
    return blow_with(
        gear, kind, survivor.talents, survivor.wounds, twice=both, aid=aid, crowd=scene.crowd[zone]
    )


def judge_attack(plan: Plan, survivor: Person, choice: Choice) -> float:
    """Value an attack: the expected kills, minus the risk to friends and the noise."""
    gear = plan.scene.world.gear[choice.name("weapon")]
    return worth_of_attack(plan, survivor, choice, gear, blow_of(plan.scene, survivor, choice))


def worth_of_attack(plan: Plan, survivor: Person, choice: Choice, gear: Gear, blow: Blow) -> float:
    """Return the value of an attack with a given card and given dice."""
    scene = plan.scene
    zone = scene.zone(choice.name("zone"))
    counts = scene.zombies.get(zone)
    if scene.rivals_in(zone) and (counts is None or strikes_people_first(scene, survivor, blow, zone)):
        return value_of_wounding_rivals(scene, survivor, blow, zone)
    if counts is None:
        return -1.0
    worth = worth_of_kills(scene, zone)
    aim = plan.aim
    if aim is not None and zone in aim.zones:
        worth = [value + CLEARING_VALUE for value in worth]
    worth = [value + _extra_kill_value(plan, survivor, kind) for kind, value in enumerate(worth)]
    if gear.names_target:
        return _value_of_tying(scene, choice, counts)
    if choice.has("zombie"):
        value = concentrated_worth(scene, blow, scene.world.kind_number[choice.name("zombie")], worth)
    else:
        value = gain(blow, counts, scene.world.kinds, worth)
    if value <= 0:
        return -1.0
    if blow.kind != MELEE:
        value -= risk_to_friends(scene, survivor, blow, zone)
    if gear.noisy:
        value -= NOISE_COST + WAKING_COST * sleepers_near(scene, survivor.zone)
    return value - _ammunition_cost(survivor, gear)


def _value_of_tying(scene: Scene, choice: Choice, counts: list[int]) -> float:
    """Return the value of tying a zombie up, which is only worth it for the hardest ones standing alone."""
    kind = scene.world.kinds[scene.world.kind_number[choice.name("zombie")]]
    return HARD_KILL_VALUE * kind.wounds if kind.damage > STRONG_DAMAGE and sum(counts) == 1 else -1.0


def _ammunition_cost(survivor: Person, gear: Gear) -> float:
    """Return the expected cost of an empty weapon after the attack; lower with a magazine at hand."""
    if not gear.ammo_dice:
        return 0.0
    dry = 1 - (5 / 6) ** gear.ammo_dice
    spare = any(name and survivor.arsenal.world.gear[name].effect == RELOAD for name in survivor.slots)
    return dry * (SPARE_MAGAZINE_COST if spare else EMPTY_GUN_COST)


def strikes_people_first(scene: Scene, survivor: Person, blow: Blow, zone: int) -> bool:
    """Return whether the hits of a shot go to survivors in its zone before any zombie."""
    if blow.kind == MELEE or scene.world.edition.figures.friendly_fire != HITS:
        return False
    return not any(
        isinstance(skill, Marksman | SteadyHand) or (isinstance(skill, PointBlank) and zone == survivor.zone)
        for skill in survivor.talents.skills
    )


def value_of_wounding_rivals(scene: Scene, survivor: Person, blow: Blow, zone: int) -> float:
    """Return the value of wounding rivals: negative unless a side well in the lead has a wounded survivor there.

    Friends in the zone are spared, and a survivor among zombies has better things to do.
    """
    friends = [friend for friend in scene.people_in(zone) if friend is not survivor]
    if scene.lead > -MIN_DEFICIT or scene.crowd[survivor.zone] or (friends and blow.kind != MELEE):
        return -1.0
    if not any(rival.team == scene.leader and rival.health == 1 for rival in scene.rivals_in(zone)):
        return -1.0
    return RIVAL_WOUND_VALUE * blow.hits * blow.damage


def sleepers_near(scene: Scene, zone: int) -> int:
    """Return the number of groups of sleepers that a noise in a zone would wake."""
    near = (zone, *scene.paths.exits[zone])
    return sum(asleep in near for asleep in scene.asleep)


def _extra_kill_value(plan: Plan, survivor: Person, kind: int) -> float:
    """Return the sum of the additional values that mechanisms give to a kill by a survivor."""
    name = plan.scene.world.kinds[kind].name
    value = 0.0
    for knowledge in plan.scene.world.knowledge:
        value += knowledge.kill(plan, survivor, name)
    return value


def concentrated_worth(scene: Scene, blow: Blow, kind: int, worth: list[float]) -> float:
    """Return the value of an attack whose hits all go to one zombie: the chance that they suffice."""
    needed = -(-scene.world.kinds[kind].damage // max(1, blow.damage))
    enough: float = sum(chance for hits, chance in enumerate(chances(blow.dice, blow.hit)) if hits >= needed)
    return enough * worth[kind]


def risk_to_friends(scene: Scene, survivor: Person, blow: Blow, zone: int) -> float:
    """Return the expected cost of an attack to friends in the target zone; 0 where friendly fire is off."""
    friendly_fire = scene.world.edition.figures.friendly_fire
    if friendly_fire not in (HITS, MISSES):
        return 0.0
    friends = [friend for friend in scene.people_in(zone) if friend is not survivor]
    if not friends and any(weak.zone == zone for weak in scene.followers):
        return blow.dice * (1 - blow.hit) * 2 * DEATH_COST
    if not friends:
        return 0.0
    if friendly_fire == HITS:
        return NEVER if strikes_people_first(scene, survivor, blow, zone) else 0.0
    for skill in survivor.talents.skills:
        if isinstance(skill, Marksman | SteadyHand):
            return 0.0
        if isinstance(skill, PointBlank) and zone == survivor.zone:
            return 0.0
    misses = blow.dice * (1 - blow.hit)
    spare = sum((friend.health - 1) // max(1, blow.damage) for friend in friends)
    deadly: float = sum(
        chance for hits, chance in enumerate(chances(blow.dice, blow.hit)) if blow.dice - hits > spare
    )
    return misses * blow.damage * WOUND_COST + deadly * 2 * DEATH_COST


def judge_hit(scene: Scene, choice: Choice) -> float:
    """Value the zombie that a hit is assigned to."""
    kind = scene.world.kinds[scene.world.kind_number[choice.name("zombie")]]
    return kind.wounds * kind.actions + 2.0 * kind.damage + (6.0 if kind.individual else 0.0)


def value_of_all_zombies(scene: Scene, zone: int) -> float:
    """Return the value of killing all zombies in a zone."""
    counts = scene.zombies.get(zone)
    if counts is None:
        return 0.0
    return sum(count * value for count, value in zip(counts, worth_of_kills(scene, zone), strict=True))
