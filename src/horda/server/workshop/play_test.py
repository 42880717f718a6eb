"""The play-test of a draft in a worker process: as many matches as fit into a time limit."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from horda.lab.missions.play_test import MatchCount, PlayTest, play_matches


class PlayTestRequest(msgspec.Struct, array_like=True, frozen=True, tag="playtest"):
    """A request to play matches of a checked draft until time is up."""

    test: PlayTest
    first: int
    count: int
    seconds: float


class PlayTestResult(msgspec.Struct, array_like=True, frozen=True):
    """The matches that were played, in the order of their numbers."""

    matches: tuple[MatchCount, ...]


def run_play_test(asked: PlayTestRequest) -> PlayTestResult:
    """Play the matches of a request, at least one, until their number or the time is reached."""
    return PlayTestResult(tuple(_matches_in_time(asked)))


def _matches_in_time(asked: PlayTestRequest) -> Iterator[MatchCount]:
    until = time.monotonic() + asked.seconds
    for match in play_matches(asked.test, range(asked.first, asked.first + asked.count)):
        yield match
        if time.monotonic() > until:
            return
