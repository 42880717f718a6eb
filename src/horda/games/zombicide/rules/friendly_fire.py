"""Friendly fire: misses of a shot or a spell strike survivors in the zone (friendly_fire.misses)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Frame, Prompt, Question, Step
from horda.games.zombicide.combat_events import FriendHit
from horda.games.zombicide.rules.wounds import FRIEND, FaceAttacks
from horda.games.zombicide.state import Table


@dataclass
class Misses(Step):
    """Each miss hits a survivor of the zone other than the attacker (friendly_fire.misses)."""

    who: int
    friends: tuple[int, ...]
    misses: int
    damage: int

    def run(self, s: Table) -> None:
        """All on one where there is only one; else the attacker decides one by one."""
        if len(self.friends) == 1:
            strike_friends(s, self.who, self.friends * self.misses, self.damage)
        else:
            s.push(AssignMisses(self.who, self.friends, self.misses, self.damage, ()))


@dataclass
class AssignMisses(Question):
    """The attacker decides whom each miss strikes (friendly_fire.choice)."""

    who: int
    friends: tuple[int, ...]
    misses: int
    damage: int
    given: tuple[int, ...]

    def rule(self, s: Table) -> str:
        """Which says so."""
        return s.cite("friendly_fire.choice")

    def choices(self, s: Table) -> list[Choice]:
        """The survivors at risk."""
        seat = s.seat_of[self.who]
        return [Choice(seat, "hit_friend", (("survivor", s.roster[one]),)) for one in self.friends]

    def answer(self, s: Table, choice: Choice) -> None:
        """Note it; when all are given, armour and wounds follow."""
        given = (*self.given, s.roster.index(choice.name("survivor")))
        if len(given) < self.misses:
            s.push(AssignMisses(self.who, self.friends, self.misses, self.damage, given))
        else:
            strike_friends(s, self.who, given, self.damage)

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """How many misses are to be given out, whom the others strike, and how hard each is."""
        about = (("survivor", s.roster[self.who]), ("count", self.misses - len(self.given)))
        return Prompt("AssignMisses", (*about, ("given", self.given), ("damage", self.damage)))


def strike_friends(s: Table, who: int, struck: tuple[int, ...], damage: int) -> None:
    """Every survivor struck rolls for armour; what gets through wounds (friendly_fire.damage)."""
    steps: list[Frame] = []
    for friend in sorted(set(struck)):
        count = struck.count(friend)
        s.emit(FriendHit(s.roster[who], s.roster[friend], count))
        steps.append(FaceAttacks(friend, (FRIEND,) * count, (damage,) * count))
    s.push(*steps)
