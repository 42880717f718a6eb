from collections import Counter

import pytest

from horda.engine.cards import Cards, Deck
from horda.engine.chance import Dice
from horda.engine.events import HIDDEN

ANN, BEN, SPECTATOR, ALL = 1, 2, 4, 7


def table() -> Cards:
    deck = Deck.of({"red": ["ace", "two", "two", "ten"], "blue": ["sun", "moon"]})
    piles = {"deck": [0, 1, 2, 3], "sky": [4, 5], "ann": [], "ben": [], "open": []}
    return Cards(
        deck, piles=piles, audience={"deck": 0, "sky": 0, "ann": ANN, "ben": BEN, "open": ALL}, known=[0] * 6
    )


def test_only_the_owner_of_a_hand_knows_what_was_drawn():
    cards = table()
    card = cards.draw("deck", "ann")
    assert cards.face(card) == "ten"
    assert cards.visible_faces("ann", ANN) == ["ten"]
    assert cards.visible_faces("ann", BEN) == [HIDDEN]
    assert cards.has_new_information


def test_what_was_once_seen_stays_known_until_a_shuffle_hides_it():
    cards = table()
    card = cards.draw("deck", "ann")
    cards.move(card, "ann", "ben")
    assert cards.visible_faces("ben", ANN) == ["ten"], "ann gave it away and knows it"
    cards.move(card, "ben", "deck")
    assert cards.visible_faces("deck", ANN)[-1] == "ten"
    assert cards.visible_faces("deck", 4)[-1] == HIDDEN
    cards.forget("deck")
    assert cards.visible_faces("deck", ANN) == [HIDDEN] * 4


def test_a_card_that_everybody_has_seen_teaches_nobody_anything():
    cards = table()
    card = cards.draw("deck", "open")
    cards.has_new_information = False
    cards.move(card, "open", "ann")
    assert not cards.has_new_information
    assert cards.known_to((card,)) & ALL == ALL


def test_a_tucked_card_is_the_last_to_be_drawn():
    cards = table()
    cards.tuck(cards.find("deck", "ten"), "deck", "deck")
    assert [cards.face(cards.draw("deck", "open")) for _ in range(4)] == ["two", "two", "ace", "ten"]


def hands(*anns: str) -> Cards:
    """Return the cards of a state in which Ann holds `anns`, which Ben and a spectator have seen."""
    cards = table()
    for face in anns:
        card = next(one for one in cards.piles["deck"] if cards.face(one) == face)
        cards.move(card, "deck", "ann")
        cards.learn(card, ALL)
    return cards


def test_a_card_that_leaves_a_hand_unseen_takes_along_what_others_knew_of_the_hand():
    cards = hands("ace", "two", "ten")
    cards.move(cards.find("ann", "ten"), "ann", "ben")
    assert cards.visible_faces("ben", BEN) == cards.visible_faces("ben", ANN) == ["ten"]
    assert cards.visible_faces("ann", BEN) == cards.visible_faces("ann", ANN) == ["ace", "two"]
    assert cards.visible_faces("ben", SPECTATOR) == [HIDDEN]
    assert cards.visible_faces("ann", SPECTATOR) == [HIDDEN, HIDDEN]


def test_a_card_handed_over_for_all_to_see_leaves_the_rest_as_known_as_it_was():
    cards = hands("ace", "ten")
    cards.move(cards.find("ann", "ten"), "ann", "ben", seen_by=ALL)
    assert cards.visible_faces("ben", SPECTATOR) == ["ten"]
    assert cards.visible_faces("ann", SPECTATOR) == ["ace"]


def test_the_only_card_of_a_hand_is_followed_wherever_it_goes():
    cards = hands("ten")
    cards.move(cards.find("ann", "ten"), "ann", "ben")
    assert cards.visible_faces("ben", SPECTATOR) == ["ten"]


def test_a_card_put_back_face_down_is_lost_from_sight():
    cards = hands("ace", "ten")
    cards.tuck(cards.find("ann", "ten"), "ann", "deck")
    assert cards.visible_faces("deck", SPECTATOR)[0] == HIDDEN
    assert cards.visible_faces("ann", SPECTATOR) == [HIDDEN]


def test_cards_that_lie_about_face_down_can_be_taken_unseen_too():
    cards = table()
    for card in cards.piles["sky"]:
        cards.learn(card, ANN | SPECTATOR)
    cards.move_unseen(cards.find("sky", "sun"), "sky", "ben", seen_by=ANN)
    assert cards.visible_faces("ben", ANN) == ["sun"]
    assert cards.visible_faces("sky", ANN) == ["moon"]
    assert cards.visible_faces("ben", SPECTATOR) == cards.visible_faces("sky", SPECTATOR) == [HIDDEN]


def test_one_of_two_equal_cards_played_may_have_been_the_one_that_somebody_saw():
    cards = table()
    first, second = [card for card in cards.piles["deck"] if cards.face(card) == "two"]
    for card, witness in ((first, BEN), (second, SPECTATOR)):
        cards.move(card, "deck", "ann")
        cards.learn(card, witness)
    cards.move(first, "ann", "open")
    assert cards.visible_faces("ann", ANN) == ["two"]
    assert cards.visible_faces("ann", BEN) == cards.visible_faces("ann", SPECTATOR) == [HIDDEN]


def test_who_saw_both_of_two_equal_cards_knows_the_other_still():
    cards = hands("two", "two")
    cards.move(cards.find("ann", "two"), "ann", "open")
    assert cards.visible_faces("ann", SPECTATOR) == ["two"]


@pytest.mark.parametrize("held", [(1, 2), (2, 1)])
def test_of_equal_cards_one_that_is_shown_may_be_the_one_that_was_seen(held: tuple[int, int]):
    cards = table()
    for card in held:
        cards.move(card, "deck", "ann")
    cards.learn(1, BEN)
    for _ in range(2):
        cards.show("ann", "two", BEN | SPECTATOR)
        assert cards.visible_faces("ann", BEN) == cards.visible_faces("ann", SPECTATOR) == ["two", HIDDEN]
        assert cards.known_of("ann", "two", BEN | SPECTATOR) == 1


def test_equal_cards_that_are_shown_together_are_both_seen():
    cards = table()
    for card in (1, 2):
        cards.move(card, "deck", "ann")
    cards.learn(1, BEN)
    cards.show("ann", "two", BEN | SPECTATOR, 2)
    assert cards.visible_faces("ann", BEN) == cards.visible_faces("ann", SPECTATOR) == ["two", "two"]
    assert cards.known_of("ann", "two", BEN | SPECTATOR) == 2


def test_of_equal_cards_that_is_taken_first_which_its_next_witness_knows():
    cards = hands("two", "two")
    first, second = cards.piles["ann"]
    cards.known[first], cards.known[second] = ANN | SPECTATOR, ANN | BEN
    assert cards.find("ann", "two", BEN) == second
    assert cards.find("ann", "two", SPECTATOR) == first


def test_a_hand_is_shown_in_an_order_that_tells_nothing():
    cards = hands("ten", "two", "ace")
    assert cards.visible_faces("ann", BEN) == ["ace", "two", "ten"]
    cards.known[cards.find("ann", "two")] = ANN
    assert cards.visible_faces("ann", BEN) == ["ace", "ten", HIDDEN]


def test_an_imagined_table_keeps_what_is_known_and_each_back_with_its_own():
    seen = set()
    for seed in range(200):
        cards = table()
        cards.draw("deck", "ann")
        cards.draw("deck", "ben")
        cards.draw("sky", "ben")
        cards.reimagine(ANN, Dice(seed))
        assert cards.visible_faces("ann", ANN) == ["ten"]
        assert sorted(cards.faces("deck") + cards.faces("ben")[:1]) == ["ace", "two", "two"]
        assert cards.faces("ben")[1] in ("sun", "moon")
        assert cards.visible_faces("ben", BEN) == cards.faces("ben"), "ben still knows his own"
        assert sorted(card for pile in cards.piles.values() for card in pile) == list(range(6))
        seen.add((cards.faces("ben")[0], cards.faces("ben")[1]))
    assert seen == {("ace", "sun"), ("ace", "moon"), ("two", "sun"), ("two", "moon")}


def test_every_world_is_imagined_as_often_as_any_other():
    worlds = Counter()
    for seed in range(4_800):
        cards = table()
        cards.draw("deck", "ann")
        cards.draw("deck", "ben")
        before = {name: [*pile] for name, pile in cards.piles.items()}
        now = cards.reimagine(SPECTATOR, Dice(seed))
        assert {name: [now[card] for card in pile] for name, pile in before.items()} == cards.piles
        worlds[(*cards.piles["deck"], *cards.piles["ann"], *cards.piles["ben"])] += 1
    assert len(worlds) == 24
    assert all(130 < count < 270 for count in worlds.values())


def test_what_is_not_there_cannot_be_found():
    with pytest.raises(LookupError, match="no `king` in `deck`"):
        table().find("deck", "king")
