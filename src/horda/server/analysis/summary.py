"""What is told of a match when it is over: how it stood round by round, and the moments that made it."""

from __future__ import annotations

import asyncio
from bisect import bisect_right

from horda.server.match.live_match import LiveMatch
from horda.server.protocol.match_records import EventRecord, MomentTold, RoundTold, Tale
from horda.server.protocol.projection import events_seen
from horda.server.replay.playback import ReplayPath, Replays, path_through

MOMENTS = 5
SAME_KIND = 0.6
SAME_ROUND = 0.7
"""What is left of a moment's weight for each one told already of its kind, and of its round."""


async def tale_of(replays: Replays, live: LiveMatch, seat: int | None) -> Tale:
    """The tale of a match that is over, as a seat may know it; worked out once for each."""
    key = (live.header.id, seat)
    found = replays.tales.get(key)
    if found is None:
        found = await asyncio.to_thread(told, path_through(replays, live), seat)
        replays.keep_tale(key, found)
    return found


def told(path: ReplayPath, seat: int | None) -> Tale:
    """Go through a match and note what its pages at the end show."""
    rounds: list[RoundTold] = []
    ends: list[int] = []
    at_round: list[int] = []
    state = None
    for state in path.states():
        ends.append(len(state.log))
        at_round.append(state.round)
        standing = {
            name: tuple(float(one) for one in figures)
            for name, figures in state.game.match_statistics(state).items()
        }
        now = RoundTold(state.round, len(state.moves), standing)
        # The last look at each round is kept: how it stood when the round ended.
        if rounds and rounds[-1].round == state.round:
            rounds[-1] = now
        else:
            rounds.append(now)
    assert state is not None
    events = events_seen(state, seat, 0)
    places = [min(bisect_right(ends, number), len(ends) - 1) for number in range(len(events))]
    moments = [MomentTold(n, at_round[n], event) for n, event in zip(places, events, strict=True)]
    return Tale(seat, tuple(rounds), tuple(_chosen(moments, state.game.summary_weights)))


def telling_events(
    events: tuple[EventRecord, ...], telling: dict[str, int], most: int
) -> tuple[EventRecord, ...]:
    """Of some events those that tell most, in their order."""
    moments = [MomentTold(0, 0, event) for event in events]
    return tuple(one.event for one in _chosen(moments, telling, most))


def _chosen(moments: list[MomentTold], telling: dict[str, int], most: int = MOMENTS) -> list[MomentTold]:
    """The moments that tell most, in their order: the weightiest first, but not five of a kind."""
    left = {at: one for at, one in enumerate(moments) if telling.get(one.event.event)}
    taken: dict[int, MomentTold] = {}
    while left and len(taken) < most:
        # Of equal ones the last, which is nearer to how it ended.
        best = max(left, key=lambda at: (_weight(left[at], list(taken.values()), telling), at))
        taken[best] = left.pop(best)
        same = _words_of(taken[best].event)
        left = {at: one for at, one in left.items() if _words_of(one.event) != same}
    return [taken[at] for at in sorted(taken)]


def _weight(one: MomentTold, taken: list[MomentTold], telling: dict[str, int]) -> float:
    """What a moment still tells beside those that are told already."""
    kind = sum(other.event.event == one.event.event for other in taken)
    around = sum(other.round == one.round for other in taken)
    return telling[one.event.event] * SAME_KIND**kind * SAME_ROUND**around


def _words_of(event: EventRecord) -> tuple[str, str]:
    """What two events have to share to be the same sentence."""
    return event.event, repr(sorted(event.args.items()))
