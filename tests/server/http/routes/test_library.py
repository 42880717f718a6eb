"""Tests of REST routes for static content, and of requests for paths that do not exist."""

import json
import re
from xml.etree import ElementTree

import pytest
from tests.server.serving import Served

from horda.engine.state import State
from horda.games import games
from horda.games.city_of_horror.state import CityState
from horda.games.zombicide.game import Zombicide
from horda.locale import Words
from horda.locale.catalogue import source
from horda.server.http.errors import ProblemError
from horda.server.http.openapi import SCHEMA_REF

MISSIONS = [
    (name, mission) for name, game in games().items() if isinstance(game, Zombicide) for mission in game.plans
]


def test_the_shelf_holds_every_game_with_all_one_needs_to_begin(shared: Served):
    shelf = shared.get("/shelf").json()
    known = games()
    assert [one["id"] for one in shelf["games"]] == sorted(
        known, key=lambda name: (known[name].shelf_rank, name)
    )
    assert {one["id"] for one in shelf["games"]} == set(known)
    for one in shelf["games"]:
        game = known[one["id"]]
        assert one["seats"] == [game.min_seats, game.max_seats]
        assert [option["name"] for option in one["options"]] == [option.name for option in game.options()]
        assert one["best_bot"] in one["bots"]
        for lang in shelf["languages"]:
            for catalogue in one["catalogues"]:
                assert shared.get(f"/words/{lang}/{catalogue}.ftl").text == source(lang, catalogue)
        assert (len(one["missions"]) > 0) == (one["family"] == "zombicide")
    assert {one["id"] for one in shelf["games"] if one["secrets"]} >= {"zombiland", "city_of_horror"}


def test_the_shelf_says_where_colours_are_dealt(shared: Served):
    """In games that deal colours, the first seat's colour depends on the seed; in others, on the seat number."""
    dealt = {one["id"] for one in shared.get("/shelf").json()["games"] if one["deals_colours"]}
    varies = {
        name
        for name, game in games().items()
        if len({_colour(game.new(seats=game.max_seats, seed=seed)) for seed in range(8)}) > 1
    }
    assert dealt == varies == {"city_of_horror"}


def _colour(state: State) -> str:
    """Return the colour of the first seat; empty if seats have the colour of their number."""
    return state.colours[0] if isinstance(state, CityState) else ""


@pytest.mark.parametrize(("name", "mission"), MISSIONS)
def test_a_board_lies_where_its_zones_and_gates_are_said_to_lie(shared: Served, name: str, mission: str):
    game = games()[name]
    assert isinstance(game, Zombicide)
    plan = game.plans[mission]
    board = shared.get(f"/games/{name}/missions/{mission}/board").json()
    assert [zone["name"] for zone in board["zones"]] == plan.board.names
    cells = [cell for zone in board["zones"] for cell in zone["cells"]]
    assert len({(cell["x"], cell["y"]) for cell in cells}) == len(cells)
    for cell in cells:
        assert 0 <= cell["x"] <= board["width"] - board["unit"]
        assert 0 <= cell["y"] <= board["height"] - board["unit"]
    state = game.new(seats=game.seats_for({"mission": mission})[0], mission=mission)
    shut = set(state.view(0).shut)
    assert shut <= {gate["name"] for gate in board["gates"]}
    for gate in board["gates"]:
        for side in ("shut", "open"):
            ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{gate[side]}</svg>')
        assert gate["shut"] != gate["open"]
    svg = ElementTree.fromstring(board["svg"])
    assert svg.get("viewBox") == f"0 0 {board['width']:g} {board['height']:g}"
    assert "d-leaf" not in re.sub(r"<style>.*?</style>", "", board["svg"], flags=re.DOTALL)


def test_a_map_is_drawn_with_its_title_in_the_language_asked_for(shared: Served):
    name, mission = MISSIONS[0]
    for lang in ("en", "es"):
        svg = shared.get(f"/games/{name}/missions/{mission}/map.svg?lang={lang}&theme=night").text
        ElementTree.fromstring(svg)
        assert Words.of(games()[name], lang).name("mission", mission).split()[0] in svg


def test_floors_are_named_on_map_and_board(shared: Served):
    home = "/games/army_of_the_dead/missions"
    board = shared.get(f"{home}/the_roof/board").json()
    assert [floor["name"] for floor in board["floors"]] == ["ground", "roof"]
    (below, above) = board["floors"]
    cells = {cell["name"]: cell for zone in board["zones"] for cell in zone["cells"]}
    # They stand side by side on one line, each name above its floor.
    assert cells["A7"]["x"] > max(cells[name]["x"] + cells[name]["width"] for name in ("F1", "F6"))
    assert cells["A9"]["y"] == cells["A6"]["y"]
    assert below["y"] < cells["A1"]["y"]
    assert above["y"] < cells["A7"]["y"]
    assert shared.get(f"{home}/taco_run/board").json()["floors"] == []
    for lang, names in (("en", ("Street", "Roof")), ("es", ("Calle", "Azotea"))):
        svg = shared.get(f"{home}/the_roof/map.svg?lang={lang}&title=false").text
        assert [name for name in names if f">{name}</text>" in svg] == list(names)
        assert 'class="title"' not in svg
    assert 'class="floor"' not in shared.get(f"{home}/the_roof/map.svg").text


def test_figures_are_those_that_texts_ask_for(shared: Served):
    figures = shared.get("/games/green_horde/figures").json()
    game = games()["green_horde"]
    assert figures["card"]["short-sword"] == {
        **game.figures("card", "short_sword"),
        "drawing": "i-short-sword",
    }
    bar = [
        next(iter(figures["survivor"].values()))[f"{level}_from"]
        for level in ("blue", "yellow", "orange", "red")
    ]
    assert bar == [0, 7, 19, 43]
    for name, game in games().items():
        found = shared.get(f"/games/{name}/figures").json()
        words = Words.of(game, "en", strict=True)
        prefix = name.replace("_", "-")
        for thing in found["card"]:
            if words.has(f"{prefix}-card-{thing}.text"):
                words.say(f"{prefix}-card-{thing}.text", **found["card"][thing])


def test_rulebooks_come_in_both_languages(shared: Served):
    for name in games():
        book = shared.get(f"/games/{name}/rulebook").json()
        rules = [rule for chapter in book["chapters"] for rule in chapter["rules"]]
        assert len(rules) > 50
        assert all(rule["en"] and rule["es"] for rule in rules)


def test_the_board_of_zombiland_is_its_ring_and_ways(shared: Served):
    board = shared.get("/games/zombiland/board").json()
    assert set(board["kinds"]) == set(board["zombie_ways"])
    assert shared.get("/games/city_of_horror/board").json()["code"] == "no-such-board"


def test_the_sheet_of_symbols_is_served(shared: Served):
    assert '<symbol id="walker"' in shared.get("/art/figures.svg").text


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/v1/nothing", 404, "no-such-page"),
        ("GET", "/api/v1/games/chess/board", 404, "no-such-game"),
        ("GET", "/api/v1/games/chess/rulebook", 404, "no-such-game"),
        ("GET", "/api/v1/games/zombiland/missions/x/board", 404, "no-such-mission"),
        ("GET", "/api/v1/words/de/zombiland.ftl", 404, "no-such-words"),
        ("GET", "/api/v1/words/en/..%2F..%2Fx.ftl", 404, "no-such-page"),
        ("GET", "/api/v1/games/green_horde/missions/a_new_home/map.svg?theme=pink", 422, "bad-request"),
        ("DELETE", "/api/v1/shelf", 405, "wrong-method"),
        ("GET", "/api/v1/matches/none", 401, "bad-link"),
        ("POST", "/api/v1/matches", 415, "needs-json"),
    ],
)
def test_what_cannot_be_done_says_why_in_both_languages(
    shared: Served, method: str, path: str, status: int, code: str
):
    answer = shared.http.request(method, path)
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (status, code)
    for lang in ("en", "es"):
        assert problem[lang] == Words(lang, "server", strict=True).say(f"server-{code}", **problem["args"])
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": [{"who": "here"}]}, "wrong-seats"),
        ({"options": {"mood": "wild"}}, "wrong-option"),
        ({"options": {"dead_cards": "up"}}, "wrong-value"),
        ({"game": "city_of_horror", "seats": [{"who": "bot"}] * 3, "options": {"first": 5}}, "bad-option"),
        ({"seats": [{"who": "bot", "bot": "genius"}, {"who": "here"}]}, "no-such-bot"),
        ({"seats": []}, "bad-request"),
        ({"more": 1}, "bad-request"),
    ],
)
def test_a_match_that_cannot_be_set_up_is_refused(shared: Served, change: dict, code: str):
    wish = {"game": "zombiland", "seats": [{"who": "here"}, {"who": "bot"}], **change}
    answer = shared.http.post("/api/v1/matches", json=wish)
    assert answer.status_code in (400, 404, 422)
    problem = answer.json()
    assert problem["code"] == code
    assert problem["en"] != problem["es"]


def test_health_and_figures_for_machines(shared: Served):
    health = shared.http.get("/healthz").json()
    assert (health["status"], health["database"]) == ("ok", "sqlite")
    text = shared.http.get("/metrics").text
    assert re.search(r"^horda_requests_total [1-9]", text, re.MULTILINE)
    assert re.search(r'^horda_choice_seconds_bucket\{le="0.01"\} \d+', text, re.MULTILINE)
    for line in text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) .+|\w+(\{le="[^"]+"\})? [-+.\de]+', line)


def test_the_database_may_fail_and_health_says_so(shared: Served, monkeypatch: pytest.MonkeyPatch):
    async def fails() -> None:
        raise OSError("gone")

    monkeypatch.setattr(shared.registry.store, "ping", fails)
    answer = shared.http.get("/healthz")
    assert (answer.status_code, answer.json()["status"]) == (503, "unwell")


def test_openapi_publishes_our_own_records(shared: Served):
    document = shared.get("/openapi.json").json()
    created = document["paths"]["/api/v1/matches"]["post"]["responses"]["201"]
    assert created["content"]["application/json"]["schema"] == {"$ref": SCHEMA_REF.format(name="Created")}
    assert "200" not in document["paths"]["/api/v1/matches"]["post"]["responses"]
    assert "HTTPValidationError" not in str(document)


def test_openapi_describes_cached_bodies_texts_and_chosen_statuses(shared: Served):
    document = shared.get("/openapi.json").json()

    def schema(path: str, media: str = "application/json") -> object:
        return document["paths"][path]["get"]["responses"]["200"]["content"][media]["schema"]

    assert schema("/api/v1/games/{game_id}/rulebook") == {"$ref": SCHEMA_REF.format(name="Rulebook")}
    assert schema("/healthz") == {"$ref": SCHEMA_REF.format(name="Health")}
    assert schema("/api/v1/games/{game_id}/cover.svg", "image/svg+xml") == {"type": "string"}
    assert schema("/api/v1/matches/{match}/save") == {"type": "object"}
    named = {part.split('"')[0] for part in json.dumps(document).split("#/components/schemas/")[1:]}
    assert named <= set(document["components"]["schemas"])


def test_words_of_problems_exist_in_both_languages():
    for lang in ("en", "es"):
        words = Words(lang, "server", strict=True)
        assert ProblemError("too-fast", seconds=2).sentence(lang) == words.say("server-too-fast", seconds=2)
