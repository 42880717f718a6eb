"""Tests of custom players on a server: listed by name, seated, and no match lost if a player fails."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Horda
from tests.server.conftest import WIDE_BOUNDS
from tests.server.serving import Served, run_server

from horda.bots import BadPlayer
from horda.engine.player import Budget
from horda.server.bots.pool import PoolSettings
from horda.server.config.offered_players import BadOffer, OfferedPlayer, load_offered_players
from horda.server.config.settings import Settings
from horda.server.ops.metrics import METRICS

PLAYERS = """
class Loud:
    games = ("zombiland",)

    def choose(self, turn):
        print("no word of mine is an answer", flush=True)
        assert turn.view() is not None and turn.imagine().choices(turn.seat) == list(turn.choices)
        return turn.choices[-1]

class Broken:
    def choose(self, turn):
        raise ValueError("not today")
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "players.py"
    path.write_text(PLAYERS, encoding="utf-8")
    return path


@pytest.fixture
def table(file: Path, tmp_path: Path) -> Iterator[Served]:
    offered = load_offered_players(["last one=players.py:Loud", "players.py:Broken"])
    thinking = PoolSettings(workers=1, decision_timeout_s=600, budget=Budget(8), players=offered)
    with run_server(Settings(str(tmp_path / "t.db"), bounds=WIDE_BOUNDS, thinking=thinking)) as server:
        yield server


def decisions(server: Served, match: dict[str, object], count: int) -> None:
    """Play on until a bot and a person have each decided `count` times."""
    with server.join(match) as ana:
        for _ in range(count):
            while not ana.choices:
                ana.receive()
            ana.catch_up(ana.choose(ana.choices[0])["seq"])


def test_they_stand_on_the_shelf_by_name_where_they_play(table: Served):
    games = {one["id"]: one for one in table.http.get("/api/v1/shelf").json()["games"]}
    assert games["zombiland"]["players"] == ["last one", "Broken"]
    assert games["green_horde"]["players"] == ["Broken"]
    assert "search" in games["zombiland"]["bots"]


def test_one_of_them_plays_a_seat(table: Served):
    late = METRICS.counter_value("horda_bots_late_total")
    match = table.begin("zombiland", "here", "bot:last one", "bot:search", seed="a")
    decisions(table, match, 3)
    assert METRICS.counter_value("horda_bots_late_total") == late


def test_where_one_fails_any_choice_is_made_and_the_log_says_why(
    table: Served, file: Path, caplog: pytest.LogCaptureFixture
):
    match = table.begin("zombiland", "here", "bot:Broken", seed="a")
    decisions(table, match, 2)
    told = [record for record in caplog.records if record.message == "a bot did not decide"]
    assert told
    assert f"raised ValueError: not today ({file}:12)" in told[0].detail


def test_who_is_not_offered_is_refused(table: Served):
    for name, known in (("zombiland", "last one, Broken"), ("green_horde", "Broken")):
        wish = {"game": name, "seats": [{"who": "here"}, {"who": "bot", "bot": "players.py:Loud"}]}
        told = table.http.post("/api/v1/matches", json=wish).json()
        assert told["code"] == "no-such-bot"
        assert known in told["en"]


def test_a_player_that_is_no_longer_offered_is_replaced_by_the_best(file: Path, tmp_path: Path):
    offered = {"gone": OfferedPlayer(f"{tmp_path}/gone.py:Gone")}
    settings = Settings(
        str(tmp_path / "t.db"), bounds=WIDE_BOUNDS, thinking=PoolSettings(workers=1, players=offered)
    )
    with run_server(settings) as server:
        match = server.begin("zombiland", "here", "bot:gone", seed="a")
    late = METRICS.counter_value("horda_bots_late_total")
    with run_server(
        Settings(
            settings.database, bounds=WIDE_BOUNDS, thinking=PoolSettings(workers=1, decision_timeout_s=600)
        )
    ) as server:
        decisions(server, match, 2)
    assert METRICS.counter_value("horda_bots_late_total") == late


def test_what_cannot_be_offered_is_refused(file: Path):
    with pytest.raises(BadPlayer, match="no class `Nobody`"):
        load_offered_players(["players.py:Nobody"])
    for lines, key in (
        (["genius"], "player-unknown"),
        (["heuristic=players.py:Loud"], "player-taken"),
        (["players.py:Loud", "Loud=players.py:Broken"], "player-taken"),
        (["<b>=players.py:Loud"], "player-name"),
    ):
        with pytest.raises(BadOffer) as caught:
            load_offered_players(lines)
        assert caught.value.key == key
    assert load_offered_players(["players.py:Loud"]) == {
        "Loud": OfferedPlayer(f"{file}:Loud", ("zombiland",))
    }


def test_the_command_says_so_in_both_languages(file: Path, tmp_path: Path):
    serve = ("serve", "--port", "0", "--db", str(tmp_path / "t.db"))
    horda = Horda()
    assert "has no class “Nobody”" in horda.badly(*serve, "--player", "players.py:Nobody", code=3)
    assert "Ya hay un jugador llamado «random»" in horda.badly(
        *serve, "--player", "random=players.py:Loud", "--lang", "es"
    )
    assert "14" in horda.badly(*serve, "--think", "15")
