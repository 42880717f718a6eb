"""Tests of forks: a new match from a position of another match, with no more information than its seat had."""

from typing import Any

import pytest
from tests.server.players import play
from tests.server.serving import Served

from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.player import Turn
from horda.engine.state import State
from horda.games import game, games
from horda.server.http.errors import ProblemError
from horda.server.match.rebuild import first_state
from horda.server.replay.fork import fork_header
from horda.server.store import Header

SEATS = {"green_horde": 2, "city_of_horror": 3, "zombiland": 2}
MOMENTS = (0, 3, 17, 40)


def fork_response(server: Served, match: dict[str, Any], link: str = "", **wish: object) -> Any:
    seats = wish.pop("seats", [{"who": "here"}, {"who": "bot"}])
    return server.http.post(
        f"/api/v1/matches/{match['match']['id']}/fork",
        headers={"authorization": f"Bearer {link or match['link']}"},
        json={"n": 0, "seats": seats, **wish},
    )


def state_of_bots(game_id: str, moves: int) -> State:
    """Return the state of a match of bots after some choices."""
    box = game(game_id)
    state = box.new(seats=SEATS.get(game_id, 2), seed="forked")
    player = bot("random", game_id)
    dice = Dice("players")
    while len(state.moves) < moves and not state.over:
        state.apply(player.choose(Turn.of(state, state.deciders[0], dice)))
    return state


def header_of(state: State) -> Header:
    return Header(
        "id",
        state.game.id,
        state.game.version,
        state.seats,
        dict(state.options),  # type: ignore[arg-type]
        "forked",
        seed_given=False,
        created=0.0,
    )


def test_one_goes_on_from_a_moment_in_a_match_of_ones_own(shared: Served):
    match = shared.begin("zombiland", "here", "bot")
    with shared.join(match) as ana:
        play([ana], 6)
        then = shared.http.get(
            f"/api/v1/matches/{match['match']['id']}/replay?start=3&count=1",
            headers={"authorization": f"Bearer {match['link']}"},
        ).json()["frames"][0]
        answer = fork_response(shared, match, n=3)
        assert answer.status_code == 201, answer.text
        new = answer.json()
        assert new["match"]["id"] != match["match"]["id"]
        assert new["match"]["commitment"] != match["match"]["commitment"]
        with shared.join(new) as again:
            assert again.first["moves"] == 0
            assert again.events == []
            # The seat sees the same table, except for what bots may have decided since.
            assert again.view["round"] == then["view"]["round"]
            assert play([again], 8) == 8
        # The old match continues unchanged.
        assert play([ana], 4) == 4


def test_a_match_from_a_moment_survives_its_server(server: Served):
    match = server.begin("green_horde", "here")
    with server.join(match) as ana:
        play([ana], 12)
    new = fork_response(server, match, n=9, seats=[{"who": "here"}]).json()
    with server.join(new) as again:
        play([again], 5)
        seen, seq = again.view, again.seq
    server.do(server.registry.unload(new["match"]["id"]))
    with server.join(new) as back:
        assert (back.view, back.seq) == (seen, seq)
        frames = server.http.get(
            f"/api/v1/matches/{new['match']['id']}/replay?start=0&count=20",
            headers={"authorization": f"Bearer {new['link']}"},
        ).json()["frames"]
        assert [frame["n"] for frame in frames] == list(range(seq + 1))


@pytest.mark.parametrize("moves", MOMENTS)
@pytest.mark.parametrize("game_id", sorted(games()))
def test_the_new_match_begins_as_the_seat_saw_it_and_depends_on_nothing_else(game_id: str, moves: int):
    """Two states that a seat cannot tell apart give the same fork, so a fork reveals no hidden information."""
    state = state_of_bots(game_id, moves)
    if state.over:
        return
    for seat in (None, *range(state.seats)):
        other = state.determinise(seat, Dice("another world"))
        one, two = (fork_header(world, header_of(state), seat, "seed") for world in (state, other))
        assert one.position == two.position
        assert first_state(one).view(seat) == other.view(seat)
        assert "forked" not in one.position, "the seed of the old match"


def test_nobody_goes_on_with_what_another_seat_knows(shared: Served):
    match = shared.begin("zombiland", "here", "link")
    link = match["links"][0]["link"]
    with shared.join(match), shared.join(match, link):
        assert fork_response(shared, match, link, seat=0).json()["code"] == "not-over"
        assert fork_response(shared, match, link, seat=1).status_code == 201
        assert fork_response(shared, match, match["spectator"], seat=0).json()["code"] == "not-over"
        assert fork_response(shared, match, "wrong").json()["code"] == "bad-link"


def test_what_cannot_be_gone_on_from_is_refused(shared: Served):
    match = shared.begin("zombiland", "here", "bot")
    assert fork_response(shared, match, n=999).json()["code"] == "no-such-move"
    assert fork_response(shared, match, seats=[{"who": "here"}]).json()["code"] == "wrong-seats"
    assert fork_response(shared, match, seats=[{"who": "here"}, {"who": "bot", "bot": "x"}]).json()[
        "code"
    ] == ("no-such-bot")


def test_an_end_cannot_be_gone_on_from():
    state = state_of_bots("zombiland", 3000)
    assert state.over
    with pytest.raises(ProblemError, match="match-over"):
        fork_header(state, header_of(state), 0)
