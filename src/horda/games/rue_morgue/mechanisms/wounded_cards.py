"""Wounded cards, which take the place of equipment (RM-ZAT-04 to RM-ZAT-12)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.lists import put
from horda.games.rue_morgue.rules.wounded import (
    TakeWoundedCard,
    empty_slots,
    heal,
    lay_wound,
    wounded_slot,
)
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.rules.wounds import Eliminate
from horda.games.zombicide.state import Table


class WoundedCards(Mechanism):
    """The first wound is a card, the second the end (RM-ZAT-06)."""

    name: ClassVar[str] = "wounded_cards"

    def wound(self, s: Table, who: int, wounds: int) -> Steps | None:
        """A Wounded card in the place of equipment; the second is the end (RM-ZAT-04, RM-ZAT-06)."""
        if s.wounds[who] + wounds < s.edition.figures.max_wounds:
            return (TakeWoundedCard(who),)
        return (Eliminate(who),)

    def heal(self, s: Table, who: int, wounds: int) -> Steps | None:
        """The Wounded card is taken away (RM-SK-57)."""
        heal(s, who)
        return ()

    def eliminated(self, s: Table, who: int) -> Steps:
        """With the Wounded card no wound is left to be counted (RM-ZAT-12)."""
        s.wounds = put(s.wounds, who, s.edition.figures.max_wounds)
        return ()

    def seated(self, s: Table, who: int) -> Steps:
        """A position names the Wounded card, or says `wounds=1` and means the last empty slot."""
        if wounded_slot(s, who) != NOWHERE:
            s.wounds = put(s.wounds, who, 1)
        elif s.wounds[who]:
            s.wounds = put(s.wounds, who, 0)
            lay_wound(s, who, empty_slots(s, who)[-1])
        return ()
