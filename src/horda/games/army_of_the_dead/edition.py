"""Army of the Dead as an edition: its figures and its mechanisms."""

from __future__ import annotations

from horda.games.army_of_the_dead.mechanisms.ammunition import Ammunition
from horda.games.army_of_the_dead.mechanisms.burdens.mechanism import Burdens
from horda.games.army_of_the_dead.mechanisms.companions.leading import PlaceCompanions
from horda.games.army_of_the_dead.mechanisms.companions.mechanism import Companions
from horda.games.army_of_the_dead.mechanisms.concentrated.mechanism import Concentrated
from horda.games.army_of_the_dead.mechanisms.concentrated.shots import StandUp
from horda.games.army_of_the_dead.mechanisms.explosives.blasts import Detonate
from horda.games.army_of_the_dead.mechanisms.explosives.mechanism import Explosives
from horda.games.army_of_the_dead.mechanisms.given_actions import EndOfZombies, GivenActions
from horda.games.army_of_the_dead.mechanisms.lent_skills import LentSkills
from horda.games.army_of_the_dead.mechanisms.noise_token import NoiseToken, SettleNoise
from horda.games.army_of_the_dead.mechanisms.personal_objectives.goals import DrawGoals
from horda.games.army_of_the_dead.mechanisms.personal_objectives.mechanism import PersonalObjectives
from horda.games.army_of_the_dead.mechanisms.search_limits import SearchLimits
from horda.games.army_of_the_dead.mechanisms.silencer import Silencer
from horda.games.army_of_the_dead.mechanisms.sleepers.mechanism import Sleepers
from horda.games.army_of_the_dead.mechanisms.sleepers.waking import LaySleepers, PhaseOver
from horda.games.army_of_the_dead.mechanisms.specialties.mechanism import Specialties
from horda.games.army_of_the_dead.mechanisms.supplies import Supplies
from horda.games.army_of_the_dead.mechanisms.truck.mechanism import Truck
from horda.games.army_of_the_dead.mechanisms.vault.mechanism import Vault
from horda.games.army_of_the_dead.mechanisms.vault.traps import LayTrap
from horda.games.army_of_the_dead.mechanisms.zeus.mechanism import Zeus
from horda.games.army_of_the_dead.rules.team import ChooseTeam, LayNoise, ShareTeam, TakeStarts
from horda.games.zombicide.common_edition import CommonEdition
from horda.games.zombicide.edition import Figures
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.turns.rounds import ChooseFirstPlayer
from horda.games.zombicide.rules.zombies.activation import ActivationStep
from horda.games.zombicide.rules.zombies.spawning import SpawnTokens, spawn_order
from horda.games.zombicide.state import ZombicideState


class ArmyOfTheDeadEdition(CommonEdition):
    """Army of the Dead: two hands and a backpack of three (AD-INV-01), one noise token, sleepers, a vault."""

    def all_figures(self) -> Figures:
        """Return the figures of the edition; only missions open doors, and magazines reload (AD-Q-16, AD-Q-14)."""
        return Figures(
            opens_doors=False,
            reloads=False,
            one_goal=True,
            rises_by_acting=False,
            adds_to_splits=False,
            concentrates=True,
            ones_miss=True,
            sixes_raise_all=True,
            shoots_anywhere=True,
            noise_after_attack=True,
        )

    def all_mechanisms(self) -> list[Mechanism]:
        """Return the mechanisms of zombies, of combat and of the heist."""
        return [
            Zeus(),
            SearchLimits(),
            Sleepers(),
            NoiseToken(),
            Ammunition(),
            Explosives(),
            Concentrated(),
            Silencer(),
            Supplies(),
            LentSkills(),
            GivenActions(),
            Specialties(),
            Vault(),
            Burdens(),
            PersonalObjectives(),
            Companions(),
            Truck(),
        ]

    def set_up(self, s: ZombicideState) -> Steps:
        """Return steps 4 to 13 of the set-up, from choosing the team to naming the first player (AD-SET-08).

        Sleepers get their numbers; the mission determines the first spawn zone (AD-SET-06, AD-SPN-02).
        """
        return (
            ChooseTeam(),
            ShareTeam(),
            TakeStarts(),
            LayNoise(),
            DrawGoals(),
            PlaceCompanions(),
            LayTrap(),
            LaySleepers(),
            ChooseFirstPlayer(),
        )

    def zombie_phase(self, s: ZombicideState) -> Steps:
        """Return the steps of the phase; spawn zones activated during it spawn only in the next one (AD-SPN-11).

        At its end TNT explodes, skills that react to the phase apply, and entangled zombies stand up.

        AD-EXP-08, AD-CAB-05.
        """
        spawn = SpawnTokens(tuple(spawn_order(s)))
        return (PhaseOver(), ActivationStep(), spawn, Detonate(), EndOfZombies(), StandUp())

    def end_phase(self, s: ZombicideState) -> Steps:
        """Return the step that moves the Noise token; weapons are not reloaded (AD-RND-08, AD-AMM-04).

        Sleepers that woke in the zombies' phase may act from now on (AD-SLP-04).
        """
        return (PhaseOver(), SettleNoise())
