"""REST routes of the referee: read a position, ask about it, draw it, and play on from it.

Everything comes from strangers, so it is bounded: the length of texts, the number of events, the work
of the rules (`State`'s limits), and how many answers are computed at the same time. Answers run in threads.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Annotated, Final, Literal, TypeVar, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from horda.engine.state import State, TooLong
from horda.engine.steps import Question
from horda.engine.views.cases import CaseFailed
from horda.engine.views.imagined import encode_position
from horda.engine.views.position import BadPosition
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.custom import MAP, OWN
from horda.locale import Words
from horda.referee import Referee, position_code, position_in_code, read_position
from horda.referee.positions.picture import picture_of_position
from horda.referee.positions.pieces import Box, box_of
from horda.referee.positions.position import MAX_TEXT_LENGTH, TablePosition, playable_state
from horda.referee.rules.rule_search import search_rules
from horda.server.http.boards import board_info
from horda.server.http.errors import ProblemError
from horda.server.http.responses import charge_request, read_body
from horda.server.http.routes.library import SVG, GameId, MissionId, find_game
from horda.server.http.routes.matches import check_new_match_rate, registry_of
from horda.server.http.routing import Router
from horda.server.match.access_links import new_id
from horda.server.match.creation import SEED_BYTES
from horda.server.match.rebuild import first_state
from horda.server.protocol.catalogue_records import BoardInfo
from horda.server.protocol.match_records import Created
from horda.server.protocol.projection import view_of
from horda.server.referee.referee_records import (
    PictureRequest,
    PositionInfo,
    PositionQuestion,
    RefereeAnswer,
    RefereedMatchRequest,
    RulesFound,
    SentPosition,
)
from horda.server.store import Header

router = Router("referee", prefix="/referee")
Lang = Literal["en", "es"]
Query = Annotated[str, msgspec.Meta(max_length=80)]
ANSWER_WEIGHT: Final = 20
"""Cost of an answer in plain requests, from its processor time (up to about 100 ms)."""
MAX_ANSWERS_AT_ONCE: Final = 2
"""Answers that are computed at the same time; others wait."""
ANSWERING: Final = asyncio.Semaphore(MAX_ANSWERS_AT_ONCE)
PROBLEMS = (404, 408, 413, 415, 422)
ResultT = TypeVar("ResultT")


async def _compute(request: Request, work: Callable[[], ResultT]) -> ResultT:
    """Run a function in a thread and return its result; its errors become `ProblemError`."""
    charge_request(request, ANSWER_WEIGHT)
    async with ANSWERING:
        try:
            return await asyncio.to_thread(work)
        except (BadPosition, CaseFailed, TooLong) as error:
            raise ProblemError("bad-position", status=422, detail=str(error)[:400]) from error


def _position_in(sent: SentPosition) -> TablePosition:
    """Return the position in a request; raise `BadPosition` if there is none."""
    if sent.code:
        return position_in_code(sent.code)
    if sent.given is None:
        return read_position(sent.text, sent.game)
    position = TablePosition(find_game(sent.game).id, sent.given)
    if len(position.text) > MAX_TEXT_LENGTH:
        raise BadPosition(f"a position has at most {MAX_TEXT_LENGTH:,} characters")
    # Read again, so that keys and text mean the same whichever was sent.
    return read_position(position.text)


@router.post("/position", body=SentPosition, problems=PROBLEMS)
async def read_sent_position(request: Request) -> PositionInfo:
    """Read a position: get its text, its keys, its view and its problems."""
    body = await read_body(request, SentPosition, request.app.state.settings.bounds.body_bytes)
    return await _compute(request, lambda: position_info(_position_in(body), body.lang))


def position_info(position: TablePosition, lang: Lang) -> PositionInfo:
    """Return the record of a position, with its view or with its problems."""
    referee = Referee(position, lang)
    problems = referee.problems()
    info = PositionInfo(
        position.game, position.rules.places, position.text, position_code(position), position.given, problems
    )
    if problems:
        return info
    return msgspec.structs.replace(
        info,
        seats=referee.wording.seats,
        view=view_of(_at_rest(referee.laid_state), None),
        board=_own_board(referee.state),
        decision=referee.decision(),
    )


def _at_rest(laid: State) -> State:
    """Return a position's state for display, before any automatic steps."""
    if not laid.stack or isinstance(laid.stack[-1], Question):
        return laid
    still = laid.clone()
    still.stack = []
    return still


def _own_board(state: State) -> BoardInfo | None:
    """Return the board of a position; None if it is that of a mission in the box."""
    if isinstance(state.game, Zombicide) and MAP in state.options:
        return board_info(state.game.plan(state.options))
    return None


@router.post("/answer", body=PositionQuestion, problems=PROBLEMS)
async def answer_question(request: Request) -> RefereeAnswer:
    """Answer a question about a position, with the rules that the answer follows."""
    body = await read_body(request, PositionQuestion, request.app.state.settings.bounds.body_bytes)
    return await _compute(request, lambda: _answer(body))


def _answer(asked: PositionQuestion) -> RefereeAnswer:
    referee = Referee(_position_in(asked), asked.lang)
    match asked.ask:
        case "zombies":
            return RefereeAnswer(course=referee.zombies(asked.happened, has_pictures=asked.pictures))
        case "play":
            return RefereeAnswer(course=referee.play(asked.happened, has_pictures=asked.pictures))
        case "may":
            return RefereeAnswer(may=referee.may(asked.who))
        case "sees":
            return RefereeAnswer(sees=referee.sees(asked.who))
        case "odds":
            return RefereeAnswer(odds=referee.odds(asked.who, asked.line, asked.counted))
        case "votes":
            return RefereeAnswer(votes=referee.votes(asked.place, asked.pointing, vote=asked.vote))


@router.get("/{game_id}/pieces", problems=(404, 422), weight=ANSWER_WEIGHT)
def get_pieces(game_id: GameId, mission: MissionId = "", lang: Lang = "en") -> Box:
    """Get the pieces of a box by name: everything that a position may contain."""
    found = find_game(game_id)
    try:
        return box_of(found, Words.of(found, lang), mission)
    except BadPosition as error:
        raise ProblemError("bad-position", status=422, detail=str(error)[:400]) from error


@router.get("/{game_id}/rules", problems=(404,), weight=ANSWER_WEIGHT)
def find_rules(game_id: GameId, text: Query, lang: Lang = "en") -> RulesFound:
    """Get the rules, rulings and worked examples of a game that contain some words."""
    return RulesFound(search_rules(find_game(game_id).id, text, lang))


@router.post("/picture", body=PictureRequest, media=SVG, problems=PROBLEMS)
async def draw_position(request: Request) -> Response:
    """Get a drawing of a position."""
    body = await read_body(request, PictureRequest, request.app.state.settings.bounds.body_bytes)
    svg = await _compute(
        request, lambda: picture_of_position(Referee(_position_in(body), body.lang), theme=body.theme)
    )
    return Response(svg, media_type=SVG, headers={"cache-control": "no-store"})


@router.post("/matches", body=RefereedMatchRequest, status=201, problems=(403, *PROBLEMS))
async def play_from_position(request: Request) -> Created:
    """Create a match that begins at a position; all unknown cards and later dice are dealt at random."""
    registry = registry_of(request)
    body = await read_body(request, RefereedMatchRequest, registry.bounds.body_bytes)
    check_new_match_rate(request)
    header, state = await _compute(request, lambda: _new_match(body))
    return await registry.store_new_match(header, state, body.seats, waits=body.waits)


def _new_match(request: RefereedMatchRequest) -> tuple[Header, State]:
    seed = secrets.token_hex(SEED_BYTES)
    state = playable_state(_position_in(request), seed)
    game = state.game
    if state.over:
        raise ProblemError("match-over", status=409)
    if len(request.seats) != state.seats:
        raise ProblemError(
            "wrong-seats", title=game.title, low=state.seats, high=state.seats, given=len(request.seats)
        )
    if MAP in state.options:
        state.options = {**state.options, "mission": OWN}
    header = Header(
        id=new_id(),
        game=game.id,
        rules=game.version,
        seats=state.seats,
        options=cast("dict[str, int | str | bool | None]", dict(state.options)),
        seed=seed,
        seed_given=False,
        created=time.time(),
        position=encode_position(state).decode(),
    )
    return header, first_state(header)
