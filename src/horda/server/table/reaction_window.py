"""The moments in which anybody may act, kept by one clock: they close for all at once, whoever could act.

How soon somebody passes would tell the others what is in a hand. So a pass is made when the clock says so, by
the server, whether its seat had a choice or not. Who needs longer says so openly, with a choice or without.
Whatever else somebody does is done at once.
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
from horda.server.match.subscriber import Viewer
from horda.server.protocol.question_numbers import Request
from horda.server.protocol.server_messages import Done, OpenWindow, ToClient, Window
from horda.server.table.votes import open_wish, others

if TYPE_CHECKING:
    from horda.server.match.live_match import LiveMatch


class Timer(Protocol):
    """Something that will be done."""

    def cancel(self) -> None:
        """It will not."""


class Clock(Protocol):
    """What time it is, and what is to be done when."""

    def now(self) -> float:
        """Seconds since some moment."""

    def at(self, when: float, do: Callable[[], None]) -> Timer:
        """Do something at a moment, at once where it is past."""


class LoopClock:
    """The clock of the event loop."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def at(self, when: float, do: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_at(when, do)


class Held(NamedTuple):
    """A pass that came before the window closes: it is made then."""

    viewer: Viewer
    choice: Choice
    request: Request
    allowed: Callable[[], None]


class CommonWindow:
    """The clock of a match. It runs for a person from when somebody looks at the table from their seat."""

    def __init__(self, live: LiveMatch, *, seconds: float, clock: Clock | None = None) -> None:
        self._live = live
        self.seconds = seconds
        """How long a window stands open; 0: nobody keeps it."""
        self._clock = clock or LoopClock()
        self._since: dict[int, float] = {}
        """Since when each person has had the open window before their eyes."""
        self._thinking: set[int] = set()
        self._held: dict[str, Held] = {}
        """By the id of their message."""
        self._timer: Timer | None = None
        self._told: tuple[object, ...] = ()

    # --- what is open ----------------------------------------------------------------------------

    def _passes(self) -> dict[int, Choice]:
        """By seat, the pass of each person who is asked and from whose time others could learn something."""
        live, state = self._live, self._live.state
        question = state.question()
        if not self.seconds or question is None or self._stands_still() or not question.asks_always(state):
            return {}
        return {
            choice.seat: choice
            for choice in state.all_choices()
            if choice.verb in passing(state.game)
            and not live.sitting.seats[choice.seat].bot
            and others(live.sitting, choice.seat)
        }

    def _stands_still(self) -> bool:
        """Whether nobody is to decide anything just now."""
        wish = open_wish(self._live.sitting, self._live.seq, self._live.store.now())
        return self._live.sitting.paused or (wish is not None and wish.holds)

    def record(self) -> OpenWindow | None:
        """The open window, as all at the table may know it."""
        asked = next(iter(self._passes()), None)
        if asked is None:
            return None
        left = None
        if asked in self._since and asked not in self._thinking:
            left = max(0.0, round(self._since[asked] + self.seconds - self._clock.now(), 3))
        return OpenWindow(asked, tuple(sorted(self._thinking)), left, self.seconds)

    # --- what happens ----------------------------------------------------------------------------

    def moved(self, before: State) -> None:
        """Somebody decided: the window goes on where others have only passed, else it is another one."""
        if not is_same_window(before, self._live.state):
            self._since.clear()
            self._thinking.clear()

    def look(self) -> None:
        """Something changed: let the clock run for whom it has to, and tell the table."""
        live, passes = self._live, self._passes()
        looking = {viewer.seat for viewer in live.viewers}
        self._since = {seat: when for seat, when in self._since.items() if seat in looking}
        if passes:
            for seat, row in enumerate(live.sitting.seats):
                if seat in looking and not row.bot:
                    self._since.setdefault(seat, self._clock.now())
        elif self._stands_still():
            self._since.clear()
        self._release()
        self._wind(passes)
        self._tell()

    def _wind(self, passes: dict[int, Choice]) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        ends = [self._since[seat] for seat in passes if seat in self._since and seat not in self._thinking]
        if ends:
            self._timer = self._clock.at(min(ends) + self.seconds, self._ring)

    def _tell(self) -> None:
        """Tell everybody what is new about the window, and nothing twice."""
        window = self.record()
        news: tuple[object, ...] = ()
        if window is not None:
            news = (window.seat, window.thinking, self._since.get(window.seat))
        if news != self._told:
            self._told = news
            self._live.tell(Window(window))

    def think(self, seat: int, *, on: bool) -> None:
        """A person wants more time than the clock gives, or no longer does; everybody is told."""
        if not self._passes() or not others(self._live.sitting, seat):
            raise ProblemError("no-window", status=409)
        self.heard(seat, on=on)

    def heard(self, seat: int, *, on: bool) -> None:
        """A person said so, here or at another process."""
        if on:
            self._thinking.add(seat)
        else:
            self._thinking.discard(seat)
        self.look()

    def hold(self, held: Held) -> bool:
        """Keep a pass until the window closes; False where nothing keeps it from being made now."""
        seat = held.choice.seat
        waits = seat in self._since and seat not in self._thinking and seat in self._passes()
        if not waits or held.choice.verb not in passing(self._live.state.game):
            return False
        if held.request.question != self._live.numbers[seat]:
            return False
        self._held[held.request.id] = held
        return True

    def _release(self) -> None:
        """Answer passes that are held in vain: their seat thinks on, or did something else meanwhile."""
        for id, held in list(self._held.items()):
            seat = held.choice.seat
            if seat in self._thinking:
                del self._held[id]
                answer(held.viewer, ProblemError("thinks-on", status=409).message(id))
            elif held.request.question != self._live.numbers[seat]:
                del self._held[id]
                self._beside(self._make(held))

    # --- closing ---------------------------------------------------------------------------------

    def _ring(self) -> None:
        self._timer = None
        now = self._clock.now()
        for seat, choice in self._passes().items():
            due = seat in self._since and self._since[seat] + self.seconds <= now
            if due and seat not in self._thinking:
                return self._beside(self._close(choice))
        return self.look()

    async def _close(self, choice: Choice) -> None:
        """The time is over for whoever is asked."""
        seat = choice.seat
        held = next((one for one in self._held.values() if one.choice.seat == seat), None)
        if held is not None:
            del self._held[held.request.id]
            await self._make(held)
        else:
            await self._pass(choice, Request(self._live.numbers[seat], ""))
        if seat in self._passes():
            # It was not made, whatever the reason: it gets as much time again.
            self._since[seat] = self._clock.now()
            self.look()

    async def _pass(self, choice: Choice, request: Request) -> None:
        try:
            await self._live.choose(choice, request=request, allowed=lambda: self._may_close(choice.seat))
        except ProblemError:
            # Somebody was quicker, here or at another process: what is asked now has a clock of its own.
            return

    def _may_close(self, seat: int) -> None:
        if seat in self._thinking or seat not in self._passes():
            raise ProblemError("other-question", status=409)

    async def _make(self, held: Held) -> None:
        id = held.request.id
        try:
            seq = await self._live.choose(held.choice, request=held.request, allowed=held.allowed)
        except ProblemError as trouble:
            answer(held.viewer, trouble.message(id))
        else:
            answer(held.viewer, Done(id, seq))

    def _beside(self, work: object) -> None:
        assert asyncio.iscoroutine(work)
        self._live.store.tasks.run_once("closing a window", work)


def answer(viewer: Viewer, message: ToClient) -> None:
    """Send something to one viewer alone."""
    viewer.send(ENCODER.encode(message).decode())


@cache
def passing(game: Game) -> frozenset[str]:
    """The verbs that let happen what happens, as the game says."""
    return frozenset(verb for verb, looks in verbs_of(game).items() if looks.tone == "pass")


def is_same_window(before: State, after: State) -> bool:
    """Whether the same is still asked, of whomever, and nothing happened meanwhile but passing."""
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
