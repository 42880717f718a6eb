"""Fuzz tests of REST and the socket: no server error, no leaked secret, and the match continues."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.fuzzing import (
    BODIES,
    BYTES,
    CONTENT_TYPES,
    FUZZ_STEPS,
    ORIGINS,
    PATH_PREFIXES,
    get_odd_address,
    post_odd_body,
    send_steps,
)
from tests.server.serving import Served, run_server

from horda.server.club.settings import ClubSettings
from horda.server.config.settings import Settings

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 6
"""Number of requests for each operation; `make soak` runs the same tests for minutes."""


@pytest.fixture
def with_club(tmp_path: Path) -> Iterator[Served]:
    """Run a server with all optional features, the club included."""
    with run_server(
        Settings(str(tmp_path / "table.db"), bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, club=ClubSettings())
    ) as one:
        yield one


def test_rest_keeps_what_its_schema_promises(with_club: Served):
    """Schemathesis makes valid and invalid requests from the published schema."""
    match = with_club.begin("zombiland", "here", "bot", seed="fuzz")
    schema = schemathesis.openapi.from_url(f"{with_club.url}/api/v1/openapi.json")
    operations = list(schema.get_all_operations())
    assert len(operations) >= 15
    for found in operations:
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
            phases=[Phase.generate], suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        def conforms(case: schemathesis.Case) -> None:
            headers = {"authorization": f"Bearer {match['link']}"}
            if case.path_parameters and "match" in case.path_parameters and len(str(case.body)) % 2:
                case.path_parameters["match"] = match["match"]["id"]
            answer = case.call(headers=headers)
            case.validate_response(answer, checks=CHECKS)
            assert answer.status_code < 500

        conforms()


def test_no_address_breaks_the_server(tmp_path: Path):
    """Paths with odd characters, long names and `..` are requested below every route of a server with a client."""
    (tmp_path / "index.html").write_text("<!doctype html>")
    settings_here = Settings(
        str(tmp_path / "t.db"), client=tmp_path, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS
    )
    with run_server(settings_here) as server:

        @given(place=st.sampled_from(PATH_PREFIXES), parts=st.lists(BYTES, min_size=1, max_size=4))
        @settings(
            max_examples=150, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
        )  # fmt: skip
        def hold(place: str, parts: list[str]) -> None:
            assert get_odd_address(server, place, parts) < 500

        hold()


def test_no_body_breaks_the_server(shared: Served):
    @given(kind=CONTENT_TYPES, body=BODIES, origin=st.sampled_from(ORIGINS))
    @settings(
        max_examples=150, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
    )  # fmt: skip
    def hold(kind: str, body: bytes, origin: str) -> None:
        refused = (403,) if origin in ("null", "http://x") else ()
        wanted = refused or ((415,) if kind != "application/json" else (413, 422))
        assert post_odd_body(shared, kind, body, origin) in wanted

    hold()


@pytest.fixture
def anywhere(database: str) -> Iterator[Served]:
    with run_server(Settings(database, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS)) as one:
        yield one


def test_no_message_breaks_the_socket(anywhere: Served):
    """Valid and invalid messages are sent in any order: each is carried out or answered with a protocol error."""
    match = anywhere.begin("zombiland", "here", "link", "bot:random", seed="fuzz")
    secrets = [match["links"][0]["link"], match["spectator"]]
    links = [match["link"], *secrets]

    @given(link=st.sampled_from(links), steps=FUZZ_STEPS)
    @settings(
        max_examples=60, deadline=None, derandomize=True, database=None,
        phases=[Phase.generate], suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def hold(link: str, steps: list[str | bytes | int]) -> None:
        send_steps(anywhere, match, link, steps)

    hold()
    with anywhere.join(match) as player:
        player.send(type="pause", paused=False)
        player.send(type="stand_in", seat=0, bot=None)
        assert player.ask(type="ping")["type"] == "pong"
