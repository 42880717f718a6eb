"""Views made new by changes, the way docs/contributors/protocol.md tells a client to do it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec


def patched(view: Any, changes: Iterable[Any]) -> Any:
    """The view after the changes, which may be records or messages; the one before stays as it was."""
    new = msgspec.json.decode(msgspec.json.encode(view))
    for change in msgspec.json.decode(msgspec.json.encode(tuple(changes))):
        *path, last = change["at"]
        place = new
        for key in path:
            place = place[key]
        if change.get("drop"):
            del place[last]
        else:
            place[last] = change["put"]
    return new
