"""Facts for finding a mission: its length, difficulty, kind, and the tiles and tokens that it needs.

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
"""The file in a box's content with the measured figures of its missions."""
Level = Literal["tutorial", "easy", "medium", "hard"]
MissionKind = Literal["escape", "hunt", "hold", "race", "collect"]
MISSION_KINDS: Final[tuple[MissionKind, ...]] = ("escape", "hunt", "hold", "race", "collect")
"""The kinds of mission: escape, kill, hold out, beat the clock, take or carry things."""
TIME_COUNTER: Final = "time"
"""The name of the counter that is the mission's time track."""
LEVELS: Final[tuple[tuple[Level, float], ...]] = (
    ("tutorial", 80.0),
    ("easy", 57.5),
    ("medium", 32.5),
    ("hard", 0.0),
)
"""For each measured difficulty, the minimum percentage of matches that bots win.

The intended percentages of neighbouring levels overlap; the middle of the overlap divides them.
"""


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Measurements of a mission: the percentage of matches that bots won, the number of matches, and their rounds."""

    won: float
    matches: int
    rounds: tuple[int, int, int]
    """The 10th, 50th and 90th percentile of the number of rounds."""


class MissionFacts(NamedTuple):
    """The facts about a mission that a search can use."""

    minutes: int
    survivors: tuple[int, int]
    difficulty: str
    """The difficulty that its author chose."""
    level: Literal["", "tutorial", "easy", "medium", "hard"]
    """Its measured difficulty: `tutorial`, `easy`, `medium` or `hard`; empty if it was not measured."""
    won: float | None
    """The percentage of matches that bots win; None if it was not measured."""
    rounds: int | None
    """The median number of rounds; None if it was not measured."""
    kinds: tuple[MissionKind, ...]
    tiles: tuple[str, ...]
    """The tiles that the mission needs, as printed, sorted by name."""
    tokens: dict[str, int]
    """The number of tokens of each kind that the mission needs."""
    rivals: bool
    """Whether teams compete in it."""

    def can_be_laid(self, tiles: Collection[str]) -> bool:
        """Return whether these tiles suffice for the mission; a tile is named by either of its faces."""
        owned = {card_of(tile) for tile in tiles}
        return all(card_of(tile) in owned for tile in self.tiles)


class MissionSearch(NamedTuple):
    """The criteria of a search for missions; those that are None or empty do not matter."""

    minutes: int | None = None
    """The maximum duration in minutes."""
    survivors: int | None = None
    level: str | None = None
    kind: str | None = None
    tiles: tuple[str, ...] | None = None
    """The tiles that the player owns."""

    def fits(self, facts: MissionFacts) -> bool:
        """Return whether the facts meet all criteria; the author's difficulty counts if none was measured."""
        low, high = facts.survivors
        return (
            (self.minutes is None or facts.minutes <= self.minutes)
            and (self.survivors is None or low <= self.survivors <= high)
            and (self.level is None or self.level == (facts.level or facts.difficulty))
            and (self.kind is None or self.kind in facts.kinds)
            and (self.tiles is None or facts.can_be_laid(self.tiles))
        )


def measures_in(package: str) -> dict[str, Measured]:
    """Return the measurements of the missions of a box, by mission id; empty if the box has none."""
    source = folder_of(package).joinpath(MEASURED)
    return records(source, dict[str, Measured]) if source.is_file() else {}


def facts_of(plan: MissionPlan, measured: Measured | None = None) -> MissionFacts:
    """Return the facts of a mission; `measured` is its measurement, if there is one."""
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
    """Return the difficulty of a mission of which bots win this percentage of matches."""
    return next(level for level, least in LEVELS if won >= least)


def kinds_of(mission: Mission) -> tuple[MissionKind, ...]:
    """Return the kinds of a mission, derived from the conditions that win or lose it."""
    wanted = [mission.win] if mission.win is not None else list(mission.goals)
    found = {kind for condition in wanted for kind in _kinds_within(condition)}
    if any(_runs_out(condition) for condition in mission.lose.values()):
        found.add("race")
    return tuple(kind for kind in MISSION_KINDS if kind in found)


def _kinds_within(condition: ConditionRecord) -> Iterator[str]:
    """Yield the kinds of the words in a condition, without those in `unless`."""
    for path, part, _ in inside("", condition):
        if ".unless" not in path:
            for word in part.words:
                if word.value_in(part) is not None:
                    yield from word.kinds


def _runs_out(condition: ConditionRecord) -> bool:
    """Return whether a condition holds when time has run out."""
    for _, part, _ in inside("", condition):
        counted = CountedWord.value_in(part)
        if RoundsWord.value_in(part) is not None or RoundWord.value_in(part) is not None:
            return True
        if counted is not None and counted.name == TIME_COUNTER:
            return True
    return False


def tiles_of(mission: Mission) -> tuple[str, ...]:
    """Return the tiles of the box that a mission uses, without their rotation."""
    own = {tile.id for tile in mission.own_tiles}
    laid = {name.partition(".")[0] for row in mission.tiles for name in row if name is not None}
    return tuple(sorted(laid - own))


def card_of(tile: str) -> str:
    """Return the number of the cardboard tile to which a face belongs."""
    return "".join(sign for sign in tile if sign.isdigit()) or tile
