"""Tests that reports are self-contained pages that agree with the tables, in both languages."""

import json
import re
from functools import partial
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest
from playwright.sync_api import Browser
from tests.browser.chrome import browser
from tests.games.zombicide.own import FIRST_LIGHT

from horda import games
from horda.engine.chance import Dice
from horda.lab import Folder, Series, Setting
from horda.lab.intervals import Interval, share
from horda.lab.report import report_page
from horda.lab.report.associations import win_difference
from horda.lab.report.charts import IntervalLine, format_signed, format_span, stacked_bar
from horda.lab.report.predictability import predictability_by_round, settled_round
from horda.lab.report.subject import NothingPlayed, SeveralMissions
from horda.lab.run import play
from horda.locale import Words

__all__ = ["browser"]

ROOT = Path(__file__).resolve().parents[3]
SHELF = ROOT / "tests" / "engine" / "shelf"
RIVER = {"mission": "river_of_the_dead"}
PLAYED = {
    "green_horde": (
        Setting("green_horde", ("heuristic",), {**RIVER, "survivors": 6}),
        Setting("green_horde", ("random",), {**RIVER, "survivors": 6}),
    ),
    "city_of_horror": (Setting("city_of_horror", ("random",) * 3),),
    "zombiland": (Setting("zombiland", ("heuristic", "random", "random")),),
    "toy": (Setting("toy", ("random",) * 2),),
}
MATCHES = {"green_horde": 14, "city_of_horror": 24, "zombiland": 40, "toy": 10}
VOID = {"meta", "br", "link", "input", "img"}


class PageParser(HTMLParser):
    """A parser that collects the unclosed tags, links and ids of a page."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.wrong: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(str(value))
            if name in ("href", "src"):
                self.links.append(str(value))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)


@pytest.fixture(scope="module")
def series(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Folder]:
    found: dict[str, Folder] = {}
    with pytest.MonkeyPatch.context() as shelf:
        shelf.setattr(games, "__path__", [*games.__path__, str(SHELF)])
        for name, settings in PLAYED.items():
            found[name] = Folder(tmp_path_factory.mktemp(name))
            play(found[name], Series(settings, MATCHES[name], 1), workers=1)
    return found


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the toy game on the shelf, and make missing messages and variables in reports an error."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(SHELF)])
    monkeypatch.setattr("horda.lab.report.subject.Words", partial(Words, strict=True))


def figures_in(page: str) -> dict[str, dict[str, object]]:
    text = re.search(r'id="figures">(.*?)</script>', page, re.DOTALL)
    assert text is not None
    return json.loads(text[1])


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("name", PLAYED)
def test_a_report_is_one_self_contained_page(name: str, lang: str, series: dict[str, Folder]):
    page = report_page(series[name], lang)
    read = PageParser()
    read.feed(page)
    assert (read.open, read.wrong) == ([], [])
    assert len(read.ids) == len(set(read.ids))
    assert {link for link in read.links if not link.startswith("#")} == set()
    assert {link.removeprefix("#") for link in read.links} <= set(read.ids)
    assert "url(" not in page.replace("URL.", "").replace("url(#", "")
    assert f'<html lang="{lang}">' in page
    figures = figures_in(page)
    assert set(figures) <= set(read.ids)
    assert all(one["rows"] for one in figures.values())
    assert "None" not in page
    assert ("de 100" in page) == (lang == "es")


def test_the_figures_of_a_report_agree_with_the_tables(series: dict[str, Folder]):
    folder = series["green_horde"]
    figures, tables = figures_in(report_page(folder, "en")), folder.tables()
    first = tables["matches"].filter(pl.col("setting") == 0)
    won = int(first["won"].sum())
    expected = share(won, first.height)
    label, *of_100, note = figures["wins"]["rows"][0]
    assert of_100 == [round(100 * one, 1) for one in (expected.value, expected.low, expected.high)]
    assert (label, note) == ("6 survivors, careful bot", "14 matches")
    ours = first["match"].to_list()
    deaths = tables["people"].filter(pl.col("match").is_in(ours) & ~pl.col("alive"))
    assert sum(count for _, count, _ in figures["deaths"]["rows"]) == deaths.height
    assert figures["deaths"]["title"] == f"Deaths by zone, out of 100 ({deaths.height} in all)"
    assert sum(won + lost for _, won, lost in figures["lengths"]["rows"]) == first.height
    zones = {zone: count for zone, count, _ in figures["noise"]["rows"]}
    noise = tables["tallies"].filter(pl.col("match").is_in(ours) & (pl.col("what") == "noise_at"))
    assert zones == dict(noise.group_by("name").agg(pl.col("count").sum()).iter_rows())
    reached = tables["tallies"].filter(pl.col("match").is_in(ours) & (pl.col("what") == "goal"))
    by_goal = dict(reached.group_by("name").agg(pl.len()).iter_rows())
    for label, percent, *_ in figures["goals"]["rows"]:
        number = label.partition(".")[0]
        assert percent == round(100 * by_goal.get(number, 0) / first.height, 1)


def test_foes_of_zombiland_are_ranked_by_lost_fights(series: dict[str, Folder]):
    folder = series["zombiland"]
    page, tables = report_page(folder, "en"), folder.tables()
    figures, tallies = figures_in(page), tables["tallies"]
    fights = tallies.filter(pl.col("what").is_in(["won_against", "lost_against"]))
    met = dict(fights.group_by("name").agg(pl.col("count").sum()).iter_rows())
    lost = fights.filter(pl.col("what") == "lost_against").group_by("name").agg(pl.col("count").sum())
    shares = sorted(
        (dict(lost.iter_rows()).get(name, 0) / count for name, count in met.items() if count >= 10)
    )
    rows = figures["fights"]["rows"]
    assert [of_100 for _, of_100, *_ in rows] == [round(100 * one, 1) for one in reversed(shares)]
    # The second may be as hard as the first, so neither is called the hardest.
    (first, lost_to, low, *_), (second, _, _, high, _) = rows[:2]
    assert high > low
    assert f"against {first}, {round(lost_to)} of 100; {second} may be as hard to beat." in page
    playing = tables["rounds"].filter(pl.col("round") == 1).height
    bites = tallies.filter((pl.col("what") == "bite") & (pl.col("round") == 1))
    assert figures["bites"]["rows"][0] == [1, round(int(bites["count"].sum()) / playing, 2)]
    assert {label for label, *_ in figures["tokens"]["rows"]} <= {
        "Hospital",
        "Armory",
        "Automobile",
        "Pantry",
    }


def test_causes_of_death_that_are_not_shown_are_summed_up(series: dict[str, Folder]):
    page, people = report_page(series["zombiland"], "en"), series["zombiland"].tables()["people"]
    causes = people.filter(~pl.col("alive"))["cause"].value_counts(sort=True)
    others = causes.height - 10
    rest = round(100 * (causes["count"].sum() - causes["count"][:10].sum()) / causes["count"].sum())
    assert f"{others} other causes together: {rest} of 100." in page


def test_the_verdict_follows_the_wins(tmp_path: Path):
    lost = (Setting("green_horde", ("random",), RIVER),)
    play(Folder(tmp_path), Series(lost, 20, 1), workers=1)
    page = report_page(Folder(tmp_path), "en")
    assert "<b>Too hard for medium.</b>" in page
    assert "won 0 matches of 100" in page
    # Survivors that die early reach no danger level, and the report says that instead of a round.
    assert "Most matches end before anybody is yellow." in page
    assert "in round 0" not in page
    assert "Demasiado difícil" in report_page(Folder(tmp_path), "es")


def test_a_match_worth_watching_is_one_of_the_series(series: dict[str, Folder]):
    page = report_page(series["zombiland"], "en")
    named = [int(one) for one in re.findall(r"horda replay \S+#(\d+)", page)]
    assert named
    assert len(named) == len(set(named))
    assert max(named) < MATCHES["zombiland"]


def test_a_report_is_of_one_mission(tmp_path: Path):
    two = tuple(
        Setting("green_horde", ("random",), {"mission": one}) for one in ("a_new_home", "blood_and_fire")
    )
    folder = Folder(tmp_path)
    folder.begin(Series(two, 1, 1))
    with pytest.raises(NothingPlayed):
        report_page(folder, "en", "a_new_home")
    with pytest.raises(SeveralMissions, match="a_new_home, blood_and_fire"):
        report_page(folder, "en")
    with pytest.raises(SeveralMissions):
        report_page(folder, "en", "nowhere")


def test_texts_of_a_custom_mission_are_escaped(tmp_path: Path, series: dict[str, Folder]):
    mission = FIRST_LIGHT.replace("title: First Light", 'title: </script><b>Light & "dark"')
    own = (Setting("green_horde", ("random",), {"mission": "own", "map": mission}),)
    play(Folder(tmp_path), Series(own, 2, 1), workers=1)
    page = report_page(Folder(tmp_path), "en")
    assert "</script><b>" not in page
    assert "&lt;/script&gt;&lt;b&gt;Light &amp; " in page


# --- statistics ---------------------------------------------------------------------------------


def test_a_match_is_settled_from_its_deciding_round():
    dice = Dice("settled")
    won = [bool(dice.below(2)) for _ in range(200)]
    positions = [
        {at: (float(dice.below(6)) if at < 5 else 6.0 * result + dice.below(3), 3.0) for at in range(1, 9)}
        for result in won
    ]
    curve = predictability_by_round(positions, won)
    assert len(curve) == 8
    assert max(one.value for one in curve[:4]) < 0.65
    assert min(one.value for one in curve[4:]) > 0.95
    assert settled_round(curve) == 5
    assert predictability_by_round(positions[:20], won[:20]) == []
    assert predictability_by_round(positions, [True] * 200) == []
    assert settled_round([Interval(0.5, 0.4, 0.6)]) is None
    # Nearly all matches are won: predicting that is not enough, half of the rest must be predicted too.
    easy = [Interval(value, value, value) for value in (0.86, 0.9, 0.91, 0.94, 0.96)]
    assert settled_round(easy) == 4


def test_associations_need_enough_matches_on_both_sides():
    assert win_difference("axe", [True] * 9, [False] * 90) is None
    line = win_difference("axe", [True] * 30, [False] * 30)
    assert line is not None
    assert line.is_significant
    even = win_difference("axe", [True, False] * 20, [True, False] * 20)
    assert even is not None
    assert not even.is_significant


def test_differences_are_formatted_with_their_sign():
    assert [format_signed(one) for one in (3.4, -3.4, 0.2, -0.2)] == ["+3", "−3", "0", "0"]


# --- in a browser --------------------------------------------------------------------------------


SCREENS = ((1440, "light"), (1280, "light"), (820, "dark"), (390, "light"))
NARROW = """all => [...new Set(all.filter(one => one.matches(".wide, .narrow"))
    .map(one => one.matches(".narrow")))]"""
SMALLEST = """all => Math.min(...all.filter(one => !one.querySelector("use[href='#lab-board']"))
    .flatMap(one => [...one.querySelectorAll("text")].map(word => parseFloat(getComputedStyle(word).fontSize)
        * one.getBoundingClientRect().width / one.viewBox.baseVal.width)))"""


@pytest.mark.parametrize(("name", "screens"), [("green_horde", SCREENS), ("city_of_horror", SCREENS[3:])])
def test_a_report_fits_every_screen_and_prints(
    name: str,
    screens: tuple[tuple[int, str], ...],
    series: dict[str, Folder],
    tmp_path: Path,
    browser: Browser,
):
    file = tmp_path / f"{name}.html"
    text = report_page(series[name], "es")
    file.write_text(text, encoding="utf-8")
    for width, scheme in screens:
        context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
        page = context.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda error, wrong=wrong: wrong.append(str(error)))
        asked: list[str] = []
        page.on("request", lambda one, asked=asked: asked.append(one.url.partition(":")[0]))
        page.goto(file.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        drawn = page.locator("svg.ch:visible")
        assert drawn.evaluate_all("all => all.every(one => one.getBBox().width)")
        # Each interval chart is shown once, in the layout for this width, and is legible.
        assert drawn.evaluate_all(NARROW) == [width < 600]
        assert drawn.evaluate_all(SMALLEST) > 9
        background = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert (background == "rgb(11, 14, 19)") == (scheme == "dark")
        page.locator("figure details").first.locator("summary").click()
        assert page.locator("figure details table").first.is_visible()
        with page.expect_download() as loaded:
            page.locator("#data").click()
        assert json.loads(Path(loaded.value.path()).read_text("utf-8")) == figures_in(text)
        if width == 1440:
            assert page.pdf(prefer_css_page_size=True, print_background=True).startswith(b"%PDF")
        assert (wrong, set(asked) - {"blob"}) == ([], {"file"})
        context.close()


def test_an_insignificant_lead_is_reported_as_such(series: dict[str, Folder], tmp_path: Path):
    page = report_page(series["city_of_horror"], "en")
    assert ("but that may be luck" in page) == ("No seat is better than another" in page)
    alike = tuple(Setting("green_horde", ("random",) * 2, {**RIVER, "survivors": count}) for count in (6, 7))
    play(Folder(tmp_path), Series(alike, 6, 1), workers=1)
    assert "but the lead may be luck" in report_page(Folder(tmp_path), "en")
    assert "pero puede ser suerte" in report_page(Folder(tmp_path), "es")


def test_a_significant_difference_keeps_its_sign_when_rounded():
    to = "{} to {}".format
    assert format_span(Interval(0.08, 0.003, 0.17), to, is_difference=True) == "+0 to +17"
    assert format_span(Interval(-0.08, -0.17, -0.004), to, is_difference=True) == "−17 to −0"
    assert format_span(Interval(0.05, -0.003, 0.1), to, is_difference=True) == "0 to +10"


def test_long_outcome_labels_are_wrapped_not_cut():
    told = "Un sobreviviente volvió a la Zona 0 con las cuatro fichas antes que nadie"
    drawn = stacked_bar([IntervalLine(told, share(1, 2))], "Cómo acaban", "{} a {}".format)
    assert " ".join(re.findall(r'class="k">([^<]*)<', drawn)) == told


def test_decimals_are_written_as_the_language_writes_them(series: dict[str, Folder]):
    dotted, comma = r"<text[^>]*>\d+\.\d</text>", r"<text[^>]*>\d+,\d</text>"
    english, spanish = (report_page(series["green_horde"], lang) for lang in ("en", "es"))
    assert re.search(dotted, english)
    assert re.search(comma, spanish)
    assert not re.search(dotted, spanish)


def test_several_settings_of_a_rival_game_are_shown_together(tmp_path: Path):
    tables = tuple(Setting("zombiland", bots) for bots in (("random",) * 2, ("random",) * 3))
    play(Folder(tmp_path), Series(tables, 6, 1), workers=1)
    page = report_page(Folder(tmp_path), "en")
    assert "Alive at the end, out of 100, at tables of other sizes" in page
    assert "2 players, random bot" in page
    assert "3 players, random bot" in page
    # No other bot sat in the first seat, so there is no chart of it.
    assert "by who sits there" not in page
