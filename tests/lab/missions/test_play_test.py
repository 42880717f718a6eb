"""Tests of play-tests: the same matches as in the lab, counted, added up and compared by common seeds."""

import msgspec
import pytest
from tests.games.zombicide.own import FIRST_LIGHT

from horda.games import game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.reading.plan import as_text
from horda.lab.matches import play_match
from horda.lab.missions.play_test import MatchCount, PlayTestTotals, play_matches, play_test_of
from horda.lab.missions.review import review_mission

SEED = "fair"


@pytest.fixture(scope="module")
def counts() -> list[MatchCount]:
    return list(play_matches(play_test_of(FIRST_LIGHT, seed=SEED), range(4)))


def test_a_match_is_that_of_its_number_and_seed(counts: list[MatchCount]):
    test = play_test_of(FIRST_LIGHT, seed=SEED)
    setting = test.series().settings[0]
    state = play_match(test.game, test.players, SEED, number=2, options=setting.plain_options)
    assert (counts[2].rounds, counts[2].won) == (state.round, bool(state.result and state.result.winners))
    assert list(play_matches(test, [2])) == [counts[2]]


def test_a_game_with_a_fixed_number_of_survivors_is_played_with_that():
    army = game("army_of_the_dead")
    assert isinstance(army, Zombicide)
    text = as_text(army.plans["taco_run"].mission)
    test = play_test_of(text, game=army.id, survivors=7, seed=SEED)
    assert test.survivors == 0
    assert next(iter(play_matches(test, [0]))).rounds > 0


def test_what_is_counted_agrees_with_itself(counts: list[MatchCount]):
    for count in counts:
        assert sum(count.deaths.values()) == sum(count.causes.values()) == count.lost
        assert count.won == (count.why == "fulfilled")
        assert not count.won or set(count.goals) == {1, 2}
    assert any(count.kills for count in counts)


def test_counts_travel_as_plain_values(counts: list[MatchCount]):
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(counts), type=list[MatchCount]) == counts


def test_totals_count_each_match_once(counts: list[MatchCount]):
    totals = PlayTestTotals(goals=2)
    for count in (*counts, *counts):
        totals.add(count)
    figures = totals.figures()
    assert figures.matches == sum(figures.ends.values()) == 4
    assert not figures.is_enough
    assert figures.won.value == sum(count.won for count in counts) / 4
    assert figures.won.low < figures.won.value + 1e-9 <= figures.won.high + 2e-9
    assert [goal.number for goal in figures.goals] == [1, 2]
    assert figures.goals[0].reached.value == sum(1 in count.goals for count in counts) / 4


def test_figures_of_no_match_say_nothing():
    figures = PlayTestTotals(goals=1).figures()
    assert (figures.won.low, figures.won.high) == (0, 1)
    assert not figures.is_enough


def test_versions_are_compared_by_common_matches(counts: list[MatchCount]):
    before, after = PlayTestTotals(), PlayTestTotals()
    for count in counts:
        before.add(msgspec.structs.replace(count, won=False))
        after.add(msgspec.structs.replace(count, won=count.number > 0))
    after.add(msgspec.structs.replace(counts[0], number=9, won=False))
    assert after.difference_to(before).value == pytest.approx(0.75)


def test_a_review_of_a_mission_of_the_box_has_no_errors_and_says_what_bots_ignore():
    plan = game("green_horde").plans["know_your_enemy"]
    assert review_mission(as_text(plan.mission), "green_horde").is_playable
    unread = FIRST_LIGHT.replace("{survivors_at: exit}", "{sealed: C1}")
    (problem,) = [one for one in review_mission(unread).problems if one.severity == "advice"]
    assert (problem.what, problem.about, problem.path) == ("goal_not_understood", {"number": 2}, "$.goals[1]")
