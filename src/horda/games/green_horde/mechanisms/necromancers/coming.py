"""Arrival of Necromancers, each with a spawn token of its own (GH-NEC-01 to GH-NEC-04, GH-MOR)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.games.green_horde.events import NecromancerArrived
from horda.games.green_horde.mechanisms.horde import SetAside, swelling_kinds
from horda.games.zombicide.mechanism import Record
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.conditions import ASLEEP, SPAWN
from horda.games.zombicide.rules.zombies.activation import ActivateIndividuals
from horda.games.zombicide.rules.zombies.individuals import bring_individual, on_board
from horda.games.zombicide.rules.zombies.miniatures import announce_spawn
from horda.games.zombicide.rules.zombies.spawning import Deed, DrawZombieCard
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

NAME: Final = "necromancers"
"""The name of the mechanism."""
NAMES: Final = ("necromancer", "ostokar", "to_me_ku_pa")
"""The kinds of Necromancer; all except for the first come only with a cabal (GH-CAB-02)."""
COLOURS: Final = ("green", "dark_brown", "red", "violet", "grey", "light_brown")
"""The colours on the backs of the six tokens (GH-CMP-09)."""
ORDINARY: Final = "red"
MARK: Final = "necromancer_"
"""Prefix of the colours of tokens with a Necromancer on their face."""
TEAM: Final = 6


@dataclass
class Arrivals(Record):
    """The token that each Necromancer brought and the zone where it entered; NOWHERE if it brought none."""

    tokens: tuple[int, ...] = ()
    zones: tuple[int, ...] = ()


RECORD: Final = TypedKey(NAME, Arrivals)


def necromancer_kinds(s: ZombicideState) -> int:
    """Return the kinds that are Necromancers, as bits."""
    found = 0
    for name in NAMES:
        found |= 1 << s.edition.kind_number[name]
    return found


def spawn_tokens(s: ZombicideState) -> list[int]:
    """Return every spawn token on the board: dormant, stacked and Necromancers' own included (GH-Q-26)."""
    return [*s.tokens(SPAWN), *s.tokens(ASLEEP)]


def token_limit(s: ZombicideState) -> int:
    """Return the number of spawn tokens with which an escape loses the match (GH-MOR-05).

    It is 6, plus 1 for every two survivors beyond six.
    """
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


class NecromancerComes(Deed):
    """Place a Necromancer, or give those on the board an extra activation; the Horde grows (GH-NEC-01, GH-NEC-04)."""

    def __init__(self, kind: int, *, swells: bool) -> None:
        self.kind = kind
        self.swells = swells

    def word(self) -> str:
        return "necromancer"

    def brings(self, s: ZombicideState) -> tuple[str, ...]:
        """Return the kind of the Necromancer on the card."""
        return (s.edition.kinds[self.kind].name,)

    def act(self, s: ZombicideState, zone: int) -> None:
        """Place Necromancer and token, grow the Horde, activate the others, draw one more card (GH-Q-07)."""
        others = tuple(on_board(s, necromancer_kinds(s)))
        one = bring_individual(s, zone, self.kind)
        if one != NOWHERE:
            colour = free_colour(s)
            # Its zone spawns from now on (GH-NEC-03), even if all other tokens lie there too (GH-NEC-12).
            token = s.add_token(SPAWN, zone, colour=colour)
            note_arrival(s, one, token, zone)
            s.emit(NecromancerArrived(s.edition.kinds[self.kind].name, s.board.names[zone], colour))
            # One more card for that zone (GH-NEC-02).
            s.push(DrawZombieCard(zone))
            announce_spawn(s, zone)
        if others:
            s.push(ActivateIndividuals(others))
        if self.swells:
            s.push(*[SetAside(kind) for kind in swelling_kinds(s)])


def free_colour(s: ZombicideState) -> str:
    """Return the first colour of Necromancer token that is not on the board; their number is unlimited (GH-Q-66)."""
    lying = [s.token_colour[token] for token in spawn_tokens(s)]
    free = [MARK + colour for colour in COLOURS if MARK + colour not in lying]
    return free[0] if free else MARK + COLOURS[-1]


def arrivals(s: ZombicideState) -> Arrivals:
    """Return the record of how the Necromancers on the board arrived."""
    return s.record(RECORD)


def note_arrival(s: ZombicideState, one: int, token: int, zone: int) -> None:
    """Record the token of a Necromancer and the zone where it entered (GH-NEC-13)."""
    came = arrivals(s)
    before = (NOWHERE,) * (one - len(came.tokens))
    s.remember(RECORD, Arrivals((*came.tokens, *before, token), (*came.zones, *before, zone)))


def token_of(s: ZombicideState, one: int) -> int:
    """Return the token that a Necromancer brought; if unknown, one of its kind in the zone where it entered."""
    tokens = arrivals(s).tokens
    if one < len(tokens) and tokens[one] != NOWHERE:
        return tokens[one]
    own = [lying for lying in s.tokens(SPAWN, way_in(s, one)) if s.token_colour[lying].startswith(MARK)]
    return own[0] if own and way_in(s, one) != NOWHERE else NOWHERE


def way_in(s: ZombicideState, one: int) -> int:
    """Return the zone where a Necromancer entered, or NOWHERE if it was there from the start (GH-NEC-13)."""
    zones = arrivals(s).zones
    return zones[one] if one < len(zones) else NOWHERE
