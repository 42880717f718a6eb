"""A match in memory: its state, its subscribers, and the only code that stores choices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from horda.engine.choices import Choice, IllegalChoice
from horda.engine.state import State
from horda.server.http.errors import ProblemError
from horda.server.match import notifications
from horda.server.match.applying import (
    EventPositions,
    apply_choice,
    apply_stored_choice,
    illegal_choice_error,
)
from horda.server.match.attendance import Attendance
from horda.server.match.broadcast import ENCODER, publish_update
from horda.server.match.loading import LoadedMatch
from horda.server.match.notifications import NotificationHub
from horda.server.match.rebuild import choice_in, entry_of, undo_moves
from horda.server.match.sockets.subscriber import Subscriber
from horda.server.ops.metrics import METRICS
from horda.server.protocol.match_records import MatchInfo
from horda.server.protocol.projection import View, asked_record, view_of
from horda.server.protocol.server_messages import MatchChanged, Proposal, SeatQuestion, ToClient
from horda.server.replay.recorder import MatchRecorder
from horda.server.store import Conflict, Entry, Header, Snapshot, Store
from horda.server.store.rows import Sitting
from horda.server.table import undo, votes
from horda.server.table.question_numbers import (
    Numbers,
    Request,
    numbers_after,
    repeated_seq,
    with_question,
)
from horda.server.table.seating import match_info
from horda.server.table.timing import clocks
from horda.server.table.timing.reaction_window import Clock, ReactionWindow

SNAPSHOT_INTERVAL_ENTRIES = 100
"""Entries (choices and undos) between two snapshots."""
PLAYED_NOTE_INTERVAL_S = 3600.0
"""Seconds between two updates of the time at which the match was last played."""
MAX_ATTEMPTS = 4
"""Attempts to store a change while other processes store theirs first."""


class LiveMatch:
    """A match that somebody plays or watches at the moment."""

    def __init__(
        self,
        store: Store,
        header: Header,
        sitting: Sitting,
        revision: int,
        *,
        window_s: float = 0.0,
        clock: Clock | None = None,
    ) -> None:
        self.store = store
        self.header = header
        self.sitting = sitting
        self.revision = revision
        self.state: State
        self.seq = 0
        self.question_numbers: Numbers = (0,) * header.seats
        """For each seat, the number of its current question."""
        self.take_backs: list[Entry] = []
        """The undo entries, for clients that were disconnected and may still hold the undone events."""
        self.subscribers: set[Subscriber] = set()
        self.attendance = Attendance(self.subscribers)
        self.lock = asyncio.Lock()
        self.last_used = self.last_decision = time.monotonic()
        """`last_used` is when a client last connected or a choice was made, `last_decision` the latter alone."""
        self.is_decided_here = True
        """Whether this process made the last choice; if so, its bots continue without waiting."""
        self.wake_event = asyncio.Event()
        """Set whenever a bot may have to decide."""
        self.window = ReactionWindow(self, seconds=window_s, clock=clock)
        self.views: dict[int | None, tuple[int, View]] = {}
        """For each seat, the last computed view with its `seq`."""
        self.advice_tasks: dict[int, asyncio.Task[None]] = {}
        """For each seat, the running computation of advice."""
        self.watched_proposal = 0
        """The number of the last proposal whose deadline this process watches."""
        self.notifications = NotificationHub()
        self._snapshot_at = 0
        self.recorder = MatchRecorder(store, header)
        self._played_noted_at = 0.0

    def start_from(self, found: LoadedMatch, last: Entry | None) -> None:
        """Take over a loaded match and its last entry."""
        self.state = found.state
        if last is not None:
            self._set_position(last)
        self.take_backs = found.take_backs
        self._snapshot_at = found.snapshot_at
        self.recorder.resume(found.recorded_to, found.base)
        if found.needs_snapshot:
            self._snapshot_at = found.seq
            self.store.tasks.run_once("keeping a snapshot", self.save_snapshot())
        votes.watch_deadline(self)

    # --- queries ---------------------------------------------------------------------------------

    def info(self) -> MatchInfo:
        """Return what everybody at the table may know about the match."""
        return match_info(
            self.header,
            self.sitting,
            over=self.state.over,
            present=self.attendance.present(),
            clock=clocks.clock_info(self.sitting.clock),
            away_for=self.attendance.seconds_away,
        )

    def _set_position(self, entry: Entry) -> None:
        self.seq = entry.seq
        self.question_numbers = entry.numbers or (entry.seq,) * self.header.seats

    def proposal(self) -> Proposal | None:
        """Return the proposal the table votes on, if there is one."""
        now = self.store.now()
        proposal = votes.open_proposal(self.sitting, self.seq, now)
        return None if proposal is None else votes.proposal_record(proposal, now)

    def question_for(self, seat: int | None) -> SeatQuestion:
        """Return the question of a seat, with its number."""
        question = 0 if seat is None else self.question_numbers[seat]
        return asked_record(self.state, seat, undo=undo.undo_permission(self, seat), question=question)

    def view(self, seat: int | None) -> View:
        """Return the view of a seat; it is computed once for each `seq`."""
        known = self.views.get(seat)
        if known is None or known[0] != self.seq:
            known = self.views[seat] = (self.seq, view_of(self.state, seat))
        return known[1]

    # --- choices and undo ------------------------------------------------------------------------

    async def choose(
        self, choice: Choice, *, request: Request | None = None, allowed: Callable[[], None] = lambda: None
    ) -> int:
        """Apply and store a choice, send the update to everybody, and return the new `seq`.

        For a `request` that was carried out before, return its `seq`. Otherwise `allowed` is called first and may
        raise. Raise `ProblemError` if the choice cannot be made.
        """
        async with self.lock:
            for _ in range(MAX_ATTEMPTS):
                if request is not None:
                    before = await self._earlier_answer(choice.seat, request)
                    if before is not None:
                        return repeated_seq(before, request, choice, self.take_backs)
                    if request.question != self.question_numbers[choice.seat]:
                        raise ProblemError("match-over" if self.state.over else "other-question", status=409)
                allowed()
                pictures: EventPositions = [] if self.subscribers else None
                try:
                    new = await apply_choice(self.state, choice, pictures)
                except IllegalChoice as error:
                    raise illegal_choice_error(error, over=self.state.over) from error
                numbers = numbers_after(
                    self.question_numbers, self.state, new, choice=choice, seq=self.seq + 1
                )
                entry = with_question(entry_of(self.seq + 1, choice), request, numbers)
                if await self._try_store(self._with_time(entry, new)):
                    self._advance(new, entry, pictures)
                    await self._restart_clocks()
                    return self.seq
            raise ProblemError("behind", status=409)

    async def _earlier_answer(self, seat: int, request: Request) -> Entry | None:
        """Return the entry by which a seat answered this question, if it already did."""
        if request.question == self.question_numbers[seat]:
            return None
        if self.store.is_shared:
            await self._catch_up()
            if request.question == self.question_numbers[seat]:
                return None
        return await self.store.find_answer(self.header.id, seat, request.question)

    async def earlier_undo(self, seat: int, request: Request) -> int | None:
        """Return the `seq` of an undo request that was carried out before; None if it was not."""
        async with self.lock:
            return await self._earlier_undo(seat, request)

    async def _earlier_undo(self, seat: int, request: Request) -> int | None:
        """Like `earlier_undo`, for callers that hold the lock.
        A seat that was asked a new question may still undo its last choice.
        """
        before = await self._earlier_answer(seat, request)
        if before is not None:
            return repeated_seq(before, request, None, self.take_backs)
        asked_anew = request.question != self.question_numbers[seat]
        if asked_anew and any(one.seq > request.question for one in self.take_backs):
            raise ProblemError("other-question", status=409)
        return None

    async def take_back(
        self, seat: int, how_many: Callable[[], int], *, request: Request | None = None
    ) -> int:
        """Undo as many choices as `how_many` returns once the match is locked; return the new `seq`."""
        async with self.lock:
            for _ in range(MAX_ATTEMPTS):
                if request is not None:
                    before = await self._earlier_undo(seat, request)
                    if before is not None:
                        return before
                undone = Entry(self.seq + 1, None, how_many())
                undone, new = await undo_moves(self.store, self.header, self.state, undone)
                numbers = numbers_after(self.question_numbers, self.state, new, choice=None, seq=undone.seq)
                entry = with_question(msgspec.structs.replace(undone, seat=seat), request, numbers)
                if await self._try_store(self._with_time(entry, new)):
                    self._advance(new, entry)
                    await self._restart_clocks()
                    return self.seq
            raise ProblemError("behind", status=409)

    def _with_time(self, entry: Entry, new: State) -> Entry:
        """Return an entry with the current time and the seats that must decide after it."""
        return msgspec.structs.replace(entry, at=self.store.now(), asked=tuple(new.deciders))

    async def _try_store(self, entry: Entry) -> bool:
        """Store an entry; return False, after catching up, if another process stored one first."""
        begun = time.perf_counter()
        try:
            await self.store.append_entry(self.header.id, entry)
        except Conflict:
            METRICS.increment("horda_conflicts_total")
            await self._catch_up()
            return False
        METRICS.observe("horda_store_seconds", time.perf_counter() - begun)
        return True

    def _advance(
        self, new: State, entry: Entry, pictures: EventPositions = None, *, here: bool = True
    ) -> None:
        """Switch to the new state, send the update to everybody, and schedule what follows."""
        first = entry.kept if entry.undone else len(self.state.log)
        before = self.seq
        proposal = votes.open_proposal(self.sitting, before, self.store.now())
        asked = self.state.deciders
        old, self.state = self.state, new
        self._set_position(entry)
        self.last_used = self.last_decision = time.monotonic()
        self.is_decided_here = here
        if entry.undone:
            self.take_backs.append(entry)
        METRICS.increment("horda_choices_total" if not entry.undone else "horda_undos_total")
        votes.announce_after_decision(self, proposal, entry)
        publish_update(self, before, first, pictures, taken_back=bool(entry.undone))
        if self.state.over or old.over:
            self.send_match_info()
        if here:
            self.notifications.send(
                notifications.end_notifications(self.header.id, self.sitting, self.seq)
                if new.over
                else notifications.turn_notifications(
                    self.header.id, self.sitting, asked, new.deciders, self.question_numbers
                )
            )
        self.window.reset_if_changed(old)
        self.wake()
        if here and time.time() - self._played_noted_at > PLAYED_NOTE_INTERVAL_S:
            self._played_noted_at = time.time()
            self.store.tasks.run_once(
                "noting a decision", self.store.set_last_played(self.header.id, self._played_noted_at)
            )
        if self.seq - self._snapshot_at >= SNAPSHOT_INTERVAL_ENTRIES:
            self._snapshot_at = self.seq
            self.store.tasks.run_once("keeping a snapshot", self.save_snapshot())

    async def catch_up(self) -> None:
        """Apply the entries that other processes have stored."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for entry in await self.store.entries(self.header.id, self.seq):
            pictures: EventPositions = [] if self.subscribers and not entry.undone else None
            if entry.undone:
                _, new = await undo_moves(self.store, self.header, self.state, entry)
            else:
                new = await apply_stored_choice(self.state, choice_in(entry), pictures)
            self._advance(new, entry, pictures, here=False)

    async def save_snapshot(self) -> None:
        """Store a snapshot of the match, so that it loads quickly, and extend its recording."""
        seq, state = self.seq, self.state
        text = await asyncio.to_thread(state.to_json)
        await self.store.save_snapshot(self.header.id, Snapshot(seq, text))
        await self.recorder.record(self.seq)

    # --- messages --------------------------------------------------------------------------------

    def wake(self) -> None:
        """Make bots and the reaction window check whether they must act."""
        self.wake_event.set()
        self.window.refresh()

    def send_match_info(self) -> None:
        """Send everybody the current seats and settings."""
        self.send_to_all(MatchChanged(self.info()))

    def send_to_all(self, message: ToClient) -> None:
        """Send the same message to every subscriber."""
        packed = ENCODER.encode(message).decode()
        for subscriber in self.subscribers:
            subscriber.send(packed)

    # --- the sitting -----------------------------------------------------------------------------

    async def change_sitting(self, change: Callable[[Sitting], Sitting]) -> None:
        """Store the sitting that `change` returns; retry if another process stored a change first.

        A refusal (`ProblemError`) counts only if `change` saw the newest sitting; otherwise the sitting is reloaded and
        `change` is called again. Changes by other processes are announced even if `change` refuses in the end.
        """
        async with self.lock:
            before = self.sitting
            try:
                await self._change_sitting(change)
            finally:
                if self.sitting != before:
                    self._announce_sitting(before)

    async def _change_sitting(self, change: Callable[[Sitting], Sitting]) -> None:
        for _ in range(MAX_ATTEMPTS):
            judged = self.revision
            try:
                new = votes.update_voters(self.sitting, change(self.sitting), self)
                new = clocks.restart_clocks(new, self.state, self.store.now())
            except ProblemError:
                await self._reload_sitting()
                if self.revision == judged:
                    raise
                continue
            if new == self.sitting:
                return
            try:
                await self.store.save_sitting(self.header.id, new, self.revision)
            except Conflict:
                await self._reload_sitting()
                continue
            notices = [
                *notifications.resume_notifications(
                    self.header.id, self.sitting, new, self.state, self.question_numbers
                ),
                *notifications.vote_notifications(self.header.id, self.sitting, new),
                *clocks.clock_notifications(self.header.id, self.sitting, new, self.question_numbers),
            ]
            self.sitting = new
            self.revision += 1
            self.notifications.send(notices)
            return
        raise ProblemError("behind", status=409)

    async def run_clocks(self) -> None:
        """Apply the timeouts that are due, and store when to check the clocks next."""
        now = self.store.now()
        await self.change_sitting(lambda sitting: clocks.apply_timeouts(self, sitting, now))
        clock = self.sitting.clock
        await self.store.set_due(self.header.id, None if clock is None else clock.due())

    async def _restart_clocks(self) -> None:
        """Restart the clocks for the seats that must decide after a choice."""
        if self.sitting.clock is None:
            return
        before = self.sitting
        await self._change_sitting(lambda sitting: sitting)
        if self.sitting != before:
            self._announce_sitting(before)

    async def reload_sitting(self) -> None:
        """Read the sitting from the store and announce what changed."""
        async with self.lock:
            before = self.sitting
            await self._reload_sitting()
        self._announce_sitting(before)

    def _announce_sitting(self, before: Sitting) -> None:
        votes.announce_change(self, before)
        self.send_match_info()
        self.wake()

    async def _reload_sitting(self) -> None:
        found = await self.store.header(self.header.id)
        if found is None:
            raise ProblemError("no-such-match", status=404)
        _, self.sitting, self.revision = found
