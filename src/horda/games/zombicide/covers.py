"""Tokens that lie over whole zones and change what they are: tents, wrecks, what a trigger reaches."""

# horda: interpreted, because it runs once for a mission and reads records of msgspec

from __future__ import annotations

from horda.games.zombicide.boards import Misplaced
from horda.games.zombicide.records import TokenRecord
from horda.games.zombicide.rules.board import FENCE, NOWHERE, WALL, Board, ZoneKind
from horda.games.zombicide.tiles import KINDS

TENT = "tent"
WRECK = "crashed_helicopter"
TRIGGER = "trigger"

CLOSED_WRECK = ZoneKind("wreck", line=True, building=False, hides=True, sealed=True)
OPEN_WRECK = ZoneKind("wreck", line=True, building=False, hides=True)
COVERED_BY: dict[str, ZoneKind] = {TENT: KINDS["t"], WRECK: CLOSED_WRECK}


def cover(board: Board, token: TokenRecord) -> None:
    """Make of the zones under a token what the token says (camp.tents, wreck.blocks)."""
    kind = COVERED_BY.get(token.put)
    if kind is None:
        return
    if token.put == WRECK and token.enter:
        kind = OPEN_WRECK
    for name in (token.at, *token.covers):
        zone = board.called[name]
        if token.put == TENT and board.kinds[zone].building:
            told = f"{name} is a {board.kinds[zone].name}; a tent stands in the open"
            raise Misplaced(told, "tent_indoors", name=name)
        board.kinds[zone] = kind
        if token.put == WRECK:
            board.barren |= 1 << zone


def cut_off(board: Board, starts: set[int]) -> int:
    """The zones that nobody can come to because a wreck lies in the way, whatever doors open (wreck.spawn).

    Of the parts that it leaves of what was one, that with a starting zone or else the largest is not
    cut off.
    """
    blocked = sum(1 << zone for zone, kind in enumerate(board.kinds) if kind is CLOSED_WRECK)
    if not blocked:
        return 0
    found = 0
    for whole in _parts(board, 0):
        pieces = [
            (any(part >> zone & 1 for zone in starts), part.bit_count(), part)
            for part in _parts(board, ~whole | blocked)
        ]
        for _, _, piece in sorted(pieces)[:-1]:
            found |= piece
    return found


def _parts(board: Board, without: int) -> list[int]:
    """The parts of a board, as bits, that one can walk through if every door is open."""
    found: list[int] = []
    seen = 0
    for zone in range(board.size):
        if (seen | without) >> zone & 1:
            continue
        part = 1 << zone
        reached = [zone]
        for here in reached:
            for number in board.zone_borders[here]:
                border = board.borders[number]
                beyond = border.beyond(here)
                walled = border.marks & FENCE or (border.marks & WALL and border.gate == NOWHERE)
                if not walled and not (part | without) >> beyond & 1:
                    part |= 1 << beyond
                    reached.append(beyond)
        seen |= part
        found.append(part)
    return found


def reach(board: Board, token: TokenRecord) -> list[int]:
    """The zones in which a survivor sets off an event trigger (trigger.reach).

    The building zones and interior corridors of its tile, those that lie on it only in part too; or, where
    the mission ties it to one zone, that zone.
    """
    zone = board.called[token.at]
    if token.reach == "zone":
        return [zone]
    cell = next(one for one in range(len(board.zone_of)) if board.cell_name(one) == token.at)
    return board.indoors_on(board.tile_of[cell])
