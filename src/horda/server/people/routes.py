"""REST for people with a personal link: their list, what their devices share, export and deletion."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from horda.server.http.errors import ProblemError
from horda.server.http.request_checks import address_of
from horda.server.http.responses import T, answered, body_of
from horda.server.http.routes_matches import BEARER, Bearer, MatchId, bearer_of, not_too_many, opened, seen_by
from horda.server.http.routing import Router
from horda.server.people.listing import friends_of, matches_of, news_for
from horda.server.people.people_records import (
    InvitationAnswer,
    InvitationAnswered,
    InviteWish,
    KeptWish,
    MatchShown,
    NewKeyWish,
    Nothing,
    OpenWish,
    PersonChange,
    PersonDone,
)
from horda.server.people.rematch import decline, rematch
from horda.server.people.repository import PersonRow
from horda.server.people.service import PeopleDesk

router = Router("people")
KEY = (401, 403)
"""What a personal link may be answered with."""
WRONG = (*KEY, 404, 408, 409, 413, 415, 422)
InvitationId = Annotated[str, msgspec.Meta(max_length=64)]


def desk_of(request: Request) -> PeopleDesk:
    """Where people are known."""
    desk = request.app.state.people
    assert isinstance(desk, PeopleDesk)
    return desk


async def person_of(request: Request, authorization: str) -> tuple[PeopleDesk, PersonRow]:
    """Whoever shows a personal link, and where they are known."""
    if not authorization.lower().startswith(BEARER):
        raise ProblemError("no-such-person", status=401)
    desk = desk_of(request)
    return desk, await desk.known(bearer_of(authorization))


async def read(request: Request, kind: type[T]) -> T:
    """The record in the body of a request."""
    return await body_of(request, kind, desk_of(request).registry.bounds.body_bytes)


# --- a person ------------------------------------------------------------------------------------


@router.post("/people", "PersonMade", body="Nothing", status=201, problems=(408, 413, 415, 422))
async def make_person(request: Request) -> Response:
    """A personal link: it carries matches, lessons and settings to another device. Nothing is asked."""
    await read(request, Nothing)
    wait = request.app.state.new_people.take(address_of(request))
    if wait:
        raise ProblemError("too-many-people", status=429, minutes=int(wait / 60) + 1)
    return answered(await desk_of(request).make(), status=201)


@router.get("/people/me", "Person", problems=KEY, secret=True)
async def get_person(request: Request, authorization: Bearer = "") -> Response:
    """Whoever shows the link, with what their devices share."""
    desk, who = await person_of(request, authorization)
    return answered(await desk.told(who))


@router.post("/people/me", "Person", body="PersonChange", problems=WRONG, secret=True)
async def change_person(request: Request, authorization: Bearer = "") -> Response:
    """Whether those one has played with may invite one."""
    desk, who = await person_of(request, authorization)
    wish = await read(request, PersonChange)
    await desk.book.set_invites(who.id, on=wish.invites)
    return answered(await desk.told(who._replace(invites=wish.invites)))


@router.delete("/people/me", "PersonDone", problems=(*KEY, 409), secret=True)
async def delete_person(request: Request, authorization: Bearer = "") -> Response:
    """Forget a person wholly: list, links, what is shared, name and words at every table."""
    desk, who = await person_of(request, authorization)
    await desk.remove(who)
    return answered(PersonDone())


@router.post("/people/me/key", "PersonMade", body="NewKeyWish", problems=WRONG, secret=True)
async def renew_key(request: Request, authorization: Bearer = "") -> Response:
    """A new personal link; void are the old one, what its devices got by it, and passkeys not named."""
    desk, who = await person_of(request, authorization)
    wish = await read(request, NewKeyWish)
    return answered(await desk.renew(who, wish.passkeys))


@router.post("/people/me/kept", "Kept", body="KeptWish", problems=WRONG, secret=True)
async def keep(request: Request, authorization: Bearer = "") -> Response:
    """Keep what the devices share; 409 when another device was first: read it, and try again."""
    desk, who = await person_of(request, authorization)
    return answered(await desk.keep(who, await read(request, KeptWish)))


@router.get("/people/me/export", "PersonExport", problems=KEY, secret=True)
async def export(request: Request, authorization: Bearer = "") -> Response:
    """All that is kept of a person."""
    desk, who = await person_of(request, authorization)
    return answered(await desk.export(who))


# --- matches -------------------------------------------------------------------------------------


@router.get("/people/me/matches", "MyMatches", problems=(*KEY, 409), secret=True)
async def list_matches(request: Request, authorization: Bearer = "") -> Response:
    """A person's matches: whose turn it is and since when, and the seats that are kept for them."""
    desk, who = await person_of(request, authorization)
    return answered(await matches_of(desk, who))


@router.post("/people/me/matches", "PersonDone", body="MatchShown", problems=WRONG, secret=True)
async def add_match(request: Request, authorization: Bearer = "") -> Response:
    """Put a match on the list, by one of its links."""
    desk, who = await person_of(request, authorization)
    shown = await read(request, MatchShown)
    await desk.sit(who, shown.match, shown.link)
    return answered(PersonDone())


@router.post("/people/me/matches/{match}/link", "LinkMade", body="OpenWish", problems=WRONG, secret=True)
async def open_match(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """A link for this device, to a seat on the list."""
    desk, who = await person_of(request, authorization)
    wish = await read(request, OpenWish)
    return answered(await desk.open(who, match, wish.role, wish.seat))


@router.delete("/people/me/matches/{match}", "PersonDone", problems=(*KEY, 404), secret=True)
async def leave_match(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """Take a match off the list; the match itself goes on."""
    desk, who = await person_of(request, authorization)
    await desk.leave(who, match)
    return answered(PersonDone())


@router.get("/matches/{match}/news", "News", problems=(401, 403, 404, 409), secret=True)
async def get_news(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """What happened since this seat's last window was closed, as the seat may know it."""
    live, link = await opened(request, match, authorization)
    return answered(await news_for(live, link, seen_by(live, link, None)))


@router.post("/matches/{match}/rematch", "LinkMade", body="Nothing", problems=WRONG, secret=True)
async def play_again(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """Sit down at the rematch of a match that is over, one place further on; who asks first begins it."""
    live, link = await opened(request, match, authorization)
    await read(request, Nothing)
    if not live.sitting.successor:
        not_too_many(request)
    return answered(await rematch(desk_of(request).registry, live, link, bearer_of(authorization)))


@router.delete("/matches/{match}/rematch", "PersonDone", problems=(*KEY, 404, 409), secret=True)
async def no_thanks(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """Say no to a rematch that somebody laid: all are told, and it is off one's list; `POST` thinks again."""
    live, link = await opened(request, match, authorization)
    desk = desk_of(request)
    await desk.close(await decline(desk.registry, live, link))
    return answered(PersonDone())


# --- invitations ---------------------------------------------------------------------------------


@router.get("/people/me/friends", "Friends", problems=KEY, secret=True)
async def list_friends(request: Request, authorization: Bearer = "") -> Response:
    """Those one has played with who allow to be invited."""
    desk, who = await person_of(request, authorization)
    return answered(await friends_of(desk, who))


@router.post("/people/me/invitations", "PersonDone", body="InviteWish", problems=WRONG, secret=True)
async def invite(request: Request, authorization: Bearer = "") -> Response:
    """Keep a free seat for one of them, by the host's link."""
    desk, who = await person_of(request, authorization)
    await desk.invite(who, await read(request, InviteWish))
    return answered(PersonDone())


@router.post(
    "/people/me/invitations/{id}",
    "InvitationAnswered",
    body="InvitationAnswer",
    problems=WRONG,
    secret=True,
)
async def answer_invitation(request: Request, id: InvitationId, authorization: Bearer = "") -> Response:
    """Take a seat that is kept for one: a link for this device; or give it back: null."""
    desk, who = await person_of(request, authorization)
    said = await read(request, InvitationAnswer)
    return answered(InvitationAnswered(await desk.answer(who, id, accept=said.accept)))
