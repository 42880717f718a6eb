"""Handlers of the messages that a client sends over the socket of a match."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from horda.engine.choices import BadChoice, Choice
from horda.engine.state import REVOKE
from horda.server.analysis import advice
from horda.server.analysis.odds import forecast_or_sight, odds_of
from horda.server.analysis.reachable import reachable_places
from horda.server.http.errors import ProblemError
from horda.server.match.live_match import LiveMatch
from horda.server.match.sockets.peer_messages import publish_thinking
from horda.server.match.sockets.subscriber import Subscriber
from horda.server.match.sockets.welcome import welcome_message
from horda.server.ops.metrics import METRICS
from horda.server.protocol.client_messages import (
    Again,
    AnswerFor,
    Arrange,
    AskAdvice,
    AskForecast,
    AskOdds,
    AskSight,
    AskWays,
    Choose,
    Consent,
    Hello,
    Kick,
    Learn,
    Look,
    Pause,
    Ping,
    Point,
    Rename,
    Revoke,
    Say,
    ShowMe,
    Shown,
    Sit,
    Stand,
    Think,
    ToServer,
    Undo,
    Withdraw,
)
from horda.server.protocol.projection import choice_from
from horda.server.protocol.server_messages import Done, Link, Pong, Ways
from horda.server.table import absent_answer, handover, seating, table_settings, undo, votes
from horda.server.table.chat import post_message, recent_chat
from horda.server.table.gestures import point
from horda.server.table.question_numbers import Request
from horda.server.table.timing import pause
from horda.server.table.timing.reaction_window import HeldPass, send_message

if TYPE_CHECKING:
    from horda.server.match.sockets.websocket import Session


async def handle_message(session: Session, live: LiveMatch, message: ToServer) -> None:
    """Carry out a message of a client; raise `ProblemError` if that is not possible."""
    subscriber = session.subscriber
    if isinstance(message, Choose):
        await _choose(live, subscriber, message)
    elif isinstance(message, AskOdds):
        _check_own_seat(subscriber, live, message.choice.seat)
        send_message(subscriber, odds_of(live.state, message, live.state.choices(message.choice.seat)))
    elif isinstance(message, AskWays):
        _check_own_seat(subscriber, live, message.seat)
        send_message(subscriber, Ways(message.id, reachable_places(live.state, message.seat)))
    elif isinstance(message, AskForecast | AskSight):
        _check_own_seat(subscriber, live, message.seat)
        send_message(subscriber, forecast_or_sight(live.state, message))
    elif isinstance(message, AskAdvice):
        await _advise(session, live, message)
    elif isinstance(message, Sit):
        await _sit(session, live, message)
    elif isinstance(message, Say):
        await _say(session, live, message)
    elif isinstance(message, Think):
        _check_own_seat(subscriber, live, message.seat)
        live.window.request_time(message.seat, on=message.on)
        publish_thinking(session.registry, live, message.seat, on=message.on)
        send_message(subscriber, Done(message.id, live.seq))
    elif isinstance(message, Shown | Look):
        _note_screen(session, live, message)
    elif isinstance(message, Point):
        point(session.registry, live, session.subscriber, message, person=session.person_key)
    elif isinstance(message, Ping):
        send_message(subscriber, Pong(message.id, live.seq))
    elif isinstance(message, Hello | Learn):
        raise ProblemError("hello-once")
    elif isinstance(message, Undo | Revoke):
        await _undo(session, live, message)
    elif isinstance(message, Consent | Withdraw):
        await _handle_vote(live, subscriber, message)
    elif isinstance(message, Stand | AnswerFor):
        await _act_for_seat(session, live, message)
    elif isinstance(message, Rename):
        _check_own_seat(subscriber, live, message.seat)
        name = message.name.strip()
        await live.change_sitting(
            subscriber.while_open(lambda now: seating.rename_seat(now, message.seat, name))
        )
    elif isinstance(message, Again | ShowMe):
        raise ProblemError("only-in-lesson")
    else:
        await _handle_host_message(session, live, message)


async def _act_for_seat(session: Session, live: LiveMatch, message: Stand | AnswerFor) -> None:
    """Let a bot play a seat, or give the only answer of an absent person."""
    _check_seat_exists(live, message.seat)
    if isinstance(message, Stand):
        await handover.set_seat_player(session.registry, live, session.subscriber, message.seat, message.bot)
    else:
        await absent_answer.answer_for(session.registry, live, session.subscriber, message.seat)
    send_message(session.subscriber, Done(message.id, live.seq))


async def _advise(session: Session, live: LiveMatch, message: AskAdvice) -> None:
    _check_own_seat(session.subscriber, live, message.seat)
    if message.forgo:
        await advice.propose_no_advice(session.registry, live, session.subscriber, message.seat)
        send_message(session.subscriber, Done(message.id, live.seq))
    else:
        advice.start_advice(
            session.registry,
            live,
            session.subscriber,
            message,
            person=session.person_key,
            address=session.address,
        )


def _note_screen(session: Session, live: LiveMatch, message: Shown | Look) -> None:
    subscriber = session.subscriber
    if isinstance(message, Look):
        subscriber.is_visible = message.on
        session.registry.announce_visibility(live)
        send_message(subscriber, Done(message.id, live.seq))
        return
    # A client cannot have shown what has not happened yet.
    session.registry.note_shown(live, subscriber.seats, min(message.seq, live.seq))
    if message.id:
        send_message(subscriber, Done(message.id, live.seq))


def _check_own_seat(subscriber: Subscriber, live: LiveMatch, seat: int) -> None:
    """Raise `ProblemError` unless the seat exists and the client may play it."""
    _check_seat_exists(live, seat)
    if not subscriber.seats:
        raise ProblemError("only-players", status=403)
    if not subscriber.can_play(seat):
        raise ProblemError("not-your-seat", status=403, seat=seat)


def _check_seat_exists(live: LiveMatch, seat: int) -> None:
    if seat >= live.header.seats:
        raise ProblemError("no-such-seat", status=404, seat=seat, last=live.header.seats - 1)


def _check_may_decide(live: LiveMatch, subscriber: Subscriber, seat: int) -> None:
    """Raise `ProblemError` if the client was disconnected, a bot plays the seat, or the match is paused."""
    subscriber.check_open()
    if live.sitting.seats[seat].bot:
        raise ProblemError("seat-is-bot", status=409)
    if live.sitting.paused:
        raise ProblemError("is-paused", status=409)


async def _choose(live: LiveMatch, subscriber: Subscriber, message: Choose) -> None:
    begun = time.perf_counter()
    seat = message.choice.seat
    _check_own_seat(subscriber, live, seat)
    try:
        choice = choice_from(message.choice)
    except BadChoice as error:
        raise ProblemError("bad-message", detail=str(error)) from error
    if choice.verb == REVOKE:
        raise ProblemError("not-now", cited="none")
    request = Request(message.question, message.id)
    if live.window.hold_pass(
        HeldPass(subscriber, choice, request, lambda: _check_may_decide(live, subscriber, seat))
    ):
        return
    seq = await live.choose(
        choice, request=request, allowed=lambda: _check_may_decide(live, subscriber, seat)
    )
    METRICS.observe("horda_choice_seconds", time.perf_counter() - begun)
    send_message(subscriber, Done(message.id, seq))


async def _sit(session: Session, live: LiveMatch, message: Sit) -> None:
    _check_own_seat(session.subscriber, live, message.seat)
    chat = await recent_chat(session.registry.store, live.header.id)
    session.subscriber.seat = message.seat
    # Another seat may see other cards in the events, so all of them are sent again.
    sits_down, session.subscriber.is_not_seated = session.subscriber.is_not_seated, False
    send_message(session.subscriber, welcome_message(live, session.subscriber, chat, since=None, events=0))
    live.wake()
    if sits_down:
        session.registry.announce_presence(live)
        await session.take_seat(live)


async def _say(session: Session, live: LiveMatch, message: Say) -> None:
    wait = session.registry.chat_per_person.take(
        session.person_key
    ) or session.registry.chat_per_address.take(session.address)
    if wait:
        raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)
    seat = session.subscriber.seat if message.seat is None else message.seat
    if seat is not None and not session.subscriber.can_play(seat):
        raise ProblemError("not-your-seat", status=403, seat=seat)
    await post_message(live, seat, message.text, phrase=message.phrase, link=session.subscriber.link_hash)
    if message.id:
        send_message(session.subscriber, Done(message.id, live.seq))


async def _undo(session: Session, live: LiveMatch, message: Undo | Revoke) -> None:
    subscriber, seat = session.subscriber, message.seat
    _check_own_seat(subscriber, live, seat)
    if isinstance(message, Undo):
        request = Request(message.question, message.id)
        seq = await live.earlier_undo(seat, request)
        if seq is None:
            _check_may_decide(live, subscriber, seat)
            seq = await undo.request_undo(live, subscriber, seat, request, session.registry.vote_timeout_s)
    else:
        seq = await live.choose(
            Choice(seat, REVOKE), allowed=lambda: _check_may_decide(live, subscriber, seat)
        )
    send_message(subscriber, Done(message.id, seq))


async def _handle_vote(live: LiveMatch, subscriber: Subscriber, message: Consent | Withdraw) -> None:
    if not subscriber.seats and not subscriber.host:
        raise ProblemError("only-players", status=403)
    if isinstance(message, Withdraw):
        await votes.withdraw_proposal(live, subscriber, message.number)
    else:
        agreed = await votes.vote(live, subscriber, message.number, agree=message.agree)
        if agreed is not None and agreed.kind == "undo":
            await undo.apply_agreed_undo(live, agreed)
        elif agreed is not None and agreed.kind == "answer":
            await absent_answer.apply_agreed_answer(live, agreed)
    send_message(subscriber, Done(message.id, live.seq))


async def _handle_host_message(session: Session, live: LiveMatch, message: Pause | Arrange | Kick) -> None:
    subscriber = session.subscriber
    if isinstance(message, Arrange):
        await table_settings.change_settings(live, subscriber, message.how)
        send_message(subscriber, Done(message.id, live.seq))
        return
    if isinstance(message, Pause):
        await pause.request_pause(session.registry, live, subscriber, on=message.paused)
        send_message(subscriber, Done(message.id, live.seq))
        return
    if not subscriber.host:
        raise ProblemError("only-host", status=403)
    _check_seat_exists(live, message.seat)
    link = await handover.issue_new_link(session.registry, live, subscriber, message.seat)
    send_message(
        subscriber,
        Done(message.id, live.seq) if link is None else Link(message.id, message.seat, link),
    )
