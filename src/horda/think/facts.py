"""What happened in a match that was played on in one's head, as facts that can be counted and said.

A fact is an event without what differs from one match to the next: who died matters, with which die does not.
Its words are the game's `fact-<event>`, in the present: what may happen, not what did.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from horda.engine.choices import Plain
from horda.engine.game import Game
from horda.engine.state import State

TOLD: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "zombicide": {
        "SurvivorLost": ("survivor",),
        "SurvivorLeft": ("survivor",),
        "ObjectiveTaken": ("survivor", "zone"),
        "Wounded": ("survivor",),
        "SpawnWoken": ("zone",),
        "GateOpened": ("gate", "kind"),
        "FriendHit": ("survivor", "friend"),
        "LevelReached": ("survivor", "level"),
        "ZombieKilled": ("survivor",),
    },
    "zombiland": {
        "Died": ("seat",),
        "Rose": ("seat",),
        "ZombieKilled": ("seat",),
        "TokenGained": ("seat", "location"),
        "Bitten": ("seat",),
        "FightLost": ("seat",),
        "FightWon": ("seat",),
    },
    "city_of_horror": {
        "PlayerEliminated": ("seat",),
        "CharacterDied": ("seat", "who"),
        "TowerCollapsed": (),
        "ArmoryBurnt": (),
        "BabyBorn": ("who",),
        "PlayerElected": ("seat", "vote"),
        "CardStolen": ("seat", "victim"),
        "ZombiesKilled": ("location",),
    },
}
"""By family, the events that are told, and what of each makes it the same fact."""
HARMS: Final[dict[str, frozenset[str]]] = {
    "zombicide": frozenset(("SurvivorLost", "Wounded", "FriendHit", "SpawnWoken")),
    "zombiland": frozenset(("Died", "Bitten", "FightLost", "ZombieKilled")),
    "city_of_horror": frozenset(
        ("PlayerEliminated", "CharacterDied", "TowerCollapsed", "ArmoryBurnt", "PlayerElected", "CardStolen")
    ),
}
"""What can be called a thing that went wrong; which of them did is told by what it cost."""
LIKELY: Final = 0.5
"""What comes in so many matches belongs to the main line."""
SELDOM: Final = 0.03
"""What comes more seldom is not told."""
MOST_LIKELY: Final = 2
"""So many facts are told of the main line, and one of what may go wrong."""
HARM: Final = 0.01
"""What lowers the chance by less than this, over all matches, is no danger worth a word."""


class Fact(msgspec.Struct, frozen=True, array_like=True):
    """Something that may happen: the name of its event, and whom or what it is about."""

    event: str
    about: tuple[tuple[str, str | int], ...] = ()

    @property
    def args(self) -> dict[str, Plain]:
        """What its sentence is about, by name."""
        return dict(self.about)


class ToldFact(msgspec.Struct, frozen=True, array_like=True):
    """A fact with the share of matches it came in."""

    fact: Fact
    share: float


def facts_of(world: State, seat: int) -> frozenset[Fact]:
    """What happened in a world since it was imagined, as a seat would know it."""
    kinds = _kinds(world.game)
    if not kinds:
        return frozenset()
    found: set[Fact] = set()
    for event in world.events_for(seat):
        names = kinds.get(type(event).__name__)
        if names is not None:
            found.add(Fact(type(event).__name__, tuple((name, getattr(event, name)) for name in names)))
    return frozenset(found)


def _kinds(game: Game) -> Mapping[str, tuple[str, ...]]:
    return TOLD.get(game.family or game.id, {})


def line_of(
    game: Game, seen: list[frozenset[Fact]], values: list[float]
) -> tuple[list[ToldFact], ToldFact | None]:
    """What mostly comes, the weightiest first, and what may go wrong: the fact that costs most in all."""
    counted: dict[Fact, list[float]] = {}
    for facts, value in zip(seen, values, strict=True):
        for fact in facts:
            counted.setdefault(fact, []).append(value)
    size, total = len(values), sum(values)
    likely: list[ToldFact] = []
    wrong: ToldFact | None = None
    worst = HARM
    harms = HARMS.get(game.family or game.id, frozenset())
    order = sorted(
        counted, key=lambda fact: (-game.summary_weights.get(fact.event, 0), fact.event, str(fact.about))
    )
    for fact in order:
        came = counted[fact]
        share = len(came) / size
        if share >= LIKELY:
            likely.append(ToldFact(fact, share))
        if fact.event in harms and SELDOM <= share < 1.0:
            rest = (total - sum(came)) / (size - len(came))
            cost = share * (rest - sum(came) / len(came))
            if cost > worst:
                wrong, worst = ToldFact(fact, share), cost
    shown = [told for told in likely if wrong is None or told.fact != wrong.fact]
    return shown[:MOST_LIKELY], wrong
