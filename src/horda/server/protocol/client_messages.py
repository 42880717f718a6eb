"""What a client may send over the socket; `protocol` has what it gets."""

from __future__ import annotations

from typing import Annotated

import msgspec

from horda.server.protocol.match_records import PRINTABLE, Arrangement, ChoiceRecord

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=31)]
RequestId = Annotated[str, msgspec.Meta(max_length=40)]
"""A name that the client gives to a request; the answer, or the problem, carries it back."""
ChoiceId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9._:-]*$")]
"""A name that the client gives to a decision, never twice the same: by it one that is sent again is known."""
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=PRINTABLE)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PRINTABLE)]


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
    door: bool = False
    """The link of a seat was opened, and nobody has sat down by it yet: `sit` does."""


class Sit(msgspec.Struct, tag_field="type", tag="sit", forbid_unknown_fields=True):
    """Sit down by a link that was opened, or show another of its seats (one screen, several people).

    Answered by `welcome`.
    """

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
    """What somebody on the board sees, or whoever stands in a place, now or after some steps of the seat."""

    seat: Seat
    name: Name
    steps: Annotated[tuple[ChoiceRecord, ...], msgspec.Meta(max_length=12)] = ()
    id: RequestId = ""


class AskAdvice(msgspec.Struct, tag_field="type", tag="advise", forbid_unknown_fields=True):
    """What each choice of a seat is worth. Answered by `advice`, again and again until it is `done`.

    Another one for the same seat, or its next decision, ends it; with `stop` nothing new is begun. `also` is
    a choice that has to be among those that are tried. With `forgo` the others are asked to play on without
    any advice; that is answered by `done`.
    """

    seat: Seat
    longer: bool = False
    stop: bool = False
    forgo: bool = False
    also: ChoiceRecord | None = None
    id: RequestId = ""


class Say(msgspec.Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Something said at the table: own words, or a ready phrase by the id of its words."""

    text: ChatText
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


class Arrange(msgspec.Struct, tag_field="type", tag="arrange", forbid_unknown_fields=True):
    """The host settles how the table plays, as often as wanted until the match begins (`begun`)."""

    how: Arrangement
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


class Look(msgspec.Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Whether this window is in sight: whoever sees it on none of their devices is told by a notice."""

    on: bool
    id: RequestId = ""


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is the server there? Answered by `pong` with the newest `seq`."""

    id: RequestId = ""


MAX_LESSON_CHOICES = 1000
"""So many choices a lesson may take before it has to begin again."""
ChoiceText = Annotated[str, msgspec.Meta(max_length=200)]
"""A choice as cases write it: `megan move C2`."""


class Learn(msgspec.Struct, tag_field="type", tag="learn", forbid_unknown_fields=True):
    """The first message of a pupil, instead of `hello`: which lesson, and what was chosen in it before.

    Answered by `welcome` and `lesson`. Nothing of a lesson is kept here: whoever comes back says it again.
    """

    protocol: int
    game: Annotated[str, msgspec.Meta(max_length=64)]
    lesson: Annotated[str, msgspec.Meta(max_length=64)]
    made: Annotated[tuple[ChoiceText, ...], msgspec.Meta(max_length=MAX_LESSON_CHOICES)] = ()
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
    | Arrange
    | Kick
    | Again
    | ShowMe
    | Think
    | Look
    | Ping
)
