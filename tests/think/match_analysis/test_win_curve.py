"""Tests of the win curve of a match, to which the effects of choices, dice and cards add up."""

from functools import cache
from importlib.resources import files
from math import sqrt

import pytest

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.engine.state import State
from horda.games import game
from horda.games.city_of_horror.events.events import CardStolen
from horda.think import value
from horda.think.match_analysis.attribution import (
    MIN_TURNING_POINT,
    MoveEffect,
    apparent_weight,
    clear_weight,
    turning_points,
)
from horda.think.match_analysis.win_curve import ChanceAnalysis, win_curve
from horda.think.search import guide_favourites, guide_of
from horda.think.value import value_for

FEW = 3
WORLDS = 4


@cache
def match() -> tuple[State, ...]:
    """Return the states after every decision of a match between bots that make occasional errors."""
    state = game("green_horde").new(seats=1, seed="curve", mission="the_evil_shrine")
    dice, errors = Dice("bots"), Dice("errors")
    states = [state.clone()]
    while not state.over:
        turn = Turn.of(state, 0, dice)
        choice = guide_of("green_horde").choose(turn)
        if len(turn.choices) > 3 and errors.below(10) < 3:
            choice = guide_favourites(turn, 3)[errors.below(3)]
        state.apply(choice)
        states.append(state.clone())
    return tuple(states)


def test_a_curve_has_a_point_per_round_and_ends_with_the_result():
    states = match()
    curve = win_curve(states, together=True)
    rounds = [point.round for point in curve]
    assert rounds[:-1] == list(range(1, states[-1].round + 1))
    assert all(len(point.ranges) == 1 for point in curve)
    last = curve[-1].ranges[0]
    assert last.chance == float(bool(states[-1].result and states[-1].result.winners))
    for point in curve[:-1]:
        (one,) = point.ranges
        assert 0.0 <= one.low < one.chance < one.high <= 1.0


def test_the_curve_of_an_untrained_mission_is_marked_as_a_guess():
    page = files("horda.games.green_horde").joinpath("content", "missions", "the_alarm_bell.yaml")
    source = page.read_text(encoding="utf-8").replace("id: the_alarm_bell", "id: own")
    source = source.replace("origin: horda", "origin: own")
    words = "words: {en: {title: Own, goals: [a, b, c], turns: [a, b]}}"
    state = game("green_horde").new(seats=1, seed="own", mission="own", map=f"{source}\n{words}\n")
    while state.round < 2:
        state.apply(guide_of("green_horde").choose(Turn.of(state, 0, Dice("own"))))
    assert value_for(state) is None
    (guess,) = win_curve([state], together=True)
    assert guess.guessed
    (sure,) = win_curve([next(one for one in match() if one.round == 2)], together=True)
    assert not sure.guessed
    wide, narrow = (one.ranges[0] for one in (guess, sure))
    # The less is known, the wider the range, in units of sqrt(p(1 - p)).
    share = [(one.high - one.low) / sqrt(one.chance * (1 - one.chance)) for one in (wide, narrow)]
    assert share[0] > share[1]


def test_without_weights_there_is_no_curve(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(value, "packaged_weights", lambda _: {})
    assert win_curve(match(), together=True) == []


def parts_of(first: int, last: int, samples: int = FEW) -> list[MoveEffect]:
    states, splitter = match(), ChanceAnalysis(0, "curve", samples)
    moves = states[-1].moves.since(0)
    chance = splitter.chance(states[first])
    found: list[MoveEffect] = []
    for n in range(first, last):
        found.append(splitter.effect_of_move(states[n], moves[n], states[n + 1], chance))
        chance = found[-1].after
    return found


def test_choices_dice_and_cards_add_up():
    parts = parts_of(10, 120)
    assert any(part.before != part.after for part in parts)
    for part in parts:
        assert part.choice + part.dice + part.cards == pytest.approx(part.after - part.before)
    assert any(part.dice for part in parts)


def test_a_careful_bots_choice_has_no_effect():
    states, moves = match(), match()[-1].moves.since(0)
    for part in parts_of(10, 40):
        state = states[part.n]
        careful = guide_of("green_horde").choose(Turn.of(state, 0, Dice("curve")))
        if careful.same(moves[part.n]):
            assert part.choice == 0.0


def test_a_quiet_step_of_a_careful_bot_changes_nothing_and_costs_nothing():
    states = match()
    moves = states[-1].moves.since(0)
    splitter = ChanceAnalysis(0, "curve", FEW)
    n = next(
        at
        for at, move in enumerate(moves)
        if states[at].round == 1
        and states[at + 1].barrier <= at
        and guide_of("green_horde").choose(Turn.of(states[at], 0, Dice("curve"))).same(move)
    )
    part = splitter.effect_of_move(states[n], moves[n], states[n + 1], 0.4)
    assert (part.before, part.after, part.choice, part.dice, part.cards) == (0.4, 0.4, 0.0, 0.0, 0.0)
    assert splitter.playouts == 0


def test_effects_of_dice_and_choices_are_separate():
    """A hit and a miss of the same attack differ in the effect of the dice, not of the choice."""
    states = match()
    moves = states[-1].moves.since(0)
    n = next(
        at for at, move in enumerate(moves) if states[at].round and states[at].chance != states[at + 1].chance
    )
    found: list[MoveEffect] = []
    for die in (1, 6):
        before = states[n].clone()
        before.script = [die] * 12
        after = before.clone()
        after.apply(Choice(moves[n].seat, moves[n].verb, moves[n].args))
        # Scripted dice of a case count as dice.
        after.chance = states[n + 1].chance
        before.script = []
        found.append(ChanceAnalysis(0, "curve", 6).effect_of_move(before, moves[n], after, 0.4))
    assert found[0].choice == found[1].choice
    assert found[0].dice != found[1].dice


def test_a_card_stolen_out_of_sight_changes_no_chance_of_a_third_seat():
    """The theft has no effect on the chances of a seat that sees neither the card nor its effect."""
    state, dice = game("city_of_horror").new(seats=4, seed="theft0"), Dice("x")
    stolen: list[CardStolen] = []
    while not stolen:
        before = state.clone()
        move = guide_of("city_of_horror").choose(Turn.of(state, state.all_choices()[0].seat, dice))
        state.apply(move)
        stolen = [event for event in state.log.since(len(before.log)) if isinstance(event, CardStolen)]
    third = next(seat for seat in range(4) if seat not in (stolen[0].seat, stolen[0].victim))
    assert before.chance != state.chance
    parts = ChanceAnalysis(third, "theft", FEW).effect_of_move(before, move, state, 0.3)
    assert parts.dice == 0.0


def test_turning_points_are_the_greatest_changes_in_their_order():
    def part(n: int, **parts: float) -> MoveEffect:
        whole = {"choice": 0.0, "dice": 0.0, "cards": 0.0, **parts}
        return MoveEffect(n, 1, 0.5, 0.5 + sum(whole.values()), **whole)

    parts = [
        part(1, dice=-0.3),
        part(2, cards=MIN_TURNING_POINT / 2),
        part(3, choice=0.1),
        part(4, choice=-0.2),
    ]
    assert [one.n for one in turning_points(parts, 2, clear_weight)] == [1, 4]
    assert [one.n for one in turning_points(parts, 9, clear_weight)] == [1, 3, 4]


def test_an_unclear_effect_is_examined_again_but_is_no_turning_point():
    unclear = MoveEffect(1, 1, 0.5, 0.3, choice=-0.2, dice=0.0, cards=0.0, doubt=0.13)
    clear = MoveEffect(2, 1, 0.5, 0.3, choice=-0.2, dice=0.0, cards=0.0, doubt=0.12)
    assert turning_points([unclear, clear], 9, apparent_weight) == [unclear, clear]
    assert turning_points([unclear, clear], 9, clear_weight) == [clear]


def test_dice_that_cannot_be_separated_count_as_cards():
    """The effects of dice and cards occur together and cancel out, so there is no turning point."""
    unclear = MoveEffect(1, 1, 0.5, 0.51, choice=0.0, dice=-0.09, cards=0.1, dice_doubt=0.06)
    clear = MoveEffect(2, 1, 0.5, 0.51, choice=0.0, dice=-0.09, cards=0.1, dice_doubt=0.05)
    assert turning_points([unclear, clear], 9, clear_weight) == [clear]
    assert (unclear.clear_dice, unclear.clear_cards) == (0.0, pytest.approx(0.01))
    assert (clear.clear_dice, clear.clear_cards) == (-0.09, 0.1)


def test_the_error_of_a_choice_shrinks_with_more_worlds():
    """With four times as many worlds the standard error is about half."""
    few, many = ({one.n: one.doubt for one in parts_of(10, 22, samples)} for samples in (WORLDS, 4 * WORLDS))
    asked = [n for n in few if few[n] and many[n]]
    assert asked
    assert sum(many[n] for n in asked) < 0.75 * sum(few[n] for n in asked)


def test_full_rollouts_narrow_the_range_of_a_round():
    states = match()
    first = next(one for one in states if one.round == 1)
    (guess,) = win_curve([first], together=True)[0].ranges
    splitter = ChanceAnalysis(0, "curve", FEW)
    found = splitter.chance_at_round_start(first, 12)
    assert splitter.playouts == 12
    assert 0.0 <= found.low <= found.chance <= found.high <= 1.0
    assert found.high - found.low < guess.high - guess.low


def test_analysis_in_pieces_equals_analysis_at_once():
    states = match()
    moves = states[-1].moves.since(0)
    first = next(at for at, one in enumerate(states) if one.round == 1)
    whole = list(ChanceAnalysis(0, "curve", FEW).effects_of_moves(states[first : first + 12], moves))
    begun = list(ChanceAnalysis(0, "curve", FEW).effects_of_moves(states[first : first + 6], moves))
    rest = ChanceAnalysis(0, "curve", FEW).effects_of_moves(
        states[first + 5 : first + 12], moves, begun[-1].after
    )
    assert [*begun, *rest] == whole
