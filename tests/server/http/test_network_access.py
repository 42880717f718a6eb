"""Tests of who can reach the server, and of opening it to the home network by a button on the same computer."""

from pathlib import Path

import httpx
import pytest
from tests.server.conftest import PATIENT_BOTS
from tests.server.serving import Served, run_server

from horda.server.config.settings import Settings
from horda.server.http import network_access
from horda.server.http.network_access import address_for_others, home_network_host

OPEN = {"open": True}
SECOND_HOST = "127.0.0.2"
"""A loopback address used as this computer's address in the home network."""


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the server believe that this computer is in a home network."""
    monkeypatch.setattr(network_access, "home_network_host", lambda: SECOND_HOST)


def settings_of(folder: Path, *, offers: bool) -> Settings:
    return Settings(str(folder / "t.db"), thinking=PATIENT_BOTS, offers_network=offers)


def test_the_address_for_others_follows_from_where_the_server_listens(home: None):
    assert address_for_others("127.0.0.1", 8666) == ""
    assert address_for_others("::1", 8666) == ""
    assert address_for_others("0.0.0.0", 8666) == f"http://{SECOND_HOST}:8666"
    assert address_for_others("192.168.1.20", 8666) == "http://192.168.1.20:8666"
    assert address_for_others("fd00::2", 8666) == "http://[fd00::2]:8666"


@pytest.mark.parametrize(
    ("found", "host"),
    [("192.168.1.20", "192.168.1.20"), ("8.8.8.8", None), ("169.254.3.4", None), ("127.0.1.1", None)],
)
def test_only_a_private_address_counts_as_the_home_network(
    monkeypatch: pytest.MonkeyPatch, found: str, host: str | None
):
    class Probe:
        def __init__(self, *_: object) -> None: ...
        def __enter__(self) -> "Probe":
            return self

        def __exit__(self, *_: object) -> None: ...
        def connect(self, _: object) -> None: ...
        def getsockname(self) -> tuple[str, int]:
            return (found, 1)

    monkeypatch.setattr(network_access.socket, "socket", Probe)
    monkeypatch.setattr(network_access.socket, "getaddrinfo", lambda *_: [])
    assert home_network_host() == host


def test_a_button_on_this_computer_opens_the_server_to_the_home_network(home: None, tmp_path: Path):
    with run_server(settings_of(tmp_path, offers=True)) as server:
        assert server.get("/network").json() == {"address": "", "openable": True}
        opened = server.http.post("/api/v1/network", json=OPEN)
        assert opened.status_code == 200
        address = opened.json()["address"]
        assert address.startswith(f"http://{SECOND_HOST}:")
        assert server.get("/network").json() == {"address": address, "openable": False}
        assert httpx.get(f"{address}/api/v1/shelf").status_code == 200
        again = server.http.post("/api/v1/network", json=OPEN)
        assert (again.status_code, again.json()["code"]) == (409, "network-not-offered")
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{address}/api/v1/shelf")


def refused_for(server: Served, **headers: str) -> str:
    """Return the error code of a refused request to open the server to the network."""
    answer = server.http.post("/api/v1/network", json=OPEN, headers=headers)
    assert answer.status_code in (403, 409)
    return str(answer.json()["code"])


def test_nobody_else_opens_the_network_or_reads_its_address(home: None, tmp_path: Path):
    with run_server(settings_of(tmp_path, offers=True)) as server:
        assert refused_for(server, host="192.168.1.20:8666") == "network-elsewhere"
        assert refused_for(server, **{"x-forwarded-for": "203.0.113.9"}) == "network-elsewhere"
        assert refused_for(server, origin="https://other.example") == "other-origin"
        hidden = server.http.get("/api/v1/network", headers={"host": "192.168.1.20:8666"})
        assert hidden.json() == {"address": "", "openable": False}
    with run_server(settings_of(tmp_path, offers=False)) as server:
        assert server.get("/network").json() == {"address": "", "openable": False}
        assert refused_for(server) == "network-not-offered"


def test_without_a_home_network_the_button_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(network_access, "home_network_host", lambda: None)
    with run_server(settings_of(tmp_path, offers=True)) as server:
        assert refused_for(server) == "no-network"
