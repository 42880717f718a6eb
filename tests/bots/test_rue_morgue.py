"""Tests that the family's player decides as expected in Rue Morgue: bottles, teams, flights, rivals."""

from collections.abc import Mapping

import horda
from horda.bots import bot, bots
from horda.engine.chance import Dice
from horda.engine.player import Turn
from horda.engine.state import State
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.state import ZombicideState
from horda.lab.simulate import SimulationPlan, simulate
from horda.think.levels import LEVELS

GAME = horda.game("rue_morgue")
STREETS = "+.+.+.+\n.s.s.s.\n+.+.+.+\n.s.s.s.\n+.+.+.+\n.s.s.s.\n+.+.+.+\n"


def position_at(zones: Mapping[str, str], **given: object) -> State:
    """Return a position on nine street zones, unless a mission is named."""
    board = {} if "mission" in given else {"picture": STREETS}
    return GAME.place({**board, **given, "zones": dict(zones)})


def decision_in(state: State) -> str:
    """Return the bot's choice in a state as text: verb and arguments."""
    seat = state.deciders[0]
    choice = bot("heuristic", "rue_morgue").choose(Turn.of(state, seat, Dice(1)))
    return choice.text().split(" ", 1)[1]


def test_it_is_the_familys_player():
    assert bots("rue_morgue") == sorted(["heuristic", "random", "search", *LEVELS])


def test_it_never_shoots_into_friends():
    position = position_at({"A1": "jane[mp5]", "B1": "dan walker*3"})
    assert not decision_in(position).startswith("shoot mp5 B1")
    assert decision_in(position_at({"A1": "jane[mp5]", "B1": "walker*3", "C1": "dan"})) == "shoot mp5 B1"


def test_it_makes_a_bottle_at_once():
    position = position_at({"A1": "jane[glass_bottles, gasoline]", "C3": "dan"})
    assert decision_in(position) == "combine molotov jane"


def test_it_throws_fire_at_what_nothing_else_kills_and_not_at_friends():
    assert (
        decision_in(position_at({"A1": "jane[molotov, crowbar]", "B1": "abomination"})) == "throw_molotov B1"
    )
    assert (
        decision_in(position_at({"A1": "jane[molotov, crowbar]", "B1": "abomination dan"}))
        != "throw_molotov B1"
    )


def test_it_calls_the_team_to_charge_what_stands_among_them():
    position = position_at({"A1": "jane[crowbar, actions=1] dan[crowbar] walker*2"}, team_actions=["charge"])
    assert decision_in(position) == "charge_to A1"


def take_all_objectives(state: State) -> State:
    """Take all objectives of the mission and clear the helipad of Airlift; return the state."""
    assert isinstance(state, ZombicideState)
    for token in state.tokens("objective"):
        state.token_zone[token] = NOWHERE
        colour = state.token_colour[token]
        state.taken = {**state.taken, colour: state.taken.get(colour, 0) + 1}
    walkers, pad = state.edition.kind_number["walker"], state.board.called["A1"]
    state.take_zombies(pad, walkers, state.zombies_of(pad, walkers))
    state.offer = None
    return state


def test_it_boards_only_when_nothing_is_left_to_do():
    zones = {"H4": "parker[helicopter_pilot] dan joe jane"}
    assert decision_in(position_at(zones, mission="airlift")) != "get_in pilot"
    assert decision_in(take_all_objectives(position_at(zones, mission="airlift"))) == "get_in pilot"


def test_it_takes_off_with_enough_aboard():
    crew = "parker[pilot, helicopter_pilot] dan[passenger] joe[passenger]"
    assert (
        decision_in(take_all_objectives(position_at({"H4": f"{crew} jane[passenger]"}, mission="airlift")))
        == "take_off"
    )
    assert (
        decision_in(take_all_objectives(position_at({"H4": f"{crew} jane"}, mission="airlift"))) != "take_off"
    )


def take_red_objectives(state: State) -> ZombicideState:
    """Take Airlift's red objectives, so that only the serum on the helipad is left; return the state."""
    assert isinstance(state, ZombicideState)
    for token in state.tokens("objective"):
        if state.token_colour[token] == "red":
            state.token_zone[token] = NOWHERE
    state.taken = {"red": 2}
    state.offer = None
    return state


CREW = "parker[pilot, helicopter_pilot] dan[passenger] joe[passenger] jane[passenger]"


def crew_flying_over(zone: str) -> ZombicideState:
    """Return a state with the crew in the air above a zone, on its way to the helipad."""
    state = take_red_objectives(position_at({"H4": CREW}, mission="airlift"))
    token = state.tokens("helicopter")[0]
    state.token_kind[token] = "helicopter_flying"
    state.token_zone[token] = state.board.called[zone]
    for who in range(4):
        state.zone[who] = state.board.called["AIR"]
    return state


def test_it_flies_where_nobody_can_walk_and_only_there():
    assert decision_in(position_at({"H4": CREW}, mission="airlift")) != "take_off"
    assert decision_in(take_red_objectives(position_at({"H4": CREW}, mission="airlift"))) == "take_off"
    assert decision_in(crew_flying_over("H4")) == "fly F3"
    assert decision_in(crew_flying_over("C1")) == "fly A1"
    assert decision_in(crew_flying_over("A1")) == "land"


def test_it_takes_the_serum_as_soon_as_it_has_landed():
    state = take_red_objectives(position_at({"H4": CREW}, mission="airlift"))
    state.token_zone[state.tokens("helicopter")[0]] = state.board.called["A1"]
    for who in range(4):
        state.zone[who] = state.board.called["A1"]
    assert decision_in(state) == "take_objective blue"


def test_it_holds_the_ward_once_the_medicine_is_there():
    zones = {"C2": "jane[crowbar] dan[crowbar] joe"}
    state = position_at(zones, mission="hold_the_ward", round=9, taken={"red": 2})
    assert decision_in(take_all_objectives(state)) == "move B3"


def test_it_looks_for_the_switch_of_a_locked_door():
    zones = {"C2": "jane[crowbar] dan joe"}
    assert decision_in(position_at(zones, mission="night_shift", taken={"red": 2})) == "move D2"


def test_it_gives_rivals_nothing():
    rivals = position_at({"A1": "jane[team=0, crowbar, pistol] dan[team=1]"}, competitive=True, seats=2)
    assert not decision_in(rivals).startswith("trade")


def test_the_leader_ends_the_last_flight():
    ahead = {"B2": "parker[team=0, xp=9, helicopter_pilot] dan[team=1]"}
    assert decision_in(position_at(ahead, mission="last_flight_out", seats=2)) == "get_in pilot"
    behind = {"B2": "parker[team=0, helicopter_pilot] dan[team=1, xp=9]"}
    assert decision_in(position_at(behind, mission="last_flight_out", seats=2)) != "get_in pilot"


def test_it_wins_most_matches_of_the_first_mission():
    plan = SimulationPlan(
        "rue_morgue", ("heuristic",), games=6, seed=3, options={"mission": "learning_to_fly"}
    )
    report = simulate(plan, workers=1)
    assert report.finished == 6
    assert report.results.by_seat[0].wins >= 3


def test_rivals_play_every_competitive_mission_to_its_end():
    for name, plan in GAME.plans.items():
        if plan.mission.competitive:
            wanted = SimulationPlan(
                "rue_morgue", ("heuristic",) * 2, games=2, seed=1, options={"mission": name}
            )
            assert simulate(wanted, workers=1).finished == 2
