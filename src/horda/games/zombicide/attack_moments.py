"""The moments of attacks and wounds at which a mechanism may speak; all others stand in `mechanism`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from horda.games.zombicide.mechanism import Steps
    from horda.games.zombicide.rules.attack import Attack
    from horda.games.zombicide.state import ZombicideState


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackMoments:
    """What a mechanism says of attacks and of wounds: nothing, unless its own class does."""

    # --- attacks ----------------------------------------------------------------------------------

    def is_silenced(self, s: ZombicideState, who: int, card: int) -> bool:
        """Whether a survivor's attack with a noisy card makes no noise (noise.token)."""
        return False

    def sees_through(self, s: ZombicideState, who: int, so_far: int) -> int:
        """Marks of borders that hide nothing from a survivor now (sight.line)."""
        return so_far

    def is_spared(self, s: ZombicideState, who: int, attack: Attack) -> bool:
        """Whether the misses of an attack pass a survivor by in any case (friendly_fire.misses)."""
        return False

    def attack_declared(self, s: ZombicideState, attack: Attack) -> Steps:
        """When an attack was aimed, before its dice are rolled."""
        return ()

    def named_bonus(self, s: ZombicideState, attack: Attack, so_far: int) -> int:
        """What is added to each die of an attack on one named target (combat.concentrated)."""
        return so_far

    def is_risky(self, s: ZombicideState, attack: Attack) -> bool:
        """Whether more dice could do more harm than good, so that one is asked (skill.roll_six)."""
        return False

    def roll_counted(self, s: ZombicideState, attack: Attack, dice: tuple[int, ...]) -> Steps:
        """When the dice of an attack have fallen, before its hits are given out."""
        return ()

    def resolve_roll(self, s: ZombicideState, attack: Attack, values: list[int]) -> Steps | None:
        """What the dice of an attack, as they count, do instead of giving out hits, up to its end."""
        return None

    def resolve_hit(self, s: ZombicideState, attack: Attack, kind: int, damage: int) -> Steps | None:
        """What a hit on a zombie does instead of killing it, whatever its damage (combat.minimum)."""
        return None

    def things_to_hit(self, s: ZombicideState, zone: int) -> list[str]:
        """What a hit may be given to in a zone besides zombies, by name (melee.reach)."""
        return []

    def thing_hit(self, s: ZombicideState, attack: Attack, name: str) -> Steps:
        """When a hit was given to such a thing."""
        return ()

    def attack_resolved(self, s: ZombicideState, attack: Attack) -> Steps:
        """When all hits of an attack are given out and scored."""
        return ()

    # --- wounds -----------------------------------------------------------------------------------

    def life(self, s: ZombicideState, who: int, so_far: int) -> int:
        """The wounds that eliminate a survivor (wounds.dead)."""
        return so_far

    def armour(self, s: ZombicideState, who: int, so_far: int) -> int:
        """What a die must reach to cancel an attack on a survivor (armour.roll)."""
        return so_far

    def armour_rerolls(self, s: ZombicideState, who: int) -> list[str]:
        """The cards that let a survivor repeat an armour roll (armour.again)."""
        return []

    def wounds_from_survivors(self, s: ZombicideState, who: int, so_far: int) -> int:
        """How many wounds that other survivors dealt get through to a survivor (friendly_fire.damage)."""
        return so_far

    def wound(self, s: ZombicideState, who: int, wounds: int) -> Steps | None:
        """Mark wounds that nothing stopped (wounds.dead)."""
        return None

    def wounded(self, s: ZombicideState, who: int, wounds: int) -> Steps:
        """When wounds that nothing stopped are being marked (wounds.dead)."""
        return ()

    def heal(self, s: ZombicideState, who: int, wounds: int) -> Steps | None:
        """Take wounds off a survivor (wounds.healed)."""
        return None

    def eliminated(self, s: ZombicideState, who: int) -> Steps:
        """When a survivor is eliminated (wounds.eliminated)."""
        return ()
