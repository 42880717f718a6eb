"""Records of the workshop: the kit of a game, the check of a draft, and the play-test."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from horda.server.protocol.catalogue_records import BoardInfo, MissionInfo, OwnWords

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


class Slot(msgspec.Struct):
    """A place in a sentence that holds a value."""

    name: str
    """The key in the record; empty if the value stands alone."""
    kind: str
    """What fits: `place`, `token`, `colour`, `zombie`, `card`, `gate`, `number`, `flag`, `option` and so on."""
    required: bool
    options: tuple[str, ...] = ()
    """The words that fit besides, or alone for the kind `option`."""
    is_list: bool = False
    """Whether several values fit."""


class WordForm(msgspec.Struct):
    """A word of the vocabulary: its key in the file, and the slots of its sentence."""

    key: str
    slots: tuple[Slot, ...]
    short: str | None = None
    """The slot that a value without a record fills; None if the word has no such short form."""
    alone: str = ""
    """The value that stands for all slots empty, such as `objective` in `taken: objective`."""


class Vocabulary(msgspec.Struct):
    """Everything that the sentences of a game's missions may say."""

    conditions: tuple[WordForm, ...]
    effects: tuple[WordForm, ...]
    events: tuple[str, ...]
    token_slots: tuple[Slot, ...]
    """What a token may have besides its kind and its place."""


class WorkshopKit(msgspec.Struct):
    """What the workshop of a game lays on its bench."""

    game: str
    unit: float
    """The side of a cell in drawings; a tile has three by three."""
    tiles: tuple[TileFace, ...]
    tokens: tuple[PieceKind, ...]
    edges: tuple[PieceKind, ...]
    zombies: tuple[str, ...]
    cards: tuple[str, ...]
    people: tuple[str, ...]
    skills: tuple[str, ...]
    specialties: tuple[str, ...]
    vocabulary: Vocabulary
    max_bytes: int
    """The longest text of a mission."""
    max_across: int
    """The most tiles in a row or a column."""


# --- the check -----------------------------------------------------------------------------------


class DraftText(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a mission that is being drawn."""

    text: Annotated[str, msgspec.Meta(max_length=32768)]


class Edit(msgspec.Struct):
    """A change of the text: set or remove what stands at a path, or append to the list there."""

    do: Literal["set", "append", "remove"]
    path: str
    """Where: `$.edges[2].colour`."""
    value: msgspec.Raw | None = None
    """The new value as JSON."""


class Fix(msgspec.Struct):
    """One way out of a problem: its label in both languages, and the changes, which are one step of undo."""

    en: str
    es: str
    edits: tuple[Edit, ...]


class DraftProblem(msgspec.Struct):
    """Something wrong with a draft: its line, its path in the file, its place on the map, and the ways out."""

    severity: Literal["error", "warning", "advice"]
    what: str
    line: int
    path: str
    en: str
    es: str
    cells: tuple[str, ...] = ()
    """The cells that it is about."""
    fixes: tuple[Fix, ...] = ()


class EdgePlace(msgspec.Struct):
    """A border between two cells, and what may stand on it."""

    between: tuple[str, str]
    x: float
    y: float
    upright: bool
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


class Death(msgspec.Struct, frozen=True):
    """Where and by what a survivor died."""

    zone: str
    cause: str
    """A kind of zombie, `friend`, or `other`."""
    round: int


class TestMatch(msgspec.Struct, frozen=True):
    """One match of a play-test."""

    number: int
    won: bool
    why: str
    """How it ended; empty if it was abandoned for its length."""
    rounds: int
    goals: tuple[int, ...]
    """The round in which each goal was first reached; 0 if never."""
    deaths: tuple[Death, ...]


class PlayTested(msgspec.Struct):
    """The matches that were played, in the order of their numbers."""

    matches: tuple[TestMatch, ...]
