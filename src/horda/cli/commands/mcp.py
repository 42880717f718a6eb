"""`horda mcp`: a seat for a language model, as an MCP server."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from horda.cli.context import CliContext
from horda.cli.localized_help import Command
from horda.cli.parameters import PATH, game_argument, match_options, seats_option


@click.command("mcp", cls=Command)
@game_argument
@seats_option
@match_options
@click.option("--matches", metavar="N", type=click.IntRange(min=1, max=1_000_000), default=1)
@click.option("--seed", metavar="SEED", default="0")
@click.option("--opponent", metavar="NAME", default="heuristic")
@click.option("--out", "-o", metavar="FILE", type=PATH)
@click.pass_obj
def mcp(
    context: CliContext,
    game: str,
    *,
    seats: int | None,
    option: Sequence[str],
    matches: int,
    seed: str,
    opponent: str,
    out: Path | None,
) -> None:
    """Serve a seat to a language model as an MCP server over the standard streams."""
    from horda.cli.actions.lab.agents import AgentRequest
    from horda.cli.actions.mcp import serve_seat

    request = AgentRequest(
        game, "mcp", seats=seats, options=option, matches=matches, seed=seed, opponent=opponent, think=None
    )
    serve_seat(context, request, out=out)
