"""Tests of regions: the spaces that they contain, and cards that refer to regions (ZL-REG)."""

import pytest
from tests.games.zombiland.table import hand, offered_answers, space, table
from tests.tables import play

from horda.games.zombiland.content import BOARD
from horda.games.zombiland.rules.board import KIND, REGION, SURVIVOR_WAYS


@pytest.mark.rule("ZL-REG-02", "ZL-Q-36")
def test_a_region_is_a_location_with_the_spaces_on_either_side_up_to_the_next_region():
    ring = [one.id for region in BOARD.regions for one in region.ring]
    for region in BOARD.regions:
        spaces = [one.id for one in region.ring]
        at = spaces.index(region.location)
        assert KIND[region.location] == "location"
        assert 0 < at < len(spaces) - 1
        assert {REGION[one] for one in spaces} == {region.id}
        following = ring[(ring.index(spaces[-1]) + 1) % len(ring)]
        assert REGION[following] != region.id
    assert [KIND[one] for one in ring].count("location") == len(BOARD.regions) == 4


@pytest.mark.rule("ZL-Q-36")
def test_every_space_that_a_survivor_may_stand_on_has_one_region_but_for_zone_0():
    assert set(REGION) == set(SURVIVOR_WAYS) - {"zone_0"}


def radio(where: str) -> set[str]:
    """Return the names of those who draw a card when Vera uses the radio set on a space."""
    far = space("plus_2", "north")
    s = table(f"{where}: vera[radio_set] | nx1: tomas | {far}: odile | ex1: bruno | zone_0: nadia")
    play(s, "vera play radio_set vera")
    return {name for name in s.character if hand(s, name)}


@pytest.mark.rule("ZL-REG-03")
@pytest.mark.parametrize(
    ("where", "who"),
    [
        ("nx3", {"vera", "tomas", "odile"}),
        ("hospital", {"vera", "tomas", "odile"}),
        ("ex2", {"vera", "bruno"}),
        ("sx1", {"vera"}),
    ],
)
def test_your_region_is_the_one_the_character_stands_in_at_that_moment(where: str, who: set[str]):
    assert radio(where) == who


@pytest.mark.rule("ZL-REG-03")
def test_the_region_of_an_encounter_is_where_it_is_met():
    s = table("zone_0: vera | nx2: tomas[torch, old_bat] | ex2: odile[torch]", dice=[1], meets=("rats",))
    play(s, "vera move ex1")
    assert hand(s, "odile") == []
    assert hand(s, "tomas") == ["old_bat", "torch"]


@pytest.mark.rule("ZL-REG-04")
def test_zone_0_lies_in_no_region():
    assert "zone_0" not in REGION
    assert radio("zone_0") == {"vera"}


@pytest.mark.rule("ZL-REG-04", "ZL-REG-05", "ZL-Q-20")
@pytest.mark.parametrize(
    ("zombie", "survivor"), [("ne2", "zone_0"), ("ne2", "nx1"), ("nx1", "zone_0"), ("zone_0", "nx1")]
)
def test_who_is_in_zone_0_or_a_sewer_shares_a_region_with_nobody(zombie: str, survivor: str):
    s = table(f"{zombie}: tomas[zombie, metamorphosis] | {survivor}: vera odile")
    play(s, "tomas stay")
    assert "tomas attack metamorphosis vera" in offered_answers(s)


@pytest.mark.rule("ZL-REG-05")
def test_the_sewers_lie_in_no_region():
    assert not {one for sewer in BOARD.sewers for one in sewer.spaces} & set(REGION)
