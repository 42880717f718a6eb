"""The errands for each condition of a mission and for each event that its triggers wait for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from horda.bots.zombicide.combat.threats import is_unbeatable
from horda.bots.zombicide.planning.conditions import comes_by_itself
from horda.bots.zombicide.planning.errand import ESCORT, HUNT, OPEN, SEARCH, STAND, TAKE, UNREAD, WAIT, Errand
from horda.bots.zombicide.planning.places import SPAWNS, individuals, place, search_zones, zombies_at
from horda.bots.zombicide.planning.team_abilities import bearer
from horda.bots.zombicide.planning.triggers import counts, destroys, done_by, moves, shut_by
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
from horda.games.zombicide.missions.conditions.people import EscapedWord, SurvivorsAtRecord, SurvivorsAtWord
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
from horda.games.zombicide.rules.goals.objectives import BURDEN, OBJECTIVE

OPEN_ENDED = (HUNT, SEARCH, WAIT)
"""Errands that may take a whole match, so that another way is preferred."""
Finders = dict[AnyCondition, Callable[[Scene, Any], list[Errand]]]
"""Functions that return the errands for a condition, by its word; they get the scene and the word's record."""


def errands_for(scene: Scene, wish: ConditionRecord) -> list[Errand]:
    """Return the errands for a condition; empty if it holds."""
    if wish.all_of is not None:
        return [errand for part in wish.all_of for errand in errands_for(scene, part)]
    if wish.any_of is not None:
        return easiest_way([errands_for(scene, part) for part in wish.any_of if not comes_by_itself(part)])
    for knowledge in scene.world.knowledge:
        known = knowledge.errands_for(scene, wish)
        if known is not None:
            return known
    return _errands_by_word(scene, wish, ERRANDS_ABOUT_TOKENS) or _errands_by_word(
        scene, wish, ERRANDS_ABOUT_PEOPLE
    )


def easiest_way(ways: list[list[Errand]]) -> list[Errand]:
    """Return the list with the fewest errands, preferring those that the bot understands and that end soon."""
    best: list[Errand] = []
    least: tuple[int, int, int] | None = None
    for way in ways:
        unread = sum([errand.verb == UNREAD for errand in way])
        cost = (unread, sum([errand.verb in OPEN_ENDED for errand in way]), len(way))
        if least is None or cost < least:
            best, least = way, cost
    return best


def _errands_by_word(scene: Scene, wish: ConditionRecord, finders: Finders) -> list[Errand]:
    """Return the errands for the first of the given words that the condition uses; empty if it uses none."""
    for word, find in finders.items():
        said = getattr(wish, word.key, None)
        if said is not None:
            return find(scene, word.full(said))
    return []


def _errands_to_take(scene: Scene, wish: TakenRecord) -> list[Errand]:
    taken = sum(count for colour, count in scene.view.taken.items() if wish.colour in ("", colour))
    shown = any(token.colour == wish.colour and not token.face_down for token in scene.tokens(OBJECTIVE))
    enough = taken >= wish.count if wish.count else wish.colour and taken and not shown
    return [] if enough else objectives(scene, wish.colour)


def _errands_to_count(scene: Scene, wish: CountedRecord) -> list[Errand]:
    if scene.view.tallies.get(wish.name, 0) >= wish.least:
        return []
    return [Errand(UNREAD, ())] if wish.name in scene.reckoned else _errands_for_counter(scene, wish.name)


def _errands_to_bring(scene: Scene, wish: TokensRecord) -> list[Errand]:
    """Return the errands for moving a token to a place: set off a trigger that moves it, else go there."""
    there = place(scene, wish.at)
    if any(token.zone in there for token in scene.tokens(wish.put)):
        return []
    bringing = [trigger for trigger in scene.world.mission.when if moves(scene.world, trigger, wish.put)]
    return by_triggers(scene, bringing) or [Errand(STAND, there)]


def _errands_for_counter(scene: Scene, name: str) -> list[Errand]:
    """Return the errands for raising a counter; the counter is marked to stop recursion if it depends on itself."""
    counting = [trigger for trigger in scene.world.mission.when if counts(scene.world, trigger, name)]
    scene.reckoned.append(name)
    needed = [part for trigger in counting if trigger.when for part in errands_for(scene, trigger.when)]
    found = [errand for errand in needed if errand.verb == TAKE] or by_triggers(scene, counting)
    scene.reckoned.pop()
    return found


def _errands_to_stand(scene: Scene, wish: SurvivorsAtRecord) -> list[Errand]:
    return [Errand(STAND, place(scene, wish.at), last=True)]


def _errands_to_escape(scene: Scene, count: int | str) -> list[Errand]:
    leaving = [
        trigger
        for trigger in scene.world.mission.when
        if any(LeaveWord.value_in(effect) for effect in done_by(scene.world, trigger))
    ]
    ways = by_triggers(scene, leaving) or [Errand(STAND, place(scene, "exit"))]
    return [Errand(STAND, errand.zones, last=True, everyone=count == "everyone") for errand in ways]


def _errands_to_escort(scene: Scene, wish: CarrierRecord) -> list[Errand]:
    who = bearer(scene, wish.colour)
    if who == LOST:
        return objectives(scene, wish.colour)
    waits = any(knowledge.errands(scene) for knowledge in scene.world.knowledge)
    return [Errand(ESCORT, place(scene, wish.at), about=scene.people[who].name, late=waits)]


def _errands_to_clear(scene: Scene, wish: ZombiesGoneRecord) -> list[Errand]:
    return [Errand(HUNT, zombies_at(scene, wish.kind, place(scene, wish.at)), about=wish.kind)]


def _errands_to_kill(scene: Scene, wish: KilledRecord) -> list[Errand]:
    kind = wish.kind
    kinds = scene.world.kinds
    fallen = sum(count for at, count in enumerate(scene.view.killed) if kind in ("", kinds[at].name))
    if fallen >= wish.count:
        return []
    prey = zombies_at(scene, kind, ())
    if prey and is_unbeatable(scene, kind):
        return [Errand(SEARCH, search_zones(scene), late=True)]
    return [Errand(HUNT, prey, about=kind) if prey else Errand(WAIT, search_zones(scene), late=True)]


def _errands_to_level(scene: Scene, danger: str) -> list[Errand]:
    is_low = scene.view.danger < DANGER_LEVELS[danger]
    return [Errand(WAIT, search_zones(scene), late=True)] if is_low else []


def _errands_to_thin(scene: Scene, wish: ZombiesAtRecord) -> list[Errand]:
    """Return the errands for a number of zombies: hunt if there are too many, wait if there are too few."""
    zones = place(scene, wish.at)
    there = [
        count
        for zone, kinds in scene.zombies.items()
        for kind, count in zip(scene.world.kinds, kinds, strict=True)
        if wish.kind in ("", kind.name) and (not zones or zone in zones)
    ]
    if wish.at_most is not None and sum(there) > wish.at_most:
        return [Errand(HUNT, zombies_at(scene, wish.kind, zones), about=wish.kind)]
    short = wish.at_most is None and sum(there) < (wish.at_least or 1)
    return [Errand(WAIT, search_zones(scene), late=True)] if short else []


def _errands_to_seal(scene: Scene, at: At) -> list[Errand]:
    """Return the errands for sealing a place: kill its zombies, then set off triggers that close its entrances."""
    prey = zombies_at(scene, "", place(scene, at))
    if prey:
        return [Errand(HUNT, prey)]
    shutting = [trigger for trigger in scene.world.mission.when if _closes_something(scene, trigger)]
    return by_triggers(scene, shutting) or [Errand(UNREAD, ())]


def _closes_something(scene: Scene, trigger: TriggerRecord) -> bool:
    """Return whether a trigger closes an open gate or removes a spawn token."""
    named = shut_by(scene.world, trigger)
    for gate, printed in enumerate(scene.world.board.gates):
        if not scene.shut >> gate & 1 and not named.isdisjoint((printed.colour, *gate_names(scene, gate))):
            return True
    return any(destroys(scene.world, trigger, token.colour, SPAWNS) for token in scene.tokens(*SPAWNS))


def _errands_to_carry_out(scene: Scene, colour: str) -> list[Errand]:
    """Return the errands for carrying an objective off the board."""
    who = bearer(scene, colour)
    if who == LOST:
        return objectives(scene, colour)
    survivor = scene.people[who]
    return (
        []
        if survivor.zone == LOST
        else [Errand(ESCORT, place(scene, "exit"), about=survivor.name, late=True)]
    )


def _errands_to_hold(scene: Scene, wish: HoldsRecord) -> list[Errand]:
    if sum(survivor.slots.count(wish.card) for survivor in scene.alive) >= wish.count:
        return []
    given = [
        trigger
        for trigger in scene.world.mission.when
        if any(GiveWord.value_in(effect) == wish.card for effect in done_by(scene.world, trigger))
    ]
    return by_triggers(scene, given) or [Errand(SEARCH, search_zones(scene), about=wish.card)]


# --- tokens ----------------------------------------------------------------------------------------


def objectives(scene: Scene, colour: str) -> list[Errand]:
    """Return the errands for taking objectives of a colour: visible ones, else face-down ones."""
    tokens = scene.tokens(OBJECTIVE, BURDEN)
    hidden = [token for token in tokens if token.face_down]
    meant = [token for token in tokens if not colour or (token.colour == colour and not token.face_down)]
    return [
        Errand(TAKE, (token.zone,), about=token.colour)
        for token in (meant or hidden)
        if not _is_too_early(scene, token.zone)
    ]


def _is_too_early(scene: Scene, zone: int) -> bool:
    """Return whether an objective with a lower number has to be taken first."""
    board = scene.world.board
    left = {token.zone for token in scene.tokens(OBJECTIVE)}
    order = {
        board.called[token.at]: token.order
        for token in scene.world.mission.tokens
        if token.put == OBJECTIVE and token.order and board.called[token.at] in left
    }
    return zone in order and order[zone] > min(order.values())


def _errands_to_remove(scene: Scene, gone: TokensRecord) -> list[Errand]:
    """Return the errands for removing tokens: set off triggers that remove them, else kill individual zombies."""
    kinds = SPAWNS if gone.put in SPAWNS else (gone.put,)
    found: list[Errand] = []
    for token in scene.tokens(*kinds):
        if gone.colour not in ("", token.colour):
            continue
        if token.kind == OBJECTIVE:
            found.append(Errand(TAKE, (token.zone,), about=token.colour))
            continue
        triggers = [
            trigger
            for trigger in scene.world.mission.when
            if destroys(scene.world, trigger, token.colour, kinds)
        ]
        ways = by_triggers(scene, triggers, (token.zone,))
        prey = individuals(scene)
        found.extend(ways or [Errand(HUNT, prey, last=True) if prey else Errand(UNREAD, ())])
    return found


# --- what happens ----------------------------------------------------------------------------------


def by_triggers(scene: Scene, triggers: list[TriggerRecord], here: tuple[int, ...] = ()) -> list[Errand]:
    """Return the errands that set off any of some triggers."""
    return [errand for trigger in triggers for errand in errands_for_event(scene, trigger, here)]


def errands_for_event(scene: Scene, trigger: TriggerRecord, here: tuple[int, ...]) -> list[Errand]:
    """Return the errands that set off a trigger; `here` are the zones for a trigger without one of its own."""
    for knowledge in scene.world.knowledge:
        known = knowledge.event(scene, trigger, here)
        if known is not None:
            return known
    if trigger.event == OBJECTIVE_TAKEN:
        if trigger.at:
            zones = place(scene, trigger.at)
            return [errand for errand in objectives(scene, "") if errand.zones[0] in zones]
        return objectives(scene, trigger.colour)
    if trigger.event in (ZONE_ENTERED, TURN_ENDS):
        return [Errand(STAND, place(scene, trigger.at))]
    if trigger.event in (END_PHASE, ROUND_ENDS) and trigger.when is not None:
        return errands_for(scene, trigger.when)
    if trigger.event == DOOR_OPENED:
        return _errands_to_open(scene, trigger.name) if trigger.name else []
    if trigger.event == ZONE_SEARCHED:
        return [Errand(SEARCH, place(scene, trigger.at) or search_zones(scene))]
    if trigger.event == ZOMBIE_KILLED:
        return [Errand(HUNT, zombies_at(scene, trigger.name, place(scene, trigger.at)), about=trigger.name)]
    return []


def _errands_to_open(scene: Scene, name: str) -> list[Errand]:
    gate = scene.world.board.gate_called.get(name, LOST)
    if gate == LOST or not scene.shut >> gate & 1:
        return []
    return [Errand(OPEN, scene.world.board.gates[gate].zones, about=name)]


def before_event(scene: Scene, trigger: TriggerRecord) -> list[Errand]:
    """Return the errands about tokens that a trigger's condition asks for."""
    return [] if trigger.when is None else _errands_by_word(scene, trigger.when, ERRANDS_ABOUT_TOKENS)


ERRANDS_ABOUT_TOKENS: Finders = {
    TakenWord: _errands_to_take,
    TokensGoneWord: _errands_to_remove,
    CountedWord: _errands_to_count,
    GateOpenWord: _errands_to_open,
    TokenAtWord: _errands_to_bring,
}
"""Functions for conditions on tokens, doors and counters."""
ERRANDS_ABOUT_PEOPLE: Finders = {
    SurvivorsAtWord: _errands_to_stand,
    EscapedWord: _errands_to_escape,
    CarriedOutWord: _errands_to_carry_out,
    CarrierAtWord: _errands_to_escort,
    ZombiesGoneWord: _errands_to_clear,
    ZombiesAtWord: _errands_to_thin,
    SealedWord: _errands_to_seal,
    KilledWord: _errands_to_kill,
    DangerWord: _errands_to_level,
    HoldsWord: _errands_to_hold,
}
"""Functions for conditions on survivors and zombies."""


def gate_names(scene: Scene, gate: int) -> tuple[str, str]:
    """Return both names of a gate, from either side."""
    first, second = scene.world.board.gate_name(gate).split("-")
    return f"{first}-{second}", f"{second}-{first}"
