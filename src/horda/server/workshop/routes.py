"""REST routes of the workshop: the kit of a game, the check of a draft, and its play-test."""

from __future__ import annotations

import asyncio

from starlette.requests import Request

from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.custom import MAP, MAX_BYTES, OWN
from horda.server.http.errors import ProblemError
from horda.server.http.mission_errors import check_custom_mission
from horda.server.http.request_checks import client_address
from horda.server.http.responses import Cached, read_body
from horda.server.http.routes.library import GameId, MissionId, find_game, find_mission
from horda.server.http.routing import Router
from horda.server.workshop.box_missions import box_mission
from horda.server.workshop.design_records import (
    GenerateAsked,
    Generated,
    SuggestionsAsked,
    SuggestionsFound,
    TuneAsked,
    Tuned,
)
from horda.server.workshop.draft import check_draft
from horda.server.workshop.kit import kit_of
from horda.server.workshop.play_tests import PlayTests
from horda.server.workshop.workshop_records import (
    BoxMission,
    DraftChecked,
    DraftText,
    PlayTestAsked,
    PlayTested,
    WorkshopKit,
)

router = Router("workshop")


@router.get("/games/{game_id}/workshop", problems=(404,))
def get_kit(game_id: GameId) -> Cached[WorkshopKit]:
    """Get the kit of a game: tiles, tokens, edges, and the vocabulary of its missions."""
    game = _game_with_missions(game_id)
    return Cached(("workshop", game_id), lambda: kit_of(game))


@router.get("/games/{game_id}/workshop/missions/{mission}", problems=(404,))
def get_box_mission(game_id: GameId, mission: MissionId) -> Cached[BoxMission]:
    """Get the file of a mission of the box, with the texts that a copy of it needs."""
    game = _game_with_missions(game_id)
    find_mission(game_id, mission)
    return Cached(("box mission", game_id, mission), lambda: box_mission(game, mission))


@router.post("/games/{game_id}/workshop", body=DraftText, problems=(404, 408, 413, 415, 422))
async def post_draft(request: Request, game_id: GameId) -> DraftChecked:
    """Check a draft: get its problems, its board as far as it can be drawn, and the edges allowed on each border."""
    body = await read_body(request, DraftText, request.app.state.settings.bounds.body_bytes)
    _charge(request)
    game = _game_with_missions(game_id)
    _check_size(body.text)
    return await asyncio.to_thread(check_draft, game, body.text)


@router.post("/games/{game_id}/workshop/matches", body=PlayTestAsked, problems=(404, 408, 413, 415, 422, 503))
async def post_play_test(request: Request, game_id: GameId) -> PlayTested:
    """Let a bot play numbered matches of a draft: get the results of those that fit into a second."""
    body = await read_body(request, PlayTestAsked, request.app.state.settings.bounds.body_bytes)
    game = await _checked_game(game_id, body.text)
    tests: PlayTests = request.app.state.play_tests
    return await tests.play(game, body, client_address(request))


@router.post(
    "/games/{game_id}/workshop/suggestions",
    body=SuggestionsAsked,
    problems=(404, 408, 413, 415, 422, 503),
)
async def post_suggestions(request: Request, game_id: GameId) -> SuggestionsFound:
    """Get changes of a draft that may make it easier or harder; play-tests show their effect."""
    body = await read_body(request, SuggestionsAsked, request.app.state.settings.bounds.body_bytes)
    game = await _checked_game(game_id, body.text)
    tests: PlayTests = request.app.state.play_tests
    return await tests.suggest(game, body, client_address(request))


@router.post("/games/{game_id}/workshop/tune", body=TuneAsked, problems=(404, 408, 413, 415, 422, 503))
async def post_tuning(request: Request, game_id: GameId) -> Tuned:
    """Tune a draft for a second: get the curve so far, and at the end the changes that reach the wanted share."""
    body = await read_body(request, TuneAsked, request.app.state.settings.bounds.body_bytes)
    game = await _checked_game(game_id, body.text)
    tests: PlayTests = request.app.state.play_tests
    return await tests.tune(game, body, client_address(request))


@router.post(
    "/games/{game_id}/workshop/generate", body=GenerateAsked, problems=(404, 408, 413, 415, 422, 503)
)
async def post_generation(request: Request, game_id: GameId) -> Generated:
    """Generate a mission for a second: get the state of the generation, and at the end its file."""
    body = await read_body(request, GenerateAsked, request.app.state.settings.bounds.body_bytes)
    game = _game_with_missions(game_id)
    tests: PlayTests = request.app.state.play_tests
    return await tests.generate(game, body, client_address(request))


async def _checked_game(game_id: str, text: str) -> Zombicide:
    """Return the game of a draft; raise `ProblemError` if the draft is too long or cannot be played."""
    game = _game_with_missions(game_id)
    _check_size(text)
    await asyncio.to_thread(check_custom_mission, game, {"mission": OWN, MAP: text})
    return game


def _game_with_missions(game_id: str) -> Zombicide:
    found = find_game(game_id)
    if not isinstance(found, Zombicide):
        raise ProblemError("no-missions", status=404, game=found.title)
    return found


def _charge(request: Request) -> None:
    """Charge the visitor's rate limit for the check of a draft."""
    wait = request.app.state.drafts_checked.take(client_address(request))
    if wait:
        raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)


def _check_size(text: str) -> None:
    if len(text.encode()) > MAX_BYTES:
        raise ProblemError("too-long", status=413, most=MAX_BYTES)
