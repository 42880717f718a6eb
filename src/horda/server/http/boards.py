"""Boards of the Zombicide missions for the client: the drawing, and the position of every zone, gate and token."""

from __future__ import annotations

from functools import lru_cache

from horda.art.static_board import UNIT, StaticBoard
from horda.games.zombicide.board.tokens import kind_on_board
from horda.games.zombicide.missions.reading.plan import MissionPlan
from horda.server.protocol.catalogue_records import (
    BoardInfo,
    FeatureInfo,
    FloorInfo,
    GateInfo,
    Rect,
    TokenSpot,
    ZoneInfo,
)


@lru_cache(maxsize=64)
def board_info(plan: MissionPlan, *, floors_in_place: bool = False) -> BoardInfo:
    """Return the drawing and the positions of a mission's board.

    With `floors_in_place`, floors are drawn at their tiles' places in the grid instead of side by side.
    """
    sheet = StaticBoard(plan.board, game=plan.game, floors_in_place=floors_in_place)
    drawing = sheet.board_drawing()
    return BoardInfo(
        width=drawing.width,
        height=drawing.height,
        unit=UNIT,
        svg=drawing.svg_with_variables,
        zones=tuple(_zone(sheet, zone) for zone in range(plan.board.size)),
        gates=tuple(_gate(sheet, gate) for gate in range(len(plan.board.gates))),
        features=_features(sheet),
        tokens=tuple(
            TokenSpot(
                kind_on_board(token), token.colour, plan.board.names[plan.board.called[token.at]], token.side
            )
            for token in plan.mission.tokens
        ),
        floors=tuple(FloorInfo(name, x, y) for name, x, y in sheet.floor_labels()),
    )


def _zone(sheet: StaticBoard, zone: int) -> ZoneInfo:
    board = sheet.board
    x, y = sheet.middle(zone)
    cells = tuple(
        Rect(board.cell_name(cell), *sheet.corner(cell), width=UNIT, height=UNIT)
        for cell in board.cells[zone]
    )
    return ZoneInfo(board.names[zone], board.kinds[zone].name, board.building[zone], cells, x=x, y=y)


def _gate(sheet: StaticBoard, gate: int) -> GateInfo:
    board = sheet.board
    what = board.gates[gate]
    edge = sheet.gate_edge(gate)
    return GateInfo(
        name=board.gate_name(gate),
        kind=what.kind,
        colour=what.colour,
        zones=(board.names[what.zones[0]], board.names[what.zones[1]]),
        x=edge.x,
        y=edge.y,
        upright=edge.upright,
        shut=sheet.gate(gate, shut=True),
        open=sheet.gate(gate, shut=False),
    )


def _features(sheet: StaticBoard) -> tuple[FeatureInfo, ...]:
    found: list[FeatureInfo] = []
    for feature in sheet.board.features:
        x, y = sheet.corner(feature.cell)
        zone = sheet.board.names[feature.zone]
        found.append(FeatureInfo(feature.kind, feature.colour, zone, x=x + UNIT / 2, y=y + UNIT / 2))
    return tuple(found)
