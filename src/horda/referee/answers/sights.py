"""Lines of sight and their distances (Zombicide games)."""

from __future__ import annotations

from horda.engine.state import State
from horda.engine.views.position import BadPosition
from horda.games.zombicide.state import ZombicideState
from horda.referee.records import SightAnswer, SightLines
from horda.referee.rules.event_rules import family_keys
from horda.referee.wording import Wording

SIGHT_KEYS = ("sight.line", "sight.both_ways", "sight.room", "sight.street_and_room", "sight.opening")
"""The rules of sight, the most general first."""


def sight_from(state: State, name: str, wording: Wording) -> SightLines:
    """Return the lines of sight of a survivor or from a zone; raise `BadPosition` if the name is unknown."""
    if not isinstance(state, ZombicideState):
        raise BadPosition(wording.words.say("referee-no-sight"))
    if name not in state.roster and name not in state.board.called:
        raise BadPosition(wording.words.say("referee-unknown-place", name=name[:40]))
    seen = tuple(
        SightAnswer(one.place, one.distance, one.is_reached, figures_in_zone(state, one.place))
        for one in state.game.sight(state, name)
    )
    places = {one.place for one in seen}
    unseen = tuple(
        SightAnswer(place, -1, is_reached=False, figures=figures)
        for place in state.board.names
        if place not in places and (figures := figures_in_zone(state, place))
    )
    keys = family_keys(state.game)
    rules = tuple(dict.fromkeys(keys[key] for key in SIGHT_KEYS if key in keys))
    origin = name if name in state.board.called else state.board.names[state.zone[state.roster.index(name)]]
    sentence = wording.words.say("referee-sees", count=len([one for one in seen if one.figures]))
    return SightLines(origin, seen, unseen, rules, sentence)


def figures_in_zone(state: ZombicideState, place: str) -> tuple[str, ...]:
    """Return the figures in a zone: survivors by name, zombies by kind and count (`walker*3`)."""
    zone = state.board.called[place]
    people = [state.roster[who] for who in state.survivors_in(zone)]
    kinds = [
        kind.name if count == 1 else f"{kind.name}*{count}"
        for number, kind in enumerate(state.edition.kinds)
        if (count := state.zombies_of(zone, number))
    ]
    return (*people, *kinds)
