"""Tests of votes: how a proposal ends, simultaneous answers, and votes that a host cannot bypass."""

import asyncio
import random

import pytest
from tests.server.inside import Inside, Message, TestClock, Window, inside
from tests.server.players import Player, new_id, play
from tests.server.serving import Served
from tests.server.table.test_seats import table_of_three, table_of_two

from horda.server.bots.driver import bot_to_decide
from horda.server.protocol.match_records import Created
from horda.server.table.seating import seat_arrivals


def wait_for_seat(player: Player, wanted: str, seat: int) -> Message:
    """Receive messages until a seat has a property (`online`, `bot` ...) or lacks it (`!online`); return the last."""
    name = wanted.removeprefix("!")
    return player.until(
        lambda message: (
            message["type"] == "table"
            and bool(message["match"]["seats"][seat][name]) != wanted.startswith("!")
        )
    )


def outcome_of(player: Player) -> str:
    """Wait for the end of the proposal; return its outcome, as sent to a player."""
    told = player.until(lambda message: message["type"] == "proposed" and message["proposal"] is None)
    return str(told["outcome"])


def propose_undo_in_other_turn(server: Served, seed: str) -> tuple[dict, Player, Player]:
    """Let Ana propose an undo while Ben must decide; return the match, Ana and Ben."""
    match, ana, ben = table_of_two(server, seed)
    while not (ana.asked["undo"] == "ask" and ben.choices):
        play([ana, ben], 1)
    assert ana.undo()["type"] == "done"
    ben.wait("proposed")
    return match, ana, ben


Asked = tuple[Created, Window, list[Window], int]


async def table_with_undo(server: Inside, seed: str, *seats: str, decider: int | None = None) -> Asked:
    """Return a match, its host, its people by seat, and the seat that has proposed an undo which needs a vote."""
    match = await server.begin("zombiland", *seats, seed=seed)
    host, *people = await server.table(match)
    live = host.live
    rng = random.Random(seed)
    for _ in range(300):
        seat = live.state.deciders[0]
        await live.choose(rng.choice(live.state.choices(seat)))
        learnt = len(live.state.moves) - 1 < live.state.barrier
        if learnt and seat < len(people) and decider in (None, live.state.deciders[0]):
            assert (await propose_undo(people[seat]))["type"] == "done"
            assert live.sitting.wish is not None
            return match, host, people, seat
    raise AssertionError("nothing was learnt")


async def propose_undo(person: Window) -> Message:
    """Propose to undo one's last choice."""
    (seat,) = person.seats
    return await person.send(type="undo", seat=seat, question=person.live.question_numbers[seat], id=new_id())


async def answer_proposal(person: Window, *, agree: bool) -> Message:
    number = person.live.sitting.wishes
    return await person.send(type="consent", number=number, agree=agree, id=new_id())


PEOPLE = ("link", "link", "link")


# --- how a proposal ends -------------------------------------------------------------------------


def test_a_bot_in_the_place_of_who_is_waited_for_ends_the_wish_and_the_match_goes_on(shared: Served):
    _, ana, ben = propose_undo_in_other_turn(shared, "stands still")
    ben.close()
    wait_for_seat(ana, "!online", 1)
    seq = ana.seq
    assert ana.ask(type="stand_in", seat=1)["type"] == "done"
    assert "left" in [message.get("outcome") for message in ana.got]
    ana.catch_up(seq + 1)
    assert not any(message.get("taken_back") for message in ana.got)
    ana.close()


def test_who_asked_may_withdraw_and_nobody_else(shared: Served):
    match, ana, ben = propose_undo_in_other_turn(shared, "withdrawn")
    number = ana.proposal["number"]
    assert ben.ask(type="withdraw", number=number)["code"] == "not-your-wish"
    assert ana.ask(type="withdraw", number=number + 1)["code"] == "nothing-asked"
    with shared.join(match, match["spectator"]) as watcher:
        assert watcher.ask(type="withdraw", number=number)["code"] == "only-players"
    assert ana.ask(type="withdraw", number=number)["type"] == "done"
    assert outcome_of(ben) == "withdrawn"
    assert ben.consent(agree=True)["code"] == "nothing-asked"
    assert ana.undo()["type"] == "done"
    assert ana.proposal["number"] == number + 1
    assert ben.ask(type="consent", number=number, agree=True)["code"] == "nothing-asked"
    ana.close()
    ben.close()


def test_a_wish_that_nobody_answers_ends_after_a_while(server: Served):
    server.registry.vote_timeout_s = 0.5
    _, ana, ben = propose_undo_in_other_turn(server, "late")
    assert ana.proposal["seconds"] <= 1
    assert outcome_of(ben) == "late"
    assert ben.consent(agree=True)["code"] == "nothing-asked"
    assert ana.undo()["type"] == "done"
    ana.close()
    ben.close()


@pytest.mark.usefixtures("bots_sleep")
def test_bots_wait_for_an_answer_once_and_then_go_on(tmp_path):
    async def work(server: Inside) -> None:
        _, _, people, by = await table_with_undo(server, "held", "link", "link", "bot", decider=2)
        live = people[0].live
        assert bot_to_decide(live) is None
        assert (await people[by].send(type="withdraw", number=live.sitting.wishes))["type"] == "done"
        assert bot_to_decide(live) == 2
        assert (await propose_undo(people[by]))["type"] == "done"
        assert live.proposal() is not None
        assert bot_to_decide(live) == 2

    inside(str(tmp_path / "t.db"), work)


@pytest.mark.usefixtures("bots_sleep")
def test_a_wish_whose_time_is_over_holds_nobody(tmp_path):
    clock = TestClock()

    async def work(server: Inside) -> None:
        _, _, people, by = await table_with_undo(server, "held", "link", "link", "bot", decider=2)
        live = people[0].live
        clock.advance(server.registry.vote_timeout_s - 1)
        assert live.proposal().seconds == 1
        clock.advance(1)
        assert (live.proposal(), bot_to_decide(live)) == (None, 2)
        assert (await answer_proposal(people[1 - by], agree=True))["code"] == "nothing-asked"

    inside(str(tmp_path / "t.db"), work, now=clock)


@pytest.mark.usefixtures("bots_sleep")
def test_who_comes_back_has_a_say(tmp_path):
    async def work(server: Inside) -> None:
        match, host, people, by = await table_with_undo(server, "comes back", *PEOPLE)
        live = host.live
        present, away = (seat for seat in range(3) if seat != by)
        assert (await host.send(type="stand_in", seat=away))["type"] == "done"
        assert (live.sitting.wish, live.sitting.outcome) == (None, "left")
        assert (await propose_undo(people[by]))["type"] == "done"
        assert live.proposal().waiting == (present,)
        await server.sit(match, match.links[away].link)
        assert live.proposal().waiting == (present, away)
        before = len(live.state.moves)
        assert (await answer_proposal(people[present], agree=True))["type"] == "done"
        assert len(live.state.moves) == before
        assert (await answer_proposal(people[away], agree=True))["type"] == "done"
        assert len(live.state.moves) < before

    inside(str(tmp_path / "t.db"), work)


@pytest.mark.usefixtures("bots_sleep")
def test_a_wish_that_is_sent_again_asks_once(tmp_path):
    async def work(server: Inside) -> None:
        _, _, people, by = await table_with_undo(server, "again", *PEOPLE)
        live = people[0].live
        wish = live.sitting.wish
        assert wish is not None
        again = {"type": "undo", "seat": by, "question": wish.question, "id": wish.request}
        assert (await people[by].send(**again))["type"] == "done"
        other = people[(by + 1) % 3]
        assert (await answer_proposal(other, agree=False))["type"] == "done"
        assert (await people[by].send(**again))["type"] == "done"
        assert live.proposal() is None
        assert live.sitting.wishes == wish.number

    inside(str(tmp_path / "t.db"), work)


# --- simultaneous answers ------------------------------------------------------------------------


@pytest.mark.parametrize("agree", [(True, True), (True, False), (False, True), (False, False)])
def test_answers_at_one_moment_all_count(agree: tuple[bool, bool], tmp_path):
    async def work(server: Inside) -> None:
        for number in range(7):
            _, _, people, by = await table_with_undo(server, f"moment {number}", *PEOPLE)
            live = people[0].live
            before, seq, wish = len(live.state.moves), live.seq, live.sitting.wish
            assert wish is not None
            others = [window for seat, window in enumerate(people) if seat != by]
            answers = await asyncio.gather(
                *(
                    other.send(type="consent", number=wish.number, agree=said, id="a")
                    for other, said in zip(others, agree, strict=True)
                )
            )
            assert live.sitting.wish is None
            if all(agree):
                assert [one["type"] for one in answers] == ["done", "done"]
                assert (live.seq, len(live.state.moves)) == (seq + 1, before - wish.moves)
            else:
                assert (live.seq, len(live.state.moves)) == (seq, before)
                assert live.sitting.outcome == "refused"

    inside(str(tmp_path / "t.db"), work)


# --- what a host cannot bypass -------------------------------------------------------------------


@pytest.mark.usefixtures("bots_sleep")
def test_a_refusal_is_not_got_round_by_a_bot_in_the_place_of_who_left(tmp_path):
    async def work(server: Inside) -> None:
        match, host, people, by = await table_with_undo(server, "refused", "link", "link")
        live, other = host.live, 1 - by
        before = len(live.state.moves)
        assert (await answer_proposal(people[other], agree=False))["type"] == "done"
        assert (await host.send(type="stand_in", seat=other))["type"] == "done"
        assert (await propose_undo(people[by]))["code"] == "refused-before"
        assert len(live.state.moves) == before
        await server.sit(match, match.links[other].link)
        assert (await propose_undo(people[by]))["type"] == "done"
        assert live.proposal().waiting == (other,)

    inside(str(tmp_path / "t.db"), work)


@pytest.mark.usefixtures("bots_sleep")
def test_a_refusal_holds_when_its_person_left_the_seat_to_a_bot(tmp_path):
    async def work(server: Inside) -> None:
        _, _, people, by = await table_with_undo(server, "left to a bot", *PEOPLE)
        other = (by + 1) % 3
        assert (await answer_proposal(people[other], agree=False))["type"] == "done"
        assert (await people[other].send(type="stand_in", seat=other))["type"] == "done"
        assert (await propose_undo(people[by]))["code"] == "refused-before"
        assert (await people[other].send(type="stand_in", seat=other, bot=None))["type"] == "done"
        assert (await propose_undo(people[by]))["type"] == "done"

    inside(str(tmp_path / "t.db"), work)


@pytest.mark.usefixtures("bots_sleep")
def test_nobody_is_asked_in_the_place_of_who_is_away(tmp_path):
    async def work(server: Inside) -> None:
        _, host, people, by = await table_with_undo(server, "away", "link", "link")
        before = len(host.live.state.moves)
        assert (await host.send(type="stand_in", seat=1 - by))["type"] == "done"
        assert (await propose_undo(people[by]))["code"] == "nobody-to-agree"
        assert len(host.live.state.moves) == before

    inside(str(tmp_path / "t.db"), work)


@pytest.mark.usefixtures("bots_sleep")
def test_who_came_in_at_another_process_a_moment_ago_is_asked(tmp_path):
    """The other process has stored the third person's arrival, but its message has not arrived here."""

    async def work(server: Inside) -> None:
        match = await server.begin("zombiland", "here", "link", "link")
        host = await server.sit(match)
        await server.sit(match, match.links[0].link)
        live = host.live
        await live.store.save_sitting(live.header.id, seat_arrivals(live.sitting, (2,)), live.revision)
        assert not live.sitting.seats[2].claimed
        assert (await host.send(type="kick", seat=1))["type"] == "done"
        assert live.proposal().waiting == (2,)

    inside(str(tmp_path / "t.db"), work)


def test_no_host_reads_the_hand_of_a_bot_while_others_play(shared: Served):
    match = shared.begin("zombiland", "here", "link", "bot:random", seed="hands")
    with shared.join(match) as ana, shared.join(match, match["links"][0]["link"]) as ben:
        assert ana.ask(type="kick", seat=2)["type"] == "done"
        assert "link" not in [message["type"] for message in ana.got]
        ben.wait("proposed")
        assert ben.consent(agree=False)["type"] == "done"
        assert outcome_of(ana) == "refused"
        ben.close()
        wait_for_seat(ana, "!online", 1)
        ana.ask(type="stand_in", seat=1)
        assert ana.ask(type="kick", seat=2)["code"] == "nobody-to-agree"
        assert ana.ask(type="kick", seat=1)["code"] == "nobody-to-agree"
        assert [one["kind"] for one in ana.table["deeds"]] == ["bot_put_in"]


def test_a_host_alone_with_bots_may_invite_somebody_to_a_bots_seat(shared: Served):
    match = shared.begin("zombiland", "here", "bot:random", seed="invited")
    with shared.join(match) as ana:
        new = ana.ask(type="kick", seat=1)
        assert new["type"] == "link"
        assert [one["kind"] for one in ana.table["deeds"]] == ["new_link"]
        assert ana.ask(type="kick", seat=1)["type"] == "link"
        new = ana.ask(type="kick", seat=1)
        with shared.join(match, new["link"]) as eva:
            wait_for_seat(ana, "!bot", 1)
            assert eva.seat == 1
            assert ana.ask(type="kick", seat=1)["code"] == "nobody-to-agree"


def test_a_granted_link_is_for_that_seat_and_once(shared: Served):
    _, ana, ben, eva = table_of_three(shared, "granted")
    ana.ask(type="kick", seat=1)
    eva.wait("proposed")
    assert ben.ask(type="consent", number=eva.proposal["number"], agree=True)["code"] == "nothing-asked"
    eva.consent(agree=True)
    assert outcome_of(ana) == "agreed"
    assert ana.ask(type="kick", seat=2)["type"] == "done"
    assert ana.ask(type="kick", seat=1)["type"] == "link"
    assert [message.get("outcome") for message in ana.got if message["type"] == "proposed"][-1] == "left"
    assert ana.ask(type="kick", seat=1)["type"] == "done"
    for one in (ana, ben, eva):
        one.close()


def test_a_grant_is_not_for_ever(tmp_path):
    clock = TestClock()

    async def work(server: Inside) -> None:
        match = await server.begin("zombiland", "here", "link", "link", seed="old grant")
        ana, _, eva = await server.table(match)
        assert (await ana.send(type="kick", seat=1))["type"] == "done"
        number = ana.live.sitting.wishes
        assert (await eva.send(type="consent", number=number, agree=True))["type"] == "done"
        clock.advance(4000)
        assert (await ana.send(type="kick", seat=1))["type"] == "done"
        assert ana.live.sitting.wishes == number + 1

    inside(str(tmp_path / "t.db"), work, now=clock)
