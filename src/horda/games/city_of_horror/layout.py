"""The fields of a state, generated from `fields.py` by `make layout`. Do not edit: declare them there."""

from __future__ import annotations

from horda.engine.state import State


class Layout(State):
    """The fields of this family's states, in addition to those of every state."""

    colours: list[str]
    first: int
    leader: int
    sides: list[str]
    corners: list[int]
    shut: bool
    phase: str
    here: int
    resolved: list[int]
    attack_over: bool
    to_activate: list[int]
    voted: str
    elect: list[int]
    owner: list[int]
    place: list[int]
    rested: list[bool]
    hidden: list[bool]
    mother: bool
    cast: list[int]
    out: list[bool]
    zombies: list[int]
    horde: int
    antidotes: list[int]
    ambulance: int
    dropped: list[int]
    spent: int
    markers: list[int]
    movement: list[int]
    to_move: list[bool]
    last_move: list[int]
    door: list[bool]
    mama: bool
    granny: bool
    grandpa: bool
    calmed: bool
    replicas: list[list[int | str]]
    settled: bool
    offers: list[list[int | str]]
    pledges: list[list[int | str]]
    offer_count: int
    window_offers: list[int]
    window_drafts: list[int]
    round_offers: list[int]
    claims: list[list[int | str]]
    record: list[list[int | str]]

    def first_values(self, sizes: dict[str, int]) -> None:
        """Set every field to its initial value."""
        people = sizes["people"]
        places = sizes["places"]
        seats = sizes["seats"]
        self.colours = [""] * seats
        self.first = 0
        self.leader = 0
        self.sides = ["A"] * places
        self.corners = []
        self.shut = False
        self.phase = "setup"
        self.here = -1
        self.resolved = []
        self.attack_over = False
        self.to_activate = []
        self.voted = ""
        self.elect = []
        self.owner = [-1] * people
        self.place = [-1] * people
        self.rested = [True] * people
        self.hidden = [False] * people
        self.mother = False
        self.cast = []
        self.out = [False] * seats
        self.zombies = [0] * places
        self.horde = 40
        self.antidotes = [0] * seats
        self.ambulance = 20
        self.dropped = [0] * places
        self.spent = 0
        self.markers = [0] * places
        self.movement = [-1] * seats
        self.to_move = [False] * seats
        self.last_move = []
        self.door = [False] * seats
        self.mama = False
        self.granny = False
        self.grandpa = False
        self.calmed = False
        self.replicas = []
        self.settled = False
        self.offers = []
        self.pledges = []
        self.offer_count = 0
        self.window_offers = [0] * seats
        self.window_drafts = [0] * seats
        self.round_offers = [0] * seats
        self.claims = []
        self.record = []

    def copy_into(self, new: Layout) -> None:
        """Copy the fields into `new`: lists are shared, since they are never changed in place."""
        new.colours = self.colours
        new.first = self.first
        new.leader = self.leader
        new.sides = self.sides
        new.corners = self.corners
        new.shut = self.shut
        new.phase = self.phase
        new.here = self.here
        new.resolved = self.resolved
        new.attack_over = self.attack_over
        new.to_activate = self.to_activate
        new.voted = self.voted
        new.elect = self.elect
        new.owner = self.owner
        new.place = self.place
        new.rested = self.rested
        new.hidden = self.hidden
        new.mother = self.mother
        new.cast = self.cast
        new.out = self.out
        new.zombies = self.zombies
        new.horde = self.horde
        new.antidotes = self.antidotes
        new.ambulance = self.ambulance
        new.dropped = self.dropped
        new.spent = self.spent
        new.markers = self.markers
        new.movement = self.movement
        new.to_move = self.to_move
        new.last_move = self.last_move
        new.door = self.door
        new.mama = self.mama
        new.granny = self.granny
        new.grandpa = self.grandpa
        new.calmed = self.calmed
        new.replicas = self.replicas
        new.settled = self.settled
        new.offers = self.offers
        new.pledges = self.pledges
        new.offer_count = self.offer_count
        new.window_offers = self.window_offers
        new.window_drafts = self.window_drafts
        new.round_offers = self.round_offers
        new.claims = self.claims
        new.record = self.record
