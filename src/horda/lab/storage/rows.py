"""What is kept of a match, in rows. Nothing in them depends on where or when it was played."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import msgspec


class MatchRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A match: how it was set up and what came of it."""

    match: int
    setting: int
    number: int
    """Its number among the matches of its setting; those of one number have one seed."""
    seed: str
    game: str
    rules: int
    horda: str
    seats: int
    bots: tuple[str, ...]
    playouts: int
    options: str
    """As JSON, without the text of a mission of one's own: that is in the plan."""
    mission: str
    """Empty where the game has none."""
    survivors: int
    """How many began the match, as people of the game: survivors, Characters."""
    finished: bool
    """Whether it came to an end; one that takes too many decisions is given up."""
    together: bool
    """Whether all at the table win or lose as one."""
    won: bool
    """Whether anybody won."""
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    why: str
    rounds: int
    decisions: int
    hash: str
    """The fingerprint of the last position: a match played again comes to the same."""


class SeatResultRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What one seat made of a match."""

    match: int
    seat: int
    bot: str
    won: bool
    alone: bool
    score: float
    people: int
    """How many it led."""
    lost: int
    kills: int
    deals: int
    kept: int
    broken: int
    """Promises."""


class CharacterRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What became of a survivor or Character."""

    match: int
    name: str
    seat: int
    alive: bool
    round: int | None
    """The round of its death."""
    place: str
    """Where it died."""
    cause: str
    """What killed it."""
    kills: int
    level: int
    experience: int


class TallyRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """How often something happened in a match: kills in a zone, a card played, a danger level reached."""

    match: int
    what: str
    name: str
    seat: int
    """Of whom; -1 where it is nobody's."""
    round: int
    """When it first happened, or in which round it was counted."""
    count: int


class TallyColumns(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The tallies of some matches, each name once: in rows they took as long as all that is counted."""

    match: list[int] = []
    each: list[int] = []
    """How many tallies each of the matches has."""
    what: list[str] = []
    name: list[str] = []
    """What was tallied, under the number of its place here."""
    key: list[int] = []
    """Of each tally that number, the round and the seat, as `counting` packs them."""
    count: list[int] = []


class RoundRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """How the match stood when a round began."""

    match: int
    round: int
    alive: int
    dead: int
    """Zombies on the table."""
    danger: int
    taken: int
    """Objectives, or what else the game counts as progress."""


class EventRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something that happened."""

    match: int
    at: int
    name: str
    about: str
    """Its fields in order, as JSON."""


class DecisionRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something that was decided."""

    match: int
    at: int
    seat: int
    verb: str
    about: str
    """Its arguments by name, as JSON."""


class MatchRows(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What some matches leave in each of the tables; what there is most of, in columns."""

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
"""The tables by name, as `MatchRows` has them."""
