"""`horda lab run`: what a command line asks for as a series, played with a bar and the time left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import click

from horda.cli.bot_warnings import warn_of_unread
from horda.cli.commands.custom_missions import match_asked
from horda.cli.commands.simulate import progress_bar, seats_asked
from horda.cli.commands.version import say_once_if_interpreted
from horda.cli.context import Desk
from horda.cli.errors import Complaint, checked_options, checked_seats
from horda.cli.option_parsing import budget_asked, seed_given, value_told
from horda.engine.player import DEFAULT_BUDGET
from horda.games.own_missions import is_mission_file
from horda.games.zombicide.game import MISSION, SURVIVORS
from horda.games.zombicide.missions.custom import MAP
from horda.lab.folder import MATCHES, Folder
from horda.lab.intervals import share
from horda.lab.plan_file import series_in
from horda.lab.run import play
from horda.lab.series import Series, Setting, with_matches
from horda.lab.understanding import check_goals, mission_of

USUAL_MATCHES = 100
INTERRUPTED = 130
"""What shells say of who was stopped by Ctrl+C."""


@dataclass(frozen=True)
class SeriesRequest:
    """What a command line says of a series."""

    game: str | None
    plan: Path | None
    mission: str | None = None
    seats: int | None = None
    players: tuple[str, ...] = ()
    options: Sequence[str] = ()
    matches: int | None = None
    seed: str = "0"
    playouts: int | None = None
    keep: tuple[str, ...] = ()


def run_series(desk: Desk, asked: SeriesRequest, *, out: Path, workers: int | None, ray: str | None) -> None:
    """Play what is asked for into a folder; without a game or a plan, what the folder was begun with."""
    folder = Folder(out)
    series = _series(desk, asked, folder).checked()
    check_goals(series)
    for setting in series.settings:
        warn_of_unread(desk, setting.game, setting.bots, setting.plain_options)
    try:
        with progress_bar(desk, desk.words.say("cli-lab-doing"), series.size) as told:
            play(folder, series, workers=workers, ray=ray, progress=lambda done, _: told(done))
    except (KeyboardInterrupt, OSError) as stopped:
        if folder.exists():
            kept = len(folder.played())
            desk.aside.print(
                desk.words.say("cli-lab-stopped", file=str(out), played=kept, all=series.size), soft_wrap=True
            )
        if isinstance(stopped, OSError):
            raise
        raise click.exceptions.Exit(INTERRUPTED) from stopped
    say_once_if_interpreted(desk)
    _show(desk, folder)


def _series(desk: Desk, asked: SeriesRequest, folder: Folder) -> Series:
    if asked.plan is not None:
        if asked.game is not None:
            raise Complaint("lab-plan-and-game", file=str(asked.plan), game=asked.game)
        return _with_matches(series_in(asked.plan), asked.matches)
    if asked.game is None:
        return _with_matches(folder.unchanged(), asked.matches)
    own = asked.mission is not None and is_mission_file(asked.mission)
    game, chosen = match_asked(desk, asked.mission if own and asked.mission else asked.game, asked.options)
    if own and game.id != asked.game:
        raise Complaint("lab-mission-of-another", file=str(asked.mission), of=game.id, game=asked.game)
    title = desk.words_of(game).title()
    if asked.mission is not None and not own:
        chosen |= checked_options(game, {"mission": asked.mission}, title)
    names = seats_asked(game, asked.seats, asked.players, chosen)
    checked_seats(game, len(names), title, chosen)
    budget = budget_asked(asked.playouts, None, DEFAULT_BUDGET)
    setting = Setting(game.id, names, dict(chosen), budget.playouts)
    return Series((setting,), asked.matches or USUAL_MATCHES, seed_given(asked.seed), asked.keep)


def _with_matches(series: Series, matches: int | None) -> Series:
    return series if matches is None else with_matches(series, matches)


def _show(desk: Desk, folder: Folder) -> None:
    """How often each setting was won, among rivals by each seat, and where it all lies."""
    matches = folder.tables()[MATCHES]
    for number, setting in enumerate(folder.series.settings):
        rows = matches.filter(matches["setting"] == number)
        about: dict[str, str | int] = {
            "setting": setting_told(setting, folder.series.settings),
            "matches": rows.height,
            "rounds": round(median(rows["rounds"].to_list() or [0])),
        }
        if rows["together"].any():
            won, low, high = share(int(rows["won"].sum()), rows.height).percent()
            desk.say("cli-lab-won", won=won, low=low, high=high, **about)
            continue
        winners = rows["winners"].to_list()
        shares = [
            share(sum(seat in one for one in winners), rows.height) for seat in range(len(setting.bots))
        ]
        desk.say("cli-lab-seats", won=", ".join(f"{one.percent()[0]} %" for one in shares), **about)
    desk.say("cli-lab-done", file=str(folder.path), matches=matches.height)


def setting_told(setting: Setting, beside: Sequence[Setting] = ()) -> str:
    """A setting in one line: its mission or game, who sits where, and the options, as one types them.

    Those that differ from a setting `beside` it are named, and how many survivors there are.
    """
    told = [
        f"{name}={value_told(value)}"
        for name, value in setting.options.items()
        if name == SURVIVORS
        or (name not in (MISSION, MAP) and any(one.options.get(name, value) != value for one in beside))
    ]
    who = ", ".join(dict.fromkeys(Path(name).name for name in setting.bots))
    return " · ".join([mission_of(setting), *told, f"{len(setting.bots)} x {who}"])
