"""Tests of the mission words for ferries, payments, marks on survivors, fog, chance, round ranges and hidden tiles."""

import pytest
from tests.games.zombicide.conftest import GAME
from tests.games.zombicide.missions.test_goals import holds, table
from tests.games.zombicide.own import FIRST_LIGHT

from horda.engine.views.cases import play
from horda.games.green_horde.mechanisms.trebuchet import ZONE_HIT
from horda.games.zombicide.events.events import (
    FogFell,
    MissionCutShort,
    MissionRolled,
    SurvivorMarked,
    TileRevealed,
)
from horda.games.zombicide.missions.checking.checks import problems_in
from horda.games.zombicide.rules.combat.wounds import DealWounds
from horda.games.zombicide.rules.goals.goals import TURN_ENDS, ZONE_ENTERED, notify_mission
from horda.games.zombicide.state import ZombicideState
from horda.lab.matches import play_match

TWO_TILES = FIRST_LIGHT.replace("\nlose:", "\nhidden_tiles: [13V]\nlose:").replace("at: A1", "at: F4")


def after(zones: dict[str, str], *effects: object, **mission: object) -> ZombicideState:
    """Return a position after the first survivor has triggered some effects in its own zone."""
    s = table(zones, when=[{"event": "zone_hit", "do": list(effects)}], **mission)
    notify_mission(s, ZONE_HIT, who=0, zone=s.zone[0], name=s.roster[0])
    s.offer = None
    s.advance()
    return s


def place_of(s: ZombicideState, who: int) -> str:
    return s.board.names[s.zone[who]]


def whats(text: str) -> set[str]:
    return {problem.what for problem in problems_in(text, GAME.words, name="mission")}


def errors_in(text: str) -> list[str]:
    problems = problems_in(text, GAME.words, name="mission")
    return [problem.what for problem in problems if problem.severity == "error"]


# --- moving survivors --------------------------------------------------------------------------------


def test_a_ferry_moves_who_set_it_off_or_all_who_are_there():
    zones = {"A1": "asim rolf", "C3": "seli"}
    s = after(zones, {"move_survivors": {"to": "A3"}})
    assert [place_of(s, who) for who in range(3)] == ["A3", "A1", "C3"]
    s = after(zones, {"move_survivors": {"to": "A3", "who": "here"}})
    assert [place_of(s, who) for who in range(3)] == ["A3", "A3", "C3"]
    s = after(zones, {"move_survivors": {"to": "A3", "who": "all", "at": "C3"}})
    assert [place_of(s, who) for who in range(3)] == ["A1", "A1", "A3"]


def test_who_is_moved_enters_the_zone_and_two_ferries_do_not_carry_somebody_for_ever():
    when = [
        {"event": "zone_entered", "at": "A3", "do": [{"count": "there"}, {"move_survivors": {"to": "C3"}}]},
        {"event": "zone_entered", "at": "C3", "do": [{"move_survivors": {"to": "A3"}}]},
    ]
    s = table({"A1": "asim"}, when=when)
    notify_mission(s, ZONE_ENTERED, who=0, zone=s.board.called["C3"], name="asim")
    s.offer = None
    s.advance()
    assert s.tallies["there"] > 1
    assert any(isinstance(event, MissionCutShort) for event in s.events_for(None))


def test_a_goal_that_only_a_ferry_reaches_is_within_reach():
    island = FIRST_LIGHT.replace("- {put: door, between: [E3, E4]}", "- {put: door, between: [E3, E4]}")
    shut = island.replace("{put: exit, at: A1}", "{put: exit, at: A3}")
    assert "unreachable" in whats(shut)
    ferry = shut.replace("{say: 1}]}", "{say: 1}, {move_survivors: {to: exit}}]}")
    assert "unreachable" not in whats(ferry)


# --- paying ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "counted", "left"), [("torch", "paid", []), ("short_sword", "not_paid", ["short_sword"])]
)
def test_who_has_the_card_pays_it_and_who_has_not_does_something_else(
    card: str, counted: str, left: list[str]
):
    pay = {"card": "torch", "do": [{"count": "paid"}], "otherwise": [{"count": "not_paid"}]}
    s = after({"A1": f"asim[{card}]"}, {"pay": pay})
    assert s.tallies == {counted: 1}
    assert [s.cards.face(one) for one in s.cards_of(0)] == left


def test_more_copies_than_there_are_cannot_be_asked_for():
    assert "too_few_cards" in whats(
        FIRST_LIGHT.replace("{say: 1}", "{pay: {card: torch, count: 90, do: [{say: 1}]}}")
    )


# --- states of survivors -----------------------------------------------------------------------------


def test_a_mark_is_given_asked_for_and_taken_away():
    zones = {"A1": "asim rolf", "C3": "seli"}
    s = after(zones, {"mark": {"state": "infected", "to": "here"}})
    assert holds(s, marked="infected")
    assert holds(s, marked={"state": "infected", "count": 2, "at": "A1"})
    assert not holds(s, marked={"state": "infected", "count": "all"})
    assert not holds(s, marked={"state": "infected", "who": "seli"})
    told = [event for event in s.events_for(None) if isinstance(event, SurvivorMarked)]
    assert told == [SurvivorMarked(name, "infected", True) for name in ("asim", "rolf")]
    healed = after(zones, {"mark": "infected"}, {"unmark": {"state": "infected", "to": "all"}})
    assert not holds(healed, marked="infected")


def test_a_trigger_may_wait_for_somebody_with_a_mark():
    when = [{"event": "turn_ends", "at": "A1", "marked": "infected", "do": [{"count": "ill"}]}]
    s = table({"A1": "asim rolf"}, when=when, counters={"infected.rolf": 1})
    for who in range(2):
        notify_mission(s, TURN_ENDS, who=who, zone=s.zone[who], name=s.roster[who])
    s.offer = None
    s.advance()
    assert s.tallies["ill"] == 1


def test_a_mark_that_nobody_gets_is_told():
    assert "never_marked" in whats(FIRST_LIGHT.replace("{survivors_at: exit}", "{marked: infected}"))
    assert "never_marked" in whats(
        FIRST_LIGHT.replace("event: objective_taken,", "event: objective_taken, marked: infected,")
    )


# --- fog ---------------------------------------------------------------------------------------------


def test_in_fog_nobody_sees_farther_than_one_zone_until_it_lifts():
    zones = {"A1": "asim", "C1": "walker"}
    clear, here, there = (table(zones).board.called[name] for name in ("C1", "A1", "B1"))
    assert table(zones).paths.sees(here) >> clear & 1
    for place in ("A1", "B1", "C1", "everywhere"):
        s = after(zones, {"fog": place})
        assert not s.paths.sees(here) >> clear & 1, place
        assert s.paths.sees(here) >> there & 1
        assert s.paths.sees(clear) >> there & 1
    lifted = after(zones, {"fog": ["B1", "C1"]}, {"lift_fog": "everywhere"})
    assert lifted.shut == table(zones).shut
    told = [event for event in lifted.events_for(None) if isinstance(event, FogFell)]
    assert told == [FogFell(("B1", "C1"))]


def test_fog_is_seen_by_everybody():
    s = after({"A1": "asim", "C1": "walker"}, {"fog": ["A1", "B1"]})
    assert s.view(0).parts["fog"] == {"zones": ("A1", "B1")}
    assert "fog" not in table({"A1": "asim"}).view(0).parts


# --- chance and rounds -------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "counted"), [(4, 0), (5, 1)])
def test_an_event_may_depend_on_a_die(die: int, counted: int):
    when = [
        {
            "event": "zone_hit",
            "if": {"all_of": [{"danger": "yellow"}, {"chance": "5+"}]},
            "do": [{"count": "x"}],
        }
    ]
    s = table({"A1": "asim[xp=7]"}, when=when, dice=[die])
    notify_mission(s, ZONE_HIT, who=0, zone=0, name="asim")
    s.offer = None
    s.advance()
    assert s.tallies.get("x", 0) == counted
    assert [event for event in s.events_for(None) if isinstance(event, MissionRolled)] == [
        MissionRolled("asim", die)
    ]


def test_no_die_is_rolled_while_something_else_is_wanting():
    when = [
        {"event": "zone_hit", "if": {"all_of": [{"chance": "2+"}, {"danger": "red"}]}, "do": [{"count": "x"}]}
    ]
    s = table({"A1": "asim"}, when=when)
    notify_mission(s, ZONE_HIT, who=0, zone=0, name="asim")
    assert not any(isinstance(event, MissionRolled) for event in s.events_for(None))


@pytest.mark.parametrize(
    "text",
    [
        FIRST_LIGHT.replace("{survivors_at: exit}", "{chance: 5+}"),
        FIRST_LIGHT.replace("event: objective_taken,", "event: objective_taken, if: {unless: {chance: 5+}},"),
        FIRST_LIGHT.replace(
            "event: objective_taken,", "event: objective_taken, if: {any_of: [{chance: 5+}]},"
        ),
    ],
)
def test_chance_belongs_under_if(text: str):
    assert "chance_only_in_if" in whats(text)


@pytest.mark.parametrize(
    ("said", "rounds"),
    [
        (4, [4]),
        ({"from": 3, "to": 5}, [3, 4, 5]),
        ({"to": 2}, [1, 2]),
        ({"from": 7}, [7, 8]),
        ({"from": 2, "to": 7, "every": 3}, [2, 5]),
    ],
)
def test_a_round_or_a_range_of_rounds(said: object, rounds: list[int]):
    s = table({"A1": "asim"})
    found: list[int] = []
    for number in range(1, 9):
        s.round = number
        if holds(s, round=said):
            found.append(number)
    assert found == rounds


@pytest.mark.parametrize(
    ("said", "rounds"),
    [
        ({"round": 3}, [3]),
        ({"every": 3}, [3, 6]),
        ({"round": 2, "every": 3}, [2, 5, 8]),
        ({"round": 3, "until": 5}, [3, 4, 5]),
        ({"until": 2}, [1, 2]),
        ({"round": 2, "every": 2, "until": 6}, [2, 4, 6]),
    ],
)
def test_a_trigger_may_wait_for_rounds(said: dict[str, int], rounds: list[int]):
    s = table({"A1": "asim"}, when=[{"event": "zone_hit", **said, "do": [{"count": "x"}]}])
    found: list[int] = []
    for number in range(1, 9):
        s.round = number
        before = s.tallies.get("x", 0)
        notify_mission(s, ZONE_HIT, zone=0)
        s.offer = None
        s.advance()
        found += [number] * (s.tallies.get("x", 0) - before)
    assert found == rounds


def test_a_range_whose_end_comes_first_is_told():
    assert "no_range" in whats(
        FIRST_LIGHT.replace(
            "event: objective_taken,", "event: objective_taken, if: {round: {from: 5, to: 3}},"
        )
    )


# --- wounds ------------------------------------------------------------------------------------------


def test_wounds_set_something_off_also_the_last_ones():
    when = [{"event": "survivor_wounded", "name": "asim", "do": [{"count": "hurt"}]}]
    s = table({"A1": "asim rolf"}, when=when)
    for who in (0, 1, 0, 0):
        s.push(DealWounds(who, 1))
        s.offer = None
        s.advance()
    assert s.tallies["hurt"] == 3


# --- hidden tiles ------------------------------------------------------------------------------------


def hidden_match() -> ZombicideState:
    s = GAME.new(seats=1, seed=3, mission="own", map=TWO_TILES)
    assert isinstance(s, ZombicideState)
    return s


def test_a_hidden_tile_shows_its_tokens_when_somebody_enters_it():
    s = hidden_match()
    assert not s.tokens("spawn")
    zone = s.board.called["C1"]
    assert "C1" not in {token.zone for token in s.view(0).tokens}
    notify_mission(s, ZONE_ENTERED, who=0, zone=zone, name=s.roster[0])
    assert [s.token_zone[token] for token in s.tokens("spawn")] == [zone]
    assert TileRevealed("13V", s.board.names[zone]) in s.events_for(None)


def test_an_objective_that_nobody_has_seen_is_still_to_be_taken():
    text = TWO_TILES.replace("colour: red, at: F4", "colour: red, at: C1")
    s = GAME.new(seats=1, seed=3, mission="own", map=text)
    assert isinstance(s, ZombicideState)
    assert not s.tokens("objective")
    assert not s.goals.numbered[0].holds(s)
    assert not errors_in(text)


def test_nobody_starts_on_a_hidden_tile():
    assert "start_hidden" in whats(TWO_TILES.replace("[13V]", "[14R]"))
    assert "tile_elsewhere" in whats(TWO_TILES.replace("[13V]", "[99V]"))


def test_marks_and_fog_are_kept_in_saves():
    effects = [{"mark": "carrying"}, {"fog": "C1"}, {"move_survivors": {"to": "A3"}}]
    s = table(
        {"A1": "asim"},
        tokens=[{"put": "objective", "at": "A1"}],
        when=[{"event": "objective_taken", "do": effects}],
    )
    play(s, "asim take_objective red")
    again = GAME.from_json(s.to_json())
    assert isinstance(again, ZombicideState)
    assert place_of(again, 0) == "A3"
    assert holds(again, marked={"state": "carrying", "at": "A3"})
    assert again.shut == s.shut > 1 << 64


def test_bots_play_a_mission_with_all_of_it_to_its_end_and_its_saves_are_read():
    text = TWO_TILES.replace("colour: red, at: F4", "colour: red, at: C1").replace(
        "when:",
        "when:\n"
        "  - {event: tile_revealed, name: 13V, do: [{fog: everywhere}, {mark: brave}]}\n"
        "  - {event: turn_ends, marked: brave, at: tile 13V, if: {chance: 3+}, do: [{lift_fog: everywhere}]}",
    )
    assert not errors_in(text)
    match = play_match(
        "green_horde", ["heuristic"], "new words", number=1, options={"mission": "own", "map": text}
    )
    assert isinstance(match, ZombicideState)
    assert match.result is not None
    assert any(isinstance(event, TileRevealed) for event in match.events())
    assert GAME.from_json(match.to_json()).hash() == match.hash()
