"""A simple client that updates its view by the changes it receives, as the browser does."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from tests.patching import apply_changes
from websockets.sync.client import connect

from horda.server.protocol.server_messages import PROTOCOL

TIMEOUT_S = 120.0
"""Seconds to wait for anything; long, since the machine may be busy."""
Message = dict[str, Any]


def new_id() -> str:
    """Return a unique message id."""
    return secrets.token_hex(8)


class Player:
    """A client with an open socket at a match."""

    def __init__(self, url: str, match: str, link: str, **hello: object) -> None:
        self._stack = ExitStack()
        opening = connect(url, max_size=None, open_timeout=TIMEOUT_S, close_timeout=2, ping_interval=None)
        self.socket = self._stack.enter_context(opening)
        self.view: Any = None
        self.seq = -1
        self.events: list[Message] = []
        self.asked: Message = {}
        self.seat: int | None = None
        self.table: Message = {}
        self.chat: list[Message] = []
        self.proposal: Message = {}
        """The last proposal on which the table was asked to vote."""
        self.got: list[Message] = []
        self.send(**self.hello_message(match, link), **hello)
        if hello.get("events"):
            self.events = [{"held": True}] * int(str(hello["events"]))
        self.first = self.until(lambda message: message["type"] in ("welcome", "problem"))

    def hello_message(self, match: str, link: str) -> Message:
        """Return the message with which the client opens the conversation."""
        return {"type": "hello", "protocol": PROTOCOL, "match": match, "link": link}

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = TIMEOUT_S) -> Message:
        message: Message = json.loads(self.socket.recv(timeout=timeout))
        self.got.append(message)
        self._learn(message)
        return message

    def _learn(self, message: Message) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.view, self.seat, self.table = message["view"], message["seat"], message["match"]
            self.chat = list(message["chat"])
            self.proposal = message["proposal"] or self.proposal
        elif kind == "update":
            self._apply_update(message)
        elif kind == "table":
            self.table = message["match"]
        elif kind == "chat":
            self.chat.append(message["line"])
        elif kind == "proposed":
            self.proposal = message["proposal"] or self.proposal
        if kind in ("welcome", "update"):
            self.seq, self.asked = message["seq"], message["asked"]
            self.events = self.events[: message["events_from"]] + message["events"]

    def _apply_update(self, update: Message) -> None:
        if "changes" not in update:
            self.view = update["view"]
            return
        assert update["base"] == self.seq, "changes of a view that this client does not hold"
        self.view = apply_changes(self.view, update["changes"])

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Receive messages until `wanted` accepts one, and return this message."""
        while not wanted(message := self.receive()):
            pass
        return message

    def wait(self, kind: str) -> Message:
        return self.until(lambda message: message["type"] == kind)

    def ask(self, **message: object) -> Message:
        """Send a request and return its answer."""
        id = str(message.pop("id", "")) or new_id()
        self.send(**message, id=id)
        return self.until(lambda answer: answer.get("id") == id)

    def choose(self, choice: Message, question: int | None = None) -> Message:
        return self.ask(**self.choice_message(choice, question))

    def choice_message(self, choice: Message, question: int | None = None) -> Message:
        """Return a message that makes a choice, with a new id."""
        answered = self.asked["question"] if question is None else question
        return {"type": "choose", "question": answered, "choice": choice, "id": new_id()}

    def undo(self, seat: int | None = None) -> Message:
        """Ask to undo the last choice of a seat, by default the one shown."""
        if seat is not None and seat != self.seat:
            self.send(type="sit", seat=seat)
            self.wait("welcome")
        return self.ask(type="undo", seat=self.seat, question=self.asked["question"])

    def consent(self, *, agree: bool) -> Message:
        return self.ask(type="consent", number=self.proposal["number"], agree=agree)

    def catch_up(self, seq: int) -> None:
        """Receive messages until this client has seen decision `seq`."""
        while self.seq < seq:
            self.receive()

    @property
    def choices(self) -> list[Message]:
        return [offer["choice"] for offer in self.asked["choices"]]

    @property
    def over(self) -> bool:
        return self.asked["result"] is not None


def play(players: list[Player], decisions: int, rng: random.Random | None = None) -> int:
    """Let people decide at random, in the order they are asked; return the number of decisions."""
    rng = rng or random.Random(7)
    made = 0
    while made < decisions:
        catch_up_all(players)
        if players[0].over:
            break
        asked = [player for player in players if player.choices]
        if not asked:
            players[0].wait("update")
            continue
        answer = asked[0].choose(rng.choice(asked[0].choices))
        if answer["type"] == "problem":
            assert answer["code"] == "other-question", answer
            continue
        asked[0].catch_up(answer["seq"])
        made += 1
    catch_up_all(players)
    return made


def catch_up_all(players: list[Player]) -> None:
    """Wait until every player has seen the latest decision that any of them has seen."""
    newest = max(player.seq for player in players)
    for player in players:
        player.catch_up(newest)
