"""Tests of attacks, Leader, First Player marker, hiding, elimination (CH-ATK, CH-LDR, CH-FST, CH-HID, CH-ELM)."""

import pytest
from tests.games.city_of_horror.conftest import (
    ask,
    event_lines,
    has_logged,
    look,
    offered_lines,
    play,
    refusing_rules,
    spot,
    table,
)

from horda.games.city_of_horror.content import PLACE, PLACES, WHO
from horda.games.city_of_horror.rules.deaths import die


@pytest.mark.rule("CH-ATK-01", "CH-ATK-02", "CH-CRD-03", "CH-NEG-07")
def test_everybody_may_act_before_the_attack_present_or_not():
    s = table(
        at="attack church",
        church="geek[red] thief[green] zombie*3",
        bank="teen[blue]",
        hands={"blue": "gun"},
        passing=["red", "green"],
    )
    assert s.deciders == [2]
    assert "blue offer red" in offered_lines(s)
    play(s, "blue play gun", "blue aim_at_location church", "blue pass")
    assert has_logged(s, "ZombiesKilled 1 church", "AttackFailed church")


@pytest.mark.rule("CH-ATK-03")
def test_the_condition_is_checked_when_all_have_passed_in_a_row():
    s = table(
        at="attack church",
        church="geek[red] thief[green] zombie*2",
        bank="teen[blue]",
        hands={"blue": "alarm"},
        passing=[],
    )
    play(s, "red pass", "green pass", "blue play alarm", "blue aim_at_location church")
    assert s.deciders == [0]
    play(s, "red pass", "green pass", "blue pass")
    assert has_logged(s, "AttackBegun church")


@pytest.mark.rule("CH-ATK-04", "CH-ATK-05")
def test_an_attack_is_put_to_the_vote_of_those_present():
    s = table(at="attack church", church="geek[red] thief[green] zombie*3", bank="teen[blue]")
    assert ask(s) == "Ballot"
    assert s.deciders == [0, 1]
    calm = table(at="attack church", church="geek[red] thief[green] zombie*2", bank="teen[blue]")
    assert has_logged(calm, "AttackFailed church")
    assert not has_logged(calm, "VoteCast")


@pytest.mark.rule("CH-ATK-06", "CH-ATK-09", "CH-ATK-10", "CH-FST-01")
def test_one_character_of_the_elected_dies_and_the_zombies_stay():
    s = table(
        at="attack church",
        first="green",
        church="geek[red] rasta[red] thief[green] zombie*5",
        bank="teen[blue]",
    )
    play(s, "red vote red", "green vote red")
    assert offered_lines(s) == ["red lose geek", "red lose rasta"]
    play(s, "red lose rasta")
    assert spot(s, "church") == {"geek[red]", "thief[green]", "zombie*5"}
    assert s.place[WHO["rasta"]] == -1
    assert WHO["rasta"] not in s.cast
    assert look(s, "first") == "red"


@pytest.mark.rule("CH-ATK-09", "CH-FST-01", "CH-CRD-01")
def test_after_a_death_everybody_may_act_before_an_empty_location_is_passed_over():
    s = table(
        at="attack church",
        church="geek[red] zombie*3",
        armory="rasta[red] thief[green] teen[blue]",
        hands={"red": "gun"},
        passing=["green", "blue"],
    )
    play(s, "red pass")
    assert has_logged(s, "CharacterDied 0 geek", "LocationBegun hospital")
    assert PLACES[s.here] == "hospital"
    assert "red play gun" in offered_lines(s)


@pytest.mark.rule("CH-ATK-07", "CH-VOT-08")
def test_the_first_player_breaks_a_tie_from_anywhere():
    s = table(
        at="attack church",
        first="blue",
        church="geek[red] thief[green] zombie*3",
        bank="teen[blue] rasta[red]",
    )
    play(s, "red vote green", "green vote red")
    assert offered_lines(s) == ["blue break_tie green", "blue break_tie red"]
    assert refusing_rules(s, "blue", "break_tie", 2) == ("CH-VOT-08",)
    play(s, "blue break_tie red")
    assert has_logged(s, "TieBroken 2 0", "CharacterDied 0 geek zombies")


@pytest.mark.rule("CH-ATK-08", "CH-ATK-12", "CH-VOT-09", "CH-CRD-01")
def test_nobody_acts_between_the_vote_and_its_result():
    s = table(
        at="attack church",
        first="blue",
        church="geek[red] rasta[red] thief[green] little_boy[green] zombie*3",
        bank="teen[blue]",
        hands={"red": "gun", "green": "hideout", "blue": "shotgun"},
        passing=[],
    )
    play(s, "blue pass", "red pass", "green pass", "red vote green", "green vote red")
    for colour in ("blue", "red", "green"):
        # They may talk about the tie, and do nothing else.
        assert not any(line.split()[1] in ("play", "use") for line in offered_lines(s))
        play(s, f"{colour} pass")
    assert offered_lines(s) == ["blue break_tie green", "blue break_tie red"]
    play(s, "blue break_tie green")
    assert offered_lines(s) == ["green lose little_boy", "green lose thief"]
    play(s, "green lose thief")
    assert ask(s) == "Window"
    leader = table(
        at="attack crossroads",
        leader="red",
        crossroads="geek[red] little_girl[red] zombie",
        bank="teen[blue] thief[green]",
        hands={"red": "gun"},
        passing=["green", "blue"],
    )
    play(leader, "red pass")
    assert offered_lines(leader) == ["red lose geek", "red lose little_girl"]


@pytest.mark.rule("CH-ATK-11", "CH-HID-03")
def test_the_hidden_count_when_zombies_and_people_are_compared():
    s = table(at="attack hospital", hospital="geek[red, hidden] thief[green] zombie*2", bank="teen[blue]")
    assert has_logged(s, "AttackFailed hospital")
    more = table(
        at="attack hospital",
        hospital="geek[red, hidden] thief[green] zombie*3",
        bank="teen[blue] rasta[green]",
    )
    assert has_logged(more, "AttackBegun hospital", "CharacterDied 1 thief zombies")


@pytest.mark.rule("CH-HID-02", "CH-CRD-14")
def test_the_hidden_cannot_be_attacked():
    s = table(
        at="attack church",
        church="geek[red, hidden] thief[green] rasta[green, hidden] zombie*3",
        bank="teen[blue]",
    )
    assert has_logged(s, "PlayerElected 1 attack", "CharacterDied 1 thief zombies")
    both = table(
        at="attack church",
        church="geek[red, hidden] mama[red] student[red] thief[green] zombie*3",
        bank="teen[blue]",
    )
    play(both, "red vote red", "green vote red")
    assert offered_lines(both) == ["red lose mama", "red lose student"]
    assert refusing_rules(both, "red", "lose", "geek") == ("CH-HID-02",)
    nobody = table(
        at="attack church", first="blue", church="geek[red, hidden] zombie*3", bank="teen[blue] thief[green]"
    )
    assert has_logged(nobody, "AttackFailed church")
    assert look(nobody, "first") == "blue"


@pytest.mark.rule("CH-HID-05")
def test_the_hidden_may_use_their_ability():
    s = table(
        at="attack church",
        church="housewife[red, hidden] zombie*3",
        bank="teen[blue] thief[green]",
        passing=["green", "blue"],
    )
    play(s, "red use housewife")
    assert s.zombies[0] == 1


@pytest.mark.rule("CH-HID-04", "CH-SHR-12", "CH-VOT-11")
def test_the_hidden_have_no_vote_but_may_be_elected_to_share_and_receive():
    s = table(at="sharing church", church="geek[red, hidden] thief[green] antidote", bank="teen[blue]")
    assert s.deciders == [1]
    play(s, "green vote red")
    assert offered_lines(s) == [
        "red share_antidote blue",
        "red share_antidote green",
        "red share_antidote red",
    ]


@pytest.mark.rule("CH-LDR-01", "CH-LDR-02", "CH-LDR-06", "CH-LDR-07", "CH-LDR-09")
def test_the_leader_names_the_victim_and_moves_on():
    s = table(
        at="attack crossroads",
        leader="green",
        crossroads="geek[red] thief[green] rasta[green] zombie*5",
        bank="teen[blue]",
    )
    assert offered_lines(s) == ["green lose rasta", "green lose thief"]
    assert not has_logged(s, "VoteCast")
    play(s, "green lose thief")
    assert [line for line in event_lines(s) if line.startswith("CharacterDied")] == [
        "CharacterDied 1 thief zombies"
    ]
    assert look(s, "leader") == "blue"
    assert look(s, "first") == "green"
    quiet = table(
        at="attack crossroads", leader="green", crossroads="geek[red] thief[green]", bank="teen[blue]"
    )
    assert has_logged(quiet, "AttackFailed crossroads")
    assert look(quiet, "leader") == "green"


@pytest.mark.rule("CH-LDR-03", "CH-LDR-04", "CH-LDR-05")
def test_the_leader_goes_on_to_the_next_colour_with_somebody_to_attack():
    s = table(
        players=["green", "white", "red"],
        leader="green",
        at="attack crossroads",
        crossroads="geek[green, hidden] thief[red] rasta[red] zombie",
        bank="teen[white]",
    )
    assert offered_lines(s) == ["red lose rasta", "red lose thief"]
    assert [line for line in event_lines(s) if line.startswith("LeaderMoved")] == [
        "LeaderMoved white",
        "LeaderMoved red",
    ]


@pytest.mark.rule("CH-LDR-08")
def test_the_leader_stays_when_nobody_can_be_attacked():
    for people in ("geek[red, hidden]", ""):
        s = table(
            at="attack crossroads",
            leader="green",
            crossroads=f"{people} zombie*2",
            bank="teen[blue] thief[green] rasta[red]",
        )
        assert look(s, "leader") == "green"
        assert has_logged(s, "AttackFailed crossroads")


@pytest.mark.rule("CH-FST-02", "CH-FST-03", "CH-ELM-02")
def test_of_several_who_lose_people_the_first_in_turn_order_who_lives_takes_the_marker():
    s = table(
        first="green",
        at="attack church",
        church="geek[red] thief[green] teen[blue]",
        water_tower="mama[red] rasta[blue]",
        passing=[],
    )
    die(s, s.at(PLACE["water_tower"]), "explosion")
    assert s.first == 2
    out = table(
        first="green",
        at="attack church",
        church="geek[red] thief[green]",
        water_tower="mama[red] rasta[blue]",
        passing=[],
    )
    die(out, out.at(PLACE["water_tower"]), "explosion")
    assert out.out == [False, False, True]
    assert out.first == 0
    alone = table(
        first="green",
        at="attack church",
        church="geek[red] thief[green]",
        water_tower="rasta[blue]",
        passing=[],
    )
    die(alone, alone.at(PLACE["water_tower"]), "explosion")
    assert alone.first == 0


@pytest.mark.rule("CH-FST-02", "CH-FST-03")
def test_if_all_who_lost_people_are_out_the_marker_goes_on_from_the_first_of_them():
    s = table(
        players=["red", "green", "blue", "yellow"],
        first="red",
        at="attack church",
        church="thief[green] teen[yellow]",
        water_tower="mama[red] rasta[blue]",
        passing=[],
    )
    die(s, s.at(PLACE["water_tower"]), "explosion")
    assert s.out == [True, False, True, False]
    assert s.first == 1


@pytest.mark.rule("CH-FST-01", "CH-ELM-01")
def test_who_loses_two_at_once_is_out_once():
    s = table(
        first="green",
        at="attack church",
        church="thief[green] teen[blue]",
        water_tower="mama[red] geek[red]",
        passing=[],
    )
    die(s, s.at(PLACE["water_tower"]), "explosion")
    assert [line for line in event_lines(s) if line.startswith("PlayerEliminated")] == ["PlayerEliminated 0"]


@pytest.mark.rule("CH-FST-04")
def test_the_marker_stays_from_round_to_round():
    s = table(
        at="resolution",
        first="green",
        church="geek[red]",
        hospital="thief[green]",
        bank="teen[blue]",
        invasion=["two_market"],
    )
    assert ask(s) == "PickMovement"
    assert s.round == 2
    assert look(s, "first") == "green"


@pytest.mark.rule("CH-FST-06")
def test_the_marker_is_passed_at_once_and_rules_the_next_vote():
    s = table(
        at="attack church",
        first="blue",
        church="geek[red] rasta[red] thief[green] mama[green] zombie*3 antidote",
        bank="teen[blue] student[red]",
    )
    play(s, "red vote green", "green vote red", "blue break_tie green", "green lose mama")
    play(s, "red vote red", "green vote green")
    assert has_logged(s, "CharacterDied 1 mama", "FirstPlayerNamed 1", "PlayerElected 0 sharing")
    tie = table(
        at="attack church",
        first="blue",
        church="geek[red] rasta[red] thief[green] mama[green] priest[green] zombie*3 antidote",
        bank="teen[blue]",
    )
    play(tie, "red vote green", "green vote green", "green lose mama", "red vote red", "green vote green")
    assert offered_lines(tie) == ["green break_tie green", "green break_tie red"]


@pytest.mark.rule("CH-ELM-01", "CH-CRD-09")
def test_who_loses_everybody_is_out_with_all_they_hold():
    s = table(
        at="attack church",
        church="geek[red] zombie*3",
        bank="teen[blue] thief[green]",
        hands={"red": "gun alarm"},
        antidotes={"red": 2},
        food={"red": [1]},
        invasion=["two_market"],
    )
    assert look(s, "out") == ["red"]
    assert look(s, "hands", "red") == ""
    assert sorted(s.cards.faces("box")) == ["alarm", "food_1", "gun"]
    assert s.spent == 2
    assert s.deciders == [1, 2]
    assert s.view(1).players[0].out


@pytest.mark.rule("CH-ELM-01")
def test_the_match_ends_without_winners_when_nobody_lives():
    s = table(
        at="attack church",
        church="geek[red] zombie*3",
        bank="teen[blue] zombie*3",
        hospital="thief[green] zombie*3",
    )
    assert s.over
    assert s.result is not None
    assert (s.result.winners, s.result.why) == ((), "nobody")


@pytest.mark.rule("CH-FST-02", "CH-FST-03")
def test_who_loses_the_last_one_in_an_explosion_passes_the_marker_to_the_next_player():
    s = table(
        players=["red", "green", "blue", "yellow"],
        first="red",
        at="attack church",
        church="thief[yellow] teen[blue]",
        bank="geek[yellow]",
        water_tower="mama[red] student[green] rasta[blue]",
        passing=[],
    )
    die(s, s.at(PLACE["water_tower"]), "explosion")
    assert s.out == [True, True, False, False]
    # Red is the first of those who lost somebody; clockwise from there blue is the next in the game.
    assert s.first == 2
    unharmed = table(
        players=["red", "green", "blue", "yellow"],
        first="red",
        at="attack church",
        church="thief[yellow] teen[blue] geek[green]",
        water_tower="mama[red] rasta[blue]",
        passing=[],
    )
    die(unharmed, unharmed.at(PLACE["water_tower"]), "explosion")
    assert unharmed.first == 1
