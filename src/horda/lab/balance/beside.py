"""The tables beside those that a box is judged by: more survivors, more players, players who err."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horda.bots import best_bot
from horda.games import game
from horda.games.zombicide.game import MISSION, SURVIVORS, Zombicide
from horda.lab.balance import RANDOM
from horda.lab.series import Series, Setting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horda.engine.choices import Plain

ONE_IN: Final = 4
"""Of so many matches of a box, one is played at each table beside: they tell a direction, not a verdict."""
ERRING: Final = ("walker", "runner")
"""The levels below the careful player. The one that thinks ahead would take longer than all the others."""


def beside_missions(name: str, *, matches: int, seed: int | str, missions: Sequence[str] = ()) -> Series:
    """Every mission with more survivors, with players who err, and with as many players as there may be."""
    shelf, best = game(name), best_bot(name)
    assert isinstance(shelf, Zombicide)
    settings: list[Setting] = []
    for mission in missions or shelf.plans:
        options: dict[str, Plain] = {MISSION: mission}
        fewest, most = shelf.seats_for(options)
        usual = shelf.options_with_defaults(options, fewest)
        if SURVIVORS in usual:
            largest = shelf.plan(options).mission.survivors[1]
            for people in _more_survivors(int(str(usual[SURVIVORS])), largest):
                more: dict[str, Plain] = {**options, SURVIVORS: people}
                settings.append(Setting(name, (best,) * shelf.seats_for(more)[0], dict(more)))
        settings.extend(_erring(name, fewest, options))
        settings.append(Setting(name, (best,) * most, dict(options)))
    return Series(tuple(settings), _fewer(matches), seed)


def _more_survivors(usual: int, most: int) -> list[int]:
    """The most survivors that a mission is for, and a number between."""
    return [one for one in dict.fromkeys(((usual + most) // 2, most)) if one > usual]


def _erring(name: str, seats: int, options: dict[str, Plain]) -> list[Setting]:
    """Who errs plays all survivors where all win together, and the first seat among rivals."""
    shelf = game(name)
    together = isinstance(shelf, Zombicide) and shelf.plan(options).goals.together
    others = seats - 1
    return [
        Setting(name, (bot, *((bot if together else best_bot(name),) * others)), dict(options))
        for bot in ERRING
    ]


def beside_seats(name: str, seats: int, *, matches: int, seed: int | str) -> Series:
    """A number of players with somebody else in the first seat: those who err, and the random player."""
    best = best_bot(name)
    settings = tuple(Setting(name, (bot, *(best,) * (seats - 1))) for bot in (*ERRING, RANDOM))
    return Series(settings, _fewer(matches), seed)


def _fewer(matches: int) -> int:
    return max(1, matches // ONE_IN)
