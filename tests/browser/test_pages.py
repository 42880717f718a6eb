"""What every page owes to everybody: nothing that axe finds serious, and little to load."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import HERE, PHONE, Arrive
from tests.browser.test_games import GAMES

AXE = HERE / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = 300_000
PAGES = (
    "",
    "rules",
    "rules/zombiland/ZL-MOV-01",
    "settings",
    "join",
    "tables",
    *(f"box/{game}" for game in GAMES),
)


def found_by_axe(page: Page) -> list[str]:
    """What is serious or worse, with the places where it is."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(told => told.violations)")
    return [
        f"{one['id']}: {node['target']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("small", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_on_any_page(arrive: Arrive, small: bool):
    ana = arrive(size=PHONE, touch=True) if small else arrive()
    found: dict[str, list[str]] = {}
    for path in PAGES:
        ana.goes_to(path)
        ana.page.locator("h1").first.wait_for()
        ana.page.wait_for_load_state("networkidle")
        if wrong := found_by_axe(ana.page):
            found[path] = wrong
    assert found == {}


@pytest.mark.parametrize("small", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_any_table(arrive: Arrive, game: str, small: bool):
    ana = arrive(size=PHONE, touch=True) if small else arrive()
    ana.begins(game)
    found: list[str] = []
    for move in range(9):
        ana.waits()
        if move % 4 == 0:
            found += found_by_axe(ana.page)
        ana.taps(move)
        ana.settles()
    assert found == []


def test_the_first_load_is_small(arrive: Arrive):
    ana = arrive()
    sizes: list[int] = []
    ana.page.on(
        "response",
        lambda answer: sizes.append(
            len(answer.headers.get("content-length", "")) and int(answer.headers["content-length"])
        ),
    )
    ana.goes_to()
    ana.page.locator("article").first.wait_for()
    ana.page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) < FIRST_LOAD


def test_the_rulebook_is_searched_in_both_languages(arrive: Arrive):
    for lang, word in (("en", "sewers"), ("es", "cloacas")):
        ana = arrive(lang=lang)
        ana.goes_to("rules/zombiland")
        ana.page.locator("article").first.wait_for()
        ana.page.locator("input[type=search]").fill(word)
        ana.page.wait_for_function("document.querySelector('.seek [role=status]').textContent.trim() !== ''")
        found = ana.page.locator("article p").all_inner_texts()
        assert found
        assert all(word[:5] in text.lower() for text in found)


def test_no_file_of_the_client_names_another_machine(client: Path):
    hosts = re.compile(rb"https?://(?!www\.w3\.org|svelte\.dev)[a-z0-9.-]+", re.IGNORECASE)
    named = {found.decode() for path in client.rglob("*.js") for found in hosts.findall(path.read_bytes())}
    assert named == set()
