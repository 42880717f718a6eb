import json

import pytest
from tests.engine.toy import TOY

from horda.engine.save import BadSave, checksum


def a_save() -> str:
    s = TOY.new(seats=2, seed=8)
    for _ in range(5):
        s.apply(s.offered()[0])
    return s.to_json()


def altered(**changes: object) -> str:
    """A save in which somebody changed something and mended the checksum."""
    content = json.loads(a_save())
    content.update(changes)
    content["check"] = checksum(content)
    return json.dumps(content)


def test_a_save_comes_back_as_it_was_and_can_be_taken_back():
    text = a_save()
    s = TOY.from_json(text)
    assert s.to_json() == text
    for _ in range(5):
        s.undo(consent=True)
    assert s == TOY.new(seats=2, seed=8)


def test_steps_are_saved_so_that_one_can_read_them():
    s = TOY.new(seats=2, seed=8)
    assert json.loads(s.to_json())["position"]["stack"] == [["Lay", [0, 1], []]]


@pytest.mark.parametrize("part", [0.0, 0.3, 0.9, 0.999])
def test_a_truncated_save_is_refused(part):
    text = a_save()
    with pytest.raises(BadSave, match="not a whole save"):
        TOY.from_json(text[: int(len(text) * part)])


@pytest.mark.parametrize("text", ["[]", "3", "null", '{"format": "chess"}', "{}"])
def test_a_foreign_file_is_refused(text):
    with pytest.raises(BadSave, match="not a Horda save"):
        TOY.from_json(text)


def test_a_damaged_save_is_refused():
    text = a_save().replace('"chance":', '"chance":1', 1)
    with pytest.raises(BadSave, match="changed or damaged"):
        TOY.from_json(text)


def test_a_save_of_a_newer_format_or_of_newer_rules_is_refused():
    with pytest.raises(BadSave, match="newer than 1; update Horda"):
        TOY.from_json(altered(save=2))
    with pytest.raises(BadSave, match="rules version 7 of High card"):
        TOY.from_json(altered(rules=7))


def test_a_save_of_another_game_says_which():
    with pytest.raises(BadSave, match="of `chess`, not of `toy`"):
        TOY.from_json(altered(game="chess"))


def test_a_save_whose_moves_do_not_lead_to_its_position_is_refused():
    other = TOY.new(seats=2, seed=9)
    position = json.loads(other.to_json())["position"]
    with pytest.raises(BadSave, match="do not lead to its position"):
        TOY.from_json(altered(position=position, moves=[]))
    with pytest.raises(BadSave, match="cannot be played again"):
        TOY.from_json(altered(moves=[{"seat": 0, "do": "fly"}]))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"stack": [["Fly", 1]]}, "no step is called `Fly`"),
        ({"cards": {"piles": {}, "known": []}}, "its piles of cards"),
        ({"fields": {}}, "its fields"),
        ({"stack": "none"}, "a part that cannot be read"),
    ],
)
def test_a_save_that_does_not_fit_the_game_says_where(change, problem):
    position = {**json.loads(a_save())["position"], **change}
    with pytest.raises(BadSave, match=problem):
        TOY.from_json(altered(position=position))


def test_an_event_nobody_knows_is_refused():
    with pytest.raises(BadSave, match="no event is called `Miracle`"):
        TOY.from_json(altered(events=[[-1, ["Miracle"]]]))


def test_a_save_of_older_rules_stays_readable_from_where_it_is():
    content = json.loads(a_save())
    s = TOY.from_json(altered(rules=0, moves=content["moves"]))
    assert s.offered()
    with pytest.raises(ValueError, match="known only from here on"):
        s.undo(consent=True)
