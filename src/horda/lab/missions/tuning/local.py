"""Tuning by worker processes on this machine."""

from __future__ import annotations

from collections.abc import Callable

from horda.lab.missions.play_test import PlayTest, play_matches, play_test_of
from horda.lab.missions.tuning.dial import Dial, DialPosition
from horda.lab.missions.tuning.search import Tally, TuningSearch
from horda.lab.series import Part, split_into_parts
from horda.lab.workers import available_cores, run_locally

BATCH = 40
"""Number of matches between two decisions of the search on what to play next."""
PARTS_PER_WORKER = 2

Progress = Callable[[dict[DialPosition, Tally]], None]


def run_search(
    dial: Dial,
    search: TuningSearch,
    *,
    seed: int | str,
    survivors: int = 0,
    workers: int | None = None,
    progress: Progress | None = None,
) -> dict[DialPosition, Tally]:
    """Play the matches that a search requests until it ends; return the counts. Call `progress` after each batch."""
    counts: dict[DialPosition, Tally] = {}
    used = workers or available_cores()
    while (at := search.next_trial(counts)) is not None:
        known = counts.get(at, Tally(0, 0))
        numbers = range(known.played, min(known.played + BATCH, search.matches))
        test = play_test_of(dial.text(at), game=dial.shelf.id, survivors=survivors, seed=seed)
        size = max(1, -(-len(numbers) // (PARTS_PER_WORKER * used)))
        parts = split_into_parts(numbers, size)
        won = sum(wins for _, wins in run_locally(count_wins, test, parts, used))
        counts[at] = Tally(known.played + len(numbers), known.won + won)
        if progress is not None:
            progress(counts)
    return counts


def count_wins(test: PlayTest, part: Part) -> int:
    """Return how many matches of a part are won."""
    return sum(match.won for match in play_matches(test, part))
