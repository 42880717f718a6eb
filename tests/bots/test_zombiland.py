"""Tests that the heuristic player of Survivor Zombiland decides as a person would expect."""

import horda
from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.player import Turn
from horda.engine.state import State
from horda.engine.views.cases import text_of_choice
from horda.engine.views.position import state_from_text
from horda.games.zombiland.rules.showing import SHOWING
from horda.lab.simulate import SimulationPlan, simulate

GAME = horda.game("zombiland")


def decision_at(state: State) -> str:
    """Return the bot's choice in a position, as text."""
    seat = state.deciders[0]
    choice = bot("heuristic", "zombiland").choose(Turn.of(state, seat, Dice(1)))
    return text_of_choice(state, choice)


def play_to_question(text: str, *asked: str) -> State:
    """Let the bot play on from a position until one of these questions is asked; return the state."""
    state = state_from_text(GAME, text)
    for _ in range(60):
        if state.prompt(None).name in asked:
            return state
        seat = state.deciders[0]
        player = bot("heuristic", "zombiland")
        state.apply(player.choose(Turn.of(state, seat, Dice(1))))
    raise AssertionError(f"{asked} was never asked")


def test_it_goes_home_with_all_four_tokens():
    home = "nx2: vera[hospital, armory, automobile, pantry, torch] | order = vera, tomas | dice = 5"
    assert decision_at(play_to_question(home, "ChooseWay")) == "vera move zone_0"


def test_it_walks_towards_the_location_it_lacks():
    near = "w8: vera[hospital, armory, automobile, torch] | order = vera, tomas | dice = 2"
    assert decision_at(play_to_question(near, "ChooseWay")) == "vera move w6"


def test_it_spends_cards_when_the_next_bite_is_death_and_none_when_it_cannot_lose():
    hand = "n2: vera[{health} health, machete, machete] | order = vera, tomas | dice = 1"
    fight = hand + " | next = {{encounter: [{card}]}}"
    mortal = play_to_question(fight.format(health=0, card="lone_walker"), "FightCards")
    assert decision_at(mortal).startswith("vera play machete")
    safe = play_to_question(fight.format(health=3, card="giant"), "FightCards")
    assert decision_at(safe) == "vera roll", "two machetes do not reach a giant"


def test_a_zombie_that_has_prey_and_teeth_stays_and_bites():
    prey = "n2: vera[0 health] tomas[zombie, pile_on, frenzy, grab, gnaw] | turn = tomas"
    assert decision_at(state_from_text(GAME, prey)) == "tomas stay"
    assert decision_at(play_to_question(prey, "ZombiePlay")).startswith("tomas attack")


def test_it_helps_its_team_and_no_rival():
    text = (
        "n2: vera[0 health] | n9: tomas[rooftop_shooter] | off: odile[killed] bruno[killed]"
        " | order = vera, tomas, odile, bruno | dice = 1 | next = {encounter: [night_clerk]}"
    )
    assert decision_at(play_to_question(text, "HelpFight")) == "tomas play rooftop_shooter vera"
    rivals = "n2: vera[0 health] | n9: tomas[rooftop_shooter] | dice = 1 | next = {encounter: [night_clerk]}"
    assert decision_at(play_to_question(rivals, "HelpFight")) == "tomas pass"


def test_it_wins_at_least_twice_its_share_among_random_players():
    report = simulate(
        SimulationPlan("zombiland", ("heuristic", "random", "random", "random"), 80, seed="share")
    )
    assert report.finished == 80
    assert report.results.by_seat[0].wins >= 40


def test_it_shows_a_card_only_when_nothing_else_is_left():
    state = state_from_text(GAME, "n2: vera tomas[zombie, grab, gnaw] | turn = tomas | dice = 2")
    while state.prompt(None).name != "ZombieWay":
        state.apply(next(choice for choice in state.choices(1) if choice.verb == "roll"))
    turn = Turn.of(state, 1, Dice(1))
    shown = [choice for choice in turn.choices if choice.verb in SHOWING]
    assert shown, "the position offers no card to show"
    assert bot("heuristic", "zombiland").choose(turn).verb not in SHOWING
    assert bot("heuristic", "zombiland").choose(turn.among(shown)) == shown[0]
