"""Tests of the sentences that describe the differences between two versions of a mission."""

from __future__ import annotations

import msgspec
import pytest

from horda import game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.introspection import vocabulary_of
from horda.lab.missions.change_sentences import change_sentences
from horda.lab.missions.changes import MissionChange, changes_between
from horda.locale import LANGUAGES, Words


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "New: when a round ends, round 6: show a text; wake spawn zones."),
        (
            "es",
            "Nuevo: cuando termina una ronda, ronda 6: muestra un texto; despierta Zonas de aparición.",
        ),
    ],
)
def test_a_new_event_is_told_by_what_its_words_mean(lang: str, sentence: str):
    shelf = game("green_horde")
    assert isinstance(shelf, Zombicide)
    before = shelf.plans["the_alarm_bell"].mission
    after = msgspec.structs.replace(before, when=before.when[:-1])
    words = Words.of(shelf, lang, also=("lab",))
    assert change_sentences(changes_between(after, before), words) == [sentence]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["green_horde", "rue_morgue", "army_of_the_dead"])
def test_every_event_and_effect_has_a_name(name: str, lang: str):
    shelf = game(name)
    assert isinstance(shelf, Zombicide)
    vocabulary = vocabulary_of(shelf.words)
    effects = ", ".join(word.key for word in vocabulary.effects)
    changes = [
        MissionChange("event-gone", {"event": event.key, "round": 0, "effects": effects})
        for event in vocabulary.events
    ]
    for sentence in change_sentences(changes, Words.of(shelf, lang, strict=True, also=("lab",))):
        assert "sentences" not in sentence
        assert "_" not in sentence
