"""REST routes for passkeys: whether the server offers them, registration, removal and sign-in."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request

from horda.server.http.errors import ProblemError
from horda.server.http.request_checks import client_address
from horda.server.http.routes.matches import Bearer
from horda.server.http.routing import Router
from horda.server.passkeys.passkey_records import (
    ComeBackChallenge,
    NewPasskey,
    NewPasskeyChallenge,
    PasskeyInfo,
    PasskeyList,
    PasskeyShown,
    PasskeysOffered,
)
from horda.server.passkeys.service import PasskeyService
from horda.server.people.people_records import Nothing, PersonMade
from horda.server.people.routes import BODY_ERRORS, KEY_ERRORS, person_of, read_record

router = Router("passkeys")
PasskeyId = Annotated[str, msgspec.Meta(max_length=64)]


def passkeys_of(request: Request) -> PasskeyService:
    """Return the server's passkey service."""
    service = request.app.state.passkeys
    assert isinstance(service, PasskeyService)
    return service


def _check_challenge_rate(request: Request) -> None:
    wait = request.app.state.challenges.take(client_address(request))
    if wait:
        raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)


@router.get("/passkeys")
async def get_passkeys(request: Request) -> PasskeysOffered:
    """Get whether this server has passkeys, and at which address."""
    return passkeys_of(request).offer


# --- registration --------------------------------------------------------------------------------


@router.get("/people/me/passkeys", problems=KEY_ERRORS, secret=True)
async def list_passkeys(request: Request, authorization: Bearer = "") -> PasskeyList:
    """List a person's passkeys."""
    _, who = await person_of(request, authorization)
    return await passkeys_of(request).passkey_list(who.id)


@router.post("/people/me/passkeys/challenge", body=Nothing, problems=BODY_ERRORS, secret=True)
async def begin_passkey(request: Request, authorization: Bearer = "") -> NewPasskeyChallenge:
    """Get a challenge to create a passkey: valid once, for a few minutes."""
    _, who = await person_of(request, authorization)
    await read_record(request, Nothing)
    _check_challenge_rate(request)
    return await passkeys_of(request).begin_registration(who.id)


@router.post("/people/me/passkeys", body=NewPasskey, status=201, problems=BODY_ERRORS, secret=True)
async def add_passkey(request: Request, authorization: Bearer = "") -> PasskeyInfo:
    """Store the public key of a passkey that this device has created for the challenge."""
    _, who = await person_of(request, authorization)
    new = await read_record(request, NewPasskey)
    return await passkeys_of(request).add_passkey(who.id, new)


@router.delete("/people/me/passkeys/{id}", problems=(*KEY_ERRORS, 404), secret=True)
async def remove_passkey(request: Request, id: PasskeyId, authorization: Bearer = "") -> PasskeyList:
    """Delete a passkey, and the personal links of devices that signed in with it."""
    _, who = await person_of(request, authorization)
    return await passkeys_of(request).remove_passkey(who.id, id)


# --- sign-in -------------------------------------------------------------------------------------


@router.post("/passkeys/challenge", body=Nothing, problems=(404, 408, 413, 415, 422))
async def begin_sign_in(request: Request) -> ComeBackChallenge:
    """Get a challenge to sign in with a passkey: valid once, for a few minutes."""
    await read_record(request, Nothing)
    _check_challenge_rate(request)
    return await passkeys_of(request).begin_sign_in()


@router.post("/passkeys", body=PasskeyShown, problems=(403, 404, 408, 409, 413, 415, 422))
async def sign_in(request: Request) -> PersonMade:
    """Sign in with a passkey and get a personal link for this device."""
    shown = await read_record(request, PasskeyShown)
    person, key = await passkeys_of(request).sign_in(shown)
    return PersonMade(person, key)
