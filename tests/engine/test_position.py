import pytest
from tests.engine.toy import TOY

from horda.engine.views.position import (
    BadPosition,
    Figure,
    figures_in,
    figures_text,
    parse_position,
    state_from_text,
    text_of,
)


def test_figures_are_written_and_read_alike():
    text = "asim[axe, +1 die: melee] walker*2 fatty"
    figures = figures_in(text)
    assert figures == [Figure("asim", ("axe", "+1 die: melee")), Figure("walker", (), 2), Figure("fatty")]
    assert figures_text(figures) == text


@pytest.mark.parametrize("text", ["asim[axe", "asim]axe[", "*3"])
def test_unreadable_figures_are_refused_with_the_way_to_write_them(text):
    with pytest.raises(BadPosition, match=r"write `name\[note, note\]\*count`"):
        figures_in(text)


def test_a_position_is_short_text_both_ways():
    text = "0: low high\n1: middle\ndice = [6, 1]\npoints = [2, 0]"
    given = parse_position(TOY, text)
    assert given == {"hands": {"0": "low high", "1": "middle"}, "dice": [6, 1], "points": [2, 0]}
    assert parse_position(TOY, text_of(TOY, given)) == given
    assert parse_position(TOY, "0: low | dice = 6, 1")["dice"] == [6, 1]
    assert parse_position(TOY, "0: low | dice = 6")["dice"] == [6]
    s = state_from_text(TOY, text)
    assert s.points == [2, 0]


def test_a_line_that_is_neither_place_nor_setting_is_refused():
    with pytest.raises(BadPosition, match="line 2, `what is this`: write"):
        parse_position(TOY, "0: low\nwhat is this")
    with pytest.raises(BadPosition, match="is no value"):
        parse_position(TOY, "dice = [1, }")
