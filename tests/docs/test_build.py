"""Tests that the manual builds without warnings, contains every rule and mission, and is served with its search."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from filelock import FileLock
from playwright.sync_api import Page as Tab
from tests.browser.chrome import launch_chromium
from tests.browser.person import TIMEOUT_MS
from tests.server.conftest import WIDE_BOUNDS
from tests.server.serving import Served, run_server

from horda.games import games
from horda.games.zombicide.game import Zombicide
from horda.lessons.course import course, games_with_lessons
from horda.rulebook import rulebook, rulebooks
from horda.server.config.settings import Settings
from horda.server.http.catalogue import printed_figures

ROOT = Path(__file__).resolve().parents[2]
MADE = (
    "rules",
    "missions",
    "es/missions",
    "mission_words",
    "drawings",
    "es/drawings",
    "researchers/reference/api",
)
"""Generated folders that an earlier build may have left among the sources and that each build recreates."""
SHOWN_KINDS = ("card", "zombie", "survivor", "who", "character", "location")
ZOMBICIDE = [id for id, game in games().items() if isinstance(game, Zombicide)]


class Page(HTMLParser):
    """The ids, links and pictures of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.lang = ""
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.lang = found.get("lang", "")
        if "id" in found:
            self.ids.add(found["id"])
        if link := found.get("href" if tag == "a" else "src"):
            self.links.append(link)


@cache
def read_page(path: Path) -> Page:
    return Page(path)


@pytest.fixture(scope="session")
def manual_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the built manual; it is built once per run for all workers, since building is slow."""
    own = tmp_path_factory.getbasetemp()
    place = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "manual"
    place.mkdir(exist_ok=True)
    with FileLock(place / "lock"):
        if not place.joinpath("manual").exists():
            build(place)
    return place / "manual"


def build(place: Path) -> None:
    docs = shutil.copytree(ROOT / "docs", place / "docs", dirs_exist_ok=True)
    for name in MADE:
        shutil.rmtree(docs / name, ignore_errors=True)
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going"]
    # The reference is read from the sources: machine code has no signatures to show.
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    env.pop("HORDA_BUILD", None)
    done = subprocess.run(
        [*command, "--doctree-dir", str(place / "trees"), str(docs), str(place / "making")],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    place.joinpath("making").rename(place / "manual")


def test_the_manual_builds_without_a_warning(manual_folder: Path):
    assert manual_folder.joinpath("index.html").exists()


@pytest.mark.parametrize("game", rulebooks())
def test_every_id_of_a_rulebook_has_an_anchor_and_stands_once(manual_folder: Path, game: str):
    anchors = [
        id for path in manual_folder.joinpath("rules", game).glob("*.html") for id in read_page(path).ids
    ]
    for entry in rulebook(game).entries():
        assert anchors.count(re.sub("[^a-z0-9]+", "-", entry.id.lower())) == 1, entry.id


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_rule_leads_to_its_lesson_and_the_lesson_to_its_rules(manual_folder: Path, game: str):
    home = manual_folder / "rules" / game
    lessons = read_page(home / "lessons.html")
    assert "lessons.html" in read_page(home / "index.html").links
    for one in course(game):
        for rule in one.rules:
            anchor = re.sub("[^a-z0-9]+", "-", rule.lower())
            (back,) = {link for link in lessons.links if link.endswith(f"#{anchor}")}
            leads = [
                link for link in read_page(home / back.partition("#")[0]).links if "lessons.html#" in link
            ]
            assert {link.partition("#")[2] for link in leads} <= lessons.ids
            assert leads, rule


@pytest.mark.parametrize("game", rulebooks())
def test_a_rule_is_shown_in_both_languages_with_its_proofs(manual_folder: Path, game: str):
    chapter = rulebook(game).chapters[0]
    text = manual_folder.joinpath("rules", game, f"{chapter.id.lower()}.html").read_text(encoding="utf-8")
    assert 'class="in-spanish docutils container" lang="es"' in text
    proofs = [
        link
        for path in manual_folder.joinpath("rules", game).glob("*.html")
        for link in read_page(path).links
        if link.startswith("../proofs/")
    ]
    assert len(set(proofs)) > 20


@pytest.mark.parametrize("game", ZOMBICIDE)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_mission_is_in_the_gallery_with_its_map(manual_folder: Path, game: str, lang: str):
    page = read_page(manual_folder / ("" if lang == "en" else lang) / "missions" / f"{game}.html")
    plans = horda_plans(game)
    assert page.lang == lang
    for name in plans:
        assert f"{lang}-{game}-{name}".replace("_", "-") in page.ids
        assert any(link.endswith(f"/{name}.svg") or f"/{name}" in link for link in page.links), name


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_drawing_is_shown_by_game_with_its_name(manual_folder: Path, lang: str):
    for game in games():
        page = read_page(manual_folder / ("" if lang == "en" else lang) / "drawings" / f"{game}.html")
        sheets = "".join(
            (manual_folder / ("" if lang == "en" else lang) / "drawings" / link)
            .resolve()
            .read_text(encoding="utf-8")
            for link in page.links
            if link.endswith(".svg")
        )
        for kind, things in printed_figures(game).items():
            drawn = [printed["drawing"] for printed in things.values() if "drawing" in printed]
            assert [one for one in drawn if kind in SHOWN_KINDS and f'href="#{one}"' not in sheets] == []


def horda_plans(game: str) -> list[str]:
    found = games()[game]
    assert isinstance(found, Zombicide)
    return list(found.plans)


def test_every_page_for_players_is_there_in_both_languages(manual_folder: Path):
    english = {path.name for path in manual_folder.joinpath("players").glob("*.html")}
    assert english == {path.name for path in manual_folder.joinpath("es", "players").glob("*.html")}
    for name in english:
        assert f"../es/players/{name}" in read_page(manual_folder / "players" / name).links
        assert f"../../players/{name}" in read_page(manual_folder / "es" / "players" / name).links
        assert read_page(manual_folder / "es" / "players" / name).lang == "es"


@cache
def linked_file(folder: Path, way: str) -> Path | None:
    """Return the file that a relative path leads to, or None; cached, as pages of a folder share most links."""
    target = (folder / way).resolve()
    return target if target.exists() else None


def test_every_link_within_the_manual_leads_somewhere(manual_folder: Path):
    for path in sorted(manual_folder.rglob("*.html")):
        for link in read_page(path).links:
            to = urlsplit(link)
            if to.scheme or to.netloc or (not to.path and not to.fragment):
                continue
            target = linked_file(path.parent, unquote(to.path)) if to.path else path
            assert target, f"{path.relative_to(manual_folder)}: {link}"
            if to.fragment and target.suffix == ".html":
                assert unquote(to.fragment) in read_page(target).ids, (
                    f"{path.relative_to(manual_folder)}: {link}"
                )


@pytest.fixture(scope="module")
def server(manual_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    place = tmp_path_factory.mktemp("server")
    with run_server(Settings(str(place / "t.db"), manual=manual_folder, bounds=WIDE_BOUNDS)) as one:
        yield one


def test_a_server_shows_it_with_its_search(server: Served):
    assert server.http.get("/manual/").status_code == 200
    index = server.http.get("/manual/searchindex.js")
    assert index.headers["content-type"].startswith("text/javascript")
    # Words of a rulebook in both languages, and a rule by its id.
    for word in ("zombi", "trebuchet", "zl-fgt-04"):
        assert word in index.text.lower()
    for script in read_scripts(server.http.get("/manual/search.html").text):
        assert server.http.get(f"/manual/{script}").status_code == 200


@pytest.fixture(scope="module")
def tab(server: Served) -> Iterator[Tab]:
    with launch_chromium() as browser:
        page = browser.new_page(base_url=server.url)
        page.set_default_timeout(TIMEOUT_MS)
        yield page


@pytest.mark.parametrize(
    ("words", "where", "rank"),
    [("ZL-FGT-04", "/rules/zombiland/fgt.html", 1), ("Fundíbulo", "/es/players/green_horde.html", 20)],
)
def test_its_search_finds_rules_by_id_and_words_in_spanish(tab: Tab, words: str, where: str, rank: int):
    refused: list[str] = []
    tab.on("console", lambda said: refused.append(said.text) if "Content Security" in said.text else None)
    tab.goto(f"/manual/search.html?q={words}")
    tab.locator("ul.search li a").first.wait_for()
    # The line above the results says how many there are as soon as all have been found.
    tab.locator("#search-results .search-summary", has_text="found").wait_for()
    hits = [str(one.get_attribute("href")) for one in tab.locator("ul.search li > a").all()]
    assert any(where in f"/{hit.lstrip('./')}" for hit in hits[:rank]), hits
    assert not refused


def read_scripts(page: str) -> list[str]:
    found = re.findall(r'<script[^>]*\bsrc="([^"]+)"', page)
    assert found
    return found
