"""Chat at a table: stored, and sent to everybody there."""

from __future__ import annotations

import msgspec

from horda.server.match.live_match import LiveMatch
from horda.server.protocol.match_records import BotSpeech, ChatLine
from horda.server.protocol.server_messages import Chat
from horda.server.store import ChatRow, Store
from horda.server.table.seating import iso_time
from horda.think.negotiation.speech import Speech

SPEECH_DECODER = msgspec.json.Decoder(BotSpeech)
ENCODER = msgspec.json.Encoder()


async def recent_chat(store: Store, match: str) -> list[ChatLine]:
    """Return the latest chat lines of a match as protocol records."""
    return [chat_line(line) for line in await store.chat_lines(match)]


async def post_message(live: LiveMatch, seat: int | None, text: str, *, phrase: bool, link: str) -> None:
    """Store a chat message and send it to everybody; `link` is the hash of the sender's link.

    A phrase that looks like a speech record is stored as plain text, because only bots may send those.
    """
    phrase, at = phrase and not is_speech(text), live.store.now()
    line = await live.store.add_chat_line(
        live.header.id, seat=seat, said=text, phrase=phrase, at=at, link=link
    )
    live.send_to_all(Chat(chat_line(line)))


async def post_bot_speech(live: LiveMatch, seat: int, speech: Speech) -> None:
    """Store a bot's speech and send it; every client words it in its own language."""
    said = ENCODER.encode(speech).decode()
    line = await live.store.add_chat_line(
        live.header.id, seat=seat, said=said, phrase=True, at=live.store.now()
    )
    live.send_to_all(Chat(chat_line(line)))


def is_speech(text: str) -> bool:
    """Whether a phrase is a speech record rather than a locale id."""
    return text.startswith("{")


def chat_line(line: ChatRow) -> ChatLine:
    """Return a stored chat line as a protocol record."""
    record = ChatLine(line.number, line.seat, line.text, line.phrase, iso_time(line.at))
    if not line.phrase or not is_speech(line.text):
        return record
    try:
        record.speech = SPEECH_DECODER.decode(line.text)
    except msgspec.DecodeError:
        # Written by a person before such phrases were reserved for bots: show it as text.
        return record
    record.text = ""
    return record
