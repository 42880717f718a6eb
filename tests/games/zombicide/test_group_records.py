"""Tests that groups of zombies, activations and dealt attacks are records in steps and in saves."""

import ast
import json
from dataclasses import fields
from pathlib import Path

import pytest
from tests.properties.reordering.reordered import altered_game

import horda
from horda.engine.saves.save_format import checksum
from horda.games.zombicide.fields import ACTIVATION, DEALT_ATTACKS, GROUPS
from horda.games.zombicide.rules.zombies.groups import Activation, DealtAttack, Group
from horda.games.zombicide.rules.zombies.zombie_moves import WalkBand
from horda.games.zombicide.state import ZombicideState

GAMES = Path(horda.__file__).parent / "games"
SAVES = Path(__file__).resolve().parents[2] / "recorded" / "saves"
RECORDS = {"group": Group, "activation": Activation, "dealt": DealtAttack}


def band_on_the_march() -> ZombicideState:
    """Load a save of format 6 in which the players move part of a band, whose rest has still to move."""
    recorded = json.loads((SAVES / "green_horde.6.2.band.json").read_text(encoding="utf-8"))
    s = horda.game("green_horde").from_json(recorded["save"])
    assert isinstance(s, ZombicideState)
    assert any(isinstance(frame, WalkBand) for frame in s.stack)
    return s


def place_of_walk(stack: list) -> int:
    return next(at for at, frame in enumerate(stack) if frame[0] == "WalkBand")


def with_walk(s: ZombicideState, *parts: object) -> str:
    """Return the save of a match with the fields of its current `WalkBand` step replaced."""
    save = json.loads(s.to_json())
    stack = save["position"]["stack"]
    stack[place_of_walk(stack)][1:] = parts
    save["check"] = checksum(save)
    return json.dumps(save)


@pytest.mark.parametrize(
    ("meaning", "kind"),
    [(GROUPS.of, Group), (ACTIVATION, Activation), (DEALT_ATTACKS.of, DealtAttack)],
    ids=["group", "activation", "given attack"],
)
def test_every_part_of_a_record_has_a_meaning(meaning, kind: type):
    assert set(meaning.parts) == {field.name for field in fields(kind)}


def test_a_band_is_saved_with_the_names_of_zones_and_kinds():
    s = band_on_the_march()
    walk = next(frame for frame in s.stack if isinstance(frame, WalkBand))
    stack = json.loads(s.to_json())["position"]["stack"]
    _, activation, movers = stack[place_of_walk(stack)]
    assert activation[0] == "Activation"
    assert activation[3] == [saved_group(s, group) for group in walk.activation.band]
    assert movers == [saved_group(s, group) for group in walk.movers]
    assert s.game.from_json(s.to_json()) == s


def saved_group(s: ZombicideState, group: Group) -> list[object]:
    return ["Group", s.board.names[group.zone], s.edition.kinds[group.kind].name, group.count]


def test_a_band_is_the_same_where_zones_and_kinds_are_numbered_otherwise():
    s = band_on_the_march()
    there = altered_game(s.game).from_json(s.to_json())
    assert isinstance(there, ZombicideState)
    walk, walk_there = (
        next(frame for frame in state.stack if isinstance(frame, WalkBand)) for state in (s, there)
    )
    assert walk != walk_there
    assert [saved_group(there, group) for group in walk_there.movers] == [
        saved_group(s, group) for group in walk.movers
    ]
    stack_there, stack = (json.loads(state.to_json())["position"]["stack"] for state in (there, s))
    assert stack_there == stack


@pytest.mark.parametrize(
    "movers",
    [
        7,
        "Group",
        ["Group", "A1", "walker", 1],
        [["Group"]],
        [["Group", "A1", "nobody", 1]],
        [["Step", 0]],
        [[]],
    ],
    ids=str,
)
def test_movers_that_are_no_groups_are_refused(movers: object):
    s = band_on_the_march()
    stack = json.loads(s.to_json())["position"]["stack"]
    with pytest.raises(ValueError, match="does not fit"):
        s.game.from_json(with_walk(s, stack[place_of_walk(stack)][1], movers))


def test_no_record_is_ever_changed():
    """Steps and copies of a match share records; their dataclasses are not frozen, so this test checks the sources."""
    changed = [
        f"{path.name}: {ast.unparse(node)}"
        for path in GAMES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign)
        for target in getattr(node, "targets", [getattr(node, "target", None)])
        if isinstance(target, ast.Attribute)
        for kind in [RECORDS.get(ast.unparse(target.value).rpartition(".")[2])]
        if kind is not None and target.attr in {field.name for field in fields(kind)}
    ]
    assert changed == []
