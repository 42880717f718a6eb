"""Facts by which a mission is found: how long and hard it is, what kind it is, and what one needs to lay it out.

All are derived from the mission and from the figures that `make figures` measures (`content/measured.yaml`).
"""

# horda: interpreted, because it reads records of msgspec

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final, Literal, NamedTuple

import msgspec

from horda.engine.content.typed_yaml import records
from horda.games.zombicide.box.content import folder_of
from horda.games.zombicide.missions.conditions.progress import CountedWord, RoundsWord, RoundWord
from horda.games.zombicide.missions.custom import inside
from horda.games.zombicide.missions.reading.plan import MissionPlan
from horda.games.zombicide.missions.records import ConditionRecord, Mission

MEASURED: Final = "measured.yaml"
"""The file of the figures of a box's missions, in its content."""
Level = Literal["tutorial", "easy", "medium", "hard"]
MissionKind = Literal["escape", "hunt", "hold", "race", "collect"]
MISSION_KINDS: Final[tuple[MissionKind, ...]] = ("escape", "hunt", "hold", "race", "collect")
"""Get away, kill, keep something for a time, do it before time runs out, take or carry things."""
TIME_COUNTER: Final = "time"
"""The counter of the mission's time track."""
LEVELS: Final[tuple[tuple[Level, float], ...]] = (
    ("tutorial", 80.0),
    ("easy", 57.5),
    ("medium", 32.5),
    ("hard", 0.0),
)
"""The measured difficulty: the least share of matches, of 100, that bots win of a mission of each level.

The wanted shares of neighbouring levels overlap; the middle of the overlap divides them.
"""


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured of a mission: bots' wins of 100 matches, how many were played, and the rounds they took."""

    won: float
    matches: int
    rounds: tuple[int, int, int]
    """The rounds of the 10th, 50th and 90th of 100 matches."""


class MissionFacts(NamedTuple):
    """What somebody who looks for a mission may ask of it."""

    minutes: int
    survivors: tuple[int, int]
    difficulty: str
    """What its author calls it."""
    level: Literal["", "tutorial", "easy", "medium", "hard"]
    """Its measured difficulty: `tutorial`, `easy`, `medium` or `hard`; empty if it was not measured."""
    won: float | None
    """Matches of 100 that bots win."""
    rounds: int | None
    """Rounds that half of the matches take at most."""
    kinds: tuple[MissionKind, ...]
    tiles: tuple[str, ...]
    """The tiles that one needs, as they are printed, in order of their names."""
    tokens: dict[str, int]
    """How many tokens of each kind one needs."""
    rivals: bool
    """Whether teams play it against each other."""

    def can_be_laid(self, tiles: Collection[str]) -> bool:
        """Return whether somebody who owns these tiles can lay it; a tile is named by either of its faces."""
        owned = {card_of(tile) for tile in tiles}
        return all(card_of(tile) in owned for tile in self.tiles)


class MissionSearch(NamedTuple):
    """What is asked of the missions of a list; what is not given does not matter."""

    minutes: int | None = None
    """At most."""
    survivors: int | None = None
    level: str | None = None
    kind: str | None = None
    tiles: tuple[str, ...] | None = None
    """The tiles that are owned."""

    def fits(self, facts: MissionFacts) -> bool:
        """Return whether a mission with these facts matches; one that was not measured has its author's difficulty."""
        low, high = facts.survivors
        return (
            (self.minutes is None or facts.minutes <= self.minutes)
            and (self.survivors is None or low <= self.survivors <= high)
            and (self.level is None or self.level == (facts.level or facts.difficulty))
            and (self.kind is None or self.kind in facts.kinds)
            and (self.tiles is None or facts.can_be_laid(self.tiles))
        )


def measures_in(package: str) -> dict[str, Measured]:
    """Return what was measured of the missions of a box, by their ids; nothing for a box without figures."""
    source = folder_of(package).joinpath(MEASURED)
    return records(source, dict[str, Measured]) if source.is_file() else {}


def facts_of(plan: MissionPlan, measured: Measured | None = None) -> MissionFacts:
    """Return the facts of a mission; `measured` is what was measured of it, if anything."""
    mission = plan.mission
    return MissionFacts(
        minutes=mission.minutes,
        survivors=mission.survivors,
        difficulty=mission.difficulty,
        level=level_of(measured.won) if measured is not None else "",
        won=measured.won if measured is not None else None,
        rounds=measured.rounds[1] if measured is not None else None,
        kinds=kinds_of(mission),
        tiles=tiles_of(mission),
        tokens=dict(sorted(Counter(token.put for token in mission.tokens).items())),
        rivals=not plan.goals.together,
    )


def level_of(won: float) -> Level:
    """Return the difficulty of a mission of which bots win this many of 100 matches."""
    return next(level for level, least in LEVELS if won >= least)


def kinds_of(mission: Mission) -> tuple[MissionKind, ...]:
    """Return the kinds of a mission, by the words of what wins and loses it."""
    wanted = [mission.win] if mission.win is not None else list(mission.goals)
    found = {kind for condition in wanted for kind in _kinds_within(condition)}
    if any(_runs_out(condition) for condition in mission.lose.values()):
        found.add("race")
    return tuple(kind for kind in MISSION_KINDS if kind in found)


def _kinds_within(condition: ConditionRecord) -> Iterator[str]:
    """Yield the kinds of the words in a condition that have to hold."""
    for path, part, _ in inside("", condition):
        if ".unless" not in path:
            for word in part.words:
                if word.value_in(part) is not None:
                    yield from word.kinds


def _runs_out(condition: ConditionRecord) -> bool:
    """Return whether a condition comes to hold when time has run out."""
    for _, part, _ in inside("", condition):
        counted = CountedWord.value_in(part)
        if RoundsWord.value_in(part) is not None or RoundWord.value_in(part) is not None:
            return True
        if counted is not None and counted.name == TIME_COUNTER:
            return True
    return False


def tiles_of(mission: Mission) -> tuple[str, ...]:
    """Return the tiles of the box that a mission lays, without their turns."""
    own = {tile.id for tile in mission.own_tiles}
    laid = {name.partition(".")[0] for row in mission.tiles for name in row if name is not None}
    return tuple(sorted(laid - own))


def card_of(tile: str) -> str:
    """Return the number of the cardboard tile that a face belongs to."""
    return "".join(sign for sign in tile if sign.isdigit()) or tile
