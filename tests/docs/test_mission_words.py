"""Tests that the reference of mission words lists the whole vocabulary of each game."""

import re
import sys
from pathlib import Path

import pytest

import horda
from horda.games.zombicide.missions.introspection import vocabulary_of

sys.path.insert(0, str(Path(__file__).parents[2] / "docs" / "_ext"))
from manual.mission_words import page_of

GAMES = ("green_horde", "rue_morgue", "army_of_the_dead")
NOT_FOR_DESIGNERS = {"never"}
"""Words for positions and puzzles, which the reference for mission designers leaves out."""


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_lists_every_word_event_and_token(game: str):
    listed = set(re.findall(r"``(\w+)``", page_of(horda.game(game))))
    found = vocabulary_of(horda.game(game).words)
    words = {one.key for one in (*found.conditions, *found.effects, *found.events)}
    assert words - NOT_FOR_DESIGNERS <= listed
    assert {*found.values["token"], *found.together} <= listed
