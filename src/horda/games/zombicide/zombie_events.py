"""What the dead do, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class ZombiesActivated(Event):
    """Zombies of these kinds act out of turn: an extra activation."""

    zombies: tuple[str, ...]


@dataclass
class SurvivorAttacked(Event):
    """So many zombies of a kind attacked a survivor."""

    survivor: str
    zombie: str
    count: int


@dataclass
class ZombiesWalked(Event):
    """Zombies of a kind went from one zone to the next."""

    zombie: str
    count: int
    zone: str
    to: str


@dataclass
class ZombiesSplit(Event):
    """A group divided, and so many miniatures were added to make its parts equal."""

    zombie: str
    zone: str
    added: int


@dataclass
class ZombieCardDrawn(Event):
    """A zombie card was drawn for a zone."""

    def secret(self) -> tuple[str, ...]:
        return ("card",)

    zone: str
    card: str


@dataclass
class RanOut(Event):
    """No miniatures of a kind were left to place: those on the board act once more."""

    zombie: str


@dataclass
class DeckReshuffled(Event):
    """A deck had run out, and its discards were shuffled into a new one."""

    deck: str


@dataclass
class SpawnEnded(Event):
    """The spawn was cut short: the zones that remained got no card."""

    zone: str
