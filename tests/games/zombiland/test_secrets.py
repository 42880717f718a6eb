"""Tests of secrets: hands stay hidden, also when their owner is not asked (ZL-RSC-04, ZL-Q-42)."""

import pytest
from tests.games.zombiland.table import FIGHT, NOTHING, hand, match_at_first_turn, table
from tests.tables import logged_events, offered_lines, play, question_name

import horda
from horda.engine.chance import Dice
from horda.games.zombiland.rules.showing import SHOWING
from horda.games.zombiland.state import HANDS, PAWS

VIEW = horda.game("zombiland").view


@pytest.mark.rule("ZL-Q-42")
def test_zombie_cards_are_secret_from_everybody_the_other_zombie_too():
    s = table("nx1: vera odile | ne2: tomas[zombie, gnaw, grab] bruno[zombie]", turn="tomas")
    assert VIEW(s, 2).players[2].zombie_hand == ["gnaw", "grab"]
    for seat in (0, 1, 3, None):
        assert VIEW(s, seat).players[2].zombie_hand == ["?", "?"]


@pytest.mark.rule("ZL-Q-42")
def test_their_owner_may_show_them():
    s = table("nx1: vera odile | ne2: tomas[zombie, gnaw, grab]", turn="tomas")
    play(s, "tomas show gnaw")
    for seat in (0, 1, None):
        assert VIEW(s, seat).players[2].zombie_hand == ["gnaw", "?"]
    assert "tomas show gnaw" not in offered_lines(s)


@pytest.mark.rule("ZL-Q-42", "ZL-ZTU-03")
def test_nobody_sees_which_zombie_cards_are_drawn():
    s = table("nx2: vera[laid] | zone_0: tomas odile")
    assert all(line.endswith("?") for line in logged_events(s, "ZombieCardDrawn", seat=1))
    assert not any(line.endswith("?") for line in logged_events(s, "ZombieCardDrawn", seat=0))


@pytest.mark.rule("ZL-RSC-04", "ZL-SET-06")
def test_nobody_sees_which_resource_cards_another_is_dealt_or_draws():
    s = match_at_first_turn(3)
    for line in logged_events(s, "ResourceDrawn", seat=1):
        assert line.endswith("?") == (line.split()[1] != "1")


@pytest.mark.rule("ZL-RSC-04")
@pytest.mark.parametrize("card", ["old_bat", "bicycle"])
def test_a_fighter_with_cards_is_asked_whether_one_fits_or_not(card: str):
    s = table(f"nx1: tomas[zombie, gnaw] vera[{card}] | sx1: odile")
    play(s, "tomas stay", "vera pass", "tomas attack gnaw vera")
    assert question_name(s) == "FightCards"


@pytest.mark.rule("ZL-RSC-04")
@pytest.mark.parametrize("card", ["antibiotics", "old_bat"])
def test_so_is_whoever_turns_up_an_encounter_or_ends_a_turn(card: str):
    s = table(f"nx1: vera[{card}] | sx1: tomas", dice=[1], meets=(NOTHING,))
    play(s, "vera roll", "vera move nx2", "vera turn_up", "vera go_on")
    assert question_name(s) == "LastCards"


@pytest.mark.rule("ZL-Q-42")
@pytest.mark.parametrize("card", ["ultraviolent", "gnaw"])
def test_a_zombie_with_cards_is_asked_whether_one_fits_or_not(card: str):
    s = table(f"nx1: vera odile | ne2: tomas[zombie, {card}]", dice=[1], meets=(FIGHT,))
    play(s, "vera move nx2")
    assert question_name(s) == "ZombieChance"
    own = table(f"nx1: tomas[zombie, {card}] | nx3: vera odile")
    play(own, "tomas stay")
    assert question_name(own) == "ZombiePlay"


@pytest.mark.rule("ZL-RSC-04")
def test_who_holds_two_equal_cards_is_asked_which_to_discard():
    s = table("nx1: vera[torch, torch] | sx1: tomas", dice=[1], meets=("pickpocket",))
    play(s, "vera roll", "vera move nx2", "vera turn_up", "vera go_on")
    assert question_name(s) == "Discard"
    assert [line for line in offered_lines(s) if " show" not in line] == ["vera discard torch"]


@pytest.mark.rule("ZL-RSC-04", "ZL-Q-42")
def test_a_hand_may_be_shown_whenever_its_owner_is_asked():
    """In random matches, a seat that must decide may show each card that not everybody has seen."""
    met: set[str] = set()
    for seed in range(12):
        s, rng = match_at_first_turn(4, seed), Dice(seed)
        while not s.over:
            (seat,) = s.deciders
            pile = PAWS[seat] if s.is_zombie_player(seat) else HANDS[seat]
            unseen = {card for card in s.faces_in(pile) if not s.cards.known_of(pile, card, s.everyone)}
            choices = s.choices(seat)
            assert {choice.name("card") for choice in choices if choice.verb == "show"} == unseen, (
                question_name(s)
            )
            if unseen:
                met.add(question_name(s))
            answers = [choice for choice in choices if choice.verb not in SHOWING]
            s.apply(answers[rng.below(len(answers))])
    assert met >= {
        *(
            "BeforeRoll",
            "ChooseWay",
            "MidTurn",
            "FightCards",
            "HelpFight",
            "AfterRoll",
            "LastCards",
            "Discard",
        ),
        *("Threatened", "OfferCard", "AcceptCard", "ZombieRoll", "ZombieWay", "ZombiePlay", "ZombieEnd"),
        *("ZombieChance", "FollowUp", "MakePeace", "Rob", "Salvage"),
    }


@pytest.mark.rule("ZL-RSC-04", "ZL-FGT-01")
def test_who_shows_a_card_in_a_fight_is_asked_the_same_again():
    s = table("nx1: vera[torch, old_bat] | sx1: tomas", dice=[1, 6], meets=(FIGHT,))
    play(s, "vera roll", "vera move nx2", "vera turn_up", "vera show torch")
    assert question_name(s) == "FightCards"
    assert VIEW(s, 1).players[0].hand == ["torch", "?"]
    assert "vera show torch" not in offered_lines(s)
    play(s, "vera play torch vera")


@pytest.mark.rule("ZL-RSC-04")
def test_of_two_equal_cards_the_one_the_others_know_is_used():
    s = table("nx1: vera[torch, torch] | sx1: tomas", dice=[1, 6], meets=(FIGHT,))
    play(s, "vera show torch", "vera roll", "vera move nx2", "vera turn_up", "vera play torch vera")
    assert VIEW(s, 1).players[0].hand == ["?"]


@pytest.mark.rule("ZL-RSC-04", "ZL-Q-47")
def test_a_card_taken_at_random_is_unknown_to_the_others_even_if_it_was_shown():
    s = table("nx1: vera | sx1: tomas[torch, torch] odile", dice=[1], meets=("quarrel",))
    for card in s.cards.piles["hand_1"]:
        s.cards.learn(card, s.everyone)
    play(s, "vera move nx2")
    assert hand(s, "vera") == ["torch"]
    assert VIEW(s, 2).players[0].hand == VIEW(s, 2).players[1].hand == ["?"]
    assert VIEW(s, 1).players[0].hand == ["torch"]


@pytest.mark.rule("ZL-Q-47")
def test_the_only_card_of_a_hand_is_known_wherever_it_is_taken():
    s = table("nx1: vera | sx1: tomas[torch] odile", dice=[1], meets=("quarrel",))
    s.cards.learn(s.cards.piles["hand_1"][0], s.everyone)
    play(s, "vera move nx2")
    assert VIEW(s, 2).players[0].hand == ["torch"]


@pytest.mark.rule("ZL-Q-47", "ZL-TEA-07")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_a_card_once_shown_is_offered_and_passed_unseen_by_the_others(answer: str):
    s = table("nx1: vera[old_bat, torch] tomas | ne2: odile[zombie, gnaw] bruno[zombie, grab]", dice=[1])
    play(s, "vera show old_bat", "vera roll", "vera move zone_0", "vera end_turn", "vera offer old_bat tomas")
    assert VIEW(s, 1).prompt["card"] == "old_bat"
    for seat in (2, 3, None):
        assert VIEW(s, seat).prompt["card"] == "?"
    play(s, f"tomas {answer}")
    passed = answer == "accept"
    for seat in (2, 3, None):
        vera, tomas = VIEW(s, seat).players[:2]
        assert (vera.hand, tomas.hand) == ((["?"], ["?"]) if passed else (["old_bat", "?"], []))
        assert logged_events(s, "CardPassed", seat=seat) == (["CardPassed 0 1 ?"] if passed else [])
    assert "old_bat" in [card for player in VIEW(s, 1).players[:2] for card in player.hand]


@pytest.mark.rule("ZL-Q-47", "ZL-Q-42")
def test_who_knows_a_card_from_before_is_not_told_that_it_is_the_one_confided():
    s = table("nx1: vera tomas | ne2: odile[zombie, gnaw, grab] bruno[zombie, gnaw]", turn="odile")
    s.cards.learn(s.cards.find("paws_2", "gnaw"), s.bit(0))
    play(s, "odile confide gnaw")
    assert logged_events(s, "CardConfided", seat=3) == ["CardConfided 2 gnaw"]
    assert (
        logged_events(s, "CardConfided", seat=0)
        == logged_events(s, "CardConfided", seat=None)
        == ["CardConfided 2 ?"]
    )


@pytest.mark.rule("ZL-Q-42")
def test_who_has_seen_one_of_two_equal_cards_learns_of_the_other_when_both_are_shown():
    s = table("nx1: vera odile | ne2: tomas[zombie, gnaw, gnaw, grab]", turn="tomas")
    play(s, "tomas show gnaw")
    assert VIEW(s, 0).players[2].zombie_hand == ["gnaw", "?", "?"]
    assert "tomas show gnaw" not in offered_lines(s)
    play(s, "tomas show_all gnaw 2")
    assert logged_events(s, "EqualCardsShown", seat=0) == ["EqualCardsShown 2 gnaw 2"]
    for seat in (0, 1, None):
        assert VIEW(s, seat).players[2].zombie_hand == ["gnaw", "gnaw", "?"]
    assert not [line for line in offered_lines(s) if line.startswith("tomas show") and "gnaw" in line]


@pytest.mark.rule("ZL-Q-47", "ZL-TEA-07")
@pytest.mark.parametrize("passed", ["torch", "old_bat"])
def test_a_card_confided_tells_nobody_of_its_twin_that_another_has_passed_unseen(passed: str):
    """Nadia has seen a torch of Vera's; whether Tomas passed Vera another torch stays secret from Nadia."""
    s = table(
        "nx1: tomas[torch, old_bat] vera[torch] nadia | ne2: odile[zombie, gnaw] bruno[zombie]", dice=[1]
    )
    s.cards.learn(s.cards.find("hand_1", "torch"), s.bit(2))
    play(s, "tomas roll", "tomas move zone_0", "tomas end_turn", f"tomas offer {passed} vera", "vera accept")
    seen = s.cards.known_of("hand_1", "torch", s.bit(0))
    assert (question_name(s), seen) == ("BeforeRoll", passed == "torch")
    if "vera confide torch" in offered_lines(s):
        play(s, "vera confide torch")
    assert VIEW(s, 2).players[1].hand == ["torch", "?"]


@pytest.mark.rule("ZL-Q-47", "ZL-ZCB-05")
def test_a_killed_zombie_discards_in_an_order_that_tells_nothing():
    piles = []
    for cards in ("gnaw, grab", "grab, gnaw"):
        s = table(f"nx1: vera | nx1: tomas[zombie, clawing, {cards}] | sx1: odile", dice=[6], turn="tomas")
        play(s, "tomas stay", "tomas attack clawing vera")
        piles.append(VIEW(s, None).zombie_discard)
    assert piles[0] == piles[1]


@pytest.mark.rule("ZL-Q-12")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_a_state_imagined_while_a_card_is_offered_can_be_played_on(seat: int | None):
    s = table("nx1: vera[old_bat] tomas[torch] | ne2: odile[zombie, gnaw] bruno[zombie, grab]", dice=[1])
    play(s, "vera roll", "vera move zone_0", "vera end_turn", "vera offer old_bat tomas")
    for seed in range(5):
        imagined = s.determinise(seat, Dice(seed))
        play(imagined, "tomas accept")
        assert len(hand(imagined, "tomas")) == 2
        assert imagined.game.violations(imagined) == []


@pytest.mark.rule("ZL-Q-47", "ZL-TEA-07")
@pytest.mark.parametrize("card", ["old_bat", "torch"])
def test_whether_a_card_offered_was_known_does_not_decide_what_may_be_taken_back(card: str):
    """Tomas has seen the bat but not the torch; nobody else may tell which of the two he is offered."""
    s = table("nx1: vera[old_bat, torch] tomas | ne2: odile[zombie, gnaw] bruno[zombie, grab]", dice=[1])
    play(s, "vera confide old_bat", "vera roll", "vera move zone_0", "vera end_turn")
    play(s, f"vera offer {card} tomas")
    assert not s.can_undo
    play(s, "tomas accept")
    assert not s.can_undo


@pytest.mark.rule("ZL-RSC-04")
def test_cards_lost_by_chance_stay_lost_even_if_all_have_seen_them():
    s = table("nx1: vera[torch, old_bat, bicycle] tomas[zombie, snatch] | sx1: odile", turn="tomas")
    for card in (*s.hand(0), *s.zombie_hand(1)):
        s.cards.learn(card, s.everyone)
    s.cards.has_new_information = False
    play(s, "tomas stay", "vera pass")
    assert s.can_undo
    play(s, "tomas attack snatch vera")
    assert len(hand(s, "vera")) == 1
    assert not s.can_undo
