"""What each message of a player does."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from horda.engine.choices import BadChoice, Choice
from horda.engine.state import REVOKE
from horda.server.analysis import advice
from horda.server.analysis.odds import foreseen, weighed
from horda.server.analysis.reachable import ways_from
from horda.server.http.errors import ProblemError
from horda.server.match.live_match import LiveMatch
from horda.server.match.subscriber import Viewer
from horda.server.match.welcome import welcome_to
from horda.server.ops.metrics import METRICS
from horda.server.protocol.client_messages import (
    Again,
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
    Rename,
    Revoke,
    Say,
    ShowMe,
    Sit,
    Stand,
    Think,
    ToServer,
    Undo,
    Withdraw,
)
from horda.server.protocol.projection import choice_from
from horda.server.protocol.question_numbers import Request
from horda.server.protocol.server_messages import Done, Link, Pong, Ways
from horda.server.table import handover, pause, seating, table_settings, undo, votes
from horda.server.table.chat import said_at, say
from horda.server.table.reaction_window import Held, answer

if TYPE_CHECKING:
    from horda.server.match.websocket import Session


async def carry_out(session: Session, live: LiveMatch, message: ToServer) -> None:
    """Do what a message asks; `ProblemError` says why not."""
    viewer = session.viewer
    if isinstance(message, Choose):
        await _choose(live, viewer, message)
    elif isinstance(message, AskOdds):
        _own(viewer, live, message.choice.seat)
        answer(viewer, weighed(live.state, message, live.state.choices(message.choice.seat)))
    elif isinstance(message, AskWays):
        _own(viewer, live, message.seat)
        answer(viewer, Ways(message.id, ways_from(live.state, message.seat)))
    elif isinstance(message, AskForecast | AskSight):
        _own(viewer, live, message.seat)
        answer(viewer, foreseen(live.state, message))
    elif isinstance(message, AskAdvice):
        await _advise(session, live, message)
    elif isinstance(message, Sit):
        await _sit(session, live, message)
    elif isinstance(message, Say):
        await _say(session, live, message)
    elif isinstance(message, Think):
        _own(viewer, live, message.seat)
        live.window.think(message.seat, on=message.on)
        session.registry.tell_thinking(live, message.seat, on=message.on)
        answer(viewer, Done(message.id, live.seq))
    elif isinstance(message, Look):
        viewer.in_sight = message.on
        session.registry.looked(live)
        answer(viewer, Done(message.id, live.seq))
    elif isinstance(message, Ping):
        answer(viewer, Pong(message.id, live.seq))
    elif isinstance(message, Hello | Learn):
        raise ProblemError("hello-once")
    elif isinstance(message, Undo | Revoke):
        await _undo(session, live, message)
    elif isinstance(message, Consent | Withdraw):
        await _settle(live, viewer, message)
    elif isinstance(message, Stand):
        _exists(live, message.seat)
        await handover.stand_in(session.registry, live, viewer, message.seat, message.bot)
        answer(viewer, Done(message.id, live.seq))
    elif isinstance(message, Rename):
        _own(viewer, live, message.seat)
        name = message.name.strip()
        await live.reseat(viewer.while_open(lambda now: seating.renamed(now, message.seat, name)))
    elif isinstance(message, Again | ShowMe):
        raise ProblemError("only-in-lesson")
    else:
        await _host(session, live, message)


async def _advise(session: Session, live: LiveMatch, message: AskAdvice) -> None:
    _own(session.viewer, live, message.seat)
    if message.forgo:
        await advice.forgo(session.registry, live, message.seat)
        answer(session.viewer, Done(message.id, live.seq))
    else:
        advice.ask(
            session.registry,
            live,
            session.viewer,
            message,
            person=session.person,
            address=session.address,
        )


def _own(viewer: Viewer, live: LiveMatch, seat: int) -> None:
    """The seat is one of the viewer's own."""
    _exists(live, seat)
    if not viewer.seats:
        raise ProblemError("only-players", status=403)
    if not viewer.may_play(seat):
        raise ProblemError("not-your-seat", status=403, seat=seat)


def _exists(live: LiveMatch, seat: int) -> None:
    if seat >= live.header.seats:
        raise ProblemError("no-such-seat", status=404, seat=seat, last=live.header.seats - 1)


def _goes_on(live: LiveMatch, viewer: Viewer, seat: int) -> None:
    """Check that the window is still open, a person plays the seat, and the match is not paused."""
    viewer.check_open()
    if live.sitting.seats[seat].bot:
        raise ProblemError("seat-is-bot", status=409)
    if live.sitting.paused:
        raise ProblemError("is-paused", status=409)


async def _choose(live: LiveMatch, viewer: Viewer, message: Choose) -> None:
    begun = time.perf_counter()
    seat = message.choice.seat
    _own(viewer, live, seat)
    try:
        choice = choice_from(message.choice)
    except BadChoice as problem:
        raise ProblemError("bad-message", detail=str(problem)) from problem
    if choice.verb == REVOKE:
        raise ProblemError("not-now", cited="none")
    request = Request(message.question, message.id)
    if live.window.hold(Held(viewer, choice, request, lambda: _goes_on(live, viewer, seat))):
        return
    seq = await live.choose(choice, request=request, allowed=lambda: _goes_on(live, viewer, seat))
    METRICS.observe("horda_choice_seconds", time.perf_counter() - begun)
    answer(viewer, Done(message.id, seq))


async def _sit(session: Session, live: LiveMatch, message: Sit) -> None:
    _own(session.viewer, live, message.seat)
    chat = await said_at(session.registry.store, live.header.id)
    session.viewer.seat = message.seat
    # Another seat's events may hold other cards: all of them are told anew.
    sits_down, session.viewer.at_door = session.viewer.at_door, False
    answer(session.viewer, welcome_to(live, session.viewer, chat, since=None, events=0))
    live.wake()
    if sits_down:
        session.registry.came_or_went(live)
        await session.take_seat(live)


async def _say(session: Session, live: LiveMatch, message: Say) -> None:
    wait = session.registry.chat_of.take(session.person) or session.registry.chat_from.take(session.address)
    if wait:
        raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)
    seat = session.viewer.seat if message.seat is None else message.seat
    if seat is not None and not session.viewer.may_play(seat):
        raise ProblemError("not-your-seat", status=403, seat=seat)
    await say(live, seat, message.text, phrase=message.phrase, link=session.viewer.link)
    if message.id:
        answer(session.viewer, Done(message.id, live.seq))


async def _undo(session: Session, live: LiveMatch, message: Undo | Revoke) -> None:
    viewer, seat = session.viewer, message.seat
    _own(viewer, live, seat)
    if isinstance(message, Undo):
        request = Request(message.question, message.id)
        seq = await live.done_before(seat, request)
        if seq is None:
            _goes_on(live, viewer, seat)
            seq = await undo.wish(live, viewer, seat, request, session.registry.asking)
    else:
        seq = await live.choose(Choice(seat, REVOKE), allowed=lambda: _goes_on(live, viewer, seat))
    answer(viewer, Done(message.id, seq))


async def _settle(live: LiveMatch, viewer: Viewer, message: Consent | Withdraw) -> None:
    if not viewer.seats and not viewer.host:
        raise ProblemError("only-players", status=403)
    if isinstance(message, Withdraw):
        await votes.withdraw(live, viewer, message.number)
    else:
        agreed = await votes.answer(live, viewer, message.number, agree=message.agree)
        if agreed is not None and agreed.kind == "undo":
            await undo.carry_out(live, agreed)
    answer(viewer, Done(message.id, live.seq))


async def _host(session: Session, live: LiveMatch, message: Pause | Arrange | Kick) -> None:
    viewer = session.viewer
    if isinstance(message, Arrange):
        await table_settings.arrange(live, viewer, message.how)
        answer(viewer, Done(message.id, live.seq))
        return
    if isinstance(message, Pause):
        await pause.pause(session.registry, live, viewer, on=message.paused)
        answer(viewer, Done(message.id, live.seq))
        return
    if not viewer.host:
        raise ProblemError("only-host", status=403)
    _exists(live, message.seat)
    link = await handover.new_link(session.registry, live, viewer, message.seat)
    answer(
        viewer,
        Done(message.id, live.seq) if link is None else Link(message.id, message.seat, link),
    )
