"""Seats that change hands: bots that stand in and make room, new links that the others agree to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.server.http.errors import ProblemError
from horda.server.match.access_links import SEAT, made
from horda.server.match.registry import MatchRegistry
from horda.server.store.rows import DeedRow, ProposalRow, SeatRow, Sitting
from horda.server.table import clocks, seating, votes
from horda.server.table.removal import dismiss

if TYPE_CHECKING:
    from horda.server.match.live_match import LiveMatch
    from horda.server.match.subscriber import Viewer


# --- bots ----------------------------------------------------------------------------------------


async def stand_in(
    registry: MatchRegistry, live: LiveMatch, viewer: Viewer, seat: int, bot: str | None
) -> None:
    """A bot plays a seat (empty: the best there is), or, with None, its own person again."""
    if not viewer.seats and not viewer.host:
        raise ProblemError("only-players", status=403)
    mine = viewer.may_play(seat)
    if bot is None:
        if not mine:
            raise ProblemError("not-your-seat", status=403, seat=seat)
        await live.reseat(viewer.while_open(lambda now: _taken_back(now, seat)))
        return
    name = seating.bot_called(bot, live.header.game, registry.pool.thinking.offered(live.header.game))

    def changed(now: Sitting) -> Sitting:
        row = now.seats[seat]
        if not mine:
            _check_gone(registry, live, viewer, seat, bot=bool(row.bot))
        if mine or row.bot:
            return seating.with_bot(now, seat, name, away=row.away)
        by = asker(now, viewer)
        asked = _asked_for_bot(live, now, by, seat)
        if asked:
            until = clocks.lasting(now, registry.asking, live.store.now())
            wish = ProposalRow(0, "stand_in", by, (), asked, until=until, seat=seat, bot=name)
            return votes.wished(now, wish, live)
        by = min(viewer.seats, default=None)
        return seating.stood_in(now, seat, name, by=by, events=len(live.state.log))

    await live.reseat(viewer.while_open(changed))


def _taken_back(now: Sitting, seat: int) -> Sitting:
    """Return the sitting with a seat's own person in place of its bot; only whoever sat there takes it back.

    Nobody has sat in a seat that waits for its new link, so that the window of an old one cannot empty it.
    """
    if not now.seats[seat].claimed:
        raise ProblemError("not-your-seat", status=403, seat=seat)
    return seating.with_person(now, seat)


def _asked_for_bot(live: LiveMatch, now: Sitting, by: int | None, seat: int) -> tuple[int, ...]:
    """Who has to agree that a bot plays for somebody: those who are there; by the day, all who play."""
    people = [other for other in votes.others(now, by) if other != seat]
    return tuple(other for other in people if now.clock is not None or live.is_online(other))


def _check_gone(registry: MatchRegistry, live: LiveMatch, viewer: Viewer, seat: int, *, bot: bool) -> None:
    """The host may put a bot in for who is not there; the others, for who has not been there for a while."""
    if viewer.host and bot:
        return
    if bot:
        raise ProblemError("not-your-seat", status=403, seat=seat)
    if live.is_online(seat):
        raise ProblemError("seat-is-person", status=409)
    now = live.sitting
    if now.leaving == "wait" and now.begun and now.seats[seat].claimed:
        raise ProblemError("table-waits", status=409)
    if live.sitting.clock is not None:
        # By the day nobody has to be there; the others are asked, and the clock has its own say.
        return
    left = registry.absence - live.away_for(seat)
    if not viewer.host and left > 0:
        raise ProblemError("seat-not-gone", status=409, seconds=int(left) + 1)


# --- links ---------------------------------------------------------------------------------------


async def new_link(registry: MatchRegistry, live: LiveMatch, viewer: Viewer, seat: int) -> str | None:
    """Return a new link for a seat, whose old one is void; None when the others are asked first.

    The windows of the old link are closed before the seat changes: none of them can change it afterwards.
    """
    if viewer.may_play(seat):
        raise ProblemError("seat-is-person", status=409)
    given = False

    def asked(now: Sitting) -> Sitting:
        nonlocal given
        given = _may_have(now, seat, live.store.now())
        if given:
            return votes.replace(now, granted=None)
        people = tuple(other for other in votes.others(now, None) if other != seat)
        if not people:
            raise ProblemError("nobody-to-agree", status=409)
        until = live.store.now() + registry.asking
        wish = ProposalRow(0, "new_link", asker(now, viewer), (), people, until=until, seat=seat)
        return votes.wished(now, wish, live)

    await live.reseat(viewer.while_open(asked))
    if not given:
        return None
    dismiss(live, seat)
    link, (hash, row) = made(live.header.id, SEAT, seat)
    await live.store.replace_link(hash, row)
    # Somebody may have come in by the old link while it was being replaced.
    dismiss(live, seat)
    await live.reseat(lambda now: _given(live, now, viewer, seat))
    return link


def _may_have(now: Sitting, seat: int, at: float) -> bool:
    """Whether the host may have a seat's link: it was granted or opened, or there are only bots to ask."""
    if now.seats[seat].opened:
        return True
    if now.granted is not None and now.granted[0] == seat and at < now.granted[1]:
        return True
    host = votes.side_of(now, None)
    return not any(row.claimed for other, row in enumerate(now.seats) if other not in host)


def _given(live: LiveMatch, now: Sitting, viewer: Viewer, seat: int) -> Sitting:
    """Return the sitting with a seat that waits for whoever gets its new link; a bot plays it until then.

    The name goes with the person who had the seat.
    """
    bot = now.seats[seat].bot or seating.bot_called("", live.header.game)
    waiting = SeatRow("", bot, away=True, claimed=False, relinked=True)
    return seating.noted(seating.seated(now, seat, waiting), _deed(live, viewer, seat))


def asker(now: Sitting, viewer: Viewer) -> int | None:
    """The seat that speaks for a window: the first that a person plays there, None for a host without one."""
    return min((seat for seat in viewer.seats if not now.seats[seat].bot), default=None)


def _deed(live: LiveMatch, viewer: Viewer, seat: int) -> DeedRow:
    by = min(viewer.seats, default=None)
    return DeedRow("new_link", by, seat, len(live.state.log), at=live.store.now())
