"""A pupil's lesson over the WebSocket; the server stores nothing.

The client remembers the choices and sends them again when it reconnects, so a lesson continues after a
reload, a lost connection or a restart of the server.
"""

from __future__ import annotations

import asyncio
import time
from typing import Literal, cast

import msgspec

from horda.engine.choices import BadChoice, Choice
from horda.engine.state import State
from horda.engine.views.cases import CaseFailed
from horda.games import game
from horda.games.zombicide.missions.custom import MAP
from horda.lessons.lesson_file import Lesson
from horda.lessons.lesson_run import LessonRun
from horda.lessons.reach import is_out_of_reach
from horda.server.analysis.odds import forecast_or_sight, odds_of
from horda.server.analysis.reachable import reachable_places
from horda.server.http.errors import ProblemError
from horda.server.lessons.lookup import text_record
from horda.server.match.animation_frames import board_frames
from horda.server.match.broadcast import ENCODER
from horda.server.match.sockets.subscriber import Subscriber
from horda.server.protocol.client_messages import (
    MAX_LESSON_CHOICES,
    Again,
    AskForecast,
    AskOdds,
    AskSight,
    AskWays,
    Choose,
    Ping,
    ShowMe,
    ToServer,
    Undo,
)
from horda.server.protocol.log_records import logged_events
from horda.server.protocol.match_records import ChoiceRecord, MatchInfo, Plain, SeatInfo
from horda.server.protocol.projection import (
    asked_record,
    choice_from,
    choice_record,
    common_event_count,
    view_of,
)
from horda.server.protocol.server_messages import (
    PROTOCOL,
    Done,
    LessonUpdate,
    Pong,
    SeatQuestion,
    ToClient,
    Update,
    Way,
    Ways,
    Welcome,
)
from horda.server.table.seating import iso_time

OTHER_SEATS_BOT = "lesson"
"""Bot name shown for the seats that are not the pupil's."""


class LessonSession:
    """A running lesson: its state and the pupil's messages."""

    def __init__(self, run: LessonRun, viewer: Subscriber, seq: int) -> None:
        self.run = run
        self.viewer = viewer
        self.seq = seq
        """Number of changes of the table so far; also the number of the question."""
        self.lost_after: int | None = None
        """The number of choices after which the goal could no longer be reached; None if it can be."""

    # --- sending ---------------------------------------------------------------------------------

    def send_welcome(self, *, anew: bool) -> None:
        """Send the whole table and the lesson's status."""
        run, seat = self.run, self.run.seat
        self._send(
            Welcome(
                protocol=PROTOCOL,
                match=self._info(),
                seats=tuple(run.seats),
                host=False,
                seat=seat,
                seq=self.seq,
                moves=len(run.state.moves),
                view=view_of(run.state, seat),
                events_from=0,
                events=logged_events(run.state, seat, 0),
                asked=self._question_record(),
                chat=(),
                proposal=None,
            )
        )
        self._send_status(kept=0, anew=anew)

    def _info(self) -> MatchInfo:
        state = self.run.state
        return MatchInfo(
            id="",
            game=state.game.id,
            rules=state.game.version,
            options={name: cast("Plain", value) for name, value in state.options.items() if name != MAP},
            seats=tuple(
                SeatInfo(
                    seat,
                    name=state.game.figure_name(state, seat),
                    bot="" if seat in self.run.seats else OTHER_SEATS_BOT,
                    away=False,
                    here=seat in self.run.seats,
                    online=True,
                )
                for seat in range(state.seats)
            ),
            paused=False,
            created=iso_time(time.time()),
            commitment="",
            seed=None,
            seed_given=True,
            over=state.over,
            spectators=0,
            deeds=(),
        )

    def _question_record(self) -> SeatQuestion:
        run = self.run
        undo: Literal["no", "free"] = "free" if run.positions else "no"
        asked = asked_record(run.state, run.seat, undo=undo, question=self.seq, choices=run.choices())
        # Choices are sent again when the pupil reconnects; standing orders could not be.
        refusals = asked.refusals if run.status == "open" else ()
        choices = tuple(msgspec.structs.replace(offer, lasting=False) for offer in asked.choices)
        return msgspec.structs.replace(asked, choices=choices, orders=(), refusals=refusals)

    def _send_status(self, *, kept: int, anew: bool = False, shown: ChoiceRecord | None = None) -> None:
        """Send the lesson's status; `kept` is the number of choices that the client already has."""
        run = self.run
        self._send(
            LessonUpdate(
                seq=self.seq,
                status=run.status,
                said=tuple(text_record(text) for text in run.take_messages()),
                kept=kept,
                added=tuple(run.choice_lines[kept:]),
                tries=run.tries,
                anew=anew,
                shown=shown,
                lost=self.lost_after is not None and run.status == "open",
            )
        )

    def _send(self, message: ToClient) -> None:
        self.viewer.send(ENCODER.encode(message).decode())

    def _send_update(
        self, before: State, pictures: list[State] | None = None, *, taken_back: bool = False
    ) -> None:
        """Send what changed since a state, with the animation frames if there are any."""
        run, seat = self.run, self.run.seat
        self.seq += 1
        first = common_event_count(before, run.state) if taken_back else len(before.log)
        self._send(
            Update(
                seq=self.seq,
                moves=len(run.state.moves),
                seat=seat,
                events_from=first,
                events=logged_events(run.state, seat, first),
                asked=self._question_record(),
                view=view_of(run.state, seat),
                taken_back=taken_back,
                pictures=None if pictures is None else board_frames(view_of(before, seat), pictures, seat),
            )
        )

    # --- handling --------------------------------------------------------------------------------

    async def handle_message(self, message: ToServer) -> None:
        """Carry out a message; raise `ProblemError` if that is not possible."""
        if isinstance(message, Choose):
            await self._choose(message)
        elif isinstance(message, Undo):
            self._check_current_question(message.question)
            self._take_back()
            self._send(Done(message.id, self.seq))
        elif isinstance(message, Again):
            self._restart()
            self._send(Done(message.id, self.seq))
        elif isinstance(message, ShowMe):
            await self._play_solution_step()
            self._send(Done(message.id, self.seq))
        elif isinstance(message, AskOdds):
            self._send(odds_of(self.run.state, message, self.run.choices()))
        elif isinstance(message, AskForecast | AskSight):
            self._check_own_seat(message.seat)
            self._send(forecast_or_sight(self.run.state, message))
        elif isinstance(message, AskWays):
            self._send(Ways(message.id, self._ways(message.seat)))
        elif isinstance(message, Ping):
            self._send(Pong(message.id, self.seq))
        else:
            raise ProblemError("not-in-lesson")

    def _check_own_seat(self, seat: int) -> None:
        if seat not in self.run.seats:
            raise ProblemError("not-your-seat", status=403, seat=seat)

    def _check_current_question(self, question: int) -> None:
        if question != self.seq:
            raise ProblemError("other-question", status=409)

    async def _choose(self, message: Choose) -> None:
        self._check_current_question(message.question)
        try:
            wanted = choice_from(message.choice)
        except BadChoice as problem:
            raise ProblemError("bad-message", detail=str(problem)) from problem
        if wanted.standing:
            raise ProblemError("no-standing-order", status=409)
        choice = next((allowed for allowed in self.run.choices() if allowed.same(wanted)), None)
        if choice is None:
            raise ProblemError("lesson-closed", status=409)
        await self._play_choice(choice)
        self._send(Done(message.id, self.seq))

    async def _play_choice(self, choice: Choice, *, shown: bool = False) -> None:
        run = self.run
        if len(run.choice_lines) >= MAX_LESSON_CHOICES:
            raise ProblemError("lesson-too-long", status=409, most=MAX_LESSON_CHOICES)
        before, kept = run.state.clone(), len(run.choice_lines)
        record = choice_record(choice) if shown else None
        pictures: list[State] = []
        await asyncio.to_thread(run.choose, choice, pictures)
        if self.lost_after is None and await asyncio.to_thread(is_out_of_reach, run):
            self.lost_after = len(run.choice_lines)
        self._send_update(before, pictures)
        self._send_status(kept=kept, shown=record)

    async def _play_solution_step(self) -> None:
        """Play the next step of the solution for the pupil."""
        step = self.run.solution_choice() if self.run.status == "open" else None
        if step is None:
            raise ProblemError("lesson-astray", status=409)
        await self._play_choice(step, shown=True)

    def _take_back(self) -> None:
        before = self.run.state
        if not self.run.take_back():
            raise ProblemError("nothing-to-undo", status=409)
        if self.lost_after is not None and len(self.run.choice_lines) < self.lost_after:
            self.lost_after = None
        self._send_update(before, taken_back=True)
        self._send_status(kept=len(self.run.choice_lines))

    def _restart(self) -> None:
        before = self.run.state
        self.run.restart()
        self.lost_after = None
        self._send_update(before, taken_back=True)
        self._send_status(kept=0)

    def _ways(self, seat: int) -> tuple[Way, ...]:
        """Return the ways of a seat on which the lesson allows every step."""
        if seat != self.run.seat or self.run.status != "open":
            return ()
        found = reachable_places(self.run.state, seat)
        return tuple(way for way in found if all(self.run.allows(choice_from(step)) for step in way.choices))


def resume_lesson(lesson: Lesson, made: tuple[str, ...]) -> tuple[LessonRun, bool]:
    """Return a lesson with its earlier choices played, and whether it had to restart from the beginning."""
    run = LessonRun(lesson, game(lesson.game))
    try:
        for line in made:
            run.play(line)
    except (CaseFailed, ValueError):
        return LessonRun(lesson, game(lesson.game)), True
    return run, False
