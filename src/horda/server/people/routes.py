"""REST routes for people with a personal link: their matches, shared texts, invitations, export and deletion."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request

from horda.server.http.errors import ProblemError
from horda.server.http.request_checks import client_address
from horda.server.http.responses import T, read_body
from horda.server.http.routes.matches import (
    BEARER_PREFIX,
    Bearer,
    MatchId,
    bearer_token,
    check_new_match_rate,
    replay_seat,
    require_match,
)
from horda.server.http.routing import Router
from horda.server.people.listing import friends_of, matches_of, news_for
from horda.server.people.people_records import (
    FriendInvitation,
    Friends,
    InvitationAnswer,
    InvitationAnswered,
    LinkMade,
    MatchShown,
    MyMatches,
    NewKeyRequest,
    News,
    Nothing,
    OpenRequest,
    Person,
    PersonChange,
    PersonDone,
    PersonExport,
    PersonMade,
    SavedText,
    SavedTextRequest,
)
from horda.server.people.rematch import decline_rematch, join_rematch
from horda.server.people.repository import PersonRow
from horda.server.people.service import PeopleService

router = Router("people")
KEY_ERRORS = (401, 403)
"""Statuses for a missing or wrong personal link."""
BODY_ERRORS = (*KEY_ERRORS, 404, 408, 409, 413, 415, 422)
InvitationId = Annotated[str, msgspec.Meta(max_length=64)]


def people_of(request: Request) -> PeopleService:
    """Return the server's people service."""
    people = request.app.state.people
    assert isinstance(people, PeopleService)
    return people


async def person_of(request: Request, authorization: str) -> tuple[PeopleService, PersonRow]:
    """Return the people service and the person whose link the request shows; raise `ProblemError`."""
    if not authorization.lower().startswith(BEARER_PREFIX):
        raise ProblemError("no-such-person", status=401)
    people = people_of(request)
    return people, await people.require_person(bearer_token(authorization))


async def read_record(request: Request, kind: type[T]) -> T:
    """Return the record in a request's body."""
    return await read_body(request, kind, people_of(request).registry.bounds.body_bytes)


# --- a person ------------------------------------------------------------------------------------


@router.post("/people", body=Nothing, status=201, problems=(408, 413, 415, 422))
async def make_person(request: Request) -> PersonMade:
    """Create a personal link, which carries matches, lessons and settings to another device."""
    await read_record(request, Nothing)
    wait = request.app.state.new_people.take(client_address(request))
    if wait:
        raise ProblemError("too-many-people", status=429, minutes=int(wait / 60) + 1)
    return await people_of(request).create_person()


@router.get("/people/me", problems=KEY_ERRORS, secret=True)
async def get_person(request: Request, authorization: Bearer = "") -> Person:
    """Get the link's person with what their devices share."""
    people, who = await person_of(request, authorization)
    return await people.person_record(who)


@router.post("/people/me", body=PersonChange, problems=BODY_ERRORS, secret=True)
async def change_person(request: Request, authorization: Bearer = "") -> Person:
    """Set whether co-players may invite a person."""
    people, who = await person_of(request, authorization)
    body = await read_record(request, PersonChange)
    await people.repository.set_invites(who.id, on=body.invites)
    return await people.person_record(who._replace(invites=body.invites))


@router.delete("/people/me", problems=(*KEY_ERRORS, 409), secret=True)
async def delete_person(request: Request, authorization: Bearer = "") -> PersonDone:
    """Erase a person: list, links, shared texts, and their name and chat at every table."""
    people, who = await person_of(request, authorization)
    await people.erase(who)
    return PersonDone()


@router.post("/people/me/key", body=NewKeyRequest, problems=BODY_ERRORS, secret=True)
async def renew_key(request: Request, authorization: Bearer = "") -> PersonMade:
    """Get a new personal link; the old one, its devices' links and passkeys not named are revoked."""
    people, who = await person_of(request, authorization)
    body = await read_record(request, NewKeyRequest)
    return await people.replace_key(who, body.passkeys)


@router.post("/people/me/kept", body=SavedTextRequest, problems=BODY_ERRORS, secret=True)
async def store_shared_text(request: Request, authorization: Bearer = "") -> SavedText:
    """Store a shared text; 409 if another device was first: read it and try again."""
    people, who = await person_of(request, authorization)
    return await people.keep_text(who, await read_record(request, SavedTextRequest))


@router.get("/people/me/export", problems=KEY_ERRORS, secret=True)
async def export_person(request: Request, authorization: Bearer = "") -> PersonExport:
    """Get everything that is stored of a person."""
    people, who = await person_of(request, authorization)
    return await people.export(who)


# --- matches -------------------------------------------------------------------------------------


@router.get("/people/me/matches", problems=(*KEY_ERRORS, 409), secret=True)
async def list_matches(request: Request, authorization: Bearer = "") -> MyMatches:
    """List a person's matches, with whose turn it is and since when, and their invitations."""
    people, who = await person_of(request, authorization)
    return await matches_of(people, who)


@router.post("/people/me/matches", body=MatchShown, problems=BODY_ERRORS, secret=True)
async def add_match(request: Request, authorization: Bearer = "") -> PersonDone:
    """Put a match on the list, with one of its links."""
    people, who = await person_of(request, authorization)
    shown = await read_record(request, MatchShown)
    await people.add_match(who, shown.match, shown.link)
    return PersonDone()


@router.post("/people/me/matches/{match}/link", body=OpenRequest, problems=BODY_ERRORS, secret=True)
async def open_match(request: Request, match: MatchId, authorization: Bearer = "") -> LinkMade:
    """Get a link for this device to a place on the list."""
    people, who = await person_of(request, authorization)
    body = await read_record(request, OpenRequest)
    return await people.open_match(who, match, body.role, body.seat)


@router.delete("/people/me/matches/{match}", problems=(*KEY_ERRORS, 404), secret=True)
async def leave_match(request: Request, match: MatchId, authorization: Bearer = "") -> PersonDone:
    """Take a match off the list; the match itself goes on."""
    people, who = await person_of(request, authorization)
    await people.remove_match(who, match)
    return PersonDone()


@router.get("/matches/{match}/news", problems=(401, 403, 404, 409), secret=True)
async def get_news(request: Request, match: MatchId, authorization: Bearer = "") -> News:
    """Get what happened since this seat's last page was closed, as the seat may know it."""
    live, link = await require_match(request, match, authorization)
    return await news_for(live, link, replay_seat(live, link, None))


@router.post("/matches/{match}/rematch", body=Nothing, problems=BODY_ERRORS, secret=True)
async def join_next_match(request: Request, match: MatchId, authorization: Bearer = "") -> LinkMade:
    """Sit down at the rematch of a match that is over, one seat further on; the first request creates it."""
    live, link = await require_match(request, match, authorization)
    await read_record(request, Nothing)
    if not live.sitting.successor:
        check_new_match_rate(request)
    return await join_rematch(people_of(request).registry, live, link, bearer_token(authorization))


@router.delete("/matches/{match}/rematch", problems=(*KEY_ERRORS, 404, 409), secret=True)
async def refuse_rematch(request: Request, match: MatchId, authorization: Bearer = "") -> PersonDone:
    """Decline a rematch: tell everybody and take it off the list. `POST` takes that back."""
    live, link = await require_match(request, match, authorization)
    people = people_of(request)
    await people.close_voided(await decline_rematch(people.registry, live, link))
    return PersonDone()


# --- invitations ---------------------------------------------------------------------------------


@router.get("/people/me/friends", problems=KEY_ERRORS, secret=True)
async def list_friends(request: Request, authorization: Bearer = "") -> Friends:
    """List the people somebody has played with who allow invitations."""
    people, who = await person_of(request, authorization)
    return await friends_of(people, who)


@router.post("/people/me/invitations", body=FriendInvitation, problems=BODY_ERRORS, secret=True)
async def invite(request: Request, authorization: Bearer = "") -> PersonDone:
    """Keep a free seat for a friend, with the host's link."""
    people, who = await person_of(request, authorization)
    await people.invite(who, await read_record(request, FriendInvitation))
    return PersonDone()


@router.post(
    "/people/me/invitations/{id}",
    body=InvitationAnswer,
    problems=BODY_ERRORS,
    secret=True,
)
async def answer_invitation(
    request: Request, id: InvitationId, authorization: Bearer = ""
) -> InvitationAnswered:
    """Accept an invitation and get a link for this device, or decline it and get null."""
    people, who = await person_of(request, authorization)
    said = await read_record(request, InvitationAnswer)
    return InvitationAnswered(await people.answer_invitation(who, id, accept=said.accept))
