"""The game Army of the Dead."""

# horda: interpreted, because it reads records of msgspec

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from horda.engine.choices import Plain
from horda.engine.game import Option
from horda.games.army_of_the_dead.edition import ArmyOfTheDeadEdition
from horda.games.army_of_the_dead.mechanisms.personal_objectives.cards import GOALS, GoalCards
from horda.games.army_of_the_dead.mechanisms.personal_objectives.content import personal_goals
from horda.games.army_of_the_dead.mechanisms.personal_objectives.goals import BOX, DEALT
from horda.games.army_of_the_dead.mechanisms.sleepers.waking import GONE, SLEEPERS
from horda.games.army_of_the_dead.mechanisms.vault.cards import VaultCards
from horda.games.army_of_the_dead.mechanisms.vault.content import vault_records
from horda.games.army_of_the_dead.mechanisms.vault.help import SHOWN, TRAP
from horda.games.army_of_the_dead.mechanisms.vault.traps import DECK
from horda.games.army_of_the_dead.mechanisms.zeus.abominations import ORDERS
from horda.games.zombicide.box.box_cards import HIDDEN_PILES, OPEN_PILES, Printed
from horda.games.zombicide.edition import Edition
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.state import ZombicideState

SLEEPERS_TOKENS = {1: 7, 2: 8, 3: 8, 4: 7}
"""How many sleepers tokens with each number the box has."""


class ArmyOfTheDead(Zombicide):
    """A heist in a walled Las Vegas; 1 to 6 players, always 6 survivors (AD-SET-01)."""

    id: ClassVar[str] = "army_of_the_dead"
    title: ClassVar[str] = "Army of the Dead: A Zombicide Game"
    version: ClassVar[int] = 2
    most_survivors: ClassVar[int] = 6
    shelf_rank: ClassVar[int] = 3
    minutes: ClassVar[int] = 90
    colour: ClassVar[str] = "#3a2418"
    living: ClassVar[tuple[str, ...]] = ("pose-rifle", "pose-pack")
    dead: ClassVar[tuple[str, ...]] = ("tiger", "walker")
    hidden_piles: ClassVar[tuple[str, ...]] = (*HIDDEN_PILES, ORDERS, SLEEPERS, DECK, TRAP, DEALT)
    open_piles: ClassVar[tuple[str, ...]] = (
        *OPEN_PILES,
        "placed",
        f"{ORDERS}_discard",
        GONE,
        SHOWN,
        BOX,
        GOALS,
    )

    def make_edition(self) -> Edition:
        """Return the edition, from its content, with its vault cards and personal objectives."""
        edition = self.edition_of(ArmyOfTheDeadEdition)
        edition.mechanism(VaultCards).cards = vault_records(self.package)
        edition.mechanism(GoalCards).cards = personal_goals(self.package)
        return edition

    @cached_property
    def printed_cards(self) -> list[Printed]:
        """Return the cards, and the hidden numbers of the sleepers tokens (AD-C-102 to AD-C-105)."""
        numbers = [number for number, count in SLEEPERS_TOKENS.items() for _ in range(count)]
        sleepers = [Printed(SLEEPERS, f"{SLEEPERS}_{number}", SLEEPERS) for number in numbers]
        cards = [
            card._replace(back=ORDERS) if card.pile == ORDERS else card for card in super().printed_cards
        ]
        vault = [Printed("vault", face, DECK) for face in vault_records(self.package)]
        personal = [Printed("personal", face, BOX) for face in personal_goals(self.package)]
        return [*cards, *sleepers, *vault, *personal]

    def options(self) -> tuple[Option, ...]:
        """Return the mission as the only option; six survivors are picked at the table (AD-SET-01, AD-SET-03)."""
        return tuple(option for option in super().options() if option.name == "mission")

    def add_survivors(self, s: ZombicideState, options: dict[str, Plain]) -> None:
        """Add no survivors: the players choose the team after reading the mission (AD-SET-08)."""
