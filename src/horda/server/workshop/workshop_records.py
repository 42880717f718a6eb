"""Records of the workshop: the kit of a game, the check of a draft and the play-test."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from horda.server.protocol.catalogue_records import BoardInfo, MissionInfo, OwnWords

Json = str | int | float | bool | list[Any] | dict[str, Any] | None
"""A JSON value."""
Severity = Literal["error", "warning", "advice"]

# --- the kit -------------------------------------------------------------------------------------


class TileFace(msgspec.Struct):
    """One face of a tile: its name and its picture as SVG."""

    id: str
    faces: tuple[str, ...]
    """All faces of the same piece of cardboard, including this one; only one of them fits on a map."""
    svg: str


class PieceKind(msgspec.Struct):
    """A kind of token or edge in the game's missions."""

    kind: str
    colours: tuple[str, ...]
    """The possible colours; empty if it has none."""
    most: int | None
    """The number in the box; None if it is not stated."""
    slots: tuple[str, ...] = ()
    """Its keys in mission files besides place and colour: `side`, `order`, `face_down`."""
    is_listed: bool = False
    """Whether files list its places under a key of its name, and not among the tokens."""


class Slot(msgspec.Struct, omit_defaults=True):
    """A place in a sentence that holds a value."""

    name: str
    """The key in the record; empty for a value directly after the word."""
    kind: str
    """The kind of value: `place`, `token`, `colour`, `zombie`, `card`, `gate`, `number`, `flag`, `choice` and so on."""
    options: tuple[str | int | bool, ...] = ()
    """Fixed values, such as `all`, that are allowed besides those of the kind."""
    is_required: bool = False
    default: str | int | bool | None = None
    """The default value if the record lacks the key."""
    is_list: bool = False
    """Whether the value may be a list."""


class WordForm(msgspec.Struct, omit_defaults=True):
    """A word of the vocabulary: its key in the file, and the slots of its sentence."""

    key: str
    use: str
    """The use of the word: `goal`, `loss`, `moment` or `effect`."""
    bare: tuple[Slot, ...]
    """The alternatives for a value directly after the word; empty if only a record is allowed."""
    fields: tuple[Slot, ...]
    """The slots of the word's record; empty if it has none."""
    bare_fields: tuple[str, ...] = ()
    """The slots of the record that a value directly after the word sets."""


class EventForm(msgspec.Struct):
    """An event that a mission may react to, and the slots that limit it."""

    key: str
    filters: tuple[Slot, ...]


class Vocabulary(msgspec.Struct):
    """The vocabulary of a game's missions: all words and values of their sentences."""

    conditions: tuple[WordForm, ...]
    effects: tuple[WordForm, ...]
    events: tuple[EventForm, ...]
    values: dict[str, tuple[str, ...]]
    """The names of each kind in the game: tokens, zombies, cards, survivors and so on."""
    token_slots: tuple[Slot, ...]
    """The possible slots of a token."""


class WorkshopKit(msgspec.Struct):
    """The content of the workshop of a game."""

    game: str
    unit: float
    """The side of a cell in drawings; a tile has three by three cells."""
    tiles: tuple[TileFace, ...]
    tokens: tuple[PieceKind, ...]
    edges: tuple[PieceKind, ...]
    floors: tuple[str, ...]
    """The floors in the game's missions; empty if all tiles lie beside each other."""
    has_lifts: bool
    """Whether the game's missions join zones by elevators."""
    vocabulary: Vocabulary
    max_bytes: int
    """Largest size of a mission's text in bytes."""
    max_across: int
    """Most tiles in a row or a column."""
    wanted: dict[str, tuple[int, int]]
    """By difficulty, the smallest and largest number of wins in 100 matches that the careful bot should have."""


class BoxMission(msgspec.Struct):
    """A mission of the box as a starting point: its file, and its texts by language in the form of a custom mission."""

    text: str
    words: dict[str, dict[str, Json]]


# --- the check -----------------------------------------------------------------------------------


class DraftText(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a mission that is being drawn."""

    text: Annotated[str, msgspec.Meta(max_length=32768)]


class TextEdit(msgspec.Struct):
    """A change of the text: set or remove the value at a path, or insert before an item of a list."""

    do: Literal["set", "insert", "remove"]
    path: str
    """The path of the value, such as `$.edges[2].colour`."""
    value: Json = None


class FixRecord(msgspec.Struct):
    """A fix for a problem: its label in both languages, and its changes, which are one step of undo."""

    en: str
    es: str
    edits: tuple[TextEdit, ...]


class DraftProblem(msgspec.Struct):
    """A problem of a draft: its line, its path in the file, its place on the map, and possible fixes."""

    severity: Severity
    what: str
    line: int
    path: str
    en: str
    es: str
    cells: tuple[str, ...] = ()
    """The cells that the problem is about."""
    fixes: tuple[FixRecord, ...] = ()


class EdgePlace(msgspec.Struct):
    """A border between two cells, and the edges allowed on it."""

    between: tuple[str, str]
    x: float
    y: float
    upright: bool
    is_open: bool
    """Whether survivors can cross the border on the bare tiles."""
    allowed: tuple[str, ...]
    reason: str = ""
    """The name of the error why no edge is allowed on the border; empty if some are."""


class DraftChecked(msgspec.Struct):
    """The result of checking a draft: its problems, and the parts of its board that could be drawn."""

    problems: tuple[DraftProblem, ...]
    is_playable: bool
    board: BoardInfo | None = None
    """The board with all parts that could be read; None if not even the tiles could."""
    edges: tuple[EdgePlace, ...] = ()
    mission: MissionInfo | None = None
    """The mission's record, if the draft can be played."""
    words: OwnWords = {}
    map: str = ""
    """The map as printed, as SVG, if it can be played."""


# --- the play-test -------------------------------------------------------------------------------


class PlayTestAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A request to play some matches of a draft with a bot."""

    text: Annotated[str, msgspec.Meta(max_length=32768)]
    bot: Annotated[str, msgspec.Meta(max_length=32)]
    survivors: Annotated[int, msgspec.Meta(ge=1, le=12)]
    first: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    """The number of the first match; its seed depends on nothing else, so versions can be compared."""
    count: Annotated[int, msgspec.Meta(ge=1, le=20)] = 20
    """The most matches to play; fewer are played if they take long."""


class TestMatch(msgspec.Struct):
    """One match of a play-test."""

    number: int
    won: bool
    why: str
    """The kind of ending, as a name; empty if the match was abandoned because it took too long."""
    rounds: int
    survivors: int
    lost: int
    """Number of survivors who died."""
    goals: dict[int, int]
    """Numbers of the goals that were reached, from 1, each with the round in which it was first met."""
    causes: dict[str, int]
    """Deaths of survivors by cause: a kind of zombie, `friend` or `otherwise`."""
    deaths: dict[str, int]
    """Deaths of survivors by zone."""


class PlayTested(msgspec.Struct):
    """The matches that were played, in the order of their numbers."""

    matches: tuple[TestMatch, ...]
