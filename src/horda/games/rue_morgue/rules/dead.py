"""Facts about zombies that several mechanisms use: their kinds, and where none appear."""

from __future__ import annotations

from typing import Final

from horda.games.zombicide.state import ZombicideState

WALKER: Final = "walker"
FATTY: Final = "fatty"
RUNNER: Final = "runner"
CRAWLER: Final = "crawler"
ABOMINATION: Final = "abomination"
SKINNERS: Final = (WALKER, FATTY, RUNNER)
ESCORT: Final = 2
"""Skinner Walkers that come with each Skinner Fatty."""
CRAWLERS: Final = "crawlers"
"""The option that says whether there are Crawlers."""


def is_barren(s: ZombicideState, zone: int) -> bool:
    """Return whether a crashed helicopter keeps zombies from appearing in a zone (RM-CRH-03)."""
    return bool(s.board.barren >> zone & 1)


def plays_crawlers(s: ZombicideState) -> bool:
    """Return whether there are Crawlers in this match at all (RM-CRW-13)."""
    return s.options.get(CRAWLERS, True) is not False
