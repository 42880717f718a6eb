"""Tests that recorded matches replay identically: the same rules version, positions and transcript."""

import json
from copy import deepcopy
from pathlib import Path

import pytest
from tests.properties import transcripts
from tests.properties.tables import every_setting

import horda

FOLDER = Path(__file__).resolve().parent.parent / "recorded"
TRANSCRIPTS = [
    (game, name) for game in sorted(horda.games.games()) for name in transcripts.read(game)["matches"]
]


@pytest.fixture(scope="module")
def record_of():
    """Return a function that gives the recorded match at a setting of a game."""
    files = {game: transcripts.read(game) for game in horda.games.games()}
    return lambda game, name: files[game]["matches"][name]


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_recorded_match_replays_position_by_position(path: Path):
    recorded = json.loads(path.read_text(encoding="utf-8"))
    game = horda.game(path.stem)
    assert recorded["version"] == game.version, "record the matches of the new rules version"
    for match in recorded["matches"]:
        state = game.new(seats=match["seats"], seed=match["seed"], **match["options"])
        hashes = match["hashes"].split()
        for number, pick in enumerate(match["picks"]):
            assert state.hash().startswith(hashes[number]), f"match {match['seed']}, decision {number}"
            state.apply(state.all_choices()[pick])
        assert state.over
        assert state.hash().startswith(hashes[-1])


def test_every_game_has_recorded_matches():
    assert {path.stem for path in FOLDER.glob("*.json")} == set(horda.games.games())


@pytest.mark.parametrize(("game", "name"), TRANSCRIPTS, ids=[name for _, name in TRANSCRIPTS])
def test_a_recorded_match_replays_with_the_same_transcript(game: str, name: str, record_of):
    record = record_of(game, name)
    found = transcripts.difference(transcripts.table_of(game, record), record)
    assert found is None, f"{name}: {found}"


def test_every_setting_has_a_transcript_of_the_current_rules():
    assert {name for _, name in TRANSCRIPTS} == {str(setting) for setting in every_setting()}, (
        "record them: python3 tools/record/matches.py GAME"
    )
    assert {game: transcripts.read(game)["version"] for game in horda.games.games()} == {
        name: game.version for name, game in horda.games.games().items()
    }


@pytest.fixture
def short(record_of):
    """Return a setting and its record, for tests that alter it."""
    game, name = next(one for one in TRANSCRIPTS if one[0] == "zombiland")
    record = deepcopy(record_of(game, name))
    return transcripts.table_of(game, record), record


@pytest.mark.parametrize("part", transcripts.PARTS)
def test_another_transcript_is_noticed_at_the_decision_and_named(short, part: str):
    table, record = short
    at = 7 * len(transcripts.PARTS) + transcripts.PARTS.index(part)
    other = "A" if record["signs"][at] != "A" else "B"
    record["signs"] = record["signs"][:at] + other + record["signs"][at + 1 :]
    found = transcripts.difference(table, record)
    assert (found.decision, found.parts, found.recorded) == (7, (part,), record["choices"][7])
    assert f"decision 7: {part} not as recorded" in str(found)


def test_a_choice_that_is_no_longer_offered_is_named(short):
    table, record = short
    record["choices"][5] = "0 fly moon"
    found = transcripts.difference(table, record)
    assert (found.decision, found.parts, found.recorded) == (5, ("offers",), "0 fly moon")


@pytest.mark.parametrize("part", [*transcripts.PARTS, "result"])
def test_another_end_is_noticed(short, part: str):
    table, record = short
    if part == "result":
        record["result"]["why"] = "nobody knows"
    else:
        record["ends"][part] = "0" * transcripts.SHOWN
    assert transcripts.difference(table, record).parts == (part,)
