"""`horda simulate`: many matches between bots."""

from __future__ import annotations

from collections.abc import Sequence

import click

from horda.cli.context import CliContext
from horda.cli.localized_help import Command, RenamedOption
from horda.cli.parameters import (
    game_argument,
    json_option,
    match_options,
    playouts_option,
    seats_option,
    think_option,
)


@click.command("simulate", cls=Command)
@game_argument
@seats_option
@click.option("--players", cls=RenamedOption, old_flags=("--bots", "--bot"), metavar="NAME,NAME")
@click.option(
    "--matches",
    cls=RenamedOption,
    old_flags=("--games",),
    metavar="N",
    type=click.IntRange(min=1),
    default=100,
)
@click.option("--seed", metavar="SEED", default="0")
@click.option("--workers", metavar="K", type=click.IntRange(min=1), default=1)
@match_options
@playouts_option
@think_option
@json_option
@click.pass_obj
def simulate(
    context: CliContext,
    game: str,
    *,
    seats: int | None,
    players: str | None,
    matches: int,
    seed: str,
    workers: int,
    option: Sequence[str],
    playouts: int | None,
    think: float | None,
    json: bool,
) -> None:
    """Play matches between bots and print the results."""
    from horda.cli.actions.simulate import run_simulation

    run_simulation(
        context,
        game,
        seats=seats,
        bots=players.split(",") if players else [],
        games=matches,
        seed=seed,
        workers=workers,
        options=option,
        as_json=json,
        playouts=playouts,
        think=think,
    )
