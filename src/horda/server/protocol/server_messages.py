"""Messages that the server sends over the socket, and the version of the protocol.

Messages are JSON objects with a `type`; `client_messages` has those that a client may send. `PROTOCOL` is raised when
a client of the previous version could no longer play; new fields with a default and new server messages do not raise
it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from horda.server.lessons.lesson_records import LessonText
from horda.server.protocol.advice_records import AdviceOption
from horda.server.protocol.match_records import (
    BoardFrames,
    Change,
    ChatLine,
    ChoiceRecord,
    EventRecord,
    MatchInfo,
    OfferedChoice,
    OrderRecord,
    PromptRecord,
    RefusalRecord,
    ResultRecord,
)

PROTOCOL = 3


class SeatQuestion(msgspec.Struct):
    """The current question, and what this seat may do about it."""

    question: int
    """The number of this seat's question, to be sent with the answer; a number is never used again."""
    deciders: tuple[int, ...]
    """The seats that may decide now."""
    prompt: PromptRecord | None
    """The question for this seat; null if the match is over."""
    choices: tuple[OfferedChoice, ...]
    refusals: tuple[RefusalRecord, ...]
    orders: tuple[OrderRecord, ...]
    undo: Literal["no", "free", "ask"]
    """Whether this seat may undo its last choice: no, at once, or if the table agrees."""
    result: ResultRecord | None
    """The result; null while the match runs."""


class Proposal(msgspec.Struct):
    """A proposal that the table votes on."""

    number: int
    kind: Literal["undo", "new_link", "pause", "go_on", "stand_in", "no_advice", "answer"]
    """What is proposed.

    To undo a seat's last choice, to give a seat a new link (which shows its cards), to pause or resume the clock, to
    let a bot play for somebody absent, or to play on without advice.
    """
    by: int | None
    """The proposing seat; null for a host without a seat."""
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    moves: int
    """How many choices would be undone."""
    seat: int | None
    """The seat that would get a new link or a bot; null for other proposals."""
    seconds: int
    """Seconds until the proposal ends."""


class OpenWindow(msgspec.Struct):
    """An open reaction window, which closes for all seats at once, whether or not they could act."""

    seat: int
    """The seat that is asked now; later seats that have not asked for time pass at the same moment."""
    thinking: tuple[int, ...]
    """The seats that have asked for more time; the timer stops while one of them is asked."""
    left: float | None
    """Seconds until the window closes; null while the timer does not run.
    The timer stops if nobody looks at the table from the asked seat, a screen still shows earlier events, or the seat
    has asked for time.
    """
    whole: float
    """Seconds for which the window is open in total."""
    watching: tuple[int, ...] = ()
    """The seats whose screens still show earlier events; the timer starts when they have sent `shown`, or after the
    table's `show_wait`.
    """


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    """The table as the seat sees it now; sent after `hello` and `sit`."""

    protocol: int
    match: MatchInfo
    seats: tuple[int, ...]
    """The seats that this link plays; none for a spectator."""
    host: bool
    seat: int | None
    """The seat whose view this is; null for spectators."""
    seq: int
    """The number of changes so far: it grows by one with every choice and every undo."""
    moves: int
    view: dict[str, Any]
    events_from: int
    """The number of the first event here: keep your events before it and append these."""
    events: tuple[EventRecord, ...]
    asked: SeatQuestion
    chat: tuple[ChatLine, ...]
    proposal: Proposal | None
    window: OpenWindow | None = None


class Update(msgspec.Struct, tag_field="type", tag="update", omit_defaults=True):
    """The match changed. `changes` turn the view of `base` into the new one; otherwise `view` is whole."""

    seq: int
    moves: int
    seat: int | None
    events_from: int
    events: tuple[EventRecord, ...]
    asked: SeatQuestion
    base: int = -1
    changes: tuple[Change, ...] | None = None
    view: dict[str, Any] | None = None
    taken_back: bool = False
    """Whether something was undone: the old events from `events_from` on no longer count."""
    pictures: BoardFrames | None = None
    """The board frames from the view of `base` to the new one; null if there is no animation."""


class MatchChanged(msgspec.Struct, tag_field="type", tag="table"):
    """The seats, who is connected, and whether the match is paused."""

    match: MatchInfo


class Chat(msgspec.Struct, tag_field="type", tag="chat"):
    """A new chat line."""

    line: ChatLine


class Pointed(msgspec.Struct, tag_field="type", tag="pointed"):
    """Somebody points at places, shows a planned walk or reacts; clients show it for a moment."""

    seat: int
    gesture: Literal["ping", "arrow", "plan", "reaction"]
    places: tuple[str, ...]
    reaction: Literal["", "yes", "no", "wait", "help", "thanks", "ouch"]


class Proposed(msgspec.Struct, tag_field="type", tag="proposed"):
    """The proposal that the table votes on; null if it has ended.

    It ends when all have `agreed` or one has `refused`, when it is `withdrawn`, when the match has moved on
    (`lapsed`), when the time is over (`late`), and when somebody who was asked has `left`.
    """

    proposal: Proposal | None
    kind: Literal["undo", "new_link", "pause", "go_on", "stand_in", "no_advice", "answer"]
    outcome: Literal["asked", "agreed", "refused", "withdrawn", "lapsed", "late", "left"]


class Window(msgspec.Struct, tag_field="type", tag="window"):
    """A reaction window opened, or somebody asked for time; null if it has closed."""

    window: OpenWindow | None


class AttackRecord(msgspec.Struct):
    """The dice of an attack before they are rolled, and what they may do."""

    dice: int
    needed: int
    """The lowest face that hits; 7 if none does."""
    damage: int
    """The damage of each hit."""
    distance: int
    """How far away the target is; 0 in the attacker's own place."""
    kills: tuple[float, ...]
    """The probabilities of killing exactly 0, 1, 2... enemies."""
    friends: tuple[str, ...]
    """The figures of the attacker's own side that the attack may strike."""
    wounded: float
    """The probability that the attack strikes at least one of the friends."""
    fatal: float
    """The probability that the attack can kill the weakest friend."""


class Odds(msgspec.Struct, tag_field="type", tag="odds"):
    """The odds of a choice by name, such as `kill` and `friend` (probabilities) and `kills` (an average) in Zombicide.

    Empty if no dice are involved.
    """

    id: str
    choice: ChoiceRecord
    chances: dict[str, float]
    attack: AttackRecord | None = None
    """The dice of an attack; null if the choice is no attack."""


class Way(msgspec.Struct):
    """A reachable place, the steps that lead there, and their total cost."""

    place: str
    choices: tuple[ChoiceRecord, ...]
    price: int


class Ways(msgspec.Struct, tag_field="type", tag="ways"):
    """The cheapest way to each reachable place, computed from what the seat knows."""

    id: str
    ways: tuple[Way, ...]


class LessonUpdate(msgspec.Struct, tag_field="type", tag="lesson"):
    """The progress of a lesson, sent after each change of its table."""

    seq: int
    status: Literal["open", "wrong", "solved"]
    """`wrong`: a wrong line of play has reached its end and must be undone (`undo`)."""
    said: tuple[LessonText, ...]
    """The texts to show now; what a mistake teaches and the ending come last."""
    kept: int
    """How many of the choices sent before are still valid."""
    added: tuple[str, ...]
    """The choices made after them, in the form in which `learn` repeats them."""
    tries: int
    anew: bool = False
    """Whether the lesson starts again because an earlier choice is no longer open."""
    shown: ChoiceRecord | None = None
    """The step of the solution that was just made for the learner."""
    lost: bool = False
    """Whether no line of play reaches the goal any more; the learner may play on and see why."""


class IntentRecord(msgspec.Struct):
    """The next action of a group of zombies of one kind: a move to one of several places, or an attack."""

    kind: str
    count: int
    place: str
    to: tuple[str, ...]
    """The possible destinations: several if the group splits or the players choose; none if it attacks."""
    action: int
    """Which of their actions this is, counted from 1."""
    reason: str
    seen: tuple[str, ...]
    heard: tuple[str, ...]
    noise: int


class Forecast(msgspec.Struct, tag_field="type", tag="forecast"):
    """The next moves of the zombies that are already determined; empty if none are."""

    id: str
    intents: tuple[IntentRecord, ...]


class SightRecord(msgspec.Struct):
    """A visible place, its distance, and whether a carried weapon reaches it."""

    place: str
    distance: int
    reached: bool


class Sight(msgspec.Struct, tag_field="type", tag="sight"):
    """All places that are visible to a figure or from a place."""

    id: str
    name: str
    places: tuple[SightRecord, ...]


class Advice(msgspec.Struct, tag_field="type", tag="advice"):
    """The values of a seat's choices, best first, computed from what the seat knows."""

    id: str
    seat: int
    question: int
    """The number of the question that the advice is about."""
    options: tuple[AdviceOption, ...]
    playouts: int
    seconds: float
    done: bool
    judged: bool
    """Whether trained weights evaluated the positions; otherwise matches were played out, and the result is a guess."""
    cut_short: bool
    left_out: int
    """Number of choices that were not tried."""


class Advised(msgspec.Struct, tag_field="type", tag="advised"):
    """A seat asked for advice; the answer goes to that seat only."""

    seat: int


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """A request was carried out (and a choice is stored)."""

    id: str
    seq: int


class Link(msgspec.Struct, tag_field="type", tag="link"):
    """A new secret link of a seat, for the host to hand on. The old one is void."""

    id: str
    seat: int
    link: str


class Problem(msgspec.Struct, tag_field="type", tag="problem"):
    """The reason why a request failed: a locale id (`server-<code>`) and the text in both languages."""

    id: str
    code: str
    args: dict[str, str | int]
    rules: tuple[str, ...]
    """The rules that forbid the choice, as entries of the rulebook."""
    en: str
    es: str


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    id: str
    seq: int


class Bye(msgspec.Struct, tag_field="type", tag="bye"):
    """The server closes this connection, and why; `again` means that the client should reconnect by itself."""

    code: str
    again: bool
    en: str
    es: str


ToClient = (
    Welcome
    | Update
    | MatchChanged
    | Chat
    | Pointed
    | Proposed
    | Window
    | Odds
    | Ways
    | Forecast
    | Sight
    | LessonUpdate
    | Advice
    | Advised
    | Done
    | Link
    | Problem
    | Pong
    | Bye
)
