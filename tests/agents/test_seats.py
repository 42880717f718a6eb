"""Tests of what an agent is told about its seat: everything needed to play, and nothing hidden from the seat."""

import msgspec
import pytest

import horda
from horda.agents.agent import play
from horda.agents.match import AgentMatch
from horda.agents.measurement import AgentPlan, measure
from horda.agents.records import AgentAnswer
from horda.agents.seat import Seat
from horda.agents.text import TextAgent, number_in, prompt_for
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.locale import Words

GAMES = ("army_of_the_dead", "city_of_horror", "green_horde", "rue_morgue", "zombiland")


def everything(seat):
    """Return all information that a seat gives to an agent, as text."""
    parts = (seat.actions(), seat.refusals(), seat.ways(), seat.events(), seat.view())
    return prompt_for(seat) + msgspec.json.encode(parts).decode()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_two_worlds_that_a_seat_cannot_tell_apart_read_the_same(game, lang):
    rules, rng = horda.game(game), Dice(f"worlds {game}")
    words = Words.of(rules, lang)
    state = rules.new(seats=3, seed=3)
    for number in range(60):
        if state.over:
            break
        choices = state.all_choices()
        if number % 12 == 6:
            seat = choices[0].seat
            truth, guess = (state.determinise(seat, Dice(f"{world}")) for world in range(2))
            assert everything(Seat(truth, seat, words)) == everything(Seat(guess, seat, words))
        state.apply(choices[rng.below(len(choices))])


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_reads_its_prompts_to_the_end_of_a_match(game):
    prompts = []

    def first(prompt):
        prompts.append(prompt)
        return "I considered 3 of them.\n\nMy choice: 0"

    agent = TextAgent(first)
    play(agent, AgentMatch(game, seats=3, playing=range(3), seed=2))
    assert agent.tally.illegal == 0
    assert agent.tally.decisions == len(prompts) > 10
    assert all("# Choices\n0. " in prompt for prompt in prompts)
    assert all(len(prompt) < 60_000 for prompt in prompts)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("7", 7),
        ("1 or 2?\nI take 12.\n\n", 12),
        ("**4**", 4),
        ("choice: 3.5", None),
        ("zone E4", None),
        ("none", None),
        ("", None),
        ("-1", None),
        ("99999999999999999999", None),
    ],
)
def test_the_last_number_of_the_last_line_is_the_choice(text, number):
    assert number_in(text) == number


def test_an_answer_without_a_number_is_illegal_and_the_next_prompt_says_so():
    prompts = []

    def unsure(prompt):
        prompts.append(prompt)
        return "0" if "was not legal" in prompt else "I cannot decide"

    agent, match = TextAgent(unsure), AgentMatch("zombiland", seats=2, playing=[0], seed=1)
    play(agent, match)
    assert agent.tally.illegal == agent.tally.decisions
    assert agent.tally.replaced == 0


def test_a_choice_that_is_refused_cites_its_rule():
    match = AgentMatch("green_horde", seats=1, playing=[0], seed=1, options={"mission": "the_alarm_bell"})
    while not (seat := match.next_seat()).refusals():
        match.decide(seat.choices[0])
    refusal = seat.refusals()[0]
    found = seat.choice_in(AgentAnswer(choice=refusal.choice))
    assert not isinstance(found, Choice)
    assert found.rule == refusal.rule
    assert any(rule.startswith(f"{refusal.rule}:") for rule in seat.rules(refusal.rule))


def test_the_choice_of_another_seat_is_refused():
    match = AgentMatch("zombiland", seats=2, playing=[0], seed=1)
    seat = match.next_seat()
    other = AgentAnswer(choice={**seat.choices[0].as_json(), "seat": 1})
    assert not isinstance(seat.choice_in(other), Choice)
    with pytest.raises(ValueError, match="does not play seat 1"):
        match.seat(1)


def test_odds_are_those_of_the_rules():
    match = AgentMatch("zombiland", seats=3, playing=[0], seed=1)
    while not (fights := [action for action in match.next_seat().actions() if action.chances]):
        match.decide(match.next_seat().choices[0])
    action, seat = fights[0], match.next_seat()
    chances = seat.odds(action.number)
    assert {one.outcome: one.chance for one in chances.outcomes} == action.chances


def test_the_search_for_rules_finds_words_and_ids():
    seat = AgentMatch("zombiland", seats=2, playing=[0], seed=1).next_seat()
    assert any("ZL-FGT" in line for line in seat.rules("fight"))
    assert seat.rules("zl-fgt-02")[0].startswith("ZL-FGT-02: ")
    assert seat.rules("xyzzy") == []


def test_a_heuristic_agent_gains_nothing_over_itself():
    report = measure(AgentPlan("zombiland", "heuristic", matches=6, seats=3))
    assert report.won == report.expected
    assert report.gain.value == 0
    assert report.matches == 6
    assert report.tally.decisions > 100


def test_a_random_agent_loses_to_the_heuristic_player():
    report = measure(AgentPlan("green_horde", "random", 8, 1, options={"mission": "the_alarm_bell"}))
    assert report.won.value == 0
    assert report.gain.value < 0


def test_a_match_needs_a_seat_of_the_agent():
    for playing in ([], [2], [-1]):
        with pytest.raises(ValueError, match="the agent plays some of the seats 0 to 1"):
            AgentMatch("zombiland", seats=2, playing=playing, seed=1)
