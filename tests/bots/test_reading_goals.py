"""Tests of how the Zombicide family's player turns a mission's goals into tasks, and which goals it cannot read."""

from __future__ import annotations

import pytest

import horda
from horda.bots.zombicide.mechanisms.green_horde.dragon_fire import BURN
from horda.bots.zombicide.planning.condition_tasks import tasks_for
from horda.bots.zombicide.planning.goal_effects import goal_value
from horda.bots.zombicide.planning.goals import tasks
from horda.bots.zombicide.planning.task import HUNT, OPEN, SEARCH, STAND, TAKE, UNREAD, Task
from horda.bots.zombicide.scene import Scene
from horda.engine.views.position import state_from_text
from horda.games.zombicide.bot_view import BotView
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.conditions.board import TokensGoneWord
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.objectives import OBJECTIVE
from horda.games.zombicide.state import ZombicideState
from horda.lab.missions.goal_support import unsupported_goals

EDITIONS = {name: game for name, game in horda.games.games().items() if isinstance(game, Zombicide)}
OWN = """\
id: own
origin: own
tiles: [[20V.270, 16R], [18R.90, 17R.270]]
tokens:
  - {{put: start, at: E1}}
  - {{put: objective, colour: blue, at: F2}}
  - {{put: marker, at: C6}}
  - {{put: spawn, colour: red, at: B6}}
edges:
  - {{put: door, between: [E2, F2]}}
goals:
  - {goal}
when:
  - {{event: objective_taken, do: [{{experience: 5}}]}}
{when}
words: {{en: {{title: Own, goals: [Do it.]}}}}
"""


def scene_of(goal: str, *when: str) -> Scene:
    """Return the scene at the beginning of a mission that has one goal and the given triggers."""
    source = OWN.format(goal=goal, when="\n".join(f"  - {trigger}" for trigger in when))
    state = EDITIONS["green_horde"].new(seats=1, seed=1, mission="own", map=source)
    while not isinstance(state, ZombicideState) or not any(zone >= 0 for zone in state.zone):
        state.apply(state.all_choices()[0])
    return Scene(BotView(state, None))


def tasks_of_goal(scene: Scene) -> list[Task]:
    """Return the tasks that the mission's only goal asks for."""
    (goal,) = scene.world.mission.goals
    return tasks_for(scene, goal)


@pytest.mark.parametrize(
    ("game", "mission"), [(name, mission) for name, game in EDITIONS.items() for mission in game.plans]
)
def test_no_goal_of_a_mission_that_comes_with_horda_is_unread(game: str, mission: str):
    options = {"mission": mission}
    assert unsupported_goals(game, EDITIONS[game].seats_for(options)[0], options) == []


def test_an_alternative_that_cannot_be_read_is_not_done():
    gone = "{tokens_gone: {put: spawn, colour: red}}"
    assert [one.verb for one in tasks_of_goal(scene_of(gone))] == [UNREAD]
    assert [one.verb for one in tasks_of_goal(scene_of(f"{{any_of: [{gone}, {{gate_open: E2-F2}}]}}"))] == [
        OPEN
    ]


def test_of_two_alternatives_the_one_that_can_be_finished_is_taken():
    scene = scene_of("{any_of: [{killed: {count: 50}}, {taken: objective}, {rounds: 30}]}")
    assert [one.verb for one in tasks_of_goal(scene)] == [TAKE]


def test_a_counter_that_waits_for_itself_is_unread_and_harms_nobody():
    scene = scene_of(
        "{counted: {name: a, at_least: 2}}",
        "{event: round_ends, if: {counted: {name: b}}, do: [{count: a}]}",
        "{event: round_ends, if: {counted: {name: a}}, do: [{count: b}]}",
    )
    assert {one.verb for one in tasks_of_goal(scene)} == {UNREAD}
    assert tasks(scene) == []
    assert scene.reckoned == []


def test_a_token_is_brought_by_what_moves_it():
    scene = scene_of(
        "{token_at: {put: marker, at: E1}}",
        "{event: door_opened, name: E2-F2, do: [{move: {put: marker, to: E1}}]}",
    )
    assert [one.verb for one in tasks_of_goal(scene)] == [OPEN]


def test_a_trigger_that_wins_at_a_rounds_end_is_a_way_to_win():
    much = "{all_of: [{gate_open: E2-F2}, {taken: objective}]}"
    assert {one.verb for one in tasks(scene_of(much))} == {OPEN, TAKE}
    scene = scene_of(much, "{event: round_ends, if: {survivors_at: C6}, do: [{win: true}]}")
    assert [(one.verb, one.zones) for one in tasks(scene)] == [(STAND, (scene.zone("C6"),))]


def test_a_trigger_that_wins_without_conditions_is_no_way_to_win():
    scene = scene_of("{taken: objective}", "{event: round_ends, round: 25, do: [{win: true}]}")
    assert [one.verb for one in tasks(scene)] == [TAKE]


def test_a_place_is_sealed_by_closing_its_entrances():
    sealed = "{sealed: F2}"
    assert [one.verb for one in tasks_of_goal(scene_of(sealed))] == [UNREAD]
    scene = scene_of(sealed, "{event: turn_ends, at: C6, do: [{shut: E2-F2}]}")
    assert [one.verb for one in tasks_of_goal(scene)] == [UNREAD], "that door is shut"
    scene = scene_of(sealed, "{event: objective_taken, do: [{destroy: {put: spawn, colour: red}}]}")
    assert [one.verb for one in tasks_of_goal(scene)] == [TAKE]


def test_the_open_entrance_is_closed_first():
    state = EDITIONS["green_horde"].new(seats=1, seed=1, mission="a_new_home")
    while not isinstance(state, ZombicideState) or not any(zone >= 0 for zone in state.zone):
        state.apply(state.all_choices()[0])
    scene = Scene(BotView(state, None))
    names = {
        scene.world.board.names[zone]
        for one in tasks_for(scene, scene.world.mission.goals[3])
        for zone in one.zones
    }
    assert names == {"F5", "D4", "A4", "B4"}


# --- fire ----------------------------------------------------------------------------------------


def at_blood_and_fire(text: str, *, taken: bool = False) -> Scene:
    """Return a position of the mission whose western camp must burn; with `taken`, all objectives are taken."""
    state = state_from_text(EDITIONS["green_horde"], f"mission = blood_and_fire | {text}")
    assert isinstance(state, ZombicideState)
    if taken:
        kinds = zip(state.token_kind, state.token_zone, strict=True)
        state.token_zone = [NOWHERE if kind == OBJECTIVE else zone for kind, zone in kinds]
    return Scene(BotView(state, None))


def tasks_to_burn(scene: Scene) -> list[Task]:
    """Return the tasks that burn the camp."""
    (camp,) = [part for part in scene.world.mission.goals[1].any_of or () if TokensGoneWord.value_in(part)]
    return tasks_for(scene, camp)


@pytest.mark.rule("GH-DRG-02")
def test_a_camp_burns_by_bile_in_it_and_a_torch_thrown_from_the_next_zone():
    (task,) = tasks_to_burn(at_blood_and_fire("B2: asim[torch] | C2: bile"))
    assert (task.verb, task.about) == (BURN, "C2")
    scene = at_blood_and_fire("B2: asim[torch] | C2: bile")
    assert scene.zone("B2") in task.zones
    assert scene.zone("C2") not in task.zones


def test_the_missing_part_of_a_fire_is_fetched_first():
    scene = at_blood_and_fire("B2: asim[torch]")
    assert [(one.verb, one.zones) for one in tasks_to_burn(scene)] == [(TAKE, (scene.zone("D1"),))]
    scene = at_blood_and_fire("B2: asim[short_sword] | C2: bile")
    given = {(scene.zone("D3"),), (scene.zone("D5"),)}
    assert {one.zones for one in tasks_to_burn(scene) if one.verb == TAKE} == given
    nothing_left = tasks_to_burn(at_blood_and_fire("B2: asim[short_sword] | C2: bile", taken=True))
    assert [(one.verb, one.about) for one in nothing_left] == [(SEARCH, "light")]


def test_without_fire_the_other_way_to_win_is_hunting_zombies():
    scene = at_blood_and_fire("B2: asim[short_sword] walker | C2: bile", taken=True)
    assert HUNT in [one.verb for one in tasks_for(scene, scene.world.mission.goals[1])]


@pytest.mark.parametrize(
    ("goal", "effect"),
    [
        ("{counted: {name: bells, at_least: 2}}", "{count: bells}"),
        ("{counted: {name: bells, exactly: 3}}", "{set: {name: bells, to: 3}}"),
        ("{token_at: {put: marker, at: A1}}", "{move: {put: marker, to: A1}}"),
        ("{tokens_gone: {put: marker}}", "{destroy: {put: marker}}"),
        ("{gate_open: E2-F2}", "{open: E2-F2}"),
        ("{escaped: everyone}", "{leave: taker}"),
    ],
)
def test_of_the_options_of_a_mission_one_that_serves_a_goal_is_worth_most(goal: str, effect: str):
    choose = f"{{choose: {{ask: 1, ways: [[{{experience: 5}}], [{effect}]]}}}}"
    scene = scene_of(goal, f"{{event: zone_entered, at: C6, do: [{choose}]}}")
    (trigger,) = scene.world.mission.when[1:]
    asked = trigger.do[0].choose
    assert asked is not None
    gift, service = (way[0] for way in asked.ways)
    assert goal_value(scene, service) > 0 == goal_value(scene, gift)


def test_a_counter_is_not_moved_away_from_its_goal():
    scene = scene_of(
        "{counted: {name: bells, at_most: 0}}", "{event: zone_entered, at: C6, do: [{count: bells}]}"
    )
    (trigger,) = scene.world.mission.when[1:]
    assert goal_value(scene, trigger.do[0]) < 0
