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
from horda.server.match.applying import Watched, decided, refused, retraced
from horda.server.match.broadcast import ENCODER, publish
from horda.server.match.loading import Opened
from horda.server.match.notifications import Notices
from horda.server.match.rebuild import after, choice_in, entry_of, folded
from horda.server.match.subscriber import Viewer
from horda.server.ops.metrics import METRICS
from horda.server.protocol.match_records import MatchInfo
from horda.server.protocol.projection import View, asked_of, shared_events, view_of
from horda.server.protocol.question_numbers import Numbers, Request, acknowledged, numbered, numbers_after
from horda.server.protocol.server_messages import Asked, MatchChanged, Proposal, ToClient
from horda.server.replay.recorder import MatchFilm
from horda.server.store import Conflict, Entry, Header, Snapshot, Store
from horda.server.store.rows import Sitting
from horda.server.table import clocks, undo, votes
from horda.server.table.presence import Elsewhere, Present
from horda.server.table.reaction_window import Clock, CommonWindow
from horda.server.table.seating import match_info

SNAPSHOT_EVERY = 100
NOTED_EVERY = 3600.0
"""Seconds between two notes in the store that the match is being played."""
TRIES = 4


class LiveMatch:
    """A match that somebody plays or watches now."""

    def __init__(
        self,
        store: Store,
        header: Header,
        sitting: Sitting,
        revision: int,
        *,
        window: float = 0.0,
        clock: Clock | None = None,
    ) -> None:
        self.store = store
        self.header = header
        self.sitting = sitting
        self.revision = revision
        self.state: State
        self.seq = 0
        self.numbers: Numbers = (0,) * header.seats
        """By seat, the number of the question it is asked."""
        self.take_backs: list[Entry] = []
        """The entries that took something back: what a client that was away holds in vain."""
        self.viewers: set[Viewer] = set()
        self.elsewhere = Elsewhere()
        self.lock = asyncio.Lock()
        self.touched = self.moved = time.monotonic()
        """When somebody last opened a window or decided, and when something was last decided."""
        self.moved_here = True
        """Whether the last decision was made by this process: then its bots go on at once."""
        self.woken = asyncio.Event()
        """Set whenever a bot may have something to do."""
        self.window = CommonWindow(self, seconds=window, clock=clock)
        self.views: dict[int | None, tuple[int, View]] = {}
        """The views that were worked out last, each with the `seq` it is of."""
        self.advising: dict[int, asyncio.Task[None]] = {}
        """By seat, the advice that is being worked out."""
        self.watched = 0
        """The number of the last wish whose end is waited for here."""
        self.notices = Notices()
        self._snapshot_at = 0
        self.film = MatchFilm(store, header)
        self._noted = 0.0
        self._opened = time.monotonic()
        self._left: dict[int, float] = {}

    def begin(self, found: Opened, last: Entry | None) -> None:
        """Take what was read from the store, with its last entry."""
        self.state = found.state
        if last is not None:
            self._count(last)
        self.take_backs = found.take_backs
        self._snapshot_at = found.snapshot_at
        self.film.begin(found.filmed, found.base)
        if found.mended:
            self._snapshot_at = found.seq
            self.store.tasks.run_once("keeping a snapshot", self.keep_snapshot())
        votes.watch(self)

    # --- looking ---------------------------------------------------------------------------------

    def info(self) -> MatchInfo:
        """The match as all at the table may know it."""
        return match_info(
            self.header,
            self.sitting,
            over=self.state.over,
            present=self.present(),
            clock=clocks.told(self.sitting.clock),
            away_for=self.away_for,
        )

    def present(self) -> list[Present]:
        """Who is there, at this process and at others."""
        return [Present.at(self.viewers), *self.elsewhere.all()]

    def is_online(self, seat: int) -> bool:
        """Whether the person of a seat has a window open anywhere."""
        return any(seat in one.seats for one in self.present())

    def is_looked_at(self, seat: int) -> bool:
        """Whether the person of a seat has a window in sight anywhere."""
        return any(seat in one.looking for one in self.present())

    def away_for(self, seat: int) -> float:
        """For how many seconds the person of a seat has not been there, as far as is known here."""
        return 0.0 if self.is_online(seat) else time.monotonic() - self._left.get(seat, self._opened)

    def left(self, seats: Iterable[int]) -> None:
        """Somebody closed a window: note when."""
        for seat in seats:
            self._left[seat] = time.monotonic()

    def _count(self, entry: Entry) -> None:
        self.seq = entry.seq
        self.numbers = entry.numbers or (entry.seq,) * self.header.seats

    def proposal(self) -> Proposal | None:
        """What the table is asked to agree to, if anything."""
        now = self.store.now()
        wish = votes.open_wish(self.sitting, self.seq, now)
        return None if wish is None else votes.told(wish, now)

    def asked(self, seat: int | None) -> Asked:
        """What is asked, as a seat may know it, with the number of its own question."""
        question = 0 if seat is None else self.numbers[seat]
        return asked_of(self.state, seat, undo=undo.possible(self, seat), question=question)

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
            for _ in range(TRIES):
                if request is not None:
                    before = await self._carried_out(choice.seat, request)
                    if before is not None:
                        return acknowledged(before, request, choice, self.take_backs)
                    if request.question != self.numbers[choice.seat]:
                        raise ProblemError("match-over" if self.state.over else "other-question", status=409)
                allowed()
                pictures: Watched = [] if self.viewers else None
                try:
                    new = await decided(self.state, choice, pictures)
                except IllegalChoice as problem:
                    raise refused(problem, over=self.state.over) from problem
                numbers = numbers_after(self.numbers, self.state, new, choice=choice, seq=self.seq + 1)
                entry = numbered(entry_of(self.seq + 1, choice), request, numbers)
                if await self._stored(self._noted_now(entry, new)):
                    self._advance(new, entry, pictures)
                    await self._wind()
                    return self.seq
            raise ProblemError("behind", status=409)

    async def _carried_out(self, seat: int, request: Request) -> Entry | None:
        """What a seat decided when it was asked that question, or first after it; None if nothing."""
        if request.question == self.numbers[seat]:
            return None
        if self.store.is_shared:
            await self._catch_up()
            if request.question == self.numbers[seat]:
                return None
        return await self.store.find_answer(self.header.id, seat, request.question)

    async def done_before(self, seat: int, request: Request) -> int | None:
        """The acknowledgement that a wish to take back got when it was carried out; None when it was not."""
        async with self.lock:
            return await self._taken_back(seat, request)

    async def _taken_back(self, seat: int, request: Request) -> int | None:
        """As `done_before`. A seat that was asked something new may still take back its last choice."""
        before = await self._carried_out(seat, request)
        if before is not None:
            return acknowledged(before, request, None, self.take_backs)
        asked_anew = request.question != self.numbers[seat]
        if asked_anew and any(one.seq > request.question for one in self.take_backs):
            raise ProblemError("other-question", status=409)
        return None

    async def take_back(
        self, seat: int, how_many: Callable[[], int], *, request: Request | None = None
    ) -> int:
        """Take back as many decisions as a function says once nobody else decides, for good."""
        async with self.lock:
            for _ in range(TRIES):
                if request is not None:
                    before = await self._taken_back(seat, request)
                    if before is not None:
                        return before
                undone, new = await self._undone(self.seq + 1, how_many())
                numbers = numbers_after(self.numbers, self.state, new, choice=None, seq=undone.seq)
                entry = numbered(msgspec.structs.replace(undone, seat=seat), request, numbers)
                if await self._stored(self._noted_now(entry, new)):
                    self._advance(new, entry)
                    await self._wind()
                    return self.seq
            raise ProblemError("behind", status=409)

    async def _undone(self, seq: int, moves: int) -> tuple[Entry, State]:
        """The state with so many decisions less; from the beginning where it is known only from later on."""
        old = self.state
        try:
            new = await asyncio.to_thread(after, old, Entry(seq, None, moves))
        except CannotUndo:
            stored = await self.store.entries(self.header.id)
            new = await asyncio.to_thread(folded, self.header, [*stored, Entry(seq, None, moves)])
        return Entry(seq, None, moves, shared_events(old, new)), new

    def _noted_now(self, entry: Entry, new: State) -> Entry:
        """An entry with when it is made and who has to decide after it."""
        return msgspec.structs.replace(entry, at=self.store.now(), asked=tuple(new.deciders))

    async def _stored(self, entry: Entry) -> bool:
        """Store an entry; False when another process was first, and its entries were taken over."""
        begun = time.perf_counter()
        try:
            await self.store.append(self.header.id, entry)
        except Conflict:
            METRICS.increment("horda_conflicts_total")
            await self._catch_up()
            return False
        METRICS.observe("horda_store_seconds", time.perf_counter() - begun)
        return True

    def _advance(self, new: State, entry: Entry, pictures: Watched = None, *, here: bool = True) -> None:
        """The match goes on: take the new state and tell everybody, with the positions on the way."""
        first = entry.kept if entry.undone else len(self.state.log)
        before = self.seq
        wish = votes.open_wish(self.sitting, before, self.store.now())
        asked = self.state.deciders
        old, self.state = self.state, new
        self._count(entry)
        self.touched = self.moved = time.monotonic()
        self.moved_here = here
        if entry.undone:
            self.take_backs.append(entry)
        METRICS.increment("horda_choices_total" if not entry.undone else "horda_undos_total")
        votes.tell_moved(self, wish, entry)
        publish(self, before, first, pictures, taken_back=bool(entry.undone))
        if self.state.over:
            self.announce()
        if here:
            self._tell_of_turn(asked)
        self.window.moved(old)
        self.wake()
        if here and time.time() - self._noted > NOTED_EVERY:
            self._noted = time.time()
            self.store.tasks.run_once(
                "noting a decision", self.store.set_last_played(self.header.id, self._noted)
            )
        if self.seq - self._snapshot_at >= SNAPSHOT_EVERY:
            self._snapshot_at = self.seq
            self.store.tasks.run_once("keeping a snapshot", self.keep_snapshot())

    def _tell_of_turn(self, asked: list[int]) -> None:
        """Pass on whose turn it is now, beside those who were asked before, or that the match is over."""
        match, now = self.header.id, self.state
        if now.over:
            self.notices.tell(notifications.over(match, self.sitting, self.seq))
        else:
            self.notices.tell(
                notifications.asked_anew(match, self.sitting, asked, now.deciders, self.numbers)
            )

    async def catch_up(self) -> None:
        """Take over what other processes have decided."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for entry in await self.store.entries(self.header.id, self.seq):
            pictures: Watched = [] if self.viewers and not entry.undone else None
            if entry.undone:
                _, new = await self._undone(entry.seq, entry.undone)
            else:
                new = await retraced(self.state, choice_in(entry), pictures)
            self._advance(new, entry, pictures, here=False)

    async def keep_snapshot(self) -> None:
        """Store the match as it is now, so that it can be opened at once."""
        seq, state = self.seq, self.state
        text = await asyncio.to_thread(state.to_json)
        await self.store.save_snapshot(self.header.id, Snapshot(seq, text))
        await self.film.keep(self.seq)

    # --- telling ---------------------------------------------------------------------------------

    def wake(self) -> None:
        """Something changed: bots, and the clock of a window, may have something to do."""
        self.woken.set()
        self.window.look()

    def announce(self) -> None:
        """Tell everybody who sits where now."""
        self.tell(MatchChanged(self.info()))

    def tell(self, message: ToClient) -> None:
        """Send the same message to everybody."""
        packed = ENCODER.encode(message).decode()
        for viewer in self.viewers:
            viewer.send(packed)

    # --- sitting ---------------------------------------------------------------------------------

    async def reseat(self, change: Callable[[Sitting], Sitting]) -> None:
        """Change who sits where by a function of the sitting; again when another process was first.

        A refusal is believed only of the newest sitting: who came in at another process a moment ago counts.
        What others changed meanwhile is told even where the function then refuses.
        """
        async with self.lock:
            before = self.sitting
            try:
                await self._reseat(change)
            finally:
                if self.sitting != before:
                    self._reseated(before)

    async def _reseat(self, change: Callable[[Sitting], Sitting]) -> None:
        for _ in range(TRIES):
            judged = self.revision
            try:
                new = votes.tended(self.sitting, change(self.sitting), self)
                new = clocks.wound(new, self.state, self.store.now())
            except ProblemError:
                await self._read_sitting()
                if self.revision == judged:
                    raise
                continue
            if new == self.sitting:
                return
            try:
                await self.store.save_sitting(self.header.id, new, self.revision)
            except Conflict:
                await self._read_sitting()
                continue
            told = [
                *notifications.resumed(self.header.id, self.sitting, new, self.state, self.numbers),
                *notifications.wished(self.header.id, self.sitting, new),
                *clocks.passed(self.header.id, self.sitting, new, self.numbers),
            ]
            self.sitting = new
            self.revision += 1
            self.notices.tell(told)
            return
        raise ProblemError("behind", status=409)

    async def run_clock(self) -> None:
        """Do what the clock wants done now; in the store it stands when it wants to be looked at again."""
        now = self.store.now()
        await self.reseat(lambda sitting: clocks.expired(self, sitting, now))
        clock = self.sitting.clock
        await self.store.set_due(self.header.id, None if clock is None else clock.due())

    async def _wind(self) -> None:
        """After a decision: those who are asked now have their time from now on."""
        if self.sitting.clock is None:
            return
        before = self.sitting
        await self._reseat(lambda sitting: sitting)
        if self.sitting != before:
            self._reseated(before)

    async def read_sitting(self) -> None:
        """Take over who sits where from the store."""
        async with self.lock:
            before = self.sitting
            await self._read_sitting()
        self._reseated(before)

    def _reseated(self, before: Sitting) -> None:
        votes.tell(self, before)
        self.announce()
        self.wake()

    async def _read_sitting(self) -> None:
        found = await self.store.header(self.header.id)
        if found is None:
            raise ProblemError("no-such-match", status=404)
        _, self.sitting, self.revision = found
