"""Tests of decks and discard piles (ZL-DCK)."""

import pytest
from tests.games.zombiland.table import FIGHT, NOTHING, hand, near, offered_answers, paws, space, table
from tests.tables import logged_events, play

import horda

VIEW = horda.game("zombiland").view


@pytest.mark.rule("ZL-DCK-01")
def test_discarded_resource_cards_lie_face_up_on_their_pile_the_last_on_top():
    s = table("nx1: vera[first_aid, backpack] tomas", discard={"resource": ["torch"]})
    play(s, "vera play first_aid vera", "vera play backpack vera")
    assert s.cards.faces("resource_discard") == ["torch", "first_aid", "backpack"]
    assert all(s.cards.known[card] == s.everyone for card in s.cards.piles["resource_discard"])


@pytest.mark.rule("ZL-DCK-01")
def test_a_card_that_has_to_be_discarded_lies_there_too():
    s = table("nx2: odile[zombie, clawing] vera[torch] | zone_0: tomas", turn="odile", dice=[6])
    play(s, "odile stay", "vera pass", "odile attack clawing vera")
    assert hand(s, "vera") == []
    assert s.cards.faces("resource_discard") == ["torch"]


@pytest.mark.rule("ZL-DCK-02", "ZL-DCK-07")
def test_anyone_may_look_through_the_resource_discard_pile_and_its_order_never_changes():
    pile = ["torch", "old_bat", "pistol", "machete"]
    s = table("nx1: vera[salvage] tomas odile[zombie]", discard={"resource": pile})
    for seat in (0, 1, 2, None):
        assert VIEW(s, seat).resource_discard == pile[::-1]
    play(s, "vera play salvage vera", "vera salvage old_bat")
    assert s.cards.faces("resource_discard") == ["machete", "pistol", "torch", "salvage"]


@pytest.mark.rule("ZL-DCK-03")
def test_discarded_encounter_cards_lie_face_up_on_their_pile():
    s = table("nx1: vera | zone_0: tomas", dice=[1], meets=(NOTHING,), discard={"encounter": [FIGHT]})
    play(s, "vera move nx2")
    for seat in (0, 1, None):
        assert VIEW(s, seat).encounter_discard == [FIGHT, NOTHING]


@pytest.mark.rule("ZL-DCK-04")
def test_an_encounter_deck_that_has_run_out_is_made_anew_from_its_shuffled_discard_pile():
    s = table("nx1: vera | zone_0: tomas", dice=[1], decks={"encounter": []})
    pile = s.cards.faces("encounter_discard")
    play(s, "vera move nx2")
    assert logged_events(s, "DeckRenewed") == ["DeckRenewed encounter"]
    assert logged_events(s, "EncounterDrawn")
    rest = s.cards.faces("encounter")
    assert len(rest) >= len(pile) - 2
    assert rest != pile[: len(rest)]
    assert all(s.cards.known[card] == 0 for card in s.cards.piles["encounter"])


@pytest.mark.rule("ZL-DCK-05", "ZL-DCK-06")
def test_a_resource_deck_that_has_run_out_stays_so_and_gives_nothing():
    s = table("nx1: vera[backpack] tomas", dice=[1], decks={"resource": []})
    pile = sorted(s.cards.faces("resource_discard"))
    play(s, "vera play backpack vera")
    assert hand(s, "vera") == []
    assert s.cards.faces("resource") == []
    assert sorted(s.cards.faces("resource_discard")) == sorted([*pile, "backpack"])
    assert set(logged_events(s, "DeckEmpty")) == {"DeckEmpty 0"}


@pytest.mark.rule("ZL-DCK-06", "ZL-SPC-02")
def test_a_resource_space_gives_nothing_once_the_deck_is_gone_and_the_encounter_still_comes():
    place = space("resource")
    s = table(f"{near(place)}: vera | zone_0: tomas", dice=[1], meets=(NOTHING,), decks={"resource": []})
    play(s, f"vera move {place}")
    assert hand(s, "vera") == []
    assert logged_events(s, "EncounterDrawn") == [f"EncounterDrawn 0 {NOTHING}"]


@pytest.mark.rule("ZL-DCK-05", "ZL-DCK-06")
def test_of_two_cards_to_draw_one_is_drawn_when_one_is_left():
    s = table("nx1: vera[backpack] tomas", decks={"resource": ["torch"]})
    play(s, "vera play backpack vera")
    assert hand(s, "vera") == ["torch"]


@pytest.mark.rule("ZL-DCK-07")
def test_cards_come_back_from_the_resource_discard_pile_only_where_a_card_says_so():
    s = table("nx1: vera[first_aid, salvage] tomas", discard={"resource": ["torch"]})
    assert not any("salvage torch" in line for line in offered_answers(s))
    play(s, "vera play salvage vera")
    assert offered_answers(s) == ["vera salvage torch"] or hand(s, "vera") == ["first_aid", "torch"]


@pytest.mark.rule("ZL-DCK-07")
def test_an_encounter_may_say_so_too():
    s = table(
        "nx1: vera | zone_0: tomas",
        dice=[1],
        meets=("abandoned_cache",),
        discard={"resource": ["torch", "pistol"]},
    )
    play(s, "vera move nx2")
    assert offered_answers(s) == ["vera salvage pistol", "vera salvage torch"]


@pytest.mark.rule("ZL-DCK-07")
def test_a_card_that_salvages_is_not_salvaged_itself():
    s = table("nx1: vera[salvage] tomas", discard={"resource": ["salvage"]})
    play(s, "vera play salvage vera")
    assert hand(s, "vera") == []
    assert s.cards.faces("resource_discard") == ["salvage", "salvage"]


@pytest.mark.rule("ZL-DCK-08")
def test_a_zombie_deck_that_has_run_out_is_made_anew_from_its_shuffled_discard_pile():
    s = table("nx1: tomas[zombie, gnaw] | zone_0: vera odile", decks={"zombie": ["grab"]})
    pile = s.cards.faces("zombie_discard")
    play(s, "tomas stay", "tomas hold")
    assert logged_events(s, "DeckRenewed") == ["DeckRenewed zombie"]
    assert len(paws(s, "tomas")) == 4
    assert "grab" in paws(s, "tomas")
    assert s.cards.faces("zombie_discard") == []
    rest = s.cards.faces("zombie")
    assert len(rest) == len(pile) + 1 - 3
    assert rest != pile[: len(rest)]


@pytest.mark.rule("ZL-DCK-10")
@pytest.mark.parametrize(
    ("cards", "lines"),
    [
        ("gnaw", ["stay", "attack gnaw vera"]),
        ("lurch", ["stay", "hold"]),
    ],
)
def test_a_played_zombie_card_goes_to_the_zombie_discard_pile_like_a_discarded_one(
    cards: str, lines: list[str]
):
    s = table(f"nx1: tomas[zombie, {cards}] vera odile", dice=[1])
    play(s, *(f"tomas {line}" for line in lines))
    assert s.cards.faces("zombie_discard") == [cards]


@pytest.mark.rule("ZL-DCK-10")
@pytest.mark.parametrize("card", ["stealthy", "ultraviolent"])
def test_a_zombie_card_played_out_of_turn_goes_there_too(card: str):
    s = table(f"nx1: vera odile | ne2: tomas[zombie, {card}]", dice=[1, 6], meets=(FIGHT,))
    play(s, "vera move nx2", f"tomas interrupt {card}")
    assert s.cards.faces("zombie_discard") == [card]


@pytest.mark.rule("ZL-DCK-10")
def test_extra_movement_goes_there_too():
    s = table("nx1: tomas[zombie, lurch] | sx1: vera odile")
    play(s, "tomas stay", "tomas lunge lurch")
    assert s.cards.faces("zombie_discard") == ["lurch"]
