"""The summary of a finished match: the standing round by round, and its most important events."""

from __future__ import annotations

import asyncio
from bisect import bisect_right

from horda.server.match.live_match import LiveMatch
from horda.server.protocol.match_records import EventRecord, KeyMoment, MatchSummary, RoundSummary
from horda.server.protocol.projection import visible_events
from horda.server.replay.playback import ReplayCache, ReplayPath, replay_path

MAX_MOMENTS = 5
"""Most events in a summary."""
SAME_KIND_FACTOR = 0.6
"""Factor on an event's weight for each selected event of the same kind."""
SAME_ROUND_FACTOR = 0.7
"""Factor on an event's weight for each selected event of the same round."""


async def summary_of(replays: ReplayCache, live: LiveMatch, seat: int | None) -> MatchSummary:
    """Return the summary of a finished match as a seat may see it, from the cache if possible."""
    key = (live.header.id, len(live.take_backs), seat)
    found = replays.summaries.get(key)
    if found is None:
        found = await asyncio.to_thread(build_summary, replay_path(replays, live), seat)
        replays.add_summary(key, found)
    return found


def build_summary(path: ReplayPath, seat: int | None) -> MatchSummary:
    """Replay a match and return its summary."""
    rounds: list[RoundSummary] = []
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
        now = RoundSummary(state.round, len(state.moves), standing)
        # Keep the last state of each round: the standing at its end.
        if rounds and rounds[-1].round == state.round:
            rounds[-1] = now
        else:
            rounds.append(now)
    assert state is not None
    events = visible_events(state, seat, 0)
    places = [min(bisect_right(ends, number), len(ends) - 1) for number in range(len(events))]
    moments = [KeyMoment(n, at_round[n], event) for n, event in zip(places, events, strict=True)]
    return MatchSummary(seat, tuple(rounds), tuple(_pick_moments(moments, state.game.summary_weights)))


def key_events(
    events: tuple[EventRecord, ...], telling: dict[str, int], most: int
) -> tuple[EventRecord, ...]:
    """Return the most important of some events, in their order."""
    moments = [KeyMoment(0, 0, event) for event in events]
    return tuple(one.event for one in _pick_moments(moments, telling, most))


def _pick_moments(
    moments: list[KeyMoment], telling: dict[str, int], most: int = MAX_MOMENTS
) -> list[KeyMoment]:
    """Return the most important moments, in their order, avoiding several of one kind or round."""
    left = {at: one for at, one in enumerate(moments) if telling.get(one.event.event)}
    taken: dict[int, KeyMoment] = {}
    while left and len(taken) < most:
        # Of equal weights take the later one, which is nearer to the result.
        best = max(left, key=lambda at: (_weight(left[at], list(taken.values()), telling), at))
        taken[best] = left.pop(best)
        same = _sentence_key(taken[best].event)
        left = {at: one for at, one in left.items() if _sentence_key(one.event) != same}
    return [taken[at] for at in sorted(taken)]


def _weight(one: KeyMoment, taken: list[KeyMoment], telling: dict[str, int]) -> float:
    """Return the weight of a moment, reduced for each similar moment already selected."""
    kind = sum(other.event.event == one.event.event for other in taken)
    around = sum(other.round == one.round for other in taken)
    return telling[one.event.event] * SAME_KIND_FACTOR**kind * SAME_ROUND_FACTOR**around


def _sentence_key(event: EventRecord) -> tuple[str, str]:
    """Return a key that two events share if they read as the same sentence."""
    return event.event, repr(sorted(event.args.items()))
