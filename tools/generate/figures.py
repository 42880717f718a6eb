"""Play every game in bulk, report on each mission and number of players, and fill the balance pages.

`make figures` plays 200 matches of each and 50 at each other table, in about an hour on one core with the
compiled build and many hours without. It prints its progress and the time left for the current series.
Matches are stored in build/figures, where an interrupted run continues. `--matches 20 --game zombiland` is a
quick look, and does not change the pages.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from horda.games import game, games
from horda.games.zombicide.game import MISSION, Zombicide
from horda.games.zombicide.missions.facts import MEASURED
from horda.lab.balance import balance_tables, box_series, fill_page, measured_text, settings_by_table
from horda.lab.balance.extra_tables import extra_mission_tables, extra_seat_tables
from horda.lab.report import report_page
from horda.lab.run import Progress, play
from horda.lab.series import Series
from horda.lab.storage.series_folder import Folder, OtherSeries, SeriesInUse, write_atomically
from horda.locale import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
FIGURES = ROOT / "build" / "figures"
BALANCE = ROOT / "docs" / "designers" / "balance"
MATCHES = 200
"""Matches of each mission and each number of players."""
SEED = 1
BESIDE = "beside"
"""Suffix of the names of series with other numbers of seats or bots, which only the reports use."""
SECONDS = 10
"""Seconds between two progress lines of a series."""
INTERRUPTED = 130
"""Exit code that shells use for a program stopped by Ctrl+C."""


def play_for_balance(
    name: str, *, matches: int, missions: Sequence[str] = (), folder: Path, workers: int | None
) -> dict[str, Folder]:
    """Play the series that the balance page of a game, or of some missions, needs; return their folders."""
    if isinstance(game(name), Zombicide):
        series = box_series(name, matches=matches, seed=SEED, missions=missions)
        return {name: _play_series(folder, "-".join([name, *missions]), series, workers)}
    # A game without missions has one report, and so one series, for each number of players.
    return {
        table: _play_series(folder, f"{name}-{table}", Series((setting,), matches, SEED), workers)
        for table, setting in settings_by_table(name).items()
    }


def play_and_report(
    name: str,
    played: Mapping[str, Folder],
    *,
    matches: int,
    missions: Sequence[str] = (),
    folder: Path,
    workers: int | None,
) -> None:
    """Play a game at the other tables too, and write its reports below `reports`, by language."""
    if isinstance(game(name), Zombicide):
        kept = played[name]
        others = extra_mission_tables(name, matches=matches, seed=SEED, missions=missions)
        beside = [_play_series(folder, "-".join([name, *missions, BESIDE]), others, workers)]
        for mission in dict.fromkeys(str(one.options[MISSION]) for one in kept.series.settings):
            _report(folder / "reports", name, mission, kept, beside)
        return
    sizes = [table for table in played if table.isdecimal()]
    for table in sizes:
        others = extra_seat_tables(name, int(table), matches=matches, seed=SEED)
        beside = [_play_series(folder, f"{name}-{table}-{BESIDE}", others, workers)]
        beside += [played[other] for other in sizes if other != table]
        _report(folder / "reports", name, table, played[table], beside)


def _play_series(folder: Path, name: str, series: Series, workers: int | None) -> Folder:
    kept = Folder(folder / "series" / name)
    play(kept, series.resolve(), workers=workers, progress=progress_of(name))
    return kept


def progress_of(name: str, clock: Callable[[], float] = time.monotonic) -> Progress:
    """Return a callback that prints a series' progress at once, every few seconds, and at its end.

    The settings of a series take turns, so the remaining matches take as long as those already played.
    """
    began = told = clock()
    before: int | None = None

    def progress(done: int, size: int) -> None:
        nonlocal told, before
        now = clock()
        if before is None:
            before = done
            print(f"  {name}: {done} of {size} matches are there", flush=True)
        elif done == size:
            print(f"  {name}: {size} matches, {duration_text(now - began)}", flush=True)
        elif now - told >= SECONDS:
            told = now
            left = (now - began) / (done - before) * (size - done)
            print(f"  {name}: {done} of {size} matches, about {duration_text(left)} left", flush=True)

    return progress


def duration_text(seconds: float) -> str:
    """Return a duration in words."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    if seconds < 90 * 60:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"


def _report(folder: Path, name: str, subject: str, kept: Folder, beside: Sequence[Folder]) -> None:
    mission = None if subject.isdecimal() else subject
    for lang in LANGUAGES:
        place = folder / lang / name
        place.mkdir(parents=True, exist_ok=True)
        write_atomically(place / f"{subject}.html", report_page(kept, lang, mission, beside=beside).encode())
    print(f"  {name}, {subject}: the report is written", flush=True)


def fill(name: str, folders: Mapping[str, Folder], balance: Path = BALANCE) -> None:
    """Replace the tables on a game's balance page, and the figures that its box shows of its missions."""
    page = balance / f"{name}.md"
    text = fill_page(page.read_text(encoding="utf-8"), balance_tables(name, folders))
    page.write_text(text, encoding="utf-8")
    if isinstance(game(name), Zombicide) and balance == BALANCE:
        measured = ROOT / "src" / "horda" / "games" / name / "content" / MEASURED
        measured.write_text(measured_text(text), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Make the figures of all games or of the named ones; when interrupted, print how to continue."""
    parser = argparse.ArgumentParser(prog="tools/generate/figures.py", description=__doc__)
    parser.add_argument("--game", action="append", default=[], choices=sorted(games()))
    parser.add_argument("--mission", action="append", default=[], help="only this one; may be given again")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--folder", type=Path, default=FIGURES)
    given = parser.parse_args(arguments)
    began = time.monotonic()
    try:
        make(given)
    except (OtherSeries, SeriesInUse) as problem:
        sys.exit(f"figures: {problem}")
    except KeyboardInterrupt:
        print("Stopped. What was played is kept, and the same command goes on.", file=sys.stderr)
        sys.exit(INTERRUPTED)
    print(
        f"The reports are in {given.folder / 'reports'}; it took {duration_text(time.monotonic() - began)}."
    )


def make(given: argparse.Namespace) -> None:
    """Play the matches for the pages and fill the pages; then play the others, and write all reports."""
    how = {"matches": given.matches, "missions": given.mission}
    how |= {"folder": given.folder, "workers": given.workers}
    played: dict[str, dict[str, Folder]] = {}
    # The pages need only a small part of the matches, and do not wait for the others.
    for name in given.game or sorted(games()):
        print(f"{name}: {given.matches} matches of each...", flush=True)
        played[name] = play_for_balance(name, **how)
        if given.matches >= MATCHES and not given.mission:
            fill(name, played[name])
    for name, folders in played.items():
        print(f"{name}: other tables, and the reports...", flush=True)
        play_and_report(name, folders, **how)


if __name__ == "__main__":
    main()
