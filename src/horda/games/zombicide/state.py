"""The state of every Zombicide game: counts per zone, flat lists per survivor, tokens, gates, slots."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from horda.engine.cards import Cards
from horda.engine.choices import Plain
from horda.engine.game import Game
from horda.engine.lists import marked, plus
from horda.engine.state import State
from horda.games.zombicide.mechanism import Record
from horda.games.zombicide.rules.board import NOWHERE, Board
from horda.games.zombicide.rules.kit import Kits
from horda.games.zombicide.rules.ways import Ways, ways_of

if TYPE_CHECKING:
    from horda.games.zombicide.edition import Edition
    from horda.games.zombicide.rules.goals import Goals

LOST: Final = -1
"""The place of a survivor who was eliminated."""
AWAY: Final = -2
"""The place of a survivor who left the board alive, by an exit."""
WAITING: Final = -3
"""The place of a survivor who was chosen and is not on the board yet."""

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
"""A combat action with an explosive; no edition has both these and spells."""
LAUNCH: Final = 9
"""A ranged action with an explosive weapon: a kind of action that no free action is tied to."""
GENERAL: Final = -1
"""An action that no free action pays for: only the survivor's own do."""

# What a survivor has done in this turn, as bits of `did`.
DID_SEARCH: Final = 1
DID_COMBAT: Final = 2
DID_NOISE: Final = 4
DID_KILL: Final = 8
DID_SIEGE: Final = 16


class Table(State):
    """A match of a Zombicide game at one moment.

    Zones, kinds of zombie, survivors (`who`), tokens and gates are numbers; names are for the outside.
    `board`, `edition` and `goals` are the mission's and the game's own, shared and never copied.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase", "first", "active", "shut", "opened", "fired", "acted", "used_now", "lenders", "zombies",
        "crowd", "supply", "horde", "noise", "roster", "seat_of", "team_of", "zone", "xp", "level", "wounds",
        "actions", "free", "did", "skills", "used", "slots", "unloaded", "token_kind", "token_zone",
        "token_colour", "token_card", "individual_kind", "individual_zone", "individual_note", "counters",
        "records",
    )  # fmt: skip

    REMADE: ClassVar[tuple[str, ...]] = ("counters", "records")
    """What mechanisms remember stood among the counters."""

    board: Board
    edition: Edition
    goals: Goals
    kits: Kits
    """What each survivor's cards amounted to when last looked at: no data, and copies share it."""
    last_ways: Ways
    """Sight and paths when last looked at: no data either."""

    # The table.
    phase: str
    """`setup`, `players`, `zombies` or `end`."""
    first: int
    """The seat of the first player, who also speaks for the team (`Edition.speaker`)."""
    active: int
    """The survivor whose turn it is."""
    shut: int
    """The gates that are shut, as bits: doors not yet open, barriers and hedges that lie there."""
    opened: int
    """The buildings that have been revealed, as bits."""
    fired: int
    """The mission's triggers that have gone off, as bits."""
    acted: int
    """The survivors who have had their turn this round, as bits."""
    used_now: int
    """The skills used in the action that is being resolved, as bits."""
    lenders: int
    """The survivors whose skills others in their zone may have too, as bits."""
    # The dead.
    zombies: list[int]
    """How many of each kind in each zone: `zone * len(kinds) + kind`; individuals count too.
    """
    crowd: list[int]
    """How many zombies in each zone."""
    supply: list[int]
    """The miniatures left of each kind."""
    horde: list[int]
    """Zombies set aside off the board, by kind."""
    noise: list[int]
    """The noise tokens in each zone."""
    # The living, each list by `who`.
    roster: list[str]
    seat_of: list[int]
    team_of: list[int]
    zone: list[int]
    """Where each survivor stands; LOST, AWAY or WAITING for those not on the board."""
    xp: list[int]
    level: list[int]
    """The danger level reached: 0 blue, 1 yellow, 2 orange, 3 red."""
    wounds: list[int]
    actions: list[int]
    """General actions left in this turn; before it, what others gave for it."""
    free: list[int]
    """Free actions left, by kind: `who * FREE_KINDS + kind`."""
    did: list[int]
    """What each has done this turn, as DID_ bits."""
    skills: list[int]
    """The skills each has, as bits by `Edition.skill_number`."""
    used: list[int]
    """The skills each has used this turn, as bits."""
    slots: list[int]
    """The card in each slot: `who * edition.slots + slot`, hands first, then body, then backpack."""
    unloaded: list[int]
    """Cards that must be reloaded before they fire again."""
    # Tokens on zones, each list by token; a token taken off the board is at NOWHERE.
    token_kind: list[str]
    token_zone: list[int]
    token_colour: list[str]
    token_card: list[int]
    """The kernel's card that is the token's hidden face, if it has one."""
    # Zombies that are somebody, each list by individual; one off the board is at NOWHERE.
    individual_kind: list[int]
    individual_zone: list[int]
    individual_note: list[int]
    """What the kind's rules remember of it, such as the token it brought."""
    counters: dict[str, int]
    """What missions and editions count under a name of their own."""
    records: dict[str, Record]
    """What mechanisms remember, by their names; like a list it is replaced and never changed (`remember`)."""

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
        goals: Goals,
    ) -> None:
        self.begin(game, seats=seats, options=options, chance=chance, cards=cards)
        self.board = board
        self.edition = edition
        self.goals = goals
        self.kits = Kits()
        self.last_ways = ways_of(board, board.shut)
        kinds = len(edition.kinds)
        self.phase = "setup"
        self.first = 0
        self.active = NOWHERE
        self.shut = board.shut
        self.opened = board.opened if edition.figures.spares_open_buildings else 0
        self.fired = 0
        self.acted = 0
        self.used_now = 0
        self.lenders = 0
        self.zombies = [0] * (board.size * kinds)
        self.crowd = [0] * board.size
        self.supply = [kind.figures for kind in edition.kinds]
        self.horde = [0] * kinds
        self.noise = [0] * board.size
        self.roster = []
        self.seat_of = []
        self.team_of = []
        self.zone = []
        self.xp = []
        self.level = []
        self.wounds = []
        self.actions = []
        self.free = []
        self.did = []
        self.skills = []
        self.used = []
        self.slots = []
        self.unloaded = []
        self.token_kind = []
        self.token_zone = []
        self.token_colour = []
        self.token_card = []
        self.individual_kind = []
        self.individual_zone = []
        self.individual_note = []
        self.counters = {}
        self.records = edition.first_records()

    def remember(self, name: str, record: Record) -> None:
        """A mechanism remembers something else from now on."""
        self.records = {**self.records, name: record}

    def own_fields(self) -> dict[str, object]:
        """The family's fields, with each record as a save writes it."""
        fields = super().own_fields()
        fields["records"] = {name: record.plain() for name, record in self.records.items()}
        return fields

    def take_fields(self, fields: dict[str, object]) -> None:
        """The same from a save; a record is of the class that its mechanism begins with."""
        super().take_fields(fields)
        self.records = self.edition.records_from(fields["records"])

    # --- the living ------------------------------------------------------------------------------

    @property
    def ways(self) -> Ways:
        """Sight and paths as the gates are now."""
        if self.last_ways.shut != self.shut:
            self.last_ways = ways_of(self.board, self.shut)
        return self.last_ways

    def add_survivor(self, name: str, *, seat: int, zone: int, team: int = 0) -> int:
        """Put a survivor into the game and return its number."""
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
        self.slots = self.slots + [EMPTY] * self.edition.slots
        return len(self.roster) - 1

    def is_in_play(self, who: int) -> bool:
        """Whether a survivor is on the board."""
        return self.zone[who] >= 0

    def in_play(self) -> list[int]:
        """The survivors on the board."""
        return [who for who, zone in enumerate(self.zone) if zone >= 0]

    def survivors_in(self, zone: int) -> list[int]:
        """The survivors in a zone."""
        return [who for who, place in enumerate(self.zone) if place == zone]

    def danger(self) -> int:
        """The danger level of the most experienced survivor still in play (spawn.row)."""
        highest = 0
        for who, zone in enumerate(self.zone):
            if zone >= 0 and self.level[who] > highest:
                highest = self.level[who]
        return highest

    def has_skill(self, who: int, name: str) -> bool:
        """Whether a survivor has a skill."""
        number = self.edition.skill_number.get(name, NOWHERE)
        return number >= 0 and bool(self.skills[who] >> number & 1)

    def give_skill(self, who: int, name: str) -> None:
        """Note that a survivor has a skill from now on."""
        number = self.edition.skill_number[name]
        self.skills = marked(self.skills, who, 1 << number)
        if number in self.edition.lent:
            self.lenders |= 1 << who

    def card_in(self, who: int, slot: int) -> int:
        """The card in a slot of a survivor; EMPTY if there is none."""
        return self.slots[who * self.edition.slots + slot]

    def cards_of(self, who: int) -> list[int]:
        """The cards a survivor carries, by slot."""
        width = self.edition.slots
        return [card for card in self.slots[who * width : who * width + width] if card != EMPTY]

    # --- the dead --------------------------------------------------------------------------------

    def zombies_of(self, zone: int, kind: int) -> int:
        """How many zombies of a kind stand in a zone."""
        return self.zombies[zone * len(self.supply) + kind]

    def put_zombies(self, zone: int, kind: int, count: int) -> int:
        """Put as many miniatures of a kind into a zone as there are, up to `count`; how many came."""
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

    def add_individual(self, zone: int, kind: int, note: int = NOWHERE) -> int:
        """Note a zombie that is somebody; its miniature is placed by `put_zombies` as any other."""
        self.individual_kind = [*self.individual_kind, kind]
        self.individual_zone = [*self.individual_zone, zone]
        self.individual_note = [*self.individual_note, note]
        return len(self.individual_kind) - 1

    # --- tokens, gates, noise --------------------------------------------------------------------

    def add_token(self, kind: str, zone: int, *, colour: str = "", card: int = EMPTY) -> int:
        """Put a token on the board and return its number."""
        self.token_kind = [*self.token_kind, kind]
        self.token_zone = [*self.token_zone, zone]
        self.token_colour = [*self.token_colour, colour]
        self.token_card = [*self.token_card, card]
        return len(self.token_kind) - 1

    def tokens(self, kind: str, zone: int = NOWHERE) -> list[int]:
        """The tokens of a kind on the board, or of one zone of it."""
        return [
            token
            for token, place in enumerate(self.token_zone)
            if place != NOWHERE and self.token_kind[token] == kind and zone in (NOWHERE, place)
        ]

    def recast(self, now: dict[int, int]) -> None:
        """The faces under tokens are as unknown as any."""
        self.token_card = [now.get(card, card) for card in self.token_card]

    def is_shut(self, gate: int) -> bool:
        """Whether a door is closed, or a barrier or hedge lies on its border."""
        return bool(self.shut >> gate & 1)

    @property
    def speaker(self) -> int:
        """The seat that decides what the rules leave to the players together (team.decides)."""
        return self.first

    def cite(self, key: str) -> str:
        """The rule of this game that a key of the family stands for."""
        return self.edition.keys[key]

    # --- copying ---------------------------------------------------------------------------------

    def blank(self) -> Table:
        """An empty state of the same class, about to be filled."""
        return Table()

    def copy_into(self, new: Table) -> None:
        """Hand over the family's own fields; the counters alone are changed in place."""
        new.board = self.board
        new.edition = self.edition
        new.goals = self.goals
        new.kits = self.kits
        new.last_ways = self.last_ways
        new.phase = self.phase
        new.first = self.first
        new.active = self.active
        new.shut = self.shut
        new.opened = self.opened
        new.fired = self.fired
        new.acted = self.acted
        new.used_now = self.used_now
        new.lenders = self.lenders
        new.zombies = self.zombies
        new.crowd = self.crowd
        new.supply = self.supply
        new.horde = self.horde
        new.noise = self.noise
        new.roster = self.roster
        new.seat_of = self.seat_of
        new.team_of = self.team_of
        new.zone = self.zone
        new.xp = self.xp
        new.level = self.level
        new.wounds = self.wounds
        new.actions = self.actions
        new.free = self.free
        new.did = self.did
        new.skills = self.skills
        new.used = self.used
        new.slots = self.slots
        new.unloaded = self.unloaded
        new.token_kind = self.token_kind
        new.token_zone = self.token_zone
        new.token_colour = self.token_colour
        new.token_card = self.token_card
        new.individual_kind = self.individual_kind
        new.individual_zone = self.individual_zone
        new.individual_note = self.individual_note
        new.counters = self.counters.copy()
        new.records = self.records
