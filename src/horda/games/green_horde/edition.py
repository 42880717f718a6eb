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
from horda.games.zombicide.edition import Edition, Figures
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.turns.starting_equipment import HandOut
from horda.games.zombicide.state import ZombicideState


class GreenHordeEdition(Edition):
    """Eight slots, a body among them (GH-INV-01); a Horde, Necromancers, a trebuchet."""

    def all_figures(self) -> Figures:
        """Two hands, a body, five in the backpack (GH-INV-01)."""
        return Figures(body=1, pack=5)

    def all_mechanisms(self) -> list[Mechanism]:
        """Magic, fire, food and the Trebuchet (GH-ACT-01); the dead; the living."""
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

    def zombie_phase(self, s: ZombicideState) -> Steps:
        """A cabal may hold its dark ritual at the end of the phase (GH-CAB-05)."""
        phase = super().zombie_phase(s)
        return (*phase, PerformRitual()) if cabal_of(s) else phase


def cabal_of(s: ZombicideState) -> str:
    """The mix of Necromancers the players chose, if they play with a cabal (GH-CAB-02)."""
    mix = s.options.get("cabal", "none")
    return mix if isinstance(mix, str) and mix != "none" else ""
