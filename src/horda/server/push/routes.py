"""REST routes for notices: whether the server sends them, devices, and muted matches."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request

from horda.server.http.errors import ProblemError
from horda.server.http.routes.matches import Bearer, MatchId
from horda.server.http.routing import Router
from horda.server.people.people_records import PersonDone
from horda.server.people.routes import BODY_ERRORS, KEY_ERRORS, person_of, read_record
from horda.server.push.push_records import Device, DeviceRequest, MuteRequest, NoticeSettings, PushInfo
from horda.server.push.service import PushService

router = Router("notices")
DeviceId = Annotated[str, msgspec.Meta(max_length=64)]


def push_of(request: Request) -> PushService:
    """Return the server's push service."""
    push = request.app.state.push
    assert isinstance(push, PushService)
    return push


@router.get("/push")
async def get_push(request: Request) -> PushInfo:
    """Get whether this server sends notices to devices whose page is closed, and its public key."""
    return push_of(request).info()


@router.get("/people/me/notices", problems=KEY_ERRORS, secret=True)
async def get_notices(request: Request, authorization: Bearer = "") -> NoticeSettings:
    """Get a person's devices and muted matches."""
    _, who = await person_of(request, authorization)
    return await push_of(request).notice_settings(who)


@router.post("/people/me/devices", body=DeviceRequest, problems=BODY_ERRORS, secret=True)
async def add_device(request: Request, authorization: Bearer = "") -> Device:
    """Notify this device of its person's matches; repeating it updates the device."""
    _, who = await person_of(request, authorization)
    return await push_of(request).add_device(who, await read_record(request, DeviceRequest))


@router.delete("/people/me/devices", problems=KEY_ERRORS, secret=True)
async def remove_devices(request: Request, authorization: Bearer = "") -> PersonDone:
    """Stop notices to all of a person's devices."""
    _, who = await person_of(request, authorization)
    await push_of(request).repository.remove_devices(who.id)
    return PersonDone()


@router.delete("/people/me/devices/{id}", problems=(*KEY_ERRORS, 404), secret=True)
async def remove_device(request: Request, id: DeviceId, authorization: Bearer = "") -> PersonDone:
    """Stop notices to one device."""
    _, who = await person_of(request, authorization)
    await push_of(request).remove_device(who, id)
    return PersonDone()


@router.post("/people/me/matches/{match}/notices", body=MuteRequest, problems=BODY_ERRORS, secret=True)
async def set_quiet(request: Request, match: MatchId, authorization: Bearer = "") -> PersonDone:
    """Mute or unmute a match on the list."""
    people, who = await person_of(request, authorization)
    body = await read_record(request, MuteRequest)
    if not await people.repository.places(who.id, match):
        raise ProblemError("not-on-your-list", status=404)
    await push_of(request).repository.set_quiet(who.id, match, on=body.quiet)
    return PersonDone()
