"""Noise: the tokens and survivors that attract zombies (noise.token, noise.survivor)."""

from __future__ import annotations

from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.lists import plus, with_bits
from horda.games.zombicide.events.events import NoiseMade
from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.turns.actions import Action, bare
from horda.games.zombicide.state import DID_NOISE, ZombicideState

LOUD: Final = 1000
"""An amount of noise greater than all other noise together."""


def noise_of(s: ZombicideState, who: int) -> int:
    """Return the noise that a survivor itself counts as, skills included (noise.survivor)."""
    return skill_hooks.noise(s, who, 1)


def noise_in_zones(s: ZombicideState) -> list[int]:
    """Return the noise of every zone: its tokens and the survivors in it (noise.survivor)."""
    noise = s.noise.copy()
    for who, zone in enumerate(s.zone):
        if zone >= 0:
            noise[zone] += noise_of(s, who)
    loud = hooks.loud_zone(s, NOWHERE)
    if loud != NOWHERE:
        noise[loud] += LOUD
    return noise


def loudest_seen(noise: list[int], seen: int) -> list[int]:
    """Return the noisiest of the zones with survivors in sight, given as bits (zombie.goal)."""
    best: list[int] = []
    most = NOWHERE
    while seen:
        low = seen & -seen
        zone = low.bit_length() - 1
        seen ^= low
        heard = noise[zone]
        if heard > most:
            most = heard
            best = [zone]
        elif heard == most:
            best.append(zone)
    return best


def make_noise(s: ZombicideState, zone: int, who: int = NOWHERE) -> None:
    """Put a noise token into a zone, where it stays, and log who made it (noise.place, noise.stays)."""
    if not hooks.make_noise(s, zone):
        s.noise = plus(s.noise, zone, 1)
    if who != NOWHERE:
        s.did = with_bits(s.did, who, DID_NOISE)
    s.emit(NoiseMade(s.board.names[zone]))


def gear_noise(s: ZombicideState, zone: int, who: int) -> None:
    """Make the noise of equipment used in a zone, unless a skill silences it (noise.place)."""
    if not skill_hooks.is_silent(s, who):
        make_noise(s, zone, who)


class MakeNoiseAction(Action):
    """For one action a survivor makes noise in its zone (action.noise)."""

    verb: ClassVar[str] = "make_noise"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        return [bare(s.seat_of[who], "make_noise")]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        return hooks.why_not_make_noise(s, who)

    def noise(self, s: ZombicideState, who: int, choice: Choice) -> bool:
        return True

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Put a noise token into the survivor's zone."""
        make_noise(s, s.zone[who], who)
