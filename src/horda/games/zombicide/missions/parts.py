"""What a mechanism adds to the files of missions: keys, tokens, words of goals, with their reading and errors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, TypeVar

import msgspec

from horda.games.zombicide.mechanism import Mechanism, MissionAddition
from horda.games.zombicide.missions.records import (
    Mission,
    TokenRecord,
)
from horda.games.zombicide.missions.words import AnyCondition, AnyEffect, AnyWord

if TYPE_CHECKING:
    from horda.games.zombicide.missions.checking.checker import Checker, Problem
    from horda.games.zombicide.missions.reading.reader import Reader
    from horda.games.zombicide.rules.board.graph import Board
    from horda.games.zombicide.rules.goals.goals import MissionRules

K = TypeVar("K", bound=msgspec.Struct)
Keys = type[msgspec.Struct]
Words = tuple[AnyWord, ...]

COMMON_TOKENS = ("start", "exit", "objective", "spawn", "marker")
"""Tokens that every edition has."""


class MissionPart(MissionAddition):
    """What one mechanism adds to missions. It has no state."""

    keys: ClassVar[Keys | None] = None
    """The keys it adds to mission files, with their default values."""
    token_keys: ClassVar[Keys | None] = None
    """What a file may say of a token besides."""
    conditions: ClassVar[tuple[AnyCondition, ...]] = ()
    """The conditions it adds to mission files."""
    effects: ClassVar[tuple[AnyEffect, ...]] = ()
    """The effects it adds to mission files."""
    coloured_events: ClassVar[tuple[str, ...]] = ()
    """Those of the mechanism's events (`Mechanism.happenings`) that a trigger may limit to a colour."""
    event_names: ClassVar[Mapping[str, str]] = {}
    """For those of its events that are about something with a name, the kind of that: `card`."""
    most: ClassVar[Mapping[str, int]] = {}
    """The largest number of items that a custom mission may have under each of its keys."""

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Read the mechanism's keys of a mission into its rules; errors name their line."""

    def cover(self, reader: Reader, board: Board, token: TokenRecord, path: str) -> None:
        """Make of the zones under one of its tokens what the token says."""

    def divide(self, board: Board, starts: set[int]) -> None:
        """Change the whole board once all tokens lie, before rooms are joined into buildings."""

    def add_zones(self, board: Board, mission: Mission) -> None:
        """Add to a finished board what lies beyond its tiles."""

    def colour_of(self, token: TokenRecord, mission: Mission, so_far: str) -> str:
        """Return the colour that a token shows as it lies."""
        return so_far

    def more_tokens(self, mission: Mission) -> list[tuple[str, str]]:
        """Return the tokens that the mechanism adds to the mission's own: kind and zone of each."""
        return []

    def extra_zones(self, check: Checker, reached: set[int]) -> set[int]:
        """Return the zones that survivors who come to some can come to by it, when all goes well."""
        return set()

    def problems(self, check: Checker) -> Iterator[Problem]:
        """Return what is wrong with a mission that can be read."""
        return iter(())


Parts = Mapping[str, MissionPart]
"""The parts of an edition's mechanisms, by their names."""


def mission_parts(mechanisms: Iterable[Mechanism]) -> dict[str, MissionPart]:
    """Return what some mechanisms add to missions, by their names."""
    found: dict[str, MissionPart] = {}
    for mechanism in mechanisms:
        part = mechanism.mission_part()
        if part is not None:
            assert isinstance(part, MissionPart)
            found[mechanism.name] = part
    return found
