"""The tasks for each condition of a mission and for each event that its triggers wait for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from horda.bots.zombicide.combat.threats import is_unbeatable
from horda.bots.zombicide.planning.conditions import comes_by_itself
from horda.bots.zombicide.planning.objective_tasks import objectives
from horda.bots.zombicide.planning.places import SPAWNS, individuals, place, search_zones, zombies_at
from horda.bots.zombicide.planning.task import ESCORT, HUNT, OPEN, SEARCH, STAND, TAKE, UNREAD, WAIT, Task
from horda.bots.zombicide.planning.team_abilities import bearer
from horda.bots.zombicide.planning.triggers import counts, destroys, done_by, marks, moves, shut_by
from horda.bots.zombicide.scene import LOST, Scene
from horda.games.zombicide.missions.conditions.board import (
    GateOpenWord,
    SealedWord,
    TakenRecord,
    TakenWord,
    TokenAtWord,
    TokensGoneWord,
)
from horda.games.zombicide.missions.conditions.carrying import (
    CarriedOutWord,
    CarrierAtWord,
    CarrierRecord,
    HoldsRecord,
    HoldsWord,
)
from horda.games.zombicide.missions.conditions.people import (
    EscapedWord,
    MarkedRecord,
    MarkedWord,
    SurvivorsAtRecord,
    SurvivorsAtWord,
)
from horda.games.zombicide.missions.conditions.progress import (
    DANGER_LEVELS,
    CountedRecord,
    CountedWord,
    DangerWord,
)
from horda.games.zombicide.missions.conditions.zombies import (
    KilledRecord,
    KilledWord,
    ZombiesAtRecord,
    ZombiesAtWord,
    ZombiesGoneRecord,
    ZombiesGoneWord,
)
from horda.games.zombicide.missions.effects.people import GiveWord, LeaveWord
from horda.games.zombicide.missions.records import At, ConditionRecord, TokensRecord, TriggerRecord
from horda.games.zombicide.missions.words import AnyCondition
from horda.games.zombicide.rules.goals.goals import (
    DOOR_OPENED,
    END_PHASE,
    OBJECTIVE_TAKEN,
    ROUND_ENDS,
    TURN_ENDS,
    ZOMBIE_KILLED,
    ZONE_ENTERED,
    ZONE_SEARCHED,
)
from horda.games.zombicide.rules.goals.marks import mark_counter
from horda.games.zombicide.rules.goals.objectives import OBJECTIVE

OPEN_ENDED = (HUNT, SEARCH, WAIT)
"""Kinds of tasks that may take a whole match, so that other ways are preferred."""
Finders = dict[AnyCondition, Callable[[Scene, Any], list[Task]]]
"""Functions that return the tasks for a condition, by its key word; the arguments are scene and record."""


def tasks_for(scene: Scene, condition: ConditionRecord) -> list[Task]:
    """Return the tasks for a condition; empty if it holds."""
    if condition.all_of is not None:
        return [task for part in condition.all_of for task in tasks_for(scene, part)]
    if condition.any_of is not None:
        return easiest_way([tasks_for(scene, part) for part in condition.any_of if not comes_by_itself(part)])
    for knowledge in scene.world.knowledge:
        known = knowledge.tasks_for(scene, condition)
        if known is not None:
            return known
    return _tasks_by_word(scene, condition, TASKS_ABOUT_TOKENS) or _tasks_by_word(
        scene, condition, TASKS_ABOUT_PEOPLE
    )


def easiest_way(ways: list[list[Task]]) -> list[Task]:
    """Return the list with the fewest tasks, preferring those that the bot understands and that end soon."""
    best: list[Task] = []
    least: tuple[int, int, int] | None = None
    for way in ways:
        unread = sum([task.verb == UNREAD for task in way])
        cost = (unread, sum([task.verb in OPEN_ENDED for task in way]), len(way))
        if least is None or cost < least:
            best, least = way, cost
    return best


def _tasks_by_word(scene: Scene, condition: ConditionRecord, finders: Finders) -> list[Task]:
    """Return the tasks for the first key word of `finders` that the condition uses; empty if it uses none."""
    for word, find in finders.items():
        said = getattr(condition, word.key, None)
        if said is not None:
            return find(scene, word.full(said))
    return []


def _tasks_to_take(scene: Scene, condition: TakenRecord) -> list[Task]:
    taken = sum(count for colour, count in scene.view.taken.items() if condition.colour in ("", colour))
    shown = any(token.colour == condition.colour and not token.face_down for token in scene.tokens(OBJECTIVE))
    enough = taken >= condition.count if condition.count else condition.colour and taken and not shown
    return [] if enough else objectives(scene, condition.colour)


def _tasks_to_count(scene: Scene, condition: CountedRecord) -> list[Task]:
    if scene.view.tallies.get(condition.name, 0) >= condition.least:
        return []
    return (
        [Task(UNREAD, ())] if condition.name in scene.reckoned else _tasks_for_counter(scene, condition.name)
    )


def _tasks_to_bring(scene: Scene, condition: TokensRecord) -> list[Task]:
    """Return the tasks for moving a token to a place: set off a trigger that moves it, else go there."""
    there = place(scene, condition.at)
    if any(token.zone in there for token in scene.tokens(condition.put)):
        return []
    bringing = [trigger for trigger in scene.world.mission.when if moves(scene.world, trigger, condition.put)]
    return by_triggers(scene, bringing) or [Task(STAND, there)]


def _tasks_for_counter(scene: Scene, name: str) -> list[Task]:
    """Return the tasks for raising a counter; `scene.reckoned` stops recursion if the counter depends on itself."""
    counting = [trigger for trigger in scene.world.mission.when if counts(scene.world, trigger, name)]
    scene.reckoned.append(name)
    needed = [part for trigger in counting if trigger.when for part in tasks_for(scene, trigger.when)]
    found = [task for task in needed if task.verb == TAKE] or by_triggers(scene, counting)
    scene.reckoned.pop()
    return found


def _tasks_to_stand(scene: Scene, condition: SurvivorsAtRecord) -> list[Task]:
    return [Task(STAND, place(scene, condition.at), last=True)]


def _tasks_to_escape(scene: Scene, count: int | str) -> list[Task]:
    leaving = [
        trigger
        for trigger in scene.world.mission.when
        if any(LeaveWord.value_in(effect) for effect in done_by(scene.world, trigger))
    ]
    ways = by_triggers(scene, leaving) or [Task(STAND, place(scene, "exit"))]
    return [Task(STAND, task.zones, last=True, everyone=count == "everyone") for task in ways]


def _tasks_to_escort(scene: Scene, condition: CarrierRecord) -> list[Task]:
    who = bearer(scene, condition.colour)
    if who == LOST:
        return objectives(scene, condition.colour)
    waits = any(knowledge.tasks(scene) for knowledge in scene.world.knowledge)
    return [Task(ESCORT, place(scene, condition.at), about=scene.people[who].name, late=waits)]


def _tasks_to_clear(scene: Scene, condition: ZombiesGoneRecord) -> list[Task]:
    return [Task(HUNT, zombies_at(scene, condition.kind, place(scene, condition.at)), about=condition.kind)]


def _tasks_to_kill(scene: Scene, condition: KilledRecord) -> list[Task]:
    kind = condition.kind
    kinds = scene.world.kinds
    fallen = sum(count for at, count in enumerate(scene.view.killed) if kind in ("", kinds[at].name))
    if fallen >= condition.count:
        return []
    prey = zombies_at(scene, kind, ())
    if prey and is_unbeatable(scene, kind):
        return [Task(SEARCH, search_zones(scene), late=True)]
    return [Task(HUNT, prey, about=kind) if prey else Task(WAIT, search_zones(scene), late=True)]


def _tasks_to_level(scene: Scene, danger: str) -> list[Task]:
    is_low = scene.view.danger < DANGER_LEVELS[danger]
    return [Task(WAIT, search_zones(scene), late=True)] if is_low else []


def _tasks_to_thin(scene: Scene, condition: ZombiesAtRecord) -> list[Task]:
    """Return the tasks for a number of zombies: hunt if there are too many, wait if there are too few."""
    zones = place(scene, condition.at)
    there = [
        count
        for zone, kinds in scene.zombies.items()
        for kind, count in zip(scene.world.kinds, kinds, strict=True)
        if condition.kind in ("", kind.name) and (not zones or zone in zones)
    ]
    if condition.at_most is not None and sum(there) > condition.at_most:
        return [Task(HUNT, zombies_at(scene, condition.kind, zones), about=condition.kind)]
    short = condition.at_most is None and sum(there) < (condition.at_least or 1)
    return [Task(WAIT, search_zones(scene), late=True)] if short else []


def _tasks_to_seal(scene: Scene, at: At) -> list[Task]:
    """Return the tasks for sealing a place: kill its zombies, then set off triggers that close its entrances."""
    prey = zombies_at(scene, "", place(scene, at))
    if prey:
        return [Task(HUNT, prey)]
    shutting = [trigger for trigger in scene.world.mission.when if _closes_something(scene, trigger)]
    return by_triggers(scene, shutting) or [Task(UNREAD, ())]


def _closes_something(scene: Scene, trigger: TriggerRecord) -> bool:
    """Return whether a trigger closes an open gate or removes a spawn token."""
    named = shut_by(scene.world, trigger)
    for gate, printed in enumerate(scene.world.board.gates):
        if not scene.shut >> gate & 1 and not named.isdisjoint((printed.colour, *gate_names(scene, gate))):
            return True
    return any(destroys(scene.world, trigger, token.colour, SPAWNS) for token in scene.tokens(*SPAWNS))


def _tasks_to_carry_out(scene: Scene, colour: str) -> list[Task]:
    """Return the tasks for carrying an objective off the board."""
    who = bearer(scene, colour)
    if who == LOST:
        return objectives(scene, colour)
    survivor = scene.people[who]
    return (
        [] if survivor.zone == LOST else [Task(ESCORT, place(scene, "exit"), about=survivor.name, late=True)]
    )


def _tasks_to_mark(scene: Scene, condition: MarkedRecord) -> list[Task]:
    """Return the tasks for survivors with a mark: set off a trigger that gives it, then bring them to the place."""
    having = [
        survivor
        for survivor in scene.alive
        if scene.view.tallies.get(mark_counter(condition.state, survivor.name), 0)
        and condition.who in ("", survivor.name)
    ]
    needed = len(scene.alive) if condition.count == "all" else condition.count
    if len(having) < needed:
        giving = [t for t in scene.world.mission.when if marks(scene.world, t, condition.state)]
        return by_triggers(scene, giving) or [Task(UNREAD, ())]
    zones = place(scene, condition.at)
    away = [survivor for survivor in having if zones and survivor.zone not in zones]
    if len(having) - len(away) >= needed:
        return []
    return [Task(ESCORT, zones, about=survivor.name) for survivor in away[: needed - len(having) + len(away)]]


def _tasks_to_hold(scene: Scene, condition: HoldsRecord) -> list[Task]:
    if sum(survivor.slots.count(condition.card) for survivor in scene.alive) >= condition.count:
        return []
    given = [
        trigger
        for trigger in scene.world.mission.when
        if any(GiveWord.value_in(effect) == condition.card for effect in done_by(scene.world, trigger))
    ]
    return by_triggers(scene, given) or [Task(SEARCH, search_zones(scene), about=condition.card)]


# --- tokens ----------------------------------------------------------------------------------------


def _tasks_to_remove(scene: Scene, gone: TokensRecord) -> list[Task]:
    """Return the tasks for removing tokens: set off triggers that remove them, else kill individual zombies."""
    kinds = SPAWNS if gone.put in SPAWNS else (gone.put,)
    found: list[Task] = []
    for token in scene.tokens(*kinds):
        if gone.colour not in ("", token.colour):
            continue
        if token.kind == OBJECTIVE:
            found.append(Task(TAKE, (token.zone,), about=token.colour))
            continue
        triggers = [
            trigger
            for trigger in scene.world.mission.when
            if destroys(scene.world, trigger, token.colour, kinds)
        ]
        ways = by_triggers(scene, triggers, (token.zone,))
        prey = individuals(scene)
        found.extend(ways or [Task(HUNT, prey, last=True) if prey else Task(UNREAD, ())])
    return found


# --- what happens ----------------------------------------------------------------------------------


def by_triggers(scene: Scene, triggers: list[TriggerRecord], here: tuple[int, ...] = ()) -> list[Task]:
    """Return the tasks that set off any of some triggers."""
    return [task for trigger in triggers for task in tasks_for_event(scene, trigger, here)]


def tasks_for_event(scene: Scene, trigger: TriggerRecord, here: tuple[int, ...]) -> list[Task]:
    """Return the tasks that set off a trigger; `here` gives the zones for a trigger that names no place."""
    for knowledge in scene.world.knowledge:
        known = knowledge.event(scene, trigger, here)
        if known is not None:
            return known
    before = _tasks_to_pay(scene, trigger)
    if before:
        return before
    if trigger.event == OBJECTIVE_TAKEN:
        if trigger.at:
            zones = place(scene, trigger.at)
            return [task for task in objectives(scene, "") if task.zones[0] in zones]
        return objectives(scene, trigger.colour)
    if trigger.event in (ZONE_ENTERED, TURN_ENDS):
        return [Task(STAND, place(scene, trigger.at))]
    if trigger.event in (END_PHASE, ROUND_ENDS) and trigger.when is not None:
        return tasks_for(scene, trigger.when)
    if trigger.event == DOOR_OPENED:
        return _tasks_to_open(scene, trigger.name) if trigger.name else []
    if trigger.event == ZONE_SEARCHED:
        return [Task(SEARCH, place(scene, trigger.at) or search_zones(scene))]
    if trigger.event == ZOMBIE_KILLED:
        return [Task(HUNT, zombies_at(scene, trigger.name, place(scene, trigger.at)), about=trigger.name)]
    return []


def _tasks_to_pay(scene: Scene, trigger: TriggerRecord) -> list[Task]:
    """Return the tasks for a trigger that needs a card: find one, then send its holder to the trigger's zone."""
    for effect in trigger.do:
        if effect.pay is None or effect.pay.card in scene.reckoned:
            continue
        card, count = effect.pay.card, effect.pay.count
        scene.reckoned.append(card)
        found = _tasks_to_hold(scene, HoldsRecord(card, count))
        scene.reckoned.pop()
        if found:
            return found
        holders = [survivor for survivor in scene.alive if survivor.slots.count(card) >= count]
        zones = place(scene, trigger.at)
        if holders and zones and trigger.event in (ZONE_ENTERED, TURN_ENDS):
            return [Task(ESCORT, zones, about=holders[0].name)]
    return []


def _tasks_to_open(scene: Scene, name: str) -> list[Task]:
    gate = scene.world.board.gate_called.get(name, LOST)
    if gate == LOST or not scene.shut >> gate & 1:
        return []
    return [Task(OPEN, scene.world.board.gates[gate].zones, about=name)]


def before_event(scene: Scene, trigger: TriggerRecord) -> list[Task]:
    """Return the tasks for the part of a trigger's condition that is about tokens, doors or counters."""
    return [] if trigger.when is None else _tasks_by_word(scene, trigger.when, TASKS_ABOUT_TOKENS)


TASKS_ABOUT_TOKENS: Finders = {
    TakenWord: _tasks_to_take,
    TokensGoneWord: _tasks_to_remove,
    CountedWord: _tasks_to_count,
    GateOpenWord: _tasks_to_open,
    TokenAtWord: _tasks_to_bring,
}
"""Functions for conditions on tokens, doors and counters, by key word."""
TASKS_ABOUT_PEOPLE: Finders = {
    SurvivorsAtWord: _tasks_to_stand,
    EscapedWord: _tasks_to_escape,
    CarriedOutWord: _tasks_to_carry_out,
    CarrierAtWord: _tasks_to_escort,
    ZombiesGoneWord: _tasks_to_clear,
    ZombiesAtWord: _tasks_to_thin,
    SealedWord: _tasks_to_seal,
    KilledWord: _tasks_to_kill,
    DangerWord: _tasks_to_level,
    MarkedWord: _tasks_to_mark,
    HoldsWord: _tasks_to_hold,
}
"""Functions for conditions on survivors and zombies, by key word."""


def gate_names(scene: Scene, gate: int) -> tuple[str, str]:
    """Return both names of a gate, from either side."""
    first, second = scene.world.board.gate_name(gate).split("-")
    return f"{first}-{second}", f"{second}-{first}"
