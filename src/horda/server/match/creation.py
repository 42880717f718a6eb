"""A match that somebody wants to begin: whether it can be, and if not, why."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from horda.engine.game import Game
from horda.games import UnknownGame, game, games
from horda.games.zombicide.missions.custom import MAP
from horda.server.http.errors import ProblemError
from horda.server.http.mission_errors import check_custom_mission
from horda.server.match.access_links import new_id
from horda.server.protocol.match_records import MatchWish, SeatWish
from horda.server.store import Header
from horda.server.store.rows import SeatRow
from horda.server.table.seating import bot_called

SEED_BYTES = 16
SHOWN = 12
"""So many allowed values are listed."""


def header_of(wish: MatchWish) -> Header:
    """The header of a match that can be begun; `ProblemError` says why one cannot."""
    try:
        found = game(wish.game)
    except UnknownGame as problem:
        raise ProblemError("no-such-game", status=404, name=wish.game, known=", ".join(games())) from problem
    _check(found, wish)
    return Header(
        id=new_id(),
        game=found.id,
        rules=found.version,
        seats=len(wish.seats),
        options=dict(wish.options),
        seed=wish.seed if wish.seed is not None else secrets.token_hex(SEED_BYTES),
        seed_given=wish.seed is not None,
        created=time.time(),
    )


def _check(what: Game, wish: MatchWish) -> None:
    """As `Game.new` does, but in words of both languages."""
    known = {option.name: option for option in what.options()}
    options = dict(wish.options)
    if MAP in options:
        check_custom_mission(what, options)
        options = {name: value for name, value in options.items() if name not in (MAP, "mission")}
    for name, value in options.items():
        if name not in known:
            raise ProblemError("wrong-option", title=what.title, name=name, known=", ".join(known) or "–")
        allowed = known[name].values
        if not any(value == one and type(value) is type(one) for one in allowed):
            listed = ", ".join(str(one) for one in allowed[:SHOWN]) + (" …" if len(allowed) > SHOWN else "")
            raise ProblemError("wrong-value", name=name, given=str(value)[:40], allowed=listed)
    low, high = what.seats_for(wish.options)
    if not low <= len(wish.seats) <= high:
        raise ProblemError("wrong-seats", title=what.title, low=low, high=high, given=len(wish.seats))


def seat_of(wish: SeatWish, game_id: str, offered: Sequence[str] = ()) -> SeatRow:
    """Who sits in a seat as the match begins; `offered` are the host's own players."""
    bot = bot_called(wish.bot, game_id, offered) if wish.who == "bot" else ""
    return SeatRow(wish.name.strip(), bot, here=wish.who == "here", claimed=wish.who == "here")
