"""Tests of mission files: what they may contain, how invalid ones are rejected, and what the check finds."""

import re

import pytest
from tests.games.zombicide.conftest import GAME
from tests.games.zombicide.editions import EDITIONS

from horda.engine.content.errors import BadContent
from horda.games.zombicide.box.content import folder_of
from horda.games.zombicide.missions.checking.checker import Problem
from horda.games.zombicide.missions.checking.checks import problems_in
from horda.games.zombicide.missions.reading.plan import MissionPlan, mission_texts, plan_of, strange_tiles
from horda.games.zombicide.missions.records import MISSION_GROUPS

GOOD = """\
id: first_light
origin: horda
tiles: [[20V.270, 16R], [18R.90, 17R.270]]
tokens:
  - {put: start, at: E1}
  - {put: exit, at: C6}
  - {put: objective, colour: blue, at: F2}
  - {put: spawn, at: B6}
edges:
  - {put: door, between: [E2, F2]}
  - {put: door, colour: blue, between: [B6, C6]}
win: {all_of: [{taken: objective}, {survivors_at: exit}]}
lose:
  dawn: {rounds: 20}
when:
  - {event: objective_taken, colour: blue, do: [{unlock: blue}]}
words:
  en:
    title: First Light
    lose: {dawn: It is day. You lose.}
"""


def plan(text: str) -> MissionPlan:
    return plan_of(text, GAME.words, name="first_light.yaml")


def problems(text: str) -> list[Problem]:
    return problems_in(text, GAME.words, name="first_light.yaml")


def whats(text: str) -> set[tuple[str, str, int]]:
    return {(one.severity, one.what, one.line) for one in problems(text) if one.what != "no_way_in"}


@pytest.mark.rule("GH-SET-04")
def test_a_mission_lays_its_tiles_doors_and_tokens():
    made = plan(GOOD)
    assert made.board.size == 36
    assert [made.board.gate_name(gate) for gate in range(2)] == ["E2-F2", "B6-C6"]
    assert made.board.shut == 3
    s = GAME.place({"mission": "the_evil_shrine", "zones": {"E1": "asim"}})
    tokens = {(s.token_kind[one], s.board.names[s.token_zone[one]]) for one in range(len(s.token_kind))}
    assert {("objective", "F3"), ("spawn", "B1"), ("trebuchet", "E1"), ("exit", "A6")} <= tokens


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("20V.270", "20Z.270", "first_light.yaml:3: unknown tile `20Z`; did you mean `20V`?"),
        ("20V.270", "20V.45", "first_light.yaml:3: `20V.45`: a tile is turned by 90, 180 or 270, clockwise"),
        ("16R", "20R", "first_light.yaml:3: `20R` and `20V` are faces of one tile"),
        ("at: E1", "at: Z9", "first_light.yaml:5: `Z9` is no cell of this map; cells go from A1 to F6"),
        ("[E2, F2]", "[E2, F3]", "first_light.yaml:10: door E2-F3: E2 and F3 do not share an edge"),
        (
            "[E2, F2]",
            "[D1, E1]",
            "first_light.yaml:10: door D1-E1: D1-E1 is an open line between two streets",
        ),
        (
            "put: door, between",
            "put: barrier, between",
            "first_light.yaml:10: barrier E2-F2: E2-F2 is a wall",
        ),
        (
            "put: exit",
            "put: exti",
            "first_light.yaml:6: this box has no token `exti`; did you mean `exit`?",
        ),
        ("unlock: blue", "unlock: green", "first_light.yaml:16: no door or barrier is `green`"),
        ("unlock: blue", "unlok: blue", "did you mean `unlock`?"),
        (
            "objective_taken",
            "objectiv_taken",
            "first_light.yaml:16: nothing is called `objectiv_taken`; did you",
        ),
        ("{rounds: 20}", "{rounds: 20, danger: red}", "first_light.yaml:14: this says `rounds` and `danger`"),
        ("{taken: objective}, ", "{}, ", "first_light.yaml:12: this says nothing"),
        ("survivors_at: exit", "survivors_at: start", ""),
        (
            "survivors_at: exit",
            "survivors_at: trebuchet",
            "first_light.yaml:12: no token `trebuchet` lies on",
        ),
        (
            "survivors_at: exit",
            "survivors_at: tile 12R",
            "first_light.yaml:12: tile `12R` is not on this map",
        ),
        ("{unlock: blue}", "{zombies: {kind: wolf}}", "first_light.yaml:16: unknown zombie `wolf`"),
        ("{unlock: blue}", "{wake: green}", "first_light.yaml:16: no spawn zone is green"),
        ("{unlock: blue}", "{open: A1-B1}", "first_light.yaml:16: no door or barrier is `A1-B1`"),
        ("{unlock: blue}", "{give: excalibur}", "first_light.yaml:16: unknown card `excalibur`"),
        ("{rounds: 20}", "{survivors_lost: gandalf}", "first_light.yaml:14: nobody is called `gandalf`"),
        (
            "survivors_at: exit",
            "survivors_at: {at: exit, who: asin}",
            "first_light.yaml:12: nobody is called `asin`; did you mean `asim`?",
        ),
        (
            "event: objective_taken, colour: blue",
            "event: zone_searched, name: frodo",
            "first_light.yaml:16: nobody is called `frodo`",
        ),
        (
            "event: objective_taken, colour: blue",
            "event: zombies_entered, name: wolf",
            "first_light.yaml:16: unknown zombie `wolf`",
        ),
        (
            "event: objective_taken, colour: blue",
            "event: door_opened, name: A1-B1",
            "first_light.yaml:16: no door or barrier is `A1-B1`",
        ),
        (
            "{rounds: 20}",
            "{rounds: -1}",
            "first_light.yaml:14: -1 is no number for this; write one from 0 to",
        ),
        ("{rounds: 20}", "{rounds: 5000}", "first_light.yaml:14: 5000 is no number for this"),
        ("id: first_light", "id: first_light\nsurvivors: [6, 3]", "first_light.yaml:2: `survivors: [6, 3]`"),
        (
            "id: first_light",
            "id: first_light\nsurvivors: [0, 13]",
            "write the fewest and the most, from 1 to 12",
        ),
        ("at: F2}", "at: F2, face_down: true}", "1 objectives are `face_down`, but `faces` gives 0 colours"),
        (
            "tiles: [[20V.270, 16R], [18R.90, 17R.270]]",
            "tiles: [[null]]",
            "first_light.yaml:3: no tile is laid",
        ),
    ],
)
def test_a_wrong_mission_is_refused_with_file_line_and_remedy(old: str, new: str, message: str):
    assert old in GOOD
    wrong = GOOD.replace(old, new, 1)
    if not message:
        plan(wrong)
        return
    with pytest.raises(BadContent, match=re.escape(message)):
        plan(wrong)


def test_a_good_mission_has_no_errors():
    assert whats(GOOD) == set()
    assert problems(GOOD)[0].about == {"zones": "A4"}


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("  - {put: start, at: E1}\n", "", ("error", "no_start", 5)),
        ("at: F2}", "at: C2}", ("error", "unreachable", 7)),
        ("do: [{unlock: blue}]", "do: [{noise: E1}]", ("error", "locked_for_ever", 11)),
        ("colour: blue, at: F2", "colour: blue, at: C6", ("error", "locked_for_ever", 11)),
        ("  - {put: spawn, at: B6}\n", "", ("warning", "no_spawn", 5)),
        ("{put: spawn, at: B6}", "{put: spawn, at: C2}", ("error", "spawn_shut_in", 8)),
        ("{put: spawn, at: B6}", "{put: spawn, colour: green, at: B6}", ("warning", "never_woken", 8)),
        ("  - {put: objective, colour: blue, at: F2}\n", "", ("error", "nothing_to_take", 11)),
        ("{rounds: 20}", "{counted: {name: bells}}", ("error", "never_counted", 14)),
        (
            "{rounds: 20}",
            "{counted: {name: time, at_least: bells}}",
            ("error", "never_counted", 14),
        ),
        ("{taken: objective}", "{taken: {colour: green}}", ("error", "no_such_objective", 12)),
        ("{taken: objective}", "{taken: {count: 2}}", ("error", "too_few_objectives", 12)),
        ("survivors_at: exit", "survivors_at: C2", ("error", "goal_out_of_reach", 12)),
        ("survivors_at: exit", "escaped: all", ("error", "nobody_leaves", 12)),
        (
            "survivors_at: exit",
            "survivors_at: {at: exit, count: 13}",
            ("error", "more_than_take_part", 12),
        ),
        (
            "survivors_at: exit",
            "survivors_at: {at: exit, count: 7}",
            ("warning", "more_than_may_take_part", 12),
        ),
        ("survivors_at: exit", "holds: {card: torch, count: 90}", ("error", "too_few_cards", 12)),
        ("survivors_at: exit", "carrier_at: {colour: green, at: exit}", ("error", "no_such_objective", 12)),
        ("survivors_at: exit", "brought_out: 1", ("error", "no_such_field_hint", 12)),
        ("survivors_at: exit", "tokens_gone: marker", ("error", "never_destroyed", 12)),
        ("colour: blue, do", "colour: pink, do", ("error", "no_such_objective", 16)),
        (
            "event: objective_taken, colour: blue",
            "event: door_opened, colour: red",
            ("error", "no_such_door", 16),
        ),
        ("{put: spawn, at: B6}", "{put: truck, at: B6}", ("error", "foreign_token", 8)),
        ("{unlock: blue}", "{unlock: blue}, {put: {put: tent}}", ("error", "foreign_token", 16)),
        ("{unlock: blue}", "{unlock: blue}, {say: 1}", ("error", "no_words_for_turn", 16)),
        ("{unlock: blue}", "{unlock: blue}, {lose: late}", ("error", "no_words_for_loss", 16)),
        (
            "{unlock: blue}",
            "{unlock: blue}, {choose: {ask: 1, ways: [[], []]}}",
            ("error", "no_words_for_choice", 16),
        ),
        ("lose: {dawn: It is day. You lose.}", "rules: [Run.]", ("error", "no_words_for_loss", 14)),
        ("lose: {dawn:", "lose: {noon: Too late., dawn:", ("error", "no_such_loss", 20)),
        (
            "    title: First Light\n",
            "    title: First Light\n    goals: [Win.]\n",
            ("error", "other_number_of_goals", 20),
        ),
        (
            "title: First Light",
            "title: First Light\n    scene: Run to D7.",
            ("warning", "no_such_zone_in_words", 19),
        ),
        (GOOD[GOOD.index("words:") :], "", ("error", "no_words_for_loss", 14)),
    ],
)
def test_the_check_finds_what_cannot_work(old: str, new: str, found: tuple[str, str, int]):
    assert old in GOOD
    assert found in whats(GOOD.replace(old, new, 1))


def test_without_a_start_nothing_else_is_complained_of():
    assert whats(GOOD.replace("  - {put: start, at: E1}\n", "")) == {("error", "no_start", 5)}


def test_the_check_warns_of_more_tokens_than_the_box_has():
    many = "".join(
        f"  - {{put: objective, at: {place}}}\n"
        for place in ("A1", "C1", "D1", "E1", "E2", "E3", "D3", "C3", "A2", "A3")
    )
    found = [
        one
        for one in problems(GOOD.replace("tokens:\n", "tokens:\n" + many))
        if one.what == "more_than_the_box"
    ]
    assert found[0].about == {"token": "objective", "count": 11, "most": 10}


@pytest.mark.parametrize(
    ("put", "about"),
    [
        ("{put: spawn, colour: pink, at: E1}", {"colour": "pink", "most": 0, "known": "red, blue, green"}),
        ("{put: spawn, colour: blue, at: E1}", {"colour": "blue", "most": 1, "known": "red, green"}),
    ],
)
def test_a_colour_that_the_box_has_run_out_of_is_an_error_with_its_line(put: str, about: dict[str, object]):
    twice = GOOD.replace("tokens:\n", f"tokens:\n  - {{put: spawn, colour: blue, at: C1}}\n  - {put}\n", 1)
    found = [one for one in problems(twice) if one.what == "colour_not_in_the_box"]
    line = twice[: twice.index(put)].count("\n") + 1
    assert [(one.severity, one.line) for one in found] == [("error", line)]
    assert found[0].about == {"token": "spawn", **about}


def test_every_box_counts_the_colours_of_its_doors_objectives_and_spawn_zones():
    for edition in EDITIONS.values():
        for kind in ("door", "objective", "spawn"):
            assert edition.words.box[kind].colours, f"{edition.id}: {kind}"


def test_the_check_of_an_unreadable_file_says_where():
    found = problems(GOOD.replace("win:", "wins:"))
    assert [(one.severity, one.what) for one in found] == [("error", "no_such_field_hint")]
    assert (found[0].about["name"], found[0].about["hint"]) == ("wins", "did you mean `win`?")


def test_the_check_warns_of_water_without_a_shore():
    lake = """\
id: lake
origin: horda
own_tiles:
  - id: west
    origin: horda
    picture: |
      +.+.+.+
      .s.sBw.
      +.+.+B+
      .s.s.s.
      +.+.+.+
      .s.s.s.
      +.+.+.+
  - id: east
    origin: horda
    picture: |
      +.+.+.+
      .s.s.s.
      +.+.+.+
      .s.s.s.
      +.+.+.+
      .s.s.s.
      +.+.+.+
tiles: [[west, east]]
tokens: [{put: start, at: A1}, {put: spawn, at: F1}]
win: {rounds: 3}
"""
    assert whats(lake) == {("warning", "bare_shore", 24)}


def test_a_mission_may_draw_tiles_of_its_own_and_leave_places_empty():
    text = GOOD.replace(
        "[[20V.270, 16R], [18R.90, 17R.270]]", "[[20V.270, 16R], [18R.90, 17R.270], [null, hut]]"
    )
    hut = "own_tiles:\n  - id: hut\n    origin: horda\n    picture: |\n"
    for line in ("+.+.+.+", ".s.s.s.", "+.+#+.+", ".s#r#s.", "+.+D+.+", ".s.s.s.", "+.+.+.+"):
        hut += f"      {line}\n"
    made = plan(text + hut)
    assert made.board.size == 45
    assert "A7" not in made.board.called
    assert made.board.gate_name(0) == "E8-E9"


def test_the_game_of_a_mission_is_found_by_its_tiles():
    assert strange_tiles(GOOD, GAME.tiles) == 0
    assert strange_tiles(GOOD.replace("16R", "1R"), GAME.tiles) == 1
    assert strange_tiles("id: [", GAME.tiles) is None
    assert GAME.strange_tiles(GOOD) == 0


def test_a_choice_needs_as_many_words_as_it_has_ways():
    choice = GOOD.replace("{unlock: blue}", "{unlock: blue}, {choose: {ask: 1, ways: [[], []]}}")
    sentences = "    choices: [{ask: Which?, ways: [This.]}]\n"
    assert ("error", "other_number_of_ways", 16) in whats(choice + sentences)
    assert whats(choice + sentences.replace("This.", "This., That.")) == set()


def test_a_door_that_nothing_opens_is_no_goal():
    shut = GOOD.replace("survivors_at: exit", "gate_open: B6-C6").replace("{unlock: blue}", "{noise: E1}")
    assert ("error", "never_opened", 12) in whats(shut)


PRINTED = {
    "green_horde": {
        0: "the_evil_shrine",
        1: "the_dragon_bile_quest",
        2: "orc_necromancers",
        3: "know_your_enemy",
        4: "river_of_the_dead",
        5: "cleansing_flood",
        6: "breaking_the_siege",
        7: "blood_and_fire",
        8: "selective_slaughter",
        9: "the_fallen_fortress",
        10: "a_new_home",
    },
    "rue_morgue": {1: "learning_to_fly", 2: "smells_like_team_spirit"},
    "army_of_the_dead": {1: "to_the_rescue", 2: "jackpot"},
}
"""The missions named in each rulebook, by printed number."""


@pytest.mark.parametrize("game", EDITIONS)
def test_missions_of_the_rulebook_have_the_numbers_that_it_prints(game: str):
    groups = EDITIONS[game].mission_groups()
    assert {mission.number: mission.id for mission in groups["rulebook"]} == PRINTED[game]
    assert min((mission.number for mission in groups.get("more", [])), default=99) > max(PRINTED[game])


@pytest.mark.parametrize("game", EDITIONS)
def test_a_box_opens_on_a_mission_for_a_first_evening(game: str):
    edition = EDITIONS[game]
    first = edition.plans[str(edition.options_with_defaults({})["mission"])].mission
    assert (first.group, first.difficulty) == ("first_steps", "tutorial")


@pytest.mark.parametrize("game", EDITIONS)
def test_the_missions_of_a_box_can_all_be_played_and_stand_in_an_order(game: str):
    edition = EDITIONS[game]
    texts = mission_texts(folder_of(edition.package).joinpath("missions"))
    found = {name: problems_in(text, edition.words, name=name) for name, text in texts.items()}
    assert [(name, one) for name, many in found.items() for one in many if one.severity == "error"] == []
    for group, missions in edition.mission_groups().items():
        numbers = [mission.number for mission in missions]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), group
    assert list(edition.mission_groups()) == [
        group for group in MISSION_GROUPS if group in edition.mission_groups()
    ]
    assert {plan.mission.origin for plan in edition.plans.values()} <= {"rulebook", "public", "horda"}
    assert sorted(edition.plans) == sorted(name.removesuffix(".yaml") for name in texts)
