"""Green Horde as an edition: its figures and its mechanisms."""

from __future__ import annotations

from horda.engine.steps import Frame
from horda.games.green_horde.mechanisms.armour import Armour
from horda.games.green_horde.mechanisms.dragon_fire import DragonFires
from horda.games.green_horde.mechanisms.enchantments.mechanism import Enchantments
from horda.games.green_horde.mechanisms.food import Food
from horda.games.green_horde.mechanisms.hedges import Hedges
from horda.games.green_horde.mechanisms.horde import Horde
from horda.games.green_horde.mechanisms.necromancers.coming import additional_tokens
from horda.games.green_horde.mechanisms.necromancers.dying import PerformRitual
from horda.games.green_horde.mechanisms.necromancers.mechanism import Necromancers
from horda.games.green_horde.mechanisms.trebuchet import Trebuchet
from horda.games.green_horde.mechanisms.ultrared import Ultrared
from horda.games.green_horde.rules.company import picks
from horda.games.green_horde.rules.preparation import AddSpawnTokens, AddStartingCards, GatherCabal
from horda.games.zombicide.common_edition import CommonEdition
from horda.games.zombicide.edition import Figures
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.turns.starting_equipment import HandOut
from horda.games.zombicide.state import ZombicideState


class GreenHordeEdition(CommonEdition):
    """Green Horde: eight slots with one for the body (GH-INV-01), the Horde, Necromancers, a trebuchet."""

    def all_figures(self) -> Figures:
        """Return the figures of the edition: two hands, a body slot and five backpack slots (GH-INV-01)."""
        return Figures(body=1, pack=5)

    def all_mechanisms(self) -> list[Mechanism]:
        """Return the mechanisms of the edition: survivors' actions (GH-ACT-01), zombies and survivors' protection."""
        return [
            Enchantments(),
            DragonFires(),
            Food(),
            Trebuchet(),
            Necromancers(),
            Horde(),
            Armour(),
            Ultrared(),
            Hedges(),
        ]

    def set_up(self, s: ZombicideState) -> Steps:
        """Return the steps of the set-up in their order, from the team to the starting equipment (GH-SET-10)."""
        steps: list[Frame] = [*picks(s), AddStartingCards()]
        mix = cabal_of(s)
        if mix:
            steps.append(GatherCabal(mix))
        steps.extend(super().set_up(s))
        more = additional_tokens(s)
        if more:
            steps.append(AddSpawnTokens(more))
        return (*steps, HandOut())

    def zombie_phase(self, s: ZombicideState) -> Steps:
        """Return the steps of the zombies' phase, with the dark ritual of a cabal at its end (GH-CAB-05)."""
        phase = super().zombie_phase(s)
        return (*phase, PerformRitual()) if cabal_of(s) else phase


def cabal_of(s: ZombicideState) -> str:
    """Return the mix of Necromancers that the players chose for a cabal, or "" without one (GH-CAB-02)."""
    mix = s.options.get("cabal", "none")
    return mix if isinstance(mix, str) and mix != "none" else ""
