"""The address at which people reach a server, as its host wrote it: never what a request says of itself."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

LOCAL = "localhost"
USUAL = {"http": 80, "https": 443}


class BadAddress(ValueError):
    """An address by which no browser would keep a passkey; `why` is `whole`, `secure` or `number`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True)
class PublicAddress:
    """Where people are: the origin of their pages, and the name in it."""

    origin: str
    name: str


def public_from(written: str) -> PublicAddress:
    """`https://table.example.org` as browsers write it; plain HTTP is good enough for this machine alone."""
    try:
        found = urlsplit(written.strip())
        name = (found.hostname or "").rstrip(".").encode("idna").decode()
        port = found.port
    except ValueError as problem:
        raise BadAddress("whole") from problem
    whole = (found.username, found.path.strip("/"), found.query, found.fragment)
    if found.scheme not in USUAL or not name or any(whole):
        raise BadAddress("whole")
    if _is_number(name):
        raise BadAddress("number")
    if found.scheme != "https" and name != LOCAL and not name.endswith(f".{LOCAL}"):
        raise BadAddress("secure")
    at = "" if port in (None, USUAL[found.scheme]) else f":{port}"
    return PublicAddress(f"{found.scheme}://{name}{at}", name)


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
