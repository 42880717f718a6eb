"""The implementation of `horda lab run`: play a series of matches with a progress bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import click

from horda.cli.actions.missions.custom_missions import parse_match
from horda.cli.actions.simulate import players_for_seats, progress_bar
from horda.cli.actions.version import suggest_compiled_build_once
from horda.cli.bot_warnings import warn_about_unreadable_goals
from horda.cli.context import CliContext
from horda.cli.errors import CliError, checked_options, checked_seats
from horda.cli.option_parsing import format_option_value, parse_seed, thinking_budget
from horda.engine.player import DEFAULT_BUDGET
from horda.games.own_missions import is_mission_file
from horda.games.zombicide.game import MISSION, SURVIVORS
from horda.games.zombicide.missions.custom import MAP
from horda.lab.intervals import share
from horda.lab.missions.goal_support import check_goals, mission_of
from horda.lab.plan_file import read_plan_file
from horda.lab.run import play
from horda.lab.series import Series, Setting, with_matches
from horda.lab.storage.series_folder import MATCHES, Folder

USUAL_MATCHES = 100
INTERRUPTED = 130
"""The exit code of a program stopped by Ctrl+C."""


@dataclass(frozen=True)
class SeriesRequest:
    """The arguments of `horda lab run` that describe a series."""

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


def run_series(
    context: CliContext, asked: SeriesRequest, *, out: Path, workers: int | None, ray: str | None
) -> None:
    """Play a series into a folder; without a game or a plan, continue the folder's own series."""
    folder = Folder(out)
    series = _series(context, asked, folder).resolve()
    check_goals(series)
    for setting in series.settings:
        warn_about_unreadable_goals(context, setting.game, setting.bots, setting.plain_options)
    try:
        with progress_bar(context, context.words.say("cli-lab-doing"), series.size) as told:
            play(folder, series, workers=workers, ray=ray, progress=lambda done, _: told(done))
    except (KeyboardInterrupt, OSError) as stopped:
        if folder.exists():
            kept = len(folder.played_matches())
            context.aside.print(
                context.words.say("cli-lab-stopped", file=str(out), played=kept, all=series.size),
                soft_wrap=True,
            )
        if isinstance(stopped, OSError):
            raise
        raise click.exceptions.Exit(INTERRUPTED) from stopped
    suggest_compiled_build_once(context)
    _show(context, folder)


def _series(context: CliContext, asked: SeriesRequest, folder: Folder) -> Series:
    if asked.plan is not None:
        if asked.game is not None:
            raise CliError("lab-plan-and-game", file=str(asked.plan), game=asked.game)
        return _with_matches(read_plan_file(asked.plan), asked.matches)
    if asked.game is None:
        return _with_matches(folder.verified_series(), asked.matches)
    own = asked.mission is not None and is_mission_file(asked.mission)
    game, chosen = parse_match(context, asked.mission if own and asked.mission else asked.game, asked.options)
    if own and game.id != asked.game:
        raise CliError("lab-mission-of-another", file=str(asked.mission), of=game.id, game=asked.game)
    title = context.words_of(game).title()
    if asked.mission is not None and not own:
        chosen |= checked_options(game, {"mission": asked.mission}, title)
    names = players_for_seats(game, asked.seats, asked.players, chosen)
    checked_seats(game, len(names), title, chosen)
    budget = thinking_budget(asked.playouts, None, DEFAULT_BUDGET)
    setting = Setting(game.id, names, dict(chosen), budget.playouts)
    return Series((setting,), asked.matches or USUAL_MATCHES, parse_seed(asked.seed), asked.keep)


def _with_matches(series: Series, matches: int | None) -> Series:
    return series if matches is None else with_matches(series, matches)


def _show(context: CliContext, folder: Folder) -> None:
    """Print how often each setting was won (by seat if players are rivals), and the folder."""
    matches = folder.tables()[MATCHES]
    for number, setting in enumerate(folder.series.settings):
        rows = matches.filter(matches["setting"] == number)
        about: dict[str, str | int] = {
            "setting": describe_setting(setting, folder.series.settings),
            "matches": rows.height,
            "rounds": round(median(rows["rounds"].to_list() or [0])),
        }
        if rows["together"].any():
            won, low, high = share(int(rows["won"].sum()), rows.height).percent()
            context.print_message("cli-lab-won", won=won, low=low, high=high, **about)
            continue
        winners = rows["winners"].to_list()
        shares = [
            share(sum(seat in one for one in winners), rows.height) for seat in range(len(setting.bots))
        ]
        context.print_message(
            "cli-lab-seats", won=", ".join(f"{one.percent()[0]} %" for one in shares), **about
        )
    context.print_message("cli-lab-done", file=str(folder.path), matches=matches.height)


def describe_setting(setting: Setting, beside: Sequence[Setting] = ()) -> str:
    """Return a setting in one line: its mission or game, the players of the seats, and the options as typed.

    Of the options, only the number of survivors and those that differ from a setting in `beside` are included.
    """
    told = [
        f"{name}={format_option_value(value)}"
        for name, value in setting.options.items()
        if name == SURVIVORS
        or (name not in (MISSION, MAP) and any(one.options.get(name, value) != value for one in beside))
    ]
    who = ", ".join(dict.fromkeys(Path(name).name for name in setting.bots))
    return " · ".join([mission_of(setting), *told, f"{len(setting.bots)} x {who}"])
