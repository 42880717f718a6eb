"""The reader of a mission's record: lookup of tiles, zones, gates, cards and survivors; errors name the line."""

# horda: interpreted, because it runs once for a mission and reads records of msgspec

from __future__ import annotations

import re

from horda.games.zombicide.board.build import (
    Misplaced,
    add_gate,
    add_lift,
    board_of,
    border_between,
    finish,
    open_fence,
)
from horda.games.zombicide.board.tiles import LaidTile, Tile, check_tile
from horda.games.zombicide.missions.lexicon import Lexicon
from horda.games.zombicide.missions.reading.source_lines import Locator, nearest
from horda.games.zombicide.missions.records import At, Mission
from horda.games.zombicide.rules.board.graph import Board
from horda.games.zombicide.rules.goals.goals import Effect

TURNS = (0, 90, 180, 270)


class Reader:
    """Converts a mission's record to a plan; contains what is needed to find places and to report errors."""

    def __init__(self, mission: Mission, words: Lexicon, locator: Locator) -> None:
        self.mission = mission
        self.words = words
        self.locator = locator
        self.tiles: dict[str, Tile] = dict(words.tiles)
        self.floor_of = {tile: name for name, tiles in mission.floors.items() for tile in tiles}
        for number, tile in enumerate(mission.own_tiles):
            line = locator.lines.get(f"$.own_tiles[{number}].picture", 1)
            self.tiles[tile.id] = check_tile(tile, name=locator.name, line=line)
        self.board = self._board()
        self.branches: list[list[Effect]] = []
        """The effects in branches of dice and choices, list by list."""
        self.branch_paths: list[str] = []
        """The path in the file of each list in `branches`."""

    def _board(self) -> Board:
        grid: list[list[LaidTile | None]] = []
        used: dict[str, str] = {}
        for down, row in enumerate(self.mission.tiles):
            grid.append([])
            for right, text in enumerate(row):
                grid[-1].append(
                    None if text is None else self._read_tile(text, f"$.tiles[{down}][{right}]", used)
                )
        if not any(tile for row in grid for tile in row):
            raise self.locator.error(
                "$.tiles", "no tile is laid; write rows such as `[[1R, 2V.90]]`", "no_tile"
            )
        laid = [tile.tile.id for row in grid for tile in row if tile]
        for name in self.floor_of:
            if name not in laid:
                hint = nearest(name, laid)
                message = f"tile `{name}` is on no floor of this map: it is not laid; {hint}"
                raise self.locator.error("$.floors", message, "tile_not_laid", name=name, hint=hint)
        try:
            board = board_of(grid)
        except Misplaced as problem:
            raise self.locator.error("$.tiles", str(problem), problem.what, **problem.about) from problem
        for number, edge in enumerate(self.mission.edges):
            path = f"$.edges[{number}]"
            first, second = (self.cell(board, name, f"{path}.between") for name in edge.between)
            try:
                border = border_between(board, first, second)
                if edge.put == "stairs":
                    open_fence(board, border)
                else:
                    add_gate(board, border, kind=edge.put, colour=edge.colour, shut=not edge.open)
            except Misplaced as problem:
                message = f"{edge.put} {'-'.join(edge.between)}: {problem}"
                about = {**problem.about, "put": edge.put}
                raise self.locator.error(path, message, problem.what, **about) from problem
        for number, lift in enumerate(self.mission.lifts):
            path = f"$.lifts[{number}]"
            add_lift(board, *(board.zone_of[self.cell(board, name, path)] for name in lift))
        self._cover(board)
        finish(board)
        for part in self.words.parts.values():
            part.add_zones(board, self.mission)
        return board

    def _cover(self, board: Board) -> None:
        """Place the tokens that change the zones under them."""
        parts = self.words.parts.values()
        for number, token in enumerate(self.mission.tokens):
            path = f"$.tokens[{number}]"
            self.token(token.put, f"{path}.put")
            self.cell(board, token.at, path)
            try:
                for part in parts:
                    part.cover(self, board, token, path)
            except Misplaced as problem:
                message = f"{token.put}: {problem}"
                raise self.locator.error(path, message, problem.what, **problem.about) from problem
        starts = {board.called[token.at] for token in self.mission.tokens if token.put == "start"}
        for part in parts:
            part.divide(board, starts)

    def _read_tile(self, text: str, path: str, used: dict[str, str]) -> LaidTile:
        name, _, turn = text.partition(".")
        if name not in self.tiles:
            hint = nearest(name, list(self.tiles))
            raise self.locator.error(
                path, f"unknown tile `{name}`; {hint}", "unknown_tile", name=name, hint=hint
            )
        if turn and (not turn.isdigit() or int(turn) not in TURNS):
            message = f"`{text}`: a tile is turned by 90, 180 or 270, clockwise"
            raise self.locator.error(path, message, "wrong_turn", name=text)
        card = "".join(re.findall(r"\d+", name)) or name
        if name in self.words.tiles and card in used:
            problem = f"`{name}` and `{used[card]}` are faces of one tile (or the same); a box has it once"
            raise self.locator.error(path, problem, "tile_twice", name=name, other=used[card])
        used[card] = name
        return LaidTile(self.tiles[name], int(turn or 0), self.floor_of.get(name, ""))

    def cell(self, board: Board, name: str, path: str) -> int:
        """Return the number of the cell with a name; raise an error if there is no such cell."""
        found = re.fullmatch(r"([A-Z])(\d+)", name)
        if found:
            column, row = ord(found[1]) - ord("A"), int(found[2]) - 1
            if column < board.width and 0 <= row < board.height:
                cell = row * board.width + column
                if board.zone_of[cell] >= 0:
                    return cell
                message = f"`{name}` is no zone: nothing is drawn there"
                raise self.locator.error(path, message, "no_zone", name=name)
        last = board.cell_name(board.width * board.height - 1)
        message = f"`{name}` is no cell of this map; cells go from A1 to {last}"
        raise self.locator.error(path, message, "no_cell", name=name, last=last)

    def zone(self, name: str, path: str) -> int:
        """Return the zone of the cell with a name."""
        return self.board.zone_of[self.cell(self.board, name, path)]

    def token(self, name: str, path: str) -> str:
        """Return the name if it is a token kind of the edition; raise an error otherwise."""
        if name not in self.words.tokens:
            hint = nearest(name, list(self.words.tokens))
            message = f"this box has no token `{name}`; {hint}"
            raise self.locator.error(path, message, "foreign_token", token=name, hint=hint)
        return name

    def gates(self, meant: At, path: str) -> tuple[int, ...]:
        """Return the gates with one of these positions (`E2-F2`) or colours of doors, by number."""
        found: list[int] = []
        colours = {gate.colour for gate in self.board.gates}
        for name in [meant] if isinstance(meant, str) else meant:
            if name and name in colours:
                found.extend(n for n, gate in enumerate(self.board.gates) if gate.colour == name)
            elif name in self.board.gate_called:
                found.append(self.board.gate_called[name])
            else:
                known = [self.board.gate_name(n) for n in range(len(self.board.gates))]
                known += sorted(colour for colour in colours if colour)
                hint = nearest(name, known)
                message = f"no door or barrier is `{name}`; {hint}"
                raise self.locator.error(path, message, "no_gate", name=name, hint=hint)
        return tuple(found)

    def kind(self, name: str, path: str) -> int:
        """Return the number of a kind of zombie, given by name."""
        if name not in self.words.kinds:
            hint = nearest(name, self.words.kinds)
            raise self.locator.error(
                path, f"unknown zombie `{name}`; {hint}", "unknown_zombie", name=name, hint=hint
            )
        return self.words.kinds.index(name)

    def person(self, name: str, path: str) -> str:
        """Return the name if it is a survivor of the edition; raise an error otherwise."""
        if name not in self.words.people:
            hint = nearest(name, list(self.words.people))
            message = f"nobody is called `{name}`; {hint}"
            raise self.locator.error(path, message, "unknown_person", name=name, hint=hint)
        return name

    def specialty(self, name: str, path: str) -> str:
        """Return the name if it is a specialty of the edition; raise an error otherwise."""
        known = list(self.words.specialties)
        if name not in known:
            hint = nearest(name, known)
            message = f"nobody has the specialty `{name}`; {hint}"
            raise self.locator.error(path, message, "unknown_specialty", name=name, hint=hint)
        return name

    def card(self, name: str, path: str) -> str:
        """Return the name if it is a card of the edition; raise an error otherwise."""
        if name not in self.words.cards:
            hint = nearest(name, self.words.cards)
            raise self.locator.error(
                path, f"unknown card `{name}`; {hint}", "unknown_card", name=name, hint=hint
            )
        return name
