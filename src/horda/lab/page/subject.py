"""What a report is of: a game, or one mission of it, with the settings that it was played in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from horda.bots import RANDOM
from horda.engine.game import Game
from horda.games import game
from horda.games.zombicide.game import MISSION, Zombicide
from horda.lab.folder import Folder
from horda.lab.intervals import Interval, share
from horda.lab.page.charts import IntervalLine
from horda.lab.series import Setting
from horda.locale import Words
from horda.locale.missions import mission_title

if TYPE_CHECKING:
    import polars as pl

    from horda.games.zombicide.missions.reader import MissionPlan

LAB = "lab"
"""The catalogue of what reports say."""


class SeveralMissions(ValueError):
    """A folder with several missions, or games, of which a report is of one."""

    def __init__(self, file: str, known: str) -> None:
        super().__init__(f"{file} has several missions; name one: {known}")
        self.file, self.known = file, known


class NothingPlayed(ValueError):
    """A series of which no match was played yet."""

    def __init__(self, file: str) -> None:
        super().__init__(f"no match was played in {file} yet")
        self.file = file


class Subject:
    """The matches of a report."""

    def __init__(self, folder: Folder, lang: str, mission: str | None = None) -> None:
        self.folder = folder
        series = folder.series
        groups: dict[str, list[int]] = {}
        for number, setting in enumerate(series.settings):
            groups.setdefault(str(setting.options.get(MISSION, setting.game)), []).append(number)
        if (mission is None and len(groups) > 1) or (mission is not None and mission not in groups):
            raise SeveralMissions(str(folder.path), ", ".join(groups))
        self.mission = mission or next(iter(groups))
        self.settings: dict[int, Setting] = {one: series.settings[one] for one in groups[self.mission]}
        self.seed = series.seed
        first = next(iter(self.settings.values()))
        self.game: Game = game(first.game)
        self.lang = lang
        self.words = self._words(first)
        self.tables = self._tables(folder)
        self.main = min(self.settings)
        """The setting whose matches are looked at closely: the first."""
        self.usual = self.settings[self.main]
        """The table that others are told from."""
        self.before: Subject | None = None
        """What it is compared with, where that is wanted."""
        self.beside: list[Subject] = []
        """The same at other tables, played into folders of their own; see `set_beside`."""

    def _words(self, setting: Setting) -> Words:
        families = [package.rstrip(".").rpartition(".")[2] for package in self.game.packages]
        own = self.game.own_words(setting.plain_options, self.lang)
        families.append(LAB)
        return Words(self.lang, self.game.id, families=families, figures=self.game.figures, own=own)

    def _tables(self, folder: Folder) -> dict[str, pl.DataFrame]:
        import polars as pl

        tables = folder.tables()
        matches = tables["matches"].filter(pl.col("setting").is_in(list(self.settings)))
        if matches.is_empty():
            raise NothingPlayed(str(folder.path))
        ours = matches.select("match", "setting", "won", "winners")
        return {
            name: matches
            if name == "matches"
            else table.join(ours, on="match", suffix="_of_match", maintain_order="left")
            for name, table in tables.items()
        }

    def say(self, message: str, /, **about: str | int | float) -> str:
        """A message of the catalogue of reports."""
        return self.words.say(f"lab-{message}", **about)

    def decimal(self, value: float) -> str:
        """A number with one decimal, as the language writes it."""
        return self.say("decimal", value=value)

    def to(self, low: str, high: str) -> str:
        """Between what something lies, as the language writes it."""
        return self.say("to", low=low, high=high)

    @cached_property
    def plan(self) -> MissionPlan | None:
        """The mission's map and goals, where the game has missions."""
        if not isinstance(self.game, Zombicide):
            return None
        return self.game.plan(self.settings[self.main].plain_options)

    @property
    def title(self) -> str:
        """The mission's name, or the game's."""
        if self.plan is None:
            return self.words.title()
        return mission_title(self.words, self.plan.goals.mission)

    def of(self, table: str, setting: int | None = None) -> pl.DataFrame:
        """The rows of one setting in a table; without one, of the main setting."""
        import polars as pl

        return self.tables[table].filter(pl.col("setting") == (self.main if setting is None else setting))

    @cached_property
    def matches(self) -> pl.DataFrame:
        """The matches of the main setting."""
        return self.of("matches")

    def label(self, number: int) -> str:
        """What tells a setting from the others."""
        setting = self.settings[number]
        first, people, seats = self.usual.options, setting.options.get("survivors"), len(setting.bots)
        told = []
        # Many survivors may need more players than few: that is no difference of its own.
        known = {len(self.usual.bots), self.game.seats_for(setting.plain_options)[0]}
        if people is None or seats not in known:
            told.append(self.say("seats", count=seats))
        if people is not None and (not told or people != first.get("survivors")):
            told.append(self.say("survivors", count=int(str(people))))
        told += [self.player(name) for name in dict.fromkeys(setting.bots)]
        for name, value in setting.plain_options.items():
            if name not in (MISSION, "survivors", "map") and value != first.get(name):
                told.append(f"{self.words.option(name)}: {self.words.value(name, value)}")
        return ", ".join(told)

    def player(self, name: str) -> str:
        """What a player is called."""
        known = f"lab-player-{name}"
        return self.words.say(known) if self.words.has(known) else Path(name).name

    def won(self, number: int) -> Interval:
        """How often a setting is won by anybody."""
        rows = self.of("matches", number)
        return share(int(rows["won"].sum()), rows.height)

    def set_beside(self, others: list[Subject]) -> None:
        """Show the results of other tables as well, told by what they have otherwise."""
        for one in others:
            one.usual = self.usual
        self.beside = others

    def played(self) -> list[tuple[Subject, int]]:
        """Every setting of which matches were played, one's own first, then those beside."""
        every = [(one, number) for one in (self, *self.beside) for number in one.settings]
        # The usual players first, whatever the table; those who play by chance come last.
        every.sort(key=lambda found: _how_unusual(found[0].settings[found[1]].bots, self.usual.bots))
        return [(one, number) for one, number in every if one.of("matches", number).height]

    def line(self, label: str, part: int, whole: int, note: str = "") -> IntervalLine:
        """A line of a figure for a share."""
        return IntervalLine(label, share(part, whole), note)

    def named(self, kind: str) -> Callable[[str], str]:
        """How things of a kind are called."""
        return lambda name: self.words.name(kind, name)


def _how_unusual(bots: Sequence[str], usual: Sequence[str]) -> int:
    return 2 if RANDOM in bots else int(set(bots) != set(usual))


def other_subject(subject: Subject, folder: Folder) -> Subject:
    """The matches of another folder that a report is compared with: of the same mission, or its only one."""
    missions = {str(one.options.get(MISSION, one.game)) for one in folder.series.settings}
    same = subject.mission if subject.mission in missions else None
    return Subject(folder, subject.lang, same)
