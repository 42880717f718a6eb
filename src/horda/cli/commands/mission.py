"""`horda mission`: list missions and tiles, check a mission, draw its map."""

from __future__ import annotations

from pathlib import Path

import click

from horda.cli.completion import complete_games
from horda.cli.context import CliContext
from horda.cli.localized_help import Group
from horda.cli.parameters import PATH, game_argument, json_option

mission = Group("mission", no_args_is_help=True)

LEVELS = ("tutorial", "easy", "medium", "hard")
KINDS = ("escape", "hunt", "hold", "race", "collect")
file_argument = click.argument("file", metavar="FILE", type=PATH)
game_option = click.option("--game", metavar="GAME", shell_complete=complete_games)


@mission.command("check")
@file_argument
@game_option
@json_option
@click.pass_obj
def check(context: CliContext, file: Path, *, game: str | None, json: bool) -> None:
    """Check a mission."""
    from horda.cli.actions.missions.mission_file import show_problems

    show_problems(context, file, game, as_json=json)


@mission.command("list")
@click.option("--folder", metavar="FOLDER", type=PATH)
@game_option
@click.option("--minutes", metavar="N", type=click.IntRange(min=1, max=999))
@click.option("--survivors", metavar="N", type=click.IntRange(min=1, max=12))
@click.option("--difficulty", metavar="LEVEL", type=click.Choice(LEVELS))
@click.option("--kind", metavar="KIND", type=click.Choice(KINDS))
@click.option("--tiles", metavar="TILE,TILE")
@json_option
@click.pass_obj
def list_all(
    context: CliContext,
    *,
    folder: Path | None,
    game: str | None,
    minutes: int | None,
    survivors: int | None,
    difficulty: str | None,
    kind: str | None,
    tiles: str | None,
    json: bool,
) -> None:
    """List the missions, or those that match a search."""
    from horda.cli.actions.missions.mission_list import list_missions
    from horda.games.zombicide.missions.facts import MissionSearch

    owned = tuple(tiles.split(",")) if tiles is not None else None
    search = MissionSearch(minutes, survivors, difficulty, kind, owned)
    list_missions(context, folder, search, game=game, as_json=json)


@mission.command("draw")
@file_argument
@click.option("--out", "-o", metavar="FILE", type=PATH, required=True)
@game_option
@click.option("--theme", metavar="LOOK", default="paper")
@click.pass_obj
def draw(context: CliContext, file: Path, *, out: Path, game: str | None, theme: str) -> None:
    """Draw the map of a mission as SVG."""
    from horda.cli.actions.missions.mission_file import draw_map

    draw_map(context, file, game, out=out, theme="night" if theme == "night" else "paper")


@mission.command("tiles")
@game_argument
@click.option("--out", "-o", metavar="FILE", type=PATH)
@click.option("--theme", metavar="LOOK", default="paper")
@json_option
@click.pass_obj
def tiles(context: CliContext, game: str, *, out: Path | None, theme: str, json: bool) -> None:
    """List the tiles of a game, or draw them."""
    from horda.cli.actions.missions.tiles import show_tiles

    show_tiles(context, game, out=out, theme="night" if theme == "night" else "paper", as_json=json)
