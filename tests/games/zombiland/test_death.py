"""Tests of death, and of rising as a zombie (ZL-DTH)."""

import pytest
from tests.games.zombiland.table import (
    EMPTY_HANDED,
    FIGHT,
    NOTHING,
    at,
    hand,
    near,
    offered_answers,
    paws,
    space,
    table,
)
from tests.tables import logged_events, play, question_name

from horda.engine.views.position import parse_position
from horda.games.zombiland.state import ZombilandState

DOOMED = "nx1: vera[0 health, old_bat, torch, pistol] | zone_0: tomas odile"


def position_of_dying(text: str = DOOMED, **given: object) -> ZombilandState:
    """Return a position in which Vera loses a fight with no Health token left."""
    s = table(text, dice=[1, 1], meets=(FIGHT,), **given)
    if question_name(s) == "BeforeRoll":
        play(s, "vera roll")
    play(s, "vera move nx2")
    while s.active == 0 and question_name(s) in (
        "MidTurn",
        "FightCards",
        "HelpFight",
        "AfterRoll",
        "ZombieChance",
    ):
        play(s, next(line for line in offered_answers(s) if line.split()[1] in ("turn_up", "roll", "pass")))
    return s


@pytest.mark.rule("ZL-DTH-01", "ZL-Q-10")
def test_the_cards_of_the_dead_go_face_down_under_the_resource_deck_and_not_to_the_discard_pile():
    s = position_of_dying(draws=("machete",))
    assert hand(s, "vera") == []
    assert sorted(s.cards.faces("resource")[:3]) == ["old_bat", "pistol", "torch"]
    assert s.cards.faces("resource")[-1] == "machete"
    assert s.cards.faces("resource_discard") == []
    assert all(s.cards.known[card] == 0 for card in s.cards.piles["resource"])


@pytest.mark.rule("ZL-DTH-01")
@pytest.mark.parametrize("where", ["bottom", "top", "shuffle"])
def test_a_death_tells_where_the_hand_went(where: str):
    s = position_of_dying(options={"dead_cards": where})
    assert logged_events(s, "Died") == [f"Died 0 3 {where}"]


@pytest.mark.rule("ZL-DTH-01")
def test_the_death_of_who_held_no_card_tells_of_none():
    s = position_of_dying("nx1: vera[0 health] | zone_0: tomas odile")
    assert logged_events(s, "Died") == [EMPTY_HANDED]


@pytest.mark.rule("ZL-Q-10")
def test_the_cards_of_the_dead_are_in_random_order_and_the_rest_of_the_deck_keeps_its_order():
    before = table(DOOMED, draws=("machete", "crowbar")).cards.faces("resource")
    orders = set()
    for chance in range(20):
        s = table(DOOMED, dice=[1, 1], meets=(FIGHT,), draws=("machete", "crowbar"))
        s.chance = chance
        play(s, "vera roll", "vera move nx2", "vera turn_up", "vera roll", "vera pass")
        assert s.cards.faces("resource")[3:] == before
        orders.add(tuple(s.cards.faces("resource")[:3]))
    assert len(orders) > 3


@pytest.mark.rule("ZL-DTH-01", "ZL-Q-10", "ZL-DCK-05")
def test_they_bring_an_exhausted_deck_back():
    s = position_of_dying(decks={"resource": []})
    assert len(s.cards.faces("resource")) == 3


@pytest.mark.rule("ZL-Q-10")
def test_a_table_may_have_them_put_on_top():
    s = position_of_dying(draws=("machete",), options={"dead_cards": "top"})
    assert sorted(s.cards.faces("resource")[-3:]) == ["old_bat", "pistol", "torch"]
    assert s.cards.faces("resource")[-4] == "machete"
    assert all(s.cards.known[card] == 0 for card in s.cards.piles["resource"])


@pytest.mark.rule("ZL-Q-10")
def test_a_table_may_have_them_shuffled_into_the_deck():
    s = position_of_dying(options={"dead_cards": "shuffle"})
    before = table(DOOMED).cards.faces("resource")
    assert sorted(s.cards.faces("resource")) == sorted([*before, "old_bat", "pistol", "torch"])
    kept = [face for face in s.cards.faces("resource") if face not in ("old_bat", "pistol", "torch")]
    assert kept != [face for face in before if face not in ("old_bat", "pistol", "torch")]


@pytest.mark.rule("ZL-DTH-02", "ZL-Q-33")
def test_the_dead_lie_where_they_died():
    s = position_of_dying()
    assert at(s, "vera") == "nx2"
    assert s.status[0] == "laid"


@pytest.mark.rule("ZL-Q-33")
def test_the_laid_down_are_neither_attacked_nor_helped_nor_in_the_way():
    s = table(
        "nx2: vera[laid] tomas[zombie, gnaw, metamorphosis] | nx1: odile[torch]", turn="tomas", dice=[4]
    )
    play(s, "tomas stay")
    assert not any("vera" in line for line in offered_answers(s))
    walked = table("nx1: vera[laid] | nx2: tomas[zombie] | sx1: odile", turn="tomas", dice=[2])
    play(walked, "tomas roll")
    assert "tomas move zone_0" in offered_answers(walked)
    assert "tomas move nx1" not in offered_answers(walked)


@pytest.mark.rule("ZL-Q-33", "ZL-ZCD-07")
def test_the_laid_down_do_not_count_as_survivors_in_a_zombies_space():
    s = table("nx2: vera[laid] tomas[zombie, lurch] | sx1: odile[bit_of_peace]", turn="tomas")
    play(s, "tomas stay")
    assert offered_answers(s) == ["tomas hold", "tomas lunge lurch"]


@pytest.mark.rule("ZL-Q-33", "ZL-ZCD-12")
def test_the_laid_down_play_nothing():
    s = table("nx1: tomas | nx3: vera[laid, stealthy, gnaw] | zone_0: odile", dice=[1, 6], meets=(FIGHT,))
    play(s, "tomas move nx2")
    assert logged_events(s, "FightWon") == [f"FightWon 0 {FIGHT}"]


@pytest.mark.rule("ZL-DTH-03", "ZL-DTH-04", "ZL-Q-34")
def test_when_their_turn_comes_again_a_zombie_takes_the_place_of_the_dead_and_draws_four_cards():
    s = table("nx2: vera[laid] | zone_0: tomas odile", turn="odile", dice=[1], meets=(NOTHING,))
    assert s.status[0] == "laid"
    assert paws(s, "vera") == []
    play(s, "odile move sx1")
    assert logged_events(s, "Rose") == ["Rose 0 nx2"]
    assert s.status[0] == "zombie"
    assert at(s, "vera") == "nx2"
    assert len(paws(s, "vera")) == 4


@pytest.mark.rule("ZL-Q-34")
def test_who_rises_takes_a_full_zombie_turn_at_once():
    s = table("nx2: vera[laid] tomas | zone_0: odile", dice=[1], claws=("gnaw", "grab", "lurch", "frenzy"))
    assert question_name(s) == "ZombieRoll"
    play(s, "vera stay", "vera attack gnaw tomas")
    assert s.health[1] == 2
    assert question_name(s) == "ZombieEnd"


@pytest.mark.rule("ZL-DTH-05")
def test_from_then_on_the_player_is_a_zombie_with_zombie_cards_and_plays_no_survivors_turn():
    s = table("nx2: vera[laid] tomas | zone_0: odile", dice=[1])
    play(s, "vera roll")
    assert question_name(s) == "ZombieWay"
    play(s, "vera move nx1")
    assert logged_events(s, "EncounterDrawn") == []
    assert question_name(s) == "ZombiePlay"
    assert hand(s, "vera") == []


@pytest.mark.rule("ZL-DTH-05")
def test_a_zombie_gets_no_resource_cards_and_no_health():
    place = space("resource")
    s = table(f"{near(place)}: vera[laid] | zone_0: tomas odile", dice=[1])
    play(s, "vera roll", f"vera move {place}")
    assert hand(s, "vera") == []
    assert s.health[0] == 0


@pytest.mark.rule("ZL-DTH-06", "ZL-ZTU-03", "ZL-Q-08")
def test_a_zombies_hand_of_four_is_filled_up_at_the_end_of_its_own_turn_and_not_before():
    s = table("nx1: vera | se2: tomas[zombie, ultraviolent, gnaw, grab, lurch] | zone_0: odile",
              dice=[1, 6], meets=(FIGHT,))  # fmt: skip
    play(s, "vera move nx2", "tomas interrupt ultraviolent")
    assert len(paws(s, "tomas")) == 3
    play(s, "tomas stay", "tomas hold", "tomas discard gnaw")
    assert len(paws(s, "tomas")) == 4


@pytest.mark.rule("ZL-DTH-07", "ZL-TEA-04")
def test_only_the_first_two_who_die_become_zombies():
    s = position_of_dying("nx1: vera[0 health] tomas[zombie] odile[zombie] bruno")
    assert s.status == ["dead", "zombie", "zombie", "alive"]
    assert s.deaths == [1, 2, 0]


@pytest.mark.rule("ZL-DTH-07")
def test_the_second_who_dies_still_becomes_one():
    s = position_of_dying("nx1: vera[0 health] tomas[zombie] odile bruno")
    assert s.status[0] == "laid"


@pytest.mark.rule("ZL-Q-11")
def test_the_location_tokens_of_who_becomes_a_zombie_go_back_to_their_locations():
    s = position_of_dying("nx1: vera[0 health, hospital, pantry] | zone_0: tomas[hospital] odile")
    assert s.tokens == [[], ["hospital"], []]
    assert (s.lying["hospital"], s.lying["pantry"]) == (2, 3)


@pytest.mark.rule("ZL-Q-11")
def test_those_of_a_dead_member_of_the_survivor_team_stay_with_them():
    s = position_of_dying("nx1: vera[0 health, hospital, pantry] tomas[zombie] odile[zombie] bruno")
    assert s.tokens[0] == ["hospital", "pantry"]
    assert s.lying["hospital"] == 3


@pytest.mark.rule("ZL-DTH-02")
def test_a_position_may_begin_with_the_dead_but_not_with_a_dead_members_turn():
    game = table(DOOMED).game
    with pytest.raises(ValueError, match="takes no turn"):
        game.place(parse_position(game, "nx1: vera[dead] tomas[zombie] odile[zombie] bruno | turn = vera"))
