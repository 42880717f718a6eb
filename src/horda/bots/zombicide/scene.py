"""The situation as the bot sees it: public information, and values derived from it."""

from __future__ import annotations

from horda.bots.zombicide.cards.arsenal import URGENT_BOTTLE_VALUE, Arsenal, Fighter
from horda.bots.zombicide.world import MAX_FIGHTERS, World, world_of
from horda.games.zombicide.bot_view import BotView, Token
from horda.games.zombicide.missions.conditions.board import TakenWord
from horda.games.zombicide.missions.conditions.progress import CountedWord
from horda.games.zombicide.missions.records import ConditionRecord
from horda.games.zombicide.rules.board.graph import LIFTS_STOPPED, NOWHERE
from horda.games.zombicide.rules.board.paths import Paths, paths_of
from horda.games.zombicide.state import AWAY

LOST = -1
NOBODY = -1
"""The team of a cooperative match, in which all play together."""
ACTIONS = 3
"""General actions of a turn, without skills."""


class Person:
    """A survivor with its state, skills and cards, as the bot uses them."""

    def __init__(self, world: World, number: int, view: BotView) -> None:
        self.number = number
        self.name = view.roster[number]
        self.seat = view.seat_of[number]
        self.team = view.team_of[number]
        place = view.zone[number]
        self.zone = place if place >= 0 else LOST
        self.is_out = place == AWAY
        """Whether it has left the board alive."""
        self.level = view.level[number]
        self.wounds = view.wounds[number]
        self.experience = view.xp[number]
        self.left = view.actions[number]
        """General actions left in its turn, or given to it before its turn."""
        self.has_acted = bool(view.acted >> number & 1)
        skills = view.skills[number]
        self.talents = world.talents(skills)
        self.health = world.life[self.name] - self.wounds
        self.burdened = False
        """Whether it leads a companion."""
        self.follows = world.has_followers and self.team > 0
        """Whether it is a companion without turns of its own."""
        self.leader = LOST
        """The number of the survivor that it follows; `LOST` if none."""
        self.waits = self.zone != LOST and not self.has_acted
        """Whether its turn of this round is not over."""
        key = (self.name, skills, self.level, self.wounds)
        fighter = world.fighters.get(key)
        if fighter is None:
            if len(world.fighters) >= MAX_FIGHTERS:
                world.fighters.clear()
            fighter = Fighter(world, self.name, self.talents, self.level, self.wounds)
            world.fighters[key] = fighter
        self.slots = view.slots(number)
        """The card in each slot, hands first; an empty string for an empty slot."""
        self.arsenal = Arsenal(fighter, self.slots, view.unloaded_cards(number))
        self._carried: tuple[str, ...] | None = None

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that it carries, sorted by name."""
        found = self._carried
        if found is None:
            found = self._carried = tuple(sorted([name for name in self.slots if name]))
        return found

    @property
    def actions(self) -> int:
        """The general actions left this round."""
        if not self.waits:
            return 0
        return self.left or (ACTIONS + self.talents.actions)


def is_short(needed: ConditionRecord, view: BotView) -> bool:
    """Return whether a condition on taken objectives or a counter does not hold yet."""
    taken = TakenWord.value_in(needed)
    if taken is not None:
        return bool(view.taken.get(taken.colour, 0) < taken.count)
    counted = CountedWord.value_in(needed)
    return counted is not None and bool(view.tallies.get(counted.name, 0) < counted.least)


class Scene:
    """The situation at one decision of a match."""

    def __init__(self, view: BotView) -> None:
        world = world_of(view)
        self.view = view
        self.world = world
        self.people = [Person(world, number, view) for number in range(len(view.roster))]
        self.named = {survivor.name: survivor for survivor in self.people}
        self.team = self._team(view)
        here = [survivor for survivor in self.people if survivor.zone != LOST]
        self.alive = [survivor for survivor in here if not survivor.follows and not self.is_rival(survivor)]
        """The own team's survivors on the board."""
        self.followers = [survivor for survivor in here if survivor.follows]
        """The companions on the board."""
        for survivor in self.followers:
            survivor.leader = view.leader(survivor.number)
            if survivor.leader != NOWHERE:
                self.people[survivor.leader].burdened = True
        for survivor in self.alive:
            if survivor.number == view.active and not survivor.has_acted and not survivor.left:
                survivor.waits = view.has_free_action(survivor.number)
        self.crowd = view.crowd
        self.zombies: dict[int, list[int]] = {}
        """The number of zombies of each kind, by zone, for zones with zombies."""
        self.might = 0
        """The highest damage that the team can deal with one hit."""
        self.strength = 0.0
        """The expected hits of high damage if every survivor attacks once."""
        for survivor in self.alive:
            self.might = max(self.might, survivor.arsenal.might)
            self.strength += survivor.arsenal.strength
        if self._find_zombies() > self.might:
            for survivor in self.alive:
                survivor.arsenal.bottle = URGENT_BOTTLE_VALUE
        self.bold = False
        """Whether the team hunts zombies and does not avoid strong ones; set by `Plan`."""
        self.shut = view.shut & ~LIFTS_STOPPED
        needed = world.mission.lifts_if
        if needed is not None and is_short(needed, view):
            self.shut |= LIFTS_STOPPED
        self.locked = self._locked_gates(view)
        self.paths: Paths = paths_of(world.board, self.shut)
        """Lines of sight and paths for the current state of the gates."""
        self.dangers: dict[int, float] = {}
        self.kills: dict[int, list[float]] = {}
        """Cached values of kills, by zone (`attacks`); `dangers` caches those by survivor and zone
        (`threats`)."""
        self.walks: dict[tuple[int, ...], list[float]] | None = None
        self.ways: dict[tuple[int, ...], list[float]] | None = None
        """Cached distances with zombies, by target zones (`routes`); `walks` ignores zombies."""
        self._tokens: list[Token] | None = None
        self._spawn_zones: list[int] | None = None
        self._asleep: list[int] | None = None
        self.notes: dict[str, object] = {}
        """Values that mechanisms cache for this scene, by name."""
        self.reckoned: list[str] = []
        """The counters whose tasks are being computed, to stop recursion (`condition_tasks`)."""
        self._totals: dict[int, int] | None = None

    def _find_zombies(self) -> int:
        """Fill `zombies` and return the damage needed to kill the toughest one."""
        kinds, flat = self.world.kinds, self.view.zombies
        size = len(kinds)
        present = 0
        for zone, crowd in enumerate(self.crowd):
            if crowd:
                counts = flat[zone * size : zone * size + size]
                self.zombies[zone] = counts
                for kind in range(size):
                    if counts[kind]:
                        present |= 1 << kind
        hardest = 0
        for kind in range(size):
            if present >> kind & 1 and kinds[kind].damage > hardest:
                hardest = kinds[kind].damage
        return hardest

    def _locked_gates(self, view: BotView) -> int:
        """Return the gates that survivors cannot open, as bits."""
        locked = 0
        for gate, printed in enumerate(self.world.board.gates):
            if not self.world.opens_doors or (printed.colour and printed.colour not in view.unlocked):
                locked |= 1 << gate
        return locked

    def _team(self, view: BotView) -> int:
        """Return the viewer's team, or NOBODY in a cooperative match."""
        if not self.world.competitive or view.seat is None:
            return NOBODY
        return next((survivor.team for survivor in self.people if survivor.seat == view.seat), NOBODY)

    def is_rival(self, survivor: Person) -> bool:
        """Return whether a survivor belongs to another team."""
        return self.team not in (NOBODY, survivor.team)

    def rivals_in(self, zone: int) -> list[Person]:
        """Return the rivals in a zone."""
        if self.team == NOBODY:
            return []
        return [survivor for survivor in self.people if survivor.zone == zone and self.is_rival(survivor)]

    @property
    def totals(self) -> dict[int, int]:
        """The experience of each team."""
        found = self._totals
        if found is None:
            found = {}
            for survivor in self.people:
                found[survivor.team] = found.get(survivor.team, 0) + survivor.experience
            self._totals = found
        return found

    @property
    def leader(self) -> int:
        """The team with the most experience, the first if several are equal."""
        totals = self.totals
        return max(totals, key=lambda team: (totals[team], -team), default=NOBODY)

    @property
    def lead(self) -> int:
        """The experience of the own team minus that of the best other team."""
        others = [points for team, points in self.totals.items() if team != self.team]
        return self.totals.get(self.team, 0) - max(others, default=0)

    @property
    def spawn_zones(self) -> list[int]:
        """The zones of active spawn tokens."""
        found = self._spawn_zones
        if found is None:
            found = self._spawn_zones = [token.zone for token in self.tokens(*self.world.known.spawn_kinds)]
        return found

    @property
    def asleep(self) -> list[int]:
        """The zones of sleepers, one for each token."""
        found = self._asleep
        if found is None:
            found = self._asleep = [
                zone for knowledge in self.world.knowledge for zone in knowledge.asleep(self)
            ]
        return found

    def zone(self, name: str) -> int:
        """Return the number of a zone by its name."""
        return self.world.board.called[name]

    def tokens(self, *kinds: str) -> list[Token]:
        """Return the tokens of some kinds on the board."""
        if self._tokens is None:
            self._tokens = self.view.tokens()
        return [token for token in self._tokens if token.kind in kinds]

    def people_in(self, zone: int) -> list[Person]:
        """Return the own team's survivors in a zone."""
        return [survivor for survivor in self.alive if survivor.zone == zone]

    def asked_survivor(self) -> Person:
        """Return the survivor that the open question is about."""
        return self.named[str(self.view.asked["survivor"])]
