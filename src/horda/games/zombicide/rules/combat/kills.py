"""Deaths of zombies: counting them, experience, and what follows (kill.zombie)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.lists import plus, put, with_bits
from horda.engine.steps import Frame, Prompt, Question
from horda.games.zombicide.events.combat_events import ZombieKilled, ZombiePerished
from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.targets import counts_in
from horda.games.zombicide.rules.combat.wounds import Eliminate
from horda.games.zombicide.rules.goals.goals import ZOMBIE_KILLED, notify_mission
from horda.games.zombicide.rules.turns.experience import score
from horda.games.zombicide.rules.zombies.individuals import remove_zombies
from horda.games.zombicide.rules.zombies.prone import (
    DAZED,
    LYING,
    down_in,
    forget_the_gone,
    lay_down,
    standing_count,
)
from horda.games.zombicide.skills.base import Steps
from horda.games.zombicide.state import DID_KILL, ZombicideState

UPRIGHT: Final = "standing"
"""The state of a zombie that neither lies on the ground nor is dazed."""


def kill(s: ZombicideState, who: int, zone: int, kind: int, *, named: bool = False) -> Steps:
    """Kill a zombie for a survivor, and return the steps that follow.

    The player chooses between lying and standing zombies, unless the attack `named` one before.
    """
    unclear = not named and 0 < standing_count(s, zone, kind) < s.zombies_of(zone, kind)
    # kill.zombie
    gone = remove_zombies(s, zone, kind, 1)
    forget_the_gone(s, zone, kind)
    credit_kill(s, who, kind, zone=s.board.names[zone])
    heard = hooks.zombie_killed(s, who, kind, gone[0] if gone else NOWHERE)
    notify_mission(s, ZOMBIE_KILLED, who=who, zone=zone, name=s.edition.kinds[kind].name)
    steps: list[Frame] = [WhoFell(who, zone, kind), *heard] if unclear else [*heard]
    if not s.crowd[zone]:
        steps.extend(skill_hooks.zone_cleared(s, who, zone))
    return tuple(steps)


@dataclass
class WhoFell(Question):
    """A zombie of a kind was killed while some lie on the ground: the player chooses which one (target.choice)."""

    who: int
    zone: int
    kind: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("target.choice")

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verbs for always choosing the standing or always the lying zombie."""
        return ("fell",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return a standing and a lying zombie; empty if none of the kind is left."""
        if not s.zombies_of(self.zone, self.kind):
            return []
        seat = s.seat_of[self.who]
        down = [how for how in (LYING, DAZED) if down_in(s, self.zone, self.kind, how)]
        return [Choice(seat, "fell", (("stance", how),)) for how in (UPRIGHT, *down)] if down else []

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Reduce the number of zombies on the ground if the killed one lay there; it was counted as standing."""
        how = choice.name("stance")
        if how != UPRIGHT:
            lay_down(s, self.zone, self.kind, down_in(s, self.zone, self.kind, how) - 1, how)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        about = (("zombie", s.edition.kinds[self.kind].name), ("zone", s.board.names[self.zone]))
        return Prompt("WhoFell", about)


def kill_all(s: ZombicideState, who: int, zone: int) -> Steps:
    """Kill everyone in a zone and return the steps; zombies die first, so that their killer gains experience.

    Steps that follow run only after all figures are off the board.
    """
    steps: list[Frame] = []
    for kind, count in enumerate(counts_in(s, zone)):
        for _ in range(count):
            steps.extend(kill(s, who, zone, kind))
    return (*[Eliminate(one) for one in s.survivors_in(zone)], *steps)


def kill_without_killer(s: ZombicideState, zone: int, kind: int) -> Steps:
    """Kill a zombie without a killer, and return the steps that follow; it counts for the mission."""
    gone = remove_zombies(s, zone, kind, 1)
    forget_the_gone(s, zone, kind)
    name = s.edition.kinds[kind].name
    s.killed = plus(s.killed, kind, 1)
    s.emit(ZombiePerished(name, s.board.names[zone]))
    notify_mission(s, ZOMBIE_KILLED, who=NOWHERE, zone=zone, name=name)
    return hooks.zombie_killed(s, NOWHERE, kind, gone[0] if gone else NOWHERE)


def all_perish(s: ZombicideState, zone: int) -> Steps:
    """Kill everyone in a zone without a killer, and return the steps that follow."""
    steps: list[Frame] = [Eliminate(one) for one in s.survivors_in(zone)]
    for kind, count in enumerate(counts_in(s, zone)):
        for _ in range(count):
            steps.extend(kill_without_killer(s, zone, kind))
    return tuple(steps)


def credit_kill(s: ZombicideState, who: int, kind: int, *, zone: str) -> None:
    """Count a kill and give the experience for it (experience.kill)."""
    printed = s.edition.kinds[kind]
    s.killed = plus(s.killed, kind, 1)
    s.last_kill = put(s.last_kill, who, s.round)
    s.did = with_bits(s.did, who, DID_KILL)
    s.emit(ZombieKilled(s.roster[who], printed.name, zone))
    points = skill_hooks.experience(s, who, kind, printed.experience)
    # experience.for_all
    if printed.for_all:
        for other in s.in_play():
            score(s, other, printed.experience if other != who else points)
    else:
        score(s, who, points)


def has_killed_this_round(s: ZombicideState, who: int) -> bool:
    """Return whether a survivor has killed a zombie in this round."""
    return s.last_kill[who] == s.round
