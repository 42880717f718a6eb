"""Plans of missions, read from their files: the board, the goals, and errors with line numbers."""

# horda: interpreted, because it runs once for a mission and reads records of msgspec

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
import yaml

from horda.engine.content.errors import BadContent
from horda.engine.content.typed_yaml import lines_in, read, text_in
from horda.games.zombicide.board.tiles import Tile
from horda.games.zombicide.board.tokens import colour_laid
from horda.games.zombicide.box.box_cards import SortedCards
from horda.games.zombicide.missions.custom import check_bounds
from horda.games.zombicide.missions.lexicon import Lexicon
from horda.games.zombicide.missions.reading.goals import goals_of
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.missions.reading.source_lines import Locator
from horda.games.zombicide.missions.records import Mission, TokenRecord
from horda.games.zombicide.rules.board.graph import Board
from horda.games.zombicide.rules.goals.goals import MissionRules

TOLD = ("id", "number", "group", "origin", "follows", "game", "difficulty", "minutes", "words")
"""Keys of a mission that only describe it and do not affect its play."""


class MissionPlan:
    """A mission that is ready to be played: its record, its board and its goals."""

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
        self.game = words.game
        """Id of its game, which determines how its map is drawn."""
        self.figures = words.figures
        """The name of the drawing of each kind of zombie."""
        self.board = board
        self.goals = goals
        self.locator = locator
        self.parts = words.parts
        """The additions of the edition's mechanisms to missions."""
        self.cards: SortedCards | None = None
        """Cache: all cards of the mission, sorted; None before the first match."""

    @cached_property
    def content(self) -> str:
        """Return the mission as JSON with sorted keys, without the keys that only describe it (`TOLD`)."""
        played = msgspec.to_builtins(self.mission)
        return msgspec.json.encode(
            {key: part for key, part in played.items() if key not in TOLD}, order="sorted"
        ).decode()

    def colour_laid(self, token: TokenRecord) -> str:
        """Return the colour that one of the mission's tokens shows."""
        colour = colour_laid(token)
        for part in self.parts.values():
            colour = part.colour_of(token, self.mission, colour)
        return colour

    def line(self, path: str) -> int:
        """Return the line of a path in the mission's file."""
        return self.locator.line(path)


def plan_of(text: str, words: Lexicon, *, name: str) -> MissionPlan:
    """Return the plan of the mission in a text; raise `BadContent` with the line of the first error."""
    mission = read(text, words.mission, name=name)
    plan = plan_from(mission, words, locator=Locator(name, lines_in(text, name=name)))
    if is_without_goal(mission):
        raise plan.locator.error("$", NOTHING_WINS_MESSAGE, NOTHING_WINS)
    return plan


NOTHING_WINS: Final = "nothing_wins"
NOTHING_WINS_MESSAGE: Final = "nothing wins it; list what is to be done under `goals`"


def is_without_goal(mission: Mission) -> bool:
    """Return whether a mission has no goals."""
    return mission.win is None and not mission.goals


def plan_from(mission: Mission, words: Lexicon, *, locator: Locator) -> MissionPlan:
    """Return the plan of a mission's record, even without goals; raise `BadContent` if it is invalid."""
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
    """Return the texts of the missions in a folder, by file name."""
    found: dict[str, str] = {}
    for source in sorted(folder.iterdir(), key=_name_of):
        if source.name.endswith(".yaml"):
            found[source.name] = text_in(source)
    return found


def _name_of(source: Traversable) -> str:
    return source.name


class OwnTile(msgspec.Struct):
    """The name of a custom tile in a mission's file."""

    id: str


class FirstLook(msgspec.Struct):
    """The part of a mission's file that names its game and its tiles."""

    tiles: tuple[tuple[str | None, ...], ...]
    own_tiles: tuple[OwnTile, ...] = ()
    game: str = ""


def strange_tiles(text: str, tiles: Mapping[str, Tile]) -> int | None:
    """Return how many tiles are neither in `tiles` nor the mission's own; None if the text is no mission."""
    try:
        mission = read(text, FirstLook, name="mission")
    except BadContent:
        return None
    known = {*tiles, *(tile.id for tile in mission.own_tiles)}
    laid = [one.partition(".")[0] for row in mission.tiles for one in row if one is not None]
    return sum(one not in known for one in laid)


def game_in_text(text: str) -> str:
    """Return the id of the game in a mission's text; empty if it is missing or cannot be read."""
    try:
        return read(text, FirstLook, name="mission").game
    except BadContent:
        return ""


def as_text(mission: Mapping[str, object] | Mission) -> str:
    """Return a mission as text in the format of mission files."""
    plain = msgspec.to_builtins(mission, str_keys=True)
    text: str = yaml.safe_dump(plain, sort_keys=False, allow_unicode=True)
    return text
