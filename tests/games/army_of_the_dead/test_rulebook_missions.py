"""Tests of the two missions whose text is in the rulebook, To the rescue and Jackpot!, on Horda's own maps."""

import pytest

from horda.engine.views.cases import offered_lines, play
from horda.games.army_of_the_dead.game import ArmyOfTheDead
from horda.games.zombicide.missions.records import TokenRecord
from horda.games.zombicide.state import AWAY, ZombicideState

GAME = ArmyOfTheDead()
RESCUE, JACKPOT = "to_the_rescue", "jackpot"


def tokens(mission: str, put: str, colour: str = "") -> list[TokenRecord]:
    return [one for one in GAME.plans[mission].mission.tokens if (one.put, one.colour) == (put, colour)]


def zone_of(mission: str, put: str, colour: str = "") -> str:
    """Return the zone in which a token of the mission lies."""
    board = GAME.plans[mission].board
    return board.names[board.called[tokens(mission, put, colour)[0].at]]


def position_at(mission: str, *people: tuple[str, str], **more: object) -> ZombicideState:
    """Return a position of a mission under way, with survivors in zones."""
    zones: dict[str, str] = {}
    for zone, who in people:
        zones[zone] = f"{zones[zone]} {who}" if zone in zones else who
    s = GAME.place({"mission": mission, "zones": zones, **more})
    assert isinstance(s, ZombicideState)
    return s


def move_figure(s: ZombicideState, name: str, zone: str) -> None:
    """Move a figure to another zone."""
    s.zone[s.roster.index(name)] = s.board.called[zone]


def faces_at(s: ZombicideState, who: str) -> list[str]:
    return [s.cards.face(card) for card in s.cards_of(s.roster.index(who))]


def adrenaline_for_red_objective(mission: str) -> list[int]:
    """Let Martin take a hidden objective that turns out red; return the adrenaline of Martin and of Kate."""
    hidden = next(token for token in GAME.plans[mission].mission.tokens if token.face_down)
    s = position_at(mission, (hidden.at, "martin"), (zone_of(mission, "start"), "kate"))
    token = next(token for token in s.tokens("objective") if s.token_zone[token] == s.zone[0])
    s.token_card[token] = s.cards.find("objectives", "red")
    play(s, "martin take_objective red")
    return s.xp


# --- To the rescue -------------------------------------------------------------------------------


def rescuers() -> ZombicideState:
    """Return a position with Scott at the blue objective, Kate at the green one and Cruz at the elevator."""
    return position_at(
        RESCUE,
        (zone_of(RESCUE, "objective", "blue"), "scott"),
        (zone_of(RESCUE, "objective", "green"), "kate"),
        (zone_of(RESCUE, "marker"), "cruz"),
    )


def with_both() -> ZombicideState:
    s = rescuers()
    play(s, "scott take_objective blue", "scott end_turn")
    play(s, "0 activate kate", "kate take_objective green")
    return s


@pytest.mark.rule("AD-M1-01")
def test_blue_and_green_have_to_be_carried_out():
    s = with_both()
    leave = zone_of(RESCUE, "exit")
    move_figure(s, "kate", leave)
    play(s, "kate end_turn", "kate leave")
    assert not s.over
    while "scott leave" not in offered_lines(s):
        move_figure(s, "scott", leave)
        verbs = ("end_turn", "activate", "stay", "give_attack", "send", "choose_goal", "place_noise")
        s.apply(next(choice for choice in s.all_choices() if choice.verb in verbs))
    play(s, "scott leave")
    assert s.result is not None
    assert s.result.why == "fulfilled"


@pytest.mark.rule("AD-M1-02", "AD-M2-04")
@pytest.mark.parametrize("mission", [RESCUE, JACKPOT])
def test_anybody_may_escape_at_the_end_of_the_own_turn_if_no_zombie_is_there(mission: str):
    leave = zone_of(mission, "exit")
    s = position_at(mission, (leave, "lilly"), (zone_of(mission, "start"), "kate"))
    play(s, "lilly end_turn")
    assert offered_lines(s) == ["lilly leave", "lilly stay"]
    play(s, "lilly leave")
    assert s.zone[0] == AWAY
    crowded = position_at(mission, (leave, "lilly shambler"), (zone_of(mission, "start"), "kate"))
    play(crowded, "lilly end_turn")
    assert crowded.zone[0] >= 0
    assert "lilly leave" not in offered_lines(crowded)


@pytest.mark.rule("AD-M1-03")
def test_blue_and_green_lie_open_and_the_rest_red_side_up():
    mission = GAME.plans[RESCUE].mission
    laid = [token for token in mission.tokens if token.put == "objective"]
    assert {token.colour for token in laid if not token.face_down} == {"blue", "green"}
    assert sorted(mission.faces) == ["purple", "red", "red", "yellow"]
    assert len([token for token in laid if token.face_down]) == 4


@pytest.mark.rule("AD-M1-04", "AD-MIS-02")
def test_the_elevator_works_while_a_mechanic_is_at_the_post():
    (below, above), *_ = GAME.plans[RESCUE].mission.lifts
    post = zone_of(RESCUE, "marker")
    ride = f"scott move {GAME.plans[RESCUE].board.names[GAME.plans[RESCUE].board.called[above]]}"
    assert ride in offered_lines(position_at(RESCUE, (below, "scott"), (post, "cruz")))
    assert ride not in offered_lines(position_at(RESCUE, (below, "scott"), (post, "kate")))
    assert ride not in offered_lines(position_at(RESCUE, (below, "scott cruz")))


@pytest.mark.rule("AD-M1-05")
def test_red_blue_and_green_give_five_points_to_who_takes_them():
    s = with_both()
    assert s.xp == [5, 5, 0]
    assert adrenaline_for_red_objective(RESCUE) == [5, 0]


@pytest.mark.rule("AD-M1-06")
def test_blue_and_green_are_carried_by_different_survivors():
    s = rescuers()
    play(s, "scott take_objective blue")
    move_figure(s, "scott", zone_of(RESCUE, "objective", "green"))
    green = [one.rule for one in s.refusals(0) if one.choice.args == (("colour", "green"),)]
    assert green == ["AD-M1-06"]


@pytest.mark.rule("AD-M1-07")
def test_each_takes_one_slot():
    s = with_both()
    assert (faces_at(s, "scott"), faces_at(s, "kate")) == (["blue_objective"], ["green_objective"])


@pytest.mark.rule("AD-M1-08", "AD-MIS-02")
def test_the_blue_spawn_zone_spawns_while_somebody_is_on_its_floor():
    blue = zone_of(RESCUE, "spawn", "blue")
    upstairs = zone_of(RESCUE, "objective", "blue")
    for where, cards in ((upstairs, 1), (zone_of(RESCUE, "start"), 0)):
        s = position_at(RESCUE, (where, "scott"), phase="zombies")
        drawn = [event for event in s.events() if type(event).__name__ == "ZombieCardDrawn"]
        assert len([event for event in drawn if event.as_json()[1] == blue]) == cards


@pytest.mark.rule("AD-M1-09")
def test_zeus_comes_when_both_are_taken():
    s = rescuers()
    (token,) = s.tokens("zeus_spawn")
    zone = s.token_zone[token]
    play(s, "scott take_objective blue", "scott end_turn")
    assert s.tokens("zeus_spawn") == [token]
    play(s, "0 activate kate", "kate take_objective green")
    assert s.tokens("zeus_spawn") == []
    assert s.zombies_of(zone, s.edition.kind_number["zeus"]) == 1


@pytest.mark.rule("AD-WIN-04", "AD-M1-04")
def test_without_a_mechanic_below_nobody_comes_down_from_the_hotel():
    def after(s: ZombicideState) -> str:
        play(s, "kate end_turn")
        return s.result.why if s.result else ""

    below, above = zone_of(RESCUE, "marker"), zone_of(RESCUE, "objective", "green")
    assert after(position_at(RESCUE, (above, "kate"), (below, "cruz"))) == ""
    assert after(position_at(RESCUE, (below, "kate"), (zone_of(RESCUE, "start"), "scott"))) == "no_mechanic"
    assert after(position_at(RESCUE, (above, "kate cruz"), (below, "scott"))) == "no_mechanic"
    s = position_at(RESCUE, (below, "kate"), (zone_of(RESCUE, "start"), "scott"))
    for who, colour in enumerate(("blue", "green")):
        token = next(one for one in s.tokens("objective") if s.token_colour[one] == colour)
        s.token_zone[token] = -1
        s.taken, s.carriers = {**s.taken, colour: 1}, {**s.carriers, colour: who}
    assert after(s) == "", "both civilians are down, and nobody needs the elevator any more"


# --- Jackpot! ------------------------------------------------------------------------------------


def in_the_vault(*others: tuple[str, str]) -> ZombicideState:
    """Return a position with Dieter in the open vault, at the blue objective."""
    return position_at(
        JACKPOT,
        (zone_of(JACKPOT, "objective", "blue"), "dieter[machete, pack:magazine]"),
        (zone_of(JACKPOT, "start"), "kate"),
        *others,
    )


@pytest.mark.rule("AD-M2-01", "AD-M2-02", "AD-M2-03")
def test_first_the_blue_objective_then_the_exit():
    leave = zone_of(JACKPOT, "exit")
    early = position_at(JACKPOT, (leave, "dieter"), (zone_of(JACKPOT, "start"), "tanaka"))
    play(early, "dieter end_turn", "dieter leave")
    assert not early.over
    s = in_the_vault()
    assert s.board.kinds[s.zone[0]].name == "vault"
    play(s, "dieter take_objective blue", "dieter discard magazine")
    assert not s.over
    move_figure(s, "dieter", leave)
    play(s, "dieter end_turn", "dieter leave")
    assert s.result is not None
    assert s.result.why == "fulfilled"


@pytest.mark.rule("AD-M2-05")
def test_blue_lies_in_the_vault_and_three_lie_red_side_up():
    mission = GAME.plans[JACKPOT].mission
    board = GAME.plans[JACKPOT].board
    laid = [token for token in mission.tokens if token.put == "objective"]
    assert [board.kinds[board.called[token.at]].name for token in laid if token.colour == "blue"] == ["vault"]
    assert sorted(mission.faces) == ["purple", "red", "yellow"]
    assert len([token for token in laid if token.face_down]) == 3


@pytest.mark.rule("AD-M2-06", "AD-M2-11", "AD-M2-12")
def test_the_time_token_goes_from_the_first_of_eight_spaces_to_the_last():
    assert GAME.plans[JACKPOT].mission.counters == {"time": 1}
    s = position_at(JACKPOT, (zone_of(JACKPOT, "start"), "dieter"), phase="end", counters={"time": 1})
    assert (s.tallies["time"], s.over) == (2, False)
    s = position_at(JACKPOT, (zone_of(JACKPOT, "start"), "dieter"), phase="end", counters={"time": 6})
    assert (s.tallies["time"], s.over) == (7, False)
    s = position_at(JACKPOT, (zone_of(JACKPOT, "start"), "dieter"), phase="end", counters={"time": 7})
    assert s.result is not None
    assert s.result.why == "too_late"


@pytest.mark.rule("AD-M2-12")
def test_the_match_is_lost_as_the_end_phase_begins_and_nothing_is_asked_any_more():
    crowds = ((zone_of(JACKPOT, "start"), "dieter"), (zone_of(JACKPOT, "exit"), "scott"))
    s = position_at(JACKPOT, *crowds, phase="end", counters={"time": 6})
    assert any("noise" in one for one in offered_lines(s)), "two zones are equally full: somebody is asked"
    s = position_at(JACKPOT, *crowds, phase="end", counters={"time": 7})
    assert s.result is not None
    assert s.result.why == "too_late"


@pytest.mark.rule("AD-M2-07")
def test_the_red_objective_gives_five_points():
    assert adrenaline_for_red_objective(JACKPOT) == [5, 0]


@pytest.mark.rule("AD-M2-08", "AD-M2-09", "AD-M2-10")
def test_blue_gives_all_five_points_fills_the_backpack_and_brings_zeus_on_horse():
    s = in_the_vault()
    (token,) = s.tokens("zeus_spawn")
    zone = s.token_zone[token]
    play(s, "dieter take_objective blue")
    assert "dieter discard magazine" in offered_lines(s)
    play(s, "dieter discard magazine")
    assert s.xp == [5, 5]
    assert faces_at(s, "dieter") == ["machete", "blue_haul", "blue_haul", "blue_haul"]
    assert s.tokens("zeus_spawn") == []
    assert s.zombies_of(zone, s.edition.kind_number["zeus_on_horse"]) == 1
