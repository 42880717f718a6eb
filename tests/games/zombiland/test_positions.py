"""Tests of parsing and formatting positions as short text."""

import pytest
from tests.games.zombiland.table import NOTHING, offered_answers, table
from tests.tables import play, question_name

import horda
from horda.engine.chance import Dice
from horda.engine.views.position import BadPosition, state_from_text, text_of
from horda.games.zombiland.positions import position_of

GAME = horda.game("zombiland")
TURN_STARTS = ("BeforeRoll", "ZombieRoll", "ChooseGrave")


@pytest.mark.parametrize("variant", GAME.variants(), ids=str)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_position_written_down_and_placed_again_is_the_same(seats: int, variant: dict[str, str]):
    s, rng, turn, tried = GAME.new(seats=seats, seed=seats, **variant), Dice(seats), 0, 0
    while not s.over:
        if question_name(s) in TURN_STARTS and s.turn > turn + 2:
            turn, tried = s.turn, tried + 1
            again = state_from_text(GAME, text_of(GAME, position_of(s)))
            assert position_of(again) == position_of(s)
            assert GAME.violations(again) == []
            assert question_name(again) == question_name(s)
            assert offered_answers(again) == offered_answers(s)
        play(s, offered_answers(s)[rng.below(len(offered_answers(s)))])
    assert tried > 2


def test_what_follows_from_a_placed_position_is_what_would_have_followed():
    s, rng = GAME.new(seats=4, seed=3), Dice(3)
    for _ in range(6):
        turn = s.turn
        while s.turn == turn:
            play(s, offered_answers(s)[rng.below(len(offered_answers(s)))])
    again = state_from_text(GAME, text_of(GAME, position_of(s)))
    again.chance = s.chance
    while not s.over:
        line = offered_answers(s)[rng.below(len(offered_answers(s)))]
        play(s, line)
        play(again, line)
        assert position_of(again) == position_of(s)


def test_pending_turns_and_who_began_are_part_of_a_position():
    s = table("zone_0: vera tomas", first="tomas", turn="vera", again=1, dice=[1], meets=(NOTHING,))
    text = text_of(GAME, position_of(s))
    assert "first = tomas" in text
    assert "again = 1" in text
    play(s, "vera move nx1")
    assert s.active == 0
    assert s.round == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nx1: vera[old_bta] tomas", "unknown note `old_bta`; did you mean `old_bat`"),
        ("nx9: vera tomas", "unknown space `nx9`; did you mean `n"),
        ("nx1: vera tommy", "unknown character `tommy`; did you mean `tomas`"),
        ("nx1: vera tomas | pol = 3", "unknown key `pol`; did you mean `pool`"),
        ("nx1: vera tomas | pool = 9", "6 Health tokens and 9 in the pool"),
        ("nx1: vera[giant_bat] tomas | turn = odile", "unknown note"),
        ("nx1: vera[motorbike, motorbike, motorbike] tomas", "the box has no further `motorbike`"),
        ("nx1: vera tomas | decks = {encountr: []}", "unknown deck `encountr`; did you mean `encounter`"),
        ("nx1: vera tomas | turn = odile", "unknown figure `odile`"),
        ("nx1 vera", "write `place: figures`"),
    ],
)
def test_a_position_that_cannot_be_says_what_is_wrong(text: str, message: str):
    with pytest.raises(BadPosition, match=message.replace("[", r"\[")):
        state_from_text(GAME, text)


def test_a_place_written_twice_holds_the_figures_of_both():
    s = table("nx1: vera | nx1: tomas")
    assert s.at == ["nx1", "nx1"]
