"""Tests that the heuristic player of Army of the Dead decides as a person would expect."""

from types import SimpleNamespace

import pytest

import horda
from horda.bots import bot
from horda.bots.zombicide.combat.attacks import risk_to_friends
from horda.bots.zombicide.mechanisms.army_of_the_dead.personal_objectives import personal_goals
from horda.bots.zombicide.mechanisms.army_of_the_dead.vault import CRACK, chance
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.planning.task import TAKE
from horda.bots.zombicide.scene import Scene
from horda.engine.chance import Dice
from horda.engine.player import Turn
from horda.engine.state import State
from horda.engine.views.cases import play

GAME = horda.game("army_of_the_dead")


def decision_in(state: State) -> str:
    """Return the bot's choice in a state as text: verb and arguments."""
    seat = state.deciders[0]
    choice = bot("heuristic", "army_of_the_dead").choose(Turn.of(state, seat, Dice(1)))
    return choice.text().split(" ", 1)[1]


def decision_at(zones: dict[str, str], **given: object) -> str:
    """Return the bot's choice, as text, in a position given by its zones."""
    return decision_in(GAME.place({"zones": zones, **given}))


def plan_in(state: State) -> Plan:
    """Return the plan of the first seat."""
    return Plan(Scene(GAME.bot_view(state, 0)))


def test_the_team_has_the_specialists_that_the_mission_asks_for():
    state = GAME.new(seats=1, seed=3, mission="all_in")
    while state.prompt(0).name == "ChooseTeam":
        play(state, f"0 {decision_in(state)}")
    identities = GAME.edition.identities
    known = {one for name in state.roster for one in identities[name].specialties}
    assert {"safecracker", "mechanic"} <= known


def test_it_tries_the_vault_and_opens_it():
    loot = {"mission": "jackpot"}
    assert decision_at({"B11": "cruz mechanisms_and_bolts"}, **loot) == "try_vault"
    assert decision_at({"B11": "dieter laser_grid"}, vault="beaten", **loot) == "open_vault"


def test_it_sets_aside_what_the_better_straight_needs_and_uses_help_at_the_end():
    state = GAME.place(
        {
            "mission": "jackpot",
            "zones": {"B11": "cruz mechanisms_and_bolts"},
            "dice": [2, 3, 4, 5, 5],
        }
    )
    play(state, "cruz try_vault")
    # Cruz is a mechanic: one of the two fives becomes a six or a one, and that is a straight.
    assert decision_in(state) in ("change_die 0 5 1", "change_die 0 5 6")


def test_its_chances_at_the_vault_are_right():
    assert chance((2, 3, 4, 5), 1, 1) == pytest.approx(1 / 3)
    assert chance((1, 2, 3, 4), 1, 2) == pytest.approx(1 - (5 / 6) ** 2)
    assert chance((), 5, 1) == pytest.approx(240 / 6**5)


def test_it_hands_a_token_to_its_owner():
    given = {
        "zones": {"B1": "kate cruz"},
        "laid": {"goals": ["i_want_my_money"]},
        "faces": ["yellow"],
        "tokens": [{"put": "objective", "at": "B1", "face_down": True}],
    }
    state = GAME.place(given)
    play(state, "kate take_objective red")
    assert decision_in(state) == "trade cruz"
    play(state, "kate trade cruz")
    assert decision_in(state) == "hand_over yellow cruz"


def test_companions_are_spared_the_attacks():
    zones = {"B1": "kate cummings[companion=kate] shambler noise"}
    state = GAME.place({"zones": zones, "phase": "zombies"})
    assert decision_in(state).startswith("give_attack")
    assert "cummings" not in decision_in(state)


def test_it_lets_sleepers_lie():
    assert decision_at({"B2": "kate[military_knife] sleepers[4]"}) != "search"


def test_all_hits_go_to_an_abomination():
    attack = decision_at({"A1": "guzman[heavy_machine_gun]", "B1": "valentine"})
    assert attack == "shoot_at heavy_machine_gun B1 valentine"


TRUCK = {"mission": "taco_run"}


def test_it_drives_the_truck_to_where_the_mission_wants_it():
    taken = {"taken": {"blue": 1}, "carriers": {"blue": "kate"}}
    assert decision_at({"A6": "kate"}, **TRUCK, **taken) == "board_truck driver"
    state = GAME.place({"zones": {"A6": "kate[driver]"}, **TRUCK, **taken})
    assert decision_in(state) == "drive B6", "the way to the exit goes round by the east"
    play(state, "kate drive B6")
    assert state.view(0).parts["truck"]["zone"] == "B6"


def test_it_rams_zombies_but_not_among_friends():
    for friends, does in (("", "ram"), (" cruz", "drive_by")):
        state = GAME.place({"zones": {"A6": "kate[driver]", "B6": f"shambler{friends}"}, **TRUCK})
        play(state, "kate drive B6")
        assert decision_in(state) == does


@pytest.mark.rule("AD-TRK-20")
def test_it_rams_with_friends_aboard_since_they_are_not_harmed():
    zones = {"A6": "kate[driver] cruz[gunner]", "B6": "shambler"}
    state = GAME.place({"zones": zones, **TRUCK})
    play(state, "kate drive B6")
    assert decision_in(state) == "ram"


@pytest.mark.parametrize(("friendly_fire", "fears"), [("misses", True), ("off", False)])
def test_it_fears_for_companions_only_where_misses_strike_them(friendly_fire: str, fears: bool):
    edition = SimpleNamespace(figures=SimpleNamespace(friendly_fire=friendly_fire))
    scene = SimpleNamespace(
        world=SimpleNamespace(edition=edition),
        people_in=lambda zone: [],
        followers=[SimpleNamespace(zone=3)],
    )
    blow = SimpleNamespace(dice=2, hit=0.5, damage=1, kind="ranged")
    assert (risk_to_friends(scene, SimpleNamespace(zone=1), blow, 3) > 0) is fears


def test_the_driver_gets_out_where_the_truck_was_wanted():
    zones = {"A1": "kate[driver] truck"}
    given = {"tiles": [["V1", "R3"]], "tokens": [{"put": "exit", "at": "A1"}]}
    wanted = {"win": {"all_of": [{"token_at": {"put": "truck", "at": "exit"}}, {"survivors_at": "C2"}]}}
    assert decision_at(zones, **given, **wanted) == "leave_truck"


GUN = {"tiles": [["V1", "R3"]], "win": {"killed": {"count": 5}}}


@pytest.mark.rule("AD-TRK-22")
def test_the_gunner_fires_the_gun_on_the_roof_and_gets_down_when_nobody_is_left():
    assert decision_at({"A1": "kate[gunner] truck", "B1": "shambler shambler"}, **GUN) == "fire_gun B1"
    assert decision_at({"A1": "kate[gunner] truck"}, **GUN) == "leave_truck"


def test_a_survivor_without_a_better_gun_mans_the_roof_gun_while_it_has_targets():
    dead = {"B1": "shambler shambler shambler"}
    assert decision_at({"A1": "kate truck", **dead}, **GUN) == "board_truck gunner"
    assert not decision_at({"A1": "kate truck"}, **GUN).startswith("board_truck")
    assert (
        decision_at({"A6": "kate[driver] cruz", "B6": "shambler shambler"}, **TRUCK) != "board_truck gunner"
    )
    armed = decision_at({"A1": "guzman[heavy_machine_gun] truck", **dead}, **GUN)
    assert armed.startswith("shoot")


def test_a_gunner_takes_the_wheel_where_the_truck_is_wanted_and_nobody_drives():
    assert decision_at({"A6": "kate[gunner]"}, **TRUCK) == "change_seat driver"
    drives = {"A6": "kate[driver]", "B6": "shambler shambler shambler"}
    assert decision_at(drives, **TRUCK).startswith("drive ")


def test_in_a_hurry_everybody_does_something_else():
    people = "dieter kate cruz martin peters guzman"
    given = {"laid": {"goals": ["the_real_job", "i_want_my_money"]}}
    found = plan_in(GAME.place({"mission": "jackpot", "zones": {"C6": people}, **given})).duties
    assert found["dieter"].verb == CRACK, "only a safecracker opens the vault"
    taking = [task.zones for task in found.values() if task.verb == TAKE]
    assert len(taking) == len(set(taking)) == 3
    late = GAME.place({"mission": "the_roof", "zones": {"F1": people}, **given})
    assert plan_in(late).duties == {}


def test_a_token_is_brought_to_its_owner_who_has_something_else_to_do():
    zones = {"B6": "kate", "E9": "dieter martin"}
    held = {"taken": {"yellow": 1}, "carriers": {"yellow": "kate"}}
    given = {"mission": "jackpot", "laid": {"goals": ["the_real_job"]}, **held}
    state = GAME.place({"zones": zones, **given})
    plan = plan_in(state)
    assert plan.duties["kate"].zones == (state.board.called["E9"],)
    assert plan.duties["martin"].verb == CRACK


def test_the_fuse_comes_before_the_generator():
    def aims(zones: dict[str, str], **given: object) -> set[str]:
        state = GAME.place({"mission": "lights_out", "zones": zones, **given})
        tasks = plan_in(state).tasks
        return {state.board.names[zone] for task in tasks for zone in task.zones}

    assert "F5" in aims({"A1": "cruz kate"})
    assert "D2" not in aims({"A1": "cruz kate"})
    assert "D2" in aims({"A1": "cruz kate"}, taken={"green": 1})
    assert "D2" not in aims({"A1": "cruz kate"}, taken={"green": 1}, counters={"power": 1})


def test_it_knows_every_personal_objective_when_the_team_is_chosen():
    state = GAME.new(seats=1, seed=1)
    personal = personal_goals(plan_in(state).scene)
    assert {goal.survivor for goal in personal.values()} == set(GAME.edition.identities)
