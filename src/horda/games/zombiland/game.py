"""The game Survivor Zombiland: seats, options, set-up, views and positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

import msgspec

from horda.engine.choices import Choice, Plain, format_value
from horda.engine.game import Game, Option
from horda.engine.state import State
from horda.games.zombiland.bot_view import BotView
from horda.games.zombiland.content import BOARD, RESOURCES
from horda.games.zombiland.odds import chance_to_win
from horda.games.zombiland.positions import describe_zombiland, known_position, lay_zombiland, violations
from horda.games.zombiland.printed_values import figures_of
from horda.games.zombiland.rules.board import (
    KIND,
    LOCATIONS,
    REGION,
    RESURRECTION,
    SURVIVOR_WAYS,
    ZOMBIE_WAYS,
)
from horda.games.zombiland.rules.fights import FightCards
from horda.games.zombiland.rules.setup import SetUp
from horda.games.zombiland.state import ZombilandState
from horda.games.zombiland.summary import SUMMARY_WEIGHTS, match_statistics
from horda.games.zombiland.view import View, picture_of, view_of

SEATS = ("target", "to", "victim", "rival", "other")
"""The arguments of choices that are seats."""


class Zombiland(Game):
    """Survivor Zombiland: a race for four tokens in which the first two dead players hunt the others as zombies."""

    id: ClassVar[str] = "zombiland"
    title: ClassVar[str] = "Survivor Zombiland"
    version: ClassVar[int] = 2
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 6
    places: ClassVar[str] = "spaces"
    shelf_rank: ClassVar[int] = 5
    minutes: ClassVar[int] = 45
    difficulty: ClassVar[str] = "easy"
    colour: ClassVar[str] = "#241d38"
    living: ClassVar[tuple[str, ...]] = ("pawn-runner", "pose-run")
    dead: ClassVar[tuple[str, ...]] = ("pawn-zombie",)
    summary_weights: ClassVar[dict[str, int]] = SUMMARY_WEIGHTS

    def options(self) -> tuple[Option, ...]:
        return (
            Option("dead_cards", ("bottom", "shuffle", "top"), "bottom"),  # ZL-Q-10
            Option("zombie_plays", ("may", "must"), "may"),  # ZL-Q-05
            Option("idle_zombie_discards", ("must", "may"), "must"),  # ZL-Q-05
            Option("safe_spaces", ("any", "no_encounters"), "any"),  # ZL-Q-28
        )

    def start(self, seats: int, options: dict[str, Plain], chance: int) -> ZombilandState:
        """Return a state with all components in stock, before set-up."""
        table = ZombilandState()
        table.lay_out(self, seats=seats, options=options, chance=chance)
        table.push(SetUp())
        return table

    def match_statistics(self, s: State) -> Mapping[str, tuple[float, ...]]:
        assert isinstance(s, ZombilandState)
        return match_statistics(s)

    def view(self, s: State, seat: int | None) -> View:
        return view_of(cast(ZombilandState, s), seat)

    def picture(self, s: State, seat: int | None) -> Mapping[str, object]:
        return picture_of(cast(ZombilandState, s), seat)

    def bot_view(self, s: State, seat: int | None) -> BotView:
        return BotView(cast(ZombilandState, s), seat)

    def lay_position(self, given: Mapping[str, object]) -> ZombilandState:
        return lay_zombiland(self, given)

    def position(self, s: State, known_to: int) -> dict[str, object]:
        assert isinstance(s, ZombilandState)
        return known_position(s, known_to)

    def describe(self, s: State) -> dict[str, object]:
        return describe_zombiland(cast(ZombilandState, s))

    def violations(self, s: State) -> list[str]:
        return violations(cast(ZombilandState, s))

    def variants(self) -> list[dict[str, Plain]]:
        """Return the default options, and each option with another value."""
        return [
            {},
            {"dead_cards": "shuffle", "zombie_plays": "must", "idle_zombie_discards": "may"},
            {"dead_cards": "top", "safe_spaces": "no_encounters"},
        ]

    def figure_name(self, s: State, seat: int) -> str:
        """Return the character of a seat, or its number before one is chosen."""
        return cast(ZombilandState, s).character[seat] or str(seat)

    def format_argument(self, s: State, name: str, value: Plain) -> str:
        return self.figure_name(s, value) if name in SEATS and isinstance(value, int) else format_value(value)

    def chances(self, s: State, choice: Choice) -> Mapping[str, float]:
        """Return the probability to `win` the fight if the die is rolled after this choice (ZL-FGT-03, ZL-FGT-04)."""
        assert isinstance(s, ZombilandState)
        if s.fighter != choice.seat or not isinstance(s.question(), FightCards):
            return {}
        added = s.added + s.lasting_bonus(s.fighter)
        if choice.verb == "play":
            effects = RESOURCES[choice.name("card")].do
            added += sum(effect.n for effect in effects if effect.do == "add")
        return {"win": chance_to_win(s.power, added)}

    def board(self) -> Mapping[str, object]:
        """Return the spaces of the board, its exits and sewers, and the moves allowed for survivors and zombies."""
        return {
            "regions": msgspec.to_builtins(BOARD.regions),
            "sewers": msgspec.to_builtins(BOARD.sewers),
            "tokens": msgspec.to_builtins(BOARD.tokens),
            "kinds": KIND,
            "region_of": REGION,
            "locations": LOCATIONS,
            "resurrection": RESURRECTION,
            "survivor_ways": SURVIVOR_WAYS,
            "zombie_ways": ZOMBIE_WAYS,
        }

    def figures(self, kind: str, name: str) -> Mapping[str, int | str]:
        return figures_of(kind, name)


GAME = Zombiland()
