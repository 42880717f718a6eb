"""Tests of the mission vocabulary as data: every word of every edition, with arguments of known kinds."""

import pytest

import horda
from horda.games.zombicide.missions.introspection import (
    Argument,
    condition_words,
    effect_words,
    vocabulary_of,
)

GAMES = ("green_horde", "rue_morgue", "army_of_the_dead")
KINDS = {
    *(
        "place",
        "border",
        "token",
        "zombie",
        "card",
        "survivor",
        "specialty",
        "skill",
        "colour",
        "counter",
        "gate",
    ),
    *("number", "amount", "range", "flag", "choice", "reason", "turn_text", "choice_text", "mark"),
    *("effects", "branches", "faces", "conditions", "text"),
}


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_an_edition_is_described_with_known_kinds(game: str):
    words = horda.game(game).words
    found = vocabulary_of(words)
    assert [one.key for one in found.conditions] == [word.key for word, _ in condition_words(words)]
    assert [one.key for one in found.effects] == [word.key for word, _ in effect_words(words)]
    assert {one.key for one in found.events} == set(words.happenings)
    for one in (*found.conditions, *found.effects):
        assert one.use in ("goal", "loss", "moment", "effect")
        assert one.summary.endswith(".")
        assert one.bare or one.fields
        assert {argument.kind for argument in (*one.bare, *one.fields)} <= KINDS, one


def test_arguments_say_what_may_be_written():
    found = vocabulary_of(horda.game("green_horde").words)
    words = {one.key: one for one in (*found.conditions, *found.effects)}
    assert words["unlock"].bare == (Argument("", "colour"),)
    assert words["open"].bare == (Argument("", "gate", is_list=True),)
    assert words["escaped"].bare == (Argument("", "number", ("all", "everyone")),)
    at, count, *_ = words["survivors_at"].fields
    assert (at.name, at.kind, at.is_required) == ("at", "place", True)
    assert (count.kind, count.options, count.default) == ("number", ("all", "everyone"), "all")
    assert words["roll"].bare == (Argument("", "faces"),)
    assert [one.kind for one in words["choose"].fields] == ["choice_text", "branches", "choice"]
    events = {one.key: [one.name for one in one.filters] for one in found.events}
    assert "colour" in events["door_opened"]
    assert "name" not in events["round_ends"]


def test_words_of_mechanisms_are_those_of_their_edition():
    zeus = vocabulary_of(horda.game("army_of_the_dead").words)
    assert {one.key: one.mechanism for one in zeus.effects}["bring_zeus"] == "zeus"
    assert "bring_zeus" not in {one.key for one in vocabulary_of(horda.game("rue_morgue").words).effects}
