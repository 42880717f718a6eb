"""The table as the bot reads it: the view's names as numbers, and what follows from them."""

from __future__ import annotations

from functools import cached_property

from horda.bots.zombicide.arsenal import URGENT_BOTTLE, Arsenal
from horda.bots.zombicide.world import World, world_of
from horda.games.zombicide.records import ConditionRecord, TakenRecord
from horda.games.zombicide.rules.board import LIFTS_STOPPED
from horda.games.zombicide.rules.paths import Paths, paths_of
from horda.games.zombicide.view import SurvivorView, TokenView, View

LOST = -1
NOBODY = -1
"""No side of one's own: all play together."""
ACTIONS = 3
"""General actions of a turn, before skills."""


class Person:
    """A survivor, and what it can do."""

    def __init__(self, world: World, number: int, seen: SurvivorView) -> None:
        self.number = number
        self.seen = seen
        self.name = seen.name
        self.seat = seen.seat
        self.zone = world.board.called.get(seen.zone, LOST)
        self.talents = world.talents(seen.skills)
        sturdy = "aggressive" in world.edition.identities[seen.name].specialties
        self.health = world.edition.figures.max_wounds + sturdy - seen.wounds
        self.burdened = False
        """Whether somebody follows it whose death would lose the match."""
        self.follows = world.has_followers and seen.team > 0
        """Whether it has no turns of its own and goes with another."""
        self.waits = self.zone != LOST and not seen.has_acted
        """Whether its turn of this round is still to come, or under way."""
        self.arsenal = Arsenal(world, self.talents, seen)

    @property
    def actions(self) -> int:
        """General actions left this round."""
        if not self.waits:
            return 0
        return self.seen.actions or (ACTIONS + self.talents.actions)


def is_short(needed: ConditionRecord, view: View) -> bool:
    """Whether too few objectives were taken, or what the mission counts has not come so far."""
    if isinstance(needed.taken, TakenRecord):
        return view.taken.get(needed.taken.colour, 0) < needed.taken.count
    return needed.counted is not None and view.tallies.get(needed.counted.name, 0) < needed.counted.least


class Scene:
    """One moment of a match."""

    def __init__(self, view: View) -> None:
        world = world_of(view)
        board = world.board
        self.view = view
        self.world = world
        self.people = [Person(world, number, seen) for number, seen in enumerate(view.survivors)]
        self.named = {one.name: one for one in self.people}
        self.team = self._team(view)
        here = [one for one in self.people if one.zone != LOST]
        self.alive = [one for one in here if not one.follows and not self.is_rival(one)]
        """Those of one's own side who are on the board."""
        self.followers = [one for one in here if one.follows]
        """Those on the board who only follow others."""
        for one in self.followers:
            if one.seen.leader:
                self.named[one.seen.leader].burdened = True
        for one in self.alive:
            if one.name == view.active and not one.seen.has_acted and not one.seen.actions:
                one.waits = any(one.seen.free)
        self.crowd = [0] * board.size
        self.zombies: dict[int, list[int]] = {}
        for name, counts in view.zombies.items():
            zone = board.called[name]
            by_kind = [0] * len(world.kinds)
            for kind, count in counts.items():
                by_kind[world.kind_number[kind]] = count
            self.zombies[zone] = by_kind
            self.crowd[zone] = sum(by_kind)
        hardest = max(
            (
                world.kinds[kind].damage
                for counts in self.zombies.values()
                for kind, count in enumerate(counts)
                if count
            ),
            default=0,
        )
        if hardest > self.might:
            for one in self.alive:
                one.arsenal.bottle = URGENT_BOTTLE
        self.bold = False
        """Whether the team seeks the dead and does not keep away from hard ones (`plan`)."""
        self.shut = 0
        for name in view.shut:
            self.shut |= 1 << board.gate_called[name]
        needed = world.mission.lifts_if
        if needed is not None and is_short(needed, view):
            self.shut |= LIFTS_STOPPED
        self.locked = 0
        for gate, printed in enumerate(board.gates):
            if not world.opens_doors or (printed.colour and printed.colour not in view.unlocked):
                self.locked |= 1 << gate

    def _team(self, view: View) -> int:
        """One's own side; NOBODY where all are on one."""
        if not self.world.competitive or view.seat is None:
            return NOBODY
        return next((one.team for one in view.survivors if one.seat == view.seat), NOBODY)

    def is_rival(self, one: Person) -> bool:
        """Whether a survivor is on another side."""
        return self.team not in (NOBODY, one.seen.team)

    def rivals_in(self, zone: int) -> list[Person]:
        """The rivals in a zone."""
        if self.team == NOBODY:
            return []
        return [one for one in self.people if one.zone == zone and self.is_rival(one)]

    @cached_property
    def totals(self) -> dict[int, int]:
        """The experience of each side."""
        found: dict[int, int] = {}
        for one in self.view.survivors:
            found[one.team] = found.get(one.team, 0) + one.experience
        return found

    @cached_property
    def leader(self) -> int:
        """The side with the most experience; the first of equals."""
        return max(self.totals, key=lambda team: (self.totals[team], -team), default=NOBODY)

    @cached_property
    def lead(self) -> int:
        """How much more experience one's own side has than the best of the others."""
        others = [points for team, points in self.totals.items() if team != self.team]
        return self.totals.get(self.team, 0) - max(others, default=0)

    @cached_property
    def mouths(self) -> list[int]:
        """The zones of active spawn tokens."""
        return [self.zone(token.zone) for token in self.tokens("spawn", "zeus_spawn")]

    @cached_property
    def paths(self) -> Paths:
        """Sight and paths as the gates are now."""
        return paths_of(self.world.board, self.shut)

    @cached_property
    def might(self) -> int:
        """The damage of the hardest blow that anybody can strike."""
        return max((one.arsenal.might for one in self.alive), default=0)

    @cached_property
    def strength(self) -> float:
        """The strong hits that the team may expect if everybody strikes once."""
        return sum(one.arsenal.strength for one in self.alive)

    @cached_property
    def crowd_key(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Where which zombies stand, to remember ways by."""
        return tuple((zone, tuple(counts)) for zone, counts in self.zombies.items())

    @cached_property
    def active(self) -> Person | None:
        """Whose turn it is."""
        return self.named.get(self.view.active)

    def zone(self, name: str) -> int:
        """A zone by name."""
        return self.world.board.called[name]

    def tokens(self, *kinds: str) -> list[TokenView]:
        """The tokens of some kinds on the board."""
        return [token for token in self.view.tokens if token.kind in kinds]

    def people_in(self, zone: int) -> list[Person]:
        """The survivors in a zone."""
        return [one for one in self.alive if one.zone == zone]
