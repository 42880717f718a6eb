"""Tests of advice, which rates each choice by what a seat knows, with the same result in any process."""

import msgspec
import pytest

from horda.cli.terminal.advice import format_advice
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Budget, Turn
from horda.engine.state import State
from horda.engine.views.imagined import encode_imagined, read
from horda.games import game
from horda.locale import LANGUAGES, Words
from horda.think import advice as advising
from horda.think.advice import MAX_OPTIONS, Sample, Trial, advice, options_of, rank_choices, try_options
from horda.think.confidence import Z_90, Range, range_around, range_of
from horda.think.facts import REPORTED_EVENTS, Fact, FactShare, summarize_facts
from horda.think.search import guide_of

LITTLE = Budget(playouts=8)
SEATS = {"green_horde": 2, "city_of_horror": 3, "zombiland": 3, "rue_morgue": 1, "army_of_the_dead": 1}


def position_to_decide(name: str, moves: int) -> State:
    """Return a match of careful bots at a question with several answers."""
    state = game(name).new(seats=SEATS[name], seed=f"advice {name}")
    dice = Dice("advice")
    while len(state.moves) < moves or len(state.all_choices()) < 3 or not state.round:
        seat = state.all_choices()[0].seat
        state.apply(guide_of(name).choose(Turn.of(state, seat, dice)))
    return state


def turn_of(state: State, budget: Budget = LITTLE) -> Turn:
    return Turn.of(state, state.all_choices()[0].seat, Dice("turn"), budget)


class PublicStandingJudge:
    """A judge of positions by public figures only, so that tests need no trained weights."""

    def chance(self, state: State, seat: int) -> float:
        figures = [figure for part in state.game.match_statistics(state).values() for figure in part]
        return 1.0 / (2.0 + sum(figures))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "value_for", lambda _: PublicStandingJudge())
    monkeypatch.setattr(advising, "MAX_OPTIONS", 2)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", SEATS)
def test_advice_is_the_same_in_eight_worlds_that_look_the_same(name: str):
    """The seat cannot tell these worlds apart, so hidden cards must not influence advice."""
    state = position_to_decide(name, 14)
    seat = state.all_choices()[0].seat
    found = [
        advice(Turn.of(state.determinise(seat, Dice(f"world {at}")), seat, Dice("turn"), LITTLE), "same")
        for at in range(8)
    ]
    assert found[0] is not None
    assert all(one == found[0] for one in found)


@pytest.mark.usefixtures("quick")
def test_one_process_or_two_give_the_same_advice():
    state = position_to_decide("zombiland", 20)
    turn = turn_of(state)
    whole = rank_choices(turn, [try_options(turn, "seed", range(6))], cut_short=False)
    seat = turn.seat
    other = read(state.game, encode_imagined(state, seat, Dice("elsewhere")))
    there = Turn.of(other, seat, Dice("other"), LITTLE)
    packed = msgspec.json.encode(try_options(there, "seed", range(3, 6)))
    parts = [msgspec.json.decode(packed, type=Trial), try_options(turn, "seed", range(3))]
    assert rank_choices(turn, parts, cut_short=False) == whole


def test_a_plan_names_no_card_that_was_drawn_in_an_imagined_world():
    steps = [
        Choice(0, "search"),
        Choice(0, "put", (("card", "axe"), ("slot", "hand_1"))),
        Choice(0, "put", (("card", "bow"), ("slot", "hand_2"))),
        Choice(0, "end_turn"),
    ]
    assert [step.verb for step in advising.visible_steps(steps, frozenset(("axe",)))] == ["search", "put"]
    assert advising.visible_steps(steps[:1], frozenset()) == tuple(steps[:1])
    both = Choice(0, "strike", (("weapon", "axe+bow"), ("zone", "A1")))
    assert advising.visible_steps([both], frozenset(("axe",))) == ()


def test_names_in_view_are_those_of_the_table_and_of_the_choices():
    turn = turn_of(position_to_decide("green_horde", 14))
    seen = advising.names_in_view(turn)
    assert {one.verb for one in turn.choices} <= seen
    assert "asim" in seen


def test_options_are_the_guides_own_the_best_of_each_verb_and_what_was_done():
    state = position_to_decide("green_horde", 30)
    turn = turn_of(state)
    assert len(turn.choices) > MAX_OPTIONS
    found = options_of(turn)
    assert len(found) == MAX_OPTIONS
    assert found[0].same(guide_of("green_horde").choose(turn_of(state)))
    verbs = list(dict.fromkeys(one.verb for one in turn.choices))
    assert {one.verb for one in found} == set(verbs) or len(verbs) > MAX_OPTIONS
    left = next(one for one in turn.choices if not any(one.same(known) for known in found))
    assert options_of(turn_of(state), left)[-1].same(left)


def trial(*columns: tuple[float, ...], judged: bool = True) -> Trial:
    choices = tuple(Choice(0, f"option_{at}").as_json() for at in range(len(columns)))
    rows = tuple(tuple(Sample(value, frozenset(), ()) for value in row) for row in zip(*columns, strict=True))
    return Trial(choices, 0, rows, judged)


def test_the_best_comes_first_and_only_separate_ranges_are_clearly_worse():
    turn = turn_of(position_to_decide("zombiland", 20))
    found = rank_choices(turn, [trial((0.9,) * 9, (0.88,) * 9, (0.1,) * 9)], cut_short=True)
    assert found is not None
    assert found.cut_short
    assert [one.choice.verb for one in found.options] == ["option_0", "option_1", "option_2"]
    assert [found.is_clearly_worse(one) for one in found.options] == [False, False, True]


def test_too_few_samples_give_no_advice():
    turn = turn_of(position_to_decide("zombiland", 20))
    assert rank_choices(turn, [trial((0.5,) * 3, (0.4,) * 3)], cut_short=False) is None
    assert rank_choices(turn, [], cut_short=False) is None


@pytest.mark.usefixtures("quick")
def test_advice_ended_by_the_clock_is_marked(monkeypatch: pytest.MonkeyPatch):
    turn = turn_of(position_to_decide("zombiland", 20), Budget(playouts=10_000, seconds=3600))
    worlds = 0

    def may_go_on(self: Turn, done: int, more: int = 1) -> bool:
        nonlocal worlds
        worlds += 1
        self.cut_short = worlds > 5
        return not self.cut_short

    monkeypatch.setattr(Turn, "may_go_on", may_go_on)
    found = advice(turn, "seed")
    assert found is not None
    assert (found.samples, found.cut_short) == (5, True)


def test_without_weights_matches_are_played_to_their_end(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(advising, "value_for", lambda _: None)
    monkeypatch.setattr(advising, "MAX_OPTIONS", 2)
    found = advice(turn_of(position_to_decide("zombiland", 20)), "seed")
    assert found is not None
    assert not found.judged


def test_a_few_worlds_that_all_went_wrong_are_no_proof():
    """Six lost playouts of six are weaker evidence than sixty, so the choice is not called a clear mistake."""
    six, sixty = (range_of(0.0, 0.0, count, judged=True) for count in (6, 60))
    assert six.high > 0.1 > 0.03 > sixty.high > 0.0
    level = range_of(0.15, 0.02, 6, judged=True)
    assert six.overlaps(level)


def test_a_range_shrinks_with_matches_but_not_below_the_error_of_the_weights():
    few, many, endless = (range_of(0.4, 0.09, count, judged=True) for count in (8, 80, 80_000_000))
    assert few.low < many.low < endless.low < 0.4 < endless.high < many.high < few.high
    assert endless.high - endless.low == pytest.approx(
        range_around(0.4, 0.0).high - range_around(0.4, 0.0).low, abs=1e-3
    )
    played = range_of(0.5, 0.25, 100, judged=False)
    assert played.high - played.low == pytest.approx(2 * Z_90 * 0.05, abs=0.01)


def test_full_rollouts_correct_the_weights():
    alone = range_of(0.4, 0.01, 50, judged=True)
    better = range_of(0.4, 0.01, 50, judged=True, ends=[(0.4, 1.0)] * 15 + [(0.4, 0.0)] * 10)
    as_said = range_of(0.4, 0.01, 50, judged=True, ends=[(0.4, 1.0)] * 10 + [(0.4, 0.0)] * 15)
    assert 0.5 < better.chance < 0.6
    assert as_said.chance == pytest.approx(0.4)
    assert better.high - better.low < 0.6 * (alone.high - alone.low)


def test_a_few_ends_change_a_chance_little():
    few, many = (range_of(0.9, 0.0, 50, judged=True, ends=[(0.9, 1.0)] * count) for count in (2, 32))
    assert 0.9 < few.chance < many.chance < 1.0
    assert many.low < 0.95


@pytest.mark.usefixtures("quick")
def test_every_second_world_is_played_to_its_end_for_one_choice():
    turn = turn_of(position_to_decide("zombiland", 20))
    found = try_options(turn, "seed", range(6))
    assert found.judged
    assert [said for said, _ in found.ends] == [
        found.worlds[2 * at][at % len(found.choices)].value for at in range(3)
    ]
    assert {end for _, end in found.ends} <= {0.0, 0.25, 1 / 3, 0.5, 1.0}


def test_ranges_stay_between_zero_and_one():
    for mean in (0.0, 1e-9, 0.003, 0.5, 0.999, 1.0):
        for judged in (True, False):
            for ends in ([], [(mean, 1.0)] * 3, [(mean, 0.0)] * 3):
                found = range_of(mean, mean * (1 - mean), 5, judged=judged, ends=ends)
                assert 0.0 <= found.low <= found.chance <= found.high <= 1.0


def test_ranges_overlap():
    assert Range(0.5, 0.4, 0.6).overlaps(Range(0.7, 0.6, 0.8))
    assert not Range(0.5, 0.4, 0.6).overlaps(Range(0.7, 0.61, 0.8))


def test_the_summary_has_the_likely_facts_and_the_most_costly_one():
    dies, opens, wounded = (
        Fact(kind, (("survivor", "rolf"),)) for kind in ("SurvivorLost", "ObjectiveTaken", "Wounded")
    )
    seen = [{opens}, {opens}, {opens, wounded}, {opens, wounded, dies}]
    values = [0.5, 0.6, 0.6, 0.0]
    likely, wrong = summarize_facts(game("green_horde"), [frozenset(one) for one in seen], values)
    assert [(told.fact, told.share) for told in likely] == [(opens, 1.0), (wounded, 0.5)]
    assert wrong is not None
    assert (wrong.fact, wrong.share) == (dies, 0.25)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", REPORTED_EVENTS)
def test_every_fact_has_a_message_and_an_event(lang: str, family: str):
    name = "green_horde" if family == "zombicide" else family
    what = game(name)
    words = Words.of(what, lang, names=["Ana", "Ben", "Cy"], strict=True, also=("advice",))
    about = {
        "survivor": "asim", "friend": "berin", "zone": "A4", "gate": "A4-A5", "kind": "door", "seat": 0,
        "level": "yellow", "location": "armory", "who": "blonde", "vote": "attack", "victim": 1,
    }  # fmt: skip
    kinds = what.event_kinds()
    for event, names in REPORTED_EVENTS[family].items():
        assert set(names) <= set(kinds[event].__annotations__)
        said = words.fact(family, event, {name: about[name] for name in names})
        assert said
        assert said[-1] != "."


def test_the_terminal_says_once_what_follows_several_choices():
    turn = turn_of(position_to_decide("green_horde", 14))
    wound = FactShare(Fact("Wounded", (("survivor", "asim"),)), 0.6)
    options = tuple(
        advising.RatedChoice(choice, Range(0.5, 0.4, 0.6), (), (wound,), None) for choice in turn.choices[:3]
    )
    words = Words.of(game("green_horde"), "en", also=("advice",))
    found = advising.RankedChoices(turn.seat, options, 4, judged=True, cut_short=False, left_out=0)
    lines = [line for line, _ in format_advice(words, found, turn, "zombicide")]
    assert sum("60 of 100" in line for line in lines) == 1
