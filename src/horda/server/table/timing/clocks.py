"""Clocks: how long a turn may take, and what happens when the time runs out.

Everything here is a function of the sitting, which is stored with its revision. So only one of several processes
applies a timeout, and a process that was restarted continues from what is stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from horda.bots import best_bot
from horda.server.match.notifications import Notification
from horda.server.protocol.match_records import ClockInfo, ClockRequest, TurnInfo
from horda.server.store.rows import ClockRow, DeedRow, SeatRow, Sitting, TurnRow
from horda.server.table import seating

if TYPE_CHECKING:
    from horda.engine.state import State
    from horda.server.match.live_match import LiveMatch

replace = msgspec.structs.replace
IDLE_CHECK_S = 3600.0
"""Seconds after which a match without a running clock is checked, so that stopped bots continue."""
TIMEOUTS_BEFORE_OPENING = 2
"""Timeouts in a row after which a seat is opened to others."""


def clock_row(clock: ClockRequest | None) -> ClockRow | None:
    """Return the row of the clock that was chosen at the start."""
    return None if clock is None else ClockRow(float(clock.seconds), clock.out)


def clock_info(clock: ClockRow | None) -> ClockInfo | None:
    """Return a clock as everybody at the table sees it."""
    if clock is None:
        return None
    turns = tuple(
        TurnInfo(
            one.seat, seating.iso_time(one.until), None if one.left is None else int(one.left), out=one.out
        )
        for one in clock.turns
    )
    return ClockInfo(int(clock.seconds), clock.out, turns)


# --- starting and stopping -----------------------------------------------------------------------


def restart_clocks(sitting: Sitting, state: State, now: float) -> Sitting:
    """Return the sitting with running clocks for exactly the seats that must decide now."""
    clock = sitting.clock
    if clock is None:
        return sitting
    if sitting.paused and not state.over:
        return replace(
            sitting, clock=replace(clock, turns=tuple(_stop_turn(one, now) for one in clock.turns))
        )
    before = {one.seat: one for one in clock.turns}
    asked = () if state.over else tuple(state.deciders)
    turns = tuple(
        _running_turn(before.get(seat), sitting.seats[seat], seat, state.turn, now, clock.seconds)
        for seat in asked
        if not sitting.seats[seat].bot or sitting.seats[seat].turn_only
    )
    kept = {(one.seat, one.turn) for one in turns}
    for one in clock.turns:
        if (one.seat, one.turn) not in kept:
            sitting = _end_turn(sitting, one)
    look = 0.0
    if not state.over and not any(not one.out for one in turns):
        look = clock.look if clock.look > now else now + IDLE_CHECK_S
    return replace(sitting, clock=replace(clock, turns=turns, look=look))


def _running_turn(
    before: TurnRow | None, row: SeatRow, seat: int, turn: int, now: float, seconds: float
) -> TurnRow:
    """Return the clock of a seat that must decide: the running one, or a new one for a new turn."""
    if before is None or before.turn != turn or (before.out and not row.bot and row.ran_out):
        # A person who returns while a bot plays for them gets a full turn's time for the rest.
        return TurnRow(seat, turn, now, now + seconds)
    if before.left is not None:
        until = now + before.left
        return replace(before, began=until - seconds, until=until, left=None)
    return before


def _stop_turn(one: TurnRow, now: float) -> TurnRow:
    return one if one.left is not None or one.out else replace(one, left=max(0.0, one.until - now))


def _end_turn(sitting: Sitting, turn: TurnRow) -> Sitting:
    """Return the sitting after a turn: reset the timeouts of a person who was in time, and remove a substitute bot."""
    row = sitting.seats[turn.seat]
    if row.turn_only:
        row = replace(row, bot="", away=False, turn_only=False)
    elif not row.bot and not turn.out:
        row = replace(row, ran_out=0)
    return seating.set_seat(sitting, turn.seat, row)


# --- timeouts ------------------------------------------------------------------------------------


def apply_timeouts(live: LiveMatch, sitting: Sitting, now: float) -> Sitting:
    """Return the sitting with all due half times and timeouts applied."""
    clock = sitting.clock
    if clock is None or sitting.paused or live.state.over:
        return sitting
    # Timeouts depend on who must decide now, not on who did when the sitting was stored.
    sitting = restart_clocks(sitting, live.state, now)
    clock = sitting.clock or clock
    turns: list[TurnRow] = []
    for one in clock.turns:
        if one.out or one.left is not None:
            turns.append(one)
        elif now >= one.until:
            sitting = _apply_timeout(live, sitting, one.seat, now)
            turns.append(replace(one, half=True, out=True))
        else:
            turns.append(replace(one, half=one.half or now >= (one.began + one.until) / 2))
    return replace(sitting, clock=replace(clock, turns=tuple(turns)))


def _apply_timeout(live: LiveMatch, sitting: Sitting, seat: int, now: float) -> Sitting:
    """Return the sitting after a turn ran out, handled as chosen at the start and logged."""
    assert sitting.clock is not None
    row = sitting.seats[seat]
    events = len(live.state.log)
    if sitting.clock.out == "tell":
        return seating.add_deed(sitting, DeedRow("clock_told", None, seat, events, at=now))
    times = row.ran_out + 1
    opened = sitting.clock.out == "open" and times >= TIMEOUTS_BEFORE_OPENING
    bot = best_bot(live.header.game)
    row = replace(row, bot=bot, away=True, ran_out=times, turn_only=not opened, opened=opened)
    deed = DeedRow("clock_opened" if opened else "clock_turn", None, seat, events, at=now)
    return seating.add_deed(seating.set_seat(sitting, seat, row), deed)


def clock_notifications(
    match: str, before: Sitting, now: Sitting, numbers: tuple[int, ...]
) -> Iterable[Notification]:
    """Yield a notification for each clock that newly reached its half time or ran out."""
    if now.clock is None or before.clock is None:
        return
    known = {(one.seat, one.turn): one for one in before.clock.turns}
    for one in now.clock.turns:
        then = known.get((one.seat, one.turn), one)
        if one.out and not then.out:
            yield Notification("out", match, one.seat, numbers[one.seat])
        elif one.half and not then.half:
            yield Notification("half", match, one.seat, numbers[one.seat])


def vote_deadline(sitting: Sitting, asking: float, at: float) -> float:
    """Return the end of a vote that starts at `at`; with a clock, people have at least the time of a turn."""
    return at + max(asking, 0.0 if sitting.clock is None else sitting.clock.seconds)
