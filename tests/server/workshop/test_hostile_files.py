"""Tests that the workshop's routes quickly reject every kind of harmful file."""

import time

import pytest
from tests.games.zombicide.own import FIRST_LIGHT
from tests.server.serving import Served

ADDRESS = "/api/v1/games/green_horde/workshop"
MOST_SECONDS = 20.0
"""Maximum seconds to reject a file, for a busy machine; an idle one takes well under a second."""
NOISE = "{noise: A1}"


def events(count: int, effects: int, effect: str = NOISE) -> str:
    """Return the mission First Light with `count` events of `effects` effects each."""
    event = f"  - {{event: turn_ends, do: [{', '.join([effect] * effects)}]}}\n"
    return FIRST_LIGHT.replace("when:\n", "when:\n" + event * count)


def nested(depth: int) -> str:
    condition = "{survivors_at: exit}"
    for _ in range(depth):
        condition = f"{{all_of: [{condition}]}}"
    return FIRST_LIGHT.replace("  - {survivors_at: exit}\n", f"  - {condition}\n")


def nested_dice(depth: int) -> str:
    effect = NOISE
    for _ in range(depth):
        effect = f"{{roll: {{1-6: [{effect}]}}}}"
    return events(1, 1, effect)


ALIASES = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{chr(98 + level)}: &{chr(98 + level)} [{', '.join([f'*{chr(97 + level)}'] * 9)}]\n"
    for level in range(9)
)
HARM = {
    "many effects a turn": events(70, 20),
    "many events": events(81, 1),
    "effects without end": events(1, 21),
    "deep conditions": nested(40),
    "deep dice": nested_dice(9),
    "very deep lists": f"id: deep\ntiles: {'[' * 5_000}{']' * 5_000}\n",
    "references that multiply": ALIASES,
    "many tiles": FIRST_LIGHT.replace(
        "tiles: [[13V, 19R.90], [15R.180, 14R.90]]", f"tiles: [{', '.join(['[13V]'] * 400)}]"
    ),
    "many tokens": FIRST_LIGHT.replace("tokens:\n", "tokens:\n" + "  - {put: marker, at: A1}\n" * 400),
    "many zombies": FIRST_LIGHT.replace(
        "edges:\n", "zombies:\n" + "  - {kind: walker, at: A1, count: 900}\n" * 61 + "edges:\n"
    ),
    "great numbers": FIRST_LIGHT.replace("rounds: 12", "rounds: " + "9" * 3_000),
    "code": FIRST_LIGHT.replace("id: first_light", "id: !!python/object/apply:os.system [ls]"),
    "a name with signs": FIRST_LIGHT.replace("id: first_light", 'id: "<script>"'),
    "long texts": FIRST_LIGHT.replace("The night is nearly over.", "night " * 2_000),
    "no text": "\x00\x01\x02",
}


@pytest.mark.parametrize("harm", HARM)
def test_each_kind_of_harm_is_reported_by_the_check(shared: Served, harm: str):
    begun = time.monotonic()
    answer = shared.http.post(ADDRESS, json={"text": HARM[harm]})
    assert answer.status_code in (200, 413, 422), answer.text
    if answer.status_code == 200:
        found = answer.json()
        assert not found["is_playable"]
        assert any(problem["severity"] == "error" for problem in found["problems"])
    assert time.monotonic() - begun < MOST_SECONDS


@pytest.mark.parametrize("harm", HARM)
def test_no_harm_reaches_a_worker(shared: Served, harm: str):
    bodies = {
        "matches": {"bot": "heuristic", "survivors": 1, "first": 0, "count": 1},
        "suggestions": {"is_easier": True},
        "tune": {"win": 50},
    }
    for what, body in bodies.items():
        answer = shared.http.post(f"{ADDRESS}/{what}", json={"text": HARM[harm], **body})
        assert answer.status_code in (413, 422), (what, answer.text)
    answer = shared.http.post(
        f"{ADDRESS}/matches",
        json={"text": FIRST_LIGHT, "bot": "heuristic", "survivors": 1, "first": 0, "count": 1},
    )
    assert answer.status_code == 200, "the workers still play"
