"""The styles of generated missions: their goals, tokens and events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from horda.engine.chance import Dice
from horda.games.zombicide.game import Zombicide
from horda.lab.missions.generation.layout import MissionMap, random_element

Plain = dict[str, Any]
"""A part of a mission's file."""
EXPERIENCE: Final = 5
"""Experience points for an objective."""
KILLS_A_TILE: Final = 4
MAX_OBJECTIVES: Final = 4
GUARDS: Final = 2
PURSUERS: Final = 3


class Sentence(NamedTuple):
    """A text of the mission: a message id of the catalogue `stories` with its arguments."""

    message: str
    about: Mapping[str, str | int]


class Plot(NamedTuple):
    """The goals, tokens and events that a style adds to a map."""

    tokens: list[Plain]
    zombies: list[Plain]
    goals: list[Plain]
    when: list[Plain]
    goal_texts: list[Sentence]
    rules: list[Sentence]
    turns: list[Sentence]


def _escape(shelf: Zombicide, layout: MissionMap, dice: Dice) -> Plot:
    """Return an escape: everybody must reach the exit, with supplies on the way."""
    cache = random_element(dice, layout.rooms)
    return Plot(
        [_exit(layout), _objective(cache, "red")],
        _guards(shelf, [layout.exit]),
        [{"survivors_at": "exit"}],
        [{"event": "objective_taken", "do": [{"experience": EXPERIENCE}]}],
        [_to_the_exit(layout)],
        [_experience_rule(), Sentence("rule-cache", {"zone": cache})],
        [],
    )


def _collect(shelf: Zombicide, layout: MissionMap, dice: Dice) -> Plot:
    """Return a collection: every objective must be taken, then the exit reached."""
    rooms = _spread(layout.rooms, min(MAX_OBJECTIVES, 1 + len(layout.tiles) * len(layout.tiles[0]) // 2))
    return Plot(
        [_exit(layout), *(_objective(room, "red") for room in rooms)],
        _guards(shelf, rooms[:1]),
        [{"taken": "objective"}, {"survivors_at": "exit"}],
        [{"event": "objective_taken", "do": [{"experience": EXPERIENCE}]}],
        [Sentence("goal-collect", {"count": len(rooms)}), _to_the_exit(layout)],
        [_experience_rule()],
        [],
    )


def _hunt(shelf: Zombicide, layout: MissionMap, dice: Dice) -> Plot:
    """Return a hunt: many zombies must be killed, some of them hard to kill."""
    strong = list(shelf.words.figures)[1]
    kills = KILLS_A_TILE * sum(tile is not None for row in layout.tiles for tile in row)
    lair = layout.rooms[0]
    return Plot(
        [],
        [{"kind": strong, "at": lair, "count": GUARDS}, *_guards(shelf, [layout.exit])],
        [{"killed": {"count": kills}}, {"killed": {"kind": strong, "count": GUARDS}}],
        [],
        [
            Sentence("goal-kill", {"count": kills}),
            Sentence("goal-lair", {"zombie": strong, "zone": lair, "count": GUARDS}),
        ],
        [],
        [],
    )


def _chase(shelf: Zombicide, layout: MissionMap, dice: Dice) -> Plot:
    """Return a chase: something far away must be carried to the exit, with pursuers behind."""
    usual = next(iter(shelf.words.figures))
    prize = random_element(dice, layout.rooms[: max(1, len(layout.rooms) // 2)])
    pursuit = {"zombies": {"kind": usual, "at": "start", "count": PURSUERS}}
    taken = [{"say": 1}, {"carry": "blue"}, {"experience": EXPERIENCE}, {"wake": "blue"}, pursuit]
    spawn, side = layout.spawns[-1]
    return Plot(
        [
            _exit(layout),
            _objective(prize, "blue"),
            {"put": "spawn", "colour": "blue", "at": spawn, "side": side},
        ],
        _guards(shelf, [layout.exit]),
        [
            {"taken": {"colour": "blue"}},
            {"all_of": [{"carrier_at": {"colour": "blue", "at": "exit"}}, {"survivors_at": "exit"}]},
        ],
        [{"event": "objective_taken", "colour": "blue", "do": taken}],
        [Sentence("goal-prize", {"zone": prize}), Sentence("goal-carry", {"zone": layout.exit})],
        [_experience_rule()],
        [Sentence("turn-chase", {"zone": layout.start, "spawn": spawn, "count": PURSUERS})],
    )


Style = Callable[[Zombicide, MissionMap, Dice], Plot]
STYLES: Final[dict[str, Style]] = {"escape": _escape, "collect": _collect, "hunt": _hunt, "chase": _chase}


def _exit(layout: MissionMap) -> Plain:
    return {"put": "exit", "at": layout.exit}


def _objective(at: str, colour: str) -> Plain:
    return {"put": "objective", "at": at, "colour": colour}


def _guards(shelf: Zombicide, places: list[str]) -> list[Plain]:
    return [{"kind": next(iter(shelf.words.figures)), "at": at, "count": GUARDS} for at in places]


def _to_the_exit(layout: MissionMap) -> Sentence:
    return Sentence("goal-exit", {"zone": layout.exit})


def _experience_rule() -> Sentence:
    return Sentence("rule-experience", {"points": EXPERIENCE})


def _spread(places: list[str], count: int) -> list[str]:
    """Return `count` places, evenly spread from the farthest to the nearest."""
    count = min(count, len(places))
    return [places[at * len(places) // count] for at in range(count)]
