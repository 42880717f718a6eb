"""What is said at a table: kept in the store, told to everybody there."""

from __future__ import annotations

from horda.server.live_match import LiveMatch
from horda.server.protocol import Chat
from horda.server.records import ChatLine
from horda.server.seating import moment
from horda.server.store import Line, Store


async def said_at(store: Store, match: str) -> list[ChatLine]:
    """What was said at a table lately."""
    return [chat_line(line) for line in await store.said(match)]


async def say(live: LiveMatch, seat: int | None, text: str, *, phrase: bool) -> None:
    """Say something at the table."""
    line = await live.store.say(live.header.id, seat=seat, said=text, phrase=phrase, at=live.store.now())
    live.tell(Chat(chat_line(line)))


def chat_line(line: Line) -> ChatLine:
    """A line of chat as it travels."""
    return ChatLine(line.number, line.seat, line.text, line.phrase, moment(line.at))
