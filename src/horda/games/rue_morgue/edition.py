"""Rue Morgue as an edition: its figures and its mechanisms."""

from __future__ import annotations

from horda.engine.steps import Frame
from horda.games.rue_morgue.mechanisms.crawlers import Crawlers
from horda.games.rue_morgue.mechanisms.distributing import Distributing
from horda.games.rue_morgue.mechanisms.emerging import Emerging
from horda.games.rue_morgue.mechanisms.escorts import Escorts
from horda.games.rue_morgue.mechanisms.event_triggers.mechanism import EventTriggers
from horda.games.rue_morgue.mechanisms.grab import Grabbing
from horda.games.rue_morgue.mechanisms.helicopter.mechanism import Helicopter
from horda.games.rue_morgue.mechanisms.hospital import Hospital
from horda.games.rue_morgue.mechanisms.improved_weapons import ImprovedWeapons
from horda.games.rue_morgue.mechanisms.loud import Loudness
from horda.games.rue_morgue.mechanisms.molotov import Molotov
from horda.games.rue_morgue.mechanisms.reach_targeting import ReachTargeting
from horda.games.rue_morgue.mechanisms.rivals.mechanism import Rivals
from horda.games.rue_morgue.mechanisms.spawn_dice.mechanism import SpawnDice
from horda.games.rue_morgue.mechanisms.spawn_dice.rolling import LOCATOR, RollSpawnDice
from horda.games.rue_morgue.mechanisms.team_actions.cards import RestoreTeamCards, is_played
from horda.games.rue_morgue.mechanisms.team_actions.mechanism import TeamActions
from horda.games.rue_morgue.mechanisms.teams.forming import pick_survivors
from horda.games.rue_morgue.mechanisms.teams.mechanism import Teams
from horda.games.rue_morgue.mechanisms.tents.mechanism import Tents
from horda.games.rue_morgue.mechanisms.wounded_cards import WoundedCards
from horda.games.rue_morgue.mechanisms.wrecks.mechanism import Wrecks
from horda.games.rue_morgue.rules.preparation import share_cards
from horda.games.zombicide.common_edition import CommonEdition
from horda.games.zombicide.edition import Figures
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.combat.attack import HITS
from horda.games.zombicide.rules.turns.rounds import ChooseFirstPlayer
from horda.games.zombicide.rules.zombies.activation import ActivationStep
from horda.games.zombicide.rules.zombies.spawning import ChooseFirstSpawn
from horda.games.zombicide.state import ZombicideState


class RueMorgueEdition(CommonEdition):
    """Spawn dice and Crawlers, hospitals and tents, teams, a helicopter; two wounds kill (RM-ZAT-06)."""

    def all_figures(self) -> Figures:
        """Return the figures: two hand slots and three of reserve, and one more for the skill Hoard (RM-INV-01)."""
        return Figures(
            pack=4,
            carried=5,
            max_wounds=2,
            counts_on=True,
            # Neither corridors nor the wards of a hospital (RM-HOS-04, RM-HOS-08).
            searchable=("room", "locker_room"),
            drops_in_turn=True,
            spares_open_buildings=False,
            friendly_fire=HITS,
            must_kill=True,
            attacks_one_by_one=True,
            whole_ranks=True,
        )

    def all_mechanisms(self) -> list[Mechanism]:
        """Return the mechanisms of zombies, places, survivors and teams."""
        return [
            ReachTargeting(),
            SpawnDice(),
            Escorts(),
            Emerging(),
            Hospital(),
            EventTriggers(),
            Crawlers(),
            Grabbing(),
            WoundedCards(),
            Molotov(),
            ImprovedWeapons(),
            Loudness(),
            Helicopter(),
            Tents(),
            Wrecks(),
            Teams(),
            TeamActions(),
            Rivals(),
            Distributing(),
        ]

    def set_up(self, s: ZombicideState) -> Steps:
        """Return the set-up: pick survivors, deal cards, choose the first player and spawn zone (RM-SET-01)."""
        return (*pick_survivors(s), *share_cards(s), ChooseFirstPlayer(), *first_spawn(s))

    def zombie_phase(self, s: ZombicideState) -> Steps:
        """Return the steps of activation and of the spawn by dice (RM-ZPH-01, RM-RND-05, RM-SPN-03)."""
        return (ActivationStep(), RollSpawnDice())

    def end_phase(self, s: ZombicideState) -> Steps:
        """Return the steps that make team action cards usable again (RM-TEA-05)."""
        again: tuple[Frame, ...] = (RestoreTeamCards(),) if is_played(s) else ()
        return (*super().end_phase(s), *again)


def first_spawn(s: ZombicideState) -> Steps:
    """Return the choice of a first spawn zone, if no locators number the spawn zones (RM-SPN-18)."""
    return () if s.tokens(LOCATOR) else (ChooseFirstSpawn(),)
