"""REST routes of the club: for visitors, and for the moderator."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request

from horda.server.club import moderation
from horda.server.club.club_records import (
    BanRequest,
    ClubDone,
    ClubInfo,
    ClubRoom,
    ClubSeat,
    ClubTable,
    JoinRequest,
    ModerationOverview,
    TableRequest,
    VisitRequest,
)
from horda.server.club.service import ClubService
from horda.server.http.errors import ProblemError
from horda.server.http.request_checks import client_address
from horda.server.http.responses import read_body
from horda.server.http.routes.matches import BEARER_PREFIX, Bearer, MatchId, bearer_token
from horda.server.http.routing import Router

router = Router("club", prefix="/club")
SomeId = Annotated[str, msgspec.Meta(max_length=64)]
BODY_ERRORS = (400, 403, 404, 408, 413, 415, 422)
"""Statuses for any request with a body."""


def club_of(request: Request) -> ClubService:
    """Return this server's club; raise `ProblemError` (404) if it has none."""
    club = request.app.state.club
    if club is None:
        raise ProblemError("no-club", status=404)
    assert isinstance(club, ClubService)
    return club


def _bearer_token(authorization: str) -> str:
    """Return the link or key in an `Authorization` header."""
    if not authorization.lower().startswith(BEARER_PREFIX):
        raise ProblemError("club-no-key", status=401)
    return bearer_token(authorization)


def _moderated_club(request: Request, authorization: str) -> ClubService:
    club = club_of(request)
    moderation.check_key(club, _bearer_token(authorization), client_address(request))
    return club


# --- visitors --------------------------------------------------------------------------------------


@router.get("", problems=(404,))
async def get_club(request: Request) -> ClubInfo:
    """Get the club and its house rules."""
    return club_of(request).info()


@router.post("/visit", body=VisitRequest, problems=(*BODY_ERRORS, 409, 503))
async def join_or_leave_waiting_list(request: Request) -> ClubRoom:
    """Get a room, and join or leave its waiting list. The room's password is in the body."""
    club = club_of(request)
    body = await read_body(request, VisitRequest, club.registry.bounds.body_bytes)
    return await club.visit(body, client_address(request))


@router.post(
    "/tables",
    body=TableRequest,
    status=201,
    problems=(*BODY_ERRORS, 401, 409, 503),
    secret=True,
)
async def open_table(request: Request, authorization: Bearer = "") -> ClubTable:
    """Open seats of a match to the club, with the host's link; taking a seat revokes its old link."""
    club = club_of(request)
    link = _bearer_token(authorization)
    body = await read_body(request, TableRequest, club.registry.bounds.body_bytes)
    return await club.open_table(body, link, client_address(request))


@router.post(
    "/tables/{match}/seat",
    body=JoinRequest,
    status=201,
    problems=(*BODY_ERRORS, 409, 503),
)
async def take_seat(request: Request, match: MatchId) -> ClubSeat:
    """Take a free seat at an open table. Its link is shown once, here."""
    club = club_of(request)
    body = await read_body(request, JoinRequest, club.registry.bounds.body_bytes)
    return await club.join(match, body, client_address(request))


@router.delete("/tables/{match}", problems=(401, 403, 404, 422), secret=True)
async def close_table(request: Request, match: MatchId, authorization: Bearer = "") -> ClubDone:
    """Take a table off the list, with the host's link; its players play on."""
    await club_of(request).close_table(match, _bearer_token(authorization))
    return ClubDone()


# --- moderation ------------------------------------------------------------------------------------


@router.get("/desk", problems=(401, 403, 404), secret=True)
async def get_moderation(request: Request, authorization: Bearer = "") -> ModerationOverview:
    """Get all open tables, everybody who waits and all bans. Needs the moderator's key, as all below."""
    return await moderation.moderation_overview(_moderated_club(request, authorization))


@router.delete("/desk/tables/{match}", problems=(401, 403, 404, 422), secret=True)
async def close_any_table(
    request: Request,
    match: MatchId,
    authorization: Bearer = "",
    erase: bool = False,
) -> ClubDone:
    """Take a table off the list; with `erase` its match is deleted."""
    await moderation.close_table(_moderated_club(request, authorization), match, erase=erase)
    return ClubDone()


@router.delete("/desk/waiting/{id}", problems=(401, 403, 404, 422), secret=True)
async def remove_waiting_name(request: Request, id: SomeId, authorization: Bearer = "") -> ClubDone:
    """Take a name off the waiting list."""
    await moderation.remove_waiting(_moderated_club(request, authorization), id)
    return ClubDone()


@router.post(
    "/desk/bans",
    body=BanRequest,
    status=201,
    problems=(*BODY_ERRORS, 401, 409),
    secret=True,
)
async def ban_visitor(request: Request, authorization: Bearer = "") -> ClubDone:
    """Ban somebody for a while."""
    club = _moderated_club(request, authorization)
    await moderation.ban_visitor(club, await read_body(request, BanRequest, club.registry.bounds.body_bytes))
    return ClubDone()


@router.delete("/desk/bans/{id}", problems=(401, 403, 404, 422), secret=True)
async def lift_ban(request: Request, id: SomeId, authorization: Bearer = "") -> ClubDone:
    """Remove a ban."""
    if not await _moderated_club(request, authorization).repository.remove_ban(id):
        raise ProblemError("club-nobody", status=404)
    return ClubDone()
