"""The settings of a running server."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from horda.server.bots.pool import PoolSettings
from horda.server.club.settings import ClubSettings
from horda.server.config.limits import Bounds
from horda.server.config.public_url import PublicAddress
from horda.server.push.settings import PushSettings


@dataclass(frozen=True)
class Settings:
    """The settings with which a server is started."""

    database: str
    """A path (SQLite) or a URL (`postgresql://...`) of the database."""
    client: Path | None = None
    """Folder of the built client; None if only the API is served."""
    manual: Path | None = None
    """Folder of the built manual; None if `/manual` explains how to build it."""
    missions: Path | None = None
    """Folder of custom missions; None means the user's folder."""
    idle: float = 300.0
    """Seconds after which a match without viewers is removed from memory."""
    absence: float = 120.0
    """Seconds after which anybody at the table may let a bot play for an absent player."""
    asking: float = 120.0
    """Seconds after which an unanswered proposal ends."""
    window: float = 8.0
    """Seconds that a reaction window stays open; 0 means no time limit."""
    expiry: float = 0.0
    """Days without a decision after which a match is deleted; 0 means never."""
    names: tuple[str, ...] = ()
    """Host names of the server, besides its address and this machine's name; `*` for any."""
    public: PublicAddress | None = None
    """The public address for passkeys; None if there are no passkeys."""
    offers_network: bool = False
    """Whether a browser on this computer may open the server to the home network."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of trusted proxies."""
    separate_metrics: bool = False
    """Whether `/metrics` is served on a separate port only."""
    bounds: Bounds = field(default_factory=Bounds)
    thinking: PoolSettings = field(default_factory=PoolSettings)
    now: Callable[[], float] = time.time
    """The clock of the matches, in seconds since the epoch."""
    clock_check_seconds: float = 5.0
    """Seconds between two checks of the match clocks."""
    club: ClubSettings | None = None
    """The club's settings; None if there is no club, and every table is private."""
    push: PushSettings = field(default_factory=PushSettings)
    """How notices are sent to devices whose page is closed."""
