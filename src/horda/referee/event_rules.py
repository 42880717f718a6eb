"""The rules that explain an event, by ids of the game's rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from horda.engine.choices import Plain
from horda.engine.content.typed_yaml import plain_in
from horda.engine.game import Game

MAX_RULES = 3
"""Rules that a step cites, the most telling first."""


@cache
def _table() -> Mapping[str, Mapping[str, list[str]]]:
    text = files("horda.referee").joinpath("event_rules.yaml").read_text(encoding="utf-8")
    found = plain_in(text, name="event_rules.yaml")
    assert isinstance(found, dict)
    return found


def rules_of_event(game: Game, event: str, args: Mapping[str, Plain]) -> tuple[str, ...]:
    """Return the rules that explain an event; empty if the table names none."""
    table = _table().get(game.family or game.id, {})
    found = table.get(f"{event}.{args.get('reason', '')}") or table.get(event, [])
    keys = family_keys(game)
    ids = [keys.get(key, key) for key in found]
    return tuple(id for id in dict.fromkeys(ids) if "." not in id)[:MAX_RULES]


def family_keys(game: Game) -> Mapping[str, str]:
    """Return the ids that a game of the Zombicide family has for the keys of the family."""
    keys = getattr(getattr(game, "edition", None), "keys", {})
    assert isinstance(keys, dict)
    return keys
