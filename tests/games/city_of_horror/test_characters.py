"""Tests of each Character's sides, abilities and drawbacks (CH-CHR)."""

import pytest
from tests.games.city_of_horror.conftest import (
    GAME,
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

from horda.games.city_of_horror.content import CHARACTERS, PLACE, WHO
from horda.games.city_of_horror.rules.votes.voters import votes_at

BASE = {"bank": "student[green] zombie*3", "hospital": "mama[blue]"}
VALUES = {
    "blonde": (5, 3),
    "businessman": (3, 2),
    "businesswoman": (3, 2),
    "sushi_chef": (4, 3),
    "geek": (4, 3),
    "grandpa": (5, 3),
    "granny": (5, 2),
    "housewife": (4, 2),
    "mama": (4, 3),
    "student": (3, 2),
    "little_boy": (5, 2),
    "little_girl": (5, 2),
    "pregnant_woman": (4, 2),
    "priest": (4, 2),
    "punk": (4, 3),
    "rasta": (4, 3),
    "rocker": (4, 3),
    "special_agent": (4, 2),
    "teen": (4, 2),
    "thief": (4, 2),
    "vigil_and_rex": (4, 2),
}


def before_attack(church: str, **given: object):
    """Return a position before the attack on the Church, where red has a Character and the others pass."""
    return table(**{"at": "attack church", "church": church, "passing": ["green", "blue"], **BASE, **given})


@pytest.mark.rule("CH-CHR-06")
@pytest.mark.parametrize("who", VALUES)
def test_everybody_is_worth_more_rested_than_exhausted(who: str):
    others = {
        "crossroads": "student[green] thief[blue]"
        if who not in ("student", "thief")
        else "geek[green] teen[blue]"
    }
    for notes, value in zip(("red", "red, exhausted"), VALUES[who], strict=True):
        s = table(at="end", church=f"{who}[{notes}]", antidotes={"red": 1, "green": 1, "blue": 1}, **others)
        assert look(s, "points", "red") == value
    assert len(CHARACTERS) == len(VALUES) == 21


@pytest.mark.rule("CH-CHR-02", "CH-CHR-03")
def test_an_ability_needs_and_costs_the_rested_side():
    s = before_attack("housewife[red] zombie*3")
    play(s, "red use housewife")
    assert spot(s, "church") == {"housewife[red, exhausted]", "zombie"}
    assert refusing_rules(s, "red", "use", "housewife") == ("CH-CHR-02",)


@pytest.mark.rule("CH-CHR-05")
def test_an_ability_without_a_place_of_its_own_works_from_anywhere():
    s = before_attack("geek[red]", armory="special_agent[red]", leader="green")
    play(s, "red use special_agent", "red aim_at_colour blue")
    assert look(s, "leader") == "blue"


@pytest.mark.rule("CH-CHR-08")
def test_the_blonde_draws_a_zombie_after_all_moves():
    for notes in ("red", "red, exhausted"):
        s = table(
            at="movement",
            movement={"red": "bank"},
            church=f"blonde[{notes}] punk[red]",
            hospital="mama[blue]",
            armory="student[green]",
        )
        play(s, "red move blonde")
        assert has_logged(
            s,
            "CharacterMoved blonde church bank",
            "CharacterMoved student",
            "ZombiesArrived 1 bank",
            "LocationBegun church",
        )
    s = table(
        at="movement",
        movement={"red": "bank"},
        church="blonde[red, exhausted]",
        hospital="mama[blue]",
        armory="student[green]",
        hands={"red": "gun"},
        passing=["green", "blue"],
    )
    play(s, *["red pass"] * 4)
    assert has_logged(s, "CharacterMoved blonde church bank", "ZombiesArrived 1 bank", "LocationBegun church")
    assert not has_logged(s, "LocationBegun hospital")
    assert "red play gun" in offered_lines(s)


@pytest.mark.rule("CH-SK-01", "CH-CHR-08", "CH-CHR-09")
def test_the_blonde_may_keep_still_in_time():
    s = table(
        at="movement",
        movement={"red": "bank"},
        church="blonde[red] punk[red]",
        hospital="mama[blue]",
        armory="student[green]",
        passing=["green", "blue"],
    )
    play(s, "red pass", "red move blonde", "red pass", "red pass")
    assert has_logged(s, "CharacterMoved student")
    assert not has_logged(s, "ZombiesArrived")
    play(s, "red use blonde", "red pass")
    assert not has_logged(s, "ZombiesArrived")
    early = table(
        at="movement",
        movement={"red": "bank"},
        bank="blonde[red]",
        hospital="mama[blue]",
        armory="student[green]",
        passing=["green", "blue"],
    )
    play(early, "red use blonde", "red pass", "red pass", "red pass")
    assert has_logged(early, "CharacterMoved student", "LocationBegun church")
    assert refusing_rules(before_attack("blonde[red]"), "red", "use", "blonde") == ("CH-CHR-09",)
    again = table(
        at="crossroads", church="blonde[red]", invasion=["two_market"], passing=["green", "blue"], **BASE
    )
    while again.round == 1:
        play(again, "red pass")
    assert "red use blonde" in offered_lines(again)


@pytest.mark.parametrize(
    "who",
    [
        pytest.param("businessman", marks=pytest.mark.rule("CH-SK-02", "CH-CHR-10")),
        pytest.param("businesswoman", marks=pytest.mark.rule("CH-SK-03", "CH-CHR-11")),
    ],
)
def test_business_swaps_a_card_for_one_that_was_discarded_before(who: str):
    s = before_attack(f"{who}[red]", hands={"red": "gun makeshift_bomb"}, discard=["alarm", "kitten"])
    play(s, f"red use {who}", "red pay makeshift_bomb")
    assert offered_lines(s) == ["red salvage alarm", "red salvage kitten"]
    play(s, "red salvage kitten")
    assert look(s, "hands", "red") == "gun kitten"
    assert look(s, "discard") == ["alarm", "makeshift_bomb"]
    assert look(s, "markers") == {"armory": 0, "water_tower": 0}
    assert refusing_rules(before_attack(f"{who}[red]", hands={"red": "gun"}), "red", "use", who)
    assert refusing_rules(before_attack(f"{who}[red]", discard=["gun"]), "red", "use", who)


@pytest.mark.rule("CH-SK-04", "CH-CHR-12")
def test_the_sushi_chef_draws_a_card():
    s = before_attack("sushi_chef[red]", deck=["alarm", "gun"])
    play(s, "red use sushi_chef")
    assert look(s, "hands", "red") == "alarm"
    assert s.view(1).players[0].hand == ("?",)
    assert refusing_rules(before_attack("sushi_chef[red]", deck=[]), "red", "use", "sushi_chef") == (
        "CH-CHR-12",
    )


@pytest.mark.parametrize(
    "who",
    [
        pytest.param("geek", marks=pytest.mark.rule("CH-SK-05", "CH-CHR-13")),
        pytest.param("rocker", marks=pytest.mark.rule("CH-SK-17", "CH-CHR-33")),
    ],
)
def test_geek_and_rocker_send_a_zombie_of_their_place_to_another(who: str):
    s = before_attack(f"{who}[red] zombie*2", armory="zombie*8")
    play(s, f"red use {who}")
    assert offered_lines(s) == [
        f"red aim_at_location {place}" for place in ("bank", "crossroads", "hospital", "water_tower")
    ]
    play(s, "red aim_at_location bank")
    assert (s.zombies[0], s.zombies[PLACE["bank"]]) == (1, 4)
    assert refusing_rules(before_attack(f"{who}[red]"), "red", "use", who)


@pytest.mark.rule("CH-CHR-14", "CH-SK-06", "CH-CHR-15")
def test_the_grandpa_votes_only_by_his_ability_and_only_that_round():
    for notes in ("red", "red, exhausted"):
        assert votes_at(before_attack(f"grandpa[{notes}] zombie"), 0, 0) == 0
    s = before_attack(
        "grandpa[red] thief[green] zombie*3 antidote", invasion=["two_market"], armory="geek[red]"
    )
    play(s, "red use grandpa")
    assert votes_at(s, 0, 0) == 1
    play(s, "red pass", "red vote green", "green vote green")
    assert has_logged(s, "VoteCast 0 1 1", "CharacterDied 1 thief")
    play(s, "red pass")
    assert has_logged(s, "CharacterDied 1 thief", "VoteCast 0 0 1")
    play(s, "red pass", "red share_antidote red")
    while ask(s) == "Window":
        play(s, "red pass")
    assert votes_at(s, 0, 0) == 0


@pytest.mark.rule("CH-CHR-16", "CH-SK-07", "CH-CHR-17", "CH-CHR-18")
def test_the_granny_moves_only_by_her_ability():
    given = {
        "at": "movement",
        "movement": {"red": "bank"},
        "bank": "mama[blue]",
        "hospital": "student[green]",
    }
    s = table(church="granny[red]", passing=["green", "blue"], **given)
    play(s, "red use granny", "red pass")
    assert spot(s, "bank") == {"mama[blue]", "granny[red, exhausted]"}
    unwilling = table(church="granny[red]", passing=["green", "blue"], **given)
    play(unwilling, "red pass")
    assert has_logged(unwilling, "NobodyMoved 0")
    assert has_logged(table(church="granny[red, exhausted]", **given), "NobodyMoved 0")
    shut_in = {
        **given,
        "armory": "granny[red]",
        "shut": True,
        "sides": {"armory": "B"},
        "church": "geek[red]",
    }
    assert refusing_rules(table(passing=["green", "blue"], **shut_in), "red", "use", "granny") == (
        "CH-CHR-17",
    )


@pytest.mark.rule("CH-CHR-19")
def test_fire_carries_the_granny_out_for_free():
    s = before_attack(
        "geek[red] zombie", armory="granny[red]", markers={"armory": 2}, hands={"red": "molotov_cocktail"}
    )
    play(s, "red play molotov_cocktail", "red aim_at_location church", "red mark armory")
    assert spot(s, "crossroads") == {"granny[red]"}


@pytest.mark.parametrize(
    "who",
    [
        pytest.param("housewife", marks=pytest.mark.rule("CH-SK-08", "CH-CHR-20")),
        pytest.param("vigil_and_rex", marks=pytest.mark.rule("CH-SK-21", "CH-CHR-38")),
    ],
)
def test_housewife_and_vigil_kill_two_zombies_where_they_are(who: str):
    s = before_attack(f"{who}[red] zombie*4")
    play(s, f"red use {who}")
    assert (s.zombies[0], s.zombies[PLACE["bank"]]) == (2, 3)
    assert refusing_rules(before_attack(f"{who}[red]"), "red", "use", who)


@pytest.mark.rule("CH-SK-09", "CH-CHR-21", "CH-CHR-22")
def test_the_mama_enters_a_full_location():
    given = {
        "at": "movement",
        "movement": {"red": "bank", "green": "bank", "blue": "bank"},
        "church": "mama[red]",
        "bank": "geek[blue] thief[blue] teen[blue]",
        "hospital": "student[green]",
        "passing": ["green", "blue"],
    }
    s = table(**given)
    play(s, "red use mama", "red pass")
    assert offered_lines(s) == ["red enter", "red stay_out"]
    play(s, "red enter")
    assert spot(s, "bank") == {"geek[blue]", "thief[blue]", "teen[blue]", "mama[red, exhausted]"}
    without = table(**given)
    play(without, "red pass")
    assert spot(without, "crossroads") >= {"mama[red]"}
    roomy = table(**{**given, "bank": "geek[blue] thief[blue]"})
    assert refusing_rules(roomy, "red", "use", "mama") == ("CH-CHR-21",)
    barred = table(**{**given, "movement": {"red": "armory"}, "shut": True})
    assert refusing_rules(barred, "red", "use", "mama") == ("CH-CHR-21",)
    there = table(**{**given, "church": "rasta[red]", "bank": "mama[red] thief[blue] teen[blue]"})
    assert refusing_rules(there, "red", "use", "mama") == ("CH-CHR-21",)


@pytest.mark.rule("CH-SK-10", "CH-CHR-23", "CH-FST-04")
def test_the_student_takes_the_first_player_marker():
    s = table(
        at="attack church",
        first="blue",
        church="geek[red]",
        bank="student[red] thief[green]",
        hospital="mama[blue]",
        passing=["green", "blue"],
    )
    play(s, "red use student")
    assert look(s, "first") == "red"
    assert refusing_rules(s, "red", "use", "student")
    mine = table(
        at="attack church",
        church="student[red]",
        bank="thief[green]",
        hospital="mama[blue]",
        passing=["green", "blue"],
    )
    assert refusing_rules(mine, "red", "use", "student") == ("CH-CHR-23",)


@pytest.mark.parametrize(
    "who",
    [
        pytest.param("little_boy", marks=pytest.mark.rule("CH-SK-11", "CH-CHR-24")),
        pytest.param("little_girl", marks=pytest.mark.rule("CH-SK-12", "CH-CHR-25")),
    ],
)
def test_children_hide(who: str):
    s = before_attack(f"{who}[red] thief[green] zombie*3")
    play(s, f"red use {who}")
    assert s.hidden[WHO[who]]
    assert votes_at(s, 0, 0) == 0
    play(s, "red pass")
    assert has_logged(s, "CharacterDied 1 thief")


@pytest.mark.rule("CH-SK-13", "CH-CHR-26", "CH-CHR-27")
def test_the_mother_has_two_votes_for_good_and_never_rests():
    s = before_attack("pregnant_woman[red]", hands={"red": "energy_drink"}, invasion=["two_market"])
    assert votes_at(s, 0, 0) == 1
    play(s, "red use pregnant_woman")
    assert votes_at(s, 0, 0) == 2
    assert refusing_rules(s, "red", "play", "energy_drink") == ("CH-CRD-11",)
    while ask(s) == "Window":
        play(s, "red pass")
    assert s.round == 2
    assert votes_at(s, 0, 0) == 2
    church = table(at="church", church="pregnant_woman[red, exhausted]", hands={"red": "gun"}, **BASE)
    assert not any("use_effect" in line for line in offered_lines(church))


@pytest.mark.rule("CH-CHR-28")
@pytest.mark.parametrize("place", ["hospital", "armory"])
def test_the_pregnant_woman_is_never_exhausted_as_a_payment(place: str):
    rest = {
        "crossroads": "thief[green] teen[blue]",
        "discard": ["gun"],
        "sides": {"hospital": "B", "armory": "B"},
    }
    alone = table(at=place, **{place: "pregnant_woman[red]"}, **rest)
    assert not any("EffectUsed" in line for line in event_lines(alone))
    assert not any("use_effect" in line for line in offered_lines(alone))
    s = table(at=place, **{place: "pregnant_woman[red] geek[red]"}, **rest)
    play(s, "red use_effect")
    assert s.rested[WHO["pregnant_woman"]]
    assert not s.rested[WHO["geek"]]


@pytest.mark.rule("CH-SK-14", "CH-CHR-30")
def test_the_priest_undoes_the_last_move():
    s = table(
        at="movement",
        movement={"red": "bank", "green": "church"},
        church="priest[red] geek[red]",
        hospital="thief[green]",
        armory="teen[blue] mama[blue]",
        passing=["green", "blue"],
    )
    assert refusing_rules(s, "red", "use", "priest") == ("CH-CHR-30",)
    play(s, "red pass", "red move geek", "red pass")
    assert has_logged(s, "CharacterMoved thief hospital church")
    play(s, "red use priest")
    assert spot(s, "hospital") == {"thief[green]"}
    assert not s.to_move[1]
    assert refusing_rules(s, "red", "use", "priest") == ("CH-CHR-02",)
    stayed = table(
        at="movement",
        movement={"red": "bank", "green": "bank"},
        church="priest[red]",
        bank="teen[blue] mama[blue] rasta[blue]",
        crossroads="thief[green]",
        hospital="geek[red]",
        passing=["green", "blue"],
    )
    play(stayed, "red pass", "red move geek", "red pass")
    assert has_logged(stayed, "CharacterMoved thief crossroads crossroads")
    assert refusing_rules(stayed, "red", "use", "priest") == ("CH-CHR-30",)
    gone = table(
        at="attack church",
        church="priest[red] geek[red]",
        bank="student[green]",
        hospital="mama[blue]",
        passing=["green", "blue"],
    )
    assert refusing_rules(gone, "red", "use", "priest") == ("CH-CHR-30",)


@pytest.mark.rule("CH-SK-15", "CH-CHR-31")
def test_the_punk_cancels_and_does_nothing_else():
    s = table(
        at="attack church",
        church="punk[red] zombie*3",
        bank="thief[green]",
        hospital="mama[blue]",
        hands={"green": "gun"},
        passing=["blue"],
    )
    assert refusing_rules(s, "red", "use", "punk") == ("CH-CHR-31",)
    play(s, "red pass", "green play gun", "green aim_at_location church")
    assert offered_lines(s) == ["red cancel_by punk", "red let_pass"]
    play(s, "red cancel_by punk")
    assert s.zombies[0] == 3
    assert spot(s, "church") == {"punk[red, exhausted]", "zombie*3"}


@pytest.mark.rule("CH-SK-16", "CH-CHR-32")
def test_the_rasta_looks_ahead():
    s = before_attack("rasta[red]", invasion=["two_market"])
    play(s, "red use rasta")
    assert [s.view(seat).invasion[0][1] for seat in (0, 1)] == ["two_market", "?"]
    assert refusing_rules(before_attack("rasta[red]", invasion=[]), "red", "use", "rasta") == ("CH-CHR-32",)


@pytest.mark.rule("CH-SK-18", "CH-CHR-34")
def test_the_special_agent_moves_the_leader():
    s = before_attack("special_agent[red]", leader="blue")
    play(s, "red use special_agent")
    assert offered_lines(s) == ["red aim_at_colour green", "red aim_at_colour red"]


@pytest.mark.rule("CH-SK-19", "CH-CHR-35", "CH-CHR-36")
def test_the_teen_changes_the_movement_card_whoever_moves():
    s = table(
        at="movement",
        movement={"red": "bank"},
        church="teen[red] geek[red]",
        bank="student[green]",
        hospital="mama[blue]",
        passing=["green", "blue"],
    )
    play(s, "red use teen", "red aim_at_movement armory", "red pass", "red move geek")
    assert spot(s, "armory") == {"geek[red]"}
    assert refusing_rules(before_attack("teen[red]"), "red", "use", "teen") == ("CH-CHR-35",)


@pytest.mark.rule("CH-SK-20", "CH-CHR-37")
def test_the_thief_steals_a_card():
    s = table(
        at="attack church",
        church="thief[red]",
        bank="student[green]",
        hospital="mama[blue]",
        hands={"green": "gun", "blue": "alarm"},
        passing=["green", "blue"],
    )
    play(s, "red use thief")
    assert offered_lines(s) == ["red aim_at_player blue", "red aim_at_player green"]
    play(s, "red aim_at_player blue")
    assert look(s, "hands") == {"red": "alarm", "green": "gun", "blue": ""}
    assert refusing_rules(before_attack("thief[red]"), "red", "use", "thief") == ("CH-CHR-37",)


def test_positions_say_what_they_expect():
    from horda.engine.views.position import BadPosition, state_from_text, text_of

    s = state_from_text(
        GAME, "church: geek[red] zombie*2 | bank: thief[green] teen[blue] | players = red, green, blue"
    )
    assert spot(s, "church") == {"geek[red]", "zombie*2"}
    assert "church: geek[red] zombie*2" in text_of(GAME, GAME.describe(s))
    for wrong in (
        "church: gek[red]",
        "chruch: geek[red]",
        "church: geek",
        "church: geek[pink]",
        "church: geek[red, odd]",
    ):
        with pytest.raises(BadPosition):
            state_from_text(GAME, f"{wrong} | players = red, green, blue")
