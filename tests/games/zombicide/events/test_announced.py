"""What is said of a choice before it is made, cost and noise, is what comes of it, wherever chance leads.

A choice is paid by the same answer by which its price is told, so that the one cannot witness for the other:
what actions cost is written here once more, as the rulebooks have it, and counted before and after.
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
"""One action, for which no free action pays."""
NOTHING = (
    *("drop_cards", "eat", "combine"),
    *("charge_to", "charge_from", "fire_at", "fire_from", "move_to", "move_from"),
)
"""What costs nothing at all: cards thrown away, food, two cards made one, the cards of a team."""
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
"""The actions that each verb costs, and the kinds of free action of which one pays for the first of them."""
SLIPPING = ("slippery",)
"""Skills by which one leaves zombies behind for nothing."""
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


def written(s: ZombicideState, who: int, choice: Choice) -> tuple[int, tuple[int, ...]] | None:
    """What a choice costs by the rulebooks, and which free actions pay; None where skills decide."""
    if choice.verb == "move":
        # One more for each zombie left behind, unless one slips away, and one more to climb out of the water.
        zone, kinds = s.zone[who], len(s.edition.kinds)
        slips = any(s.has_skill(who, one) for one in SLIPPING)
        if slips or s.board.kinds[zone].water:
            return None
        return 1 + sum(s.zombies[zone * kinds : (zone + 1) * kinds]), (MOVE,)
    if choice.verb in SHOTS:
        # A launcher may be paid for as an explosive, too.
        explosive = s.edition.gear[choice.name("weapon")].explosive
        return 1, (RANGED, COMBAT, *((EXPLOSIVE,) if explosive else ()))
    return WRITTEN.get(choice.verb)


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
            after.apply(after.all_choices()[-1])
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
            offered = s.all_choices()
            s.apply(offered[rng.below(len(offered))])


def paid_as_written(
    s: ZombicideState, after: ZombicideState, who: int, cost: tuple[int, tuple[int, ...]]
) -> bool:
    """Whether a survivor has as many actions less as it should; a free one pays first, if one can."""
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
            after = begun(s, question, choice)
            paid = s.actions[question.who] - after.actions[question.who]
            assert game.price(s, choice) == paid, choice
            number += 1
            cost = written(s, question.who, choice)
            if cost is not None:
                assert paid_as_written(s, after, question.who, cost), choice
                witnessed[choice.verb] += 1
            if number % FOLLOWED == 0:
                heard = is_heard(s, choice, question)
                assert heard is None or game.is_noisy(s, choice) == heard, choice
                loud += heard is True
    assert number > 1000
    assert witnessed.total() > 0.9 * number
    assert {"move", "search", "strike", "shoot", "trade", "make_noise"} <= set(witnessed)
    assert loud > 50
