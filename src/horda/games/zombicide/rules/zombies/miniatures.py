"""Placement of zombies, and the extra activation when miniatures run out (spawn.running_out)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.events.events import ZombiesPlaced
from horda.games.zombicide.events.zombie_events import RanOut
from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.rules.zombies.activation import ActivateAgain
from horda.games.zombicide.rules.zombies.individuals import put_all
from horda.games.zombicide.state import ZombicideState


def put_down(s: ZombicideState, zone: int, kind: int, count: int) -> int:
    """Put zombies of a kind into a zone, as far as there are miniatures, and return how many were placed."""
    placed = put_all(s, zone, kind, count)
    if placed:
        s.emit(ZombiesPlaced(s.edition.kinds[kind].name, placed, s.board.names[zone]))
    return placed


@dataclass
class PlaceZombies(Step):
    """Zombies are placed; if miniatures run out, all of the kind get an extra activation (spawn.running_out)."""

    zone: int
    kind: int
    count: int

    def run(self, s: ZombicideState) -> None:
        """Place the available miniatures before any extra activation, so that the new zombies act too."""
        placed = put_down(s, self.zone, self.kind, self.count)
        if placed < self.count:
            s.emit(RanOut(s.edition.kinds[self.kind].name))
            # As often as it happens (spawn.run_out_again).
            s.push(ActivateAgain(1 << self.kind))
        if placed:
            announce_spawn(s, self.zone)


def announce_spawn(s: ZombicideState, zone: int) -> None:
    """Push the reactions of skills to zombies that appeared in a zone."""
    if s.edition.answering["after_spawn"]:
        ready = tuple(who for who in s.in_play() if skill_hooks.after_spawn(s, who, zone))
        if len(ready) == 1:
            s.push(*skill_hooks.after_spawn(s, ready[0], zone))
        elif ready:
            s.push(ReactInTurn(zone, ready))


class WhoReacts(Question):
    """The question for the order in which several survivors react to the same event (team.decides)."""

    def rule(self, s: ZombicideState) -> str:
        return s.cite("team.decides")

    def takes_orders(self) -> tuple[str, ...]:
        return ("react",)

    def ready(self, s: ZombicideState) -> list[int]:
        raise TypeError(f"{type(self).__name__} has nobody ready")

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat = s.speaker
        return [Choice(seat, "react", (("survivor", s.roster[who]),)) for who in self.ready(s)]


@dataclass
class ReactInTurn(WhoReacts):
    """Several survivors react one after the other to the same zombies."""

    zone: int
    waiting: tuple[int, ...]

    def ready(self, s: ZombicideState) -> list[int]:
        return [
            who for who in self.waiting if s.is_in_play(who) and skill_hooks.after_spawn(s, who, self.zone)
        ]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        who = s.roster.index(choice.name("survivor"))
        rest = tuple(one for one in self.waiting if one != who)
        s.push(*skill_hooks.after_spawn(s, who, self.zone), ReactInTurn(self.zone, rest))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("ReactInTurn", (("zone", s.board.names[self.zone]),))
