"""How City of Horror plays: attacks by location, who lives, how close the scores are, how much is traded.

`python -m horda.lab.city_of_horror --games 2000` prints the figures as JSON. They follow from the seed.
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median

import msgspec

from horda.bots import best_bot
from horda.engine.state import State
from horda.games.city_of_horror.content import PLACES
from horda.games.city_of_horror.deal_events import DealMade, OfferMade, PromiseBroken, PromiseKept
from horda.games.city_of_horror.events import CharacterDealt
from horda.games.city_of_horror.outcome_events import AttackBegun, CharacterDied, PlayerEliminated
from horda.lab.matches import played_out

GAME = "city_of_horror"


class Told(msgspec.Struct, frozen=True):
    """One match in figures."""

    dealt: int
    deaths: dict[str, int]
    """Characters lost, by cause."""
    attacks: dict[str, int]
    """Attacks that took place, by location."""
    out: int
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    offers: int
    deals: int
    kept: int
    broken: int


class Figures(msgspec.Struct, frozen=True):
    """Many matches in figures. Shares are of 100; what is a mean is so for each match."""

    games: int
    seats: int
    bots: tuple[str, ...]
    seed: int | str
    characters_alive: float
    """Of 100 Characters dealt, how many are rescued by the helicopter."""
    deaths_by_cause: dict[str, float]
    """Of 100 Characters dealt."""
    attacks_by_location: dict[str, float]
    matches_with_attack: dict[str, float]
    players_out: float
    without_survivors: float
    """Of 100 matches, how many end with everybody dead."""
    winner_points: float
    """The median."""
    second_points: float
    gap_of_winner: float
    """The median of the gap between first and second, as a part of the winner's points."""
    wins_by_seat: list[float]
    offers: float
    deals: float
    promises_kept: float
    promises_broken: float


def told(state: State) -> Told:
    """A match that was played, in figures."""
    deaths: Counter[str] = Counter()
    attacks: Counter[str] = Counter()
    kinds: Counter[type] = Counter()
    for event in state.events():
        kinds[type(event)] += 1
        if isinstance(event, CharacterDied):
            deaths[event.cause] += 1
        elif isinstance(event, AttackBegun):
            attacks[event.location] += 1
    result = state.result
    return Told(
        dealt=kinds[CharacterDealt],
        deaths=dict(deaths),
        attacks=dict(attacks),
        out=kinds[PlayerEliminated],
        scores=() if result is None else result.scores,
        winners=() if result is None else result.winners,
        offers=kinds[OfferMade],
        deals=kinds[DealMade],
        kept=kinds[PromiseKept],
        broken=kinds[PromiseBroken],
    )


def gap(scores: Sequence[float]) -> float:
    """How far the second is behind the winner, as a part of the winner's points."""
    first, second, *_ = sorted(scores, reverse=True)
    return (first - second) / first if first else 0.0


def figures(matches: Sequence[Told], bots: tuple[str, ...], seed: int | str) -> Figures:
    """What many matches say together."""
    games, seats = len(matches), len(bots)
    dealt = sum(one.dealt for one in matches)
    causes = sorted({cause for one in matches for cause in one.deaths})
    decided = [sorted(one.scores, reverse=True) for one in matches if one.scores]
    return Figures(
        games=games,
        seats=seats,
        bots=bots,
        seed=seed,
        characters_alive=_share(dealt - sum(sum(one.deaths.values()) for one in matches), dealt),
        deaths_by_cause={c: _share(sum(one.deaths.get(c, 0) for one in matches), dealt) for c in causes},
        attacks_by_location={p: _mean(one.attacks.get(p, 0) for one in matches) for p in PLACES},
        matches_with_attack={p: _share(sum(p in one.attacks for one in matches), games) for p in PLACES},
        players_out=_mean(one.out for one in matches),
        without_survivors=_share(sum(not one.winners for one in matches), games),
        winner_points=median(points[0] for points in decided),
        second_points=median(points[1] for points in decided),
        gap_of_winner=round(median(gap(points) for points in decided), 3),
        wins_by_seat=[_share(sum(seat in one.winners for one in matches), games) for seat in range(seats)],
        offers=_mean(one.offers for one in matches),
        deals=_mean(one.deals for one in matches),
        promises_kept=_mean(one.kept for one in matches),
        promises_broken=_mean(one.broken for one in matches),
    )


def _share(part: int, whole: int) -> float:
    return round(100 * part / whole, 1) if whole else 0.0


def _mean(values: Iterable[int]) -> float:
    known = list(values)
    return round(sum(known) / len(known), 2)


def measure(bots: tuple[str, ...], games: int, seed: int | str, options: dict[str, str]) -> Figures:
    """Play matches with a bot in each seat and say how they went."""
    played = (played_out(GAME, bots, seed, number=number, options=options) for number in range(games))
    return figures([told(state) for state in played], bots, seed)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and write the figures as JSON."""
    parser = argparse.ArgumentParser(prog=f"python -m horda.lab.{GAME}")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="", help="seat by seat, with commas between them")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    bots = tuple(given.bots.split(",")) if given.bots else (best_bot(GAME),) * given.seats
    options = dict(option.split("=", 1) for option in given.option)
    found = msgspec.json.encode(measure(bots, given.games, given.seed, options))
    sys.stdout.write(msgspec.json.format(found, indent=2).decode() + "\n")


if __name__ == "__main__":
    main()
