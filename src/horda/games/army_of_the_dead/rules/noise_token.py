"""The one Noise token: where it goes when noise is made, and at the end of a round (AD-NOI, AD-RND-08)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Question, Step
from horda.games.army_of_the_dead.events import NoiseMoved
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.state import Table


def living_in_zones(s: Table) -> list[int]:
    """How many survivors stand in each zone."""
    counts = [0] * s.board.size
    for zone in s.zone:
        if zone >= 0:
            counts[zone] += 1
    return counts


def noisy_zone(s: Table) -> int:
    """The zone of the Noise token; NOWHERE before it is placed."""
    return s.noise.index(1) if 1 in s.noise else NOWHERE


def move_token(s: Table, zone: int) -> None:
    """The token goes to a zone: there is but one (AD-NOI-03)."""
    s.noise = [0] * s.board.size
    s.noise = put(s.noise, zone, 1)


@dataclass
class SettleNoise(Step):
    """At the end of a round the token goes to the zone with the most survivors (AD-RND-08).

    That is no noise: nobody wakes of it (AD-Q-18).
    """

    def run(self, s: Table) -> None:
        """Ask where zones are equal."""
        counts = living_in_zones(s)
        most = max(counts)
        if most:
            s.push(ChooseNoiseZone(tuple(zone for zone, count in enumerate(counts) if count == most)))


@dataclass
class ChooseNoiseZone(Question):
    """Of zones with as many survivors the First player chooses that of the Noise token (AD-RND-08)."""

    zones: tuple[int, ...]

    def rule(self, s: Table) -> str:
        return "AD-RND-08"

    def takes_orders(self) -> tuple[str, ...]:
        """Zones on equal terms."""
        return ("place_noise",)

    def choices(self, s: Table) -> list[Choice]:
        """Each of them."""
        seat, names = s.speaker, s.board.names
        return [Choice(seat, "place_noise", (("zone", names[zone]),)) for zone in self.zones]

    def answer(self, s: Table, choice: Choice) -> None:
        """There it lies."""
        move_token(s, s.board.called[choice.name("zone")])
        s.emit(NoiseMoved(choice.name("zone")))
