"""Secret links: long random texts of which the server keeps only the hash."""

from __future__ import annotations

import base64
import hashlib
import secrets

from horda.server.store import LinkTarget

SECRET_BYTES = 18
ID_BYTES = 9


def new_link() -> str:
    """A text that nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """A short id, of a match or of a ban; typed in a command it is never taken for an option."""
    while (id_ := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        continue
    return id_


def link_hash(link: str) -> str:
    """What is stored of a link."""
    return hashlib.sha256(link.encode()).hexdigest()


def watching(link: str) -> str:
    """Return the link for whoever only watches that belongs to another link."""
    return _derived("watching", link)


def rematch_link(link: str) -> str:
    """Return the link to the rematch that belongs to a link to the match before."""
    return _derived("rematch", link)


def _derived(purpose: str, link: str) -> str:
    """Return a link that is made from another one, which cannot be found from it.

    It is always the same for the same link, so that asking for it again makes no second one.
    """
    digest = hashlib.sha256(f"{purpose} {link}".encode()).digest()[:SECRET_BYTES]
    return base64.urlsafe_b64encode(digest).decode()


def commitment(seed: str) -> str:
    """The hash that fixes a seed before the match begins."""
    return hashlib.sha256(seed.encode()).hexdigest()


HOST, SEAT, SPECTATOR = "host", "seat", "spectator"


def made(match: str, role: str, seat: int | None = None) -> tuple[str, tuple[str, LinkTarget]]:
    """A new link: its text, and the row that is stored."""
    link = new_link()
    return link, (link_hash(link), LinkTarget(match, role, seat))
