"""Tests of the end of the match and of the points (CH-END, CH-ELM-03)."""

import pytest
from tests.games.city_of_horror.conftest import ask, has_logged, look, offered_lines, play, table


@pytest.mark.rule("CH-END-01", "CH-END-02")
def test_everybody_needs_an_antidote_and_the_owner_chooses_who_gets_the_last():
    s = table(
        at="end",
        church="geek[red] mama[red] teen[red]",
        bank="thief[green] rasta[blue]",
        antidotes={"red": 2, "green": 2, "blue": 1},
    )
    assert offered_lines(s) == ["red vaccinate geek", "red vaccinate mama", "red vaccinate teen"]
    play(s, "red vaccinate teen", "red vaccinate geek")
    assert has_logged(s, "CharacterDied 0 mama no_antidote", "AntidotesUsed 1 1", "AntidotesUsed 2 1")
    assert look(s, "points") == {"red": 8, "green": 5, "blue": 4}
    assert look(s, "antidotes") == {"red": 0, "green": 1, "blue": 0}
    assert s.spent == 4


@pytest.mark.rule("CH-END-03", "CH-CHR-06")
def test_a_character_scores_the_side_that_is_up():
    s = table(
        at="end",
        church="granny[red]",
        bank="little_boy[green, exhausted] blonde[blue, exhausted]",
        antidotes={"red": 1, "green": 1, "blue": 1},
    )
    assert look(s, "points") == {"red": 5, "green": 2, "blue": 3}


@pytest.mark.rule("CH-END-04", "CH-END-05", "CH-END-06", "CH-CRD-12")
def test_spare_antidotes_food_and_canned_food_score_and_no_other_card():
    s = table(
        at="end",
        church="geek[red]",
        bank="thief[green] rasta[blue]",
        antidotes={"red": 3, "green": 1, "blue": 1},
        food={"green": [3, 0, 2]},
        hands={"blue": "canned_food*2 gun shotgun"},
    )
    assert look(s, "points") == {"red": 6, "green": 9, "blue": 6}


@pytest.mark.rule("CH-END-07")
def test_most_points_win():
    s = table(
        at="end",
        church="geek[red]",
        bank="thief[green] rasta[blue]",
        antidotes={"red": 3, "green": 1, "blue": 1},
    )
    assert s.result is not None
    assert (s.result.winners, s.result.why) == ((0,), "points")


@pytest.mark.rule("CH-END-08")
def test_a_tie_goes_to_who_has_more_alive_after_the_antidotes():
    s = table(
        at="end",
        church="geek[red] mama[red]",
        bank="businessman[green] thief[green] rasta[blue]",
        antidotes={"red": 1, "green": 2, "blue": 1},
        food={"red": [2, 1]},
    )
    play(s, "red vaccinate geek")
    assert look(s, "points") == {"red": 7, "green": 7, "blue": 4}
    assert s.result is not None
    assert (s.result.winners, s.result.why) == ((1,), "characters")


@pytest.mark.rule("CH-END-09")
def test_who_is_still_tied_shares_the_victory():
    s = table(
        at="end",
        church="geek[red]",
        bank="thief[green] student[blue]",
        antidotes={"red": 1, "green": 1, "blue": 1},
    )
    assert s.result is not None
    assert (s.result.winners, s.result.why) == ((0, 1), "shared")


@pytest.mark.rule("CH-ELM-03")
def test_without_anybody_alive_nothing_scores():
    s = table(
        at="end",
        church="geek[red]",
        bank="thief[green] rasta[blue]",
        antidotes={"green": 1, "blue": 1},
        food={"red": [3, 2, 2]},
        hands={"red": "canned_food"},
    )
    assert look(s, "points") == {"red": 0, "green": 4, "blue": 4}
    none = table(at="end", church="geek[red]", bank="thief[green] rasta[blue]")
    assert none.result is not None
    assert (none.result.winners, none.result.why) == ((), "nobody")


@pytest.mark.rule("CH-END-01")
def test_trade_and_cards_stop_when_the_helicopter_comes():
    s = table(
        at="crossroads",
        round=4,
        church="geek[red] mama[red]",
        bank="thief[green] rasta[blue]",
        antidotes={"red": 1},
        hands={"red": "gun"},
        passing=["green", "blue"],
    )
    play(s, "red pass")
    assert ask(s) == "Window"
    play(s, "red pass")
    assert offered_lines(s) == ["red vaccinate geek", "red vaccinate mama"]
