"""The text of a notice in the device's language, without secrets, since lock screens show it."""

from __future__ import annotations

from typing import cast

import msgspec

from horda.engine.choices import Plain
from horda.games import game
from horda.locale import Words
from horda.server.match.live_match import LiveMatch
from horda.server.match.notifications import Notification
from horda.server.store import Header
from horda.server.store.rows import Sitting


class NoticeText(msgspec.Struct):
    """The text of a notice for a device."""

    kind: str
    match: str
    title: str
    body: str


def notice_message(notice: Notification, header: Header, lang: str) -> bytes:
    """Return the message for a device: which match, and what happened."""
    words = Words.of(game(header.game), lang, options=header.options, also=("server",))
    mission = header.options.get("mission")
    title = words.title()
    if mission is not None:
        title = f"{title} · {words.name('mission', cast('Plain', mission))}"
    body = words.say(f"server-notice-{notice.kind}")
    return msgspec.json.encode(NoticeText(notice.kind, notice.match, title, body))


def is_current(notice: Notification, sitting: Sitting, live: LiveMatch | None) -> bool:
    """Whether a notice still applies; a match that is not in memory has not changed."""
    seat = notice.seat
    if notice.kind in {"over", "out"}:
        return True
    if notice.kind == "wish":
        wish = sitting.wish
        return wish is not None and wish.number == notice.number and seat in wish.waiting
    if sitting.paused or sitting.seats[seat].bot:
        return False
    if live is None:
        return True
    asked = seat in live.state.deciders
    return asked and (notice.kind != "turn" or live.question_numbers[seat] == notice.number)
