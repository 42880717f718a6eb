"""All matches in memory: loaded on first use, unloaded when idle, and synchronized with other processes."""

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
from horda.server.config.limits import Bounds, TokenBuckets
from horda.server.http.errors import ProblemError
from horda.server.lessons.sessions import LessonSessions
from horda.server.match.access_links import HOST, SEAT, SPECTATOR, create_link, link_hash
from horda.server.match.creation import new_header, new_seat_row
from horda.server.match.live_match import LiveMatch
from horda.server.match.loading import load_match
from horda.server.match.notifications import NotificationHub
from horda.server.match.rebuild import first_state
from horda.server.match.sockets.peer_messages import decode_gesture
from horda.server.ops.background_tasks import Tasks
from horda.server.ops.metrics import METRICS
from horda.server.ops.retention import delete_expired_forever
from horda.server.protocol.match_records import Arrangement, Created, MatchRequest, SeatLink, SeatRequest
from horda.server.protocol.server_messages import Chat
from horda.server.replay.read_only_matches import ReadOnlyMatchError
from horda.server.replay.recording import first_segment
from horda.server.replay.recording_schedule import record_before_shutdown, record_open_matches
from horda.server.store import Header, LinkTarget, NewMatch, Store
from horda.server.store.rows import Sitting
from horda.server.table.chat import chat_line
from horda.server.table.presence import PRESENCE_INTERVAL_S, Presence
from horda.server.table.removal import close_link_connections, close_seat_connections
from horda.server.table.seating import match_info
from horda.server.table.table_settings import with_settings
from horda.server.table.timing.clock_scheduler import run_scheduler
from horda.server.table.timing.clocks import clock_info, restart_clocks
from horda.server.table.timing.reaction_window import Clock

MAX_READ_ONLY_MATCHES = 64
"""Read-only matches whose recordings are kept in memory."""
BOT_TASK_PREFIX = "bots of "
"""Prefix of the names of the tasks in which bots play."""
MAX_BOT_BACKOFF_S = 4.0
"""Longest pause in seconds before bots that failed try again."""
MESSAGE_BATCH_S = 0.05
"""Seconds for which messages to other processes are collected before they are sent."""


class MatchRegistry:
    """The matches in memory, with the limits and background tasks that they share."""

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
        """Seconds after which a match without subscribers is unloaded."""
        self.absence_s = absence_s
        """Seconds after which anybody at the table may let a bot play for somebody who left."""
        self.vote_timeout_s = vote_timeout_s
        """Seconds after which an unanswered proposal ends."""
        self.expiry_days = expiry_days
        """Days without a choice after which a match is deleted; 0 means never."""
        self.clock_check_interval_s = clock_check_interval_s
        """Seconds between two checks for clocks that are due."""
        self.window_s = window_s
        """Seconds for which a reaction window stays open; 0 means that it has no timer."""
        self._clock = clock
        self.messages = TokenBuckets(bounds.messages_a_second, bounds.messages_at_once)
        self.chat_per_person = TokenBuckets(bounds.chat_a_minute / 60, bounds.chat_at_once)
        """Chat limit of each person, over all their connections."""
        self.chat_per_address = TokenBuckets(
            bounds.chat_a_minute_an_address / 60, bounds.chat_at_once_an_address
        )
        """Chat limit of each address, over all people who use it."""
        self.gestures_per_person = TokenBuckets(bounds.gestures_a_minute / 60, bounds.gestures_at_once)
        self.advice_per_person = TokenBuckets(bounds.advice_a_minute / 60, bounds.advice_at_once)
        self.sockets_by_address: Counter[str] = Counter()
        """Number of open sockets of each address."""
        self.notifications = NotificationHub()
        """Notifications for people who are not at the table."""
        self.pupils = LessonSessions(bounds)
        self.open_matches: dict[str, LiveMatch] = {}
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self.tasks = Tasks()
        self.mission_trainer = MissionTrainer(self.tasks)
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._pending_messages: dict[str, str] = {}
        self._read_only: OrderedDict[str, ReadOnlyMatchError] = OrderedDict()

    # --- start and shutdown ----------------------------------------------------------------------

    def start(self) -> None:
        """Listen to other processes and start the background tasks."""
        self.store.listen(self._handle_message, self._resync)
        self.tasks.run_forever("tidying", self._unload_idle_matches)
        self.tasks.run_forever("keeping films", partial(record_open_matches, self.open_matches.values))
        self.tasks.run_forever(
            "watching the clocks", partial(run_scheduler, self, self.clock_check_interval_s)
        )
        if self.expiry_days:
            expiring = partial(
                delete_expired_forever, self.store, self.expiry_days, lambda: self.open_matches, self._forget
            )
            self.tasks.run_forever("deleting old matches", expiring)

    async def close(self) -> None:
        """Tell all clients, stop the tasks, and close the pool and the store."""
        self.announce_shutdown()
        await self.tasks.close()
        await record_before_shutdown(list(self.open_matches.values()))
        await self.pool.close()
        await self.store.close()

    def announce_shutdown(self) -> None:
        """Tell all clients that the server is about to stop."""
        for live in self.open_matches.values():
            for subscriber in live.subscribers:
                subscriber.close("shutting-down")
        self.pupils.close_all()

    # --- sockets ---------------------------------------------------------------------------------

    def why_not_socket(self, address: str) -> ProblemError | None:
        """Return an error if an address has as many sockets as allowed; otherwise None."""
        many = self.sockets_by_address[address] >= self.bounds.sockets_an_address
        return ProblemError("too-many-connections", status=429) if many else None

    @contextmanager
    def count_socket(self, address: str) -> Iterator[None]:
        """Count a socket of an address while the block runs."""
        self.sockets_by_address[address] += 1
        try:
            yield
        finally:
            self.sockets_by_address[address] -= 1
            if not self.sockets_by_address[address]:
                del self.sockets_by_address[address]

    # --- matches ---------------------------------------------------------------------------------

    async def create(self, request: MatchRequest) -> Created:
        """Create a match and return its links, which are not shown again."""
        header = await asyncio.to_thread(new_header, request)
        try:
            state = await asyncio.to_thread(first_state, header)
        except (BadOption, BadSave) as error:
            raise ProblemError("bad-option", detail=str(error).removesuffix(".")) from error
        options = cast("dict[str, int | str | bool | None]", state.options)
        header = msgspec.structs.replace(header, options=options)
        settings = Arrangement(
            request.undo, request.clock, request.advice, request.leaving, request.show_wait
        )
        return await self.store_new_match(
            header, state, request.seats, waits=request.waits, settings=settings
        )

    async def store_new_match(
        self,
        header: Header,
        state: State,
        wished: Sequence[SeatRequest],
        *,
        waits: bool,
        settings: Arrangement | None = None,
    ) -> Created:
        """Store a match with its seats, new links and first recorded frame, and return the links."""
        offered = self.pool.settings.players_of(header.game)
        seats = tuple(new_seat_row(one, header.game, offered) for one in wished)
        sitting = with_settings(Sitting(seats, paused=waits, begun=not waits), settings or Arrangement())
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
        segment = await asyncio.to_thread(first_segment, state)
        await self.store.create(NewMatch(header, sitting, tuple(rows), segment))
        METRICS.increment("horda_matches_created_total")
        self.mission_trainer.request_training(header.game, header.options)
        info = match_info(header, sitting, over=False, present=(), clock=clock_info(sitting.clock))
        return Created(info, host, tuple(links), watching)

    async def resolve_link(self, match: str, link: str) -> LinkTarget:
        """Return what a link grants; raise `ProblemError` if it does not belong to this match."""
        found = await self.store.find_link(link_hash(link))
        if found is None or found.match != match:
            raise ProblemError("bad-link", status=403)
        return found

    async def live_match(self, match: str) -> LiveMatch:
        """Return a match from memory, or load it from the store."""
        while (live := self.open_matches.get(match)) is None:
            if match in self._read_only:
                raise self._read_only[match].copy()
            task = self._loading.get(match)
            if task is None:
                task = self._loading[match] = asyncio.create_task(self._load(match))
                task.add_done_callback(lambda _: self._loading.pop(match, None))
            # It may be unloaded again before this continues; then it is loaded once more.
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
        self._drivers[match] = self.tasks.run_forever(
            f"{BOT_TASK_PREFIX}{match}", driving, max_pause_s=MAX_BOT_BACKOFF_S
        )
        self._update_gauge()
        if self.store.is_shared:
            # Fetch what others stored while the match was loading, and ask who is present.
            self.tasks.run_until_done("catching up", live.catch_up)
            self.queue_message(match, f"q:{match}:0")
        return live

    def _remember_read_only(self, match: str, error: ReadOnlyMatchError) -> None:
        """Keep a read-only match in memory for replays."""
        self._read_only[match] = error
        while len(self._read_only) > MAX_READ_ONLY_MATCHES:
            self._read_only.popitem(last=False)

    async def delete(self, match: str) -> None:
        """Delete a match for good and disconnect everybody."""
        if not await self.store.delete(match):
            raise ProblemError("no-such-match", status=404)
        METRICS.increment("horda_matches_deleted_total")
        self._forget(match)

    def _forget(self, match: str) -> None:
        """Remove a deleted match from memory and close all its connections."""
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
        """Tell the table and the other processes that somebody connected or disconnected."""
        live.send_match_info()
        self._publish_presence(live)

    def announce_visibility(self, live: LiveMatch) -> None:
        """Tell the other processes (but not the table) that a client became visible or hidden."""
        self._publish_presence(live)

    def _publish_presence(self, live: LiveMatch) -> None:
        if self.store.is_shared:
            present = Presence.of_subscribers(live.subscribers).encode()
            self.queue_message(
                f"p{live.header.id}", f"p:{live.header.id}:{present}:{self.store.notifier.process_id}"
            )

    def note_shown(self, live: LiveMatch, seats: frozenset[int], seq: int) -> None:
        """Store, here and in the other processes, that a screen of these seats has shown everything up to `seq`."""
        live.window.note_shown(seats, seq)
        if self.store.is_shared and seats:
            match, names = live.header.id, ".".join(map(str, sorted(seats)))
            self.queue_message(f"w{match}.{names}", f"w:{match}:{names}:{seq}")

    def queue_message(self, about: str, notice: str) -> None:
        """Send a message to the other processes soon; a newer one with the same subject replaces it."""
        if not self._pending_messages:
            self.tasks.run_once("telling the others", self._send_queued())
        self._pending_messages[about] = notice

    async def _send_queued(self) -> None:
        await asyncio.sleep(MESSAGE_BATCH_S)
        notices, self._pending_messages = list(self._pending_messages.values()), {}
        await self.store.publish(notices)

    def _handle_message(self, notice: str) -> None:
        kind, match, *fields = notice.split(":")
        if kind == "d":
            self._forget(match)
        self.store.voided_links += kind in ("k", "v")
        live = self.open_matches.get(match)
        if live is None:
            return
        if kind == "e" and int(fields[0]) > live.seq:
            self.tasks.run_until_done("catching up", live.catch_up)
        elif kind == "s" and int(fields[0]) > live.revision:
            self.tasks.run_until_done("reading the seats", live.reload_sitting)
        elif kind == "c":
            self.tasks.run_until_done("telling the chat", partial(self._send_chat_line, live, int(fields[0])))
        elif kind == "v":
            close_link_connections(live, fields[0])
        elif kind == "k":
            close_seat_connections(live, int(fields[0]))
        elif kind == "p" and live.attendance.remote.update(fields[1], Presence.decode(fields[0])):
            live.send_match_info()
        elif kind == "t" and int(fields[2]) == live.seq:
            live.window.set_thinking(int(fields[0]), on=fields[1] == "1")
        elif kind == "w":
            live.window.note_shown(frozenset(map(int, fields[0].split("."))), int(fields[1]))
        elif kind == "g":
            live.send_to_all(decode_gesture(fields))
        elif kind == "q" and live.subscribers:
            self._publish_presence(live)

    async def _send_chat_line(self, live: LiveMatch, number: int) -> None:
        for line in await self.store.chat_lines(live.header.id, number - 1):
            if line.number == number:
                live.send_to_all(Chat(chat_line(line)))

    def _resync(self) -> None:
        """Reload every match after the connection to the other processes was interrupted."""
        for live in self.open_matches.values():
            self.tasks.run_until_done("catching up", live.catch_up)
            self.tasks.run_until_done("reading the seats", live.reload_sitting)

    # --- unloading -------------------------------------------------------------------------------

    async def _unload_idle_matches(self) -> None:
        """Unload idle matches and repeat who is present, at regular intervals."""
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
        """Unload the least recently used match that nobody watches, or else one that is idle."""
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
        METRICS.increment("horda_matches_put_away_total")
        await self.unload(found.header.id)

    async def unload(self, match: str) -> None:
        """Store a snapshot of a match and remove it from memory."""
        live = self.open_matches.pop(match, None)
        driver = self._drivers.pop(match, None)
        if driver is not None:
            driver.cancel()
        if live is not None and live.seq:
            await live.save_snapshot()
        self._update_gauge()

    def _update_gauge(self) -> None:
        METRICS.set_gauge("horda_live_matches", len(self.open_matches))
