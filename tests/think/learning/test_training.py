"""Tests of features read from matches, of weights trained on the features, and of weights that are not used."""

from dataclasses import replace
from importlib.resources import files

import msgspec
import pytest

from horda.engine.chance import Dice
from horda.engine.player import Turn
from horda.games import game, games
from horda.games.army_of_the_dead.mechanisms.personal_objectives.goals import goals_in_play, note_kills
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.state import ZombicideState
from horda.think import value as values
from horda.think.features import feature_reader_for, feature_reader_of
from horda.think.features.mechanisms import personal_objectives
from horda.think.learning import training
from horda.think.learning.training import MatchCourse, NothingToLearn, sample_match, train_weights
from horda.think.search import guide_of
from horda.think.value import Value, content_of, guess_for, result_value, setting_name, value_for

SHRINE = {"mission": "the_evil_shrine"}


@pytest.fixture(scope="module")
def courses() -> list[MatchCourse]:
    return [
        sample_match("green_horde", 1, SHRINE, f"learning/{number}", plain=number < 4) for number in range(6)
    ]


def test_a_match_is_read_once_per_round_with_its_result(courses: list[MatchCourse]):
    reading = feature_reader_of("zombicide")
    assert reading is not None
    for course in courses:
        rounds = [row[reading.NAMES.index("round")] for row in course.rows]
        assert rounds == list(range(1, len(rounds) + 1))
        assert set(course.won) <= {0.0, 1.0}
        assert len(set(course.won)) == 1
        assert {len(row) for row in course.rows} == {len(reading.NAMES)}


def test_a_seed_is_reproducible_and_errors_change_the_match(courses: list[MatchCourse]):
    assert sample_match("green_horde", 1, SHRINE, "learning/0", plain=True) == courses[0]
    assert sample_match("green_horde", 1, SHRINE, "learning/0", plain=False).rows != courses[0].rows


@pytest.mark.parametrize("name", sorted(games()))
def test_features_are_the_same_in_all_worlds_a_seat_considers_possible(name: str):
    what = game(name)
    reading = feature_reader_for(what)
    assert reading is not None
    state = what.new(seats=max(2, what.min_seats), seed="worlds")
    read = 0
    for step in range(240):
        if state.over:
            break
        if step % 24 == 0:
            here = reading.read(state, 0)
            assert len(here) == len(reading.NAMES)
            for world in range(4):
                assert reading.read(state.determinise(0, Dice(f"{step}/{world}")), 0) == here
                read += 1
        state.apply(state.all_choices()[step * 7 % len(state.all_choices())])
    assert read >= 8


def first_round(name: str, mission: str, seed: int) -> ZombicideState:
    """Return a match at the start of its first round."""
    state = game(name).new(seats=1, seed=seed, mission=mission)
    while not state.round:
        state.apply(guide_of(name).choose(Turn.of(state, 0, Dice("first"))))
    assert isinstance(state, ZombicideState)
    return state


def figure(state: ZombicideState, name: str) -> float:
    """Return one feature of a position."""
    reading = feature_reader_for(state.game)
    assert reading is not None
    return reading.read(state, 0)[reading.NAMES.index(name)]


def test_personal_objectives_are_features_until_they_are_done():
    for seed in range(20):
        state = first_round("army_of_the_dead", "be_my_valentine", seed)
        counted = [(colour, goal) for colour, goal in goals_in_play(state) if goal.kills]
        if counted:
            break
    colour, goal = counted[0]
    before = {name: figure(state, name) for name in ("wishes", "wish_kills")}
    note_kills(state, colour, 1, complete=False)
    assert figure(state, "wish_kills") == before["wish_kills"] - 1
    assert figure(state, "wishes") == before["wishes"] == 2
    note_kills(state, colour, 0, complete=True)
    assert figure(state, "wish_kills") == before["wish_kills"] - goal.count
    assert figure(state, "wishes") == 1


def test_without_personal_objectives_their_features_are_zero():
    state = first_round("green_horde", "the_evil_shrine", 1)
    assert [figure(state, name) for name in personal_objectives.NAMES] == [0, 0, 0, 0]


def test_weights_predict_the_matches_they_were_fitted_on(courses: list[MatchCourse]):
    won = replace(courses[0], won=[1.0] * len(courses[0].rows))
    lost = replace(courses[1], won=[0.0] * len(courses[1].rows))
    weights = train_weights("green_horde", SHRINE, [won, lost, won, lost, won])
    reading = feature_reader_of("zombicide")
    assert reading is not None
    said = Value(reading, weights)
    assert weights.matches == 5
    assert said.fit.chance(won.rows[-1]) > 0.5 > said.fit.chance(lost.rows[-1])


def test_deliberate_errors_do_not_lower_other_chances(courses: list[MatchCourse]):
    def ten(course: MatchCourse, won: int) -> list[MatchCourse]:
        return [replace(course, won=[float(number < won)] * len(course.rows)) for number in range(10)]

    plain, erring = courses[0], replace(courses[0], plain=False)
    weights = train_weights("green_horde", SHRINE, [*ten(plain, 7), *ten(erring, 1)])
    reading = feature_reader_of("zombicide")
    assert reading is not None
    said = [Value(reading, weights).fit.chance(row) for row in plain.rows]
    assert said == pytest.approx([0.7] * len(said), abs=0.05)


def test_weights_of_other_content_are_not_used(courses: list[MatchCourse], monkeypatch: pytest.MonkeyPatch):
    weights = msgspec.structs.replace(train_weights("green_horde", SHRINE, courses), brier=0.1, base=0.2)
    state = game("green_horde").new(seats=1, seed=1, **SHRINE)
    monkeypatch.setattr(values, "packaged_weights", lambda _: {"the_evil_shrine": weights})
    found = value_for(state)
    assert found is not None
    assert 0.0 < found.chance(state, 0) < 1.0
    vague = msgspec.structs.replace(weights, brier=weights.base)
    monkeypatch.setattr(values, "packaged_weights", lambda _: {"the_evil_shrine": vague})
    assert value_for(state) is None
    stale = msgspec.structs.replace(weights, content="0" * 16)
    monkeypatch.setattr(values, "packaged_weights", lambda _: {"the_evil_shrine": stale})
    assert value_for(state) is None


def content_with(text: str, mission: str = "own") -> str:
    reading = feature_reader_of("zombicide")
    assert reading is not None
    return content_of(game("green_horde"), {"mission": mission, "map": text}, reading)


def text_of(mission: str) -> str:
    place = files(game("green_horde").home).joinpath("content", "missions", f"{mission}.yaml")
    return place.read_text(encoding="utf-8")


def test_content_is_what_a_mission_plays():
    shrine, what, reading = text_of("the_evil_shrine"), game("green_horde"), feature_reader_of("zombicide")
    assert reading is not None
    assert content_with(shrine) == content_of(what, SHRINE, reading)
    assert content_with(shrine) != content_with(text_of("the_alarm_bell"))
    assert content_with(shrine) != content_of(what, {}, reading)


def test_comments_and_texts_of_a_mission_do_not_change_its_content():
    shrine = text_of("the_evil_shrine")
    lines = shrine.splitlines(keepends=True)
    bare = "".join(line for line in lines if not line.lstrip().startswith("#"))
    assert bare != shrine
    last = next(at for at, line in enumerate(lines) if line.startswith("when:"))
    moved = "".join([*lines[last:], *lines[:last]])
    within = shrine.replace("{put: start, at: C1}", "{at: C1, put: start}")
    told = shrine.replace("difficulty: tutorial", "difficulty: easy").replace("minutes: 60", "minutes: 90")
    words = f"{told}\nwords: {{en: {{title: Own, goals: [a, b], turns: [a, b]}}}}\n"
    found = {content_with(text) for text in (shrine, bare, f"# Ours.\n{shrine}", moved, within, told, words)}
    assert len({shrine, bare, moved, within, told, words}) == 6
    assert len(found) == 1


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("survivors: [6, 12]", "survivors: [6, 11]"),
        ("count: everyone", "count: 5"),
        ("{put: exit, at: A6}", "{put: exit, at: C6}"),
        ("faces: [green, red]", "faces: [red, red]"),
    ],
)
def test_a_changed_value_or_place_changes_the_content(was: str, now: str):
    shrine = text_of("the_evil_shrine")
    assert was in shrine
    assert content_with(shrine.replace(was, now)) != content_with(shrine)


def test_a_finished_match_has_its_exact_value(courses: list[MatchCourse]):
    state = game("zombiland").new(seats=2, seed=3)
    step = 0
    while not state.over:
        state.apply(state.all_choices()[step * 5 % len(state.all_choices())])
        step += 1
    assert sum(result_value(state, seat) for seat in range(2)) in (0.0, 1.0, 2.0)


def test_games_without_a_feature_reader_are_refused(monkeypatch: pytest.MonkeyPatch):
    assert feature_reader_of("chess") is None
    monkeypatch.setattr(training, "feature_reader_for", lambda _: None)
    with pytest.raises(NothingToLearn, match="not read"):
        sample_match("green_horde", 1, SHRINE, "x", plain=True)


@pytest.mark.parametrize("name", sorted(games()))
def test_packaged_weights_are_current_and_mostly_informative(
    name: str,
):
    what = game(name)
    reading = feature_reader_for(what)
    assert reading is not None
    known = values.packaged_weights(name)
    plans = what.plans if isinstance(what, Zombicide) else {}
    missions = [mission for mission, plan in plans.items() if plan.goals.together]
    counts = [setting_name(seats, {}) for seats in range(what.min_seats, what.max_seats + 1)]
    assert {*known} - {values.ANY_SETTING} == {*(missions or counts)}
    for setting, weights in known.items():
        options = what.options_with_defaults({"mission": setting}, 1) if setting in missions else {}
        assert weights.names == reading.NAMES
        assert weights.content == content_of(what, options, reading), (
            f"`horda lab train {name}` learns it anew"
        )
    told = sum(weights.is_informative for weights in known.values())
    assert told > len(known) / 2


def test_an_untrained_mission_is_guessed_from_the_others():
    what = game("green_horde")
    text = (
        files(what.home).joinpath("content", "missions", "the_evil_shrine.yaml").read_text(encoding="utf-8")
    )
    state = what.new(seats=1, seed=1, map=f"{text}\n")
    assert value_for(state) is None
    guess = guess_for(state)
    assert guess is not None
    assert 0.0 < guess.chance(state, 0) < 1.0
