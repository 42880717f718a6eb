"""What Green Horde answers differently from its family."""

from __future__ import annotations

from horda.engine.lists import put
from horda.engine.steps import Frame
from horda.games.green_horde.rules.armour import armour_value, shield, worn
from horda.games.green_horde.rules.company import picks
from horda.games.green_horde.rules.enchantments import EnchantAction, sees_ghosts
from horda.games.green_horde.rules.fire import DragonFire, ThrowBile, ThrowTorch
from horda.games.green_horde.rules.food import EatAction
from horda.games.green_horde.rules.horde import EnterTheHorde, SwellHorde
from horda.games.green_horde.rules.necromancers import (
    NAMES,
    Escapes,
    Flee,
    MakeOrdinary,
    NecromancerComes,
    PerformRitual,
    RemoveSpawn,
    additional_tokens,
    noted,
    token_of,
)
from horda.games.green_horde.rules.preparation import AddSpawnTokens, AddStartingCards, GatherCabal
from horda.games.green_horde.rules.siege import FireTrebuchet, MoveTrebuchet
from horda.games.zombicide.edition import Edition
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.board import HEDGE, NOWHERE, WALL
from horda.games.zombicide.rules.dice import HIGHEST
from horda.games.zombicide.rules.equipment import NO_ARMOUR, gear_of
from horda.games.zombicide.rules.hits import EndAttack
from horda.games.zombicide.rules.running_out import PlaceZombies
from horda.games.zombicide.rules.spawning import Deed
from horda.games.zombicide.rules.starting import HandOut
from horda.games.zombicide.skills.base import Steps
from horda.games.zombicide.state import Table

HORDE_ICON = "horde"


class GreenHordeEdition(Edition):
    """Green Horde: eight slots, a body among them (GH-INV-01); a Horde, Necromancers, a trebuchet."""

    body = 1
    pack = 5

    def all_actions(self) -> list[Action]:
        """Enchantments, dragon bile, torches, food and the Trebuchet besides (GH-ACT-01)."""
        own = [EnchantAction(), ThrowBile(), ThrowTorch(), EatAction(), MoveTrebuchet(), FireTrebuchet()]
        return [*super().all_actions(), *own]

    # --- set-up ----------------------------------------------------------------------------------

    def set_up(self, s: Table) -> Steps:
        """The team, cards of a cabal and of a big team, what all editions do, then equipment (GH-SET-10)."""
        steps: list[Frame] = [*picks(s), AddStartingCards()]
        mix = cabal_of(s)
        if mix:
            steps.append(GatherCabal(mix))
        steps.extend(super().set_up(s))
        more = additional_tokens(s)
        if more:
            steps.append(AddSpawnTokens(more))
        return (*steps, HandOut())

    # --- zombies ---------------------------------------------------------------------------------

    def zombie_phase(self, s: Table) -> Steps:
        """A cabal may hold its dark ritual at the end of the phase (GH-CAB-05)."""
        phase = super().zombie_phase(s)
        return (*phase, PerformRitual()) if cabal_of(s) else phase

    def deeds(self, verb: str, *, kind: int, count: int, level: int, icon: str) -> list[Deed]:
        """Necromancers come, the Horde grows and arrives (GH-NEC-01, GH-HRD-01, GH-HRD-08)."""
        if verb == "necromancer":
            return [NecromancerComes(kind, swells=icon == HORDE_ICON)]
        if verb == "enter_the_horde":
            return [EnterTheHorde()]
        found = super().deeds(verb, kind=kind, count=count, level=level, icon=icon)
        if verb == "bring" and icon == HORDE_ICON:
            found.append(SwellHorde(kind))
        return found

    def individuals_activated(self, s: Table, singles: tuple[int, ...]) -> Steps:
        """Necromancers in their escape zone are gone before anybody attacks (GH-NEC-08, GH-Q-05)."""
        return (Escapes(singles),)

    def walks_alone(self, kind: int) -> bool:
        """Necromancers flee; they heed neither survivors nor noise (GH-NEC-06)."""
        return self.kinds[kind].name in NAMES

    def individual_walks(self, s: Table, one: int) -> Steps:
        """A Necromancer flees (GH-NEC-06)."""
        return (Flee(one),)

    def individual_killed(self, s: Table, who: int, one: int) -> Steps:
        """The players may remove a spawn token; the dead one's own becomes ordinary (GH-NEC-10, 11)."""
        return (RemoveSpawn(), MakeOrdinary(token_of(s, one)))

    def place_individual(self, s: Table, one: int, notes: tuple[str, ...]) -> None:
        """`necromancer[from=A1]`: the zone it came in by (GH-NEC-13)."""
        for note in notes:
            if note.startswith("from="):
                zone = s.board.called[note.removeprefix("from=")]
                s.individual_note = put(s.individual_note, one, noted(s, NOWHERE, zone))

    # --- fights ----------------------------------------------------------------------------------

    def armour_of(self, s: Table, who: int) -> int:
        """Armour on the body, or else a shield in hand (GH-ARM-01, GH-ARM-05)."""
        return armour_value(s, who)

    def armour_rerolls(self, s: Table, who: int) -> list[str]:
        """With armour on the body, a shield in hand repeats the roll once (GH-ARM-06)."""
        name = shield(s, who) if worn(s, who) != NO_ARMOUR else ""
        return [name] if name else []

    def sees_through(self, s: Table, who: int) -> int:
        """The Ghost Sight enchantment shows what is behind walls, doors and hedges."""
        return WALL | HEDGE if sees_ghosts(s, who) else 0

    def roll_does(self, s: Table, attack: Attack, dice: tuple[int, ...], values: list[int]) -> Steps:
        """A 6 of the Lava Burst is Dragon Fire in the zone instead of hits."""
        if HIGHEST in values and gear_of(s, attack.cards[0]).six_effect:
            return (DragonFire(attack.by, attack.zone), EndAttack(attack.how(), 0))
        return ()

    def goes_beyond_red(self, s: Table) -> bool:
        """In Ultrared mode (GH-ULT-01)."""
        return s.options.get("ultrared") is True

    # --- board -----------------------------------------------------------------------------------

    def crossed_hedge(self, s: Table, who: int, zone: int) -> Steps:
        """A Walker comes out of the hedge; it adds nothing to the Horde (GH-HED-03, GH-HED-04, GH-HRD-06)."""
        return (PlaceZombies(zone, self.kind_number["walker"], 1),)


def cabal_of(s: Table) -> str:
    """The mix of Necromancers the players chose, if they play with a cabal (GH-CAB-02)."""
    mix = s.options.get("cabal", "none")
    return mix if isinstance(mix, str) and mix != "none" else ""
