"""How notices are sent: whether at all, who answers for them, and what of one's own house is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

NOBODY = "mailto:horda@localhost"
"""Who answers for a server whose host named nobody; some services refuse it."""


@dataclass(frozen=True)
class PushSettings:
    """What is decided about notices when a server is started."""

    on: bool = True
    contact: str = NOBODY
    """`mailto:` or `https:`, for the people of a push service."""
    private: frozenset[str] = frozenset()
    """Names and addresses of push services in one's own house, which are reached by plain HTTP too."""
    after: float = 3.0
    """Seconds until something is told: who loads the page anew, or answers at once, is not."""
    pause: float = 5.0
    """Seconds until a notice that a service did not take is tried again; each time twice as long."""


def contact_of(written: str | None, names: Sequence[str]) -> str:
    """Who answers for a server: as its host wrote it, else by the first name of the server, else nobody."""
    if written:
        return written if written.startswith(("mailto:", "https://")) else f"mailto:{written}"
    name = next((one for one in names if "." in one), "")
    return f"https://{name}" if name else NOBODY
