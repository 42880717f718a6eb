"""Tests that tuning and generation reach the wanted share of wins on five seeds; long, as they play many matches."""

import pytest

from horda.games import game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.reading.plan import as_text
from horda.lab.missions.generation.generate import MAX_ATTEMPTS, MissionRequest, drafted_mission
from horda.lab.missions.play_test import play_test_of
from horda.lab.missions.review import review_mission
from horda.lab.missions.tuning.dial import dial_of
from horda.lab.missions.tuning.local import count_wins, run_search
from horda.lab.missions.tuning.search import Found, TuningSearch

FRESH = 600
"""Number of matches, with other seeds, that judge a result; the margin of error is 4 percentage points."""
WITHIN = 0.05
NOISE = 0.04


def fresh_share(text: str, name: str) -> float:
    """Return the share of wins from seeds that the search has not seen."""
    return count_wins(play_test_of(text, game=name, seed="fresh"), range(FRESH)) / FRESH


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_tuning_meets_the_wanted_share(seed: int):
    shelf = game("green_horde")
    assert isinstance(shelf, Zombicide)
    dial = dial_of(as_text(shelf.plans["know_your_enemy"].mission), shelf.id)
    search = TuningSearch(dial, 0.6)
    found = search.found(run_search(dial, search, seed=seed))
    assert found.is_reached
    assert fresh_share(dial.text(found.at), shelf.id) == pytest.approx(0.6, abs=WITHIN + NOISE)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_generation_meets_its_difficulty_and_passes_every_check(seed: int):
    request = MissionRequest("green_horde", 4, "medium", "chase", seed)
    for attempt in range(MAX_ATTEMPTS):
        dial = dial_of(drafted_mission(request, attempt), request.game)
        search = TuningSearch(dial, request.target_share)
        found: Found = search.found(run_search(dial, search, seed="generate"))
        if found.is_reached:
            break
    assert found.is_reached
    text = dial.text(found.at)
    assert not review_mission(text, request.game).problems
    assert fresh_share(text, request.game) == pytest.approx(request.target_share, abs=WITHIN + NOISE)
