"""What is said of a choice before it is made, cost and noise, is what comes of it, wherever chance leads."""

from collections.abc import Iterator
from itertools import chain

import pytest

import horda
from horda.engine.chance import Dice
from horda.engine.choices import Choice, Plain
from horda.engine.game import Game
from horda.games.zombicide.events import NoiseMade
from horda.games.zombicide.rules.actions import END_TURN, ActionQuestion
from horda.games.zombicide.rules.attacking import Sound
from horda.games.zombicide.state import ZombicideState

DECISIONS = 120
"""So many are looked at for each variant of a game, in so many matches at most:"""
MATCHES = 3
FOLLOWED = 6
"""The noise of one choice of so many is followed to its end."""


def begun(s: ZombicideState, question: ActionQuestion, choice: Choice) -> ZombicideState:
    """The table when a choice was paid for, before any step that follows from it."""
    after = s.clone()
    after.stack.pop()
    question.answer(after, choice)
    return after


def is_heard(s: ZombicideState, choice: Choice, question: ActionQuestion) -> bool | None:
    """Whether noise was made before the survivor is asked again, by the survivor and not by the mission.

    None where the match ended before that could be known.
    """
    after, told = s.clone(), len(s.log)
    effects = after.goals.by_event
    after.goals.by_event = {event: [] for event in effects}
    try:
        after.apply(choice)
        while after.question() is not None and after.question() != question and is_under_way(after):
            after.apply(after.offered()[-1])
    finally:
        after.goals.by_event = effects
    heard = any(isinstance(event, NoiseMade) for event in after.events(told))
    return None if after.over and not heard else heard


def is_under_way(s: ZombicideState) -> bool:
    """Whether an attack whose noise comes last is still to be resolved."""
    return any(isinstance(frame, Sound) for frame in s.stack)


def tables(game: Game, options: dict[str, Plain]) -> Iterator[ZombicideState]:
    """The tables of random matches at which somebody chooses what to do."""
    left = DECISIONS
    for seed in range(MATCHES):
        s = game.new(seats=game.seats_for(options)[0], seed=seed, **options)
        assert isinstance(s, ZombicideState)
        rng = Dice(f"announced {seed}")
        while not s.over and left:
            if isinstance(s.question(), ActionQuestion):
                left -= 1
                yield s
            offered = s.offered()
            s.apply(offered[rng.below(len(offered))])


@pytest.mark.parametrize("name", ["green_horde", "rue_morgue", "army_of_the_dead"])
def test_what_is_announced_is_what_is_paid_and_heard(name: str):
    game, number, loud = horda.game(name), 0, 0
    for s in chain.from_iterable(tables(game, options) for options in game.variants()):
        question = s.question()
        assert isinstance(question, ActionQuestion)
        for choice in s.offered():
            if choice.verb == END_TURN:
                assert game.price(s, choice) is None
                assert not game.noisy(s, choice)
                continue
            paid = s.actions[question.who] - begun(s, question, choice).actions[question.who]
            assert game.price(s, choice) == paid, choice
            number += 1
            if number % FOLLOWED == 0:
                heard = is_heard(s, choice, question)
                assert heard is None or game.noisy(s, choice) == heard, choice
                loud += heard is True
    assert number > 1000
    assert loud > 50
