"""Tests of custom missions in the browser: opened from a file or the server's folder, rejected, played, analysed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.serving import Served, run_server

from horda.server.config.settings import Settings

TITLE = "First <b>Light</b>"
MISSION = f"""\
id: first_light
difficulty: easy
minutes: 20
survivors: [1, 6]
tiles: [[13V, 19R.90], [15R.180, 14R.90]]
tokens:
  - {{put: start, at: F4}}
  - {{put: exit, at: A1}}
  - {{put: objective, colour: red, at: F4}}
  - {{put: spawn, colour: red, at: C1, side: north}}
edges:
  - {{put: door, between: [E3, E4]}}
goals:
  - {{taken: objective}}
  - {{survivors_at: exit}}
lose:
  night_fell: {{rounds: 20}}
when:
  - {{event: objective_taken, do: [{{experience: 5}}, {{say: 1}}]}}
words:
  en:
    title: {TITLE}
    scene: The night is nearly over.
    goals: [Take the red objective at F4., "Get out by the exit, A1."]
    lose: {{night_fell: Night has fallen. You lose.}}
    rules: [Whoever takes the objective gains 5 experience.]
    turns: [Something stirs in the north.]
"""


@pytest.fixture(scope="module")
def table(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server whose folder has a valid mission and a broken one."""
    folder = tmp_path_factory.mktemp("table")
    own = folder / "missions"
    own.mkdir()
    own.joinpath("dawn.yaml").write_text(MISSION.replace(TITLE, "Dawn"), encoding="utf-8")
    own.joinpath("torn.yaml").write_text("id: torn\ngame: green_horde\ntiles: [[13V]]\n", encoding="utf-8")
    settings = Settings(
        str(folder / "t.db"), client=client, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, missions=own
    )
    with run_server(settings) as one:
        yield one


def opens_file(person: Person, text: str) -> None:
    file = FilePayload(name="first_light.yaml", mimeType="text/yaml", buffer=text.encode())
    person.page.get_by_test_id("own-file").set_input_files(file)


def test_a_file_is_looked_at_played_and_its_turning_point_told(arrive: Arrive):
    ana = arrive()
    ana.opens("green_horde")
    opens_file(ana, MISSION)
    sheet = ana.page.locator(".sheet")
    expect(sheet.locator("h2")).to_have_text(TITLE)
    expect(sheet.locator(".page-goals li")).to_have_count(2)
    expect(sheet.locator(".map img")).to_have_js_property("complete", value=True)
    ana.page.locator(".start").click()
    ana.waits_for_table()
    met = ana.page.get_by_test_id("goals-met")
    expect(met).to_have_text("0 of 2")
    for _ in range(30):
        ana.waits()
        take = ana.choices().filter(has_text="objective")
        if take.count():
            take.first.click()
            break
        ana.taps(0)
    told = ana.page.get_by_test_id("turning-point")
    expect(told).to_contain_text("Something stirs in the north.")
    expect(ana.page.get_by_test_id("goals").locator(".met")).to_contain_text("Take the red objective at F4.")
    expect(met).to_have_text("1 of 2")
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    expect(ana.page.locator(".rail-mission h2")).to_have_text(TITLE)


def test_a_file_that_cannot_be_played_says_where_and_why(arrive: Arrive):
    ana = arrive()
    ana.opens("green_horde")
    opens_file(ana, MISSION.replace("at: A1}", "at: C9}"))
    wrong = ana.page.locator(".own .wrong")
    expect(wrong).to_contain_text("Line 8: `C9` is no cell of this map")
    opens_file(ana, MISSION)
    expect(ana.page.locator(".sheet h2")).to_have_text(TITLE)
    expect(wrong).to_have_count(0)


def test_the_folder_of_the_server_is_offered_and_a_broken_file_says_why(arrive: Arrive):
    ana = arrive()
    ana.opens("green_horde")
    own = ana.page.locator(".own")
    expect(own.locator(".broken")).to_contain_text("Line 1: there is no starting zone")
    own.get_by_role("button", name="Dawn").click()
    expect(ana.page.locator(".sheet h2")).to_have_text("Dawn")
    ana.page.locator(".list button").first.click()
    expect(ana.page.locator(".sheet h2")).not_to_have_text("Dawn")
