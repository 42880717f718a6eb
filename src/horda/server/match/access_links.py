"""Secret links: random texts that grant access, of which the server stores only the hash."""

from __future__ import annotations

import base64
import hashlib
import secrets

from horda.server.store import LinkTarget

SECRET_BYTES = 18
ID_BYTES = 9


def random_link() -> str:
    """Return a new link that cannot be guessed."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """Return a short random id for a match or a ban.

    It never starts with a dash, so that a command line does not take it for an option.
    """
    while (id_ := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        continue
    return id_


def link_hash(link: str) -> str:
    """Return the hash that is stored in place of a link."""
    return hashlib.sha256(link.encode()).hexdigest()


def spectator_link(link: str) -> str:
    """Return the spectator link that belongs to another link."""
    return _derive_link("watching", link)


def rematch_link(link: str) -> str:
    """Return the link to the rematch that belongs to a link to the previous match."""
    return _derive_link("rematch", link)


def _derive_link(purpose: str, link: str) -> str:
    """Return a link derived one-way from another link.

    The result is always the same for the same link, so that a repeated request does not create a second one.
    """
    digest = hashlib.sha256(f"{purpose} {link}".encode()).digest()[:SECRET_BYTES]
    return base64.urlsafe_b64encode(digest).decode()


def seed_commitment(seed: str) -> str:
    """Return the hash that commits the server to a seed before the match begins."""
    return hashlib.sha256(seed.encode()).hexdigest()


HOST, SEAT, SPECTATOR = "host", "seat", "spectator"


def create_link(match: str, role: str, seat: int | None = None) -> tuple[str, tuple[str, LinkTarget]]:
    """Return the text of a new link, with its hash and the row to store."""
    link = random_link()
    return link, (link_hash(link), LinkTarget(match, role, seat))
