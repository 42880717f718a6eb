"""Tests that impossible positions are rejected with the error and a way to correct it."""

import pytest
from tests.games.zombicide.conftest import GAME

from horda.engine.views.position import BadPosition, state_from_text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A1: rolf[wounds=4]", "3 wounds are death; write at most 2, or take rolf off the board"),
        ("A1: rolf[wounds=3]", "3 wounds are death"),
        ("A1: rolf | B1: rolf", "`rolf` stands in A1 and in B1, but there is one of each survivor"),
        ("A1: rolf rolf", "`rolf` stands twice in A1"),
        ("A1: rolf*2", "`rolf` stands twice in A1"),
        ("A1: rolf | B1: abomination*9", "more than 1 `abomination`, which is all that the box has"),
        ("A1: rolf | B1: wlaker", "did you mean `walker`?"),
    ],
)
def test_what_no_match_can_have_is_refused(text: str, message: str):
    with pytest.raises(BadPosition) as refused:
        state_from_text(GAME, text)
    assert message in str(refused.value)


def test_an_unknown_word_is_answered_by_a_few_known_ones():
    with pytest.raises(BadPosition) as refused:
        state_from_text(GAME, "A1: rolf | B1: xyzzy")
    known = str(refused.value).partition("known: ")[2]
    assert known.endswith("…")
    assert len(known.split(", ")) < 15
