"""What the mission wants next, read from its vocabulary: errands, each with the zones it leads to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from horda.bots.zombicide.combat.threats import is_beyond_us
from horda.bots.zombicide.planning.conditions import comes_by_itself
from horda.bots.zombicide.planning.places import SPAWNS, individuals, place, search_zones, zombies_at
from horda.bots.zombicide.planning.team_abilities import bearer, lifts_work
from horda.bots.zombicide.planning.triggers import counts, destroys, done_by, moves, opens, shut_by
from horda.bots.zombicide.routes import FAR, away
from horda.bots.zombicide.scene import LOST, Scene
from horda.games.zombicide.missions.read_conditions import LEVELS
from horda.games.zombicide.missions.records import (
    ConditionRecord,
    HoldsRecord,
    SurvivorsAtRecord,
    TakenRecord,
    TokensRecord,
    TriggerRecord,
    ZombiesAtRecord,
    ZombiesGoneRecord,
)
from horda.games.zombicide.rules.board.graph import AIR
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

TAKE = "take"
STAND = "stand"
HUNT = "hunt"
OPEN = "open"
SEARCH = "search"
ESCORT = "escort"
WAIT = "wait"
UNREAD = "unread"
"""No errand: something that is still to be done, and of which the player does not know how."""
MAX_DEPTH = 3  # errands that wait for one another: no mission has a longer chain of locks
OPEN_ENDED = (HUNT, SEARCH, WAIT)
"""What may take a whole match: another way is better."""


@dataclass
class Errand:
    """Something the team should do: how, and where one must be for it."""

    verb: str
    zones: tuple[int, ...]
    about: str = ""
    """A colour, the name of a zone to hit, or of who must go."""
    late: bool = False
    """Whether it comes only when nothing else is to be done but to gather at the end."""
    last: bool = False
    """Whether it comes only when nothing else is left."""
    everyone: bool = False
    """Whether the whole team has to get there, so that a way for one of them is not enough."""


def errands(scene: Scene) -> list[Errand]:
    """What the mission wants done now, with what must come before it, and what its people want."""
    found = [one for one in to_win(scene) if one.zones]
    for knowledge in scene.world.knowledge:
        found.extend(one for one in knowledge.errands(scene) if one.zones)
    if scene.world.competitive:
        found = _for_experience(scene)
    first = [one for one in found if not one.last] or found
    if not scene.world.is_hurried:
        first = [one for one in first if not one.late] or first
    opened: list[Errand] = []
    for one in first:
        opened.extend(_reachable(scene, one, ()))
    for known in scene.world.knowledge:
        opened = known.in_order(scene, opened)
    return _once(opened)


def to_win(scene: Scene) -> list[Errand]:
    """What wins the mission: what it asks for, or something that happens in it, whichever is easier."""
    asked = errands_for(scene, scene.world.mission.won_by)
    ways = [
        _event(scene, one, ())
        for one in scene.world.mission.when
        if any(effect.win for effect in done_by(scene.world, one))
    ]
    return _easiest([way for way in (asked, *ways) if way])


def _for_experience(scene: Scene) -> list[Errand]:
    """Among rivals all that counts is experience: objectives, then the dead; who leads ends the match."""
    prey = zombies_at(scene, "", ())
    found = objectives(scene, "") or [Errand(HUNT, prey) if prey else Errand(WAIT, search_zones(scene))]
    flight = place(scene, AIR)
    return [Errand(STAND, flight, last=True)] if flight and scene.lead > 0 else found


def _once(found: Iterable[Errand]) -> list[Errand]:
    kept: list[Errand] = []
    for one in found:
        if one not in kept:
            kept.append(one)
    return kept


def _reachable(scene: Scene, errand: Errand, later: tuple[Errand, ...]) -> list[Errand]:
    """The errand itself, or what opens the way to it; `later` are those that wait for this one."""
    if not scene.alive or len(later) > MAX_DEPTH or can_get_there(scene, errand):
        return [errand]
    found: list[Errand] = []
    for gate, printed in enumerate(scene.world.board.gates):
        if scene.locked >> gate & 1 and scene.shut >> gate & 1:
            for trigger in scene.world.mission.when:
                names = (printed.colour, *_gate_names(scene, gate))
                effects = done_by(scene.world, trigger)
                if any(opens(effect.unlock, effect.open, name) for effect in effects for name in names):
                    found.extend(_event(scene, trigger, ()))
    for knowledge in scene.world.knowledge:
        found.extend(knowledge.openings(scene))
    needed = scene.world.mission.lifts_if
    if needed is not None and not lifts_work(scene):
        found.extend(errands_for(scene, needed))
    waiting = (*later, errand)
    first = [one for one in _once(found) if one.zones and one not in waiting]
    before = [more for one in first for more in _reachable(scene, one, waiting)]
    if not before:
        before = [way for knowledge in scene.world.knowledge for way in knowledge.other_way(scene, errand)]
    return before or [errand]


def can_get_there(scene: Scene, errand: Errand) -> bool:
    """Whether somebody can walk to an errand now, or all who are on the ground if it is for everyone."""
    far = away(scene, errand.zones, heedless=True)
    air = scene.world.board.called.get(AIR, LOST)
    ways = [far[one.zone] < FAR for one in scene.alive if one.zone != air]
    return all(ways) if errand.everyone else any(ways)


def _gate_names(scene: Scene, gate: int) -> tuple[str, str]:
    """A gate as missions may name it, from either side."""
    first, second = scene.world.board.gate_name(gate).split("-")
    return f"{first}-{second}", f"{second}-{first}"


# --- conditions ------------------------------------------------------------------------------------


def errands_for(scene: Scene, wish: ConditionRecord) -> list[Errand]:
    """What a condition asks for now."""
    if wish.all_of is not None:
        return [one for part in wish.all_of for one in errands_for(scene, part)]
    if wish.any_of is not None:
        return _easiest([errands_for(scene, part) for part in wish.any_of if not comes_by_itself(part)])
    for knowledge in scene.world.knowledge:
        known = knowledge.errands_for(scene, wish)
        if known is not None:
            return known
    return _about_tokens(scene, wish) + _about_people(scene, wish)


def _easiest(ways: list[list[Errand]]) -> list[Errand]:
    """Of several ways the one with the least to do; one of which nobody knows how comes last."""
    best: list[Errand] = []
    least: tuple[int, int, int] | None = None
    for way in ways:
        unread = sum([one.verb == UNREAD for one in way])
        cost = (unread, sum([one.verb in OPEN_ENDED for one in way]), len(way))
        if least is None or cost < least:
            best, least = way, cost
    return best


def _about_tokens(scene: Scene, wish: ConditionRecord) -> list[Errand]:
    if wish.taken is not None:
        meant = wish.taken if isinstance(wish.taken, TakenRecord) else TakenRecord()
        taken = sum(count for colour, count in scene.view.taken.items() if meant.colour in ("", colour))
        shown = any(token.colour == meant.colour and not token.face_down for token in scene.tokens(OBJECTIVE))
        enough = taken >= meant.count if meant.count else meant.colour and taken and not shown
        return [] if enough else objectives(scene, meant.colour)
    if wish.tokens_gone is not None:
        gone = wish.tokens_gone
        return _removals(scene, gone if isinstance(gone, TokensRecord) else TokensRecord(gone))
    if wish.counted is not None:
        name = wish.counted.name
        if scene.view.tallies.get(name, 0) >= wish.counted.least:
            return []
        return [Errand(UNREAD, ())] if name in scene.reckoned else _errands_for_counter(scene, name)
    if wish.gate_open is not None:
        return _gate(scene, wish.gate_open)
    if wish.token_at is not None:
        zones = tuple(token.zone for token in scene.tokens(wish.token_at.put))
        there = place(scene, wish.token_at.at)
        if any(zone in there for zone in zones):
            return []
        bringing = [one for one in scene.world.mission.when if moves(scene.world, one, wish.token_at.put)]
        return by_triggers(scene, bringing) or [Errand(STAND, there)]
    return []


def _errands_for_counter(scene: Scene, name: str) -> list[Errand]:
    """What a counter waits for; one that waits for itself is not asked about again."""
    counting = [one for one in scene.world.mission.when if counts(scene.world, one, name)]
    scene.reckoned.append(name)
    needed = [part for one in counting if one.when for part in errands_for(scene, one.when)]
    found = [one for one in needed if one.verb == TAKE] or by_triggers(scene, counting)
    scene.reckoned.pop()
    return found


def _about_people(scene: Scene, wish: ConditionRecord) -> list[Errand]:
    if wish.survivors_at is not None:
        at = wish.survivors_at
        there = place(scene, at.at if isinstance(at, SurvivorsAtRecord) else at)
        return [Errand(STAND, there, last=True)]
    if wish.escaped is not None:
        leaving = [
            one
            for one in scene.world.mission.when
            if any(effect.leave for effect in done_by(scene.world, one))
        ]
        ways = by_triggers(scene, leaving) or [Errand(STAND, place(scene, "exit"))]
        everyone = wish.escaped == "everyone"
        return [Errand(STAND, one.zones, last=True, everyone=everyone) for one in ways]
    if wish.carried_out is not None:
        return _loot(scene, wish.carried_out)
    if wish.carrier_at is not None:
        who = bearer(scene, wish.carrier_at.colour)
        if who == LOST:
            return objectives(scene, wish.carrier_at.colour)
        there = place(scene, wish.carrier_at.at)
        waits = any(knowledge.errands(scene) for knowledge in scene.world.knowledge)
        return [Errand(ESCORT, there, about=scene.people[who].name, late=waits)]
    if wish.zombies_gone is not None:
        gone = wish.zombies_gone
        meant = gone if isinstance(gone, ZombiesGoneRecord) else ZombiesGoneRecord()
        return [Errand(HUNT, zombies_at(scene, meant.kind, place(scene, meant.at)), about=meant.kind)]
    if wish.zombies_at is not None:
        return _errands_to_thin(scene, wish.zombies_at)
    if wish.sealed is not None:
        return _errands_to_seal(scene, place(scene, wish.sealed))
    if wish.killed is not None:
        kind = wish.killed.kind
        kinds = scene.world.kinds
        fallen = sum(count for at, count in enumerate(scene.view.killed) if kind in ("", kinds[at].name))
        if fallen >= wish.killed.count:
            return []
        prey = zombies_at(scene, kind, ())
        if prey and is_beyond_us(scene, kind):
            return [Errand(SEARCH, search_zones(scene), late=True)]
        return [Errand(HUNT, prey, about=kind) if prey else Errand(WAIT, search_zones(scene), late=True)]
    if wish.danger is not None:
        short = scene.view.danger < LEVELS[wish.danger]
        return [Errand(WAIT, search_zones(scene), late=True)] if short else []
    if wish.holds is not None:
        return _errands_to_hold(
            scene, wish.holds if isinstance(wish.holds, HoldsRecord) else HoldsRecord(wish.holds)
        )
    return []


def _errands_to_thin(scene: Scene, wish: ZombiesAtRecord) -> list[Errand]:
    """So many zombies at most: those who are too many are hunted; for more of them one can only wait."""
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


def _errands_to_seal(scene: Scene, zones: tuple[int, ...]) -> list[Errand]:
    """A place is cleared; then every way in that something of the mission can shut is shut."""
    prey = zombies_at(scene, "", zones)
    if prey:
        return [Errand(HUNT, prey)]
    shutting = [one for one in scene.world.mission.when if _shuts_one(scene, one)]
    return by_triggers(scene, shutting) or [Errand(UNREAD, ())]


def _shuts_one(scene: Scene, trigger: TriggerRecord) -> bool:
    """Whether a trigger shuts a way that is open, or does away with a spawn zone."""
    named = shut_by(scene.world, trigger)
    for gate, printed in enumerate(scene.world.board.gates):
        if not scene.shut >> gate & 1 and not named.isdisjoint((printed.colour, *_gate_names(scene, gate))):
            return True
    return any(destroys(scene.world, trigger, token.colour, SPAWNS) for token in scene.tokens(*SPAWNS))


def _loot(scene: Scene, colour: str) -> list[Errand]:
    """An objective that has to leave the board with its bearer."""
    who = bearer(scene, colour)
    if who == LOST:
        return objectives(scene, colour)
    one = scene.people[who]
    return [] if one.zone == LOST else [Errand(ESCORT, place(scene, "exit"), about=one.name, late=True)]


def _errands_to_hold(scene: Scene, wish: HoldsRecord) -> list[Errand]:
    if sum(one.slots.count(wish.card) for one in scene.alive) >= wish.count:
        return []
    given = [
        one for one in scene.world.mission.when if any(e.give == wish.card for e in done_by(scene.world, one))
    ]
    return by_triggers(scene, given) or [Errand(SEARCH, search_zones(scene), about=wish.card)]


# --- tokens ----------------------------------------------------------------------------------------


def objectives(scene: Scene, colour: str) -> list[Errand]:
    """The objectives to be taken for a colour: those that show it, else those that may hide it."""
    tokens = scene.tokens(OBJECTIVE, BURDEN)
    hidden = [token for token in tokens if token.face_down]
    meant = [token for token in tokens if not colour or (token.colour == colour and not token.face_down)]
    return [
        Errand(TAKE, (token.zone,), about=token.colour)
        for token in (meant or hidden)
        if not _too_early(scene, token.zone)
    ]


def _too_early(scene: Scene, zone: int) -> bool:
    """Whether an objective's turn has not come: another with a lower number is still there."""
    board = scene.world.board
    left = {token.zone for token in scene.tokens(OBJECTIVE)}
    order = {
        board.called[token.at]: token.order
        for token in scene.world.mission.tokens
        if token.put == OBJECTIVE and token.order and board.called[token.at] in left
    }
    return zone in order and order[zone] > min(order.values())


def _removals(scene: Scene, gone: TokensRecord) -> list[Errand]:
    """How tokens are got rid of: what destroys their colour, else whoever brought them must die."""
    kinds = SPAWNS if gone.put in SPAWNS else (gone.put,)
    found: list[Errand] = []
    for token in scene.tokens(*kinds):
        if gone.colour not in ("", token.colour):
            continue
        if token.kind == OBJECTIVE:
            found.append(Errand(TAKE, (token.zone,), about=token.colour))
            continue
        triggers = [
            one for one in scene.world.mission.when if destroys(scene.world, one, token.colour, kinds)
        ]
        ways = by_triggers(scene, triggers, (token.zone,))
        prey = individuals(scene)
        found.extend(ways or [Errand(HUNT, prey, last=True) if prey else Errand(UNREAD, ())])
    return found


# --- what happens ----------------------------------------------------------------------------------


def by_triggers(scene: Scene, triggers: list[TriggerRecord], here: tuple[int, ...] = ()) -> list[Errand]:
    """What must be done for any of some triggers to go off."""
    return [errand for trigger in triggers for errand in _event(scene, trigger, here)]


def _event(scene: Scene, trigger: TriggerRecord, here: tuple[int, ...]) -> list[Errand]:
    """What must be done for a trigger of the mission to go off; one for any zone is wanted `here`."""
    for knowledge in scene.world.knowledge:
        known = knowledge.event(scene, trigger, here)
        if known is not None:
            return known
    if trigger.event == OBJECTIVE_TAKEN:
        if trigger.at:
            zones = place(scene, trigger.at)
            return [one for one in objectives(scene, "") if one.zones[0] in zones]
        return objectives(scene, trigger.colour)
    if trigger.event in (ZONE_ENTERED, TURN_ENDS):
        return [Errand(STAND, place(scene, trigger.at))]
    if trigger.event in (END_PHASE, ROUND_ENDS) and trigger.when is not None:
        return errands_for(scene, trigger.when)
    if trigger.event == DOOR_OPENED:
        return _gate(scene, trigger.name) if trigger.name else []
    if trigger.event == ZONE_SEARCHED:
        return [Errand(SEARCH, place(scene, trigger.at) or search_zones(scene))]
    if trigger.event == ZOMBIE_KILLED:
        return [Errand(HUNT, zombies_at(scene, trigger.name, place(scene, trigger.at)), about=trigger.name)]
    return []


def _gate(scene: Scene, name: str) -> list[Errand]:
    gate = scene.world.board.gate_called.get(name, LOST)
    if gate == LOST or not scene.shut >> gate & 1:
        return []
    return [Errand(OPEN, scene.world.board.gates[gate].zones, about=name)]


def before_event(scene: Scene, trigger: TriggerRecord) -> list[Errand]:
    """What has to be done about tokens before a trigger can go off."""
    return [] if trigger.when is None else _about_tokens(scene, trigger.when)
