"""What Army of the Dead answers differently about actions, fights and equipment."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from horda.games.army_of_the_dead.rules.ammunition import UseMagazine, note_ammo
from horda.games.army_of_the_dead.rules.dead_answers import DeadAnswers
from horda.games.army_of_the_dead.rules.explosives import (
    BOOBY_TRAP,
    GAS_CAN,
    Detonate,
    PlaceExplosive,
    ThrowGrenade,
    lay,
    sprung,
)
from horda.games.army_of_the_dead.rules.given_actions import HURT, EndOfZombies
from horda.games.army_of_the_dead.rules.lent_skills import LentCharge
from horda.games.army_of_the_dead.rules.shots import (
    WHICH,
    StandUp,
    can_hit,
    cans_to_hit,
    hit_instead,
    hit_matters,
    names_which,
    outcome,
    tangled_bonus,
)
from horda.games.army_of_the_dead.rules.specialties import life_of
from horda.games.army_of_the_dead.rules.supplies import FirstAid, SpringTrap, TakeShot
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.equipment import Gear
from horda.games.zombicide.rules.inventory import card_with
from horda.games.zombicide.rules.opening import OpenDoorAction
from horda.games.zombicide.rules.reload import ReloadAction
from horda.games.zombicide.skills.base import Steps, speakers
from horda.games.zombicide.state import LAUNCH, RANGED, Table

SILENCE = "silence"


@mypyc_attr(allow_interpreted_subclasses=True)
class CombatAnswers(DeadAnswers):
    """Army of the Dead's fights: ammo dice, concentrated attacks, explosives, a cable gun."""

    concentrates = True
    ones_miss = True
    sixes_raise_all = True
    shoots_anywhere = True
    noise_after_attack = True
    rises_by_acting = False

    def all_actions(self) -> list[Action]:
        """Doors open by the mission's rules alone (AD-Q-16), and a magazine reloads at no cost (AD-Q-14)."""
        shared = [one for one in super().all_actions() if not isinstance(one, OpenDoorAction | ReloadAction)]
        own = [UseMagazine(), PlaceExplosive(), ThrowGrenade(), FirstAid(), TakeShot(), LentCharge()]
        return [*shared, *own]

    # --- phases ----------------------------------------------------------------------------------

    def zombie_phase(self, s: Table) -> Steps:
        """At its end TNT goes off, skills speak, and the entangled stand up (AD-EXP-08, AD-CAB-05)."""
        return (*super().zombie_phase(s), Detonate(), EndOfZombies(), StandUp())

    def entered(self, s: Table, who: int, zone: int, before: int) -> Steps:
        """A survivor sets off a Booby trap (AD-EXP-12)."""
        return (*super().entered(s, who, zone, before), *sprung(s, zone))

    def is_quiet(self, s: Table, who: int, zone: int) -> bool:
        """A Booby trap is not (AD-EXP-12, AD-Q-109)."""
        return super().is_quiet(s, who, zone) and not s.tokens(BOOBY_TRAP, zone)

    def waits_for_zombies(self, s: Table, zone: int) -> bool:
        """A Booby trap does (AD-EXP-12)."""
        return bool(s.tokens(BOOBY_TRAP, zone)) or super().waits_for_zombies(s, zone)

    def zombies_arrived(self, s: Table, zone: int) -> Steps:
        """After all of a movement have come in, a Booby trap goes off (AD-Q-48)."""
        return (*super().zombies_arrived(s, zone), *sprung(s, zone))

    def put_thing(self, s: Table, zone: int, name: str) -> bool:
        """Explosives on the ground, in positions."""
        return lay(s, zone, name) or super().put_thing(s, zone, name)

    # --- searches --------------------------------------------------------------------------------

    def search_begins(self, s: Table, who: int) -> Steps:
        """Note the round, for an action given by another counts too (AD-Q-86)."""
        s.counters[f"searched.{who}"] = s.round
        return super().search_begins(s, who)

    def why_not_search(self, s: Table, who: int) -> str | None:
        """One search in a round, unless a skill allows more (AD-ACT-07, AD-Q-86)."""
        if s.counters.get(f"searched.{who}", -1) != s.round or speakers(s, who, "searches_again"):
            return super().why_not_search(s, who)
        return s.cite("search.once")

    def trap_sprung(self, s: Table, who: int, kind: int) -> Steps:
        """A Shambler stands there; no skill reacts to it (AD-ACT-09, AD-Q-68)."""
        return (SpringTrap(s.zone[who], kind),) if s.zone[who] >= 0 else ()

    # --- attacks ---------------------------------------------------------------------------------

    def action_kind(self, gear: Gear, kind: int) -> int:
        """A shot with an explosive weapon may be paid as an action with an explosive (AD-Q-58)."""
        return LAUNCH if kind == RANGED and gear.explosive else kind

    def is_noisy(self, s: Table, who: int, card: int) -> bool:
        """A silencer, wherever it is carried, hushes all firearms but explosive ones."""
        gear = self.gear[s.cards.face(card)]
        if not gear.noisy or gear.explosive or gear.profile(RANGED) is None:
            return gear.noisy
        return card_with(s, who, SILENCE) < 0

    def named_bonus(self, s: Table, attack: Attack) -> int:
        """Whoever lies entangled is easier to hit (AD-CAB-06)."""
        return tangled_bonus(s, attack)

    def before_roll(self, s: Table, attack: Attack) -> Steps:
        """A concentrated attack names one zombie: one that lies, or one that stands (AD-CON-07)."""
        return (*super().before_roll(s, attack), *names_which(s, attack))

    def attack_resolved(self, s: Table, attack: Attack) -> Steps:
        """Nobody is named any more."""
        s.counters.pop(WHICH, None)
        return super().attack_resolved(s, attack)

    def roll_counted(self, s: Table, attack: Attack, dice: tuple[int, ...]) -> None:
        """Ammo dice come first (AD-AMM-01)."""
        note_ammo(s, attack, dice)

    def roll_does(self, s: Table, attack: Attack, dice: tuple[int, ...], values: list[int]) -> Steps:
        """Concentrated attacks, rockets and the cable gun give out no hits one by one."""
        return outcome(s, attack, values)

    def is_felled(self, s: Table, attack: Attack, kind: int, damage: int) -> bool:
        """By the damage of one hit; an explosive does more than its damage to some (AD-COM-04, AD-Q-57)."""
        return super().is_felled(s, attack, kind, damage) or hit_matters(s, attack, kind)

    def hit_does(self, s: Table, attack: Attack, kind: int, damage: int) -> Steps:
        """A grenade that is fired sets off what lies there (AD-EXP-02)."""
        return hit_instead(s, attack, kind, damage)

    def things_to_hit(self, s: Table, attack: Attack) -> list[str]:
        """Gas cans (AD-EXP-05)."""
        return cans_to_hit(s, attack)

    def is_struck_at(self, s: Table, zone: int) -> bool:
        """A Gas can may be struck where there is no zombie (AD-Q-62)."""
        return bool(s.tokens(GAS_CAN, zone))

    def thing_hit(self, s: Table, attack: Attack, name: str) -> Steps:
        """It goes off (AD-EXP-06)."""
        return can_hit(s, attack)

    # --- wounds ----------------------------------------------------------------------------------

    def life_of(self, s: Table, who: int) -> int:
        """Three, or four for an aggressive survivor (AD-SPE-02)."""
        return life_of(s, who)

    def wounded(self, s: Table, who: int, wounds: int) -> Steps:
        """Remember the zombies' phases in which anybody was hurt (AD-Q-35)."""
        if s.phase == "zombies":
            s.counters[HURT] = s.round
        return super().wounded(s, who, wounds)
