"""Matches in bulk, with a progress bar, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from horda.cli.bot_warnings import warn_of_unread
from horda.cli.commands.custom_missions import match_asked
from horda.cli.commands.version import say_once_if_interpreted
from horda.cli.context import Desk
from horda.cli.errors import Complaint, checked_seats
from horda.cli.option_parsing import budget_asked, seed_given
from horda.engine.choices import Plain
from horda.engine.game import Game
from horda.engine.player import DEFAULT_BUDGET
from horda.games.zombicide.missions.custom import MAP
from horda.lab import Report, SimulationPlan, simulate
from horda.lab.run import seated

if TYPE_CHECKING:
    from rich.console import JustifyMethod

    from horda.lab.report import Spread


def run_simulation(
    desk: Desk,
    game_id: str,
    *,
    seats: int | None,
    bots: Sequence[str],
    games: int,
    seed: str,
    workers: int,
    options: Sequence[str],
    as_json: bool,
    playouts: int | None = None,
    think: float | None = None,
) -> None:
    """`horda simulate`."""
    game, chosen = match_asked(desk, game_id, options)
    title = desk.words_of(game).title()
    names = seats_asked(game, seats, bots, chosen)
    checked_seats(game, len(names), title, chosen)
    warn_of_unread(desk, game.id, names, chosen)
    budget = budget_asked(playouts, think, DEFAULT_BUDGET)
    plan = SimulationPlan(game.id, names, games=games, seed=seed_given(seed), options=chosen, budget=budget)
    report = _with_progress(desk, plan, workers)
    say_once_if_interpreted(desk)
    if as_json:
        desk.write_json(report)
    else:
        _show(desk, game, report, chosen)


def seats_asked(
    game: Game, seats: int | None, bots: Sequence[str], options: Mapping[str, Plain]
) -> tuple[str, ...]:
    """The bot of each seat: one for all, or one for each."""
    if len(bots) > 1 and seats is not None and seats != len(bots):
        raise Complaint("bots", bots=len(bots), seats=seats)
    return seated(game.id, bots, seats, options)


@contextmanager
def progress_bar(desk: Desk, doing: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, which is told how many matches are played."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
    )
    with Progress(*columns, console=desk.aside, transient=True) as progress:
        task = progress.add_task(doing, total=total)
        yield lambda done: progress.update(task, completed=done)


def _with_progress(desk: Desk, plan: SimulationPlan, workers: int) -> Report:
    doing = desk.words.say("cli-simulate-doing", game=plan.game, workers=workers)
    with progress_bar(desk, doing, plan.games) as told:
        return simulate(plan, workers=workers, progress=told)


def _show(desk: Desk, game: Game, report: Report, options: Mapping[str, Plain]) -> None:
    words = desk.words_of(game, options=options)
    say = desk.words.say
    desk.out.print(f"{words.title()} · {', '.join(report.bots)}", style="bold")
    chosen = [f"{words.option(name)}: {words.value(name, value)}" for name, value in _plain(report)]
    if chosen:
        desk.out.print(" · ".join(chosen), style="dim")
    desk.say(
        "cli-simulate-speed",
        games=report.games,
        finished=report.finished,
        decisions=report.decisions,
        wall=report.wall_s,
        cpu=report.cpu_s,
        speed=round(report.decisions_per_s),
    )
    _show_spread(desk, "cli-simulate-rounds", report.rounds)
    _show_spread(desk, "cli-simulate-decisions", report.decisions_per_game)
    ends = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    ends.add_column(say("cli-column-outcome"), overflow="fold")
    ends.add_column(say("cli-column-matches"), justify="right")
    ends.add_column("%", justify="right")
    for why, count in report.results.by_outcome.items():
        told = say("cli-unfinished") if why == "unfinished" else words.outcome(why)
        ends.add_row(told, str(count), f"{100 * count / report.games:.1f}")
    desk.out.print(ends)
    wins = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for column in ("seat", "bot", "wins", "interval", "alone"):
        side: JustifyMethod = "left" if column in ("seat", "bot") else "right"
        wins.add_column(say(f"cli-column-{column}"), justify=side, no_wrap=column == "bot", overflow="fold")
    for one in report.results.by_seat:
        sure = say("cli-simulate-interval", low=f"{100 * one.win_low:.1f}", high=f"{100 * one.win_high:.1f}")
        won, alone = f"{one.wins} ({one.win_rate:.1%})", f"{one.alone} ({one.alone_rate:.1%})"
        wins.add_row(str(one.seat + 1), one.bot, won, sure, alone)
    desk.out.print(wins)


def _plain(report: Report) -> list[tuple[str, int | str | bool | None]]:
    return [
        (name, value)
        for name, value in report.options.items()
        if name != MAP and (value is None or isinstance(value, int | str))
    ]


def _show_spread(desk: Desk, message: str, spread: Spread) -> None:
    desk.say(message, p10=spread.p10, p50=spread.p50, p90=spread.p90)
