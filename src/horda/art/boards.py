"""Drawings of boards, tiles, missions and positions of the Zombicide games."""

from __future__ import annotations

from collections.abc import Mapping
from xml.sax.saxutils import escape

from horda.art import edges, pieces
from horda.art.drawing import Drawing
from horda.art.floor_blocks import FLOOR_NAME_HEIGHT, MARGIN, floor_blocks
from horda.art.furniture import furniture, furniture_of
from horda.art.ground import UNIT, floor, landing_circle, marks
from horda.art.names import drawing_of
from horda.art.theme import Theme
from horda.games.zombicide.board.build import board_of, finish
from horda.games.zombicide.board.tiles import LaidTile, Tile
from horda.games.zombicide.board.tokens import kind_on_board
from horda.games.zombicide.missions.reading.plan import MissionPlan
from horda.games.zombicide.rules.board.borders import BANK, BARRIER, FENCE, HEDGE, LEDGE, SLOTS, STAIRS, WALL
from horda.games.zombicide.rules.board.graph import GROUND, NOWHERE, OPEN_PLAN, Board, Border
from horda.games.zombicide.rules.board.sides import EAST, NORTH, SOUTH, WEST
from horda.games.zombicide.state import ZombicideState

FEATURE_EMBLEMS = ("helipad", "vault")
"""Kinds of zone whose emblem is drawn at the position given by the tile."""
TITLE_HEIGHT = 46
TILE_CELLS = 3
"""Cells on the side of a tile."""


class Sheet:
    """A board being drawn, layer by layer."""

    def __init__(
        self, board: Board, shut: int, *, top: float = 0, game: str = "", floors_in_place: bool = False
    ) -> None:
        self.board = board
        self.shut = shut
        self.top = top
        self.game = game
        """Id of the game, which determines the streets' paving and the rooms' furniture."""
        self.is_single_tile = False
        """Whether the board is a single tile, so that its elevator's destination is unknown."""
        self.blocks = floor_blocks(board, top, in_place=floors_in_place)
        self._blocks_by_name = {block.name: block for block in self.blocks}

    def corner(self, cell: int) -> tuple[float, float]:
        """Return the top left corner of a cell."""
        row, column = divmod(cell, self.board.width)
        tile = self.board.tile_of[cell]
        named = len(self.blocks) > 1 and tile != NOWHERE
        block = self._blocks_by_name[self.board.floors[tile] or GROUND] if named else self.blocks[0]
        return block.x + (column - block.column) * UNIT, block.y + (row - block.row) * UNIT

    def edge(self, cell: int, side: int) -> edges.Edge:
        """Return the edge at one side of a cell."""
        x, y = self.corner(cell)
        half = UNIT / 2
        right, down = {NORTH: (half, 0), SOUTH: (half, UNIT), WEST: (0, half), EAST: (UNIT, half)}[side]
        return edges.Edge(x + right, y + down, upright=side in (EAST, WEST))

    def ground(self) -> str:
        """Draw the ground of every cell."""
        drawn: list[str] = []
        for zone, cells in enumerate(self.board.cells):
            kind = self.board.kinds[zone].name
            for cell in cells:
                x, y = self.corner(cell)
                drawn.append(floor(kind, x, y, game=self.game) + marks(kind, x, y, seed=f"{kind} {cell}"))
            if kind == "helipad":
                corners = [self.corner(cell) for cell in cells]
                drawn.append(
                    landing_circle(*(sum(one) / len(cells) + UNIT / 2 for one in zip(*corners, strict=True)))
                )
        return "".join(drawn)

    def furnishings(self) -> str:
        """Draw the furniture of every cell without a printed feature."""
        board = self.board
        printed = {feature.cell for feature in board.features}
        first: dict[int, int] = {}
        drawn: list[str] = []
        for cell, tile in enumerate(board.tile_of):
            if tile == NOWHERE:
                continue
            # Distance of the cell from the first cell of its tile, which is the same wherever the tile lies.
            row, column = divmod(cell - first.setdefault(tile, cell), board.width)
            zone = board.zone_of[cell]
            if zone == NOWHERE or cell in printed:
                continue
            kind = board.kinds[zone].name
            name = furniture_of(self.game, kind, board.tile_names[tile], TILE_CELLS * row + column)
            if name:
                drawn.append(furniture(name, *self.corner(cell)))
        return "".join(drawn)

    def frame(self) -> str:
        """Draw the frame of every floor with letters across and numbers down."""
        drawn: list[str] = []
        for block in self.blocks:
            wide, high = block.columns * UNIT + 12, block.rows * UNIT + 12
            drawn.append(
                f'<rect x="{block.x - 6:g}" y="{block.y - 6:g}" width="{wide}" height="{high}" class="rim"/>'
            )
            for column in range(block.columns):
                x = block.x + column * UNIT + UNIT / 2
                letter = chr(ord("A") + block.column + column)
                drawn.append(f'<text x="{x:g}" y="{block.y - 14:g}" class="coord">{letter}</text>')
            for row in range(block.rows):
                y = block.y + row * UNIT + UNIT / 2 + 5
                drawn.append(
                    f'<text x="{block.x - 20:g}" y="{y:g}" class="coord">{block.row + row + 1}</text>'
                )
        return "".join(drawn)

    def tile_names(self) -> str:
        """Draw each tile's name in its lower left corner."""
        board = self.board
        first: dict[int, int] = {}
        for cell, tile in enumerate(board.tile_of):
            if tile != NOWHERE:
                first.setdefault(tile, cell)
        drawn: list[str] = []
        for tile, cell in first.items():
            x, y = self.corner(cell)
            name = escape(board.tile_names[tile])
            drawn.append(f'<text x="{x + 13:g}" y="{y + 3 * UNIT - 13:g}" class="tile">{name}</text>')
        return "".join(drawn)

    def borders(self) -> str:
        """Draw everything between cells: walls joined, doors and hedges above them."""
        low: list[str] = []
        walls: list[str] = []
        high: list[str] = []
        for border in self.board.borders:
            if border.zones[0] != border.zones[1] or border.marks & WALL:
                self._border(border, low, walls, high)
        for cell in range(len(self.board.zone_of)):
            for side in range(4):
                if self.board.zone_of[cell] != NOWHERE and self.board.sides[cell * 4 + side] == NOWHERE:
                    self._rim(cell, side, low, walls, high)
        return "".join(low) + edges.walls(walls) + "".join(high)

    def _border(self, border: Border, low: list[str], walls: list[str], high: list[str]) -> None:
        board = self.board
        first, second = border.cells
        side = EAST if second == first + 1 else SOUTH
        edge = self.edge(first, side)
        live = board.live_marks(border, self.shut)
        gate = None if border.gate == NOWHERE else board.gates[border.gate]
        indoors = any(board.kinds[zone].building for zone in border.zones)
        if gate is not None and gate.kind == "door":
            walls.append(edges.wall_pieces(edge, edges.DOOR_HALF_WIDTH))
            high.append(edges.door(edge, shut=bool(live & WALL), colour=gate.colour))
        elif live & SLOTS:
            high.append(edges.slots(edge))
        elif live & WALL:
            walls.append(edges.wall_pieces(edge))
        elif indoors and not live & (FENCE | STAIRS) and not self._of_one_room(border):
            walls.append(edges.wall_pieces(edge, edges.OPENING_HALF_WIDTH))
            low.append(edges.opening_line(edge))
        elif live & STAIRS:
            high.append(edges.stairs(edge))
        else:
            low.append(self._open(border, edge, live))
        if live & HEDGE:
            high.append(edges.hedge(edge))
        if live & BARRIER:
            high.append(edges.barrier(edge))
        elif gate is not None and gate.waits:
            high.append(edges.barrier_place(edge))

    def _of_one_room(self, border: Border) -> bool:
        """Whether two zones of a hall, corridor or roof are divided by a floor line instead of a wall."""
        one, other = (self.board.kinds[zone].name for zone in border.zones)
        return one == other and one in OPEN_PLAN

    def _open(self, border: Border, edge: edges.Edge, live: int) -> str:
        off = 1 if self.board.kinds[border.zones[1]].water else -1
        if live & LEDGE:
            return edges.ledge(edge, off=off)
        if live & BANK:
            return edges.bank(edge, off=off, seed=str(border.cells))
        if live & FENCE:
            return edges.fence(edge)
        return "" if live & HEDGE else edges.open_line(edge)

    def _rim(self, cell: int, side: int, low: list[str], walls: list[str], high: list[str]) -> None:
        drawn = self.board.rim[cell * 4 + side]
        edge = self.edge(cell, side)
        if drawn & WALL:
            walls.append(edges.wall_pieces(edge))
        elif drawn & BANK:
            low.append(edges.bank(edge, off=-1 if side in (EAST, SOUTH) else 1, seed=f"{cell} {side}"))
        elif drawn & FENCE:
            low.append(edges.fence(edge))
        if drawn & HEDGE:
            high.append(edges.hedge(edge))

    def floor_labels(self) -> list[tuple[str, float, float]]:
        """Return each floor with the middle of its name above its letters; empty for one floor."""
        if len(self.blocks) == 1:
            return []
        return [
            (block.name, block.x + UNIT, block.y - MARGIN - FLOOR_NAME_HEIGHT / 2) for block in self.blocks
        ]

    def floor_names(self, names: Mapping[str, str]) -> str:
        """Draw the name of each named floor above it."""
        labels = [(names[name], x, y) for name, x, y in self.floor_labels() if name in names]
        return "".join(pieces.label(text, x=x, y=y) for text, x, y in labels)

    def features(self) -> str:
        """Draw the features printed on the tiles."""
        drawn: list[str] = []
        standing: dict[int, int] = {}
        for feature in self.board.features:
            x, y = self.corner(feature.cell)
            if feature.kind in pieces.EMBLEMS:
                if self.board.zone_of[feature.cell] == NOWHERE:
                    drawn.append(floor(feature.kind, x, y) + marks(feature.kind, x, y, seed="pool"))
                drawn.append(pieces.emblem(feature.kind, x=x, y=y))
                continue
            at = standing.get(feature.cell, 0)
            standing[feature.cell] = at + 1
            drawn.append(pieces.feature(feature.kind, feature.colour, x=x, y=y, at=at))
        for zone, kind in enumerate(self.board.kinds):
            if kind.name in pieces.EMBLEMS and kind.name not in FEATURE_EMBLEMS:
                x, y = self.corner(self.board.cells[zone][0])
                drawn.append(pieces.emblem(kind.name, x=x, y=y))
                if not self.is_single_tile and self.board.is_shut_lift(zone):
                    drawn.append(pieces.crossed_planks(kind.name, x=x, y=y))
        return "".join(drawn)

    def to_drawing(self, over: str, *, label: str, theme: Theme, title: str = "") -> Drawing:
        """Return the whole drawing, with `over` on top of the board."""
        width = MARGIN + max(block.x + block.columns * UNIT for block in self.blocks)
        height = MARGIN + max(block.y + block.rows * UNIT for block in self.blocks)
        heading = f'<text x="28" y="34" class="title">{escape(title)}</text>' if title else ""
        body = (
            f'<rect width="{width:g}" height="{height:g}" class="void"/>{heading}{self.frame()}'
            f"{self.ground()}{self.furnishings()}{self.features()}{self.borders()}{self.tile_names()}{over}"
        )
        return Drawing(body, width=width, height=height, label=label, theme=theme)


def board(what: Board, *, theme: Theme = "night") -> Drawing:
    """Draw an empty board."""
    return Sheet(what, what.shut).to_drawing("", label="Board", theme=theme)


def tile(what: Tile, *, degrees: int = 0, theme: Theme = "night", game: str = "") -> Drawing:
    """Draw one side of a tile, rotated clockwise, with the ground and furniture of a game."""
    laid = finish(board_of([[LaidTile(what, degrees)]]))
    sheet = Sheet(laid, laid.shut, game=game)
    sheet.is_single_tile = True
    return sheet.to_drawing("", label=f"Tile {what.id}", theme=theme)


def mission(
    what: MissionPlan, *, title: str = "", theme: Theme = "paper", floors: Mapping[str, str] | None = None
) -> Drawing:
    """Draw a mission's map as printed: tiles, doors, tokens and zombies at the start.

    `floors` has the names of its floors.
    """
    sheet = Sheet(what.board, what.board.shut, top=TITLE_HEIGHT if title else 0, game=what.game)
    drawn: list[str] = []
    sides = {token.at: token.side for token in what.mission.tokens if token.put == "spawn"}
    for token in what.mission.tokens:
        cell = _cell(what.board, token.at)
        x, y = sheet.corner(cell)
        beside = sides.get(token.at, "") if token.put == "locator" else ""
        side = token.side or beside or _rim_side(what.board, cell)
        drawn.append(
            pieces.start(x, y)
            if token.put == "start"
            else pieces.token(kind_on_board(token), what.colour_laid(token), x=x, y=y, side=side)
        )
    for kind, at in [one for part in what.parts.values() for one in part.more_tokens(what.mission)]:
        x, y = sheet.corner(_cell(what.board, at))
        drawn.append(pieces.token(kind, "", x=x, y=y))
    for lift in what.board.lifts:
        for cell in lift.cells:
            x, y = sheet.corner(cell)
            drawn.append(pieces.emblem("elevator", x=x, y=y))
    standing: dict[int, int] = {}
    for dead in what.mission.zombies:
        for at in [dead.at] if isinstance(dead.at, str) else dead.at:
            cell = _cell(what.board, at)
            x, y = _piece_position(sheet, [(cell, place) for place in pieces.PLACES], standing.get(cell, 0))
            standing[cell] = standing.get(cell, 0) + 1
            drawn.append(
                pieces.zombies(
                    zombie_figure(what.game, dead.kind, what.figures.get(dead.kind, dead.kind)),
                    dead.count,
                    x=x,
                    y=y,
                )
            )
    drawn.append(sheet.floor_names(floors or {}))
    return sheet.to_drawing("".join(drawn), label=title or what.mission.id, theme=theme, title=title)


def zombie_figure(game: str, kind: str, icon: str) -> pieces.ZombieFigure:
    """Return the drawing of a kind of zombie: its own, or else its icon; the icon determines its size."""
    name = icon.replace("_", "-")
    return pieces.ZombieFigure(drawing_of(game, "zombie", kind) or name, pieces.FIGURE_SIZES.get(name, 44))


def _cell(what: Board, name: str) -> int:
    return (int(name[1:]) - 1) * what.width + ord(name[0]) - ord("A")


def _rim_side(what: Board, cell: int) -> str:
    for side, name in ((SOUTH, "south"), (NORTH, "north"), (EAST, "east"), (WEST, "west")):
        if what.sides[cell * 4 + side] == NOWHERE:
            return name
    return ""


def state(s: ZombicideState, *, theme: Theme = "night") -> Drawing:
    """Draw a position: the current board with tokens, zombies and survivors."""
    sheet = Sheet(s.board, s.shut, game=s.game.id)
    drawn: list[str] = []
    for number, zone in enumerate(s.token_zone):
        if zone != NOWHERE:
            cell = s.board.cells[zone][0]
            x, y = sheet.corner(cell)
            kind = s.token_kind[number]
            side = _rim_side(s.board, cell)
            drawn.append(
                pieces.start(x, y)
                if kind == "start"
                else pieces.token(kind, s.token_colour[number], x=x, y=y, side=side)
            )
            if kind == "tent" and s.token_colour[number]:
                inside = s.game.figures("card", s.token_colour[number])
                drawn.append(pieces.beds(int(inside["blue"]), int(inside["green"]), x=x, y=y))
    for zone in range(s.board.size):
        drawn.append(_zone_pieces(s, zone, sheet))
    return sheet.to_drawing("".join(drawn), label=f"Round {s.round}", theme=theme)


def _zone_pieces(s: ZombicideState, zone: int, sheet: Sheet) -> str:
    """Draw the noise, zombies and survivors of a zone, each in its own place while there is room."""
    drawn = ""
    cells = s.board.cells[zone] or _cells_below_flyers(s)
    spots = [(cell, place) for cell in cells for place in pieces.PLACES]
    if s.noise[zone]:
        x, y = sheet.corner(cells[0])
        drawn += pieces.noise(s.noise[zone], x=x, y=y)
    used = 0
    front = len(pieces.PLACES) // 2
    for number, kind in enumerate(s.edition.kinds):
        count = s.zombies_of(zone, number)
        if count:
            x, y = _piece_position(sheet, spots, used)
            used += 1
            drawn += pieces.zombies(zombie_figure(s.game.id, kind.name, kind.figure), count, x=x, y=y)
    used = max(used, front) if len(s.survivors_in(zone)) <= front else used
    for who in s.survivors_in(zone):
        x, y = _piece_position(sheet, spots, used)
        used += 1
        name = s.roster[who]
        icon = s.game.figures("survivor", name).get("figure", "survivor")
        figure = drawing_of(s.game.id, "survivor", name) or str(icon)
        drawn += pieces.survivor(figure, s.seat_of[who], x=x, y=y)
    return drawn


def _cells_below_flyers(s: ZombicideState) -> list[int]:
    """Return the cells below a flying helicopter, where its passengers are drawn."""
    seen = [one.public_view(s) for one in s.edition.mechanisms]
    over = [s.board.called[str(part["zone"])] for part in seen if part.get("flying")]
    return [cell for zone in over for cell in s.board.cells[zone]]


def _piece_position(sheet: Sheet, spots: list[tuple[int, tuple[int, int]]], used: int) -> tuple[float, float]:
    cell, (right, down) = spots[used % len(spots)]
    x, y = sheet.corner(cell)
    shift = 9 * (used // len(spots))
    return x + right + shift, y + down - shift
