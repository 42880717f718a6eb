"""Tests that each adventure can be played to its end and follows its printed text."""

from collections.abc import Iterator

import msgspec
import pytest
from tests.games.green_horde.conftest import GAME

from horda.engine.chance import Dice
from horda.engine.content.errors import BadContent
from horda.engine.lists import plus
from horda.engine.views.cases import offered_lines, play
from horda.games.zombicide.events.events import TurningPoint
from horda.games.zombicide.missions.checking.checks import problems_in
from horda.games.zombicide.missions.conditions.registry import CONDITIONS
from horda.games.zombicide.missions.effects.registry import EFFECTS
from horda.games.zombicide.missions.reading.plan import mission_texts, plan_of
from horda.games.zombicide.missions.records import ConditionRecord, EdgeRecord, Mission
from horda.games.zombicide.rules.goals.goals import ROUND_BEGINS, ROUND_ENDS, ZOMBIE_KILLED, notify_mission
from horda.games.zombicide.rules.goals.objectives import BURDEN
from horda.games.zombicide.state import AWAY, LOST, ZombicideState

MISSIONS = [plan.mission for plan in GAME.plans.values()]
FOLDER = "green_horde/content/missions"
ELSEWHERE = {
    "never", "stairs", "phase", "carried_out", "end_phase", "holds", "experts_gone",
}  # fmt: skip
"""Mission words that no mission of this box uses: those for positions, other games and custom missions."""


def table(mission: str, zones: dict[str, str], **given: object) -> ZombicideState:
    s = GAME.place({"mission": mission, "zones": zones, **given})
    assert isinstance(s, ZombicideState)
    return s


FOR_DESIGNERS = {
    "say", "set", "move", "wound", "heal", "roll", "choose", "zombies_at", "zombies_entered", "zone_searched",
    "pay", "mark", "unmark", "marked", "fog", "lift_fog", "chance", "tile_revealed", "move_survivors",
    "survivor_wounded",
}  # fmt: skip
"""Mission words that only custom missions use."""


def token_zones(s: ZombicideState, kind: str) -> list[str]:
    return sorted(s.board.names[s.token_zone[token]] for token in s.tokens(kind))


# --- all of them -------------------------------------------------------------------------------------


def test_the_box_opens_on_the_first_evening_and_the_rulebook_begins_with_its_tutorial():
    assert all(mission.follows for mission in MISSIONS)
    first = MISSIONS[0]
    assert (first.id, first.difficulty, first.survivors[0]) == ("the_alarm_bell", "tutorial", 3)
    assert 30 <= first.minutes <= 45
    assert len(GAME.new(seats=1).roster) == 3
    printed = [mission.difficulty for mission in MISSIONS[1:]]
    assert printed[0] == "tutorial"
    assert set(printed[1:]) == {"easy", "medium", "hard"}


def test_between_them_they_lay_every_face_of_every_tile():
    laid = {str(tile).partition(".")[0] for mission in MISSIONS for row in mission.tiles for tile in row}
    assert laid == set(GAME.tiles)


def test_between_them_they_use_every_word_that_the_edition_needs():
    said = {word for mission in MISSIONS for word in words_of(mission)}
    known = {*ConditionRecord.__struct_fields__, *(word.key for word in (*CONDITIONS, *EFFECTS))}
    known |= {*GAME.words.happenings, *GAME.words.tokens}
    known |= set(msgspec.inspect.type_info(EdgeRecord).fields[0].type.values)
    assert known - said <= ELSEWHERE | FOR_DESIGNERS


def words_of(mission: Mission) -> Iterator[str]:
    for condition in (mission.winning_condition, *mission.lose.values()):
        yield from condition_words(condition)
    for trigger in mission.when:
        yield trigger.event
        if trigger.when is not None:
            yield from condition_words(trigger.when)
        for effect in trigger.do:
            yield from (word for word in effect.__struct_fields__ if getattr(effect, word) is not None)
    yield from (token.put for token in mission.tokens)
    yield from (edge.put for edge in mission.edges)


def condition_words(condition: ConditionRecord) -> Iterator[str]:
    for word in condition.__struct_fields__:
        if getattr(condition, word) is not None:
            yield word
    for part in (*(condition.all_of or ()), *(condition.any_of or ())):
        yield from condition_words(part)
    if condition.unless is not None:
        yield from condition_words(condition.unless)


@pytest.mark.parametrize("name", sorted(set(GAME.plans) - {"the_evil_shrine"}))
def test_nothing_is_wrong_with_our_own_maps(name: str):
    from importlib.resources import files

    texts = mission_texts(files("horda.games").joinpath(FOLDER))
    assert problems_in(texts[f"{name}.yaml"], GAME.words, name=f"{name}.yaml") == []


@pytest.mark.parametrize("name", list(GAME.plans))
def test_random_matches_end_with_everything_in_its_place_and_are_lost(name: str):
    for seed in range(2):
        s, rng = GAME.new(seats=1 + seed, seed=seed, mission=name), Dice(seed)
        for number in range(20_000):
            if s.over:
                break
            choices = s.all_choices()
            s.apply(choices[rng.below(len(choices))])
            assert number % 25 or GAME.violations(s) == []
        assert s.result is not None
        assert s.result.winners == ()
        assert GAME.violations(s) == []


# --- what each of them adds --------------------------------------------------------------------------


def trigger_event(s: ZombicideState, event: str, name: str = "") -> None:
    """Report an event to the mission and carry out the effects."""
    notify_mission(s, event, name=name)
    s.offer = None
    s.advance()


def goals_met(s: ZombicideState) -> list[bool]:
    """Return whether each goal of the mission holds, in order."""
    return [goal.holds(s) for goal in s.goals.numbered]


def turning_points_reached(s: ZombicideState) -> list[int]:
    """Return the numbers of the turning points reached so far."""
    return [event.number for event in s.events_for(None) if isinstance(event, TurningPoint)]


def test_the_bell_wakes_both_spawn_zones_and_calls_the_dead_to_itself_every_round():
    s = table("the_alarm_bell", {"E3": "asim", "B5": "rolf"})
    assert (token_zones(s, "spawn"), goals_met(s)) == ([], [False, False, False])
    play(s, "asim take_objective blue")
    assert token_zones(s, "spawn") == ["C1", "F2"]
    assert (s.noise[s.board.called["E3"]], turning_points_reached(s)) == (4, [1])
    s.noise[s.board.called["E3"]] = 0
    trigger_event(s, ROUND_BEGINS)
    assert s.noise[s.board.called["E3"]] == 4


def test_a_silent_bell_lets_the_dead_come_at_the_end_of_round_6():
    s = table("the_alarm_bell", {"B5": "asim"}, round=6)
    trigger_event(s, ROUND_ENDS)
    assert (token_zones(s, "spawn"), turning_points_reached(s)) == (["C1"], [2])


def test_only_the_quests_own_keg_of_dragon_bile_wins():
    s = table("the_dragon_bile_quest", {"C4": "asim[dragon_bile] rolf"})
    assert goals_met(s) == [False, False]
    s = table("the_dragon_bile_quest", {"E4": "asim", "C4": "rolf"})
    assert sorted(s.cards.faces("aside")) == ["dragon_bile", "torch"]
    for token in s.tokens("objective"):
        s.token_card[token] = s.cards.find("objectives", "green")
    play(s, "asim take_objective red")
    assert "dragon_bile" in [s.cards.face(card) for card in s.cards_of(0)] + s.cards.faces("loose")
    assert goals_met(s) == [True, False]
    s.zone[0] = s.board.called["C4"]
    assert goals_met(s) == [True, True]


def test_whoever_dies_with_the_keg_drops_it_for_another():
    zones = {"D3": "asim[wounds=2] walker", "D5": "rolf"}
    s = table("the_dragon_bile_quest", zones, phase="zombies", carriers={"green": "asim"}, taken={"green": 1})
    assert s.zone[0] == LOST
    assert token_zones(s, BURDEN) == ["D3"]


def test_cards_that_a_mission_sets_aside_are_not_in_the_deck():
    s = GAME.new(seats=1, seed=1, mission="blood_and_fire")
    other = GAME.new(seats=1, seed=1, mission="know_your_enemy")
    assert sorted(s.cards.faces("aside")) == ["torch", "torch"]
    assert s.cards.faces("equipment").count("torch") == other.cards.faces("equipment").count("torch") - 2


@pytest.mark.parametrize(
    ("aside", "message"),
    [
        ("[torch, torch, torch, torch, torch]", "`torch` is set aside 5 times; the equipment deck has 4"),
        ("[steel_bow]", "`steel_bow` is set aside 1 times; the equipment deck has 0"),
        ("[torhc]", "unknown card `torhc`"),
    ],
)
def test_more_cards_than_the_deck_has_cannot_be_set_aside(aside: str, message: str):
    text = f"id: x\norigin: horda\ntiles: [[13V]]\nwin: {{never: true}}\naside: {aside}\n"
    with pytest.raises(BadContent, match=r"x\.yaml:5: ") as refused:
        plan_of(text, GAME.words, name="x.yaml")
    assert message in str(refused.value)


def test_opening_the_lair_wakes_the_blue_spawn_zone():
    s = table("orc_necromancers", {"B3": "asim[axe] rolf"}, unlocked=["blue"])
    assert token_zones(s, "spawn_asleep") == ["B1"]
    play(s, "asim open_door A3-B3 axe")
    while any(" reveal " in line for line in offered_lines(s)):
        play(s, offered_lines(s)[0])
    assert "B1" in token_zones(s, "spawn")


def test_who_takes_the_chest_carries_it_down_the_river():
    s = table("river_of_the_dead", {"C4": "asim", "I2": "rolf"})
    play(s, "asim take_objective blue")
    assert s.carriers == {"blue": 0}
    s.zone[0] = s.board.called["I2"]
    assert s.goals.win.holds(s)


RIVERBED = ("E3", "E4", "A5", "B5", "C5", "D5", "E5")


def test_the_sluices_are_shut_in_their_order_and_the_first_wakes_the_green_spawn_zone():
    s = table("cleansing_flood", {"H2": "rolf"})
    assert not any("take_objective" in line for line in offered_lines(s))
    s = table("cleansing_flood", {"F6": "rolf"})
    play(s, "rolf take_objective red")
    assert (turning_points_reached(s), token_zones(s, "spawn")) == ([1], ["A5", "H1"])


def test_the_flood_comes_a_round_after_the_dam_breaks_and_drowns_the_riverbed():
    zones = {"H4": "asim[actions=6]", "D5": "rolf walker*2", "E4": "fatty", "F6": "walker"}
    s = table("cleansing_flood", zones, dice=[6, 6], active="asim")
    for token in s.tokens("objective"):
        s.token_zone[token] = -1
    play(s, "asim fire_trebuchet E3", "asim load boulder")
    assert (s.tallies["cracks"], s.noise[s.board.called["E3"]], turning_points_reached(s)) == (1, 1, [])
    play(s, "asim fire_trebuchet E3", "asim load boulder")
    assert (turning_points_reached(s), goals_met(s)) == ([2], [True, True, False])
    trigger_event(s, ROUND_ENDS)
    assert (turning_points_reached(s), s.zone[1]) == ([2], s.board.called["D5"])
    trigger_event(s, ROUND_ENDS)
    assert (turning_points_reached(s), s.zone[1]) == ([2, 3], LOST)
    assert not any(s.crowd[s.board.called[name]] for name in RIVERBED)
    assert s.crowd[s.board.called["F6"]]
    assert not s.is_shut(s.board.gate_called["E2-E3"])
    assert (token_zones(s, "marker"), token_zones(s, "spawn")) == ([], [])
    assert s.xp == [0, 0]
    s.zone[0] = s.board.called["C1"]
    assert goals_met(s) == [True, True, True]


def test_the_dam_may_break_first_and_the_last_sluice_then_brings_the_flood():
    s = table("cleansing_flood", {"F1": "asim"}, counters={"cracks": 2})
    for token in s.tokens("objective"):
        if s.board.names[s.token_zone[token]] != "F1":
            s.token_zone[token] = -1
    s.offer = None
    play(s, "asim take_objective red")
    assert turning_points_reached(s) == [2]


def test_a_dam_that_stands_after_round_24_loses_and_a_flood_before_does_not():
    s = table("cleansing_flood", {"G5": "asim"}, round=25)
    assert s.goals.lose[0][1].holds(s)
    s.tallies = {**s.tallies, "flood": 1}
    assert not s.goals.lose[0][1].holds(s)


def test_a_hit_on_the_green_spawn_zone_destroys_it_and_wakes_two_others():
    s = table("breaking_the_siege", {"E3": "asim"}, dice=[6])
    play(s, "asim fire_trebuchet G6", "asim load boulder")
    assert token_zones(s, "spawn") == ["A4", "D1", "I2"]
    assert (turning_points_reached(s), goals_met(s)[:2]) == ([1], [True, False])


def test_the_western_camp_falls_only_after_the_southern_one():
    s = table("breaking_the_siege", {"E3": "asim[actions=9]"}, dice=[6, 6, 6])
    play(s, "asim fire_trebuchet A4", "asim load boulder")
    assert token_zones(s, "spawn_asleep") == ["A4", "D1"]
    play(s, "asim fire_trebuchet G6", "asim load boulder", "asim fire_trebuchet A4", "asim load boulder")
    assert token_zones(s, "spawn") == ["D1", "I2"]
    assert (turning_points_reached(s), goals_met(s)) == ([1, 2], [True, True, False])


def test_the_siege_is_lost_with_the_engine():
    s = table("breaking_the_siege", {"E4": "asim[torch]"}, tokens=[])
    assert s.goals.lose[0][0] == "engine_lost"
    assert s.goals.lose[0][1].holds(s) is False
    s.token_zone[s.tokens("trebuchet")[0]] = -1
    assert s.goals.lose[0][1].holds(s)


@pytest.mark.rule("GH-DRG-03")
def test_a_fire_in_the_nest_destroys_its_spawn_zone_and_none_elsewhere():
    s = table("blood_and_fire", {"D2": "asim[torch]", "C2": "walker*2 bile"})
    play(s, "asim throw_torch C2")
    assert "C2" not in token_zones(s, "spawn")
    assert s.goals.win.holds(s) is False
    s = table("blood_and_fire", {"C2": "asim[torch]", "D2": "walker"})
    play(s, "asim throw_torch D2")
    assert "C2" in token_zones(s, "spawn")


def test_tipping_the_barrels_puts_dragon_bile_into_the_nest():
    s = table("blood_and_fire", {"D1": "asim"})
    play(s, "asim take_objective red")
    assert token_zones(s, "bile") == ["C2", "D2", "F2"]


def test_the_twentieth_walker_is_told_and_then_the_death_of_the_abomination():
    s = table("selective_slaughter", {"D3": "asim"}, counters={"walkers": 19})
    trigger_event(s, ZOMBIE_KILLED, name="walker")
    trigger_event(s, ZOMBIE_KILLED, name="abomination")
    assert turning_points_reached(s) == [2, 3]


def test_many_dead_walkers_lose_unless_the_abomination_is_dead():
    s = table("selective_slaughter", {"D3": "asim"}, counters={"walkers": 99})
    assert s.result is None
    lost = s.goals.lose[0][1]
    assert lost.holds(s)
    s.killed = plus(s.killed, s.edition.kind_number["abomination"], 1)
    assert not lost.holds(s)


def test_who_enters_the_exit_of_the_fortress_leaves_once_the_green_objective_is_taken():
    s = table("the_fallen_fortress", {"H2": "asim", "E3": "rolf"})
    play(s, "asim move I2", "asim move I1")
    assert s.zone[0] != AWAY
    s = table("the_fallen_fortress", {"I2": "asim", "E3": "rolf"}, taken={"green": 1})
    s.token_zone[next(t for t in s.tokens("objective") if s.token_colour[t] == "green")] = -1
    play(s, "asim move I1")
    assert s.zone[0] == AWAY


def test_a_survivor_who_ends_a_turn_at_a_gap_bars_it_and_may_do_so_again():
    s = table("a_new_home", {"D4": "asim", "E5": "rolf"})
    gap = s.board.gate_called["D3-D4"]
    assert not s.is_shut(gap)
    play(s, "asim end_turn")
    assert s.is_shut(gap)
    assert s.tallies["north"] == 1
