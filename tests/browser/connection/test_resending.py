"""Tests that a choice arrives exactly once when the connection is cut while the choice is being sent."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.daily import daily
from tests.server.serving import Served


class Cutter:
    """A proxy between a page and the server that cuts the connection when a choice is sent."""

    def __init__(self, person: Person) -> None:
        self.sent: list[dict] = []
        """The messages with choices that the page sent."""
        self.answers: list[dict] = []
        """The server's answers to these choices."""
        self.pages = 0
        """Number of connections made by a newly loaded page, which has no state of the match yet."""
        self.when: Callable[[], str] = lambda: ""
        person.page.route_web_socket("**/api/v1/play", self._open)

    def _open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        swallows = False

        def from_page(text: str | bytes) -> None:
            nonlocal swallows
            message = json.loads(text)
            self.pages += message["type"] == "hello" and "since" not in message
            if message["type"] != "choose":
                server.send(text)
                return
            self.sent.append(message)
            cut = self.when()
            if cut != "before":
                swallows = cut == "after"
                server.send(text)
            if cut == "before":
                page.close(code=1012, reason="cut")

        def from_server(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("id") in [choose["id"] for choose in self.sent]:
                self.answers.append(message)
                if swallows:
                    page.close(code=1012, reason="cut")
            if not swallows:
                page.send(text)

        page.on_message(from_page)
        server.on_message(from_server)


def sit_behind_cutter(arrive: Arrive) -> tuple[Person, Cutter]:
    """Seat a person alone at a table and wait for a question; return the person and the connection's proxy."""
    ana = arrive()
    cutter = Cutter(ana)
    ana.sits_at("green_horde")
    ana.waits()
    return ana, cutter


def cut_once(cutter: Cutter, how: str) -> None:
    """Cut the connection at the next choice only, before or after the server receives the choice (`how`)."""
    cutter.when = lambda: how if len(cutter.sent) == 1 else ""


@pytest.mark.parametrize("how", daily(["before", "after"], "after"))
def test_a_choice_on_a_line_that_is_cut_is_sent_again_and_made_once(arrive: Arrive, table: Served, how: str):
    """The connection is cut before the server receives the choice, or before its answer reaches the page."""
    ana, cutter = sit_behind_cutter(arrive)
    cut_once(cutter, how)
    match, _ = ana.match
    seq = table.registry.open_matches[match].seq
    ana.taps(0)
    ana.waits()
    expect(ana.page.get_by_role("status").filter(has_text="connection")).to_have_count(0)
    assert len(cutter.sent) == 2
    assert cutter.sent[0] == cutter.sent[1]
    assert {answer["seq"] for answer in cutter.answers} == {seq + 1}
    assert table.registry.open_matches[match].seq == seq + 1


def test_a_choice_outlives_a_page_that_is_loaded_anew(arrive: Arrive, table: Served):
    ana, cutter = sit_behind_cutter(arrive)
    match, _ = ana.match
    seq = table.registry.open_matches[match].seq
    cutter.when = lambda: "before" if cutter.pages == 1 else ""
    ana.taps(0)
    expect(ana.page.get_by_role("status").filter(has_text="connection")).to_be_visible()
    assert table.registry.open_matches[match].seq == seq
    ana.page.reload()
    ana.waits_for_table()
    ana.waits()
    assert len({message["id"] for message in cutter.sent}) == 1
    assert table.registry.open_matches[match].seq == seq + 1


def test_a_choice_whose_question_is_gone_is_dropped_with_a_word(arrive: Arrive, table: Served):
    """The same seat decided on another device while the connection was down."""
    ana, cutter = sit_behind_cutter(arrive)
    match, link = ana.match
    live = table.registry.open_matches[match]

    def other_device() -> str:
        if len(cutter.sent) == 1:
            phone = table.join({"match": {"id": match}, "link": link})
            assert phone.choose(phone.choices[-1])["type"] == "done"
            phone.close()
            return "before"
        return ""

    cutter.when = other_device
    seq = live.seq
    ana.taps(0)
    expect(ana.page.get_by_role("alert").filter(has_text="too late")).to_be_visible()
    ana.waits()
    assert [answer["code"] for answer in cutter.answers] == ["other-question"]
    assert live.seq == seq + 1


def test_what_was_tapped_is_marked_before_the_server_has_answered(arrive: Arrive):
    ana = arrive()
    held: list[Callable[[], None]] = []
    holds = True

    def holds_choices(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def sends(text: str | bytes) -> None:
            if holds and json.loads(text)["type"] == "choose":
                held.append(lambda: server.send(text))
            else:
                server.send(text)

        page.on_message(sends)

    ana.page.route_web_socket("**/api/v1/play", holds_choices)
    ana.sits_at("green_horde")
    ana.waits()
    header = ana.page.locator(".ask.sent")
    expect(header).to_have_count(0)
    ana.page.locator(".act.any").click()
    expect(ana.page.locator(".act.any.wait")).to_be_visible()
    expect(header).to_be_visible()
    holds = False
    for send in held:
        send()
    ana.settles()
    expect(header).to_have_count(0)
