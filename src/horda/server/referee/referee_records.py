"""Records of the referee's routes: bounded requests, and answers with sentences and rule ids."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from horda.referee.records import (
    AttemptOdds,
    Course,
    Happening,
    OpenDecision,
    Permissions,
    PositionProblem,
    RuleFound,
    SightLines,
    VoteAnswer,
)
from horda.server.protocol.catalogue_records import BoardInfo
from horda.server.protocol.match_records import SeatRequest

MAX_TEXT = 32_768
MAX_NAME = 64
MAX_LINE = 200
GivenKeys = Annotated[
    dict[Annotated[str, msgspec.Meta(max_length=MAX_NAME)], Any], msgspec.Meta(max_length=60)
]
Name = Annotated[str, msgspec.Meta(max_length=MAX_NAME)]


class SentPosition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A position as a client sends it: a text, a code from a link, or the parsed keys."""

    game: Name = ""
    text: Annotated[str, msgspec.Meta(max_length=MAX_TEXT)] = ""
    code: Annotated[str, msgspec.Meta(max_length=MAX_TEXT)] = ""
    given: GivenKeys | None = None
    lang: Literal["en", "es"] = "en"


class PositionQuestion(SentPosition, omit_defaults=True, forbid_unknown_fields=True):
    """A question about a position, with what has happened at the table since."""

    ask: Literal["zombies", "play", "may", "sees", "odds", "votes"] = "zombies"
    who: Name = ""
    """The figure, player or place that it is about."""
    line: Annotated[str, msgspec.Meta(max_length=MAX_LINE)] = ""
    """The choice whose odds are asked, or the card that is fought."""
    counted: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=MAX_LINE)], ...], msgspec.Meta(max_length=30)
    ] = ()
    """Cards that are counted in as if they had been played, each with its owner."""
    place: Name = ""
    pointing: Annotated[dict[Name, Name], msgspec.Meta(max_length=12)] = {}
    """Who points at whom in a vote."""
    vote: Literal["", "attack", "sharing"] = ""
    happened: Annotated[tuple[Happening, ...], msgspec.Meta(max_length=400)] = ()
    pictures: bool = False
    """Whether steps bring the board after them."""


class PictureRequest(SentPosition, omit_defaults=True, forbid_unknown_fields=True):
    """A position to be drawn."""

    theme: Literal["paper", "night"] = "night"


class RefereedMatchRequest(SentPosition, omit_defaults=True, forbid_unknown_fields=True):
    """A match that is to begin at a position."""

    seats: Annotated[tuple[SeatRequest, ...], msgspec.Meta(max_length=12)] = ()
    waits: bool = False


class PositionInfo(msgspec.Struct, omit_defaults=True):
    """A position that was read: its text and code, its keys, its view, and what is wrong with it."""

    game: str
    places_key: str = msgspec.field(name="placesKey")
    text: str
    code: str
    given: dict[str, Any]
    problems: tuple[PositionProblem, ...]
    seats: tuple[str, ...] = ()
    view: dict[str, Any] | None = None
    """The view of a spectator before anything runs on; null if the position cannot be."""
    board: BoardInfo | None = None
    """The board, if no mission of the box has it."""
    decision: OpenDecision | None = None


class RefereeAnswer(msgspec.Struct, omit_defaults=True):
    """The answer to a question; only the part that was asked for is there."""

    course: Course | None = None
    may: Permissions | None = None
    sees: SightLines | None = None
    odds: tuple[AttemptOdds, ...] | None = None
    votes: VoteAnswer | None = None


class RulesFound(msgspec.Struct):
    """What was found in a rulebook."""

    found: tuple[RuleFound, ...]
