"""Tests of the server as a process: killed at any moment, restarted, and two processes on one database."""

import json
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.daily import daily
from tests.server.conftest import DATABASES, new_database
from tests.server.hammers import Hammer, count_losses, count_resend_errors
from tests.server.players import Player, play
from tests.server.serving import Served, ServeProcess, reserved_port

WHOLE = b"host: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"


@pytest.mark.parametrize("enough", daily([15, 26, 60], 15))
def test_after_kill_9_no_acknowledged_choice_is_missing(database: str, tmp_path: Path, enough: int):
    """The server is killed while three clients decide as fast as they can; `make soak` repeats this for minutes."""
    log = tmp_path / "log"
    with reserved_port() as port:
        with ServeProcess(database, port, log) as command:
            server = command.reach()
            matches = [server.begin("zombiland", "here", "here", "here") for _ in range(3)]
            hammers = [Hammer(server.join(match), seed) for seed, match in enumerate(matches)]
            for hammer in hammers:
                hammer.start()
            for hammer in hammers:
                hammer.wait_for_choices(enough)
            command.kill()
        for hammer in hammers:
            hammer.stop()
        with ServeProcess(database, port, log) as again:
            for match, hammer in zip(matches, hammers, strict=True):
                counts = count_losses(again.reach(), match, hammer)
                assert (counts["lost"], counts["doubled"]) == (0, 0)
                assert counts["sent again"] >= 30


def test_it_says_where_it_is_where_the_matches_are_and_ends_calmly(tmp_path: Path):
    database = tmp_path / "kept" / "table.db"
    with ServeProcess(str(database), 0, tmp_path / "log") as command:
        assert str(database) in command.told
        with command.reach().join(command.reach().begin("zombiland", "here", "bot")) as ana:
            command.stop()
            bye = ana.wait("bye")
            assert (bye["code"], bye["again"]) == ("shutting-down", True)
        assert command.process.returncode == 0
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert {"at", "level", "what"} <= set(lines[0])
    assert any(line["what"] == "request" and line["path"] == "/api/v1/matches" for line in lines)
    assert database.is_file()


def test_sigterm_ends_it_at_once_and_nothing_is_lost(tmp_path: Path):
    """The server has open connections: an unfinished request, an unfinished body, a player and a spectator."""
    database, log = str(tmp_path / "t.db"), tmp_path / "log"
    command = ServeProcess(database, 0, log)
    server = command.reach()
    match = server.begin("zombiland", "here", "here", "here", seed="term")
    ana = server.join(match)
    hammer = Hammer(ana, 3)
    hammer.start()
    idle = server.join(match)
    with ExitStack() as kept:
        for sent in (b"GET /healthz HTTP/1.1\r\nhost: x", b"POST /api/v1/matches HTTP/1.1\r\n" + WHOLE):
            line = kept.enter_context(socket.create_connection(("127.0.0.1", command.port)))
            line.sendall(sent)
        while len(hammer.acknowledged) < 20 and hammer.is_alive():
            hammer.join(0.005)
        command.stop(signal.SIGTERM)
    assert "graceful shutdown exceeded" not in log.read_text()
    assert command.process.returncode == 0
    hammer.join(10)
    assert idle.wait("bye")["again"] is True
    for player in (ana, idle):
        player.close()
    again = ServeProcess(database, 0, log)
    counts = count_losses(again.reach(), match, hammer)
    assert (counts["lost"], counts["doubled"]) == (0, 0)
    again.stop()


# --- two processes -------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=[one for one in DATABASES if one == "postgresql"])
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Served, Served]]:
    """Run two servers on one PostgreSQL database."""
    folder = tmp_path_factory.mktemp("pair")
    database = new_database(request.getfixturevalue("postgres"))
    with ServeProcess(database, 0, folder / "log0") as one, ServeProcess(database, 0, folder / "log1") as two:
        yield one.reach(), two.reach()


@pytest.mark.long
def test_people_at_two_processes_play_one_match(pair: tuple[Served, Served]):
    one, two = pair
    match = one.begin("zombiland", "here", "link", "bot:random")
    with one.join(match) as ana, two.join(match, match["links"][0]["link"]) as ben:
        assert play([ana, ben], 30) == 30
        newest = max(ana.seq, ben.seq)
        for player in (ana, ben):
            player.catch_up(newest)
        assert [event["event"] for event in ana.events] == [event["event"] for event in ben.events]
        assert ana.asked["deciders"] == ben.asked["deciders"]
        while [seat["online"] for seat in ana.table["seats"]] != [True, True, False]:
            ana.receive()
        assert ana.ask(type="stand_in", seat=1)["code"] == "seat-is-person"
        ben.send(type="say", text="here I am")
        assert ana.wait("chat")["line"]["text"] == "here I am"
        ana.send(type="pause", paused=True)
        ben.until(lambda message: message["type"] == "table" and message["match"]["paused"])
        ana.send(type="pause", paused=False)
        ben.until(lambda message: message["type"] == "table" and not message["match"]["paused"])
        assert ana.ask(type="kick", seat=1)["code"] == "nobody-to-agree"


def test_a_link_is_granted_at_one_process_and_fetched_at_another(pair: tuple[Served, Served]):
    one, two = pair
    match = one.begin("zombiland", "here", "link", "link")
    links = [one["link"] for one in match["links"]]
    with one.join(match) as ana, two.join(match, links[0]) as ben, two.join(match, links[1]) as eva:
        # Somebody counts as connected a moment before the seat is theirs, and only those who have a seat vote.
        while not all(seat["online"] and seat["came"] for seat in ana.table["seats"]):
            ana.receive()
        answer = ana.ask(type="kick", seat=1)
        assert answer["type"] == "done", answer
        eva.wait("proposed")
        assert eva.consent(agree=True)["type"] == "done"
        assert ana.until(lambda message: message.get("outcome") == "agreed")["kind"] == "new_link"
        new = ana.ask(type="kick", seat=1)
        assert ben.wait("bye")["code"] == "kicked"
        with two.join(match, new["link"]) as carla:
            assert carla.seat == 1


def test_of_two_who_decide_at_once_one_is_first(pair: tuple[Served, Served]):
    one, two = pair
    match = one.begin("zombiland", "here", "here")
    with one.join(match) as laptop, two.join(match) as phone:
        for _ in range(20):
            newest = max(laptop.seq, phone.seq)
            for screen in (laptop, phone):
                screen.catch_up(newest)
            decider = laptop.asked["deciders"][0]
            for screen in (laptop, phone):
                screen.send(type="sit", seat=decider)
                screen.wait("welcome")
            seq = laptop.seq
            for number, screen in enumerate((laptop, phone)):
                choice = screen.choices[number % len(screen.choices)]
                screen.send(**(screen.choice_message(choice) | {"id": f"race{number}"}))
            answers = [
                screen.until(lambda message: message.get("id", "").startswith("race"))
                for screen in (laptop, phone)
            ]
            done = [answer["seq"] for answer in answers if answer["type"] == "done"]
            assert done == [seq + 1]
            assert [one["code"] for one in answers if one["type"] == "problem"] == ["other-question"]
            for screen in (laptop, phone):
                screen.catch_up(max(done))
            assert _public(laptop) == _public(phone)


def _public(screen: Player) -> object:
    return [event["event"] for event in screen.events], screen.view["players"], screen.seq


def test_a_choice_that_one_process_took_is_acknowledged_by_the_other(
    database_pair: tuple[ServeProcess, ServeProcess],
):
    first, second = database_pair
    one, two = first.reach(), second.reach()
    match = one.begin("zombiland", "here", "here", seed="moves house")
    with two.join(match) as phone:
        hammer = Hammer(one.join(match), 3)
        hammer.start()
        hammer.wait_for_choices(20)
        first.kill()
        hammer.stop()
        counts = count_resend_errors(phone, hammer)
        assert (counts["lost"], counts["doubled"]) == (0, 0)


@pytest.fixture(params=[one for one in DATABASES if one == "postgresql"])
def database_pair(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[tuple[ServeProcess, ServeProcess]]:
    """Run two server processes on one PostgreSQL database; the first may be killed."""
    database = new_database(request.getfixturevalue("postgres"))
    with (
        ServeProcess(database, 0, tmp_path / "log0") as one,
        ServeProcess(database, 0, tmp_path / "log1") as two,
    ):
        yield one, two


def test_of_two_answers_at_two_processes_a_refusal_holds(pair: tuple[Served, Served]):
    one, two = pair
    for number in range(8):
        match = one.begin("zombiland", "link", "link", "link", seed=f"answers {number}")
        links = [one["link"] for one in match["links"]]
        with (
            one.join(match, links[0]) as ana,
            one.join(match, links[1]) as ben,
            two.join(match, links[2]) as eva,
        ):
            table = [ana, ben, eva]
            asking = None
            while asking is None:
                play(table, 1)
                asking = next((player for player in table if player.asked["undo"] == "ask"), None)
            asking.undo()
            others = [player for player in table if player is not asking]
            for other in others:
                other.wait("proposed")
            for agree, other in zip((False, True) if number % 2 else (True, False), others, strict=True):
                other.send(type="consent", number=other.proposal["number"], agree=agree, id="both")
            answers = [other.until(lambda message: message.get("id") == "both") for other in others]
            seq = asking.until(lambda message: message.get("outcome") not in (None, "asked"))
            assert seq["outcome"] == "refused"
            assert {one.get("code", "done") for one in answers} <= {"done", "nothing-asked"}
            assert not any(message.get("taken_back") for player in table for message in player.got)


def test_taking_back_is_agreed_across_processes(pair: tuple[Served, Served]):
    one, two = pair
    match = one.begin("zombiland", "here", "link", seed="consent")
    with one.join(match) as ana, two.join(match, match["links"][0]["link"]) as ben:
        asking = None
        while asking is None:
            play([ana, ben], 1)
            for player in (ana, ben):
                player.catch_up(max(ana.seq, ben.seq))
            asking = next((player for player in (ana, ben) if player.asked["undo"] == "ask"), None)
        other = ben if asking is ana else ana
        asking.undo()
        assert other.wait("proposed")["proposal"]["by"] == asking.seat
        assert other.consent(agree=True)["type"] == "done"
        asking.until(lambda message: message["type"] == "update" and message.get("taken_back"))
        other.catch_up(asking.seq)
        assert play([ana, ben], 4) == 4
        for player in (ana, ben):
            player.catch_up(max(ana.seq, ben.seq))
        assert [event["event"] for event in ana.events] == [event["event"] for event in ben.events]
