"""What is said at a table: kept in the store, told to everybody there."""

from __future__ import annotations

import msgspec

from horda.server.match.live_match import LiveMatch
from horda.server.protocol.match_records import ChatLine, SpeechTold
from horda.server.protocol.server_messages import Chat
from horda.server.store import ChatRow, Store
from horda.server.table.seating import moment
from horda.think.talk.speech import Speech

SPEECH = msgspec.json.Decoder(SpeechTold)
ENCODER = msgspec.json.Encoder()


async def said_at(store: Store, match: str) -> list[ChatLine]:
    """What was said at a table lately."""
    return [chat_line(line) for line in await store.chat_lines(match)]


async def say(live: LiveMatch, seat: int | None, text: str, *, phrase: bool, link: str) -> None:
    """Say something at the table by a link, given as its hash; only bots say what has to be worded first."""
    phrase, at = phrase and not is_speech(text), live.store.now()
    line = await live.store.add_chat_line(
        live.header.id, seat=seat, said=text, phrase=phrase, at=at, link=link
    )
    live.tell(Chat(chat_line(line)))


async def speak(live: LiveMatch, seat: int, speech: Speech) -> None:
    """What a bot says at the table; everybody reads it in their own language."""
    said = ENCODER.encode(speech).decode()
    line = await live.store.add_chat_line(
        live.header.id, seat=seat, said=said, phrase=True, at=live.store.now()
    )
    live.tell(Chat(chat_line(line)))


def is_speech(text: str) -> bool:
    """Whether a phrase is a record of what is said, and not the id of its words."""
    return text.startswith("{")


def chat_line(line: ChatRow) -> ChatLine:
    """A line of chat as it travels."""
    told = ChatLine(line.number, line.seat, line.text, line.phrase, moment(line.at))
    if not line.phrase or not is_speech(line.text):
        return told
    try:
        told.speech = SPEECH.decode(line.text)
    except msgspec.DecodeError:
        # Said by a person before only bots could: it is read as it was written.
        return told
    told.text = ""
    return told
