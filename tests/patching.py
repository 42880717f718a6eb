"""A function that updates a view by changes, as docs/contributors/protocol.md describes for clients."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec


def apply_changes(view: Any, changes: Iterable[Any]) -> Any:
    """Return the view after the changes, which may be records or messages; the view given is not modified."""
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
