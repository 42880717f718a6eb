"""The records that travel between a device that wants to be told and the server."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from horda.server.push.endpoints import LONGEST

Letters = Annotated[str, msgspec.Meta(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")]
ShortLetters = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+=*$")]
DeviceName = Annotated[str, msgspec.Meta(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")]


class PushInfo(msgspec.Struct):
    """Whether this server sends notices to devices whose page is closed."""

    on: bool
    key: str
    """What a browser wants to know of whoever may send to it; empty where nobody does."""
    why: Literal["", "off", "no-library"]
    """Why not: its host switched them off, or did not install what sends them."""


class DeviceWish(msgspec.Struct, forbid_unknown_fields=True):
    """Tell this device: what its browser's `PushSubscription` says."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
    p256dh: Letters
    auth: ShortLetters
    lang: Literal["en", "es"]
    name: DeviceName = ""
    """By which a person knows it again: `Firefox, Android`."""


class Device(msgspec.Struct):
    """A device that is told; where and by which keys is nobody's business."""

    id: str
    name: str
    lang: str
    service: str
    """The push service of its browser."""
    made: str


class NoticesTold(msgspec.Struct):
    """What a person is told, and where."""

    devices: tuple[Device, ...]
    quiet: tuple[str, ...]
    """The matches of which they are not told."""


class QuietWish(msgspec.Struct, forbid_unknown_fields=True):
    """Be told of a match no more, or again."""

    quiet: bool
