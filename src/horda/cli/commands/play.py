"""`horda play`: a match in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

import click

from horda.cli.context import CliContext
from horda.cli.localized_help import Command
from horda.cli.parameters import (
    match_options,
    optional_game_argument,
    playouts_option,
    seats_option,
    think_option,
)


@click.command("play", cls=Command)
@optional_game_argument
@seats_option
@click.option("--seat", metavar="N=WHO", multiple=True)
@match_options
@click.option("--seed", metavar="SEED")
@click.option("--resume", is_flag=True)
@click.option("--advice", is_flag=True)
@playouts_option
@think_option
@click.pass_obj
def play(
    context: CliContext,
    game: str | None,
    *,
    seats: int | None,
    seat: Sequence[str],
    option: Sequence[str],
    seed: str | None,
    resume: bool,
    advice: bool,
    playouts: int | None,
    think: float | None,
) -> None:
    """Print a line immediately, then load the game and open the table."""
    context.print_message("cli-setting-up", "dim")
    from horda.cli.actions.play import PlayRequest, play_at_table

    request = PlayRequest(
        game,
        seats,
        who=seat,
        options=option,
        seed=seed,
        resume=resume,
        playouts=playouts,
        think=think,
        advice=advice,
    )
    play_at_table(context, request)
