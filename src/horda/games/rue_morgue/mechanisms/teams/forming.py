"""Teams: their number, the seats in each, and the survivors that each player leads (RM-SET-02 to RM-SET-07)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice, Refusal
from horda.engine.steps import Prompt, Question
from horda.games.rue_morgue.crew_events import SurvivorJoined
from horda.games.zombicide.mechanism import Record, Steps
from horda.games.zombicide.rules.goals.goals import MechanismData
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

NAME: Final = "teams"
"""The name of the mechanism."""

MAX_TEAMS: Final = 4
MAX_LED: Final = 6
"""Maximum number of survivors that one player may lead (RM-GEN-02)."""


@dataclass
class Formed(Record):
    """How many teams were formed (RM-SET-02)."""

    count: int = 1


RECORD: Final = TypedKey(NAME, Formed)


def teams_in(s: ZombicideState) -> int:
    """Return how many teams play (RM-SET-02)."""
    return s.record(RECORD).count


def set_team_count(s: ZombicideState, count: int) -> None:
    """Set the number of teams."""
    s.remember(RECORD, Formed(count))


def team_of_seat(s: ZombicideState, seat: int) -> int:
    """Return the team of a player; players of a team sit alternately with the others (RM-SET-02, RM-SET-05)."""
    return seat % teams_in(s)


def seats_of_team(s: ZombicideState, team: int) -> list[int]:
    """Return the players of a team, clockwise from the first player (RM-SET-04)."""
    turns = [(s.first + place) % s.seats for place in range(s.seats)]
    return [seat for seat in turns if team_of_seat(s, seat) == team]


def members(s: ZombicideState, team: int) -> list[int]:
    """Return the survivors of a team who are on the board."""
    return [who for who, one in enumerate(s.team_of) if one == team and s.zone[who] >= 0]


def fitting_teams(seats: int, survivors: int, *, competitive: bool) -> int:
    """Return the default number of teams: one, or for rivals the highest that allows equal numbers of players.

    All rival teams have the same numbers of players and survivors (RM-SET-06).
    """
    if not competitive:
        return 1
    possible = [teams for teams in rival_teams(survivors) if teams <= seats]
    even = [teams for teams in possible if not seats % teams]
    return max(even or possible, default=2)


def rival_teams(survivors: int) -> list[int]:
    """Return the possible numbers of rival teams: two to four of equal size (RM-SET-06)."""
    return [teams for teams in range(2, MAX_TEAMS + 1) if not survivors % teams]


def picking_order(s: ZombicideState, survivors: int) -> list[int]:
    """Return the seats in the order in which they pick survivors, one at a time (RM-SET-03).

    A team's survivors are divided among its players as evenly as possible, unless players leave some to others.
    """
    teams = teams_in(s)
    shares = [0] * s.seats
    for team in range(teams):
        seats = seats_of_team(s, team)
        for number in range(survivors // teams):
            shares[seats[number % len(seats)]] += 1
    order: list[int] = []
    while len(order) < survivors:
        for place in range(s.seats):
            seat = (s.first + place) % s.seats
            if order.count(seat) < shares[seat]:
                order.append(seat)
    return order


def pick_survivors(s: ZombicideState) -> Steps:
    """Return the questions by which players pick survivors one at a time (RM-SET-03)."""
    survivors = s.options["survivors"]
    assert isinstance(survivors, int)
    order = picking_order(s, survivors)
    return tuple([ChooseSurvivor(seat, survivors - at) for at, seat in enumerate(order)])


@dataclass
class ChooseSurvivor(Question):
    """A player picks the next survivor to lead (RM-SET-03)."""

    seat: int
    left: int
    """The number of survivors still to be picked, including this one."""

    def rule(self, s: ZombicideState) -> str:
        return "RM-SET-03"

    def _free_survivors(self, s: ZombicideState) -> list[str]:
        return [name for name in s.edition.identities if name not in s.roster]

    def _pickable_survivors(self, s: ZombicideState) -> list[str]:
        """Return the survivors who may be picked; some places are reserved for required skills (RM-MIS-03)."""
        free = self._free_survivors(s)
        missing = missing_skills(s)
        if self.left > len(missing):
            return free
        return [name for name in free if any(skill in first_skills(s, name) for skill in missing)]

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the survivors without a player, and the choice to stop if teammates can lead the others."""
        found = [
            Choice(self.seat, "choose_survivor", (("survivor", name),))
            for name in self._pickable_survivors(s)
        ]
        if self.seat in s.seat_of and self._mates(s):
            found.append(Choice(self.seat, "enough"))
        return found

    def _mates(self, s: ZombicideState) -> list[int]:
        """Return the teammates who still pick, if they may lead all survivors that this player leaves (RM-SET-03)."""
        team = team_of_seat(s, self.seat)
        picks = [one.seat for one in s.stack if isinstance(one, ChooseSurvivor) and one is not self]
        coming = [seat for seat in picks if team_of_seat(s, seat) == team]
        mates = [seat for seat in dict.fromkeys(reversed(coming)) if seat != self.seat]
        room = sum(MAX_LED - s.seat_of.count(seat) for seat in mates)
        return mates if room > len(coming) else []

    def _leave_the_rest(self, s: ZombicideState) -> None:
        """Let teammates in turn pick the survivors that this player leaves."""
        mates = self._mates(s)
        handed = 1
        for at in range(len(s.stack) - 1, -1, -1):
            one = s.stack[at]
            if isinstance(one, ChooseSurvivor) and one is not self and one.seat == self.seat:
                s.stack[at] = ChooseSurvivor(mates[handed % len(mates)], one.left)
                handed += 1
        s.push(ChooseSurvivor(mates[0], self.left))

    def refusals(self, s: ZombicideState, seat: int) -> list[Refusal]:
        """Refuse survivors who would take a place reserved for a required skill (RM-MIS-03)."""
        if seat != self.seat:
            return []
        wanted = self._pickable_survivors(s)
        return [
            Refusal(Choice(seat, "choose_survivor", (("survivor", name),)), "RM-GEN-05")
            for name in self._free_survivors(s)
            if name not in wanted
        ]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Put the survivor into the starting zone with its first skills (RM-SET-16, RM-SET-17)."""
        if choice.verb == "enough":
            self._leave_the_rest(s)
            return
        name = choice.name("survivor")
        team = team_of_seat(s, self.seat)
        starts = [s.token_zone[token] for token in s.tokens("start")] or [0]
        who = s.add_survivor(name, seat=self.seat, zone=starts[team % len(starts)], team=team)
        for skill in first_skills(s, name):
            s.give_skill(who, skill)
        s.emit(SurvivorJoined(self.seat, name))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        about = (("seat", self.seat), ("count", self.left), ("needed", tuple(missing_skills(s))))
        return Prompt("ChooseSurvivor", about)


class Needs(MechanismData):
    """Skills with which at least one survivor each must start."""

    def __init__(self, skills: tuple[str, ...]) -> None:
        self.skills = skills


SAID: Final = TypedKey(NAME, Needs)
"""Key of this mechanism's entry in the mission."""


def required_skills(s: ZombicideState) -> tuple[str, ...]:
    """Return the skills that the mission requires."""
    return s.goals.mission_value(SAID).skills


def first_skills(s: ZombicideState, name: str) -> list[str]:
    """Return the blue skills of a survivor, all held from the start (RM-EXP-04, RM-EXP-12)."""
    return s.edition.identities[name].track[0]


def missing_skills(s: ZombicideState) -> list[str]:
    """Return the required skills that no survivor picked so far has."""
    return [
        skill for skill in required_skills(s) if not any(skill in first_skills(s, one) for one in s.roster)
    ]
