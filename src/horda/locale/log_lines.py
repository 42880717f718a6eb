"""The lines of the log, computed from events: some events have no line, and some share one.

`LogWriter` returns the lines that each event adds or changes. The server sends these with the event, so that a
page only formats them; the terminal formats them here (`log_sentences`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from horda.engine.events import Event
from horda.locale.log_merging import Args, LogLine, merge_event, starts_anew
from horda.locale.words import Words, args_of

IsSilent = Callable[[str, Args], bool]
"""A function that returns whether an event has no sentence, by its name and arguments (`Words.is_silent`)."""
REMOVED = ""
"""The value of `LogLine.event` for a line that is removed from the log."""


class LogWriter:
    """A converter of the events of a match, in order, to log lines for the reader in a seat (None: the spectators)."""

    def __init__(self, is_silent: IsSilent, seat: int | None) -> None:
        self.is_silent = is_silent
        self.seat = seat
        self._open_lines: list[LogLine] = []
        """The last lines, which later events may still change."""

    def add(self, number: int, event: str, args: Args) -> list[LogLine]:
        """Add an event; return the lines that are new or changed by it.

        A removed line is returned with the event `REMOVED`.
        """
        if self.is_silent(event, args):
            return []
        new = LogLine(number, event, args)
        if starts_anew(event):
            self._open_lines = [new]
            return [new]
        before = list(self._open_lines)
        if not merge_event(self._open_lines, new, self.seat):
            self._open_lines.append(new)
            return [new]
        return _changed_lines(before, self._open_lines)


def _changed_lines(before: Sequence[LogLine], after: Sequence[LogLine]) -> list[LogLine]:
    """Return the new, changed and removed lines; `LogLine.come` is not compared, since it changes no sentence."""
    texts = {line.number: (line.event, line.args) for line in before}
    numbers = {line.number for line in after}
    removed = [LogLine(line.number, REMOVED, {}) for line in before if line.number not in numbers]
    return removed + [line for line in after if texts.get(line.number) != (line.event, line.args)]


def can_start_at(event: str, args: Args, is_silent: IsSilent) -> bool:
    """Return whether a `LogWriter` that starts with this event gives the same lines as one with all earlier events."""
    return starts_anew(event) and not is_silent(event, args)


def log_lines(words: Words, events: Sequence[Event], seat: int | None) -> list[LogLine]:
    """Return the log lines of some events for a seat (None: for the spectators)."""
    writer, lines = LogWriter(words.is_silent, seat), dict[int, LogLine]()
    for number, event in enumerate(events):
        for line in writer.add(number, type(event).__name__, args_of(event)):
            lines[line.number] = line
    return [line for line in lines.values() if line.event != REMOVED]


def log_sentences(words: Words, events: Sequence[Event], seat: int | None) -> list[str]:
    """Return the sentences of the log."""
    return [words.event_sentence(line.event, line.args, seat) for line in log_lines(words, events, seat)]
