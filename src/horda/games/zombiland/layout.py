"""The fields of a state, generated from `fields.py` by `make layout`. Do not edit: declare them there."""

from __future__ import annotations

from horda.engine.state import State


class Layout(State):
    """The fields of this family's states, in addition to those of every state."""

    character: list[str]
    status: list[str]
    at: list[str | None]
    health: list[int]
    pool: int
    removed: int
    tokens: list[list[str]]
    lying: dict[str, int]
    """How many Location tokens lie on each Location."""
    deaths: list[int]
    team: bool
    first: int
    active: int
    played: list[int]
    """The turn in which each zombie player last played (ZL-ZCD-03)."""
    fighter: int
    power: int
    added: int
    foe: int
    source: int
    die: int
    roll: int
    hurry: int
    again: int

    def first_values(self, sizes: dict[str, int]) -> None:
        """Set every field to its initial value."""
        seats = sizes["seats"]
        self.character = [""] * seats
        self.status = ["alive"] * seats
        self.at = ["zone_0"] * seats
        self.health = [0] * seats
        self.pool = 0
        self.removed = 0
        self.tokens = [[]] * seats
        self.lying = {}
        self.deaths = []
        self.team = False
        self.first = 0
        self.active = 0
        self.played = [0] * seats
        self.fighter = -1
        self.power = 0
        self.added = 0
        self.foe = -1
        self.source = -1
        self.die = 0
        self.roll = 0
        self.hurry = 0
        self.again = 0

    def copy_into(self, new: Layout) -> None:
        """Copy the fields into `new`: lists are shared, since they are never changed in place."""
        new.character = self.character
        new.status = self.status
        new.at = self.at
        new.health = self.health
        new.pool = self.pool
        new.removed = self.removed
        new.tokens = self.tokens
        new.lying = self.lying.copy()
        new.deaths = self.deaths
        new.team = self.team
        new.first = self.first
        new.active = self.active
        new.played = self.played
        new.fighter = self.fighter
        new.power = self.power
        new.added = self.added
        new.foe = self.foe
        new.source = self.source
        new.die = self.die
        new.roll = self.roll
        new.hurry = self.hurry
        new.again = self.again
