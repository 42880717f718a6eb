"""What travels over the socket: the version of it, and every message that a client may get.

Messages are JSON objects with a `type`; those that a client may send are in `client_messages`. `PROTOCOL` is
raised when a client of the last version could no longer play; new fields with a default and new messages of
the server do not raise it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from horda.server.lessons.lesson_records import Told
from horda.server.protocol.advice_records import AdviceOption
from horda.server.protocol.match_records import (
    BoardFrames,
    Change,
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
    kind: Literal["undo", "new_link", "pause", "go_on", "stand_in", "no_advice"]
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
    pictures: BoardFrames | None = None
    """The board on the way from the view of `base` to the new one; null where it is not shown happening."""


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
    kind: Literal["undo", "new_link", "pause", "go_on", "stand_in", "no_advice"]
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
