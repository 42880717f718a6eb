"""Which matches are to be played: the settings of a series, and the match behind each number."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from horda.bots import bot
from horda.bots.own import absolute_name
from horda.engine.choices import Plain, freeze_lists
from horda.engine.player import DEFAULT_BUDGET, Budget
from horda.engine.state import State
from horda.games import game
from horda.lab.matches import played_out

Part = Sequence[int]
"""Some matches of a series, by their numbers."""
EVENTS = "events"
DECISIONS = "decisions"
KEPT = (EVENTS, DECISIONS)
"""What is kept of every match besides its figures, where asked."""


class Setting(msgspec.Struct, frozen=True):
    """One way to lay the table: the game, who sits where, what was decided before."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, object] = {}
    """Plain values; what a file of it holds as a list is a tuple when it is played."""
    playouts: int = DEFAULT_BUDGET.playouts
    seconds: float = DEFAULT_BUDGET.seconds
    """How long a player may think about a decision; with a limit of seconds a seed need not play alike."""

    @property
    def plain_options(self) -> dict[str, Plain]:
        """The options as the engine takes them."""
        return {name: freeze_lists(value) for name, value in self.options.items()}

    @property
    def budget(self) -> Budget:
        """How long a player may think about a decision."""
        return Budget(self.playouts, self.seconds)

    def checked(self) -> Setting:
        """The same, with every option as it is played and each player where it lies; refused otherwise."""
        for name in self.bots:
            bot(name, self.game)
        began = game(self.game).new(seats=len(self.bots), seed=0, **self.plain_options)
        return msgspec.structs.replace(
            self, bots=tuple(absolute_name(name) for name in self.bots), options=dict(began.options)
        )


class Series(msgspec.Struct, frozen=True):
    """Settings, each played so many times from one seed.

    Match `17` of a series is match `17 // settings` of setting `17 % settings`: whatever was played of a
    series that broke off, every setting has its share, and more matches may follow without a new number
    for any of the old. The n-th matches of all settings have the same seed.
    """

    settings: tuple[Setting, ...]
    matches: int
    """Of each setting."""
    seed: int | str = 0
    keep: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """All matches."""
        return self.matches * len(self.settings)

    def setting_of(self, match: int) -> int:
        """The number of a match's setting."""
        return match % len(self.settings)

    def number_of(self, match: int) -> int:
        """The number of a match in its setting."""
        return match // len(self.settings)

    def played(self, match: int) -> State:
        """A match at its end, with all that happened in it."""
        setting = self.settings[self.setting_of(match)]
        return played_out(
            setting.game,
            setting.bots,
            self.seed,
            number=self.number_of(match),
            options=setting.plain_options,
            budget=setting.budget,
        )

    def checked(self) -> Series:
        """The same, if all of it can be played."""
        return msgspec.structs.replace(self, settings=tuple(one.checked() for one in self.settings))


def with_matches(series: Series, matches: int) -> Series:
    """The same settings, each played so many times."""
    return msgspec.structs.replace(series, matches=matches)


def in_parts(matches: Sequence[int], size: int) -> list[Part]:
    """Matches in parts of at most `size`, each of numbers that follow one another."""
    found: list[Part] = []
    first = 0
    for at in range(1, len(matches) + 1):
        if at == len(matches) or at - first == size or matches[at] != matches[at - 1] + 1:
            found.append(range(matches[first], matches[at - 1] + 1))
            first = at
    return found
