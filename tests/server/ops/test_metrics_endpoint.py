"""Tests that `/metrics` is served on a separate port only."""

import signal
from pathlib import Path

import httpx
import pytest
from tests.daily import daily
from tests.server.conftest import WIDE_BOUNDS
from tests.server.serving import ServeProcess, run_server

from horda.server.bots.pool import PoolSettings
from horda.server.config.settings import Settings


@pytest.mark.parametrize("how", daily([signal.SIGTERM, signal.SIGINT], signal.SIGTERM))
def test_figures_are_at_their_own_port_alone_and_end_with_the_table(how: signal.Signals, tmp_path: Path):
    with ServeProcess(str(tmp_path / "t.db"), 0, tmp_path / "log", "--metrics-port", "0") as one:
        assert one.process.stdout is not None
        # After the table's address, one line says who can reach it; the next is about figures.
        _reach, told = one.process.stdout.readline(), one.process.stdout.readline()
        figures = told[told.index("http://") :].split()[0]
        assert figures.endswith("/metrics")
        server = one.reach()
        answer = httpx.get(figures)
        assert answer.status_code == 200
        assert "# TYPE horda_live_matches gauge\nhorda_live_matches 0.0\n" in answer.text
        assert httpx.get(figures.replace("/metrics", "/api/v1/shelf")).status_code == 404
        assert server.http.get("/metrics").status_code == 404
        assert server.http.get("/healthz").status_code == 200
        one.stop(how)
    assert one.process.returncode == 0
    with pytest.raises(httpx.ConnectError):
        httpx.get(figures)


def test_without_a_port_of_their_own_figures_are_where_the_table_is(tmp_path: Path):
    with run_server(
        Settings(str(tmp_path / "t.db"), bounds=WIDE_BOUNDS, thinking=PoolSettings(workers=1))
    ) as server:
        assert "horda_requests_total" in server.http.get("/metrics").text
