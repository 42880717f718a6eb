"""Tests that notifications for absent people are sent once, by the process in which their cause occurs."""

from tests.server.inside import Inside, inside
from tests.server.players import play
from tests.server.serving import Served
from tests.server.table.test_votes import PEOPLE, table_with_undo

from horda.server.match.notifications import Notification


def test_whose_turn_it_is_and_the_end_are_told_once_each(shared: Served):
    told: list[Notification] = []
    shared.registry.notifications.subscribe(told.append)
    match = shared.begin("zombiland", "here", "link", seed="told of")
    id = match["match"]["id"]
    with shared.join(match) as ana, shared.join(match, match["links"][0]["link"]) as ben:
        while not ana.asked["result"]:
            play([ana, ben], 20)
            ana.catch_up(max(ana.seq, ben.seq))
        ours = [one for one in told if one.match == id]
        turns = [one for one in ours if one.kind == "turn"]
        assert {one.seat for one in turns} == {0, 1}
        assert [(one.kind, one.seat) for one in ours[-2:]] == [("over", 0), ("over", 1)]
        assert len({one.key for one in ours}) == len(ours)


def test_bots_are_told_nothing_and_a_listener_that_fails_disturbs_nobody(shared: Served):
    told: list[Notification] = []

    def fails(notice: Notification) -> None:
        told.append(notice)
        raise RuntimeError("no signal")

    shared.registry.notifications.subscribe(fails)
    match = shared.begin("zombiland", "here", "bot:random", seed="told bots")
    with shared.join(match) as ana:
        play([ana], 10)
    assert {one.seat for one in told if one.match == match["match"]["id"]} == {0}


def test_who_is_asked_to_agree_is_told(tmp_path, bots_sleep: None):
    async def work(server: Inside) -> None:
        told: list[Notification] = []
        server.registry.notifications.subscribe(told.append)
        _, host, _, seat = await table_with_undo(server, "told to agree", *PEOPLE)
        wish = host.live.sitting.wish
        assert wish is not None
        asked = [one for one in told if one.kind == "wish"]
        assert sorted(one.seat for one in asked) == sorted({0, 1, 2} - {seat})
        assert {one.number for one in asked} == {wish.number}

    inside(str(tmp_path / "t.db"), work)
