"""`horda` alone: a menu of what a person may want, for those who know no command yet."""

from __future__ import annotations

import sys
from collections.abc import Callable

from horda.cli import late
from horda.cli.commands.play_request import PlayWish, grant
from horda.cli.context import Desk
from horda.cli.paths import kept_matches
from horda.cli.prompts import line_typed, number_typed


def somebody_is_there() -> bool:
    """Whether a person sits at a terminal, and nobody reads our words through a pipe."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def open_menu(desk: Desk, *, help_page: str) -> None:
    """Ask what is wanted, and do it."""
    does: dict[str, Callable[[], None]] = {"play": lambda: _play(desk)}
    if kept_matches():
        does["resume"] = lambda: _play(desk, resume=True)
    does |= {
        "learn": lambda: _learn(desk),
        "browser": lambda: _serve(desk),
        "rules": lambda: _rules(desk),
        "missions": lambda: _missions(desk),
        "help": lambda: desk.out.print(help_page),
    }
    desk.say("cli-app", "bold")
    for number, name in enumerate(does, 1):
        desk.out.print(f"{number:>3} {desk.words.say(f'cli-menu-{name}')}")
    picked = number_typed(desk, desk.words.say("cli-menu-which"), low=0, high=len(does), usual=1)
    if picked:
        list(does.values())[picked - 1]()


def _play(desk: Desk, game: str | None = None, *, mission: str = "", resume: bool = False) -> None:
    options = [f"mission={mission}"] if mission else []
    grant(desk, PlayWish(game, seats=None, who=[], options=options, seed=None, resume=resume))


def _learn(desk: Desk) -> None:
    """The courses; then the one whose name the person types."""
    late.learn(desk, None, None, checks=False, forgets=False, as_json=False)
    name = line_typed(desk, desk.words.say("cli-menu-which-course"))
    if name:
        late.learn(desk, name, None, checks=False, forgets=False, as_json=False)


def _serve(desk: Desk) -> None:
    late.serve_table(desk, {}, config=None, show=True)


def _rules(desk: Desk) -> None:
    """The rulebooks; then whatever the person types: a game, an id, or words to look for."""
    late.show_rules(desk, None, None, search=None, as_json=False)
    text = line_typed(desk, desk.words.say("cli-menu-which-rule"))
    if not text:
        return
    named = text in late.rulebooks() or (late.looks_like_an_id(text) and " " not in text)
    late.show_rules(desk, text if named else None, None, search=None if named else text, as_json=False)


def _missions(desk: Desk) -> None:
    """The missions of all games, each with what it is called; the one picked is played."""
    found: list[tuple[str, str]] = []
    for game in late.editions().values():
        words = desk.words_of(game)
        desk.out.print(words.title(), style="bold")
        for group, missions in game.mission_groups().items():
            desk.out.print(f"    {words.name('group', group)}", style="italic")
            for mission in missions:
                found.append((game.id, mission.id))
                desk.out.print(f"{len(found):>3} {words.value('mission', mission.id)}")
    found += _own(desk, len(found))
    picked = number_typed(desk, desk.words.say("cli-menu-which-mission"), low=0, high=len(found), usual=0)
    if picked:
        game_id, chosen = found[picked - 1]
        _play(desk, game_id, mission=chosen)


def _own(desk: Desk, before: int) -> list[tuple[str, str]]:
    """The missions of the person's own folder, numbered on; a file takes the place of a game."""
    found = late.own_missions(late.missions_folder())
    return [(str(one.path), "") for one in late.show_own(desk, found, number=before)]
