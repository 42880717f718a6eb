"""Tests of matches that cannot be continued: deleted by the host, or read-only because the rules have changed."""

import json
from importlib.metadata import version
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.people.test_multiplayer import SEATS, invitation_link, joins
from tests.daily import daily
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.serving import run_server
from tests.server.store.test_retention import id_of, play_match, raise_rules_version, reorder_cards

from horda.server.config.settings import Settings

UNHANDLED_REJECTION = """dispatchEvent(new PromiseRejectionEvent("unhandledrejection", {
    promise: Promise.resolve(), reason: new Error("broke at " + location.href),
}))"""
"""Script that raises an unhandled rejection whose message contains the page's address."""
REFUSE_CLIPBOARD = """() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
}"""
"""Script that makes the browser refuse to write to the clipboard."""
READ_ONLY_TEXTS = [("en", "cannot be played on"), ("es", "no se puede seguir")]


def test_the_host_deletes_a_match_after_being_asked_once_more(arrive: Arrive):
    ana, leo = arrive(), arrive(lang="es")
    ana.begins("zombiland", SEATS)
    match, link = ana.match
    joins(leo, match, invitation_link(ana))
    leo.page.locator(".tools button").last.click()
    expect(leo.page.get_by_role("button", name="Levantarse de la mesa")).to_be_visible()
    assert not leo.page.get_by_role("button", name="Borrar la partida").count()
    leo.page.keyboard.press("Escape")
    for last in ("Keep it", "Delete it for good"):
        ana.page.locator(".tools button").last.click()
        ana.page.get_by_role("button", name="Delete the match").click()
        expect(ana.page.get_by_role("dialog")).to_contain_text("gone for everybody, for good")
        ana.page.get_by_role("button", name=last).click()
        expect(ana.page.get_by_role("dialog")).to_have_count(0)
    expect(ana.page.locator("a.box").first).to_be_visible()
    assert link not in ana.page.evaluate("localStorage.getItem('horda.tables')")
    expect(leo.page.get_by_role("alert")).to_contain_text("La partida la ha borrado quien la creó")
    ana.goes_to(f"match/{match}/{link}")
    expect(ana.page.get_by_role("alert")).to_contain_text("This link does not open the match")


@pytest.mark.long
def test_the_host_deletes_a_match_among_the_tables(arrive: Arrive):
    ana = arrive()
    ana.begins("zombiland", SEATS)
    _, link = ana.match
    ana.waits()
    asked = ana.question
    # A message in one language does not stay when the language changes.
    ana.goes_to()
    last = ana.page.get_by_role("region", name="Where you left off")
    expect(last).to_contain_text(asked)
    ana.page.get_by_role("button", name="Español").click()
    expect(ana.page.get_by_role("region", name="Donde lo dejaste")).to_contain_text("Survivor Zombiland")
    expect(ana.page.locator(".cont")).not_to_contain_text(asked)
    ana.page.get_by_role("button", name="English").click()
    ana.goes_to("tables")
    ana.page.get_by_role("button", name="Delete the match").click()
    ana.page.get_by_role("button", name="Delete it for good").click()
    expect(ana.page.get_by_role("main")).to_contain_text("No table yet")
    assert link not in ana.page.evaluate("localStorage.getItem('horda.tables')")


@pytest.mark.parametrize(("lang", "said"), daily(READ_ONLY_TEXTS, READ_ONLY_TEXTS[1]))
def test_a_match_of_other_rules_opens_as_its_replay(
    arrive: Arrive, client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, lang: str, said: str
):
    settings = Settings(str(tmp_path / "t.db"), client=client, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS)
    with run_server(settings) as server:
        match, frames = play_match(server, "city_of_horror", 12)
    raise_rules_version(monkeypatch, "city_of_horror")
    reorder_cards(monkeypatch, "city_of_horror")
    with run_server(settings) as server:
        ana = arrive(home=server.url, lang=lang)
        ana.goes_to(f"match/{id_of(match)}/{match['link']}")
        expect(ana.page.locator(".told")).to_contain_text(said)
        expect(ana.page.locator("[data-testid=table]")).to_be_visible()
        ana.page.keyboard.press("End")
        expect(ana.page.locator(".bar input")).to_have_value(str(len(frames) - 1))
        assert "/replay/" in ana.page.url


def test_a_fault_is_reported_without_any_secret(arrive: Arrive):
    ana = arrive(lang="es")
    ana.begins("zombiland", SEATS)
    match, link = ana.match
    ana.page.evaluate(UNHANDLED_REJECTION)
    ana.page.locator(".tools button").last.click()
    ana.page.get_by_role("button", name="Informar de un fallo").click()
    written = ana.page.get_by_role("textbox", name="Informar de un fallo").input_value()
    told = json.loads(written)
    assert (told["match"], told["game"], told["horda"]) == (match, "zombiland", version("horda"))
    assert told["view"]["players"]
    assert "broke at" in told["faults"][0]
    assert not [secret for secret in (link, invitation_link(ana), "Ana") if secret in written]
    expect(ana.page.get_by_role("dialog")).to_contain_text("tu mano va dentro")
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("link", name="Guardar en un archivo").click()
    assert Path(saved.value.path()).read_text(encoding="utf-8") == written
    ana.page.evaluate(REFUSE_CLIPBOARD)
    ana.page.get_by_role("button", name="Copiar").click()
    expect(ana.page.get_by_role("button", name="Copiado")).to_be_visible()
    ana.goes_to("join")
    ana.page.locator("input[type=url]").focus()
    ana.page.keyboard.press("ControlOrMeta+V")
    pasted = ana.page.locator("input[type=url]").input_value()
    assert pasted.split() == written.split()  # a one-line field has no line breaks
