"""The implementation of `horda mission tiles`: list the tiles of a game as text, as JSON or as one picture."""

from __future__ import annotations

from pathlib import Path

from rich.columns import Columns
from rich.padding import Padding
from rich.text import Text

from horda import art
from horda.art.theme import Theme
from horda.cli.context import CliContext
from horda.games import UnknownGame
from horda.games.own_missions import editions
from horda.games.zombicide.board.tiles import ACROSS, BORDERS, KINDS, NOTHING, TO_A_ROOM, Tile
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.facts import card_of
from horda.locale import Words

PICTURE_WIDTH = 16
"""Width of a tile's picture in columns of the terminal."""
CORNER = "+"


def show_tiles(context: CliContext, name: str, *, out: Path | None, theme: Theme, as_json: bool) -> None:
    """Print the tiles of a game with their features, or draw all of them on one sheet."""
    known = editions()
    if name not in known:
        raise UnknownGame(name, list(known), of="missions")
    game = known[name]
    words = context.words_of(game)
    if as_json:
        context.write_json([_plain(game, tile) for tile in game.tiles.values()])
    elif out is not None:
        art.tile_sheet(game.tiles, label=words.title(), theme=theme).save(out)
        context.print_message("cli-mission-tiles-drawn", file=str(out), count=len(game.tiles))
    else:
        _print_tiles(context, words, game)


def _plain(game: Zombicide, tile: Tile) -> dict[str, object]:
    return {
        "id": tile.id,
        "other_faces": other_faces(game, tile),
        "picture": tile.picture.splitlines(),
        "features": [{"put": one.put, "at": list(one.at)} for one in tile.features],
    }


def other_faces(game: Zombicide, tile: Tile) -> list[str]:
    """Return the names of the other faces of a tile, which cannot lie on the same map."""
    return [name for name in game.tiles if name != tile.id and card_of(name) == card_of(tile.id)]


def _print_tiles(context: CliContext, words: Words, game: Zombicide) -> None:
    """Print the picture of each tile, and a legend of the characters."""
    pictures: list[Text] = []
    letters: set[str] = set()
    signs: set[str] = set()
    for tile in game.tiles.values():
        rows = tile.picture.splitlines()
        letters.update(rows[row][column] for row in range(1, ACROSS, 2) for column in range(1, ACROSS, 2))
        signs.update(sign for row in rows for sign in row)
        pictures.append(Text.assemble((tile.id, "bold cyan"), "\n", "\n".join(rows)))
    context.print_message("cli-mission-tiles-list", "bold", game=words.title(), count=len(game.tiles))
    context.out.print(Padding(Columns(pictures, width=PICTURE_WIDTH, padding=(1, 2)), (1, 0)))
    for sign in sorted(
        letters, key=lambda letter: list(KINDS).index(letter) if letter in KINDS else len(KINDS)
    ):
        name = "nothing" if sign == NOTHING else KINDS[sign].name
        context.out.print(Text.assemble((f"  {sign}  ", "cyan"), words.name("ground", name)))
    for sign in sorted((signs - letters - {CORNER}) & {*BORDERS, TO_A_ROOM}):
        context.out.print(Text.assemble((f"  {sign}  ", "cyan"), words.say(f"cli-mission-sign-{ord(sign)}")))
    context.print_message("cli-mission-tiles-next", "dim", game=game.id)
