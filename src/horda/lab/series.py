"""Definition of a series: its settings, and which match each number stands for."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from horda.bots import bot
from horda.bots.own import absolute_name
from horda.engine.choices import Plain, freeze_lists
from horda.engine.player import DEFAULT_BUDGET, Budget
from horda.engine.state import State
from horda.games import game
from horda.lab.matches import play_match

Part = Sequence[int]
"""Some matches of a series, by number."""
EVENTS = "events"
DECISIONS = "decisions"
OPTIONAL_TABLES = (EVENTS, DECISIONS)
"""Tables that are stored only on request."""


class Setting(msgspec.Struct, frozen=True):
    """One configuration of a match: the game, the bots by seat, the options and the thinking budget."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, object] = {}
    """Plain values; lists read from a file become tuples when played."""
    playouts: int = DEFAULT_BUDGET.playouts
    seconds: float = DEFAULT_BUDGET.seconds
    """Thinking seconds per decision; with a time limit, a seed does not always reproduce a match."""

    @property
    def plain_options(self) -> dict[str, Plain]:
        """The options in the types that the engine takes."""
        return {name: freeze_lists(value) for name, value in self.options.items()}

    @property
    def budget(self) -> Budget:
        """The thinking budget of a player for one decision."""
        return Budget(self.playouts, self.seconds)

    def resolve(self) -> Setting:
        """Return the setting with all options filled in and bot files located; raise if unplayable."""
        for name in self.bots:
            bot(name, self.game)
        began = game(self.game).new(seats=len(self.bots), seed=0, **self.plain_options)
        return msgspec.structs.replace(
            self, bots=tuple(absolute_name(name) for name in self.bots), options=dict(began.options)
        )


class Series(msgspec.Struct, frozen=True):
    """Settings, each played the same number of times from one seed.

    Match `17` of a series is match `17 // settings` of setting `17 % settings`. So an interrupted series has
    played every setting about equally often, and matches can be added without renumbering. The n-th matches
    of all settings share a seed.
    """

    settings: tuple[Setting, ...]
    matches: int
    """Number of matches of each setting."""
    seed: int | str = 0
    keep: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """The total number of matches."""
        return self.matches * len(self.settings)

    def setting_of(self, match: int) -> int:
        """Return the number of the setting that a match belongs to."""
        return match % len(self.settings)

    def number_of(self, match: int) -> int:
        """Return the number of a match within its setting."""
        return match // len(self.settings)

    def play(self, match: int, watch: Callable[[State], None] | None = None) -> State:
        """Play a match and return its last state; `watch` is called with the state after each decision."""
        setting = self.settings[self.setting_of(match)]
        return play_match(
            setting.game,
            setting.bots,
            self.seed,
            number=self.number_of(match),
            options=setting.plain_options,
            budget=setting.budget,
            watch=watch,
        )

    def resolve(self) -> Series:
        """Return the series with every setting resolved; raise if one cannot be played."""
        return msgspec.structs.replace(self, settings=tuple(one.resolve() for one in self.settings))


def with_matches(series: Series, matches: int) -> Series:
    """Return the series with another number of matches per setting."""
    return msgspec.structs.replace(series, matches=matches)


def split_into_parts(matches: Sequence[int], size: int) -> list[Part]:
    """Split match numbers into parts of at most `size` consecutive numbers."""
    found: list[Part] = []
    first = 0
    for at in range(1, len(matches) + 1):
        if at == len(matches) or at - first == size or matches[at] != matches[at - 1] + 1:
            found.append(range(matches[first], matches[at - 1] + 1))
            first = at
    return found
