"""Creation of a match: checks of the request, and the rows to store."""

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
from horda.server.protocol.match_records import MatchRequest, SeatRequest
from horda.server.store import Header
from horda.server.store.rows import SeatRow
from horda.server.table.seating import resolve_bot

SEED_BYTES = 16
MAX_LISTED_VALUES = 12
"""Most allowed values that an error message lists."""


def new_header(request: MatchRequest) -> Header:
    """Return the header of the match that a client asks for; raise `ProblemError` if it cannot be created."""
    try:
        found = game(request.game)
    except UnknownGame as error:
        raise ProblemError("no-such-game", status=404, name=request.game, known=", ".join(games())) from error
    _check_options(found, request)
    return Header(
        id=new_id(),
        game=found.id,
        rules=found.version,
        seats=len(request.seats),
        options=dict(request.options),
        seed=request.seed if request.seed is not None else secrets.token_hex(SEED_BYTES),
        seed_given=request.seed is not None,
        created=time.time(),
    )


def _check_options(what: Game, request: MatchRequest) -> None:
    """Check options and seats as `Game.new` does, with errors in both languages."""
    known = {option.name: option for option in what.options()}
    options = dict(request.options)
    if MAP in options:
        check_custom_mission(what, options)
        options = {name: value for name, value in options.items() if name not in (MAP, "mission")}
    for name, value in options.items():
        if name not in known:
            raise ProblemError("wrong-option", title=what.title, name=name, known=", ".join(known) or "–")
        allowed = known[name].values
        if not any(value == one and type(value) is type(one) for one in allowed):
            listed = ", ".join(str(one) for one in allowed[:MAX_LISTED_VALUES]) + (
                " …" if len(allowed) > MAX_LISTED_VALUES else ""
            )
            raise ProblemError("wrong-value", name=name, given=str(value)[:40], allowed=listed)
    low, high = what.seats_for(request.options)
    if not low <= len(request.seats) <= high:
        raise ProblemError("wrong-seats", title=what.title, low=low, high=high, given=len(request.seats))


def new_seat_row(request: SeatRequest, game_id: str, offered: Sequence[str] = ()) -> SeatRow:
    """Return the row of a seat of a new match; `offered` are the players that the host adds."""
    bot = resolve_bot(request.bot, game_id, offered) if request.who == "bot" else ""
    return SeatRow(request.name.strip(), bot, here=request.who == "here", claimed=request.who == "here")
