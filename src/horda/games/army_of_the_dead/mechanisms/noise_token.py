"""The only Noise token: its moves when noise is made and at the end of a round (AD-NOI, AD-RND-08)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Question, Step
from horda.games.army_of_the_dead.events import NoiseMoved
from horda.games.army_of_the_dead.mechanisms.sleepers.waking import WakeAround
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.board.noise import loudest_seen
from horda.games.zombicide.rules.board.paths import CLEAR
from horda.games.zombicide.rules.zombies.arrivals import Arrivals
from horda.games.zombicide.rules.zombies.destinations import forget_goals
from horda.games.zombicide.rules.zombies.groups import Activation
from horda.games.zombicide.rules.zombies.reasons import Senses
from horda.games.zombicide.state import ZombicideState


def survivor_counts(s: ZombicideState) -> list[int]:
    """Return how many survivors stand in each zone."""
    counts = [0] * s.board.size
    for zone in s.zone:
        if zone >= 0:
            counts[zone] += 1
    return counts


def noisy_zone(s: ZombicideState) -> int:
    """Return the zone of the Noise token; NOWHERE before it is placed."""
    return s.noise.index(1) if 1 in s.noise else NOWHERE


def move_token(s: ZombicideState, zone: int) -> None:
    """Move the only Noise token to a zone (AD-NOI-03)."""
    s.noise = [0] * s.board.size
    s.noise = put(s.noise, zone, 1)


@dataclass
class SettleNoise(Step):
    """Move the token to the zone with the most survivors at the end of a round (AD-RND-08).

    This does not count as noise and wakes no sleepers (AD-Q-18).
    """

    def run(self, s: ZombicideState) -> None:
        """Ask for one of the zones with the most survivors."""
        counts = survivor_counts(s)
        most = max(counts)
        if most:
            s.push(ChooseNoiseZone(tuple(zone for zone, count in enumerate(counts) if count == most)))


@dataclass
class ChooseNoiseZone(Question):
    """The First player chooses between zones with equally many survivors for the Noise token (AD-RND-08)."""

    zones: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return "AD-RND-08"

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for choosing between equal zones."""
        return ("place_noise",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat, names = s.speaker, s.board.names
        return [Choice(seat, "place_noise", (("zone", names[zone]),)) for zone in self.zones]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Put the token into the chosen zone."""
        move_token(s, s.board.called[choice.name("zone")])
        s.emit(NoiseMoved(choice.name("zone")))


class NoiseToken(Mechanism):
    """The Noise token, which moves to the last noise and attracts all zombies without survivors in sight."""

    name: ClassVar[str] = "noise_token"
    needs: ClassVar[tuple[str, ...]] = ("sleepers",)
    """Noise wakes sleepers (AD-NOI-04)."""

    def make_noise(self, s: ZombicideState, zone: int) -> bool:
        """Move the Noise token to a zone and wake the sleepers there and in adjacent zones (AD-NOI-03, AD-NOI-04)."""
        move_token(s, zone)
        s.push(WakeAround(zone))
        return True

    def still_noise(self, s: ZombicideState) -> bool:
        """Return True, because the Noise token stays on the board (AD-NOI-02)."""
        return True

    def aim_zombies(self, s: ZombicideState, zone: int, senses: Senses) -> list[int] | None:
        """Return the goals of zombies: visible survivors with the token, the most visible survivors, or the token.

        AD-ZPH-10, AD-ZPH-11, AD-ZPH-13.
        """
        seen = s.paths.sees(zone) & senses.prey
        noisy = noisy_zone(s)
        if noisy >= 0 and (not seen or seen >> noisy & 1):
            return [noisy]
        return loudest_seen(senses.noise, seen)

    def path_modes(self, s: ZombicideState, zone: int, modes: tuple[int, ...]) -> tuple[int, ...]:
        """Return only the mode for open paths: zombies without one do not move (AD-ZPH-15)."""
        return (CLEAR,)

    def zombies_walked(self, s: ZombicideState, activation: Activation) -> Steps:
        """Return the reactions to zombies that have moved, and clear their chosen goals (AD-ZPH-12)."""
        forget_goals(s)
        return (Arrivals(),)
