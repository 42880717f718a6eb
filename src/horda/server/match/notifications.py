"""What somebody who is not at the table may want to hear of; whoever notifies people listens here.

Each is told once, by the process at which it came about, whether or not anybody has a window open. Its key is
the same wherever and whenever it is told, so that a listener that keeps keys never tells one thing twice.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Literal, NamedTuple

from horda.server.ops.json_logging import error_location

if TYPE_CHECKING:
    from horda.engine.state import State
    from horda.server.store.rows import Sitting

log = logging.getLogger("horda.server")
Kind = Literal["turn", "wish", "half", "out", "over"]


class Notice(NamedTuple):
    """It is a seat's turn, an offer or vote waits for it, its clock is half gone or out, or all is over."""

    kind: Kind
    match: str
    seat: int
    number: int
    """Which turn (by the number of its question), wish or decision it is about."""

    @property
    def key(self) -> str:
        """What it is known by: the same thing has the same key."""
        return f"{self.kind}:{self.match}:{self.seat}:{self.number}"


Listener = Callable[[Notice], None]


class Notices:
    """Passes notices on to those who listen."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Call a function with every notice from now on; it must not wait for anything."""
        self._listeners.append(listener)

    def tell(self, notices: Iterable[Notice]) -> None:
        """Pass notices on; a listener that fails keeps nobody from playing."""
        for notice in notices:
            for listener in self._listeners:
                try:
                    listener(notice)
                except Exception as problem:
                    log.error("a notice was not passed on", extra=error_location(problem))


def people(sitting: Sitting) -> list[int]:
    """The seats that people play."""
    return [seat for seat, row in enumerate(sitting.seats) if not row.bot]


def asked_anew(
    match: str, sitting: Sitting, before: Iterable[int], now: Iterable[int], numbers: tuple[int, ...]
) -> list[Notice]:
    """Whose turn it is now and was not before."""
    new = frozenset(now) - frozenset(before)
    return [Notice("turn", match, seat, numbers[seat]) for seat in people(sitting) if seat in new]


def resumed(
    match: str, before: Sitting, now: Sitting, state: State, numbers: tuple[int, ...]
) -> list[Notice]:
    """Whose turn it is at a match that begins, or goes on after a pause."""
    if now.paused or not before.paused or state.over:
        return []
    return asked_anew(match, now, (), state.deciders, numbers)


def over(match: str, sitting: Sitting, seq: int) -> list[Notice]:
    """The match is over: for all who play it."""
    return [Notice("over", match, seat, seq) for seat in people(sitting)]


def wished(match: str, before: Sitting, now: Sitting) -> list[Notice]:
    """Whom the table waits for to agree to something, and did not before."""
    if now.wish is None:
        return []
    same = before.wish is not None and before.wish.number == now.wish.number
    known = before.wish.waiting if same and before.wish is not None else ()
    return [Notice("wish", match, seat, now.wish.number) for seat in now.wish.waiting if seat not in known]
