"""Effects of zombie cards in every edition: place zombies, or activate those on the board (spawn.row)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.steps import Question
from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.turns.rounds import next_of, seat_naming
from horda.games.zombicide.rules.zombies.activation import ActivateAgain
from horda.games.zombicide.rules.zombies.miniatures import PlaceZombies
from horda.games.zombicide.rules.zombies.spawning import NOTHING, Deed
from horda.games.zombicide.skills.listeners import listeners
from horda.games.zombicide.state import ZombicideState


class Bring(Deed):
    """A number of zombies of a kind appear in the zone."""

    def __init__(self, kind: int, count: int) -> None:
        self.kind = kind
        self.count = count

    def word(self) -> str:
        return "bring"

    def brings(self, s: ZombicideState) -> tuple[str, ...]:
        return (s.edition.kinds[self.kind].name,) * self.count

    def act(self, s: ZombicideState, zone: int) -> None:
        """Place the zombies by the rules of the edition (spawn.row)."""
        instead = hooks.bring_zombies(s, zone, self.kind, self.count)
        s.push(*((PlaceZombies(zone, self.kind, self.count),) if instead is None else instead))


WAKES_FROM: Final = 1
"""The lowest danger level at which extra activation cards have an effect (spawn.extra_activation_level)."""


class ActivateAll(Deed):
    """An extra activation of all zombies of a kind on the board, instead of a spawn (spawn.extra_activation).

    No zombie appears (spawn.no_zombies), and zombies that appeared this turn act too (spawn.newcomers_act).
    """

    def __init__(self, kind: int, *, idle: bool) -> None:
        self.kind = kind
        self.idle = idle
        """Whether the card is an extra activation card without effect at this danger level."""

    def word(self) -> str:
        """Return the effect's name in the log; at a danger level without an activation, `nothing`."""
        return NOTHING if self.idle else "wake"

    def act(self, s: ZombicideState, zone: int) -> None:
        """Let survivors with skills act before the activation, then activate the zombies."""
        waiting = tuple(who for who in s.in_play() if listeners(s, who, "at_extra_activation"))
        if not self.idle:
            s.push(ActivateAgain(1 << self.kind))
        if waiting:
            s.push(BeforeActivation(waiting))


@dataclass
class BeforeActivation(Question):
    """The question for the order in which several survivors act before an extra activation."""

    waiting: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.link")

    def takes_orders(self) -> tuple[str, ...]:
        return ("act_before",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the survivors who have not acted yet and are still on the board."""
        left = [who for who in self.waiting if s.is_in_play(who)]
        if not left:
            return []
        named = next_of(s, left)
        seat = seat_naming(s, named)
        return [Choice(seat, "act_before", (("survivor", s.roster[who]),)) for who in named]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        who = s.roster.index(choice.name("survivor"))
        rest = tuple(one for one in self.waiting if one != who)
        s.push(*skill_hooks.at_extra_activation(s, who), BeforeActivation(rest))
