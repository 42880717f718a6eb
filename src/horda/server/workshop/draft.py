"""The check of a draft: its problems in both languages, its board, and the edges allowed on each border."""

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
from horda.games.zombicide.missions.custom import MAP, OWN
from horda.games.zombicide.missions.edits import Fix
from horda.games.zombicide.missions.reading.plan import MissionPlan
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.rules.board.borders import FENCE, WALL
from horda.games.zombicide.rules.board.graph import Board
from horda.games.zombicide.rules.board.sides import EAST, SOUTH
from horda.lab.missions.review import ADVICE, review_mission
from horda.locale import LANGUAGES
from horda.locale.missions import mission_fix_text
from horda.server.http.boards import board_info
from horda.server.http.catalogue import mission_info
from horda.server.http.errors import server_words
from horda.server.http.mission_errors import mission_error_sentence
from horda.server.workshop.kit import edge_kinds
from horda.server.workshop.workshop_records import (
    DraftChecked,
    DraftProblem,
    EdgePlace,
    FixRecord,
    Severity,
    TextEdit,
)

STAIRS: Final = "stairs"
CELL: Final = re.compile(r"\b[A-X][1-9]\d?\b")
NAMES_WITH_CELLS: Final = ("zone", "zones", "edge", "gate", "name", "first", "second")
"""Names of a problem's facts that may contain cells."""


def check_draft(game: Zombicide, text: str) -> DraftChecked:
    """Return the problems of a draft, and the parts of its board that could be drawn."""
    review = review_mission(text, game.id)
    records = tuple(_problem_record(problem) for problem in review.problems)
    drawn = review.draft.plan
    if drawn is None:
        return DraftChecked(records, is_playable=False)
    checked = DraftChecked(
        records,
        review.is_playable,
        board=board_info(drawn, floors_in_place=True),
        edges=tuple(_edge_places(game, drawn)),
    )
    if review.is_playable:
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
        _severity(problem),
        problem.what,
        problem.line,
        problem.path,
        en=mission_error_sentence(problem, "en"),
        es=mission_error_sentence(problem, "es"),
        cells=tuple(dict.fromkeys(cells)),
        fixes=tuple(_fix_record(fix) for fix in problem.fixes),
    )


def _severity(problem: Problem) -> Severity:
    return "error" if problem.severity == "error" else "advice" if problem.severity == ADVICE else "warning"


def _fix_record(fix: Fix) -> FixRecord:
    labels = {lang: mission_fix_text(server_words(lang), fix.name, fix.about) for lang in LANGUAGES}
    edits = tuple(TextEdit(edit.do, edit.path, edit.value) for edit in fix.edits)
    return FixRecord(labels["en"], labels["es"], edits)


def _edge_places(game: Zombicide, plan: MissionPlan) -> Iterator[EdgePlace]:
    """Yield every border between two cells with the kinds of edges that are allowed there on the bare tiles."""
    bare = _bare_board(game, plan)
    if bare is None:
        return
    sheet = Sheet(plan.board, 0, floors_in_place=True)
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
            is_open=not border.marks & (WALL | FENCE),
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
