"""Tests of agents that run in separate processes: the line protocol, its limits, and the manual's examples."""

import json
import socketserver
import sys
import threading
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from tests.server.conftest import WIDE_BOUNDS
from tests.server.serving import run_server

from horda.agents.agent import AgentFailed, play
from horda.agents.line_protocol import LineAgent
from horda.agents.match import AgentMatch
from horda.agents.measurement import AgentPlan, measure
from horda.agents.streams import MAX_LINE
from horda.lab.matches import play_match
from horda.server.config.settings import Settings

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "researchers" / "examples"
ANSWERING = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] in ("decide", "refused"):
        {answer}
"""
FIRST = 'print(json.dumps({"number": 0}), flush=True)'


def program(tmp_path, answer, name="program.py"):
    """Write a program that computes each answer with the given lines of Python; return the command that runs it."""
    path = tmp_path / name
    path.write_text(ANSWERING.format(answer=answer.replace("\n", "\n        ")), encoding="utf-8")
    return f"{sys.executable} {path}"


def zombiland(seed=1, playing=(0,)):
    return AgentMatch("zombiland", seats=3, playing=playing, seed=seed)


def played(command, *, seconds=30.0, decisions=3):
    """Return the tally of the agent run by `command` after some decisions of a match."""
    from horda.agents.agent import decide

    agent, match = LineAgent(command, seconds=seconds), zombiland()
    try:
        agent.begin(match)
        for _ in range(decisions):
            seat = match.next_seat()
            match.decide(decide(agent, match, seat))
    finally:
        agent.close()
    return agent.tally


def test_the_example_of_the_manual_plays_whole_matches():
    lines = (EXAMPLES / "line_agent.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 40
    command = f"exec:{sys.executable} {EXAMPLES / 'line_agent.py'}"
    plan = AgentPlan("zombiland", command, matches=3, seats=3, seed=4)
    report, again = measure(plan), measure(plan)
    assert report.won == again.won
    assert report.tally.illegal == report.tally.late == report.tally.replaced == 0
    assert report.tally.decisions == again.tally.decisions > 60


def test_the_example_for_servers_plays_by_the_servers_protocol(tmp_path, monkeypatch):
    lines = (EXAMPLES / "server_agent.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 48
    spec = spec_from_file_location("server_agent", EXAMPLES / "server_agent.py")
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    with run_server(Settings(str(tmp_path / "table.db"), bounds=WIDE_BOUNDS, window=0)) as server:
        match = server.begin("zombiland", "link", "bot:random")
        link = match["links"][0]["link"]
        result = example.play(f"{server.url}/#/match/{match['match']['id']}/{link}")
    assert len(result["scores"]) == 2


def test_an_illegal_answer_is_refused_with_its_rule_and_counted(tmp_path):
    answer = """
with open({log!r}, "a") as log:
    log.write(json.dumps(message) + "\\\\n")
wrong = {{"choice": {{"do": "fly"}}}}
print(json.dumps(wrong if message["type"] == "decide" else {{"number": 0}}), flush=True)
""".format(log=str(tmp_path / "log"))
    tally = played(program(tmp_path, answer.replace("\\\\n", "\\n")))
    assert (tally.decisions, tally.illegal, tally.replaced) == (3, 3, 0)
    messages = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    refused = [message for message in messages if message["type"] == "refused"]
    assert len(refused) == 3
    assert refused[0]["attempts_left"] == 2
    assert "not among the choices" in refused[0]["refused"]["why"]


def test_after_three_illegal_answers_chance_decides(tmp_path):
    tally = played(program(tmp_path, 'print(json.dumps({"number": 999}), flush=True)'))
    assert (tally.decisions, tally.illegal, tally.replaced) == (3, 9, 3)


def test_a_program_that_is_late_is_ended_and_begun_again(tmp_path):
    answer = f"""
import os, time
if not os.path.exists({str(tmp_path / "once")!r}):
    open({str(tmp_path / "once")!r}, "w").close()
    time.sleep(60)
{FIRST}
"""
    tally = played(program(tmp_path, answer), seconds=2.0)
    assert (tally.decisions, tally.late, tally.replaced, tally.illegal) == (3, 1, 1, 0)


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        ("sys.exit(3)", "ended with code 3"),
        ('print("north", flush=True)', "is no answer"),
        ('print(json.dumps({"number": "0"}), flush=True)', "is no answer"),
        ('print(json.dumps({"decision": 77, "number": 0}), flush=True)', "answers decision 77"),
        (f'print("x" * {MAX_LINE + 10}, flush=True)', f"more than {MAX_LINE} bytes"),
    ],
)
def test_a_program_that_does_not_keep_to_the_protocol_is_told_why(tmp_path, answer, problem):
    with pytest.raises(AgentFailed, match=problem):
        played(program(tmp_path, answer))


def test_a_program_that_cannot_be_started_is_an_error():
    with pytest.raises(AgentFailed, match="no-such-program"):
        played("no-such-program")


class Handler(socketserver.StreamRequestHandler):
    """A request handler that acts as an agent on a socket and always takes the last choice."""

    def handle(self):
        for line in self.rfile:
            message = json.loads(line)
            if message["type"] == "decide":
                answer = {"number": len(message["choices"]) - 1, "cost": 0.5, "tokens": 7}
                self.wfile.write(json.dumps(answer).encode() + b"\n")


def test_an_agent_behind_a_socket():
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        agent = LineAgent(f"tcp://127.0.0.1:{server.server_address[1]}")
        play(agent, zombiland())
        agent.close()
        server.shutdown()
    assert agent.tally.cost == agent.tally.decisions / 2
    assert agent.tally.tokens == 7 * agent.tally.decisions


def test_a_match_of_heuristic_agents_is_the_match_of_heuristic_players():
    from horda.agents.agent import PlayerAgent

    for seat in range(3):
        match = AgentMatch("zombiland", seats=3, playing=[seat], seed="s/5")
        play(PlayerAgent("heuristic", "zombiland"), match)
        usual = play_match("zombiland", ["heuristic"] * 3, "s", number=5, options={})
        assert match.seat(seat).result == usual.result
