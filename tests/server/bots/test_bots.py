"""Tests of bots in worker processes: a slow bot delays no other match, and a failing bot ends no match."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from horda.bots import bot, bots
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Budget, Turn
from horda.engine.views.imagined import encode_imagined
from horda.games import games
from horda.server.bots.fair_queue import FairSemaphore
from horda.server.bots.pool import BotPool, PoolSettings
from horda.server.bots.worker import Answer, DecisionRequest, OptionTrialRequest, decide
from horda.think.search import Search

WORKER = (sys.executable, str(Path(__file__).parents[1] / "slow_worker.py"))
THREE = [Choice(0, name) for name in ("a", "b", "c")]
LITTLE = Budget(playouts=8)


def request_for(name: str, seed: str = "s") -> DecisionRequest:
    return DecisionRequest("zombiland", name, 0, msgspec.Raw(b"[]"), seed, 1, 0.0)


async def chosen_verb(pool: BotPool, name: str, seed: str = "s") -> str:
    return (await pool.choose(request_for(name, seed), THREE)).choice.verb


def any_verb(seed: str) -> str:
    return THREE[Dice(seed).below(3)].verb


def with_pool(thinking: PoolSettings, work: Callable[[BotPool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = BotPool(thinking, WORKER)
        try:
            await work(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_slow_bot_delays_no_other():
    async def work(pool: BotPool) -> None:
        slow = [asyncio.create_task(chosen_verb(pool, "slow")) for _ in range(3)]
        await asyncio.sleep(0)
        assert await asyncio.gather(*(chosen_verb(pool, "quick") for _ in range(20))) == ["c"] * 20
        assert not any(task.done() for task in slow)
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)

    with_pool(PoolSettings(workers=2, max_workers=8, extra_worker_delay_s=0.05, decision_timeout_s=600), work)


def test_who_thinks_too_long_is_stopped_and_the_match_goes_on():
    async def work(pool: BotPool) -> None:
        assert await chosen_verb(pool, "slow", "seed") == any_verb("seed")
        assert pool.workers == set()
        pool.settings = PoolSettings(workers=1, decision_timeout_s=600)
        assert await chosen_verb(pool, "quick") == "c"

    with_pool(PoolSettings(workers=1, decision_timeout_s=0.5), work)


def test_a_broken_bot_costs_its_decision_and_nothing_else():
    async def work(pool: BotPool) -> None:
        assert await chosen_verb(pool, "broken", "seed") == any_verb("seed")
        assert await chosen_verb(pool, "quick") == "c"

    with_pool(PoolSettings(workers=1, decision_timeout_s=600), work)


def test_a_worker_that_cannot_start_ends_no_match():
    async def run() -> None:
        for command in ((sys.executable, "-c", "raise SystemExit(1)"), ("/nowhere/python",)):
            pool = BotPool(PoolSettings(workers=1), command)
            assert await chosen_verb(pool, "quick", "seed") == any_verb("seed")
            await pool.close()

    asyncio.run(run())


@pytest.mark.long
def test_processes_beyond_the_usual_go_home():
    async def work(pool: BotPool) -> None:
        # A worker is already running, so that the slow request gets it however long another takes to start.
        assert await chosen_verb(pool, "quick") == "c"
        slow = asyncio.create_task(chosen_verb(pool, "slow"))
        await asyncio.gather(*(chosen_verb(pool, "quick") for _ in range(4)))
        assert len(pool.workers) == 2
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
        assert len(pool.workers) == 1

    with_pool(PoolSettings(workers=1, extra_worker_delay_s=0.05, decision_timeout_s=600), work)


# --- advice and analysis beside bots ------------------------------------------------------------------

TASK_S = 0.1
"""Duration of a task in these tests, in seconds."""


async def run_task(pool: BotPool, visitor: str, order: list[str]) -> None:
    await pool.run_task(OptionTrialRequest("zombiland", 0, msgspec.Raw(b"[]"), "s", 0, 1, TASK_S), visitor)
    order.append(visitor)


async def wait_for_all(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_advice_in_many_matches_delays_nobodys_bots():
    async def work(pool: BotPool) -> None:
        assert await chosen_verb(pool, "quick") == "c"
        order: list[str] = []
        pieces = [asyncio.create_task(run_task(pool, "ana", order)) for _ in range(80)]
        await asyncio.sleep(TASK_S / 2)
        assert await asyncio.gather(*(chosen_verb(pool, "quick") for _ in range(3))) == ["c"] * 3
        # Each bot waits only for the current task; 80 tasks would take eight seconds.
        assert len(order) <= 4
        assert len(pool.workers) == 1, "no process is started for advice besides the usual ones"
        await wait_for_all(pieces)
        assert await chosen_verb(pool, "quick") == "c"

    with_pool(PoolSettings(workers=1, max_workers=1, extra_worker_delay_s=0.02, decision_timeout_s=600), work)


def test_visitors_are_advised_in_turn():
    async def work(pool: BotPool) -> None:
        order: list[str] = []
        many = [asyncio.create_task(run_task(pool, "ana", order)) for _ in range(20)]
        await asyncio.sleep(TASK_S)
        few = [asyncio.create_task(run_task(pool, name, order)) for name in ("bea", "ciro", "bea")]
        await asyncio.gather(*few)
        assert order.count("ana") <= 5, order
        assert {"bea", "ciro"} <= set(order)
        await wait_for_all(many)

    with_pool(PoolSettings(workers=1, max_workers=3, extra_worker_delay_s=0.02, decision_timeout_s=600), work)


def test_advice_is_given_also_where_bots_always_wait():
    async def work(pool: BotPool) -> None:
        assert await chosen_verb(pool, "quick") == "c"
        order: list[str] = []

        async def play_on() -> None:
            while True:
                await chosen_verb(pool, "quick")

        bots = [asyncio.create_task(play_on()) for _ in range(4)]
        await asyncio.sleep(0)
        await run_task(pool, "ana", order)
        assert order == ["ana"]
        await wait_for_all(bots)

    with_pool(PoolSettings(workers=1, max_workers=1, extra_worker_delay_s=0.02, decision_timeout_s=600), work)


def test_places_go_from_visitor_to_visitor():
    async def work() -> list[str]:
        places, order = FairSemaphore(1), list[str]()

        async def stay(visitor: str) -> None:
            async with places.slot_for(visitor):
                order.append(visitor)
                await asyncio.sleep(0)

        staying = [asyncio.create_task(stay(name)) for name in ("ana", "ana", "ana", "ana", "bea", "ciro")]
        await asyncio.sleep(0)
        staying[1].cancel()
        await asyncio.gather(*staying, return_exceptions=True)
        async with asyncio.timeout(1), places.slot_for("ana"):
            return order

    # The turn of a cancelled visitor goes to the next one.
    assert asyncio.run(work()) == ["ana", "bea", "ciro", "ana", "ana"]


@pytest.mark.parametrize("name", ["cheat", "failed", "babble", "no choice", "endless"])
def test_an_answer_that_is_no_choice_costs_the_decision_and_is_told(
    name: str, caplog: pytest.LogCaptureFixture
):
    async def work(pool: BotPool) -> None:
        assert await chosen_verb(pool, name, "seed") == any_verb("seed")
        assert await chosen_verb(pool, "quick") == "c"

    with_pool(PoolSettings(workers=1, decision_timeout_s=600), work)
    (told,) = [record for record in caplog.records if record.message == "a bot did not decide"]
    assert told.bot == name
    assert told.detail


@pytest.mark.parametrize("name", sorted(games()))
def test_the_worker_decides_as_the_bot_would_at_the_table(name: str):
    """The decision is the same from any state that the seat considers possible."""
    game = games()[name]
    for called in bots(name):
        state = game.new(seats=game.seats_for({})[0], seed=called)
        # Search is slow except in Zombiland; `test_players` checks that equal states give equal decisions.
        player = bot(called, name)
        for number in range(12 if not isinstance(player, Search) else 3 if name == "zombiland" else 0):
            seat = state.deciders[0]
            here = player.choose(Turn.of(state, seat, Dice("same"), LITTLE))
            for other in ("one", "two"):
                world = msgspec.Raw(encode_imagined(state, seat, Dice(f"{other} {number}")))
                answer = decide(DecisionRequest(name, called, seat, world, "same", LITTLE.playouts, 0.0))
                assert answer == Answer(here.as_json())
            state.apply(here)
