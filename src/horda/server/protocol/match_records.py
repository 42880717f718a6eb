"""The records that REST and the socket share: choices, events, seats, matches (boxes: `shelf_records`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Plain = int | str | bool | None | list[Any]
"""What arguments hold: numbers, names, true, false, null and lists of them."""
Args = dict[Annotated[str, msgspec.Meta(max_length=40)], Plain]
PRINTABLE = r"^[^\x00-\x1f\x7f]*$"
"""Words that people write: no control signs, which some databases do not take."""
ShortName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


# --- choices, prompts, events --------------------------------------------------------------------


class ChoiceRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Something a seat may do: `{"seat": 0, "do": "move", "args": {"zone": "E4"}}`."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=31)]
    do: Annotated[str, msgspec.Meta(max_length=64)]
    args: Args = {}
    standing: Literal["", "turn", "match"] = ""
    """As a standing order: answer the same whenever it is asked again this turn, or this match."""


class RefusalRecord(msgspec.Struct):
    """A choice that stays on the table, dim, with the rule that forbids it and what to say of it."""

    choice: ChoiceRecord
    rule: str
    about: dict[str, Plain]


class PromptRecord(msgspec.Struct):
    """What is asked: the question's name (words: `<game>-ask-<name>`) and what it is about."""

    ask: str
    about: dict[str, Plain]


class OrderRecord(msgspec.Struct):
    """A standing order: the question's name and the choice that answers it."""

    ask: str
    choice: ChoiceRecord


class EventRecord(msgspec.Struct):
    """Something that happened (words: `<game>-event-<name>`); `"?"` stands for a card one may not know."""

    event: str
    args: dict[str, Plain]


class ResultRecord(msgspec.Struct):
    """How a match ended: who won, the scores by seat, and why (words: `<game>-why-<why>`)."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    why: str
    about: dict[str, Plain] = {}
    """What the sentence about it names."""
    together: bool = False
    """Whether all at the table win or lose as one."""


# --- matches -------------------------------------------------------------------------------------


class SeatWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Who shall sit in a seat: `here` at the screen of whoever creates the match, `link`, or `bot`."""

    who: Literal["here", "link", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=40, pattern=PRINTABLE)] = ""
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The bot's name; empty: the best there is."""


class ClockWish(msgspec.Struct, forbid_unknown_fields=True):
    """A clock, chosen at the start: seconds for a turn, from a minute to thirty days."""

    seconds: Annotated[int, msgspec.Meta(ge=60, le=30 * 86_400)]
    out: Literal["tell", "turn", "open"] = "open"
    """When it runs out: all are told; a bot plays that turn; that, and the second time the seat is opened."""


class Arrangement(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """How a table plays beside the rules; what is left out is as usual."""

    undo: Literal["ask", "free"] = "ask"
    """`ask`: what somebody learnt from is taken back if the table agrees; `free`: never."""
    clock: ClockWish | None = None
    """Left out: nobody is in a hurry."""
    advice: bool = False
    """Whether everybody may ask for advice; who plays alone always may."""
    leaving: Literal["bot", "wait"] = "bot"
    """Whether a bot may play for somebody who left, or the table waits for them."""


class MatchWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A match to be created. With a `seed` of one's own its dice are known beforehand, and it says so."""

    game: Id
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=12)]
    options: Annotated[dict[ShortName, int | str | bool | None], msgspec.Meta(max_length=40)] = {}
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=PRINTABLE)] | None = None
    waits: bool = False
    """It waits for its people: nobody decides anything until the host lets it begin."""
    clock: ClockWish | None = None
    """Left out: nobody is in a hurry."""
    advice: bool = False
    """Whether everybody may ask for advice; who plays alone always may."""
    undo: Literal["ask", "free"] = "ask"
    """As in `Arrangement`."""
    leaving: Literal["bot", "wait"] = "bot"
    """As in `Arrangement`."""


class ForkWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A match that goes on from the table after decision `n` of another one."""

    n: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=12)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=31)] | None = None
    """Whose knowledge it begins with, as for a replay; left out: one's own."""
    waits: bool = False


class SeatInfo(msgspec.Struct):
    """A seat as all may see it."""

    seat: int
    name: str
    """Empty where nobody said one: then call it by its number."""
    bot: str
    """The bot that plays it now; empty when a person does."""
    away: bool
    """A bot stands in for a person, who may come back."""
    here: bool
    """It belongs to the host's screen."""
    online: bool
    came: bool = True
    """Somebody has sat down here, at least once."""
    gone: int = 0
    """For how many seconds its person has not been there; 0 for one who is, or never was."""
    opened: bool = False
    """The clock has run out too often: the host may give the seat to somebody else at once."""
    declined: bool = False
    """Whom it is kept for does not come; in a match that is over: does not want its rematch."""
    door: bool = False
    """Somebody has opened its link and not sat down yet."""


class DeedRecord(msgspec.Struct):
    """What somebody did to another's seat, to be read in the log after so many events."""

    kind: Literal["bot_put_in", "new_link", "clock_told", "clock_turn", "clock_opened"]
    """Somebody did it, or the clock: all were told, a bot played that turn, or the seat was opened."""
    by: int | None
    """The seat that did it; null for a host who plays none, and for the clock."""
    seat: int
    events: int
    at: str


class TurnInfo(msgspec.Struct):
    """A turn that runs by the clock."""

    seat: int
    until: str
    """When it runs out."""
    left: int | None
    """While the match is paused: the seconds that are left."""
    out: bool


class ClockInfo(msgspec.Struct):
    """The clock of a match: seconds for a turn, what happens when it runs out, and the turns that run now."""

    seconds: int
    out: Literal["tell", "turn", "open"]
    turns: tuple[TurnInfo, ...]


class MatchInfo(msgspec.Struct):
    """A match as all at the table may know it."""

    id: str
    game: str
    rules: int
    options: dict[str, Plain]
    """Without the text of a mission that the match carries: `mission` is `own` then."""
    seats: tuple[SeatInfo, ...]
    paused: bool
    created: str
    commitment: str
    """The SHA-256 of the seed, in hex, fixed before the first die."""
    seed: str | None
    """The seed: once the match is over, or from the beginning where the host gave it."""
    seed_given: bool
    over: bool
    spectators: int
    deeds: tuple[DeedRecord, ...]
    """The last things that were done to others' seats, oldest first."""
    read_only: bool = False
    """It was played by other rules, or is damaged, and cannot go on: it can be watched again."""
    begun: bool = True
    """The host has let it begin; before that it waits, paused, for those who are invited."""
    clock: ClockInfo | None = None
    """Null: nobody is in a hurry."""
    successor: str = ""
    """The match that was begun as a rematch of this one; `POST .../rematch` sits down at it."""
    advice: bool = False
    """Whether everybody may ask for advice, as was settled before the match began."""
    undo: Literal["ask", "free"] = "ask"
    """`free`: nothing is taken back that somebody learnt from; else the table is asked."""
    leaving: Literal["bot", "wait"] = "bot"
    """Whether a bot may play for somebody who left, or the table waits for them."""


class SeatLink(msgspec.Struct):
    """The secret of a seat. The page of a link is `/#/match/<match>/<link>`."""

    seat: int
    link: str


class Created(msgspec.Struct):
    """A new match and its secrets: they are told once, here."""

    match: MatchInfo
    link: str
    """The creator's own: the host's, with every seat that sits `here`."""
    links: tuple[SeatLink, ...]
    spectator: str


class ClauseTold(msgspec.Struct):
    """A part of what a bot says (words of the game: `say-<words>`), and what it is about."""

    words: str
    args: dict[str, Plain]


class SpeechTold(msgspec.Struct):
    """What a bot says of an offer to a seat: what it asks for, what it gives, and why."""

    to: int
    asks: tuple[ClauseTold, ...]
    gives: tuple[ClauseTold, ...]
    because: ClauseTold


class ChatLine(msgspec.Struct):
    """Something said at the table; `seat` is null for a spectator, a phrase is an id of the words."""

    number: int
    seat: int | None
    text: str
    phrase: bool
    at: str
    speech: SpeechTold | None = None
    """What a bot says, instead of a text."""


class Change(msgspec.Struct, omit_defaults=True):
    """One change of the view: put `put` at the path `at` (keys and places), or drop what is there."""

    at: tuple[str | int, ...]
    put: Any = msgspec.UNSET
    drop: bool = False


BoardFrames = tuple[tuple[Change, ...], ...]
"""What each of some events changed on the board, from the view before them on, in their order.

Where there are fewer than events, they became too long: after the last picture comes the view.
"""


class ReplayFrame(msgspec.Struct):
    """The table after decision `n`: what happened since the one before, and the view."""

    n: int
    events_from: int
    events: tuple[EventRecord, ...]
    deciders: tuple[int, ...]
    view: dict[str, Any]
    pictures: BoardFrames | None = None
    """The board on the way from the view before; null where nobody kept it, or where it is not one step."""


class Replay(msgspec.Struct):
    """A part of a match, decision by decision; 0 is the table after set-up."""

    match: MatchInfo
    seat: int | None
    moves: int
    """How many decisions the match has so far."""
    result: ResultRecord | None
    frames: tuple[ReplayFrame, ...]
    unseen: int = 0
    """Decisions made after the last that can be shown: only in a match that cannot go on here."""


class RoundTold(msgspec.Struct):
    """How a match stood at the end of a round, after decision `n`."""

    round: int
    n: int
    standing: dict[str, tuple[float, ...]]
    """By the name of each measure: one figure for the table, or one a seat."""


class MomentTold(msgspec.Struct):
    """Something that made a match what it was: it came of decision `n`."""

    n: int
    round: int
    event: EventRecord


class Tale(msgspec.Struct):
    """What is told of a match that is over, as a seat may know it."""

    seat: int | None
    rounds: tuple[RoundTold, ...]
    moments: tuple[MomentTold, ...]


class WatchLink(msgspec.Struct):
    """A link to a match by which one can look at what everybody may know, and do nothing."""

    match: str
    link: str


class Deleted(msgspec.Struct):
    """A match that is gone for good."""

    match: str


class ProblemRecord(msgspec.Struct):
    """Why something was not done: an id of the words (`server-<code>`) and both languages."""

    code: str
    args: dict[str, str | int]
    en: str
    es: str


class Health(msgspec.Struct):
    """Whether the server goes on, and what ails it."""

    status: Literal["ok", "unwell"]
    version: str
    database: str
    matches: int
    """Matches in memory."""
    sockets: int
    problems: tuple[str, ...] = ()
    """`database`: it does not answer; `disk`: it is full, or nearly; else the name of a task that fails."""
    stuck: int = 0
    """Matches whose bots cannot go on just now."""
