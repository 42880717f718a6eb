"""Forming the team: players pick the survivors they lead, one to six each (GH-SET-01, GH-SET-02)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question
from horda.games.green_horde.events import SurvivorPicked
from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.skills.base import Steps
from horda.games.zombicide.state import ZombicideState

TEAM: Final = "team"
"""The option that says whether the players pick the survivors."""
PICKED: Final = "picked"
MAX_LED: Final = 6
"""Maximum number of survivors that one player may lead (GH-SET-02)."""


def picks(s: ZombicideState) -> Steps:
    """Return the question that forms the team, if the players pick it."""
    count = s.options.get("survivors", 0)
    if s.options.get(TEAM) != PICKED or not isinstance(count, int) or not count:
        return ()
    return (FormTeam(tuple(range(s.seats)), count),)


@dataclass
class FormTeam(Question):
    """Each player in turn picks a survivor to lead, or leaves the rest to the others (GH-SET-02)."""

    seats: tuple[int, ...]
    """The seats that may still pick, the next one first."""
    left: int

    def rule(self, s: ZombicideState) -> str:
        return "GH-SET-02"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the survivors without a player, and the choice to stop if the others can lead all who are left."""
        if not self.left or not self.seats:
            return []
        seat = self.seats[0]
        led = s.seat_of.count(seat)
        empty = len([one for one in self.seats if one not in s.seat_of])
        found: list[Choice] = []
        if led < MAX_LED and (not led or self.left > empty):
            free = [name for name in s.edition.identities if name not in s.roster]
            found = [Choice(seat, "choose_survivor", (("survivor", name),)) for name in free]
        room = sum(MAX_LED - s.seat_of.count(one) for one in self.seats[1:])
        if led and room >= self.left:
            found.append(Choice(seat, "enough"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Put the survivor in the starting zone with its first skill and ask the next player (GH-SET-15, 17)."""
        seat, others = self.seats[0], self.seats[1:]
        if choice.verb == "enough":
            s.push(FormTeam(others, self.left))
            return
        name = choice.name("survivor")
        starts = [s.token_zone[token] for token in s.tokens("start")] or [0]
        who = s.add_survivor(name, seat=seat, zone=starts[0])
        for skill in s.edition.identities[name].track[0]:
            s.give_skill(who, skill)
        s.emit(SurvivorPicked(seat, name))
        s.push(FormTeam((*others, seat), self.left - 1))
        s.push(*skill_hooks.set_up(s, who))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the prompt with the player who picks and the number of survivors left."""
        return Prompt("FormTeam", (("seat", self.seats[0] if self.seats else 0), ("count", self.left)))
