import pytest

from horda.engine.cards import Cards, Deck
from horda.engine.chance import Dice
from horda.engine.events import HIDDEN

ANN, BEN, ALL = 1, 2, 7


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
    assert cards.shown("ann", ANN) == ["ten"]
    assert cards.shown("ann", BEN) == [HIDDEN]
    assert cards.learnt


def test_what_was_once_seen_stays_known_until_a_shuffle_hides_it():
    cards = table()
    card = cards.draw("deck", "ann")
    cards.move(card, "ann", "ben")
    assert cards.shown("ben", ANN) == ["ten"], "ann gave it away and knows it"
    cards.move(card, "ben", "deck")
    assert cards.shown("deck", ANN)[-1] == "ten"
    assert cards.shown("deck", 4)[-1] == HIDDEN
    cards.forget("deck")
    assert cards.shown("deck", ANN) == [HIDDEN] * 4


def test_a_card_that_everybody_has_seen_teaches_nobody_anything():
    cards = table()
    card = cards.draw("deck", "open")
    cards.learnt = False
    cards.move(card, "open", "ann")
    assert not cards.learnt
    assert cards.known_to((card,)) & ALL == ALL


def test_a_tucked_card_is_the_last_to_be_drawn():
    cards = table()
    cards.tuck(cards.find("deck", "ten"), "deck", "deck")
    assert [cards.face(cards.draw("deck", "open")) for _ in range(4)] == ["two", "two", "ace", "ten"]


def test_an_imagined_table_keeps_what_is_known_and_each_back_with_its_own():
    seen = set()
    for seed in range(200):
        cards = table()
        cards.draw("deck", "ann")
        cards.draw("deck", "ben")
        cards.draw("sky", "ben")
        cards.reimagine(ANN, Dice(seed))
        assert cards.shown("ann", ANN) == ["ten"]
        assert sorted(cards.faces("deck") + cards.faces("ben")[:1]) == ["ace", "two", "two"]
        assert cards.faces("ben")[1] in ("sun", "moon")
        assert cards.shown("ben", BEN) == cards.faces("ben"), "ben still knows his own"
        assert sorted(card for pile in cards.piles.values() for card in pile) == list(range(6))
        seen.add((cards.faces("ben")[0], cards.faces("ben")[1]))
    assert seen == {("ace", "sun"), ("ace", "moon"), ("two", "sun"), ("two", "moon")}


def test_what_is_not_there_cannot_be_found():
    with pytest.raises(LookupError, match="no `king` in `deck`"):
        table().find("deck", "king")
