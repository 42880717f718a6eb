"""The game City of Horror: options, set-up, views, positions and checks."""

# horda: interpreted, because it hands out records of msgspec

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import ClassVar

from horda.engine.choices import Plain, format_value
from horda.engine.game import BadOption, Game, Option, Translation
from horda.engine.state import State
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.content import PLACES
from horda.games.city_of_horror.invariants import broken_invariants
from horda.games.city_of_horror.old_saves import add_votes_and_activations
from horda.games.city_of_horror.positions import describe_city, lay_city, position_of
from horda.games.city_of_horror.printed_values import figures_of
from horda.games.city_of_horror.rules.phases.setup import RANDOM, SetUp
from horda.games.city_of_horror.state import CityState
from horda.games.city_of_horror.summary import SUMMARY_WEIGHTS, match_statistics
from horda.games.city_of_horror.view import View, picture_of, view_of

CORNERS = tuple("".join(order) for order in permutations("chba"))
"""The buildings on corners 1 to 4, by initials: `chba` is Church, Hospital, Bank, Armory."""


SEATS = ("to", "against", "victim", "target")
"""The arguments of choices that are seats."""


class CityOfHorror(Game):
    """City of Horror: three to six players bargain, and vote on who is eaten (CH-SET-01)."""

    id: ClassVar[str] = "city_of_horror"
    title: ClassVar[str] = "City of Horror"
    min_seats: ClassVar[int] = 3
    max_seats: ClassVar[int] = 6
    version: ClassVar[int] = 3
    translations: ClassVar[dict[int, Translation]] = {2: add_votes_and_activations}
    places: ClassVar[str] = "locations"
    shelf_rank: ClassVar[int] = 4
    minutes: ClassVar[int] = 90
    deals_colours: ClassVar[bool] = True
    living: ClassVar[tuple[str, ...]] = ("town-priest", "town-child")
    dead: ClassVar[tuple[str, ...]] = ("zombie-token", "zombie-token")
    summary_weights: ClassVar[dict[str, int]] = SUMMARY_WEIGHTS

    def options(self) -> tuple[Option, ...]:
        """Return the options of the set-up.

        Sides and corners (CH-Q-49), First Player (CH-Q-63), colours, draft (CH-VAR), binding promises (CH-NEG-04).
        """
        sides = tuple(Option(place, ("A", "B", RANDOM), "A") for place in PLACES)
        return (
            *sides,
            Option("corners", (RANDOM, *CORNERS), RANDOM),
            Option("first", (RANDOM, 0, 1, 2, 3, 4, 5), RANDOM),
            Option("colours", (RANDOM, "in_order"), RANDOM),
            Option("draft", (False, True), default=False),
            Option("promises", ("bind", "free"), "bind"),
        )

    def start(self, seats: int, options: dict[str, Plain], chance: int) -> CityState:
        """Return a state with all components in stock, before set-up."""
        first = options["first"]
        if isinstance(first, int) and first >= seats:
            raise BadOption(f"`first={first}` is no seat of {seats}; allowed: 0 to {seats - 1} or 'random'")
        table = CityState()
        table.lay_out(self, seats=seats, options=options, chance=chance)
        table.push(SetUp())
        return table

    def match_statistics(self, s: State) -> Mapping[str, tuple[float, ...]]:
        assert isinstance(s, CityState)
        return match_statistics(s)

    def view(self, s: State, seat: int | None) -> View:
        assert isinstance(s, CityState)
        return view_of(s, seat)

    def picture(self, s: State, seat: int | None) -> Mapping[str, object]:
        assert isinstance(s, CityState)
        return picture_of(s, seat)

    def bot_view(self, s: State, seat: int | None) -> BotView:
        assert isinstance(s, CityState)
        return BotView(s, seat)

    def lay_position(self, given: Mapping[str, object]) -> CityState:
        return lay_city(self, given)

    def position(self, s: State, known_to: int) -> dict[str, object]:
        assert isinstance(s, CityState)
        return position_of(s, known_to)

    def describe(self, s: State) -> dict[str, object]:
        assert isinstance(s, CityState)
        return describe_city(s)

    def violations(self, s: State) -> list[str]:
        assert isinstance(s, CityState)
        return broken_invariants(s)

    def variants(self) -> list[dict[str, Plain]]:
        """Return three variants: sides A as printed; sides B with the draft; a mixed city without binding promises."""
        every_b: dict[str, Plain] = dict.fromkeys(PLACES, "B")
        mixed: dict[str, Plain] = dict.fromkeys(PLACES, RANDOM)
        return [
            {},
            {**every_b, "draft": True, "corners": "abhc", "first": 1, "colours": "in_order"},
            {**mixed, "promises": "free"},
        ]

    def figure_name(self, s: State, seat: int) -> str:
        """Return the colour of a player."""
        assert isinstance(s, CityState)
        return s.colours[seat]

    def figures(self, kind: str, name: str) -> Mapping[str, int | str]:
        return figures_of(kind, name)

    def format_argument(self, s: State, name: str, value: Plain) -> str:
        assert isinstance(s, CityState)
        return s.colours[value] if name in SEATS and isinstance(value, int) else format_value(value)
