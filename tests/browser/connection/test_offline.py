"""Tests of offline use: opening Horda, dates of cached content, choices sent later, and updates of the cached build."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.pages.test_games import GAMES
from tests.browser.people.test_people import makes_link
from tests.browser.person import TIMEOUT_MS, Person
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.serving import Served, ServeProcess, reserved_port, run_server

from horda.server.config.settings import Settings
from horda.server.protocol.server_messages import PROTOCOL

WAIT_UNTIL_CACHED = """async ([address, seq, patience]) => {
    const until = performance.now() + patience;
    while (performance.now() < until) {
        const kept = await caches.match(address);
        if (kept && (await kept.json()).seq === seq) return true;
        await new Promise(requestAnimationFrame);
    }
    return false;
}"""
STORED_KEYS = "async () => [...(await caches.keys()), ...Object.keys(localStorage)].sort()"
SHELLS = "async () => (await caches.keys()).filter(name => name.startsWith('horda-shell-')).length"


class Connection:
    """A person's connection to the server, both requests and the socket, which a test can cut."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.is_cut = False
        self.sockets: list[WebSocketRoute] = []
        self.chosen: list[dict] = []
        """The choices that reached the server."""
        person.page.context.route_web_socket("**/api/v1/play", self._open)

    def _open(self, page: WebSocketRoute) -> None:
        if self.is_cut:
            page.close(code=1012, reason="no line")
            return
        server = page.connect_to_server()

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "choose":
                self.chosen.append(message)
            server.send(text)

        page.on_message(from_page)
        self.sockets.append(page)

    def cut(self) -> None:
        self.is_cut = True
        self.person.page.context.set_offline(True)
        for socket in self.sockets:
            socket.close(code=1012, reason="no line")
        self.sockets.clear()

    def mend(self) -> None:
        self.is_cut = False
        self.person.page.context.set_offline(False)


def wait_for_offline_cache(person: Person) -> None:
    """Wait until the service worker has cached what all pages share."""
    person.page.locator("html[data-offline=ready]").wait_for(state="attached")


def arrive_with_worker(arrive: Arrive, **settings: object) -> tuple[Person, Connection]:
    """Open Horda on a device with a service worker, and return the person and their connection."""
    ana = arrive(size=LAPTOP, worker=True, **settings)
    connection = Connection(ana)
    ana.goes_to()
    wait_for_offline_cache(ana)
    return ana, connection


def is_table_cached(person: Person, link: str, seq: int) -> bool:
    """Wait until the device has cached this table at decision `seq`; return whether it did."""
    address = f"/seen/{PROTOCOL}/{link}"
    return bool(person.page.evaluate(WAIT_UNTIL_CACHED, [address, seq, TIMEOUT_MS]))


def offline_banner(person: Person) -> Locator:
    return person.page.get_by_test_id("no-line")


def sit_at_cached_table(arrive: Arrive, table: Served) -> tuple[Person, Connection, str, str, int]:
    """Seat a person alone at a table cached on their device; return person, connection, match, link, decisions."""
    ana, connection = arrive_with_worker(arrive)
    ana.begins("green_horde")
    ana.waits()
    match, link = ana.match
    seq = table.registry.open_matches[match].seq
    assert is_table_cached(ana, link, seq)
    return ana, connection, match, link, seq


def test_the_shelf_and_all_rulebooks_open_with_no_line(arrive: Arrive):
    ana, connection = arrive_with_worker(arrive)
    connection.cut()
    ana.page.reload()
    expect(ana.page.locator("a.box")).to_have_count(len(GAMES))
    for game in GAMES:
        ana.goes_to(f"rules/{game}")
        ana.page.locator("article p").first.wait_for()
    ana.goes_to("box/zombiland")
    expect(ana.page.get_by_role("alert")).to_contain_text("There is no connection, and this needs one.")
    assert accessibility_errors(ana.page) == []


@pytest.mark.long
def test_the_list_is_told_as_it_was_last_and_goes_with_its_person(arrive: Arrive):
    ana, connection = arrive_with_worker(arrive)
    ana.begins("zombiland", ("here", "bot"))
    ana.waits()
    makes_link(ana)
    ana.goes_to("tables")
    row = ana.page.locator("article[data-match]")
    expect(row).to_contain_text("Your turn")
    ana.page.wait_for_function("localStorage.getItem('horda.list') !== null")
    connection.cut()
    ana.page.reload()
    expect(ana.page.get_by_role("status")).to_contain_text("this is your list as it was on")
    expect(row).to_contain_text("Your turn")
    assert accessibility_errors(ana.page) == []
    connection.mend()
    expect(ana.page.get_by_text("as it was on")).to_have_count(0)
    ana.goes_to("me")
    ana.page.get_by_role("button", name="Delete everything").click()
    ana.page.get_by_role("button", name="Delete for good").click()
    expect(ana.page.get_by_role("button", name="Make my link")).to_be_visible()
    kept = ana.page.evaluate(STORED_KEYS)
    assert "horda-seen" not in kept
    assert "horda.list" not in kept


def test_a_choice_made_with_no_line_waits_can_be_had_back_and_arrives_once(arrive: Arrive, table: Served):
    ana, connection, match, link, seq = sit_at_cached_table(arrive, table)
    connection.cut()
    expect(offline_banner(ana)).to_contain_text("You can still choose")
    ana.taps(0)
    expect(offline_banner(ana)).to_contain_text("waits here and is sent when the connection is back")
    expect(ana.choices()).to_have_count(0)
    assert accessibility_errors(ana.page) == []
    offline_banner(ana).get_by_role("button", name="Take it back").click()
    ana.taps(1)
    # The page is closed and opened again: the table is as it was, and the choice still waits.
    ana.page.reload()
    expect(offline_banner(ana)).to_contain_text("This is how it was on")
    expect(offline_banner(ana)).to_contain_text("waits here")
    assert connection.chosen == []
    connection.mend()
    expect(offline_banner(ana)).to_have_count(0)
    expect(ana.table).not_to_have_attribute("data-pending", "")
    ana.waits()
    assert len({message["id"] for message in connection.chosen}) == 1
    assert table.registry.open_matches[match].seq == seq + 1
    assert ana.page.evaluate("link => localStorage.getItem(`horda.outbox.${link}`)", link) is None


@pytest.mark.long
def test_a_choice_whose_question_is_gone_is_told_when_the_line_is_back(arrive: Arrive, table: Served):
    ana, connection, match, link, _ = sit_at_cached_table(arrive, table)
    connection.cut()
    ana.taps(0)
    expect(offline_banner(ana)).to_contain_text("waits here")
    with table.join({"match": {"id": match}, "link": link}) as phone:
        assert phone.choose(phone.choices[-1])["type"] == "done"
    connection.mend()
    expect(ana.page.get_by_role("alert").filter(has_text="too late")).to_be_visible()
    assert len({message["id"] for message in connection.chosen}) == 1


@pytest.mark.long
def test_a_choice_is_brought_to_its_table_from_any_page(arrive: Arrive, table: Served):
    ana, connection, match, _, seq = sit_at_cached_table(arrive, table)
    connection.cut()
    ana.taps(0)
    expect(offline_banner(ana)).to_contain_text("waits here")
    ana.goes_to("tables")
    expect(ana.page.locator("article[data-match]")).to_contain_text("Your choice waits here")
    connection.mend()
    expect(ana.page.get_by_role("status").filter(has_text="Your choice has arrived")).to_be_visible()
    assert len({message["id"] for message in connection.chosen}) == 1
    assert table.registry.open_matches[match].seq == seq + 1


@pytest.mark.long
def test_a_lesson_is_read_with_no_line(arrive: Arrive):
    ana, connection = arrive_with_worker(arrive)
    ana.goes_to("learn/zombiland")
    ana.page.get_by_role("link", name="Begin").click()
    panel = ana.page.get_by_test_id("lesson")
    panel.wait_for()
    said = panel.locator(".paper").inner_text()
    name = ana.page.url.rsplit("/", 1)[1]
    assert is_table_cached(ana, f"lesson%20zombiland%2F{name}", 0)
    connection.cut()
    ana.page.reload()
    expect(panel.locator(".paper")).to_have_text(said, use_inner_text=True)
    expect(offline_banner(ana)).to_contain_text("The lesson can be read; to play it you need the connection.")
    expect(ana.choices()).to_have_count(0)
    # It is linked from Learn again, and what needs a connection says so.
    ana.goes_to("learn/zombiland")
    expect(ana.page.get_by_role("status")).to_contain_text("There is no connection.")
    steps = ana.page.get_by_role("region", name="The lessons of this course").get_by_role("listitem")
    count = steps.count()
    expect(steps.filter(has_text="Needs the connection")).to_have_count(count - 1)
    assert accessibility_errors(ana.page) == []
    ana.page.get_by_role("link", name="Read it").click()
    expect(panel.locator(".paper")).to_have_text(said, use_inner_text=True)
    ana.goes_to("learn/zombiland")
    connection.mend()
    expect(steps.filter(has_text="Needs the connection")).to_have_count(0)
    expect(ana.page.get_by_role("link", name="Begin")).to_be_visible()


OFFER_INSTALL = """() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = async () => { window.prompted = (window.prompted ?? 0) + 1; };
    dispatchEvent(offer);
    return offer.defaultPrevented;
}"""


@pytest.mark.long
def test_the_offer_to_install_waits_in_settings_and_is_made_once(arrive: Arrive):
    ana = arrive(size=PHONE, touch=True)
    ana.goes_to()
    ana.page.locator("a.box").first.wait_for()
    assert ana.page.evaluate(OFFER_INSTALL), "the browser's own banner stays away"
    install = ana.page.get_by_role("button", name="Install Horda")
    expect(install).to_have_count(0)
    ana.goes_to("settings")
    expect(ana.page.get_by_text("Put Horda among your apps")).to_be_visible()
    assert accessibility_errors(ana.page) == []
    install.click()
    expect(install).to_have_count(0)
    assert ana.page.evaluate("window.prompted") == 1
    ana.page.evaluate(OFFER_INSTALL)
    expect(install).to_be_visible()
    ana.page.evaluate("dispatchEvent(new Event('appinstalled'))")
    expect(install).to_have_count(0)


# --- builds ----------------------------------------------------------------------------------------


class ClientBuild:
    """A copy of the built client that can be replaced by a newer build."""

    def __init__(self, client: Path, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(client, folder, ignore=shutil.ignore_patterns("*.gz"))

    def replace(self) -> str:
        """Replace the build by one with another app shell and service worker; return the path of its first script."""
        [shell] = self.folder.glob("assets/shell-*.json")
        page = self.folder.joinpath("index.html")
        old = page.read_text(encoding="utf-8").split(' src="/')[1].split('"')[0]
        new = old.replace(".js", "-anew.js")
        self.folder.joinpath(old).rename(self.folder / new)
        build = shell.stem.removeprefix("shell-")
        for path in (shell, page, self.folder / "worker.js"):
            text = path.read_text(encoding="utf-8").replace(old, new)
            path.write_text(text.replace(build, "anew"), encoding="utf-8")
        shell.rename(shell.with_name("shell-anew.json"))
        return new


@pytest.fixture
def build(client: Path, tmp_path: Path) -> ClientBuild:
    return ClientBuild(client, tmp_path / "client")


def test_a_new_build_replaces_the_old_one_when_it_is_wanted(
    arrive: Arrive, build: ClientBuild, tmp_path: Path
):
    with run_server(
        Settings(str(tmp_path / "t.db"), client=build.folder, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS)
    ) as one:
        ana = arrive(size=LAPTOP, worker=True, home=one.url)
        ana.goes_to()
        wait_for_offline_cache(ana)
        script = ana.page.locator("script[type=module][src]")
        new = build.replace()
        ana.page.evaluate("navigator.serviceWorker.ready.then(one => one.update())")
        offered = ana.page.get_by_role("status").filter(has_text="There is a newer version of Horda.")
        expect(offered).to_be_visible()
        # Until then the old build goes on, with files that the server no longer has.
        assert new not in str(script.get_attribute("src"))
        ana.goes_to("settings")
        ana.page.locator("input[type=radio]").first.wait_for()
        offered.get_by_role("button", name="Load it").click()
        expect(script).to_have_attribute("src", f"/{new}")
        wait_for_offline_cache(ana)
        expect(offered).to_have_count(0)
        ana.page.context.set_offline(True)
        ana.page.reload()
        ana.page.locator("input[type=radio]").first.wait_for()
        expect(script).to_have_attribute("src", f"/{new}")
        assert ana.page.evaluate(SHELLS) <= 2


@pytest.mark.long
def test_a_choice_made_while_the_server_is_down_arrives_when_it_is_up(arrive: Arrive, tmp_path: Path):
    database = str(tmp_path / "t.db")
    log = tmp_path / "log"
    with reserved_port() as port:
        with ServeProcess(database, port, log) as first:
            ana = arrive(size=LAPTOP, worker=True, home=f"http://127.0.0.1:{port}")
            ana.goes_to()
            wait_for_offline_cache(ana)
            ana.begins("zombiland", ("here", "bot"))
            ana.waits()
            seq = int(str(ana.table.get_attribute("data-seq")))
            ana.leaves()
            first.kill()
        ana.taps(0)
        expect(offline_banner(ana)).to_contain_text("waits here")
        with ServeProcess(database, port, log):
            expect(offline_banner(ana)).to_have_count(0)
            ana.waits()
            assert int(str(ana.table.get_attribute("data-seq"))) > seq
            ana.leaves()
