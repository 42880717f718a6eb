"""What the Zombicide games answer differently about fights, wounds and equipment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from horda.games.zombicide.rules.answers import MissionAnswers
from horda.games.zombicide.rules.equipment import ARTEFACT_PILE, NO_ARMOUR
from horda.games.zombicide.skills.base import Steps

if TYPE_CHECKING:
    from horda.games.zombicide.rules.attack import Attack
    from horda.games.zombicide.state import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class FightAnswers(MissionAnswers):
    """An edition's answers about fights, besides those about missions."""

    max_wounds = 3
    misses_hit_friends = True
    """Whether misses of shots and spells strike survivors in the zone (friendly_fire.misses)."""

    def sees_through(self, s: Table, who: int) -> int:
        """Marks of borders that hide nothing from a survivor now, for whatever reason (sight.line)."""
        return 0

    def roll_does(self, s: Table, attack: Attack, values: list[int]) -> Steps:
        """What the dice of an attack do instead of hitting, if anything."""
        return ()

    def roll_counted(self, s: Table, attack: Attack, dice: tuple[int, ...]) -> None:
        """Note the dice of an attack as they fell, before its hits are given out."""

    def attack_resolved(self, s: Table, attack: Attack) -> Steps:
        """What an attack leaves behind when all its hits are given out and scored."""
        return ()

    def wounds_of(self, s: Table, who: int, kind: int) -> int:
        """The wounds of one attack by a zombie of a kind (zombie.wounds)."""
        return s.edition.kinds[kind].wounds

    def wounded(self, s: Table, who: int, wounds: int) -> Steps:
        """Mark wounds that nothing stopped; the last one is the end (wounds.dead)."""
        from horda.games.zombicide.rules.wounds import Eliminate

        s.wounds[who] = min(s.wounds[who] + wounds, self.max_wounds)
        return (Eliminate(who),) if s.wounds[who] == self.max_wounds else ()

    def healed(self, s: Table, who: int, wounds: int) -> Steps:
        """Take wounds off a survivor, as many as there are (wounds.healed)."""
        from horda.games.zombicide.combat_events import Healed

        gone = min(wounds, s.wounds[who])
        s.wounds[who] -= gone
        s.emit(Healed(s.roster[who], gone))
        return ()

    def crowd_for_dice(self, s: Table, attack: Attack) -> int:
        """Dice for skills that count who is in the zone: its zombies (skill.dice_by_crowd)."""
        return s.crowd[attack.zone]

    def armour_of(self, s: Table, who: int) -> int:
        """What a die must reach to cancel an attack on a survivor; none does (armour.roll)."""
        return NO_ARMOUR

    def armour_rerolls(self, s: Table, who: int) -> list[str]:
        """The cards that let a survivor repeat an armour roll (armour.again)."""
        return []

    def goes_beyond_red(self, s: Table) -> bool:
        """Whether experience goes on beyond red (experience.beyond)."""
        return False

    def discard_pile(self, s: Table, card: int) -> str:
        """Where a discarded equipment card goes: what is from the vault never comes back (search.deck)."""
        return ARTEFACT_PILE if s.edition.gear[s.cards.face(card)].vault else "equipment_discard"

    def trap_sprung(self, s: Table, who: int, kind: int) -> Steps:
        """What an equipment card that hides a zombie does when it is drawn (search.trap)."""
        from horda.games.zombicide.rules.running_out import PlaceZombies

        return (PlaceZombies(s.zone[who], kind, 1),) if s.zone[who] >= 0 else ()
