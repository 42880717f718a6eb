"""Competitive mode: rivals, Bulletproof Vests, and the team with the most experience (RM-CPV, RM-VES)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.state import Result
from horda.games.rue_morgue.crew_events import TeamScored, VestTurned
from horda.games.rue_morgue.mechanisms.teams import team_of_seat, teams_in
from horda.games.rue_morgue.rules.preparation import VEST
from horda.games.zombicide.mechanism import Mechanism, Record
from horda.games.zombicide.rules.inventory import discard
from horda.games.zombicide.state import ZombicideState


@dataclass
class Vests(Record):
    """The Bulletproof Vests that one wound has turned face down (RM-VES-05)."""

    vests: tuple[int, ...] = ()


class Rivals(Mechanism):
    """Teams against each other, with Bulletproof Vests."""

    name: ClassVar[str] = "rivals"

    def record(self) -> Record | None:
        """All Vests are whole."""
        return Vests()

    def is_rival(self, s: ZombicideState, who: int, other: int) -> bool:
        """Whoever is of another team is an enemy like the zombies (RM-CPV-01, RM-CPV-12)."""
        return s.goals.competitive and s.team_of[who] != s.team_of[other]

    def wounds_from_survivors(self, s: ZombicideState, who: int, so_far: int) -> int:
        """Bulletproof Vests stop them, but not those of zombies (RM-VES-03, RM-FRF-03)."""
        return left_of_vests(s, who, so_far)

    def victory(self, s: ZombicideState, so_far: Result) -> Result:
        """Among rivals the team with the most experience has won (RM-WIN-04, RM-CPV-02)."""
        return verdict(s) if s.goals.competitive else so_far


def rivals(s: ZombicideState, who: int, zone: int) -> list[int]:
    """The survivors of other teams in a zone (RM-CPV-12)."""
    team = s.team_of[who]
    return [other for other, place in enumerate(s.zone) if place == zone and s.team_of[other] != team]


# --- vests -------------------------------------------------------------------------------------------


def turned(s: ZombicideState) -> tuple[int, ...]:
    """The Vests that lie face down."""
    found = s.records[Rivals.name]
    assert isinstance(found, Vests)
    return found.vests


def left_of_vests(s: ZombicideState, who: int, wounds: int) -> int:
    """How many of the wounds that a survivor dealt get through the Vests of another (RM-VES-04 to 09)."""
    for card in [card for card in s.cards_of(who) if s.cards.face(card) == VEST]:
        while wounds and card in s.cards_of(who):
            wounds -= 1
            wear(s, who, card)
    return wounds


def wear(s: ZombicideState, who: int, card: int) -> None:
    """The first wound turns a Vest face down, the second costs it (RM-VES-05, RM-VES-06)."""
    vests = turned(s)
    if card in vests:
        s.remember(Rivals.name, Vests(tuple([one for one in vests if one != card])))
        discard(s, who, card)
    else:
        s.remember(Rivals.name, Vests((*vests, card)))
        s.emit(VestTurned(s.roster[who]))


# --- the end -----------------------------------------------------------------------------------------


def totals(s: ZombicideState) -> list[int]:
    """The experience of each team, the dead counted too (RM-CPV-02)."""
    found = [0] * teams_in(s)
    for who, team in enumerate(s.team_of):
        found[team] += s.xp[who]
    return found


def verdict(s: ZombicideState) -> Result:
    """The team with the most experience has won; level teams share it (RM-CPV-02, RM-Q-67)."""
    scores = totals(s)
    for team, points in enumerate(scores):
        s.emit(TeamScored(team + 1, points))
    best = max(scores)
    teams = [team_of_seat(s, seat) for seat in range(s.seats)]
    winners = tuple(seat for seat, team in enumerate(teams) if scores[team] == best)
    return Result(winners, tuple(float(scores[team]) for team in teams), "most_experience")
