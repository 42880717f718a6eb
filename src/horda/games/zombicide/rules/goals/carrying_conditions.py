"""Conditions of missions about what survivors carry."""

from __future__ import annotations

from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.conditions import MissionPlace
from horda.games.zombicide.rules.goals.goals import Condition, Facts
from horda.games.zombicide.state import AWAY, ZombicideState


def bearer_of(s: ZombicideState, colour: str) -> int:
    """Return the survivor who carries the objective of a colour, or NOWHERE."""
    return s.carriers.get(colour, NOWHERE)


class Holds(Condition):
    """Survivors on the board carry a number of copies of a card."""

    def __init__(self, face: str, count: int) -> None:
        self.face = face
        self.count = count

    def holds(self, s: ZombicideState) -> bool:
        """Return whether survivors on the board hold enough copies."""
        faces = s.cards.deck.faces
        face = self.face
        meant = [card for card in s.cards.piles["held"] if faces[card] == face]
        if len(meant) < self.count:
            return False
        width = s.edition.slots
        return len([card for card in meant if s.zone[s.slots.index(card) // width] >= 0]) >= self.count


class CarrierAt(Condition):
    """The carrier of a colour's objective stands at a place."""

    def __init__(self, colour: str, place: MissionPlace) -> None:
        self.colour = colour
        self.place = place

    def holds(self, s: ZombicideState) -> bool:
        who = bearer_of(s, self.colour)
        return who >= 0 and s.zone[who] in self.place.zones(s)

    def is_impossible(self, s: ZombicideState) -> bool:
        """Return whether the objective is lost with its carrier or has left the board (goal.out_of_reach)."""
        who = bearer_of(s, self.colour)
        return self.colour in s.lost_with or (who >= 0 and s.zone[who] == AWAY)

    def lack(self, s: ZombicideState) -> Facts:
        """Return the objective, and who carried it."""
        return lost_objective(s, self.colour)


class CarriedOut(Condition):
    """The carrier of a colour's objective has left the board alive with it."""

    def __init__(self, colour: str) -> None:
        self.colour = colour

    def holds(self, s: ZombicideState) -> bool:
        who = bearer_of(s, self.colour)
        return who >= 0 and s.zone[who] == AWAY

    def is_impossible(self, s: ZombicideState) -> bool:
        """Return whether the objective is lost with its carrier (goal.out_of_reach)."""
        return self.colour in s.lost_with

    def lack(self, s: ZombicideState) -> Facts:
        """Return the objective, and who carried it."""
        return lost_objective(s, self.colour)


def lost_objective(s: ZombicideState, colour: str) -> Facts:
    """Return the values of the message about a lost objective: its colour, and its last carrier."""
    who = s.lost_with[colour] if colour in s.lost_with else s.carriers[colour]
    taken = "taken_along" if s.zone[who] == AWAY else "objective"
    return (("lack", taken), ("colour", colour), ("survivor", s.roster[who]))
