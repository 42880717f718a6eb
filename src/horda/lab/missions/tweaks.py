"""Small changes that may make a mission easier or harder, based on where survivors died.

The effect is unknown until the changed mission is played. Changes that mission checking rejects are left out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from horda.games.zombicide.board.tokens import kind_on_board
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.checking.checks import problems_in
from horda.games.zombicide.missions.conditions.progress import RoundsWord
from horda.games.zombicide.missions.reading.plan import MissionPlan, as_text
from horda.games.zombicide.missions.records import EdgeRecord, Mission, TokenRecord, ZombiesRecord
from horda.games.zombicide.rules.board.borders import WALL
from horda.games.zombicide.rules.board.graph import NOWHERE, Board
from horda.games.zombicide.rules.board.paths import paths_of

MAX_PROPOSALS: Final = 3
ROUNDS_CHANGED: Final = 2
"""Number of rounds by which the last round is moved."""
MIN_DETOUR_STEPS: Final = 3
"""Smallest distance in steps between two zones for a proposed door between them."""
SPAWNS: Final = ("spawn", "locator")
OBJECTIVE: Final = "objective"
NAMED: Final = re.compile(r"\b(?:[A-X][1-9]\d?|\d+)\b")
"""Cells and numbers in a text."""
GUARD_COUNT: Final = 3
"""Number of zombies of the usual kind that guard a place."""


def propose_missions(
    shelf: Zombicide,
    plan: MissionPlan,
    deaths: Mapping[str, int],
    *,
    easier: bool,
    most: int = MAX_PROPOSALS,
) -> list[Mission]:
    """Return up to `most` playable changed missions; `deaths` counts the deaths by zone."""
    found: list[Mission] = []
    for propose in (EASIER if easier else HARDER).values():
        first = first_playable(shelf, plan, propose(plan, deaths))
        if first is not None:
            found.append(first)
    return found[:most]


def first_playable(shelf: Zombicide, plan: MissionPlan, changed: Iterable[Mission]) -> Mission | None:
    """Return the first changed mission that is valid, keeps all zones reachable and does not contradict its texts."""
    return next(
        (one for one in changed if not _belies_texts(plan.mission, one) and _is_playable(shelf, plan, one)),
        None,
    )


def _belies_texts(before: Mission, after: Mission) -> bool:
    """Whether the mission's texts name something that a change moved or removed."""
    texts = " ".join(_texts_of(before))
    named = set(NAMED.findall(texts))
    gone = Counter(_named_parts(before)) - Counter(_named_parts(after))
    return bool(named & {name for names in gone for name in names})


def _texts_of(mission: Mission) -> Iterator[str]:
    for words in mission.words.values():
        yield from (words.scene, *words.goals, *words.rules, *words.turns, *words.lose.values())


def _named_parts(mission: Mission) -> Iterator[tuple[str, ...]]:
    """Yield the names that texts may use for tokens, edges, zombies and the last round."""
    yield from ((token.at,) for token in mission.tokens)
    yield from (edge.between for edge in mission.edges)
    for zombies in mission.zombies:
        yield (zombies.at,) if isinstance(zombies.at, str) else tuple(zombies.at)
    for condition in mission.lose.values():
        last = RoundsWord.value_in(condition)
        yield from ((str(last),) for _ in range(last is not None))


def _is_playable(shelf: Zombicide, plan: MissionPlan, mission: Mission) -> bool:
    """Whether a changed mission has no errors, no new warnings and all zones still reachable."""
    text = as_text(mission)
    found = problems_in(text, shelf.words, name=mission.id)
    if any(problem.severity == "error" for problem in found):
        return False
    before = problems_in(as_text(plan.mission), shelf.words, name=mission.id)
    return len(found) <= len(before) and _reachable_zones(plan) <= _reachable_zones(shelf.own_plan(text))


def _reachable_zones(plan: MissionPlan) -> set[int]:
    """Return the zones that can be reached from the start."""
    start = _start_zone(plan)
    steps = [] if start is None else _distances_from(plan.board, start)
    return {zone for zone, away in enumerate(steps) if away != NOWHERE}


def _start_zone(plan: MissionPlan) -> int | None:
    places = (plan.board.called[one.at] for one in plan.mission.tokens if one.put == "start")
    return next(places, None)


def _distances_from(board: Board, zone: int) -> list[int]:
    """Return the distance of every zone with all doors open; NOWHERE if unreachable."""
    return paths_of(board, 0).distances(zone)


def usual_zombie(plan: MissionPlan) -> str:
    """Return the most common kind of zombie of the mission's game, which is its first."""
    return next(iter(plan.figures))


def _deadliest_zones(plan: MissionPlan, deaths: Mapping[str, int]) -> list[int]:
    """Return the zones with deaths, the worst first; all zones if nobody died."""
    ordered = sorted(deaths.items(), key=lambda one: (-one[1], one[0]))
    found = [plan.board.called[name] for name, count in ordered if count and name in plan.board.called]
    return found or list(range(plan.board.size))


# --- easier --------------------------------------------------------------------------------------


def _add_door(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Add a door to the deadliest zones, in a wall whose other side is far."""
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
    """Remove the spawn zone nearest to the deadliest zone, if another active one remains."""
    deadly, board = _deadliest_zones(plan, deaths), plan.board
    tokens = plan.mission.tokens
    places = list(dict.fromkeys(board.called[one.at] for one in tokens if one.put == "spawn"))
    if not deadly or len(places) < 2:
        return
    steps = _distances_from(board, deadly[0])
    for place in sorted(places, key=lambda one: (steps[one] == NOWHERE, steps[one])):
        left = tuple(one for one in tokens if one.put not in SPAWNS or board.called[one.at] != place)
        if any(kind_on_board(one) == "spawn" for one in left):
            yield replace(plan.mission, tokens=left)


def _move_objective_nearer(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Move the objective farthest from the start to a nearer zone of the same kind."""
    yield from _move_objective(plan, nearer=True)


def _add_rounds(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    yield from _change_last_round(plan, ROUNDS_CHANGED)


def _remove_zombies(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Remove one group of zombies present at the start."""
    zombies = plan.mission.zombies
    for number in range(len(zombies)):
        yield replace(plan.mission, zombies=(*zombies[:number], *zombies[number + 1 :]))


# --- harder --------------------------------------------------------------------------------------


def _activate_spawn(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Make an inactive spawn zone active from the start."""
    for number, token in enumerate(plan.mission.tokens):
        if kind_on_board(token) == "spawn_asleep":
            yield _with_token(plan.mission, number, replace(token, active=True))


def _move_objective_farther(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Move the objective nearest to the start to a farther zone of the same kind."""
    yield from _move_objective(plan, nearer=False)


def _remove_rounds(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    yield from _change_last_round(plan, -ROUNDS_CHANGED)


def _remove_door(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    edges = plan.mission.edges
    for number, edge in enumerate(edges):
        if edge.put == "door":
            yield replace(plan.mission, edges=(*edges[:number], *edges[number + 1 :]))


def _add_guards(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Place zombies at an objective, or at the exit if there is none."""
    mission = plan.mission
    for put in (OBJECTIVE, "exit"):
        for token in mission.tokens:
            if token.put == put:
                guards = ZombiesRecord(usual_zombie(plan), token.at, GUARD_COUNT)
                yield replace(mission, zombies=(*mission.zombies, guards))


# --- shared --------------------------------------------------------------------------------------


def _with_token(mission: Mission, number: int, token: TokenRecord) -> Mission:
    tokens = mission.tokens
    return replace(mission, tokens=(*tokens[:number], token, *tokens[number + 1 :]))


def _change_last_round(plan: MissionPlan, rounds: int) -> Iterator[Mission]:
    """Move the last round, if the mission has one."""
    lose = plan.mission.lose
    for name, one in lose.items():
        last = RoundsWord.value_in(one)
        if last is not None and last + rounds > 0:
            yield replace(plan.mission, lose={**lose, name: replace(one, rounds=last + rounds)})


def _move_objective(plan: MissionPlan, *, nearer: bool) -> Iterator[Mission]:
    """Move an objective to a free zone of its kind, half as far from the start or half as far again."""
    board, tokens = plan.board, plan.mission.tokens
    start = _start_zone(plan)
    if start is None:
        return
    steps, occupied = _distances_from(board, start), {board.called[one.at] for one in tokens}
    there = [
        (number, board.called[one.at])
        for number, one in enumerate(tokens)
        if one.put == OBJECTIVE and steps[board.called[one.at]] != NOWHERE
    ]
    for number, zone in sorted(there, key=lambda one: steps[one[1]], reverse=nearer):
        kind, target_distance = board.kinds[zone].name, steps[zone] * (0.5 if nearer else 1.5)
        others = [
            one
            for one in range(board.size)
            if one not in occupied and board.kinds[one].name == kind and steps[one] != NOWHERE
        ]
        fitting = [
            one for one in others if (steps[one] < steps[zone]) == nearer and steps[one] != steps[zone]
        ]
        for one in sorted(fitting, key=lambda one: abs(steps[one] - target_distance)):
            yield _with_token(plan.mission, number, replace(tokens[number], at=board.names[one]))


# --- by knob -------------------------------------------------------------------------------------

Tweak = Callable[[MissionPlan, Mapping[str, int]], Iterator[Mission]]

EASIER: Final[dict[str, Tweak]] = {
    "edges": _add_door,
    "spawns": _remove_spawn,
    "tokens": _move_objective_nearer,
    "rounds": _add_rounds,
    "zombies": _remove_zombies,
}
"""The changes that may make a mission easier, by the part that they change."""
HARDER: Final[dict[str, Tweak]] = {
    "spawns": _activate_spawn,
    "tokens": _move_objective_farther,
    "rounds": _remove_rounds,
    "edges": _remove_door,
    "zombies": _add_guards,
}
"""The changes that may make a mission harder, by the part that they change."""
