"""`horda replay`: show a saved match."""

from __future__ import annotations

from pathlib import Path

import click

from horda.cli.context import CliContext
from horda.cli.localized_help import Command
from horda.cli.parameters import PATH, json_option


@click.command("replay", cls=Command)
@click.argument("file", metavar="FILE", type=PATH)
@click.option("--to", metavar="N", type=click.IntRange(min=0))
@click.option("--step", is_flag=True)
@click.option("--seat", metavar="N", type=click.IntRange(min=1))
@click.option("--browser", is_flag=True)
@json_option
@click.pass_obj
def replay(
    context: CliContext,
    file: Path,
    *,
    to: int | None,
    step: bool,
    seat: int | None,
    browser: bool,
    json: bool,
) -> None:
    """Show a saved match."""
    from horda.cli.actions.replay import show_replay

    show_replay(context, file, to=to, step=step, seat=seat, browser=browser, as_json=json)
