"""Tests that every choice which permanently gives up a card is marked as needing confirmation."""

import random
from collections import Counter

import pytest

from horda.engine.content.verb_styles import verbs_of
from horda.engine.state import State
from horda.games import games
from horda.server.protocol.projection import view_of

PLAYED = frozenset({"play", "cancel", "interrupt", "lunge", "attack"})
"""Verbs that play a card, which need no confirmation since playing is the purpose of the card."""
MOVES = 400


def cards_of_seat(s: State, seat: int) -> Counter[str]:
    """Return the cards that a seat has in its own view, including one that is being placed."""
    view = view_of(s, seat)
    prompt = s.prompt(seat)
    loose = [str(dict(prompt.about)["card"])] if prompt is not None and prompt.name == "Arrange" else []
    found: Counter[str] = Counter(loose)
    for owner in (*view.get("survivors", ()), *view.get("players", ())):
        if owner["seat"] == seat:
            for pile in ("slots", "hand", "zombie_hand", "in_front"):
                found.update(card for card in owner.get(pile, ()) if card)
    return found


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", sorted(games()))
def test_a_card_of_ones_own_is_never_gone_with_one_tap(game: str, seed: int):
    rng = random.Random(seed)
    rules = games()[game]
    verbs = verbs_of(rules)
    s = rules.new(seats=3, seed=seed)
    gone: dict[str, str] = {}
    for _ in range(MOVES):
        if s.over:
            break
        seat = s.deciders[0]
        open_now = s.choices(seat)
        verb = rng.choice(sorted({choice.verb for choice in open_now}))
        choice = rng.choice([one for one in open_now if one.verb == verb])
        before = [cards_of_seat(s, one) for one in range(s.seats)]
        s.apply(choice)
        after = [cards_of_seat(s, one) for one in range(s.seats)]
        got = sum((now - then for then, now in zip(before, after, strict=True)), Counter())
        lost = before[seat] - after[seat] - got
        if dict(choice.args).get("card") in lost and not verbs[verb].gives_up:
            gone[verb] = str(choice)
    assert {verb: said for verb, said in gone.items() if verb not in PLAYED} == {}
