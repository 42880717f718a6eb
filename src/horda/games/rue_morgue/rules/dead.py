"""Kinds of zombie and zones without spawns, as used by several mechanisms."""

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
"""Number of Skinner Walkers that come with each Skinner Fatty."""
CRAWLERS: Final = "crawlers"
"""The option whether there are Crawlers."""


def is_barren(s: ZombicideState, zone: int) -> bool:
    """Return whether no zombies appear in a zone because of a crashed helicopter (RM-CRH-03)."""
    return bool(s.board.barren >> zone & 1)


def plays_crawlers(s: ZombicideState) -> bool:
    """Return whether the match is played with Crawlers (RM-CRW-13)."""
    return s.options.get(CRAWLERS, True) is not False
