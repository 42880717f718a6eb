"""Play a series into a folder: all missing matches, with any number of workers, in any order."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from horda.bots import HEURISTIC, RANDOM, best_bot
from horda.engine.choices import Plain
from horda.engine.content.typed_yaml import text_in
from horda.engine.player import DEFAULT_BUDGET
from horda.games import game as game_called
from horda.games.own_missions import is_mission_file
from horda.games.zombicide.game import MISSION, Zombicide
from horda.games.zombicide.missions.custom import MAP, OWN
from horda.lab.cluster import run_on_ray
from horda.lab.measure import measure_part
from horda.lab.missions.goal_support import check_goals
from horda.lab.series import Part, Series, Setting, split_into_parts
from horda.lab.storage.dataframes import require_polars
from horda.lab.storage.row_writer import buffered_writer
from horda.lab.storage.series_folder import MATCHES, Folder
from horda.lab.workers import available_cores, run_locally

if TYPE_CHECKING:
    import polars as pl

MAX_MATCHES_PER_PART = 10
"""Most matches of a worker's part, if each takes well under a second."""
QUICK_BOTS = (HEURISTIC, RANDOM)
"""Bots whose matches take well under a second; matches with other bots are stored one by one."""
MIN_PARTS_PER_WORKER = 8
"""Smallest number of parts per worker in a short series, so that all finish at about the same time."""
DEFAULT_SEATS = 4

Progress = Callable[[int, int], None]


def run(
    game: str,
    *,
    mission: str | Path | None = None,
    players: str | Sequence[str] = (),
    seats: int | None = None,
    options: Mapping[str, Plain] | None = None,
    matches: int = 100,
    seed: int | str = 0,
    playouts: int = DEFAULT_BUDGET.playouts,
    keep: Sequence[str] = (),
    folder: Path | str | None = None,
    workers: int | None = None,
    ray: str | None = None,
) -> pl.DataFrame:
    """Play matches in bulk and return the table of matches; `folder` receives all tables.

    `players` is one bot for all seats or one per seat; without any, the best bot of the game. `mission` is
    the name of a mission of the box or the path of a file. `keep` may contain `events` and `decisions`.
    """
    chosen = {**(options or {}), **mission_options(game, mission)}
    setting = Setting(game, seat_players(game, players, seats, chosen), dict(chosen), playouts)
    series = Series((setting,), matches, seed, tuple(keep)).resolve()
    check_goals(series)
    if folder is not None:
        return _play_and_load(Folder(folder), series, workers, ray)
    with tempfile.TemporaryDirectory(prefix="horda-lab-") as place:
        return _play_and_load(Folder(place), series, workers, ray)


def _play_and_load(folder: Folder, series: Series, workers: int | None, ray: str | None) -> pl.DataFrame:
    play(folder, series, workers=workers, ray=ray)
    return folder.tables()[MATCHES]


def seat_players(
    game: str, players: str | Sequence[str], seats: int | None, options: Mapping[str, Plain]
) -> tuple[str, ...]:
    """Return the bot of each seat, from one for all seats or one per seat."""
    named = [players] if isinstance(players, str) else list(players)
    if len(named) > 1:
        return tuple(named)
    fewest, most = game_called(game).seats_for(options)
    count = seats if seats is not None else min(max(DEFAULT_SEATS, fewest), most)
    return (named[0] if named else best_bot(game),) * count


def mission_options(game: str, mission: str | Path | None) -> dict[str, Plain]:
    """Return the match options for a mission of the box, or for the mission in a file."""
    if mission is None:
        return {}
    shelf = game_called(game)
    if isinstance(shelf, Zombicide) and is_mission_file(str(mission)):
        path = Path(mission)
        return {MISSION: OWN, MAP: shelf.checked_text(text_in(path), name=path.name)}
    return {MISSION: str(mission)}


def play(
    folder: Folder,
    series: Series,
    *,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> None:
    """Play the matches that a folder lacks of a series; what was played survives any interruption.

    `progress` is called with the number of matches played and the total.
    """
    require_polars()
    with folder.lock():
        series = folder.begin(series)
        played = folder.played_matches()
        lacking = [match for match in range(series.size) if match not in played]
        done = series.size - len(lacking)
        if progress is not None:
            progress(done, series.size)
        parts = split_into_parts(lacking, part_size(series, len(lacking), workers or available_cores()))
        with buffered_writer(folder) as keep:
            for part, lines in _run_parts(series, parts, workers, ray):
                keep(part, lines)
                done += len(part)
                if progress is not None:
                    progress(done, series.size)
        folder.write_tables()


def part_size(series: Series, lacking: int, workers: int) -> int:
    """Return the number of matches in a worker's part, which are stored together.

    When a run is interrupted, parts of quick matches are finished, but others would be lost, so these have a single
    match.
    """
    if any(bot not in QUICK_BOTS for setting in series.settings for bot in setting.bots):
        return 1
    return max(1, min(MAX_MATCHES_PER_PART, lacking // (MIN_PARTS_PER_WORKER * workers)))


def _run_parts(
    series: Series, parts: Sequence[Part], workers: int | None, ray: str | None
) -> Iterator[tuple[Part, bytes]]:
    if ray is None:
        return run_locally(measure_part, series, parts, workers or available_cores())
    return run_on_ray(measure_part, series, parts, ray)
