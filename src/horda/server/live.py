"""A match in memory: its state, who watches it, and the one way a decision gets into it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable

import msgspec

from horda.engine.choices import Choice, IllegalChoice
from horda.engine.state import CannotUndo, State
from horda.server import undoing
from horda.server.filming import Base, filmed
from horda.server.folding import after, choice_in, entry_of, folded
from horda.server.metrics import METRICS
from horda.server.opening import Opened
from horda.server.presence import Elsewhere, Present
from horda.server.problems import Trouble
from horda.server.protocol import PROTOCOL, Change, Proposal, Proposed, Table, ToClient, Update, Welcome
from horda.server.records import ChatLine, MatchInfo
from horda.server.seeing import View, asked_of, changes_between, events_seen, shared_events, view_of
from horda.server.sitting import match_info
from horda.server.store import Conflict, Entry, Header, Reel, Snapshot, Store
from horda.server.store.rows import Sitting
from horda.server.viewer import Viewer

SNAPSHOT_EVERY = 100
NOTED_EVERY = 3600.0
"""Seconds between two notes in the store that the match is being played."""
TRIES = 4
ENCODER = msgspec.json.Encoder()


class Live:
    """A match that somebody plays or watches now."""

    def __init__(self, store: Store, header: Header, sitting: Sitting, revision: int) -> None:
        self.store = store
        self.header = header
        self.sitting = sitting
        self.revision = revision
        self.state: State
        self.seq = 0
        self.take_backs: list[Entry] = []
        """The entries that took something back: what a client that was away holds in vain."""
        self.viewers: set[Viewer] = set()
        self.elsewhere = Elsewhere()
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.moved_here = True
        """Whether the last decision was made by this process: then its bots go on at once."""
        self.woken = asyncio.Event()
        """Set whenever a bot may have something to do."""
        self._views: dict[int | None, tuple[int, View]] = {}
        self._snapshot_at = 0
        self._filmed = -1
        self._film_base: Base | None = None
        self._filming = asyncio.Lock()
        self._noted = 0.0
        self._opened = time.monotonic()
        self._left: dict[int, float] = {}
        self._background: set[asyncio.Task[None]] = set()

    def begin(self, found: Opened) -> None:
        """Take what was read from the store."""
        self.state = found.state
        self.seq = found.seq
        self.take_backs = found.take_backs
        self._snapshot_at = found.snapshot_at
        self._filmed = found.filmed
        self._film_base = found.base
        if found.mended:
            self._snapshot_at = found.seq
            self.later(self.keep_snapshot())

    # --- looking ---------------------------------------------------------------------------------

    def info(self) -> MatchInfo:
        """The match as all at the table may know it."""
        return match_info(self.header, self.sitting, over=self.state.over, present=self.present())

    def present(self) -> list[Present]:
        """Who is there, at this process and at others."""
        return [Present.at(self.viewers), *self.elsewhere.all()]

    def is_online(self, seat: int) -> bool:
        """Whether the person of a seat has a window open anywhere."""
        return any(seat in one.seats for one in self.present())

    def away_for(self, seat: int) -> float:
        """For how many seconds the person of a seat has not been there, as far as is known here."""
        return 0.0 if self.is_online(seat) else time.monotonic() - self._left.get(seat, self._opened)

    def left(self, seats: Iterable[int]) -> None:
        """Somebody closed a window: note when."""
        for seat in seats:
            self._left[seat] = time.monotonic()

    def proposal(self) -> Proposal | None:
        """The wish to take something back that waits for an answer."""
        row = self.sitting.proposal
        if row is None or row.seq != self.seq:
            return None
        return Proposal(row.by, row.moves, row.agreed, row.waiting)

    def welcome(self, viewer: Viewer, chat: Iterable[ChatLine], *, since: int | None, events: int) -> Welcome:
        """The whole table for a viewer, with the events it does not hold yet."""
        seat = viewer.seat
        first = self._held(since, events)
        viewer.seq = self.seq
        return Welcome(
            protocol=PROTOCOL,
            match=self.info(),
            seats=tuple(sorted(viewer.seats)),
            host=viewer.host,
            seat=seat,
            seq=self.seq,
            moves=len(self.state.moves),
            view=self._view(seat),
            events_from=first,
            events=events_seen(self.state, seat, first),
            asked=asked_of(self.state, seat, undoing.possible(self, seat)),
            chat=tuple(chat),
            proposal=self.proposal(),
        )

    def _held(self, since: int | None, events: int) -> int:
        """How many of a client's events still hold, after all that was taken back since it left."""
        if since is None or since > self.seq:
            return 0
        kept = [entry.kept for entry in self.take_backs if entry.seq > since]
        return min([events, len(self.state.log), *kept])

    def _view(self, seat: int | None) -> View:
        known = self._views.get(seat)
        if known is None or known[0] != self.seq:
            known = self._views[seat] = (self.seq, view_of(self.state, seat))
        return known[1]

    # --- deciding --------------------------------------------------------------------------------

    async def choose(self, choice: Choice, *, offered_at: int | None = None) -> int:
        """Make a choice for good, and tell everybody; `Trouble` when it may not be made."""
        async with self.lock:
            for _ in range(TRIES):
                new = self.state.clone()
                try:
                    new.apply(choice)
                except IllegalChoice as problem:
                    raise self._refused(problem, offered_at) from problem
                entry = entry_of(self.seq + 1, choice)
                if await self._stored(entry):
                    self._advance(new, entry)
                    return self.seq
            raise Trouble("behind", status=409)

    def _refused(self, problem: IllegalChoice, offered_at: int | None) -> Trouble:
        if self.state.over:
            return Trouble("match-over", status=409)
        if offered_at is not None and offered_at != self.seq:
            return Trouble("behind", status=409, rules=problem.rules)
        return Trouble("not-now", status=409, rules=problem.rules, cited=", ".join(problem.rules) or "none")

    async def take_back(self, how_many: Callable[[], int]) -> None:
        """Take back as many decisions as a function says once nobody else decides, for good."""
        async with self.lock:
            for _ in range(TRIES):
                entry, new = await self._undone(self.seq + 1, how_many())
                if await self._stored(entry):
                    self._advance(new, entry)
                    return
            raise Trouble("behind", status=409)

    async def _undone(self, seq: int, moves: int) -> tuple[Entry, State]:
        """The state with so many decisions less; from the beginning where it is known only from later on."""
        old = self.state
        try:
            new = await asyncio.to_thread(after, old, Entry(seq, None, moves))
        except CannotUndo:
            stored = await self.store.entries(self.header.id)
            new = await asyncio.to_thread(folded, self.header, [*stored, Entry(seq, None, moves)])
        return Entry(seq, None, moves, shared_events(old, new)), new

    async def _stored(self, entry: Entry) -> bool:
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

    def _advance(self, new: State, entry: Entry, *, here: bool = True) -> None:
        """The match goes on: take the new state and tell everybody."""
        first = entry.kept if entry.undone else len(self.state.log)
        before = self.seq
        self.state = new
        self.seq = entry.seq
        self.touched = time.monotonic()
        self.moved_here = here
        if entry.undone:
            self.take_backs.append(entry)
        METRICS.add("horda_choices_total" if not entry.undone else "horda_undos_total")
        wish = self.sitting.proposal
        if wish is not None and wish.seq == before and not entry.undone:
            self.tell(Proposed(None, "lapsed"))
        self._publish(before, first, taken_back=bool(entry.undone))
        if self.state.over:
            self.announce()
        self.woken.set()
        if here and time.time() - self._noted > NOTED_EVERY:
            self._noted = time.time()
            self.later(self.store.played(self.header.id, self._noted))
        if self.seq - self._snapshot_at >= SNAPSHOT_EVERY:
            self._snapshot_at = self.seq
            self.later(self.keep_snapshot())

    async def catch_up(self) -> None:
        """Take over what other processes have decided."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for entry in await self.store.entries(self.header.id, self.seq):
            if entry.undone:
                _, new = await self._undone(entry.seq, entry.undone)
            else:
                new = self.state.clone()
                new.apply(choice_in(entry))
            self._advance(new, entry, here=False)

    async def keep_snapshot(self) -> None:
        """Store the match as it is now, so that it can be opened at once."""
        seq, state = self.seq, self.state
        text = await asyncio.to_thread(state.to_json)
        await self.store.keep_snapshot(self.header.id, Snapshot(seq, text))
        await self.keep_film()

    async def keep_film(self) -> None:
        """Store what everybody saw of the entries since the last time."""
        async with self._filming:
            if self._filmed >= self.seq:
                return
            reels, last = await self._film()
            for reel in reels:
                if not await self.store.keep_film(self.header.id, reel):
                    # Another process filmed meanwhile: what is missing is filmed next time.
                    self._filmed, self._film_base = await self.store.film_end(self.header.id), None
                    return
            self._filmed, self._film_base = last[0], last

    async def _film(self) -> tuple[list[Reel], Base]:
        header, base = self.header, self._film_base
        stored = await self.store.entries(header.id, base[0] if base else 0)
        try:
            return await asyncio.to_thread(filmed, header, base, stored, after_seq=self._filmed)
        except CannotUndo:
            # What was taken back leads to before the base: film from the beginning.
            stored = await self.store.entries(header.id)
            return await asyncio.to_thread(filmed, header, None, stored, after_seq=self._filmed)

    # --- telling ---------------------------------------------------------------------------------

    def _publish(self, before: int, first: int, *, taken_back: bool) -> None:
        """Send each viewer what its seat may see of the last decision."""
        seats = {viewer.seat for viewer in self.viewers}
        for seat in seats:
            known = self._views.get(seat)
            view = self._view(seat)
            update = Update(
                seq=self.seq,
                moves=len(self.state.moves),
                seat=seat,
                events_from=first,
                events=events_seen(self.state, seat, first),
                asked=asked_of(self.state, seat, undoing.possible(self, seat)),
                taken_back=taken_back,
            )
            changes = None
            if known is not None and known[0] == before:
                changes = changes_between(known[1], view)
            self._send_update(update, seat, view, before if changes is not None else -1, changes=changes)
        self._views = {seat: kept for seat, kept in self._views.items() if seat in seats}

    def _send_update(
        self, update: Update, seat: int | None, view: View, base: int, *, changes: tuple[Change, ...] | None
    ) -> None:
        """The changes for those who have the last view, the whole one for the others; each encoded once."""
        packed: dict[bool, str] = {}
        for viewer in self.viewers:
            if viewer.seat != seat:
                continue
            current = changes is not None and viewer.seq == base
            if current not in packed:
                sent = msgspec.structs.replace(
                    update,
                    base=base if current else -1,
                    changes=changes if current else None,
                    view=None if current else view,
                )
                packed[current] = ENCODER.encode(sent).decode()
            viewer.seq = self.seq
            viewer.send(packed[current])

    def announce(self) -> None:
        """Tell everybody who sits where now."""
        self.tell(Table(self.info()))

    def tell(self, message: ToClient) -> None:
        """Send the same message to everybody."""
        packed = ENCODER.encode(message).decode()
        for viewer in self.viewers:
            viewer.send(packed)

    def later(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside, and hold on to it until it is done."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    # --- sitting ---------------------------------------------------------------------------------

    async def reseat(self, change: Callable[[Sitting], Sitting]) -> None:
        """Change who sits where by a function of the sitting; again when another process was first."""
        before = self.sitting
        async with self.lock:
            for _ in range(TRIES):
                new = change(self.sitting)
                if new == self.sitting:
                    return
                try:
                    await self.store.seat(self.header.id, new, self.revision)
                except Conflict:
                    await self._read_sitting()
                    continue
                self.sitting = new
                self.revision += 1
                break
            else:
                raise Trouble("behind", status=409)
        self._reseated(before)

    async def read_sitting(self) -> None:
        """Take over who sits where from the store."""
        before = self.sitting
        async with self.lock:
            await self._read_sitting()
        self._reseated(before)

    def _reseated(self, before: Sitting) -> None:
        undoing.tell(self, before)
        self.announce()
        self.woken.set()

    async def _read_sitting(self) -> None:
        found = await self.store.header(self.header.id)
        if found is None:
            raise Trouble("no-such-match", status=404)
        _, self.sitting, self.revision = found
