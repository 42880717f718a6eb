"""The check of a draft: its problems in both languages, its board, and what may stand on each border."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from horda.art import mission as drawn_mission
from horda.art.boards import Sheet
from horda.engine.choices import Plain
from horda.engine.content.errors import BadContent
from horda.games.zombicide.board.build import why_not_gate, why_not_stairs
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.checking.checker import Problem
from horda.games.zombicide.missions.checking.checks import problems_of_draft
from horda.games.zombicide.missions.custom import MAP, OWN
from horda.games.zombicide.missions.reading.drafts import read_draft
from horda.games.zombicide.missions.reading.plan import MissionPlan
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.rules.board.graph import Board
from horda.games.zombicide.rules.board.sides import EAST, SOUTH
from horda.locale import LANGUAGES
from horda.server.http.boards import board_info
from horda.server.http.catalogue import mission_info
from horda.server.http.mission_errors import mission_error_sentence
from horda.server.workshop.kit import edge_kinds
from horda.server.workshop.workshop_records import DraftChecked, DraftProblem, EdgePlace

STAIRS: Final = "stairs"
CELL: Final = re.compile(r"\b[A-X][1-9]\d?\b")
NAMES_WITH_CELLS: Final = ("zone", "zones", "edge", "gate", "name", "first", "second")
"""The facts of a problem that may name cells."""


def check_draft(game: Zombicide, text: str) -> DraftChecked:
    """Return what is wrong with a draft, and what could be drawn of it."""
    draft = read_draft(text, game.words, name="mission")
    problems = problems_of_draft(draft, game.words)
    is_playable = not any(problem.severity == "error" for problem in problems)
    records = tuple(_problem_record(problem) for problem in problems)
    if draft.plan is None:
        return DraftChecked(records, is_playable=False)
    checked = DraftChecked(
        records,
        is_playable,
        board=board_info(draft.plan),
        edges=tuple(_edge_places(game, draft.plan)),
    )
    if is_playable:
        plan = game.own_plan(text)
        options: dict[str, Plain] = {"mission": OWN, MAP: text}
        checked.mission = mission_info(game, plan, options)
        checked.words = {lang: dict(game.own_words(options, lang)) for lang in LANGUAGES}
        checked.map = drawn_mission(plan, floors={name: name for name in plan.mission.floors}).svg
    return checked


def _problem_record(problem: Problem) -> DraftProblem:
    cells = [
        cell
        for name in NAMES_WITH_CELLS
        if isinstance(said := problem.about.get(name), str)
        for cell in CELL.findall(said)
    ]
    return DraftProblem(
        "error" if problem.severity == "error" else "warning",
        problem.what,
        problem.line,
        "",
        en=mission_error_sentence(problem, "en"),
        es=mission_error_sentence(problem, "es"),
        cells=tuple(dict.fromkeys(cells)),
    )


def _edge_places(game: Zombicide, plan: MissionPlan) -> Iterator[EdgePlace]:
    """Yield every border between two cells with the kinds of edges that may stand there on the bare tiles."""
    bare = _bare_board(game, plan)
    if bare is None:
        return
    sheet = Sheet(plan.board, 0)
    kinds = edge_kinds(game)
    for number, border in enumerate(bare.borders):
        first, second = border.cells
        allowed: list[str] = []
        reason = ""
        for kind in kinds:
            problem = why_not_stairs(bare, number) if kind == STAIRS else why_not_gate(bare, number, kind)
            if problem is None:
                allowed.append(kind)
            else:
                reason = reason or problem.what
        edge = sheet.edge(first, EAST if second == first + 1 else SOUTH)
        yield EdgePlace(
            (bare.cell_name(first), bare.cell_name(second)),
            x=edge.x,
            y=edge.y,
            upright=edge.upright,
            allowed=tuple(allowed),
            reason="" if allowed else reason,
        )


def _bare_board(game: Zombicide, plan: MissionPlan) -> Board | None:
    """Return the board of the tiles alone, without the mission's edges and tokens."""
    bare = msgspec.structs.replace(plan.mission, edges=(), tokens=(), lifts=())
    try:
        return Reader(bare, game.words, plan.locator).board
    except BadContent:
        return None
