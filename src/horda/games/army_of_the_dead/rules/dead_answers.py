"""What Army of the Dead answers differently about the board, noise, sleepers and zombies."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from horda.games.army_of_the_dead.rules.abominations import (
    ORDERS,
    ZEUS_SPAWN,
    ActivateHere,
    BringZeus,
    BuryAbomination,
    DrawOrders,
)
from horda.games.army_of_the_dead.rules.noise_token import SettleNoise, move_token, noisy_zone
from horda.games.army_of_the_dead.rules.sleepers import (
    SLEEPERS,
    KillSleepers,
    LaySleepers,
    PhaseOver,
    WakeAround,
    WakeSleepers,
    tiptoe,
)
from horda.games.zombicide.edition import Edition
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.activation import ActivationStep
from horda.games.zombicide.rules.arrivals import Arrivals
from horda.games.zombicide.rules.conditions import SPAWN
from horda.games.zombicide.rules.noise import loudest_seen
from horda.games.zombicide.rules.reasons import Scene
from horda.games.zombicide.rules.spawning import Deed, SpawnTokens, in_order
from horda.games.zombicide.rules.turn import ChooseFirstPlayer
from horda.games.zombicide.rules.ways import CLEAR
from horda.games.zombicide.rules.zombie_moves import forget_goals
from horda.games.zombicide.skills.base import Steps
from horda.games.zombicide.state import Table

UNSEARCHED = "hotel_corridor"


@mypyc_attr(allow_interpreted_subclasses=True)
class DeadAnswers(Edition):
    """Sleepers wake, one token makes all the noise, zombies go where the First player leads them."""

    shuffled: tuple[str, ...] = ("equipment", "zombies", "objectives", ORDERS, SLEEPERS)
    adds_to_splits = False
    heeds_arrivals = True
    one_goal = True

    def all_actions(self) -> list[Action]:
        """Sleepers may be killed before they wake (AD-SLP-13)."""
        return [*super().all_actions(), KillSleepers()]

    def set_up(self, s: Table) -> Steps:
        """Sleepers get their numbers; the mission says which spawn zone is first (AD-SET-06, AD-SPN-02)."""
        return (LaySleepers(), ChooseFirstPlayer())

    # --- the phases ------------------------------------------------------------------------------

    def zombie_phase(self, s: Table) -> Steps:
        """Spawn zones that become active meanwhile wait for the next phase (AD-SPN-11)."""
        return (PhaseOver(), ActivationStep(), SpawnTokens(tuple(self.spawn_order(s))))

    def end_phase(self, s: Table) -> Steps:
        """The Noise token goes to most survivors; no weapon is reloaded by itself (AD-RND-08, AD-AMM-04).

        Whoever woke in the zombies' phase may act from now on (AD-SLP-04).
        """
        return (PhaseOver(), SettleNoise())

    # --- the board -------------------------------------------------------------------------------

    def why_not_search(self, s: Table, who: int) -> str | None:
        """Nobody searches in hotel corridors (AD-TIL-01)."""
        return "AD-TIL-01" if s.board.kinds[s.zone[who]].name == UNSEARCHED else None

    def building_opened(self, s: Table, who: int, building: int) -> Steps:
        """Nobody spawns behind a door: sleepers are there instead."""
        return ()

    def path_modes(self, s: Table, zone: int) -> tuple[int, ...]:
        """Zombies without a clear path do not move (AD-ZPH-15)."""
        return (CLEAR,)

    # --- noise and sleepers ----------------------------------------------------------------------

    def make_noise(self, s: Table, zone: int) -> None:
        """The one token moves there, and wakes sleepers there and around (AD-NOI-03, AD-NOI-04)."""
        move_token(s, zone)
        s.push(WakeAround(zone))

    def still_noise(self, s: Table) -> None:
        """The token stays on the board (AD-NOI-02)."""

    def leaving(self, s: Table, who: int, zone: int) -> Steps:
        """Who is not Stealthy rolls when leaving a zone with sleepers (AD-SLP-10)."""
        return tiptoe(s, who, zone, acts=True)

    def is_quiet(self, s: Table, who: int, zone: int) -> bool:
        """Where sleepers may wake as one leaves, nothing is sure (AD-SLP-10, AD-Q-109)."""
        return super().is_quiet(s, who, zone) and not tiptoe(s, who, zone, acts=True)

    def disturbed(self, s: Table, zone: int) -> Steps:
        """Taking an objective wakes the sleepers of its zone (AD-SLP-08)."""
        return (WakeSleepers(zone),)

    def search_begins(self, s: Table, who: int) -> Steps:
        """So does a search, before the card is drawn (AD-SLP-07, AD-Q-63)."""
        return (WakeSleepers(s.zone[who]),)

    def waits_for_zombies(self, s: Table, zone: int) -> bool:
        """Sleepers do (AD-SLP-09)."""
        return bool(s.tokens(SLEEPERS, zone))

    def zombies_arrived(self, s: Table, zone: int) -> Steps:
        """They wake (AD-SLP-09)."""
        return (WakeSleepers(zone),)

    # --- zombies ---------------------------------------------------------------------------------

    def zombie_goals(self, s: Table, zone: int, scene: Scene) -> list[int]:
        """Survivors in sight with the Noise token, else most survivors in sight, else the token.

        (AD-ZPH-10, AD-ZPH-11, AD-ZPH-13.)
        """
        seen = s.ways.sees(zone) & scene.prey
        noisy = noisy_zone(s)
        if noisy >= 0 and (not seen or seen >> noisy & 1):
            return [noisy]
        return loudest_seen(scene.noise, seen)

    def zombies_walked(
        self, s: Table, kinds: int, number: int, *, band: tuple[int, ...] | None, toward: int
    ) -> Steps:
        """What they walked into happens, and the goals chosen for them are forgotten (AD-ZPH-12)."""
        forget_goals(s)
        return (Arrivals(),)

    def individual_killed(self, s: Table, who: int, one: int) -> Steps:
        """An Abomination is out of the game; the Queen's death calls Zeus (AD-ABO-02, AD-ABO-04)."""
        return (BuryAbomination(s.individual_kind[one]),)

    def bring_zeus(self, s: Table) -> Steps:
        """In place of his spawn token (AD-ABO-09)."""
        return (BringZeus(),)

    # --- spawning --------------------------------------------------------------------------------

    def spawn_order(self, s: Table) -> list[int]:
        """From the Initial Spawn Zone clockwise, that of Zeus in its place (AD-SPN-04, AD-SPN-06)."""
        return in_order(s, [*s.tokens(SPAWN), *s.tokens(ZEUS_SPAWN)])

    def token_spawns(self, s: Table, token: int) -> Steps:
        """Zeus gives orders; some zones have a condition of their mission (AD-SPN-07, AD-SPN-10)."""
        condition = s.goals.spawns_if.get(token)
        if condition is not None and not condition.holds(s):
            return ()
        if s.token_kind[token] == ZEUS_SPAWN:
            return (DrawOrders(s.token_zone[token]),)
        return super().token_spawns(s, token)

    def deeds(self, verb: str, *, kind: int, count: int, level: int, icon: str) -> list[Deed]:
        """Zeus's orders activate those in his zone (AD-SPN-08)."""
        if verb == "activate_here":
            return [ActivateHere(kind, count)]
        return super().deeds(verb, kind=kind, count=count, level=level, icon=icon)
