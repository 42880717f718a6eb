"""REST routes for static content: catalogue, boards, figures, rulebooks, words and drawings.

The handlers are plain functions that run in threads, so reading a rulebook never delays a match.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec
from starlette.requests import Request

from horda.art import mission as drawn_mission
from horda.art.mission_covers import mission_cover
from horda.engine.game import Game
from horda.games import UnknownGame, game, games
from horda.games.zombicide.missions.reading.plan import MissionPlan
from horda.locale import LANGUAGES, Words
from horda.locale.catalogue import catalogues, source
from horda.locale.missions import floor_names
from horda.rulebook import Rulebook, UnknownRule, rulebook
from horda.server.config.settings import Settings
from horda.server.http.boards import board_info
from horda.server.http.catalogue import PrintedFigures, cover_of, plans_of, printed_figures, shelf
from horda.server.http.errors import ProblemError
from horda.server.http.manual import MANUAL_PATH, is_built_manual
from horda.server.http.openapi import Schema, socket_schema
from horda.server.http.responses import Cached
from horda.server.http.routing import Router
from horda.server.protocol.catalogue_records import BoardInfo, Shelf

router = Router("library")
GameId = Annotated[str, msgspec.Meta(max_length=64)]
MissionId = Annotated[str, msgspec.Meta(max_length=64)]
SVG = "image/svg+xml"


def find_game(name: str) -> Game:
    """Return a game by id, or raise `ProblemError` (404)."""
    try:
        return game(name)
    except UnknownGame as problem:
        raise ProblemError("no-such-game", status=404, name=name, known=", ".join(games())) from problem


def find_mission(game_id: str, name: str) -> MissionPlan:
    """Return a mission of a game, or raise `ProblemError` (404)."""
    plans = plans_of(find_game(game_id))
    if name not in plans:
        raise ProblemError("no-such-mission", status=404, name=name, known=", ".join(plans) or "–")
    return plans[name]


@router.get("/shelf")
def get_shelf(request: Request) -> Cached[Shelf]:
    """Get the games with their missions, options, bots and catalogues, and whether there is a manual and a club."""
    return Cached("shelf", lambda: server_shelf(request.app.state.settings), cache="no-cache")


def server_shelf(here: Settings) -> Shelf:
    """Return the catalogue with this server's own players, club and manual."""
    manual = f"{MANUAL_PATH}/" if is_built_manual(here.manual) else ""
    boxes = tuple(
        msgspec.structs.replace(info, players=tuple(here.thinking.players_of(info.id)))
        for info in shelf().games
    )
    return msgspec.structs.replace(shelf(), games=boxes, club=here.club is not None, manual=manual)


@router.get("/games/{game_id}/missions/{mission}/board", problems=(404,))
def get_mission_board(game_id: GameId, mission: MissionId) -> Cached[BoardInfo]:
    """Get a mission's board without moving pieces, and the position of everything on it."""
    plan = find_mission(game_id, mission)
    return Cached(("board", game_id, mission), lambda: board_info(plan))


@router.get(
    "/games/{game_id}/missions/{mission}/map.svg",
    media=SVG,
    problems=(404, 422),
)
def get_map(
    game_id: GameId,
    mission: MissionId,
    theme: Literal["paper", "night"] = "paper",
    lang: Literal["", "en", "es"] = "",
    title: bool = True,
) -> Cached[str]:
    """Get a mission's map as printed; with its title and floor names if a language is given."""
    plan = find_mission(game_id, mission)

    def svg() -> str:
        if not lang:
            return drawn_mission(plan, theme=theme, floors={}).svg
        words = Words.of(find_game(game_id), lang)
        name = words.name("mission", mission) if title else ""
        return drawn_mission(
            plan, title=name, theme=theme, floors=floor_names(words, plan.mission.floors)
        ).svg

    return Cached(("map", game_id, mission, theme, lang, title), svg)


@router.get("/games/{game_id}/missions/{mission}/cover.svg", media=SVG, problems=(404,))
def get_mission_cover(game_id: GameId, mission: MissionId) -> Cached[str]:
    """Get a mission's cover, a picture of its map as a town at night."""
    plan = find_mission(game_id, mission)
    return Cached(("cover", game_id, mission), lambda: mission_cover(plan).svg)


@router.get("/games/{game_id}/board", problems=(404,))
def get_board(game_id: GameId) -> Cached[Mapping[str, Any]]:
    """Get the board of a game that has the same board in all matches."""
    found = find_game(game_id)
    board = found.board()
    if board is None:
        raise ProblemError("no-such-board", status=404, game=found.title)
    return Cached(("board", game_id), lambda: board)


@router.get("/games/{game_id}/cover.svg", media=SVG, problems=(404,))
def get_cover(game_id: GameId) -> Cached[str]:
    """Get the cover picture of a game."""
    found = find_game(game_id)
    picture = cover_of(found)
    if not picture:
        raise ProblemError("no-such-cover", status=404, game=found.title)
    return Cached(("cover", game_id), lambda: picture)


@router.get("/games/{game_id}/figures", problems=(404,))
def get_figures(game_id: GameId) -> Cached[PrintedFigures]:
    """Get the figures printed on cards, zombies, spaces and missions, for the texts that need them."""
    found = find_game(game_id)
    return Cached(("figures", game_id), lambda: printed_figures(found.id))


@router.get("/games/{game_id}/rulebook", problems=(404,))
def get_rulebook(game_id: GameId) -> Cached[Rulebook]:
    """Get the rulebook in both languages."""
    found = find_game(game_id)

    def contents() -> Rulebook:
        try:
            return rulebook(found.id)
        except UnknownRule as problem:
            raise ProblemError("no-such-rulebook", status=404, game=found.title) from problem

    return Cached(("rulebook", game_id), contents)


@router.get("/words/{lang}/{name}.ftl", media="text/plain", problems=(404,))
def get_words(
    lang: Annotated[str, msgspec.Meta(max_length=8)],
    name: Annotated[str, msgspec.Meta(max_length=64)],
) -> Cached[str]:
    """Get the words of a game, its family or the table in one language (Fluent)."""
    if lang not in LANGUAGES or name not in catalogues(lang):
        raise ProblemError("no-such-words", status=404, name=name, lang=lang)
    key = ("words", lang, name)
    return Cached(key, lambda: source(lang, name), cache="no-cache")


@router.get("/art/figures.svg", media=SVG)
def get_figures_sheet() -> Cached[str]:
    """Get the sheet of symbols: figures, tokens, dice."""
    sheet = files("horda.art").joinpath("figures.svg")
    return Cached("figures.svg", lambda: sheet.read_text(encoding="utf-8"))


@router.get("/protocol.json")
def get_protocol() -> Cached[Schema]:
    """Get the JSON Schema of the socket's messages."""
    return Cached("protocol", socket_schema, cache="no-cache")
