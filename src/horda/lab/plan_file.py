"""A plan file: several settings in one series, every mission with every number of seats, and so on.

game: green_horde
missions: [river_of_the_dead, my_mission.yaml]
survivors: [6, 12]
seats: [1]
players: [heuristic, random, [heuristic, random]]
options: {ultrared: [false, true]}
matches: 300
seed: 1
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from itertools import product
from pathlib import Path

import msgspec

from horda.engine.choices import Plain, freeze_lists
from horda.engine.content.errors import BadContent
from horda.engine.content.typed_yaml import read, text_in
from horda.engine.player import DEFAULT_BUDGET
from horda.games.own_missions import is_mission_file
from horda.lab.run import mission_options, seat_players
from horda.lab.series import OPTIONAL_TABLES, Series, Setting

MAX_SETTINGS = 500


class PlanFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of a plan file; missing ones take the usual values."""

    game: str
    missions: list[str] = []
    survivors: list[int] = []
    seats: list[int] = []
    players: list[str | list[str]] = []
    options: dict[str, list[bool | int | str | None]] = {}
    matches: int = 100
    seed: int | str = 0
    playouts: int = DEFAULT_BUDGET.playouts
    keep: list[str] = []


def read_plan_file(path: Path) -> Series:
    """Return the series in a plan file; raise `BadContent` with the line of a mistake."""
    plan = read(text_in(path), PlanFile, name=path.name)
    for table in plan.keep:
        if table not in OPTIONAL_TABLES:
            raise _plan_error(path, f"`keep` may have {' and '.join(OPTIONAL_TABLES)}, not `{table}`")
    if plan.matches < 1 or plan.playouts < 1:
        raise _plan_error(path, "`matches` and `playouts` are 1 at least")
    settings = _settings(plan, path.parent)
    if len(settings) > MAX_SETTINGS:
        raise _plan_error(path, f"{len(settings)} settings are too many; {MAX_SETTINGS} at most")
    return Series(settings, plan.matches, plan.seed, tuple(plan.keep))


def _plan_error(path: Path, message: str) -> BadContent:
    return BadContent(message, at=(path.name, 1))


def _settings(plan: PlanFile, beside: Path) -> tuple[Setting, ...]:
    """Combine every mission, number of survivors, number of seats, set of players and option."""
    missions: list[str | Path | None] = [
        beside / one if is_mission_file(one) else one for one in plan.missions
    ] or [None]
    people: list[int | None] = [*plan.survivors] or [None]
    seats: list[int | None] = [*plan.seats] or [None]
    players: list[str | list[str]] = plan.players or [[]]
    chosen = [dict(zip(plan.options, values, strict=True)) for values in product(*plan.options.values())]
    found: list[Setting] = []
    for mission, survivors, count, who, values in product(missions, people, seats, players, chosen):
        options: dict[str, Plain] = {name: freeze_lists(value) for name, value in values.items()}
        options |= mission_options(plan.game, mission)
        if survivors is not None:
            options["survivors"] = survivors
        names = seat_players(plan.game, who, count, options)
        setting = Setting(plan.game, names, dict(options), plan.playouts)
        # Players named one by one fix the number of seats, so the combinations repeat.
        if setting not in found:
            found.append(setting)
    return tuple(found)
