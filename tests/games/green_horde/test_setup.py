"""Tests of the set-up of a match of Green Horde, its rounds, and teams of more than six survivors."""

import pytest
from tests.games.green_horde.conftest import GAME, logged_events, place

from horda.engine.game import BadOption
from horda.engine.views.cases import offered_lines
from horda.games.green_horde.mechanisms.necromancers.coming import additional_tokens, token_limit
from horda.games.green_horde.mechanisms.necromancers.fleeing import escape
from horda.games.green_horde.rules.preparation import AddSpawnTokens, cards_of
from horda.games.zombicide.rules.turns.rounds import BeginRound
from horda.games.zombicide.rules.zombies.spawning import ChooseFirstSpawn, SpawnStep, in_order, spawn_order
from horda.games.zombicide.state import ZombicideState


def start_match(*, seats: int = 1, seed: int = 1, **options: object) -> ZombicideState:
    """Start a new match of the rulebook's first adventure."""
    s = GAME.new(seats=seats, seed=seed, **{"mission": "the_evil_shrine", **options})
    assert isinstance(s, ZombicideState)
    return s


def set_up(s: ZombicideState) -> ZombicideState:
    """Answer the questions of set-up with their first choice."""
    while s.round == 0:
        s.apply(s.all_choices()[0])
    return s


@pytest.mark.rule("GH-SET-01", "GH-SET-02", "GH-SET-03", "GH-SET-15", "GH-SET-16")
@pytest.mark.parametrize("seats", range(1, 7))
def test_six_survivors_are_shared_among_the_players_and_begin_together(seats):
    s = start_match(seats=seats)
    assert len(s.roster) == 6
    assert set(s.seat_of) == set(range(seats))
    assert {s.board.names[zone] for zone in s.zone} == {"C1"}
    assert s.xp == s.level == s.wounds == [0] * 6


@pytest.mark.rule("GH-SET-01")
def test_six_survivors_unless_the_players_want_more_or_fewer():
    number = next(option for option in GAME.options() if option.name == "survivors")
    usual = {name: GAME.options_with_defaults({"mission": name})["survivors"] for name in GAME.plans}
    assert {name for name, count in usual.items() if count != 6} == {"the_alarm_bell"}
    assert list(number.values) == list(range(1, 13))
    assert GAME.seats_for({}) == (1, 6)


@pytest.mark.rule("GH-SET-01", "GH-ULT-01", "GH-CAB-02", "GH-MOR-06")
def test_what_the_players_may_settle_beforehand():
    options = {option.name: (tuple(option.values), option.default) for option in GAME.options()}
    assert options["ultrared"] == ((False, True), False)
    assert options["spawn_tokens"] == (("rulebook", 0, 1, 2, 3), "rulebook")
    assert options["cabal"][1] == "none"


@pytest.mark.rule("GH-SET-03")
def test_the_first_player_speaks_for_the_team():
    s = place(zones={"B1": "rolf", "C1": "asim", "A1": "seli"}, seats=3, first=1, phase="players")
    assert s.speaker == 1
    s.first = 2
    assert s.speaker == 2


@pytest.mark.rule("GH-SET-17", "GH-EXP-04")
def test_the_blue_skill_is_there_from_the_start():
    s = start_match()
    assert s.has_skill(s.roster.index("asim"), "taunt")
    assert not s.has_skill(s.roster.index("asim"), "plus_1_action")


@pytest.mark.rule("GH-SET-04")
def test_the_map_is_laid_with_its_doors_and_tokens():
    s = start_match()
    assert s.board.tile_names == ["20V", "16R", "18R", "17R"]
    assert len(s.tokens("objective")) == 3
    assert s.is_shut(s.board.gate_called["E2-F2"])


@pytest.mark.rule("GH-SET-13")
def test_the_zombie_cards_are_shuffled_and_lie_face_down():
    one, other = start_match(seed=1), start_match(seed=2)
    assert sorted(one.cards.faces("zombies")) == sorted(other.cards.faces("zombies"))
    assert one.cards.faces("zombies") != other.cards.faces("zombies")
    assert set(one.cards.visible_faces("zombies", one.bit(0))) == {"?"}


@pytest.mark.rule("GH-SET-18")
def test_the_players_agree_on_who_goes_first():
    s = start_match(seats=3)
    assert offered_lines(s) == ["0 go_first 0", "0 go_first 1", "0 go_first 2"]
    s.apply(s.all_choices()[2])
    assert s.first == 2
    assert s.deciders == [2]


@pytest.mark.rule("GH-SPN-04")
def test_the_players_choose_the_first_spawn_zone_for_the_whole_game():
    s = start_match()
    while not isinstance(s.question(), ChooseFirstSpawn):
        s.apply(s.all_choices()[0])
    assert offered_lines(s) == ["0 begin_spawn B1", "0 begin_spawn B6", "0 begin_spawn F5"]
    s.apply(next(choice for choice in s.all_choices() if choice.name("zone") == "B6"))
    order = [s.board.names[s.token_zone[token]] for token in spawn_order(s)]
    assert order == ["B6", "B1"]


@pytest.mark.rule("GH-SPN-04")
def test_when_the_first_spawn_zone_is_gone_the_next_one_clockwise_takes_over():
    s = place(zones={"A1": "spawn", "C1": "spawn", "C3": "spawn asim"}, first_spawn="C1", phase="players")
    tokens = s.tokens("spawn")
    assert [s.board.names[s.token_zone[token]] for token in in_order(s, tokens)] == ["C1", "C3", "A1"]
    rest = [token for token in tokens if s.board.names[s.token_zone[token]] != "C1"]
    assert [s.board.names[s.token_zone[token]] for token in in_order(s, rest)] == ["C3", "A1"]


@pytest.mark.rule("GH-RND-01", "GH-RND-02", "GH-RND-03", "GH-RND-04", "GH-RND-08", "GH-ZAT-01")
def test_a_round_is_players_zombies_end_and_the_token_passes_left():
    s = set_up(start_match(seats=3, seed=4))
    first = s.first
    while s.round == 1:
        s.apply(next(choice for choice in s.all_choices() if choice.verb in ("end_turn", "activate", "wait")))
    turns = [int(line.split()[1]) for line in logged_events(s, "TurnBegan")]
    assert turns[:6] == [first] * 2 + [(first + 1) % 3] * 2 + [(first + 2) % 3] * 2
    phases = logged_events(s, "PhaseBegan", "RoundBegan")
    assert [line.split()[1] for line in phases[1:4]] == ["players", "zombies", "end"]
    assert phases[4] == f"RoundBegan 2 {(first + 1) % 3}"


@pytest.mark.rule("GH-RND-05")
def test_a_blue_survivor_has_three_actions():
    s = place(zones={"A1": "asim"}, phase="round")
    assert s.actions[0] == 3


@pytest.mark.rule("GH-RND-07")
def test_noise_tokens_leave_the_board_in_the_end_phase():
    s = place(zones={"A1": "asim noise*3"}, phase="end")
    assert sum(s.noise) == 0
    assert s.round == 1


@pytest.mark.rule("GH-RND-10")
def test_the_team_loses_when_nobody_is_left_alive():
    s = place(zones={"A1": "asim walker*2"})
    assert s.over
    assert s.result is not None
    assert (s.result.why, s.result.winners) == ("all_lost", ())


@pytest.mark.rule("GH-RND-09")
def test_the_team_wins_together_at_the_moment_the_last_objective_is_met():
    s = place(
        win={"taken": "objective"},
        tokens=[{"put": "objective", "colour": "red", "at": "A1"}],
        zones={"A1": "asim rolf"},
        seats=2,
        phase="players",
    )
    s.apply(next(choice for choice in s.all_choices() if choice.verb == "take_objective"))
    assert s.result is not None
    assert s.result.winners == (0, 1)


@pytest.mark.rule("GH-RND-11")
def test_a_quest_may_set_further_conditions_for_defeat():
    s = place(lose={"one_dead": {"survivors_lost": 1}}, zones={"A1": "asim walker*2", "C3": "rolf"})
    assert s.result is not None
    assert s.result.why == "one_dead"


# --- more than six survivors -------------------------------------------------------------------------


@pytest.mark.rule("GH-MOR-03", "GH-MOR-05")
@pytest.mark.parametrize(
    ("count", "more", "limit"),
    [(1, 0, 6), (6, 0, 6), (7, 1, 7), (8, 1, 7), (9, 2, 8), (10, 2, 8), (11, 3, 9), (12, 3, 9)],
)
def test_spawn_tokens_and_their_limit_by_the_number_of_survivors(count, more, limit):
    """GH-EX-46."""
    s = place(zones={"A1": "asim"}, phase="players")
    for number in range(1, count):
        s.add_survivor(f"friend{number}", seat=0, zone=0)
    assert (additional_tokens(s), token_limit(s)) == (more, limit)


@pytest.mark.rule("GH-MOR-03", "GH-MOR-04")
def test_additional_tokens_are_stacked_where_the_players_choose():
    s = place(
        zones={"A3": "asim", "C1": "spawn", "C3": "spawn_asleep[blue]"},
        decks={"zombies": ["z170", "z173", "z174"]},
        phase="players",
    )
    s.stack.clear()
    s.push(AddSpawnTokens(2), SpawnStep(), BeginRound())
    s.advance()
    assert offered_lines(s) == ["0 add_spawn C1", "0 add_spawn C3"]
    s.apply(s.all_choices()[0])
    s.apply(s.all_choices()[0])
    assert len(s.tokens("spawn", s.board.called["C1"])) == 3
    assert len(logged_events(s, "ZombieCardDrawn")) == 3


@pytest.mark.rule("GH-MOR-05", "GH-NEC-14")
def test_with_more_survivors_it_takes_more_tokens_to_lose():
    zones = {"A3": "asim", "C3": "necromancer[from=C1] spawn_asleep[blue]*4 spawn", "C1": "spawn"}
    for friends, lost in ((5, True), (6, False)):
        s = place(zones=zones, phase="players")
        for number in range(friends):
            s.add_survivor(f"friend{number}", seat=0, zone=0)
        escape(s, 0)
        assert s.over == lost


@pytest.mark.rule("GH-MOR-06")
@pytest.mark.parametrize(("chosen", "more"), [("rulebook", 1), (0, 0), (3, 3)])
def test_the_players_may_make_it_easier_or_harder(chosen, more):
    s = place(zones={"A1": "asim"}, options={"spawn_tokens": chosen}, phase="players")
    for number in range(6):
        s.add_survivor(f"friend{number}", seat=0, zone=0)
    assert (additional_tokens(s), token_limit(s)) == (more, 6 + more)


# --- cabals ------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-CAB-02")
@pytest.mark.parametrize(("mix", "counts"), [("mixed", (3, 2, 1)), ("equal", (2, 2, 2))])
def test_a_cabal_puts_six_necromancer_cards_of_the_players_choice_into_the_deck(mix, counts):
    """GH-EX-27: three Orc Necromancer cards, two of Ostokar and one of To-Me Ku-Pa, or any other mix."""
    s = set_up(start_match(cabal=mix))
    found = tuple(
        len(cards_of(s, "zombies", name)) + len(cards_of(s, "zombies_discard", name))
        for name in ("necromancer", "ostokar", "to_me_ku_pa")
    )
    assert found == counts
    assert len(s.cards.piles["zombies"]) + len(s.cards.piles["zombies_discard"]) == 54
    assert set(s.cards.visible_faces("zombies", s.bit(0))) == {"?"}


@pytest.mark.rule("GH-CAB-04")
def test_each_necromancer_has_a_token_of_its_own_colour():
    s = place(
        zones={"A3": "rolf", "C1": "spawn", "C3": "spawn"},
        supply={"necromancer": 2},
        decks={"zombies": ["z207", "z167", "z208", "z168"]},
    )
    colours = sorted(s.token_colour[token] for token in s.tokens("spawn") if s.token_colour[token])
    assert colours == ["necromancer_dark_brown", "necromancer_green"]


def pick(s: ZombicideState, *names: str) -> None:
    """Let the players pick these survivors, or say `enough`, in turn."""
    for name in names:
        wanted = [one for one in s.all_choices() if name in (one.verb, *[value for _, value in one.args])]
        assert wanted, f"{name} is not offered"
        s.apply(wanted[0])


@pytest.mark.rule("GH-SET-01", "GH-SET-02", "GH-SET-15", "GH-SET-17")
def test_the_players_may_pick_whom_they_lead_and_how_many():
    s = start_match(seats=2, team="picked")
    assert s.roster == []
    pick(s, "ferran", "megan", "enough", "brida", "asim", "rolf", "seli")
    assert s.roster == ["ferran", "megan", "brida", "asim", "rolf", "seli"]
    assert s.seat_of == [0, 1, 1, 1, 1, 1]
    assert s.has_skill(s.roster.index("ferran"), "steady_hand")
    assert {s.board.names[zone] for zone in s.zone} == {"C1"}
    assert set_up(s).round == 1


@pytest.mark.rule("GH-SET-02")
def test_nobody_is_left_without_a_survivor_and_nobody_leads_more_than_six():
    s = start_match(seats=3, team="picked", survivors=3)
    pick(s, "ferran")
    assert {one.verb for one in s.all_choices()} == {"choose_survivor"}
    s = start_match(seats=2, team="picked", survivors=7)
    pick(s, "ferran", "megan", "enough", "brida", "asim", "rolf", "seli")
    assert s.all_choices()[0].verb == "choose_survivor"
    pick(s, "berin")
    assert s.seat_of.count(1) == 6


@pytest.mark.rule("GH-SET-02")
@pytest.mark.parametrize("team", ["usual", "picked"])
def test_seven_survivors_are_too_many_for_one_player(team: str):
    assert GAME.seats_for({"survivors": 6}) == (1, 6)
    assert GAME.seats_for({"survivors": 7}) == (2, 6)
    assert GAME.seats_for({"survivors": 12}) == (2, 6)
    assert GAME.seats_for({"survivors": 2}) == (1, 2)
    with pytest.raises(BadOption, match="2 to 6 players"):
        start_match(seats=1, team=team, survivors=7)
    assert start_match(seats=2, survivors=12).seat_of == [0] * 6 + [1] * 6


@pytest.mark.rule("GH-SET-02", "GH-MOR-02", "GH-MOR-03")
def test_a_big_team_that_was_picked_has_its_cards_and_spawn_tokens():
    s = start_match(seats=1, survivors=6, team="picked")
    while len(s.roster) < 6:
        s.apply(s.all_choices()[0])
    assert len(s.cards.piles["starting"]) == 6
    s = start_match(seats=2, survivors=8, team="picked")
    while len(s.roster) < 8:
        s.apply(s.all_choices()[0])
    assert len(s.cards.piles["starting"]) == 8
    assert additional_tokens(s) == 1
