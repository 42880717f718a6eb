"""Tests of the events of Horda's own Rue Morgue missions: looter, hatch, trucks, ward and lights."""

import pytest
from tests.games.rue_morgue.conftest import GAME, place

from horda.engine.views.cases import offered_lines, play
from horda.games.zombicide.events.events import TurningPoint
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.goals import ROUND_ENDS, notify_mission
from horda.games.zombicide.state import AWAY, LOST, ZombicideState


def turning_points_reached(s: ZombicideState) -> list[int]:
    """Return the numbers of the turning points reached so far, in order."""
    return [event.number for event in s.log.since(0) if isinstance(event, TurningPoint)]


def token_zones(s: ZombicideState, kind: str) -> list[str]:
    """Return the zones of the tokens of a kind."""
    return sorted(s.board.names[s.token_zone[token]] for token in s.tokens(kind))


def is_open(s: ZombicideState, gate: str) -> bool:
    """Return whether a door is open."""
    return not s.is_shut(s.board.gate_called[gate])


def zombie_count(s: ZombicideState, zone: str, kind: str) -> int:
    """Return the number of zombies of a kind in a zone."""
    return s.zombies_of(s.board.called[zone], s.edition.kind_number[kind])


def play_turn(s: ZombicideState, who: str, *deeds: str) -> None:
    """Play the next turn of a survivor with these actions; other questions get their first answer."""
    while not any(line.startswith((f"{who} end_turn", f"0 activate {who}")) for line in offered_lines(s)):
        s.apply(s.all_choices()[0])
    if f"0 activate {who}" in offered_lines(s):
        play(s, f"0 activate {who}")
    for deed in deeds:
        while f"{who} {deed}" not in offered_lines(s):
            s.apply(s.all_choices()[0])
        play(s, f"{who} {deed}")


def test_the_box_opens_on_a_small_mission_for_three():
    s = GAME.new(seats=1)
    assert s.options["mission"] == "first_aid"
    assert s.options["survivors"] == 3
    assert len(GAME.plans["first_aid"].board.tile_names) == 2


def test_there_are_maps_of_two_by_three_and_three_by_three_tiles():
    sizes = {(len(plan.mission.tiles), len(plan.mission.tiles[0])) for plan in GAME.plans.values()}
    assert sizes >= {(2, 3), (3, 3)}


def test_no_mission_lays_both_faces_of_a_tile():
    for plan in GAME.plans.values():
        numbers = [name.rstrip("RV") for name in plan.board.tile_names]
        assert len(set(numbers)) == len(numbers), plan.mission.id


def test_the_alarm_of_first_aid_howls_every_round():
    s = place(mission="first_aid", zones={"A6": "jane", "C1": "dan", "B1": "joe"})
    play(s, "jane take_objective red")
    ward = s.board.called["A6"]
    assert s.noise[ward] == 4
    assert turning_points_reached(s) == [2]
    assert token_zones(s, "spawn") == ["A1", "A4"]
    while s.round == 1:
        s.apply(s.all_choices()[-1])
    assert s.noise[ward] == 4


def test_the_caretaker_left_a_key_and_a_bat():
    s = place(mission="first_aid", zones={"B3": "jane", "B4": "dan[crowbar]"})
    play_turn(s, "jane", "take_objective blue", "put nailbat hand_1", "end_turn")
    assert "nailbat" in [s.cards.face(card) for card in s.cards_of(0)]
    assert "dan open_door B4-B5 crowbar" in offered_lines(s)


def test_the_looter_flees_twice_and_leaves_doors_open():
    s = place(mission="black_box", zones={"C1": "jane", "G2": "dan", "F5": "joe"})
    play(s, "jane move E1")
    assert token_zones(s, "objective") == ["H2"]
    assert is_open(s, "E1-E2")
    assert token_zones(s, "spawn") == ["A1", "I3"]
    play_turn(s, "jane", "end_turn")
    play_turn(s, "dan", "move H2")
    assert token_zones(s, "objective") == ["F6"]
    assert is_open(s, "H2-H3")
    assert token_zones(s, "spawn") == ["A1", "G6", "I3"]
    play_turn(s, "dan", "end_turn")
    play_turn(s, "joe", "move F6")
    assert zombie_count(s, "F6", "runner") == 2
    assert turning_points_reached(s) == [1, 2, 3]
    assert s.xp == [5, 5, 0]
    play_turn(s, "joe", "take_objective blue")
    assert s.xp[2] == 5
    assert s.goals.numbered[0].holds(s)


def test_nobody_scares_the_looter_from_where_he_is_not():
    s = place(mission="black_box", zones={"G2": "dan", "F5": "joe"})
    play(s, "dan move H2", "dan end_turn", "joe move F6")
    assert token_zones(s, "objective") == ["E1"]
    assert turning_points_reached(s) == []


@pytest.mark.rule("RM-HEL-13", "RM-HEL-14")
def test_the_helipad_of_airlift_is_reached_by_air_alone_and_its_hatch_flies_open():
    crew = "parker[pilot, helicopter_pilot] dan[passenger] joe[passenger] jane[passenger]"
    s = place(mission="airlift", zones={"H4": crew})
    pad = s.board.called["A1"]
    assert all(s.paths.distances(zone)[pad] < 0 for zone in range(s.board.size) if zone != pad)
    s.token_zone[s.tokens("helicopter")[0]] = s.board.called["C1"]
    s.token_kind[s.tokens("helicopter")[0]] = "helicopter_flying"
    for who in range(4):
        s.zone[who] = s.board.called["AIR"]
    s.offer = None
    play(s, "parker fly A1", "parker stop", "parker land")
    assert zombie_count(s, "A1", "walker") == 4 + 3
    assert turning_points_reached(s) == [1]
    assert not s.goals.numbered[1].holds(s)


@pytest.mark.rule("RM-EVT-03", "RM-EVT-06")
def test_the_triggers_of_the_night_shift_do_what_their_page_says():
    s = place(mission="night_shift", zones={"C2": "jane", "E3": "dan"})
    play(s, "jane move D2")
    assert zombie_count(s, "A4", "runner") == 2
    assert s.unlocked == ["blue", "pink"]
    assert turning_points_reached(s)[0] == 1


def truck(zone: str = "G7", **given: object) -> ZombicideState:
    """Return a position with three survivors at the exit of Tent City in the round of the first truck."""
    return place(mission="tent_city", round=8, zones={zone: "jane dan joe", "A6": "bear"}, **given)


def test_a_truck_takes_two_and_no_more():
    s = truck()
    for who in ("jane", "dan", "joe"):
        play_turn(s, who, "end_turn")
    assert [zone == AWAY for zone in s.zone] == [True, True, False, False]


def test_no_truck_stops_in_other_rounds_or_among_zombies():
    s = truck()
    s.round = 9
    play(s, "jane end_turn")
    assert s.zone[0] != AWAY
    s = place(mission="tent_city", round=8, zones={"G7": "jane dan walker", "A6": "bear"})
    play(s, "jane end_turn")
    assert s.zone[0] != AWAY


def test_the_last_truck_ends_tent_city():
    mission = GAME.plans["tent_city"].mission
    assert mission.lose["last_truck"].rounds == 17


def ward(zones: dict[str, str], *, left: int) -> ZombicideState:
    """Return a position of Hold the Ward with `left` objectives still to be taken."""
    s = place(mission="hold_the_ward", zones=zones, taken={"red": 2 - left})
    for token in s.tokens("objective")[: 2 - left]:
        s.token_zone[token] = NOWHERE
    s.offer = None
    return s


@pytest.mark.parametrize(("left", "bursts"), [(1, True), (2, False)])
def test_the_second_medicine_bursts_the_doors(left: int, bursts: bool):
    s = ward({"F1": "dan", "F6": "jane joe bear"}, left=left)
    play(s, "dan take_objective red")
    while bursts and not is_open(s, "E3-E4"):  # what came through the first door is asked about before
        s.apply(s.all_choices()[0])
    assert is_open(s, "C3-C4") == is_open(s, "E3-E4") == bursts
    assert turning_points_reached(s) == [1] * bursts


@pytest.mark.parametrize(
    ("zones", "left", "counts"),
    [
        ({"B3": "jane dan"}, 0, True),
        ({"B3": "jane dan"}, 1, False),
        ({"B3": "jane", "C2": "dan"}, 0, False),
        ({"B3": "jane dan walker"}, 0, False),
    ],
    ids=["held", "no medicine", "one alone", "zombies"],
)
def test_a_round_counts_with_two_in_the_ward_and_no_zombie(zones: dict[str, str], left: int, counts: bool):
    s = ward(zones, left=left)
    notify_mission(s, ROUND_ENDS)
    s.advance()
    assert s.tallies.get("rounds_held", 0) == counts
    assert turning_points_reached(s) == [2] * counts


@pytest.mark.rule("RM-WIN-02")
def test_airlift_is_lost_with_the_last_pilot():
    """RM-Q-78: nobody else can learn to fly, and the helipad is reached only by air."""
    for others, why in (("travis dan bear joe", ""), ("cathy dan bear joe", "no_pilot")):
        s = place(mission="airlift", zones={"F6": f"jane parker {others}"})
        s.zone[s.roster.index("parker")] = LOST
        play(s, "jane end_turn")
        assert (s.result.why if s.result else "") == why
