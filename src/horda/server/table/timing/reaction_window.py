"""Reaction windows with one shared timer, which close for all seats at once, whether or not a seat could act.

The time until a pass would reveal a player's cards. So the server applies every pass when the timer ends, whether
the seat had a choice or not. Players may ask openly for more time, with or without a choice. Any other choice is
applied at once. A match with turns of a day or more has no such timer.

The timer starts when every screen has shown what happened before (`WindowViewers`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Protocol

from horda.engine.choices import Choice
from horda.engine.content.verb_styles import verbs_of
from horda.engine.events import OrderFollowed
from horda.engine.game import Game
from horda.engine.state import State
from horda.server.http.errors import ProblemError
from horda.server.match.broadcast import ENCODER
from horda.server.match.sockets.subscriber import Subscriber
from horda.server.protocol.server_messages import Done, OpenWindow, ToClient, Window
from horda.server.table.question_numbers import Request
from horda.server.table.timing.window_viewers import WindowViewers
from horda.server.table.votes import open_proposal, other_people

if TYPE_CHECKING:
    from horda.server.match.live_match import LiveMatch

DAY_S = 86_400.0


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Cancel the call."""


class Clock(Protocol):
    """A clock with scheduled calls; tests replace it."""

    def now(self) -> float:
        """Return the time in seconds since an arbitrary moment."""

    def call_at(self, when: float, do: Callable[[], None]) -> Timer:
        """Call a function at a time, or at once if that time is past."""


class LoopClock:
    """The clock of the event loop."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def call_at(self, when: float, do: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_at(when, do)


class HeldPass(NamedTuple):
    """A pass that arrived before the window closed, and is applied when it closes."""

    subscriber: Subscriber
    choice: Choice
    request: Request
    check_allowed: Callable[[], None]


class ReactionWindow:
    """The timer of a match's reaction windows; it runs for a person while they look at the table from their seat."""

    def __init__(self, live: LiveMatch, *, seconds: float, clock: Clock | None = None) -> None:
        self._live = live
        self.seconds = seconds
        """Seconds for which a window stays open; 0 means no timer."""
        self._clock = clock or LoopClock()
        self._viewers = WindowViewers()
        self._runs_since: dict[int, float] = {}
        """For each seat, the time since when the open window's timer runs."""
        self._thinking: set[int] = set()
        self._held: dict[str, HeldPass] = {}
        """Held passes by the id of their message."""
        self._timer: Timer | None = None
        self._last_sent: tuple[object, ...] = ()

    # --- the open window -------------------------------------------------------------------------

    def _open_passes(self) -> dict[int, Choice]:
        """Return, for each asked person whose timing could reveal something, the pass."""
        live, state = self._live, self._live.state
        question = state.question()
        if not self.seconds or self._is_played_by_the_day() or self._is_halted():
            return {}
        if question is None or not question.asks_always(state):
            return {}
        return {
            choice.seat: choice
            for choice in state.all_choices()
            if choice.verb in pass_verbs(state.game)
            and not live.sitting.seats[choice.seat].bot
            and other_people(live.sitting, choice.seat)
        }

    def _is_played_by_the_day(self) -> bool:
        """Whether a turn may take a day or more, so that people play at different hours and windows stay open."""
        clock = self._live.sitting.clock
        return clock is not None and clock.seconds >= DAY_S

    def _is_halted(self) -> bool:
        """Whether the match is paused or waits for a vote."""
        proposal = open_proposal(self._live.sitting, self._live.seq, self._live.store.now())
        return self._live.sitting.paused or (proposal is not None and proposal.holds)

    def record(self) -> OpenWindow | None:
        """Return the open window as everybody at the table may see it; None if there is none."""
        asked = next(iter(self._open_passes()), None)
        if asked is None:
            return None
        left = None
        watching = () if asked in self._runs_since else tuple(sorted(self._awaited_seats()))
        if asked in self._runs_since and asked not in self._thinking:
            left = max(0.0, round(self._runs_since[asked] + self.seconds - self._clock.now(), 3))
        return OpenWindow(asked, tuple(sorted(self._thinking)), left, self.seconds, watching)

    # --- who has seen it -------------------------------------------------------------------------

    def _seats_connected_here(self) -> set[int]:
        """Return the seats from which a person looks at the table in this process."""
        seats = {one.seat for one in self._live.subscribers if not one.is_not_seated}
        return {seat for seat in seats if seat is not None and not self._live.sitting.seats[seat].bot}

    def _awaited_seats(self) -> frozenset[int]:
        """Return the seats, in all processes, whose screens still show what led to the window."""
        elsewhere = {seat for process in self._live.attendance.remote.current() for seat in process.seats}
        people = {
            seat for seat in elsewhere if not self._live.sitting.seats[seat].bot
        } | self._seats_connected_here()
        return self._viewers.awaited_seats(people, now=self._clock.now(), wait=self._live.sitting.show_wait)

    def note_shown(self, seats: frozenset[int], seq: int) -> None:
        """Store that a screen of these seats, in any process, has shown everything up to `seq`."""
        self._viewers.report(seats, seq)
        self.refresh()

    # --- changes ---------------------------------------------------------------------------------

    def reset_if_changed(self, before: State) -> None:
        """Restart the window after a choice, unless others have only passed in the same window."""
        if not is_same_window(before, self._live.state):
            self._viewers.reset()
            self._runs_since.clear()
            self._thinking.clear()

    def refresh(self) -> None:
        """Start or stop the timer after any change, and send the table the changed window."""
        passes, looking = self._open_passes(), self._seats_connected_here()
        self._runs_since = {seat: when for seat, when in self._runs_since.items() if seat in looking}
        if passes and looking:
            self._start_timers(looking)
        elif self._is_halted():
            self._runs_since.clear()
        self._release_passes()
        self._restart_timer(passes)
        self._send_state()

    def _start_timers(self, looking: set[int]) -> None:
        """Start the timer for everybody who looks at the table, once all screens have shown the window."""
        now, wait = self._clock.now(), self._live.sitting.show_wait
        self._viewers.look(looking, seq=self._live.seq, now=now)
        watching = self._awaited_seats()
        if not self._viewers.start_if_seen(watching, now=now, wait=wait):
            return
        for seat in looking - watching:
            self._runs_since.setdefault(seat, now)

    def _restart_timer(self, passes: dict[int, Choice]) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        ends = [
            self._runs_since[seat]
            for seat in passes
            if seat in self._runs_since and seat not in self._thinking
        ]
        moments = [min(ends) + self.seconds] if ends else []
        waits_until = (
            self._viewers.next_deadline(self._awaited_seats(), self._live.sitting.show_wait)
            if passes
            else None
        )
        if waits_until is not None:
            moments.append(waits_until)
        if moments:
            self._timer = self._clock.call_at(min(moments), self._on_timer)

    def _send_state(self) -> None:
        """Send the window to everybody if it changed since the last time."""
        window = self.record()
        news: tuple[object, ...] = ()
        if window is not None:
            news = (window.seat, window.thinking, self._runs_since.get(window.seat), window.watching)
        if news != self._last_sent:
            self._last_sent = news
            self._live.send_to_all(Window(window))

    def request_time(self, seat: int, *, on: bool) -> None:
        """Set or end a person's request for more time; raise `ProblemError` if no window is open."""
        if not self._open_passes() or not other_people(self._live.sitting, seat):
            raise ProblemError("no-window", status=409)
        self.set_thinking(seat, on=on)

    def set_thinking(self, seat: int, *, on: bool) -> None:
        """Store that a person, in any process, asked for more time, or no longer does."""
        if on:
            self._thinking.add(seat)
        else:
            self._thinking.discard(seat)
        self.refresh()

    def hold_pass(self, held: HeldPass) -> bool:
        """Hold a pass until the window closes; return False if it can be applied now."""
        seat = held.choice.seat
        if held.choice.verb not in pass_verbs(self._live.state.game) or seat not in self._open_passes():
            return False
        if seat in self._thinking or not (seat in self._runs_since or seat in self._awaited_seats()):
            return False
        if held.request.question != self._live.question_numbers[seat]:
            return False
        self._held[held.request.id] = held
        # Whoever passes has seen the window, whatever their screen reports.
        self.note_shown(frozenset((seat,)), self._live.seq)
        return True

    def _release_passes(self) -> None:
        """Answer held passes whose seat has asked for time or decided otherwise."""
        for id, held in list(self._held.items()):
            seat = held.choice.seat
            if seat in self._thinking:
                del self._held[id]
                send_message(held.subscriber, ProblemError("thinks-on", status=409).message(id))
            elif held.request.question != self._live.question_numbers[seat]:
                del self._held[id]
                self._run_in_background(self._apply_held_pass(held))

    # --- closing ---------------------------------------------------------------------------------

    def _on_timer(self) -> None:
        self._timer = None
        now = self._clock.now()
        for seat, choice in self._open_passes().items():
            due = seat in self._runs_since and self._runs_since[seat] + self.seconds <= now
            if due and seat not in self._thinking:
                return self._run_in_background(self._close_for(choice))
        return self.refresh()

    async def _close_for(self, choice: Choice) -> None:
        """Apply the pass of a seat whose time is over."""
        seat = choice.seat
        held = next((one for one in self._held.values() if one.choice.seat == seat), None)
        if held is not None:
            del self._held[held.request.id]
            await self._apply_held_pass(held)
        else:
            await self._apply_pass(choice, Request(self._live.question_numbers[seat], ""))
        if seat in self._open_passes():
            # The pass was not made, whatever the reason: the seat gets the same time again.
            self._runs_since[seat] = self._clock.now()
            self.refresh()

    async def _apply_pass(self, choice: Choice, request: Request) -> None:
        try:
            await self._live.choose(
                choice, request=request, allowed=lambda: self._check_may_close(choice.seat)
            )
        except ProblemError:
            # Somebody else decided first, here or at another process; the new question has its own timer.
            return

    def _check_may_close(self, seat: int) -> None:
        if seat in self._thinking or seat not in self._open_passes():
            raise ProblemError("other-question", status=409)

    async def _apply_held_pass(self, held: HeldPass) -> None:
        id = held.request.id
        try:
            seq = await self._live.choose(held.choice, request=held.request, allowed=held.check_allowed)
        except ProblemError as error:
            send_message(held.subscriber, error.message(id))
        else:
            send_message(held.subscriber, Done(id, seq))

    def _run_in_background(self, work: object) -> None:
        assert asyncio.iscoroutine(work)
        self._live.store.tasks.run_once("closing a window", work)


def send_message(subscriber: Subscriber, message: ToClient) -> None:
    """Send a message to one subscriber."""
    subscriber.send(ENCODER.encode(message).decode())


@cache
def pass_verbs(game: Game) -> frozenset[str]:
    """Return the verbs of a game that pass."""
    return frozenset(verb for verb, looks in verbs_of(game).items() if looks.tone == "pass")


def is_same_window(before: State, after: State) -> bool:
    """Whether the same question is still open, for any seat, and only passes have happened."""
    then, now = before.question(), after.question()
    if then is None or now is None or type(then) is not type(now) or len(after.log) < len(before.log):
        return False
    if any(not isinstance(event, OrderFollowed) for event in after.log.since(len(before.log))):
        return False
    told = [
        [one for one in question.prompt(state, None).about if one[0] != "seat"]
        for question, state in ((then, before), (now, after))
    ]
    return told[0] == told[1]
