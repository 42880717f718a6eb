"""Tests of rounds, phases, turns and noise: who acts when, and when each of these ends."""

import pytest
from tests.games.zombicide.conftest import GAME

from horda.engine.views.cases import offered_lines, play
from horda.games.zombicide.events.events import PhaseBegan, RoundBegan, TurnBegan
from horda.games.zombicide.rules.board.gates import OpenGate, ShutGate
from horda.games.zombicide.rules.board.noise import loudest_seen, make_noise, noise_in_zones
from horda.games.zombicide.rules.turns.actions import ActionQuestion
from horda.games.zombicide.rules.turns.rounds import ExtraTurn, LateTurns, PickSurvivor
from horda.games.zombicide.state import ZombicideState


def play_round(s: ZombicideState) -> None:
    """End every turn at once until a new round has begun."""
    begun = s.round
    while s.round == begun:
        choice = next(
            (one for one in s.all_choices() if one.verb in ("end_turn", "wait")), s.all_choices()[0]
        )
        s.apply(choice)


@pytest.mark.rule("GH-RND-01")
def test_a_round_is_players_phase_zombies_phase_end_phase_and_then_a_new_round(position):
    s = position("A1: asim | round = 1")
    play(s, "asim end_turn")
    phases = [event.phase for event in s.events() if isinstance(event, PhaseBegan)]
    assert phases == ["zombies", "end", "players"]
    assert (s.round, s.phase) == (2, "players")
    assert [event.round for event in s.events() if isinstance(event, RoundBegan)] == [2]


@pytest.mark.rule("GH-RND-02")
def test_the_first_player_activates_all_their_survivors_one_by_one_in_any_order(position):
    s = position("A1: asim rolf | B1: seli megan | seats = 2 | phase = round")
    assert isinstance(s.question(), PickSurvivor)
    assert offered_lines(s) == ["0 activate asim", "0 activate rolf"]
    play(s, "0 activate rolf", "rolf end_turn")
    turns = [event.survivor for event in s.events() if isinstance(event, TurnBegan)]
    assert turns == ["rolf", "asim"]


@pytest.mark.rule("GH-RND-03", "GH-RND-04")
def test_then_the_player_to_the_left_does_the_same_and_the_phase_ends_after_the_last(position):
    s = position("A1: asim | B1: seli megan | seats = 2 | first = 1 | phase = round")
    assert s.seat_of == [0, 0, 1]
    assert s.question().who == s.roster.index("megan")
    play(s, "megan end_turn")
    assert offered_lines(s) == ["0 activate asim", "0 activate seli"]
    assert s.phase == "players"
    play(s, "0 activate asim", "asim end_turn", "seli end_turn")
    assert s.round == 2


@pytest.mark.rule("GH-RND-03")
def test_who_waits_lets_the_player_to_the_left_begin_and_only_the_last_has_nobody_to_wait_for(position):
    s = position(
        "A1: asim[tactician] | B1: seli[tactician] | C1: rolf[tactician] | seats = 3 | phase = round"
    )
    asked = []
    while s.phase == "players" and s.round == 1:
        question = s.question()
        if isinstance(question, PickSurvivor):
            asked.append((question.seat, [choice.verb for choice in s.choices(question.seat)]))
        elif isinstance(question, LateTurns):
            break
        waits = [choice for choice in s.all_choices() if choice.verb == "wait"]
        s.apply(waits[0] if waits else s.all_choices()[0])
    assert asked == [(0, ["activate", "wait"]), (1, ["activate", "wait"])]
    assert [who for who, done in enumerate(bin(s.acted)[:1:-1]) if done == "1"] == [2]
    assert offered_lines(s) == ["0 activate asim", "0 activate seli"]
    play(s, "0 activate seli", "seli end_turn", "asim end_turn")
    assert s.round == 2


@pytest.mark.rule("GH-RND-08")
def test_the_first_player_token_passes_left_at_the_end_of_a_round(position):
    s = position("A1: asim | B1: seli | C1: rolf | seats = 3")
    assert s.first == 0
    play_round(s)
    assert s.first == 1
    play_round(s)
    play_round(s)
    assert s.first == 0


@pytest.mark.rule("GH-RND-05")
def test_a_survivor_has_three_actions_and_free_ones_on_top(position):
    assert position("A1: asim").actions == [3]
    s = position("A1: asim[plus_1_action, plus_1_free_move_action]")
    assert s.actions == [4]
    play(s, "asim move B1")
    assert s.actions == [4]


@pytest.mark.rule("GH-RND-06")
def test_the_same_action_may_be_done_several_times_in_a_turn(position):
    s = position("A1: asim")
    play(s, "asim make_noise", "asim make_noise")
    assert s.noise[0] == 2
    assert "asim make_noise" in offered_lines(s)


@pytest.mark.rule("GH-ACT-07")
def test_ending_the_turn_early_loses_the_actions_left(position):
    s = position("A1: asim | B1: rolf | acted = [rolf]")
    play(s, "asim end_turn")
    assert s.round == 1
    assert s.noise == [0] * 9
    assert next(event.phase for event in s.events() if isinstance(event, PhaseBegan)) == "zombies"


@pytest.mark.rule("GH-SKL-79")
def test_a_tactician_may_come_between_the_turns_of_others_or_wait_to_the_end(position):
    s = position("A1: asim rolf | B1: seli[tactician] megan | seats = 2 | phase = round")
    assert offered_lines(s) == ["seli activate seli", "seli wait"]
    play(s, "seli wait", "0 activate asim", "asim end_turn")
    play(s, "seli activate seli", "seli end_turn", "rolf end_turn", "megan end_turn")
    assert s.round == 2
    late = position("A1: asim[tactician] | B1: seli megan | seats = 2 | phase = round")
    assert late.seat_of == [0, 0, 1]
    play(late, "0 activate seli", "seli end_turn", "0 wait")
    play(late, "asim wait", "megan end_turn")
    assert late.question().who == 0
    assert late.round == 1


def test_a_turn_without_anything_left_ends_by_itself(position):
    s = position("A1: asim[actions=1] | B1: rolf")
    play(s, "asim make_noise")
    assert s.question().who == s.roster.index("rolf")


# --- noise -------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ACT-06", "GH-NOI-02")
def test_making_noise_puts_a_token_in_the_own_zone_for_one_action(position):
    s = position("B1: asim")
    play(s, "asim make_noise")
    assert s.noise[s.board.called["B1"]] == 1
    assert s.actions[0] == 2


@pytest.mark.rule("GH-NOI-03")
def test_noise_stays_where_it_was_made(position):
    s = position("B1: asim")
    play(s, "asim make_noise", "asim move C1")
    assert s.noise[s.board.called["B1"]] == 1
    assert s.noise[s.board.called["C1"]] == 0


@pytest.mark.rule("GH-NOI-05")
def test_every_survivor_counts_as_one_noise(position):
    s = position("B1: asim rolf noise*2 | C1: seli noise*3 | A3: megan")
    noise = noise_in_zones(s)
    names = s.board.called
    assert [noise[names[zone]] for zone in ("B1", "C1", "A3", "C3")] == [4, 4, 1, 0]
    assert loudest_seen(noise, (1 << s.board.size) - 1) == [names["B1"], names["C1"]]
    assert loudest_seen(noise, 1 << names["A3"]) == [names["A3"]]


@pytest.mark.rule("GH-RND-07")
def test_all_noise_tokens_are_removed_in_the_end_phase(position):
    s = position("A1: asim noise*2 | C3: noise")
    play_round(s)
    assert s.noise == [0] * 9


@pytest.mark.rule("GH-NOI-04")
def test_one_noise_is_one_token(position):
    s = position("A1: asim")
    make_noise(s, 4, 0)
    assert s.noise[4] == 1


# --- doors and extra turns ---------------------------------------------------------------------------


def run(s: ZombicideState, *frames) -> None:
    s.push(*frames)
    s.offer = None
    s.advance()


@pytest.mark.rule("GH-BLD-01")
def test_a_door_opens_once_and_its_building_is_revealed_once(position):
    s = position("A1: asim | C1: rolf")
    run(s, OpenGate(s.board.gate_called["A1-A2"], 0))
    assert s.opened == 1
    assert not s.is_shut(s.board.gate_called["A1-A2"])
    crowd = sum(s.crowd)
    run(s, OpenGate(s.board.gate_called["B2-C2"], 0))
    assert sum(s.crowd) == crowd


def test_a_gate_may_be_shut_again(position):
    s = position("A1: asim | doors = {A1-A2: open}")
    gate = s.board.gate_called["A1-A2"]
    run(s, ShutGate(gate))
    assert s.is_shut(gate)


def test_an_extra_turn_in_the_middle_of_the_own_gives_back_what_was_left(position):
    s = position("A1: asim[actions=2, plus_1_free_move_action]")
    run(s, ExtraTurn(0))
    assert s.actions == [3]
    play(s, "asim make_noise", "asim end_turn")
    assert isinstance(s.question(), ActionQuestion)
    assert s.actions == [2]
    assert not s.acted


# --- states ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["A1: asim walker*2 noise | B1: rolf", "mission = the_evil_shrine | E1: asim rolf"]
)
def test_a_position_survives_saving_and_cloning(position, text: str):
    s = position(text)
    play(s, "asim make_noise")
    copy = s.clone()
    assert copy == s
    assert GAME.from_json(s.to_json()) == s
    play(copy, "asim make_noise")
    assert copy != s
    assert GAME.violations(s) == []
