"""Shell completion, built on `click.shell_completion`: the scripts, and the values offered for parameters.

No game is loaded: rule ids, missions and lessons are read from file names.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import click
from click.shell_completion import (
    BashComplete,
    CompletionItem,
    ShellComplete,
    add_completion_class,
    get_completion_class,
)

if TYPE_CHECKING:
    from horda.cli.context import CliContext

COMPLETE_VAR: Final = "_HORDA_COMPLETE"
"""The environment variable by which a shell's script requests completions from `horda`."""
SHELLS: Final = ("bash", "zsh", "fish")
MISSION: Final = "mission="


@add_completion_class
class BashCompletion(BashComplete):
    """Completion in bash, which splits words at `=` and replaces only the part after it."""

    name = "bash"

    def get_completion_args(self) -> tuple[list[str], str]:
        """Return the arguments before the cursor and the one at the cursor, with words joined again at each `=`."""
        args, incomplete = super().get_completion_args()
        joined: list[str] = []
        after_sign = False
        for word in [*args, incomplete]:
            if joined and (word == "=" or after_sign):
                joined[-1] += word
            else:
                joined.append(word)
            after_sign = word == "="
        return joined[:-1], joined[-1]

    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem[str]]:
        """Return the completions without the part up to the last `=`, which bash keeps."""
        found = super().get_completions(args, incomplete)
        value = incomplete.partition("=")[2] if incomplete.startswith("-") else incomplete
        kept = value[: value.rfind("=") + 1]
        return [
            CompletionItem(item.value.removeprefix(kept), type=item.type, help=item.help) for item in found
        ]


def print_script(context: CliContext, root: click.Command, shell: str) -> None:
    """Print the completion script of a shell."""
    kind = get_completion_class(shell) if shell in SHELLS else None
    if kind is None:
        # Imported here because help and completion need no errors.
        from horda.cli.errors import CliError

        raise CliError("shell", shell=shell, known=", ".join(SHELLS))
    context.out.file.write(script_of(kind, root))


def script_of(kind: type[ShellComplete], root: click.Command) -> str:
    """Return the script that makes a shell request completions from `horda`."""
    return kind(root, {}, "horda", COMPLETE_VAR).source()


def complete_shells(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Offer the shells that have a script."""
    return _starting_with(incomplete, SHELLS)


def complete_games(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem[Any]] | list[str]:
    """Offer the games or, if none matches, files such as saves and missions."""
    from horda.rulebook import rulebooks

    return _starting_with(incomplete, rulebooks()) or [CompletionItem(incomplete, type="file")]


def complete_match_options(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Offer the missions of the game in the command line as `mission=NAME`."""
    return _starting_with(incomplete, [f"{MISSION}{name}" for name in missions_of(_game_in(ctx))])


def complete_missions(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Offer the missions of the game in the command line."""
    return _starting_with(incomplete, missions_of(_game_in(ctx)))


def complete_lessons(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Offer the lessons of the game in the command line."""
    return _starting_with(incomplete, lessons_of(_game_in(ctx)))


def complete_games_or_rules(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Offer the games, or the rule ids of all games if capital letters are typed."""
    from horda.rulebook import rule_ids, rulebooks

    if incomplete[:1].isupper():
        return _starting_with(incomplete, [id for name in rulebooks() for id in rule_ids(name)])
    return _starting_with(incomplete, rulebooks())


def complete_rules(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Offer the rule ids of the game in the command line."""
    from horda.rulebook import rule_ids, rulebooks

    game = _game_in(ctx)
    return _starting_with(incomplete, rule_ids(game) if game in rulebooks() else ())


def _game_in(ctx: click.Context) -> str | None:
    """Return the game in the command line; click leaves it in `args` if an option still lacks its value."""
    game: str | None = ctx.params.get("game") or next(iter(ctx.args), None)
    return game


def _starting_with(text: str, values: Iterable[str]) -> list[str]:
    return sorted({value for value in values if value.startswith(text)})


def missions_of(game: str | None) -> list[str]:
    """Return the names of a game's missions, read from the names of their files."""
    from horda.games import folder_of

    folder = folder_of(game) if game else None
    return sorted(path.stem for path in (folder / "content" / "missions").glob("*.yaml")) if folder else []


def lessons_of(game: str | None) -> list[str]:
    """Return the names of a game's lessons, read from the names of their files without their numbers."""
    from horda.games import folder_of

    folder = folder_of(game) if game else None
    found = sorted((folder / "lessons").glob("*.yaml")) if folder else []
    return [path.stem.lstrip("0123456789_") for path in found]
