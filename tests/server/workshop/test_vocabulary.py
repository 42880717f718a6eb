"""Tests that every word of the vocabulary has a sentence in both languages and is in the client's test data."""

import importlib.util
from pathlib import Path

import pytest

from horda.games.own_missions import editions
from horda.locale import LANGUAGES
from horda.locale.catalogue import kebab
from horda.locale.parsed import variables
from horda.server.workshop.vocabulary import vocabulary_record

ROOT = Path(__file__).resolve().parents[3]


def test_the_vocabulary_of_the_clients_tests_is_up_to_date():
    path = ROOT / "tools" / "generate" / "vocabulary.py"
    spec = importlib.util.spec_from_file_location("make_vocabulary", path)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.TARGET.read_text(encoding="utf-8") == tool.vocabularies(), "run: make protocol"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", editions())
def test_every_word_event_and_token_has_its_message(game: str, lang: str):
    said = set(variables(lang, "sentences"))
    found = vocabulary_record(editions()[game])
    messages = [
        *(f"sentences-is-{kebab(word.key)}" for word in found.conditions),
        *(f"sentences-do-{kebab(word.key)}" for word in found.effects),
        *(f"sentences-when-{kebab(event.key)}" for event in found.events),
    ]
    wanted = [one for message in messages for one in (message, f"{message}.name")]
    slots = [
        slot
        for word in (*found.conditions, *found.effects)
        for slot in word.fields
        if word.use != "moment" or slot.name
    ]
    slots += [slot for event in found.events for slot in event.filters]
    wanted += [f"sentences-field-{kebab(slot.name)}" for slot in slots]
    wanted += [f"sentences-token-{kebab(token)}" for token in found.values["token"]]
    assert [message for message in dict.fromkeys(wanted) if message not in said] == []


def test_a_filter_of_an_event_is_one_that_the_event_has_something_for():
    rue = {event.key: {slot.name for slot in event.filters} for event in _events("rue_morgue")}
    assert "colour" in rue["trigger_set_off"]
    assert "name" in rue["tent_revealed"]
    assert "at" not in rue["round_begins"]
    assert "marked" not in rue["round_ends"]
    assert "at" not in rue["door_opened"]


def test_a_short_form_says_which_slots_it_stands_for():
    words = {word.key: word for word in vocabulary_record(editions()["green_horde"]).conditions}
    assert words["survivors_at"].bare_fields == ("at",)
    assert words["round"].bare_fields == ("from", "to")
    assert words["taken"].bare_fields == ()
    (count,) = [slot for slot in words["survivors_at"].fields if slot.name == "count"]
    assert count.default == "all"


def _events(game: str):
    return vocabulary_record(editions()[game]).events
