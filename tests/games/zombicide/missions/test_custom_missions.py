"""Tests of custom missions: their sources, what a match stores, which texts are used, and limits of size and work."""

import re
from bisect import bisect_left
from pathlib import Path

import msgspec
import pytest
from tests.games.zombicide.conftest import GAME
from tests.games.zombicide.own import FIRST_LIGHT

from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.content.errors import BadContent
from horda.engine.game import BadOption
from horda.engine.player import Turn
from horda.games.own_missions import edition_for, missions_folder, own_mission, own_missions
from horda.games.zombicide.events.events import MissionCutShort, NoiseMade
from horda.games.zombicide.missions.checking.checker import Problem
from horda.games.zombicide.missions.checking.checks import BadMission, problems_in
from horda.games.zombicide.missions.custom import MAP, MAX_BYTES, OWN
from horda.games.zombicide.missions.reading.plan import as_text, plan_of
from horda.games.zombicide.missions.records import Mission
from horda.games.zombicide.rules.goals.effects import MAX_TOKENS
from horda.games.zombicide.rules.goals.goals import MAX_MISSION_WORK
from horda.games.zombicide.state import ZombicideState
from horda.locale import Words
from horda.locale.missions import mission_error_text, mission_page


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "first_light.yaml"
    path.write_text(FIRST_LIGHT, encoding="utf-8")
    return path


def start_match(mission: object) -> ZombicideState:
    s = GAME.new(seats=1, seed=3, mission=mission)  # type: ignore[arg-type]
    assert isinstance(s, ZombicideState)
    return s


# --- where it comes from -----------------------------------------------------------------------------


def test_a_file_a_record_and_plain_values_are_the_same_mission(file: Path):
    record = plan_of(FIRST_LIGHT, GAME.words, name="test").mission
    plain = msgspec.to_builtins(record, str_keys=True)
    three = [start_match(file), start_match(record), start_match(plain)]
    assert [s.options["mission"] for s in three] == [OWN] * 3
    boards = [s.board.names for s in three]
    assert boards[0] == boards[1] == boards[2]
    assert as_text(record) == three[1].options[MAP]


def test_a_mission_of_the_box_is_named_by_its_id():
    s = GAME.new(seats=1, seed=3, mission="river_of_the_dead")
    assert s.options["mission"] == "river_of_the_dead"
    assert MAP not in s.options


def test_a_text_is_never_taken_for_a_path(file: Path):
    with pytest.raises(BadOption, match="is not possible"):
        GAME.new(seats=1, mission=str(file))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"mission": OWN}, "needs the text of a mission"),
        ({"mission": "river_of_the_dead", MAP: FIRST_LIGHT}, "a match plays one mission"),
        ({MAP: 7}, "the text of a mission is text"),
        ({MAP: "id: x"}, "missing required field"),
        ({MAP: FIRST_LIGHT + "#" * MAX_BYTES}, "bytes are too many"),
    ],
)
def test_a_match_says_one_mission_that_can_be_read(options: dict, message: str):
    with pytest.raises((BadOption, BadContent), match=message):
        GAME.new(seats=1, **options)


def test_a_file_that_cannot_be_played_is_refused_with_its_line(file: Path):
    file.write_text(FIRST_LIGHT.replace("at: A1}", "at: D1}"), encoding="utf-8")
    with pytest.raises(BadMission, match=r"first_light.yaml:8: unreachable \(exit, D1\)"):
        start_match(file)


# --- what the match carries --------------------------------------------------------------------------


def test_a_save_needs_no_file(file: Path):
    s = start_match(file)
    file.unlink()
    again = GAME.from_json(s.to_json())
    assert again == s
    assert GAME.view(again, 0).mission == OWN


def test_bots_play_it_from_what_they_are_shown(file: Path):
    s = start_match(file)
    player = bot("heuristic", GAME.id)
    while not s.over:
        s.apply(player.choose(Turn.of(s, 0, Dice(s.hash()))))
    assert s.result is not None
    assert s.result.why in ("fulfilled", "night_fell", "all_lost")


def test_missions_that_are_not_of_the_box_are_not_remembered_for_ever():
    from horda.games.zombicide.game import KEPT

    for number in range(KEPT + 3):
        GAME.own_plan(FIRST_LIGHT + f"# {number}\n")
    assert len(GAME._mission_plans) <= KEPT


# --- its words -----------------------------------------------------------------------------------------


def test_one_language_does_for_both_and_a_loss_is_told_in_its_words(file: Path):
    s = start_match(file)
    for lang in ("en", "es"):
        words = Words.of(GAME, lang, options=s.options, strict=True)
        page = mission_page(words, GAME.view(s, 0).mission)
        assert page.title == "First Light"
        assert page.goals == ("Take the red objective at F4.", "Get out by the exit, A1.")
        assert words.outcome("night_fell") == "Night has fallen. You lose."
        assert words.outcome("fulfilled") != "fulfilled"


def test_two_languages_are_each_spoken():
    spanish = "  es: {title: Primera luz}\n"
    options = {"mission": OWN, MAP: FIRST_LIGHT + spanish}
    assert Words.of(GAME, "es", options=options).name("mission", OWN) == "Primera luz"
    assert Words.of(GAME, "en", options=options).name("mission", OWN) == "First Light"


def test_words_of_strangers_are_plain_text():
    text = FIRST_LIGHT.replace(
        "The night is nearly over.", '"{ $x } \\e[2Jred\\u202e\\n[bold]{ green-horde-title }"'
    )
    words = Words.of(GAME, "en", options={"mission": OWN, MAP: text}, strict=True)
    assert words.part("mission", OWN, "scene") == "{ $x } [2Jred [bold]{ green-horde-title }"


def test_a_changed_mission_of_the_box_keeps_its_page():
    plan = GAME.plans["river_of_the_dead"].mission
    s = start_match(msgspec.structs.replace(plan, minutes=1))
    assert GAME.view(s, 0).mission == "river_of_the_dead"


# --- bounds --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": "First Light"}, "`First Light` is no name"),
        ({"tiles": [["13V"] * 9]}, "8 tiles wide and high at most"),
        ({"tiles": [["13V"] * 6] * 3}, "18 tiles are too many"),
        ({"tokens": [{"put": "start", "at": "F4"}] * 121}, "121 tokens are too many"),
        ({"when": [{"event": "round_ends", "do": [{"count": "x"}]}] * 81}, "81 when are too many"),
        ({"when": [{"event": "round_ends", "do": [{"count": "x"}] * 21}]}, "21 effects are too many"),
        ({"lose": {"Night!": {"rounds": 3}}}, "`Night!` is no name"),
        ({"own_tiles": [{"id": "<b>", "origin": "horda", "picture": ""}]}, "not a tile name"),
        ({"words": {"en": {"title": "x" * 81}}}, "81 signs are too many; 80 at most"),
        ({"words": {"en": {"title": "x", "rules": ["y"] * 25}}}, "24 of a kind at most"),
        ({"words": {"en": {"title": "\u202e"}}}, "nothing to be read here"),
    ],
)
def test_a_mission_is_bounded(change: dict, message: str):
    from horda.engine.content.typed_yaml import plain_in

    whole = plain_in(FIRST_LIGHT, name="test")
    assert isinstance(whole, dict)
    with pytest.raises(BadContent, match=re.escape(message)):
        plan_of(as_text({**whole, **change}), GAME.words, name="test")


def test_conditions_stand_within_each_other_only_so_deep():
    from horda.engine.content.typed_yaml import plain_in

    deep: dict[str, object] = {"taken": "objective"}
    for _ in range(9):
        deep = {"unless": deep}
    whole = plain_in(FIRST_LIGHT, name="test")
    assert isinstance(whole, dict)
    with pytest.raises(BadContent, match="8 deep at most"):
        plan_of(as_text({**whole, "lose": {"night_fell": deep}}), GAME.words, name="test")


@pytest.mark.parametrize("game", ["green_horde", "rue_morgue", "army_of_the_dead"])
def test_every_mission_of_the_box_is_within_the_bounds_and_can_be_written_again(game: str):
    from tests.games.zombicide.editions import EDITIONS

    edition = EDITIONS[game]
    for plan in edition.plans.values():
        text = as_text(plan.mission)
        assert len(text.encode()) < MAX_BYTES
        again = plan_of(text, edition.words, name="test").mission
        assert isinstance(again, Mission)
        assert again == plan.mission


# --- the folder ----------------------------------------------------------------------------------------


def test_a_broken_file_says_why_and_stops_no_other(tmp_path: Path, file: Path):
    tmp_path.joinpath("torn.yaml").write_text("id: [", encoding="utf-8")
    tmp_path.joinpath("latin.yml").write_bytes(b"id: \xff")
    tmp_path.joinpath("strange.yaml").write_text("id: a\ngame: chess\ntiles: [[13V]]\n", encoding="utf-8")
    tmp_path.joinpath("notes.txt").write_text("id: a", encoding="utf-8")
    found = {one.name: one for one in own_missions(tmp_path)}
    assert sorted(found) == ["first_light", "latin", "strange", "torn"]
    assert found["first_light"].problem is None
    assert {name for name, one in found.items() if one.problem} == {"latin", "strange", "torn"}
    problem = found["strange"].problem
    assert problem is not None
    assert "`chess` has no missions" in str(problem.about["detail"])


def test_a_file_that_was_changed_is_read_anew(tmp_path: Path, file: Path):
    assert own_mission(tmp_path, "first_light").plan is not None  # type: ignore[union-attr]
    file.write_text("id: gone", encoding="utf-8")
    assert own_mission(tmp_path, "first_light").plan is None  # type: ignore[union-attr]
    assert own_mission(tmp_path, "../first_light") is None
    assert own_missions(tmp_path / "nowhere") == []


@pytest.mark.parametrize(
    ("env", "end"),
    [
        ({"HORDA_MISSIONS": "/a/b", "HORDA_HOME": "/c"}, "/a/b"),
        ({"HORDA_HOME": "/c"}, "/c/missions"),
        ({"XDG_DATA_HOME": "/d"}, "/d/horda/missions"),
    ],
)
def test_the_folder_is_where_one_says(env: dict[str, str], end: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("sys.platform", "linux")
    assert missions_folder(env) == Path(end)


def test_a_mission_is_for_the_game_that_has_its_tiles_or_that_it_names():
    assert edition_for(FIRST_LIGHT).id == "green_horde"
    assert edition_for(FIRST_LIGHT + "game: rue_morgue\n").id == "rue_morgue"


# --- how much work it is ------------------------------------------------------------------------------


def with_events(*events: str) -> str:
    """Return the mission with more events under `when`."""
    lines = "".join(f"  - {event}\n" for event in events)
    return FIRST_LIGHT.replace("words:\n", f"{lines}words:\n", 1)


def errors_in(text: str) -> list[Problem]:
    return [one for one in problems_in(text, GAME.words, name="mission") if one.severity == "error"]


def noisy_mission(events: int, effects: int, place: str = "A1") -> str:
    """Return the mission with `events` events at the end of a turn, each with `effects` noises."""
    noises = ", ".join([f"{{noise: {place}}}"] * effects)
    return with_events(*[f"{{event: turn_ends, do: [{noises}]}}"] * events)


def test_a_mission_that_asks_for_too_much_work_is_refused_with_its_line_and_a_remedy():
    text = noisy_mission(70, 20)
    (problem,) = errors_in(text)
    assert problem.what == "too_much_work"
    assert text.splitlines()[problem.line - 1].lstrip().startswith("- {event: turn_ends")
    assert problem.about == {"event": "turn_ends", "count": 70 * (1 + 20 * 2) + 3, "most": MAX_MISSION_WORK}
    with pytest.raises(BadMission, match="too much work"):
        GAME.checked_text(text, name="mission")
    for lang, remedy in (("en", "fewer effects for `turn_ends`"), ("es", "menos efectos para `turn_ends`")):
        assert remedy in mission_error_text(Words.of(GAME, lang), problem.what, problem.about)


@pytest.mark.parametrize(
    "event",
    [
        "{event: turn_ends, do: [{noise: [tile 13V, tile 19R, tile 15R, tile 14R]}]}",
        "{event: turn_ends, do: [{spawn: {zones: all, cards: 20}}]}",
        "{event: turn_ends, do: [{roll: {6: [{noise: A1}, {noise: [tile 13V, tile 14R]}]}}]}",
        "{event: zombies_entered, do: [{count: steps}, {experience: {points: 1, to: all}}]}",
        "{event: turn_ends, if: {any_of: [{danger: red}, {danger: orange}]}, do: [{open: E3-E4}]}",
    ],
)
def test_the_estimate_is_no_less_than_what_the_match_charges(event: str):
    """A mission with the greatest number of such events that the check allows is never cut short."""
    count = bisect_left(range(1, 81), True, key=lambda n: bool(errors_in(with_events(*[event] * n))))
    s = start_match(plan_of(with_events(*[event] * count), GAME.words, name="test").mission)
    rng = Dice(7)
    for _ in range(60):
        if s.over:
            break
        s.apply(s.all_choices()[rng.below(len(s.all_choices()))])
        assert s.charged <= MAX_MISSION_WORK
    assert not any(isinstance(event, MissionCutShort) for event in s.events())


def test_a_match_goes_on_when_its_mission_asks_for_too_much_and_says_so_once():
    """The mission in a save is not checked again, so a match must survive a mission with too much work."""
    s = GAME.new(seats=1, seed=3, mission=OWN, **{MAP: noisy_mission(70, 20)})
    rng, cuts = Dice(3), 0
    while not cuts:
        before = len(s.log)
        s.apply(s.all_choices()[rng.below(len(s.all_choices()))])
        happened = s.events(before)
        cuts = sum(isinstance(event, MissionCutShort) for event in happened)
        assert sum(isinstance(event, NoiseMade) for event in happened) <= MAX_MISSION_WORK
    assert cuts == 1
    assert s.all_choices(), "somebody is asked what to do next"
    assert s.game.from_json(s.to_json()) == s, "and a save replays alike"


def test_a_mission_lays_no_more_tokens_than_a_match_may_have():
    markers = ", ".join(["{put: {put: marker, at: A1}}"] * 20)
    text = with_events(*[f"{{event: turn_ends, do: [{markers}]}}"] * 20)
    s = GAME.new(seats=1, seed=3, mission=OWN, **{MAP: text})
    rng = Dice(3)
    while not s.over and len(s.token_kind) < MAX_TOKENS:
        s.apply(s.all_choices()[rng.below(len(s.all_choices()))])
    assert len(s.token_kind) == MAX_TOKENS
    assert any(isinstance(event, MissionCutShort) for event in s.events())
