"""The implementation of `horda simulate`: play many matches with a progress bar and print the results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from horda.cli.actions.missions.custom_missions import parse_match
from horda.cli.actions.version import suggest_compiled_build_once
from horda.cli.bot_warnings import warn_about_unreadable_goals
from horda.cli.context import CliContext
from horda.cli.errors import CliError, checked_seats
from horda.cli.option_parsing import parse_seed, thinking_budget
from horda.engine.choices import Plain
from horda.engine.game import Game
from horda.engine.player import DEFAULT_BUDGET
from horda.games.zombicide.missions.custom import MAP
from horda.lab import Report, SimulationPlan, simulate
from horda.lab.run import seat_players

if TYPE_CHECKING:
    from rich.console import JustifyMethod

    from horda.lab.simulation_report import Spread


def run_simulation(
    context: CliContext,
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
    """Play matches between bots and print the results."""
    game, chosen = parse_match(context, game_id, options)
    title = context.words_of(game).title()
    names = players_for_seats(game, seats, bots, chosen)
    checked_seats(game, len(names), title, chosen)
    warn_about_unreadable_goals(context, game.id, names, chosen)
    budget = thinking_budget(playouts, think, DEFAULT_BUDGET)
    plan = SimulationPlan(game.id, names, games=games, seed=parse_seed(seed), options=chosen, budget=budget)
    report = _with_progress(context, plan, workers)
    suggest_compiled_build_once(context)
    if as_json:
        context.write_json(report)
    else:
        _show(context, game, report, chosen)


def players_for_seats(
    game: Game, seats: int | None, bots: Sequence[str], options: Mapping[str, Plain]
) -> tuple[str, ...]:
    """Return the bots by seat, from one name for all seats or one for each."""
    if len(bots) > 1 and seats is not None and seats != len(bots):
        raise CliError("bots", bots=len(bots), seats=seats)
    return seat_players(game.id, bots, seats, options)


@contextmanager
def progress_bar(context: CliContext, doing: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar with the time left; yield the function that updates the number of matches played."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
    )
    with Progress(*columns, console=context.aside, transient=True) as progress:
        task = progress.add_task(doing, total=total)
        yield lambda done: progress.update(task, completed=done)


def _with_progress(context: CliContext, plan: SimulationPlan, workers: int) -> Report:
    doing = context.words.say("cli-simulate-doing", game=plan.game, workers=workers)
    with progress_bar(context, doing, plan.games) as told:
        return simulate(plan, workers=workers, progress=told)


def _show(context: CliContext, game: Game, report: Report, options: Mapping[str, Plain]) -> None:
    words = context.words_of(game, options=options)
    say = context.words.say
    context.out.print(f"{words.title()} · {', '.join(report.bots)}", style="bold")
    chosen = [f"{words.option(name)}: {words.value(name, value)}" for name, value in _plain(report)]
    if chosen:
        context.out.print(" · ".join(chosen), style="dim")
    context.print_message(
        "cli-simulate-speed",
        games=report.games,
        finished=report.finished,
        decisions=report.decisions,
        wall=report.wall_s,
        cpu=report.cpu_s,
        speed=round(report.decisions_per_s),
    )
    _show_spread(context, "cli-simulate-rounds", report.rounds)
    _show_spread(context, "cli-simulate-decisions", report.decisions_per_game)
    ends = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    ends.add_column(say("cli-column-outcome"), overflow="fold")
    ends.add_column(say("cli-column-matches"), justify="right")
    ends.add_column("%", justify="right")
    for why, count in report.results.by_outcome.items():
        told = say("cli-unfinished") if why == "unfinished" else words.outcome(why)
        ends.add_row(told, str(count), f"{100 * count / report.games:.1f}")
    context.out.print(ends)
    wins = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for column in ("seat", "bot", "wins", "interval", "alone"):
        side: JustifyMethod = "left" if column in ("seat", "bot") else "right"
        wins.add_column(say(f"cli-column-{column}"), justify=side, no_wrap=column == "bot", overflow="fold")
    for one in report.results.by_seat:
        sure = say("cli-simulate-interval", low=f"{100 * one.win_low:.1f}", high=f"{100 * one.win_high:.1f}")
        won, alone = f"{one.wins} ({one.win_rate:.1%})", f"{one.alone} ({one.alone_rate:.1%})"
        wins.add_row(str(one.seat + 1), one.bot, won, sure, alone)
    context.out.print(wins)


def _plain(report: Report) -> list[tuple[str, int | str | bool | None]]:
    return [
        (name, value)
        for name, value in report.options.items()
        if name != MAP and (value is None or isinstance(value, int | str))
    ]


def _show_spread(context: CliContext, message: str, spread: Spread) -> None:
    context.print_message(message, p10=spread.p10, p50=spread.p50, p90=spread.p90)
