"""`horda serve`: the server for tables in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from horda.cli.context import CliContext
from horda.cli.localized_help import Command
from horda.cli.parameters import config_option, database_option, playouts_option, think_option

ALL_ADDRESSES = "0.0.0.0"


@click.command("serve", cls=Command)
@config_option
@click.option("--host", metavar="ADDRESS")
@click.option("--lan", is_flag=True)
@click.option("--port", metavar="N", type=click.IntRange(min=0, max=65535))
@database_option
@click.option("--expire", metavar="DAYS", type=click.IntRange(min=0))
@click.option("--name", metavar="NAME", multiple=True)
@click.option("--public", metavar="ADDRESS")
@click.option("--proxy", metavar="ADDRESS", multiple=True)
@click.option("--limit", metavar="NAME=VALUE", multiple=True)
@click.option("--metrics-port", metavar="N", type=click.IntRange(min=0))
@click.option("--metrics-host", metavar="ADDRESS")
@click.option("--club", metavar="FILE")
@click.option("--manual", metavar="FOLDER")
@click.option("--missions", metavar="FOLDER")
@click.option("--player", metavar="NAME=WHO", multiple=True)
@playouts_option
@think_option
@click.option("--open", is_flag=True)
@click.pass_obj
def serve(
    context: CliContext,
    /,
    *,
    config: Path | None,
    name: Sequence[str],
    proxy: Sequence[str],
    limit: Sequence[str],
    player: Sequence[str],
    lan: bool,
    open: bool,
    **flags: object,
) -> None:
    """Start the server."""
    from horda.cli.actions.serve import serve_table

    lists = {"names": list(name), "proxies": list(proxy), "limits": list(limit), "players": list(player)}
    if lan:
        flags["host"] = ALL_ADDRESSES
    flags |= {setting: values for setting, values in lists.items() if values}
    serve_table(context, flags, config=config, show=open)
