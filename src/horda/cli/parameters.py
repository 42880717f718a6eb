"""Arguments and options that several commands share, each with its shell completion."""

from __future__ import annotations

from pathlib import Path

import click

from horda.cli import completion

PATH = click.Path(path_type=Path)

json_option = click.option("--json", is_flag=True)
config_option = click.option("--config", metavar="FILE", type=PATH)
database_option = click.option("--db", metavar="ADDRESS")
seats_option = click.option("--seats", metavar="N", type=click.IntRange(min=1))
playouts_option = click.option("--playouts", metavar="N", type=click.IntRange(min=1, max=1_000_000))
think_option = click.option("--think", metavar="SECONDS", type=click.FloatRange(min=0, max=86_400))
mission_option = click.option("--mission", metavar="NAME", shell_complete=completion.complete_missions)
match_options = click.option(
    "--option", metavar="NAME=VALUE", multiple=True, shell_complete=completion.complete_match_options
)
game_argument = click.argument("game", metavar="GAME", shell_complete=completion.complete_games)
optional_game_argument = click.argument(
    "game", metavar="GAME", required=False, shell_complete=completion.complete_games
)
