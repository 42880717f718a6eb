"""Missions from their files: the board they lay, the goals they set, and errors a designer can act on."""

# horda: interpreted, because it runs once for a mission and reads records of msgspec

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from importlib.resources.abc import Traversable

import msgspec
import yaml

from horda.engine.content.errors import BadContent
from horda.engine.content.typed_yaml import lines_in, read, text_in
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
from horda.games.zombicide.board.tokens import colour_laid
from horda.games.zombicide.box.box_cards import SortedCards
from horda.games.zombicide.missions.custom import check_bounds
from horda.games.zombicide.missions.lexicon import Lexicon
from horda.games.zombicide.missions.read_goals import goals_of
from horda.games.zombicide.missions.records import At, Mission, TokenRecord
from horda.games.zombicide.missions.source_lines import Locator, nearest
from horda.games.zombicide.rules.board.graph import Board
from horda.games.zombicide.rules.goals.goals import Effect, MissionRules

TURNS = (0, 90, 180, 270)
TOLD = ("id", "number", "group", "origin", "follows", "game", "difficulty", "minutes", "words")
"""What a mission says of itself: its play does not depend on it."""


class MissionPlan:
    """A mission that is ready to be played: its record, its board, its goals."""

    def __init__(
        self,
        mission: Mission,
        board: Board,
        *,
        goals: MissionRules,
        locator: Locator,
        words: Lexicon,
    ) -> None:
        self.mission = mission
        self.figures = words.figures
        """The figure that each kind of zombie is drawn as."""
        self.board = board
        self.goals = goals
        self.locator = locator
        self.parts = words.parts
        """What the mechanisms of its edition add to it."""
        self.cards: SortedCards | None = None
        """All cards that it is played with, once a match was begun."""

    @cached_property
    def content(self) -> str:
        """What is played, in one form however the file is written: without comments, its keys in order."""
        played = msgspec.to_builtins(self.mission)
        return msgspec.json.encode(
            {key: part for key, part in played.items() if key not in TOLD}, order="sorted"
        ).decode()

    def colour_laid(self, token: TokenRecord) -> str:
        """Return the colour that one of its tokens shows."""
        colour = colour_laid(token)
        for part in self.parts.values():
            colour = part.colour_of(token, self.mission, colour)
        return colour

    def line(self, path: str) -> int:
        """Return the line of a part of its file."""
        return self.locator.line(path)


class Reader:
    """Makes a plan of a mission's record; keeps what is needed to find places and to name errors."""

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
        """The effects that dice and choices lead to, as they are read."""
        self.branch_paths: list[str] = []
        """Where each of these lists stands in the file."""

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
        """Lay the tokens that change zones."""
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
        """Return the cell of a name; raise an error if there is no such cell."""
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
        """Return the zone of a cell."""
        return self.board.zone_of[self.cell(self.board, name, path)]

    def token(self, name: str, path: str) -> str:
        """Return the name if it is a token kind of the edition; raise an error otherwise."""
        if name not in self.words.tokens:
            hint = nearest(name, list(self.words.tokens))
            message = f"this box has no token `{name}`; {hint}"
            raise self.locator.error(path, message, "foreign_token", token=name, hint=hint)
        return name

    def gates(self, meant: At, path: str) -> tuple[int, ...]:
        """Return gates by the cells they lie between (`E2-F2`) or by the colour of doors."""
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
        """Return the number of a kind of zombie."""
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
        """Return a specialty of the edition."""
        known = list(self.words.specialties)
        if name not in known:
            hint = nearest(name, known)
            message = f"nobody has the specialty `{name}`; {hint}"
            raise self.locator.error(path, message, "unknown_specialty", name=name, hint=hint)
        return name

    def card(self, name: str, path: str) -> str:
        """Return a card of the edition."""
        if name not in self.words.cards:
            hint = nearest(name, self.words.cards)
            raise self.locator.error(
                path, f"unknown card `{name}`; {hint}", "unknown_card", name=name, hint=hint
            )
        return name


def plan_of(text: str, words: Lexicon, *, name: str) -> MissionPlan:
    """Return the mission in a text, ready to play; raise `BadMission` with the line of the error."""
    mission = read(text, words.mission, name=name)
    locator = Locator(name, lines_in(text, name=name))
    check_bounds(mission, locator, words.most)
    reader = Reader(mission, words, locator)
    for number, token in enumerate(mission.tokens):
        reader.zone(token.at, f"$.tokens[{number}].at")
    _check_faces(reader)
    _check_aside(reader)
    for number, zombies in enumerate(mission.zombies):
        reader.kind(zombies.kind, f"$.zombies[{number}].kind")
        for at in [zombies.at] if isinstance(zombies.at, str) else zombies.at:
            reader.zone(at, f"$.zombies[{number}].at")
    return MissionPlan(
        mission,
        reader.board,
        goals=goals_of(reader),
        locator=reader.locator,
        words=words,
    )


def _check_faces(reader: Reader) -> None:
    mission = reader.mission
    down = sum(1 for token in mission.tokens if token.face_down)
    if down != len(mission.faces):
        count = len(mission.faces)
        message = (
            f"{down} objectives are `face_down`, but `faces` gives {count} colours; it needs one for each"
        )
        raise reader.locator.error("$.faces", message, "faces", down=down, count=count)
    if any(token.face_down and token.put != "objective" for token in mission.tokens):
        raise reader.locator.error("$.tokens", "only objectives lie face down", "face_down")


def _check_aside(reader: Reader) -> None:
    aside = reader.mission.aside
    for number, name in enumerate(aside):
        path = f"$.aside[{number}]"
        most = reader.words.deck.get(reader.card(name, path), 0)
        if aside.count(name) > most:
            problem = f"`{name}` is set aside {aside.count(name)} times; the equipment deck has {most}"
            count = aside.count(name)
            raise reader.locator.error(path, problem, "too_many_aside", name=name, count=count, most=most)


def mission_texts(folder: Traversable) -> dict[str, str]:
    """Return the texts of the missions in a folder, by the name of their files."""
    found: dict[str, str] = {}
    for source in sorted(folder.iterdir(), key=_name_of):
        if source.name.endswith(".yaml"):
            found[source.name] = text_in(source)
    return found


def _name_of(source: Traversable) -> str:
    return source.name


class OwnTile(msgspec.Struct):
    """The name of a tile that a mission draws for itself."""

    id: str


class FirstLook(msgspec.Struct):
    """The part of a mission's file that names its game."""

    tiles: tuple[tuple[str | None, ...], ...]
    own_tiles: tuple[OwnTile, ...] = ()
    game: str = ""


def strange_tiles(text: str, tiles: Mapping[str, Tile]) -> int | None:
    """Return how many tiles a mission's text lays that are neither these nor its own; None for no mission."""
    try:
        mission = read(text, FirstLook, name="mission")
    except BadContent:
        return None
    known = {*tiles, *(tile.id for tile in mission.own_tiles)}
    laid = [one.partition(".")[0] for row in mission.tiles for one in row if one is not None]
    return sum(one not in known for one in laid)


def game_named(text: str) -> str:
    """Return the game that a mission's text says it is for; empty where it says none, or cannot be read."""
    try:
        return read(text, FirstLook, name="mission").game
    except BadContent:
        return ""


def as_text(mission: Mapping[str, object] | Mission) -> str:
    """Return a mission as the text of a file."""
    plain = msgspec.to_builtins(mission, str_keys=True)
    text: str = yaml.safe_dump(plain, sort_keys=False, allow_unicode=True)
    return text
