"""Conditions of missions about survivors: where they stand, who escaped or died, who has a skill or a mark."""

from __future__ import annotations

from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.goals.conditions import MissionPlace
from horda.games.zombicide.rules.goals.goals import Condition, Facts
from horda.games.zombicide.rules.goals.marks import has_mark
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.slots import usable
from horda.games.zombicide.state import AWAY, LOST, ZombicideState


def too_few(needed: int, left: int) -> Facts:
    """Return the values of the message about a goal that needs more survivors than are left."""
    return (("lack", "people"), ("count", needed), ("left", left))


def the_dead(s: ZombicideState) -> tuple[str, ...]:
    """Return the names of all dead survivors."""
    return tuple([s.roster[who] for who, zone in enumerate(s.zone) if zone == LOST])


def one_dead(s: ZombicideState) -> Facts:
    """Return the values of the message about a goal that needs all survivors: who is dead."""
    return (("lack", "person"), ("survivor", the_dead(s)))


class SurvivorsAt(Condition):
    """A number of survivors, or (0) all still on the board, stand at a place."""

    def __init__(self, place: MissionPlace, count: int, *, alone: bool) -> None:
        self.place = place
        self.count = count
        self.alone = alone
        """Whether the place must be free of zombies."""

    def holds(self, s: ZombicideState) -> bool:
        zones = self.place.zones(s)
        if self.alone and any(s.crowd[zone] for zone in zones):
            return False
        there = sum(1 for zone in s.zone if zone in zones)
        return there >= self.count if self.count else 0 < there == len(s.in_play())

    def is_impossible(self, s: ZombicideState) -> bool:
        """Return whether fewer survivors are left on the board than needed (goal.out_of_reach)."""
        return len(s.in_play()) < self.count

    def lack(self, s: ZombicideState) -> Facts:
        """Return how many survivors the condition needs, and how many are left."""
        return too_few(self.count, len(s.in_play()))


class EveryoneAt(Condition):
    """Every survivor who started, or one by name, stands at a place; a death makes it impossible."""

    def __init__(self, place: MissionPlace, name: str) -> None:
        self.place = place
        self.name = name

    def _zones_of_people(self, s: ZombicideState) -> list[int]:
        if not self.name:
            return s.zone
        return [zone for who, zone in enumerate(s.zone) if s.roster[who] == self.name] or [LOST]

    def holds(self, s: ZombicideState) -> bool:
        zones = self.place.zones(s)
        return all(zone in zones for zone in self._zones_of_people(s))

    def is_impossible(self, s: ZombicideState) -> bool:
        """Return whether one of the survivors is dead (goal.out_of_reach)."""
        return LOST in self._zones_of_people(s)

    def lack(self, s: ZombicideState) -> Facts:
        """Return the dead survivors."""
        return (("lack", "named"), ("survivor", self.name)) if self.name else one_dead(s)


class Escaped(Condition):
    """A number of survivors, or (0) all still alive, have left the board."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, s: ZombicideState) -> bool:
        gone = sum(1 for zone in s.zone if zone == AWAY)
        return gone >= self.count if self.count else bool(gone) and not s.in_play()

    def is_impossible(self, s: ZombicideState) -> bool:
        """Return whether too many survivors are dead for enough to escape (goal.out_of_reach)."""
        return sum([zone != LOST for zone in s.zone]) < self.count

    def lack(self, s: ZombicideState) -> Facts:
        """Return how many survivors the condition needs, and how many live, on the board or outside."""
        return too_few(self.count, sum([zone != LOST for zone in s.zone]))


class EveryoneEscaped(Condition):
    """Every survivor who started has left the board alive; a death makes it impossible."""

    def holds(self, s: ZombicideState) -> bool:
        return bool(s.zone) and max(s.zone) == AWAY

    def is_impossible(self, s: ZombicideState) -> bool:
        """Return whether one of the survivors is dead (goal.out_of_reach)."""
        return LOST in s.zone

    def lack(self, s: ZombicideState) -> Facts:
        """Return the dead survivors."""
        return one_dead(s)


class SurvivorsLost(Condition):
    """A number of survivors (0: all), or one by name, were eliminated."""

    def __init__(self, count: int, name: str) -> None:
        self.count = count
        self.name = name

    def holds(self, s: ZombicideState) -> bool:
        if self.name:
            return self.name in s.roster and s.zone[s.roster.index(self.name)] == LOST
        lost = sum(1 for zone in s.zone if zone == LOST)
        return lost >= (self.count or len(s.zone))

    def facts(self, s: ZombicideState) -> Facts:
        """Return the dead survivors."""
        return (("survivor", self.name or the_dead(s)),)


class SpecialistAt(Condition):
    """A survivor with a specialty stands at a place."""

    def __init__(self, place: MissionPlace, specialty: str) -> None:
        self.place = place
        self.specialty = specialty

    def holds(self, s: ZombicideState) -> bool:
        zones = self.place.zones(s)
        return any(zone in zones and has_specialty(s, who, self.specialty) for who, zone in enumerate(s.zone))

    def is_impossible(self, s: ZombicideState) -> bool:
        """Return whether nobody on the board has the specialty and no card lends it (goal.out_of_reach)."""
        return nobody_has(s, self.specialty)

    def lack(self, s: ZombicideState) -> Facts:
        """Return the missing specialty."""
        return (("lack", "specialty"), ("needed", self.specialty))


def has_specialty(s: ZombicideState, who: int, specialty: str) -> bool:
    """Return whether a survivor has a specialty, by the ID card or by a card in hand (specialty.lent)."""
    if specialty in s.edition.identities[s.roster[who]].specialties:
        return True
    return any(gear_of(s, card).specialty == specialty for card in usable(s, who))


def nobody_has(s: ZombicideState, specialty: str) -> bool:
    """Return whether no survivor on the board has a specialty or can get it by a card."""
    if any(has_specialty(s, who, specialty) for who in s.in_play()):
        return False
    return not is_lent(s, specialty)


def is_lent(s: ZombicideState, specialty: str) -> bool:
    """Return whether a card of the edition gives its holder a specialty."""
    return any(gear.specialty == specialty for gear in s.edition.gear.values())


class ExpertsGone(Condition):
    """Nobody on the board has, or can still learn, a specialty or skill that the mission needs."""

    def __init__(self, specialty: str, skill: str, apart_from: MissionPlace | None, *, acts: bool) -> None:
        self.specialty = specialty
        self.skill = skill
        self.apart_from = apart_from
        """A place whose survivors do not count."""
        self.acts = acts
        """Whether survivors who only follow others do not count."""

    def holds(self, s: ZombicideState) -> bool:
        idle = hooks.bystanders(s, 0) if self.acts else 0
        beyond = [] if self.apart_from is None else self.apart_from.zones(s)
        return not any(
            self._has_ability(s, who)
            for who in s.in_play()
            if not idle >> who & 1 and s.zone[who] not in beyond
        )

    def _has_ability(self, s: ZombicideState, who: int) -> bool:
        if self.specialty:
            return has_specialty(s, who, self.specialty) or is_lent(s, self.specialty)
        track = s.edition.identities[s.roster[who]].track
        return s.has_skill(who, self.skill) or any(self.skill in level for level in track)


class Marked(Condition):
    """A number of survivors (0: all on the board), or one by name, have a mark, at a place if one is named."""

    def __init__(self, mark: str, place: MissionPlace | None, count: int, name: str) -> None:
        self.mark = mark
        self.place = place
        self.count = count
        self.name = name

    def holds(self, s: ZombicideState) -> bool:
        place = self.place
        zones = None if place is None else place.zones(s)
        there = [
            who
            for who in s.in_play()
            if has_mark(s, who, self.mark)
            and (not self.name or s.roster[who] == self.name)
            and (zones is None or s.zone[who] in zones)
        ]
        return len(there) >= self.count if self.count else 0 < len(there) == len(s.in_play())
