"""Messages that a client may send over the socket; `server_messages` has the answers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from horda.server.protocol.match_records import PRINTABLE, Arrangement, ChoiceRecord

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=31)]
RequestId = Annotated[str, msgspec.Meta(max_length=40)]
"""An id that the client chooses for a request; the answer or error repeats it."""
ChoiceId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9._:-]*$")]
"""A unique id that the client chooses for a decision, by which a repeated message is recognised."""
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=PRINTABLE)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PRINTABLE)]


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: the match, the secret link, and the last change and events that this client has."""

    protocol: int
    match: Annotated[str, msgspec.Meta(max_length=64)]
    link: Annotated[str, msgspec.Meta(max_length=128)]
    seat: Seat | None = None
    """The seat whose view to send, of the link's seats; by default the first of them."""
    since: Number | None = None
    """The last `seq` seen; with it, `welcome` contains only the missed events."""
    events: Number = 0
    """How many events this client holds."""
    door: bool = False
    """Whether the link of a seat was opened, but nobody has sat down yet; `sit` does."""


class Sit(msgspec.Struct, tag_field="type", tag="sit", forbid_unknown_fields=True):
    """Sit down after `hello` with `door`, or show another seat of the link (several people at one screen).

    Answered by `welcome`.
    """

    seat: Seat
    events: Number = 0


class Choose(msgspec.Struct, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """Answer the question of that number with a choice; `choice.standing` makes it a standing order.

    Repeated with the same `id` it gets the same answer and is not applied twice. An answer to a question that is no
    longer asked is refused: `other-question`, or `taken-back` if it was applied and undone.
    """

    question: Number
    choice: ChoiceRecord
    id: ChoiceId


class Revoke(msgspec.Struct, tag_field="type", tag="revoke", forbid_unknown_fields=True):
    """End all standing orders of a seat."""

    seat: Seat
    id: RequestId = ""


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Undo this seat's last choice and everything after it.

    It happens at once if nobody learnt anything since or nobody else must agree; otherwise the table votes. Repeated
    with the same `id` it is not applied twice.
    """

    seat: Seat
    question: Number
    """The number of the last question that the seat was asked."""
    id: ChoiceId


class Consent(msgspec.Struct, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Agree to the proposal of that number, or refuse it."""

    number: Number
    agree: bool
    id: RequestId = ""


class Withdraw(msgspec.Struct, tag_field="type", tag="withdraw", forbid_unknown_fields=True):
    """Withdraw the sender's own proposal."""

    number: Number
    id: RequestId = ""


class AskOdds(msgspec.Struct, tag_field="type", tag="odds", forbid_unknown_fields=True):
    """Ask for the odds of an open choice, computed exactly by the rules."""

    choice: ChoiceRecord
    id: RequestId = ""


class AskWays(msgspec.Struct, tag_field="type", tag="ways", forbid_unknown_fields=True):
    """Ask for the places that a seat's figure can reach in several steps."""

    seat: Seat
    id: RequestId = ""


class AskForecast(msgspec.Struct, tag_field="type", tag="forecast", forbid_unknown_fields=True):
    """Ask what the zombies would do if their turn came now, or after some steps of the seat."""

    seat: Seat
    steps: Annotated[tuple[ChoiceRecord, ...], msgspec.Meta(max_length=12)] = ()
    id: RequestId = ""


class AskSight(msgspec.Struct, tag_field="type", tag="sight", forbid_unknown_fields=True):
    """Ask what a figure sees, or what is seen from a place, now or after some steps of the seat."""

    seat: Seat
    name: Name
    steps: Annotated[tuple[ChoiceRecord, ...], msgspec.Meta(max_length=12)] = ()
    id: RequestId = ""


class AskAdvice(msgspec.Struct, tag_field="type", tag="advise", forbid_unknown_fields=True):
    """Ask what each choice of a seat is worth. Answered by `advice`, repeatedly until it is `done`.

    Another request for the same seat, or its next choice, ends it; `stop` only ends it. `also` is a choice that must
    be among the evaluated ones. `forgo` proposes to the others to play on without advice, and is answered by `done`.
    """

    seat: Seat
    longer: bool = False
    stop: bool = False
    forgo: bool = False
    also: ChoiceRecord | None = None
    id: RequestId = ""


class Say(msgspec.Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Send a chat message: free text, or a ready phrase by its locale id."""

    text: ChatText
    phrase: bool = False
    seat: Seat | None = None
    id: RequestId = ""


class Stand(msgspec.Struct, tag_field="type", tag="stand_in", forbid_unknown_fields=True):
    """Let a bot play a seat, or take it back: the sender's seat, or as the host that of somebody who left.

    A bot that the host put in leaves as soon as the person is back.
    """

    seat: Seat
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = ""
    """The bot's name; empty means the best one, and null that a person plays again."""
    id: RequestId = ""


class AnswerFor(msgspec.Struct, tag_field="type", tag="answer_for", forbid_unknown_fields=True):
    """Give the only answer of an absent person's question; those who are there vote on it (`proposed`).

    Refused with `several-answers` if there is more to decide, or if the game hides cards.
    """

    seat: Seat
    id: RequestId = ""


class Rename(msgspec.Struct, tag_field="type", tag="rename", forbid_unknown_fields=True):
    """Change the name of the person at a seat."""

    seat: Seat
    name: Name
    id: RequestId = ""


class Pause(msgspec.Struct, tag_field="type", tag="pause", forbid_unknown_fields=True):
    """Pause or resume the match as its host; with a clock, other players propose it to the table."""

    paused: bool
    id: RequestId = ""


class Arrange(msgspec.Struct, tag_field="type", tag="arrange", forbid_unknown_fields=True):
    """Change the table settings as the host, as often as wanted until the match begins (`begun`)."""

    how: Arrangement
    id: RequestId = ""


class Kick(msgspec.Struct, tag_field="type", tag="kick", forbid_unknown_fields=True):
    """As the host, take a seat from its present player; a bot plays it, and `link` returns a new link.

    A link shows the seat's cards, so the others vote first (`proposed`); after they agreed, the same message fetches
    it.
    """

    seat: Seat
    id: RequestId = ""


class Think(msgspec.Struct, tag_field="type", tag="think", forbid_unknown_fields=True):
    """Ask for more time in a reaction window, visibly to all, or stop asking; with or without a choice."""

    seat: Seat
    on: bool = True
    id: RequestId = ""


class Shown(msgspec.Struct, tag_field="type", tag="shown", forbid_unknown_fields=True):
    """This screen has shown everything up to `seq`; the timer of a reaction window waits for that, within a bound.

    Answered by `done` only if it has an `id`.
    """

    seq: Number
    id: RequestId = ""


PointedPlace = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern="^[A-Za-z0-9_.:-]*$")]
"""The name of a place on a board, such as `C4` or `water_tower`; too short for chatting."""
MAX_POINTED_PLACES = 16
"""Most places that one gesture may name: more than anybody walks in a turn."""


class Point(msgspec.Struct, tag_field="type", tag="point", forbid_unknown_fields=True):
    """Show everybody at the table a gesture for a moment. It is no part of the match and is never stored.

    A `ping` names one place, an `arrow` two, a `plan` the places of a walk in their order (none: the plan is dropped).
    A `reaction` is one of the ready words.
    """

    seat: Seat
    gesture: Literal["ping", "arrow", "plan", "reaction"]
    places: Annotated[tuple[PointedPlace, ...], msgspec.Meta(max_length=MAX_POINTED_PLACES)] = ()
    reaction: Literal["", "yes", "no", "wait", "help", "thanks", "ouch"] = ""
    id: RequestId = ""


class Look(msgspec.Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Report whether this page is visible: people without a visible page on any device get notifications."""

    on: bool
    id: RequestId = ""


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Check the connection. Answered by `pong` with the newest `seq`."""

    id: RequestId = ""


MAX_LESSON_CHOICES = 1000
"""Most choices of a lesson before it must be restarted."""
ChoiceText = Annotated[str, msgspec.Meta(max_length=200)]
"""A choice as worked examples write it, such as `megan move C2`."""


class Learn(msgspec.Struct, tag_field="type", tag="learn", forbid_unknown_fields=True):
    """The first message of a learner, instead of `hello`: the lesson, and the choices made in it before.

    Answered by `welcome` and `lesson`. The server stores nothing of a lesson, so a returning client sends its choices
    again.
    """

    protocol: int
    game: Annotated[str, msgspec.Meta(max_length=64)]
    lesson: Annotated[str, msgspec.Meta(max_length=64)]
    made: Annotated[tuple[ChoiceText, ...], msgspec.Meta(max_length=MAX_LESSON_CHOICES)] = ()
    """All choices that were not undone, in their order."""
    seq: Number = 0
    """The last `seq` seen, from which question numbers continue."""


class Again(msgspec.Struct, tag_field="type", tag="again", forbid_unknown_fields=True):
    """Restart the lesson."""

    id: RequestId = ""


class ShowMe(msgspec.Struct, tag_field="type", tag="show_me", forbid_unknown_fields=True):
    """Make the next step of the lesson's solution."""

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
    | AnswerFor
    | Rename
    | Pause
    | Arrange
    | Kick
    | Again
    | ShowMe
    | Think
    | Shown
    | Point
    | Look
    | Ping
)
