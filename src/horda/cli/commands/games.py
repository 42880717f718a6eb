"""`horda games`: the games that can be played."""

from __future__ import annotations

import click

from horda.cli.context import CliContext
from horda.cli.localized_help import Command
from horda.cli.parameters import json_option


@click.command("games", cls=Command)
@json_option
@click.pass_obj
def list_games(context: CliContext, *, json: bool) -> None:
    """List the games."""
    from horda.cli.actions.games import show_games

    show_games(context, as_json=json)
