"""Ids and links: what they look like where a person types them."""

import secrets

import pytest

from horda.server import links


def test_an_id_is_never_taken_for_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch):
    drawn = iter(["-Ur8WJ8jzHzP", "-again", "Ur8WJ8jzHzP-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _bytes: next(drawn))
    assert links.new_id() == "Ur8WJ8jzHzP-"
