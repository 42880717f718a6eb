"""Tests of each Action card, and of when Action cards may be played and cancelled (CH-CRD)."""

import pytest
from tests.games.city_of_horror.conftest import (
    ask,
    has_logged,
    look,
    offered_lines,
    play,
    refusing_rules,
    spot,
    table,
)

from horda.engine.chance import Dice
from horda.games.city_of_horror.content import ACTION_CARDS, DEEDS, PLACE, WHO
from horda.games.city_of_horror.events.events import CardPlayed
from horda.games.city_of_horror.rules.cards.card_effect import CardEffect
from horda.games.city_of_horror.rules.cards.effects import CARD_EFFECTS
from horda.games.city_of_horror.rules.deaths import die
from horda.games.city_of_horror.rules.votes.voters import votes_at

BASE = {"church": "geek[red] zombie*2", "bank": "thief[green] zombie*5", "hospital": "teen[blue]"}


def red_holding(cards: str, **given: object):
    """Return a position in which red holds these cards before the attack on the Church; the others pass."""
    return table(
        **{"at": "attack church", "hands": {"red": cards}, "passing": ["green", "blue"], **BASE, **given}
    )


@pytest.mark.rule("CH-CRD-01", "CH-CHR-04")
def test_cards_and_abilities_may_be_used_in_every_phase():
    given = {
        "hands": {"red": "gun"},
        "passing": ["green", "blue"],
        "invasion": ["one_mall"],
        **BASE,
        "church": "vigil_and_rex[red] zombie*2 antidote",
        "sides": {"water_tower": "B"},
    }
    for moment in ("round", "movement", "church", "attack church", "sharing church", "crossroads"):
        s = table(at=moment, **given)
        assert {"red play gun", "red use vigil_and_rex"} <= set(offered_lines(s)), moment
    s = table(at="choice", **given)
    play(s, "red choose bank", "green choose bank", "blue choose bank")
    assert "red play gun" in offered_lines(s)
    play(s, "red pass")
    assert has_logged(s, "InvasionRevealed")
    assert "red play gun" in offered_lines(s)


@pytest.mark.rule("CH-CRD-01")
def test_any_number_of_cards_may_be_played_in_one_window():
    s = red_holding("gun*2 shotgun")
    play(s, "red play gun", "red aim_at_location bank", "red play gun", "red aim_at_location bank")
    play(s, "red play shotgun", "red aim_at_location bank")
    assert s.zombies[PLACE["bank"]] == 1


@pytest.mark.rule("CH-CRD-02")
def test_a_played_card_goes_to_the_discard_pile():
    s = red_holding("gun")
    play(s, "red play gun", "red aim_at_location church")
    assert look(s, "discard") == ["gun"]
    assert look(s, "hands", "red") == ""
    (played,) = [event for event in s.events() if isinstance(event, CardPlayed)]
    assert (played.card, played.location) == ("gun", "church")


@pytest.mark.rule("CH-CRD-03", "CH-CHR-05")
def test_a_card_may_be_aimed_where_its_player_has_nobody():
    s = red_holding("gun")
    play(s, "red play gun")
    assert offered_lines(s) == ["red aim_at_location bank", "red aim_at_location church"]
    assert [type(s.determinise(seat, Dice(1)).question()).__name__ for seat in (0, 1)] == ["AimAt", "Window"]
    shoes = red_holding(
        "running_shoes", at="movement", movement={"red": "bank", "green": "bank", "blue": "bank"}
    )
    play(shoes, "red play running_shoes")
    assert shoes.choices(0)[0].args == (("location", "church"),)


@pytest.mark.rule("CH-CRD-06", "CH-CRD-07", "CH-CRD-13", "CH-CHR-31")
def test_everybody_who_holds_cards_is_asked_before_a_card_works():
    s = table(
        at="attack church", hands={"red": "gun", "green": "alarm", "blue": "pepper_spray"}, passing=[], **BASE
    )
    play(s, "red play gun", "red aim_at_location bank")
    assert offered_lines(s) == ["green let_pass"]
    play(s, "green let_pass")
    assert offered_lines(s) == ["blue cancel pepper_spray", "blue let_pass"]
    assert s.zombies[PLACE["bank"]] == 5
    works, cancelled = s.clone(), s
    play(works, "blue let_pass")
    assert works.zombies[PLACE["bank"]] == 4
    play(cancelled, "blue cancel pepper_spray", "green let_pass")
    assert cancelled.zombies[PLACE["bank"]] == 5
    assert look(cancelled, "discard") == ["gun", "pepper_spray"]


@pytest.mark.rule("CH-CRD-13", "CH-CHR-31")
def test_a_cancelling_card_may_be_cancelled_but_not_the_punk():
    given = {
        "hands": {"red": "gun pepper_spray", "blue": "pepper_spray"},
        **BASE,
        "bank": "punk[green] zombie*5",
    }
    s = table(at="attack church", passing=[], **given)
    play(s, "red play gun", "red aim_at_location bank", "green let_pass", "blue cancel pepper_spray")
    play(s, "red cancel pepper_spray", "green let_pass")
    assert s.zombies[PLACE["bank"]] == 4
    assert has_logged(s, "CardCancelled pepper_spray")
    punk = table(at="attack church", passing=[], **given)
    play(punk, "red play gun", "red aim_at_location bank", "green cancel_by punk")
    assert ask(punk) == "Window"
    assert punk.zombies[PLACE["bank"]] == 5
    assert not punk.rested[WHO["punk"]]


@pytest.mark.rule("CH-CRD-13")
def test_pepper_spray_needs_a_card_to_cancel():
    s = red_holding("pepper_spray")
    assert refusing_rules(s, "red", "play", "pepper_spray") == ("CH-CRD-13",)


@pytest.mark.rule("CH-CRD-10", "CH-BRD-07")
def test_alarm_brings_three_zombies_up_to_eight():
    s = red_holding("alarm*2", church="geek[red] zombie*7")
    play(s, "red play alarm", "red aim_at_location bank")
    assert s.zombies[PLACE["bank"]] == 8
    play(s, "red play alarm")
    assert "red aim_at_location bank" not in offered_lines(s)
    play(s, "red aim_at_location church")
    assert s.zombies[0] == 8
    few = red_holding("alarm", church="geek[red] zombie")
    play(few, "red play alarm", "red aim_at_location church")
    assert few.zombies[0] == 4


@pytest.mark.rule("CH-CRD-11", "CH-CHR-07", "CH-CHR-27")
def test_energy_drink_rests_one_of_yours_but_never_a_mother():
    s = red_holding(
        "energy_drink",
        church="geek[red, exhausted] rasta[red] pregnant_woman[red, exhausted] mama[red, exhausted]",
    )
    play(s, "red play energy_drink")
    assert offered_lines(s) == ["red aim_at_who geek", "red aim_at_who mama"]
    play(s, "red aim_at_who geek")
    assert s.rested[WHO["geek"]]
    none = red_holding(
        "energy_drink", church="geek[red] pregnant_woman[red, exhausted]", bank="thief[green, exhausted]"
    )
    assert refusing_rules(none, "red", "play", "energy_drink") == ("CH-CRD-11",)


@pytest.mark.rule("CH-CRD-12")
def test_canned_food_is_not_played():
    s = red_holding("canned_food")
    assert refusing_rules(s, "red", "play", "canned_food") == ("CH-CRD-12",)


@pytest.mark.rule("CH-CRD-14", "CH-HID-01")
def test_hideout_hides_one_of_yours_until_the_round_ends():
    s = red_holding(
        "hideout",
        church="geek[red] rasta[red] zombie*3 thief[green]",
        bank="mama[green]",
        invasion=["two_market"],
    )
    play(s, "red play hideout", "red aim_at_who geek")
    assert s.hidden[WHO["geek"]]
    assert votes_at(s, 0, 0) == 1
    play(s, "red pass", "red vote red", "green vote red")
    assert has_logged(s, "CharacterDied 0 rasta")
    while ask(s) == "Window":
        play(s, "red pass")
    assert has_logged(s, "HiddenStoodUp geek")


@pytest.mark.rule("CH-CRD-15", "CH-CRD-16")
def test_back_door_opens_a_full_location_for_one_move():
    given = {
        "at": "movement",
        "movement": {"red": "bank", "green": "bank", "blue": "bank"},
        "hands": {"red": "back_door"},
        "passing": ["green", "blue"],
        "church": "geek[red]",
        "bank": "rasta[blue] mama[blue] student[blue]",
        "hospital": "thief[green]",
    }
    s = table(**given)
    play(s, "red play back_door", "red pass")
    outside = s.clone()
    play(s, "red enter", "red pass", "red pass")
    assert spot(s, "bank") == {"rasta[blue]", "mama[blue]", "student[blue]", "geek[red]"}
    play(outside, "red stay_out")
    assert spot(outside, "crossroads") == {"geek[red]"}
    assert not outside.door[0]
    assert "thief[green]" in spot(s, "crossroads")
    free = table(**{**given, "bank": "rasta[blue] mama[blue]"})
    assert refusing_rules(free, "red", "play", "back_door") == ("CH-CRD-15",)
    twice = table(**{**given, "hands": {"red": "back_door*2"}})
    play(twice, "red play back_door")
    assert refusing_rules(twice, "red", "play", "back_door") == ("CH-CRD-15",)
    inside = table(**{**given, "church": "teen[green]", "bank": "rasta[blue] mama[blue] geek[red]"})
    assert refusing_rules(inside, "red", "play", "back_door") == ("CH-CRD-15",)
    later = table(**{**given, "at": "attack church"})
    assert refusing_rules(later, "red", "play", "back_door") == ("CH-CRD-15",)


@pytest.mark.rule("CH-CRD-16", "CH-CHR-22")
def test_the_extra_space_is_gone_when_somebody_leaves():
    s = table(
        at="movement",
        movement={"red": "bank", "green": "church", "blue": "bank"},
        hands={"red": "back_door"},
        passing=["green", "blue"],
        church="geek[red]",
        bank="rasta[green] mama[green] student[blue]",
        hospital="thief[blue]",
    )
    play(s, "red play back_door", "red pass", "red enter", "red pass", "green move rasta", "red pass")
    assert spot(s, "bank") == {"mama[green]", "student[blue]", "geek[red]"}
    assert "thief[blue]" in spot(s, "crossroads")


@pytest.mark.rule("CH-CRD-17", "CH-CRD-26")
@pytest.mark.parametrize(("card", "left"), [("gun", 4), ("shotgun", 3)])
def test_guns_kill_in_any_location(card: str, left: int):
    s = red_holding(card)
    play(s, f"red play {card}", "red aim_at_location bank")
    assert s.zombies[PLACE["bank"]] == left
    assert s.horde == 40 - 2 - left
    one = red_holding(card, bank="thief[green] zombie")
    play(one, f"red play {card}", "red aim_at_location bank")
    assert one.zombies[PLACE["bank"]] == 0
    none = red_holding(card, church="geek[red]", bank="thief[green]")
    assert refusing_rules(none, "red", "play", card) == ("CH-CRD-17" if card == "gun" else "CH-CRD-26",)


@pytest.mark.rule("CH-CRD-18")
def test_goggles_show_the_next_invasion_card_to_their_player_alone():
    s = red_holding("night_vision_goggles", invasion=["two_market", "three_school"])
    play(s, "red play night_vision_goggles")
    assert [s.view(seat).invasion[0][1] for seat in (0, 1, 2, None)] == ["two_market", "?", "?", "?"]
    none = red_holding("night_vision_goggles", invasion=[])
    assert refusing_rules(none, "red", "play", "night_vision_goggles") == ("CH-CRD-18",)


@pytest.mark.rule("CH-CRD-19")
@pytest.mark.parametrize(("zombies", "left"), [(2, 1), (3, 2), (7, 4), (8, 4)])
def test_the_chainsaw_kills_half_rounded_down(zombies: int, left: int):
    s = red_holding("chainsaw", bank=f"thief[green] zombie*{zombies}")
    play(s, "red play chainsaw", "red aim_at_location bank")
    assert s.zombies[PLACE["bank"]] == left


@pytest.mark.rule("CH-CRD-20")
def test_the_flashlight_moves_the_leader_to_any_colour_in_use():
    s = red_holding("flashlight", leader="green")
    play(s, "red play flashlight")
    assert offered_lines(s) == ["red aim_at_colour blue", "red aim_at_colour red"]
    play(s, "red aim_at_colour blue")
    assert look(s, "leader") == "blue"


@pytest.mark.rule("CH-CRD-21", "CH-CRD-22")
def test_the_kitten_leads_all_zombies_to_a_random_location_up_to_eight():
    s = red_holding("kitten", dice=[1], movement={"red": "bank"})
    play(s, "red play kitten", "red aim_at_start bank")
    assert has_logged(s, "KittenRan bank church", "ZombiesMoved 5 bank church")
    assert look(s, "movement", "red") == "bank"
    full = red_holding("kitten", dice=[1], church="geek[red] zombie*6")
    play(full, "red play kitten", "red aim_at_start bank")
    assert (full.zombies[0], full.zombies[PLACE["bank"]]) == (8, 3)
    places = set()
    for seed in range(40):
        chance = red_holding("kitten")
        chance.chance = seed * 104729
        play(chance, "red play kitten", "red aim_at_start bank")
        places.add(next(event.location for event in chance.events() if type(event).__name__ == "KittenRan"))
    assert len(places) == 6


@pytest.mark.rule("CH-CRD-23")
def test_the_kitten_may_come_back():
    s = red_holding("kitten", dice=[3])
    play(s, "red play kitten", "red aim_at_start bank")
    assert s.zombies[PLACE["bank"]] == 5
    assert has_logged(s, "KittenRan bank bank")
    assert not has_logged(s, "ZombiesMoved")


@pytest.mark.rule("CH-CRD-24")
def test_the_pickpocket_steals_from_a_player_with_cards():
    s = table(
        at="attack church", hands={"red": "pickpocket", "green": "gun"}, passing=["green", "blue"], **BASE
    )
    play(s, "red play pickpocket")
    assert offered_lines(s) == ["red aim_at_player green"]
    play(s, "red aim_at_player green")
    assert look(s, "hands") == {"red": "gun", "green": "", "blue": ""}
    none = red_holding("pickpocket")
    assert refusing_rules(none, "red", "play", "pickpocket") == ("CH-CRD-24",)


@pytest.mark.rule("CH-CRD-24", "CH-INF-11")
def test_who_has_spent_the_last_card_in_defence_has_nothing_to_steal():
    hands = {"red": "pickpocket pepper_spray", "green": "pepper_spray"}
    s = table(at="attack church", hands=hands, passing=["blue"], **BASE)
    play(s, "red play pickpocket", "red aim_at_player green", "green cancel pepper_spray")
    play(s, "red cancel pepper_spray")
    assert look(s, "hands") == {"red": "", "green": "", "blue": ""}
    assert not has_logged(s, "CardStolen")


@pytest.mark.rule("CH-CRD-25", "CH-VOT-02")
def test_a_replica_without_anybody_there_is_no_vote():
    s = red_holding("weapon_replica", church="geek[red] thief[green] zombie*3", bank="rasta[red]")
    play(s, "red play weapon_replica", "red aim_at_location bank")
    assert votes_at(s, 0, PLACE["bank"]) == 3
    die(s, [WHO["rasta"]], "zombies")
    assert votes_at(s, 0, PLACE["bank"]) == 0


@pytest.mark.rule("CH-CRD-25")
def test_the_replica_adds_two_votes_in_one_location_for_the_round():
    s = red_holding(
        "weapon_replica",
        church="geek[red] thief[green] mama[green] zombie*3 antidote",
        bank="rasta[red]",
        invasion=["two_market"],
    )
    play(s, "red play weapon_replica")
    assert "red aim_at_location crossroads" not in offered_lines(s)
    play(s, "red aim_at_location church")
    assert votes_at(s, 0, 0) == 3
    assert votes_at(s, 0, PLACE["bank"]) == 1
    play(
        s,
        "red pass",
        "red vote green",
        "green vote red",
        "green lose mama",
        "red pass",
        "red vote red",
        "green vote green",
    )
    assert has_logged(
        s, "VoteCast 0 1 3", "CharacterDied 1 mama", "VoteCast 0 0 3", "PlayerElected 0 sharing"
    )
    play(s, "red pass", "red share_antidote red")
    while ask(s) == "Window":
        play(s, "red pass")
    assert s.round == 2
    assert votes_at(s, 0, 0) == 1
    hidden = red_holding("weapon_replica", church="geek[red, hidden] thief[green] zombie")
    play(hidden, "red play weapon_replica", "red aim_at_location church")
    assert votes_at(hidden, 0, 0) == 2
    absent = red_holding("weapon_replica")
    play(absent, "red play weapon_replica", "red aim_at_location bank")
    assert votes_at(absent, 0, PLACE["bank"]) == 0


@pytest.mark.rule("CH-CRD-27")
def test_running_shoes_change_the_movement_card_before_the_move():
    s = table(
        at="movement",
        hands={"red": "running_shoes"},
        movement={"red": "bank"},
        passing=["green", "blue"],
        **BASE,
    )
    play(s, "red play running_shoes")
    assert "red aim_at_movement bank" not in offered_lines(s)
    play(s, "red aim_at_movement hospital", "red pass")
    assert spot(s, "hospital") >= {"geek[red]"}
    assert s.view(2).players[0].movement == "hospital"
    early = table(
        at="round", invasion=["one_mall"], hands={"red": "running_shoes"}, passing=["green", "blue"], **BASE
    )
    assert refusing_rules(early, "red", "play", "running_shoes") == ("CH-CRD-27",)
    late = red_holding("running_shoes", movement={"red": "bank"})
    assert refusing_rules(late, "red", "play", "running_shoes") == ("CH-CRD-27",)


@pytest.mark.rule("CH-CRD-28", "CH-CRD-30", "CH-CRD-04")
@pytest.mark.parametrize(("card", "left"), [("molotov_cocktail", 4), ("makeshift_bomb", 3)])
def test_fire_kills_and_brings_a_marker_even_where_nobody_is_left_to_kill(card: str, left: int):
    s = red_holding(card)
    play(s, f"red play {card}", "red aim_at_location bank", "red mark armory")
    assert s.zombies[PLACE["bank"]] == left
    assert look(s, "markers", "armory") == 1
    none = red_holding(card, church="geek[red]", bank="thief[green]")
    play(none, f"red play {card}", "red mark water_tower")
    assert look(none, "markers", "water_tower") == 1


@pytest.mark.rule("CH-CRD-29", "CH-BRD-07")
def test_the_flare_moves_one_zombie_and_brings_a_marker():
    s = red_holding("rescue_flare", hospital="teen[blue] zombie*8")
    play(s, "red play rescue_flare", "red aim_at_start bank")
    assert "red aim_at_location hospital" not in offered_lines(s)
    assert "red aim_at_location bank" not in offered_lines(s)
    play(s, "red aim_at_location crossroads", "red mark armory")
    assert (s.zombies[PLACE["bank"]], s.zombies[PLACE["crossroads"]]) == (4, 1)
    assert look(s, "markers", "armory") == 1


@pytest.mark.rule("CH-CRD-04")
def test_three_cards_bear_the_explosion_symbol():
    symbols = {card.id for card in ACTION_CARDS if card.explosion}
    assert symbols == {"molotov_cocktail", "rescue_flare", "makeshift_bomb"}
    s = red_holding("gun")
    play(s, "red play gun", "red aim_at_location bank")
    assert ask(s) == "Window"


def test_every_word_of_the_cards_and_abilities_is_an_effect_and_no_other():
    assert set(CARD_EFFECTS) == {deed.do for deed in DEEDS.values()}
    used_by_other_rules = {do for do, effect in CARD_EFFECTS.items() if type(effect) is CardEffect}
    assert used_by_other_rules == {"cancel", "score"}
