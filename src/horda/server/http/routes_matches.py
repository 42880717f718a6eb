"""REST for matches: begin one, look at it, watch it again."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from horda.server.analysis.post_match import AnalysisCache, MatchAnalysis, analysed_seat
from horda.server.analysis.summary import summary_of
from horda.server.http.errors import ProblemError
from horda.server.http.request_checks import address_of
from horda.server.http.responses import JSON, answered, body_of, charge
from horda.server.http.routing import Router
from horda.server.match.access_links import HOST, SEAT, SPECTATOR, link_hash, spectator_link
from horda.server.match.live_match import LiveMatch
from horda.server.match.registry import MatchRegistry
from horda.server.protocol.advice_records import MoveAsked
from horda.server.protocol.match_records import Deleted, ForkWish, MatchWish, Replay, WatchLink
from horda.server.protocol.projection import result_of
from horda.server.replay.fork import ForkRequest, create_fork
from horda.server.replay.playback import ReplayCache, replay_frames
from horda.server.replay.read_only_matches import ReadOnlyMatch, ReadOnlyMatchError
from horda.server.store import Linked

router = Router("matches")
MatchId = Annotated[str, msgspec.Meta(max_length=64)]
Bearer = Annotated[str, msgspec.Meta(max_length=200)]
SeatSeen = Annotated[int, msgspec.Meta(ge=0, le=31)] | None
MOST_FRAMES = 50
FRAMES_A_REQUEST = 3
"""Frames of a replay that cost as much processor time as a plain request."""
BEARER = "bearer "


def registry_of(request: Request) -> MatchRegistry:
    """The matches of this server."""
    registry = request.app.state.registry
    assert isinstance(registry, MatchRegistry)
    return registry


def replays_of(request: Request) -> ReplayCache:
    """What this server keeps of matches to watch again."""
    replays = request.app.state.replays
    assert isinstance(replays, ReplayCache)
    return replays


def analyses_of(request: Request) -> AnalysisCache:
    """The analyses that this server keeps."""
    analyses = request.app.state.analyses
    assert isinstance(analyses, AnalysisCache)
    return analyses


def analysed(request: Request, live: LiveMatch, seat: int) -> MatchAnalysis:
    """The analysis of a match for a seat, begun if nobody has asked for it yet."""
    return analyses_of(request).get_or_start(
        live, seat, registry_of(request), replays_of(request), address_of(request)
    )


def bearer_of(authorization: str) -> str:
    """Return the secret of an `Authorization` header that begins with `Bearer`."""
    return authorization[len(BEARER) :].strip()


async def linked(request: Request, match: str, authorization: str) -> Linked:
    """What the link opens that a request shows."""
    if not authorization.lower().startswith(BEARER):
        raise ProblemError("bad-link", status=401)
    return await registry_of(request).resolve_link(match, bearer_of(authorization))


async def opened(request: Request, match: str, authorization: str) -> tuple[LiveMatch, Linked]:
    """A match for whoever shows one of its links."""
    link = await linked(request, match, authorization)
    return await registry_of(request).live_match(match), link


async def looked_at(
    request: Request, match: str, authorization: str
) -> tuple[LiveMatch | ReadOnlyMatch, Linked]:
    """A match for whoever only wants to look, even where it cannot go on."""
    link = await linked(request, match, authorization)
    try:
        return await registry_of(request).live_match(match), link
    except ReadOnlyMatchError as problem:
        return problem.match, link


@router.post(
    "/matches",
    "Created",
    body="MatchWish",
    status=201,
    problems=(403, 404, 408, 413, 415, 422),
)
async def create_match(request: Request) -> Response:
    """Begin a match. The links in the answer are told once."""
    registry = registry_of(request)
    wish = await body_of(request, MatchWish, registry.bounds.body_bytes)
    not_too_many(request)
    return answered(await registry.create(wish), status=201)


def not_too_many(request: Request) -> None:
    """Whether an address may begin one more match."""
    wait = request.app.state.new_matches.take(address_of(request))
    if wait:
        raise ProblemError("too-many-matches", status=429, minutes=int(wait / 60) + 1)


@router.post(
    "/matches/{match}/fork",
    "Created",
    body="ForkWish",
    status=201,
    problems=(401, 403, 404, 408, 409, 413, 415, 422),
    secret=True,
)
async def fork_match(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """Go on from a moment of a match, in a match of one's own; what the seat could not know is dealt anew."""
    live, link = await opened(request, match, authorization)
    registry = registry_of(request)
    wish = await body_of(request, ForkWish, registry.bounds.body_bytes)
    seen = seen_by(live, link, wish.seat)
    not_too_many(request)
    return answered(
        await create_fork(registry, replays_of(request), ForkRequest(live, seen, wish)), status=201
    )


@router.get("/matches/{match}", "MatchInfo", problems=(401, 403, 404, 409, 422), secret=True)
async def get_match(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """A match as all at the table may know it."""
    found, _ = await looked_at(request, match, authorization)
    return answered(found.info())


@router.get("/matches/{match}/watching", "WatchLink", problems=(401, 403, 404, 422), secret=True)
async def watch_link(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """A link to hand on: whoever has it watches and sees no seat's secrets; each link has one of these."""
    shown = await linked(request, match, authorization)
    own = bearer_of(authorization)
    if shown.role == SPECTATOR:
        return answered(WatchLink(match, own))
    link = spectator_link(own)
    await registry_of(request).store.add_link(link_hash(link), Linked(match, SPECTATOR, None))
    return answered(WatchLink(match, link))


@router.delete("/matches/{match}", "Deleted", problems=(401, 403, 404, 422), secret=True)
async def delete_match(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """Delete a match for good, with its replay and its chat. Only by the host's link."""
    link = await linked(request, match, authorization)
    if link.role != HOST:
        raise ProblemError("only-host", status=403)
    await registry_of(request).delete(match)
    return answered(Deleted(match))


@router.get(
    "/matches/{match}/replay",
    "Replay",
    problems=(401, 403, 404, 409, 422),
    secret=True,
)
async def get_replay(
    request: Request,
    match: MatchId,
    authorization: Bearer = "",
    start: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_FRAMES)] = 20,
    seat: SeatSeen = None,
) -> Response:
    """A part of a match, decision by decision, as a seat saw it; any seat's once the match is over."""
    live, link = await looked_at(request, match, authorization)
    charge(request, count // FRAMES_A_REQUEST)
    seen = seen_by(live, link, seat)
    moves = live.moves if isinstance(live, ReadOnlyMatch) else len(live.state.moves)
    if start > moves:
        raise ProblemError("no-such-move", status=404, number=start, count=moves)
    if isinstance(live, ReadOnlyMatch):
        kept = await asyncio.to_thread(live.frames, seen, start, count)
        return answered(Replay(live.info(), seen, moves, live.result, kept, live.unseen))
    frames = await replay_frames(replays_of(request), live, seen, start, count)
    return answered(Replay(live.info(), seen, moves, result_of(live.state), frames))


def seen_by(live: LiveMatch | ReadOnlyMatch, link: Linked, wanted: int | None) -> int | None:
    """Whose view a replay shows."""
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


@router.get("/matches/{match}/tale", "Tale", problems=(401, 403, 404, 409, 422), secret=True, weight=8)
async def get_tale(
    request: Request,
    match: MatchId,
    authorization: Bearer = "",
    seat: SeatSeen = None,
) -> Response:
    """How a match stood round by round, and the moments that made it: once it is over."""
    live, link = await opened(request, match, authorization)
    if not live.state.over:
        raise ProblemError("not-over", status=403)
    return answered(await summary_of(replays_of(request), live, seen_by(live, link, seat)))


@router.get("/matches/{match}/analysis", "Analysis", problems=(401, 403, 404, 409, 422), secret=True)
async def get_analysis(
    request: Request,
    match: MatchId,
    authorization: Bearer = "",
    seat: SeatSeen = None,
    after: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1,
) -> Response:
    """The chance at every round and the moments that turned a match: once it is over.

    It is worked out when it is first asked for; until it is `done`, ask again `after` what was looked at.
    """
    live, link = await opened(request, match, authorization)
    found = analysed(request, live, analysed_seat(live, seen_by(live, link, seat)))
    return answered(await found.wait_for_progress(after))


@router.post(
    "/matches/{match}/analysis",
    "MomentAnalysed",
    body="MoveAsked",
    problems=(401, 403, 404, 408, 409, 413, 415, 422, 429),
    secret=True,
)
async def ask_another(
    request: Request,
    match: MatchId,
    authorization: Bearer = "",
    seat: SeatSeen = None,
) -> Response:
    """A moment of the analysis with one choice more among those that were weighed."""
    registry = registry_of(request)
    live, link = await opened(request, match, authorization)
    asked = await body_of(request, MoveAsked, registry.bounds.body_bytes)
    whose = analysed_seat(live, seen_by(live, link, seat))
    wait = registry.advice_per_person.take(address_of(request))
    if wait:
        raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)
    found = analysed(request, live, whose)
    places = analyses_of(request).semaphore
    return answered(await found.evaluate_choice(asked.n, asked.choice, places, address_of(request)))


@router.get("/matches/{match}/save", problems=(401, 403, 404, 409, 422), secret=True)
async def get_save(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """The whole match as a save, with its seed and every secret: once it is over."""
    live, _ = await opened(request, match, authorization)
    if not live.state.over:
        raise ProblemError("not-over", status=403)
    headers = {"content-disposition": f'attachment; filename="horda-{live.header.game}.json"'}
    return Response(live.state.to_json(), media_type=JSON, headers=headers)
