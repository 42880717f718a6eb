"""Plays a series into a folder: all that it lacks, by as many workers as wanted, in whatever order."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from horda.bots import best_bot
from horda.engine.choices import Plain
from horda.engine.content.typed_yaml import text_in
from horda.engine.player import DEFAULT_BUDGET
from horda.games import game as game_called
from horda.games.own_missions import is_mission_file
from horda.games.zombicide.game import MISSION, Zombicide
from horda.games.zombicide.missions.custom import MAP, OWN
from horda.lab.cluster import done_on_ray
from horda.lab.folder import MATCHES, Folder
from horda.lab.frames import needs_polars
from horda.lab.keeping import keeping
from horda.lab.series import Part, Series, Setting, in_parts
from horda.lab.telling import told_part
from horda.lab.understanding import check_goals
from horda.lab.workers import cores, done_here

if TYPE_CHECKING:
    import polars as pl

MOST_IN_A_PART = 10
"""So many matches a worker is lost at most that were being played when the power failed."""
PARTS_PER_WORKER = 8
"""Of a short series at least, so that all workers are done at about the same time."""
USUAL_SEATS = 4

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
    """Play matches in bulk; the table of the matches comes back, and lies in `folder` with all others.

    `players` is one for all seats or one for each; without any, the best there is. `mission` is the name of
    one of the box or the path of a file. `keep` may have `events` and `decisions`.
    """
    chosen = {**(options or {}), **mission_options(game, mission)}
    setting = Setting(game, seated(game, players, seats, chosen), dict(chosen), playouts)
    series = Series((setting,), matches, seed, tuple(keep)).checked()
    check_goals(series)
    if folder is not None:
        return _played(Folder(folder), series, workers, ray)
    with tempfile.TemporaryDirectory(prefix="horda-lab-") as place:
        return _played(Folder(place), series, workers, ray)


def _played(folder: Folder, series: Series, workers: int | None, ray: str | None) -> pl.DataFrame:
    play(folder, series, workers=workers, ray=ray)
    return folder.tables()[MATCHES]


def seated(
    game: str, players: str | Sequence[str], seats: int | None, options: Mapping[str, Plain]
) -> tuple[str, ...]:
    """Who sits where: one player for all seats, or one for each."""
    named = [players] if isinstance(players, str) else list(players)
    if len(named) > 1:
        return tuple(named)
    fewest, most = game_called(game).seats_for(options)
    count = seats if seats is not None else min(max(USUAL_SEATS, fewest), most)
    return (named[0] if named else best_bot(game),) * count


def mission_options(game: str, mission: str | Path | None) -> dict[str, Plain]:
    """The options of a match that plays a mission of the box, or the one in a file."""
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
    """Play what a folder lacks of a series. Whatever stops it, what was played is kept.

    `progress` is told how many matches are played of how many.
    """
    needs_polars()
    with folder.held():
        series = folder.begin(series)
        played = folder.played()
        lacking = [match for match in range(series.size) if match not in played]
        done = series.size - len(lacking)
        if progress is not None:
            progress(done, series.size)
        size = max(1, min(MOST_IN_A_PART, len(lacking) // (PARTS_PER_WORKER * (workers or cores()))))
        with keeping(folder) as keep:
            for part, lines in _done(series, in_parts(lacking, size), workers, ray):
                keep(part, lines)
                done += len(part)
                if progress is not None:
                    progress(done, series.size)
        folder.finish()


def _done(
    series: Series, parts: Sequence[Part], workers: int | None, ray: str | None
) -> Iterator[tuple[Part, bytes]]:
    if ray is None:
        return done_here(told_part, series, parts, workers or cores())
    return done_on_ray(told_part, series, parts, ray)
