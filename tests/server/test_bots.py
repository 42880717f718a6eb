"""Bots think elsewhere: a slow one delays nobody, a broken one ends no match."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from horda.bots import bots
from horda.engine.chance import Dice
from horda.games import games
from horda.server.bot_pool import BotPool, Thinking
from horda.server.bot_worker import Asked, decide

WORKER = (sys.executable, str(Path(__file__).with_name("slow_worker.py")))
THREE: list[dict[str, object]] = [{"seat": 0, "do": name} for name in ("a", "b", "c")]


def asked(name: str, seed: str = "s") -> Asked:
    return ("zombiland", name, None, THREE, seed)


def with_pool(thinking: Thinking, work: Callable[[BotPool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = BotPool(thinking, WORKER)
        try:
            await work(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_slow_bot_delays_no_other():
    async def work(pool: BotPool) -> None:
        slow = [asyncio.create_task(pool.choose(asked("slow"))) for _ in range(3)]
        await asyncio.sleep(0)
        assert await asyncio.gather(*(pool.choose(asked("quick")) for _ in range(20))) == [2] * 20
        assert not any(task.done() for task in slow)
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)

    with_pool(Thinking(workers=2, most=8, patience=0.05, deadline=600), work)


def test_who_thinks_too_long_is_stopped_and_the_match_goes_on():
    async def work(pool: BotPool) -> None:
        taken = await pool.choose(asked("slow", "seed"))
        assert taken == Dice("seed").below(3)
        assert pool.workers == set()
        pool.thinking = Thinking(workers=1, deadline=600)
        assert await pool.choose(asked("quick")) == 2

    with_pool(Thinking(workers=1, deadline=0.5), work)


def test_a_broken_bot_costs_its_decision_and_nothing_else():
    async def work(pool: BotPool) -> None:
        assert await pool.choose(asked("broken", "seed")) == Dice("seed").below(3)
        assert await pool.choose(asked("quick")) == 2

    with_pool(Thinking(workers=1, deadline=600), work)


def test_a_worker_that_cannot_start_ends_no_match():
    async def run() -> None:
        for command in ((sys.executable, "-c", "raise SystemExit(1)"), ("/nowhere/python",)):
            pool = BotPool(Thinking(workers=1), command)
            assert await pool.choose(asked("quick", "seed")) == Dice("seed").below(3)
            await pool.close()

    asyncio.run(run())


def test_processes_beyond_the_usual_go_home():
    async def work(pool: BotPool) -> None:
        # There is a process already, so that the slow one has it however long another takes to start.
        assert await pool.choose(asked("quick")) == 2
        slow = asyncio.create_task(pool.choose(asked("slow")))
        await asyncio.gather(*(pool.choose(asked("quick")) for _ in range(4)))
        assert len(pool.workers) == 2
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
        assert len(pool.workers) == 1

    with_pool(Thinking(workers=1, patience=0.05, deadline=600), work)


@pytest.mark.parametrize("name", sorted(games()))
def test_the_worker_decides_as_the_bot_would(name: str):
    game = games()[name]
    for bot in bots(name):
        state = game.new(seats=game.seats_for({})[0], seed=bot)
        for _ in range(12):
            seat = state.deciders[0]
            choices = state.choices(seat)
            view = state.view(seat)
            taken = decide((name, bot, view, [dict(one.plain()) for one in choices], "same"))
            assert taken == decide((name, bot, view, [dict(one.plain()) for one in choices], "same"))
            state.apply(choices[taken])
