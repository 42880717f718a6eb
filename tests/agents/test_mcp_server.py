"""Tests of the MCP server with the SDK's own client: in memory, and over the standard streams."""

import json
import re
import sys

import pytest

pytest.importorskip("mcp", reason="the package mcp is not installed")

import anyio
from mcp import Client, StdioServerParameters

from horda.agents.mcp_server import server_for
from horda.agents.measurement import AgentPlan
from horda.agents.seat_tools import NotPossible, SeatTools

TOOLS = {"look", "choose", "why_not", "odds", "rules", "explain", "log", "score", "new_match"}


def tools_for(game="zombiland", seats=3, matches=1, reports=None, **options):
    plan = AgentPlan(game, "mcp", matches, seats, seed="mcp", options=options)
    return SeatTools(plan, (reports if reports is not None else []).append)


async def call(client, tool, **arguments):
    """Call a tool; return the text of its answer, and whether the answer is an error."""
    result = await client.call_tool(tool, arguments)
    (content,) = result.content
    return content.text, bool(result.is_error)


async def play(client):
    """Make the first choice each time until the match is over; return the text of the last answer."""
    text, _ = await call(client, "look")
    while "The match is over" not in text:
        assert re.search(r"^0\. ", text, re.MULTILINE)
        text, is_error = await call(client, "choose", number=0)
        assert not is_error
    return text


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_a_series_in_memory(mode):
    reports = []

    async def series():
        tools = tools_for(matches=2, reports=reports)
        async with Client(server_for(tools, "zombiland"), mode=mode) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            assert "0 of 2 matches" in (await call(client, "score"))[0]
            await play(client)
            assert "1 of 2 matches" in (await call(client, "score"))[0]
            text, is_error = await call(client, "choose", number=0)
            assert is_error
            assert "new_match" in text
            assert "# Choices" in (await call(client, "new_match"))[0]
            text, is_error = await call(client, "new_match")
            assert is_error
            assert "not over" in text
            await play(client)
            text, is_error = await call(client, "new_match")
            assert is_error
            assert "The series is over. 2 of 2 matches" in text

    anyio.run(series)
    (report,) = reports
    assert report.matches == 2
    assert report.tally.illegal == 0
    assert report.tally.decisions > 10


def test_what_is_wrong_reaches_the_model_as_text():
    async def mistakes():
        tools = tools_for()
        async with Client(server_for(tools, "zombiland")) as client:
            before = await call(client, "look")
            for number in (-1, 99):
                text, is_error = await call(client, "choose", number=number)
                assert is_error
                assert "There is no choice" in text
            for arguments in ({"number": "north"}, {}):
                text, is_error = await call(client, "choose", **arguments)
                assert is_error
            assert (await call(client, "odds", number=99))[1]
            assert await call(client, "look") == before
            assert tools.tally.illegal == 2

    anyio.run(mistakes)


def test_odds_rules_refusals_and_cards():
    tools = tools_for("green_horde", seats=1, mission="the_alarm_bell")
    while "Nothing is refused" in tools.why_not():
        tools.choose(0)
    rule = re.search(r"\[(GH-[A-Z]+-\d+)\]", tools.why_not())[1]
    assert tools.rules(rule).startswith(f"{rule}: ")
    assert "hits from" in next(
        text for number in range(200) if "dice:" in (text := odds_or_next(tools, number))
    )
    assert tools.explain("skill", "taunt")
    assert "Nothing is written" in tools.explain("card", "excalibur")
    assert tools.rules("xyzzy") == "No rule has these words; try fewer of them."
    assert len(tools.log().splitlines()) > 1


def odds_or_next(tools, number):
    """Return the odds of every choice of the open question, joined in one text, and answer the question."""
    texts, place = [], 0
    try:
        while True:
            texts.append(tools.odds(place))
            place += 1
    except NotPossible:
        tools.choose(number % place)
        return "\n".join(texts)


def test_the_command_serves_over_the_standard_streams(tmp_path):
    out = tmp_path / "report.json"
    line = ("mcp", "zombiland", "--seats", "2", "--seed", "7", "--out", str(out))
    program = ["-c", "from horda.cli import main; main()", *line]

    async def match():
        server = StdioServerParameters(command=sys.executable, args=program)
        async with Client(server) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            assert "Survivor Zombiland" in (client.instructions or "")
            return await play(client)

    assert "1 of 1 matches are over" in anyio.run(match)
    report = json.loads(out.read_text(encoding="utf-8"))
    assert report["matches"] == 1
    assert report["tally"]["illegal"] == 0
