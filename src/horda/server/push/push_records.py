"""Records exchanged between a device that wants notices and the server."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from horda.server.push.endpoints import MAX_ENDPOINT_CHARS

Letters = Annotated[str, msgspec.Meta(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")]
ShortLetters = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+=*$")]
DeviceName = Annotated[str, msgspec.Meta(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")]


class PushInfo(msgspec.Struct):
    """Whether this server sends notices to closed pages."""

    on: bool
    key: str
    """The server's public key, which browsers need; empty if no notices are sent."""
    why: Literal["", "off", "no-library"]
    """Why the server sends no notices: switched off, or the library is not installed; empty if it does."""


class DeviceRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request to notify this device, with its browser's `PushSubscription`."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_ENDPOINT_CHARS)]
    p256dh: Letters
    auth: ShortLetters
    lang: Literal["en", "es"]
    name: DeviceName = ""
    """A name by which the person recognizes the device, such as `Firefox, Android`."""


class Device(msgspec.Struct):
    """A device that receives notices; its endpoint and keys are not shown."""

    id: str
    name: str
    lang: str
    service: str
    """The host of the browser's push service."""
    made: str


class NoticeSettings(msgspec.Struct):
    """A person's devices and muted matches."""

    devices: tuple[Device, ...]
    quiet: tuple[str, ...]
    """Muted matches."""


class MuteRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request to mute a match, or to unmute it."""

    quiet: bool
