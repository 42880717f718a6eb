"""Tests of Rue Morgue: set-up of missions, teams, survivors, starting equipment and decks; rounds and endings."""

from collections import Counter
from importlib.resources import files

import pytest
from tests.games.rue_morgue.conftest import GAME

from horda.engine.chance import Dice, initial_state
from horda.engine.choices import Choice, IllegalChoice
from horda.engine.game import BadOption
from horda.engine.state import State
from horda.games.rue_morgue.game import RueMorgue
from horda.games.zombicide.missions.reading.plan import plan_of
from horda.games.zombicide.rules.combat.targets import is_rival
from horda.games.zombicide.rules.turns.starting_equipment import GiveCard
from horda.games.zombicide.state import LOST, ZombicideState

RIVALS = next(name for name, plan in GAME.plans.items() if plan.mission.competitive)
FRIENDS = "learning_to_fly"
STARTING = ("bow", "crowbar", "fire_axe")
FOLDER = files("horda.games.rue_morgue").joinpath("content", "missions")


def new(seats: int = 1, seed: int = 1, **options: int | str) -> ZombicideState:
    s = GAME.new(seats=seats, seed=seed, **{"mission": FRIENDS, **options})
    assert isinstance(s, ZombicideState)
    return s


def question_name(s: ZombicideState) -> str:
    return type(s.question()).__name__


def pick(s: ZombicideState, *names: str) -> None:
    """Pick these survivors in turn."""
    for name in names:
        s.apply(Choice.of(s.deciders[0], "choose_survivor", survivor=name))


def set_up(s: State, seed: int = 0) -> ZombicideState:
    """Answer the questions of set-up at random."""
    assert isinstance(s, ZombicideState)
    rng = Dice(seed)
    while not s.over and s.round == 0:
        offered = s.all_choices()
        s.apply(offered[rng.below(len(offered))])
    return s


def faces(s: ZombicideState, who: int) -> list[str]:
    return [s.cards.face(card) for card in s.cards_of(who)]


# --- missions, teams, survivors ----------------------------------------------------------------------


@pytest.mark.rule("RM-SET-01")
def test_the_mission_with_its_tiles_and_tokens_comes_before_the_players_choose():
    s = new(mission="smells_like_team_spirit")
    assert s.board.tile_names == ["9R", "6R", "5R", "2R"]
    assert len(s.board.gates) == 4
    assert Counter(s.token_kind)["objective"] == 2
    assert question_name(s) == "ChooseSurvivor"


@pytest.mark.rule("RM-SET-01")
@pytest.mark.parametrize("cards", [0, 2])
def test_rivals_choose_in_this_order(cards: int):
    s = new(seats=2, mission="last_supplies", teams=2, survivors=8, team_actions=cards)
    order = []
    while s.round == 0:
        order.append(question_name(s))
        s.apply(s.all_choices()[0])
    counts = Counter(order)
    assert counts["ChooseSurvivor"] == 8
    assert counts["ChooseTeamCard"] == 2 * cards
    assert (
        counts["ShareVests"] == Counter(card.face for card in GAME.printed_cards)["bulletproof_vest"] // 2 * 2
    )
    several = ["ChooseSurvivor", "ShareOut", "ShareVests", *["ChooseTeamCard"] * (cards > 0)]
    assert [name for name in dict.fromkeys(order) if name in several] == several


@pytest.mark.rule("RM-SET-02", "RM-SET-06")
@pytest.mark.parametrize("teams", [1, 2, 3, 4])
def test_one_to_four_teams_with_equally_many_survivors(teams: int):
    s = set_up(new(seats=max(2, teams), teams=teams, survivors=12))
    assert Counter(s.team_of) == dict.fromkeys(range(teams), 12 // teams)
    for seat in range(s.seats):
        led = {s.team_of[who] for who in range(12) if s.seat_of[who] == seat}
        assert len(led) == 1, "every player is in one team and only one"


@pytest.mark.rule("RM-SET-06")
def test_teams_that_cannot_be_equal_are_refused():
    with pytest.raises(BadOption, match="7 survivors do not make 2 equal teams"):
        new(seats=2, teams=2, survivors=7)


@pytest.mark.rule("RM-SET-03", "RM-GEN-02")
def test_each_player_picks_the_survivors_they_lead():
    s = new(seats=2)
    pick(s, "terry", "joe", "bear", "louise")
    assert [s.roster[who] for who in range(4) if s.seat_of[who] == 0] == ["terry", "bear"]
    assert [s.roster[who] for who in range(4) if s.seat_of[who] == 1] == ["joe", "louise"]
    with pytest.raises(IllegalChoice):
        pick(s, "joe")


@pytest.mark.rule("RM-GEN-02", "RM-SET-03")
@pytest.mark.parametrize(("seats", "survivors"), [(1, 6), (2, 7), (5, 12), (12, 12)])
def test_a_player_leads_one_to_six_survivors(seats: int, survivors: int):
    s = set_up(new(seats=seats, survivors=survivors))
    led = Counter(s.seat_of)
    assert sorted(led) == list(range(seats))
    assert max(led.values()) <= 6


@pytest.mark.rule("RM-GEN-02")
def test_nobody_leads_seven():
    with pytest.raises(BadOption, match="2 to 7 players"):
        new(seats=1, survivors=7)


@pytest.mark.rule("RM-SET-04", "RM-SET-05")
def test_players_of_one_team_sit_between_those_of_the_other():
    s = set_up(new(seats=4, teams=2, survivors=8))
    team_of_seat = {s.seat_of[who]: s.team_of[who] for who in range(8)}
    assert team_of_seat == {0: 0, 1: 1, 2: 0, 3: 1}


@pytest.mark.rule("RM-SET-07", "RM-SET-08")
def test_six_to_twelve_survivors_and_six_in_one_team_if_nobody_says():
    s = set_up(new())
    assert len(s.roster) == 6
    assert set(s.team_of) == {0}
    for wrong in (5, 13):
        with pytest.raises(BadOption):
            new(seats=3, survivors=wrong)
    assert len(set_up(new(seats=2, survivors=12)).roster) == 12


def small_box() -> RueMorgue:
    """Return a box whose first mission is made for three to five survivors."""
    game = RueMorgue()
    text = FOLDER.joinpath("night_shift.yaml").read_text(encoding="utf-8")
    small = text.replace("id: night_shift", "id: small") + "survivors: [3, 5]\n"
    game.plans = {"small": plan_of(small, game.words, name="small.yaml"), **game.plans}
    return game


@pytest.mark.rule("RM-GEN-05", "RM-SET-07")
def test_a_mission_may_be_made_for_fewer_and_has_one_for_every_player():
    game = small_box()
    for seats, survivors in ((1, 3), (3, 3), (4, 4)):
        assert len(set_up(game.new(seats=seats)).roster) == survivors
    assert len(set_up(game.new(seats=1, survivors=5)).roster) == 5
    assert game.options_with_defaults({"mission": "learning_to_fly"})["survivors"] == 6
    assert game.options_with_defaults({"mission": "small", "survivors": 5}, 1)["survivors"] == 5
    assert [game.seats_for({"mission": "small", **more})[1] for more in ({}, {"survivors": 4})] == [6, 4]


@pytest.mark.rule("RM-SET-07")
def test_as_many_as_a_mission_is_not_made_for_are_refused():
    game = small_box()
    with pytest.raises(BadOption, match="`small` is for 3 to 5 survivors, not for 6"):
        game.new(seats=1, mission="small", survivors=6)
    with pytest.raises(BadOption, match="`tent_city` is for 6 to 12 survivors, not for 3"):
        game.new(seats=1, mission="tent_city", survivors=3)


# --- starting equipment ------------------------------------------------------------------------------


@pytest.mark.rule("RM-SET-09", "RM-SET-10", "RM-SET-20")
def test_some_cards_are_kept_apart_from_the_deck():
    s = new()
    deck = set(s.cards.faces("equipment"))
    kept = {"bulletproof_vest", "la_guillotine", "molotov", "nailbat", "wounded"}
    assert not deck & (kept | set(STARTING))
    assert Counter(s.cards.faces("starting")) == dict.fromkeys(STARTING, 4)
    assert Counter(s.cards.faces("vault")) == {"la_guillotine": 1, "nailbat": 1}
    assert {"bulletproof_vest", "molotov", "wounded"} <= set(s.cards.faces("reserve"))


@pytest.mark.rule("RM-SET-20")
def test_a_mission_brings_in_either_of_them_by_lot_or_by_name_wherever_one_stands():
    drawn = set()
    for seed in range(20):
        s = set_up(new())
        s.chance, s.zone[0] = initial_state(seed), 0
        GiveCard(0, "", "vault").run(s)
        drawn.add(tuple(s.cards.faces("vault")))
    assert drawn == {("la_guillotine",), ("nailbat",)}
    s = set_up(new())
    GiveCard(0, "nailbat", "vault").run(s)
    assert s.cards.faces("vault") == ["la_guillotine"]
    s.zone[0] = LOST
    GiveCard(0, "la_guillotine", "vault").run(s)
    assert s.cards.faces("vault") == ["la_guillotine"]


@pytest.mark.rule("RM-SET-11")
def test_a_team_settles_who_takes_its_bow_crowbar_and_fire_axe():
    s = new()
    pick(s, "terry", "joe", "bear", "louise", "dan", "jane")
    for card, name in zip(STARTING, ("joe", "bear", "dan"), strict=True):
        refused = [one.choice for one in s.refusals(0)]
        assert refused == [
            Choice.of(0, "give_card", card=card, survivor=one)
            for one in ("joe", "bear", "dan")[: STARTING.index(card)]
        ]
        s.apply(Choice.of(0, "give_card", card=card, survivor=name))
    assert [faces(s, s.roster.index(name)) for name in ("joe", "bear", "dan")] == [[one] for one in STARTING]


@pytest.mark.rule("RM-SET-11")
def test_in_a_team_of_two_somebody_has_a_second_card_and_never_all_three():
    s = set_up(new(seats=3, teams=3))
    for team in range(3):
        held = [
            len([one for one in faces(s, who) if one in STARTING])
            for who in range(6)
            if s.team_of[who] == team
        ]
        assert sorted(held) == [1, 2]


@pytest.mark.rule("RM-SET-12")
def test_the_rest_is_dealt_at_random_until_nobody_is_unarmed():
    dealt = set()
    for seed in range(8):
        s = set_up(new(seats=2, survivors=12, seed=seed), seed)
        assert all(any(one in STARTING for one in faces(s, who)) for who in range(12))
        dealt.add(tuple(tuple(faces(s, who)) for who in range(12)))
    assert len(dealt) == 8


@pytest.mark.rule("RM-SET-13")
def test_the_weapon_of_a_first_skill_comes_on_top(monkeypatch: pytest.MonkeyPatch):
    name = next(skill.name for skill in GAME.edition.skills if skill.name.startswith("starts_with_a_"))
    monkeypatch.setattr(GAME.edition.identities["joe"], "track", [[name], [], [], []])
    s = new()
    pick(s, "terry", "joe", "bear", "louise", "dan", "jane")
    for card, who in zip(STARTING, ("terry", "bear", "dan"), strict=True):
        s.apply(Choice.of(0, "give_card", card=card, survivor=who))
    set_up(s)
    held = faces(s, s.roster.index("joe"))
    assert len(held) == 2
    assert held[0] in STARTING, "the weapon of the skill does not count when the rest is dealt"


@pytest.mark.rule("RM-SET-14", "RM-SET-15")
def test_what_nobody_got_is_shuffled_into_the_equipment_deck():
    s = set_up(new())
    deck = s.cards.faces("equipment")
    held = [one for who in range(6) for one in faces(s, who)]
    assert Counter(one for one in (*deck, *held) if one in STARTING) == dict.fromkeys(STARTING, 4)
    assert len([one for one in deck if one in STARTING]) == 6
    assert not s.cards.piles["starting"]
    other = set_up(new(seed=2))
    assert deck != other.cards.faces("equipment")
    assert s.cards.faces("zombies") != other.cards.faces("zombies")
    assert s.cards.visible_faces("equipment", s.bit(0)) == ["?"] * len(deck)
    assert s.cards.visible_faces("zombies", s.bit(0)) == ["?"] * len(s.cards.piles["zombies"])


@pytest.mark.rule("RM-SET-16", "RM-SET-17")
def test_everybody_begins_at_the_start_without_experience_and_with_the_blue_skills():
    s = set_up(new())
    start = s.token_zone[s.tokens("start")[0]]
    assert s.zone == [start] * 6
    assert s.xp == [0] * 6
    for who, name in enumerate(s.roster):
        printed = GAME.edition.identities[name].track[0]
        held = [skill.name for skill in GAME.edition.skills if s.has_skill(who, skill.name)]
        assert held == sorted(printed)


@pytest.mark.rule("RM-SET-18")
def test_the_players_agree_on_a_first_player():
    s = new(seats=3)
    while question_name(s) != "ChooseFirstPlayer":
        s.apply(s.all_choices()[0])
    assert [one.number("player") for one in s.all_choices()] == [0, 1, 2]
    s.apply(s.all_choices()[2])
    assert s.first == 2
    assert s.deciders == [2]


# --- team action cards -------------------------------------------------------------------------------


@pytest.mark.rule("RM-TEA-02", "RM-TEA-14", "RM-TEA-17", "RM-TEA-18")
def test_each_team_takes_as_many_team_action_cards_as_the_others_even_two_alike():
    s = new(seats=2, teams=2, team_actions=2)
    while question_name(s) != "ChooseTeamCard":
        s.apply(s.all_choices()[0])
    taken = []
    while question_name(s) == "ChooseTeamCard":
        assert [one.name("team_card") for one in s.all_choices()] == ["charge", "fire", "move"]
        taken.append(s.deciders[0])
        s.apply(s.all_choices()[0])
    assert taken == [0, 1, 0, 1]
    assert s.view(None).parts["team_actions"]["cards"] == ((0, "charge", 2, 0), (1, "charge", 2, 0))


@pytest.mark.rule("RM-TEA-01", "RM-TEA-02")
def test_without_the_option_nobody_takes_team_action_cards():
    s = set_up(new())
    assert "team_actions" not in s.view(None).parts


@pytest.mark.rule("RM-TEA-03")
def test_a_team_has_its_cards_for_the_whole_game_and_the_others_stay_in_the_box():
    s = set_up(new(team_actions=1))
    ((team, card, copies, _),) = s.view(None).parts["team_actions"]["cards"]
    assert (team, copies) == (0, 1)
    while not s.over and s.round < 3:
        s.apply(s.all_choices()[-1])
        assert [row[:3] for row in s.view(None).parts["team_actions"]["cards"]] == [(team, card, copies)]


# --- competitive mode --------------------------------------------------------------------------------


@pytest.mark.rule("RM-CPV-01", "RM-CPV-05")
def test_only_competitive_missions_make_rivals_of_teams():
    friends = set_up(new(seats=2, teams=2))
    assert not any(is_rival(friends, 0, who) for who in range(6))
    rivals = set_up(new(seats=2, mission=RIVALS))
    assert any(is_rival(rivals, 0, who) for who in range(6))
    with pytest.raises(BadOption, match="2 to 6 players"):
        new(seats=1, mission=RIVALS)
    with pytest.raises(BadOption, match="rival"):
        new(seats=2, mission=RIVALS, teams=1)


@pytest.mark.rule("RM-VES-01", "RM-VES-02", "RM-VES-08")
@pytest.mark.parametrize(("teams", "survivors", "each"), [(2, 6, 3), (3, 6, 2), (4, 8, 1)])
def test_teams_get_equally_many_vests_on_top_of_their_equipment(teams: int, survivors: int, each: int):
    s = set_up(new(seats=teams, mission=RIVALS, teams=teams, survivors=survivors))
    vests = Counter(
        s.team_of[who] for who in range(survivors) for one in faces(s, who) if one == "bulletproof_vest"
    )
    assert vests == dict.fromkeys(range(teams), each)
    assert s.cards.faces("reserve").count("bulletproof_vest") == 6 - teams * each
    assert all(any(one in STARTING for one in faces(s, who)) for who in range(survivors))


@pytest.mark.rule("RM-VES-01")
def test_the_team_itself_shares_out_its_vests():
    s = new(seats=2, mission=RIVALS)
    while question_name(s) != "ShareVests":
        s.apply(s.all_choices()[0])
    assert s.deciders == [0]
    mine = [s.roster[who] for who in range(6) if s.team_of[who] == 0]
    assert [one.name("survivor") for one in s.all_choices()] == mine
    for _ in range(3):
        s.apply(s.all_choices()[0])
    assert faces(s, s.roster.index(mine[0])).count("bulletproof_vest") == 3


@pytest.mark.rule("RM-CPV-11", "RM-GEN-03")
def test_competitive_mode_is_never_what_a_match_begins_with():
    first = GAME.options()[0].default
    assert not GAME.plans[str(first)].mission.competitive


@pytest.mark.rule("RM-MIS-03")
def test_places_are_kept_for_the_pilot_and_the_roper_that_a_mission_needs():
    s = new(mission="smells_like_team_spirit")
    pick(s, "bear", "cathy", "jane", "joe")
    pilots, ropers = {"parker", "terry", "travis"}, {"dan", "james", "louise"}
    assert {one.name("survivor") for one in s.all_choices()} == pilots | ropers
    assert {one.choice.name("survivor") for one in s.refusals(0)} == {"laurie", "maddie"}
    pick(s, "terry")
    assert {one.name("survivor") for one in s.all_choices()} == ropers


@pytest.mark.rule("RM-SET-03", "RM-SET-04")
def test_a_player_may_leave_survivors_to_teammates():
    s = new(seats=2, survivors=6)
    pick(s, "terry", "joe")
    s.apply(Choice(0, "enough"))
    pick(s, "bear", "louise", "dan", "jane")
    assert s.seat_of == [0, 1, 1, 1, 1, 1]
    assert question_name(s) != "ChooseSurvivor"


@pytest.mark.rule("RM-SET-03", "RM-SET-06")
@pytest.mark.parametrize("options", [{"seats": 2, "teams": 2, "survivors": 6}, {"seats": 2, "survivors": 12}])
def test_nobody_leaves_survivors_to_rivals_nor_more_than_six_to_a_teammate(options: dict[str, int]):
    s = new(**options)
    while question_name(s) == "ChooseSurvivor":
        assert "enough" not in [one.verb for one in s.all_choices()]
        s.apply(s.all_choices()[0])
