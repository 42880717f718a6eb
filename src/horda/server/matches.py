"""REST for matches: begin one, look at it, watch it again."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Path, Query, Request, Response

from horda.server.answers import JSON, answered, body_of, published
from horda.server.hall import Hall
from horda.server.links import HOST, SEAT
from horda.server.live import Live
from horda.server.problems import Trouble
from horda.server.records import MatchWish, Replay
from horda.server.replaying import Replays, frames_of
from horda.server.seeing import result_of
from horda.server.store import Linked

router = APIRouter(tags=["matches"])
MatchId = Annotated[str, Path(max_length=64)]
Bearer = Annotated[str, Header(max_length=200)]
MOST_FRAMES = 50
BEARER = "bearer "


def hall_of(request: Request) -> Hall:
    """The matches of this server."""
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


async def opened(request: Request, match: str, authorization: str) -> tuple[Live, Linked]:
    """A match for whoever shows one of its links."""
    hall = hall_of(request)
    if not authorization.lower().startswith(BEARER):
        raise Trouble("bad-link", status=401)
    link = await hall.linked(match, authorization[len(BEARER) :].strip())
    return await hall.live(match), link


@router.post(
    "/matches",
    openapi_extra=published("Created", body="MatchWish", status=201, problems=(400, 404, 413, 422)),
)
async def create_match(request: Request) -> Response:
    """Begin a match. The links in the answer are told once."""
    hall = hall_of(request)
    wish = await body_of(request, MatchWish, hall.bounds.body_bytes)
    address = request.client.host if request.client else ""
    wait = request.app.state.new_matches.take(address)
    if wait:
        raise Trouble("too-many-matches", status=429, minutes=int(wait / 60) + 1)
    return answered(await hall.create(wish), status=201)


@router.get(
    "/matches/{match}", openapi_extra=published("MatchInfo", problems=(401, 403, 404, 409, 422), secret=True)
)
async def get_match(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """A match as all at the table may know it."""
    live, _ = await opened(request, match, authorization)
    return answered(live.info())


@router.get(
    "/matches/{match}/replay",
    openapi_extra=published("Replay", problems=(401, 403, 404, 409, 422), secret=True),
)
async def get_replay(
    request: Request,
    match: MatchId,
    authorization: Bearer = "",
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = 20,
    seat: Annotated[int | None, Query(ge=0, le=31)] = None,
) -> Response:
    """A part of a match, decision by decision, as a seat saw it; any seat's once the match is over."""
    live, link = await opened(request, match, authorization)
    seen_by = _seen_by(live, link, seat)
    moves = len(live.state.moves)
    if start > moves:
        raise Trouble("no-such-move", status=404, number=start, count=moves)
    replays = request.app.state.replays
    assert isinstance(replays, Replays)
    frames = await frames_of(replays, live, seen_by, start, count)
    return answered(Replay(live.info(), seen_by, moves, result_of(live.state), frames))


def _seen_by(live: Live, link: Linked, wanted: int | None) -> int | None:
    """Whose view a replay shows."""
    own: set[int] = set()
    if link.role == HOST:
        own = {seat for seat, row in enumerate(live.sitting.seats) if row.here}
    elif link.role == SEAT and link.seat is not None:
        own = {link.seat}
    if wanted is None:
        return min(own) if len(own) == 1 else None
    if wanted >= live.header.seats:
        raise Trouble("no-such-seat", status=404, seat=wanted, last=live.header.seats - 1)
    if wanted not in own and not live.state.over:
        raise Trouble("not-over", status=403)
    return wanted


@router.get("/matches/{match}/save", openapi_extra=published(problems=(401, 403, 404, 409, 422), secret=True))
async def get_save(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """The whole match as a save, with its seed and every secret: once it is over."""
    live, _ = await opened(request, match, authorization)
    if not live.state.over:
        raise Trouble("not-over", status=403)
    headers = {"content-disposition": f'attachment; filename="horda-{live.header.game}.json"'}
    return Response(live.state.to_json(), media_type=JSON, headers=headers)
