"""The subject of a report: a game or one of its missions, with the settings played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from horda.bots import RANDOM
from horda.engine.game import Game
from horda.games import game
from horda.games.zombicide.game import MISSION, Zombicide
from horda.lab.intervals import Interval, share
from horda.lab.series import Setting
from horda.lab.storage.series_folder import Folder
from horda.locale import Words
from horda.locale.missions import mission_title

if TYPE_CHECKING:
    import polars as pl

    from horda.games.zombicide.missions.reading.plan import MissionPlan

LAB_CATALOGUE = "lab"
"""The message catalogue of the reports."""


class SeveralMissions(ValueError):
    """The folder has several missions or games, and a report covers one."""

    def __init__(self, file: str, known: str) -> None:
        super().__init__(f"{file} has several missions; name one: {known}")
        self.file, self.known = file, known


class NothingPlayed(ValueError):
    """No match of the series was played yet."""

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
        """The number of the setting examined in detail: the first one."""
        self.usual = self.settings[self.main]
        """The setting to which the labels of others are relative."""
        self.compared_with: Subject | None = None
        """The subject to compare with, if any."""
        self.other_tables: list[Subject] = []
        """The same mission or game with other seats or bots, from their own folders."""

    def _words(self, setting: Setting) -> Words:
        families = [package.rstrip(".").rpartition(".")[2] for package in self.game.packages]
        own = self.game.own_words(setting.plain_options, self.lang)
        families.append(LAB_CATALOGUE)
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

    def text(self, message: str, /, **about: str | int | float) -> str:
        """Return a message of the reports' catalogue."""
        return self.words.say(f"lab-{message}", **about)

    def decimal(self, value: float) -> str:
        """Format a number with one decimal."""
        return self.text("decimal", value=value)

    def format_range(self, low: str, high: str) -> str:
        """Format a range in the report's language."""
        return self.text("to", low=low, high=high)

    @cached_property
    def plan(self) -> MissionPlan | None:
        """Return the mission's map and goals; None if the game has no missions."""
        if not isinstance(self.game, Zombicide):
            return None
        return self.game.plan(self.settings[self.main].plain_options)

    @property
    def title(self) -> str:
        """The name of the mission, or of the game."""
        if self.plan is None:
            return self.words.title()
        return mission_title(self.words, self.plan.goals.mission)

    def rows_of(self, table: str, setting: int | None = None) -> pl.DataFrame:
        """Return the rows of one setting in a table, by default the main one."""
        import polars as pl

        return self.tables[table].filter(pl.col("setting") == (self.main if setting is None else setting))

    @cached_property
    def matches(self) -> pl.DataFrame:
        """Return the matches of the main setting."""
        return self.rows_of("matches")

    def label(self, number: int) -> str:
        """Describe how a setting differs from the others."""
        setting = self.settings[number]
        first, people, seats = self.usual.options, setting.options.get("survivors"), len(setting.bots)
        labels = []
        # More survivors may require more players; that is no difference of its own.
        known = {len(self.usual.bots), self.game.seats_for(setting.plain_options)[0]}
        if people is None or seats not in known:
            labels.append(self.text("seats", count=seats))
        if people is not None and (not labels or people != first.get("survivors")):
            labels.append(self.text("survivors", count=int(str(people))))
        labels += [self.player(name) for name in dict.fromkeys(setting.bots)]
        for name, value in setting.plain_options.items():
            if name not in (MISSION, "survivors", "map") and value != first.get(name):
                labels.append(f"{self.words.option(name)}: {self.words.value(name, value)}")
        return ", ".join(labels)

    def player(self, name: str) -> str:
        """Return the display name of a bot."""
        known = f"lab-player-{name}"
        return self.words.say(known) if self.words.has(known) else Path(name).name

    def win_share(self, number: int) -> Interval:
        """Return the share of matches of a setting that anybody wins."""
        rows = self.rows_of("matches", number)
        return share(int(rows["won"].sum()), rows.height)

    def add_other_tables(self, others: list[Subject]) -> None:
        """Include the results of other settings, labelled by their differences."""
        for one in others:
            one.usual = self.usual
        self.other_tables = others

    def played_settings(self) -> list[tuple[Subject, int]]:
        """Return every setting with matches, those of this subject before the other tables."""
        every = [(one, number) for one in (self, *self.other_tables) for number in one.settings]
        # The usual bots first, whatever the table size; random bots last.
        every.sort(key=lambda found: _how_unusual(found[0].settings[found[1]].bots, self.usual.bots))
        return [(one, number) for one, number in every if one.rows_of("matches", number).height]


def _how_unusual(bots: Sequence[str], usual: Sequence[str]) -> int:
    return 2 if RANDOM in bots else int(set(bots) != set(usual))


def other_subject(subject: Subject, folder: Folder) -> Subject:
    """Return the subject of another folder: the same mission, or its only one."""
    missions = {str(one.options.get(MISSION, one.game)) for one in folder.series.settings}
    same = subject.mission if subject.mission in missions else None
    return Subject(folder, subject.lang, same)
