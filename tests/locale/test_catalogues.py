"""Tests that both languages have the same messages and that every game has texts for all events and questions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import horda
from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.choices import Choice, Refusal
from horda.engine.events import Event, OrderFollowed
from horda.engine.game import Game
from horda.engine.player import Turn
from horda.engine.state import State
from horda.engine.steps import Question
from horda.games import games, is_built_in
from horda.locale import LANGUAGES, Words
from horda.locale.catalogue import catalogues, kebab
from horda.locale.parsed import syntax_errors, variables

SOURCES = Path(horda.__file__).parent
MATCHES = 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_can_be_read_and_says_nothing_twice(lang: str):
    assert [problem for name in catalogues(lang) for problem in syntax_errors(lang, name)] == []


@pytest.mark.parametrize("name", catalogues("en"))
def test_both_languages_have_the_same_messages_with_the_same_variables(name: str):
    english, spanish = _facts("en", name), _facts("es", name)
    assert sorted(english) == sorted(spanish)
    assert {id for id in english if english[id] != spanish[id]} == set()


def _facts(language: str, name: str) -> dict[str, set[str]]:
    """Return the variables of each message, including those of the messages that it refers to.

    Messages used only inside others have no entry, since they may differ between languages.
    """
    text = (SOURCES / "locale" / language / f"{name}.ftl").read_text(encoding="utf-8")
    found = variables(language, name)
    parts: dict[str, set[str]] = {}
    for message in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE):
        id = message.partition(" = ")[0]
        parts[id] = set(re.findall(r"\{ ([a-z][a-z0-9-]+) \}", message)) & found.keys()

    def everything(id: str) -> set[str]:
        reached, waiting = set[str](), {id}
        while waiting:
            part = waiting.pop()
            reached.add(part)
            waiting |= parts.get(part, set()) - reached
        return set().union(*(found[part] for part in reached))

    inner = set().union(*parts.values())
    return {id: _without_grammar(everything(id)) for id in found if id not in inner}


FORM = re.compile(r"_(the|a|one|many|first|of|to|none|all)$")
"""Pattern of the suffixes for grammatical forms of names, which only some languages need."""


def _without_grammar(names: set[str]) -> set[str]:
    """Return the variables without those that only select grammar."""
    facts = {
        name for name in names if name != "you" and not name.endswith(("_id", "_count", "_you", "_self"))
    }
    return {FORM.sub("", name) for name in facts}


def test_both_languages_have_the_same_files():
    assert catalogues("en") == catalogues("es")


def test_every_id_that_the_sources_name_has_words():
    known = {id for name in ("common", "cli") for id in variables("en", name)}
    named: dict[str, str] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        for id in re.findall(
            r"[\"'](?:cli|common)-[a-z-]+(?:\.[a-z]+)?[\"']", path.read_text(encoding="utf-8")
        ):
            named[id.strip("\"'")] = path.name
    assert {id: file for id, file in named.items() if id not in known} == {}


def events_of(game: Game) -> dict[str, type[Event]]:
    """Return the events of a game without their abstract base classes."""
    return {name: kind for name, kind in game.event_kinds().items() if not kind.__subclasses__()}


def questions_of(game: Game) -> dict[str, type[Question]]:
    """Return the questions of a game without their abstract base classes."""
    return {
        name: kind
        for name, kind in game.frames().items()
        if issubclass(kind, Question) and not kind.__subclasses__()
    }


@pytest.mark.parametrize("game", games().values(), ids=games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_has_words_for_its_parts(lang: str, game: Game):
    words = Words.of(game, lang, strict=True)
    assert words.title()
    for option in game.options():
        assert words.option(option.name)
        assert all(words.value(option.name, value) for value in option.values)
    events = [name for name in events_of(game) if not words.knows(f"event-{kebab(name)}")]
    questions = [name for name in questions_of(game) if not words.knows(f"ask-{kebab(name)}")]
    deck = game.new(seats=game.min_seats).cards.deck
    cards = [face for face in sorted(set(deck.faces)) if not words.knows(f"card-{kebab(face)}")]
    assert (events, questions, cards) == ([], [], [])


@pytest.mark.parametrize("game", games().values(), ids=games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_standing_order_can_be_told_as_what_somebody_did(lang: str, game: Game):
    game.new(seats=game.min_seats)
    words = Words.of(game, lang, names=["Ana"], strict=True)
    verbs = sorted(
        {verb for kind in questions_of(game).values() for verb in kind.takes_orders(kind.__new__(kind))}
    )
    # A game from elsewhere need not have any.
    assert verbs or not is_built_in(game.id)
    assert [verb for verb in verbs if words.name("verb", verb) == "none"] == []
    assert all(words.event(OrderFollowed(0, verb, "turn")).startswith("Ana ") for verb in verbs)


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_everything_that_comes_up_in_random_matches_can_be_said(game: Game):
    spoken = [Said(game, lang) for lang in LANGUAGES]
    for number in range(MATCHES):
        for variant in game.variants():
            fewest, most = game.seats_for(variant)
            state = game.new(seats=fewest + number % (most - fewest + 1), seed=number, **variant)
            _say_a_match(spoken, state, number)


def _say_a_match(spoken: list[Said], state: State, seed: int) -> None:
    rng, player = Dice(seed), bot("random", state.game.id)
    while not state.over:
        for said in spoken:
            said.question(state)
        seat = state.deciders[0]
        state.apply(player.choose(Turn.of(state, seat, rng)))
    for said in spoken:
        for viewer in (None, 0, state.seats - 1):
            said.events(state, viewer)
        assert state.result is not None
        assert said.words.result(state.result)


class Said:
    """A formatter that checks the texts of matches in one language, each text once."""

    def __init__(self, game: Game, lang: str) -> None:
        self.words = Words.of(game, lang, strict=True)
        self.asked: dict[str, str] = {}
        self.told: set[str] = set()

    def question(self, state: State) -> None:
        for seat in [None, *state.deciders]:
            prompt = state.prompt(seat)
            assert prompt is not None
            key = f"{prompt.as_json()}"
            if key not in self.asked:
                self.asked[key] = self.words.prompt(prompt, seat)
                assert self.asked[key]
        for seat in state.deciders:
            said = [self.choice(choice) for choice in state.choices(seat)]
            assert len(said) == len(set(said)), (self.words.lang, said)
            for refusal in state.refusals(seat):
                self.refusal(refusal)

    def choice(self, choice: Choice) -> str:
        key = choice.text()
        if key not in self.asked:
            self.asked[key] = self.words.choice(choice)
        return self.asked[key]

    def refusal(self, refusal: Refusal) -> None:
        """Check that a refusal has its own reason, as a sentence and as the heading of a list."""
        key = f"{refusal.rule} {refusal.choice.text()} {refusal.about}"
        if key not in self.told:
            self.told.add(key)
            why, short = self.words.refusal(refusal), self.words.reason(refusal)
            assert self.words.knows(f"no-{kebab(refusal.rule)}") or self.words.knows(
                f"no-{kebab(refusal.choice.verb)}"
            ), refusal
            assert why.endswith((".", "!")), why
            assert not short.endswith("."), short
            assert why != self.choice(refusal.choice)

    def events(self, state: State, viewer: int | None) -> None:
        for event in state.events_for(viewer):
            key = f"{viewer} {event.as_json()}"
            if key not in self.told:
                self.told.add(key)
                assert "\n" not in self.words.event(event, viewer)
