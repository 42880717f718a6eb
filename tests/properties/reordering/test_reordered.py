"""Tests that matches continue unchanged when content is reordered or extended."""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
import yaml
from tests.engine.toy import TOY
from tests.properties.reordering.elsewhere import apply_text, everything_visible
from tests.properties.reordering.reordered import altered_game, without_order

import horda
from horda.engine.chance import Dice
from horda.engine.saves.save import BadSave
from horda.engine.saves.save_format import checksum, content_of
from horda.engine.state import CannotUndo
from horda.games.zombicide.rules.goals.goals import RunEffect
from horda.games.zombicide.rules.goals.objectives import why_not_take

ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "src" / "horda"
TABLES = [
    ("green_horde", {"mission": "orc_necromancers"}, 40),
    ("green_horde", {"mission": "breaking_the_siege", "survivors": 8}, 60),
    ("rue_morgue", {"mission": "tent_city", "survivors": 11}, 90),
    ("rue_morgue", {"mission": "learning_to_fly", "survivors": 8, "team_actions": 2}, 90),
    ("army_of_the_dead", {"mission": "taco_run"}, 90),
    ("city_of_horror", {}, 90),
    ("zombiland", {}, 60),
    ("toy", {}, 5),
]
"""Games, their options, and the number of decisions to the middle of a match."""
ON = 30


def in_the_middle(game, options, seed, middle):
    """Return a random match after `middle` decisions or somewhat more; matches that end earlier are skipped."""
    rng = Dice(f"reordered {seed}")
    s = game.new(seats=game.seats_for(options)[0], seed=seed, **options)
    for _ in range(middle + rng.below(middle // 2)):
        if s.over:
            return in_the_middle(game, options, seed + 100, middle)
        offered = s.all_choices()
        s.apply(offered[rng.below(len(offered))])
    return in_the_middle(game, options, seed + 100, middle) if s.over else s


def offers(s):
    """Return all open choices by their texts."""
    return {choice.text(): choice for choice in s.all_choices()}


def same_table(one, other):
    """Assert that two matches have the same choices and give everybody the same view."""
    assert sorted(offers(one)) == sorted(offers(other))
    for seat in (None, *range(one.seats)):
        assert without_order(one.view(seat)) == without_order(other.view(seat))


def moment(s):
    """Return round and phase of a Zombicide match, in whose zombies' phase the order of numbers matters; else ()."""
    return (s.round, s.phase) if hasattr(s, "supply") else ()


def sorted_events(s, since):
    """Return the events from number `since` on as sorted texts.

    A walk of zombies is compared without its goal: of several equally near goals, the event names the one in the
    zone with the lowest number.
    """
    lines = [event.as_json() for event in s.events(since)]
    return sorted(
        json.dumps(without_order(line[:5] if line[0] == "ZombiesWalked" else line)) for line in lines
    )


def played_on(one, other, seed):
    """Play the same decisions in two matches; return how many had the same outcome."""
    rng, now = Dice(f"on {seed}"), moment(one)
    for number in range(ON):
        told = len(one.log), len(other.log)
        texts = sorted(offers(one))
        text = texts[rng.below(len(texts))] if texts else ""
        for s in (one, other):
            if text:
                s.apply(offers(s)[text])
        if not text or moment(one) != now:
            return number
        assert sorted_events(one, told[0]) == sorted_events(other, told[1])
        assert (one.over, one.chance) == (other.over, other.chance)
        same_table(one, other)
    return ON


@pytest.mark.parametrize(
    ("name", "options", "middle"),
    TABLES,
    ids=[f"{name} {options.get('mission', '')}".strip() for name, options, _ in TABLES],
)
def test_a_match_goes_on_with_content_in_another_order_and_back(name, options, middle):
    game = TOY if name == "toy" else horda.game(name)
    other_game = altered_game(game)
    played = 0
    for seed in range(3):
        s = in_the_middle(game, options, seed, middle)
        assert content_of(other_game.start(s.seats, s.options, 0)) != content_of(s)
        there = other_game.from_json(s.to_json())
        same_table(s, there)
        with pytest.raises(CannotUndo, match="known only from here on"):
            there.undo(consent=True)
        played += played_on(s.clone(), there.clone(), seed)
        back = game.from_json(there.to_json())
        same_table(s, back)
        assert back == s
        played += played_on(there, back, seed)
    assert played >= 6


def gone_off(s):
    """Return the event, the colour and the effects of each trigger that has fired."""
    gone = [trigger for number, trigger in enumerate(s.goals.triggers) if s.fired >> number & 1]
    return sorted((one.event, one.colour, [type(do).__name__ for do in one.effects]) for one in gone)


def under_way(s):
    """Return the names of the pending effects of triggers."""
    steps = [frame for frame in s.stack if isinstance(frame, RunEffect)]
    return [type(s.goals.triggers[step.trigger].effects[step.effect]).__name__ for step in steps]


def test_triggers_of_a_mission_in_another_order_are_the_same():
    game = horda.game("green_horde")
    other_game, met = altered_game(game), Counter()
    for seed in range(20):
        rng = Dice(seed)
        s = game.new(seats=2, seed=seed, mission="breaking_the_siege", survivors=8, spawn_tokens=0)
        while not s.over and s.round < 8 and not (met["gone off"] and met["under way"]):
            offered = s.all_choices()
            s.apply(offered[rng.below(len(offered))])
            if under_way(s) or (s.fired and not met["gone off"]):
                there = other_game.from_json(s.to_json())
                assert there.goals.trigger_names != s.goals.trigger_names
                assert gone_off(there) == gone_off(s)
                assert under_way(there) == under_way(s)
                met.update({"gone off": bool(gone_off(s)), "under way": bool(under_way(s))})
    assert met["gone off"]
    assert met["under way"]


def held_to(s):
    """Return kind, zone, order and spawn condition of each token on the board, sorted."""
    goals = s.goals
    return sorted(
        (
            s.token_kind[token],
            s.board.names[zone],
            goals.order.get(s.token_name[token], 0),
            type(goals.spawns_if.get(s.token_name[token])).__name__,
        )
        for token, zone in enumerate(s.token_zone)
        if zone >= 0
    )


@pytest.mark.parametrize(
    ("name", "mission"),
    [
        ("green_horde", "cleansing_flood"),
        ("army_of_the_dead", "first_night"),
        ("army_of_the_dead", "lights_out"),
    ],
)
def test_tokens_of_a_mission_in_another_order_are_held_to_the_same(name, mission):
    game = horda.game(name)
    s = in_the_middle(game, {"mission": mission}, 1, 40)
    there = altered_game(game).from_json(s.to_json())
    assert there.goals.token_names != s.goals.token_names
    assert held_to(there) == held_to(s)
    assert any(order or condition != "NoneType" for _, _, order, condition in held_to(s))
    for one in (s, there):
        lying = one.tokens("objective")
        assert sorted(why_not_take(one, token) or "" for token in lying) == sorted(
            why_not_take(s, token) or "" for token in s.tokens("objective")
        )


def test_a_save_whose_token_has_left_the_mission_says_so():
    game = horda.game("green_horde")
    s = in_the_middle(game, {"mission": "cleansing_flood"}, 1, 40)
    save = json.loads(s.to_json())
    save["position"]["fields"]["token_name"][0] = "objective.gone"
    save["check"] = checksum(save)
    with pytest.raises(BadSave, match="no token of the mission is called"):
        game.from_json(json.dumps(save))


@pytest.fixture(scope="module")
def other_city(tmp_path_factory):
    """Return a copy of Horda in which Characters, Action cards and locations of City of Horror are reordered."""
    home = tmp_path_factory.mktemp("elsewhere")
    shutil.copytree(SOURCE, home / "horda", copy_function=os.symlink, ignore=shutil.ignore_patterns("*.so"))
    for name in ("characters", "action_cards", "locations"):
        path = home / "horda" / "games" / "city_of_horror" / "content" / f"{name}.yaml"
        turned = list(reversed(yaml.safe_load(path.read_text(encoding="utf-8"))))
        path.unlink()
        path.write_text(yaml.safe_dump(turned, allow_unicode=True), encoding="utf-8")
    return home


@pytest.mark.parametrize("seed", range(3))
def test_people_cards_and_places_in_another_order_are_the_same(other_city, seed):
    s = in_the_middle(horda.game("city_of_horror"), {}, seed, 90)
    save = s.to_json()
    rng, expected, texts = Dice(f"there {seed}"), [everything_visible(s, len(s.log))], []
    while len(texts) < ON and not s.over:
        texts.append(expected[-1]["offers"][rng.below(len(expected[-1]["offers"]))])
        expected.append(apply_text(s, texts[-1]))
    answer = subprocess.run(
        [sys.executable, "-m", "tests.properties.reordering.elsewhere"],
        input=json.dumps({"game": "city_of_horror", "save": save, "texts": texts}),
        env={**os.environ, "PYTHONPATH": str(other_city)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    found = json.loads(answer.stdout)
    assert found["home"].startswith(str(other_city))
    for number, (now, then) in enumerate(zip(found["shown"], expected, strict=True)):
        assert without_order(now) == without_order(then), f"after {number} decisions"
    assert horda.game("city_of_horror").from_json(found["save"]) == s
