"""Tests that reconciled effects add up to the known chances of winning, and none is shifted too far."""

from itertools import pairwise

import pytest

from horda.think.match_analysis.attribution import MIN_TURNING_POINT, MoveEffect
from horda.think.match_analysis.reconcile import KnownChance, reconcile_effects


def part(
    n: int, *, choice: float = 0.0, dice: float = 0.0, cards: float = 0.0, doubt: float = 0.0
) -> MoveEffect:
    return MoveEffect(n, 1, 0.5, 0.5 + choice + dice + cards, choice, dice, cards, doubt=doubt)


def test_effects_add_up_to_the_change_between_two_rounds():
    measured = [part(0, dice=0.1), part(1, choice=-0.05, doubt=0.02), part(2, cards=-0.2), part(3, dice=0.1)]
    known = [KnownChance(0, 0.5), KnownChance(2, 0.52), KnownChance(4, 0.3)]
    found = reconcile_effects(measured, known)
    assert [one.n for one in found] == [0, 1, 2, 3]
    for one, later in pairwise(found):
        assert one.after == pytest.approx(later.before)
        assert one.total == pytest.approx(one.after - one.before)
    assert found[1].after == pytest.approx(0.52)
    assert found[3].after == pytest.approx(0.3)


def test_each_effect_is_shifted_within_its_margin():
    (dice, cards) = reconcile_effects(
        [part(0, dice=0.1), part(1, cards=-0.3)], [KnownChance(0, 0.5), KnownChance(2, 0.1)]
    )
    assert dice.total + cards.total == pytest.approx(-0.4)
    by_dice, by_cards = 0.1 - dice.dice, -0.3 - cards.cards
    assert by_cards / by_dice == pytest.approx((0.3 + MIN_TURNING_POINT) / (0.1 + MIN_TURNING_POINT))


def test_luck_is_shifted_within_its_slack_and_the_rest_is_unattributed():
    known = [KnownChance(0, 0.5), KnownChance(2, 0.1), KnownChance(3, 0.9)]
    (one, quiet, two) = reconcile_effects([part(0, dice=0.1), part(1), part(2, cards=0.1)], known)
    assert one.dice == pytest.approx(-MIN_TURNING_POINT)
    assert quiet.total == 0.0
    # The next round starts at its known chance.
    assert (two.before, two.cards) == (0.1, pytest.approx(0.2 + MIN_TURNING_POINT))


def test_a_clear_choice_is_not_shifted_and_a_careful_one_stays_zero():
    measured = [part(0, choice=-0.3, doubt=0.05), part(1), part(2, dice=-0.1)]
    clear, careful, luck = reconcile_effects(measured, [KnownChance(0, 0.6), KnownChance(3, 0.3)])
    assert clear.choice == -0.3
    assert careful.choice == 0.0
    assert luck.dice == pytest.approx(0.0)


def test_an_unclear_choice_stays_unclear_when_shifted():
    (moved,) = reconcile_effects(
        [part(0, choice=0.09, doubt=0.06)], [KnownChance(0, 0.2), KnownChance(1, 0.9)]
    )
    assert moved.choice > 0.09
    assert moved.clear_choice == 0.0


def test_what_happened_before_the_first_round_is_left_out():
    assert (
        reconcile_effects([part(0, dice=0.4), part(1, dice=0.1)], [KnownChance(1, 0.5), KnownChance(2, 0.6)])[
            0
        ].n
        == 1
    )
