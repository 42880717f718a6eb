"""What a seat may know of a match of Survivor Zombiland, computed part by part for bots.

It reveals no more than the view does (`view.py`), and computes only the parts that are used.
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
        """The bonus that the player has in every fight."""
        return self._state.lasting_bonus(self.seat)


class Fight:
    """The current fight: the survivor, the power to reach, and the bonus so far."""

    def __init__(self, s: ZombilandState) -> None:
        self.fighter = s.fighter
        self.is_with_player = s.foe >= 0
        self.card = s.cards.face(s.source)
        self.power = s.power
        self.added = s.added + s.lasting_bonus(s.fighter)
        self.die = s.die


class BotView:
    """The table as one seat knows it, without access to the match."""

    def __init__(self, s: ZombilandState, seat: int | None) -> None:
        self._state = s
        self._bit = s.bit(seat)
        prompt = s.prompt(seat)
        self.asked: dict[str, Plain] = {} if prompt is None else prompt.as_json()
        """The open question by its kind (`ask`), with its arguments."""
        self.team = s.team
        self.pool = s.pool
        self.players = [Player(s, player, self._bit) for player in range(s.seats)]
        self.fight = None if s.fighter < 0 else Fight(s)

    @property
    def resources(self) -> int:
        """The number of cards in the Resource deck."""
        return len(self._state.cards.piles["resource"])

    @property
    def resource_discard(self) -> list[str]:
        """The discarded Resource cards."""
        return self._state.cards.faces("resource_discard")

    @property
    def top_encounter(self) -> str:
        """The next Encounter card, `?` if the seat has not seen it; empty if there is none."""
        shown = self._state.cards.visible_faces("encounter", self._bit)
        return shown[-1] if shown else ""
