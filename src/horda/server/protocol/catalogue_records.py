"""Protocol records of what does not change during a match: games, missions and boards."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from horda.server.protocol.match_records import Plain

# --- the catalogue -------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct):
    """An option of a match (locale id `<game>-option-<name>`)."""

    name: str
    values: tuple[Plain, ...]
    default: Plain


class MissionInfo(msgspec.Struct):
    """A mission of a box, named by the locale id `<game>-mission-<id>`.

    `map` is its drawing, `board` its geometry, `cover` a picture.
    """

    id: str
    number: int
    """The number printed in the rulebook; Horda's own missions continue the numbers of their group."""
    group: Literal["first_steps", "rulebook", "more"]
    """The group in which the box lists the mission (locale id `web-missions-<group>`)."""
    origin: str
    difficulty: Literal["tutorial", "easy", "medium", "hard"]
    minutes: int
    survivors: tuple[int, int]
    seats: tuple[int, int]
    """Smallest and largest number of players with the default options."""
    rivals: bool
    """Whether teams play against each other."""
    tiles: tuple[int, int]
    """Tiles across and down."""
    map: str
    board: str
    cover: str
    level: Literal["", "tutorial", "easy", "medium", "hard"] = ""
    """The measured difficulty; empty if it was not measured."""
    won: float | None = None
    """Percentage of matches that bots win; null if it was not measured."""
    rounds: int | None = None
    """Median number of rounds of the measured matches; null if it was not measured."""
    kinds: tuple[Literal["escape", "hunt", "hold", "race", "collect"], ...] = ()
    """The kinds of mission it belongs to (locale id `zombicide-mission-kind-<kind>`)."""
    needs: tuple[str, ...] = ()
    """The names, as printed, of the tiles that a physical table needs."""


class BoxWords(msgspec.Struct):
    """The texts on a box in one language (locale id `<game>-box`)."""

    title: str
    line: str = ""
    """A short text beside the title."""
    holds: str = ""
    """The contents of the box, such as `12 missions`."""
    about: str = ""
    """A description of one or two sentences."""


class GameInfo(msgspec.Struct):
    """A game on the shelf (locale id `<game>-title`)."""

    id: str
    title: str
    rules: int
    """The version of its rules."""
    family: str
    """The family of games, which selects the table component; without such a component, clients show a plain table."""
    seats: tuple[int, int]
    minutes: int
    difficulty: Literal["easy", "medium", "hard"]
    secrets: bool
    """Whether hands are hidden, so that people at one screen need a curtain between turns."""
    options: tuple[OptionInfo, ...]
    missions: tuple[MissionInfo, ...]
    bots: tuple[str, ...]
    best_bot: str
    levels: tuple[str, ...]
    """The bots offered at a table, from the weakest to the strongest."""
    catalogues: tuple[str, ...]
    """The Fluent files of the game's texts, its own first: `/api/v1/words/<lang>/<name>.ftl`."""
    box: dict[str, BoxWords]
    """The texts on the box, by language."""
    colour: str
    """The colour of the box's sides."""
    cover: str
    """The URL of the cover picture; empty if there is none."""
    rulebook: bool
    """Whether the game has a rulebook to look up."""
    usual_seats: int
    """The default number of seats of a new table."""
    deals_colours: bool
    """Whether colours are dealt when the match begins; otherwise a seat has the colour of its number."""
    living: tuple[str, ...]
    dead: tuple[str, ...]
    """The drawing of the dead and (`living`) of the living that represent the game where a match is listed."""
    players: tuple[str, ...] = ()
    """The players that the host offers besides the bots, by name."""


class Shelf(msgspec.Struct):
    """The catalogue of all games that this server offers."""

    protocol: int
    version: str
    languages: tuple[str, ...]
    games: tuple[GameInfo, ...]
    club: bool = False
    """Whether the server has a club, where tables are open to others."""
    manual: str = ""
    """The URL of the manual; empty if it was not built."""


# --- custom missions -----------------------------------------------------------------------------


class MissionText(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a mission file."""

    text: Annotated[str, msgspec.Meta(max_length=32768)]


class MissionFault(msgspec.Struct):
    """An error or warning in a mission file, with its line; an `error` makes it unplayable."""

    line: int
    error: bool
    en: str
    es: str


OwnWords = dict[str, dict[str, str]]
"""The texts of a custom mission, by language and message name."""


class MissionLooked(msgspec.Struct):
    """The result of checking a mission: its errors, and the rest if it can be played."""

    faults: tuple[MissionFault, ...]
    name: str = ""
    """The prefix of the mission's text ids: `own`, or the box's mission that it is a copy of."""
    mission: MissionInfo | None = None
    words: OwnWords = {}
    figures: dict[str, int | str] = {}
    map: str = ""
    """The mission's map as SVG."""


class OwnMissionInfo(msgspec.Struct):
    """A mission in the server's folder: its file name, game and title."""

    name: str
    game: str
    """The game's id; empty if it cannot be determined."""
    en: str
    es: str
    fault: MissionFault | None
    """The error that makes the mission unplayable; null if there is none."""


class OwnMissions(msgspec.Struct):
    """The missions in the server's folder."""

    missions: tuple[OwnMissionInfo, ...]


# --- boards --------------------------------------------------------------------------------------


class Rect(msgspec.Struct):
    """A rectangle in the board's coordinates."""

    name: str
    x: float
    y: float
    width: float
    height: float


class ZoneInfo(msgspec.Struct):
    """A zone: its name (that of its first cell), kind, cells and centre."""

    name: str
    kind: str
    building: int
    """The number of the building to which the zone belongs; -1 outdoors."""
    cells: tuple[Rect, ...]
    x: float
    y: float


class GateInfo(msgspec.Struct):
    """A door, barrier or hedge that changes during play; `view.shut` lists the names of closed ones.

    `shut` and `open` are SVG to draw over the board, in the board's coordinates.
    """

    name: str
    kind: str
    colour: str
    zones: tuple[str, str]
    x: float
    y: float
    upright: bool
    shut: str
    open: str


class FeatureInfo(msgspec.Struct):
    """A feature printed on a tile."""

    kind: str
    colour: str
    zone: str
    x: float
    y: float


class TokenSpot(msgspec.Struct):
    """The place of a mission token on the map: the zone and its side."""

    kind: str
    colour: str
    zone: str
    side: str


class FloorInfo(msgspec.Struct):
    """A floor of the board: its name (locale id `floor`), and where its label is drawn."""

    name: str
    x: float
    y: float


class BoardInfo(msgspec.Struct):
    """The fixed parts of a Zombicide board: the drawing without gates, and the positions of everything on it."""

    width: float
    height: float
    unit: float
    """The side length of a cell."""
    svg: str
    """The board with colours as CSS variables: ground, walls and tile names; no gates, tokens or figures."""
    zones: tuple[ZoneInfo, ...]
    gates: tuple[GateInfo, ...]
    features: tuple[FeatureInfo, ...]
    tokens: tuple[TokenSpot, ...]
    floors: tuple[FloorInfo, ...]
    """The floors; empty if there is only one."""


class MatchMission(msgspec.Struct):
    """The custom mission of a match."""

    name: str
    words: OwnWords
    figures: dict[str, int | str]
    board: BoardInfo


class NetworkRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request to open the server to the home network."""

    open: Literal[True]


class NetworkInfo(msgspec.Struct):
    """The address at which others reach this server."""

    address: str
    """The address, such as `http://192.168.1.20:8666` or the public one; empty if only this computer reaches it."""
    openable: bool
    """Whether a `POST` request opens the server to the home network."""
