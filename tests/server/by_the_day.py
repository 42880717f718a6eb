"""A class of people who play several matches by the day, for simulated weeks, with restarts in between.

It keeps books of its own: every decision that was acknowledged, in order, as the people who made it know it.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field

import msgspec
from tests.server.inside import Inside, opened
from tests.server.table.test_clocks import DAY, TestClock

from horda.server.match.live_match import LiveMatch
from horda.server.match.rebuild import folded
from horda.server.protocol.match_records import Created
from horda.server.table.clock_scheduler import look_once

GAMES = (
    ("zombiland", ("link", "link", "bot")),
    ("city_of_horror", ("link", "link", "link")),
    ("green_horde", ("link", "link")),
    ("rue_morgue", ("link", "bot")),
    ("army_of_the_dead", ("link", "link")),
)
"""Five matches among people and bots, one of each box."""
LOOKS_IN = 0.6
"""How often somebody looks in when they could."""


@dataclass
class Table:
    """A match, and what its people know of it."""

    made: Created
    kept: list[tuple[int, bytes]] = field(default_factory=list)
    """What was decided by people and acknowledged: its number, and the choice."""


class Class:
    """The people of five tables and the days that pass for them."""

    def __init__(self, database: str, seed: str) -> None:
        self.database = database
        self.now = TestClock()
        self.rng = random.Random(seed)
        self.tables: list[Table] = []

    def plays(self, days: int) -> None:
        """So many days, each on a server that is started in the morning and ended at night."""
        for day in range(days):
            asyncio.run(self._day(first=day == 0))

    async def _day(self, *, first: bool) -> None:
        async with opened(self.database, self.now) as server:
            if first:
                self.tables = [Table(await _begun(server, game, seats)) for game, seats in GAMES]
            for _ in range(3):
                await look_once(server.registry)
                for table in self.tables:
                    await self._visited(server, table)
                self.now.passes(DAY / 3)

    async def _visited(self, server: Inside, table: Table) -> None:
        """Some of the people look in and decide a few things; some do not, and their clock runs."""
        live = await server.registry.live(table.made.match.id)
        for one in table.made.links:
            if self.rng.random() < LOOKS_IN:
                await server.sit(table.made, one.link)
        await _bots_done(live)
        for _ in range(self.rng.choice((0, 0, 1, 3, 8))):
            seat = _person_asked(live)
            if seat is None:
                return
            choice = self.rng.choice(live.state.choices(seat))
            seq = await live.choose(choice)
            table.kept.append((seq, msgspec.json.encode(choice.as_json())))
            await _bots_done(live)

    def books(self) -> dict[str, int]:
        """How often the clock ran out at each table, after every match was read anew and found whole."""
        return asyncio.run(self._books())

    async def _books(self) -> dict[str, int]:
        found: dict[str, int] = {}
        async with opened(self.database, self.now) as server:
            for table in self.tables:
                live = await server.registry.live(table.made.match.id)
                await _is_whole(live, table)
                deeds = live.sitting.deeds
                found[live.header.game] = sum(one.kind.startswith("clock") for one in deeds)
        return found


async def _is_whole(live: LiveMatch, table: Table) -> None:
    """Nothing that was acknowledged is missing or changed, numbers have no gaps, and time runs forward."""
    async with live.lock:
        stored = await live.store.entries(live.header.id)
        state = live.state
    assert [one.seq for one in stored] == list(range(1, len(stored) + 1))
    assert [one.at for one in stored] == sorted(one.at for one in stored)
    choices = {one.seq: one.choice for one in stored}
    for seq, choice in table.kept:
        assert choices[seq] == choice.decode()
    # Played again from its header, with nothing but what is stored, it stands where it stands.
    assert folded(live.header, stored) == state


async def _begun(server: Inside, game: str, seats: tuple[str, ...]) -> Created:
    clock = {"seconds": DAY, "out": "open"}
    made = await server.begin(game, *seats, seed=f"class {game}", clock=clock)
    for one in made.links:
        await server.sit(made, one.link)
    return made


def _person_asked(live: LiveMatch) -> int | None:
    seats = live.sitting.seats
    return next((seat for seat in live.state.deciders if not seats[seat].bot), None)


async def _bots_done(live: LiveMatch) -> None:
    """Wait until nobody but people is asked; where bots alone are left, nobody plays on."""
    while not live.state.over and not all(row.bot and not row.turn_only for row in live.sitting.seats):
        if not any(live.sitting.seats[seat].bot for seat in live.state.deciders):
            return
        await asyncio.sleep(0.01)
