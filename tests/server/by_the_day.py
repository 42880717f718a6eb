"""A simulation of people who play several correspondence matches for weeks, with nightly server restarts."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field

import msgspec
from tests.server.inside import Inside, open_server
from tests.server.table.timing.test_clocks import DAY, TestClock

from horda.server.match.live_match import LiveMatch
from horda.server.match.rebuild import replay_entries
from horda.server.protocol.match_records import Created
from horda.server.table.timing.clock_scheduler import run_due_clocks

GAMES = (
    ("zombiland", ("link", "link", "bot")),
    ("city_of_horror", ("link", "link", "link")),
    ("green_horde", ("link", "link")),
    ("rue_morgue", ("link", "bot")),
    ("army_of_the_dead", ("link", "link")),
)
"""Games and seats of five matches among people and bots, one match of each game."""
VISIT_PROBABILITY = 0.6
"""Probability that a person visits a table when possible."""


@dataclass
class Table:
    """A match, and the choices that the server has acknowledged."""

    made: Created
    kept: list[tuple[int, bytes]] = field(default_factory=list)
    """The number and the choice of each acknowledged decision made by a person."""


class PlayByDay:
    """A simulation of the people at five tables and of passing days."""

    def __init__(self, database: str, seed: str) -> None:
        self.database = database
        self.now = TestClock()
        self.rng = random.Random(seed)
        self.tables: list[Table] = []

    def play_days(self, days: int) -> None:
        """Play for `days` days, each with a server started in the morning and stopped at night."""
        for day in range(days):
            asyncio.run(self._play_day(first=day == 0))

    async def _play_day(self, *, first: bool) -> None:
        async with open_server(self.database, self.now) as server:
            if first:
                self.tables = [Table(await _create_match(server, game, seats)) for game, seats in GAMES]
            for _ in range(3):
                await run_due_clocks(server.registry)
                for table in self.tables:
                    await self._visit_table(server, table)
                self.now.advance(DAY / 3)

    async def _visit_table(self, server: Inside, table: Table) -> None:
        """Let some people visit a table and a few decisions be made there; clocks run on for the rest."""
        live = await server.registry.live_match(table.made.match.id)
        for one in table.made.links:
            if self.rng.random() < VISIT_PROBABILITY:
                await server.sit(table.made, one.link)
        await _wait_for_bots(live)
        for _ in range(self.rng.choice((0, 0, 1, 3, 8))):
            seat = _person_asked(live)
            if seat is None:
                return
            choice = self.rng.choice(live.state.choices(seat))
            seq = await live.choose(choice)
            table.kept.append((seq, msgspec.json.encode(choice.as_json())))
            await _wait_for_bots(live)

    def count_timeouts(self) -> dict[str, int]:
        """Reload and check every match; return how often the clock ran out at each table."""
        return asyncio.run(self._count_timeouts())

    async def _count_timeouts(self) -> dict[str, int]:
        found: dict[str, int] = {}
        async with open_server(self.database, self.now) as server:
            for table in self.tables:
                live = await server.registry.live_match(table.made.match.id)
                await _check_history(live, table)
                deeds = live.sitting.deeds
                found[live.header.game] = sum(one.kind.startswith("clock") for one in deeds)
        return found


async def _check_history(live: LiveMatch, table: Table) -> None:
    """Check that no acknowledged choice is missing or changed, and that numbers and times of entries increase."""
    async with live.lock:
        stored = await live.store.entries(live.header.id)
        state = live.state
    assert [one.seq for one in stored] == list(range(1, len(stored) + 1))
    assert [one.at for one in stored] == sorted(one.at for one in stored)
    choices = {one.seq: one.choice for one in stored}
    for seq, choice in table.kept:
        assert choices[seq] == choice.decode()
    # Played again from its header, with nothing but what is stored, it stands where it stands.
    assert replay_entries(live.header, stored) == state


async def _create_match(server: Inside, game: str, seats: tuple[str, ...]) -> Created:
    clock = {"seconds": DAY, "out": "open"}
    made = await server.begin(game, *seats, seed=f"class {game}", clock=clock)
    for one in made.links:
        await server.sit(made, one.link)
    return made


def _person_asked(live: LiveMatch) -> int | None:
    seats = live.sitting.seats
    return next((seat for seat in live.state.deciders if not seats[seat].bot), None)


async def _wait_for_bots(live: LiveMatch) -> None:
    """Wait until a person must decide, or all seats are bots, for whom the match is not continued."""
    while not live.state.over and not all(row.bot and not row.turn_only for row in live.sitting.seats):
        if not any(live.sitting.seats[seat].bot for seat in live.state.deciders):
            return
        await asyncio.sleep(0.01)
