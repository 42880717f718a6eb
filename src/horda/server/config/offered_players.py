"""The players that a host offers at the table besides Horda's own: what each is called, and where it lies."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from horda.bots import bots
from horda.bots.own import absolute_name, games_of, installed_players, is_own, make_player, own_player
from horda.games import games

NAME = re.compile(r"[\w][\w .-]{0,39}")
"""What a player may be called: it stands in a list at the table."""


@dataclass(frozen=True)
class Offered:
    """A player that may be seated."""

    where: str
    """As its process finds it."""
    games: tuple[str, ...] = ()
    """The games it plays; empty: all."""

    def plays(self, game_id: str) -> bool:
        """Whether it plays a game."""
        return not self.games or game_id in self.games


class BadOffer(ValueError):
    """A player that cannot be offered so: a message `cli-wrong-player-<key>` and what it tells."""

    def __init__(self, key: str, /, **about: str) -> None:
        super().__init__(key)
        self.key = f"player-{key}"
        self.about = about


def offered_from(lines: Sequence[str]) -> dict[str, Offered]:
    """The players of `--player NAME=WHERE`, each loaded once to see that it can be; `BadPlayer` where not.

    Without a name it is called as its class is, or its entry point.
    """
    taken = {name for game_id in games() for name in bots(game_id)}
    found: dict[str, Offered] = {}
    for line in lines:
        given, sign, rest = line.partition("=")
        where = (rest if sign else given).strip()
        elsewhere = {} if is_own(where) else installed_players()
        if not is_own(where) and where not in elsewhere:
            raise BadOffer("unknown", name=where[:80], known=", ".join(elsewhere) or "–")
        kind = own_player(elsewhere.get(where, where))
        name = given.strip() if sign else where if where in elsewhere else kind.__name__
        if not NAME.fullmatch(name):
            raise BadOffer("name", name=name[:80])
        if name in taken or name in found:
            raise BadOffer("taken", name=name)
        plays = games_of(kind)
        make_player(where, kind, plays[0] if plays else "")
        found[name] = Offered(absolute_name(elsewhere.get(where, where)), plays)
    return found
