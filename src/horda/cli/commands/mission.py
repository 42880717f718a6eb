"""Missions of one's own: list them, check what is wrong with one, draw its map, play it where it lies."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from horda.cli import late
from horda.cli.commands.custom_missions import list_missions, options_for, show_all, worded
from horda.cli.exit_codes import NOT_HELD
from horda.cli.localized_help import PATH, Group, as_json

if TYPE_CHECKING:
    from horda.cli.context import Desk

app = Group("mission", no_args_is_help=True)

file_given = click.argument("file", metavar="FILE", type=PATH)
for_game = click.option("--game", metavar="GAME")


@app.command("check")
@file_given
@for_game
@as_json
@click.pass_obj
def check(desk: Desk, file: Path, *, game: str | None, json: bool) -> None:
    """What is wrong with a mission."""
    show_problems(desk, file, game, as_json=json)


@app.command("list")
@click.option("--folder", metavar="FOLDER", type=PATH)
@as_json
@click.pass_obj
def list_all(desk: Desk, *, folder: Path | None, json: bool) -> None:
    """The missions there are."""
    list_missions(desk, folder, as_json=json)


@app.command("draw")
@file_given
@click.option("--out", "-o", metavar="FILE", type=PATH, required=True)
@for_game
@click.option("--theme", metavar="LOOK", default="paper")
@click.pass_obj
def draw(desk: Desk, file: Path, *, out: Path, game: str | None, theme: str) -> None:
    """A mission's map as SVG."""
    draw_map(desk, file, game, out=out, theme="night" if theme == "night" else "paper")


def show_problems(desk: Desk, file: Path, game: str | None, *, as_json: bool) -> None:
    """`horda mission check`: every problem with its line, errors before warnings of the same line."""
    text = late.text_in(file)
    edition = late.edition_for(text, game)
    problems = late.problems_in(text, edition.words, name=file.name)
    errors = sum(problem.severity == "error" for problem in problems)
    if as_json:
        desk.write_json([{**problem._asdict(), "text": worded(desk, problem)} for problem in problems])
    else:
        show_all(desk, file, problems)
        desk.say("cli-mission-told", "bold", errors=errors, warnings=len(problems) - errors)
    if not errors:
        options = options_for(text)
        late.warn_of_unread(
            desk, edition.id, [late.best_bot(edition.id)] * edition.seats_for(options)[0], options
        )
    else:
        raise click.exceptions.Exit(NOT_HELD)


def draw_map(
    desk: Desk, file: Path, game: str | None, *, out: Path, theme: Literal["night", "paper"]
) -> None:
    """`horda mission draw`: the map as it would be printed."""
    text = late.text_in(file)
    edition = late.edition_for(text, game)
    plan = late.plan_of(text, edition.words, name=file.name)
    told_in_the_box = late.is_told_in_the_box(plan.mission, edition.words.missions)
    words = desk.words_of(edition) if told_in_the_box else desk.words_of(edition, options=options_for(text))
    title = words.name("mission", plan.mission.id if told_in_the_box else late.OWN)
    late.art.mission(
        plan, title=title, theme=theme, floors=late.floor_names(words, plan.mission.floors)
    ).save(out)
    desk.say("cli-mission-drawn", file=str(out))
