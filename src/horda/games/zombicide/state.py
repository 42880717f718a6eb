"""The state of every Zombicide game: counts by zone, lists by survivor, tokens, gates, slots."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from horda.engine.cards import Cards
from horda.engine.choices import Plain
from horda.engine.fields import Field, Names, Vocabulary
from horda.engine.game import Game
from horda.engine.lists import plus, with_bits
from horda.games.zombicide import fields
from horda.games.zombicide.fields import (
    BRANCH,
    BUILDING,
    GATE,
    KIND,
    NAMED_SINCE,
    SKILL,
    TOKEN_NAME,
    TRIGGER,
    ZONE,
)
from horda.games.zombicide.layout import Layout
from horda.games.zombicide.mechanism import Record
from horda.games.zombicide.rules.board.graph import NOWHERE, Board
from horda.games.zombicide.rules.board.paths import Paths, paths_of
from horda.games.zombicide.rules.inventory.loadout import Loadouts
from horda.games.zombicide.typed_keys import TypedKey

if TYPE_CHECKING:
    from horda.games.zombicide.edition import Edition
    from horda.games.zombicide.rules.goals.goals import MissionRules

RecordT = TypeVar("RecordT", bound=Record)

LOST: Final = -1
"""The zone of a survivor who was eliminated."""
AWAY: Final = -2
"""The zone of a survivor who left the board alive through an exit."""
WAITING: Final = -3
"""The zone of a survivor who was chosen but is not on the board yet."""

EMPTY: Final = -1
"""No card in a slot, no card under a token."""

# Kinds of action that a free action may be tied to (action.free); each survivor has a count of each.
MOVE: Final = 0
SEARCH: Final = 1
MELEE: Final = 2
RANGED: Final = 3
MAGIC: Final = 4
COMBAT: Final = 5
ENCHANTMENT: Final = 6
SPELL: Final = 7
"""A magic or an enchantment action."""
DOORS: Final = 8
"""An action that opens a door."""
FREE_KINDS: Final = 9
EXPLOSIVE: Final = MAGIC
"""A combat action with an explosive; no edition has both explosives and spells, so they share a number."""
LAUNCH: Final = 9
"""A ranged action with an explosive weapon; no free action is limited to it."""
GENERAL: Final = -1
"""A kind of action for which no free action pays, only general actions."""

# What a survivor has done in this turn, as bits of `did`.
DID_SEARCH: Final = 1
DID_COMBAT: Final = 2
DID_NOISE: Final = 4
DID_KILL: Final = 8
DID_OTHER_ATTACK: Final = 16
"""An attack that is not a combat action."""

NEVER: Final = -1
"""The number of the round for something that has not happened yet."""


class ZombicideState(Layout):
    """A match of a Zombicide game at one moment.

    Zones, kinds of zombie, survivors (`who`), tokens and gates are numbers; views and events use names.
    `board`, `edition` and `goals` belong to the mission and the game; states share them and never copy them.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = fields.FIELDS
    VOCABULARY: ClassVar[Vocabulary] = fields.VOCABULARY

    def lay_out(
        self,
        game: Game,
        *,
        seats: int,
        options: dict[str, Plain],
        chance: int,
        cards: Cards,
        board: Board,
        edition: Edition,
        goals: MissionRules,
    ) -> None:
        self.begin(game, seats=seats, options=options, chance=chance, cards=cards)
        self.board = board
        self.edition = edition
        self.goals = goals
        self.loadouts = Loadouts()
        self.last_paths = paths_of(board, board.shut)
        self.first_values({"zones": board.size, "kinds": len(edition.kinds)})
        self.shut = board.shut
        self.opened = board.opened if edition.figures.spares_open_buildings else 0
        self.supply = [kind.figures for kind in edition.kinds]
        self.records = edition.first_records()

    def record(self, key: TypedKey[RecordT]) -> RecordT:
        """Return the record of a mechanism."""
        return key.check(self.records[key.name])

    def remember(self, key: TypedKey[RecordT], record: RecordT) -> None:
        """Replace the record of a mechanism."""
        self.records = {**self.records, key.name: record}

    def names(self) -> Names:
        """Return the names of zones, gates and buildings, of kinds of zombie, skills and triggers."""
        board, edition, goals = self.board, self.edition, self.goals
        if board.named_by is not edition or board.named_for is not goals:
            board.named_by, board.named_for = edition, goals
            board.named = names_of(board, edition, goals)
        return board.named

    # --- the living ------------------------------------------------------------------------------

    @property
    def paths(self) -> Paths:
        """Sight and paths for the present state of the gates."""
        if self.last_paths.shut != self.shut:
            self.last_paths = paths_of(self.board, self.shut)
        return self.last_paths

    def add_survivor(self, name: str, *, seat: int, zone: int, team: int = 0) -> int:
        """Add a survivor to the match and return its number."""
        self.roster = [*self.roster, name]
        self.seat_of = [*self.seat_of, seat]
        self.team_of = [*self.team_of, team]
        self.zone = [*self.zone, zone]
        self.xp = [*self.xp, 0]
        self.level = [*self.level, 0]
        self.wounds = [*self.wounds, 0]
        self.actions = [*self.actions, 0]
        self.free = self.free + [0] * FREE_KINDS
        self.did = [*self.did, 0]
        self.skills = [*self.skills, 0]
        self.used = [*self.used, 0]
        self.last_kill = [*self.last_kill, NEVER]
        self.rung = [*self.rung, NOWHERE]
        self.slots = self.slots + [EMPTY] * self.edition.slots
        self.marks = {skill: [*marks, 0] for skill, marks in self.marks.items()}
        return len(self.roster) - 1

    def is_in_play(self, who: int) -> bool:
        """Return whether a survivor is on the board."""
        return self.zone[who] >= 0

    def in_play(self) -> list[int]:
        """Return the survivors on the board."""
        return [who for who, zone in enumerate(self.zone) if zone >= 0]

    def survivors_in(self, zone: int) -> list[int]:
        """Return the survivors in a zone."""
        return [who for who, place in enumerate(self.zone) if place == zone]

    def danger(self) -> int:
        """Return the danger level of the most experienced survivor on the board (spawn.row)."""
        highest = 0
        for who, zone in enumerate(self.zone):
            if zone >= 0 and self.level[who] > highest:
                highest = self.level[who]
        return highest

    def has_skill(self, who: int, name: str) -> bool:
        """Return whether a survivor has a skill."""
        number = self.edition.skill_number.get(name, NOWHERE)
        return number >= 0 and bool(self.skills[who] >> number & 1)

    def give_skill(self, who: int, name: str) -> None:
        """Give a survivor a skill."""
        number = self.edition.skill_number[name]
        self.skills = with_bits(self.skills, who, 1 << number)
        if number in self.edition.lent:
            self.lenders |= 1 << who

    def card_in(self, who: int, slot: int) -> int:
        """Return the card in a slot of a survivor; EMPTY if there is none."""
        return self.slots[who * self.edition.slots + slot]

    def cards_of(self, who: int) -> list[int]:
        """Return the cards a survivor carries, by slot."""
        width = self.edition.slots
        return [card for card in self.slots[who * width : who * width + width] if card != EMPTY]

    # --- the dead --------------------------------------------------------------------------------

    def zombies_of(self, zone: int, kind: int) -> int:
        """Return how many zombies of a kind stand in a zone."""
        return self.zombies[zone * len(self.supply) + kind]

    def put_zombies(self, zone: int, kind: int, count: int) -> int:
        """Put miniatures of a kind into a zone, at most `count` or as many as are left; return how many."""
        placed = min(count, self.supply[kind])
        if placed > 0:
            self.supply = plus(self.supply, kind, -placed)
            self._count_zombies(zone, kind, placed)
        return placed

    def take_zombies(self, zone: int, kind: int, count: int) -> None:
        """Take zombies of a kind off the board, back to the supply."""
        self._count_zombies(zone, kind, -count)
        self.supply = plus(self.supply, kind, count)

    def _count_zombies(self, zone: int, kind: int, more: int) -> None:
        zombies = self.zombies.copy()
        zombies[zone * len(self.supply) + kind] += more
        self.zombies = zombies
        self.crowd = plus(self.crowd, zone, more)

    def walk_zombies(self, zone: int, to: int, *, kind: int, count: int) -> None:
        """Move zombies of a kind from one zone to another."""
        kinds = len(self.supply)
        zombies = self.zombies.copy()
        zombies[zone * kinds + kind] -= count
        zombies[to * kinds + kind] += count
        self.zombies = zombies
        crowd = self.crowd.copy()
        crowd[zone] -= count
        crowd[to] += count
        self.crowd = crowd

    def add_individual(self, zone: int, kind: int) -> int:
        """Add an individual zombie and return its number; its miniature is placed by `put_zombies` as usual."""
        self.individual_kind = [*self.individual_kind, kind]
        self.individual_zone = [*self.individual_zone, zone]
        return len(self.individual_kind) - 1

    # --- tokens, gates, noise --------------------------------------------------------------------

    def add_token(self, kind: str, zone: int, *, colour: str = "", card: int = EMPTY, name: str = "") -> int:
        """Put a token on the board and return its number."""
        self.token_kind = [*self.token_kind, kind]
        self.token_name = [*self.token_name, name]
        self.token_zone = [*self.token_zone, zone]
        self.token_colour = [*self.token_colour, colour]
        self.token_card = [*self.token_card, card]
        return len(self.token_kind) - 1

    def tokens(self, kind: str, zone: int = NOWHERE) -> list[int]:
        """Return the tokens of a kind on the board, or of one zone of it."""
        return [
            token
            for token, place in enumerate(self.token_zone)
            if place != NOWHERE and self.token_kind[token] == kind and zone in (NOWHERE, place)
        ]

    def zone_of_token(self, kind: str) -> int:
        """Return the zone of the token of a kind of which there is at most one; NOWHERE without it."""
        found = self.tokens(kind) if kind in self.token_kind else []
        return self.token_zone[found[0]] if found else NOWHERE

    def replace_cards(self, now: list[int]) -> None:
        """Replace the cards under tokens by those that `now` assigns to them."""
        self.token_card = [card if card < 0 else now[card] for card in self.token_card]

    def is_shut(self, gate: int) -> bool:
        """Return whether a door is closed, or a barrier or hedge lies on its border."""
        return bool(self.shut >> gate & 1)

    @property
    def speaker(self) -> int:
        """The seat that decides where the rules leave a decision to all players (team.decides)."""
        return self.first

    def cite(self, key: str) -> str:
        """Return the rule of this game for a key that the three games share."""
        return self.edition.keys[key]

    # --- copying ---------------------------------------------------------------------------------

    def blank(self) -> ZombicideState:
        """Return a new state of the same class whose fields are not set yet."""
        return ZombicideState()


def names_of(board: Board, edition: Edition, goals: MissionRules) -> Names:
    """Return the names of everything that a mission and an edition number; a building has its first zone's name."""
    return Names(
        {
            ZONE.name: board.names,
            GATE.name: [board.gate_name(gate) for gate in range(len(board.gates))],
            BUILDING.name: [min(board.names[zone] for zone in zones) for zones in board.buildings],
            KIND.name: [kind.name for kind in edition.kinds],
            SKILL.name: [skill.name for skill in edition.skills],
            TRIGGER.name: goals.trigger_names,
            BRANCH.name: goals.branch_names,
            TOKEN_NAME.name: goals.token_names,
        },
        since=NAMED_SINCE,
    )
