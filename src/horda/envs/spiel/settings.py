"""The parameters of OpenSpiel's games (numbers and texts), and their conversion to a setup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from horda.engine.choices import Plain
from horda.envs.setup import Setup, option_in, setup_for

DEALS: Final = 1_000
"""Number of outcomes of the first chance node, which sets up the match."""
BRANCHES: Final = 32
"""Number of outcomes of each later chance node."""
DEFAULTS: Final[Mapping[str, int | str]] = {
    "players": 0,
    "options": "",
    "actions": "factored",
    "rearranging": "together",
    "reward": "win",
    "deals": DEALS,
    "branches": BRANCHES,
}
"""The parameters with their defaults; `options` is written `mission:the_alarm_bell;survivors:4`."""


def setup_of(game_id: str, parameters: Mapping[str, int | str]) -> Setup:
    """Return the setup for the parameters of a game."""
    given = {**DEFAULTS, **parameters}
    arguments: dict[str, object] = {name: given[name] for name in ("actions", "rearranging", "reward")}
    arguments |= options_in(game_id, str(given["options"]))
    players = int(given["players"])
    if players:
        arguments["seats"] = players
    return setup_for(game_id, arguments, default_seats=2)


def options_in(game_id: str, text: str) -> dict[str, Plain]:
    """Return the options of a game in a text."""
    found: dict[str, Plain] = {}
    for part in filter(None, (one.strip() for one in text.split(";"))):
        name, _, written = part.partition(":")
        found[name] = option_in(game_id, name, written)
    return found
