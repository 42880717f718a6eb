"""Tests that choices have unique action numbers in both encodings, whose meaning does not change unnoticed."""

import ast
import hashlib
from functools import cache
from pathlib import Path

import pytest
from tests.envs.games import GAMES, random_positions, settings_of

import horda
from horda.engine.choices import Choice
from horda.engine.content.verb_styles import verbs_of
from horda.envs.actions.grammar import FORMS, UnknownAction, grammar_of
from horda.envs.matches.match import EnvMatch
from horda.envs.setup import setup_for

GAMES_FOLDER = Path(__file__).resolve().parents[2] / "src" / "horda" / "games"
FINGERPRINTS = {
    "green_horde": {
        "factored": "564 880b31914ba1",
        "flat": "27956 320a5c63711e",
    },
    "rue_morgue": {
        "factored": "560 632fd745c7ac",
        "flat": "24730 1c9762d19f3c",
    },
    "army_of_the_dead": {
        "factored": "519 3ea50e4d566b",
        "flat": "25607 7f1dd9861c48",
    },
    "zombiland": {
        "factored": "172 b4f652340615",
        "flat": "2651 80adf92b5087",
    },
    "city_of_horror": {
        "factored": "210 1578e71a815b",
        "flat": "1910 1b3c968c6a7e",
    },
}
"""Sizes and hashes of each game's action encodings. A change breaks learnt policies: raise the version of `envs`."""


def check_encoding(game: str, options: dict, seed: int, decisions: int) -> int:
    """Check in a random match that the numbers of choices differ and decode to the same choices."""
    checked = 0
    for s in random_positions(game, options, seed, decisions):
        for seat in s.deciders:
            choices = s.choices(seat)
            for form in FORMS:
                grammar = grammar_of(game, form)
                said = {grammar.numbers(s, choice): choice for choice in choices}
                assert len(said) == len(choices), f"{s.question()}: {choices}"
                assert all(0 <= number < grammar.size for numbers in said for number in numbers)
                assert not any(one != other and other[: len(one)] == one for one in said for other in said), (
                    f"one choice begins like another: {choices}"
                )
                checked += len(choices)
    return checked


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_numbers_of_its_own(game):
    options = settings_of(game)
    assert check_encoding(game, options[0], 1, 50) > 100
    for seed, more in enumerate(options[1:]):
        assert check_encoding(game, more, seed, 4) > 0


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_long_matches_has_numbers_of_its_own(game):
    for seed, options in enumerate(settings_of(game) * 3):
        assert check_encoding(game, options, seed, 1_500) > 0


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game", GAMES)
def test_saying_the_numbers_of_a_choice_makes_that_choice(game, form):
    setup = setup_for(game, {"actions": form, "rearranging": "each"}, default_seats=3)
    match = EnvMatch(setup, 5)
    rng = horda.Dice("say")
    for _ in range(60):
        if match.over:
            break
        seat = match.deciders[0]
        offered = match.state.choices(seat)
        wanted = offered[rng.below(len(offered))]
        expected = match.state.clone()
        expected.apply(wanted)
        made = len(match.state.moves)
        for number in match.grammar.numbers(match.state, wanted):
            if len(match.state.moves) > made:
                break
            if number in match.legal(seat):
                assert match.act(seat, number)
        assert match.state.moves.since(made)[0] == wanted
        assert len(expected.moves) == made + 1


@pytest.mark.parametrize("game", GAMES)
def test_the_grammar_has_the_verbs_of_the_game_and_no_others(game):
    assert list(grammar_of(game).verbs) == list(verbs_of(horda.game(game)))


@pytest.mark.parametrize("game", GAMES)
def test_every_argument_that_the_sources_name_has_a_head(game):
    """The rules are searched for `Choice(seat, "verb", (("name", value), ...))`."""
    grammar = grammar_of(game)
    for verb, names in _choices_in_sources(game):
        if verb in grammar.verbs:
            assert grammar.verbs[verb] == names, verb


def _choices_in_sources(game: str) -> list[tuple[str, tuple[str, ...]]]:
    rules = horda.game(game)
    folders = {game, *(package.split(".")[2] for package in rules.packages)}
    found = [choice for folder in folders for choice in _choices_below(folder)]
    assert len(found) > 15
    return found


@cache
def _choices_below(folder: str) -> list[tuple[str, tuple[str, ...]]]:
    found = []
    for path in (GAMES_FOLDER / folder).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if "Choice" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if not (isinstance(node, ast.Call) and ast.unparse(node.func) in ("Choice", "Choice.of")):
                continue
            verb = node.args[1] if len(node.args) > 1 else None
            if not (isinstance(verb, ast.Constant) and isinstance(verb.value, str)):
                continue
            if ast.unparse(node.func) == "Choice.of":
                found.append((verb.value, tuple(str(one.arg) for one in node.keywords)))
            elif len(node.args) == 2:
                found.append((verb.value, ()))
            elif isinstance(node.args[2], ast.Tuple) and all(
                isinstance(pair, ast.Tuple) and isinstance(pair.elts[0], ast.Constant)
                for pair in node.args[2].elts
            ):
                found.append((verb.value, tuple(pair.elts[0].value for pair in node.args[2].elts)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_numbers_mean_stays_the_same(game):
    found = {}
    for form in FORMS:
        grammar = grammar_of(game, form)
        meanings = "\n".join(grammar.text(number) for number in range(grammar.size))
        found[form] = f"{grammar.size} {hashlib.sha256(meanings.encode()).hexdigest()[:12]}"
    assert found == FINGERPRINTS[game]


def test_an_illegal_action_becomes_the_lowest_legal_one():
    setup = setup_for("zombiland", {"seats": 2})
    one, other = EnvMatch(setup, 1), EnvMatch(setup, 1)
    seat = one.deciders[0]
    illegal = next(number for number in range(one.grammar.size) if number not in one.legal(seat))
    assert not one.act(seat, illegal)
    assert other.act(seat, min(other.legal(seat)))
    assert one.state == other.state


def test_a_seat_that_is_not_asked_can_only_wait():
    match = EnvMatch(setup_for("zombiland", {"seats": 2}), 1)
    idle = next(seat for seat in range(2) if seat not in match.deciders)
    before = match.state.clone()
    assert match.legal(idle) == (0,)
    assert match.act(idle, 0)
    assert not match.act(idle, 7)
    assert match.state == before


def test_rearranging_cards_is_one_action_by_default():
    played = {}
    for rearranging in ("together", "each"):
        match = EnvMatch(setup_for("green_horde", {"seats": 1, "rearranging": rearranging}), 4)
        rng = horda.Dice("rearranging")
        asked = set()
        for _ in range(150):
            if match.over:
                break
            seat = match.deciders[0]
            asked.update(choice.verb for choice in match.selections[seat]._left)
            legal = match.legal(seat)
            match.act(seat, legal[rng.below(len(legal))])
        played[rearranging] = asked & {"put", "tidy", "hand"}
    assert played["together"] == set()
    assert played["each"] != set()


def test_a_choice_without_numbers_is_refused_with_what_to_do():
    grammar = grammar_of("zombiland")
    s = horda.game("zombiland").new(seats=2, seed=1)
    with pytest.raises(UnknownAction, match="no `0 fly`"):
        grammar.numbers(s, Choice.of(0, "fly"))
    with pytest.raises(UnknownAction, match="names `nowhere`, which is no space"):
        grammar.numbers(s, Choice.of(0, "move", space="nowhere"))
    with pytest.raises(UnknownAction, match="actions go from 0 to"):
        grammar.meaning(grammar.size)
