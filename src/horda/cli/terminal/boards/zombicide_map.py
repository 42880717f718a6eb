"""The map of a Zombicide mission in letters: cells between lines, letters across, numbers down.

Walls are heavy lines, borders that can be crossed are light. Zones show survivors as numbers, zombies as counts by
kind (`W3`), and tokens as a symbol and the first letter of their colour. Pieces without room are replaced by `…`.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from rich.text import Text

from horda.games.zombicide.rules.board.borders import BANK, BARRIER, FENCE, HEDGE, LEDGE, SLOTS, STAIRS, WALL
from horda.games.zombicide.rules.board.graph import AIR, NOWHERE, OPEN_PLAN, Board
from horda.games.zombicide.rules.board.sides import EAST, NORTH, SOUTH, WEST
from horda.games.zombicide.view import View
from horda.locale import Words

LIVING, DEAD = "bold #ffc98b", "bold #93b93c"
DIM: Final = "dim"
NUMBERS: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫"
MARGIN: Final = 3
"""Width in columns of the row numbers."""
NOISE: Final = "♪"
MORE: Final = "…"
CROWD: Final = "Σ"
"""Symbol of zombies of several kinds when there is no room for each."""
PAINT: Final = {
    "red": "#e5604d",
    "blue": "#6ea8e0",
    "green": "#7fbf5a",
    "yellow": "#e0c04d",
    "orange": "#e0914d",
    "purple": "#b08ad9",
    "pink": "#e08ac0",
    "white": "#f0f0f0",
}
TOKENS: Final = {
    "objective": "◆",
    "burden": "◇",
    "spawn": "▲",
    "spawn_asleep": "△",
    "exit": "»",
    "start": "◌",
    "trebuchet": "Ŧ",
    "bile": "●",
    "helicopter": "✈",
    "helicopter_flying": "✈↑",
    "locator": "⊕",
    "tent": "⌂",
    "trigger": "!",
    "trigger_used": "¡",
    "crashed_helicopter": "✕",
    "sleepers": "ᶻ",
    "zeus_spawn": "♔",
    "truck": "⊟",
    "trap": "⚠",
    "companion": "☺",
    "gas_can": "☢",
    "tnt": "✹",
    "booby_trap": "⌖",
    "marker": "•",
}

FEATURES: Final = {
    "manhole": "◍",
    "bed": "▬",
    "elevator": "⇕",
    "elevator_shut": "⊘",
    "statue": "♙",
    "vault": "$",
    "bus": "▣",
}
"""Symbols of a zone's printed features and of special kinds of zones."""
SHUT_LIFT: Final = "elevator_shut"
"""Name of an elevator that the mission joins with no other."""


class EdgeLine(NamedTuple):
    """The characters of an edge: vertical, horizontal, and the middle of a horizontal edge that is no full line."""

    upright: str
    lying: str
    style: str
    middle: str = ""


LINES: Final = {
    "joined": EdgeLine(" ", " ", ""),
    "open": EdgeLine("┊", "┄", DIM),
    "opening": EdgeLine("╎", "━", "#8d867c", "╌"),
    "wall": EdgeLine("┃", "━", "#b9b0a2"),
    "slots": EdgeLine("▒", "▒", "#b08ad9"),
    "door": EdgeLine("█", "━", "#c98d4b", "█"),
    "open_door": EdgeLine("╏", "━", "#c98d4b", "╍"),
    "hedge": EdgeLine("♣", "♣", "#5f9e4a"),
    "hedge_ledge": EdgeLine("╬", "╬", "#5f9e4a"),
    "barrier": EdgeLine("╳", "╳", "#c98d4b"),
    "barrier_place": EdgeLine("╱", "╱", "#c98d4b"),
    "fence": EdgeLine("╫", "╪", "#8d867c"),
    "stairs": EdgeLine("≡", "≡", "#c98d4b"),
    "ledge": EdgeLine("║", "═", "#8d867c"),
    "bank": EdgeLine("╎", "╌", "#cdb67a"),
}
HEAVY: Final = ("wall", "door", "open_door", "opening")
CORNERS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Characters for joints of heavy lines, indexed by the sum of north (1), east (2), south (4) and west (8)."""
WATER: Final = "~"
SEA: Final = "#3f6f94"
FLOOR: Final = "bold"
"""Style of a floor's name, which is written on the wall above it."""
INDOORS: Final = "on #221f1b"


class Size(NamedTuple):
    """The size of a cell: its width in columns with one border, and the number of lines inside."""

    pitch: int
    lines: int


class Canvas:
    """A grid of styled characters; text can be written at any position."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from a position to the right."""
        for at, sign in enumerate(text, x):
            self.signs[y][at] = sign
            self.styles[y][at] = f"{style} {_ground(self.styles[y][at])}".strip()

    def text(self) -> Text:
        """Return the whole grid, line by line."""
        told = Text(no_wrap=True, overflow="crop")
        for y, row in enumerate(self.signs):
            for sign, style in zip(row, self.styles[y], strict=True):
                told.append(sign, style=style)
            told.append("\n" if y < len(self.signs) - 1 else "")
        return told


def _ground(style: str) -> str:
    """Return the background of a style, which is kept below other characters."""
    return INDOORS if style.endswith(INDOORS) else ""


class MapPiece(NamedTuple):
    """A piece, token or feature in a zone."""

    sign: str
    style: str


def map_of(board: Board, view: View, words: Words, size: Size) -> Text:
    """Return the board with all pieces on it."""
    canvas = Canvas(MARGIN + board.width * size.pitch + 1, 1 + board.height * (size.lines + 1) + 1)
    shut = sum(1 << board.gate_called[name] for name in view.shut)
    _ground_in(canvas, board, size)
    _edges(canvas, board, shut, size)
    for column in range(board.width):
        canvas.put(MARGIN + column * size.pitch + size.pitch // 2, 0, chr(ord("A") + column), DIM)
    for row in range(board.height):
        canvas.put(0, _top_of(row, size), f"{row + 1:>2}", DIM)
    for floor, cell in board.floor_corners().items():
        row, column = divmod(cell, board.width)
        canvas.put(
            _left_of(column, size) + 1, _top_of(row, size) - 1, f" {words.name('floor', floor)} ", FLOOR
        )
    for zone in range(board.size):
        if not board.cells[zone]:
            continue
        pieces = [*pieces_in(view, board.names[zone], words), *features_in(board, zone)]
        _fill(canvas, board, zone, pieces, size)
    return canvas.text()


def _left_of(column: int, size: Size) -> int:
    return MARGIN + column * size.pitch + 1


def _top_of(row: int, size: Size) -> int:
    return 2 + row * (size.lines + 1)


def _ground_in(canvas: Canvas, board: Board, size: Size) -> None:
    """Draw the ground: ripples on water, dark floors in buildings."""
    for cell, zone in enumerate(board.zone_of):
        if zone == NOWHERE:
            continue
        row, column = divmod(cell, board.width)
        for line in range(size.lines):
            place = _left_of(column, size), _top_of(row, size) + line
            if board.kinds[zone].water:
                canvas.put(*place, WATER * (size.pitch - 1), SEA)
            elif board.kinds[zone].building:
                canvas.put(*place, " " * (size.pitch - 1), INDOORS)


# --- edges ---------------------------------------------------------------------------------------


def edge_of(board: Board, cell: int, side: int, shut: int) -> str:
    """Return the name of the line on one side of a cell."""
    zone = board.zone_of[cell]
    number = board.sides[cell * 4 + side]
    if number == NOWHERE:
        if zone == NOWHERE:
            return "joined"
        marks = board.rim[cell * 4 + side]
        return "wall" if marks & WALL else "fence" if marks & FENCE else "open"
    border = board.borders[number]
    if border.zones[0] == border.zones[1] and not border.marks & WALL:
        return "joined"
    live = board.live_marks(border, shut)
    gate = None if border.gate == NOWHERE else board.gates[border.gate]
    is_door = gate is not None and gate.kind == "door"
    if live & WALL:
        return "door" if is_door else "slots" if live & SLOTS else "wall"
    for mark, name in ((BARRIER, "barrier"), (HEDGE | LEDGE, "hedge_ledge"), (HEDGE, "hedge")):
        if live & mark == mark:
            return name
    if gate is not None and gate.waits:
        return "barrier_place"
    for mark, name in ((STAIRS, "stairs"), (FENCE, "fence"), (LEDGE, "ledge"), (BANK, "bank")):
        if live & mark:
            return name
    if is_door:
        return "open_door"
    one, other = (board.kinds[zone] for zone in border.zones)
    if one is other and one.name in OPEN_PLAN:
        return "open"
    return "opening" if one.building or other.building else "open"


def _colour_of(board: Board, cell: int, side: int) -> str:
    """Return the colour of a coloured door."""
    number = board.sides[cell * 4 + side]
    gate = NOWHERE if number == NOWHERE else board.borders[number].gate
    return "" if gate == NOWHERE else PAINT.get(board.gates[gate].colour, "")


def _edges(canvas: Canvas, board: Board, shut: int, size: Size) -> None:
    """Draw every line of the grid once, then the joints between them."""
    wide, high = board.width, board.height
    upright: dict[tuple[int, int], str] = {}
    lying: dict[tuple[int, int], str] = {}
    for row in range(high):
        for column in range(wide + 1):
            cell, side = (row * wide + column, WEST) if column < wide else (row * wide + column - 1, EAST)
            name = upright[column, row] = edge_of(board, cell, side, shut)
            style = _colour_of(board, cell, side) or LINES[name].style
            for line in range(size.lines):
                canvas.put(_left_of(column, size) - 1, _top_of(row, size) + line, LINES[name].upright, style)
    for row in range(high + 1):
        for column in range(wide):
            cell, side = (row * wide + column, NORTH) if row < high else ((row - 1) * wide + column, SOUTH)
            name = lying[column, row] = edge_of(board, cell, side, shut)
            _lie(canvas, column, row, name, size, _colour_of(board, cell, side))
    for row in range(high + 1):
        for column in range(wide + 1):
            around = (
                upright.get((column, row - 1)),
                lying.get((column, row)),
                upright.get((column, row)),
                lying.get((column - 1, row)),
            )
            _joint(canvas, _left_of(column, size) - 1, _top_of(row, size) - 1, around)


def _lie(canvas: Canvas, column: int, row: int, name: str, size: Size, colour: str) -> None:
    line = LINES[name]
    x, y, length = _left_of(column, size), _top_of(row, size) - 1, size.pitch - 1
    if not line.middle:
        canvas.put(x, y, line.lying * length, line.style)
        return
    post = max(1, (length - 3) // 2)
    canvas.put(x, y, line.lying * length, LINES["wall"].style)
    canvas.put(x + post, y, line.middle * (length - 2 * post), colour or line.style)


def _joint(canvas: Canvas, x: int, y: int, around: tuple[str | None, ...]) -> None:
    heavy = sum(1 << at for at, name in enumerate(around) if name in HEAVY)
    if heavy:
        canvas.put(x, y, CORNERS[heavy], LINES["wall"].style)
    elif any(name not in (None, "joined") for name in around):
        canvas.put(x, y, "·", DIM)


# --- what stands in a zone -----------------------------------------------------------------------


def pieces_in(view: View, zone: str, words: Words) -> list[MapPiece]:
    """Return the survivors, zombies, tokens and noise in a zone, the most important first."""
    pieces: list[MapPiece] = []
    # Who is in the air is shown where that is which they fly in.
    above = any(part.get("flying") and part.get("zone") == zone for part in view.parts.values())
    for number, survivor in enumerate(view.survivors):
        if survivor.zone == zone or (above and survivor.zone == AIR):
            style = f"{LIVING} reverse" if survivor.name == view.active else LIVING
            pieces.append(MapPiece(NUMBERS[number], style))
    for kind, count in view.zombies.get(zone, {}).items():
        pieces.append(MapPiece(f"{sign_of('zombie', kind, words)}{count}", DEAD))
    lying = [(token.kind, token.colour) for token in view.tokens if token.zone == zone]
    for (kind, colour), count in Counter(lying).items():
        sign = TOKENS.get(kind, "•") + sign_of("colour", colour, words)
        many = f"×{count}" if count > 1 else ""
        pieces.append(MapPiece(sign + many, PAINT.get(colour.rpartition("_")[2], "bold")))
    if noise := view.noise.get(zone, 0):
        pieces.append(MapPiece(f"{NOISE}{noise}", "#d9b45b"))
    return pieces


def features_in(board: Board, zone: int) -> list[MapPiece]:
    """Return the features of a zone that matter in play, each kind and colour once with its number."""
    there = Counter((one.kind, one.colour) for one in board.features if one.zone == zone)
    kind = board.kinds[zone].name
    if board.is_shut_lift(zone):
        kind = SHUT_LIFT
    if (kind, "") not in there:
        there[kind, ""] = 1
    if any(zone in lift.zones for lift in board.lifts):
        there["elevator", ""] = 1
    return [
        MapPiece(FEATURES[kind] + (str(count) if count > 1 else ""), PAINT.get(colour, DIM))
        for (kind, colour), count in there.items()
        if kind in FEATURES
    ]


def sign_of(kind: str, name: str, words: Words) -> str:
    """Return the letter that distinguishes pieces of a kind on the map."""
    return words.form(kind, name, "sign")


def _fill(canvas: Canvas, board: Board, zone: int, pieces: list[MapPiece], size: Size) -> None:
    """Write the pieces into the cells of a zone; without enough room, combine zombies, then leave pieces out."""
    room = size.pitch - 1
    places = [
        (_left_of(cell % board.width, size), _top_of(cell // board.width, size) + line)
        for cell in board.cells[zone]
        for line in range(size.lines)
    ]
    laid = _place_pieces(pieces, len(places), room)
    if len(laid) < len(pieces):
        pieces = _zombie_total(pieces)
        laid = _place_pieces(pieces, len(places), room)
    for piece, (line, along) in zip(pieces, laid, strict=False):
        canvas.put(places[line][0] + along, places[line][1], piece.sign, piece.style)
    if len(laid) < len(pieces):
        canvas.put(places[-1][0] + room - 1, places[-1][1], MORE, DEAD)


def _place_pieces(pieces: list[MapPiece], lines: int, room: int) -> list[tuple[int, int]]:
    """Return the line and column of each piece for which there is room; survivors are close together."""
    laid: list[tuple[int, int]] = []
    line, used = 0, 0
    for number, piece in enumerate(pieces):
        close = piece.sign in NUMBERS and number and pieces[number - 1].sign in NUMBERS
        gap = 0 if not used or close else 1
        if used + gap + len(piece.sign) > room:
            line, used, gap = line + 1, 0, 0
        if line == lines:
            break
        laid.append((line, used + gap))
        used += gap + len(piece.sign)
    return laid


def _zombie_total(pieces: list[MapPiece]) -> list[MapPiece]:
    """Return the pieces with all zombies combined into one number."""
    dead = [piece for piece in pieces if piece.style == DEAD]
    if len(dead) < 2:
        return pieces
    total = sum(int(piece.sign[1:]) for piece in dead)
    first = pieces.index(dead[0])
    rest = [piece for piece in pieces if piece.style != DEAD]
    return [*rest[:first], MapPiece(f"{CROWD}{total}", DEAD), *rest[first:]]
