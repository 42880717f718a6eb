"""The one noise token, and where the dead go for it (AD-NOI, AD-ZPH)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.army_of_the_dead.rules.noise_token import move_token, noisy_zone
from horda.games.army_of_the_dead.rules.sleepers import WakeAround
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.arrivals import Arrivals
from horda.games.zombicide.rules.noise import loudest_seen
from horda.games.zombicide.rules.reasons import Scene
from horda.games.zombicide.rules.ways import CLEAR
from horda.games.zombicide.rules.zombie_moves import forget_goals
from horda.games.zombicide.state import Table


class NoiseToken(Mechanism):
    """It moves to the last noise and draws all zombies that see nobody."""

    name: ClassVar[str] = "noise_token"

    def make_noise(self, s: Table, zone: int) -> bool:
        """The one token moves there, and wakes sleepers there and around (AD-NOI-03, AD-NOI-04)."""
        move_token(s, zone)
        s.push(WakeAround(zone))
        return True

    def still_noise(self, s: Table) -> bool:
        """The token stays on the board (AD-NOI-02)."""
        return True

    def aim_zombies(self, s: Table, zone: int, scene: Scene) -> list[int] | None:
        """Survivors in sight with the Noise token, else most survivors in sight, else the token.

        (AD-ZPH-10, AD-ZPH-11, AD-ZPH-13.)
        """
        seen = s.ways.sees(zone) & scene.prey
        noisy = noisy_zone(s)
        if noisy >= 0 and (not seen or seen >> noisy & 1):
            return [noisy]
        return loudest_seen(scene.noise, seen)

    def path_modes(self, s: Table, zone: int, so_far: tuple[int, ...]) -> tuple[int, ...]:
        """Zombies without a clear path do not move (AD-ZPH-15)."""
        return (CLEAR,)

    def zombies_walked(self, s: Table, kinds: int, band: tuple[int, ...] | None, toward: int) -> Steps:
        """What they walked into happens, and the goals chosen for them are forgotten (AD-ZPH-12)."""
        forget_goals(s)
        return (Arrivals(),)
