"""Request checks: path length, Host allow-list, and same origin for unsafe methods.

Another site's page can make a browser send requests here, and could read the answers if its own name
pointed to this machine (DNS rebinding). So host names must be known, while IP addresses are accepted.
Requests that change something (`POST`, the socket) must come from a page of this server. Clients that are
not browsers send no Origin header and are accepted.

Starlette's `TrustedHostMiddleware` does not suffice: it cannot accept every IP address, which players on a local
network type, and its refusal is plain text instead of an error that the client shows in the player's language.
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

ANY_HOST = "*"
SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
HOST_HEADER = re.compile(r"(\[[0-9a-z:.%]+\]|[a-z0-9._-]+)(:\d{1,5})?")
MAX_ECHOED_CHARS = 80
"""Characters of a request that an error message repeats."""


class RequestChecks:
    """The checks for one server and its names."""

    def __init__(self, names: Iterable[str], bounds: Bounds) -> None:
        self.configured_names = frozenset(name.lower().rstrip(".") for name in names)
        self.names = self.configured_names.union(machine_names())
        self.bounds = bounds

    def why_not(self, connection: HTTPConnection) -> ProblemError | None:
        """Return the error with which a request is refused, or None."""
        return (
            self._why_not_path(connection)
            or self._why_not_host(connection.headers)
            or (self._why_not_origin(connection.headers) if _is_unsafe(connection) else None)
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
        if host is None or self._is_own_host(host_name(host)):
            return None
        return ProblemError("other-host", status=421, name=printable_text(host_name(host) or host))

    def _why_not_origin(self, headers: Headers) -> ProblemError | None:
        origin = headers.get("origin")
        if origin is None:
            return None
        place = origin_host(origin)
        # Behind a proxy, the page's host may differ from the Host header.
        if place and (place == headers.get("host", "").lower() or host_name(place) in self.configured_names):
            return None
        return ProblemError("other-origin", status=403, origin=printable_text(origin))

    def _is_own_host(self, name: str) -> bool:
        """Whether a host is one of the server's names, an IP address or localhost."""
        if ANY_HOST in self.names or name in self.names or name.endswith(".localhost"):
            return True
        try:
            ip_address(name.partition("%")[0])
        except ValueError:
            return False
        return True


def machine_names() -> tuple[str, ...]:
    """Return the names of this machine on its own network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return ("localhost", name, short, f"{short}.local", f"{short}.lan", f"{short}.home.arpa")


def client_address(connection: HTTPConnection) -> str:
    """Return the client's IPv4 address or IPv6 network, or an empty string if unknown."""
    return address_key(connection.client.host) if connection.client else ""


def host_name(host: str) -> str:
    """Return the host in `name:port`, `[::1]:port` or `name`; empty if there is none."""
    found = HOST_HEADER.fullmatch(host.lower())
    return found[1].strip("[]").rstrip(".") if found else ""


def origin_host(origin: str) -> str:
    """Return `name:port` of an Origin header; empty if the header names none (`null`)."""
    try:
        found = urlsplit(origin)
        return found.netloc.lower() if found.scheme in ("http", "https") else ""
    except ValueError:
        return ""


def printable_text(text: str) -> str:
    """Return untrusted text shortened and with unprintable characters replaced."""
    return "".join(sign if sign.isprintable() else "?" for sign in text[:MAX_ECHOED_CHARS])


def _is_unsafe(connection: HTTPConnection) -> bool:
    return connection.scope["type"] == "websocket" or connection.scope["method"] not in SAFE_METHODS
