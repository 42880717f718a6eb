"""REST for what never changes: the shelf, boards, figures, rulebooks, words and drawings.

These are plain functions, which are run in threads: reading a rulebook must not hold up a match.
"""

from __future__ import annotations

from functools import lru_cache
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
from horda.server.http.boards import board_info
from horda.server.http.catalogue import cover_of, plans_of, printed_figures, shelf
from horda.server.http.errors import ProblemError
from horda.server.http.manual import MANUAL, is_manual
from horda.server.http.openapi import socket_schema
from horda.server.http.responses import FOR_A_WHILE, answered, drawn
from horda.server.http.routing import Router

router = Router("library")
GameId = Annotated[str, msgspec.Meta(max_length=64)]
MissionId = Annotated[str, msgspec.Meta(max_length=64)]


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
    here = request.app.state.settings
    manual = f"{MANUAL}/" if is_manual(here.manual) else ""
    boxes = tuple(
        msgspec.structs.replace(one, players=tuple(here.thinking.offered(one.id))) for one in shelf().games
    )
    whole = msgspec.structs.replace(shelf(), games=boxes, club=here.club is not None, manual=manual)
    return answered(whole, cache="no-cache")


@router.get("/games/{game_id}/missions/{mission}/board", "BoardInfo", problems=(404,))
def get_mission_board(game_id: GameId, mission: MissionId) -> Response:
    """A mission's board without moving pieces, and where everything lies on it."""
    return answered(board_info(plan_called(game_id, mission)), cache=FOR_A_WHILE)


@router.get(
    "/games/{game_id}/missions/{mission}/map.svg",
    media="image/svg+xml",
    problems=(404, 422),
)
def get_map(
    game_id: GameId,
    mission: MissionId,
    theme: Literal["paper", "night"] = "paper",
    lang: Literal["", "en", "es"] = "",
    title: bool = True,
) -> Response:
    """A mission's map as it would be printed, with its title and floors where a language is named."""
    plan = plan_called(game_id, mission)
    if not lang:
        return drawn(_map(plan, "", theme, ()))
    words = Words.of(game_called(game_id), lang)
    floors = floor_names(words, plan.mission.floors)
    name = words.name("mission", mission) if title else ""
    return drawn(_map(plan, name, theme, tuple(floors.items())))


@lru_cache(maxsize=256)
def _map(
    plan: MissionPlan, title: str, theme: Literal["paper", "night"], floors: tuple[tuple[str, str], ...]
) -> str:
    return drawn_mission(plan, title=title, theme=theme, floors=dict(floors)).svg


@router.get("/games/{game_id}/board", problems=(404,))
def get_board(game_id: GameId) -> Response:
    """The board of a game that has one for all matches."""
    found = game_called(game_id)
    board = found.board()
    if board is None:
        raise ProblemError("no-such-board", status=404, game=found.title)
    return answered(board, cache=FOR_A_WHILE)


@router.get("/games/{game_id}/cover.svg", media="image/svg+xml", problems=(404,))
def get_cover(game_id: GameId) -> Response:
    """The picture of a game that brings one."""
    found = game_called(game_id)
    picture = cover_of(found)
    if not picture:
        raise ProblemError("no-such-cover", status=404, game=found.title)
    return drawn(picture)


@router.get("/games/{game_id}/figures", problems=(404,))
def get_figures(game_id: GameId) -> Response:
    """The figures printed on cards, zombies, spaces and missions, for the texts that need them."""
    return answered(printed_figures(game_called(game_id).id), cache=FOR_A_WHILE)


@router.get("/games/{game_id}/rulebook", problems=(404,))
def get_rulebook(game_id: GameId) -> Response:
    """The rulebook in both languages."""
    found = game_called(game_id)
    try:
        return answered(rulebook(found.id), cache=FOR_A_WHILE)
    except UnknownRule as problem:
        raise ProblemError("no-such-rulebook", status=404, game=found.title) from problem


@router.get("/words/{lang}/{name}.ftl", media="text/plain", problems=(404,))
def get_words(
    lang: Annotated[str, msgspec.Meta(max_length=8)], name: Annotated[str, msgspec.Meta(max_length=64)]
) -> Response:
    """The words of a game, its family or the table in one language (Fluent)."""
    if lang not in LANGUAGES or name not in catalogues(lang):
        raise ProblemError("no-such-words", status=404, name=name, lang=lang)
    return Response(source(lang, name), media_type="text/plain", headers={"cache-control": "no-cache"})


@router.get("/art/figures.svg", media="image/svg+xml")
def get_figures_sheet() -> Response:
    """The sheet of symbols: figures, tokens, dice."""
    return drawn(files("horda.art").joinpath("figures.svg").read_text(encoding="utf-8"))


@router.get("/protocol.json")
def get_protocol() -> Response:
    """JSON Schema of the messages of the socket."""
    return answered(socket_schema(), cache="no-cache")
