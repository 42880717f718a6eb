"""`horda referee`: answers about a position of a physical table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from horda.cli.context import CliContext
from horda.cli.localized_help import Command
from horda.cli.parameters import PATH, json_option

QUESTIONS = ("zombies", "play", "may", "sees", "odds", "votes")


@click.command("referee", cls=Command)
@click.argument("position", metavar="FILE|TEXT", required=True)
@click.option("--game", metavar="GAME", default="")
@click.option("--ask", type=click.Choice(QUESTIONS), default="zombies")
@click.option("--who", metavar="NAME", default="")
@click.option("--then", metavar="TEXT", multiple=True)
@click.option("--point", metavar="WHO=WHO", multiple=True)
@click.option("--line", metavar="TEXT", default="")
@click.option("--search", metavar="TEXT")
@click.option("--picture", metavar="FILE", type=PATH)
@click.option("--link", is_flag=True)
@json_option
@click.pass_obj
def referee(
    context: CliContext,
    position: str,
    *,
    game: str,
    ask: str,
    who: str,
    then: Sequence[str],
    point: Sequence[str],
    line: str,
    search: str | None,
    picture: Path | None,
    link: bool,
    json: bool,
) -> None:
    """Answer a question about a position, or print its problems."""
    from horda.cli.actions.rulebooks.referee import RefereeRequest, ask_referee

    ask_referee(
        context,
        RefereeRequest(
            position=position,
            game=game,
            ask=ask,
            who=who,
            then=tuple(then),
            point=tuple(point),
            line=line,
            search=search,
            picture=picture,
            link=link,
            as_json=json,
        ),
    )
