"""Tests that an attack is one record from the roll to the last hit, in steps and in saves of any version."""

import ast
import json
from dataclasses import fields
from pathlib import Path

import pytest
from tests.properties.reordering.reordered import altered_game

import horda
from horda.engine.saves.save_format import checksum
from horda.games.zombicide.fields import ATTACK, ATTACK_PARTS
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.state import MELEE, RANGED, ZombicideState

GAMES = Path(horda.__file__).parent / "games"
PARTS = {field.name for field in fields(Attack)}


def position_with_two_hits() -> ZombicideState:
    """Return a position in which two melee hits must be divided between a fatty and walkers."""
    s = horda.game("green_horde").place(
        {"zones": {"A1": "asim[axe, plus_1_die_combat] walker*3 fatty"}, "dice": [6, 6]}
    )
    s.apply(next(choice for choice in s.all_choices() if choice.verb == "strike"))
    assert isinstance(s, ZombicideState)
    assert s.prompt(0).name == "AssignHits"
    return s


def save_with_attack(s: ZombicideState, written: object) -> str:
    """Return the save of a match with the current attack replaced."""
    save = json.loads(s.to_json())
    stack = save["position"]["stack"]
    stack[-1][2] = written
    save["check"] = checksum(save)
    return json.dumps(save)


def test_every_part_of_an_attack_has_a_meaning():
    assert set(ATTACK_PARTS) == PARTS


def test_an_attack_lies_in_a_save_by_the_names_of_its_parts():
    s = position_with_two_hits()
    name, _, attack, *_ = json.loads(s.to_json())["position"]["stack"][-1]
    assert name == "AssignHits"
    assert attack[:4] == ["Attack", 0, MELEE, "A1"]
    again = s.game.from_json(s.to_json())
    assert again == s
    assert again.question() == s.question()


def test_an_attack_goes_on_where_zones_and_kinds_are_numbered_otherwise():
    s = position_with_two_hits()
    there = altered_game(s.game).from_json(s.to_json())
    attack, attack_there = s.question().attack, there.question().attack
    assert s.board.names[attack.zone] == there.board.names[attack_there.zone]
    assert sorted(one.text() for one in there.all_choices()) == sorted(one.text() for one in s.all_choices())


def test_an_attack_that_an_earlier_version_saved_goes_on():
    s = position_with_two_hits()
    attack = s.question().attack
    row = [attack.by, attack.kind, "A1", 0, attack.aid, -1, 0, -1, 0, *attack.cards]
    again = s.game.from_json(save_with_attack(s, row))
    assert again == s
    assert again.all_choices() == s.all_choices()


@pytest.mark.parametrize(
    ("row", "attack"),
    [
        ([1, RANGED, "A1", 1, -1, -1, 0, -1, 0, 7, 8], Attack(1, RANGED, zone=0, cards=(7, 8), distance=1)),
        (
            [1, RANGED, "A1", 1, -1, "B1", 2, 8, 3, 7],
            Attack(1, RANGED, 0, (7,), 1, then_zone=1, then_distance=2, then_card=8, before=3),
        ),
        (
            [0, MELEE, "B1", 0, 9, -1, 0, -1, 0, 7, "fatty"],
            Attack(0, MELEE, 1, (7,), 0, aid=9, target=1),
        ),
    ],
    ids=["two weapons", "aimed apart", "at one zombie"],
)
def test_the_row_of_an_earlier_version_is_the_same_attack(row: list[object], attack: Attack):
    names = type(position_with_two_hits().names())({"zone": ["A1", "B1"], "kind": ["walker", "fatty"]})
    assert ATTACK.decode(row, names, {}) == attack
    assert ATTACK.decode(json.loads(json.dumps(ATTACK.encode(attack, names, {}))), names, {}) == attack


@pytest.mark.parametrize(
    "written",
    [7, [], ["Attack"], ["Step", 0], ["Attack", *[0] * 12], [0, 2], ["Attack", 0, 2, "moon", [], 0]],
)
def test_what_is_no_attack_is_refused(written: object):
    s = position_with_two_hits()
    with pytest.raises(ValueError, match="does not fit"):
        s.game.from_json(save_with_attack(s, written))


def test_no_attack_is_ever_changed():
    """Steps and clones share the attack record; its dataclass is not frozen, so this test checks the sources."""
    changed = [
        f"{path.name}: {ast.unparse(node)}"
        for path in GAMES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign)
        for target in getattr(node, "targets", [getattr(node, "target", None)])
        if isinstance(target, ast.Attribute) and target.attr in PARTS
        if ast.unparse(target.value).rpartition(".")[2] in ("attack", "second", "blow", "shot")
    ]
    assert changed == []
    assert Attack(0, MELEE, zone=0, cards=(1,), distance=0).target == NOWHERE
