"""A person's own missions: played where their file lies, listed from their folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from horda.cli import late
from horda.cli.exit_codes import NOT_HELD

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horda.cli.context import Desk
    from horda.engine.choices import Plain
    from horda.engine.game import Game
    from horda.games.own_missions import OwnMission
    from horda.games.zombicide.game import Zombicide
    from horda.games.zombicide.missions.checks import Problem
    from horda.locale import Words


def match_asked(desk: Desk, name: str, lines: Sequence[str]) -> tuple[Game, dict[str, Plain]]:
    """The game and the options of a command line; a mission's file stands for its game."""
    game: Game
    own: dict[str, Plain] = {}
    if late.is_mission_file(name):
        game, own = mission_from(desk, Path(name))
    else:
        game = late.game(name)
    options = late.checked_options(game, late.options_given(game, lines), desk.words_of(game).title())
    if own and "mission" in options:
        raise late.Complaint("two-missions", file=name, mission=str(options["mission"]))
    return game, options | own


def show_all(desk: Desk, file: Path, problems: Sequence[Problem]) -> None:
    """Every problem of a mission's file with its line."""
    for problem in problems:
        severity = desk.words.say(f"cli-mission-{problem.severity}")
        style = "red" if problem.severity == "error" else "yellow"
        line = f"{file}:{problem.line}: {severity}: {worded(desk, problem)}"
        desk.out.print(line, style=style, soft_wrap=True)


def worded(desk: Desk, problem: Problem) -> str:
    """What is wrong with a mission, in the person's language."""
    return late.mission_error_text(desk.words, problem.what, problem.about)


def mission_from(desk: Desk, file: Path) -> tuple[Zombicide, dict[str, Plain]]:
    """The game that a mission's file is for, and the options of a match that plays it where it lies."""
    text = late.text_in(file)
    game = late.edition_for(text)
    try:
        return game, options_for(game.checked_text(text, name=file.name))
    except late.BadMission as problem:
        show_all(desk, file, problem.problems)
        desk.say("cli-mission-told", "bold", errors=len(problem.problems), warnings=0)
        raise click.exceptions.Exit(NOT_HELD) from problem


def show_page(desk: Desk, words: Words, options: Mapping[str, Plain]) -> None:
    """What a mission of one's own says of itself, before the match begins."""
    page = late.mission_page(words, str(options["mission"]))
    desk.out.print(page.title, style="bold")
    desk.out.print(late.page_told(page, (), words))


def list_missions(desk: Desk, folder: Path | None, *, as_json: bool) -> None:
    """`horda mission list`: those of the boxes, those of one's own folder, and what is wrong with some."""
    at = folder or late.missions_folder()
    found = late.own_missions(at)
    if as_json:
        desk.write_json(
            {
                "box": {id: list(game.plans) for id, game in late.editions().items()},
                "folder": str(at),
                "own": [
                    {
                        "name": one.name,
                        "file": str(one.path),
                        "game": one.game.id if one.game else "",
                        "problem": f"{one.problem.line}: {worded(desk, one.problem)}" if one.problem else "",
                    }
                    for one in found
                ],
            }
        )
        return
    for game in late.editions().values():
        words = desk.words_of(game)
        desk.out.print(words.title(), style="bold")
        for group, missions in game.mission_groups().items():
            desk.out.print(f"  {words.name('group', group)}", style="italic")
            for mission in missions:
                title = words.name("mission", mission.id)
                desk.out.print(f"  {mission.shown_number:>3} {mission.id}  {title}")
    show_own(desk, found, file=str(at))


def show_own(
    desk: Desk, found: Sequence[OwnMission], *, file: str = "", number: int | None = None
) -> list[OwnMission]:
    """The missions of a folder, the broken ones with the reason; the others are counted and returned."""
    sound: list[OwnMission] = []
    desk.say("cli-mission-own", "bold", file=file or str(late.missions_folder()), count=len(found))
    for one in found:
        if one.game is None or one.plan is None or one.problem is not None:
            line = one.problem.line if one.problem else 1
            why = worded(desk, one.problem) if one.problem else ""
            told = desk.words.say("cli-mission-broken", line=line, why=why)
            desk.out.print(f"    {one.path.name}  {told}", style="red", soft_wrap=True)
            continue
        sound.append(one)
        mark = "   " if number is None else f"{number + len(sound):>3}"
        title = late.mission_title(
            desk.words_of(one.game, options=options_for(one.text)), one.plan.goals.mission
        )
        desk.out.print(f"{mark} {title}  {one.path.name} ({desk.words_of(one.game).title()})", soft_wrap=True)
    return sound


def options_for(text: str) -> dict[str, Plain]:
    """The options of a match that plays the mission in a text."""
    return {"mission": late.OWN, late.MAP: text}
