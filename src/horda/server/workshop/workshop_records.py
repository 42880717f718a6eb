"""Records of the workshop: the kit of a game, the check of a draft, and the play-test."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from horda.server.protocol.catalogue_records import BoardInfo, MissionInfo, OwnWords

Json = str | int | float | bool | list[Any] | dict[str, Any] | None
"""A plain value."""
Severity = Literal["error", "warning", "advice"]

# --- the kit -------------------------------------------------------------------------------------


class TileFace(msgspec.Struct):
    """One face of a tile: its name, and its picture as SVG."""

    id: str
    faces: tuple[str, ...]
    """The faces of the same piece of cardboard, which cannot lie on a map together; this one among them."""
    svg: str


class PieceKind(msgspec.Struct):
    """A kind of token or edge that missions of the game lay."""

    kind: str
    colours: tuple[str, ...]
    """The colours that it may have; empty if it has none."""
    most: int | None
    """How many the box holds; None if it does not say."""
    slots: tuple[str, ...] = ()
    """What missions say about it besides its place and colour: `side`, `order`, `face_down`."""
    is_listed: bool = False
    """Whether files list its places under a key of its name, and not among the tokens."""


class Slot(msgspec.Struct, omit_defaults=True):
    """A place in a sentence that holds a value."""

    name: str
    """The key in the record; empty for what stands directly after the word."""
    kind: str
    """What fits: `place`, `token`, `colour`, `zombie`, `card`, `gate`, `number`, `flag`, `choice` and so on."""
    options: tuple[str | int | bool, ...] = ()
    """The values that stand for themselves, such as `all`."""
    is_required: bool = False
    default: str | int | bool | None = None
    """What holds where the record does not have it."""
    is_list: bool = False
    """Whether several may be given as a list."""


class WordForm(msgspec.Struct, omit_defaults=True):
    """A word of the vocabulary: its key in the file, and the slots of its sentence."""

    key: str
    use: str
    """`goal`, `loss`, `moment` or `effect`."""
    bare: tuple[Slot, ...]
    """What may stand directly after it, as alternatives; empty if only a record may."""
    fields: tuple[Slot, ...]
    """The slots of its record; empty if it has none."""
    bare_fields: tuple[str, ...] = ()
    """The slots of the record that a value directly after the word stands for."""


class EventForm(msgspec.Struct):
    """Something that a mission's events may wait for, and what it may be limited to."""

    key: str
    filters: tuple[Slot, ...]


class Vocabulary(msgspec.Struct):
    """Everything that the sentences of a game's missions may say."""

    conditions: tuple[WordForm, ...]
    effects: tuple[WordForm, ...]
    events: tuple[EventForm, ...]
    values: dict[str, tuple[str, ...]]
    """The names of each kind that the game knows: tokens, zombies, cards, survivors and so on."""
    token_slots: tuple[Slot, ...]
    """What a token may have."""


class WorkshopKit(msgspec.Struct):
    """What the workshop of a game lays on its bench."""

    game: str
    unit: float
    """The side of a cell in drawings; a tile has three by three."""
    tiles: tuple[TileFace, ...]
    tokens: tuple[PieceKind, ...]
    edges: tuple[PieceKind, ...]
    floors: tuple[str, ...]
    """The floors that missions of the game have; empty if all tiles lie beside each other."""
    has_lifts: bool
    """Whether missions of the game join zones by elevators."""
    vocabulary: Vocabulary
    max_bytes: int
    """The longest text of a mission."""
    max_across: int
    """The most tiles in a row or a column."""
    wanted: dict[str, tuple[int, int]]
    """By difficulty, how many of 100 matches the careful bot should win: the least and the most."""


class BoxMission(msgspec.Struct):
    """A mission of the box to begin from: its file, and its texts by language as a file of one's own says them."""

    text: str
    words: dict[str, dict[str, Json]]


# --- the check -----------------------------------------------------------------------------------


class DraftText(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a mission that is being drawn."""

    text: Annotated[str, msgspec.Meta(max_length=32768)]


class TextEdit(msgspec.Struct):
    """A change of the text: set or remove what stands at a path, or insert before an item of a list."""

    do: Literal["set", "insert", "remove"]
    path: str
    """Where: `$.edges[2].colour`."""
    value: Json = None


class FixRecord(msgspec.Struct):
    """One way out of a problem: its label in both languages, and the changes, which are one step of undo."""

    en: str
    es: str
    edits: tuple[TextEdit, ...]


class DraftProblem(msgspec.Struct):
    """Something wrong with a draft: its line, its path in the file, its place on the map, and the ways out."""

    severity: Severity
    what: str
    line: int
    path: str
    en: str
    es: str
    cells: tuple[str, ...] = ()
    """The cells that it is about."""
    fixes: tuple[FixRecord, ...] = ()


class EdgePlace(msgspec.Struct):
    """A border between two cells, and what may stand on it."""

    between: tuple[str, str]
    x: float
    y: float
    upright: bool
    is_open: bool
    """Whether survivors walk across it on the bare tiles."""
    allowed: tuple[str, ...]
    reason: str = ""
    """Why nothing may stand there, if so: the name of an error."""


class DraftChecked(msgspec.Struct):
    """What the server says about a draft: its problems, and what could be drawn of it."""

    problems: tuple[DraftProblem, ...]
    is_playable: bool
    board: BoardInfo | None = None
    """The board, with as many of its parts as could be read; None if not even the tiles could."""
    edges: tuple[EdgePlace, ...] = ()
    mission: MissionInfo | None = None
    """Its figures, if it can be played."""
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
    """How it ended; empty if it was abandoned for its length."""
    rounds: int
    survivors: int
    lost: int
    """Survivors who died."""
    goals: dict[int, int]
    """The goals that were reached, from 1, each with the round in which it first held."""
    causes: dict[str, int]
    """What killed survivors: a kind of zombie, `friend` or `otherwise`."""
    deaths: dict[str, int]
    """Where survivors died, by zone."""


class PlayTested(msgspec.Struct):
    """The matches that were played, in the order of their numbers."""

    matches: tuple[TestMatch, ...]
