"""Tests of mission words in play: conditions, effects, and the end of a match."""

import pytest
from tests.games.zombicide.conftest import GAME

from horda.engine.lists import plus
from horda.engine.player import Turn
from horda.engine.views.cases import offered_lines, play
from horda.games.green_horde.mechanisms.trebuchet import ZONE_HIT
from horda.games.zombicide.events.events import MissionRolled, TokenMoved, TurningPoint
from horda.games.zombicide.missions.reading.conditions import condition_of
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.missions.reading.source_lines import Locator
from horda.games.zombicide.rules.goals.goals import SURVIVOR_LOST, CheckGoals, notify_mission
from horda.games.zombicide.state import AWAY, LOST, ZombicideState

TILE = {
    "id": "square",
    "origin": "horda",
    "picture": "+.+.+.+\n.s.s.s.\n+D+#+.+\n#r.rDs.\n+#+#+.+\n.s.s.s.\n+.+.+.+",
}


def table(zones: dict[str, str], **mission: object) -> ZombicideState:
    s = GAME.place({"own_tiles": [TILE], "tiles": [["square"]], "zones": zones, **mission})
    assert isinstance(s, ZombicideState)
    return s


def holds(s: ZombicideState, **words: object) -> bool:
    """Return whether a condition, written as in a mission file, holds in a position."""
    import msgspec

    record = msgspec.convert({"id": "test", "tiles": [], "win": words}, GAME.words.mission).winning_condition
    reader = Reader(GAME.plan(s.options).mission, GAME.words, Locator("test", {}))
    return condition_of(reader, record, "$").holds(s)


def check_goals(s: ZombicideState) -> ZombicideState:
    s.push(CheckGoals())
    s.offer = None
    s.advance()
    return s


# --- objectives --------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ACT-05", "GH-RND-09")
def test_taking_the_last_objective_wins_at_once_for_everybody():
    s = table(
        {"A1": "asim", "B1": "rolf"},
        seats=2,
        tokens=[{"put": "objective", "at": "A1"}],
        win={"taken": "objective"},
    )
    play(s, "asim take_objective red")
    assert s.result is not None
    assert s.result.winners == (0, 1)
    assert s.result.why == "fulfilled"


@pytest.mark.rule("GH-ACT-05")
def test_an_objective_is_taken_for_one_action_in_the_own_zone_only():
    s = table({"A1": "asim"}, tokens=[{"put": "objective", "colour": "blue", "at": "B1"}])
    assert not any("take_objective" in line for line in offered_lines(s))
    play(s, "asim move B1", "asim take_objective blue")
    assert s.actions[0] == 1
    assert s.tokens("objective") == []
    assert holds(s, taken={"colour": "blue"})
    assert not holds(s, taken={"colour": "red", "count": 1})


@pytest.mark.rule("GH-CMP-08")
def test_a_face_down_objective_shows_its_colour_only_when_it_is_taken():
    s = table(
        {"A1": "asim"},
        tokens=[{"put": "objective", "colour": "red", "at": "A1", "face_down": True}],
        faces=["green"],
        when=[{"event": "objective_taken", "colour": "green", "do": [{"count": "greens"}]}],
    )
    card = s.token_card[0]
    assert s.cards.known[card] == 0
    assert [token.colour for token in GAME.view(s, 0).tokens] == ["red"]
    play(s, "asim take_objective red")
    assert s.tallies["greens"] == 1
    assert s.cards.known[card] == s.everyone


@pytest.mark.rule("GH-DOR-07")
def test_a_coloured_door_stays_locked_until_its_objective_is_taken():
    from horda.games.zombicide.rules.board.gates import is_locked

    s = table(
        {"C1": "asim"},
        tokens=[{"put": "objective", "colour": "blue", "at": "C1"}],
        edges=[{"put": "door", "colour": "blue", "between": ["B1", "B2"]}],
        when=[{"event": "objective_taken", "colour": "blue", "do": [{"unlock": "blue"}]}],
    )
    blue = s.board.gate_called["B1-B2"]
    assert is_locked(s, blue)
    assert not is_locked(s, s.board.gate_called["A1-A2"])
    play(s, "asim take_objective blue")
    assert not is_locked(s, blue)
    assert s.is_shut(blue)


@pytest.mark.rule("GH-SPN-06")
def test_a_coloured_spawn_zone_sleeps_until_the_mission_wakes_it():
    s = table(
        {"C1": "asim"},
        tokens=[
            {"put": "objective", "colour": "blue", "at": "C1"},
            {"put": "spawn", "colour": "blue", "at": "A3"},
            {"put": "spawn", "colour": "green", "at": "B3", "active": True},
            {"put": "spawn", "at": "C3"},
        ],
        when=[{"event": "objective_taken", "colour": "blue", "do": [{"wake": "blue"}]}],
    )
    assert [s.token_colour[token] for token in s.tokens("spawn")] == ["green", ""]
    play(s, "asim take_objective blue")
    assert [s.token_colour[token] for token in s.tokens("spawn")] == ["blue", "green", ""]


@pytest.mark.rule("GH-ACT-05")
def test_objectives_may_have_an_order():
    s = table(
        {"A1": "asim[actions=9]"},
        tokens=[
            {"put": "objective", "colour": "green", "at": "A1", "order": 3},
            {"put": "objective", "colour": "blue", "at": "A1", "order": 1},
            {"put": "objective", "colour": "red", "at": "A1", "order": 2},
            {"put": "objective", "colour": "white", "at": "A1"},
        ],
    )
    assert _takeable_colours(s) == ["blue", "white"]
    dim = {
        one.choice.name("colour"): one.rule for one in s.refusals(0) if one.choice.verb == "take_objective"
    }
    assert dim == {"green": "GH-ACT-05", "red": "GH-ACT-05"}
    play(s, "asim take_objective blue")
    assert _takeable_colours(s) == ["red", "white"]
    play(s, "asim take_objective red")
    assert _takeable_colours(s) == ["green", "white"]


def _takeable_colours(s: ZombicideState) -> list[str]:
    return sorted(choice.name("colour") for choice in s.all_choices() if choice.verb == "take_objective")


def test_what_the_eliminated_carried_lies_there_to_be_picked_up_without_another_reward():
    from horda.games.zombicide.rules.combat.wounds import Eliminate

    s = table(
        {"A1": "asim rolf"},
        tokens=[{"put": "objective", "colour": "blue", "at": "A1"}],
        when=[
            {"event": "objective_taken", "colour": "blue", "do": [{"carry": "blue"}, {"count": "rewards"}]}
        ],
        win={"carrier_at": {"colour": "blue", "at": "B1"}},
    )
    play(s, "asim take_objective blue")
    assert s.carriers == {"blue": 0}
    s.push(Eliminate(0))
    s.offer = None
    s.advance()
    assert GAME.describe(s)["zones"]["A1"] == "rolf burden[blue]"
    play(s, "rolf take_objective blue", "rolf move B1")
    assert s.result.why == "fulfilled"
    assert s.tallies["rewards"] == 1


# --- the mission's page ------------------------------------------------------------------------------


def test_goals_are_numbered_ticked_off_while_they_hold_and_win_together():
    s = table(
        {"A1": "asim[actions=9]"},
        tokens=[{"put": "objective", "colour": "red", "at": "A1"}, {"put": "exit", "at": "C1"}],
        goals=[{"taken": "objective"}, {"survivors_at": "exit"}],
    )
    assert GAME.view(s, 0).goals == [False, False]
    play(s, "asim take_objective red")
    assert GAME.view(s, None).goals == [True, False]
    play(s, "asim move B1", "asim move C1")
    assert s.result.why == "fulfilled"
    assert GAME.view(s, 0).goals == [True, True]


def test_a_goal_that_no_longer_holds_is_no_longer_ticked_off():
    s = table({"A1": "asim"}, goals=[{"survivors_at": "A1"}, {"never": True}])
    assert GAME.view(s, 0).goals == [True, False]
    play(s, "asim move B1")
    assert GAME.view(s, 0).goals == [False, False]


def test_a_mission_may_be_won_by_less_than_all_of_its_goals():
    s = table(
        {"A1": "asim"},
        goals=[{"survivors_at": "B1"}, {"never": True}],
        win={"survivors_at": "B1"},
    )
    play(s, "asim move B1")
    assert s.result.why == "fulfilled"


def test_a_turning_point_is_told_to_everybody():
    s = hit_zone({"C1": "asim"}, {"say": 2})
    events = [event for event in s.events_for(None) if isinstance(event, TurningPoint)]
    assert events == [TurningPoint(2, "position.turn_2")]


# --- how a match ends --------------------------------------------------------------------------------


@pytest.mark.rule("GH-RND-10")
def test_the_match_is_lost_when_every_survivor_is_gone():
    s = table({"A1": "asim", "B1": "rolf"})
    s.zone[0] = LOST
    assert check_goals(s).result is None
    s.zone[1] = LOST
    assert check_goals(s).result.why == "all_lost"
    assert s.result.winners == ()


def test_a_match_in_which_nobody_is_left_on_the_board_is_over():
    s = table({"A1": "asim", "B1": "rolf"})
    s.zone[0] = LOST
    s.zone[1] = AWAY
    assert check_goals(s).result.why == "nobody_left"


@pytest.mark.rule("GH-RND-11")
def test_a_mission_may_be_lost_in_ways_of_its_own():
    s = table({"A1": "asim", "B1": "rolf"}, lose={"rolf_died": {"survivors_lost": "rolf"}})
    s.zone[0] = LOST
    assert check_goals(s).result is None
    s.zone[1] = LOST
    assert check_goals(s).result.why == "rolf_died"


@pytest.mark.rule("GH-RND-09")
def test_winning_comes_before_losing():
    s = table({"A1": "asim"}, win={"survivors_at": "A1"}, lose={"late": {"survivors_lost": 1}})
    s.zone.append(LOST)
    s.roster.append("rolf")
    assert check_goals(s).result.why == "fulfilled"


# --- conditions --------------------------------------------------------------------------------------


def test_conditions_of_people():
    s = table({"A1": "asim", "B1": "rolf walker"}, tokens=[{"put": "exit", "at": "A1"}])
    assert not holds(s, survivors_at="exit")
    assert holds(s, survivors_at={"at": "exit", "count": 1})
    assert holds(s, survivors_at=["A1", "B1"])
    assert not holds(s, survivors_at={"at": ["A1", "B1"], "alone": True})
    assert holds(s, survivors_at="tile square")
    assert not holds(s, escaped=1)
    s.zone[0] = AWAY
    assert holds(s, escaped=1)
    assert not holds(s, escaped="all")
    s.zone[1] = LOST
    assert holds(s, escaped="all")
    assert holds(s, survivors_lost=1)
    assert not holds(s, survivors_lost="all")
    assert holds(s, survivors_lost="rolf")
    assert not holds(s, survivors_lost="asim")


def test_conditions_of_the_dead():
    s = table({"A1": "asim walker"})
    assert not holds(s, zombies_gone="all")
    assert holds(s, zombies_gone={"at": "B1"})
    assert holds(s, zombies_gone={"kind": "fatty"})
    assert not holds(s, zombies_gone={"kind": "walker", "at": "A1"})
    s.killed = plus(plus(s.killed, s.edition.kind_number["walker"], 2), s.edition.kind_number["fatty"], 1)
    assert holds(s, killed={"count": 3})
    assert not holds(s, killed={"count": 3, "kind": "walker"})


def test_conditions_of_tokens_and_gates():
    s = table(
        {"A1": "asim"}, tokens=[{"put": "spawn", "colour": "blue", "at": "C3"}, {"put": "marker", "at": "B1"}]
    )
    assert not holds(s, tokens_gone="spawn")
    assert holds(s, tokens_gone={"put": "spawn", "colour": "red"})
    assert holds(s, token_at={"put": "marker", "at": "B1"})
    assert not holds(s, token_at={"put": "marker", "at": "C1"})
    assert not holds(s, gate_open="A1-A2")
    s.shut = 0
    assert holds(s, gate_open="A1-A2")


def test_a_place_is_sealed_when_no_zombie_can_walk_in():
    s = table({"A2": "asim"}, tokens=[{"put": "spawn", "at": "C3"}])
    assert holds(s, sealed=["A2", "B2"])
    assert not holds(s, sealed="C1")
    s.shut = 0
    assert not holds(s, sealed="A2")
    s.shut = s.board.shut
    s.put_zombies(s.board.called["A2"], 0, 1)
    assert not holds(s, sealed="A2")


def test_conditions_of_progress():
    s = table({"A1": "asim[xp=7]"})
    s.round = 3
    assert holds(s, rounds=2)
    assert not holds(s, rounds=3)
    assert holds(s, round=3)
    assert holds(s, danger="yellow")
    assert not holds(s, danger="orange")
    s.tallies = {**s.tallies, "bells": 2}
    assert holds(s, counted={"name": "bells", "at_least": 2})
    assert not holds(s, counted={"name": "bells", "at_least": 3})
    assert holds(s, unless={"counted": {"name": "dogs"}})
    assert holds(s, any_of=[{"danger": "red"}, {"round": 3}])
    assert not holds(s, all_of=[{"danger": "red"}, {"round": 3}])
    assert not holds(s, never=True)


# --- effects -----------------------------------------------------------------------------------------


def hit_zone(zones: dict[str, str], *effects: object, **mission: object) -> ZombicideState:
    """Return a position after the first survivor has triggered some effects in zone B1."""
    s = table(zones, when=[{"event": "zone_hit", "at": "B1", "do": list(effects)}], **mission)
    notify_mission(s, ZONE_HIT, who=0, zone=s.board.called["B1"])
    s.offer = None
    s.advance()
    return s


@pytest.mark.rule("GH-EXP-03")
def test_a_mission_gives_experience_to_one_or_to_all():
    assert hit_zone({"A1": "asim", "C1": "rolf"}, {"experience": 5}).xp == [5, 0]
    assert hit_zone({"A1": "asim", "C1": "rolf"}, {"experience": {"points": 2, "to": "all"}}).xp == [2, 2]


@pytest.mark.rule("GH-BAR-05")
def test_effects_on_gates():
    opened = hit_zone({"C1": "asim"}, {"open": "A1-A2"})
    assert not opened.is_shut(opened.board.gate_called["A1-A2"])
    barred = hit_zone(
        {"C1": "asim"}, {"shut": "B1-C1"}, edges=[{"put": "barrier", "between": ["B1", "C1"], "open": True}]
    )
    assert barred.is_shut(barred.board.gate_called["B1-C1"])


def test_effects_on_tokens():
    tokens = [{"put": "spawn", "at": "B1"}, {"put": "spawn", "colour": "blue", "at": "C3"}]
    assert hit_zone(
        {"C1": "asim"}, {"destroy": {"put": "spawn", "here": True}}, tokens=tokens
    ).token_zone == [
        -1,
        8,
    ]
    assert hit_zone(
        {"C1": "asim"}, {"destroy": {"put": "spawn", "colour": "blue"}}, tokens=tokens
    ).token_zone == [
        1,
        -1,
    ]
    s = hit_zone({"C1": "asim"}, {"put": {"put": "marker", "at": "A3"}}, {"put": {"put": "marker"}})
    assert [s.board.names[s.token_zone[token]] for token in s.tokens("marker")] == ["A3", "B1"]


def test_effects_on_the_dead_and_the_quiet():
    s = hit_zone({"C1": "asim"}, {"zombies": {"kind": "fatty", "count": 2}}, {"noise": "C3"})
    assert GAME.describe(s)["zones"]["B1"] == "fatty*2"
    assert s.noise[s.board.called["C3"]] == 1


def test_whoever_carries_an_objective_can_be_asked_for():
    s = hit_zone({"C1": "asim"}, {"carry": "blue"})
    assert holds(s, carrier_at={"colour": "blue", "at": "C1"})
    assert not holds(s, carrier_at={"colour": "blue", "at": "A1"})


def test_leaving_winning_and_losing_by_an_effect():
    s = hit_zone({"C1": "asim", "A1": "rolf"}, {"leave": "taker"})
    assert s.zone[0] == AWAY
    assert hit_zone({"C1": "asim"}, {"win": True}).result.why == "fulfilled"
    assert hit_zone({"C1": "asim"}, {"lose": "the_tower_fell"}).result.why == "the_tower_fell"


def test_a_trigger_may_wait_for_a_round_a_name_a_condition_and_go_off_once():
    when = [
        {"event": "survivor_lost", "name": "rolf", "do": [{"count": "rolf"}]},
        {"event": "survivor_lost", "once": True, "do": [{"count": "first"}]},
        {"event": "survivor_lost", "if": {"danger": "red"}, "do": [{"count": "red"}]},
        {"event": "survivor_lost", "round": 4, "every": 2, "do": [{"count": "even"}]},
    ]
    s = table({"A1": "asim", "B1": "rolf"}, when=when)
    for round_number, name in ((3, "asim"), (4, "rolf"), (5, "rolf"), (6, "asim")):
        s.round = round_number
        notify_mission(s, SURVIVOR_LOST, name=name)
        s.offer = None
        s.advance()
    counted = {name: s.tallies.get(name, 0) for name in ("rolf", "first", "red", "even")}
    assert counted == {"rolf": 2, "first": 1, "red": 0, "even": 2}


# --- dice, choices, counters, wounds -----------------------------------------------------------------


@pytest.mark.parametrize(("die", "counted"), [(1, {"low": 1}), (3, {"low": 1}), (4, {}), (6, {"six": 1})])
def test_a_die_of_the_mission_decides_what_happens(die: int, counted: dict[str, int]):
    s = hit_zone({"C1": "asim"}, {"roll": {"1-3": [{"count": "low"}], 6: [{"count": "six"}]}}, dice=[die])
    assert {name: s.tallies[name] for name in ("low", "six") if name in s.tallies} == counted
    events = [event for event in s.events_for(None) if isinstance(event, MissionRolled)]
    assert events == [MissionRolled("asim", die)]


def test_a_die_may_lead_on_to_another_and_what_it_leads_to_comes_in_order():
    deep = {"roll": {"1-6": [{"count": "in"}, {"roll": {2: [{"set": {"name": "in", "to": 7}}]}}]}}
    s = hit_zone({"C1": "asim"}, deep, {"count": "in"}, dice=[5, 2])
    assert s.tallies["in"] == 8


def test_who_set_it_off_chooses_in_the_words_of_the_mission():
    choose = {"ask": 1, "ways": [[{"experience": 3}], [{"count": "left"}, {"noise": "C3"}]]}
    s = hit_zone({"A1": "asim", "C1": "rolf"}, {"choose": choose}, seats=2)
    assert s.deciders == [0]
    assert [one.name("way") for one in s.choices(0)] == ["position.choice_1_1", "position.choice_1_2"]
    assert s.prompt(0).as_json()["matter"] == "position.choice_1"
    (trigger,) = s.goals.trigger_names
    ways = [f"{trigger}.do[0].choose.ways[{way}]" for way in (0, 1)]
    assert s.plain()["stack"][-1] == ["ChooseWay", 0, 1, ways, 0, "B1"]
    again = s.clone()
    again.apply(again.choices(0)[1])
    assert again.tallies["left"] == 1
    assert again.noise[again.board.called["C3"]] == 1
    s.apply(s.choices(0)[0])
    assert s.xp == [3, 0]


def test_a_match_may_be_kept_while_the_mission_asks():
    s = table(
        {"A1": "asim"},
        tokens=[{"put": "objective", "colour": "red", "at": "A1"}],
        when=[{"event": "objective_taken", "do": [{"choose": {"ask": 1, "ways": [[], [{"count": "x"}]]}}]}],
    )
    play(s, "asim take_objective red")
    again = GAME.from_json(s.to_json())
    again.apply(again.choices(0)[1])
    assert again.tallies["x"] == 1


def test_the_first_player_chooses_where_the_mission_says_so_or_nobody_set_it_off():
    ways = [[{"count": "one"}], [{"count": "two"}]]
    s = hit_zone(
        {"A1": "asim", "C1": "rolf"}, {"choose": {"ask": 1, "ways": ways, "by": "first"}}, seats=2, first=1
    )
    assert s.deciders == [1]
    when = [{"event": "zone_hit", "do": [{"choose": {"ask": 1, "ways": ways}}]}]
    s = table({"A1": "asim", "C1": "rolf"}, when=when, seats=2, first=1)
    notify_mission(s, ZONE_HIT, zone=0)
    s.offer = None
    s.advance()
    assert s.deciders == [1]


def test_bots_take_the_way_that_helps():
    from horda.bots import bot
    from horda.engine.chance import Dice

    choose = {"ask": 1, "ways": [[{"wound": 1}], [{"heal": 1}], [{"spawn": "all"}]]}
    s = hit_zone({"A1": "asim[wounds=1]"}, {"choose": choose})
    taken = bot("heuristic", GAME.id).choose(Turn.of(s, 0, Dice(1)))
    assert taken.name("way") == "position.choice_1_2"


def test_counters_are_set_and_compared():
    s = hit_zone({"C1": "asim"}, {"count": {"name": "bells", "add": 5}}, {"set": {"name": "bells", "to": 2}})
    assert s.tallies["bells"] == 2
    s.tallies = {**s.tallies, "dogs": 3}
    assert holds(s, counted={"name": "bells"})
    assert holds(s, counted={"name": "bells", "at_most": 2})
    assert not holds(s, counted={"name": "bells", "at_most": 1})
    assert holds(s, counted={"name": "bells", "exactly": 2})
    assert not holds(s, counted={"name": "bells", "exactly": 3})
    assert holds(s, counted={"name": "cats", "at_most": 0})
    assert holds(s, counted={"name": "dogs", "at_least": "bells"})
    assert not holds(s, counted={"name": "bells", "at_least": "dogs"})
    assert holds(s, counted={"name": "bells", "at_least": 2, "at_most": "dogs"})


def test_so_many_zombies_at_a_place():
    s = table({"A1": "asim walker*2 fatty", "C1": "walker"})
    assert holds(s, zombies_at={"at_least": 4})
    assert not holds(s, zombies_at={"at_least": 5})
    assert holds(s, zombies_at={"at": "A1", "kind": "walker", "at_least": 2, "at_most": 2})
    assert holds(s, zombies_at={"at": ["A1", "A1"], "at_most": 3})
    assert not holds(s, zombies_at={"at": "A1", "at_most": 2})
    assert not holds(s, zombies_at={"at": "B1"})


def test_zombies_that_walk_into_a_zone_set_something_off():
    when = [
        {"event": "zombies_entered", "at": "B1", "name": "walker", "do": [{"count": "walkers"}]},
        {"event": "zombies_entered", "at": "B1", "name": "fatty", "do": [{"count": "fatties"}]},
    ]
    s = table({"A1": "asim", "C1": "walker*2"}, when=when, phase="zombies")
    assert s.tallies.get("walkers") == 1
    assert "fatties" not in s.tallies


def test_tokens_are_moved():
    tokens = [{"put": "marker", "at": "A3"}, {"put": "marker", "at": "B1"}, {"put": "exit", "at": "C3"}]
    s = hit_zone({"C1": "asim"}, {"move": {"put": "marker", "to": "exit", "here": True}}, tokens=tokens)
    assert sorted(s.board.names[s.token_zone[one]] for one in s.tokens("marker")) == ["A3", "C3"]
    s = hit_zone({"C1": "asim"}, {"move": {"put": "marker", "to": "A1"}}, tokens=tokens)
    assert {s.board.names[s.token_zone[one]] for one in s.tokens("marker")} == {"A1"}
    events = [event for event in s.events_for(None) if isinstance(event, TokenMoved)]
    assert events == [TokenMoved("marker", "A3", "A1", ""), TokenMoved("marker", "B1", "A1", "")]


def test_wounds_and_healing():
    zones = {"B1": "asim[wounds=1]", "C1": "rolf"}
    assert hit_zone(zones, {"wound": 1}).wounds == [2, 0]
    assert hit_zone(zones, {"wound": {"wounds": 1, "to": "all"}}).wounds == [2, 1]
    assert hit_zone(zones, {"heal": 3}).wounds == [0, 0]
    here = {"B1": "asim[wounds=1] rolf[wounds=1]", "C1": "seli[wounds=1]"}
    assert hit_zone(here, {"heal": {"to": "here"}}).wounds == [0, 0, 1]
    dead = hit_zone(zones, {"wound": 3})
    assert dead.zone[0] == LOST


def test_a_search_sets_something_off_when_the_cards_are_put_away():
    when = [{"event": "zone_searched", "at": "A2", "do": [{"count": "searches"}]}]
    s = table({"A2": "asim"}, when=when, decks={"equipment": ["axe"]})
    play(s, "asim search")
    while s.question().__class__.__name__ != "ActionQuestion":
        assert "searches" not in s.tallies
        s.apply(s.choices(0)[0])
    assert s.tallies["searches"] == 1


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ({"roll": {"7": []}}, "`7` is no face of a die"),
        ({"roll": {"3-1": []}}, "`3-1` is no face of a die"),
        ({"roll": {"1-3": [], "3": []}}, "the face 3 stands here twice"),
        ({"choose": {"ask": 1, "ways": [[]]}}, "a choice has 2 to 6 ways, not 1"),
        ({"move": {"put": "marker", "to": "Z9"}}, "`Z9` is no cell"),
    ],
)
def test_a_wrong_die_or_choice_is_refused(effect: dict, message: str):
    from horda.engine.content.errors import BadContent

    with pytest.raises(BadContent, match=message):
        hit_zone({"C1": "asim"}, effect)
