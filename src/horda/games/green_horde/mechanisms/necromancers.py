"""Necromancers: how they come, flee, escape and die, and what a cabal of them does (GH-NEC, GH-CAB)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Prompt, Question, Step
from horda.games.green_horde.events import DarkRitual, NecromancerArrived, NecromancerEscaped
from horda.games.green_horde.mechanisms.horde import ICON, SetAside, swelling_kinds
from horda.games.zombicide.events import TokenGone
from horda.games.zombicide.mechanism import Mechanism, Record, Steps
from horda.games.zombicide.rules import zombie_moments
from horda.games.zombicide.rules.activation import ActivateIndividuals
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.rules.conditions import ASLEEP, SPAWN
from horda.games.zombicide.rules.goals import ZOMBIES_ENTERED, happen, lost_by
from horda.games.zombicide.rules.individuals import bring_individual, on_board, remove_individual
from horda.games.zombicide.rules.paths import PATHS
from horda.games.zombicide.rules.running_out import announce_spawn
from horda.games.zombicide.rules.spawning import Deed, DrawZombieCard, in_order
from horda.games.zombicide.rules.splitting import make_way
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.zombie_events import ZombiesWalked

NAMES: Final = ("necromancer", "ostokar", "to_me_ku_pa")
"""The kinds that are Necromancers; those beyond the first come only with a cabal (GH-CAB-02)."""
COLOURS: Final = ("green", "dark_brown", "red", "violet", "grey", "light_brown")
"""The colours on the backs of the six tokens (GH-CMP-09)."""
ORDINARY: Final = "red"
MARK: Final = "necromancer_"
"""What the colour of a token with a Necromancer on its face begins with."""
TEAM: Final = 6


@dataclass
class Arrivals(Record):
    """The token that each individual brought and the zone it came in by; NOWHERE for one who brought none."""

    tokens: tuple[int, ...] = ()
    zones: tuple[int, ...] = ()


class Necromancers(Mechanism):
    """They heed neither survivors nor noise."""

    name: ClassVar[str] = "necromancers"
    needs: ClassVar[tuple[str, ...]] = ("horde",)
    """A card of theirs with the Horde icon lets it grow (GH-HRD-07)."""

    def record(self) -> Record | None:
        """None has come."""
        return Arrivals()

    def card_effects(self, verb: str, *, kind: int, count: int, icon: str) -> list[Deed]:
        """One comes (GH-NEC-01)."""
        return [NecromancerComes(kind, swells=icon == ICON)] if verb == "necromancer" else []

    def individuals_activated(self, s: ZombicideState, singles: tuple[int, ...]) -> Steps:
        """Those in their escape zone are gone before anybody attacks (GH-NEC-08, GH-Q-05)."""
        return (Escapes(singles),)

    def is_walking_alone(self, s: ZombicideState, kind: int) -> bool:
        """Necromancers flee (GH-NEC-06)."""
        return s.edition.kinds[kind].name in NAMES

    def walk_individual(self, s: ZombicideState, one: int) -> Steps | None:
        """By the shortest way to their escape zone (GH-NEC-06)."""
        return (Flee(one),)

    def individual_killed(self, s: ZombicideState, who: int, one: int) -> Steps:
        """The players may remove a spawn token; the dead one's own becomes ordinary (GH-NEC-10, 11)."""
        return (RemoveSpawn(), MakeOrdinary(token_of(s, one)))

    def place_individual(self, s: ZombicideState, one: int, notes: tuple[str, ...]) -> Steps:
        """`necromancer[from=A1]`: the zone it came in by (GH-NEC-13)."""
        for note in notes:
            if note.startswith("from="):
                zone = s.board.called[note.removeprefix("from=")]
                note_arrival(s, one, NOWHERE, zone)
        return ()


def necromancer_kinds(s: ZombicideState) -> int:
    """The kinds that are Necromancers, as bits."""
    found = 0
    for name in NAMES:
        found |= 1 << s.edition.kind_number[name]
    return found


def spawn_tokens(s: ZombicideState) -> list[int]:
    """Every spawn token on the board, dormant, stacked and Necromancers' own among them (GH-Q-26)."""
    return [*s.tokens(SPAWN), *s.tokens(ASLEEP)]


def token_limit(s: ZombicideState) -> int:
    """The spawn tokens with which an escape loses: 6, and 1 more for two survivors beyond six (GH-MOR-05)."""
    return TEAM + additional_tokens(s)


def additional_tokens(s: ZombicideState) -> int:
    """Spawn tokens for more than six survivors: one for every two, rounded up (GH-MOR-03).

    The players may agree on another number to make the game easier or harder (GH-MOR-06).
    """
    agreed = s.options.get("spawn_tokens", "rulebook")
    if isinstance(agreed, int):
        return agreed
    # Before the players have picked all survivors there are fewer on the roster than will come.
    coming = s.options.get("survivors", 0)
    size = max(len(s.roster), coming if isinstance(coming, int) else 0)
    return max(0, size - TEAM + 1) // 2


# --- coming ----------------------------------------------------------------------------------------


class NecromancerComes(Deed):
    """A Necromancer card: it appears, or those on the board act again; the Horde grows (GH-NEC-01..04)."""

    def __init__(self, kind: int, *, swells: bool) -> None:
        self.kind = kind
        self.swells = swells

    def word(self) -> str:
        """What it is."""
        return "necromancer"

    def brings(self, s: ZombicideState) -> tuple[str, ...]:
        """The one whose card it is."""
        return (s.edition.kinds[self.kind].name,)

    def act(self, s: ZombicideState, zone: int) -> None:
        """In the order of GH-Q-07: Necromancer and token, Horde, the others' activation, one more card."""
        others = tuple(on_board(s, necromancer_kinds(s)))
        one = bring_individual(s, zone, self.kind)
        if one != NOWHERE:
            colour = free_colour(s)
            token = s.add_token(SPAWN, zone, colour=colour)
            note_arrival(s, one, token, zone)
            s.emit(NecromancerArrived(s.edition.kinds[self.kind].name, s.board.names[zone], colour))
            s.push(DrawZombieCard(zone))
            announce_spawn(s, zone)
        if others:
            s.push(ActivateIndividuals(others))
        if self.swells:
            s.push(*[SetAside(kind) for kind in swelling_kinds(s)])


def free_colour(s: ZombicideState) -> str:
    """The first colour of Necromancer token that is not on the board; they are not limited (GH-Q-66)."""
    lying = [s.token_colour[token] for token in spawn_tokens(s)]
    free = [MARK + colour for colour in COLOURS if MARK + colour not in lying]
    return free[0] if free else MARK + COLOURS[-1]


def arrivals(s: ZombicideState) -> Arrivals:
    """How those who have come so far came."""
    found = s.records[Necromancers.name]
    assert isinstance(found, Arrivals)
    return found


def note_arrival(s: ZombicideState, one: int, token: int, zone: int) -> None:
    """Remember the token of a Necromancer and the zone it came in by (GH-NEC-13)."""
    came = arrivals(s)
    before = (NOWHERE,) * (one - len(came.tokens))
    s.remember(Necromancers.name, Arrivals((*came.tokens, *before, token), (*came.zones, *before, zone)))


def token_of(s: ZombicideState, one: int) -> int:
    """The token a Necromancer brought; if that is not known, one of its kind where it came in."""
    tokens = arrivals(s).tokens
    if one < len(tokens) and tokens[one] != NOWHERE:
        return tokens[one]
    own = [lying for lying in s.tokens(SPAWN, way_in(s, one)) if s.token_colour[lying].startswith(MARK)]
    return own[0] if own and way_in(s, one) != NOWHERE else NOWHERE


def way_in(s: ZombicideState, one: int) -> int:
    """The zone a Necromancer came in by; NOWHERE for one that stood there from the start (GH-NEC-13)."""
    zones = arrivals(s).zones
    return zones[one] if one < len(zones) else NOWHERE


# --- fleeing ---------------------------------------------------------------------------------------


def escape_zones(s: ZombicideState, one: int) -> list[int]:
    """The nearest active spawn zones that a Necromancer may escape by, as it walks (GH-NEC-06, GH-Q-75).

    Only the zone it came in by is ruled out (GH-Q-04), unless it is the only one there is (GH-Q-70).
    """
    home = way_in(s, one)
    zones = [s.token_zone[token] for token in s.tokens(SPAWN)]
    others = [zone for zone in dict.fromkeys(zones) if zone != home]
    if not others:
        return [home] if home in zones else []
    here = s.individual_zone[one]
    for mode in zombie_moments.path_modes(s, here, PATHS):
        far = [(s.paths.distances(zone, mode)[here], zone) for zone in others]
        reached = [distance for distance, _ in far if distance != NOWHERE]
        if reached:
            nearest = min(reached)
            return [zone for distance, zone in far if distance == nearest]
    return []


@dataclass
class Escapes(Step):
    """Necromancers activated in their escape zone leave, survivors there or not (GH-NEC-08, GH-Q-05)."""

    singles: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        """One after another, each with what it changes for the next."""
        for one in self.singles:
            zone = s.individual_zone[one]
            if zone != NOWHERE and zone in escape_zones(s, one):
                escape(s, one)
                if s.result is not None:
                    return


def escape(s: ZombicideState, one: int) -> None:
    """A Necromancer is gone: its token becomes an ordinary one, and too many tokens lose (GH-NEC-09, 14)."""
    tokens = len(spawn_tokens(s))
    name = s.edition.kinds[s.individual_kind[one]].name
    s.emit(NecromancerEscaped(name, s.board.names[s.individual_zone[one]], tokens))
    remove_individual(s, one)
    make_ordinary(s, token_of(s, one))
    if tokens >= token_limit(s):
        s.finish(lost_by(s, "necromancer_escaped", (("zombie", name), ("count", tokens))))


def make_ordinary(s: ZombicideState, token: int) -> None:
    """Change a Necromancer's token for an ordinary one, where it lies and active as before (GH-NEC-09)."""
    if token != NOWHERE and s.token_zone[token] != NOWHERE:
        s.token_colour = put(s.token_colour, token, ORDINARY)


@dataclass
class Flee(Question):
    """A Necromancer goes one zone towards its escape; the players choose among equals (GH-NEC-06, 07)."""

    one: int

    def rule(self, s: ZombicideState) -> str:
        return "GH-NEC-07"

    def takes_orders(self) -> tuple[str, ...]:
        """Ways that are as short."""
        return ("send",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """The next zones of all shortest paths to the nearest spawn zones."""
        seat, names = s.speaker, s.board.names
        zombie = s.edition.kinds[s.individual_kind[self.one]].name
        return [Choice(seat, "send", (("zombie", zombie), ("zone", names[zone]))) for zone in self._ways(s)]

    def _ways(self, s: ZombicideState) -> list[int]:
        here = s.individual_zone[self.one]
        found: list[int] = []
        if here == NOWHERE:
            return found
        modes = zombie_moments.path_modes(s, here, PATHS)
        for zone in escape_zones(s, self.one):
            for beyond in s.paths.next_zones(here, zone, modes):
                if beyond not in found:
                    found.append(beyond)
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """It goes; of several in one zone this one."""
        one = self.one
        here, kind = s.individual_zone[one], s.individual_kind[one]
        to = s.board.called[choice.name("zone")]
        if make_way(s, here, to):
            s.walk_zombies(here, to, kind=kind, count=1)
            s.individual_zone = put(s.individual_zone, one, to)
            name, names = s.edition.kinds[kind].name, s.board.names
            s.emit(ZombiesWalked(name, 1, names[here], names[to], "flees", (), (), 0))
            happen(s, ZOMBIES_ENTERED, zone=to, name=name)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Which Necromancer flees from where."""
        kind, zone = s.individual_kind[self.one], s.individual_zone[self.one]
        return Prompt("Flee", (("zombie", s.edition.kinds[kind].name), ("zone", s.board.names[zone])))


# --- dying -----------------------------------------------------------------------------------------


@dataclass
class RemoveSpawn(Question):
    """A Necromancer is dead: the players may take one spawn token off the board (GH-NEC-10, GH-Q-27)."""

    def rule(self, s: ZombicideState) -> str:
        return "GH-NEC-10"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Every spawn token, dormant ones too, one choice for each zone and colour; or none."""
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
        """Take it off."""
        if choice.verb == "keep_spawns":
            return
        zone, colour = s.board.called[choice.name("zone")], choice.name("colour")
        for token in spawn_tokens(s):
            if s.token_zone[token] == zone and s.token_colour[token] == colour:
                s.emit(TokenGone(SPAWN, s.board.names[zone], colour))
                s.token_zone = put(s.token_zone, token, NOWHERE)
                return


@dataclass
class MakeOrdinary(Step):
    """The token of a dead Necromancer, if it still lies there, becomes an ordinary one (GH-NEC-11)."""

    token: int

    def run(self, s: ZombicideState) -> None:
        """Change it."""
        make_ordinary(s, self.token)


# --- a cabal ---------------------------------------------------------------------------------------


@dataclass
class PerformRitual(Step):
    """Necromancers at range 0-1 of one another leave as if they had escaped (GH-CAB-05, GH-CAB-06)."""

    def run(self, s: ZombicideState) -> None:
        """Walls and shut doors keep them apart; each counts as an escape (GH-Q-69)."""
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
