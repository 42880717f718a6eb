"""Missions of one's own: check what is wrong with one, draw its map."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from horda.cli.exits import NOT_HELD
from horda.cli.shell import Command, Group, desk_of

if TYPE_CHECKING:
    from horda.cli.desk import Desk
    from horda.games.zombicide.checking import Problem
    from horda.games.zombicide.game import Zombicide

app = typer.Typer(cls=Group, add_completion=False, no_args_is_help=True, rich_markup_mode=None)

File = Annotated[Path, typer.Argument(metavar="FILE")]
Game = Annotated[str | None, typer.Option("--game", metavar="GAME")]


@app.command("check", cls=Command)
def check(
    ctx: typer.Context, file: File, game: Game = None, json: Annotated[bool, typer.Option("--json")] = False
) -> None:
    """What is wrong with a mission."""
    show_problems(desk_of(ctx), file, game, as_json=json)


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


def edition_for(file: Path, name: str | None) -> Zombicide:
    """The game a mission is for: the one named, or the one that has most of its tiles.

    So a single mistyped tile is blamed with the list of its own game.
    """
    from horda.engine.content import text_in
    from horda.games import UnknownGame, games
    from horda.games.zombicide.game import Zombicide

    editions = {id: one for id, one in games().items() if isinstance(one, Zombicide)}
    if name is not None:
        if name not in editions:
            raise UnknownGame(f"`{name}` has no missions; those with missions: {', '.join(editions)}")
        return editions[name]
    text = text_in(file)
    strange = {id: one.strange_tiles(text) or 0 for id, one in editions.items()}
    return editions[min(editions, key=lambda id: strange[id])]


def show_problems(desk: Desk, file: Path, game: str | None, *, as_json: bool) -> None:
    """`horda mission check`: every problem with its line, errors before warnings of the same line."""
    from horda.engine.content import text_in
    from horda.games.zombicide.checking import problems_in

    words = edition_for(file, game).words
    problems = problems_in(text_in(file), words, name=file.name)
    errors = sum(problem.severity == "error" for problem in problems)
    if as_json:
        desk.write_json([{**problem._asdict(), "text": _worded(desk, problem)} for problem in problems])
    else:
        for problem in problems:
            severity = desk.words.say(f"cli-mission-{problem.severity}")
            style = "red" if problem.severity == "error" else "yellow"
            line = f"{file}:{problem.line}: {severity}: {_worded(desk, problem)}"
            desk.out.print(line, style=style, soft_wrap=True)
        desk.say("cli-mission-told", "bold", errors=errors, warnings=len(problems) - errors)
    if errors:
        raise typer.Exit(NOT_HELD)


def _worded(desk: Desk, problem: Problem) -> str:
    from horda.locale.catalogue import kebab

    return desk.words.say(f"cli-mission-{kebab(problem.what)}", **problem.about)


def draw_map(
    desk: Desk, file: Path, game: str | None, *, out: Path, theme: Literal["night", "paper"]
) -> None:
    """`horda mission draw`: the map as it would be printed."""
    from horda import art
    from horda.games.zombicide.missions import plan_in
    from horda.locale.catalogue import kebab

    edition = edition_for(file, game)
    plan = plan_in(file, edition.words)
    words = desk.words_of(edition)
    name = kebab(f"{edition.id}-mission-{plan.mission.id}")
    title = words.say(name) if words.has(name) else plan.mission.id.replace("_", " ").capitalize()
    art.mission(plan, title=title, theme=theme).save(out)
    desk.say("cli-mission-drawn", file=str(out))
