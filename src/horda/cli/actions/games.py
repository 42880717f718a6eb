"""The implementation of `horda games`: list the games with their players, bots and options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from horda.bots import bots
from horda.cli.context import CliContext
from horda.cli.option_parsing import format_option_value
from horda.games import games

if TYPE_CHECKING:
    from horda.engine.game import Game, Option

MAX_VALUES = 12
"""Most values of an option that are listed besides the default; City's corners have 25."""


def show_games(context: CliContext, *, as_json: bool) -> None:
    """Print the games, or all of them as JSON."""
    if as_json:
        context.write_json([_plain(game) for game in games().values()])
        return
    say = context.words.say
    # Loading all games takes a second, so print a line first.
    context.print_message("cli-games", "dim")
    for game in games().values():
        words = context.words_of(game)
        # What has to be typed stands first and alone in its line, so that no width cuts it.
        context.out.print(Text.assemble((game.id, "cyan"), "  ", (words.title(), "bold")))
        told = [
            say("cli-players", low=game.min_seats, high=game.max_seats),
            say("cli-games-bots", bots=", ".join(bots(game.id))),
        ]
        context.out.print(Padding(" · ".join(told), (0, 0, 0, 4)))
        for option in game.options():
            line = Text.assemble(
                (option.name, "cyan"), f"  {words.option(option.name)} (", *_values(option), ")"
            )
            context.out.print(Padding(line, (0, 0, 0, 4)), style="dim")
    context.print_message("cli-games-next", "dim")


def _values(option: Option) -> Iterator[str | tuple[str, str]]:
    """Yield the values of an option in the form of `--option`, the default first and underlined."""
    usual, others = option.default, [value for value in option.values if value != option.default]
    yield (format_option_value(usual), "underline")
    for value in others[:MAX_VALUES]:
        yield f", {format_option_value(value)}"
    if len(others) > MAX_VALUES:
        yield ", …"


def _plain(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "version": game.version,
        "seats": [game.min_seats, game.max_seats],
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.default}
            for option in game.options()
        ],
        "bots": bots(game.id),
    }
