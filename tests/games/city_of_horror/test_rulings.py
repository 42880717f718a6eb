"""Tests of rulings on questions that the rulebook leaves open, and of the windows in which all may act (CH-Q)."""

import pytest
from tests.games.city_of_horror.conftest import (
    GAME,
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

from horda.games.city_of_horror.content import PLACE, TRACK
from horda.games.city_of_horror.rules.board import is_attacked

REST = {"bank": "thief[green]", "hospital": "teen[blue]"}


def moments(s) -> list[tuple[str, str | None]]:
    """Return every window until the next round, with its location, if everybody passes and skips."""
    found: list[tuple[str, str | None]] = []
    round_now = s.round
    while not s.over and s.round == round_now:
        if ask(s) == "Window":
            asked = s.view(None).asked
            now = (str(asked["moment"]), asked["location"])
            if not found or found[-1] != now:
                found.append(now)
        skips = [choice for choice in s.all_choices() if choice.verb in ("pass", "skip_effect", "let_pass")]
        s.apply((skips or s.all_choices())[0])
    return found


@pytest.mark.rule("CH-CRD-01", "CH-CHR-04", "CH-ATK-01", "CH-SHR-02")
def test_everybody_may_act_between_any_two_steps(monkeypatch: pytest.MonkeyPatch):
    """Everybody goes to the Church; there is no window at empty locations where nothing has happened."""
    print_wave(monkeypatch, "one_mall", antidotes=[1, 0, 0, 0])
    s = table(
        at="round",
        invasion=["one_mall", "two_market"],
        passing=[],
        church="geek[red, exhausted] blonde[red]",
        hands={"red": "gun"},
        sides={"water_tower": "B"},
        **REST,
    )
    assert moments(s) == [
        ("choice", None),
        ("reveal", None),
        ("move", None),
        ("moved", None),
        ("before", "church"),
        ("attack", "church"),
        ("sharing", "church"),
        ("handing_out", "church"),
        ("attack", "hospital"),
        ("end", None),
    ]


@pytest.mark.rule("CH-ATK-03")
def test_the_chance_to_act_goes_round_from_the_first_player():
    s = table(at="attack church", first="green", passing=[], church="geek[red]", **REST)
    order = []
    while s.here == PLACE["church"]:
        order.append(s.colours[s.deciders[0]])
        s.apply(s.all_choices()[0])
    assert order == ["green", "blue", "red"]


@pytest.mark.rule("CH-EXP-11")
def test_zombies_and_supplies_still_come_to_the_burnt_armory(monkeypatch: pytest.MonkeyPatch):
    print_wave(monkeypatch, "one_mall", zombies=[0, 0, 0, 3, 0, 0], antidotes=[0, 0, 0, 2])
    s = table(at="invasion", shut=True, invasion=["one_mall", "two_market"], church="geek[red]", **REST)
    assert spot(s, "armory") == {"zombie*3", "antidote*2"}
    assert not any("PlayerElected" in line for line in event_lines(s))


@pytest.mark.rule("CH-EXP-13", "CH-EXP-14")
def test_behind_the_blocked_door_everything_goes_on_but_leaving():
    s = table(
        at="armory",
        sides={"armory": "B"},
        shut=True,
        discard=["gun"],
        armory="geek[red] rasta[red] antidote",
        **REST,
    )
    play(s, "red use_effect", "red exhaust geek")
    assert look(s, "hands", "red") == "gun"
    assert has_logged(s, "CardSalvaged 0 gun", "PlayerElected 0 sharing")


@pytest.mark.rule("CH-HID-01", "CH-HID-05")
def test_the_hidden_move_pay_and_stay_hidden():
    s = table(
        at="movement",
        movement={"red": "armory"},
        church="geek[red, hidden]",
        passing=["green", "blue"],
        **REST,
    )
    play(s, "red pass")
    assert spot(s, "armory") == {"geek[red, hidden]"}
    pays = table(
        at="hospital", sides={"hospital": "B"}, hospital="geek[red, hidden] teen[blue]", bank="thief[green]"
    )
    play(pays, "red use_effect")
    assert look(pays, "antidotes", "red") == 1


@pytest.mark.rule("CH-CHR-26")
def test_a_mother_is_one_character_with_two_votes():
    s = table(
        at="attack hospital",
        hospital="pregnant_woman[red, exhausted] zombie*2",
        bank="thief[green] teen[blue]",
        passing=[],
    )
    assert is_attacked(s, PLACE["hospital"])
    assert s.view(0).characters[0].votes == 2
    end = table(
        at="end", church="pregnant_woman[red, exhausted]", antidotes={"red": 2, "green": 1, "blue": 1}, **REST
    )
    assert look(end, "points", "red") == 3


@pytest.mark.rule("CH-CHR-30")
def test_the_priest_sends_back_to_the_crossroads_when_the_old_place_is_full():
    s = table(
        at="movement",
        first="green",
        movement={"green": "church", "blue": "bank", "red": "armory"},
        church="priest[red]",
        bank="thief[green] mama[green] student[red]",
        hospital="teen[blue] rasta[blue]",
        passing=["green", "blue"],
    )
    play(s, "red pass", "green move thief", "red pass", "blue move teen")
    assert spot(s, "bank") == {"mama[green]", "student[red]", "teen[blue]"}
    play(s, "red use priest")
    assert spot(s, "hospital") == {"teen[blue]", "rasta[blue]"}
    assert refusing_rules(s, "red", "use", "priest") == ("CH-CHR-02",)


@pytest.mark.rule("CH-BRD-04", "CH-LDR-10")
def test_the_colour_track_is_data_and_runs_as_the_example_says():
    assert TRACK == ["green", "violet", "white", "blue", "red", "yellow"]


@pytest.mark.rule("CH-CRD-06")
def test_who_could_cancel_nothing_for_all_the_table_knows_is_not_asked():
    s = table(
        at="attack church",
        hands={"red": "gun", "green": "alarm"},
        church="geek[red] zombie",
        discard=["pepper_spray"] * 3,
        passing=[],
        **REST,
    )
    play(s, "red play gun", "red aim_at_location church")
    assert ask(s) == "Window"
    assert s.zombies[0] == 0


@pytest.mark.rule("CH-END-02")
def test_without_any_antidote_all_die_unasked():
    s = table(at="end", church="geek[red] mama[red]", antidotes={"green": 1, "blue": 1}, **REST)
    assert has_logged(
        s, "CharacterDied 0 geek no_antidote", "CharacterDied 0 mama no_antidote", "PlayerEliminated 0"
    )


@pytest.mark.rule("CH-ELM-01")
def test_promises_to_and_by_the_eliminated_are_void():
    s = table(at="attack church", passing=[], church="geek[red] zombie*3", antidotes={"red": 1}, **REST)
    play(
        s,
        "red offer green",
        "red give_antidote",
        "red demand",
        "red choose_promise still",
        "red choose_location bank",
    )
    play(s, "red propose", "green accept 1", "blue pass", "red pass", "green pass")
    assert has_logged(s, "PlayerEliminated 0", "PromiseLapsed 1 0 still")
    assert look(s, "promises") == []


def test_the_same_seed_gives_the_same_match():
    first, second = (GAME.new(seats=4, seed="again") for _ in range(2))
    while not first.over:
        choices = first.all_choices()
        choice = choices[len(choices) // 2]
        first.apply(choice)
        second.apply(choice)
    assert first == second
    assert first.hash() == second.hash()


def test_offers_name_cards_by_face_for_all_to_see():
    s = table(at="attack church", passing=[], church="geek[red]", hands={"red": "gun"}, **REST)
    play(s, "red offer green", "red give_card gun", "red propose")
    part = s.view(2).offers[0].parts[0]
    assert (part.by_maker, part.kind, part.subject) == (True, "card", "gun")
    assert "green accept 1" in offered_lines(s)
