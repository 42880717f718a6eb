"""Tests that a solo player may undo the choice that ended the match, and that several people may not."""

import random
from typing import Any

from tests.server.inside import Inside, inside
from tests.server.players import new_id

from horda.server.analysis.summary import summary_of
from horda.server.match.live_match import LiveMatch
from horda.server.replay.playback import ReplayCache


async def play_to_the_end(live: LiveMatch, seed: str) -> None:
    """Make random choices until the match is over."""
    rng = random.Random(seed)
    while not live.state.over:
        seat = rng.choice(live.state.deciders)
        await live.choose(rng.choice(live.state.choices(seat)))


def undo_request(live: LiveMatch) -> dict[str, Any]:
    """Return a request of seat 0 to undo its last choice."""
    return {"type": "undo", "seat": 0, "question": live.question_numbers[0], "id": new_id()}


def test_the_last_choice_of_a_solo_match_is_undone_and_the_match_goes_on(tmp_path):
    async def work(server: Inside) -> None:
        match = await server.begin("green_horde", "here", seed="again")
        (window,) = await server.table(match)
        live = window.live
        await play_to_the_end(live, "one")
        ended, moves = live.state, len(live.state.moves)
        replays = ReplayCache()
        first = await summary_of(replays, live, 0)
        assert live.info().over
        assert live.question_for(0).undo != "no"

        assert (await window.send(**undo_request(live)))["type"] == "done"
        assert not live.state.over
        assert not live.info().over
        assert len(live.state.moves) == moves - 1
        last = ended.moves.since(moves - 1)[0]
        assert any(choice.same(last) for choice in live.state.choices(0))

        await server.registry.unload(match.match.id)
        (window,) = await server.table(match)
        assert window.live is not live
        live = window.live
        assert not live.state.over
        assert len(live.state.moves) == moves - 1

        other = next((one for one in live.state.choices(0) if not one.same(last)), last)
        await live.choose(other)
        await play_to_the_end(live, "two")
        assert await summary_of(replays, live, 0) != first
        await server.registry.unload(match.match.id)
        (window,) = await server.table(match)
        assert window.live.state.over

    inside(str(tmp_path / "t.db"), work)


def test_a_finished_match_of_two_people_stays_finished(tmp_path):
    async def work(server: Inside) -> None:
        match = await server.begin("zombiland", "here", "link", seed="settled")
        host, _ = await server.table(match)
        await play_to_the_end(host.live, "one")
        assert host.live.question_for(0).undo == "no"
        assert (await host.send(**undo_request(host.live)))["code"] == "match-over"
        assert host.live.state.over

    inside(str(tmp_path / "t.db"), work)
