"""What travels over the socket: every message that a client may send and every one it may get.

Messages are JSON objects with a `type`. `PROTOCOL` is raised when a client of the last version could no
longer play; new fields with a default and new messages of the server do not raise it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from horda.server.learning.records import Told
from horda.server.records import (
    PRINTED,
    AdviceOption,
    ChatLine,
    ChoiceRecord,
    EventRecord,
    MatchInfo,
    OrderRecord,
    PromptRecord,
    RefusalRecord,
    ResultRecord,
)

PROTOCOL = 2

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=31)]
RequestId = Annotated[str, msgspec.Meta(max_length=40)]
"""A name that the client gives to a request; the answer, or the problem, carries it back."""
ChoiceId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9._:-]*$")]
"""A name that the client gives to a decision, never twice the same: by it one that is sent again is known."""
Said = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=PRINTED)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PRINTED)]


# --- what a client sends -------------------------------------------------------------------------


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: which match, by which secret link, and what this client has already seen."""

    protocol: int
    match: Annotated[str, msgspec.Meta(max_length=64)]
    link: Annotated[str, msgspec.Meta(max_length=128)]
    seat: Seat | None = None
    """Whose view is wanted, of the seats that the link holds; left out: the first of them."""
    since: Number | None = None
    """The `seq` last seen; with it `welcome` brings what was missed instead of everything."""
    events: Number = 0
    """How many events this client holds."""


class Sit(msgspec.Struct, tag_field="type", tag="sit", forbid_unknown_fields=True):
    """Show another of this link's seats (one screen, several people). Answered by `welcome`."""

    seat: Seat
    events: Number = 0


class Choose(msgspec.Struct, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """Make a choice, an answer to the question of that number; `choice.standing` makes it a standing order.

    Sent again with the same `id` it is answered as before and not done twice. One for another question
    than the seat is asked now is refused: `other-question`, or `taken-back` where it was made and undone.
    """

    question: Number
    choice: ChoiceRecord
    id: ChoiceId


class Revoke(msgspec.Struct, tag_field="type", tag="revoke", forbid_unknown_fields=True):
    """End all standing orders of a seat."""

    seat: Seat
    id: RequestId = ""


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back this seat's last choice and all that came after it.

    At once where nobody learnt anything since or nobody else has to agree; else the table is asked.
    Sent again with the same `id` it is not done twice.
    """

    seat: Seat
    question: Number
    """The number of the question that the seat was asked last."""
    id: ChoiceId


class Consent(msgspec.Struct, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Agree, or not, to the proposal of that number."""

    number: Number
    agree: bool
    id: RequestId = ""


class Withdraw(msgspec.Struct, tag_field="type", tag="withdraw", forbid_unknown_fields=True):
    """Whoever made a proposal takes it back."""

    number: Number
    id: RequestId = ""


class AskOdds(msgspec.Struct, tag_field="type", tag="odds", forbid_unknown_fields=True):
    """What may be expected of a choice that is open now, worked out exactly by the rules."""

    choice: ChoiceRecord
    id: RequestId = ""


class AskWays(msgspec.Struct, tag_field="type", tag="ways", forbid_unknown_fields=True):
    """How far a seat's figure gets by several steps, as far as nothing happens on the way."""

    seat: Seat
    id: RequestId = ""


class AskForecast(msgspec.Struct, tag_field="type", tag="forecast", forbid_unknown_fields=True):
    """What those whom nobody plays would do if their turn came now, or after some steps of the seat."""

    seat: Seat
    steps: Annotated[tuple[ChoiceRecord, ...], msgspec.Meta(max_length=12)] = ()
    id: RequestId = ""


class AskSight(msgspec.Struct, tag_field="type", tag="sight", forbid_unknown_fields=True):
    """What somebody on the board sees, or whoever stands in a place; a seat asks, with what it knows."""

    seat: Seat
    name: Name
    id: RequestId = ""


class AskAdvice(msgspec.Struct, tag_field="type", tag="advise", forbid_unknown_fields=True):
    """What each choice of a seat is worth. Answered by `advice`, again and again until it is `done`.

    Another one for the same seat, or its next decision, ends it; with `stop` nothing new is begun.
    """

    seat: Seat
    longer: bool = False
    stop: bool = False
    id: RequestId = ""


class Say(msgspec.Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Something said at the table: own words, or a ready phrase by the id of its words."""

    text: Said
    phrase: bool = False
    seat: Seat | None = None
    id: RequestId = ""


class Stand(msgspec.Struct, tag_field="type", tag="stand_in", forbid_unknown_fields=True):
    """Let a bot play a seat, or take it back from one: the seat's own person, or the host for one who left.

    A bot that the host put in leaves by itself as soon as the person is back.
    """

    seat: Seat
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = ""
    """The bot's name; empty: the best there is; null: none, a person plays again."""
    id: RequestId = ""


class Rename(msgspec.Struct, tag_field="type", tag="rename", forbid_unknown_fields=True):
    """What the person of a seat wants to be called."""

    seat: Seat
    name: Name
    id: RequestId = ""


class Pause(msgspec.Struct, tag_field="type", tag="pause", forbid_unknown_fields=True):
    """The host stops the match, or lets it go on; where a clock runs any player asks the others for it."""

    paused: bool
    id: RequestId = ""


class Kick(msgspec.Struct, tag_field="type", tag="kick", forbid_unknown_fields=True):
    """The host takes a seat from whoever holds its link; a bot plays it, and `link` brings a new link.

    A link shows the seat's cards, so the others are asked first (`proposed`); when they have agreed, it is
    fetched by the same message.
    """

    seat: Seat
    id: RequestId = ""


class Think(msgspec.Struct, tag_field="type", tag="think", forbid_unknown_fields=True):
    """Ask for more time than an open window gives, for all to see, or no longer; with a choice or without."""

    seat: Seat
    on: bool = True
    id: RequestId = ""


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is the server there? Answered by `pong` with the newest `seq`."""

    id: RequestId = ""


MOST_MADE = 1000
"""So many choices a lesson may take before it has to begin again."""
Line = Annotated[str, msgspec.Meta(max_length=200)]
"""A choice as cases write it: `megan move C2`."""


class Learn(msgspec.Struct, tag_field="type", tag="learn", forbid_unknown_fields=True):
    """The first message of a pupil, instead of `hello`: which lesson, and what was chosen in it before.

    Answered by `welcome` and `lesson`. Nothing of a lesson is kept here: whoever comes back says it again.
    """

    protocol: int
    game: Annotated[str, msgspec.Meta(max_length=64)]
    lesson: Annotated[str, msgspec.Meta(max_length=64)]
    made: Annotated[tuple[Line, ...], msgspec.Meta(max_length=MOST_MADE)] = ()
    """All choices that still hold, the first one first."""
    seq: Number = 0
    """The `seq` last seen, from which the numbers of questions go on."""


class Again(msgspec.Struct, tag_field="type", tag="again", forbid_unknown_fields=True):
    """A pupil begins the lesson anew."""

    id: RequestId = ""


class ShowMe(msgspec.Struct, tag_field="type", tag="show_me", forbid_unknown_fields=True):
    """A pupil lets the next step of the solution be made."""

    id: RequestId = ""


ToServer = (
    Hello
    | Learn
    | Sit
    | Choose
    | Revoke
    | Undo
    | Consent
    | Withdraw
    | AskOdds
    | AskWays
    | AskForecast
    | AskSight
    | AskAdvice
    | Say
    | Stand
    | Rename
    | Pause
    | Kick
    | Again
    | ShowMe
    | Think
    | Ping
)


# --- what a client gets --------------------------------------------------------------------------


class Change(msgspec.Struct, omit_defaults=True):
    """One change of the view: put `put` at the path `at` (keys and places), or drop what is there."""

    at: tuple[str | int, ...]
    put: Any = msgspec.UNSET
    drop: bool = False


class Asked(msgspec.Struct):
    """What is asked now, and what this seat may do about it."""

    question: int
    """The number of this seat's question, to be sent with the answer; a number is never used again."""
    deciders: tuple[int, ...]
    """The seats that may decide now."""
    prompt: PromptRecord | None
    """The question in words for this seat; null when the match is over."""
    choices: tuple[ChoiceRecord, ...]
    refusals: tuple[RefusalRecord, ...]
    orders: tuple[OrderRecord, ...]
    undo: Literal["no", "free", "ask"]
    """Whether this seat may take its last choice back: not, at once, or if the table agrees."""
    result: ResultRecord | None
    """How the match ended; null while it goes on."""
    prices: tuple[int | None, ...] = ()
    """What each of `choices` costs in actions, null for what is none; empty where nothing has a price."""
    noisy: tuple[bool, ...] = ()
    """Whether each of `choices` makes noise; empty where none does."""
    lasting: tuple[bool, ...] = ()
    """Whether each of `choices` may be given as a standing order; empty where none may."""
    vain: tuple[bool, ...] = ()
    """Whether each of `choices` aims where there is nobody to hit; empty where none does."""


class Proposal(msgspec.Struct):
    """Something that the table has to agree to."""

    number: int
    kind: Literal["undo", "new_link", "pause", "go_on", "stand_in"]
    """To take back a seat's last choice, to give a seat a new link, which shows its cards, to stop the clock
    or let it go on, or to let a bot play for who is not there."""
    by: int | None
    """The seat that asks; null for a host who plays none."""
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    moves: int
    """How many decisions would be undone."""
    seat: int | None
    """Which seat would get a new link, or a bot."""
    seconds: int
    """How long an answer is waited for."""


class OpenWindow(msgspec.Struct):
    """A moment in which anybody may act: it closes for all at once, whoever could act or not."""

    seat: int
    """Who is asked now; whoever comes after them and has not said that they think passes with them."""
    thinking: tuple[int, ...]
    """Who has asked for more time: when they are asked, the clock does not run."""
    left: float | None
    """Seconds until it closes; null where nobody looks at the table from that seat, or they think."""
    whole: float
    """Seconds for which it stands open."""


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    """The table as the seat sees it now: sent after `hello` and `sit`."""

    protocol: int
    match: MatchInfo
    seats: tuple[int, ...]
    """The seats that this link plays; none for a spectator."""
    host: bool
    seat: int | None
    """The seat whose view this is; null for spectators."""
    seq: int
    """How often the match has changed. Grows by one with every decision and everything taken back."""
    moves: int
    view: dict[str, Any]
    events_from: int
    """The number of the first event here: keep your events before it and put these after them."""
    events: tuple[EventRecord, ...]
    asked: Asked
    chat: tuple[ChatLine, ...]
    proposal: Proposal | None
    window: OpenWindow | None = None


class Update(msgspec.Struct, tag_field="type", tag="update", omit_defaults=True):
    """The match changed. `changes` turn the view of `base` into the new one; else `view` is whole."""

    seq: int
    moves: int
    seat: int | None
    events_from: int
    events: tuple[EventRecord, ...]
    asked: Asked
    base: int = -1
    changes: tuple[Change, ...] | None = None
    view: dict[str, Any] | None = None
    taken_back: bool = False
    """Something was undone: events from `events_from` on never happened."""


class MatchChanged(msgspec.Struct, tag_field="type", tag="table"):
    """Who sits where, who is there, whether the match is paused."""

    match: MatchInfo


class Chat(msgspec.Struct, tag_field="type", tag="chat"):
    """Something was said."""

    line: ChatLine


class Proposed(msgspec.Struct, tag_field="type", tag="proposed"):
    """What the table is asked; null when that has ended.

    It ends when all have `agreed` or one has `refused`, when it is `withdrawn`, when the table has moved on
    (`lapsed`), when nobody has answered in time (`late`), and when somebody who was asked has `left`.
    """

    proposal: Proposal | None
    kind: Literal["undo", "new_link", "pause", "go_on", "stand_in"]
    outcome: Literal["asked", "agreed", "refused", "withdrawn", "lapsed", "late", "left"]


class Window(msgspec.Struct, tag_field="type", tag="window"):
    """The moment in which anybody may act, when it opens, or somebody asks for time; null when it is over."""

    window: OpenWindow | None


class Odds(msgspec.Struct, tag_field="type", tag="odds"):
    """The chances of a choice: `kill` and `friend` are chances, `kills` an average (Zombicide), `win` ...

    Empty where the dice have no say.
    """

    id: str
    choice: ChoiceRecord
    chances: dict[str, float]


class Way(msgspec.Struct):
    """A place within reach, the steps that lead there, and what they cost together."""

    place: str
    choices: tuple[ChoiceRecord, ...]
    price: int


class Ways(msgspec.Struct, tag_field="type", tag="ways"):
    """The cheapest way to each place within reach, worked out from what the seat knows."""

    id: str
    ways: tuple[Way, ...]


class LessonTold(msgspec.Struct, tag_field="type", tag="lesson"):
    """How a lesson stands, after each change of its table."""

    seq: int
    status: Literal["open", "wrong", "solved"]
    """`wrong`: a wrong way was gone to its end and is to be taken back (`undo`)."""
    said: tuple[Told, ...]
    """What is said now; what a wrong way teaches, and the end, come last."""
    kept: int
    """So many of the choices told before still hold."""
    added: tuple[str, ...]
    """The choices made after them, as `learn` says them again."""
    tries: int
    anew: bool = False
    """What was said to be chosen before is not open any more, so the lesson begins again."""
    shown: ChoiceRecord | None = None
    """The step of the solution that was just made for the pupil."""


class IntentRecord(msgspec.Struct):
    """What so many of a kind would do: go to one of several places, or attack where they stand."""

    kind: str
    count: int
    place: str
    to: tuple[str, ...]
    """Several where they divide or are led by the players; none: they attack."""
    action: int
    """Which of their actions this is, counted from 1."""
    reason: str
    seen: tuple[str, ...]
    heard: tuple[str, ...]
    noise: int


class Forecast(msgspec.Struct, tag_field="type", tag="forecast"):
    """The next steps of those whom nobody plays, as far as they are decided; empty where none is."""

    id: str
    intents: tuple[IntentRecord, ...]


class SightRecord(msgspec.Struct):
    """A place in sight, how far it is, and whether what is carried reaches it."""

    place: str
    distance: int
    reached: bool


class Sight(msgspec.Struct, tag_field="type", tag="sight"):
    """All places that are seen from where somebody stands."""

    id: str
    name: str
    places: tuple[SightRecord, ...]


class Advice(msgspec.Struct, tag_field="type", tag="advice"):
    """What the choices of a seat are worth, the best first, worked out from what the seat knows."""

    id: str
    seat: int
    question: int
    """The number of the question it is about."""
    options: tuple[AdviceOption, ...]
    playouts: int
    seconds: float
    done: bool
    judged: bool
    """Whether what was learnt judged positions; else matches were played to their end, and it is a guess."""
    cut_short: bool
    left_out: int
    """So many choices were not tried."""


class Advised(msgspec.Struct, tag_field="type", tag="advised"):
    """Somebody asked for advice; what it said is theirs."""

    seat: int


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """A request was carried out (and, for a choice, is kept for good)."""

    id: str
    seq: int


class Link(msgspec.Struct, tag_field="type", tag="link"):
    """A new secret link of a seat, for the host to hand on. The old one is void."""

    id: str
    seat: int
    link: str


class Problem(msgspec.Struct, tag_field="type", tag="problem"):
    """Why something was not done, as an id of the words (`server-<code>`) and in both languages."""

    id: str
    code: str
    args: dict[str, str | int]
    rules: tuple[str, ...]
    """The rules that forbid a choice, to open the rulebook at."""
    en: str
    es: str


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """The server is there."""

    id: str
    seq: int


class Bye(msgspec.Struct, tag_field="type", tag="bye"):
    """The server ends this connection, and says why; `again`: whether to come back by itself."""

    code: str
    again: bool
    en: str
    es: str


ToClient = (
    Welcome
    | Update
    | MatchChanged
    | Chat
    | Proposed
    | Window
    | Odds
    | Ways
    | Forecast
    | Sight
    | LessonTold
    | Advice
    | Advised
    | Done
    | Link
    | Problem
    | Pong
    | Bye
)
