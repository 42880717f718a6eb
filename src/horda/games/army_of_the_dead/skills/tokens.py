"""Skills that tokens of personal objectives give their holders (AD-POB-10, AD-POB-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.games.army_of_the_dead.mechanisms.zeus.abominations import ZEUS_SPAWN, BringZeus
from horda.games.zombicide.events.combat_events import SkillUsed
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.combat.targets import counts_in
from horda.games.zombicide.skills.base import Skill, bit_of

if TYPE_CHECKING:
    from horda.games.zombicide.state import ZombicideState

DOUBLE = 2
"""The adrenaline for a Shambler that the holder kills (AD-POB-10)."""


class TokenSkill(Skill):
    """The skill of a token, which no ID card has."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.open = False


class HeadHunter(TokenSkill):
    """Dieter's token: 2 adrenaline instead of 1 for each Shambler (AD-POB-10)."""

    def experience(self, s: ZombicideState, who: int, kind: int, points: int) -> int:
        """Return 2 for a Shambler, else the given points; killing sleepers does not use it (AD-Q-61)."""
        return DOUBLE if s.edition.kinds[kind].name == "shambler" else points


class ZeusBane(TokenSkill):
    """Scott's token: +1 die against Abominations; discarding it brings Zeus (AD-POB-12, AD-POB-13)."""

    def attack_dice(self, s: ZombicideState, attack: Attack) -> int:
        """Return the extra dice if an Abomination is named as target or nobody else is in the zone (AD-Q-72)."""
        kinds = s.edition.kinds
        if attack.target != NOWHERE:
            return 1 if kinds[attack.target].for_all else 0
        there = [kind for kind, count in enumerate(counts_in(s, attack.zone)) if count]
        return 1 if there and all(kinds[kind].for_all for kind in there) else 0

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Offer to call Zeus for free in the holder's own turn, before he appears (AD-Q-72)."""
        return [Choice(s.seat_of[who], self.name)] if s.tokens(ZEUS_SPAWN) else []

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Discard the token and place Zeus in the zone of his spawn token."""
        s.skills = put(s.skills, who, s.skills[who] & ~bit_of(s, self))
        s.emit(SkillUsed(s.roster[who], self.name))
        s.push(BringZeus())


SKILLS: list[Skill] = [HeadHunter("head_hunter"), ZeusBane("zeus_bane")]
