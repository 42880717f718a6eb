"""Tests of push notifications: switched on by a tap, delivered, shown by the service worker, and switched off."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.chrome import launch_full_chromium
from tests.browser.conftest import LAPTOP, Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.people.test_people import makes_link
from tests.browser.person import TIMEOUT_MS, Person
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.push.test_push import AT_ONCE, Table, wait_until_idle
from tests.server.push_service import FakePushService, Phone, push_service
from tests.server.serving import Served, run_server

from horda.server.config.settings import Settings
from horda.server.push.settings import PushSettings

PUSH_OFF = PushSettings(on=False)
PUSH_STUB = """
([endpoint, p256dh, auth]) => {
  let now = null;
  const made = (key) => ({
    endpoint,
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => { now = null; return true; },
  });
  window.asked = [];
  Notification.requestPermission = async () => { window.asked.push(1); return window.answer ?? "granted"; };
  PushManager.prototype.getSubscription = async () => now;
  PushManager.prototype.subscribe = async () => (now = made(null));
}
"""


DELIVERIES = 12
SHOWN_WITHIN_S = 10
SHOWN_NOTIFICATIONS = """
async () => (await (await navigator.serviceWorker.getRegistration('/')).getNotifications())
  .map(({ title, body, tag, data }) => ({ title, body, tag, data }))
"""


@pytest.fixture(scope="module")
def table(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("push")
    settings = Settings(
        str(folder / "t.db"), client=client, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, push=AT_ONCE
    )
    with run_server(settings) as one:
        yield one


@pytest.fixture(scope="module")
def browser(engine: Browser) -> Iterator[Browser]:
    """Run a full Chromium: the headless shell shows no notifications."""
    with launch_full_chromium(engine) as one:
        yield one


@pytest.fixture
def service() -> Iterator[FakePushService]:
    with push_service() as one:
        yield one


def wait_for_worker(page: Page) -> None:
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")


def use_push_service(person: Person, phone: Phone, server: Served) -> None:
    """Let the page subscribe to this machine's push service, with the phone's keys."""
    wish = phone.subscription(server.get("/push").json()["key"])
    person.page.evaluate(PUSH_STUB, [wish["endpoint"], wish["p256dh"], wish["auth"]])


def test_a_tap_switches_notices_on_and_another_one_off(
    arrive: Arrive, table: Served, service: FakePushService
):
    ana = arrive(size=LAPTOP, worker=True)
    makes_link(ana)
    wait_for_worker(ana.page)
    phone = Phone(service)
    use_push_service(ana, phone, table)
    notices = ana.page.get_by_test_id("notices")
    tell = notices.get_by_role("button", name="Notify this device")
    expect(tell).to_be_enabled()
    assert ana.page.evaluate("window.asked.length") == 0
    ana.page.evaluate("window.answer = 'denied'")
    tell.click()
    expect(notices.get_by_role("alert")).to_contain_text("does not allow notices")
    ana.page.evaluate("window.answer = 'granted'")
    tell.click()
    expect(notices.get_by_role("status")).to_have_text("This device gets notices.")
    assert accessibility_errors(ana.page) == []
    key = ana.page.evaluate("JSON.parse(localStorage.getItem('horda.person')).key")
    told = table.http.get("/api/v1/people/me/notices", headers={"authorization": f"Bearer {key}"}).json()
    assert [one["service"] for one in told["devices"]] == [f"127.0.0.1:{service.port}"]

    # The same person's seat, from elsewhere: what the page subscribed is what gets notified.
    match = Table(table, service)
    body = {"match": match.id, "link": match.link}
    mine = {"authorization": f"Bearer {key}"}
    assert table.http.post("/api/v1/people/me/matches", headers=mine, json=body).status_code == 200
    with table.join(match.match) as host:
        match.until_asked(host)
        wait_until_idle(table)
    assert [one["kind"] for one in phone.notices()] == ["turn"]

    ana.page.get_by_role("link", name="My matches").click()
    bell = ana.page.get_by_test_id("bell")
    expect(bell).to_have_text("Mute")
    bell.click()
    expect(bell).to_have_text("Unmute")
    ana.page.goto(f"{ana.home}/#/me")
    notices.get_by_role("button", name="Switch off everywhere").click()
    expect(tell).to_be_enabled()
    told = table.http.get("/api/v1/people/me/notices", headers=mine).json()
    assert (told["devices"], told["quiet"]) == ([], [match.id])


def test_what_arrives_with_the_page_closed_is_shown(arrive: Arrive):
    ana = arrive(size=LAPTOP, worker=True)
    ana.page.context.grant_permissions(["notifications"], origin=ana.home)
    ana.page.goto(ana.home)
    wait_for_worker(ana.page)
    other = ana.page.context.new_page()
    other.goto(f"{ana.home}/healthz")
    # No page of Horda is open any more: this one shows the server's health as text.
    ana.page.close()
    line = other.context.new_cdp_session(other)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    wait_until(lambda: other.evaluate("1") and found)

    def deliver(data: str) -> None:
        line.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": ana.home, "registrationId": found[-1], "data": data},
        )

    deliver("no notice")
    for body in ("Te toca.", "Ha terminado."):
        message = json.dumps({"kind": "turn", "match": "abc", "title": "Zombiland", "body": body})
        expected = {"title": "Zombiland", "body": body, "tag": "abc", "data": {"match": "abc"}}
        # Chromium drops a message whose worker does not start in time, so deliver it again, as a push service does.
        for _ in range(DELIVERIES):
            deliver(message)
            if is_shown(other, expected):
                break
        assert other.evaluate(SHOWN_NOTIFICATIONS) == [expected]


def is_shown(page: Page, expected: dict[str, object]) -> bool:
    """Return whether exactly this notification is shown within some seconds."""
    until = time.monotonic() + SHOWN_WITHIN_S
    while page.evaluate(SHOWN_NOTIFICATIONS) != [expected]:
        if time.monotonic() > until:
            return False
    return True


def wait_until(seen: Callable[[], object]) -> None:
    """Wait until `seen` returns something true."""
    until = time.monotonic() + TIMEOUT_MS / 1000
    while not seen():
        assert time.monotonic() < until


def test_a_server_without_notices_says_so_on_the_page(arrive: Arrive, client: Path, tmp_path: Path):
    with run_server(
        Settings(str(tmp_path / "t.db"), client=client, thinking=PATIENT_BOTS, push=PUSH_OFF)
    ) as server:
        ana = arrive(size=LAPTOP, home=server.url)
        makes_link(ana)
        notices = ana.page.get_by_test_id("notices")
        expect(notices).to_contain_text("has switched notices off")
        expect(notices.get_by_role("button")).to_have_count(0)
        ana.leaves()
