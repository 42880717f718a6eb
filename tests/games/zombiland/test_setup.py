"""Tests of the set-up: tokens, hands, decks, characters, and the first player (ZL-SET)."""

import pytest
from tests.games.zombiland.table import NOTHING, match_at_first_turn, offered_answers, space, table
from tests.tables import logged_events, play, question_name

import horda
from horda.engine.chance import initial_state
from horda.engine.game import BadOption
from horda.games.zombiland.content import BOARD, DECK
from horda.games.zombiland.rules.setup import CARDS_DEALT, HEALTH_AT_START
from horda.games.zombiland.state import HANDS, PAWS, ZombilandState
from horda.games.zombiland.view import view_of

GAME = horda.game("zombiland")
EVERY_NUMBER = pytest.mark.parametrize("seats", range(2, 7))


def match_with_rolls(seats: int, *dice: int) -> ZombilandState:
    """Return a match from the very beginning, with given rolls for the first turn."""
    defaults = {option.name: option.default for option in GAME.options()}
    s = GAME.start(seats, defaults, initial_state(1))
    s.script = list(dice)
    s.advance()
    return s


@pytest.mark.rule("ZL-SET-02")
def test_each_player_takes_a_character_of_their_own_and_stands_in_zone_0():
    s = match_with_rolls(3)
    assert offered_answers(s) == sorted(f"0 choose {name}" for name in BOARD.characters)
    play(s, "0 choose odile")
    assert "1 choose odile" not in offered_answers(s)
    play(s, "1 choose vera", "2 choose pau")
    assert s.character == ["odile", "vera", "pau"]
    assert s.at == ["zone_0"] * 3


@pytest.mark.rule("ZL-SET-03", "ZL-SET-04", "ZL-SET-05", "ZL-Q-01", "ZL-Q-02")
@EVERY_NUMBER
def test_five_health_tokens_a_player_three_in_hand_and_two_in_one_common_pool(seats: int):
    s = match_at_first_turn(seats)
    assert s.health == [3] * seats
    assert s.pool == 2 * seats
    assert s.pool + sum(s.health) + s.removed == 5 * seats
    assert HEALTH_AT_START == 3


@pytest.mark.rule("ZL-SET-06")
@EVERY_NUMBER
def test_each_player_is_dealt_five_resource_cards_from_a_shuffled_deck(seats: int):
    hands = [
        [s.cards.faces(HANDS[seat]) for seat in range(seats)]
        for s in (match_at_first_turn(seats, 1), match_at_first_turn(seats, 2))
    ]
    assert all(len(hand) == 5 for hand in hands[0])
    assert hands[0] != hands[1]
    assert CARDS_DEALT == 5


@pytest.mark.rule("ZL-SET-07", "ZL-SET-08", "ZL-SET-09")
@pytest.mark.parametrize("deck", ["resource", "encounter", "zombie"])
def test_each_deck_lies_shuffled_and_face_down_on_its_sector(deck: str):
    s, again = match_at_first_turn(3, 1), match_at_first_turn(3, 2)
    dealt = 3 * 5 if deck == "resource" else 0
    assert len(s.cards.piles[deck]) == len(DECK.numbers(deck)) - dealt
    assert all(s.cards.known[card] == 0 for card in s.cards.piles[deck])
    printed = [DECK.faces[card] for card in DECK.numbers(deck)]
    assert len({tuple(printed), tuple(s.cards.faces(deck)), tuple(again.cards.faces(deck))}) == 3
    assert s.cards.piles[f"{deck}_discard"] == []


@pytest.mark.rule("ZL-SET-09")
def test_nobody_begins_with_zombie_cards():
    s = match_at_first_turn(4)
    assert all(s.cards.piles[PAWS[seat]] == [] for seat in range(4))


@pytest.mark.rule("ZL-SET-10")
@EVERY_NUMBER
def test_every_location_has_its_own_tokens_one_for_each_player(seats: int):
    s = match_at_first_turn(seats)
    assert s.lying == {space("location", region.id): seats for region in BOARD.regions}
    assert s.tokens == [[]] * seats


@pytest.mark.rule("ZL-SET-11")
def test_characters_nobody_took_and_spare_tokens_stay_in_the_box():
    s = match_at_first_turn(2)
    assert len(set(s.character)) == 2
    assert set(s.character) < set(BOARD.characters)
    assert s.pool + sum(s.health) == 10
    assert sum(s.lying.values()) == 2 * 4


@pytest.mark.rule("ZL-SET-12")
@EVERY_NUMBER
def test_everybody_begins_as_a_survivor(seats: int):
    s = match_at_first_turn(seats)
    assert s.status == ["alive"] * seats
    assert s.team is False


def choose_characters(s: ZombilandState) -> ZombilandState:
    while question_name(s) == "ChooseCharacter":
        s.apply(s.all_choices()[0])
    return s


@pytest.mark.rule("ZL-SET-13")
@pytest.mark.parametrize(("dice", "first"), [((2, 5, 3), 1), ((6, 5, 3), 0), ((1, 2, 4), 2)])
def test_the_highest_roll_takes_the_first_turn(dice: tuple[int, ...], first: int):
    s = choose_characters(match_with_rolls(3, *dice))
    assert s.active == s.first == first
    assert logged_events(s, "TurnBegan") == [f"TurnBegan {first} 1"]


@pytest.mark.rule("ZL-SET-13", "ZL-Q-22")
def test_only_those_who_tie_for_the_highest_roll_roll_again():
    s = choose_characters(match_with_rolls(4, 5, 2, 5, 5, 1, 3, 3, 2, 6))
    assert logged_events(s, "StartRolled") == [
        "StartRolled 0 5", "StartRolled 1 2", "StartRolled 2 5", "StartRolled 3 5",
        "StartRolled 0 1", "StartRolled 2 3", "StartRolled 3 3",
        "StartRolled 2 2", "StartRolled 3 6",
    ]  # fmt: skip
    assert s.active == 3


@pytest.mark.rule("ZL-SET-14", "ZL-TRN-04")
def test_turns_go_round_clockwise():
    s = table("zone_0: vera tomas odile", turn="tomas", dice=[1, 1, 1, 1], meets=(NOTHING,) * 3)
    play(s, "tomas move nx1", "odile move nx1", "vera move nx1")
    assert logged_events(s, "TurnBegan") == [
        "TurnBegan 1 1",
        "TurnBegan 2 1",
        "TurnBegan 0 2",
        "TurnBegan 1 2",
    ]


@pytest.mark.rule("ZL-SET-14")
def test_whoever_is_asked_about_anothers_turn_is_asked_clockwise_too():
    s = match_at_first_turn(4)
    assert [s.in_turn_order(seat) for seat in (0, 2)] == [[1, 2, 3], [3, 0, 1]]


@pytest.mark.rule("ZL-SET-14")
def test_a_round_is_over_when_the_turn_comes_back_to_whoever_began():
    s = table("zone_0: vera tomas odile", first="tomas", turn="odile", dice=[1, 1, 1], meets=(NOTHING,) * 2)
    play(s, "odile move nx1", "vera move nx1")
    assert logged_events(s, "TurnBegan") == ["TurnBegan 2 1", "TurnBegan 0 1", "TurnBegan 1 2"]


@pytest.mark.rule("ZL-ZCD-03")
def test_before_the_first_turn_nobody_is_seen_to_have_played_a_card():
    s = GAME.new(seats=3)
    assert [one.played_this_turn for one in view_of(s, 0).players] == [False] * 3


@pytest.mark.rule("ZL-Q-23")
def test_two_to_six_may_play():
    for seats in (1, 7):
        with pytest.raises(BadOption, match="2 to 6 players"):
            GAME.new(seats=seats)
