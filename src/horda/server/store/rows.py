"""Records of the database's rows. `Sitting` and the records in it are stored as JSON with their field names."""

from __future__ import annotations

from typing import Literal

import msgspec

from horda.server.defaults import DEFAULT_SHOW_WAIT_S


class Conflict(Exception):
    """Another process wrote this number first: read its entry and decide again."""


class SeatRow(msgspec.Struct, frozen=True):
    """The player of a seat."""

    name: str = ""
    bot: str = ""
    away: bool = False
    here: bool = False
    claimed: bool = True
    """Whether somebody has sat at this seat: its cards are theirs, even while a bot plays."""
    ran_out: int = 0
    """Number of turns in a row in which the seat's clock ran out."""
    turn_only: bool = False
    """Whether a bot plays only until the end of the turn in which the clock ran out."""
    opened: bool = False
    """Whether the clock has run out too often, so that anybody may take the seat without a vote."""
    declined: bool = False
    """Whether the invited person declined; in a finished match, whether they declined the rematch."""
    relinked: bool = False
    """Whether the link was replaced, so that links to the previous match do not lead to this seat any more."""


class ProposalRow(msgspec.Struct, frozen=True):
    """A proposal that the table votes on, with the seats that have agreed."""

    number: int
    kind: Literal["undo", "new_link", "pause", "go_on", "stand_in", "no_advice", "answer"]
    by: int | None
    """The proposing seat; None for a host without a seat."""
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    until: float
    """End of the vote, in seconds since the epoch."""
    seq: int = 0
    """For an undo: the entry at which it was proposed; the next decision ends the vote."""
    moves: int = 0
    """For an undo: the number of decisions to undo."""
    question: int = 0
    request: str = ""
    """For an undo: the client's id of the request, whose question number is `question`."""
    holds: bool = False
    """Whether bots wait for the result."""
    seat: int | None = None
    """The seat that would get a new link or a stand-in bot."""
    bot: str = ""
    """The proposed stand-in bot; empty for other proposals."""


Outcome = Literal["agreed", "refused", "withdrawn", "left"]
"""The result of a vote by the people's actions; `left`: somebody who had to vote was replaced."""


class DeedRow(msgspec.Struct, frozen=True):
    """An action of somebody on another's seat, shown in the log after `events` events."""

    kind: Literal["bot_put_in", "new_link", "clock_told", "clock_turn", "clock_opened"]
    by: int | None
    seat: int
    events: int
    at: float


class TurnRow(msgspec.Struct, frozen=True):
    """A turn with a running clock: its seat, start and end."""

    seat: int
    turn: int
    """The number of the turn in the game's count."""
    began: float
    until: float
    half: bool = False
    """Whether the player was notified that half of the time is over."""
    out: bool = False
    """Whether the time is over, and a bot plays the rest or everybody was notified."""
    left: float | None = None
    """The seconds that are left while the match is paused; None otherwise."""


class ClockRow(msgspec.Struct, frozen=True):
    """The clock of a match as chosen at the start, and the running turns."""

    seconds: float
    """Seconds for a turn."""
    out: Literal["tell", "turn", "open"]
    """The action when time runs out: everybody is notified, a bot plays that turn, or the second time a bot takes
    the seat over.
    """
    turns: tuple[TurnRow, ...] = ()
    look: float = 0.0
    """Time at which the match must be checked while no turn is timed; 0 if not needed."""

    def due(self) -> float | None:
        """Return the time of the next check: when half of a turn, or all of it, is over."""
        wanted = [
            turn.until if turn.half else (turn.began + turn.until) / 2
            for turn in self.turns
            if turn.left is None and not turn.out
        ]
        return min(wanted, default=self.look or None)


class Sitting(msgspec.Struct, frozen=True):
    """The players of a match, and the table's settings."""

    seats: tuple[SeatRow, ...]
    paused: bool = False
    wish: ProposalRow | None = None
    outcome: Outcome = "agreed"
    """The result of the last vote."""
    settled: str = ""
    """The client's id of the last ended proposal, to recognize a repeated message."""
    held: int = -1
    """The entry at which bots last waited for a vote; they wait only once per entry."""
    wishes: int = 0
    """Number of proposals so far, which is also the number of the last one."""
    refused: tuple[tuple[int, int], ...] = ()
    """Seats that refused an undo, and the number of decisions it went back to; used while a bot plays the seat."""
    granted: tuple[int, float] | None = None
    """The seat whose new link was granted, and the time until which it can be fetched; None if there is none."""
    deeds: tuple[DeedRow, ...] = ()
    begun: bool = True
    """Whether the host has started the match; before, the table waits for invited people."""
    advice: bool = False
    """Whether everybody may ask for advice, as agreed at the start."""
    undo: Literal["ask", "free"] = "ask"
    """Whether the table votes on an undo that reveals something, or such an undo is impossible."""
    leaving: Literal["bot", "wait"] = "bot"
    """Whether a bot may play for a person who left (`bot`), or the table waits for them (`wait`)."""
    clock: ClockRow | None = None
    """The clock; None if there is none."""
    show_wait: int = DEFAULT_SHOW_WAIT_S
    """Seconds for which the timer of a reaction window waits for screens that still show what happened."""
    successor: str = ""
    """The id of the rematch; empty if there is none."""


class Header(msgspec.Struct, frozen=True):
    """The unchangeable description of a match, set when it is created."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, int | str | bool | None]
    seed: str
    seed_given: bool
    created: float
    position: str = ""
    """The start position of a forked match; empty if the match began with set-up."""


class Entry(msgspec.Struct, frozen=True):
    """A decision (`choice`, as JSON), or an undo of `undone` decisions that keeps `kept` events."""

    seq: int
    choice: str | None
    undone: int = 0
    kept: int = 0
    seat: int | None = None
    question: int | None = None
    """The number of the question that was answered; a seat answers each number once."""
    request: str = ""
    """The client's id of the message, to recognize a repetition."""
    numbers: tuple[int, ...] = ()
    """For each seat, the number of its next question; empty if all questions are new."""
    at: float = 0.0
    """Time of the entry, in seconds since the epoch; 0 if unknown."""
    asked: tuple[int, ...] | None = None
    """The seats that must decide after the entry; None if unknown."""


class LinkTarget(msgspec.Struct, frozen=True):
    """The match, role and seat that a secret link gives access to."""

    match: str
    role: str
    seat: int | None


class NewMatch(msgspec.Struct, frozen=True):
    """A match about to be stored: header, sitting, and the hashes of its links."""

    header: Header
    sitting: Sitting
    links: tuple[tuple[str, LinkTarget], ...]
    recording: RecordingSegment | None = None
    """The recorded views at the start."""


class Snapshot(msgspec.Struct, frozen=True):
    """A saved state of a match after the entry `seq`."""

    seq: int
    save: str


class RecordingSegment(msgspec.Struct, frozen=True):
    """Part of a match's recording: the compressed views after the entries `first` to `last`."""

    first: int
    last: int
    frames: bytes


class ChatRow(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int | None
    text: str
    phrase: bool
    at: float
