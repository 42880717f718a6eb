"""Extra settings of the balance pages: more survivors, more players, bots that make mistakes."""

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

MATCHES_DIVISOR: Final = 4
"""The main settings have this many times the matches of an extra one, which suffice to show a tendency."""
ERRING_BOTS: Final = ("walker", "runner")
"""The levels below the careful player, without the searching one, which would take longer than all others."""


def extra_mission_tables(name: str, *, matches: int, seed: int | str, missions: Sequence[str] = ()) -> Series:
    """Return every mission with more survivors, with erring bots, and with the most players."""
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
                larger: dict[str, Plain] = {**options, SURVIVORS: people}
                settings.append(Setting(name, (best,) * shelf.seats_for(larger)[0], dict(larger)))
        settings.extend(_erring_settings(name, fewest, options))
        settings.append(Setting(name, (best,) * most, dict(options)))
    return Series(tuple(settings), _reduced_matches(matches), seed)


def _more_survivors(usual: int, most: int) -> list[int]:
    """Return the mission's maximum of survivors and a number halfway to it."""
    return [one for one in dict.fromkeys(((usual + most) // 2, most)) if one > usual]


def _erring_settings(name: str, seats: int, options: dict[str, Plain]) -> list[Setting]:
    """Return settings with erring bots: in all seats, or in the first one if players are rivals."""
    shelf = game(name)
    together = isinstance(shelf, Zombicide) and shelf.plan(options).goals.together
    others = seats - 1
    return [
        Setting(name, (bot, *((bot if together else best_bot(name),) * others)), dict(options))
        for bot in ERRING_BOTS
    ]


def extra_seat_tables(name: str, seats: int, *, matches: int, seed: int | str) -> Series:
    """Return a number of players with an erring or random bot in the first seat."""
    best = best_bot(name)
    settings = tuple(Setting(name, (bot, *(best,) * (seats - 1))) for bot in (*ERRING_BOTS, RANDOM))
    return Series(settings, _reduced_matches(matches), seed)


def _reduced_matches(matches: int) -> int:
    return max(1, matches // MATCHES_DIVISOR)
