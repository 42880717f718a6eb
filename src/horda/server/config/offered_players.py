"""Custom players that a server offers besides Horda's own bots: their names and where they are loaded from."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from horda.bots import bots
from horda.bots.own import absolute_name, games_of, installed_players, is_own, make_player, own_player
from horda.games import games

PLAYER_NAME = re.compile(r"[\w][\w .-]{0,39}")
"""Names a player may have; they are shown in a list at the table."""


@dataclass(frozen=True)
class OfferedPlayer:
    """A custom player that may be seated."""

    where: str
    """Location from which a bot process loads the player."""
    games: tuple[str, ...] = ()
    """Ids of the games that the player plays; empty for all."""

    def can_play(self, game_id: str) -> bool:
        """Whether the player plays a game."""
        return not self.games or game_id in self.games


class BadOffer(ValueError):
    """A player that cannot be offered: the message `cli-wrong-player-<key>` and its arguments."""

    def __init__(self, key: str, /, **about: str) -> None:
        super().__init__(key)
        self.key = f"player-{key}"
        self.about = about


def load_offered_players(lines: Sequence[str]) -> dict[str, OfferedPlayer]:
    """Return the players of `--player NAME=WHERE` by name; each is loaded once as a check.

    Without `NAME=`, a player has the name of its class or entry point. Raise `BadOffer` or `BadPlayer` if invalid.
    """
    taken = {name for game_id in games() for name in bots(game_id)}
    found: dict[str, OfferedPlayer] = {}
    for line in lines:
        given, sign, rest = line.partition("=")
        where = (rest if sign else given).strip()
        elsewhere = {} if is_own(where) else installed_players()
        if not is_own(where) and where not in elsewhere:
            raise BadOffer("unknown", name=where[:80], known=", ".join(elsewhere) or "–")
        kind = own_player(elsewhere.get(where, where))
        name = given.strip() if sign else where if where in elsewhere else kind.__name__
        if not PLAYER_NAME.fullmatch(name):
            raise BadOffer("name", name=name[:80])
        if name in taken or name in found:
            raise BadOffer("taken", name=name)
        plays = games_of(kind)
        make_player(where, kind, plays[0] if plays else "")
        found[name] = OfferedPlayer(absolute_name(elsewhere.get(where, where)), plays)
    return found
