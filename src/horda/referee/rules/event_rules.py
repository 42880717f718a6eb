"""The rules that explain an event, by ids of the game's rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from horda.engine.choices import Plain
from horda.engine.content.typed_yaml import plain_in
from horda.engine.events import Event
from horda.engine.game import Game
from horda.engine.state import State
from horda.games.zombicide.state import ZombicideState

MAX_RULES = 4
"""Most rules that a step cites, the most relevant first."""


@cache
def _table() -> Mapping[str, Mapping[str, list[str]]]:
    text = files("horda.referee.rules").joinpath("event_rules.yaml").read_text(encoding="utf-8")
    found = plain_in(text, name="event_rules.yaml")
    assert isinstance(found, dict)
    return found


def rules_of_event(game: Game, event: str, args: Mapping[str, Plain]) -> tuple[str, ...]:
    """Return the rules that explain an event; empty if the game's table has none for it."""
    found: list[str] = []
    for name in (f"{event}.{args.get('reason', '')}", event):
        for section in (game.id, game.family):
            found = found or _table().get(section, {}).get(name, [])
    keys = family_keys(game)
    ids = [keys.get(key, key) for key in found]
    return tuple(id for id in dict.fromkeys(ids) if "." not in id)[:MAX_RULES]


def family_keys(game: Game) -> Mapping[str, str]:
    """Return a Zombicide game's rule ids for the keys of the family."""
    keys = getattr(getattr(game, "edition", None), "keys", {})
    assert isinstance(keys, dict)
    return keys


def rules_of_situation(state: State, event: Event) -> tuple[str, ...]:
    """Return the rules that explain an event by its situation: second actions, water."""
    kind, zone, to = (getattr(event, name, "") for name in ("zombie", "zone", "to"))
    if not isinstance(state, ZombicideState) or kind not in state.edition.kind_number:
        return ()
    keys = family_keys(state.game)
    found: list[str] = []
    if state.edition.kinds[state.edition.kind_number[kind]].actions > 1:
        found.append("zombie.second_action")
    places = [state.board.called[place] for place in (zone, to) if place in state.board.called]
    if any(state.board.kinds[place].name == WATER for place in places):
        found.append("water.zombies")
    return tuple(keys[key] for key in found if key in keys)


WATER = "water"
"""The kind of zone that zombies wade through."""
