"""A simple client of a lesson, which can resend its choices."""

from __future__ import annotations

from typing import Any

from tests.server.players import Message, Player

from horda.engine.views.cases import choice_called
from horda.games import game
from horda.lessons.course import lesson
from horda.lessons.lesson_run import LessonRun
from horda.server.protocol.projection import choice_record
from horda.server.protocol.server_messages import PROTOCOL


class Pupil(Player):
    """A client with an open socket at a lesson."""

    def __init__(self, url: str, game_id: str, name: str, **learn: object) -> None:
        self.told: Message = {}
        """The last state of the lesson that the server sent."""
        self.made: list[str] = []
        super().__init__(url, game_id, name, **learn)
        if self.first["type"] == "welcome":
            self.wait("lesson")

    def hello_message(self, match: str, link: str) -> Message:
        return {"type": "learn", "protocol": PROTOCOL, "game": match, "lesson": link}

    def _learn(self, message: Message) -> None:
        super()._learn(message)
        if message["type"] == "lesson":
            self.told = message
            self.made = [*self.made[: message["kept"]], *message["added"]]

    @property
    def texts(self) -> list[str]:
        """The texts last sent by the server, in English."""
        return [one["en"] for one in self.told["said"]]


class LocalLesson:
    """The same lesson played locally, which finds the choice described by a line."""

    def __init__(self, game_id: str, name: str) -> None:
        self.run = LessonRun(lesson(game_id, name), game(game_id))

    def play_line(self, pupil: Pupil, line: str) -> Message:
        """Make the choice described by a line both locally and on the server; return the server's answer."""
        choice = choice_called(self.run.state, line)
        record: Any = choice_record(choice)
        answer = pupil.choose({"seat": record.seat, "do": record.do, "args": dict(record.args)})
        self.run.choose(choice)
        return answer
