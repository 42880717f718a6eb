"""Rows of the database as records."""

from __future__ import annotations

from typing import Literal

import msgspec


class Conflict(Exception):
    """Somebody else wrote this number first; read what they wrote and decide anew."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    name: str = ""
    bot: str = ""
    away: bool = False
    here: bool = False
    claimed: bool = True
    """Somebody has sat here: its cards are theirs, even while a bot plays."""
    ran_out: int = 0
    """How many turns in a row the clock has run out for them."""
    turn_only: bool = False
    """A bot plays for them until the turn ends for which the clock ran out."""
    opened: bool = False
    """The clock has run out too often: another may have the seat, and nobody is asked about it."""
    declined: bool = False
    """Whom the seat is kept for has said no; in a match that is over, to its rematch."""
    relinked: bool = False
    """Its link was replaced: links to the match before do not lead to this seat any more."""


class WishRow(msgspec.Struct, frozen=True):
    """Something that the table has to agree to, and who has."""

    number: int
    kind: Literal["undo", "new_link", "pause", "go_on", "stand_in", "no_advice"]
    by: int | None
    """The seat that asks; None: a host who has no seat."""
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    until: float
    """When it ends by itself, in seconds of the epoch."""
    seq: int = 0
    """To take back: the state of the match it was asked at; with the next decision it is gone."""
    moves: int = 0
    """To take back: how many decisions."""
    question: int = 0
    request: str = ""
    """To take back: the number and id under which it was asked for."""
    holds: bool = False
    """Whether bots wait for the answer."""
    seat: int | None = None
    """A new link, or a bot: for which seat."""
    bot: str = ""
    """A bot that plays on: which."""


Outcome = Literal["agreed", "refused", "withdrawn", "left"]
"""How a wish ends by what people do: `left` when somebody who was asked was replaced."""


class DeedRow(msgspec.Struct, frozen=True):
    """What somebody did to another's seat, for all to read in the log after so many events."""

    kind: Literal["bot_put_in", "new_link", "clock_told", "clock_turn", "clock_opened"]
    by: int | None
    seat: int
    events: int
    at: float


class TurnRow(msgspec.Struct, frozen=True):
    """A turn that somebody is asked for: whose, since when, and until when by the clock."""

    seat: int
    turn: int
    """The number of the turn, as the game counts them."""
    began: float
    until: float
    half: bool = False
    """Whether it was said that half of the time is gone."""
    out: bool = False
    """Whether the time is over: somebody plays the rest of it for them, or all were told."""
    left: float | None = None
    """While the match is paused: the seconds that are left."""


class ClockRow(msgspec.Struct, frozen=True):
    """The clock of a match, as it was chosen at the start, and the turns that run by it now."""

    seconds: float
    """For a turn."""
    out: Literal["tell", "turn", "open"]
    """What happens when it runs out: all are told; a bot plays that turn; and the second time it plays on."""
    turns: tuple[TurnRow, ...] = ()
    look: float = 0.0
    """When it is looked at while nobody's runs; 0 when it need not be."""

    def due(self) -> float | None:
        """When it wants to be looked at: half of a turn is gone, or all of it."""
        wanted = [
            one.until if one.half else (one.began + one.until) / 2
            for one in self.turns
            if one.left is None and not one.out
        ]
        return min(wanted, default=self.look or None)


class Sitting(msgspec.Struct, frozen=True):
    """Who sits at a match, and what the table has settled beside the rules."""

    seats: tuple[SeatRow, ...]
    paused: bool = False
    wish: WishRow | None = None
    outcome: Outcome = "agreed"
    """How the last wish ended."""
    settled: str = ""
    """The id under which the wish that ended last was made, to know it when it comes again."""
    held: int = -1
    """The state of the match at which bots waited for an answer: they do so once."""
    wishes: int = 0
    """How many wishes there were: the number of the last."""
    refused: tuple[tuple[int, int], ...] = ()
    """Who would not go back to how many decisions: a refusal holds while its seat is a bot's."""
    granted: tuple[int, float] | None = None
    """The seat whose new link the table has granted, and until when it can be fetched."""
    deeds: tuple[DeedRow, ...] = ()
    begun: bool = True
    """False while the table still waits for those who are invited; the host ends that, once."""
    advice: bool = False
    """Whether everybody may ask for advice, as was agreed at the start."""
    undo: Literal["ask", "free"] = "ask"
    """Whether the table is asked about taking back what somebody learnt from, or that is never taken back."""
    leaving: Literal["bot", "wait"] = "bot"
    """Whether a bot may play for somebody who left, or the table waits for them."""
    clock: ClockRow | None = None
    """None: nobody is in a hurry."""
    successor: str = ""
    """The match that was begun as a rematch of this one."""


class Header(msgspec.Struct, frozen=True):
    """What a match is and stays."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, int | str | bool | None]
    seed: str
    seed_given: bool
    created: float
    position: str = ""
    """What it began with, where that was a moment of another match; empty: with set-up."""


class Entry(msgspec.Struct, frozen=True):
    """A decision (`choice`, as JSON), or one that takes back `undone` of them and keeps `kept` events."""

    seq: int
    choice: str | None
    undone: int = 0
    kept: int = 0
    seat: int | None = None
    question: int | None = None
    """The number of the question that the seat answered; a seat answers each number once."""
    request: str = ""
    """The id that the client gave it, by which a message that comes again is known."""
    numbers: tuple[int, ...] = ()
    """By seat, the number of the question that each is asked from now on; empty: all are asked anew."""
    at: float = 0.0
    """When it was made, in seconds of the epoch; 0 where that was not noted."""
    asked: tuple[int, ...] | None = None
    """The seats that have to decide after it; None where that was not noted."""


class Linked(msgspec.Struct, frozen=True):
    """What a secret link opens."""

    match: str
    role: str
    seat: int | None


class NewMatch(msgspec.Struct, frozen=True):
    """A match about to be stored: header, sitting, and the hashes of its links."""

    header: Header
    sitting: Sitting
    links: tuple[tuple[str, Linked], ...]
    film: Reel | None = None
    """How the table looked as the match began."""


class Snapshot(msgspec.Struct, frozen=True):
    """A save of a match at a moment."""

    seq: int
    save: str


class Reel(msgspec.Struct, frozen=True):
    """A piece of a match's film: what everybody saw after the entries `first` to `last`, packed."""

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
