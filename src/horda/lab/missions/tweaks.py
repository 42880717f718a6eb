"""Small changes of a mission that may make it easier or harder, found from where its matches were lost.

None is known to help: each is a mission to be played. Whatever the referee of missions refuses is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from horda.games.zombicide.checking import BadMission
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions import MissionPlan, as_text
from horda.games.zombicide.records import EdgeRecord, Mission, TokenRecord, ZombiesRecord
from horda.games.zombicide.rules.board import NOWHERE, Board
from horda.games.zombicide.rules.marks import WALL
from horda.games.zombicide.rules.paths import paths_of
from horda.games.zombicide.tokens import kind_laid

MAX_PROPOSALS: Final = 3
"""So many changes are proposed."""
ROUNDS_CHANGED: Final = 2
"""By so many the last round comes later, or sooner."""
MIN_DETOUR_STEPS: Final = 3
"""A door is worth a try between zones that are at least so many steps apart without it."""
SPAWNS: Final = ("spawn", "locator")
OBJECTIVE: Final = "objective"
WALKER: Final = "walker"
GUARD_COUNT: Final = 3
"""So many walkers guard a place."""


def propose_missions(
    shelf: Zombicide, plan: MissionPlan, deaths: Mapping[str, int], *, easier: bool
) -> list[Mission]:
    """Up to three changed missions that can be played; `deaths` has how many died in a zone."""
    wanted: tuple[Callable[[MissionPlan, Mapping[str, int]], Iterator[Mission]], ...]
    wanted = (_add_door, _remove_spawn, _move_objective_nearer, _add_rounds, _remove_zombies)
    if not easier:
        wanted = (_activate_spawn, _move_objective_farther, _remove_rounds, _remove_door, _add_guards)
    found: list[Mission] = []
    for propose in wanted:
        playable = (one for one in propose(plan, deaths) if _is_playable(shelf, plan, one))
        first = next(playable, None)
        if first is not None:
            found.append(first)
    return found[:MAX_PROPOSALS]


def _is_playable(shelf: Zombicide, plan: MissionPlan, mission: Mission) -> bool:
    """Whether a changed mission has no fault, and cuts off no place that could be reached."""
    try:
        changed = shelf.own_plan(shelf.checked_text(as_text(mission), name=mission.id))
    except BadMission:
        return False
    return _reachable_zones(plan) <= _reachable_zones(changed)


def _reachable_zones(plan: MissionPlan) -> set[int]:
    """The zones that a way leads to from where the survivors begin."""
    start = _start_zone(plan)
    steps = [] if start is None else _distances_from(plan.board, start)
    return {zone for zone, away in enumerate(steps) if away != NOWHERE}


def _start_zone(plan: MissionPlan) -> int | None:
    places = (plan.board.called[one.at] for one in plan.mission.tokens if one.put == "start")
    return next(places, None)


def _distances_from(board: Board, zone: int) -> list[int]:
    """How far every zone is from one when all doors are open; NOWHERE where no way leads."""
    return paths_of(board, 0).distances(zone)


def _deadliest_zones(plan: MissionPlan, deaths: Mapping[str, int]) -> list[int]:
    """The zones where somebody died, the worst first; all of them where nobody did."""
    ordered = sorted(deaths.items(), key=lambda one: (-one[1], one[0]))
    found = [plan.board.called[name] for name, count in ordered if count and name in plan.board.called]
    return found or list(range(plan.board.size))


# --- easier --------------------------------------------------------------------------------------


def _add_door(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """A way out of where most die: a door in a wall whose other side is far."""
    board = plan.board
    for zone in _deadliest_zones(plan, deaths):
        steps = _distances_from(board, zone)
        walls = [
            border
            for number in board.zone_borders[zone]
            if (border := board.borders[number]).marks & WALL and border.gate == NOWHERE
        ]
        far = [one for one in walls if min(steps[one.zones[0]], steps[one.zones[1]]) == 0]
        far = [one for one in far if max(steps[end] for end in one.zones) >= MIN_DETOUR_STEPS]
        for border in sorted(far, key=lambda one: -max(steps[end] for end in one.zones)):
            first, second = (board.cell_name(cell) for cell in border.cells)
            edge = EdgeRecord("door", (first, second))
            yield replace(plan.mission, edges=(*plan.mission.edges, edge))


def _remove_spawn(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Without the spawn zone that is nearest to where most die, if another one remains."""
    deadly, board = _deadliest_zones(plan, deaths), plan.board
    tokens = plan.mission.tokens
    places = list(dict.fromkeys(board.called[one.at] for one in tokens if one.put == "spawn"))
    if not deadly or len(places) < 2:
        return
    steps = _distances_from(board, deadly[0])
    for place in sorted(places, key=lambda one: (steps[one] == NOWHERE, steps[one])):
        left = tuple(one for one in tokens if one.put not in SPAWNS or board.called[one.at] != place)
        yield replace(plan.mission, tokens=left)


def _move_objective_nearer(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """The objective that is furthest from the start, in a zone of its kind some steps nearer."""
    yield from _move_objective(plan, nearer=True)


def _add_rounds(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Some rounds more."""
    yield from _change_last_round(plan, ROUNDS_CHANGED)


def _remove_zombies(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Without some of the zombies that are there from the beginning."""
    zombies = plan.mission.zombies
    for number in range(len(zombies)):
        yield replace(plan.mission, zombies=(*zombies[:number], *zombies[number + 1 :]))


# --- harder --------------------------------------------------------------------------------------


def _activate_spawn(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """A spawn zone that sleeps is awake from the beginning."""
    for number, token in enumerate(plan.mission.tokens):
        if kind_laid(token) == "spawn_asleep":
            yield _with_token(plan.mission, number, replace(token, active=True))


def _move_objective_farther(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """The objective that is nearest to the start, in a zone of its kind some steps farther."""
    yield from _move_objective(plan, nearer=False)


def _remove_rounds(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Some rounds less."""
    yield from _change_last_round(plan, -ROUNDS_CHANGED)


def _remove_door(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """A door less."""
    edges = plan.mission.edges
    for number, edge in enumerate(edges):
        if edge.put == "door":
            yield replace(plan.mission, edges=(*edges[:number], *edges[number + 1 :]))


def _add_guards(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Walkers wait at an objective, or at the exit where there is none."""
    mission = plan.mission
    for put in (OBJECTIVE, "exit"):
        for token in mission.tokens:
            if token.put == put:
                guards = ZombiesRecord(WALKER, token.at, GUARD_COUNT)
                yield replace(mission, zombies=(*mission.zombies, guards))


# --- of both -------------------------------------------------------------------------------------


def _with_token(mission: Mission, number: int, token: TokenRecord) -> Mission:
    tokens = mission.tokens
    return replace(mission, tokens=(*tokens[:number], token, *tokens[number + 1 :]))


def _change_last_round(plan: MissionPlan, rounds: int) -> Iterator[Mission]:
    """The last round comes later, or sooner, where there is one."""
    lose = plan.mission.lose
    for name, one in lose.items():
        if one.rounds is not None and one.rounds + rounds > 0:
            yield replace(plan.mission, lose={**lose, name: replace(one, rounds=one.rounds + rounds)})


def _move_objective(plan: MissionPlan, *, nearer: bool) -> Iterator[Mission]:
    """An objective in another zone of its kind that holds nothing yet, about half as far, or twice."""
    board, tokens = plan.board, plan.mission.tokens
    start = _start_zone(plan)
    if start is None:
        return
    steps, taken = _distances_from(board, start), {board.called[one.at] for one in tokens}
    there = [
        (number, board.called[one.at])
        for number, one in enumerate(tokens)
        if one.put == OBJECTIVE and steps[board.called[one.at]] != NOWHERE
    ]
    for number, zone in sorted(there, key=lambda one: steps[one[1]], reverse=nearer):
        kind, wanted = board.kinds[zone].name, steps[zone] * (0.5 if nearer else 1.5)
        others = [
            one
            for one in range(board.size)
            if one not in taken and board.kinds[one].name == kind and steps[one] != NOWHERE
        ]
        fitting = [
            one for one in others if (steps[one] < steps[zone]) == nearer and steps[one] != steps[zone]
        ]
        for one in sorted(fitting, key=lambda one: abs(steps[one] - wanted)):
            yield _with_token(plan.mission, number, replace(tokens[number], at=board.names[one]))
