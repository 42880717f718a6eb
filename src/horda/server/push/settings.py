"""Settings of notices: whether they are sent, the operator's contact, and allowed local services."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

DEFAULT_CONTACT = "mailto:horda@localhost"
"""Contact of a server without one; some services refuse it."""


@dataclass(frozen=True)
class PushSettings:
    """The settings of notices with which a server is started."""

    on: bool = True
    contact: str = DEFAULT_CONTACT
    """Contact of the operator for push services: a `mailto:` or `https:` URL."""
    private: frozenset[str] = frozenset()
    """Names and addresses of allowed push services on the local network, also by plain HTTP."""
    delay_s: float = 3.0
    """Seconds by which a notice is delayed, so that a reload or a quick answer cancels it."""
    retry_pause_s: float = 5.0
    """Seconds before a failed notice is tried again; they double each time."""


def contact_url(written: str | None, names: Sequence[str]) -> str:
    """Return the contact as a URL: as written, else from the server's first name, else the default."""
    if written:
        return written if written.startswith(("mailto:", "https://")) else f"mailto:{written}"
    name = next((host for host in names if "." in host), "")
    return f"https://{name}" if name else DEFAULT_CONTACT
