"""A match that was played, told in rows: what all games have, and what a family's own module counts.

The module is named after the game or its family; a game without one is told by what all have.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import msgspec

from horda import __version__
from horda.engine.fingerprint import canonical
from horda.engine.game import Game
from horda.engine.state import Result, State
from horda.games.zombicide.own import MAP
from horda.lab.matches import match_seed
from horda.lab.rows import DecisionRow, EventRow, MatchRow, MatchRows, SeatResultRow
from horda.lab.series import DECISIONS, EVENTS, Part, Series
from horda.lab.telling.counting import Count
from horda.lab.unswept import seldom_swept

Teller = Callable[[State, Count], None]
NOBODY = Result((), (), "")
ENCODER = msgspec.json.Encoder()


def told_part(series: Series, part: Part) -> bytes:
    """The matches of a part, played and told, each a line of JSON: the work of a lab's worker."""
    with seldom_swept():
        return b"".join(_told_line(series, match, series.played(match)) for match in part)


def _told_line(series: Series, match: int, state: State) -> bytes:
    return ENCODER.encode(told(series, match, state)) + b"\n"


def told(series: Series, match: int, state: State) -> MatchRows:
    """A match of a series in rows."""
    count = Count(match)
    _teller(state.game)(state, count)
    return MatchRows(
        [_match_row(series, match, state, len(count.people))],
        _seat_rows(series, match, state, count),
        count.people,
        count.tallies(),
        count.rounds,
        _events(match, state) if EVENTS in series.keep else [],
        _decisions(match, state) if DECISIONS in series.keep else [],
    )


@cache
def _modules() -> frozenset[str]:
    return frozenset(one.name for one in iter_modules(__path__))


def _teller(game: Game) -> Teller:
    for name in (game.id, game.family):
        if name in _modules():
            teller: Teller = import_module(f"{__name__}.{name}").tell
            return teller
    return lambda state, count: None


def _match_row(series: Series, match: int, state: State, survivors: int) -> MatchRow:
    setting, number = series.settings[series.setting_of(match)], series.number_of(match)
    result = state.result or NOBODY
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


def _seat_rows(series: Series, match: int, state: State, count: Count) -> list[SeatResultRow]:
    result = state.result or NOBODY
    bots = series.settings[series.setting_of(match)].bots
    rows: list[SeatResultRow] = []
    for seat, bot in enumerate(bots):
        people = [one for one in count.people if one.seat == seat]
        rows.append(
            SeatResultRow(
                match=match,
                seat=seat,
                bot=bot,
                won=seat in result.winners,
                alone=result.winners == (seat,),
                score=float(result.scores[seat]) if result.scores else 0.0,
                people=len(people),
                lost=sum(not one.alive for one in people),
                kills=sum(one.kills for one in people),
                deals=count.promises["deal", seat],
                kept=count.promises["kept", seat],
                broken=count.promises["broken", seat],
            )
        )
    return rows


def _events(match: int, state: State) -> list[EventRow]:
    plain = (event.plain() for event in state.events())
    return [
        EventRow(match, at, str(name), msgspec.json.encode(about).decode())
        for at, (name, *about) in enumerate(plain)
    ]


def _decisions(match: int, state: State) -> list[DecisionRow]:
    return [
        DecisionRow(match, at, one.seat, one.verb, msgspec.json.encode(dict(one.args)).decode())
        for at, one in enumerate(state.moves.since(0))
    ]
