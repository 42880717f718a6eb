"""Rue Morgue's own skills about wounds and what a survivor carries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.engine.choices import Choice
from horda.games.zombicide.combat_events import SkillUsed
from horda.games.zombicide.skills.base import Skill, bit_of

if TYPE_CHECKING:
    from horda.games.zombicide.state import Table


class Medic(Skill):
    """Medic: once a turn, for free, a wound of a survivor in the owner's zone is gone (RM-SK-57)."""

    def offers(self, s: Table, who: int) -> list[Choice]:
        """Everybody here who is hurt, the owner too."""
        if s.used[who] & bit_of(s, self):
            return []
        hurt = [other for other in s.survivors_in(s.zone[who]) if s.wounds[other]]
        return [Choice(s.seat_of[who], self.name, (("survivor", s.roster[other]),)) for other in hurt]

    def does(self, s: Table, who: int, choice: Choice) -> None:
        """One wound."""
        s.used[who] |= bit_of(s, self)
        s.emit(SkillUsed(s.roster[who], self.name))
        s.push(*s.edition.healed(s, s.roster.index(choice.name("survivor")), 1))


class Webbing(Skill):
    """Webbing: everything carried counts as being in hand (RM-SK-29)."""

    def counts_in_hand(self, s: Table, who: int, card: int) -> bool:
        """Whatever it is."""
        return True


SKILLS: list[Skill] = [
    Medic("medic"),
    Webbing("webbing"),
]
