"""`horda learn`: the courses, lesson by lesson."""

from __future__ import annotations

import click

from horda.cli.completion import complete_lessons
from horda.cli.context import CliContext
from horda.cli.localized_help import Command
from horda.cli.parameters import json_option, optional_game_argument


@click.command("learn", cls=Command)
@optional_game_argument
@click.argument("lesson", metavar="LESSON", required=False, shell_complete=complete_lessons)
@click.option("--check", is_flag=True)
@click.option("--forget", is_flag=True)
@json_option
@click.pass_obj
def learn(
    context: CliContext, game: str | None, lesson: str | None, *, check: bool, forget: bool, json: bool
) -> None:
    """Show the courses, or play a lesson."""
    from horda.cli.actions.learn import open_course

    open_course(context, game, lesson, checks=check, forgets=forget, as_json=json)
