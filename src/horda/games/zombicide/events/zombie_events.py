"""Events of zombies: activation, movement, attacks, zombie cards and spawns."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class ZombiesActivated(Event):
    """Zombies of these kinds got an extra activation: all on the board, or those of one zone."""

    zombies: tuple[str, ...]
    zone: str = ""
    """The zone, if only the zombies there act; else empty."""
    local: bool = False
    """Whether only zombies of one zone act."""
    times: int = 1


@dataclass
class SurvivorAttacked(Event):
    """A number of zombies of a kind attacked a survivor."""

    survivor: str
    zombie: str
    count: int


@dataclass
class ZombiesWalked(Event):
    """Zombies of a kind went from one zone to the next, for a reason.

    `reason` is `sees`, `hears`, `din` (louder than all others together), `after` (one survivor, regardless of sight
    and noise) or `flees`.
    """

    zombie: str
    count: int
    zone: str
    to: str
    reason: str
    seen: tuple[str, ...]
    """The survivors whom the zombies see and move towards."""
    loudest: tuple[str, ...]
    """The noisiest zones, to which zombies without a survivor in sight move."""
    noise: int
    """The noise in these zones."""


@dataclass
class ZombiesSplit(Event):
    """A group split, and miniatures were added to make its parts equal."""

    zombie: str
    zone: str
    added: int
    count: int
    """The size of the group before it split."""
    ways: int
    each: int
    """The size of each part; 0 if the parts are not equal."""


@dataclass
class ZombieCardDrawn(Event):
    """A zombie card was drawn for a zone, with the content of its row for the danger level.

    `deed` is the first effect of the row (`bring`, `wake`...), or `nothing`; `brings` are the zombies it names.
    """

    zone: str
    card: str
    level: str
    deed: str
    brings: tuple[str, ...]
    deck: str = "zombies"
    """The deck from which the card was drawn; some cards are orders, with a deck of their own."""

    def secret(self) -> tuple[str, ...]:
        """Return the values that may be hidden from a seat: the card's face and its row."""
        return ("card", "deed", "brings")


@dataclass
class RanOut(Event):
    """Too few miniatures of a kind were left to place: those on the board get an extra activation."""

    zombie: str
    left: int = 0
    """How many miniatures were left; none of them was placed."""


@dataclass
class DeckReshuffled(Event):
    """A deck had run out, and its discards were shuffled into a new one."""

    deck: str


@dataclass
class SpawnEnded(Event):
    """The spawn ended early: the remaining zones got no card."""

    zone: str
    indoors: bool = False
    """Whether rooms of a building were being filled, rather than the spawn zones of the board."""
