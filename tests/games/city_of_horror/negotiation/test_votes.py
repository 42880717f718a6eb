"""Tests of votes and the sharing of supplies (CH-VOT, CH-SHR)."""

import pytest
from tests.games.city_of_horror.conftest import (
    ask,
    event_lines,
    has_logged,
    look,
    offered_lines,
    play,
    print_wave,
    refusing_rules,
    spot,
    table,
)

from horda.engine.chance import Dice
from horda.games.city_of_horror.rules.votes.voters import votes_at

ATTACKED = "geek[red] rasta[red] thief[green] zombie*3"


@pytest.mark.rule("CH-VOT-02", "CH-VOT-07")
def test_a_vote_for_each_character_and_the_most_votes_elect():
    s = table(at="attack church", church=ATTACKED, bank="teen[blue]")
    play(s, "red vote green", "green vote red")
    assert has_logged(
        s, "VoteCast 0 1 2", "VoteCast 1 0 1", "PlayerElected 1 attack", "CharacterDied 1 thief"
    )
    share = table(at="sharing church", church="geek[red] rasta[red] thief[green] antidote", bank="teen[blue]")
    play(share, "red vote red", "green vote green")
    assert share.deciders == [0]
    assert ask(share) == "Share"


@pytest.mark.rule("CH-VOT-03", "CH-VOT-12")
def test_all_vote_at_once_and_nobody_sees_a_hand_before_the_last():
    s = table(at="attack church", church=ATTACKED, bank="teen[blue]")
    before = [s.view(seat) for seat in (1, 2, None)]
    play(s, "red vote green")
    assert s.deciders == [1]
    assert [s.view(seat) for seat in (1, 2, None)] == before
    imagined = [s.determinise(seat, Dice(1)).question() for seat in (0, 1)]
    assert [(sorted(one.waiting), one.cast) for one in imagined] == [([1], ((0, 1),)), ([0, 1], ())]
    assert not has_logged(s, "VoteCast")
    later = table(at="attack church", church=ATTACKED, bank="teen[blue]")
    play(later, "green vote green", "red vote green")
    cast = [line for line in event_lines(later) if line.startswith("VoteCast")]
    assert cast == ["VoteCast 0 1 2", "VoteCast 1 1 1"]


@pytest.mark.rule("CH-VOT-03")
def test_a_vote_stands_once_all_hands_are_open():
    s = table(at="attack church", church=ATTACKED, bank="teen[blue]")
    play(s, "red vote green")
    assert s.can_undo
    play(s, "green vote red")
    assert not s.can_undo


@pytest.mark.rule("CH-VOT-04", "CH-VOT-05")
def test_only_players_who_are_there_can_be_named_oneself_too():
    s = table(at="attack church", church=ATTACKED, bank="teen[blue]")
    assert offered_lines(s) == ["green vote green", "green vote red", "red vote green", "red vote red"]
    assert refusing_rules(s, "red", "vote", 2) == ("CH-VOT-04",)


@pytest.mark.rule("CH-VOT-06")
def test_votes_are_not_split():
    s = table(at="attack church", church=ATTACKED, bank="teen[blue]")
    play(s, "red vote green")
    assert all(line.startswith("green") for line in offered_lines(s))


@pytest.mark.rule("CH-VOT-08", "CH-SHR-09")
def test_without_votes_all_electable_players_are_tied():
    s = table(
        at="attack church",
        first="blue",
        church="grandpa[red] thief[green, hidden] mama[green, hidden] zombie*3",
        bank="teen[blue] rasta[red]",
    )
    assert has_logged(s, "PlayerElected 0 attack", "CharacterDied 0 grandpa")
    share = table(
        at="sharing church",
        first="blue",
        church="grandpa[red] thief[green, hidden] antidote",
        bank="teen[blue]",
    )
    assert offered_lines(share) == ["blue break_tie green", "blue break_tie red"]


@pytest.mark.rule("CH-VOT-09", "CH-SHR-02", "CH-SHR-03")
def test_before_the_sharing_vote_everybody_may_act():
    s = table(
        at="sharing church",
        church="geek[red] thief[green] antidote",
        bank="teen[blue]",
        hands={"blue": "alarm"},
        passing=["red", "green"],
    )
    assert s.deciders == [2]
    play(s, "blue play alarm", "blue aim_at_location bank", "blue pass")
    assert ask(s) == "Ballot"


@pytest.mark.rule("CH-VOT-10", "CH-VOT-12")
def test_who_has_a_vote_must_point_and_nobody_else_does():
    s = table(at="attack church", church=ATTACKED, bank="teen[blue]")
    assert s.deciders == [0, 1]
    assert all(choice.verb == "vote" for choice in s.all_choices())


@pytest.mark.rule("CH-VOT-11")
def test_the_hidden_give_no_vote():
    s = table(
        at="attack church",
        church="geek[red, hidden] rasta[red] thief[green] zombie*3",
        bank="teen[blue] mama[green]",
    )
    assert votes_at(s, 0, 0) == 1


@pytest.mark.rule("CH-SHR-01")
def test_there_is_a_sharing_only_where_supplies_and_people_are():
    none = table(
        at="sharing church", church="geek[red]", bank="thief[green] teen[blue]", invasion=["two_market"]
    )
    assert not has_logged(none, "PlayerElected")
    nobody = table(
        at="sharing church",
        church="antidote card[gun]",
        bank="geek[red] thief[green] teen[blue]",
        invasion=["two_market"],
    )
    assert not has_logged(nobody, "PlayerElected")
    quiet = table(
        at="sharing church",
        church="antidote",
        bank="geek[red] thief[green] teen[blue]",
        hands={"red": "gun"},
        passing=[],
        invasion=["two_market"],
    )
    assert getattr(quiet.question(), "moment", "") != "sharing"
    assert spot(nobody, "church") == {"antidote", "card[gun]"}
    card = table(at="sharing church", church="geek[red] card[gun]", bank="thief[green] teen[blue]")
    assert has_logged(card, "PlayerElected 0 sharing")


@pytest.mark.rule("CH-SHR-04", "CH-SHR-05", "CH-SHR-06", "CH-SHR-07")
def test_the_winner_gives_each_player_at_most_one_item():
    s = table(at="sharing church", church="geek[red] antidote*2 card[gun]", bank="thief[green] teen[blue]")
    play(s, "red share_antidote red")
    assert refusing_rules(s, "red", "share_antidote", 0) == ("CH-SHR-05",)
    assert offered_lines(s) == [
        "red share_antidote blue",
        "red share_antidote green",
        "red share_card gun blue",
        "red share_card gun green",
    ]
    play(s, "red share_card gun blue")
    assert look(s, "hands", "blue") == "gun"
    play(s, "red share_antidote green")
    assert look(s, "antidotes") == {"red": 1, "green": 1, "blue": 0}
    assert ask(s) != "Share"


@pytest.mark.rule("CH-SHR-08", "CH-INF-06")
def test_only_the_winner_sees_the_cards_before_handing_them_out():
    s = table(at="sharing church", church="geek[red] card[gun] card[alarm]", bank="thief[green] teen[blue]")
    cards = [s.view(seat).locations[0].cards for seat in (0, 1, None)]
    assert cards == [("alarm", "gun"), ("?", "?"), ("?", "?")]
    play(s, "red share_card gun green")
    assert s.view(1).players[1].hand == ("gun",)
    assert s.view(0).players[1].hand == ("gun",)
    assert s.view(2).players[1].hand == ("?",)


@pytest.mark.rule("CH-SHR-10")
def test_what_is_left_over_can_be_shared_in_the_next_round(monkeypatch: pytest.MonkeyPatch):
    print_wave(monkeypatch, "two_market", moves=[{"from": 1, "to": 2}])
    s = table(
        at="sharing church",
        church="geek[red] mama[red] antidote*4 card[gun]",
        bank="thief[green] teen[blue]",
        invasion=["two_market"],
    )
    play(s, "red share_antidote red", "red share_antidote green", "red share_antidote blue")
    assert spot(s, "church") == {"geek[red]", "mama[red]", "antidote", "card[gun]"}
    assert s.round == 2
    play(s, "red choose bank", "green choose church", "blue choose bank", "red move geek")
    assert spot(s, "church") >= {"mama[red]", "antidote", "card[gun]"}
    while ask(s) != "Ballot":
        s.apply(next((one for one in s.all_choices() if one.verb == "skip_effect"), s.all_choices()[0]))
    assert s.here == 0
    play(s, "red vote red", *[line for line in offered_lines(s) if line == "green vote red"])
    play(s, "red share_antidote blue", "red share_card gun green")
    assert s.antidotes == [1, 1, 2]
    assert look(s, "hands", "green") == "gun"
    assert spot(s, "church") == {"mama[red]", "thief[green]"}


@pytest.mark.rule("CH-SHR-11")
def test_who_died_in_the_attack_has_no_part_in_the_sharing():
    s = table(
        at="attack church",
        church="geek[red] thief[green] mama[green] zombie*3 antidote",
        bank="teen[blue] rasta[red]",
    )
    play(s, "red vote red", "green vote red")
    assert has_logged(s, "CharacterDied 0 geek", "PlayerElected 1 sharing")
    assert [line for line in event_lines(s) if line.startswith("VoteCast")][2:] == ["VoteCast 1 1 2"]
