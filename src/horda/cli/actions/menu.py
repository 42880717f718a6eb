"""The menu of `horda` without a command, for people who know no command yet."""

from __future__ import annotations

import sys
from collections.abc import Callable

import click

from horda.cli.context import CliContext
from horda.cli.localized_help import Group, context_of
from horda.cli.paths import saved_matches
from horda.cli.prompts import ask_line, ask_number


def is_interactive() -> bool:
    """Whether input and output are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def open_menu(ctx: click.Context) -> None:
    """Ask for a command, and run it."""
    context = context_of(ctx)
    entries: dict[str, Callable[[], None]] = {"play": lambda: run_command(ctx, "play")}
    if saved_matches():
        entries["resume"] = lambda: run_command(ctx, "play", resume=True)
    entries |= {
        "learn": lambda: _learn(ctx),
        "browser": lambda: run_command(ctx, "serve", open=True),
        "rules": lambda: _rules(ctx),
        "missions": lambda: _missions(ctx),
        "help": lambda: context.out.print(ctx.get_help()),
    }
    context.print_message("cli-app", "bold")
    for number, name in enumerate(entries, 1):
        context.out.print(f"{number:>3} {context.words.say(f'cli-menu-{name}')}")
    picked = ask_number(context, context.words.say("cli-menu-which"), low=0, high=len(entries), default=1)
    if picked:
        list(entries.values())[picked - 1]()


def run_command(ctx: click.Context, name: str, **arguments: object) -> None:
    """Run a command of the root group; missing arguments get their defaults."""
    group = ctx.command
    assert isinstance(group, Group)
    command = group.get_command(ctx, name)
    assert command is not None
    ctx.invoke(command, **arguments)


def _learn(ctx: click.Context) -> None:
    """List the courses, then open the one whose name is typed."""
    context = context_of(ctx)
    run_command(ctx, "learn")
    name = ask_line(context, context.words.say("cli-menu-which-course"))
    if name:
        run_command(ctx, "learn", game=name)


def _rules(ctx: click.Context) -> None:
    """List the rulebooks, then look up the typed text: a game, a rule id, or words to search."""
    from horda.rulebook import looks_like_an_id, rulebooks

    context = context_of(ctx)
    run_command(ctx, "rules")
    text = ask_line(context, context.words.say("cli-menu-which-rule"))
    if not text:
        return
    is_name = text in rulebooks() or (looks_like_an_id(text) and " " not in text)
    run_command(ctx, "rules", **{"game" if is_name else "search": text})


def _missions(ctx: click.Context) -> None:
    """List the missions of all games with their titles, and play the selected one."""
    from horda.games.own_missions import editions

    context = context_of(ctx)
    found: list[tuple[str, str]] = []
    for game in editions().values():
        words = context.words_of(game)
        context.out.print(words.title(), style="bold")
        for group, missions in game.mission_groups().items():
            context.out.print(f"    {words.name('group', group)}", style="italic")
            for mission in missions:
                found.append((game.id, mission.id))
                context.out.print(f"{len(found):>3} {words.value('mission', mission.id)}")
    found += _custom_missions(context, len(found))
    prompt = context.words.say("cli-menu-which-mission")
    picked = ask_number(context, prompt, low=0, high=len(found), default=0)
    if picked:
        game_id, chosen = found[picked - 1]
        run_command(ctx, "play", game=game_id, option=[f"mission={chosen}"] if chosen else [])


def _custom_missions(context: CliContext, before: int) -> list[tuple[str, str]]:
    """List the missions of the user's folder, numbered on from `before`; return their files and names."""
    from horda.cli.actions.missions.custom_missions import show_custom_missions
    from horda.games.own_missions import missions_folder, own_missions

    found = own_missions(missions_folder())
    return [(str(mission.path), "") for mission in show_custom_missions(context, found, number=before)]
