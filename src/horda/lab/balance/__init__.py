"""Tables of the balance pages: every mission, or every number of players, of a game.

Used by `tools/generate/figures.py` and the reports; a game without missions has a module of its name here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

from horda.bots import best_bot
from horda.engine.choices import Plain
from horda.games import game
from horda.games.zombicide.game import MISSION, Zombicide
from horda.lab.balance.match_figures import MatchFigures, format_share, table_lines
from horda.lab.intervals import share
from horda.lab.series import Series, Setting
from horda.lab.simulation_report import Spread

if TYPE_CHECKING:
    import polars as pl

    from horda.games.zombicide.missions.reading.plan import MissionPlan
    from horda.lab.storage.series_folder import Folder

TARGET_WIN_RATES: Final = {"tutorial": (80, 100), "easy": (50, 90), "medium": (25, 65), "hard": (8, 40)}
"""Percentage of matches that the heuristic bot should win, by the mission's difficulty."""
RANDOM: Final = "random"
ONE_GOOD_SUFFIX: Final = "-one"
"""Suffix of the names of tables at which one seat has the best bot and the others the random one."""
MISSION_HEADERS: Final = (
    "mission", "difficulty", "wanted, of 100", "heuristic bot wins, of 100", "matches", "random bot wins",
    "rounds p10 / p50 / p90",
)  # fmt: skip
RIVALS_HEADERS: Final = (
    "mission", "first team wins, of 100", "second team wins, of 100", "all dead, of 100", "matches",
)  # fmt: skip
TABLE_PATTERN: Final = re.compile(r"(<!-- figures: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def box_series(name: str, *, matches: int, seed: int | str, missions: Sequence[str] = ()) -> Series:
    """Return the series of all missions of a box, each with the best bot and with the random one."""
    shelf = game(name)
    assert isinstance(shelf, Zombicide)
    bots = dict.fromkeys((best_bot(name), RANDOM))
    settings: list[Setting] = []
    for mission in missions or shelf.plans:
        options: dict[str, Plain] = {MISSION: mission}
        seats = shelf.seats_for(options)[0]
        settings.extend(Setting(name, (bot,) * seats, dict(options)) for bot in bots)
    return Series(tuple(settings), matches, seed)


def settings_by_table(name: str) -> dict[str, Setting]:
    """Return the settings of a game without missions by table name, first by number of players.

    `4` has four best bots, `4-one` one of them and random bots.
    """
    shelf, best = game(name), best_bot(name)
    counts = range(shelf.min_seats, shelf.max_seats + 1)
    same_bots = {str(count): Setting(name, (best,) * count) for count in counts}
    one_good = {
        f"{count}{ONE_GOOD_SUFFIX}": Setting(name, (best, *(RANDOM,) * (count - 1))) for count in counts
    }
    extra: dict[str, Setting] = import_module(f"{__name__}.{name}").extra_settings()
    return same_bots | one_good | extra


def balance_tables(name: str, folders: Mapping[str, Folder]) -> dict[str, list[str]]:
    """Return the tables of a game's balance page by name, from the folders of its matches."""
    if isinstance(game(name), Zombicide):
        (folder,) = folders.values()
        found = {name: missions_table(folder)}
        rivals = rivals_table(folder)
        return found | {f"{name}_rivals": rivals} if rivals else found
    made: dict[str, list[str]] = import_module(f"{__name__}.{name}").tables(folders)
    return made


def missions_table(folder: Folder) -> list[str]:
    """Return the lines of the table of cooperative missions."""
    matches = folder.tables()["matches"]
    rows: list[Sequence[str]] = []
    for plan, (clever, blind) in _missions(folder):
        if plan.goals.together:
            sides = (matches.filter(matches["setting"] == one) for one in (clever, blind))
            rows.append(mission_row(plan.mission.id, plan.mission.difficulty, *sides))
    return table_lines(MISSION_HEADERS, rows)


def rivals_table(folder: Folder) -> list[str]:
    """Return the lines of the table of competitive missions; empty if the game has none."""
    counted, rows = MatchFigures(folder), []
    seats = counted.tables["seats"].join(counted.matches.select("match", "setting"), on="match")
    for plan, (clever, _) in _missions(folder):
        if not plan.goals.together:
            ours = seats.filter(seats["setting"] == clever)
            count = ours["match"].n_unique()
            teams = [share(int(ours.filter(ours["seat"] == seat)["won"].sum()), count) for seat in (0, 1)]
            nobody = count - ours.filter(ours["won"])["match"].n_unique()
            cells = (*map(format_share, teams), format_share(share(nobody, count)))
            rows.append([f"`{plan.mission.id}`", *cells, str(count)])
    return table_lines(RIVALS_HEADERS, rows) if rows else []


def _missions(folder: Folder) -> Iterator[tuple[MissionPlan, list[int]]]:
    """Yield each mission of a folder with its setting numbers: the best bot's, then the random bot's."""
    series = folder.series
    numbers: dict[str, list[int]] = {}
    for number, setting in enumerate(series.settings):
        numbers.setdefault(str(setting.options[MISSION]), []).append(number)
    for some in numbers.values():
        shelf = game(series.settings[some[0]].game)
        assert isinstance(shelf, Zombicide)
        yield shelf.plan(series.settings[some[0]].plain_options), some


def mission_row(mission: str, difficulty: str, clever: pl.DataFrame, blind: pl.DataFrame) -> list[str]:
    """Return a row of the table: the mission's target and its result."""
    fewest, most = TARGET_WIN_RATES[difficulty]
    rate = share(int(clever["won"].sum()), clever.height)
    won = 100 * rate.value
    rounds = Spread.of(clever["rounds"].to_list())
    return [
        f"`{mission}`",
        difficulty,
        f"{fewest} to {most}",
        format_share(rate) + ("" if fewest <= won <= most else " !"),
        str(clever.height),
        f"{blind['won'].sum()} of {blind.height}",
        f"{rounds.p10} / {rounds.p50} / {rounds.p90}",
    ]


MISSION_ROW: Final = re.compile(
    r"\| `(\w+)` \| \w+ \| [^|]+ \| ([\d.]+) \([^)]*\)[ !]*\| (\d+) \| [^|]+ \| (\d+) / (\d+) / (\d+) \|"
)
"""A row of the table of missions, as `mission_row` writes it."""


def measured_text(page: str) -> str:
    """Return the file of measured figures that a balance page makes: YAML, a line for each mission."""
    lines = ["# The figures of docs/designers/balance, written by `make figures`."]
    for mission, won, matches, *rounds in MISSION_ROW.findall(page):
        lines.append(f"{mission}: {{won: {float(won)}, matches: {matches}, rounds: [{', '.join(rounds)}]}}")
    return "\n".join(lines) + "\n"


def fill_page(page: str, tables: Mapping[str, Sequence[str]]) -> str:
    """Return a balance page with its tables replaced, each between its two comments."""

    def replace_table(found: re.Match[str]) -> str:
        text = "\n".join(tables[found[2]])
        return f"{found[1]}\n{text}\n\n{found[3]}"

    return TABLE_PATTERN.sub(replace_table, page)
