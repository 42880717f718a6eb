"""Records shared by REST and the socket: choices, events, seats, matches, replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from horda.server.defaults import DEFAULT_SHOW_WAIT_S

Plain = int | str | bool | None | list[Any]
"""Values of arguments: numbers, names, true, false, null and lists of them."""
Args = dict[Annotated[str, msgspec.Meta(max_length=40)], Plain]
PRINTABLE = r"^[^\x00-\x1f\x7f]*$"
"""Regular expression of text without control characters, which some databases do not accept."""
ShortName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


# --- choices, prompts, events --------------------------------------------------------------------


class ChoiceRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A choice of a seat: `{"seat": 0, "do": "move", "args": {"zone": "E4"}}`."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=31)]
    do: Annotated[str, msgspec.Meta(max_length=64)]
    args: Args = {}
    standing: Literal["", "turn", "match"] = ""
    """As a standing order: give the same answer whenever it is asked again this turn, or this match."""


class LossRecord(msgspec.Struct, omit_defaults=True):
    """How a choice loses the match before the turn is over."""

    result: ResultRecord | None = None
    """The result if the match is lost whatever the dice, cards and others do; null if it may only be lost."""


class OfferedChoice(msgspec.Struct, omit_defaults=True):
    """An open choice of a seat, and what the seat should know before making it."""

    choice: ChoiceRecord
    price: int | None = None
    """The cost in actions; null if the choice is no action."""
    noisy: bool = False
    """Whether the choice makes noise."""
    lasting: bool = False
    """Whether the choice may be a standing order."""
    vain: bool = False
    """Whether the choice is an attack on a place without targets."""
    loss: LossRecord | None = None
    """How the choice loses the match; null if it does not."""


class RefusalRecord(msgspec.Struct):
    """A choice that is shown but disabled, with the rule that forbids it and arguments for its explanation."""

    choice: ChoiceRecord
    rule: str
    about: dict[str, Plain]


class PromptRecord(msgspec.Struct):
    """A question: its name (locale id `<game>-ask-<name>`) and arguments."""

    ask: str
    about: dict[str, Plain]


class OrderRecord(msgspec.Struct):
    """A standing order: the question's name and the choice that answers it."""

    ask: str
    choice: ChoiceRecord


class LogLineRecord(msgspec.Struct):
    """A line of the log as it reads now: the sentence of an event, which may sum up several that happened."""

    back: int
    """How many events before this one the line began; 0 if it begins here."""
    event: str
    """The event that the sentence is about (locale id `<game>-event-<name>`); empty if the line is gone."""
    args: dict[str, Plain]


class EventRecord(msgspec.Struct, omit_defaults=True):
    """An event (locale id `<game>-event-<name>`); `"?"` replaces a card that the seat may not know."""

    event: str
    args: dict[str, Plain]
    lines: tuple[LogLineRecord, ...] | None = None
    """The log lines that the event makes or changes; absent if it makes one line, about itself."""


class ResultRecord(msgspec.Struct):
    """The result of a match: the winners, the scores by seat, and why (locale id `<game>-why-<why>`)."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    why: str
    about: dict[str, Plain] = {}
    """Arguments of the sentence about the result."""
    together: bool = False
    """Whether all win or lose together."""


# --- matches -------------------------------------------------------------------------------------


class SeatRequest(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Who plays a seat: somebody `here` at the creator's screen, somebody with a `link`, or a `bot`."""

    who: Literal["here", "link", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=40, pattern=PRINTABLE)] = ""
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The bot's name; empty means the best one."""


class ClockRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A clock, chosen at the start: seconds for a turn, from a minute to thirty days."""

    seconds: Annotated[int, msgspec.Meta(ge=60, le=30 * 86_400)]
    out: Literal["tell", "turn", "open"] = "open"
    """When time runs out: `tell` everybody, let a bot play that `turn`, or the second time `open` the seat."""


ShowWait = Annotated[int, msgspec.Meta(ge=0, le=600)]


class Arrangement(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The settings of a table beside the rules."""

    undo: Literal["ask", "free"] = "ask"
    """`ask`: the table votes on an undo after which somebody would know more; `free`: such an undo is refused."""
    clock: ClockRequest | None = None
    """The clock; null means no time limit."""
    advice: bool = False
    """Whether everybody may ask for advice; somebody who plays alone always may."""
    leaving: Literal["bot", "wait"] = "bot"
    """Whether a bot may play for somebody who left, or the table waits for them."""
    show_wait: ShowWait = DEFAULT_SHOW_WAIT_S
    """Seconds for which the timer of a reaction window waits for screens that still show what happened."""


class MatchRequest(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A match to be created. With a given `seed` its dice are known beforehand, which the match shows to everybody."""

    game: Id
    seats: Annotated[tuple[SeatRequest, ...], msgspec.Meta(min_length=1, max_length=12)]
    options: Annotated[dict[ShortName, int | str | bool | None], msgspec.Meta(max_length=40)] = {}
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=PRINTABLE)] | None = None
    waits: bool = False
    """Whether nobody may decide anything until the host starts the match."""
    clock: ClockRequest | None = None
    """The clock; null means no time limit."""
    advice: bool = False
    """Whether everybody may ask for advice; somebody who plays alone always may."""
    undo: Literal["ask", "free"] = "ask"
    """As in `Arrangement`."""
    leaving: Literal["bot", "wait"] = "bot"
    """As in `Arrangement`."""
    show_wait: ShowWait = DEFAULT_SHOW_WAIT_S
    """As in `Arrangement`."""


class ForkOptions(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A match that continues from the table after `n` choices of another one."""

    n: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[tuple[SeatRequest, ...], msgspec.Meta(min_length=1, max_length=12)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=31)] | None = None
    """The seat whose knowledge it starts with, as for a replay; by default the sender's."""
    waits: bool = False


class SeatInfo(msgspec.Struct):
    """A seat as everybody at the table may see it."""

    seat: int
    name: str
    """The person's name; empty if nobody gave one (the seat is then called by its number)."""
    bot: str
    """The bot that plays the seat now; empty if a person does."""
    away: bool
    """Whether a bot replaces a person who may come back."""
    here: bool
    """Whether the seat belongs to the host's screen."""
    online: bool
    came: bool = True
    """Whether somebody has sat down at this seat at least once."""
    gone: int = 0
    """Seconds for which the seat's person has been disconnected; 0 if connected or never here."""
    opened: bool = False
    """Whether the clock ran out too often, so that the host may give the seat away at once."""
    declined: bool = False
    """Whether the invited person declined; after the match, whether they declined its rematch."""
    door: bool = False
    """Whether somebody has opened the seat's link and not sat down yet."""


class DeedRecord(msgspec.Struct):
    """An action on somebody's seat, which the log shows after `events` events."""

    kind: Literal["bot_put_in", "new_link", "clock_told", "clock_turn", "clock_opened"]
    """The kind of action, by a person or by the clock: a message to all, a turn by a bot, or the seat opened."""
    by: int | None
    """The acting seat; null for a host without a seat and for the clock."""
    seat: int
    events: int
    at: str


class TurnInfo(msgspec.Struct):
    """A turn with a running clock."""

    seat: int
    until: str
    """Time at which the clock runs out."""
    left: int | None
    """The seconds that are left while the match is paused; null otherwise."""
    out: bool


class ClockInfo(msgspec.Struct):
    """The clock of a match: seconds for a turn, what happens when it runs out, and the running turns."""

    seconds: int
    out: Literal["tell", "turn", "open"]
    turns: tuple[TurnInfo, ...]


class MatchInfo(msgspec.Struct):
    """A match as everybody at the table may know it."""

    id: str
    game: str
    rules: int
    options: dict[str, Plain]
    """The options, without the text of a custom mission (`mission` is `own` then)."""
    seats: tuple[SeatInfo, ...]
    paused: bool
    created: str
    commitment: str
    """The SHA-256 of the seed, in hex, published before the first die."""
    seed: str | None
    """The seed, once the match is over, or from the beginning if the host gave it."""
    seed_given: bool
    over: bool
    spectators: int
    deeds: tuple[DeedRecord, ...]
    """The latest actions on other people's seats, oldest first."""
    read_only: bool = False
    """Whether the match can only be replayed, because its rules changed or its data is damaged."""
    begun: bool = True
    """Whether the host has started the match; before that it is paused and waits for invited people."""
    clock: ClockInfo | None = None
    """The clock; null if there is no time limit."""
    successor: str = ""
    """The id of the rematch; empty if there is none. `POST .../rematch` joins it."""
    advice: bool = False
    """Whether everybody may ask for advice, as agreed before the match began."""
    undo: Literal["ask", "free"] = "ask"
    """`ask`: the table votes on an undo after which somebody would know more; `free`: such an undo is refused."""
    leaving: Literal["bot", "wait"] = "bot"
    """Whether a bot may play for somebody who left, or the table waits for them."""
    show_wait: int = DEFAULT_SHOW_WAIT_S
    """Seconds for which the timer of a reaction window waits for screens that still show what happened."""


class SeatLink(msgspec.Struct):
    """The secret link of a seat. Its page is `/#/match/<match>/<link>`."""

    seat: int
    link: str


class Created(msgspec.Struct):
    """A new match and its secret links, which are not shown again."""

    match: MatchInfo
    link: str
    """The creator's own link: the host's, with every seat that is `here`."""
    links: tuple[SeatLink, ...]
    spectator: str


class SpeechClause(msgspec.Struct):
    """A part of a bot's speech (locale id `say-<words>` of the game), with its arguments."""

    words: str
    args: dict[str, Plain]


class BotSpeech(msgspec.Struct):
    """A bot's speech about an offer to a seat: what it wants, what it gives, and why."""

    to: int
    asks: tuple[SpeechClause, ...]
    gives: tuple[SpeechClause, ...]
    because: SpeechClause


class ChatLine(msgspec.Struct):
    """A chat line; `seat` is null for a spectator, and a phrase is a locale id."""

    number: int
    seat: int | None
    text: str
    phrase: bool
    at: str
    speech: BotSpeech | None = None
    """The speech of a bot, instead of a text."""


class Change(msgspec.Struct, omit_defaults=True):
    """One change of the view: set the value at the path `at` (keys and indexes) to `put`, or drop it."""

    at: tuple[str | int, ...]
    put: Any = msgspec.UNSET
    drop: bool = False


BoardFrames = tuple[tuple[Change, ...], ...]
"""The board changes of each event, in order, starting from the view before the first event.

If there are fewer frames than events, they became too long: after the last frame comes the view.
"""


class ReplayFrame(msgspec.Struct):
    """The table after choice `n`: the events since the previous one, and the view."""

    n: int
    events_from: int
    events: tuple[EventRecord, ...]
    deciders: tuple[int, ...]
    view: dict[str, Any]
    pictures: BoardFrames | None = None
    """The board frames since the previous view; null if they are not recorded or more than one step apart."""


class Replay(msgspec.Struct):
    """A part of a match, choice by choice; 0 is the table after set-up."""

    match: MatchInfo
    seat: int | None
    moves: int
    """How many choices the match has so far."""
    result: ResultRecord | None
    frames: tuple[ReplayFrame, ...]
    unseen: int = 0
    """Choices after the last one that can be shown; only in a read-only match."""


class RoundSummary(msgspec.Struct):
    """The standing at the end of a round, after `n` choices."""

    round: int
    n: int
    standing: dict[str, tuple[float, ...]]
    """Values by the name of each measure: one for the table, or one for each seat."""


class KeyMoment(msgspec.Struct):
    """An important event of a match, caused by choice `n`."""

    n: int
    round: int
    event: EventRecord


class MatchSummary(msgspec.Struct):
    """The summary of a finished match, as a seat may know it."""

    seat: int | None
    rounds: tuple[RoundSummary, ...]
    moments: tuple[KeyMoment, ...]


class WatchLink(msgspec.Struct):
    """A link for spectators, who see public information and cannot act."""

    match: str
    link: str


class Deleted(msgspec.Struct):
    """A match that was deleted."""

    match: str


class ProblemRecord(msgspec.Struct):
    """The reason why a request failed: a locale id (`server-<code>`) and the text in both languages."""

    code: str
    args: dict[str, str | int]
    en: str
    es: str


class Health(msgspec.Struct):
    """Whether the server works, and its problems if it does not."""

    status: Literal["ok", "unwell"]
    version: str
    database: str
    matches: int
    """Number of matches in memory."""
    sockets: int
    problems: tuple[str, ...] = ()
    """The problems: `database` (it does not answer), `disk` (nearly full), or the name of a failing task."""
    stuck: int = 0
    """Number of matches whose bots are failing at the moment."""
