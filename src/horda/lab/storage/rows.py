"""Row types of the tables. Rows do not depend on where or when the match was played."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import msgspec


class MatchRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A match: its setup and its outcome."""

    match: int
    setting: int
    number: int
    """Number among the matches of its setting; matches with the same number share a seed."""
    seed: str
    game: str
    rules: int
    horda: str
    seats: int
    bots: tuple[str, ...]
    playouts: int
    options: str
    """Options as JSON, without the text of a custom mission, which is in the plan."""
    mission: str
    """The mission; empty if the game has none."""
    survivors: int
    """Number of survivors or Characters at the start."""
    finished: bool
    """Whether the match ended; a match with too many decisions is abandoned."""
    together: bool
    """Whether all players win or lose together."""
    won: bool
    """Whether anybody won."""
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    why: str
    rounds: int
    decisions: int
    hash: str
    """Fingerprint of the last position; a repetition of the match has the same."""


class SeatResultRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The result of one seat in a match."""

    match: int
    seat: int
    bot: str
    won: bool
    alone: bool
    score: float
    people: int
    """Number of survivors or Characters that the seat controlled."""
    lost: int
    kills: int
    deals: int
    kept: int
    broken: int
    """Promises broken; `kept` counts those kept."""


class CharacterRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The fate of a survivor or Character."""

    match: int
    name: str
    seat: int
    alive: bool
    round: int | None
    """Round of death."""
    place: str
    """Zone or location of death."""
    cause: str
    """Cause of death."""
    kills: int
    level: int
    experience: int


class TallyRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """How often something happened in a match: kills in a zone, a card played, a danger level reached."""

    match: int
    what: str
    name: str
    seat: int
    """The seat that the tally belongs to, or -1."""
    round: int
    """Round in which it first happened, or in which it was counted."""
    count: int


class TallyColumns(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The tallies of some matches in columns, each name stored once, which is faster than rows."""

    match: list[int] = []
    each: list[int] = []
    """Number of tallies of each match."""
    what: list[str] = []
    name: list[str] = []
    """Names of the tallies; `key` refers to them by index."""
    key: list[int] = []
    """Name index, round and seat of each tally, packed as in `match_counts`."""
    count: list[int] = []


class RoundRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The position at the start of a round."""

    match: int
    round: int
    alive: int
    dead: int
    """Number of zombies on the board."""
    danger: int
    taken: int
    """Number of taken objectives, or the game's own measure of progress."""


class EventRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One event of a match."""

    match: int
    at: int
    name: str
    about: str
    """Fields of the event in order, as JSON."""


class DecisionRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One decision of a match."""

    match: int
    at: int
    seat: int
    verb: str
    about: str
    """Arguments of the choice by name, as JSON."""


class MatchRows(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The rows that some matches add to each table; tallies, the most numerous, are in columns."""

    matches: list[MatchRow] = []
    seats: list[SeatResultRow] = []
    people: list[CharacterRow] = []
    tallies: TallyColumns = msgspec.field(default_factory=TallyColumns)
    rounds: list[RoundRow] = []
    events: list[EventRow] = []
    decisions: list[DecisionRow] = []


TABLES: dict[str, type[msgspec.Struct]] = {
    "matches": MatchRow,
    "seats": SeatResultRow,
    "people": CharacterRow,
    "tallies": TallyRow,
    "rounds": RoundRow,
    "events": EventRow,
    "decisions": DecisionRow,
}
"""Row type of each table, in the field order of `MatchRows`."""
