"""Tests of the odds of attacks, compared with an enumeration of all rolls."""

from itertools import product

import pytest
from tests.games.green_horde.conftest import place

from horda.engine.choices import Choice
from horda.games.zombicide.rules.combat.attack_actions import attack_chosen
from horda.games.zombicide.rules.combat.odds import Odds, odds_of
from horda.games.zombicide.rules.combat.wounds import life_of
from horda.games.zombicide.state import ZombicideState


def odds(text: dict[str, str], verb: str, weapon: str, zone: str) -> tuple[ZombicideState, Odds]:
    """Return a position and the odds of the first survivor's attack in it."""
    s = place(zones=text, phase="players")
    choice = Choice(0, verb, (("weapon", weapon), ("zone", zone)))
    return s, odds_of(s, attack_chosen(s, 0, choice))


def odds_by_playing(s: ZombicideState, line: Choice, dice: int) -> tuple[float, float, float]:
    """Return, over all rolls, the chance of a kill, the mean number of kills, and the chance of a wounded friend."""
    kill = kills = friend = 0
    total = 6**dice
    for roll in product(range(1, 7), repeat=dice):
        copy = s.clone()
        copy.script = list(roll)
        before = sum(copy.crowd)
        copy.apply(line)
        while type(copy.question()).__name__ in ("AssignHits", "AssignMisses", "Reap"):
            copy.apply(copy.all_choices()[0])
        fallen = before - sum(copy.crowd)
        kills += fallen
        kill += fallen > 0
        friend += any(copy.wounds[1:])
    return kill / total, kills / total, friend / total


@pytest.mark.parametrize(
    ("zones", "verb", "weapon", "zone", "dice"),
    [
        ({"B1": "rolf[axe, axe] walker*2"}, "strike_both", "axe", "B1", 2),
        ({"B1": "rolf[falchion] walker fatty"}, "strike", "falchion", "B1", 3),
        ({"B1": "rolf[crossbow]", "C1": "fatty runner seli"}, "shoot", "crossbow", "C1", 2),
        (
            {"B1": "rolf[repeating_crossbow]", "C1": "walker fatty runner"},
            "shoot",
            "repeating_crossbow",
            "C1",
            3,
        ),
        ({"B1": "rolf[crossbow, reaper_ranged]", "C1": "walker*3 seli"}, "shoot", "crossbow", "C1", 2),
        ({"B1": "rolf[scimitar, plus_1_to_dice_roll_melee] walker*2"}, "strike", "scimitar", "B1", 2),
    ],
)
def test_the_odds_are_those_of_every_roll_played_out(zones, verb, weapon, zone, dice):
    s, found = odds(zones, verb, weapon, zone)
    line = Choice(0, verb, (("weapon", weapon), ("zone", zone)))
    kill, kills, friend = odds_by_playing(s, line, dice)
    assert found.kill == pytest.approx(kill)
    assert found.kills == pytest.approx(kills)
    assert found.friend == pytest.approx(friend)


def test_extra_dice_for_sixes_are_counted():
    """One die hits on 4+ and each 6 gives another die, so the mean is 0.5 * 6/5 hits."""
    _, found = odds({"B1": "rolf[axe, roll_6_plus_1_die_melee] walker*30"}, "strike", "axe", "B1")
    assert found.kill == pytest.approx(0.5)
    assert found.kills == pytest.approx(0.6, abs=1e-6)


def test_looking_at_the_odds_changes_nothing():
    s, _ = odds({"B1": "rolf[axe] walker"}, "strike", "axe", "B1")
    before = s.hash()
    odds_of(s, attack_chosen(s, 0, Choice(0, "strike", (("weapon", "axe"), ("zone", "B1")))))
    assert s.hash() == before


def test_a_lava_burst_may_burn_them_all():
    s, found = odds({"B1": "megan[lava_burst, xp=19]", "C1": "abomination"}, "cast", "lava_burst", "C1")
    assert found.kill == pytest.approx(1 - (5 / 6) ** 3)
    assert found.friend == 0
    assert s.script == []


def test_a_preview_names_the_dice_the_kills_one_by_one_and_the_friends_at_risk():
    s = place(zones={"B1": "rolf[repeating_crossbow]", "C1": "walker*4 seli"}, phase="players")
    choice = Choice(0, "shoot", (("weapon", "repeating_crossbow"), ("zone", "C1")))
    preview = s.game.attack_preview(s, choice)
    assert preview is not None
    assert (preview.dice, preview.needed, preview.damage) == (3, 5, 1)
    third = 1 / 3
    expected = [(1 - third) ** 3, 3 * third * (1 - third) ** 2, 3 * third**2 * (1 - third), third**3]
    assert list(preview.kills) == pytest.approx(expected)
    assert preview.friends == ("seli",)
    assert preview.wounded == pytest.approx(1 - third**3)
    left = life_of(s, 1) - s.wounds[1]
    deadly = {2: (1 - third) ** 3 + 3 * third * (1 - third) ** 2, 3: (1 - third) ** 3}
    assert preview.fatal == pytest.approx(deadly[left])


def test_what_is_no_attack_has_no_preview():
    s = place(zones={"B1": "rolf[crossbow]"}, phase="players")
    assert s.game.attack_preview(s, Choice(0, "end_turn")) is None
