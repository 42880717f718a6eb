"""Tests that a bot can take over at any question of any game, since it is given nothing but its turn.

A bot asked again without its first choice names a second one; search uses this to list choices worth trying.
"""

import pytest
from tests.daily import daily
from tests.properties.tables import MATCHES, Setting, every_setting, positions

import horda
from horda.bots import bot, bots
from horda.bots.random import Random
from horda.engine.chance import Dice
from horda.engine.player import Turn, decision
from horda.think.search import Search

DECISIONS = 900
"""Number of decisions for which a match is followed."""
EVERY = 9
"""A bot is asked at one decision in this many, and at the first decisions of each kind."""
FIRST = 6


def tables(name: str) -> list[Setting]:
    """Return each variant of a game, with the numbers of players taken in turn."""
    mine = [setting for setting in every_setting() if setting.game == name]
    variants = list(dict.fromkeys(setting.options for setting in mine))
    found: list[Setting] = []
    for number, options in enumerate(variants):
        same = [setting for setting in mine if setting.options == options]
        found.append(same[number % len(same)])
    return found


@pytest.mark.parametrize("name", daily(sorted(horda.games.games()), "rue_morgue", "zombiland"))
def test_a_bot_can_take_over_at_any_question(name: str):
    # What looks ahead asks these, and would take minutes here; its honesty is tried among the properties.
    players = [player for one in bots(name) if not isinstance(player := bot(one, name), Random | Search)]
    assert players
    for setting in tables(name):
        for seed in range(MATCHES):
            met: dict[tuple[str, str], int] = {}
            for number, (s, choice) in enumerate(positions(setting, seed)):
                if number == DECISIONS:
                    break
                kind = (type(s.question()).__name__, choice.verb)
                met[kind] = met.get(kind, 0) + 1
                if met[kind] > FIRST and number % EVERY:
                    continue
                for seat in s.deciders:
                    offered = s.choices(seat)
                    for player in players:
                        turn = Turn(s, seat, offered, Dice(number))
                        best = decision(player, turn)
                        others = [one for one in offered if one is not best]
                        if others:
                            assert decision(player, turn.among(others)) in others
