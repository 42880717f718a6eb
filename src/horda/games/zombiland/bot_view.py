"""What a seat may know of a table of Survivor Zombiland, as players made of code read it: part by part.

It says no more than the view does (`view.py`), and makes only what is asked for.
"""

from __future__ import annotations

from horda.engine.choices import Plain
from horda.games.zombiland.state import HANDS, PAWS, ZombilandState


class Player:
    """One player as the seat sees them; hands hold `?` for each card that it does not know."""

    def __init__(self, s: ZombilandState, seat: int, bit: int) -> None:
        self._state = s
        self._bit = bit
        self._hand: list[str] | None = None
        self.seat = seat
        self.status = s.status[seat]
        self.space = s.at[seat]
        self.health = s.health[seat]
        self.tokens = s.tokens[seat]

    @property
    def hand(self) -> list[str]:
        """The Resource cards in hand."""
        found = self._hand
        if found is None:
            found = self._hand = self._state.cards.visible_faces(HANDS[self.seat], self._bit)
        return found

    @property
    def zombie_hand(self) -> list[str]:
        """The Zombie cards in hand."""
        return self._state.cards.visible_faces(PAWS[self.seat], self._bit)

    @property
    def bonus(self) -> int:
        """What is added in every fight."""
        return self._state.lasting_bonus(self.seat)


class Fight:
    """The fight under way: who must reach what, and what is added so far."""

    def __init__(self, s: ZombilandState) -> None:
        self.fighter = s.fighter
        self.is_with_player = s.foe >= 0
        self.card = s.cards.face(s.source)
        self.power = s.power
        self.added = s.added + s.lasting_bonus(s.fighter)
        self.die = s.die


class Glance:
    """The table as one seat knows it; whoever holds it never sees the match behind it."""

    def __init__(self, s: ZombilandState, seat: int | None) -> None:
        self._state = s
        self._bit = s.bit(seat)
        prompt = s.prompt(seat)
        self.asked: dict[str, Plain] = {} if prompt is None else prompt.plain()
        """The question that waits, by the name of its kind (`ask`), and what it is about."""
        self.team = s.team
        self.pool = s.pool
        self.players = [Player(s, one, self._bit) for one in range(s.seats)]
        self.fight = None if s.fighter < 0 else Fight(s)

    @property
    def resources(self) -> int:
        """How many cards the Resource deck has."""
        return len(self._state.cards.piles["resource"])

    @property
    def resource_discard(self) -> list[str]:
        """The Resource cards that were discarded."""
        return self._state.cards.faces("resource_discard")

    @property
    def top_encounter(self) -> str:
        """The next Encounter card, `?` if the seat has not seen it; empty where there is none."""
        shown = self._state.cards.visible_faces("encounter", self._bit)
        return shown[-1] if shown else ""
