"""REST routes for matches: create, fork, look at, replay, analyse and delete."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from horda.server.analysis.post_match import AnalysisCache, MatchAnalysis, analysed_seat
from horda.server.analysis.summary import summary_of
from horda.server.http.errors import ProblemError
from horda.server.http.request_checks import client_address
from horda.server.http.responses import JSON, charge_request, read_body
from horda.server.http.routing import Router
from horda.server.match.access_links import HOST, SEAT, SPECTATOR, link_hash, spectator_link
from horda.server.match.live_match import LiveMatch
from horda.server.match.registry import MatchRegistry
from horda.server.protocol.advice_records import Analysis, MomentAnalysed, MoveRequest
from horda.server.protocol.match_records import (
    Created,
    Deleted,
    ForkOptions,
    MatchInfo,
    MatchRequest,
    MatchSummary,
    Replay,
    WatchLink,
)
from horda.server.protocol.projection import result_of
from horda.server.replay.fork import ForkRequest, create_fork
from horda.server.replay.playback import ReplayCache, replay_frames
from horda.server.replay.read_only_matches import ReadOnlyMatch, ReadOnlyMatchError
from horda.server.store import LinkTarget

router = Router("matches")
MatchId = Annotated[str, msgspec.Meta(max_length=64)]
Bearer = Annotated[str, msgspec.Meta(max_length=200)]
SeatParam = Annotated[int, msgspec.Meta(ge=0, le=31)] | None
MAX_FRAMES = 50
FRAMES_PER_REQUEST = 3
"""Replay frames that cost as much processor time as one plain request."""
BEARER_PREFIX = "bearer "


def registry_of(request: Request) -> MatchRegistry:
    """Return the server's match registry."""
    registry = request.app.state.registry
    assert isinstance(registry, MatchRegistry)
    return registry


def replays_of(request: Request) -> ReplayCache:
    """Return the server's cache of replays."""
    replays = request.app.state.replays
    assert isinstance(replays, ReplayCache)
    return replays


def analyses_of(request: Request) -> AnalysisCache:
    """Return the server's analyses."""
    analyses = request.app.state.analyses
    assert isinstance(analyses, AnalysisCache)
    return analyses


def analysis_for(request: Request, live: LiveMatch, seat: int) -> MatchAnalysis:
    """Return the analysis of a match for a seat; start it if nobody has asked for it yet."""
    return analyses_of(request).get_or_start(
        live, seat, registry_of(request), replays_of(request), client_address(request)
    )


def bearer_token(authorization: str) -> str:
    """Return the secret in an `Authorization: Bearer` header."""
    return authorization[len(BEARER_PREFIX) :].strip()


async def require_link(request: Request, match: str, authorization: str) -> LinkTarget:
    """Return what the request's link gives access to; raise `ProblemError` if it has none."""
    if not authorization.lower().startswith(BEARER_PREFIX):
        raise ProblemError("bad-link", status=401)
    return await registry_of(request).resolve_link(match, bearer_token(authorization))


async def require_match(request: Request, match: str, authorization: str) -> tuple[LiveMatch, LinkTarget]:
    """Return the match and the request's link to it; raise `ProblemError` if either is missing."""
    link = await require_link(request, match, authorization)
    return await registry_of(request).live_match(match), link


async def require_readable_match(
    request: Request, match: str, authorization: str
) -> tuple[LiveMatch | ReadOnlyMatch, LinkTarget]:
    """Return the match, or its recording if it cannot be continued, with the request's link."""
    link = await require_link(request, match, authorization)
    try:
        return await registry_of(request).live_match(match), link
    except ReadOnlyMatchError as problem:
        return problem.match, link


@router.post(
    "/matches",
    body=MatchRequest,
    status=201,
    problems=(403, 404, 408, 413, 415, 422),
)
async def create_match(request: Request) -> Created:
    """Create a match. The links in the response are not shown again."""
    registry = registry_of(request)
    body = await read_body(request, MatchRequest, registry.bounds.body_bytes)
    check_new_match_rate(request)
    return await registry.create(body)


def check_new_match_rate(request: Request) -> None:
    """Raise `ProblemError` if this address has created too many matches."""
    wait = request.app.state.new_matches.take(client_address(request))
    if wait:
        raise ProblemError("too-many-matches", status=429, minutes=int(wait / 60) + 1)


@router.post(
    "/matches/{match}/fork",
    body=ForkOptions,
    status=201,
    problems=(401, 403, 404, 408, 409, 413, 415, 422),
    secret=True,
)
async def fork_match(request: Request, match: MatchId, authorization: Bearer = "") -> Created:
    """Continue from a moment of a match in a new one; what the seat could not know is dealt again."""
    live, link = await require_match(request, match, authorization)
    registry = registry_of(request)
    body = await read_body(request, ForkOptions, registry.bounds.body_bytes)
    seen = replay_seat(live, link, body.seat)
    check_new_match_rate(request)
    return await create_fork(registry, replays_of(request), ForkRequest(live, seen, body))


@router.get("/matches/{match}", problems=(401, 403, 404, 409, 422), secret=True)
async def get_match(request: Request, match: MatchId, authorization: Bearer = "") -> MatchInfo:
    """Get a match as everybody at the table may know it."""
    found, _ = await require_readable_match(request, match, authorization)
    return found.info()


@router.get("/matches/{match}/watching", problems=(401, 403, 404, 422), secret=True)
async def watch_link(request: Request, match: MatchId, authorization: Bearer = "") -> WatchLink:
    """Get a spectator link to share; it shows no seat's secrets. Each link has its own."""
    shown = await require_link(request, match, authorization)
    own = bearer_token(authorization)
    if shown.role == SPECTATOR:
        return WatchLink(match, own)
    link = spectator_link(own)
    await registry_of(request).store.add_link(link_hash(link), LinkTarget(match, SPECTATOR, None))
    return WatchLink(match, link)


@router.delete("/matches/{match}", problems=(401, 403, 404, 422), secret=True)
async def delete_match(request: Request, match: MatchId, authorization: Bearer = "") -> Deleted:
    """Delete a match with its replay and its chat. Only with the host's link."""
    link = await require_link(request, match, authorization)
    if link.role != HOST:
        raise ProblemError("only-host", status=403)
    await registry_of(request).delete(match)
    return Deleted(match)


@router.get(
    "/matches/{match}/replay",
    problems=(401, 403, 404, 409, 422),
    secret=True,
)
async def get_replay(
    request: Request,
    match: MatchId,
    authorization: Bearer = "",
    start: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, msgspec.Meta(ge=1, le=MAX_FRAMES)] = 20,
    seat: SeatParam = None,
) -> Replay:
    """Get part of a match, decision by decision, as a seat saw it; any seat's once the match is over."""
    live, link = await require_readable_match(request, match, authorization)
    charge_request(request, count // FRAMES_PER_REQUEST)
    seen = replay_seat(live, link, seat)
    moves = live.moves if isinstance(live, ReadOnlyMatch) else len(live.state.moves)
    if start > moves:
        raise ProblemError("no-such-move", status=404, number=start, count=moves)
    if isinstance(live, ReadOnlyMatch):
        kept = await asyncio.to_thread(live.frames, seen, start, count)
        return Replay(live.info(), seen, moves, live.result, kept, live.hidden_choice_count)
    frames = await replay_frames(replays_of(request), live, seen, start, count)
    return Replay(live.info(), seen, moves, result_of(live.state), frames)


def replay_seat(live: LiveMatch | ReadOnlyMatch, link: LinkTarget, wanted: int | None) -> int | None:
    """Return the seat whose view a link may see; None for the public view.

    Raise `ProblemError` if the wanted seat does not exist or may not be seen before the end.
    """
    own: set[int] = set()
    if link.role == HOST:
        own = {seat for seat, row in enumerate(live.sitting.seats) if row.here}
    elif link.role == SEAT and link.seat is not None:
        own = {link.seat}
    if wanted is None:
        return min(own) if len(own) == 1 else None
    if wanted >= live.header.seats:
        raise ProblemError("no-such-seat", status=404, seat=wanted, last=live.header.seats - 1)
    over = live.over if isinstance(live, ReadOnlyMatch) else live.state.over
    if wanted not in own and not over:
        raise ProblemError("not-over", status=403)
    return wanted


@router.get("/matches/{match}/summary", problems=(401, 403, 404, 409, 422), secret=True, weight=8)
async def get_summary(
    request: Request,
    match: MatchId,
    authorization: Bearer = "",
    seat: SeatParam = None,
) -> MatchSummary:
    """Get the position round by round and the decisive moments of a match that is over."""
    live, link = await require_match(request, match, authorization)
    if not live.state.over:
        raise ProblemError("not-over", status=403)
    return await summary_of(replays_of(request), live, replay_seat(live, link, seat))


@router.get("/matches/{match}/analysis", problems=(401, 403, 404, 409, 422), secret=True)
async def get_analysis(
    request: Request,
    match: MatchId,
    authorization: Bearer = "",
    seat: SeatParam = None,
    after: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1,
) -> Analysis:
    """Get the chances at every round and the turning points of a match that is over.

    The analysis starts at the first request; repeat the request with `after` set to the last known moment
    until it is `done`.
    """
    live, link = await require_match(request, match, authorization)
    found = analysis_for(request, live, analysed_seat(live, replay_seat(live, link, seat)))
    return await found.wait_for_progress(after)


@router.post(
    "/matches/{match}/analysis",
    body=MoveRequest,
    problems=(401, 403, 404, 408, 409, 413, 415, 422, 429),
    secret=True,
)
async def evaluate_choice(
    request: Request,
    match: MatchId,
    authorization: Bearer = "",
    seat: SeatParam = None,
) -> MomentAnalysed:
    """Get a moment of the analysis with one more choice evaluated."""
    registry = registry_of(request)
    live, link = await require_match(request, match, authorization)
    asked = await read_body(request, MoveRequest, registry.bounds.body_bytes)
    whose = analysed_seat(live, replay_seat(live, link, seat))
    wait = registry.advice_per_person.take(client_address(request))
    if wait:
        raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)
    found = analysis_for(request, live, whose)
    places = analyses_of(request).semaphore
    return await found.evaluate_choice(asked.n, asked.choice, places, client_address(request))


@router.get("/matches/{match}/save", problems=(401, 403, 404, 409, 422), secret=True)
async def get_save(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """Get the whole match as a save, with its seed and every secret, once it is over."""
    live, _ = await require_match(request, match, authorization)
    if not live.state.over:
        raise ProblemError("not-over", status=403)
    headers = {"content-disposition": f'attachment; filename="horda-{live.header.game}.json"'}
    return Response(live.state.to_json(), media_type=JSON, headers=headers)
