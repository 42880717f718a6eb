"""Records of the database's rows. Names of fields in `Sitting` and below are stored as JSON."""

from __future__ import annotations

from typing import Literal

import msgspec

from horda.server.defaults import DEFAULT_SHOW_WAIT_S


class Conflict(Exception):
    """Another process wrote this number first; read its entry and decide again."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    name: str = ""
    bot: str = ""
    away: bool = False
    here: bool = False
    claimed: bool = True
    """Somebody has sat here: its cards are theirs, even while a bot plays."""
    ran_out: int = 0
    """How many turns in a row the clock has run out for this seat."""
    turn_only: bool = False
    """A bot plays until the end of the turn for which the clock ran out."""
    opened: bool = False
    """The clock has run out too often: anybody may take the seat without a vote."""
    declined: bool = False
    """The invited person declined; in a match that is over, they declined the rematch."""
    relinked: bool = False
    """The link was replaced: links to the previous match do not lead to this seat any more."""


class ProposalRow(msgspec.Struct, frozen=True):
    """A proposal that the table votes on, and who has agreed."""

    number: int
    kind: Literal["undo", "new_link", "pause", "go_on", "stand_in", "no_advice", "answer"]
    by: int | None
    """The seat that proposes; None: a host without a seat."""
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    until: float
    """When the vote ends, in seconds since the epoch."""
    seq: int = 0
    """Undo: the entry at which it was proposed; the next decision ends the vote."""
    moves: int = 0
    """Undo: how many decisions."""
    question: int = 0
    request: str = ""
    """Undo: the client's id of the request; `question` is its question number."""
    holds: bool = False
    """Whether bots wait for the result."""
    seat: int | None = None
    """New link or stand-in bot: for which seat."""
    bot: str = ""
    """The proposed stand-in bot; empty for other proposals."""


Outcome = Literal["agreed", "refused", "withdrawn", "left"]
"""How a vote ends by what people do; `left`: somebody who had to vote was replaced."""


class DeedRow(msgspec.Struct, frozen=True):
    """What somebody did to another's seat, shown in the log after `events` events."""

    kind: Literal["bot_put_in", "new_link", "clock_told", "clock_turn", "clock_opened"]
    by: int | None
    seat: int
    events: int
    at: float


class TurnRow(msgspec.Struct, frozen=True):
    """A turn with a clock: whose, since when and until when."""

    seat: int
    turn: int
    """The number of the turn, as the game counts them."""
    began: float
    until: float
    half: bool = False
    """Whether the player was notified that half of the time is gone."""
    out: bool = False
    """Whether the time is over: a bot plays the rest, or everybody was notified."""
    left: float | None = None
    """While the match is paused: the seconds left."""


class ClockRow(msgspec.Struct, frozen=True):
    """The clock of a match as chosen at the start, and the turns that it measures now."""

    seconds: float
    """Time for a turn."""
    out: Literal["tell", "turn", "open"]
    """What happens when time runs out: everybody is notified, a bot plays that turn, or a bot takes the seat over
    at the second time."""
    turns: tuple[TurnRow, ...] = ()
    look: float = 0.0
    """When the clock must be checked while no turn is measured; 0: not needed."""

    def due(self) -> float | None:
        """Return when the clock must be checked next: when half of a turn, or all of it, is over."""
        wanted = [
            turn.until if turn.half else (turn.began + turn.until) / 2
            for turn in self.turns
            if turn.left is None and not turn.out
        ]
        return min(wanted, default=self.look or None)


class Sitting(msgspec.Struct, frozen=True):
    """Who sits at a match, and the table's settings beside the rules."""

    seats: tuple[SeatRow, ...]
    paused: bool = False
    wish: ProposalRow | None = None
    outcome: Outcome = "agreed"
    """How the last vote ended."""
    settled: str = ""
    """The client's id of the last proposal that ended, to recognize it when it is sent again."""
    held: int = -1
    """The entry at which bots waited for a vote: they do so once."""
    wishes: int = 0
    """How many proposals there were: the number of the last."""
    refused: tuple[tuple[int, int], ...] = ()
    """Seats that refused an undo and to which number of decisions; valid while the seat is a bot's."""
    granted: tuple[int, float] | None = None
    """The seat whose new link was granted, and until when it can be fetched."""
    deeds: tuple[DeedRow, ...] = ()
    begun: bool = True
    """False while the table waits for invited people; the host starts the match once."""
    advice: bool = False
    """Whether everybody may ask for advice, as agreed at the start."""
    undo: Literal["ask", "free"] = "ask"
    """Whether the table votes on an undo that reveals something, or such an undo is impossible."""
    leaving: Literal["bot", "wait"] = "bot"
    """Whether a bot may play for somebody who left, or the table waits for them."""
    clock: ClockRow | None = None
    """None: there is no clock."""
    show_wait: int = DEFAULT_SHOW_WAIT_S
    """Seconds for which the timer of a reaction window waits for screens that still show what happened."""
    successor: str = ""
    """The rematch of this match."""


class Header(msgspec.Struct, frozen=True):
    """What a match is; set when it is created."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, int | str | bool | None]
    seed: str
    seed_given: bool
    created: float
    position: str = ""
    """The position it began with, if it was forked from another match; empty: from set-up."""


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
    """The client's id of the message, to recognize it when it is sent again."""
    numbers: tuple[int, ...] = ()
    """By seat, the number of the next question; empty: all questions are new."""
    at: float = 0.0
    """When it was made, in seconds since the epoch; 0: unknown."""
    asked: tuple[int, ...] | None = None
    """The seats that must decide after it; None: unknown."""


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
    """The public view at the start."""


class Snapshot(msgspec.Struct, frozen=True):
    """A save of a match after the entry `seq`."""

    seq: int
    save: str


class RecordingSegment(msgspec.Struct, frozen=True):
    """Part of a match's recording: the compressed public views after the entries `first` to `last`."""

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
