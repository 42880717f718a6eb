"""What a person asked for that cannot be done, told in their language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.cli import late
from horda.cli.exit_codes import BAD_FILE, BAD_INPUT, BAD_PLACE

if TYPE_CHECKING:
    from horda.cli.context import Desk
    from horda.engine.choices import Plain
    from horda.engine.game import Game


class Complaint(ValueError):
    """Something asked for that is not possible: a message `cli-wrong-<key>` and what it tells."""

    code = BAD_INPUT

    def __init__(self, key: str, /, **about: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.about = about


class FileComplaint(Complaint):
    """A file that cannot be used as it is."""

    code = BAD_FILE


class PlaceComplaint(Complaint):
    """An address, a port or a database that cannot be used."""

    code = BAD_PLACE


def problem_told(desk: Desk, problem: Exception) -> str:
    """What is wrong, in the person's language: of what was asked for, or of what it led to."""
    if isinstance(problem, Complaint):
        return desk.words.say(f"cli-wrong-{problem.key}", **problem.about)
    return desk.words.error(problem)


def checked_seats(game: Game, seats: int, title: str, options: dict[str, Plain]) -> int:
    """The number of players, if the game with these options is for so many."""
    low, high = game.seats_for(options)
    if not low <= seats <= high:
        raise Complaint("seats", title=title, low=low, high=high, given=seats)
    return seats


def checked_options(game: Game, given: dict[str, Plain], title: str) -> dict[str, Plain]:
    """The options, if the game has them and allows their values."""
    known = {option.name: option for option in game.options()}
    for name, value in given.items():
        if name not in known:
            raise Complaint("option", title=title, name=name, known=", ".join(known) or "–")
        if value not in known[name].values:
            allowed = ", ".join(late.format_value(one) for one in known[name].values)
            raise Complaint("value", name=name, given=late.format_value(value), allowed=allowed)
    return given
