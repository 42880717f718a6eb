"""Tests of fights against Encounter cards (ZL-FGT)."""

import pytest
from tests.games.zombiland.table import (
    EMPTY_HANDED,
    FIGHT,
    near,
    offered_answers,
    points,
    space,
    table,
    weapons_against,
)
from tests.tables import logged_events, play, question_name, refusing_rule

from horda.games.zombiland.content import BOARD, ENCOUNTERS
from horda.games.zombiland.state import ZombilandState
from horda.games.zombiland.view import view_of

POWER = ENCOUNTERS[FIGHT].power


def position_in_fight(
    figure: str, *, die: int, card: str = FIGHT, others: str = "zone_0: tomas odile"
) -> ZombilandState:
    """Return a position in which Vera, at nx2, has to fight."""
    s = table(f"nx1: {figure} | {others}", dice=[1, die], meets=(card,))
    if question_name(s) == "BeforeRoll":
        play(s, "vera roll")
    play(s, "vera move nx2")
    if question_name(s) == "MidTurn":
        play(s, "vera turn_up")
    return s


@pytest.mark.rule("ZL-FGT-01", "ZL-Q-04")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_before_the_roll_the_survivor_plays_none_one_or_several_cards(count: int):
    s = position_in_fight("vera[old_bat, pistol, torch]", die=6)
    cards = ["old_bat", "pistol"][:count]
    play(s, *(f"vera play {card} vera" for card in cards), "vera roll")
    assert logged_events(s, "FightRolled")[0].split()[3] == str(points(*cards))


@pytest.mark.rule("ZL-FGT-01")
def test_after_the_roll_no_such_card_is_added():
    s = position_in_fight("vera[old_bat]", die=1)
    play(s, "vera roll")
    assert offered_answers(s) == ["vera pass"]
    assert refusing_rule(s, "vera play old_bat vera") == "ZL-RSC-05"


@pytest.mark.rule("ZL-FGT-02", "ZL-SPC-14", "ZL-SPC-04")
def test_the_die_the_cards_the_space_and_the_tokens_are_added_up():
    place = space("plus_1")
    s = table(f"{near(place)}: vera[old_bat, armory] | zone_0: tomas[torch]", dice=[1, 4], meets=(FIGHT,))
    play(
        s,
        "vera roll",
        f"vera move {place}",
        "vera turn_up",
        "vera play old_bat vera",
        "tomas play torch vera",
    )
    bonus = points("old_bat", "torch") + 1 + BOARD.tokens["armory"].fight
    assert logged_events(s, "FightRolled") == [f"FightRolled 0 4 {bonus} {4 + bonus} {POWER}"]


@pytest.mark.rule("ZL-FGT-02")
def test_one_die_is_rolled_for_a_fight():
    s = table("nx1: vera | zone_0: tomas", dice=[1, 5, 4], meets=(FIGHT,))
    play(s, "vera move nx2")
    assert logged_events(s, "FightRolled", "MoveRolled")[1:] == [
        f"FightRolled 0 5 0 5 {POWER}", "MoveRolled 1 4 4",
    ]  # fmt: skip


@pytest.mark.rule("ZL-FGT-03")
@pytest.mark.parametrize(("more", "won"), [(1, True), (0, True), (-1, False)])
def test_a_total_that_equals_or_beats_the_power_wins(more: int, *, won: bool):
    weapons, die = weapons_against(POWER + (1 if more > 0 else 0))
    s = position_in_fight(f"vera[{weapons}]", die=die + min(more, 0))
    play(s, *(f"vera play {card} vera" for card in weapons.split(", ")))
    assert logged_events(s, "FightWon", "FightLost") == [f"Fight{'Won' if won else 'Lost'} 0 {FIGHT}"]


@pytest.mark.rule("ZL-FGT-04")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_six_wins_whatever_the_power_and_nothing_less_does(die: int):
    assert ENCOUNTERS["giant"].power > 6
    s = position_in_fight("vera", die=die, card="giant")
    assert bool(logged_events(s, "FightWon")) == (die == 6)


@pytest.mark.rule("ZL-FGT-05", "ZL-FGT-06")
def test_a_lost_fight_means_one_bite_and_the_token_leaves_the_game():
    s = position_in_fight("vera", die=1)
    assert logged_events(s, "Bitten") == ["Bitten 0 2"]
    assert (s.health[0], s.pool, s.removed) == (2, 6, 1)


@pytest.mark.rule("ZL-FGT-05", "ZL-ENC-02", "ZL-ZCB-02", "ZL-ZCB-03")
def test_an_encounter_after_a_lost_fight_with_a_zombie_is_a_fight_of_its_own():
    prize = next(card for card in ENCOUNTERS.values() if [one.do for one in card.win] == ["draw"])
    s = table("nx1: tomas[zombie, gnaw] vera | sx1: odile", dice=[1, 1, 6], turn="tomas", meets=(prize.id,),
              claws=("grab", "grab", "lurch", "lurch"))  # fmt: skip
    play(s, "tomas stay", "tomas attack gnaw vera")
    assert (logged_events(s, "FightLost"), s.fighter) == (["FightLost 1 gnaw"], -1)
    play(s, "vera move nx2", "tomas pass")
    assert logged_events(s, "FightWon", "ZombieKilled") == [f"FightWon 1 {prize.id}"]
    assert len(s.hand(1)) == prize.win[0].n
    assert s.status[0] == "zombie"


@pytest.mark.rule("ZL-FGT-05")
def test_a_fight_that_is_won_costs_nothing():
    s = position_in_fight("vera", die=6)
    assert s.health[0] == 3
    assert s.removed == 0


@pytest.mark.rule("ZL-FGT-05", "ZL-FGT-06")
@pytest.mark.parametrize("card", [card.id for card in ENCOUNTERS.values() if card.power])
def test_the_card_may_say_how_many_bites_each_costs_a_token(card: str):
    s = position_in_fight("vera", die=1, card=card)
    assert len(logged_events(s, "Bitten")) == ENCOUNTERS[card].bites
    assert s.removed == ENCOUNTERS[card].bites


@pytest.mark.rule("ZL-FGT-05")
def test_the_box_has_fights_without_a_bite_with_one_and_with_more():
    assert {card.bites for card in ENCOUNTERS.values() if card.power} >= {0, 1, 2}


@pytest.mark.rule("ZL-FGT-07", "ZL-Q-03")
def test_the_bite_that_takes_the_last_token_does_not_kill():
    s = position_in_fight("vera[1 health]", die=1)
    assert s.health[0] == 0
    assert s.status[0] == "alive"


@pytest.mark.rule("ZL-FGT-07", "ZL-Q-03")
def test_a_bite_without_a_token_left_kills():
    s = position_in_fight("vera[0 health]", die=1)
    assert logged_events(s, "Died") == [EMPTY_HANDED]
    assert s.status[0] == "laid"


@pytest.mark.rule("ZL-FGT-07")
def test_of_two_bites_the_second_may_kill():
    card = next(card.id for card in ENCOUNTERS.values() if card.power and card.bites == 2)
    s = position_in_fight("vera[1 health]", die=1, card=card)
    assert logged_events(s, "Bitten", "Died") == ["Bitten 0 0", EMPTY_HANDED]


@pytest.mark.rule("ZL-FGT-01")
def test_the_others_help_in_turn_order_after_the_fighters_own_cards():
    s = position_in_fight("vera[old_bat]", die=6, others="zone_0: tomas[torch, torch] | sx1: odile[torch]")
    play(s, "vera roll")
    assert s.deciders == [1]
    play(s, "tomas play torch vera")
    assert s.deciders == [1]
    play(s, "tomas pass")
    assert s.deciders == [2]
    play(s, "odile pass")
    assert logged_events(s, "FightWon")


@pytest.mark.rule("ZL-FGT-01")
def test_cards_played_in_one_fight_do_not_count_in_the_next():
    s = table(f"{near('armory')}: vera[old_bat] | zone_0: tomas", dice=[1, 6, 6], meets=(FIGHT, FIGHT))
    play(s, "vera roll", "vera move armory", "vera turn_up", "vera play old_bat vera")
    assert [line.split()[3] for line in logged_events(s, "FightRolled")] == [str(points("old_bat")), "0"]


@pytest.mark.rule("ZL-FGT-03", "ZL-FGT-04")
@pytest.mark.parametrize("played", [(), ("old_bat",)])
def test_the_chance_that_is_shown_is_the_share_of_dice_that_win(played: tuple[str, ...]):
    winning = []
    for die in range(1, 7):
        s = position_in_fight("vera[old_bat, torch]", die=die)
        shown = {
            one.name("card") if one.verb == "play" else "roll": s.game.chances(s, one)["win"]
            for one in s.choices(s.fighter)
        }
        play(s, *(f"vera play {card} vera" for card in played))
        seen = view_of(s, None).fight
        assert seen is not None
        play(s, "vera roll")
        if logged_events(s, "FightWon"):
            winning.append(die)
    assert shown[played[0] if played else "roll"] == len(winning) / 6
    assert (seen.needed, seen.chance) == (min(winning), len(winning) / 6)
