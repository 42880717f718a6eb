"""Turn played matches into rows: the common ones, and the counts by a game's own module.

The module is named after the game or its family. Only the lab imports this package; it is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import msgspec

from horda import __version__
from horda.engine.saves.fingerprint import canonical
from horda.engine.state import Result, State
from horda.games import game
from horda.games.zombicide.missions.custom import MAP
from horda.lab.gc_control import gc_relaxed
from horda.lab.matches import match_seed
from horda.lab.measure.match_counts import MatchCounts, TallyNames
from horda.lab.series import DECISIONS, EVENTS, Part, Series
from horda.lab.storage.rows import DecisionRow, EventRow, MatchRow, MatchRows, SeatResultRow

EventCounter = Callable[[State, MatchCounts], None]
Watch = Callable[[State], None]
NO_RESULT = Result((), (), "")
ENCODER = msgspec.json.Encoder()


def measure_part(series: Series, part: Part) -> bytes:
    """Play the matches of a part and return their rows as a line of JSON; this is a worker's job."""
    with gc_relaxed():
        return ENCODER.encode(measure_matches(series, part)) + b"\n"


def measure_matches(series: Series, part: Part) -> MatchRows:
    """Play matches and return their rows."""
    rows, names = MatchRows(), TallyNames()
    for match in part:
        count = MatchCounts(match, names)
        of_game = game(series.settings[series.setting_of(match)].game)
        module = _module_for((of_game.id, of_game.family))
        state = series.play(match, _watch_of(module, count))
        if module is not None:
            count_events: EventCounter = module.count_events
            count_events(state, count)
        rows.matches.append(_match_row(series, match, state, len(count.people)))
        rows.seats.extend(_seat_rows(series, match, state, count))
        rows.people.extend(count.people)
        rows.rounds.extend(count.rounds)
        rows.tallies.match.append(match)
        rows.tallies.each.append(len(count.tallies))
        rows.tallies.key.extend(count.tallies)
        rows.tallies.count.extend(count.tallies.values())
        if EVENTS in series.keep:
            rows.events.extend(_event_rows(match, state))
        if DECISIONS in series.keep:
            rows.decisions.extend(_decision_rows(match, state))
    for what, name in names:
        rows.tallies.what.append(what)
        rows.tallies.name.append(name)
    return rows


@cache
def _game_modules() -> frozenset[str]:
    return frozenset(one.name for one in iter_modules(__path__))


@cache
def _module_for(names: tuple[str, ...]) -> ModuleType | None:
    """Return the module that counts the events of a game or its family, if there is one."""
    for name in names:
        if name in _game_modules():
            return import_module(f"{__name__}.{name}")
    return None


def _watch_of(module: ModuleType | None, count: MatchCounts) -> Watch | None:
    """Return the function that a module calls after each decision of a match; None if there is none."""
    make_watch = getattr(module, "watch", None)
    if make_watch is None:
        return None
    found: Watch = make_watch(count)
    return found


def _match_row(series: Series, match: int, state: State, survivors: int) -> MatchRow:
    setting, number = series.settings[series.setting_of(match)], series.number_of(match)
    result = state.result or NO_RESULT
    options = {name: value for name, value in state.options.items() if name != MAP}
    return MatchRow(
        match=match,
        setting=series.setting_of(match),
        number=number,
        seed=match_seed(series.seed, number),
        game=state.game.id,
        rules=state.game.version,
        horda=__version__,
        seats=state.seats,
        bots=setting.bots,
        playouts=setting.playouts,
        options=canonical(options).decode(),
        mission=str(options.get("mission", "")),
        survivors=survivors,
        finished=state.result is not None,
        together=result.together,
        won=bool(result.winners),
        winners=result.winners,
        scores=result.scores,
        why=result.why,
        rounds=state.round,
        decisions=len(state.moves),
        hash=state.hash(),
    )


def _seat_rows(series: Series, match: int, state: State, count: MatchCounts) -> list[SeatResultRow]:
    result = state.result or NO_RESULT
    bots = series.settings[series.setting_of(match)].bots
    led, lost, kills = ([0] * len(bots) for _ in range(3))
    for one in count.people:
        if 0 <= one.seat < len(bots):
            led[one.seat] += 1
            lost[one.seat] += not one.alive
            kills[one.seat] += one.kills
    promises = count.promises
    return [
        SeatResultRow(
            match=match,
            seat=seat,
            bot=bot,
            won=seat in result.winners,
            alone=result.winners == (seat,),
            score=float(result.scores[seat]) if result.scores else 0.0,
            people=led[seat],
            lost=lost[seat],
            kills=kills[seat],
            deals=promises["deal", seat],
            kept=promises["kept", seat],
            broken=promises["broken", seat],
        )
        for seat, bot in enumerate(bots)
    ]


def _event_rows(match: int, state: State) -> list[EventRow]:
    plain = (event.as_json() for event in state.events())
    return [
        EventRow(match, at, str(name), msgspec.json.encode(about).decode())
        for at, (name, *about) in enumerate(plain)
    ]


def _decision_rows(match: int, state: State) -> list[DecisionRow]:
    return [
        DecisionRow(match, at, one.seat, one.verb, msgspec.json.encode(dict(one.args)).decode())
        for at, one in enumerate(state.moves.since(0))
    ]
