"""Tests that observations contain only what the seat may know, and match their described spaces."""

import hashlib
import json

import numpy as np
import pytest
from tests.envs.games import GAMES, module_of, random_positions, settings_of
from tests.properties.tables import every_setting
from tests.properties.two_worlds.twins import Match as Twins

import horda
from horda.envs.actions.grammar import grammar_of
from horda.envs.observations.encoder import ObservationSource, encoder_of, text_of
from horda.envs.observations.history import RecentEvents
from horda.envs.setup import VIEWS

FINGERPRINTS = {
    "green_horde": "39fc155312bd",
    "rue_morgue": "9745b239bfa4",
    "army_of_the_dead": "a204bd14b7d5",
    "zombiland": "d7fa3d769cbb",
    "city_of_horror": "74d573c5b461",
}
"""Hashes of the columns of each game's observations. When one changes, raise the environments' version."""


def tensors(s, seat):
    """Return the arrays that a seat observes in a position."""
    sight = ObservationSource(s, seat, RecentEvents(s), grammar_of(s.game.id), asked=seat in s.deciders)
    return encoder_of(s.game.id).tensors(sight)


class ObservedTwins(Twins):
    """A random match with worlds that differ in one secret; observations are compared as well as views."""

    observed = 0

    def compare_sights(self, world, viewer):
        super().compare_sights(world, viewer)
        if viewer is None or viewer not in world.ignorant:
            return
        mine, theirs = tensors(self.state, viewer), tensors(world.state, viewer)
        for name, numbers in mine.items():
            if not np.array_equal(numbers, theirs[name]):
                self.differ(world, viewer, f"tensor {name}", numbers.tolist(), theirs[name].tolist())
                return
        texts = text_of(self.state, viewer), text_of(world.state, viewer)
        if texts[0] != texts[1]:
            self.differ(world, viewer, "text", *texts)
        self.observed += 1


def watch_worlds(game, seeds, decisions, every):
    """Return the number of observations compared, and the differences by which a seat could tell worlds apart."""
    observed, differences = 0, []
    settings = [setting for setting in every_setting() if setting.game == game and setting.seats > 1]
    for seed in range(seeds):
        twins = ObservedTwins(settings[(seed * every) % len(settings)], seed)
        for number, _ in enumerate(twins.play()):
            if number >= decisions:
                break
        observed += twins.observed
        differences += twins.tally.first.values()
    return observed, differences


@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_tell_worlds_apart_that_differ_in_what_they_may_not_know(game):
    observed, differences = watch_worlds(game, 4, 120, 3)
    assert observed > 20
    assert not differences


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_tell_many_worlds_apart(game):
    observed, differences = watch_worlds(game, 60, 1_500, 1)
    assert observed > 1_000
    assert not differences


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_world_looks_the_same(game):
    rng = horda.Dice("imagined")
    for number, s in enumerate(random_positions(game, settings_of(game)[0], 3, 40)):
        if number % 4:
            continue
        for seat in s.deciders:
            mine, theirs = tensors(s, seat), tensors(s.determinise(seat, rng), seat)
            for name in set(mine) - {"history"}:
                assert np.array_equal(mine[name], theirs[name]), name


@pytest.mark.parametrize("game", GAMES)
def test_a_secret_that_is_seen_does_change_the_observation(game):
    """The comparison can fail: positions one decision apart give different observations."""
    seen = set()
    for s in random_positions(game, settings_of(game)[0], 3, 12):
        seen.add(hashlib.sha256(b"".join(part.tobytes() for part in tensors(s, 0).values())).hexdigest())
    assert len(seen) > 6


@pytest.mark.parametrize("game", GAMES)
def test_every_part_has_the_columns_that_are_described(game):
    for options in settings_of(game):
        for s in random_positions(game, options, 1, 3):
            for seat in range(s.seats):
                found = tensors(s, seat)
                for part in encoder_of(game).parts:
                    assert found[part.name].shape == part.shape, part.name
                    assert found[part.name].dtype == np.uint8


@pytest.mark.parametrize("game", GAMES)
def test_what_columns_mean_stays_the_same(game):
    parts = encoder_of(game).parts
    written = "\n".join(f"{part.name} {part.rows} {' '.join(part.columns)}" for part in parts)
    assert len({part.name for part in parts}) == len(parts)
    assert all(len(set(part.columns)) == len(part.columns) for part in parts)
    assert hashlib.sha256(written.encode()).hexdigest()[:12] == FINGERPRINTS[game]


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("game", GAMES)
def test_every_view_is_in_its_space(game, view):
    env = module_of(game).env(observations=view)
    env.reset(seed=2)
    for _ in range(5):
        agent = env.agent_selection
        observed = env.observe(agent)
        assert env.observation_space(agent).contains(observed)
        env.step(int(np.flatnonzero(observed["action_mask"])[0]))


def test_the_tensors_of_a_zombicide_match_show_what_is_on_the_table():
    s = horda.game("green_horde").new(seats=2, seed=3, mission="the_alarm_bell")
    rng = horda.Dice("play")
    for _ in range(60):
        choices = s.all_choices()
        s.apply(choices[rng.below(len(choices))])
    found = tensors(s, 1)
    parts = {part.name: part for part in encoder_of("green_horde").parts}
    zones, columns = found["zones"], parts["zones"].columns
    assert zones[:, 0].sum() == s.board.size
    walkers = zones[: s.board.size, columns.index("walker_count")]
    assert walkers.tolist() == [s.zombies_of(zone, 0) for zone in range(s.board.size)]
    people, named = found["survivors"], parts["survivors"].columns
    assert people[: len(s.roster), named.index("wounds")].tolist() == s.wounds
    assert people[: len(s.roster), named.index("mine")].tolist() == [int(seat == 1) for seat in s.seat_of]
    assert people[: len(s.roster), named.index("zone")].tolist() == [max(zone + 1, 0) for zone in s.zone]
    skills = [parts["skills"].columns[number] for number in np.flatnonzero(found["skills"][0])]
    assert all(s.has_skill(0, name) for name in skills)
    assert len(skills) == s.skills[0].bit_count()


def test_hands_of_others_are_hidden_in_tensors_and_text():
    env = module_of("zombiland").env(seats=3)
    env.reset(seed=4)
    match = env.table.match
    rng = horda.Dice("hands")
    while not any(match.state.hand(seat) for seat in (1, 2)):
        seat = match.deciders[0]
        legal = match.legal(seat)
        match.act(seat, legal[rng.below(len(legal))])
    hands = env.observe("seat_0")["observation"]["hands"]
    for seat in (1, 2):
        assert hands[seat].sum() == len(match.state.hand(seat))
        assert hands[seat, 0] == len(match.state.hand(seat))
    view = json.loads(text_of(match.state, 0))
    assert set(view["players"][1]["hand"] + view["players"][2]["hand"]) == {"?"}
