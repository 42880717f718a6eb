"""Flight and escape of Necromancers (GH-NEC-06 to GH-NEC-09)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Prompt, Question, Step
from horda.games.green_horde.events import NecromancerEscaped
from horda.games.green_horde.mechanisms.necromancers.coming import (
    ORDINARY,
    spawn_tokens,
    token_limit,
    token_of,
    way_in,
)
from horda.games.zombicide.events.zombie_events import ZombiesWalked
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.board.paths import PATHS
from horda.games.zombicide.rules.goals.conditions import SPAWN
from horda.games.zombicide.rules.goals.goals import ZOMBIES_ENTERED, lost_result, notify_mission
from horda.games.zombicide.rules.zombies.individuals import remove_individual
from horda.games.zombicide.rules.zombies.stepping import make_way
from horda.games.zombicide.state import ZombicideState


def escape_zones(s: ZombicideState, one: int) -> list[int]:
    """Return the active spawn zones nearest to a Necromancer on foot, through which it may escape (GH-NEC-06, GH-Q-75).

    The zone where it entered is excluded (GH-Q-04), unless there is no other (GH-Q-70).
    """
    home = way_in(s, one)
    zones = [s.token_zone[token] for token in s.tokens(SPAWN)]
    others = [zone for zone in dict.fromkeys(zones) if zone != home]
    if not others:
        return [home] if home in zones else []
    here = s.individual_zone[one]
    for mode in hooks.path_modes(s, here, PATHS):
        far = [(s.paths.distances(zone, mode)[here], zone) for zone in others]
        reached = [distance for distance, _ in far if distance != NOWHERE]
        if reached:
            nearest = min(reached)
            return [zone for distance, zone in far if distance == nearest]
    return []


@dataclass
class Escapes(Step):
    """Remove Necromancers activated in their escape zone, even with survivors there (GH-NEC-08, GH-Q-05)."""

    singles: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        """Let the Necromancers escape one by one, because each escape may affect the next."""
        for one in self.singles:
            zone = s.individual_zone[one]
            if zone != NOWHERE and zone in escape_zones(s, one):
                escape(s, one)
                if s.result is not None:
                    return


def escape(s: ZombicideState, one: int) -> None:
    """Remove a Necromancer, make its token ordinary, and end the match with too many tokens (GH-NEC-09, GH-NEC-14)."""
    tokens = len(spawn_tokens(s))
    name = s.edition.kinds[s.individual_kind[one]].name
    zone = s.individual_zone[one]
    remove_individual(s, one)
    make_ordinary(s, token_of(s, one))
    s.emit(NecromancerEscaped(name, s.board.names[zone], tokens))
    if tokens >= token_limit(s):
        s.finish(lost_result(s, "necromancer_escaped", (("zombie", name), ("count", tokens))))


def make_ordinary(s: ZombicideState, token: int) -> None:
    """Replace a Necromancer's token by an ordinary one in its zone, active as before (GH-NEC-09)."""
    if token != NOWHERE and s.token_zone[token] != NOWHERE:
        s.token_colour = put(s.token_colour, token, ORDINARY)


@dataclass
class Flee(Question):
    """Move a Necromancer one zone towards its escape; the players choose among equal paths (GH-NEC-06, 07)."""

    one: int

    def rule(self, s: ZombicideState) -> str:
        return "GH-NEC-07"

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for choosing among equally short ways."""
        return ("send",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the next zones of all shortest paths to the nearest spawn zones."""
        seat, names = s.speaker, s.board.names
        zombie = s.edition.kinds[s.individual_kind[self.one]].name
        return [Choice(seat, "send", (("zombie", zombie), ("zone", names[zone]))) for zone in self._ways(s)]

    def _ways(self, s: ZombicideState) -> list[int]:
        here = s.individual_zone[self.one]
        found: list[int] = []
        if here == NOWHERE:
            return found
        modes = hooks.path_modes(s, here, PATHS)
        for zone in escape_zones(s, self.one):
            for beyond in s.paths.next_zones(here, zone, modes):
                if beyond not in found:
                    found.append(beyond)
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Move this Necromancer only, even if several are in the zone."""
        one = self.one
        here, kind = s.individual_zone[one], s.individual_kind[one]
        to = s.board.called[choice.name("zone")]
        if make_way(s, here, to):
            s.walk_zombies(here, to, kind=kind, count=1)
            s.individual_zone = put(s.individual_zone, one, to)
            name, names = s.edition.kinds[kind].name, s.board.names
            s.emit(ZombiesWalked(name, 1, names[here], names[to], "flees", (), (), 0))
            notify_mission(s, ZOMBIES_ENTERED, zone=to, name=name)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the prompt with the Necromancer and the zone it flees from."""
        kind, zone = s.individual_kind[self.one], s.individual_zone[self.one]
        return Prompt("Flee", (("zombie", s.edition.kinds[kind].name), ("zone", s.board.names[zone])))
