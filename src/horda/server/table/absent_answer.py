"""Giving the only answer of an absent person's question, if those at the table agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.server.http.errors import ProblemError
from horda.server.match.registry import MatchRegistry
from horda.server.store.rows import ProposalRow, Sitting
from horda.server.table import handover, votes
from horda.server.table.timing import clocks

if TYPE_CHECKING:
    from horda.engine.choices import Choice
    from horda.server.match.live_match import LiveMatch
    from horda.server.match.sockets.subscriber import Subscriber


async def answer_for(registry: MatchRegistry, live: LiveMatch, subscriber: Subscriber, seat: int) -> None:
    """Give the only answer of an absent person's question, or propose it to the others who are present.
    Raise `ProblemError` if the person is present, the question has several answers, or the game hides cards, because
    the number of answers would reveal the person's cards.
    """
    if not subscriber.seats:
        raise ProblemError("only-players", status=403)
    if subscriber.can_play(seat):
        raise ProblemError("seat-is-person", status=409)
    handover.check_absent(registry, live, subscriber, seat, bot=bool(live.sitting.seats[seat].bot))
    _only_answer(live, seat)
    proposal: ProposalRow | None = None

    def change(now: Sitting) -> Sitting:
        nonlocal proposal
        by = handover.proposing_seat(now, subscriber)
        until = clocks.vote_deadline(now, registry.vote_timeout_s, live.store.now())
        voters = handover.people_to_ask(live, now, by, seat)
        proposal = ProposalRow(0, "answer", by, (), voters, until=until, seat=seat, seq=live.seq)
        return votes.propose(now, proposal, live) if voters else now

    await live.change_sitting(subscriber.while_open(change))
    if proposal is not None and not proposal.waiting:
        await apply_agreed_answer(live, proposal)


async def apply_agreed_answer(live: LiveMatch, proposal: ProposalRow) -> None:
    """Apply the absent person's only choice, unless the match has gone on since."""
    assert proposal.seat is not None
    if live.seq == proposal.seq:
        await live.choose(_only_answer(live, proposal.seat))


def _only_answer(live: LiveMatch, seat: int) -> Choice:
    """Return the only choice of a seat; raise `ProblemError` if it has none or several, or if cards are hidden."""
    choices = live.state.choices(seat) if seat in live.state.deciders else []
    if len(choices) != 1 or hides_cards(live):
        raise ProblemError("several-answers", status=409)
    return choices[0]


def hides_cards(live: LiveMatch) -> bool:
    """Whether some seats see cards that others do not."""
    seats = live.state.everyone >> 1
    return any(mask & seats not in (0, seats) for mask in live.state.cards.audience.values())
