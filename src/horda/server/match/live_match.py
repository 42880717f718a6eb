"""A match in memory: its state, who watches it, and the one way a decision gets into it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

import msgspec

from horda.engine.choices import Choice, IllegalChoice
from horda.engine.state import CannotUndo, State
from horda.server.http.errors import ProblemError
from horda.server.match import notifications
from horda.server.match.applying import (
    EventPositions,
    apply_choice,
    apply_stored_choice,
    illegal_choice_error,
)
from horda.server.match.broadcast import ENCODER, publish_update
from horda.server.match.loading import LoadedMatch
from horda.server.match.notifications import NotificationHub
from horda.server.match.rebuild import choice_in, entry_of, replay_entries, state_after
from horda.server.match.subscriber import Subscriber
from horda.server.ops.metrics import METRICS
from horda.server.protocol.match_records import MatchInfo
from horda.server.protocol.projection import View, asked_record, common_event_count, view_of
from horda.server.protocol.question_numbers import (
    Numbers,
    Request,
    numbers_after,
    repeated_seq,
    with_question,
)
from horda.server.protocol.server_messages import Asked, MatchChanged, Proposal, ToClient
from horda.server.replay.recorder import MatchRecorder
from horda.server.store import Conflict, Entry, Header, Snapshot, Store
from horda.server.store.rows import Sitting
from horda.server.table import clocks, undo, votes
from horda.server.table.presence import Presence, RemotePresence
from horda.server.table.reaction_window import Clock, ReactionWindow
from horda.server.table.seating import match_info

SNAPSHOT_INTERVAL_ENTRIES = 100
PLAYED_NOTE_INTERVAL_S = 3600.0
"""Seconds between two notes in the store that the match is being played."""
MAX_ATTEMPTS = 4


class LiveMatch:
    """A match that somebody plays or watches now."""

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
        """By seat, the number of the question it is asked."""
        self.take_backs: list[Entry] = []
        """The entries that took something back: what a client that was away holds in vain."""
        self.subscribers: set[Subscriber] = set()
        self.remote_presence = RemotePresence()
        self.lock = asyncio.Lock()
        self.last_used = self.last_decision = time.monotonic()
        """When somebody last opened a window or decided, and when something was last decided."""
        self.is_decided_here = True
        """Whether the last decision was made by this process: then its bots go on at once."""
        self.wake_event = asyncio.Event()
        """Set whenever a bot may have something to do."""
        self.window = ReactionWindow(self, seconds=window_s, clock=clock)
        self.views: dict[int | None, tuple[int, View]] = {}
        """The views that were worked out last, each with the `seq` it is of."""
        self.advice_tasks: dict[int, asyncio.Task[None]] = {}
        """By seat, the advice that is being worked out."""
        self.watched_proposal = 0
        """The number of the last wish whose end is waited for here."""
        self.notifications = NotificationHub()
        self._snapshot_at = 0
        self.recorder = MatchRecorder(store, header)
        self._played_noted_at = 0.0
        self._loaded_at = time.monotonic()
        self._left_at: dict[int, float] = {}

    def start_from(self, found: LoadedMatch, last: Entry | None) -> None:
        """Take what was read from the store, with its last entry."""
        self.state = found.state
        if last is not None:
            self._set_position(last)
        self.take_backs = found.take_backs
        self._snapshot_at = found.snapshot_at
        self.recorder.resume(found.recorded_to, found.base)
        if found.needs_snapshot:
            self._snapshot_at = found.seq
            self.store.tasks.once("keeping a snapshot", self.save_snapshot())
        votes.watch_deadline(self)

    # --- looking ---------------------------------------------------------------------------------

    def info(self) -> MatchInfo:
        """The match as all at the table may know it."""
        return match_info(
            self.header,
            self.sitting,
            over=self.state.over,
            present=self.presence(),
            clock=clocks.clock_info(self.sitting.clock),
            away_for=self.seconds_away,
        )

    def presence(self) -> list[Presence]:
        """Who is there, at this process and at others."""
        return [Presence.of_subscribers(self.subscribers), *self.remote_presence.current()]

    def is_online(self, seat: int) -> bool:
        """Whether the person of a seat has a window open anywhere."""
        return any(seat in one.seats for one in self.presence())

    def is_visible_to(self, seat: int) -> bool:
        """Whether the person of a seat has a window in sight anywhere."""
        return any(seat in one.visible for one in self.presence())

    def seconds_away(self, seat: int) -> float:
        """For how many seconds the person of a seat has not been there, as far as is known here."""
        return 0.0 if self.is_online(seat) else time.monotonic() - self._left_at.get(seat, self._loaded_at)

    def note_departure(self, seats: Iterable[int]) -> None:
        """Somebody closed a window: note when."""
        for seat in seats:
            self._left_at[seat] = time.monotonic()

    def _set_position(self, entry: Entry) -> None:
        self.seq = entry.seq
        self.question_numbers = entry.numbers or (entry.seq,) * self.header.seats

    def proposal(self) -> Proposal | None:
        """What the table is asked to agree to, if anything."""
        now = self.store.now()
        proposal = votes.open_proposal(self.sitting, self.seq, now)
        return None if proposal is None else votes.proposal_record(proposal, now)

    def question_for(self, seat: int | None) -> Asked:
        """What is asked, as a seat may know it, with the number of its own question."""
        question = 0 if seat is None else self.question_numbers[seat]
        return asked_record(self.state, seat, undo=undo.undo_permission(self, seat), question=question)

    def view(self, seat: int | None) -> View:
        """What a seat may know now, worked out once."""
        known = self.views.get(seat)
        if known is None or known[0] != self.seq:
            known = self.views[seat] = (self.seq, view_of(self.state, seat))
        return known[1]

    # --- deciding --------------------------------------------------------------------------------

    async def choose(
        self, choice: Choice, *, request: Request | None = None, allowed: Callable[[], None] = lambda: None
    ) -> int:
        """Make a choice for good, and tell everybody; `ProblemError` when it may not be made.

        A `request` that was carried out before is answered as it was then; `allowed` is asked only otherwise.
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
        """What a seat decided when it was asked that question, or first after it; None if nothing."""
        if request.question == self.question_numbers[seat]:
            return None
        if self.store.is_shared:
            await self._catch_up()
            if request.question == self.question_numbers[seat]:
                return None
        return await self.store.answered(self.header.id, seat, request.question)

    async def earlier_undo(self, seat: int, request: Request) -> int | None:
        """The acknowledgement that a wish to take back got when it was carried out; None when it was not."""
        async with self.lock:
            return await self._earlier_undo(seat, request)

    async def _earlier_undo(self, seat: int, request: Request) -> int | None:
        """As `done_before`. A seat that was asked something new may still take back its last choice."""
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
        """Take back as many decisions as a function says once nobody else decides, for good."""
        async with self.lock:
            for _ in range(MAX_ATTEMPTS):
                if request is not None:
                    before = await self._earlier_undo(seat, request)
                    if before is not None:
                        return before
                undone, new = await self._undo_moves(self.seq + 1, how_many())
                numbers = numbers_after(self.question_numbers, self.state, new, choice=None, seq=undone.seq)
                entry = with_question(msgspec.structs.replace(undone, seat=seat), request, numbers)
                if await self._try_store(self._with_time(entry, new)):
                    self._advance(new, entry)
                    await self._restart_clocks()
                    return self.seq
            raise ProblemError("behind", status=409)

    async def _undo_moves(self, seq: int, moves: int) -> tuple[Entry, State]:
        """The state with so many decisions less; from the beginning where it is known only from later on."""
        old = self.state
        try:
            new = await asyncio.to_thread(state_after, old, Entry(seq, None, moves))
        except CannotUndo:
            stored = await self.store.entries(self.header.id)
            new = await asyncio.to_thread(replay_entries, self.header, [*stored, Entry(seq, None, moves)])
        return Entry(seq, None, moves, common_event_count(old, new)), new

    def _with_time(self, entry: Entry, new: State) -> Entry:
        """An entry with when it is made and who has to decide after it."""
        return msgspec.structs.replace(entry, at=self.store.now(), asked=tuple(new.deciders))

    async def _try_store(self, entry: Entry) -> bool:
        """Store an entry; False when another process was first, and its entries were taken over."""
        begun = time.perf_counter()
        try:
            await self.store.append(self.header.id, entry)
        except Conflict:
            METRICS.add("horda_conflicts_total")
            await self._catch_up()
            return False
        METRICS.seen("horda_store_seconds", time.perf_counter() - begun)
        return True

    def _advance(
        self, new: State, entry: Entry, pictures: EventPositions = None, *, here: bool = True
    ) -> None:
        """The match goes on: take the new state and tell everybody, with the positions on the way."""
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
        METRICS.add("horda_choices_total" if not entry.undone else "horda_undos_total")
        votes.announce_after_decision(self, proposal, entry)
        publish_update(self, before, first, pictures, taken_back=bool(entry.undone))
        if self.state.over:
            self.send_match_info()
        if here:
            self._notify_turn(asked)
        self.window.reset_if_changed(old)
        self.wake()
        if here and time.time() - self._played_noted_at > PLAYED_NOTE_INTERVAL_S:
            self._played_noted_at = time.time()
            self.store.tasks.once(
                "noting a decision", self.store.played(self.header.id, self._played_noted_at)
            )
        if self.seq - self._snapshot_at >= SNAPSHOT_INTERVAL_ENTRIES:
            self._snapshot_at = self.seq
            self.store.tasks.once("keeping a snapshot", self.save_snapshot())

    def _notify_turn(self, asked: list[int]) -> None:
        """Pass on whose turn it is now, beside those who were asked before, or that the match is over."""
        match, now = self.header.id, self.state
        if now.over:
            self.notifications.send(notifications.end_notifications(match, self.sitting, self.seq))
        else:
            self.notifications.send(
                notifications.turn_notifications(
                    match, self.sitting, asked, now.deciders, self.question_numbers
                )
            )

    async def catch_up(self) -> None:
        """Take over what other processes have decided."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for entry in await self.store.entries(self.header.id, self.seq):
            pictures: EventPositions = [] if self.subscribers and not entry.undone else None
            if entry.undone:
                _, new = await self._undo_moves(entry.seq, entry.undone)
            else:
                new = await apply_stored_choice(self.state, choice_in(entry), pictures)
            self._advance(new, entry, pictures, here=False)

    async def save_snapshot(self) -> None:
        """Store the match as it is now, so that it can be opened at once."""
        seq, state = self.seq, self.state
        text = await asyncio.to_thread(state.to_json)
        await self.store.keep_snapshot(self.header.id, Snapshot(seq, text))
        await self.recorder.record(self.seq)

    # --- telling ---------------------------------------------------------------------------------

    def wake(self) -> None:
        """Something changed: bots, and the clock of a window, may have something to do."""
        self.wake_event.set()
        self.window.refresh()

    def send_match_info(self) -> None:
        """Tell everybody who sits where now."""
        self.send_to_all(MatchChanged(self.info()))

    def send_to_all(self, message: ToClient) -> None:
        """Send the same message to everybody."""
        packed = ENCODER.encode(message).decode()
        for subscriber in self.subscribers:
            subscriber.send(packed)

    # --- sitting ---------------------------------------------------------------------------------

    async def change_sitting(self, change: Callable[[Sitting], Sitting]) -> None:
        """Change who sits where by a function of the sitting; again when another process was first.

        A refusal is believed only of the newest sitting: who came in at another process a moment ago counts.
        What others changed meanwhile is told even where the function then refuses.
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
                await self.store.seat(self.header.id, new, self.revision)
            except Conflict:
                await self._reload_sitting()
                continue
            told = [
                *notifications.resume_notifications(
                    self.header.id, self.sitting, new, self.state, self.question_numbers
                ),
                *notifications.vote_notifications(self.header.id, self.sitting, new),
                *clocks.clock_notifications(self.header.id, self.sitting, new, self.question_numbers),
            ]
            self.sitting = new
            self.revision += 1
            self.notifications.send(told)
            return
        raise ProblemError("behind", status=409)

    async def run_clocks(self) -> None:
        """Do what the clock wants done now; in the store it stands when it wants to be looked at again."""
        now = self.store.now()
        await self.change_sitting(lambda sitting: clocks.apply_timeouts(self, sitting, now))
        clock = self.sitting.clock
        await self.store.set_due(self.header.id, None if clock is None else clock.due())

    async def _restart_clocks(self) -> None:
        """After a decision: those who are asked now have their time from now on."""
        if self.sitting.clock is None:
            return
        before = self.sitting
        await self._change_sitting(lambda sitting: sitting)
        if self.sitting != before:
            self._announce_sitting(before)

    async def reload_sitting(self) -> None:
        """Take over who sits where from the store."""
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
