"""All matches in memory: opened on touch, put away when idle, woken by other processes."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import cast

import msgspec

from horda.engine.game import BadOption
from horda.engine.saves.save import BadSave
from horda.engine.state import State
from horda.server.bots.driver import drive
from horda.server.bots.mission_training import Learner
from horda.server.bots.pool import BotPool
from horda.server.config.limits import Bounds, TokenBuckets
from horda.server.http.errors import ProblemError
from horda.server.lessons.sessions import LessonSessions
from horda.server.match.access_links import HOST, SEAT, SPECTATOR, link_hash, made
from horda.server.match.creation import header_of, seat_of
from horda.server.match.live_match import LiveMatch
from horda.server.match.loading import read_match
from horda.server.match.notifications import Notices
from horda.server.match.rebuild import first_state
from horda.server.ops.background_tasks import Tasks
from horda.server.ops.metrics import METRICS
from horda.server.ops.retention import delete_expired_forever
from horda.server.protocol.match_records import Arrangement, Created, MatchWish, SeatLink, SeatWish
from horda.server.protocol.server_messages import Chat
from horda.server.replay.read_only_matches import Retired
from horda.server.replay.recording import first_reel
from horda.server.replay.recording_schedule import keep_all_films, keep_films
from horda.server.store import Header, LinkTarget, NewMatch, Store
from horda.server.store.rows import Sitting
from horda.server.table.chat import chat_line
from horda.server.table.clock_scheduler import watch
from horda.server.table.clocks import told, wound
from horda.server.table.presence import TOLD_EVERY, Present
from horda.server.table.reaction_window import Clock
from horda.server.table.removal import dismiss, turn_away
from horda.server.table.seating import match_info
from horda.server.table.table_settings import arranged

MOST_RETIRED = 64
"""Matches that can only be watched again whose films are kept in memory."""
BOTS = "bots of "
"""What the names of the tasks that let bots play begin with."""
LONGEST_SILENCE = 4.0
"""Seconds after which bots that failed try again, at the latest."""
GATHERED = 0.05
"""Seconds for which notices to other processes are gathered."""


class MatchRegistry:
    """The matches that are open now."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        bounds: Bounds,
        *,
        idle: float = 300.0,
        absence: float = 120.0,
        asking: float = 120.0,
        expiry: float = 0.0,
        clock_look: float = 5.0,
        window: float = 0.0,
        clock: Clock | None = None,
    ) -> None:
        self.store = store
        self.pool = pool
        self.bounds = bounds
        self.idle = idle
        """Seconds after which a match that nobody watches leaves memory."""
        self.absence = absence
        """Seconds after which anybody at the table may let a bot play for who left."""
        self.asking = asking
        """Seconds after which a proposal that nobody answered ends."""
        self.expiry = expiry
        """Days without a decision after which a match is deleted; 0: never."""
        self.clock_look = clock_look
        """Seconds between two looks at the clocks of matches."""
        self.window = window
        """Seconds for which a moment stands open in which anybody may act; 0: nobody keeps it."""
        self._clock = clock
        self.messages = TokenBuckets(bounds.messages_a_second, bounds.messages_at_once)
        self.chat_of = TokenBuckets(bounds.chat_a_minute / 60, bounds.chat_at_once)
        """What each person may say, however many windows they open and however often."""
        self.chat_from = TokenBuckets(bounds.chat_a_minute_an_address / 60, bounds.chat_at_once_an_address)
        """What may be said from one address, by however many people."""
        self.advice_of = TokenBuckets(bounds.advice_a_minute / 60, bounds.advice_at_once)
        self.sockets: Counter[str] = Counter()
        """How many sockets each address has open."""
        self.notices = Notices()
        """What those who are not at the table may want to hear of."""
        self.pupils = LessonSessions(bounds)
        self.open: dict[str, LiveMatch] = {}
        self._opening: dict[str, asyncio.Task[LiveMatch]] = {}
        self.tasks = Tasks()
        self.learner = Learner(self.tasks)
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._notices: dict[str, str] = {}
        self._retired: OrderedDict[str, Retired] = OrderedDict()

    # --- beginning and ending --------------------------------------------------------------------

    def start(self) -> None:
        """Listen to other processes and put idle matches away."""
        self.store.listen(self._heard, self._missed)
        self.tasks.run_forever("tidying", self._tidy)
        self.tasks.run_forever("keeping films", partial(keep_films, self.open.values))
        self.tasks.run_forever("watching the clocks", partial(watch, self, self.clock_look))
        if self.expiry:
            expiring = partial(delete_expired_forever, self.store, self.expiry, lambda: self.open, self._drop)
            self.tasks.run_forever("deleting old matches", expiring)

    async def close(self) -> None:
        """Put everything away."""
        self.farewell()
        await self.tasks.close()
        await keep_all_films(list(self.open.values()))
        await self.pool.close()
        await self.store.close()

    def farewell(self) -> None:
        """Tell everybody that the server is about to end."""
        for live in self.open.values():
            for viewer in live.viewers:
                viewer.close("shutting-down")
        self.pupils.close_all()

    # --- sockets ---------------------------------------------------------------------------------

    def why_not_socket(self, address: str) -> ProblemError | None:
        """Whether an address has as many sockets as it may."""
        many = self.sockets[address] >= self.bounds.sockets_an_address
        return ProblemError("too-many-connections", status=429) if many else None

    @contextmanager
    def socket_from(self, address: str) -> Iterator[None]:
        """A socket of an address, counted as long as it is open."""
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    # --- matches ---------------------------------------------------------------------------------

    async def create(self, wish: MatchWish) -> Created:
        """Begin a match; its links are told once, here."""
        header = await asyncio.to_thread(header_of, wish)
        try:
            state = await asyncio.to_thread(first_state, header)
        except (BadOption, BadSave) as problem:
            raise ProblemError("bad-option", detail=str(problem).removesuffix(".")) from problem
        options = cast("dict[str, int | str | bool | None]", state.options)
        header = msgspec.structs.replace(header, options=options)
        how = Arrangement(wish.undo, wish.clock, wish.advice, wish.leaving)
        return await self.begin(header, state, wish.seats, waits=wish.waits, how=how)

    async def begin(
        self,
        header: Header,
        state: State,
        wished: Sequence[SeatWish],
        *,
        waits: bool,
        how: Arrangement | None = None,
    ) -> Created:
        """Store a match that can be begun, as its first state lies, with who sits where and new links."""
        offered = self.pool.thinking.offered(header.game)
        seats = tuple(seat_of(one, header.game, offered) for one in wished)
        sitting = arranged(Sitting(seats, paused=waits, begun=not waits), how or Arrangement())
        sitting = wound(sitting, state, self.store.now())
        host, host_row = made(header.id, HOST)
        watching, spectator_row = made(header.id, SPECTATOR)
        rows = [host_row, spectator_row]
        links: list[SeatLink] = []
        for seat, one in enumerate(wished):
            if one.who == "link":
                link, row = made(header.id, SEAT, seat)
                rows.append(row)
                links.append(SeatLink(seat, link))
        film = await asyncio.to_thread(first_reel, state)
        await self.store.create(NewMatch(header, sitting, tuple(rows), film))
        METRICS.increment("horda_matches_created_total")
        self.learner.wants(header.game, header.options)
        info = match_info(header, sitting, over=False, present=(), clock=told(sitting.clock))
        return Created(info, host, tuple(links), watching)

    async def linked(self, match: str, link: str) -> LinkTarget:
        """What a link opens; `ProblemError` when it does not open this match."""
        found = await self.store.find_link(link_hash(link))
        if found is None or found.match != match:
            raise ProblemError("bad-link", status=403)
        return found

    async def live(self, match: str) -> LiveMatch:
        """A match, from memory or the store."""
        while (live := self.open.get(match)) is None:
            if match in self._retired:
                raise self._retired[match].again()
            task = self._opening.get(match)
            if task is None:
                task = self._opening[match] = asyncio.create_task(self._opened(match))
                task.add_done_callback(lambda _: self._opening.pop(match, None))
            # It may be put away again before this goes on: then it is opened anew.
            await asyncio.shield(task)
        live.touched = time.monotonic()
        return live

    async def _opened(self, match: str) -> LiveMatch:
        if len(self.open) + len(self._opening) > self.bounds.live_matches:
            await self._make_room()
        try:
            found = await read_match(self.store, match)
        except Retired as problem:
            self._keep(match, problem)
            raise
        live = LiveMatch(
            self.store,
            found.header,
            found.sitting,
            found.revision,
            window=self.window,
            clock=self._clock,
        )
        live.notices = self.notices
        live.begin(found, await self.store.entry(match, found.seq))
        self.open[match] = live
        driving = partial(drive, live, self.pool)
        self._drivers[match] = self.tasks.run_forever(f"{BOTS}{match}", driving, max_pause_s=LONGEST_SILENCE)
        self._count()
        if self.store.is_shared:
            # What others wrote between reading the match and listening for it; and who is there?
            self.tasks.run_until_done("catching up", live.catch_up)
            self._ring(match, f"q:{match}:0")
        return live

    def _keep(self, match: str, problem: Retired) -> None:
        """Remember a match that cannot go on here, for whoever watches it again."""
        self._retired[match] = problem
        while len(self._retired) > MOST_RETIRED:
            self._retired.popitem(last=False)

    async def delete(self, match: str) -> None:
        """Delete a match for good; everybody who is at it is told."""
        if not await self.store.delete(match):
            raise ProblemError("no-such-match", status=404)
        METRICS.increment("horda_matches_deleted_total")
        self._drop(match)

    def _drop(self, match: str) -> None:
        """A match is gone: forget it, and close every window at it."""
        self._retired.pop(match, None)
        live = self.open.pop(match, None)
        driver = self._drivers.pop(match, None)
        if driver is not None:
            driver.cancel()
        if live is not None:
            for viewer in list(live.viewers):
                viewer.close("deleted")
        self._count()

    # --- other processes -------------------------------------------------------------------------

    def came_or_went(self, live: LiveMatch) -> None:
        """Somebody opened a window at a match or closed it: tell those here, and the other processes."""
        live.announce()
        self._tell_presence(live)

    def looked(self, live: LiveMatch) -> None:
        """A window came into sight or went out of it: tell the other processes; the table is told nothing."""
        self._tell_presence(live)

    def _tell_presence(self, live: LiveMatch) -> None:
        if self.store.is_shared:
            present = Present.at(live.viewers).text()
            self._ring(f"p{live.header.id}", f"p:{live.header.id}:{present}:{self.store.notifier.process_id}")

    def tell_thinking(self, live: LiveMatch, seat: int, *, on: bool) -> None:
        """Tell the other processes that somebody asked for time in a window, or no longer does."""
        if self.store.is_shared:
            match = live.header.id
            self._ring(f"t{match}.{seat}", f"t:{match}:{seat}:{int(on)}:{live.seq}")

    def _ring(self, about: str, notice: str) -> None:
        """Tell the other processes in a moment, the last word on each thing only, all in one go."""
        if not self._notices:
            self.tasks.run_once("telling the others", self._ring_all())
        self._notices[about] = notice

    async def _ring_all(self) -> None:
        await asyncio.sleep(GATHERED)
        notices, self._notices = list(self._notices.values()), {}
        await self.store.publish(notices)

    def _heard(self, notice: str) -> None:
        kind, match, *told = notice.split(":")
        if kind == "d":
            self._drop(match)
        self.store.voided_links += kind in ("k", "v")
        live = self.open.get(match)
        if live is None:
            return
        if kind == "e" and int(told[0]) > live.seq:
            self.tasks.run_until_done("catching up", live.catch_up)
        elif kind == "s" and int(told[0]) > live.revision:
            self.tasks.run_until_done("reading the seats", live.read_sitting)
        elif kind == "c":
            self.tasks.run_until_done("telling the chat", partial(self._retell, live, int(told[0])))
        elif kind == "v":
            turn_away(live, told[0])
        elif kind == "k":
            dismiss(live, int(told[0]))
        elif kind == "p" and live.elsewhere.hear(told[1], Present.read(told[0])):
            live.announce()
        elif kind == "t" and int(told[2]) == live.seq:
            live.window.heard(int(told[0]), on=told[1] == "1")
        elif kind == "q" and live.viewers:
            self._tell_presence(live)

    async def _retell(self, live: LiveMatch, number: int) -> None:
        for line in await self.store.chat_lines(live.header.id, number - 1):
            if line.number == number:
                live.tell(Chat(chat_line(line)))

    def _missed(self) -> None:
        """The line to the others was cut for a while: look at every match anew."""
        for live in self.open.values():
            self.tasks.run_until_done("catching up", live.catch_up)
            self.tasks.run_until_done("reading the seats", live.read_sitting)

    # --- putting away ----------------------------------------------------------------------------

    async def _tidy(self) -> None:
        """Put away what nobody looked at for a while, and tell again who is there, from time to time."""
        while True:
            now = time.monotonic()
            for live in self.open.values():
                if live.viewers:
                    self._tell_presence(live)
            for match, live in list(self.open.items()):
                if not live.viewers and now - live.touched > self.idle and not live.lock.locked():
                    await self.put_away(match)
            await asyncio.sleep(max(0.05, min(self.idle / 4, TOLD_EVERY)))

    async def _make_room(self) -> None:
        """Put the least lately used match away: one that nobody watches, else one that stands still."""
        now = time.monotonic()
        free = [live for live in self.open.values() if not live.lock.locked()]
        found = min(
            (live for live in free if not live.viewers or now - live.touched > self.idle),
            key=lambda live: (bool(live.viewers), live.touched),
            default=None,
        )
        if found is None:
            raise ProblemError("full", status=503)
        for viewer in found.viewers:
            viewer.close("put-away")
        found.viewers.clear()
        METRICS.increment("horda_matches_put_away_total")
        await self.put_away(found.header.id)

    async def put_away(self, match: str) -> None:
        """Take a match out of memory; its snapshot brings it back at once."""
        live = self.open.pop(match, None)
        driver = self._drivers.pop(match, None)
        if driver is not None:
            driver.cancel()
        if live is not None and live.seq:
            await live.keep_snapshot()
        self._count()

    def _count(self) -> None:
        METRICS.set_gauge("horda_live_matches", len(self.open))
