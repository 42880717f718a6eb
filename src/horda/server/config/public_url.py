"""The public URL of a server, taken from its settings and never from a request."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

LOCALHOST = "localhost"
DEFAULT_PORTS = {"http": 80, "https": 443}


class BadPublicUrl(ValueError):
    """A URL that browsers accept for no passkey; `why` is `whole`, `secure` or `number`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True)
class PublicAddress:
    """The origin of the public URL, and its host name."""

    origin: str
    name: str


def parse_public_url(written: str) -> PublicAddress:
    """Return the origin and host name of a URL such as `https://table.example.org`, as browsers write them.

    Raise `BadPublicUrl` if the URL is not HTTPS (except on localhost), has an IP address or is more than an origin.
    """
    try:
        found = urlsplit(written.strip())
        name = (found.hostname or "").rstrip(".").encode("idna").decode()
        port = found.port
    except ValueError as problem:
        raise BadPublicUrl("whole") from problem
    whole = (found.username, found.path.strip("/"), found.query, found.fragment)
    if found.scheme not in DEFAULT_PORTS or not name or any(whole):
        raise BadPublicUrl("whole")
    if _is_ip_address(name):
        raise BadPublicUrl("number")
    if found.scheme != "https" and name != LOCALHOST and not name.endswith(f".{LOCALHOST}"):
        raise BadPublicUrl("secure")
    at = "" if port in (None, DEFAULT_PORTS[found.scheme]) else f":{port}"
    return PublicAddress(f"{found.scheme}://{name}{at}", name)


def _is_ip_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
