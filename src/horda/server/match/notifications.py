"""Notifications for people who are not at the table, and the hub to which senders subscribe.

Each one is sent once, by the process in which its cause happened, whether or not its person is connected. Its key is
the same in every process, so that a subscriber that remembers keys never delivers the same notification twice.
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
NotificationKind = Literal["turn", "wish", "half", "out", "over"]


class Notification(NamedTuple):
    """A seat must decide or vote, its clock is half over or has run out, or the match is over."""

    kind: NotificationKind
    match: str
    seat: int
    number: int
    """The number of the question, proposal or entry that the notification is about."""

    @property
    def key(self) -> str:
        """Return the text that identifies this notification."""
        return f"{self.kind}:{self.match}:{self.seat}:{self.number}"


Listener = Callable[[Notification], None]


class NotificationHub:
    """Passes notifications on to its subscribers."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        """Call `listener` with every later notification; it must not block."""
        self._listeners.append(listener)

    def send(self, notices: Iterable[Notification]) -> None:
        """Pass notifications on; an error in a listener is logged and does not disturb the match."""
        for notice in notices:
            for listener in self._listeners:
                try:
                    listener(notice)
                except Exception as error:
                    log.error("a notice was not passed on", extra=error_location(error))


def seats_of_people(sitting: Sitting) -> list[int]:
    """Return the seats that people play."""
    return [seat for seat, row in enumerate(sitting.seats) if not row.bot]


def turn_notifications(
    match: str, sitting: Sitting, before: Iterable[int], now: Iterable[int], numbers: tuple[int, ...]
) -> list[Notification]:
    """Return a notification for each person who must decide now and did not before."""
    new = frozenset(now) - frozenset(before)
    return [
        Notification("turn", match, seat, numbers[seat]) for seat in seats_of_people(sitting) if seat in new
    ]


def resume_notifications(
    match: str, before: Sitting, now: Sitting, state: State, numbers: tuple[int, ...]
) -> list[Notification]:
    """Return a notification for each person who must decide after a match began or a pause ended."""
    if now.paused or not before.paused or state.over:
        return []
    return turn_notifications(match, now, (), state.deciders, numbers)


def end_notifications(match: str, sitting: Sitting, seq: int) -> list[Notification]:
    """Return a notification for each person that the match is over."""
    return [Notification("over", match, seat, seq) for seat in seats_of_people(sitting)]


def vote_notifications(match: str, before: Sitting, now: Sitting) -> list[Notification]:
    """Return a notification for each person who is newly asked to vote on a proposal."""
    if now.wish is None:
        return []
    same = before.wish is not None and before.wish.number == now.wish.number
    known = before.wish.waiting if same and before.wish is not None else ()
    return [
        Notification("wish", match, seat, now.wish.number) for seat in now.wish.waiting if seat not in known
    ]
