"""What every request has to be: readable, at a name of ours, and from a page of ours.

A page of somebody else can make a browser send requests here. Under a name of its own that it lets point to
this machine (DNS rebinding) it would even read the answers: so a name has to be known, while an address needs
no name. What changes something (`POST`, the socket) has to come from a page of this very server; what is no
browser says nothing of a page, and is let in.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from horda.server.config.limits import Bounds, address_key
from horda.server.http.errors import ProblemError

ANY = "*"
SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
HOST = re.compile(r"(\[[0-9a-z:.%]+\]|[a-z0-9._-]+)(:\d{1,5})?")
SHOWN = 80
"""How much of somebody's text is repeated to them."""


class Door:
    """The checks, for the names of one server."""

    def __init__(self, names: Iterable[str], bounds: Bounds) -> None:
        self.given = frozenset(name.lower().rstrip(".") for name in names)
        self.names = self.given.union(own_names())
        self.bounds = bounds

    def why_not(self, connection: HTTPConnection) -> ProblemError | None:
        """What keeps a request from being looked at, if anything."""
        return (
            self._why_not_path(connection)
            or self._why_not_host(connection.headers)
            or (self._why_not_origin(connection.headers) if _changes(connection) else None)
        )

    def _why_not_path(self, connection: HTTPConnection) -> ProblemError | None:
        raw = connection.scope.get("raw_path", b"")
        if len(raw) + len(connection.scope.get("query_string", b"")) > self.bounds.path_bytes:
            return ProblemError("long-path", status=414, most=self.bounds.path_bytes)
        if any(ord(sign) < 32 or ord(sign) == 127 for sign in connection.scope["path"]):
            return ProblemError("bad-path", status=400)
        return None

    def _why_not_host(self, headers: Headers) -> ProblemError | None:
        host = headers.get("host")
        if host is None or self._is_ours(name_in(host)):
            return None
        return ProblemError("other-host", status=421, name=printable(name_in(host) or host))

    def _why_not_origin(self, headers: Headers) -> ProblemError | None:
        origin = headers.get("origin")
        if origin is None:
            return None
        place = place_in(origin)
        # Behind a proxy the page's name may be another than the one that the proxy asks for.
        if place and (place == headers.get("host", "").lower() or name_in(place) in self.given):
            return None
        return ProblemError("other-origin", status=403, origin=printable(origin))

    def _is_ours(self, name: str) -> bool:
        """Whether a name is one of the server's, or an address, or this machine itself."""
        if ANY in self.names or name in self.names or name.endswith(".localhost"):
            return True
        try:
            ip_address(name.partition("%")[0])
        except ValueError:
            return False
        return True


def own_names() -> tuple[str, ...]:
    """What this machine is called on its own network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return ("localhost", name, short, f"{short}.local", f"{short}.lan", f"{short}.home.arpa")


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from: one address, or one network of IPv6."""
    return address_key(connection.client.host) if connection.client else ""


def name_in(host: str) -> str:
    """The name in `name:port`, `[::1]:port` or `name`; empty when there is none."""
    found = HOST.fullmatch(host.lower())
    return found[1].strip("[]").rstrip(".") if found else ""


def place_in(origin: str) -> str:
    """`name:port` of a page's origin; empty when it has none (`null`)."""
    try:
        found = urlsplit(origin)
        return found.netloc.lower() if found.scheme in ("http", "https") else ""
    except ValueError:
        return ""


def printable(text: str) -> str:
    """A stranger's text, short and on one line."""
    return "".join(sign if sign.isprintable() else "?" for sign in text[:SHOWN])


def _changes(connection: HTTPConnection) -> bool:
    return connection.scope["type"] == "websocket" or connection.scope["method"] not in SAFE_METHODS
