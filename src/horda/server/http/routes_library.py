"""REST for what never changes: the shelf, boards, figures, rulebooks, words and drawings.

These are plain functions, which are run in threads: reading a rulebook must not hold up a match.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from horda.art import mission as drawn_mission
from horda.engine.game import Game
from horda.games import UnknownGame, game, games
from horda.games.zombicide.missions.reader import MissionPlan
from horda.locale import LANGUAGES, Words
from horda.locale.catalogue import catalogues, source
from horda.locale.missions import floor_names
from horda.rulebook import UnknownRule, rulebook
from horda.server.config.settings import Settings
from horda.server.http.boards import board_info
from horda.server.http.catalogue import cover_of, plans_of, printed_figures, shelf
from horda.server.http.errors import ProblemError
from horda.server.http.manual import MANUAL, is_manual
from horda.server.http.openapi import socket_schema
from horda.server.http.responses import cached_json, cached_text
from horda.server.http.routing import Router
from horda.server.protocol.catalogue_records import Shelf

router = Router("library")
GameId = Annotated[str, msgspec.Meta(max_length=64)]
MissionId = Annotated[str, msgspec.Meta(max_length=64)]
SVG = "image/svg+xml"


def game_called(name: str) -> Game:
    """A game of the shelf."""
    try:
        return game(name)
    except UnknownGame as problem:
        raise ProblemError("no-such-game", status=404, name=name, known=", ".join(games())) from problem


def plan_called(game_id: str, name: str) -> MissionPlan:
    """A mission of a game."""
    plans = plans_of(game_called(game_id))
    if name not in plans:
        raise ProblemError("no-such-mission", status=404, name=name, known=", ".join(plans) or "–")
    return plans[name]


@router.get("/shelf", "Shelf")
def get_shelf(request: Request) -> Response:
    """The games with their missions, options, bots and catalogues; the manual, and if there is a club."""
    return cached_json(request, "shelf", lambda: shelf_here(request.app.state.settings), cache="no-cache")


def shelf_here(here: Settings) -> Shelf:
    """The shelf with what one server adds to it: its players, its club, its manual."""
    manual = f"{MANUAL}/" if is_manual(here.manual) else ""
    boxes = tuple(
        msgspec.structs.replace(one, players=tuple(here.thinking.players_of(one.id))) for one in shelf().games
    )
    return msgspec.structs.replace(shelf(), games=boxes, club=here.club is not None, manual=manual)


@router.get("/games/{game_id}/missions/{mission}/board", "BoardInfo", problems=(404,))
def get_mission_board(request: Request, game_id: GameId, mission: MissionId) -> Response:
    """A mission's board without moving pieces, and where everything lies on it."""
    plan = plan_called(game_id, mission)
    return cached_json(request, ("board", game_id, mission), lambda: board_info(plan))


@router.get(
    "/games/{game_id}/missions/{mission}/map.svg",
    media=SVG,
    problems=(404, 422),
)
def get_map(
    request: Request,
    game_id: GameId,
    mission: MissionId,
    theme: Literal["paper", "night"] = "paper",
    lang: Literal["", "en", "es"] = "",
    title: bool = True,
) -> Response:
    """A mission's map as it would be printed, with its title and floors where a language is named."""
    plan = plan_called(game_id, mission)

    def svg() -> str:
        if not lang:
            return drawn_mission(plan, theme=theme, floors={}).svg
        words = Words.of(game_called(game_id), lang)
        name = words.name("mission", mission) if title else ""
        return drawn_mission(
            plan, title=name, theme=theme, floors=floor_names(words, plan.mission.floors)
        ).svg

    return cached_text(request, ("map", game_id, mission, theme, lang, title), svg, media=SVG)


@router.get("/games/{game_id}/board", problems=(404,))
def get_board(request: Request, game_id: GameId) -> Response:
    """The board of a game that has one for all matches."""
    found = game_called(game_id)
    board = found.board()
    if board is None:
        raise ProblemError("no-such-board", status=404, game=found.title)
    return cached_json(request, ("board", game_id), lambda: board)


@router.get("/games/{game_id}/cover.svg", media=SVG, problems=(404,))
def get_cover(request: Request, game_id: GameId) -> Response:
    """The picture of a game that brings one."""
    found = game_called(game_id)
    picture = cover_of(found)
    if not picture:
        raise ProblemError("no-such-cover", status=404, game=found.title)
    return cached_text(request, ("cover", game_id), lambda: picture, media=SVG)


@router.get("/games/{game_id}/figures", problems=(404,))
def get_figures(request: Request, game_id: GameId) -> Response:
    """The figures printed on cards, zombies, spaces and missions, for the texts that need them."""
    found = game_called(game_id)
    return cached_json(request, ("figures", game_id), lambda: printed_figures(found.id))


@router.get("/games/{game_id}/rulebook", problems=(404,))
def get_rulebook(request: Request, game_id: GameId) -> Response:
    """The rulebook in both languages."""
    found = game_called(game_id)
    try:
        return cached_json(request, ("rulebook", game_id), lambda: rulebook(found.id))
    except UnknownRule as problem:
        raise ProblemError("no-such-rulebook", status=404, game=found.title) from problem


@router.get("/words/{lang}/{name}.ftl", media="text/plain", problems=(404,))
def get_words(
    request: Request,
    lang: Annotated[str, msgspec.Meta(max_length=8)],
    name: Annotated[str, msgspec.Meta(max_length=64)],
) -> Response:
    """The words of a game, its family or the table in one language (Fluent)."""
    if lang not in LANGUAGES or name not in catalogues(lang):
        raise ProblemError("no-such-words", status=404, name=name, lang=lang)
    key = ("words", lang, name)
    return cached_text(request, key, lambda: source(lang, name), media="text/plain", cache="no-cache")


@router.get("/art/figures.svg", media=SVG)
def get_figures_sheet(request: Request) -> Response:
    """The sheet of symbols: figures, tokens, dice."""
    sheet = files("horda.art").joinpath("figures.svg")
    return cached_text(request, "figures.svg", lambda: sheet.read_text(encoding="utf-8"), media=SVG)


@router.get("/protocol.json")
def get_protocol(request: Request) -> Response:
    """JSON Schema of the messages of the socket."""
    return cached_json(request, "protocol", socket_schema, cache="no-cache")
