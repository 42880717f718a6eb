"""Tests of rounds, Movement cards, Invasion, moves, order of resolution (CH-RND, CH-MVC, CH-INV, CH-MOV, CH-RES)."""

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

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.games.city_of_horror.content import CROSSROADS, INVASIONS, NOWHERE, PLACE, PLACES, WHO
from horda.games.city_of_horror.rules.board import is_full

QUIET = {"church": "geek[red]", "hospital": "thief[green]", "bank": "teen[blue]"}
STACK = ["one_buses", "two_market", "three_example", "four_rotor"]


def events_named(s, *names: str) -> list[str]:
    return [line for line in event_lines(s) if line.split()[0] in names]


@pytest.mark.rule("CH-RND-01", "CH-RND-05")
def test_a_match_lasts_four_rounds_and_ends_with_the_helicopter():
    s = GAME.new(seats=3, seed=2)
    while not s.over:
        s.apply(s.all_choices()[0])
    assert events_named(s, "RoundBegun") == [f"RoundBegun {hour}" for hour in (1, 2, 3, 4)]
    assert has_logged(s, "RoundBegun 4", "LocationBegun crossroads", "AntidotesUsed", "ScoreCounted")


@pytest.mark.rule("CH-RND-02")
def test_the_four_phases_have_their_order():
    s = table(at="round", invasion=STACK, sides={"water_tower": "B"}, **QUIET)
    play(s, "red choose bank", "green choose bank", "blue choose church")
    assert has_logged(
        s,
        "RoundBegun 1",
        "MovementShown 0 bank",
        "InvasionRevealed one_buses",
        "CharacterMoved geek church bank",
        "LocationBegun church",
    )


@pytest.mark.rule("CH-RND-02", "CH-MOV-01", "CH-RES-01", "CH-RES-02")
def test_everybody_sees_which_phase_and_which_locations_are_done():
    s = table(at="round", invasion=STACK, movement={"red": "church"}, passing=[], **QUIET)
    seen = {}
    while s.round == 1:
        seen.setdefault((s.view(1).phase, s.here), sum(location.resolved for location in s.view(1).locations))
        s.apply(s.all_choices()[0])
    assert list(dict.fromkeys(phase for phase, _ in seen)) == ["choice", "movement", "resolution"]
    done = {PLACES[here]: count for (phase, here), count in seen.items() if phase == "resolution"}
    assert (done["church"], done["hospital"]) == (0, 1)


@pytest.mark.rule("CH-RND-03", "CH-VOT-09")
def test_the_vote_of_one_location_is_not_over_because_that_of_another_is():
    s = table(
        at="attack church", church="geek[red]", hospital="rasta[red] thief[green] teen[blue]", passing=[]
    )
    play(s, "red pass", "green pass", "blue pass")
    assert has_logged(s, "AttackFailed church", "LocationBegun hospital")
    play(s, "red offer green", "red promise", "red choose_promise vote_attack")
    assert "red choose_location hospital" in offered_lines(s)


@pytest.mark.rule("CH-RND-01", "CH-RND-02", "CH-RND-03", "CH-MOV-01", "CH-RES-03")
@pytest.mark.parametrize(
    ("at", "then"),
    [
        ("round", (1, "movement", NOWHERE)),
        ("movement", (1, "resolution", PLACE["church"])),
        ("attack church", (1, "resolution", PLACE["hospital"])),
        ("crossroads", (2, "choice", NOWHERE)),
    ],
)
def test_each_round_phase_and_location_is_a_turn_of_its_own(at: str, then: tuple[int, str, int]):
    s = table(at=at, invasion=STACK, movement={"red": "bank"}, passing=["green", "blue"], **QUIET)
    turn, moment = s.turn, (s.round, s.phase, s.here)
    s.apply(Choice(0, "pass", standing="turn"))
    while not s.over and (s.round, s.phase, s.here) == moment:
        s.apply(next(one for one in s.all_choices() if one.verb != "use"))
    assert (s.round, s.phase, s.here) == then
    assert s.turn == turn + 1
    assert not s.standing_orders(0)


@pytest.mark.rule("CH-RND-03", "CH-RES-03", "CH-VOT-01")
def test_a_location_is_activated_then_attacked_then_shared_out():
    s = table(
        at="church",
        church="geek[red] rasta[red, exhausted] zombie*3 antidote",
        bank="thief[green] teen[blue]",
        hands={"red": "gun"},
        crossroads="mama[green] zombie",
    )
    assert ask(s) == "Activate"
    play(s, "red skip_effect", "red lose geek", "red share_antidote red")
    assert has_logged(
        s,
        "LocationBegun church",
        "AttackBegun church",
        "CharacterDied 0 geek",
        "PlayerElected 0 sharing",
        "AntidoteShared 0 0",
        "LocationBegun hospital",
    )
    assert has_logged(s, "LocationBegun crossroads", "AttackBegun crossroads", "CharacterDied 1 mama")
    assert not has_logged(s, "LocationBegun crossroads", "VoteCast")


@pytest.mark.rule("CH-RND-04", "CH-HID-01")
def test_the_hidden_stand_up_at_the_end_of_the_round():
    s = table(
        at="crossroads",
        crossroads="little_boy[red, exhausted, hidden]",
        church="thief[green] teen[blue]",
        invasion=["two_market"],
        passing=["green", "blue"],
    )
    assert s.hidden[WHO["little_boy"]]
    play(s, "red pass", "red pass", "red pass")
    assert has_logged(s, "HiddenStoodUp little_boy", "RoundBegun 2")
    assert events_named(s, "HiddenStoodUp") == ["HiddenStoodUp little_boy"]
    assert not s.hidden[WHO["little_boy"]]


@pytest.mark.rule("CH-MVC-01", "CH-MVC-02", "CH-MVC-06", "CH-INF-01", "CH-INF-02")
def test_everybody_chooses_in_secret_and_all_reveal_at_once():
    s = table(at="choice", invasion=STACK, church="geek[red] rasta[red]", bank="thief[green] teen[blue]")
    assert s.deciders == [0, 1, 2]
    assert [choice.name("location") for choice in s.choices(0)] == PLACES
    tower = table(at="choice", invasion=STACK, water_tower="geek[red]", bank="thief[green] teen[blue]")
    assert not any(line.endswith("wait") for line in offered_lines(tower))
    before = s.view(1)
    play(s, "red choose bank")
    assert s.deciders == [1, 2]
    assert s.view(1) == before
    assert [s.determinise(seat, Dice(1)).question().chosen for seat in (0, 1)] == [((0, PLACE["bank"]),), ()]
    assert not events_named(s, "MovementShown")
    play(s, "green choose church")
    assert look(s, "movement") == {}
    play(s, "blue choose church")
    assert look(s, "movement") == {"red": "bank", "green": "church", "blue": "church"}
    assert offered_lines(s) == ["red move geek", "red move rasta"]


@pytest.mark.rule("CH-MVC-03", "CH-MVC-04", "CH-LOC-05")
def test_who_is_on_tower_b_chooses_after_the_reveal_and_before_the_invasion():
    s = table(
        at="choice",
        invasion=STACK,
        sides={"water_tower": "B"},
        water_tower="geek[red]",
        church="rasta[red]",
        bank="thief[green] teen[blue]",
    )
    play(s, "red wait", "green choose church", "blue choose church")
    assert has_logged(s, "MovementShown 1 church", "MovementShown 2 church")
    assert not events_named(s, "InvasionRevealed")
    assert s.deciders == [0]
    play(s, "red choose bank")
    assert has_logged(s, "MovementShown 0 bank", "InvasionRevealed one_buses")
    both = table(
        at="choice",
        invasion=STACK,
        sides={"water_tower": "B"},
        water_tower="geek[red] thief[green]",
        bank="teen[blue]",
    )
    play(both, "red wait", "blue choose church", "green wait")
    assert both.deciders == [0, 1]
    assert not any(line.endswith("wait") for line in offered_lines(both))
    early = table(
        at="choice",
        invasion=STACK,
        sides={"water_tower": "B"},
        water_tower="geek[red] thief[green]",
        bank="teen[blue]",
    )
    play(early, "red choose bank", "green wait", "blue choose church")
    assert has_logged(early, "MovementShown 0 bank", "MovementShown 2 church")
    assert early.deciders == [1]
    alone = table(
        at="choice", invasion=STACK, sides={"water_tower": "B"}, water_tower="geek[red]", players=["red"]
    )
    assert not any(line.endswith("wait") for line in offered_lines(alone))


@pytest.mark.rule("CH-INV-01", "CH-INV-09")
def test_the_top_card_is_revealed_and_carried_out_in_order(monkeypatch: pytest.MonkeyPatch):
    moves = [{"from": 2, "to": 1}]
    print_wave(
        monkeypatch, "three_cemetery", moves=moves, zombies=[1, 3, 0, 0, 0, 0], cards=[1, 0, 0, 0], leader=1
    )
    s = table(
        at="invasion",
        invasion=["three_cemetery", "four_rotor"],
        hospital="zombie*2",
        church="geek[red] rasta[red]",
        bank="thief[green] teen[blue]",
        movement={"red": "bank"},
    )
    assert look(s, "invasion") == ["four_rotor"]
    assert has_logged(
        s,
        "InvasionRevealed three_cemetery",
        "ZombiesMoved 2 hospital church",
        "ZombiesArrived 1 church",
        "ZombiesArrived 3 hospital",
        "SuppliesDropped church 0 1",
        "LeaderMoved",
    )
    assert events_named(s, "SuppliesDropped") == ["SuppliesDropped church 0 1"]


@pytest.mark.rule("CH-INV-02")
def test_only_cards_from_two_on_move_zombies_once_or_twice():
    for card in INVASIONS:
        assert len(card.moves) in ((0,) if card.hour < 2 else (1, 2))
    assert {len(card.moves) for card in INVASIONS if card.hour >= 2} == {1, 2}


@pytest.mark.rule("CH-INV-03", "CH-INV-04", "CH-INV-09")
def test_zombies_move_before_others_arrive_and_in_printed_order(monkeypatch: pytest.MonkeyPatch):
    moves = [{"from": 4, "to": "crossroads"}, {"from": 1, "to": 2}, {"from": 2, "to": "water_tower"}]
    print_wave(monkeypatch, "two_subway", moves=moves, zombies=[2, 1, 1, 2, 1, 1])
    s = table(
        at="invasion",
        invasion=["two_subway"],
        armory="zombie*3",
        church="zombie*2 geek[red] rasta[red]",
        bank="thief[green] teen[blue]",
        movement={"red": "bank"},
    )
    assert has_logged(
        s,
        "ZombiesMoved 3 armory crossroads",
        "ZombiesMoved 2 church hospital",
        "ZombiesMoved 2 hospital water_tower",
        "ZombiesArrived 2 church",
    )
    assert s.zombies == [2, 1, 1, 2, 3, 4]
    assert not events_named(s, "SuppliesDropped", "LeaderMoved")


@pytest.mark.rule("CH-INV-05", "CH-BRD-07")
def test_new_zombies_come_from_the_horde_up_to_eight(monkeypatch: pytest.MonkeyPatch):
    print_wave(monkeypatch, "one_buses", zombies=[2, 1, 1, 2, 1, 1])
    s = table(
        at="invasion",
        invasion=["one_buses"],
        church="zombie*7",
        bank="zombie*8",
        hospital="geek[red] rasta[red]",
        armory="thief[green] teen[blue]",
        movement={"red": "bank"},
    )
    assert s.zombies == [8, 1, 8, 2, 1, 1]
    assert s.horde == 40 - 21
    few = table(
        at="invasion",
        invasion=["one_buses"],
        church="zombie*6",
        bank="zombie*8",
        armory="zombie*8",
        hospital="zombie*8 geek[red] rasta[red]",
        water_tower="zombie*8",
        crossroads="zombie*1 thief[green] teen[blue]",
        movement={"red": "bank"},
    )
    assert few.zombies[0] == 7
    assert few.zombies[5] == 1


@pytest.mark.rule("CH-INV-06", "CH-INF-05")
def test_supplies_come_from_the_stocks_face_down(monkeypatch: pytest.MonkeyPatch):
    print_wave(monkeypatch, "one_buses", antidotes=[1, 0, 1, 0], cards=[0, 1, 1, 0])
    s = table(
        at="invasion",
        invasion=["one_buses"],
        deck=["gun", "alarm", "kitten"],
        church="geek[red] rasta[red]",
        bank="thief[green] teen[blue]",
        movement={"red": "bank"},
    )
    assert spot(s, "hospital") == {"card[gun]"}
    assert spot(s, "bank") == {"thief[green]", "teen[blue]", "antidote", "card[alarm]"}
    assert s.ambulance == 18
    assert look(s, "deck") == ["kitten"]
    fallen = ["church 1 0", "hospital 0 1", "bank 1 1"]
    assert events_named(s, "SuppliesDropped") == [f"SuppliesDropped {line}" for line in fallen]
    assert [location.cards for location in s.view(1).locations if location.id == "bank"] == [("?",)]


@pytest.mark.rule("CH-INV-07")
def test_supplies_never_fall_on_tower_or_crossroads():
    for card in INVASIONS:
        assert len(card.antidotes) == len(card.cards) == 4
    for seed in range(3):
        s = GAME.new(seats=4, seed=seed)
        while not s.over:
            s.apply(s.all_choices()[0])
            assert not s.dropped[4] + s.dropped[5]
            assert not s.cards.piles["supplies_water_tower"] + s.cards.piles["supplies_crossroads"]


@pytest.mark.rule("CH-INV-08")
def test_the_leader_advances_over_colours_in_use(monkeypatch: pytest.MonkeyPatch):
    print_wave(monkeypatch, "one_mall", leader=2)
    s = table(
        players=["green", "white", "red"],
        leader="white",
        at="invasion",
        invasion=["one_mall"],
        church="geek[green] rasta[green]",
        bank="thief[red] teen[white]",
        movement={"green": "bank"},
    )
    assert look(s, "leader") == "green"


@pytest.mark.rule("CH-MOV-01", "CH-FST-05")
def test_from_the_first_player_clockwise_each_moves_in_turn():
    s = table(
        at="movement",
        first="green",
        movement={"red": "bank", "green": "bank", "blue": "bank"},
        church="geek[red] thief[green] teen[blue]",
        hospital="rasta[red] priest[green] mama[blue]",
    )
    assert s.phase == "movement"
    play(s, "green move thief", "blue move teen", "red move rasta")
    assert has_logged(s, "CharacterMoved thief", "CharacterMoved teen", "CharacterMoved rasta")


@pytest.mark.rule("CH-FST-05", "CH-FST-06")
def test_the_student_used_before_the_first_move_moves_first():
    s = table(
        at="movement",
        movement={"red": "bank", "green": "bank", "blue": "bank"},
        passing=["red", "blue"],
        church="geek[red] student[green] teen[blue]",
        hospital="rasta[red] priest[green] mama[blue]",
    )
    play(s, "green use student", "green pass")
    assert s.first == 1
    play(s, "green move priest", "green pass", "blue move teen", "green pass", "red move rasta")
    assert has_logged(s, "CharacterMoved priest", "CharacterMoved teen", "CharacterMoved rasta")


@pytest.mark.rule("CH-FST-05", "CH-FST-06")
def test_the_student_used_between_two_moves_changes_nothing_in_the_order_of_this_phase():
    s = table(
        at="movement",
        movement={"red": "bank", "green": "bank", "blue": "bank"},
        passing=["red", "green"],
        church="geek[red] thief[green] student[blue]",
        hospital="rasta[red] priest[green] mama[blue]",
    )
    play(s, "blue pass", "red move geek", "blue use student", "blue pass")
    assert s.deciders == [1]
    play(s, "green move priest", "blue pass", "blue move mama")
    assert has_logged(s, "CharacterMoved geek", "CharacterMoved priest", "CharacterMoved mama")


@pytest.mark.rule("CH-FST-05", "CH-FST-06")
def test_the_student_used_before_step_a_activates_first():
    s = table(
        at="hospital",
        hospital="geek[red] student[green] teen[blue]",
        hands={"red": "gun", "green": "alarm", "blue": "kitten"},
        passing=["red", "blue"],
    )
    play(s, "green use student", "green pass")
    assert s.deciders == [1]
    play(s, "green use_effect", "green pay alarm", "green pass")
    assert s.deciders == [2]
    play(s, "blue skip_effect", "red use_effect", "red pay gun")
    assert has_logged(s, "EffectUsed 1 hospital", "EffectUsed 0 hospital")


@pytest.mark.rule("CH-MOV-03", "CH-MOV-10")
def test_who_can_move_nobody_has_moved_for_this_round():
    s = table(
        at="movement",
        movement={"red": "bank", "green": "bank"},
        bank="geek[red]",
        church="thief[green]",
        hospital="teen[blue]",
        hands={"red": "running_shoes"},
        passing=["green", "blue"],
    )
    assert "red play running_shoes" in offered_lines(s)
    play(s, "red pass")
    assert has_logged(s, "NobodyMoved 0")
    assert "red play running_shoes" not in offered_lines(s)


@pytest.mark.rule("CH-MOV-02", "CH-MOV-03")
def test_exactly_one_character_moves_and_it_must():
    s = table(
        at="movement",
        movement={"red": "bank", "green": "church"},
        church="geek[red] teen[blue]",
        hospital="rasta[red]",
        armory="thief[green]",
    )
    assert offered_lines(s) == ["red move geek", "red move rasta"]
    play(s, "red move geek")
    assert events_named(s, "CharacterMoved") == [
        "CharacterMoved geek church bank",
        "CharacterMoved thief armory church",
        "CharacterMoved teen church crossroads",
    ]


@pytest.mark.rule("CH-MOV-04")
def test_who_is_there_already_cannot_be_chosen():
    s = table(
        at="movement",
        movement={"red": "bank"},
        church="geek[red] teen[red] thief[green]",
        bank="rasta[red] mama[blue]",
    )
    assert offered_lines(s) == ["red move geek", "red move teen"]
    assert refusing_rules(s, "red", "move", "rasta") == ("CH-MOV-04",)


@pytest.mark.rule("CH-MOV-05", "CH-MOV-06", "CH-MOV-07", "CH-MOV-11")
def test_spaces_fill_as_people_arrive_and_the_late_go_to_the_crossroads():
    s = table(
        at="movement",
        movement={"red": "bank", "green": "bank", "blue": "bank"},
        bank="student[blue]",
        church="geek[red] rasta[red]",
        hospital="thief[green] priest[green]",
        crossroads="teen[blue]",
        armory="mama[blue]",
        water_tower="zombie",
    )
    play(s, "red move geek", "green move thief", "blue move teen")
    assert spot(s, "bank") == {"student[blue]", "geek[red]", "thief[green]"}
    assert has_logged(s, "CharacterMoved teen crossroads crossroads")
    assert s.to_move == [False, False, False] or s.round == 2


@pytest.mark.rule("CH-MOV-08")
def test_the_crossroads_are_never_full():
    names = ["geek", "thief", "teen", "rasta", "mama", "student", "priest", "rocker", "housewife"]
    s = table(
        at="movement",
        crossroads=" ".join(f"{name}[blue]" for name in names),
        church="punk[red] granny[green]",
    )
    assert has_logged(s, "CharacterMoved punk church crossroads")
    assert not is_full(s, CROSSROADS)
    door = table(
        at="movement",
        movement={"red": "crossroads"},
        crossroads=" ".join(f"{name}[blue]" for name in names),
        church="punk[red] granny[green]",
        hands={"red": "back_door"},
        passing=["green", "blue"],
    )
    assert refusing_rules(door, "red", "play", "back_door") == ("CH-CRD-15",)


@pytest.mark.rule("CH-MOV-09", "CH-MOV-10", "CH-CHR-16")
def test_the_granny_and_the_shut_in_are_not_chosen():
    s = table(
        at="movement",
        sides={"armory": "B"},
        shut=True,
        movement={"red": "bank", "green": "bank"},
        church="granny[red] teen[blue]",
        armory="geek[red] thief[green]",
        hospital="rasta[green]",
    )
    assert has_logged(s, "NobodyMoved 0", "CharacterMoved rasta hospital bank")
    one = table(
        at="movement",
        movement={"red": "bank"},
        church="granny[red] geek[red] rasta[red] teen[blue]",
        hospital="thief[green]",
    )
    assert refusing_rules(one, "red", "move", "granny") == ("CH-CHR-16",)
    assert offered_lines(one) == ["red move geek", "red move rasta"]


@pytest.mark.rule("CH-RES-01")
def test_locations_are_resolved_one_by_one_from_the_first_corner():
    s = table(
        at="resolution", corners=["bank", "armory", "church", "hospital"], invasion=["two_market"], **QUIET
    )
    assert [line.split()[1] for line in events_named(s, "LocationBegun")] == [
        "bank",
        "armory",
        "church",
        "hospital",
        "water_tower",
        "crossroads",
    ]


@pytest.mark.rule("CH-RES-02")
def test_a_resolved_location_is_not_resolved_again():
    s = table(
        at="hospital",
        church="geek[red]",
        hospital="thief[green]",
        bank="teen[blue]",
        invasion=["two_market"],
        hands={"red": "alarm"},
        passing=["green", "blue"],
    )
    play(s, "red play alarm", "red aim_at_location church")
    while ask(s) == "Window":
        play(s, "red pass")
    assert s.zombies[0] == 3
    assert not any(line.startswith(("AttackBegun", "LocationBegun church")) for line in event_lines(s))
    assert "church" in [place for place in PLACES if spot(s, place) >= {"geek[red]"}]
