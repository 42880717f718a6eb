"""Set-up that Green Horde adds: spawn tokens for a big team, the cards of a cabal (GH-MOR-03, GH-CAB-02)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question, Step
from horda.games.green_horde.mechanisms.necromancers.coming import NAMES, ORDINARY, TEAM, NecromancerComes
from horda.games.zombicide.events.events import TokenPut
from horda.games.zombicide.rules.goals.conditions import SPAWN
from horda.games.zombicide.rules.turns.starting_equipment import STARTING
from horda.games.zombicide.rules.zombies.spawning import DECK, spawn_zones
from horda.games.zombicide.state import ZombicideState

RESERVE: Final = "reserve"
"""The pile of cards that only some options bring into play."""
MIXES: Final[dict[str, tuple[int, int]]] = {"mixed": (2, 1), "equal": (2, 2)}
"""For each mix, the numbers of Ostokar's and To-Me Ku-Pa's cards; the rest of six are Orc Necromancers."""


MORE_STARTING: Final = (
    "short_sword",
    "spiked_bow",
    "telekinetic_blast",
    "short_sword",
    "norse_sword",
    "spiked_bow",
)
"""Starting equipment for the seventh and further survivors, one card each; our ruling (GH-MOR-02)."""


@dataclass
class AddStartingCards(Step):
    """Add one starting card for each survivor beyond the sixth (GH-MOR-02)."""

    def run(self, s: ZombicideState) -> None:
        """Take the cards from the reserve."""
        for face in MORE_STARTING[: max(0, len(s.roster) - TEAM)]:
            s.cards.move(s.cards.find(RESERVE, face), RESERVE, STARTING)


@dataclass
class AddSpawnTokens(Question):
    """The choice of zones for additional spawn tokens with more than six survivors (GH-MOR-03, GH-MOR-04)."""

    left: int

    def rule(self, s: ZombicideState) -> str:
        return "GH-MOR-04"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return every spawn zone; tokens may be stacked, and the token activates a dormant zone."""
        if not self.left:
            return []
        seat, names = s.speaker, s.board.names
        return [Choice(seat, "add_spawn", (("zone", names[zone]),)) for zone in spawn_zones(s)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Put the token there, then ask about the next."""
        zone = choice.name("zone")
        s.add_token(SPAWN, s.board.called[zone], colour=ORDINARY)
        s.emit(TokenPut(SPAWN, zone, ORDINARY))
        s.push(AddSpawnTokens(self.left - 1))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the prompt with the number of tokens left."""
        return Prompt("AddSpawnTokens", (("count", self.left),))


@dataclass
class GatherCabal(Step):
    """Take Orc Necromancer cards out of the deck and put others in: six of them in all (GH-CAB-02)."""

    mix: str

    def run(self, s: ZombicideState) -> None:
        """Exchange the cards one for one, and shuffle."""
        for name, count in zip(NAMES, (0, *MIXES[self.mix]), strict=True):
            for card in cards_of(s, RESERVE, name)[:count]:
                s.cards.move(card, RESERVE, DECK)
                s.cards.move(cards_of(s, DECK, NAMES[0])[0], DECK, RESERVE)
        s.shuffle(DECK)


def cards_of(s: ZombicideState, pile: str, name: str) -> list[int]:
    """Return the cards of a pile that bring the Necromancer with a name."""
    found: list[int] = []
    for card in s.cards.piles[pile]:
        printed = s.edition.zombie_cards.get(s.cards.face(card))
        if printed is None:
            continue
        for deed in printed.rows[0]:
            if isinstance(deed, NecromancerComes) and s.edition.kinds[deed.kind].name == name:
                found.append(card)
    return found
