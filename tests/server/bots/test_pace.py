"""Tests, by a rank test of delays, that a bot's answer time does not reveal whether it had several choices."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from types import SimpleNamespace
from typing import Any, cast

import pytest

import horda
from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Budget, Turn
from horda.server.bots import driver
from horda.server.bots.pace import LONGEST_PAUSE_S, SHORTEST_PAUSE_S
from horda.server.bots.pool import BotDecision, BotPool, PoolSettings
from horda.server.bots.worker import DecisionRequest
from horda.server.match.live_match import LiveMatch

WINDOW_S = 8.0
LONGEST_THOUGHT_S = 0.05
"""Maximum seconds that bots of this test think about a choice; with a single option they take no time."""
MATCHES = 6


class Clock:
    """A clock that advances only when somebody sleeps or thinks."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


class Table:
    """A match of City of Horror among bots, with the attributes that the bot driver uses."""

    def __init__(self, seed: int, window: float) -> None:
        self.state = horda.game("city_of_horror").new(seats=4, seed=seed)
        self.header = SimpleNamespace(seed=seed, game="city_of_horror")
        self.sitting = SimpleNamespace(seats=[SimpleNamespace(bot="heuristic")] * 4, paused=False)
        self.window = SimpleNamespace(seconds=window)
        self.seq = 0
        self.question_numbers = [0] * 4

    async def choose(self, choice: Choice, **_: object) -> None:
        self.state.apply(choice)
        self.seq += 1


class Pool:
    """A bot pool whose bots take time for a choice, but none for a single option."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.settings = PoolSettings(budget=Budget(seconds=4.0))
        self.asked: list[DecisionRequest] = []
        self._table, self._clock = table, clock
        self._player, self._rng = bot("heuristic", "city_of_horror"), Dice("thinking")

    async def choose(self, asked: DecisionRequest, choices: list[Choice]) -> BotDecision:
        self.asked.append(asked)
        if len(choices) > 1:
            self._clock.now += self._rng.share() * LONGEST_THOUGHT_S
        return BotDecision(
            self._player.choose(Turn(self._table.state, asked.seat, choices, Dice(asked.seed)))
        )


def delays(monkeypatch: pytest.MonkeyPatch, window: float) -> tuple[list[float], list[float]]:
    """Return the seconds that bots took to answer questions to everybody: with one option, and with several."""
    clock = Clock()
    monkeypatch.setattr(driver, "monotonic", clock.monotonic)
    monkeypatch.setattr(driver, "sleep", clock.sleep)
    found: tuple[list[float], list[float]] = ([], [])
    for seed in range(MATCHES):
        table = Table(seed, window)
        pool = Pool(table, clock)
        while not table.state.over:
            question, seat = table.state.question(), table.state.deciders[0]
            assert question is not None
            hidden, several = question.asks_always(table.state), len(table.state.choices(seat)) > 1
            begun = clock.now
            asyncio.run(driver.decide_for_bot(cast("LiveMatch", table), cast("BotPool", pool), seat))
            if hidden:
                found[several].append(clock.now - begun)
    return found


def rank_area(low: list[float], high: list[float]) -> float:
    """Return the probability that one of `high` exceeds one of `low`, ties counted half: 0.5 means no difference."""
    ranked = sorted(low)
    wins = sum(bisect_left(ranked, one) + bisect_right(ranked, one) for one in high)
    return wins / (2 * len(low) * len(high))


def test_the_time_of_a_bot_does_not_tell_whether_it_had_a_choice(monkeypatch: pytest.MonkeyPatch):
    alone, several = delays(monkeypatch, WINDOW_S)
    assert min(len(alone), len(several)) > 100
    assert all(SHORTEST_PAUSE_S <= one <= LONGEST_PAUSE_S + LONGEST_THOUGHT_S for one in (*alone, *several))
    spread = ((1 / len(alone) + 1 / len(several)) / 12) ** 0.5
    assert abs(rank_area(alone, several) - 0.5) < 2 * spread


def test_without_a_pause_it_would(monkeypatch: pytest.MonkeyPatch):
    alone, several = delays(monkeypatch, 0.0)
    assert rank_area(alone, several) > 0.9


def test_a_bot_thinks_no_longer_than_its_pause(monkeypatch: pytest.MonkeyPatch):
    clock = Clock()
    monkeypatch.setattr(driver, "monotonic", clock.monotonic)
    monkeypatch.setattr(driver, "sleep", clock.sleep)
    table = Table(1, WINDOW_S)
    pool = Pool(table, clock)
    limits: list[tuple[float, float]] = []
    while not table.state.over and len(limits) < 50:
        question, begun, before = cast("Any", table.state.question()), clock.now, len(pool.asked)
        hidden = question.asks_always(table.state)
        asyncio.run(
            driver.decide_for_bot(cast("LiveMatch", table), cast("BotPool", pool), table.state.deciders[0])
        )
        if hidden:
            limits.append((pool.asked[before].seconds, clock.now - begun))
    assert all(limit == pytest.approx(took) for limit, took in limits)
