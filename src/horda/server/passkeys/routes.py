"""REST for passkeys: whether there are any, making and removing one's own, coming back by one."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from horda.server.http.errors import ProblemError
from horda.server.http.request_checks import address_of
from horda.server.http.responses import answered
from horda.server.http.routes_matches import Bearer
from horda.server.http.routing import Router
from horda.server.passkeys.passkey_records import NewPasskey, PasskeyShown
from horda.server.passkeys.service import PasskeyDesk
from horda.server.people.people_records import Nothing, PersonMade
from horda.server.people.routes import KEY, WRONG, person_of, read

router = Router("passkeys")
PasskeyId = Annotated[str, msgspec.Meta(max_length=64)]


def passkeys_of(request: Request) -> PasskeyDesk:
    """Where passkeys are known."""
    desk = request.app.state.passkeys
    assert isinstance(desk, PasskeyDesk)
    return desk


def _not_too_often(request: Request) -> None:
    wait = request.app.state.challenges.take(address_of(request))
    if wait:
        raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)


@router.get("/passkeys", "PasskeysOffered")
async def get_passkeys(request: Request) -> Response:
    """Whether this server has passkeys, and at which address."""
    return answered(passkeys_of(request).offered)


# --- one's own -----------------------------------------------------------------------------------


@router.get("/people/me/passkeys", "PasskeyList", problems=KEY, secret=True)
async def list_passkeys(request: Request, authorization: Bearer = "") -> Response:
    """A person's passkeys."""
    _, who = await person_of(request, authorization)
    return answered(await passkeys_of(request).listed(who.id))


@router.post(
    "/people/me/passkeys/challenge", "NewPasskeyChallenge", body="Nothing", problems=WRONG, secret=True
)
async def begin_passkey(request: Request, authorization: Bearer = "") -> Response:
    """A challenge to make a passkey with: for one try, and a few minutes."""
    _, who = await person_of(request, authorization)
    await read(request, Nothing)
    _not_too_often(request)
    return answered(await passkeys_of(request).begin(who.id))


@router.post("/people/me/passkeys", "PasskeyInfo", body="NewPasskey", status=201, problems=WRONG, secret=True)
async def add_passkey(request: Request, authorization: Bearer = "") -> Response:
    """Keep the public half of a passkey that this device has made for the challenge."""
    _, who = await person_of(request, authorization)
    new = await read(request, NewPasskey)
    return answered(await passkeys_of(request).add(who.id, new), status=201)


@router.delete("/people/me/passkeys/{id}", "PasskeyList", problems=(*KEY, 404), secret=True)
async def remove_passkey(request: Request, id: PasskeyId, authorization: Bearer = "") -> Response:
    """Forget a passkey, and the personal links of devices that came back by it."""
    _, who = await person_of(request, authorization)
    return answered(await passkeys_of(request).remove(who.id, id))


# --- coming back ---------------------------------------------------------------------------------


@router.post("/passkeys/challenge", "ComeBackChallenge", body="Nothing", problems=(404, 408, 413, 415, 422))
async def begin_coming_back(request: Request) -> Response:
    """A challenge to sign with a passkey: for one try, and a few minutes."""
    await read(request, Nothing)
    _not_too_often(request)
    return answered(await passkeys_of(request).ask())


@router.post("/passkeys", "PersonMade", body="PasskeyShown", problems=(403, 404, 408, 409, 413, 415, 422))
async def come_back(request: Request) -> Response:
    """A personal link for this device, by a passkey that was made on another."""
    shown = await read(request, PasskeyShown)
    person, key = await passkeys_of(request).let_in(shown)
    return answered(PersonMade(person, key))
