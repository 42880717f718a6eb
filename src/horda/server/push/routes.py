"""REST for notices: whether the server sends them, the devices that are told, the matches that are quiet."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from horda.server.http.errors import ProblemError
from horda.server.http.responses import answered
from horda.server.http.routes_matches import Bearer, MatchId
from horda.server.http.routing import Router
from horda.server.people.people_records import PersonDone
from horda.server.people.routes import KEY, WRONG, person_of, read
from horda.server.push.push_records import DeviceWish, QuietWish
from horda.server.push.service import PushDesk

router = Router("notices")
DeviceId = Annotated[str, msgspec.Meta(max_length=64)]


def desk_of(request: Request) -> PushDesk:
    """Where notices are asked for."""
    desk = request.app.state.push
    assert isinstance(desk, PushDesk)
    return desk


@router.get("/push", "PushInfo")
async def get_push(request: Request) -> Response:
    """Whether this server sends notices to devices whose page is closed, and the key it does it by."""
    return answered(desk_of(request).info())


@router.get("/people/me/notices", "NoticesTold", problems=KEY, secret=True)
async def get_notices(request: Request, authorization: Bearer = "") -> Response:
    """The devices on which a person is told, and the matches of which they are not."""
    _, who = await person_of(request, authorization)
    return answered(await desk_of(request).told(who))


@router.post("/people/me/devices", "Device", body="DeviceWish", problems=WRONG, secret=True)
async def add_device(request: Request, authorization: Bearer = "") -> Response:
    """Tell this device of its person's matches; once more for the same one: as it is now."""
    _, who = await person_of(request, authorization)
    return answered(await desk_of(request).add(who, await read(request, DeviceWish)))


@router.delete("/people/me/devices", "PersonDone", problems=KEY, secret=True)
async def remove_devices(request: Request, authorization: Bearer = "") -> Response:
    """Tell none of a person's devices any more."""
    _, who = await person_of(request, authorization)
    await desk_of(request).book.remove(who.id)
    return answered(PersonDone())


@router.delete("/people/me/devices/{id}", "PersonDone", problems=(*KEY, 404), secret=True)
async def remove_device(request: Request, id: DeviceId, authorization: Bearer = "") -> Response:
    """Tell one device no more."""
    _, who = await person_of(request, authorization)
    await desk_of(request).remove(who, id)
    return answered(PersonDone())


@router.post(
    "/people/me/matches/{match}/notices", "PersonDone", body="QuietWish", problems=WRONG, secret=True
)
async def set_quiet(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """Be told of a match on the list no more, or again."""
    people, who = await person_of(request, authorization)
    wish = await read(request, QuietWish)
    if not await people.book.places(who.id, match):
        raise ProblemError("not-on-your-list", status=404)
    await desk_of(request).book.set_quiet(who.id, match, on=wish.quiet)
    return answered(PersonDone())
