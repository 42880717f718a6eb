"""Tests that the protocol's records, the client's types and the documentation page agree."""

import importlib.util
from pathlib import Path

import msgspec
import pytest
from tests.patching import apply_changes

from horda.games import games
from horda.server.http.openapi import record_schemas, socket_schema, view_schemas
from horda.server.protocol.client_messages import ToServer
from horda.server.protocol.projection import changes_between, view_of
from horda.server.protocol.server_messages import ToClient

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "contributors" / "protocol.md"


def test_the_types_of_the_client_are_up_to_date():
    path = ROOT / "tools" / "generate" / "protocol.py"
    spec = importlib.util.spec_from_file_location("make_protocol", path)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.TARGET.read_text(encoding="utf-8") == tool.file_text(), "run: make protocol"


def test_every_message_has_a_type_and_stands_on_the_page():
    page = PAGE.read_text(encoding="utf-8")
    kinds = [*ToServer.__args__, *ToClient.__args__]
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert [tag for tag in tags if f"`{tag}`" not in page] == []
    assert len(set(ToServer.__args__)) == len({kind.__struct_config__.tag for kind in ToServer.__args__})


def test_the_schema_knows_every_record_it_refers_to():
    document = msgspec.json.encode(socket_schema()).decode()
    known = {**record_schemas(), **view_schemas()}
    named = {part.split('"')[0] for part in document.split("#/components/schemas/")[1:]}
    assert named <= set(known)


@pytest.mark.parametrize("name", sorted(games()))
def test_changes_turn_one_view_into_another(name: str):
    game = games()[name]
    state = game.new(seats=game.seats_for({})[0], seed="changes")
    view = view_of(state, 0)
    for _ in range(150):
        if state.over:
            break
        state.apply(state.all_choices()[len(state.moves) % len(state.all_choices())])
        after = view_of(state, 0)
        changes = changes_between(view, after)
        if changes is not None:
            assert apply_changes(view, changes) == msgspec.json.decode(msgspec.json.encode(after))
        view = after


def test_a_message_may_hold_nothing_that_the_protocol_does_not_know():
    text = b'{"type":"ping","id":"1","more":true}'
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(text, type=ToServer)
