"""Conditions of missions about the board, zombies, rounds and counters."""

from __future__ import annotations

from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.goals import Condition, Facts
from horda.games.zombicide.rules.goals.hidden_tiles import is_revealed, tokens_hidden
from horda.games.zombicide.state import ZombicideState

SPAWN = "spawn"
ASLEEP = "spawn_asleep"


class MissionPlace:
    """A place in a mission: zones of the map, and the zones of tokens such as the exit."""

    def __init__(self, zones: tuple[int, ...], tokens: tuple[str, ...]) -> None:
        self.fixed = zones
        self.tokens = tokens

    def zones(self, s: ZombicideState) -> list[int]:
        """Return the zones of the place, with the tokens at their present positions."""
        found = list(self.fixed)
        for kind in self.tokens:
            found.extend(s.token_zone[token] for token in s.tokens(kind))
        return found


def is_fragile(condition: Condition) -> bool:
    """Return whether a condition can become impossible; most cannot, and need not be checked."""
    return type(condition).is_impossible is not Condition.is_impossible


class AllOf(Condition):
    """All of several conditions hold."""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts
        self._fragile = [part for part in parts if is_fragile(part)]

    def holds(self, s: ZombicideState) -> bool:
        return all(part.holds(s) for part in self.parts)

    def is_impossible(self, s: ZombicideState) -> bool:
        """Return whether one of the conditions is impossible."""
        return bool(self._fragile) and any(part.is_impossible(s) for part in self._fragile)

    def lack(self, s: ZombicideState) -> Facts:
        """Return the reason why the first impossible condition is impossible."""
        for part in self._fragile:
            if part.is_impossible(s):
                return part.lack(s)
        return ()

    def facts(self, s: ZombicideState) -> Facts:
        """Return the facts of the first condition that has any."""
        for part in self.parts:
            facts = part.facts(s)
            if facts:
                return facts
        return ()


class AnyOf(Condition):
    """At least one of several conditions holds."""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, s: ZombicideState) -> bool:
        return any(part.holds(s) for part in self.parts)

    def is_impossible(self, s: ZombicideState) -> bool:
        """Return whether all of the conditions are impossible."""
        return all(part.is_impossible(s) for part in self.parts)

    def lack(self, s: ZombicideState) -> Facts:
        """Return the reason why the first of the conditions is impossible."""
        return self.parts[0].lack(s) if self.parts else ()

    def facts(self, s: ZombicideState) -> Facts:
        """Return the facts of the first condition that holds and has any."""
        for part in self.parts:
            facts = part.facts(s) if part.holds(s) else ()
            if facts:
                return facts
        return ()


class Unless(Condition):
    """A condition does not hold."""

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, s: ZombicideState) -> bool:
        return not self.part.holds(s)


class Taken(Condition):
    """A number of objectives of a colour (any, if empty) were taken; 0: none is left to take."""

    def __init__(self, colour: str, count: int) -> None:
        self.colour = colour
        self.count = count

    def holds(self, s: ZombicideState) -> bool:
        if self.count:
            return objectives_taken(s, self.colour) >= self.count
        if s.goals.hidden and hides_token(s, "objective", self.colour):
            return False
        if not self.colour:
            return not s.tokens("objective")
        return bool(objectives_taken(s, self.colour)) and not any(
            s.token_colour[token] == self.colour for token in s.tokens("objective")
        )


def hides_token(s: ZombicideState, kind: str, colour: str) -> bool:
    """Return whether a tile that is not yet revealed hides a token of a kind and colour."""
    return any(
        is_meant(s.token_kind[token], kind) and colour in ("", s.token_colour[token])
        for tile in s.goals.hidden
        if not is_revealed(s, tile)
        for token in tokens_hidden(s, tile)
    )


def objectives_taken(s: ZombicideState, colour: str) -> int:
    """Return how many objectives of a colour were taken, or of any colour if it is empty."""
    return s.taken.get(colour, 0) if colour else sum(s.taken.values())


class Rounds(Condition):
    """A number of rounds have been completed."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, s: ZombicideState) -> bool:
        """Return whether a later round has begun."""
        return s.round > self.count


class RoundIs(Condition):
    """The current round is this one, a multiple of `every` rounds after it, or one of those up to `last`."""

    def __init__(self, first: int, every: int, last: int = 0) -> None:
        self.first = first
        self.every = every
        self.last = last
        """The last round of the range; 0: no end if `every` is set, else only `first`."""

    def holds(self, s: ZombicideState) -> bool:
        late = s.round - self.first
        if late < 0 or (self.last and s.round > self.last):
            return False
        if self.every:
            return late % self.every == 0
        return late == 0 or bool(self.last)


class TokensGone(Condition):
    """No token of a kind (and colour) is left on the board."""

    def __init__(self, kind: str, colour: str) -> None:
        self.kind = kind
        self.colour = colour

    def holds(self, s: ZombicideState) -> bool:
        kind, colour = self.kind, self.colour
        if s.goals.hidden and hides_token(s, kind, colour):
            return False
        for token, zone in enumerate(s.token_zone):
            if (
                zone != NOWHERE
                and is_meant(s.token_kind[token], kind)
                and colour in ("", s.token_colour[token])
            ):
                return False
        return True


def tokens_of(s: ZombicideState, kind: str, colour: str) -> list[int]:
    """Return the tokens of a kind and colour on the board; spawn tokens count whether active or not."""
    return [
        token
        for token, zone in enumerate(s.token_zone)
        if zone != NOWHERE and is_meant(s.token_kind[token], kind) and colour in ("", s.token_colour[token])
    ]


def is_meant(kind: str, meant: str) -> bool:
    """Return whether a token is of the kind that a mission names; `spawn` includes inactive spawn zones."""
    return kind == meant or (meant == SPAWN and kind == ASLEEP)


class TokenAt(Condition):
    """A token of a kind lies at a place."""

    def __init__(self, kind: str, place: MissionPlace) -> None:
        self.kind = kind
        self.place = place

    def holds(self, s: ZombicideState) -> bool:
        zones = self.place.zones(s)
        return any(s.token_zone[token] in zones for token in s.tokens(self.kind))


class ZombiesGone(Condition):
    """No zombie (of a kind) is at a place, or anywhere."""

    def __init__(self, kind: int, place: MissionPlace | None) -> None:
        self.kind = kind
        self.place = place

    def holds(self, s: ZombicideState) -> bool:
        place = self.place
        zones = list(range(s.board.size)) if place is None else place.zones(s)
        if self.kind == NOWHERE:
            return not any(s.crowd[zone] for zone in zones)
        return not any(s.zombies_of(zone, self.kind) for zone in zones)


class ZombiesAt(Condition):
    """At least or at most a number of zombies (of a kind) are at a place or on the whole board."""

    def __init__(self, kind: int, place: MissionPlace | None, *, least: int, most: int) -> None:
        self.kind = kind
        self.place = place
        self.least = least
        self.most = most
        """The maximum number; NOWHERE: no maximum."""

    def holds(self, s: ZombicideState) -> bool:
        place = self.place
        zones = range(s.board.size) if place is None else sorted(set(place.zones(s)))
        if self.kind == NOWHERE:
            count = sum([s.crowd[zone] for zone in zones])
        else:
            count = sum([s.zombies_of(zone, self.kind) for zone in zones])
        return count >= self.least and (self.most == NOWHERE or count <= self.most)


class Killed(Condition):
    """A number of zombies (of a kind) were killed."""

    def __init__(self, kind: str, count: int) -> None:
        self.kind = kind
        self.count = count

    def holds(self, s: ZombicideState) -> bool:
        killed = s.killed[s.edition.kind_number[self.kind]] if self.kind else sum(s.killed)
        return killed >= self.count


class GateOpen(Condition):
    """A door is open, or a barrier is gone."""

    def __init__(self, gate: int) -> None:
        self.gate = gate

    def holds(self, s: ZombicideState) -> bool:
        return not s.is_shut(self.gate)


class Sealed(Condition):
    """No zombie can walk into a place from an active spawn zone, and none is in it."""

    def __init__(self, place: MissionPlace) -> None:
        self.place = place

    def holds(self, s: ZombicideState) -> bool:
        zones = self.place.zones(s)
        if any(s.crowd[zone] for zone in zones):
            return False
        sources = [s.token_zone[token] for token in s.tokens(SPAWN)]
        sources.extend(zone for zone, crowd in enumerate(s.crowd) if crowd)
        return all(s.paths.distances(zone)[source] == NOWHERE for zone in zones for source in sources)


class Amount:
    """A number, or the value of a counter of the mission."""

    def __init__(self, number: int, counter: str) -> None:
        self.number = number
        self.counter = counter

    def now(self, s: ZombicideState) -> int:
        """Return the number, or the value of the counter."""
        return s.tallies.get(self.counter, 0) if self.counter else self.number


class Counted(Condition):
    """A counter of the mission is at least `least`, at most `most`, or both."""

    def __init__(self, name: str, least: Amount | None, most: Amount | None) -> None:
        self.name = name
        self.least = least
        self.most = most

    def holds(self, s: ZombicideState) -> bool:
        count = s.tallies.get(self.name, 0)
        least, most = self.least, self.most
        if least is not None and count < least.now(s):
            return False
        return most is None or count <= most.now(s)


class DangerIs(Condition):
    """The team's danger level is at least this level."""

    def __init__(self, level: int) -> None:
        self.level = level

    def holds(self, s: ZombicideState) -> bool:
        return s.danger() >= self.level


class PhaseIs(Condition):
    """The current phase of the round is this one."""

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def holds(self, s: ZombicideState) -> bool:
        return s.phase == self.phase


class Chance(Condition):
    """Always holds; the trigger that has it rolls a die when all other conditions hold (`Trigger.least_die`)."""

    def __init__(self, least_die: int) -> None:
        self.least_die = least_die

    def holds(self, s: ZombicideState) -> bool:
        return True


class Never(Condition):
    """Never holds: for positions and puzzles without an end of their own."""

    def holds(self, s: ZombicideState) -> bool:
        return False
