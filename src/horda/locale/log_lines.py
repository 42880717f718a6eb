"""The lines of the log: which events have one, and which events share one.

`LogWriter` says what each event adds to the log. The server sends this beside the event, so that a page only
formats the lines; the terminal formats them here (`log_sentences`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from horda.engine.events import Event
from horda.locale.log_merging import Args, LogLine, merge_event, starts_anew
from horda.locale.words import Words, args_of

IsSilent = Callable[[str, Args], bool]
"""Returns whether an event has no sentence, by its name and arguments (`Words.is_silent`)."""
REMOVED = ""
"""The event of a line that is taken out of the log again."""


class LogWriter:
    """Turns the events of a match, in their order, into lines for the reader in one seat (None: the spectators)."""

    def __init__(self, is_silent: IsSilent, seat: int | None) -> None:
        self.is_silent = is_silent
        self.seat = seat
        self._open_lines: list[LogLine] = []
        """The last lines, which later events may still change."""

    def add(self, number: int, event: str, args: Args) -> list[LogLine]:
        """Add an event; return the lines that are new or read differently now.

        A line that is gone has the event `REMOVED`.
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
    """Return the lines that differ, in their order; the zombies of a card that have come change no sentence."""
    texts = {line.number: (line.event, line.args) for line in before}
    numbers = {line.number for line in after}
    removed = [LogLine(line.number, REMOVED, {}) for line in before if line.number not in numbers]
    return removed + [line for line in after if texts.get(line.number) != (line.event, line.args)]


def can_start_at(event: str, args: Args, is_silent: IsSilent) -> bool:
    """Return whether a writer that begins with this event writes the same lines as one that knows all before it."""
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
