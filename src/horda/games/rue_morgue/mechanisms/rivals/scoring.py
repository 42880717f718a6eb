"""Competitive mode: rivals, Bulletproof Vests, and the team with the most experience (RM-CPV, RM-VES)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.state import Result
from horda.games.rue_morgue.crew_events import TeamScored, VestTurned
from horda.games.rue_morgue.mechanisms.teams.forming import team_of_seat, teams_in
from horda.games.rue_morgue.rules.preparation import VEST
from horda.games.zombicide.mechanism import Record
from horda.games.zombicide.rules.inventory.slots import discard
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

NAME: Final = "rivals"
"""The name of the mechanism."""


@dataclass
class Vests(Record):
    """The Bulletproof Vests that are face down after one wound (RM-VES-05)."""

    vests: tuple[int, ...] = ()


RECORD: Final = TypedKey(NAME, Vests)


# --- vests -------------------------------------------------------------------------------------------


def face_down_vests(s: ZombicideState) -> tuple[int, ...]:
    """Return the Vests that are face down."""
    return s.record(RECORD).vests


def wounds_past_vests(s: ZombicideState, who: int, wounds: int) -> int:
    """Return how many of the wounds that a survivor dealt another's Vests do not stop (RM-VES-04 to 09)."""
    for card in [card for card in s.cards_of(who) if s.cards.face(card) == VEST]:
        while wounds and card in s.cards_of(who):
            wounds -= 1
            wear(s, who, card)
    return wounds


def wear(s: ZombicideState, who: int, card: int) -> None:
    """Turn a Vest face down at the first wound, and discard it at the second (RM-VES-05, RM-VES-06)."""
    vests = face_down_vests(s)
    if card in vests:
        s.remember(RECORD, Vests(tuple([one for one in vests if one != card])))
        discard(s, who, card)
    else:
        s.remember(RECORD, Vests((*vests, card)))
        s.emit(VestTurned(s.roster[who]))


# --- the end -----------------------------------------------------------------------------------------


def totals(s: ZombicideState) -> list[int]:
    """Return the experience of each team, including dead survivors (RM-CPV-02)."""
    found = [0] * teams_in(s)
    for who, team in enumerate(s.team_of):
        found[team] += s.xp[who]
    return found


def verdict(s: ZombicideState) -> Result:
    """Return the result: the team with the most experience wins, equal teams win together (RM-CPV-02, RM-Q-67)."""
    scores = totals(s)
    for team, points in enumerate(scores):
        s.emit(TeamScored(team + 1, points))
    best = max(scores)
    teams = [team_of_seat(s, seat) for seat in range(s.seats)]
    winners = tuple(seat for seat, team in enumerate(teams) if scores[team] == best)
    return Result(winners, tuple(float(scores[team]) for team in teams), "most_experience")
