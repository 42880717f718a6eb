"""Tests of the summary of a finished match: important events in order, and the standing of each round."""

import pytest
from tests.server.replay.test_fork import header_of, state_of_bots
from tests.server.serving import Served

from horda.games import games
from horda.server.analysis.summary import MAX_MOMENTS, build_summary
from horda.server.replay.playback import ReplayPath


@pytest.mark.parametrize("game_id", sorted(games()))
def test_the_moments_are_of_the_log_and_lie_where_they_happened(game_id: str):
    state = state_of_bots(game_id, 10_000 if game_id != "city_of_horror" else 400)
    path = ReplayPath([], header_of(state), state.moves.since(0))
    tale = build_summary(path, 0)
    assert 1 <= len(tale.moments) <= MAX_MOMENTS
    assert [one.n for one in tale.moments] == sorted(one.n for one in tale.moments)
    for moment in tale.moments:
        (frame,) = path.frames(0, moment.n, 1)
        assert moment.event in frame.events, "the decision that it came of"
    rounds = [one.round for one in tale.rounds]
    assert rounds == sorted(set(rounds))
    assert tale.rounds[-1].n == len(state.moves)
    assert tale.rounds[-1].standing == {
        name: tuple(map(float, figures)) for name, figures in state.game.match_statistics(state).items()
    }
    for one in tale.rounds:
        assert all(len(figures) in (1, state.seats) for figures in one.standing.values())


def test_the_points_of_the_city_are_the_sum_of_their_parts():
    state = state_of_bots("city_of_horror", 300)
    standing = state.game.match_statistics(state)
    for seat in range(state.seats):
        parts = sum(standing[name][seat] for name in ("people", "antidotes", "food"))
        assert standing["points"][seat] == parts


def test_nothing_is_told_before_the_end(shared: Served):
    match = shared.begin("zombiland", "here", "bot")
    answer = shared.get(f"/matches/{match['match']['id']}/summary", match["link"])
    assert (answer.status_code, answer.json()["code"]) == (403, "not-over")
