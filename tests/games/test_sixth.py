"""Tests that a sixth game needs no change elsewhere: its package is found and played in terminal and server."""

import json
import random
from pathlib import Path

import pytest
from tests.added_game import ID, ROOT, SHELF, horda, install_game
from tests.server.players import play
from tests.server.serving import ServeProcess

from horda import games
from horda.games import BadGame

SEATS = ("--seats", "3", "--seed", "4")
ENOUGH = "1\n" * 40


def files_naming_game(folder: Path) -> list[str]:
    """Return the files that name the game or its title, in any spelling."""
    found = []
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "node_modules" not in path.parts and path.suffix not in (".pyc", ".map"):
            text = path.read_bytes().decode("utf-8", errors="ignore").lower()
            if any(name in text for name in (ID, ID.replace("_", "-"), "lastlight", "last light")):
                found.append(str(path))
    return found


@pytest.mark.parametrize("folder", ["src/horda", "web/src", "tools"])
def test_nothing_of_horda_names_it(folder: str):
    assert files_naming_game(ROOT / folder) == []


def test_it_is_found_by_lying_in_a_folder_and_by_being_installed(tmp_path: Path):
    assert ID not in json.loads(horda("games", "--json").stdout)
    ways = ({"HORDA_GAMES": str(SHELF)}, {"PYTHONPATH": str(install_game(tmp_path))})
    for way in ways:
        shelf = {one["id"]: one for one in json.loads(horda("games", "--json", **way).stdout)}
        assert shelf[ID]["seats"] == [2, 4]
        assert shelf[ID]["bots"] == ["random", "search"]
        assert len(shelf) == len(games.games()) + 1
        assert "LL-03" in horda("rules", ID, "LL-03", **way).stdout
        words = {"_HORDA_COMPLETE": "zsh_complete", "COMP_WORDS": "horda play ", "COMP_CWORD": "2"}
        assert ID in horda(**way, **words).stdout.split()


def test_it_brings_its_own_lessons(tmp_path: Path):
    home = {"HORDA_HOME": str(tmp_path / "home"), "HORDA_GAMES": str(SHELF)}
    assert "1 lesson checked, all can be learnt." in horda("learn", ID, "--check", **home).stdout
    played = horda("learn", ID, "to_the_tower", typed="s\ns\n", **home)
    assert "Solved." in played.stdout, played.stderr
    assert json.loads((tmp_path / "home" / "learnt.json").read_text()) == {"learnt": [f"{ID}/to_the_tower"]}
    assert "horda learn last_light to_the_tower" in horda("rules", ID, "LL-04", **home).stdout


@pytest.mark.parametrize(
    ("lang", "title", "asked"),
    [("en", "Last Light", "Where do you go?"), ("es", "Última luz", "¿Adónde vas?")],
)
def test_it_is_played_in_the_terminal_to_its_end_beside_bots(
    tmp_path: Path, lang: str, title: str, asked: str
):
    home = {"HORDA_HOME": str(tmp_path / "home"), "HORDA_GAMES": str(SHELF)}
    begun = horda("--lang", lang, "play", ID, *SEATS, typed="1\nq\n", **home)
    assert begun.returncode == 0, begun.stderr
    assert f"{title} · " in begun.stdout
    assert asked in begun.stdout
    (file,) = (tmp_path / "home" / "matches").glob("*.json")
    before = json.loads(file.read_text())
    on = horda("--lang", lang, "play", "--resume", typed=ENOUGH, **home)
    assert on.returncode == 0, on.stderr
    after = json.loads(file.read_text())
    assert len(after["moves"]) > len(before["moves"]) > 0
    assert after["position"]["result"] is not None
    replayed = horda("replay", str(file), **home)
    assert replayed.returncode == 0, replayed.stderr


def test_the_terminal_shows_the_places_as_they_lie(tmp_path: Path):
    shown = horda("play", ID, *SEATS, typed="q\n", HORDA_HOME=str(tmp_path), HORDA_GAMES=str(SHELF)).stdout
    lines = [line.split() for line in shown.splitlines()]
    assert ["Well", "Chapel", "Orchard"] in lines
    assert ["Gate", "Market", "Tower"] in lines
    assert ["Walker"] in lines
    assert any(line[:2] == ["Deck", "9,"] for line in lines)
    assert any(line[:2] == ["Quick", "step"] for line in lines)


@pytest.mark.parametrize("bots", ["random", "search"])
def test_bots_play_it_alone(tmp_path: Path, bots: str):
    way = {"PYTHONPATH": str(install_game(tmp_path))}
    done = horda(
        "simulate", ID, "--seats", "2", "--seed", "4", "--players", bots, "--matches", "2", "--json", **way
    )
    assert json.loads(done.stdout)["game"] == ID, done.stderr


@pytest.mark.long
def test_it_is_played_over_the_server_and_outlives_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PYTHONPATH", str(install_game(tmp_path / "site")))
    database = str(tmp_path / "t.db")
    with ServeProcess(database, 0, tmp_path / "log") as command:
        server = command.reach()
        info = next(one for one in server.get("/shelf").json()["games"] if one["id"] == ID)
        assert info["family"] == ID
        assert info["box"]["es"]["title"] == "Última luz"
        assert (info["cover"], info["rulebook"], info["usual_seats"]) == ("", True, 3)
        for lang in ("en", "es"):
            assert f"{ID.replace('_', '-')}-title = " in server.get(f"/words/{lang}/{ID}.ftl").text
        assert server.get(f"/games/{ID}/figures").json()["card"]["quick"]["steps"] == 2
        assert server.get(f"/games/{ID}/figures").json()["verb"]["walk"]["key"] == "m"
        assert server.get(f"/games/{ID}/cover.svg").json()["code"] == "no-such-cover"
        assert server.get(f"/games/{ID}/rulebook").json()["title"]["es"] == "Última luz"
        assert "PlainView" in server.get("/protocol.json").json()["components"]["schemas"]
        match = server.begin(ID, "here", "bot", "bot", seed="6")
        with server.join(match) as ana:
            assert [place["name"] for place in ana.view["places"]][:2] == ["gate", "well"]
            assert ana.view["players"][1]["hand"] == ["?", "?", "?"]
            play([ana], 2, random.Random(1))
            seen = ana.seq
        command.stop()
    with ServeProcess(database, 0, tmp_path / "log") as again, again.reach().join(match) as ana:
        assert ana.seq >= seen
        play([ana], 60, random.Random(1))
        assert ana.over
        replay = again.reach().get(f"/matches/{match['match']['id']}/replay", str(match["link"])).json()
        assert replay["frames"][0]["view"]["places"]


# --- packages that are no games ------------------------------------------------------------------


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a folder of added games and make Horda search it."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    return tmp_path


def lies(shelf: Path, name: str, text: str) -> None:
    (shelf / name).mkdir()
    (shelf / name / "__init__.py").write_text(text, encoding="utf-8")


def test_a_package_that_cannot_be_loaded_is_named_and_no_other_game_suffers(shelf: Path):
    lies(shelf, "broken_one", "import nothing_of_that_name\n")
    with pytest.raises(BadGame, match=r"broken_one.*cannot be loaded \(ModuleNotFoundError: .*mend it"):
        games.games()
    assert games.game("zombiland").id == "zombiland"


def test_a_game_that_is_none_or_goes_by_another_name_is_refused(shelf: Path):
    lies(shelf, "no_game", "GAME = 3\n")
    with pytest.raises(BadGame, match="has no `GAME`"):
        games.game("no_game")
    lies(shelf, "renamed", "from horda.games.zombiland import GAME\n")
    with pytest.raises(BadGame, match="its `id` is `zombiland`"):
        games.game("renamed")


def test_a_second_game_of_a_name_is_refused(shelf: Path):
    lies(shelf, "zombiland", "GAME = None\n")
    with pytest.raises(BadGame, match="of that name already"):
        games.games()


def test_an_installed_game_of_a_name_that_is_taken_is_refused_in_both_languages(tmp_path: Path):
    way = {"PYTHONPATH": str(install_game(tmp_path, name="zombiland"))}
    for lang, said in (("en", "there is a game of that name"), ("es", "ya hay un juego con ese nombre")):
        finished = horda("--lang", lang, "games", **way)
        assert finished.returncode != 0
        assert said in finished.stderr
        assert "Traceback" not in finished.stderr
    assert (
        horda(
            "play",
            "zombiland",
            "--seats",
            "2",
            "--seat",
            "all=random",
            "--seed",
            "1",
            HORDA_HOME=str(tmp_path),
            **way,
        ).returncode
        == 0
    )
