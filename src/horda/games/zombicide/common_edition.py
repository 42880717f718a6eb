"""The actions and steps that all Zombicide games share.

They are not in `edition`, because the modules of the rules import it for its figures and tables.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from horda.games.zombicide.edition import Edition
from horda.games.zombicide.mechanism import Steps
from horda.games.zombicide.rules.board.door_actions import OpenDoorAction
from horda.games.zombicide.rules.board.noise import MakeNoiseAction
from horda.games.zombicide.rules.combat.attack_actions import AttackAction
from horda.games.zombicide.rules.combat.reload import ReloadAction, ReloadAll
from horda.games.zombicide.rules.goals.objectives import TakeObjective
from horda.games.zombicide.rules.inventory.discarding import DropAction
from horda.games.zombicide.rules.inventory.search import SearchAction
from horda.games.zombicide.rules.inventory.trade import ReorganiseAction
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.rules.turns.movement import MoveAction
from horda.games.zombicide.rules.turns.rounds import ChooseFirstPlayer
from horda.games.zombicide.rules.zombies.activation import ActivationStep
from horda.games.zombicide.rules.zombies.spawning import ChooseFirstSpawn, Deed, SpawnStep
from horda.games.zombicide.rules.zombies.zombie_cards import WAKES_FROM, ActivateAll, Bring
from horda.games.zombicide.state import ZombicideState


@mypyc_attr(allow_interpreted_subclasses=True)
class CommonEdition(Edition):
    """An edition with the actions, card effects and phases that the games share; each game subclasses it."""

    def common_actions(self) -> list[Action]:
        figures = self.figures
        doors: list[Action] = [OpenDoorAction()] if figures.opens_doors else []
        reload: list[Action] = [ReloadAction()] if figures.reloads else []
        return [
            MoveAction(),
            AttackAction(),
            *doors,
            SearchAction(),
            TakeObjective(),
            *reload,
            ReorganiseAction(),
            MakeNoiseAction(),
            DropAction(),
        ]

    def common_card_effects(self, verb: str, *, kind: int, count: int, level: int) -> list[Deed]:
        if verb == "bring":
            return [Bring(kind, count)]
        return [ActivateAll(kind, idle=level < WAKES_FROM)] if verb == "activate" else []

    def set_up(self, s: ZombicideState) -> Steps:
        return (ChooseFirstPlayer(), ChooseFirstSpawn())

    def zombie_phase(self, s: ZombicideState) -> Steps:
        return (ActivationStep(), SpawnStep())

    def end_phase(self, s: ZombicideState) -> Steps:
        return (ReloadAll(),)
