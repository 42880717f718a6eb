"""REST for the club: the door that everybody sees, and the desk of whoever keeps order."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from horda.server.club import moderation
from horda.server.club.club_records import BanWish, ClubDone, JoinWish, TableWish, VisitWish
from horda.server.club.service import Club
from horda.server.http.errors import ProblemError
from horda.server.http.request_checks import address_of
from horda.server.http.responses import answered, body_of
from horda.server.http.routes_matches import BEARER, Bearer, MatchId, bearer_of
from horda.server.http.routing import Router

router = Router("club", prefix="/club")
SomeId = Annotated[str, msgspec.Meta(max_length=64)]
WRONG = (400, 403, 404, 408, 413, 415, 422)
"""What may be wrong with whatever has a body."""


def club_of(request: Request) -> Club:
    """The club of this server; where there is none, nothing of it answers."""
    club = request.app.state.club
    if club is None:
        raise ProblemError("no-club", status=404)
    assert isinstance(club, Club)
    return club


def _shown(authorization: str) -> str:
    """The link or key that a request shows."""
    if not authorization.lower().startswith(BEARER):
        raise ProblemError("club-no-key", status=401)
    return bearer_of(authorization)


def _at_desk(request: Request, authorization: str) -> Club:
    club = club_of(request)
    moderation.check_key(club, _shown(authorization), address_of(request))
    return club


# --- the door --------------------------------------------------------------------------------------


@router.get("", "ClubInfo", problems=(404,))
async def get_club(request: Request) -> Response:
    """The club and its house rules."""
    return answered(club_of(request).info())


@router.post("/visit", "ClubRoom", body="VisitWish", problems=(*WRONG, 409, 503))
async def visit(request: Request) -> Response:
    """Look into a room, and be on the list of those who wait, or not. The word of a room is in the body."""
    club = club_of(request)
    wish = await body_of(request, VisitWish, club.registry.bounds.body_bytes)
    return answered(await club.visit(wish, address_of(request)))


@router.post(
    "/tables",
    "ClubTable",
    body="TableWish",
    status=201,
    problems=(*WRONG, 401, 409, 503),
    secret=True,
)
async def open_table(request: Request, authorization: Bearer = "") -> Response:
    """Open seats of a match to the club, by the host's link; whoever takes a seat makes its old link void."""
    club = club_of(request)
    link = _shown(authorization)
    wish = await body_of(request, TableWish, club.registry.bounds.body_bytes)
    return answered(await club.open_table(wish, link, address_of(request)), status=201)


@router.post(
    "/tables/{match}/seat",
    "ClubSeat",
    body="JoinWish",
    status=201,
    problems=(*WRONG, 409, 503),
)
async def take_seat(request: Request, match: MatchId) -> Response:
    """Take a free seat at an open table. Its link is told once, here."""
    club = club_of(request)
    wish = await body_of(request, JoinWish, club.registry.bounds.body_bytes)
    return answered(await club.join(match, wish, address_of(request)), status=201)


@router.delete("/tables/{match}", "ClubDone", problems=(401, 403, 404, 422), secret=True)
async def close_table(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """Take one's own table off the list. Only by the host's link; whoever sits at it plays on."""
    await club_of(request).close_table(match, _shown(authorization))
    return answered(ClubDone())


# --- the desk --------------------------------------------------------------------------------------


@router.get("/desk", "Desk", problems=(401, 403, 404), secret=True)
async def get_desk(request: Request, authorization: Bearer = "") -> Response:
    """All open tables, all who wait and all who are kept out. Only by the key, as what follows."""
    return answered(await moderation.desk(_at_desk(request, authorization)))


@router.delete("/desk/tables/{match}", "ClubDone", problems=(401, 403, 404, 422), secret=True)
async def close_any_table(
    request: Request,
    match: MatchId,
    authorization: Bearer = "",
    erase: bool = False,
) -> Response:
    """Take a table off the list; with `erase` its match is deleted for good."""
    await moderation.close_table(_at_desk(request, authorization), match, erase=erase)
    return answered(ClubDone())


@router.delete("/desk/waiting/{id}", "ClubDone", problems=(401, 403, 404, 422), secret=True)
async def take_off(request: Request, id: SomeId, authorization: Bearer = "") -> Response:
    """Take a name off the list of those who wait."""
    await moderation.take_off(_at_desk(request, authorization), id)
    return answered(ClubDone())


@router.post(
    "/desk/bans",
    "ClubDone",
    body="BanWish",
    status=201,
    problems=(*WRONG, 401, 409),
    secret=True,
)
async def ban(request: Request, authorization: Bearer = "") -> Response:
    """Keep somebody out for a while."""
    club = _at_desk(request, authorization)
    await moderation.ban(club, await body_of(request, BanWish, club.registry.bounds.body_bytes))
    return answered(ClubDone(), status=201)


@router.delete("/desk/bans/{id}", "ClubDone", problems=(401, 403, 404, 422), secret=True)
async def lift(request: Request, id: SomeId, authorization: Bearer = "") -> Response:
    """Let somebody in again."""
    if not await _at_desk(request, authorization).book.lift(id):
        raise ProblemError("club-nobody", status=404)
    return answered(ClubDone())
