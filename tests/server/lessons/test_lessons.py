"""Tests of lessons over the socket: the same view as a match, nothing stored, and every step can be undone."""

import json
import sqlite3
from contextlib import closing

import pytest
from tests.server.conftest import PATIENT_BOTS
from tests.server.protocol.test_leaks import as_json
from tests.server.pupils import LocalLesson, Pupil
from tests.server.serving import Served, run_server

from horda.engine.chance import Dice
from horda.games import game
from horda.lessons.course import course, games_with_lessons, lesson
from horda.lessons.lesson_file import Lesson
from horda.server.config.limits import Bounds
from horda.server.config.settings import Settings
from horda.server.protocol.client_messages import MAX_LESSON_CHOICES
from horda.server.protocol.projection import view_of

SHORT = [
    pytest.param(one, id=one.key)
    for name in games_with_lessons()
    for one in course(name)
    if one.match is None
]


def test_the_courses_of_all_boxes_are_listed(shared: Served):
    listed = shared.get("/courses").json()["courses"]
    assert {one["game"]: [each["id"] for each in one["lessons"]] for one in listed} == {
        name: [each.id for each in course(name)] for name in games_with_lessons()
    }
    assert all(one["lessons"][-1]["whole"] for one in listed), "the last is the first mission"


def test_a_position_brings_its_own_board_and_a_mission_names_that_of_the_box(shared: Served):
    sheet = shared.get("/games/green_horde/lessons/water").json()
    assert {one["kind"] for one in sheet["carried"]["board"]["zones"]} == {"street", "water"}
    assert sheet["mission"] == ""
    assert [one["after"] for one in sheet["hints"]] == [30] * len(sheet["hints"])
    bell = shared.get("/games/green_horde/lessons/the_alarm_bell").json()
    assert (bell["mission"], bell["carried"]) == ("the_alarm_bell", None)
    assert shared.get("/games/zombiland/lessons/fight").json()["carried"] is None


@pytest.mark.parametrize("one", SHORT)
def test_each_lesson_is_solved_over_the_socket_by_its_solution(shared: Served, one: Lesson):
    twin = LocalLesson(one.game, one.id)
    with Pupil(shared.socket, one.game, one.id) as pupil:
        assert pupil.told["status"] == "open"
        for line in one.solution:
            assert twin.play_line(pupil, line)["type"] == "done"
            imagined = twin.run.state.determinise(pupil.seat, Dice(line))
            assert pupil.view == as_json(view_of(imagined, pupil.seat)), "no more than the seat may know"
        assert pupil.told["status"] == "solved"
        assert pupil.texts[-1] == one.end.en
        assert (pupil.choices, pupil.asked["refusals"]) == ([], [])
        assert pupil.made == one.solution


def test_only_what_the_lesson_leaves_open_is_offered_and_taken(shared: Served):
    with Pupil(shared.socket, "green_horde", "strike") as pupil:
        assert {one["do"] for one in pupil.choices} == {"strike", "end_turn"}
        refused = pupil.choose({"seat": 0, "do": "move", "args": {"zone": "C1"}})
        assert (refused["type"], refused["code"]) == ("problem", "lesson-closed")
        assert pupil.ask(type="ways", seat=0)["ways"] == [], "nowhere to go where no step is open"
        order = {**pupil.choices[-1], "standing": "turn"}
        assert pupil.choose(order)["code"] == "no-standing-order"
        assert pupil.choose(pupil.choices[0], question=7)["code"] == "other-question"


def test_a_way_of_several_steps_is_offered_as_far_as_each_is_open(shared: Served):
    with Pupil(shared.socket, "green_horde", "first_turn") as pupil:
        ways = {one["place"]: len(one["choices"]) for one in pupil.ask(type="ways", seat=0)["ways"]}
        assert ways["B2"] == 2
        odds = pupil.ask(type="odds", choice=pupil.choices[0])
        assert odds["chances"] == {}
        assert pupil.ask(type="forecast", seat=0)["type"] == "forecast"
        assert pupil.ask(type="sight", seat=0, name="megan")["type"] == "sight"
        assert pupil.ask(type="sight", seat=1, name="megan")["code"] == "not-your-seat"


def test_a_wrong_way_is_played_out_and_taken_back(shared: Served):
    twin = LocalLesson("green_horde", "friends_in_the_way")
    with Pupil(shared.socket, "green_horde", "friends_in_the_way") as pupil:
        twin.play_line(pupil, "0 activate johannes")
        before = json.loads(json.dumps(pupil.view))
        twin.play_line(pupil, "johannes shoot crossbow D1")
        assert pupil.told["status"] == "wrong"
        assert pupil.texts[-1].startswith("One die missed")
        assert pupil.choices == []
        assert pupil.view != before
        assert pupil.undo()["type"] == "done"
        assert (pupil.told["status"], pupil.told["tries"], pupil.view) == ("open", 2, before)
        assert pupil.made == ["0 activate johannes"]
        assert len(pupil.events) == len(twin.run.positions[1].log), "what never happened is not told"


def test_a_goal_out_of_reach_is_said_at_once_and_undone_with_its_cause(shared: Served):
    with Pupil(shared.socket, "green_horde", "first_turn") as pupil:
        noise = next(one for one in pupil.choices if one["do"] == "make_noise")
        pupil.choose(noise)
        assert (pupil.told["status"], pupil.told["lost"]) == ("open", True)
        pupil.undo()
        assert (pupil.told["status"], pupil.told["lost"]) == ("open", False)


def test_again_begins_anew_and_at_the_beginning_nothing_can_be_taken_back(shared: Served):
    with Pupil(shared.socket, "zombiland", "fight") as pupil:
        first = json.loads(json.dumps(pupil.view))
        assert pupil.asked["undo"] == "no"
        assert pupil.undo()["code"] == "nothing-to-undo"
        pupil.choose(pupil.choices[0])
        assert pupil.asked["undo"] == "free"
        pupil.ask(type="again")
        assert (pupil.view, pupil.made) == (first, [])


def test_the_solution_is_shown_until_the_learner_leaves_it(shared: Served):
    with Pupil(shared.socket, "green_horde", "first_turn") as pupil:
        while pupil.told["status"] == "open":
            assert pupil.ask(type="show_me")["type"] == "done"
            assert pupil.told["shown"]["do"] in ("move", "search")
        assert pupil.told["status"] == "solved"
        assert pupil.ask(type="show_me")["code"] == "lesson-astray"
        pupil.ask(type="again")
        pupil.choose(next(one for one in pupil.choices if one["do"] == "make_noise"))
        assert pupil.ask(type="show_me")["code"] == "lesson-astray"


def test_a_lesson_goes_on_at_another_server_and_leaves_nothing_in_the_store(settings: Settings):
    one = lesson("zombiland", "location")
    twin = LocalLesson("zombiland", "location")
    with run_server(settings) as first, Pupil(first.socket, "zombiland", "location") as pupil:
        for line in one.solution[:4]:
            twin.play_line(pupil, line)
        seq, view, made = pupil.seq, pupil.view, pupil.made
    with run_server(settings) as second:
        with Pupil(second.socket, "zombiland", "location", made=made, seq=seq) as pupil:
            assert (pupil.seq, pupil.view, pupil.made) == (seq, view, one.solution[:4])
            for line in one.solution[4:]:
                assert twin.play_line(pupil, line)["type"] == "done", "numbers of questions go on"
            assert pupil.told["status"] == "solved"
        assert second.registry.open_matches == {}
    with closing(sqlite3.connect(settings.database)) as base:
        kept = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = {name: base.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in kept}
    # The server's own: its form, and the key by which it signs notices.
    assert {name for name, count in rows.items() if count} <= {"alembic_version", "push_keys"}


def test_choices_that_are_not_open_any_more_begin_the_lesson_again_and_say_so(shared: Served):
    with Pupil(shared.socket, "green_horde", "first_turn", made=["megan fly B2"]) as pupil:
        assert (pupil.told["anew"], pupil.made, pupil.told["status"]) == (True, [], "open")


@pytest.mark.parametrize(
    ("named", "code"),
    [(("green_horde", "noize"), "no-such-lesson"), (("chess", "noise"), "no-such-game")],
)
def test_what_is_not_there_is_said_with_what_is(shared: Served, named: tuple[str, str], code: str):
    with Pupil(shared.socket, *named) as pupil:
        assert (pupil.first["type"], pupil.first["code"]) == ("problem", code)
        assert "green_horde" in pupil.first["en"] or "noise" in pupil.first["en"]
        assert pupil.first["en"] != pupil.first["es"]
    assert shared.get(f"/games/{named[0]}/lessons/{named[1]}").status_code == 404


def test_what_strangers_say_they_chose_is_bounded(shared: Served):
    with Pupil(shared.socket, "green_horde", "noise", made=["x"] * (MAX_LESSON_CHOICES + 1)) as pupil:
        assert pupil.first["code"] == "bad-message"
    with Pupil(shared.socket, "green_horde", "noise", made=["x" * 201]) as pupil:
        assert pupil.first["code"] == "bad-message"


def test_a_lesson_takes_no_messages_of_a_match_and_a_match_none_of_a_lesson(shared: Served):
    with Pupil(shared.socket, "zombiland", "fight") as pupil:
        assert pupil.ask(type="say", text="hello")["code"] == "not-in-lesson"
        assert pupil.ask(type="ping")["seq"] == pupil.seq
    match = shared.begin("zombiland", "here", "bot:random")
    with shared.join(match) as ana:
        assert ana.ask(type="again")["code"] == "only-in-lesson"
        assert ana.ask(type="show_me")["code"] == "only-in-lesson"


def test_so_many_lessons_and_no_more_until_somebody_leaves(settings: Settings):
    narrow = Settings(settings.database, bounds=Bounds(lessons=1), thinking=PATIENT_BOTS)
    with run_server(narrow) as server:
        fight = (server.socket, "zombiland", "fight")
        with Pupil(*fight), Pupil(*fight) as late:
            assert late.first["code"] == "lessons-full"
        for _ in range(100):
            with Pupil(*fight) as later:
                if later.first["type"] == "welcome":
                    return
        raise AssertionError("a lesson that was left still counts")


def test_lessons_begun_from_an_address_are_counted(settings: Settings):
    narrow = Settings(
        settings.database, bounds=Bounds(lessons_a_minute=0.1, lessons_at_once=1), thinking=PATIENT_BOTS
    )
    with run_server(narrow) as server:
        with Pupil(server.socket, "zombiland", "fight") as first:
            assert first.first["type"] == "welcome"
        with Pupil(server.socket, "zombiland", "fight") as second:
            assert second.first["code"] == "too-fast"


def test_a_lesson_may_not_go_on_for_ever(shared: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("horda.server.lessons.session.MAX_LESSON_CHOICES", 1)
    with Pupil(shared.socket, "green_horde", "first_turn") as pupil:
        pupil.choose(pupil.choices[0])
        assert pupil.choose(pupil.choices[0])["code"] == "lesson-too-long"


def test_a_pupil_is_told_that_the_server_ends(settings: Settings):
    with run_server(settings) as server:
        pupil = Pupil(server.socket, "zombiland", "fight")
        server.loop.call_soon_threadsafe(server.registry.announce_shutdown)
        bye = pupil.wait("bye")
        assert (bye["code"], bye["again"]) == ("shutting-down", True)
        pupil.close()


def test_the_rules_of_the_game_are_those_of_its_version(shared: Served):
    with Pupil(shared.socket, "city_of_horror", "vote") as pupil:
        assert pupil.table["rules"] == game("city_of_horror").version
        assert [bool(one["bot"]) for one in pupil.table["seats"]] == [False, True, True]
