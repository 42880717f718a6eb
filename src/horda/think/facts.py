"""Facts about simulated matches: events that can be counted over many matches and reported to players.

A fact is an event without the details that differ between matches: the survivor who died is kept, the roll is not.
Its message is the game's `fact-<event>`, in the present tense.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from horda.engine.choices import Plain
from horda.engine.game import Game
from horda.engine.state import State

REPORTED_EVENTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
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
"""By family, the events that become facts, each with the names of the fields that identify a fact."""
HARMFUL_EVENTS: Final[dict[str, frozenset[str]]] = {
    "zombicide": frozenset(("SurvivorLost", "Wounded", "FriendHit", "SpawnWoken")),
    "zombiland": frozenset(("Died", "Bitten", "FightLost", "ZombieKilled")),
    "city_of_horror": frozenset(
        ("PlayerEliminated", "CharacterDied", "TowerCollapsed", "ArmoryBurnt", "PlayerElected", "CardStolen")
    ),
}
"""By family, the harmful events; which one is reported depends on its cost."""
LIKELY_SHARE: Final = 0.5
"""The minimum share of matches in which a likely fact happens."""
MIN_SHARE: Final = 0.03
"""The minimum share of matches in which a reported fact happens."""
MAX_LIKELY_FACTS: Final = 2
"""Maximum number of likely facts reported, besides one harmful fact."""
MIN_COST: Final = 0.01
"""The minimum amount by which a reported harmful fact lowers the chance, over all matches."""


class Fact(msgspec.Struct, frozen=True, array_like=True):
    """Something that may happen: the event's name and the fields that identify it."""

    event: str
    about: tuple[tuple[str, str | int], ...] = ()

    @property
    def args(self) -> dict[str, Plain]:
        """The variables of the fact's message."""
        return dict(self.about)


class FactShare(msgspec.Struct, frozen=True, array_like=True):
    """A fact with the share of matches in which it happened."""

    fact: Fact
    share: float


def facts_of(world: State, seat: int) -> frozenset[Fact]:
    """Return the facts that happened in a sampled world, as far as a seat sees them."""
    kinds = _reported_events(world.game)
    if not kinds:
        return frozenset()
    found: set[Fact] = set()
    for event in world.events_for(seat):
        names = kinds.get(type(event).__name__)
        if names is not None:
            found.add(Fact(type(event).__name__, tuple((name, getattr(event, name)) for name in names)))
    return frozenset(found)


def _reported_events(game: Game) -> Mapping[str, tuple[str, ...]]:
    return REPORTED_EVENTS.get(game.family or game.id, {})


def summarize_facts(
    game: Game, seen: list[frozenset[Fact]], values: list[float]
) -> tuple[list[FactShare], FactShare | None]:
    """Return the likely facts, the most important first, and the harmful fact with the highest cost."""
    counted: dict[Fact, list[float]] = {}
    for facts, value in zip(seen, values, strict=True):
        for fact in facts:
            counted.setdefault(fact, []).append(value)
    size, total = len(values), sum(values)
    likely: list[FactShare] = []
    wrong: FactShare | None = None
    worst = MIN_COST
    harms = HARMFUL_EVENTS.get(game.family or game.id, frozenset())
    order = sorted(
        counted, key=lambda fact: (-game.summary_weights.get(fact.event, 0), fact.event, str(fact.about))
    )
    for fact in order:
        came = counted[fact]
        share = len(came) / size
        if share >= LIKELY_SHARE:
            likely.append(FactShare(fact, share))
        if fact.event in harms and MIN_SHARE <= share < 1.0:
            rest = (total - sum(came)) / (size - len(came))
            cost = share * (rest - sum(came) / len(came))
            if cost > worst:
                wrong, worst = FactShare(fact, share), cost
    shown = [told for told in likely if wrong is None or told.fact != wrong.fact]
    return shown[:MAX_LIKELY_FACTS], wrong
