"""Tests of ids and links, and of what a spectator link allows."""

import secrets

import pytest
from tests.server.serving import Served

from horda.server.match import access_links


def test_an_id_is_never_taken_for_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch):
    drawn = iter(["-Ur8WJ8jzHzP", "-again", "Ur8WJ8jzHzP-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _bytes: next(drawn))
    assert access_links.new_id() == "Ur8WJ8jzHzP-"


def test_a_link_to_hand_on_opens_nothing_but_looking(shared: Served):
    """A spectator link gives the public view only, is always the same, and differs from the player's link."""
    match = shared.begin("city_of_horror", "here", "bot", "bot", seed="handed on")
    info, own = match["match"], str(match["link"])
    assert isinstance(info, dict)
    path = f"/api/v1/matches/{info['id']}/watching"

    def new_link(link: str) -> str:
        answer = shared.http.get(path, headers={"authorization": f"Bearer {link}"})
        assert answer.status_code == 200
        return str(answer.json()["link"])

    watching = new_link(own)
    assert watching == new_link(own) == new_link(watching)
    assert watching not in (own, match["spectator"])
    with shared.join(match, watching) as guest:
        assert guest.seat is None
        assert guest.asked["choices"] == []
        assert guest.ask(type="stand_in", seat=0, bot="")["code"] in ("only-players", "only-host")
    assert (
        shared.http.delete(
            f"/api/v1/matches/{info['id']}", headers={"authorization": f"Bearer {watching}"}
        ).status_code
        == 403
    )
    assert shared.http.get(path, headers={"authorization": "Bearer nobody"}).status_code in (401, 403, 404)
