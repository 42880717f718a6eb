"""The figures of the boxes: every mission, or every number of players; the tables of the balance pages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from horda.bots import best_bot
from horda.engine.choices import Plain
from horda.games import game
from horda.games.zombicide.game import MISSION, Zombicide
from horda.lab.intervals import share
from horda.lab.report import Spread
from horda.lab.series import Series, Setting

if TYPE_CHECKING:
    import polars as pl

    from horda.lab.folder import Folder

WANTED: Final = {"tutorial": (80, 100), "easy": (50, 90), "medium": (25, 65), "hard": (8, 40)}
"""How many of 100 matches the heuristic player should win, by what the mission says of itself."""
RANDOM: Final = "random"
ONE: Final = "-one"
"""What the name of a table ends with at which one plays well, and the others by chance."""
HEADS: Final = (
    "mission", "difficulty", "wanted, of 100", "heuristic bot wins, of 100", "matches", "random bot wins",
    "rounds p10 / p50 / p90",
)  # fmt: skip
TABLE: Final = re.compile(r"(<!-- figures: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def box(name: str, *, matches: int, seed: int | str, missions: Sequence[str] = ()) -> Series:
    """All missions of a box, each with the best bot and the random one."""
    shelf = game(name)
    assert isinstance(shelf, Zombicide)
    bots = dict.fromkeys((best_bot(name), RANDOM))
    settings: list[Setting] = []
    for mission in missions or shelf.plans:
        options: dict[str, Plain] = {MISSION: mission}
        seats = shelf.seats_for(options)[0]
        settings.extend(Setting(name, (bot,) * seats, dict(options)) for bot in bots)
    return Series(tuple(settings), matches, seed)


def players_of(name: str) -> dict[str, Setting]:
    """The tables of a game without missions, by name: each number of players; then with others at it.

    `4` is four of the best bot, `4-one` one of them among random ones.
    """
    shelf, best = game(name), best_bot(name)
    counts = range(shelf.min_seats, shelf.max_seats + 1)
    alike = {str(count): Setting(name, (best,) * count) for count in counts}
    return alike | {f"{count}{ONE}": Setting(name, (best, *(RANDOM,) * (count - 1))) for count in counts}


def table(folder: Folder) -> list[str]:
    """The lines of the table of a game's missions; those of rivals have no side that should win."""
    series, matches = folder.series, folder.tables()["matches"]
    lines = [_line(HEADS), f"|{'---|' * len(HEADS)}"]
    numbers: dict[str, list[int]] = {}
    for number, setting in enumerate(series.settings):
        numbers.setdefault(str(setting.options[MISSION]), []).append(number)
    for mission, (clever, blind) in numbers.items():
        shelf = game(series.settings[clever].game)
        assert isinstance(shelf, Zombicide)
        plan = shelf.plan(series.settings[clever].plain_options)
        if plan.goals.together:
            sides = (matches.filter(matches["setting"] == one) for one in (clever, blind))
            lines.append(row(mission, plan.mission.difficulty, *sides))
    return lines


def row(mission: str, difficulty: str, clever: pl.DataFrame, blind: pl.DataFrame) -> str:
    """A line of the table: what was wanted of a mission, and what came of it."""
    fewest, most = WANTED[difficulty]
    won = 100 * share(int(clever["won"].sum()), clever.height).value
    rounds = Spread.of(clever["rounds"].to_list())
    return _line(
        [
            f"`{mission}`",
            difficulty,
            f"{fewest} to {most}",
            f"{won:.1f}" + ("" if fewest <= won <= most else " !"),
            str(clever.height),
            f"{blind['won'].sum()} of {blind.height}",
            f"{rounds.p10} / {rounds.p50} / {rounds.p90}",
        ]
    )


def filled(page: str, lines: Sequence[str]) -> str:
    """A balance page with its table written anew, between its two comments."""
    text = "\n".join(lines)
    return TABLE.sub(lambda found: f"{found[1]}\n{text}\n\n{found[3]}", page)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
