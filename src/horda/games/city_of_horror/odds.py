"""Probabilities of the results of votes, of arriving zombies, and of the number of surviving Characters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb
from typing import Final

from horda.games.city_of_horror.content import (
    CROSSROADS,
    HOURS,
    INVASIONS,
    PLACES,
    WATER_TOWER,
    WAVES,
    ZOMBIE_LIMIT,
    Wave,
)

ANYBODY: Final = -1
"""Stands for the unknown target of a voter, and for a First Player who is not present."""
Tallies = dict[tuple[int, ...], float]


@lru_cache(maxsize=1 << 14)
def victim_odds(
    votes: tuple[int, ...], first: int, pointing: tuple[int, ...], tie: int = ANYBODY
) -> tuple[float, ...]:
    """Return the probability that each player present is named in an attack (CH-VOT-06, CH-ATK-07).

    `votes` lists the votes of the players present, and `first` is the First Player's index in this list.
    `pointing` gives, for each of these players, the index of the player they will name, and `tie` the index that
    the First Player will name in a tie; unknown ones are `ANYBODY`. A voter whose target is unknown points at each
    other player with equal probability, never at themselves.
    """
    return _victim_chances(votes, first, pointing, tie=tie, selfish=False)


@lru_cache(maxsize=1 << 14)
def sharer_odds(
    votes: tuple[int, ...], first: int, pointing: tuple[int, ...], tie: int = ANYBODY
) -> tuple[float, ...]:
    """Return the probability that each player present shares out (CH-SHR-09); by default all point at themselves."""
    return _victim_chances(votes, first, pointing, tie=tie, selfish=True)


def _victim_chances(
    votes: tuple[int, ...], first: int, pointing: tuple[int, ...], *, tie: int, selfish: bool
) -> tuple[float, ...]:
    count = len(votes)
    if count < 2:
        return (1.0,) * count
    tallies: Tallies = {(0,) * count: 1.0}
    for voter, own in enumerate(votes):
        if own:
            tallies = _with_voter(
                tallies, own, _possible_targets(voter, count, pointing[voter], selfish=selfish)
            )
    odds = [0.0] * count
    for tally, chance in tallies.items():
        most = max(tally)
        tied = [player for player in range(count) if tally[player] == most]
        named = [tie] if tie in tied else _tie_candidates(tied, first, selfish=selfish)
        for player in named:
            odds[player] += chance / len(named)
    return tuple(odds)


def _possible_targets(voter: int, count: int, pointed: int, *, selfish: bool) -> list[int]:
    if pointed != ANYBODY:
        return [pointed]
    return [voter] if selfish else [other for other in range(count) if other != voter]


def _with_voter(tallies: Tallies, votes: int, aims: list[int]) -> Tallies:
    found: Tallies = {}
    for tally, chance in tallies.items():
        for aim in aims:
            new = (*tally[:aim], tally[aim] + votes, *tally[aim + 1 :])
            found[new] = found.get(new, 0.0) + chance / len(aims)
    return found


def _tie_candidates(tied: list[int], first: int, *, selfish: bool) -> list[int]:
    """Return the tied players that the First Player would name: their own index if `selfish`, else those of others."""
    if first not in tied or len(tied) == 1:
        return tied
    return [first] if selfish else [player for player in tied if player != first]


def after_wave(zombies: Sequence[int], wave: Wave, corners: Sequence[int]) -> list[int]:
    """Return the zombies by location after an Invasion card (CH-INV-03 to CH-INV-05), if the horde suffices."""
    spots = [*corners, WATER_TOWER, CROSSROADS]
    after = list(zombies)
    for start, end in wave.moves:
        moved = min(after[spots[start]], ZOMBIE_LIMIT - after[spots[end]])
        after[spots[start]] -= moved
        after[spots[end]] += moved
    for spot, amount in enumerate(wave.zombies):
        after[spots[spot]] = min(after[spots[spot]] + amount, ZOMBIE_LIMIT)
    return after


@cache
def waves_of(hour: str) -> tuple[Wave, ...]:
    """Return the Invasion cards with this hour on their backs."""
    return tuple(WAVES[card.id] for card in INVASIONS if HOURS[card.hour] == hour)


@lru_cache(maxsize=1 << 8)
def mean_arrivals(hour: str, corners: tuple[int, ...]) -> tuple[float, ...]:
    """Return the mean number of new zombies by location that an Invasion card of an hour brings."""
    waves = waves_of(hour)
    found = [0.0] * len(PLACES)
    for spot, place in enumerate((*corners, WATER_TOWER, CROSSROADS)):
        found[place] = sum(wave.zombies[spot] for wave in waves) / len(waves)
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def alive_odds(count: int, lives: float) -> tuple[float, ...]:
    """Return the probabilities that 0, 1, 2... of `count` Characters survive, each with probability `lives`."""
    return tuple(
        comb(count, alive) * lives**alive * (1 - lives) ** (count - alive) for alive in range(count + 1)
    )
