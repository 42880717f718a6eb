"""Clients that decide as fast as they can while the server is killed, and checks of their choices afterwards."""

from __future__ import annotations

import random
import threading
from collections import Counter
from contextlib import suppress
from typing import Any

from tests.server.players import TIMEOUT_S, Player
from tests.server.serving import Served
from websockets.exceptions import ConnectionClosed

RESENT_AT_ONCE = 50
"""Maximum number of messages sent again; a server accepts no more from one socket at once."""
UNSURE_CODE = "unwell"
"""Code of the error after which a choice may or may not have been stored, since the database failed."""


class Hammer(threading.Thread):
    """A client that decides as fast as it can, and records the acknowledged choices."""

    def __init__(self, player: Player, seed: int) -> None:
        super().__init__(daemon=True)
        self.player = player
        self.rng = random.Random(seed)
        self.acknowledged: list[tuple[int, dict[str, Any]]] = []
        """The number of each acknowledged decision, with the message that was sent."""
        self.open: dict[str, Any] | None = None
        """The last message sent if it is not known whether its choice was stored, otherwise None."""
        self.told: list[str] = []
        """The codes of all errors received, such as for a lost database or a full disk."""
        self._heard = threading.Condition()
        self._over = False
        self._halted = threading.Event()

    def wait_for_choices(self, enough: int) -> None:
        """Wait until `enough` choices were acknowledged or this client has stopped."""
        with self._heard:
            assert self._heard.wait_for(lambda: len(self.acknowledged) >= enough or self._over, TIMEOUT_S)

    def run(self) -> None:
        """Decide until the match is over, the connection is lost, or something is refused."""
        with suppress(ConnectionClosed, OSError):
            self._decide()
        with self._heard:
            self._over = True
            self._heard.notify_all()

    def _decide(self) -> None:
        player = self.player
        while not player.over and not self._halted.is_set():
            decider = player.asked["deciders"][0]
            if decider != player.seat:
                player.send(type="sit", seat=decider)
                answer = player.until(lambda message: message["type"] in {"welcome", "problem"})
                if answer["type"] == "problem":
                    self.told.append(answer["code"])
                    return
            self.open = player.choice_message(self.rng.choice(player.choices))
            answer = player.ask(**self.open)
            if answer["type"] == "problem":
                self.told.append(answer["code"])
                if answer["code"] != UNSURE_CODE:
                    self.open = None
                return
            with self._heard:
                self.acknowledged.append((answer["seq"], self.open))
                self._heard.notify_all()
            self.open = None
            player.catch_up(answer["seq"])

    @property
    def last(self) -> int:
        """The number of the last acknowledged decision; 0 before the first."""
        return self.acknowledged[-1][0] if self.acknowledged else 0

    def stop(self) -> None:
        """Stop deciding, wait for the thread to end, and close the connection."""
        self._halted.set()
        self.join(TIMEOUT_S)
        assert not self.is_alive()
        self.player.close()


def count_losses(server: Served, match: dict[str, Any], hammer: Hammer) -> Counter[str]:
    """Return how many acknowledged decisions are missing or were made twice after a restart.

    The counts compare the server's number of decisions and its events with those received before the restart.
    """
    counts = Counter({"acknowledged": len(hammer.acknowledged)})
    last = hammer.last
    with server.join(match) as back:
        counts["lost"] += max(0, last - back.seq)
        counts["doubled"] += max(0, back.seq - last - 1)
        told = [one["event"] for one in hammer.player.events]
        counts["lost"] += [one["event"] for one in back.events][: len(told)] != told
        counts.update(count_resend_errors(back, hammer))
        check_playable(back)
    return counts


def count_resend_errors(back: Player, hammer: Hammer) -> Counter[str]:
    """Resend messages doubled and in any order; count those not acknowledged as before."""
    counts: Counter[str] = Counter()
    expected = {message["id"]: seq for seq, message in hammer.acknowledged}
    messages = [message for _, message in hammer.acknowledged]
    if hammer.open is not None:
        # On its way when the server was killed: done or not, it is the next decision now.
        expected[hammer.open["id"]] = hammer.last + 1
        counts["lost"] += back.ask(**hammer.open).get("seq") != hammer.last + 1
        messages.append(hammer.open)
    for message in hammer.rng.sample(messages * 2, min(2 * len(messages), RESENT_AT_ONCE)):
        counts["sent again"] += 1
        answer = back.ask(**message)
        if answer["type"] != "done":
            counts["lost"] += 1
        elif answer["seq"] != expected[message["id"]]:
            counts["doubled"] += 1
    if expected:
        counts["doubled"] += abs(back.ask(type="ping")["seq"] - max(expected.values()))
    return counts


def check_playable(back: Player) -> None:
    """Check that the match can still be played."""
    if not back.over:
        back.send(type="sit", seat=back.asked["deciders"][0])
        back.wait("welcome")
        assert back.choose(back.choices[0])["type"] == "done"
