"""Tests that the cost and noise shown for a choice are those that follow, whatever the dice and cards.

The rules charge a choice by the same function that shows its price, so one cannot check the other. The costs
of actions are therefore written here again, as the rulebooks print them, and compared with actions spent.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

import pytest

import horda
from horda.engine.chance import Dice
from horda.engine.choices import Choice, Plain
from horda.engine.game import Game
from horda.games.zombicide.events.events import NoiseMade
from horda.games.zombicide.rules.combat.attack_actions import Sound
from horda.games.zombicide.rules.turns.actions import END_TURN, ActionQuestion
from horda.games.zombicide.state import (
    COMBAT,
    DOORS,
    ENCHANTMENT,
    EXPLOSIVE,
    FREE_KINDS,
    MAGIC,
    MELEE,
    MOVE,
    RANGED,
    SEARCH,
    SPELL,
    ZombicideState,
)

ONE = (
    *("take_objective", "reorganise", "trade", "make_noise", "throw_bile", "throw_torch", "transmutation"),
    *("get_in", "get_out", "change_seat", "take_off", "fly", "land", "store", "retrieve", "first_aid"),
    *("adrenaline_shot", "open_vault", "take_along", "board_truck", "leave_truck", "drive", "fire_gun"),
)
"""Verbs that cost one action, which no free action can pay for."""
NOTHING = (
    *("drop_cards", "eat", "combine"),
    *("charge_to", "charge_from", "fire_at", "fire_from", "move_to", "move_from"),
)
"""Verbs that cost nothing: discarding cards, eating, combining two cards, and cards of a team."""
BLOWS = ("strike", "strike_both", "strike_aided", "strike_at")
SHOTS = ("shoot", "shoot_both", "shoot_apart", "shoot_at")
SPELLS = ("cast", "cast_both", "cast_apart")
WRITTEN: dict[str, tuple[int, tuple[int, ...]]] = {
    **dict.fromkeys(ONE, (1, ())),
    **dict.fromkeys(NOTHING, (0, ())),
    **dict.fromkeys(BLOWS, (1, (MELEE, COMBAT))),
    **dict.fromkeys(SPELLS, (1, (MAGIC, SPELL, COMBAT))),
    **dict.fromkeys(("enchant", "enchant_zone", "repulse"), (1, (ENCHANTMENT, SPELL))),
    "search": (1, (SEARCH,)),
    "open_door": (1, (DOORS,)),
    "throw_molotov": (1, (RANGED, COMBAT)),
    "fire_trebuchet": (3, ()),
    "bombard_horde": (3, ()),
    "try_vault": (2, ()),
}
"""The actions that each verb costs, and the kinds of free action that may pay for the first of them."""
SLIPPING = ("slippery",)
"""Skills that let a survivor leave a zone with zombies at no extra cost."""
DECISIONS = 120
"""Number of decisions checked for each variant of a game, in at most `MATCHES` matches."""
MATCHES = 3
FOLLOWED = 6
"""For one choice in this many, play continues until its noise is known."""


def state_after_paying(s: ZombicideState, question: ActionQuestion, choice: Choice) -> ZombicideState:
    """Return a copy of the state after a choice has been paid for, before the steps that follow."""
    after = s.clone()
    after.stack.pop()
    question.answer(after, choice)
    return after


def printed_cost(s: ZombicideState, who: int, choice: Choice) -> tuple[int, tuple[int, ...]] | None:
    """Return the printed cost of a choice and the free actions that may pay; None where skills decide."""
    if choice.verb == "move":
        # One more for each zombie left behind, unless a skill prevents it; climbing out of water costs more.
        zone, kinds = s.zone[who], len(s.edition.kinds)
        slips = any(s.has_skill(who, skill) for skill in SLIPPING)
        if slips or s.board.kinds[zone].water:
            return None
        return 1 + sum(s.zombies[zone * kinds : (zone + 1) * kinds]), (MOVE,)
    if choice.verb in SHOTS:
        # A free explosive action may also pay for a launcher.
        explosive = s.edition.gear[choice.name("weapon")].explosive
        return 1, (RANGED, COMBAT, *((EXPLOSIVE,) if explosive else ()))
    return WRITTEN.get(choice.verb)


def is_heard(s: ZombicideState, choice: Choice, question: ActionQuestion) -> bool | None:
    """Return whether a choice makes noise before the next question, noise by the mission not counted.

    Return None if the match ends first.
    """
    after, logged = s.clone(), len(s.log)
    effects = after.goals.by_event
    after.goals.by_event = {event: [] for event in effects}
    try:
        after.apply(choice)
        while after.question() is not None and after.question() != question and is_attack_unresolved(after):
            after.apply(after.all_choices()[-1])
    finally:
        after.goals.by_event = effects
    heard = any(isinstance(event, NoiseMade) for event in after.events(logged))
    return None if after.over and not heard else heard


def is_attack_unresolved(s: ZombicideState) -> bool:
    """Return whether an attack whose noise comes last is still being resolved."""
    return any(isinstance(frame, Sound) for frame in s.stack)


def tables(game: Game, options: dict[str, Plain]) -> Iterator[ZombicideState]:
    """Yield the states of random matches in which a survivor's action must be chosen."""
    left = DECISIONS
    for seed in range(MATCHES):
        s = game.new(seats=game.seats_for(options)[0], seed=seed, **options)
        assert isinstance(s, ZombicideState)
        rng = Dice(f"announced {seed}")
        while not s.over and left:
            if isinstance(s.question(), ActionQuestion):
                left -= 1
                yield s
            offered = s.all_choices()
            s.apply(offered[rng.below(len(offered))])


def is_paid_as_printed(
    s: ZombicideState, after: ZombicideState, who: int, cost: tuple[int, tuple[int, ...]]
) -> bool:
    """Return whether a survivor spent exactly the given cost, with free actions of the right kind spent first."""
    wanted, kinds = cost
    free = s.free[who * FREE_KINDS : (who + 1) * FREE_KINDS]
    left = after.free[who * FREE_KINDS : (who + 1) * FREE_KINDS]
    spent = [kind for kind in range(FREE_KINDS) if left[kind] != free[kind]]
    helped = int(wanted > 0 and any(free[kind] for kind in kinds))
    return (
        s.actions[who] - after.actions[who] == wanted - helped
        and sum(free) - sum(left) == helped
        and all(kind in kinds for kind in spent)
    )


@pytest.mark.parametrize("name", ["green_horde", "rue_morgue", "army_of_the_dead"])
def test_what_is_announced_is_what_is_paid_and_heard(name: str):
    game, number, loud, witnessed = horda.game(name), 0, 0, Counter[str]()
    for s in chain.from_iterable(tables(game, options) for options in game.variants()):
        question = s.question()
        assert isinstance(question, ActionQuestion)
        for choice in s.all_choices():
            if choice.verb == END_TURN:
                assert game.price(s, choice) is None
                assert not game.is_noisy(s, choice)
                continue
            after = state_after_paying(s, question, choice)
            paid = s.actions[question.who] - after.actions[question.who]
            assert game.price(s, choice) == paid, choice
            number += 1
            cost = printed_cost(s, question.who, choice)
            if cost is not None:
                assert is_paid_as_printed(s, after, question.who, cost), choice
                witnessed[choice.verb] += 1
            if number % FOLLOWED == 0:
                heard = is_heard(s, choice, question)
                assert heard is None or game.is_noisy(s, choice) == heard, choice
                loud += heard is True
    assert number > 1000
    assert witnessed.total() > 0.9 * number
    assert {"move", "search", "strike", "shoot", "trade", "make_noise"} <= set(witnessed)
    assert loud > 50
