"""Conversion of positions in saves of earlier formats to the present format."""

# horda: interpreted, because it reads what a save wrote

from __future__ import annotations

from typing import Final

from horda.engine.lists import plus
from horda.games.zombicide.rules.combat.hits import AfterBlow, AssignHits, GoOn, NextHit
from horda.games.zombicide.rules.turns.charges import RushBy, rush_cost
from horda.games.zombicide.rules.zombies.activation import ZombieAction, ZombieAttacks, ZombieMoves
from horda.games.zombicide.rules.zombies.groups import Activation, DealtAttack, Group
from horda.games.zombicide.rules.zombies.zombie_attacks import ShareAttacks
from horda.games.zombicide.rules.zombies.zombie_moves import WalkBand, WalkZombies
from horda.games.zombicide.state import ZombicideState

LAST_WITH_UNPAID_RUSH: Final = 3
"""The last format in which a rush was paid for only after its path had been chosen."""
LAST_WITH_UNNAMED_TOKENS: Final = 5
"""The last format with numbers instead of names for the mission's tokens, and with a field for the damage of sixes."""
LAST_WITH_FLAT_GROUPS: Final = 6
"""The last format in which groups, activations and assigned attacks were flat lists of numbers."""
STEPS_OF_HITS: Final = tuple(kind.__name__ for kind in (NextHit, AssignHits, GoOn, AfterBlow))
"""The steps and questions of an attack whose hits are being assigned; an attack has exactly one of them."""
STEPS_OF_ACTIVATIONS: Final = tuple(kind.__name__ for kind in (ZombieAction, ZombieAttacks, ZombieMoves))
"""The steps whose first five fields were those of an activation."""


def convert_position(s: ZombicideState, position: dict[str, object], form: int) -> dict[str, object]:
    """Return a position of an earlier format in the present format."""
    if form <= LAST_WITH_UNNAMED_TOKENS:
        position = add_token_names(s, move_raised_damage(position))
    return group_parts(position) if form <= LAST_WITH_FLAT_GROUPS else position


def update_rush(s: ZombicideState, form: int, *, back: bool) -> None:
    """Pay for a pending rush of an early save; with `back`, refund the payment."""
    question = s.question() if form <= LAST_WITH_UNPAID_RUSH else None
    if isinstance(question, RushBy):
        cost = rush_cost(s, question.who, question.zone)
        s.actions = plus(s.actions, question.who, cost if back else -cost)


def drop_survivor_count(s: ZombicideState) -> None:
    """Remove the number of survivors from a saved position of a game without that option."""
    if all(option.name != "survivors" for option in s.game.options()):
        s.options.pop("survivors", None)


def add_token_names(s: ZombicideState, position: dict[str, object]) -> dict[str, object]:
    """Add the names of the mission's tokens, which were placed first and in the mission's order."""
    fields = position["fields"]
    assert isinstance(fields, dict)
    laid = len(fields["token_kind"])
    names = [*s.goals.token_names, *[""] * laid][:laid]
    return {**position, "fields": {**fields, "token_name": names}}


def move_raised_damage(position: dict[str, object]) -> dict[str, object]:
    """Move the damage added by sixes from the match's fields to the steps of the most recently started attack."""
    fields, stack = position["fields"], position["stack"]
    assert isinstance(fields, dict)
    assert isinstance(stack, list)
    raised = fields.get("raised", 0)
    found: list[object] = []
    for frame in reversed(stack):
        is_of_hits = isinstance(frame, list) and frame[0] in STEPS_OF_HITS
        found.append([*frame, raised] if is_of_hits else frame)
        raised = 0 if is_of_hits else raised
    kept = {name: value for name, value in fields.items() if name != "raised"}
    return {**position, "fields": kept, "stack": found[::-1]}


def group_parts(position: dict[str, object]) -> dict[str, object]:
    """Convert groups, activations and assigned attacks from flat lists to records."""
    stack = position["stack"]
    assert isinstance(stack, list)
    return {**position, "stack": [_group_parts_of(frame) for frame in stack]}


def _group_parts_of(frame: list[object]) -> list[object]:
    name, *parts = frame
    if name in STEPS_OF_ACTIVATIONS:
        kinds, number, band, singles, toward, *rest = parts
        return [name, [Activation.__name__, kinds, number, _groups(band), singles, toward], *rest]
    if name == WalkBand.__name__:
        movers, arrived, kinds, number, singles, toward = parts
        activation = [Activation.__name__, kinds, number, _groups(arrived), singles, toward]
        return [name, activation, _groups(movers)]
    if name == WalkZombies.__name__:
        return [name, *map(_groups, parts)]
    if name == ShareAttacks.__name__:
        return [name, *parts[:3], *[_split_records(DealtAttack, dealt, 2) for dealt in parts[3:]]]
    return frame


def _groups(flat: object) -> list[list[object]] | None:
    return None if flat is None else _split_records(Group, flat, 3)


def _split_records(kind: type, flat: object, size: int) -> list[list[object]]:
    """Return records of a class made from a flat list, `size` values each."""
    assert isinstance(flat, list)
    return [[kind.__name__, *flat[at : at + size]] for at in range(0, len(flat), size)]
