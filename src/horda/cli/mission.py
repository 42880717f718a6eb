"""Missions of one's own: list them, check what is wrong with one, draw its map, play it where it lies."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from horda.cli.exits import NOT_HELD
from horda.cli.own_missions import list_missions, options_for, show_all, worded
from horda.cli.shell import Command, Group, desk_of

if TYPE_CHECKING:
    from horda.cli.desk import Desk

app = typer.Typer(cls=Group, add_completion=False, no_args_is_help=True, rich_markup_mode=None)

File = Annotated[Path, typer.Argument(metavar="FILE")]
Game = Annotated[str | None, typer.Option("--game", metavar="GAME")]


@app.command("check", cls=Command)
def check(
    ctx: typer.Context, file: File, game: Game = None, json: Annotated[bool, typer.Option("--json")] = False
) -> None:
    """What is wrong with a mission."""
    show_problems(desk_of(ctx), file, game, as_json=json)


@app.command("list", cls=Command)
def list_all(
    ctx: typer.Context,
    folder: Annotated[Path | None, typer.Option("--folder", metavar="FOLDER")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """The missions there are."""
    list_missions(desk_of(ctx), folder, as_json=json)


@app.command("draw", cls=Command)
def draw(
    ctx: typer.Context,
    file: File,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE")],
    game: Game = None,
    theme: Annotated[str, typer.Option("--theme", metavar="LOOK")] = "paper",
) -> None:
    """A mission's map as SVG."""
    draw_map(desk_of(ctx), file, game, out=out, theme="night" if theme == "night" else "paper")


def show_problems(desk: Desk, file: Path, game: str | None, *, as_json: bool) -> None:
    """`horda mission check`: every problem with its line, errors before warnings of the same line."""
    from horda.engine.content import text_in
    from horda.games.own_missions import edition_for
    from horda.games.zombicide.checking import problems_in

    text = text_in(file)
    problems = problems_in(text, edition_for(text, game).words, name=file.name)
    errors = sum(problem.severity == "error" for problem in problems)
    if as_json:
        desk.write_json([{**problem._asdict(), "text": worded(desk, problem)} for problem in problems])
    else:
        show_all(desk, file, problems)
        desk.say("cli-mission-told", "bold", errors=errors, warnings=len(problems) - errors)
    if errors:
        raise typer.Exit(NOT_HELD)


def draw_map(
    desk: Desk, file: Path, game: str | None, *, out: Path, theme: Literal["night", "paper"]
) -> None:
    """`horda mission draw`: the map as it would be printed."""
    from horda import art
    from horda.engine.content import text_in
    from horda.games.own_missions import edition_for
    from horda.games.zombicide.missions import plan_of
    from horda.games.zombicide.own import OWN, is_told_in_the_box
    from horda.locale.missions import floor_names

    text = text_in(file)
    edition = edition_for(text, game)
    plan = plan_of(text, edition.words, name=file.name)
    told_in_the_box = is_told_in_the_box(plan.mission, edition.words.missions)
    words = desk.words_of(edition) if told_in_the_box else desk.words_of(edition, options=options_for(text))
    title = words.name("mission", plan.mission.id if told_in_the_box else OWN)
    art.mission(plan, title=title, theme=theme, floors=floor_names(words, plan.mission.floors)).save(out)
    desk.say("cli-mission-drawn", file=str(out))
