"""The implementation of `horda mission check` and `horda mission draw`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import click

from horda import art
from horda.bots import best_bot
from horda.cli.actions.missions.custom_missions import format_problem, options_for, show_problems_of
from horda.cli.bot_warnings import warn_about_unreadable_goals
from horda.cli.context import CliContext
from horda.cli.exit_codes import NOT_HELD
from horda.engine.content.typed_yaml import text_in
from horda.games.own_missions import edition_for
from horda.games.zombicide.missions.checking.checks import problems_in, problems_of_draft
from horda.games.zombicide.missions.custom import OWN, is_told_in_the_box, own_words
from horda.games.zombicide.missions.reading.drafts import read_draft
from horda.locale.missions import floor_names


def show_problems(context: CliContext, file: Path, game: str | None, *, as_json: bool) -> None:
    """Print the problems of a mission with their lines; exit with an error code if it has errors."""
    text = text_in(file)
    edition = edition_for(text, game)
    problems = problems_in(text, edition.words, name=file.name)
    errors = sum(problem.severity == "error" for problem in problems)
    if as_json:
        context.write_json(
            [{**problem._asdict(), "text": format_problem(context, problem)} for problem in problems]
        )
    else:
        show_problems_of(context, file, problems)
        context.print_message("cli-mission-told", "bold", errors=errors, warnings=len(problems) - errors)
    if not errors:
        options = options_for(text)
        warn_about_unreadable_goals(
            context, edition.id, [best_bot(edition.id)] * edition.seats_for(options)[0], options
        )
    else:
        raise click.exceptions.Exit(NOT_HELD)


def draw_map(
    context: CliContext, file: Path, game: str | None, *, out: Path, theme: Literal["night", "paper"]
) -> None:
    """Write the map of a mission (even an unfinished one) as SVG, and print its problems."""
    text = text_in(file)
    edition = edition_for(text, game)
    draft = read_draft(text, edition.words, name=file.name)
    errors = [one for one in problems_of_draft(draft, edition.words) if one.severity == "error"]
    show_problems_of(context, file, errors)
    if draft.plan is None:
        raise click.exceptions.Exit(NOT_HELD)
    mission = draft.plan.mission
    words = context.words_of(edition)
    if is_told_in_the_box(mission, edition.words.missions):
        title = words.name("mission", mission.id)
    else:
        title = own_words(mission, context.lang)[f"mission-{OWN}"]
    art.mission(draft.plan, title=title, theme=theme, floors=floor_names(words, mission.floors)).save(out)
    context.print_message("cli-mission-drawn", file=str(out), errors=len(errors))
