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
    """The figure, player or place that the question is about."""
    line: Annotated[str, msgspec.Meta(max_length=MAX_LINE)] = ""
    """The choice whose odds are asked, or the card that is fought."""
    counted: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=MAX_LINE)], ...], msgspec.Meta(max_length=30)
    ] = ()
    """Cards that are counted as if they had been played, each with its owner."""
    place: Name = ""
    pointing: Annotated[dict[Name, Name], msgspec.Meta(max_length=12)] = {}
    """The vote of each player: who points at whom."""
    vote: Literal["", "attack", "sharing"] = ""
    happened: Annotated[tuple[Happening, ...], msgspec.Meta(max_length=400)] = ()
    pictures: bool = False
    """Whether each step includes the board after it."""


class PictureRequest(SentPosition, omit_defaults=True, forbid_unknown_fields=True):
    """A position to be drawn."""

    theme: Literal["paper", "night"] = "night"


class RefereedMatchRequest(SentPosition, omit_defaults=True, forbid_unknown_fields=True):
    """A match that is to begin at a position."""

    seats: Annotated[tuple[SeatRequest, ...], msgspec.Meta(max_length=12)] = ()
    waits: bool = False


class PositionInfo(msgspec.Struct, omit_defaults=True):
    """A position that was read: its text and code, its keys, its view, and its problems."""

    game: str
    places_key: str = msgspec.field(name="placesKey")
    text: str
    code: str
    given: dict[str, Any]
    problems: tuple[PositionProblem, ...]
    seats: tuple[str, ...] = ()
    view: dict[str, Any] | None = None
    """The view of a spectator of the position as given; null if the position is impossible."""
    board: BoardInfo | None = None
    """The board; null if it is that of a mission in the box."""
    decision: OpenDecision | None = None


class RefereeAnswer(msgspec.Struct, omit_defaults=True):
    """The answer to a question; only the field for the asked question is set."""

    course: Course | None = None
    may: Permissions | None = None
    sees: SightLines | None = None
    odds: tuple[AttemptOdds, ...] | None = None
    votes: VoteAnswer | None = None


class RulesFound(msgspec.Struct):
    """The results of a search in a rulebook."""

    found: tuple[RuleFound, ...]
