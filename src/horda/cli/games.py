"""The shelf: which games there are, for how many, with which options."""

from __future__ import annotations

from horda.bots import bots
from horda.cli.desk import Desk
from horda.engine.game import Game
from horda.games import games


def show_games(desk: Desk, *, as_json: bool) -> None:
    """`horda games`."""
    shelf = games()
    if as_json:
        desk.write_json([_plain(game) for game in shelf.values()])
        return
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    say = desk.words.say
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for column in ("id", "title", "players", "bots", "options"):
        table.add_column(say(f"cli-column-{column}"))
    for game in shelf.values():
        words = desk.words_of(game)
        players = f"{game.min_seats}–{game.max_seats}"
        options = ", ".join(words.option(option.name) for option in game.options())
        table.add_row(game.id, words.title(), players, ", ".join(bots(game.id)), options)
    desk.out.print(table)
    desk.say("cli-games-next", "dim")


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
