"""Report of a simulation: how the matches ended, who won, how long they took."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from horda.engine.choices import Plain
from horda.lab.intervals import share
from horda.lab.matches import MatchOutcome


class Spread(msgspec.Struct, frozen=True):
    """The 10th, 50th and 90th percentile of a quantity over many matches."""

    p10: int
    p50: int
    p90: int

    @staticmethod
    def of(values: Sequence[int]) -> Spread:
        """Return the percentiles of some values, each one of the values."""
        ordered = sorted(values) or [0]
        last = len(ordered) - 1
        return Spread(*(ordered[round(last * share)] for share in (0.1, 0.5, 0.9)))


class SeatResult(msgspec.Struct, frozen=True):
    """The results of one seat over all matches."""

    seat: int
    bot: str
    wins: int
    alone: int
    """Wins without a co-winner."""
    win_rate: float
    alone_rate: float
    win_low: float
    win_high: float
    """Upper bound of the 95 % interval of the win rate (Wilson); `win_low` is the lower bound."""


class Results(msgspec.Struct, frozen=True):
    """The match results, by outcome and by seat."""

    by_outcome: dict[str, int]
    by_seat: list[SeatResult]
    wins_by_outcome: dict[str, list[int]]
    """For each outcome, how often each seat was among the winners."""


class Report(msgspec.Struct, frozen=True):
    """The report of a simulation. Everything but the three timings follows from the seed."""

    game: str
    options: dict[str, object]
    seats: int
    bots: list[str]
    seed: int | str
    games: int
    finished: int
    decisions: int
    wall_s: float
    cpu_s: float
    decisions_per_s: float
    results: Results
    rounds: Spread
    decisions_per_game: Spread


def make_report(
    game: str,
    bots: Sequence[str],
    played: Sequence[MatchOutcome],
    *,
    options: Mapping[str, Plain],
    seed: int | str,
    wall: float,
    cpu: float,
) -> Report:
    """Build the report of played matches."""
    decisions = sum(one.decisions for one in played)
    return Report(
        game=game,
        options=dict(options),
        seats=len(bots),
        bots=list(bots),
        seed=seed,
        games=len(played),
        finished=sum(bool(one.why) for one in played),
        decisions=decisions,
        wall_s=round(wall, 3),
        cpu_s=round(cpu, 3),
        decisions_per_s=round(decisions / wall, 1) if wall else 0.0,
        results=_results(bots, played),
        rounds=Spread.of([one.rounds for one in played]),
        decisions_per_game=Spread.of([one.decisions for one in played]),
    )


def _results(bots: Sequence[str], played: Sequence[MatchOutcome]) -> Results:
    count = max(len(played), 1)
    by_seat: list[SeatResult] = []
    for seat, bot in enumerate(bots):
        wins = sum(seat in one.winners for one in played)
        alone = sum(one.winners == (seat,) for one in played)
        rate = share(wins, len(played))
        rates = (wins / count, alone / count, rate.low, rate.high)
        by_seat.append(SeatResult(seat, bot, wins, alone, *(round(one, 4) for one in rates)))
    outcomes = Counter(one.why or "unfinished" for one in played)
    shares: dict[str, list[int]] = {why: [0] * len(bots) for why in sorted(outcomes)}
    for one in played:
        for seat in one.winners:
            shares[one.why][seat] += 1
    return Results(dict(sorted(outcomes.items())), by_seat, shares)
