"""The game Zombicide: Green Horde."""

# horda: interpreted, because it reads records of msgspec

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from horda.engine.choices import Plain
from horda.engine.game import Option
from horda.games.green_horde.edition import GreenHordeEdition
from horda.games.green_horde.figures import figures_of
from horda.games.green_horde.rules.company import MAX_LED, PICKED, TEAM
from horda.games.green_horde.rules.preparation import MIXES, MORE_STARTING, RESERVE
from horda.games.zombicide.box.box_cards import Printed
from horda.games.zombicide.edition import Edition
from horda.games.zombicide.game import SURVIVORS, Zombicide
from horda.games.zombicide.state import ZombicideState


class GreenHorde(Zombicide):
    """Orcs, a Horde and a trebuchet; 1 to 6 players, 1 to 12 survivors (GH-SET-01)."""

    id: ClassVar[str] = "green_horde"
    title: ClassVar[str] = "Zombicide: Green Horde"
    version: ClassVar[int] = 2
    shelf_rank: ClassVar[int] = 1
    colour: ClassVar[str] = "#1d3324"
    living: ClassVar[tuple[str, ...]] = ("pose-bow", "pose-axe")
    dead: ClassVar[tuple[str, ...]] = ("walker", "walker")

    def make_edition(self) -> Edition:
        """Return the edition, built from its content files."""
        return self.edition_of(GreenHordeEdition)

    @cached_property
    def printed_cards(self) -> list[Printed]:
        """Return the cards of the box and the reserve of starting equipment for more than six survivors (GH-MOR-02)."""
        return [*super().printed_cards, *(Printed("equipment", face, RESERVE) for face in MORE_STARTING)]

    def options(self) -> tuple[Option, ...]:
        """Return the options: team picking, Ultrared mode, cabal, spawn tokens (GH-SET-02, GH-ULT-01, GH-CAB-02)."""
        return (
            *super().options(),
            Option(TEAM, ("usual", PICKED), "usual"),
            Option("ultrared", (False, True), False),
            Option("cabal", ("none", *MIXES), "none"),
            Option("spawn_tokens", ("rulebook", 0, 1, 2, 3), "rulebook"),
        )

    def seats_for(self, options: Mapping[str, Plain]) -> tuple[int, int]:
        """Return the minimum and maximum number of players, each of whom leads 1 to 6 survivors (GH-SET-02)."""
        survivors = self.options_with_defaults(options)[SURVIVORS]
        assert isinstance(survivors, int)
        most = min(survivors, self.max_seats) if SURVIVORS in options else self.max_seats
        return -(-survivors // MAX_LED), most

    def variants(self) -> list[dict[str, Plain]]:
        """Return one variant for each mission: the first with default options, the others with each option in turn."""
        spread: list[dict[str, Plain]] = [
            {},
            {"ultrared": True},
            {"cabal": "mixed"},
            {"survivors": 1},
            {"survivors": 12, "cabal": "equal", TEAM: PICKED},
            {"spawn_tokens": 1},
            {"survivors": 8, "ultrared": True, "spawn_tokens": 0},
        ]
        return [
            {"mission": mission, **spread[number % len(spread)]} for number, mission in enumerate(self.plans)
        ]

    def add_survivors(self, s: ZombicideState, options: dict[str, Plain]) -> None:
        """Add the first survivors of the box, shared out evenly, unless the players pick their own (GH-SET-02)."""
        if options.get(TEAM) != PICKED:
            super().add_survivors(s, options)

    def figures(self, kind: str, name: str) -> Mapping[str, int | str]:
        """Return the values printed on cards and zombies, as in all Zombicide games, and on the Trebuchet's loads."""
        return figures_of(kind, name) or super().figures(kind, name)
