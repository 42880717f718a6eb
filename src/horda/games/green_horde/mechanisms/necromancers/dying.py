"""Consequences of a Necromancer's death, and the ritual of a cabal (GH-NEC-10, GH-NEC-11, GH-CAB-05)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Question, Step
from horda.games.green_horde.events import DarkRitual
from horda.games.green_horde.mechanisms.necromancers.coming import necromancer_kinds, spawn_tokens
from horda.games.green_horde.mechanisms.necromancers.fleeing import escape, make_ordinary
from horda.games.zombicide.events.events import TokenGone
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.conditions import SPAWN
from horda.games.zombicide.rules.zombies.individuals import on_board
from horda.games.zombicide.rules.zombies.spawning import in_order
from horda.games.zombicide.state import ZombicideState


@dataclass
class RemoveSpawn(Question):
    """The choice to remove one spawn token after a Necromancer's death (GH-NEC-10, GH-Q-27)."""

    def rule(self, s: ZombicideState) -> str:
        return "GH-NEC-10"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return one choice for each zone and colour of a spawn token, dormant ones too, and one for none."""
        seat = s.speaker
        found: list[Choice] = []
        seen: list[tuple[str, str]] = []
        for token in in_order(s, spawn_tokens(s)):
            zone, colour = s.board.names[s.token_zone[token]], s.token_colour[token]
            if (zone, colour) not in seen:
                seen.append((zone, colour))
                found.append(Choice(seat, "remove_spawn", (("zone", zone), ("colour", colour))))
        if found:
            found.append(Choice(seat, "keep_spawns"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Remove the chosen token, or none."""
        if choice.verb == "keep_spawns":
            return
        zone, colour = s.board.called[choice.name("zone")], choice.name("colour")
        for token in spawn_tokens(s):
            if s.token_zone[token] == zone and s.token_colour[token] == colour:
                s.token_zone = put(s.token_zone, token, NOWHERE)
                s.emit(TokenGone(SPAWN, s.board.names[zone], colour))
                return


@dataclass
class MakeOrdinary(Step):
    """Turn a dead Necromancer's token, if it is still there, into an ordinary one (GH-NEC-11)."""

    token: int

    def run(self, s: ZombicideState) -> None:
        make_ordinary(s, self.token)


@dataclass
class PerformRitual(Step):
    """Remove Necromancers at range 0-1 of one another as if they had escaped (GH-CAB-05, GH-CAB-06)."""

    def run(self, s: ZombicideState) -> None:
        """Let the Necromancers escape one by one; walls and closed doors keep them apart (GH-Q-69)."""
        there = on_board(s, necromancer_kinds(s))
        met: list[int] = []
        for one in there:
            zone = s.individual_zone[one]
            near = s.paths.exits[zone]
            if any(
                other != one and (s.individual_zone[other] == zone or s.individual_zone[other] in near)
                for other in there
            ):
                met.append(one)
        if met:
            s.emit(DarkRitual(tuple(s.edition.kinds[s.individual_kind[one]].name for one in met)))
        for one in met:
            escape(s, one)
            if s.result is not None:
                return
