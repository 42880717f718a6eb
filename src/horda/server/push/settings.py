"""Settings of notices: whether they are sent, the operator's contact, and allowed local services."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

DEFAULT_CONTACT = "mailto:horda@localhost"
"""Contact of a server without one; some services refuse it."""


@dataclass(frozen=True)
class PushSettings:
    """What is decided about notices when a server is started."""

    on: bool = True
    contact: str = DEFAULT_CONTACT
    """`mailto:` or `https:`, for the operators of push services."""
    private: frozenset[str] = frozenset()
    """Names and addresses of push services on the local network, also reached by plain HTTP."""
    delay_s: float = 3.0
    """Delay of a notice, so that a reload or a quick answer cancels it."""
    retry_pause_s: float = 5.0
    """Pause before a failed notice is tried again; it doubles each time."""


def contact_url(written: str | None, names: Sequence[str]) -> str:
    """Return the contact as a URL: as written, else from the server's first name, else the default."""
    if written:
        return written if written.startswith(("mailto:", "https://")) else f"mailto:{written}"
    name = next((host for host in names if "." in host), "")
    return f"https://{name}" if name else DEFAULT_CONTACT
