"""Tests of the set-up of Army of the Dead: what is placed where, and what players decide before the first turn."""

from collections import Counter

import pytest

from horda.engine.views.cases import play
from horda.games.army_of_the_dead.game import ArmyOfTheDead
from horda.games.army_of_the_dead.mechanisms.companions.leading import is_companion
from horda.games.army_of_the_dead.mechanisms.personal_objectives.cards import GOALS, goal_cards
from horda.games.army_of_the_dead.mechanisms.personal_objectives.goals import BOX, goals_in_play
from horda.games.army_of_the_dead.mechanisms.sleepers.waking import SLEEPERS
from horda.games.army_of_the_dead.mechanisms.specialties.skilled import is_born
from horda.games.army_of_the_dead.mechanisms.vault.cards import vault_cards
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.combat.wounds import life_of
from horda.games.zombicide.state import ZombicideState

GAME = ArmyOfTheDead()
MISSIONS = list(GAME.plans)


def match_at_first_turn(mission: str = "jackpot", *, seats: int = 2, seed: int = 3) -> ZombicideState:
    """Return a match at its first turn, after taking the first choice offered at every decision."""
    s = GAME.new(seats=seats, seed=seed, mission=mission)
    assert isinstance(s, ZombicideState)
    while s.phase == "setup":
        s.apply(s.choices(s.deciders[0])[0])
    return s


@pytest.mark.rule("AD-SET-01")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_six_survivors_whoever_plays(seats: int):
    s = match_at_first_turn(seats=seats)
    assert len(s.roster) == 6
    assert set(s.seat_of) == set(range(seats))
    assert (GAME.min_seats, GAME.max_seats) == (1, 6)


@pytest.mark.rule("AD-SET-01", "AD-MIS-02")
@pytest.mark.parametrize(("seats", "survivors"), [(1, 3), (2, 3), (4, 4), (6, 6)])
def test_a_mission_may_ask_for_fewer_as_long_as_everybody_has_one(seats: int, survivors: int):
    s = match_at_first_turn("first_night", seats=seats)
    assert len(s.roster) == survivors
    assert set(s.seat_of) == set(range(seats))


def test_the_box_opens_on_a_mission_for_newcomers_and_our_own_go_from_easy_to_hard():
    assert MISSIONS[0] == "first_night"
    steps = ("tutorial", "easy", "medium", "hard")
    difficulties = [steps.index(mission.difficulty) for mission in GAME.mission_groups()["more"]]
    assert difficulties == sorted(difficulties)


@pytest.mark.rule("AD-SET-03", "AD-MIS-01")
def test_any_of_the_ten_missions_may_be_played():
    mission = next(option for option in GAME.options() if option.name == "mission")
    assert len(mission.values) == len(MISSIONS) == 10
    for name in MISSIONS:
        assert match_at_first_turn(name).options["mission"] == name


@pytest.mark.rule("AD-SET-04", "AD-SET-05")
@pytest.mark.parametrize("name", MISSIONS)
def test_tiles_tokens_and_miniatures_lie_as_the_mission_says(name: str):
    s, mission = match_at_first_turn(name), GAME.plans[name].mission
    assert s.board is GAME.plans[name].board
    kinds = ("exit", "start", "truck", "spawn", "zeus_spawn", "marker", "trap")
    laid = Counter((token.put, s.board.called[token.at]) for token in mission.tokens if token.put in kinds)
    shown = [kind.removesuffix("_asleep") for kind in s.token_kind]
    there = Counter(zip(shown, s.token_zone, strict=True))
    assert {one: there[one] for one in laid} == laid
    for zombies in mission.zombies:
        zone = s.board.called[zombies.at if isinstance(zombies.at, str) else zombies.at[0]]
        assert s.zombies_of(zone, s.edition.kind_number[zombies.kind]) == zombies.count


@pytest.mark.rule("AD-SET-06")
@pytest.mark.parametrize("name", MISSIONS)
def test_one_shuffled_sleepers_token_in_each_marked_zone(name: str):
    s, mission = match_at_first_turn(name), GAME.plans[name].mission
    zones = [s.board.names[s.token_zone[token]] for token in s.tokens(SLEEPERS)]
    assert sorted(zones) == sorted(mission.sleepers)
    numbers = [s.token_card[token] for token in s.tokens(SLEEPERS)]
    assert len(set(numbers)) == len(numbers)
    assert all(s.cards.known[card] == 0 for card in numbers)


@pytest.mark.rule("AD-SET-06")
def test_sleepers_lie_differently_from_match_to_match():
    first, second = match_at_first_turn(seed=3), match_at_first_turn(seed=4)
    faces = [[s.cards.face(s.token_card[token]) for token in s.tokens(SLEEPERS)] for s in (first, second)]
    assert faces[0] != faces[1]


@pytest.mark.rule("AD-SET-07")
def test_all_players_share_the_dice():
    """Two players roll one after the other, and both take their dice in order from the match's generator."""
    zones = {"B1": "kate[machete] alpha", "C1": "scott[machete] alpha"}
    s = GAME.place({"zones": zones, "seats": 2, "dice": [4, 3]})
    play(s, "kate strike machete B1", "kate end_turn", "scott strike machete C1")
    assert GAME.describe(s)["xp"] == {"kate": 2, "scott": 0}
    assert s.script == []


@pytest.mark.rule("AD-SET-08")
def test_the_team_is_chosen_with_the_mission_known():
    s = GAME.new(seats=2, seed=3, mission="jackpot")
    view = s.view(1)
    assert (view.mission, view.survivors) == ("jackpot", [])
    assert {choice.verb for choice in s.choices(0)} == {"choose_survivor"}


@pytest.mark.rule("AD-SPN-02", "AD-SET-06")
def test_the_mission_and_not_the_players_says_which_spawn_zone_comes_first():
    s = GAME.new(seats=2, seed=3, mission="jackpot")
    asked = []
    while s.phase == "setup":
        asked.append(type(s.question()).__name__)
        s.apply(s.choices(s.deciders[0])[0])
    assert "ChooseFirstPlayer" in asked
    assert "ChooseFirstSpawn" not in asked


@pytest.mark.rule("AD-SET-10", "AD-SET-12", "AD-SET-13")
def test_starting_sets_are_out_of_the_deck_before_it_is_shuffled():
    s = GAME.new(seats=2, seed=3, mission="jackpot")
    before = s.cards.faces("equipment")
    while s.phase == "setup":
        s.apply(s.choices(s.deciders[0])[0])
    held = Counter(s.cards.face(card) for card in s.cards.piles["held"])
    assert held.total() == 12
    deck = Counter(s.cards.faces("equipment"))
    printed = Counter(card.face for card in GAME.printed_cards if card.pile == "equipment")
    assert deck + held == printed
    as_before = iter(before)
    assert not all(face in as_before for face in s.cards.faces("equipment")), "not shuffled anew"
    assert (len(s.cards.piles["zombies"]), len(s.cards.piles["zeus_orders"])) == (18, 10)
    other = match_at_first_turn(seed=4)
    for pile in ("equipment", "zombies", "zeus_orders"):
        assert s.cards.faces(pile) != other.cards.faces(pile)
        assert s.cards.audience[pile] == 0


@pytest.mark.rule("AD-SET-14")
def test_abominations_and_truck_belong_to_nobody_and_are_open_to_all():
    s = match_at_first_turn("taco_run")
    for name in ("zeus", "zeus_with_helmet", "zeus_on_horse", "queen", "valentine"):
        assert GAME.figures("zombie", name)["experience"] == 5
    assert "ramming" in s.cards.faces("reserve")
    assert s.cards.audience["reserve"] == s.everyone


@pytest.mark.rule("AD-SET-15", "AD-SET-16", "AD-SET-17", "AD-SET-19", "AD-SET-20")
@pytest.mark.parametrize("name", MISSIONS)
def test_everybody_begins_at_the_start_with_a_blue_skill_and_no_adrenaline(name: str):
    s = match_at_first_turn(name)
    starts = {s.token_zone[token] for token in s.tokens("start")}
    team = [who for who in range(len(s.roster)) if not is_companion(s, who)]
    assert len(team) == max(GAME.plans[name].mission.survivors[0], s.seats)
    assert {s.zone[who] for who in team} <= starts
    assert sum(s.noise) == 1
    assert {zone for zone, noise in enumerate(s.noise) if noise} <= starts
    assert {(s.xp[who], s.level[who]) for who in team} == {(0, 0)}
    for who in team:
        (blue,) = s.edition.identities[s.roster[who]].track[0]
        assert s.has_skill(who, blue)
        later = [skill for level in s.edition.identities[s.roster[who]].track[1:] for skill in level]
        assert not any(s.has_skill(who, skill) for skill in later)


@pytest.mark.rule("AD-SET-18")
def test_three_lives_and_four_for_the_aggressive():
    s = match_at_first_turn()
    lives = {s.roster[who]: life_of(s, who) for who in range(6)}
    assert lives == {name: 4 if is_born(s, who, "aggressive") else 3 for who, name in enumerate(s.roster)}
    assert set(lives.values()) == {3, 4}


@pytest.mark.rule("AD-SET-22", "AD-SET-23", "AD-SET-24", "AD-SET-25")
def test_two_personal_objectives_of_the_six_lie_open():
    pairs = set()
    for seed in range(8):
        s = match_at_first_turn(seed=seed)
        goals = goals_in_play(s)
        assert [colour for colour, _ in goals] == ["yellow", "purple"]
        assert all(goal.survivor in s.roster for _, goal in goals)
        assert s.view(1).shown[GOALS] == [goal.name for _, goal in goals]
        assert len(s.cards.piles[BOX]) == 10
        pairs.add(tuple(goal.name for _, goal in goals))
        assert hooks.is_unfinished(s)
    assert len(pairs) > 1


@pytest.mark.rule("AD-SET-26")
def test_objectives_are_shuffled_with_the_personal_ones_and_lie_red_side_up():
    layouts = set()
    for seed in range(8):
        s = match_at_first_turn("be_my_valentine", seed=seed)
        tokens = [token for token in s.tokens("objective") if s.token_card[token] >= 0]
        faces = [s.cards.face(s.token_card[token]) for token in tokens]
        assert sorted(faces) == ["purple", "red", "red", "yellow"]
        assert all(
            one.face_down and one.colour == "red" for one in s.view(0).tokens if one.kind == "objective"
        )
        layouts.add(tuple(faces))
    assert len(layouts) > 1


@pytest.mark.rule("AD-SET-27")
def test_the_players_choose_who_goes_first():
    s = GAME.new(seats=3, seed=3, mission="jackpot")
    while "go_first" not in {choice.verb for choice in s.choices(s.deciders[0])}:
        s.apply(s.choices(s.deciders[0])[0])
    s.apply(next(choice for choice in s.choices(0) if choice.number("player") == 2))
    assert isinstance(s, ZombicideState)
    assert s.first == 2
    assert s.deciders == [2]


@pytest.mark.rule("AD-SET-28")
def test_one_of_the_five_vault_cards_lies_face_down_in_the_trap_zone():
    seen = set()
    for seed in range(8):
        s = match_at_first_turn("jackpot", seed=seed)
        (card,) = s.cards.piles["trap"]
        assert (s.cards.audience["trap"], s.cards.known[card]) == (0, 0)
        assert len(s.cards.piles["traps"]) == 4
        seen.add(s.cards.face(card))
    assert len(seen) > 1
    assert not match_at_first_turn("first_night").cards.piles["trap"]


@pytest.mark.rule("AD-SET-29")
def test_the_players_choose_the_companions_for_the_marked_spaces():
    s = GAME.new(seats=2, seed=3, mission="left_behind")
    asked = 0
    while s.phase == "setup":
        choices = s.choices(s.deciders[0])
        if choices[0].verb == "place_companion":
            asked += 1
            assert {choice.name("survivor") for choice in choices}.isdisjoint(s.roster[:6])
        s.apply(choices[0])
    assert asked == 2
    spaces = [token.at for token in GAME.plans["left_behind"].mission.tokens if token.put == "companion"]
    assert sorted(s.board.names[s.zone[who]] for who in (6, 7)) == sorted(spaces)


@pytest.mark.rule("AD-SET-31")
@pytest.mark.parametrize("name", MISSIONS)
def test_the_mission_names_the_one_zeus(name: str):
    s, mission = match_at_first_turn(name), GAME.plans[name].mission
    (token,) = s.tokens("zeus_spawn")
    assert s.token_colour[token] == mission.zeus != ""


@pytest.mark.rule("AD-SET-32")
def test_the_time_token_begins_where_the_mission_says():
    assert match_at_first_turn("jackpot").tallies["time"] == 1
    assert "time" not in match_at_first_turn("first_night").tallies


def test_the_vault_and_personal_objectives_know_their_cards():
    s = match_at_first_turn()
    assert len(vault_cards(s)) == 5
    assert {card.survivor for card in goal_cards(s).values()} == set(s.edition.identities)
