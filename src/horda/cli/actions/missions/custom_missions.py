"""Custom missions: played from a file, or listed from a folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from horda.cli.errors import CliError, checked_options
from horda.cli.exit_codes import NOT_HELD
from horda.cli.option_parsing import parse_options
from horda.cli.terminal.boards.mission_page import render_mission_page
from horda.engine.content.typed_yaml import text_in
from horda.games import game as game_called
from horda.games.own_missions import edition_for, is_mission_file, missions_folder
from horda.games.zombicide.missions.checking.checks import BadMission
from horda.games.zombicide.missions.custom import MAP, OWN
from horda.locale.missions import mission_error_text, mission_page, mission_title

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horda.cli.context import CliContext
    from horda.engine.choices import Plain
    from horda.engine.game import Game
    from horda.games.own_missions import OwnMission
    from horda.games.zombicide.game import Zombicide
    from horda.games.zombicide.missions.checking.checker import Problem
    from horda.locale import Words


def parse_match(context: CliContext, name: str, lines: Sequence[str]) -> tuple[Game, dict[str, Plain]]:
    """Return the game and the options of a command line; a mission file determines its game."""
    game: Game
    own: dict[str, Plain] = {}
    if is_mission_file(name):
        game, own = mission_from(context, Path(name))
    else:
        game = game_called(name)
    options = checked_options(game, parse_options(game, lines), context.words_of(game).title())
    if own and "mission" in options:
        raise CliError("two-missions", file=name, mission=str(options["mission"]))
    return game, options | own


def show_problems_of(context: CliContext, file: Path, problems: Sequence[Problem]) -> None:
    """Print the problems of a mission's file with their lines."""
    for problem in problems:
        severity = context.words.say(f"cli-mission-{problem.severity}")
        style = "red" if problem.severity == "error" else "yellow"
        line = f"{file}:{problem.line}: {severity}: {format_problem(context, problem)}"
        context.out.print(line, style=style, soft_wrap=True)


def format_problem(context: CliContext, problem: Problem) -> str:
    """Return a problem of a mission in the user's language."""
    return mission_error_text(context.words, problem.what, problem.about)


def mission_from(
    context: CliContext, file: Path, game_id: str | None = None
) -> tuple[Zombicide, dict[str, Plain]]:
    """Return the game of a mission's file and the options of a match that plays it; exit if it has errors."""
    text = text_in(file)
    game = edition_for(text, game_id)
    try:
        return game, options_for(game.checked_text(text, name=file.name))
    except BadMission as problem:
        show_problems_of(context, file, problem.problems)
        context.print_message("cli-mission-told", "bold", errors=len(problem.problems), warnings=0)
        raise click.exceptions.Exit(NOT_HELD) from problem


def show_page(context: CliContext, words: Words, options: Mapping[str, Plain]) -> None:
    """Print the page of a custom mission before the match begins."""
    page = mission_page(words, str(options["mission"]))
    context.out.print(page.title, style="bold")
    context.out.print(render_mission_page(page, (), words))


def show_custom_missions(
    context: CliContext, found: Sequence[OwnMission], *, file: str = "", number: int | None = None
) -> list[OwnMission]:
    """Print the missions of a folder, broken ones with the reason; return the playable ones."""
    sound: list[OwnMission] = []
    context.print_message("cli-mission-own", "bold", file=file or str(missions_folder()), count=len(found))
    for one in found:
        if one.game is None or one.plan is None or one.problem is not None:
            line = one.problem.line if one.problem else 1
            why = format_problem(context, one.problem) if one.problem else ""
            told = context.words.say("cli-mission-broken", line=line, why=why)
            context.out.print(f"    {one.path.name}  {told}", style="red", soft_wrap=True)
            continue
        sound.append(one)
        mark = "   " if number is None else f"{number + len(sound):>3}"
        title = mission_title(
            context.words_of(one.game, options=options_for(one.text)), one.plan.goals.mission
        )
        context.out.print(
            f"{mark} {title}  {one.path.name} ({context.words_of(one.game).title()})", soft_wrap=True
        )
    return sound


def options_for(text: str) -> dict[str, Plain]:
    """Return the options of a match with the mission in a text."""
    return {"mission": OWN, MAP: text}
