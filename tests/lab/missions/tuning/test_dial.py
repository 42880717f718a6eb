"""Tests of the difficulty dial, which makes a mission easier or harder in steps that can all be played."""

import pytest
from tests.games.zombicide.own import FIRST_LIGHT

from horda.games import game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.reading.plan import as_text
from horda.lab.missions.change_sentences import change_sentences
from horda.lab.missions.changes import changes_between
from horda.lab.missions.review import review_mission
from horda.lab.missions.tuning.dial import Dial, DialPosition, UnknownKnob
from horda.lab.missions.tuning.knobs import KNOBS
from horda.locale import LANGUAGES, Words

BOX = {"green_horde": "know_your_enemy", "rue_morgue": "night_shift", "army_of_the_dead": "queens_court"}


def dial(name: str, knobs: tuple[str, ...] = KNOBS) -> Dial:
    shelf = game(name)
    assert isinstance(shelf, Zombicide)
    return Dial(shelf, as_text(shelf.plans[BOX[name]].mission), knobs)


def positions(turned: Dial) -> list[DialPosition]:
    steps = [DialPosition(step) for step in range(1 - len(turned.easier), len(turned.harder))]
    small = [
        DialPosition(0, 1),
        DialPosition(0, len(turned.last_rounds(0)), turned.most_zombies, turned.most_often),
    ]
    return [*steps, *small]


@pytest.mark.parametrize("name", BOX)
def test_every_mission_of_a_dial_can_be_played_and_differs_by_what_is_said(name: str):
    turned = dial(name)
    assert len(turned.easier) > 2
    assert len(turned.harder) > 2
    begin = turned.mission(DialPosition())
    seen = set()
    for at in positions(turned):
        mission = turned.mission(at)
        errors = [one for one in review_mission(as_text(mission), name).problems if one.severity == "error"]
        # Missions of the box have their words in the catalogues; a new way to lose needs some of its own.
        assert {one.what for one in errors} <= {"no_words_for_loss"}
        changes = changes_between(begin, mission)
        for lang in LANGUAGES:
            sentences = change_sentences(changes, Words.of(turned.shelf, lang, also=("lab",)))
            assert len(sentences) == len(changes)
            assert not any("lab-change" in sentence for sentence in sentences)
        seen.add(tuple(changes) and as_text(mission))
    assert len(seen) == len(positions(turned))


def test_a_last_round_brings_its_texts_in_each_language_of_the_mission():
    shelf = game("green_horde")
    assert isinstance(shelf, Zombicide)
    without = FIRST_LIGHT.replace("lose:\n  night_fell: {rounds: 12}\n", "")
    text = without.replace("    lose: {night_fell: Night has fallen. You lose.}\n", "")
    turned = Dial(shelf, text)
    later = turned.mission(DialPosition(0, 3))
    assert review_mission(as_text(later)).is_playable
    words = later.words["en"]
    assert words.lose == {"night_fell": "Night has fallen. You lose."}
    assert f"round {turned.last_rounds(0)[2]}" in words.rules[-1]


def test_nothing_is_moved_that_the_texts_of_the_mission_name():
    shelf = game("green_horde")
    assert isinstance(shelf, Zombicide)
    turned = Dial(shelf, FIRST_LIGHT)
    for step in range(1 - len(turned.easier), len(turned.harder)):
        tokens = {(token.put, token.at) for token in turned.mission(DialPosition(step)).tokens}
        assert {("exit", "A1"), ("objective", "F4")} <= tokens


def test_only_the_chosen_knobs_are_turned():
    turned = dial("green_horde", ("rounds",))
    assert (turned.most_zombies, turned.most_often, len(turned.harder)) == (0, 0, 1)
    kinds = {
        one.kind
        for one in changes_between(turned.mission(DialPosition()), turned.mission(DialPosition(0, 4)))
    }
    assert kinds == {"rounds-new"}
    with pytest.raises(UnknownKnob, match="spawns"):
        dial("green_horde", ("weather",))
