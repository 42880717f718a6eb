"""The screens that have shown a reaction window; a client reports when it has shown everything that happened before.

A slow telephone still moves figures while another screen already shows the question. The timer of a window therefore
starts when every screen has reported, but not later than the table's `show_wait` allows, whatever a client says.
"""

from __future__ import annotations

from collections.abc import Iterable


class WindowViewers:
    """The seats that look at the open reaction window, and the last `seq` that their screens have shown."""

    def __init__(self) -> None:
        self._shown: dict[int, int] = {}
        """For each seat, the last `seq` that one of its screens has reported as shown."""
        self._opened_seq: int | None = None
        self._opened_at = 0.0
        self._looking_since: dict[int, float] = {}
        """For each seat, the time at which its person first looked at the table while this window was open."""
        self._has_started = False

    def reset(self) -> None:
        """Discard all data, because the window has closed or another one opened."""
        self._opened_seq = None
        self._looking_since.clear()
        self._has_started = False

    def report(self, seats: Iterable[int], seq: int) -> None:
        """Store that a screen of these seats has shown everything up to `seq`."""
        for seat in seats:
            self._shown[seat] = max(seq, self._shown.get(seat, -1))

    def look(self, seats: Iterable[int], *, seq: int, now: float) -> None:
        """Store which seats look at the table while the window is open; the first call opens it."""
        if self._opened_seq is None:
            self._opened_seq, self._opened_at = seq, now
        for seat in seats:
            self._looking_since.setdefault(seat, now)

    def awaited_seats(self, seats: Iterable[int], *, now: float, wait: float) -> frozenset[int]:
        """Return the seats that are still waited for, because their screens have not shown the window yet."""
        return frozenset(
            seat for seat in seats if not self._has_seen(seat) and now < self._deadline(seat, wait)
        )

    def start_if_seen(self, watching: frozenset[int], *, now: float, wait: float) -> bool:
        """Return whether the timer runs: once nobody is waited for any more, or the wait was long enough."""
        if self._opened_seq is not None and (not watching or now >= self._opened_at + wait):
            self._has_started = True
        return self._has_started

    def next_deadline(self, watching: frozenset[int], wait: float) -> float | None:
        """Return the time at which the next waited-for seat is given up; None if there is none."""
        ends = [self._deadline(seat, wait) for seat in watching]
        if ends and not self._has_started:
            ends.append(self._opened_at + wait)
        return min(ends, default=None)

    def _has_seen(self, seat: int) -> bool:
        return self._opened_seq is not None and self._shown.get(seat, -1) >= self._opened_seq

    def _deadline(self, seat: int, wait: float) -> float:
        return self._looking_since.get(seat, self._opened_at) + wait
