"""The conditions that a mission's file may name. They only look."""

from __future__ import annotations

from horda.games.zombicide.rules import goal_moments, moments
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.rules.goals import Condition, Facts
from horda.games.zombicide.state import AWAY, LOST, Table

SPAWN = "spawn"
ASLEEP = "spawn_asleep"


class Place:
    """Where something is meant: zones of the map, and the zones of tokens such as the exit."""

    def __init__(self, zones: tuple[int, ...], tokens: tuple[str, ...]) -> None:
        self.fixed = zones
        self.tokens = tokens

    def zones(self, s: Table) -> list[int]:
        """The zones meant, as the tokens lie now."""
        found = list(self.fixed)
        for kind in self.tokens:
            found.extend(s.token_zone[token] for token in s.tokens(kind))
        return found


def is_fragile(condition: Condition) -> bool:
    """Whether a condition can come to be out of reach; most cannot, and need not be asked."""
    return type(condition).is_out_of_reach is not Condition.is_out_of_reach


class AllOf(Condition):
    """Every one of several conditions holds."""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts
        self._fragile = [part for part in parts if is_fragile(part)]

    def holds(self, s: Table) -> bool:
        """Ask them in order."""
        return all(part.holds(s) for part in self.parts)

    def is_out_of_reach(self, s: Table) -> bool:
        """One that cannot be is enough."""
        return bool(self._fragile) and any(part.is_out_of_reach(s) for part in self._fragile)

    def lack(self, s: Table) -> Facts:
        """What the first that cannot be wants for."""
        for part in self._fragile:
            if part.is_out_of_reach(s):
                return part.lack(s)
        return ()

    def facts(self, s: Table) -> Facts:
        """Those of the first that has some."""
        for part in self.parts:
            facts = part.facts(s)
            if facts:
                return facts
        return ()


class AnyOf(Condition):
    """At least one of several conditions holds."""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, s: Table) -> bool:
        """Ask them in order."""
        return any(part.holds(s) for part in self.parts)

    def is_out_of_reach(self, s: Table) -> bool:
        """As long as one can be, it can."""
        return all(part.is_out_of_reach(s) for part in self.parts)

    def lack(self, s: Table) -> Facts:
        """What the first of them wants for."""
        return self.parts[0].lack(s) if self.parts else ()

    def facts(self, s: Table) -> Facts:
        """Those of the first that holds and has some."""
        for part in self.parts:
            facts = part.facts(s) if part.holds(s) else ()
            if facts:
                return facts
        return ()


class Unless(Condition):
    """A condition does not hold."""

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, s: Table) -> bool:
        """Turn it round."""
        return not self.part.holds(s)


class Taken(Condition):
    """So many objectives of a colour (any, if empty) were taken; 0 means that none is left to take."""

    def __init__(self, colour: str, count: int) -> None:
        self.colour = colour
        self.count = count

    def holds(self, s: Table) -> bool:
        """Count them."""
        if self.count:
            return taken_of(s, self.colour) >= self.count
        if not self.colour:
            return not s.tokens("objective")
        return bool(taken_of(s, self.colour)) and not any(
            s.token_colour[token] == self.colour for token in s.tokens("objective")
        )


def taken_of(s: Table, colour: str) -> int:
    """How many objectives of a colour were taken, or of any."""
    return s.taken.get(colour, 0) if colour else sum(s.taken.values())


def too_few(needed: int, left: int) -> Facts:
    """What is said of a goal for more survivors than are left."""
    return (("lack", "people"), ("count", needed), ("left", left))


def the_dead(s: Table) -> tuple[str, ...]:
    """All who are dead, by name."""
    return tuple([s.roster[who] for who, zone in enumerate(s.zone) if zone == LOST])


def one_dead(s: Table) -> Facts:
    """What is said of a goal that needs everybody: who is dead."""
    return (("lack", "person"), ("survivor", the_dead(s)))


class SurvivorsAt(Condition):
    """Survivors stand at a place: so many, or (0) all who are still on the board."""

    def __init__(self, place: Place, count: int, *, alone: bool) -> None:
        self.place = place
        self.count = count
        self.alone = alone
        """Whether no zombie may be there."""

    def holds(self, s: Table) -> bool:
        """Count them."""
        zones = self.place.zones(s)
        if self.alone and any(s.crowd[zone] for zone in zones):
            return False
        there = sum(1 for zone in s.zone if zone in zones)
        return there >= self.count if self.count else 0 < there == len(s.in_play())

    def is_out_of_reach(self, s: Table) -> bool:
        """Once fewer are left on the board than it asks for (goal.out_of_reach)."""
        return len(s.in_play()) < self.count

    def lack(self, s: Table) -> Facts:
        """How many it asks for, and how many there are."""
        return too_few(self.count, len(s.in_play()))


class EveryoneAt(Condition):
    """Every survivor who began stands at a place, or one who is named; a death makes it impossible."""

    def __init__(self, place: Place, name: str) -> None:
        self.place = place
        self.name = name

    def _meant(self, s: Table) -> list[int]:
        if not self.name:
            return s.zone
        return [zone for who, zone in enumerate(s.zone) if s.roster[who] == self.name] or [LOST]

    def holds(self, s: Table) -> bool:
        """All of them, alive."""
        zones = self.place.zones(s)
        return all(zone in zones for zone in self._meant(s))

    def is_out_of_reach(self, s: Table) -> bool:
        """Once one of them is dead (goal.out_of_reach)."""
        return LOST in self._meant(s)

    def lack(self, s: Table) -> Facts:
        """Who it was, by name."""
        return (("lack", "named"), ("survivor", self.name)) if self.name else one_dead(s)


class Escaped(Condition):
    """So many survivors have left the board alive, or (0) all who live."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, s: Table) -> bool:
        """Count them."""
        gone = sum(1 for zone in s.zone if zone == AWAY)
        return gone >= self.count if self.count else bool(gone) and not s.in_play()

    def is_out_of_reach(self, s: Table) -> bool:
        """Once too many are dead for it (goal.out_of_reach)."""
        return sum([zone != LOST for zone in s.zone]) < self.count

    def lack(self, s: Table) -> Facts:
        """How many it asks for, and how many live, here or outside."""
        return too_few(self.count, sum([zone != LOST for zone in s.zone]))


class EveryoneEscaped(Condition):
    """Every survivor who began has left the board alive; a death makes it impossible."""

    def holds(self, s: Table) -> bool:
        """All of them."""
        return bool(s.zone) and max(s.zone) == AWAY

    def is_out_of_reach(self, s: Table) -> bool:
        """Once one of them is dead (goal.out_of_reach)."""
        return LOST in s.zone

    def lack(self, s: Table) -> Facts:
        """Who it was, by name."""
        return one_dead(s)


class SurvivorsLost(Condition):
    """So many survivors were eliminated (0: all), or one that is named."""

    def __init__(self, count: int, name: str) -> None:
        self.count = count
        self.name = name

    def holds(self, s: Table) -> bool:
        """Count them."""
        if self.name:
            return self.name in s.roster and s.zone[s.roster.index(self.name)] == LOST
        lost = sum(1 for zone in s.zone if zone == LOST)
        return lost >= (self.count or len(s.zone))

    def facts(self, s: Table) -> Facts:
        """Who they were."""
        return (("survivor", self.name or the_dead(s)),)


class Rounds(Condition):
    """So many rounds have been played to their end."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, s: Table) -> bool:
        """A round is over when the next has begun."""
        return s.round > self.count


class RoundIs(Condition):
    """It is this round, or every so many rounds from it on."""

    def __init__(self, first: int, every: int) -> None:
        self.first = first
        self.every = every

    def holds(self, s: Table) -> bool:
        """Count from the first."""
        late = s.round - self.first
        return late % self.every == 0 if self.every and late >= 0 else late == 0


class TokensGone(Condition):
    """No token of a kind (and colour) is left on the board."""

    def __init__(self, kind: str, colour: str) -> None:
        self.kind = kind
        self.colour = colour

    def holds(self, s: Table) -> bool:
        """Look for one."""
        kind, colour = self.kind, self.colour
        for token, zone in enumerate(s.token_zone):
            if (
                zone != NOWHERE
                and is_meant(s.token_kind[token], kind)
                and colour in ("", s.token_colour[token])
            ):
                return False
        return True


def tokens_meant(s: Table, kind: str, colour: str) -> list[int]:
    """The tokens of a kind and colour on the board; spawn tokens count asleep and awake."""
    return [
        token
        for token, zone in enumerate(s.token_zone)
        if zone != NOWHERE and is_meant(s.token_kind[token], kind) and colour in ("", s.token_colour[token])
    ]


def is_meant(kind: str, meant: str) -> bool:
    """Whether a token is of the kind that a mission means; a spawn zone is one asleep, too."""
    return kind == meant or (meant == SPAWN and kind == ASLEEP)


class TokenAt(Condition):
    """A token of a kind lies at a place."""

    def __init__(self, kind: str, place: Place) -> None:
        self.kind = kind
        self.place = place

    def holds(self, s: Table) -> bool:
        """Look for it."""
        zones = self.place.zones(s)
        return any(s.token_zone[token] in zones for token in s.tokens(self.kind))


class ZombiesGone(Condition):
    """No zombie (of a kind) is at a place, or anywhere."""

    def __init__(self, kind: int, place: Place | None) -> None:
        self.kind = kind
        self.place = place

    def holds(self, s: Table) -> bool:
        """Look for one."""
        place = self.place
        zones = list(range(s.board.size)) if place is None else place.zones(s)
        if self.kind == NOWHERE:
            return not any(s.crowd[zone] for zone in zones)
        return not any(s.zombies_of(zone, self.kind) for zone in zones)


class ZombiesAt(Condition):
    """At least, or at most, so many zombies (of a kind) are at a place, or on the whole board."""

    def __init__(self, kind: int, place: Place | None, *, least: int, most: int) -> None:
        self.kind = kind
        self.place = place
        self.least = least
        self.most = most
        """NOWHERE: however many."""

    def holds(self, s: Table) -> bool:
        """Count them."""
        place = self.place
        zones = range(s.board.size) if place is None else sorted(set(place.zones(s)))
        if self.kind == NOWHERE:
            count = sum([s.crowd[zone] for zone in zones])
        else:
            count = sum([s.zombies_of(zone, self.kind) for zone in zones])
        return count >= self.least and (self.most == NOWHERE or count <= self.most)


class Killed(Condition):
    """So many zombies (of a kind) were killed."""

    def __init__(self, kind: str, count: int) -> None:
        self.kind = kind
        self.count = count

    def holds(self, s: Table) -> bool:
        """Count them."""
        killed = s.killed[s.edition.kind_number[self.kind]] if self.kind else sum(s.killed)
        return killed >= self.count


class GateOpen(Condition):
    """A door is open, or a barrier is gone."""

    def __init__(self, gate: int) -> None:
        self.gate = gate

    def holds(self, s: Table) -> bool:
        """Look at it."""
        return not s.is_shut(self.gate)


class Sealed(Condition):
    """No zombie can walk into a place from an active spawn zone, and none is in it."""

    def __init__(self, place: Place) -> None:
        self.place = place

    def holds(self, s: Table) -> bool:
        """Follow every way in."""
        zones = self.place.zones(s)
        if any(s.crowd[zone] for zone in zones):
            return False
        sources = [s.token_zone[token] for token in s.tokens(SPAWN)]
        sources.extend(zone for zone, crowd in enumerate(s.crowd) if crowd)
        return all(s.ways.distances(zone)[source] == NOWHERE for zone in zones for source in sources)


class BroughtOut(Condition):
    """So many of those who only follow have left the board alive."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, s: Table) -> bool:
        """Count them."""
        idle = moments.bystanders(s, 0)
        return len([who for who, zone in enumerate(s.zone) if zone == AWAY and idle >> who & 1]) >= self.count

    def is_out_of_reach(self, s: Table) -> bool:
        """Once too many of them are dead for it (goal.out_of_reach)."""
        idle = moments.bystanders(s, 0)
        return len([who for who, zone in enumerate(s.zone) if zone != LOST and idle >> who & 1]) < self.count

    def lack(self, s: Table) -> Facts:
        """Which of them are dead."""
        idle = moments.bystanders(s, 0)
        dead = [s.roster[who] for who, zone in enumerate(s.zone) if zone == LOST and idle >> who & 1]
        return (("lack", "companion"), ("survivor", tuple(dead)))


class SpecialistAt(Condition):
    """A survivor with a specialty stands at a place."""

    def __init__(self, place: Place, specialty: str) -> None:
        self.place = place
        self.specialty = specialty

    def holds(self, s: Table) -> bool:
        """Look at everybody there."""
        zones = self.place.zones(s)
        return any(zone in zones and has_specialty(s, who, self.specialty) for who, zone in enumerate(s.zone))

    def is_out_of_reach(self, s: Table) -> bool:
        """Once nobody on the board has the specialty, and no card lends it (goal.out_of_reach)."""
        return nobody_has(s, self.specialty)

    def lack(self, s: Table) -> Facts:
        """What nobody can do any more."""
        return (("lack", "specialty"), ("needed", self.specialty))


def has_specialty(s: Table, who: int, specialty: str) -> bool:
    """Whether a survivor is good at something: by the ID card, or as a mechanism says."""
    printed = s.edition.identities[s.roster[who]].specialties
    return specialty in printed or goal_moments.has_specialty(s, who, specialty)


def nobody_has(s: Table, specialty: str) -> bool:
    """Whether no survivor on the board has a specialty, nor can come to have it by a card."""
    if any(has_specialty(s, who, specialty) for who in s.in_play()):
        return False
    return not is_lent(s, specialty)


def is_lent(s: Table, specialty: str) -> bool:
    """Whether a card of the edition lends a specialty to whoever holds it."""
    return any(gear.specialty == specialty for gear in s.edition.gear.values())


class ExpertsGone(Condition):
    """Nobody on the board has, or can still learn, what the mission needs: a specialty or a skill."""

    def __init__(self, specialty: str, skill: str, apart_from: Place | None, *, acts: bool) -> None:
        self.specialty = specialty
        self.skill = skill
        self.apart_from = apart_from
        """A place from which an expert is of no help."""
        self.acts = acts
        """Whether those who only follow are of no help."""

    def holds(self, s: Table) -> bool:
        """Look at everybody who could help."""
        idle = moments.bystanders(s, 0) if self.acts else 0
        beyond = [] if self.apart_from is None else self.apart_from.zones(s)
        return not any(
            self._can(s, who) for who in s.in_play() if not idle >> who & 1 and s.zone[who] not in beyond
        )

    def _can(self, s: Table, who: int) -> bool:
        if self.specialty:
            return has_specialty(s, who, self.specialty) or is_lent(s, self.specialty)
        track = s.edition.identities[s.roster[who]].track
        return s.has_skill(who, self.skill) or any(self.skill in level for level in track)


class Amount:
    """A number, or what a counter of the mission stands at."""

    def __init__(self, number: int, counter: str) -> None:
        self.number = number
        self.counter = counter

    def now(self, s: Table) -> int:
        """Read it."""
        return s.tallies.get(self.counter, 0) if self.counter else self.number


class Counted(Condition):
    """A counter of the mission is at least so much, at most so much, or both."""

    def __init__(self, name: str, least: Amount | None, most: Amount | None) -> None:
        self.name = name
        self.least = least
        self.most = most

    def holds(self, s: Table) -> bool:
        """Read and compare."""
        count = s.tallies.get(self.name, 0)
        least, most = self.least, self.most
        if least is not None and count < least.now(s):
            return False
        return most is None or count <= most.now(s)


class DangerIs(Condition):
    """The team's danger level is at least this."""

    def __init__(self, level: int) -> None:
        self.level = level

    def holds(self, s: Table) -> bool:
        """Read it."""
        return s.danger() >= self.level


class PhaseIs(Condition):
    """It is this phase of the round."""

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def holds(self, s: Table) -> bool:
        """Look at the table."""
        return s.phase == self.phase


class PersonalDone(Condition):
    """Every personal objective of the team is met."""

    def holds(self, s: Table) -> bool:
        """Ask the edition."""
        return not goal_moments.is_unfinished(s)


class Never(Condition):
    """Never holds: for positions and puzzles without an end of their own."""

    def holds(self, s: Table) -> bool:
        """No."""
        return False
