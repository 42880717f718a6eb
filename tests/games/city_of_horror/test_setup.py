"""Tests of the set-up, the city and the expert draft (CH-BRD, CH-SET, CH-VAR)."""

from collections import Counter

import pytest
from tests.games.city_of_horror.conftest import (
    GAME,
    ask,
    event_lines,
    has_logged,
    offered_lines,
    play,
    print_wave,
    table,
)

from horda.engine.chance import Dice
from horda.engine.game import BadOption
from horda.games.city_of_horror.content import (
    ACTION_CARDS,
    BOARDS,
    CAST,
    CROSSROADS,
    LOCATIONS,
    PLACES,
    TRACK,
    WATER_TOWER,
    WAVES,
    WHO,
)
from horda.games.city_of_horror.rules.board import add_zombies, is_full, order_of_resolution, spaces_in_use
from horda.games.city_of_horror.state import CityState, hand_of


def new(seats: int = 4, seed: int = 1, **options: object) -> CityState:
    """Return a match as it is set up, before any decision."""
    return GAME.new(seats=seats, seed=seed, **options)


def match_in_first_hour(seats: int = 4, seed: int = 1, **options: object) -> CityState:
    """Return a match in its first hour, with Characters placed in the order offered."""
    s = new(seats, seed, **options)
    while ask(s) in ("PlaceCharacter", "PickCards"):
        s.apply(s.all_choices()[0])
    return s


@pytest.mark.rule("CH-BRD-02", "CH-BRD-03")
def test_a_match_uses_one_side_of_each_board_and_sides_differ():
    s = match_in_first_hour(church="A", hospital="B")
    assert [s.sides[place] for place in range(6)] == ["A", "B", "A", "A", "A", "A"]
    assert s.board(0).spaces == 4
    assert s.board(1).attack == 2
    for location in LOCATIONS:
        assert {"A", "B"} <= set(location.sides)
        assert location.sides["A"] != location.sides["B"]
    chosen = {tuple(new(seed=seed, **dict.fromkeys(PLACES, "random")).sides) for seed in range(30)}
    assert len(chosen) > 10


@pytest.mark.rule("CH-BRD-04", "CH-BRD-05", "CH-RES-01")
def test_the_corner_a_building_stands_on_is_its_number():
    s = match_in_first_hour(corners="abhc")
    names = [PLACES[place] for place in order_of_resolution(s)]
    assert names == ["armory", "bank", "hospital", "church", "water_tower", "crossroads"]
    assert {tuple(new(seed=seed).corners) for seed in range(300)} == {
        tuple("chba".index(letter) for letter in option) for option in GAME.options()[6].values[1:]
    }


@pytest.mark.rule("CH-BRD-06")
def test_people_and_zombies_of_the_water_tower_are_in_one_location():
    s = table(at="attack water_tower", water_tower="punk[red] teen[green] zombie*4", church="geek[blue]")
    play(s, "red vote green", "green vote green")
    assert has_logged(s, "AttackBegun water_tower", "CharacterDied 1 teen zombies")


@pytest.mark.rule("CH-BRD-08", "CH-SET-10")
def test_forty_zombies_are_in_the_horde_or_in_the_city():
    assert new().horde == 40
    s = match_in_first_hour()
    assert s.horde + sum(s.zombies) == 40
    s = table(
        at="attack church",
        church="geek[red] zombie*7",
        bank="zombie*8",
        armory="zombie*8",
        hospital="zombie*8",
        water_tower="zombie*8",
        crossroads="thief[green] teen[blue]",
        hands={"red": "alarm"},
        passing=["green", "blue"],
    )
    play(s, "red play alarm", "red aim_at_location church")
    assert s.zombies[0] == 8
    assert s.horde == 0
    assert add_zombies(s, CROSSROADS, 1) == 0


@pytest.mark.rule("CH-BRD-09")
def test_an_empty_deck_stays_empty(monkeypatch: pytest.MonkeyPatch):
    print_wave(monkeypatch, "one_buses", antidotes=[1, 0, 1, 0], cards=[0, 1, 1, 0])
    s = table(
        at="invasion",
        invasion=["one_buses"],
        deck=["gun"],
        discard=["alarm"],
        church="geek[red] punk[red]",
        bank="thief[green] teen[blue]",
        movement={"red": "armory"},
    )
    assert has_logged(s, "SuppliesDropped hospital 0 1")
    assert not any(line.startswith("SuppliesDropped bank 1 1") for line in event_lines(s))
    assert s.cards.piles["deck"] == []
    assert s.cards.faces("discard") == ["alarm"]
    s = table(
        at="armory",
        deck=[],
        discard=["alarm"],
        armory="geek[red]",
        church="thief[green] teen[blue]",
        hands={"red": "gun"},
        passing=["green", "blue"],
    )
    assert ask(s) == "Window"
    assert not any("use_effect" in line for line in offered_lines(s))


@pytest.mark.rule("CH-BRD-11", "CH-SET-11", "CH-SET-14", "CH-SET-34")
def test_people_are_dealt_at_random_and_have_the_colour_of_their_player():
    owners: Counter[str] = Counter()
    for seed in range(40):
        s = new(3, seed)
        assert len(set(s.colours)) == 3
        owners.update(CAST[who] for who in s.cast)
        left = [who for who in range(21) if s.owner[who] < 0]
        assert len(left) == 6
        assert not set(left) & set(s.cast)
        assert "pick" not in " ".join(offered_lines(s))
    assert len(owners) == 21


@pytest.mark.rule("CH-SET-01")
def test_three_to_six_play():
    for seats in (2, 7):
        with pytest.raises(BadOption):
            GAME.new(seats=seats)
    for seats in (3, 4, 5, 6):
        assert GAME.new(seats=seats).seats == seats


@pytest.mark.rule("CH-SET-02")
def test_the_set_up_has_its_order():
    s = match_in_first_hour()
    lines = [line.split()[0] for line in event_lines(s)]
    order = [
        "CityBuilt",
        "FirstPlayerNamed",
        "CharacterDealt",
        "CharacterPlaced",
        "ActionCardDealt",
        "InvasionRevealed",
        "RoundBegun",
    ]
    firsts = [lines.index(name) for name in order]
    assert firsts == sorted(firsts)


@pytest.mark.rule("CH-SET-03", "CH-SET-04", "CH-SET-05")
def test_the_city_is_built_whole_and_side_a_is_the_beginning():
    s = new()
    assert s.sides == ["A"] * 6
    assert sorted(s.corners) == [0, 1, 2, 3]
    assert "collapsed" not in [value for option in GAME.options() for value in option.values]
    assert s.sides[WATER_TOWER] != "collapsed"


@pytest.mark.rule("CH-SET-11")
def test_colours_come_by_lot_or_in_order():
    drawn = {tuple(new(seed=seed, colours="random").colours) for seed in range(20)}
    assert len(drawn) > 5
    assert {tuple(new(seed=seed, colours="in_order").colours) for seed in range(5)} == {tuple(TRACK[:4])}


@pytest.mark.rule("CH-SET-06", "CH-SET-07", "CH-INF-07", "CH-INF-08")
def test_food_lies_face_down_but_for_three_on_side_b():
    s = new()
    assert len(s.cards.piles["truck"]) == 12
    assert s.view(0).shown_food == ()
    assert all(s.cards.known[token] == 0 for token in s.cards.piles["truck"])
    s = new(crossroads="B")
    assert len(s.view(None).shown_food) == 3
    assert len(s.cards.piles["truck"]) == 9
    orders = {tuple(new(seed=seed, crossroads="B").view(0).shown_food) for seed in range(20)}
    assert len(orders) > 5


@pytest.mark.rule("CH-SET-08")
def test_all_antidotes_are_on_the_ambulance():
    s = new()
    assert s.ambulance == 20
    assert s.antidotes == [0] * 4


@pytest.mark.rule("CH-SET-09")
def test_the_action_cards_are_a_mixed_deck():
    s = new()
    assert Counter(s.cards.faces("deck")) == Counter({card.id: card.count for card in ACTION_CARDS})
    assert len({tuple(new(seed=seed).cards.piles["deck"]) for seed in range(10)}) == 10


@pytest.mark.rule("CH-SET-12", "CH-SET-13")
def test_the_first_player_is_agreed_or_drawn_and_the_leader_starts_there():
    assert new(first=2).first == 2
    assert [new(6, first=seat).first for seat in range(6)] == [0, 1, 2, 3, 4, 5]
    assert {new(seed=seed).first for seed in range(40)} == {0, 1, 2, 3}
    for seed in range(5):
        s = new(seed=seed)
        assert TRACK[s.leader] == s.colours[s.first]
    with pytest.raises(BadOption):
        GAME.new(seats=3, first=4)


@pytest.mark.parametrize(
    ("seats", "people", "cards"),
    [
        pytest.param(3, 5, 7, marks=pytest.mark.rule("CH-SET-15", "CH-SET-25")),
        pytest.param(4, 4, 6, marks=pytest.mark.rule("CH-SET-16", "CH-SET-26")),
        pytest.param(5, 3, 5, marks=pytest.mark.rule("CH-SET-17", "CH-SET-27")),
        pytest.param(6, 3, 4, marks=pytest.mark.rule("CH-SET-17", "CH-SET-28")),
    ],
)
def test_everybody_gets_their_number_of_people_and_cards(seats: int, people: int, cards: int):
    s = match_in_first_hour(seats)
    assert [len(s.of_seat(seat)) for seat in range(seats)] == [people] * seats
    assert [len(s.hand(seat)) for seat in range(seats)] == [cards] * seats


@pytest.mark.rule("CH-SET-18")
def test_everybody_starts_rested():
    s = match_in_first_hour()
    assert all(s.rested[who] and not s.hidden[who] for who in s.cast)


@pytest.mark.rule("CH-SET-19", "CH-LDR-05")
def test_unused_colours_are_no_spaces():
    for seats in (3, 4, 5, 6):
        s = new(seats)
        assert len(spaces_in_use(s)) == seats
        assert {TRACK[space] for space in spaces_in_use(s)} == set(s.colours)


@pytest.mark.rule("CH-SET-20", "CH-SET-24")
def test_the_right_of_the_first_player_places_first_and_the_first_player_last():
    s = match_in_first_hour(first=1)
    drawn = [line.split()[1] for line in event_lines(s) if line.startswith("PlacesDrawn")]
    assert drawn == ["0", "3", "2", "1"]
    order = [line.split()[1] for line in event_lines(s) if line.startswith("CharacterPlaced")]
    assert order == sorted(order, key=["0", "3", "2", "1"].index)


@pytest.mark.rule("CH-SET-21", "CH-SET-22")
def test_one_character_for_each_different_location_drawn():
    s = new(seed=5)
    drawn = next(line for line in event_lines(s) if line.startswith("PlacesDrawn")).split()[2].split(",")
    assert len(drawn) == len(set(drawn)) == 4
    seat = s.deciders[0]
    people = [CAST[who] for who in s.of_seat(seat)]
    assert [choice.name("who") for choice in s.all_choices()] == people
    assert {choice.name("location") for choice in s.all_choices()} == {drawn[0]}
    s.apply(s.all_choices()[2])
    assert people[2] not in [choice.name("who") for choice in s.all_choices()]


@pytest.mark.rule("CH-SET-23")
def test_a_full_location_sends_to_the_crossroads_from_the_start():
    crowded = 0
    for seed in range(30):
        s = match_in_first_hour(6, seed)
        for place in range(5):
            assert len(s.at(place)) <= s.board(place).spaces
        at_crossroads = [line for line in event_lines(s) if line.startswith("CharacterPlaced")]
        drawn = [line for line in event_lines(s) if line.startswith("PlacesDrawn")]
        named = sum(line.count("crossroads") for line in drawn)
        crowded += sum(line.endswith("crossroads") for line in at_crossroads) - named
    assert crowded > 0


@pytest.mark.rule("CH-SET-29")
def test_a_random_first_card_brings_zombies_alone():
    cards = set()
    for seed in range(40):
        s = match_in_first_hour(seed=seed)
        first = s.cards.faces("invaded")[0]
        cards.add(first)
        wave = WAVES[first]
        assert wave.hour == 0
        assert [s.zombies[place] for place in order_of_resolution(s)] == wave.zombies
        assert sum(s.dropped) == 0
    assert len(cards) == 4


@pytest.mark.rule("CH-SET-30", "CH-INF-10")
def test_one_card_of_each_hour_in_order_and_the_rest_unused():
    stacks = set()
    for seed in range(20):
        s = match_in_first_hour(seed=seed, water_tower="B")
        faces = s.cards.faces("invasion")[::-1]
        assert [WAVES[face].hour for face in faces] == [1, 2, 3, 4]
        assert len(s.cards.piles["unused"]) == 15
        assert s.view(0).invasion == (("hour_1", "?"), ("hour_2", "?"), ("hour_3", "?"), ("hour_4", "?"))
        stacks.add(tuple(faces))
    assert len(stacks) > 10


@pytest.mark.rule("CH-SET-31", "CH-LOC-02")
def test_who_is_on_tower_a_looks_at_the_next_card_each_round():
    s = table(
        at="round",
        round=2,
        invasion=["two_market", "three_example"],
        water_tower="punk[red]",
        church="geek[green] thief[blue]",
        passing=[],
    )
    assert [s.view(seat).invasion[0][1] for seat in (0, 1, 2)] == ["two_market", "?", "?"]
    assert s.view(0).invasion[1] == ("hour_3", "?")
    seen = match_in_first_hour(seed=3)
    there = {seen.owner[who] for who in seen.at(WATER_TOWER)}
    assert there
    assert {seat for seat in range(4) if seen.view(seat).invasion[0][1] != "?"} == there


@pytest.mark.rule("CH-SET-32")
def test_who_is_on_tower_b_after_set_up_chooses_late_in_round_one():
    s = match_in_first_hour(seed=3, water_tower="B")
    there = {s.owner[who] for who in s.at(WATER_TOWER)}
    assert there
    while ask(s) == "Window":
        s.apply(s.all_choices()[0])
    waiters = {choice.seat for choice in s.all_choices() if choice.verb == "wait"}
    assert waiters == there
    while set(s.deciders) - there or any(choice.verb == "wait" for choice in s.all_choices()):
        waits = [choice for choice in s.all_choices() if choice.verb == "wait"]
        s.apply((waits or s.all_choices())[0])
    assert set(s.deciders) == there


@pytest.mark.rule("CH-VAR-01", "CH-VAR-02")
def test_the_draft_is_an_option_and_deals_packets_first():
    assert ask(match_in_first_hour(3)) == "Window"
    s = new(3, draft=True)
    while ask(s) == "PlaceCharacter":
        s.apply(s.all_choices()[0])
    assert ask(s) == "PickCards"
    assert [len(s.cards.piles[f"packet_{seat}"]) for seat in range(3)] == [7, 7, 7]
    assert [len(s.hand(seat)) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("CH-VAR-03", "CH-VAR-04", "CH-VAR-05")
def test_packets_go_to_the_left_until_all_cards_are_kept():
    s = new(3, draft=True)
    while ask(s) == "PlaceCharacter":
        s.apply(s.all_choices()[0])
    packets = [s.cards.faces(f"packet_{seat}") for seat in range(3)]
    kept = {seat: s.choices(seat)[0].name("card") for seat in range(3)}
    s.apply(s.choices(1)[0])
    assert s.deciders == [0, 2]
    imagined = [s.determinise(seat, Dice(1)).question() for seat in (0, 1)]
    assert [(sorted(one.waiting), one.kept) for one in imagined] == [
        ([0, 1, 2], ()),
        ([0, 2], ((1, kept[1]),)),
    ]
    assert len(s.hand(1)) == 0
    s.apply(s.choices(0)[0])
    s.apply(s.choices(2)[0])
    for seat in range(3):
        packets[seat].remove(kept[seat])
        assert s.cards.faces(hand_of(seat)) == [kept[seat]]
        assert sorted(s.cards.faces(f"packet_{(seat + 1) % 3}")) == sorted(packets[seat])
    assert "?" not in [choice.name("card") for choice in s.choices(0)]
    while ask(s) == "PickCards":
        s.apply(s.all_choices()[0])
    assert [len(s.hand(seat)) for seat in range(3)] == [7, 7, 7]


@pytest.mark.rule(
    "CH-LOC-01",
    "CH-LOC-04",
    "CH-LOC-07",
    "CH-LOC-10",
    "CH-LOC-13",
    "CH-LOC-16",
    "CH-LOC-19",
    "CH-LOC-23",
    "CH-LOC-26",
    "CH-LOC-29",
    "CH-LOC-32",
    "CH-LOC-35",
    "CH-LOC-38",
)
@pytest.mark.parametrize(
    ("place", "side", "spaces"),
    [
        ("water_tower", "A", 2),
        ("water_tower", "B", 2),
        ("water_tower", "collapsed", 3),
        ("church", "A", 4),
        ("church", "B", 3),
        ("hospital", "A", 3),
        ("hospital", "B", 4),
        ("armory", "A", 4),
        ("armory", "B", 3),
        ("bank", "A", 3),
        ("bank", "B", 3),
        ("crossroads", "A", 0),
        ("crossroads", "B", 0),
    ],
)
def test_a_location_is_full_when_its_spaces_are_taken(place: str, side: str, spaces: int):
    people = [name for name in CAST if name not in ("blonde", "punk", "granny")]
    there = people[: spaces or 9]
    rest = "crossroads" if place != "crossroads" else "church"
    s = table(
        at="movement",
        sides={place: side},
        movement=dict.fromkeys(("red", "green", "blue"), place),
        **{
            place: " ".join(f"{name}[blue]" for name in there[1:]),
            rest: f"punk[red] {people[-1]}[red] granny[green] {there[0]}[green]",
        },
    )
    number = PLACES.index(place)
    assert not is_full(s, number)
    play(s, "red move punk")
    assert s.place[WHO["punk"]] == number
    assert is_full(s, number) == (spaces > 0)
    assert s.place[WHO[there[0]]] == (CROSSROADS if spaces else number)
    assert BOARDS[number][side].spaces == spaces
