"""Small changes of a mission that may make it easier or harder, found from where its matches were lost.

None is known to help: each is a mission to be played. Whatever the referee of missions refuses is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from horda.games.zombicide.board.tokens import kind_laid
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.checks import BadMission
from horda.games.zombicide.missions.conditions.progress import RoundsWord
from horda.games.zombicide.missions.reader import MissionPlan, as_text
from horda.games.zombicide.missions.records import EdgeRecord, Mission, TokenRecord, ZombiesRecord
from horda.games.zombicide.rules.board.borders import WALL
from horda.games.zombicide.rules.board.graph import NOWHERE, Board
from horda.games.zombicide.rules.board.paths import paths_of

MOST: Final = 3
"""So many changes are proposed."""
ROUNDS: Final = 2
"""By so many the last round comes later, or sooner."""
FAR: Final = 3
"""A door is worth a try between zones that are at least so many steps apart without it."""
SPAWNS: Final = ("spawn", "locator")
OBJECTIVE: Final = "objective"
WALKER: Final = "walker"
GUARDS: Final = 3
"""So many walkers guard a place."""


def proposals(
    shelf: Zombicide, plan: MissionPlan, deaths: Mapping[str, int], *, easier: bool
) -> list[Mission]:
    """Up to three changed missions that can be played; `deaths` has how many died in a zone."""
    wanted: tuple[Callable[[MissionPlan, Mapping[str, int]], Iterator[Mission]], ...]
    wanted = (_door, _fewer_spawns, _nearer, _later, _emptier)
    if not easier:
        wanted = (_awake, _farther, _sooner, _no_door, _guarded)
    found: list[Mission] = []
    for propose in wanted:
        playable = (one for one in propose(plan, deaths) if _can_be_played(shelf, plan, one))
        first = next(playable, None)
        if first is not None:
            found.append(first)
    return found[:MOST]


def _can_be_played(shelf: Zombicide, plan: MissionPlan, mission: Mission) -> bool:
    """Whether a changed mission has no fault, and cuts off no place that could be reached."""
    try:
        changed = shelf.own_plan(shelf.checked_text(as_text(mission), name=mission.id))
    except BadMission:
        return False
    return _reached(plan) <= _reached(changed)


def _reached(plan: MissionPlan) -> set[int]:
    """The zones that a way leads to from where the survivors begin."""
    start = _start(plan)
    steps = [] if start is None else _steps(plan.board, start)
    return {zone for zone, away in enumerate(steps) if away != NOWHERE}


def _start(plan: MissionPlan) -> int | None:
    places = (plan.board.called[one.at] for one in plan.mission.tokens if one.put == "start")
    return next(places, None)


def _steps(board: Board, zone: int) -> list[int]:
    """How far every zone is from one when all doors are open; NOWHERE where no way leads."""
    return paths_of(board, 0).distances(zone)


def _deadly(plan: MissionPlan, deaths: Mapping[str, int]) -> list[int]:
    """The zones where somebody died, the worst first; all of them where nobody did."""
    ordered = sorted(deaths.items(), key=lambda one: (-one[1], one[0]))
    found = [plan.board.called[name] for name, count in ordered if count and name in plan.board.called]
    return found or list(range(plan.board.size))


# --- easier --------------------------------------------------------------------------------------


def _door(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """A way out of where most die: a door in a wall whose other side is far."""
    board = plan.board
    for zone in _deadly(plan, deaths):
        steps = _steps(board, zone)
        walls = [
            border
            for number in board.zone_borders[zone]
            if (border := board.borders[number]).marks & WALL and border.gate == NOWHERE
        ]
        far = [one for one in walls if min(steps[one.zones[0]], steps[one.zones[1]]) == 0]
        far = [one for one in far if max(steps[end] for end in one.zones) >= FAR]
        for border in sorted(far, key=lambda one: -max(steps[end] for end in one.zones)):
            first, second = (board.cell_name(cell) for cell in border.cells)
            edge = EdgeRecord("door", (first, second))
            yield replace(plan.mission, edges=(*plan.mission.edges, edge))


def _fewer_spawns(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Without the spawn zone that is nearest to where most die, if another one remains."""
    deadly, board = _deadly(plan, deaths), plan.board
    tokens = plan.mission.tokens
    places = list(dict.fromkeys(board.called[one.at] for one in tokens if one.put == "spawn"))
    if not deadly or len(places) < 2:
        return
    steps = _steps(board, deadly[0])
    for place in sorted(places, key=lambda one: (steps[one] == NOWHERE, steps[one])):
        left = tuple(one for one in tokens if one.put not in SPAWNS or board.called[one.at] != place)
        yield replace(plan.mission, tokens=left)


def _nearer(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """The objective that is furthest from the start, in a zone of its kind some steps nearer."""
    yield from _moved(plan, nearer=True)


def _later(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Some rounds more."""
    yield from _timed(plan, ROUNDS)


def _emptier(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Without some of the zombies that are there from the beginning."""
    zombies = plan.mission.zombies
    for number in range(len(zombies)):
        yield replace(plan.mission, zombies=(*zombies[:number], *zombies[number + 1 :]))


# --- harder --------------------------------------------------------------------------------------


def _awake(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """A spawn zone that sleeps is awake from the beginning."""
    for number, token in enumerate(plan.mission.tokens):
        if kind_laid(token) == "spawn_asleep":
            yield _with_token(plan.mission, number, replace(token, active=True))


def _farther(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """The objective that is nearest to the start, in a zone of its kind some steps farther."""
    yield from _moved(plan, nearer=False)


def _sooner(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Some rounds less."""
    yield from _timed(plan, -ROUNDS)


def _no_door(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """A door less."""
    edges = plan.mission.edges
    for number, edge in enumerate(edges):
        if edge.put == "door":
            yield replace(plan.mission, edges=(*edges[:number], *edges[number + 1 :]))


def _guarded(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Walkers wait at an objective, or at the exit where there is none."""
    mission = plan.mission
    for put in (OBJECTIVE, "exit"):
        for token in mission.tokens:
            if token.put == put:
                guards = ZombiesRecord(WALKER, token.at, GUARDS)
                yield replace(mission, zombies=(*mission.zombies, guards))


# --- of both -------------------------------------------------------------------------------------


def _with_token(mission: Mission, number: int, token: TokenRecord) -> Mission:
    tokens = mission.tokens
    return replace(mission, tokens=(*tokens[:number], token, *tokens[number + 1 :]))


def _timed(plan: MissionPlan, rounds: int) -> Iterator[Mission]:
    """The last round comes later, or sooner, where there is one."""
    lose = plan.mission.lose
    for name, one in lose.items():
        last = RoundsWord.said_in(one)
        if last is not None and last + rounds > 0:
            yield replace(plan.mission, lose={**lose, name: replace(one, rounds=last + rounds)})


def _moved(plan: MissionPlan, *, nearer: bool) -> Iterator[Mission]:
    """An objective in another zone of its kind that holds nothing yet, about half as far, or twice."""
    board, tokens = plan.board, plan.mission.tokens
    start = _start(plan)
    if start is None:
        return
    steps, taken = _steps(board, start), {board.called[one.at] for one in tokens}
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
