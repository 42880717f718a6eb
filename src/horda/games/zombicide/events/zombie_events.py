"""Events of zombies, named in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class ZombiesActivated(Event):
    """Zombies of these kinds act out of turn: an extra activation, of all on the board or of one zone's."""

    zombies: tuple[str, ...]
    zone: str = ""
    """The zone, where only those who stand there act."""
    local: bool = False
    """Whether only those of the zone act."""
    times: int = 1


@dataclass
class SurvivorAttacked(Event):
    """A number of zombies of a kind attacked a survivor."""

    survivor: str
    zombie: str
    count: int


@dataclass
class ZombiesWalked(Event):
    """Zombies of a kind went from one zone to the next, and why.

    `reason` is `sees`, `hears`, `din` (louder than all others together), `after` (one survivor, whatever is
    seen and heard) or `flees`.
    """

    zombie: str
    count: int
    zone: str
    to: str
    reason: str
    seen: tuple[str, ...]
    """The survivors they are after."""
    loudest: tuple[str, ...]
    """The zones that drew those who see nobody."""
    noise: int
    """How loud it is there."""


@dataclass
class ZombiesSplit(Event):
    """A group split, and miniatures were added to make its parts equal."""

    zombie: str
    zone: str
    added: int
    count: int
    """How many they had been."""
    ways: int
    each: int
    """How many go each way; 0 where the parts are not equal."""


@dataclass
class ZombieCardDrawn(Event):
    """A zombie card was drawn for a zone, and what its row for the danger level says.

    `deed` is the first thing it does (`bring`, `wake`...), or `nothing`; `brings` are the zombies it names.
    """

    zone: str
    card: str
    level: str
    deed: str
    brings: tuple[str, ...]
    deck: str = "zombies"
    """The deck that it comes from: some cards of zombies are orders, with a deck of their own."""

    def secret(self) -> tuple[str, ...]:
        """Return the card's face and what it says."""
        return ("card", "deed", "brings")


@dataclass
class RanOut(Event):
    """Too few miniatures of a kind were left to place: those on the board act once more."""

    zombie: str
    left: int = 0
    """How many there were, none of which was placed."""


@dataclass
class DeckReshuffled(Event):
    """A deck had run out, and its discards were shuffled into a new one."""

    deck: str


@dataclass
class SpawnEnded(Event):
    """The spawn was cut short: the zones that remained got no card."""

    zone: str
    indoors: bool = False
    """Whether the rooms of a building were being filled, and not the spawn zones of the board."""
