"""Tests of experiments with changes of a mission: listed, suggested by deaths, played, and reported."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.daily import daily

from horda import lab
from horda.games import game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.reading.plan import as_text
from horda.games.zombicide.missions.records import EdgeRecord, TokenRecord, ZombiesRecord
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.board.paths import paths_of
from horda.lab import Folder
from horda.lab.missions.changes import changes_between
from horda.lab.missions.experiments import NothingToChange, played_changes, proposed_settings, try_changes
from horda.lab.missions.tweaks import propose_missions
from horda.lab.report import report_page

MISSION = "know_your_enemy"


def shelf(name: str = "green_horde") -> Zombicide:
    found = game(name)
    assert isinstance(found, Zombicide)
    return found


def data_of(page: str) -> dict[str, dict[str, list[list[object]]]]:
    found = re.search(r'<script type="application/json" id="figures">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    data: dict[str, dict[str, list[list[object]]]] = json.loads(found[1])
    return data


# --- differences --------------------------------------------------------------------------------


def test_every_change_of_a_mission_is_listed_once_by_kind():
    old = shelf().plans["river_of_the_dead"].mission
    tokens = list(old.tokens)
    tokens[3] = replace(tokens[3], at="D1")
    tokens[6] = replace(tokens[6], active=True)
    del tokens[5]
    new = replace(
        old,
        tokens=(*tokens, TokenRecord("objective", "H4", "green")),
        edges=(*old.edges[1:], EdgeRecord("hedge", ("A1", "A2"))),
        lose={"night_fell": replace(old.lose["night_fell"], rounds=16)},
        zombies=(ZombiesRecord("walker", "C2", 2),),
        when=old.when[:-1],
        minutes=5,
    )
    last = ("round_begins", old.when[-1].round, "say")
    told = {(one.kind, *one.about.values()) for one in changes_between(old, new)}
    assert told == {
        ("token-gone", "spawn", "red", "G1"),
        ("token-moved", "objective", "red", "E1", "D1"),
        ("token-new", "objective", "green", "H4"),
        ("spawn-awake", "spawn", "blue", "E6"),
        ("edge-gone", "door", "B1", "C1"),
        ("edge-new", "hedge", "A1", "A2"),
        ("zombies-new", "walker", "C2", 2),
        ("rounds", 18, 16),
        ("event-gone", *last),
    }
    assert changes_between(old, replace(old, minutes=5)) == []


# --- proposals ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", daily(["green_horde", "rue_morgue", "army_of_the_dead"], "rue_morgue"))
@pytest.mark.parametrize("easier", [True, False])
@pytest.mark.parametrize("deadly", [True, False])
def test_each_proposal_is_one_change_and_playable(name: str, easier: bool, deadly: bool):
    found = shelf(name)
    kinds: Counter[str] = Counter()
    for plan in found.plans.values():
        deaths = {zone: number for number, zone in enumerate(plan.board.names)} if deadly else {}
        missions = propose_missions(found, plan, deaths, easier=easier)
        assert missions, plan.mission.id
        for mission in missions:
            changed = found.own_plan(found.checked_text(as_text(mission), name=mission.id))
            parts = {one.kind for one in changes_between(plan.mission, changed.mission)}
            assert len(parts) == 1, (plan.mission.id, parts)
            kinds.update(parts)
    assert kinds.keys() >= ({"edge-new", "token-gone", "token-moved"} if easier else {"token-moved"})
    assert "part" not in kinds


def test_a_proposed_door_connects_the_deadliest_zone_with_a_distant_one():
    found = shelf()
    plan = found.plans["orc_necromancers"]
    first, *_ = propose_missions(found, plan, {"D4": 9, "F3": 3}, easier=True)
    (change,) = changes_between(plan.mission, first)
    assert change.kind == "edge-new"
    zones = [plan.board.called[cell] for cell in change.cells]
    assert plan.board.called["D4"] in zones
    assert max(paths_of(plan.board, 0).distances(plan.board.called["D4"])[zone] for zone in zones) >= 3


def test_no_change_makes_a_zone_unreachable():
    for plan in shelf("rue_morgue").plans.values():
        for mission in propose_missions(shelf("rue_morgue"), plan, {}, easier=False):
            changed = shelf("rue_morgue").own_plan(as_text(mission))
            start = next(one.at for one in mission.tokens if one.put == "start")
            before, after = (
                {
                    zone
                    for zone, away in enumerate(paths_of(one.board, 0).distances(one.board.called[start]))
                    if away != NOWHERE
                }
                for one in (plan, changed)
            )
            assert before <= after


# --- tried changes in the report ----------------------------------------------------------------


@pytest.fixture(scope="module")
def tried_mission(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """Return the folder of a series that tries changes of a mission."""
    folder = Folder(tmp_path_factory.mktemp("tried") / "series")
    lab.run(
        "green_horde", mission=MISSION, seats=1, players="random", matches=6, seed=1,
        folder=folder.path, workers=1,
    )  # fmt: skip
    done: list[int] = []
    changed = proposed_settings(folder, 0)
    try_changes(folder, changed, matches=4, workers=1, progress=done.append)
    assert done[-1] == 4 * len(changed)
    assert done == sorted(done)
    return folder


def test_changes_are_played_from_the_seeds_of_the_series_and_resume(tried_mission: Folder):
    (setting,) = tried_mission.series.settings
    tries = list(played_changes(tried_mission, setting))
    assert len(tries) == len(proposed_settings(tried_mission, 0))
    for folder, _ in tries:
        rows = folder.tables()["matches"]
        assert rows["seed"].to_list() == tried_mission.tables()["matches"]["seed"].to_list()[:4]
    folder, changed = tries[0]
    try_changes(tried_mission, [changed], matches=99, workers=1)
    assert folder.tables()["matches"].height == tried_mission.series.matches


@pytest.mark.parametrize(
    ("lang", "heading", "verdict"),
    [
        ("en", "What to change. Each was tried in", "Not clear yet: it may be luck."),
        ("es", "Qué cambiar. Cada cambio se probó en", "Aún no se distingue de la suerte."),
    ],
)
def test_the_report_shows_tried_changes_with_their_mission_files(
    tried_mission: Folder, lang: str, heading: str, verdict: str
):
    page = report_page(tried_mission, lang)
    assert heading in page
    assert verdict in page
    assert page.count(f'download="{MISSION}.yaml"') == len(data_of(page)["changes"]["rows"])
    # The section comes after the findings and before the matches to watch.
    assert page.index('id="cards"' if 'id="cards"' in page else 'id="pressure"') < page.index(heading)
    assert page.index(heading) < page.index('class="watch')


def test_a_series_without_possible_changes_is_refused(tmp_path: Path):
    lab.run("zombiland", seats=2, players="random", matches=1, folder=tmp_path, workers=1)
    with pytest.raises(NothingToChange, match="zombiland"):
        proposed_settings(Folder(tmp_path), 0)


# --- comparison with another version ------------------------------------------------------------


def test_a_report_compared_with_another_version_lists_differences_and_changes(tried_mission: Folder):
    (setting,) = tried_mission.series.settings
    before, _ = next(played_changes(tried_mission, setting))
    page = report_page(tried_mission, "en", before=before)
    data = data_of(page)
    assert data["versions"]["rows"][0][0] == "matches won"
    told = [str(row[0]) for row in data["changed"]["rows"]]
    assert len(told) == 1
    assert re.match(r"(New|Gone|From) .*\.$", told[0])
    assert 'class="ring"' in page


def test_changed_bots_and_options_are_listed_without_a_map(tmp_path: Path):
    one, other = tmp_path / "one", tmp_path / "other"
    lab.run("zombiland", seats=2, players="random", matches=4, seed=1, folder=one, workers=1)
    lab.run(
        "zombiland", seats=2, players=["random", "heuristic"], options={"dead_cards": "shuffle"},
        matches=4, seed=1, folder=other, workers=1,
    )  # fmt: skip
    data = data_of(report_page(Folder(other), "en", before=Folder(one)))
    told = " ".join(str(row[0]) for row in data["changed"]["rows"])
    assert "Players: random bot, careful bot; they were random bot." in told
    assert "it was" in told.partition("random bot.")[2]
    assert [row[0] for row in data["versions"]["rows"]][:2] == ["seat 1 wins", "seat 2 wins"]
    assert '"changes"' not in json.dumps(list(data))
    same = data_of(report_page(Folder(one), "en", before=Folder(one)))
    assert str(same["changed"]["rows"][0][0]).startswith("Nothing in the plans")


# --- walks on the map ---------------------------------------------------------------------------


def test_net_steps_are_steps_minus_steps_back(tried_mission: Folder):
    rows = tried_mission.tables()["tallies"]
    walked = rows.filter(rows["what"] == "walked")
    matches = tried_mission.tables()["matches"].height
    data = data_of(report_page(tried_mission, "en"))
    for one, other, value in data["way"]["rows"]:
        there, back = (
            walked.filter(walked["name"] == name)["count"].sum()
            for name in (f"{one}>{other}", f"{other}>{one}")
        )
        assert value == pytest.approx((there - back) / matches, abs=0.01)
        assert isinstance(value, float)
        assert value >= 1
