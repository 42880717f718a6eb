"""Errors of the command line, each with a message in the user's language and an exit code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.cli.exit_codes import BAD_FILE, BAD_INPUT, BAD_PLACE

if TYPE_CHECKING:
    from horda.cli.context import CliContext
    from horda.engine.choices import Plain
    from horda.engine.game import Game


class CliError(ValueError):
    """A request that is not possible; its message is `cli-wrong-<key>` with the given values."""

    code = BAD_INPUT

    def __init__(self, key: str, /, **about: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.about = about


class FileError(CliError):
    """A file that cannot be used."""

    code = BAD_FILE


class ResourceError(CliError):
    """An address, a port or a database that cannot be used."""

    code = BAD_PLACE


def error_message(context: CliContext, problem: Exception) -> str:
    """Return the sentence for an error in the user's language."""
    if isinstance(problem, CliError):
        return context.words.say(f"cli-wrong-{problem.key}", **problem.about)
    return context.words.error(problem)


def checked_seats(game: Game, seats: int, title: str, options: dict[str, Plain]) -> int:
    """Return the number of players; raise `CliError` if the game does not allow it with these options."""
    low, high = game.seats_for(options)
    if not low <= seats <= high:
        raise CliError("seats", title=title, low=low, high=high, given=seats)
    return seats


def checked_options(game: Game, given: dict[str, Plain], title: str) -> dict[str, Plain]:
    """Return the options; raise `CliError` if the game lacks one or does not allow its value."""
    from horda.engine.choices import format_value

    known = {option.name: option for option in game.options()}
    for name, chosen in given.items():
        if name not in known:
            raise CliError("option", title=title, name=name, known=", ".join(known) or "–")
        if chosen not in known[name].values:
            allowed = ", ".join(format_value(value) for value in known[name].values)
            raise CliError("value", name=name, given=format_value(chosen), allowed=allowed)
    return given
