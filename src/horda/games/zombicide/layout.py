"""The fields of a state, generated from `fields.py` by `make layout`. Do not edit: declare them there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.engine.state import State

if TYPE_CHECKING:
    from horda.games.zombicide.edition import Edition
    from horda.games.zombicide.mechanism import Record
    from horda.games.zombicide.rules.board.graph import Board
    from horda.games.zombicide.rules.board.paths import Paths
    from horda.games.zombicide.rules.goals.goals import MissionRules
    from horda.games.zombicide.rules.inventory.loadout import Loadouts


class Layout(State):
    """The fields of this family's states, in addition to those of every state."""

    board: Board
    edition: Edition
    goals: MissionRules
    loadouts: Loadouts
    """Cache: the last computed loadout of each survivor."""
    last_paths: Paths
    """Cache: the last used sight and paths."""
    phase: str
    """`setup`, `players`, `zombies` or `end`."""
    first: int
    """The seat of the first player, who also decides for the team."""
    active: int
    """The survivor whose turn it is."""
    shut: int
    """The closed gates, as bits: doors, and barriers and hedges on the board."""
    opened: int
    """The buildings that have been revealed, as bits."""
    fired: int
    """The mission's triggers that have fired, as bits."""
    acted: int
    """The survivors who have had their turn this round, as bits."""
    used_now: int
    """The skills used in the action that is being resolved, as bits."""
    lenders: int
    """The survivors who may lend skills to others in their zone, as bits."""
    zombies: list[int]
    """The number of zombies of each kind in each zone: `zone * len(kinds) + kind`; includes individuals."""
    crowd: list[int]
    """The number of zombies in each zone."""
    supply: list[int]
    """The miniatures left of each kind."""
    horde: list[int]
    """Zombies set aside off the board, by kind."""
    noise: list[int]
    """The number of noise tokens in each zone."""
    roster: list[str]
    seat_of: list[int]
    team_of: list[int]
    zone: list[int]
    """The zone of each survivor; LOST, AWAY or WAITING for those not on the board."""
    xp: list[int]
    level: list[int]
    """The danger level reached: 0 blue, 1 yellow, 2 orange, 3 red."""
    wounds: list[int]
    actions: list[int]
    """General actions left in this turn; before the turn, actions that others gave for it."""
    free: list[int]
    """Free actions left: `who * FREE_KINDS + kind`."""
    did: list[int]
    """The things that each survivor has done this turn, as DID_ bits."""
    skills: list[int]
    """The skills of each survivor, as bits."""
    used: list[int]
    """The skills that each survivor has used this turn, as bits."""
    slots: list[int]
    """The card in each slot: `who * edition.slots + slot`, hands first, then body, then backpack."""
    unloaded: list[int]
    """Cards that must be reloaded before they fire again."""
    token_kind: list[str]
    token_name: list[str]
    """The mission's name for each of its tokens; empty for tokens added in play."""
    token_zone: list[int]
    token_colour: list[str]
    token_card: list[int]
    """The card that is the token's hidden face, if it has one."""
    individual_kind: list[int]
    individual_zone: list[int]
    marks: dict[str, list[int]]
    """The counters of skills for survivors, by skill and `who`; replaced, never changed."""
    lying: list[int]
    """How many zombies of each zone and kind lie on the ground."""
    dazed: list[int]
    """How many of each zone and kind do nothing until the phase ends."""
    down: int
    """The number of groups that lie or are dazed; mostly 0."""
    killed: list[int]
    """The zombies killed so far, by kind."""
    out: list[int]
    """The miniatures that are out of the game, by kind."""
    led: list[int]
    """For each zone the goal that the players chose for its zombies in this movement, or NOWHERE."""
    arrived: int
    """The zones that zombies have entered since the last check for reactions to that, as bits."""
    first_spawn: int
    """The spawn zone that is always resolved first; NOWHERE if none was chosen."""
    last_kill: list[int]
    """The last round in which each survivor killed a zombie; -1 for never."""
    rung: list[int]
    """The position of each survivor beyond red on the adrenaline bar; NOWHERE for the others."""
    unlocked: list[str]
    """The colours of doors that are unlocked."""
    taken: dict[str, int]
    """How many objectives of each colour were taken; replaced, never changed."""
    carriers: dict[str, int]
    """The carrier of the objective of each colour; NOWHERE if it was dropped. Replaced, never changed."""
    lost_with: dict[str, int]
    """The last carrier of each lost objective, by colour; replaced, never changed."""
    tallies: dict[str, int]
    """The values of the mission's counters, by name; replaced, never changed."""
    records: dict[str, Record]
    """The records of mechanisms, by mechanism; replaced, never changed."""

    def first_values(self, sizes: dict[str, int]) -> None:
        """Set every field to its initial value."""
        kinds = sizes["kinds"]
        zones = sizes["zones"]
        self.phase = "setup"
        self.first = 0
        self.active = -1
        self.shut = 0
        self.opened = 0
        self.fired = 0
        self.acted = 0
        self.used_now = 0
        self.lenders = 0
        self.zombies = [0] * (zones * kinds)
        self.crowd = [0] * zones
        self.supply = [0] * kinds
        self.horde = [0] * kinds
        self.noise = [0] * zones
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
        self.token_name = []
        self.token_zone = []
        self.token_colour = []
        self.token_card = []
        self.individual_kind = []
        self.individual_zone = []
        self.marks = {}
        self.lying = [0] * (zones * kinds)
        self.dazed = [0] * (zones * kinds)
        self.down = 0
        self.killed = [0] * kinds
        self.out = [0] * kinds
        self.led = [-1] * zones
        self.arrived = 0
        self.first_spawn = -1
        self.last_kill = []
        self.rung = []
        self.unlocked = []
        self.taken = {}
        self.carriers = {}
        self.lost_with = {}
        self.tallies = {}
        self.records = {}

    def copy_into(self, new: Layout) -> None:
        """Copy the fields into `new`: lists are shared, since they are never changed in place."""
        new.board = self.board
        new.edition = self.edition
        new.goals = self.goals
        new.loadouts = self.loadouts
        new.last_paths = self.last_paths
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
        new.token_name = self.token_name
        new.token_zone = self.token_zone
        new.token_colour = self.token_colour
        new.token_card = self.token_card
        new.individual_kind = self.individual_kind
        new.individual_zone = self.individual_zone
        new.marks = self.marks
        new.lying = self.lying
        new.dazed = self.dazed
        new.down = self.down
        new.killed = self.killed
        new.out = self.out
        new.led = self.led
        new.arrived = self.arrived
        new.first_spawn = self.first_spawn
        new.last_kill = self.last_kill
        new.rung = self.rung
        new.unlocked = self.unlocked
        new.taken = self.taken
        new.carriers = self.carriers
        new.lost_with = self.lost_with
        new.tallies = self.tallies
        new.records = self.records
