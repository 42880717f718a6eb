"""Tests of the effects of each kind of space (ZL-SPC)."""

import pytest
from tests.games.zombiland.table import (
    EMPTY_HANDED,
    FIGHT,
    NOTHING,
    hand,
    near,
    offered_answers,
    points,
    space,
    table,
    weapons_against,
)
from tests.tables import logged_events, play, question_name

from horda.games.zombiland.content import BOARD, ENCOUNTERS, ZOMBIES
from horda.games.zombiland.rules.board import LOCATIONS, STOPS, SURVIVOR_WAYS
from horda.games.zombiland.state import ZombilandState


def go_to_space(
    kind: str, figure: str = "vera", *, meets: tuple[str, ...], dice: tuple[int, ...] = ()
) -> ZombilandState:
    """Return a position in which Vera, one step from a space of this kind, goes there."""
    place = space(kind)
    s = table(f"{near(place)}: {figure} | zone_0: tomas odile", dice=[1, *dice], meets=meets)
    if question_name(s) == "BeforeRoll":
        play(s, "vera roll")
    play(s, f"vera move {place}")
    return s


def encounters(s: ZombilandState) -> list[str]:
    return [line.split()[-1] for line in logged_events(s, "EncounterDrawn")]


@pytest.mark.rule("ZL-SPC-01")
def test_an_empty_space_means_one_encounter():
    assert encounters(go_to_space("empty", meets=(NOTHING, FIGHT))) == [NOTHING]


@pytest.mark.rule("ZL-SPC-02")
def test_a_resource_space_gives_a_card_at_once_and_then_an_encounter():
    place = space("resource")
    s = table(f"{near(place)}: vera | zone_0: tomas", dice=[1], meets=(NOTHING,), draws=("torch", "old_bat"))
    play(s, f"vera move {place}")
    assert hand(s, "vera") == ["torch"]
    assert encounters(s) == []
    play(s, "vera turn_up", "vera go_on")
    assert encounters(s) == [NOTHING]
    assert hand(s, "vera") == ["torch"]


@pytest.mark.rule("ZL-SPC-03", "ZL-SPC-05")
@pytest.mark.parametrize("kind", ["plus_1", "plus_2"])
def test_a_space_with_a_bonus_means_one_encounter(kind: str):
    assert encounters(go_to_space(kind, meets=(NOTHING, FIGHT))) == [NOTHING]


@pytest.mark.rule("ZL-SPC-04", "ZL-SPC-06")
@pytest.mark.parametrize(("kind", "bonus"), [("plus_1", 1), ("plus_2", 2), ("empty", 0)])
def test_the_bonus_of_the_space_counts_in_a_fight_there(kind: str, bonus: int):
    weapons, die = weapons_against(ENCOUNTERS[FIGHT].power - bonus)
    for short in (0, 1):
        s = go_to_space(kind, f"vera[{weapons}]", meets=(FIGHT,), dice=(die - short,))
        play(s, "vera turn_up", *(f"vera play {card} vera" for card in weapons.split(", ")))
        assert logged_events(s, "FightWon") == ([] if short else [f"FightWon 0 {FIGHT}"])
        assert logged_events(s, "FightRolled")[0].split()[3] == str(bonus + points(*weapons.split(", ")))


@pytest.mark.rule("ZL-SPC-04", "ZL-SPC-06")
@pytest.mark.parametrize(("kind", "bonus"), [("plus_1", 1), ("plus_2", 2), ("no_encounters", 0)])
def test_the_bonus_of_the_space_counts_out_of_turn_too(kind: str, bonus: int):
    s = table(f"{space(kind)}: vera tomas[zombie, gnaw] | zone_0: odile", turn="tomas", dice=[1])
    play(s, "tomas stay", "tomas attack gnaw vera")
    power = ZOMBIES["gnaw"].power
    assert logged_events(s, "FightRolled") == [f"FightRolled 0 1 {bonus} {1 + bonus} {power}"]


@pytest.mark.rule("ZL-SPC-07")
def test_a_no_encounters_space_means_none():
    s = go_to_space("no_encounters", meets=(FIGHT,))
    assert encounters(s) == []
    assert s.active == 1


@pytest.mark.rule("ZL-SPC-08")
def test_a_no_encounters_space_is_no_shelter_from_a_zombie_player():
    s = table(f"{space('no_encounters')}: vera tomas[zombie, gnaw] | zone_0: odile", turn="tomas", dice=[1])
    play(s, "tomas stay", "tomas attack gnaw vera")
    assert s.health[0] == 2


@pytest.mark.rule("ZL-SPC-09")
def test_another_turn_follows_once_the_encounter_is_resolved():
    s = go_to_space("another_turn", meets=(FIGHT, NOTHING), dice=(6, 1))
    assert logged_events(s, "FightWon", "AnotherTurn") == [f"FightWon 0 {FIGHT}", "AnotherTurn 0"]
    assert [line.split()[1] for line in logged_events(s, "TurnBegan")] == ["0", "0"]
    assert encounters(s) == [FIGHT]
    play(s, offered_answers(s)[0])
    assert s.active == 1


@pytest.mark.rule("ZL-SPC-09", "ZL-Q-27")
def test_a_second_such_space_gives_one_more_turn():
    place = space("another_turn")
    s = table(f"{near(place)}: vera | zone_0: tomas", dice=[1, 1], meets=(NOTHING, "clear_road"), again=1)
    play(s, f"vera move {place}")
    assert s.active == 0
    assert s.again == 1
    beside = next(one for one in SURVIVOR_WAYS[place] if one not in STOPS)
    play(s, f"vera move {beside}")
    assert [line.split()[1] for line in logged_events(s, "TurnBegan")] == ["0", "0", "0"]


@pytest.mark.rule("ZL-Q-27", "ZL-DTH-03")
def test_who_dies_as_one_of_the_first_two_takes_the_other_turn_at_once_as_a_zombie():
    s = go_to_space("another_turn", "vera[0 health]", meets=(FIGHT,), dice=(1,))
    assert logged_events(s, "Died", "AnotherTurn", "Rose") == [
        EMPTY_HANDED,
        "AnotherTurn 0",
        f"Rose 0 {space('another_turn')}",
    ]
    assert s.active == 0
    assert question_name(s) == "ZombieRoll"


@pytest.mark.rule("ZL-Q-27", "ZL-Q-13")
def test_a_dead_member_of_the_survivor_team_has_no_other_turn():
    place = space("another_turn")
    s = table(
        f"{near(place)}: vera[0 health] tomas | zone_0: odile[zombie] bruno[zombie]",
        dice=[1, 1],
        meets=(FIGHT,),
    )
    play(s, f"vera move {place}")
    assert s.status[0] == "dead"
    assert s.active == 1
    assert logged_events(s, "AnotherTurn") == []


@pytest.mark.rule("ZL-SPC-10")
@pytest.mark.parametrize("location", LOCATIONS)
def test_a_location_means_two_encounters(location: str):
    s = table(f"{near(location)}: vera | zone_0: tomas", dice=[1, 6], meets=(NOTHING, FIGHT, "giant"))
    play(s, f"vera move {location}")
    assert encounters(s) == [NOTHING, FIGHT]


@pytest.mark.rule("ZL-SPC-11", "ZL-Q-26")
@pytest.mark.parametrize("die", [6, 1])
def test_who_is_alive_after_both_encounters_takes_a_token_bitten_or_not(die: int):
    s = table(f"{near('armory')}: vera | zone_0: tomas", dice=[1, die, die], meets=(FIGHT, FIGHT))
    play(s, "vera move armory")
    assert s.health[0] == (3 if die == 6 else 1)
    assert s.tokens[0] == ["armory"]
    assert s.lying["armory"] == 1


@pytest.mark.rule("ZL-SPC-11", "ZL-Q-45")
@pytest.mark.parametrize("health", [0, 1])
def test_who_dies_in_either_encounter_takes_none(health: int):
    s = table(
        f"{near('armory')}: vera[{health} health] | zone_0: tomas", dice=[1, 1, 1], meets=(FIGHT, FIGHT)
    )
    play(s, "vera move armory")
    assert s.status[0] == "laid"
    assert s.tokens[0] == []
    assert s.lying["armory"] == 2


@pytest.mark.rule("ZL-SPC-11")
def test_who_is_led_away_from_a_location_meets_no_second_encounter_and_takes_no_token():
    s = table(f"{near('armory')}: vera | zone_0: tomas", dice=[1], meets=("quiet_alley", NOTHING))
    play(s, "vera move armory")
    play(s, next(line for line in offered_answers(s) if " move " in line))
    assert encounters(s) == ["quiet_alley"]
    assert s.tokens[0] == []


GIVING = [name for name, token in BOARD.tokens.items() if token.health or token.resources]


@pytest.mark.rule("ZL-SPC-12")
@pytest.mark.parametrize("location", GIVING)
def test_what_a_token_grants_is_taken_at_once(location: str):
    token = BOARD.tokens[location]
    s = table(f"{near(location)}: vera | zone_0: tomas", dice=[1], meets=(NOTHING, NOTHING))
    play(s, f"vera move {location}")
    assert s.health[0] == 3 + token.health
    assert len(hand(s, "vera")) == token.resources
    assert s.pool == 4 - token.health


@pytest.mark.rule("ZL-SPC-12", "ZL-Q-24", "ZL-MOV-07")
@pytest.mark.parametrize("location", GIVING)
def test_coming_again_means_two_encounters_but_no_second_token_and_no_second_gift(location: str):
    s = table(f"{near(location)}: vera[{location}] | zone_0: tomas", dice=[3], meets=(NOTHING, NOTHING))
    play(s, f"vera move {location}")
    assert encounters(s) == [NOTHING, NOTHING]
    assert s.tokens[0] == [location]
    assert s.lying[location] == 1
    assert s.health[0] == 3
    assert hand(s, "vera") == []


@pytest.mark.rule("ZL-SPC-12")
def test_the_box_has_tokens_that_grant_health_cards_and_a_bonus():
    assert any(token.health for token in BOARD.tokens.values())
    assert any(token.resources for token in BOARD.tokens.values())
    assert any(token.fight for token in BOARD.tokens.values())


@pytest.mark.rule("ZL-SPC-13")
def test_zone_0_means_no_encounter():
    s = table("nx1: vera | nx2: tomas", dice=[1], meets=(FIGHT,))
    play(s, "vera move zone_0")
    assert encounters(s) == []
    assert s.active == 1


@pytest.mark.rule("ZL-SPC-14", "ZL-FGT-02")
@pytest.mark.parametrize("location", LOCATIONS)
def test_the_bonus_of_a_location_token_counts_in_every_fight_of_its_owner(location: str):
    bonus = BOARD.tokens[location].fight
    s = table(f"nx1: vera[{location}] | nx2: odile[zombie, gnaw] | nx3: tomas", dice=[1] * 3, meets=(FIGHT,))
    play(s, "vera move nx2", "odile pass", "odile stay", "odile attack gnaw vera")
    power, claws = ENCOUNTERS[FIGHT].power, ZOMBIES["gnaw"].power
    assert logged_events(s, "FightRolled") == [
        f"FightRolled 0 1 {bonus} {1 + bonus} {power}", f"FightRolled 0 1 {bonus} {1 + bonus} {claws}",
    ]  # fmt: skip


@pytest.mark.rule("ZL-SPC-14")
def test_the_bonus_of_a_token_helps_nobody_but_its_owner():
    s = table("nx1: vera tomas[armory] odile", dice=[1, 1], meets=(FIGHT,))
    play(s, "vera move nx2")
    assert logged_events(s, "FightRolled")[0].split()[3] == "0"
