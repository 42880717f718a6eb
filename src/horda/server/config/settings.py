"""How a server is run: where its database is, how much it takes, how patient it is."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from horda.server.bots.pool import PoolSettings
from horda.server.club.settings import House
from horda.server.config.limits import Bounds
from horda.server.config.public_url import PublicAddress
from horda.server.push.settings import PushSettings


@dataclass(frozen=True)
class Settings:
    """What is decided when a server is started."""

    database: str
    """A path (SQLite) or an address (`postgresql://...`)."""
    client: Path | None = None
    """The folder of the built client; None: the programming interface alone."""
    manual: Path | None = None
    """The folder of the built manual; None: the address of the manual says how to build it."""
    missions: Path | None = None
    """The folder of missions besides those of the boxes; None: where a person keeps theirs."""
    idle: float = 300.0
    """Seconds after which a match that nobody watches leaves memory."""
    absence: float = 120.0
    """Seconds after which anybody at the table may let a bot play for who left."""
    asking: float = 120.0
    """Seconds after which a proposal that nobody answered ends."""
    window: float = 8.0
    """Seconds for which a moment stands open in which anybody may act; 0: nobody keeps the time."""
    expiry: float = 0.0
    """Days without a decision after which a match is deleted; 0: never, as suits a table among friends."""
    names: tuple[str, ...] = ()
    """Names by which browsers reach the server, beside its address and this machine's name; `*` for any."""
    public: PublicAddress | None = None
    """Where people are, as passkeys know it; None: there are no passkeys."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies, whose word on where a request comes from is believed."""
    figures_apart: bool = False
    """Whether `/metrics` is at an address of its own, and nowhere else."""
    bounds: Bounds = field(default_factory=Bounds)
    thinking: PoolSettings = field(default_factory=PoolSettings)
    now: Callable[[], float] = time.time
    """The clock by which matches are played, in seconds of the epoch."""
    clock_look: float = 5.0
    """Seconds between two looks at the clocks of matches."""
    club: House | None = None
    """How the club is run; None: there is none, and every table is private."""
    push: PushSettings = field(default_factory=PushSettings)
    """How notices are sent to devices whose page is closed."""
