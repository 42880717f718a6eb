"""The base class of a mechanism's additions to mission files: keys, tokens and words, with reading and checks."""

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
"""The kinds of token that every edition has."""


class MissionPart(MissionAddition):
    """The additions of one mechanism to missions. It has no state."""

    keys: ClassVar[Keys | None] = None
    """The keys it adds to mission files, with their default values."""
    token_keys: ClassVar[Keys | None] = None
    """The keys it adds to the records of tokens."""
    conditions: ClassVar[tuple[AnyCondition, ...]] = ()
    """The conditions it adds to mission files."""
    effects: ClassVar[tuple[AnyEffect, ...]] = ()
    """The effects it adds to mission files."""
    coloured_events: ClassVar[tuple[str, ...]] = ()
    """The mechanism's events (`Mechanism.happenings`) that a trigger may limit to a colour."""
    event_names: ClassVar[Mapping[str, str]] = {}
    """By event of the mechanism that concerns a named thing, the kind of that thing, such as `card`."""
    most: ClassVar[Mapping[str, int]] = {}
    """The largest number of items that a custom mission may have under each of its keys."""

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Store the mechanism's keys of a mission in its rules; errors name their line."""

    def cover(self, reader: Reader, board: Board, token: TokenRecord, path: str) -> None:
        """Change the zones under one of the mechanism's tokens."""

    def divide(self, board: Board, starts: set[int]) -> None:
        """Change the board after all tokens are placed, before rooms are joined into buildings."""

    def add_zones(self, board: Board, mission: Mission) -> None:
        """Add zones beyond the tiles to a finished board."""

    def colour_of(self, token: TokenRecord, mission: Mission, so_far: str) -> str:
        """Return the colour that a placed token shows."""
        return so_far

    def more_tokens(self, mission: Mission) -> list[tuple[str, str]]:
        """Return the kind and zone of each token that the mechanism adds to the mission's own."""
        return []

    def extra_zones(self, check: Checker, reached: set[int]) -> set[int]:
        """Return the further zones that survivors can reach at best because of the mechanism."""
        return set()

    def problems(self, check: Checker) -> Iterator[Problem]:
        """Yield the problems of the mechanism's keys in a mission that can be read."""
        return iter(())


Parts = Mapping[str, MissionPart]
"""The additions of an edition's mechanisms, by mechanism."""


def mission_parts(mechanisms: Iterable[Mechanism]) -> dict[str, MissionPart]:
    """Return the additions of some mechanisms to missions, by mechanism."""
    found: dict[str, MissionPart] = {}
    for mechanism in mechanisms:
        part = mechanism.mission_part()
        if part is not None:
            assert isinstance(part, MissionPart)
            found[mechanism.name] = part
    return found
