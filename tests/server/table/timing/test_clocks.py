"""Tests of clocks: a bot plays a turn whose time ran out, once, even with restarts and several processes."""

import asyncio
import random
from pathlib import Path

import pytest
from tests.server.conftest import DATABASES, new_database
from tests.server.inside import Inside, TestClock, Window, open_server
from tests.server.players import new_id

from horda.engine.choices import Choice
from horda.server.bots.pool import BotDecision, BotPool
from horda.server.bots.worker import DecisionRequest
from horda.server.match.live_match import LiveMatch
from horda.server.match.notifications import Notification
from horda.server.protocol.match_records import Created
from horda.server.table.seating import seat_arrivals
from horda.server.table.timing.clock_scheduler import run_due_clocks

DAY = 86_400


async def match_with_clock(server: Inside, out: str = "turn", *seats: str) -> tuple[Created, list[Window]]:
    """Return a match with a day for each turn, and its clients."""
    clock = {"seconds": DAY, "out": out}
    match = await server.begin("zombiland", *(seats or ("link", "link")), seed="by the day", clock=clock)
    _, *people = await server.table(match)
    return match, people


async def wait_for_bot(live: LiveMatch, seat: int) -> None:
    """Wait until the bot that plays a turn for a seat has left the seat."""
    while live.sitting.seats[seat].bot:
        live.wake_event.set()
        await asyncio.sleep(0.01)


async def decide_once(live: LiveMatch, seed: str = "") -> int:
    """Let a seat that is asked make a choice; return the seat."""
    seat = live.state.deciders[0]
    await live.choose(random.Random(f"{seed}{live.seq}").choice(live.state.choices(seat)))
    return seat


def deciding_seat(live: LiveMatch) -> int:
    return live.state.deciders[0]


def deadlines(live: LiveMatch) -> dict[int, float]:
    """Return the time at which the clock of each seat runs out, by seat."""
    clock = live.sitting.clock
    assert clock is not None
    return {one.seat: one.until for one in clock.turns if not one.out and one.left is None}


def run(work, database: str, now: TestClock) -> None:
    async def whole() -> None:
        async with open_server(database, now) as server:
            await work(server)

    asyncio.run(whole())


async def wait_until_loaded(server: Inside, match: str) -> LiveMatch:
    """Wait until the server itself has loaded a match, as it does when a clock runs out."""
    while match not in server.registry.open_matches:
        await asyncio.sleep(0.01)
    return server.registry.open_matches[match]


def test_a_turn_has_its_time_and_the_next_one_too(tmp_path: Path):
    now = TestClock()

    async def work(server: Inside) -> None:
        _, people = await match_with_clock(server)
        live = people[0].live
        begun = now()
        assert deadlines(live) == {deciding_seat(live): begun + DAY}
        first, turn = deciding_seat(live), live.state.turn
        while deciding_seat(live) == first and live.state.turn == turn:
            now.advance(60)
            assert deadlines(live) == {first: begun + DAY}
            await decide_once(live)
        assert deadlines(live) == {deciding_seat(live): now() + DAY}

    run(work, str(tmp_path / "t.db"), now)


def test_a_bot_plays_the_turn_that_ran_out_and_no_more_and_the_log_says_so(tmp_path: Path):
    now = TestClock()

    async def work(server: Inside) -> None:
        told: list[Notification] = []
        server.registry.notifications.subscribe(told.append)
        _, people = await match_with_clock(server)
        live = people[0].live
        late, turn = deciding_seat(live), live.state.turn
        now.advance(DAY / 2 - 1)
        assert await run_due_clocks(server.registry) == 0
        now.advance(1)
        assert await run_due_clocks(server.registry) == 1
        assert await run_due_clocks(server.registry) == 0
        now.advance(DAY / 2)
        assert await run_due_clocks(server.registry) == 1
        await wait_for_bot(live, late)
        assert (deciding_seat(live), live.state.turn) != (late, turn)
        assert [(one.kind, one.seat) for one in live.sitting.deeds] == [("clock_turn", late)]
        assert [one.kind for one in told if one.kind in ("half", "out")] == ["half", "out"]
        row = live.sitting.seats[late]
        assert (row.bot, row.away, row.claimed, row.ran_out) == ("", False, True, 1)
        info = live.info()
        assert info.clock is not None
        assert [one.seat for one in info.clock.turns] == live.state.deciders

    run(work, str(tmp_path / "t.db"), now)


async def let_clock_run_out(server: Inside, live: LiveMatch, now: TestClock) -> int:
    """Let the clock of the deciding seat run out, wait for a bot to play, and return the seat."""
    late = deciding_seat(live)
    now.advance(DAY)
    await run_due_clocks(server.registry)
    if not live.sitting.seats[late].opened:
        await wait_for_bot(live, late)
    return late


async def play_until_asked(live: LiveMatch, seat: int) -> None:
    while deciding_seat(live) != seat:
        await decide_once(live)


def test_the_second_time_in_a_row_the_seat_is_opened_and_a_friend_may_have_it(tmp_path: Path):
    now = TestClock()

    async def work(server: Inside) -> None:
        match, people = await match_with_clock(server, "open")
        live = people[0].live
        late = await let_clock_run_out(server, live, now)
        await play_until_asked(live, late)
        assert await let_clock_run_out(server, live, now) == late
        row = live.sitting.seats[late]
        assert (bool(row.bot), row.away, row.opened, row.turn_only) == (True, True, True, False)
        assert [one.kind for one in live.sitting.deeds] == ["clock_turn", "clock_opened"]
        host = await server.sit(match)
        given = await host.send(type="kick", seat=late, id=new_id())
        assert given["type"] == "link"
        friend = await server.sit(match, given["link"])
        assert friend.seats == {late}
        after = live.sitting.seats[late]
        assert (after.bot, after.opened, after.ran_out) == ("", False, 0)

    run(work, str(tmp_path / "t.db"), now)


def test_who_comes_back_has_the_seat_again_and_who_plays_in_time_a_clean_sheet(tmp_path: Path):
    now = TestClock()

    async def work(server: Inside) -> None:
        match, people = await match_with_clock(server, "open")
        live = people[0].live
        late = await let_clock_run_out(server, live, now)
        await play_until_asked(live, late)
        turn = live.state.turn
        while (deciding_seat(live), live.state.turn) == (late, turn):
            await decide_once(live)
        assert live.sitting.seats[late].ran_out == 0
        await play_until_asked(live, late)
        await let_clock_run_out(server, live, now)
        await play_until_asked(live, late)
        await let_clock_run_out(server, live, now)
        assert live.sitting.seats[late].opened
        await server.sit(match, match.links[late].link)
        row = live.sitting.seats[late]
        assert (row.bot, row.opened, row.away) == ("", False, False)

    run(work, str(tmp_path / "t.db"), now)


def test_a_bot_that_has_thought_does_not_decide_for_who_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The returning person gets the lock before the bot's choice."""
    now = TestClock()

    async def work(server: Inside) -> None:
        back_first, thought = asyncio.Event(), asyncio.Event()
        choose = BotPool.choose

        async def thinks(pool: BotPool, question: DecisionRequest, choices: list[Choice]) -> BotDecision:
            taken = await choose(pool, question, choices)
            await back_first.wait()
            thought.set()
            return taken

        monkeypatch.setattr(BotPool, "choose", thinks)
        _, people = await match_with_clock(server)
        live = people[0].live
        late = deciding_seat(live)
        now.advance(DAY)
        await run_due_clocks(server.registry)
        assert live.sitting.seats[late].bot
        async with live.lock:
            before = live.seq
            back = asyncio.create_task(live.change_sitting(lambda sitting: seat_arrivals(sitting, [late])))
            await asyncio.sleep(0)
            back_first.set()
            await asyncio.wait_for(thought.wait(), 60)
        await back
        # Everybody who waited for the lock before this has had it.
        async with live.lock:
            assert (live.seq, live.sitting.seats[late].bot) == (before, "")

    run(work, str(tmp_path / "t.db"), now)


def test_where_all_are_only_told_nobody_plays_for_them(tmp_path: Path):
    now = TestClock()

    async def work(server: Inside) -> None:
        _, people = await match_with_clock(server, "tell")
        live = people[0].live
        late, seq = deciding_seat(live), live.seq
        now.advance(DAY)
        await run_due_clocks(server.registry)
        now.advance(DAY)
        await run_due_clocks(server.registry)
        assert (deciding_seat(live), live.seq) == (late, seq)
        assert [one.kind for one in live.sitting.deeds] == ["clock_told"]
        assert not live.sitting.seats[late].bot

    run(work, str(tmp_path / "t.db"), now)


def test_pausing_by_the_clock_needs_the_others_and_keeps_what_is_left(tmp_path: Path):
    now = TestClock()

    async def work(server: Inside) -> None:
        _, (ana, ben) = await match_with_clock(server)
        live = ana.live
        late = deciding_seat(live)
        now.advance(1000)
        assert (await ana.send(type="pause", paused=True, id=new_id()))["type"] == "done"
        assert not live.sitting.paused
        number = live.sitting.wishes
        await ben.send(type="consent", number=number, agree=True, id=new_id())
        assert live.sitting.paused
        now.advance(20 * DAY)
        assert await run_due_clocks(server.registry) == 0
        assert live.sitting.deeds == ()
        await ben.send(type="pause", paused=False, id=new_id())
        assert live.sitting.paused
        await ana.send(type="consent", number=number + 1, agree=False, id=new_id())
        assert live.sitting.paused
        await ben.send(type="pause", paused=False, id=new_id())
        await ana.send(type="consent", number=number + 2, agree=True, id=new_id())
        assert deadlines(live) == {late: now() + DAY - 1000}

    run(work, str(tmp_path / "t.db"), now)


def test_an_absent_friend_is_replaced_by_a_bot_only_if_the_others_agree(tmp_path: Path):
    now = TestClock()

    async def work(server: Inside) -> None:
        _, (ana, ben, _) = await match_with_clock(server, "tell", "link", "link", "link")
        live = ana.live
        assert (await ana.send(type="stand_in", seat=2, id=new_id()))["type"] == "done"
        assert not live.sitting.seats[2].bot
        wish = live.sitting.wish
        assert wish is not None
        assert (wish.kind, wish.waiting, wish.seat) == ("stand_in", (1,), 2)
        await ben.send(type="consent", number=wish.number, agree=True, id=new_id())
        assert live.sitting.seats[2].away
        assert [(one.kind, one.by, one.seat) for one in live.sitting.deeds] == [("bot_put_in", 0, 2)]

    run(work, str(tmp_path / "t.db"), now)


def test_a_clock_goes_on_over_a_restart_and_runs_out_with_nobody_there(database: str):
    now = TestClock()
    about: list[tuple[str, int, int]] = []

    async def first(server: Inside) -> None:
        match, people = await match_with_clock(server)
        live = people[0].live
        about.append((match.match.id, deciding_seat(live), live.seq))

    async def second(server: Inside) -> None:
        match, late, seq = about[0]
        live = await wait_until_loaded(server, match)
        while not live.sitting.deeds:
            await asyncio.sleep(0.01)
        await wait_for_bot(live, late)
        assert live.seq > seq
        assert [one.kind for one in live.sitting.deeds] == ["clock_turn"]

    run(first, database, now)
    now.advance(DAY * 3)
    run(second, database, now)


def test_bots_whose_server_ended_in_their_turn_go_on_by_themselves(tmp_path: Path, bots_sleep: None):
    """The server also loads matches in which a bot must decide, and the bot continues."""
    now = TestClock()
    about: list[str] = []

    async def first(server: Inside) -> None:
        clock = {"seconds": DAY, "out": "turn"}
        match = await server.begin("zombiland", "bot", "link", seed="bots first", clock=clock)
        live = (await server.table(match))[0].live
        while 0 not in live.state.deciders:
            await decide_once(live)
        assert deadlines(live) == {}
        about.append(match.match.id)

    async def second(server: Inside) -> None:
        assert await wait_until_loaded(server, about[0])

    run(first, str(tmp_path / "t.db"), now)
    now.advance(3600)
    run(second, str(tmp_path / "t.db"), now)


@pytest.fixture(params=[one for one in DATABASES if one == "postgresql"])
def shared_database(request: pytest.FixtureRequest) -> str:
    """Return a database that several processes may serve."""
    return new_database(request.getfixturevalue("postgres"))


def test_two_processes_do_not_run_a_clock_out_twice(shared_database: str):
    now = TestClock()
    database = shared_database

    async def whole() -> None:
        async with open_server(database, now) as one, open_server(database, now) as two:
            match, people = await match_with_clock(one)
            live = people[0].live
            late = deciding_seat(live)
            other = await two.registry.live_match(match.match.id)
            told: list[Notification] = []
            for server in (one, two):
                server.registry.notifications.subscribe(told.append)
            now.advance(DAY)
            looked = await asyncio.gather(*(run_due_clocks(server.registry) for server in (one, two) * 3))
            assert sum(looked) == 1
            await wait_for_bot(live, late)
            await other.reload_sitting()
            assert [one.kind for one in other.sitting.deeds] == ["clock_turn"]
            assert [one.kind for one in told if one.kind == "out"] == ["out"]

    asyncio.run(whole())


@pytest.mark.parametrize("seconds", [0, 59, 30 * DAY + 1, "soon"])
def test_a_clock_that_is_none_is_refused(shared, seconds: object):
    wish = {"game": "zombiland", "seats": [{"who": "here"}, {"who": "bot"}], "clock": {"seconds": seconds}}
    assert shared.http.post("/api/v1/matches", json=wish).status_code == 422
