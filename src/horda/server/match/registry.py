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
from horda.server.bots.driver import run_bots
from horda.server.bots.mission_training import MissionTrainer
from horda.server.bots.pool import BotPool
from horda.server.config.limits import Bounds, Buckets
from horda.server.http.errors import ProblemError
from horda.server.lessons.sessions import Pupils
from horda.server.match.access_links import HOST, SEAT, SPECTATOR, create_link, link_hash
from horda.server.match.creation import new_header, new_seat_row
from horda.server.match.live_match import LiveMatch
from horda.server.match.loading import load_match
from horda.server.match.notifications import NotificationHub
from horda.server.match.rebuild import first_state
from horda.server.ops.background_tasks import Tasks
from horda.server.ops.metrics import METRICS
from horda.server.ops.retention import expire
from horda.server.protocol.match_records import Arrangement, Created, MatchWish, SeatLink, SeatWish
from horda.server.protocol.server_messages import Chat
from horda.server.replay.read_only_matches import ReadOnlyMatchError
from horda.server.replay.recording import first_segment
from horda.server.replay.recording_schedule import record_before_shutdown, record_open_matches
from horda.server.store import Header, Linked, NewMatch, Store
from horda.server.store.rows import Sitting
from horda.server.table.chat import chat_line
from horda.server.table.clock_scheduler import run_scheduler
from horda.server.table.clocks import clock_info, restart_clocks
from horda.server.table.presence import PRESENCE_INTERVAL_S, Presence
from horda.server.table.reaction_window import Clock
from horda.server.table.removal import close_link_connections, close_seat_connections
from horda.server.table.seating import match_info
from horda.server.table.table_settings import with_settings

MAX_READ_ONLY_MATCHES = 64
"""Matches that can only be watched again whose films are kept in memory."""
BOT_TASK_PREFIX = "bots of "
"""What the names of the tasks that let bots play begin with."""
MAX_BOT_BACKOFF_S = 4.0
"""Seconds after which bots that failed try again, at the latest."""
MESSAGE_BATCH_S = 0.05
"""Seconds for which notices to other processes are gathered."""


class MatchRegistry:
    """The matches that are open now."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        bounds: Bounds,
        *,
        idle_s: float = 300.0,
        absence_s: float = 120.0,
        vote_timeout_s: float = 120.0,
        expiry_days: float = 0.0,
        clock_check_interval_s: float = 5.0,
        window_s: float = 0.0,
        clock: Clock | None = None,
    ) -> None:
        self.store = store
        self.pool = pool
        self.bounds = bounds
        self.idle_s = idle_s
        """Seconds after which a match that nobody watches leaves memory."""
        self.absence_s = absence_s
        """Seconds after which anybody at the table may let a bot play for who left."""
        self.vote_timeout_s = vote_timeout_s
        """Seconds after which a proposal that nobody answered ends."""
        self.expiry_days = expiry_days
        """Days without a decision after which a match is deleted; 0: never."""
        self.clock_check_interval_s = clock_check_interval_s
        """Seconds between two looks at the clocks of matches."""
        self.window_s = window_s
        """Seconds for which a moment stands open in which anybody may act; 0: nobody keeps it."""
        self._clock = clock
        self.messages = Buckets(bounds.messages_a_second, bounds.messages_at_once)
        self.chat_per_person = Buckets(bounds.chat_a_minute / 60, bounds.chat_at_once)
        """What each person may say, however many windows they open and however often."""
        self.chat_per_address = Buckets(bounds.chat_a_minute_an_address / 60, bounds.chat_at_once_an_address)
        """What may be said from one address, by however many people."""
        self.advice_per_person = Buckets(bounds.advice_a_minute / 60, bounds.advice_at_once)
        self.sockets_by_address: Counter[str] = Counter()
        """How many sockets each address has open."""
        self.notifications = NotificationHub()
        """What those who are not at the table may want to hear of."""
        self.pupils = Pupils(bounds)
        self.open_matches: dict[str, LiveMatch] = {}
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self.tasks = Tasks()
        self.mission_trainer = MissionTrainer(self.tasks)
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._pending_messages: dict[str, str] = {}
        self._read_only: OrderedDict[str, ReadOnlyMatchError] = OrderedDict()

    # --- beginning and ending --------------------------------------------------------------------

    def start(self) -> None:
        """Listen to other processes and put idle matches away."""
        self.store.listen(self._handle_message, self._resync)
        self.tasks.keep("tidying", self._unload_idle_matches)
        self.tasks.keep("keeping films", partial(record_open_matches, self.open_matches.values))
        self.tasks.keep("watching the clocks", partial(run_scheduler, self, self.clock_check_interval_s))
        if self.expiry_days:
            expiring = partial(expire, self.store, self.expiry_days, lambda: self.open_matches, self._forget)
            self.tasks.keep("deleting old matches", expiring)

    async def close(self) -> None:
        """Put everything away."""
        self.announce_shutdown()
        await self.tasks.close()
        await record_before_shutdown(list(self.open_matches.values()))
        await self.pool.close()
        await self.store.close()

    def announce_shutdown(self) -> None:
        """Tell everybody that the server is about to end."""
        for live in self.open_matches.values():
            for subscriber in live.subscribers:
                subscriber.close("shutting-down")
        self.pupils.farewell()

    # --- sockets ---------------------------------------------------------------------------------

    def why_not_socket(self, address: str) -> ProblemError | None:
        """Whether an address has as many sockets as it may."""
        many = self.sockets_by_address[address] >= self.bounds.sockets_an_address
        return ProblemError("too-many-connections", status=429) if many else None

    @contextmanager
    def count_socket(self, address: str) -> Iterator[None]:
        """A socket of an address, counted as long as it is open."""
        self.sockets_by_address[address] += 1
        try:
            yield
        finally:
            self.sockets_by_address[address] -= 1
            if not self.sockets_by_address[address]:
                del self.sockets_by_address[address]

    # --- matches ---------------------------------------------------------------------------------

    async def create(self, request: MatchWish) -> Created:
        """Begin a match; its links are told once, here."""
        header = await asyncio.to_thread(new_header, request)
        try:
            state = await asyncio.to_thread(first_state, header)
        except (BadOption, BadSave) as error:
            raise ProblemError("bad-option", detail=str(error).removesuffix(".")) from error
        options = cast("dict[str, int | str | bool | None]", state.options)
        header = msgspec.structs.replace(header, options=options)
        how = Arrangement(request.undo, request.clock, request.advice, request.leaving)
        return await self.store_new_match(header, state, request.seats, waits=request.waits, how=how)

    async def store_new_match(
        self,
        header: Header,
        state: State,
        wished: Sequence[SeatWish],
        *,
        waits: bool,
        how: Arrangement | None = None,
    ) -> Created:
        """Store a match that can be begun, as its first state lies, with who sits where and new links."""
        offered = self.pool.settings.players_of(header.game)
        seats = tuple(new_seat_row(one, header.game, offered) for one in wished)
        sitting = with_settings(Sitting(seats, paused=waits, begun=not waits), how or Arrangement())
        sitting = restart_clocks(sitting, state, self.store.now())
        host, host_row = create_link(header.id, HOST)
        watching, spectator_row = create_link(header.id, SPECTATOR)
        rows = [host_row, spectator_row]
        links: list[SeatLink] = []
        for seat, one in enumerate(wished):
            if one.who == "link":
                link, row = create_link(header.id, SEAT, seat)
                rows.append(row)
                links.append(SeatLink(seat, link))
        film = await asyncio.to_thread(first_segment, state)
        await self.store.create(NewMatch(header, sitting, tuple(rows), film))
        METRICS.add("horda_matches_created_total")
        self.mission_trainer.request_training(header.game, header.options)
        info = match_info(header, sitting, over=False, present=(), clock=clock_info(sitting.clock))
        return Created(info, host, tuple(links), watching)

    async def resolve_link(self, match: str, link: str) -> Linked:
        """What a link opens; `ProblemError` when it does not open this match."""
        found = await self.store.linked(link_hash(link))
        if found is None or found.match != match:
            raise ProblemError("bad-link", status=403)
        return found

    async def live_match(self, match: str) -> LiveMatch:
        """A match, from memory or the store."""
        while (live := self.open_matches.get(match)) is None:
            if match in self._read_only:
                raise self._read_only[match].copy()
            task = self._loading.get(match)
            if task is None:
                task = self._loading[match] = asyncio.create_task(self._load(match))
                task.add_done_callback(lambda _: self._loading.pop(match, None))
            # It may be put away again before this goes on: then it is opened anew.
            await asyncio.shield(task)
        live.last_used = time.monotonic()
        return live

    async def _load(self, match: str) -> LiveMatch:
        if len(self.open_matches) + len(self._loading) > self.bounds.live_matches:
            await self._make_room()
        try:
            found = await load_match(self.store, match)
        except ReadOnlyMatchError as error:
            self._remember_read_only(match, error)
            raise
        live = LiveMatch(
            self.store,
            found.header,
            found.sitting,
            found.revision,
            window_s=self.window_s,
            clock=self._clock,
        )
        live.notifications = self.notifications
        live.start_from(found, await self.store.entry(match, found.seq))
        self.open_matches[match] = live
        driving = partial(run_bots, live, self.pool)
        self._drivers[match] = self.tasks.keep(
            f"{BOT_TASK_PREFIX}{match}", driving, longest=MAX_BOT_BACKOFF_S
        )
        self._update_gauge()
        if self.store.is_shared:
            # What others wrote between reading the match and listening for it; and who is there?
            self.tasks.finish("catching up", live.catch_up)
            self._queue_message(match, f"q:{match}:0")
        return live

    def _remember_read_only(self, match: str, error: ReadOnlyMatchError) -> None:
        """Remember a match that cannot go on here, for whoever watches it again."""
        self._read_only[match] = error
        while len(self._read_only) > MAX_READ_ONLY_MATCHES:
            self._read_only.popitem(last=False)

    async def delete(self, match: str) -> None:
        """Delete a match for good; everybody who is at it is told."""
        if not await self.store.delete(match):
            raise ProblemError("no-such-match", status=404)
        METRICS.add("horda_matches_deleted_total")
        self._forget(match)

    def _forget(self, match: str) -> None:
        """A match is gone: forget it, and close every window at it."""
        self._read_only.pop(match, None)
        live = self.open_matches.pop(match, None)
        driver = self._drivers.pop(match, None)
        if driver is not None:
            driver.cancel()
        if live is not None:
            for subscriber in list(live.subscribers):
                subscriber.close("deleted")
        self._update_gauge()

    # --- other processes -------------------------------------------------------------------------

    def announce_presence(self, live: LiveMatch) -> None:
        """Somebody opened a window at a match or closed it: tell those here, and the other processes."""
        live.send_match_info()
        self._publish_presence(live)

    def announce_visibility(self, live: LiveMatch) -> None:
        """A window came into sight or went out of it: tell the other processes; the table is told nothing."""
        self._publish_presence(live)

    def _publish_presence(self, live: LiveMatch) -> None:
        if self.store.is_shared:
            present = Presence.of_subscribers(live.subscribers).encode()
            self._queue_message(
                f"p{live.header.id}", f"p:{live.header.id}:{present}:{self.store.notifier.here}"
            )

    def publish_thinking(self, live: LiveMatch, seat: int, *, on: bool) -> None:
        """Tell the other processes that somebody asked for time in a window, or no longer does."""
        if self.store.is_shared:
            match = live.header.id
            self._queue_message(f"t{match}.{seat}", f"t:{match}:{seat}:{int(on)}:{live.seq}")

    def _queue_message(self, about: str, notice: str) -> None:
        """Tell the other processes in a moment, the last word on each thing only, all in one go."""
        if not self._pending_messages:
            self.tasks.once("telling the others", self._send_queued())
        self._pending_messages[about] = notice

    async def _send_queued(self) -> None:
        await asyncio.sleep(MESSAGE_BATCH_S)
        notices, self._pending_messages = list(self._pending_messages.values()), {}
        await self.store.ring(notices)

    def _handle_message(self, notice: str) -> None:
        kind, match, *told = notice.split(":")
        if kind == "d":
            self._forget(match)
        self.store.voided_links += kind in ("k", "v")
        live = self.open_matches.get(match)
        if live is None:
            return
        if kind == "e" and int(told[0]) > live.seq:
            self.tasks.finish("catching up", live.catch_up)
        elif kind == "s" and int(told[0]) > live.revision:
            self.tasks.finish("reading the seats", live.reload_sitting)
        elif kind == "c":
            self.tasks.finish("telling the chat", partial(self._send_chat_line, live, int(told[0])))
        elif kind == "v":
            close_link_connections(live, told[0])
        elif kind == "k":
            close_seat_connections(live, int(told[0]))
        elif kind == "p" and live.remote_presence.update(told[1], Presence.decode(told[0])):
            live.send_match_info()
        elif kind == "t" and int(told[2]) == live.seq:
            live.window.set_thinking(int(told[0]), on=told[1] == "1")
        elif kind == "q" and live.subscribers:
            self._publish_presence(live)

    async def _send_chat_line(self, live: LiveMatch, number: int) -> None:
        for line in await self.store.said(live.header.id, number - 1):
            if line.number == number:
                live.send_to_all(Chat(chat_line(line)))

    def _resync(self) -> None:
        """The line to the others was cut for a while: look at every match anew."""
        for live in self.open_matches.values():
            self.tasks.finish("catching up", live.catch_up)
            self.tasks.finish("reading the seats", live.reload_sitting)

    # --- putting away ----------------------------------------------------------------------------

    async def _unload_idle_matches(self) -> None:
        """Put away what nobody looked at for a while, and tell again who is there, from time to time."""
        while True:
            now = time.monotonic()
            for live in self.open_matches.values():
                if live.subscribers:
                    self._publish_presence(live)
            for match, live in list(self.open_matches.items()):
                if not live.subscribers and now - live.last_used > self.idle_s and not live.lock.locked():
                    await self.unload(match)
            await asyncio.sleep(max(0.05, min(self.idle_s / 4, PRESENCE_INTERVAL_S)))

    async def _make_room(self) -> None:
        """Put the least lately used match away: one that nobody watches, else one that stands still."""
        now = time.monotonic()
        free = [live for live in self.open_matches.values() if not live.lock.locked()]
        found = min(
            (live for live in free if not live.subscribers or now - live.last_used > self.idle_s),
            key=lambda live: (bool(live.subscribers), live.last_used),
            default=None,
        )
        if found is None:
            raise ProblemError("full", status=503)
        for subscriber in found.subscribers:
            subscriber.close("put-away")
        found.subscribers.clear()
        METRICS.add("horda_matches_put_away_total")
        await self.unload(found.header.id)

    async def unload(self, match: str) -> None:
        """Take a match out of memory; its snapshot brings it back at once."""
        live = self.open_matches.pop(match, None)
        driver = self._drivers.pop(match, None)
        if driver is not None:
            driver.cancel()
        if live is not None and live.seq:
            await live.save_snapshot()
        self._update_gauge()

    def _update_gauge(self) -> None:
        METRICS.gauge("horda_live_matches", len(self.open_matches))
