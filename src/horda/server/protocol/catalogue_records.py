"""The records of what does not change while it is played: games on the shelf, missions, boards."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from horda.server.protocol.match_records import Plain

# --- the catalogue -------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct):
    """Something decided before a match (words: `<game>-option-<name>`)."""

    name: str
    values: tuple[Plain, ...]
    default: Plain


class MissionInfo(msgspec.Struct):
    """A mission of a box (words: `<game>-mission-<id>`); `map` is its drawing, `board` its geometry."""

    id: str
    number: int
    """As the rulebook prints it; missions of ours go on counting within their group."""
    group: Literal["first_steps", "rulebook", "more"]
    """Where the box lists it (words: `web-missions-<group>`)."""
    origin: str
    difficulty: Literal["tutorial", "easy", "medium", "hard"]
    minutes: int
    survivors: tuple[int, int]
    seats: tuple[int, int]
    """How many may sit down, as long as no other option is changed."""
    rivals: bool
    """Whether teams play against each other."""
    tiles: tuple[int, int]
    """Tiles across and down."""
    map: str
    board: str


class BoxWords(msgspec.Struct):
    """What a box says of itself in one language (words: `<game>-box`)."""

    title: str
    line: str = ""
    """A few words beside the title."""
    holds: str = ""
    """What is in it: `12 missions`."""
    about: str = ""
    """What it is about, in a sentence or two."""


class GameInfo(msgspec.Struct):
    """A box on the shelf (words: `<game>-title`)."""

    id: str
    title: str
    rules: int
    """The version of its rules."""
    family: str
    """Which table shows it; where a client has none of that name, a plain one does."""
    seats: tuple[int, int]
    minutes: int
    difficulty: Literal["easy", "medium", "hard"]
    secrets: bool
    """Whether hands are hidden, so that one screen needs a curtain between people."""
    options: tuple[OptionInfo, ...]
    missions: tuple[MissionInfo, ...]
    bots: tuple[str, ...]
    best_bot: str
    levels: tuple[str, ...]
    """Those of the bots that are offered at a table, from the weakest to the strongest."""
    catalogues: tuple[str, ...]
    """The Fluent files it speaks from, its own first: `/api/v1/words/<lang>/<name>.ftl`."""
    box: dict[str, BoxWords]
    """What stands on the box, by language."""
    colour: str
    """Of its sides."""
    cover: str
    """Where its picture is; empty where it brings none."""
    rulebook: bool
    """Whether its rules can be looked up."""
    usual_seats: int
    """How many a new table is laid for."""
    deals_colours: bool
    """Whether nobody knows their colour before the match begins; else a seat has that of its number."""
    living: tuple[str, ...]
    dead: tuple[str, ...]
    """The drawings of the sheet that stand for it where a match is mentioned."""
    players: tuple[str, ...] = ()
    """The players that the host offers besides the bots, by name."""


class Shelf(msgspec.Struct):
    """The shelf: all games that this server plays."""

    protocol: int
    version: str
    languages: tuple[str, ...]
    games: tuple[GameInfo, ...]
    club: bool = False
    """Whether there is a club here, where tables are open to others."""
    manual: str = ""
    """Where the manual is; empty where none was built."""


# --- custom missions -----------------------------------------------------------------------------


class MissionText(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a mission, as it would lie in a file."""

    text: Annotated[str, msgspec.Meta(max_length=32768)]


class MissionFault(msgspec.Struct):
    """Something wrong with a mission, by its line; an `error` keeps it from being played."""

    line: int
    error: bool
    en: str
    es: str


OwnWords = dict[str, dict[str, str]]
"""What a mission of one's own says of itself: by language and by what its messages are called. Plain text."""


class MissionLooked(msgspec.Struct):
    """What the server says of a mission: its faults; the rest where it can be played."""

    faults: tuple[MissionFault, ...]
    name: str = ""
    """What its words are called by: `own`, or the mission of the box that it is a copy of."""
    mission: MissionInfo | None = None
    words: OwnWords = {}
    figures: dict[str, int | str] = {}
    map: str = ""
    """Its map as SVG."""


class OwnMissionInfo(msgspec.Struct):
    """A mission in the server's folder: its file's name, the game it is for, its title."""

    name: str
    game: str
    """Empty where nobody can tell."""
    en: str
    es: str
    fault: MissionFault | None
    """Why it cannot be played."""


class OwnMissions(msgspec.Struct):
    """The missions in the server's folder."""

    missions: tuple[OwnMissionInfo, ...]


# --- boards --------------------------------------------------------------------------------------


class Rect(msgspec.Struct):
    """A cell of the board as drawn."""

    name: str
    x: float
    y: float
    width: float
    height: float


class ZoneInfo(msgspec.Struct):
    """A zone: its name (that of its first cell), its kind, its cells, and its middle."""

    name: str
    kind: str
    building: int
    """The number of the building it is a room of; -1 in the open."""
    cells: tuple[Rect, ...]
    x: float
    y: float


class GateInfo(msgspec.Struct):
    """A door, barrier or hedge that changes in play; `view.shut` lists the names of those that are shut.

    `shut` and `open` are SVG to lay over the board, in the board's own coordinates.
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
    """Something printed on a tile."""

    kind: str
    colour: str
    zone: str
    x: float
    y: float


class TokenSpot(msgspec.Struct):
    """Where the map draws a token of the mission: which side of its zone."""

    kind: str
    colour: str
    zone: str
    side: str


class FloorInfo(msgspec.Struct):
    """A floor of the board: its name (words: `floor`), and where the drawing has room for it."""

    name: str
    x: float
    y: float


class BoardInfo(msgspec.Struct):
    """A Zombicide board that does not move: the drawing without gates, and where everything lies on it."""

    width: float
    height: float
    unit: float
    """The side of a cell."""
    svg: str
    """The board with colours as CSS variables: ground, walls, tile names; no gates, tokens or figures."""
    zones: tuple[ZoneInfo, ...]
    gates: tuple[GateInfo, ...]
    features: tuple[FeatureInfo, ...]
    tokens: tuple[TokenSpot, ...]
    floors: tuple[FloorInfo, ...]
    """The floors, where there are several."""


class MatchMission(msgspec.Struct):
    """The mission that a match carries, where it is not of the box."""

    name: str
    words: OwnWords
    figures: dict[str, int | str]
    board: BoardInfo
