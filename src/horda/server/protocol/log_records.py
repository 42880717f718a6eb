"""Events as protocol records together with the log lines that they make or change (`horda.locale.log_lines`).

Which events share a line depends on the events before them. `logged_events` therefore looks back to the last event
at which a line certainly begins, which is a few events before in all games.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from horda.engine.game import Game
from horda.engine.state import State
from horda.locale.log_lines import IsSilent, LogWriter, can_start_at
from horda.locale.log_merging import Args, LogLine
from horda.locale.words import Words
from horda.server.protocol.match_records import EventRecord, LogLineRecord
from horda.server.protocol.projection import visible_events

LOOK_BACK = 4
"""New events are read with this many earlier ones; the number doubles while no line begins among them."""


MAX_CACHED_EVENTS = 2000
"""Most events of a game whose silence is cached, since formatting a sentence takes long."""


@cache
def _is_silent(game: Game) -> IsSilent:
    """Return the test for events without a sentence, which are the same in all languages."""
    words, known = Words.of(game, "en"), dict[str, bool]()

    def is_silent(event: str, args: Args) -> bool:
        if not words.may_be_silent(event):
            return False
        key = f"{event} {args}"
        if key not in known:
            if len(known) >= MAX_CACHED_EVENTS:
                known.clear()
            known[key] = words.is_silent(event, args)
        return known[key]

    return is_silent


def logged_events(state: State, seat: int | None, since: int) -> tuple[EventRecord, ...]:
    """Return the events from number `since` on, as a seat may know them, with their log lines."""
    back = LOOK_BACK
    while True:
        first = max(0, since - back)
        events = visible_events(state, seat, first)
        before = _last_beginning(state.game, events[: since - first])
        if first == 0 or before is not None:
            return with_log_lines(state.game, events[before or 0 :], seat)[since - first - (before or 0) :]
        back *= 2


def _last_beginning(game: Game, events: Sequence[EventRecord]) -> int | None:
    """Return the index of the last event at which a line certainly begins."""
    is_silent = _is_silent(game)
    for at in range(len(events) - 1, -1, -1):
        if can_start_at(events[at].event, _args(events[at]), is_silent):
            return at
    return None


def with_log_lines(game: Game, events: Sequence[EventRecord], seat: int | None) -> tuple[EventRecord, ...]:
    """Return successive events with the log lines that they make or change."""
    writer = LogWriter(_is_silent(game), seat)
    return tuple(
        EventRecord(record.event, record.args, _line_records(number, record, writer))
        for number, record in enumerate(events)
    )


def _line_records(number: int, record: EventRecord, writer: LogWriter) -> tuple[LogLineRecord, ...] | None:
    """Return the lines that an event makes or changes; None if it just has a line of its own."""
    lines = writer.add(number, record.event, _args(record))
    if len(lines) == 1 and lines[0].number == number and lines[0].event == record.event:
        return None
    return tuple(_line_record(number, line) for line in lines)


def _line_record(number: int, line: LogLine) -> LogLineRecord:
    return LogLineRecord(number - line.number, line.event, cast("dict[str, Any]", line.args))


def _args(record: EventRecord) -> Args:
    return cast("Args", record.args)
