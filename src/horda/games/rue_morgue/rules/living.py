"""What Rue Morgue answers differently about survivors: what they carry, wounds, fights."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.games.rue_morgue.rules.crawlers import may_leave_crawlers
from horda.games.rue_morgue.rules.dead import StreetsAndDead
from horda.games.rue_morgue.rules.improved import CombineAction, combinations, combine
from horda.games.rue_morgue.rules.molotov import ThrowMolotov
from horda.games.rue_morgue.rules.wounded import (
    TakeWoundedCard,
    empty_slots,
    heal,
    lay_wound,
    wounded_slot,
)
from horda.games.rue_morgue.skills.moving import fall_silent, loud_zone
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.rules.targets import struck_first
from horda.games.zombicide.rules.wounds import Eliminate
from horda.games.zombicide.skills.base import Steps
from horda.games.zombicide.state import Table

HOARD = "hoard"
CARRIED = 5
"""The equipment cards that a survivor may carry (RM-INV-01)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Living(StreetsAndDead):
    """Two hands and three in reserve (RM-INV-02), Wounded cards of which two kill (RM-ZAT-06)."""

    pack = 4
    max_wounds = 2
    misses_hit_friends = False
    hits_strike_survivors = True  # RM-TPO-02
    must_kill = True
    attacks_one_by_one = True
    drops_in_turn = True
    counts_on = True

    def all_actions(self) -> list[Action]:
        """Molotovs and improved weapons besides (RM-IMP-01, RM-IMP-08)."""
        return [*super().all_actions(), ThrowMolotov(), CombineAction()]

    # --- what survivors carry --------------------------------------------------------------------

    def slots_of(self, s: Table, who: int) -> int:
        """Five; who hoards has one more in reserve (RM-INV-01, RM-SK-63)."""
        return self.slots if s.has_skill(who, HOARD) else CARRIED

    def combinations(self, s: Table, who: int, loose: tuple[int, ...]) -> list[Choice]:
        """Molotovs and Sniper Rifles (RM-IMP-07, RM-IMP-12)."""
        return combinations(s, who, loose)

    def combine(self, s: Table, who: int, choice: Choice, loose: tuple[int, ...]) -> tuple[int, ...]:
        """At any moment, even while being wounded (RM-IMP-01)."""
        return combine(s, who, choice.name("card"), loose)

    # --- wounds ----------------------------------------------------------------------------------

    def wounded(self, s: Table, who: int, wounds: int) -> Steps:
        """A Wounded card in the place of equipment; the second is the end (RM-ZAT-04, RM-ZAT-06)."""
        if s.wounds[who] + wounds < self.max_wounds:
            return (TakeWoundedCard(who),)
        return (Eliminate(who),)

    def healed(self, s: Table, who: int, wounds: int) -> Steps:
        """The Wounded card is taken away (RM-SK-57)."""
        heal(s, who)
        return ()

    def eliminated(self, s: Table, who: int) -> Steps:
        """With the Wounded card no wound is left to be counted (RM-ZAT-12)."""
        s.wounds = put(s.wounds, who, self.max_wounds)
        fall_silent(s, who)
        return ()

    def seated(self, s: Table, who: int) -> None:
        """A position names the Wounded card, or says `wounds=1` and means the last empty slot."""
        if wounded_slot(s, who) != NOWHERE:
            s.wounds = put(s.wounds, who, 1)
        elif s.wounds[who]:
            s.wounds = put(s.wounds, who, 0)
            lay_wound(s, who, empty_slots(s, who)[-1])

    # --- fights ----------------------------------------------------------------------------------

    def dice_may_harm(self, s: Table, attack: Attack) -> bool:
        """A die may show a 1 and leave a Crawler, or hit somebody in the way (RM-CRW-01)."""
        return bool(struck_first(s, attack)) or may_leave_crawlers(s, attack)

    def crowd_for_dice(self, s: Table, attack: Attack) -> int:
        """Every actor in the zone counts, survivors too (RM-SK-32, RM-SK-52)."""
        return s.crowd[attack.zone] + s.zone.count(attack.zone)

    def loud_zone(self, s: Table) -> int:
        """Where somebody was Loud last (RM-SK-70)."""
        return loud_zone(s)
