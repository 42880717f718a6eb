"""Tests of the rulebooks as typed records: complete, consistent, searchable in both languages."""

import re
from pathlib import Path

import pytest

from horda.rulebook import Rule, UnknownRule, rulebook, rulebooks

GAMES = Path(__file__).resolve().parents[1] / "src/horda/games"
AN_ID = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+-\d+\b")
CITED = {
    id
    for path in GAMES.rglob("*")
    if path.suffix in (".py", ".yaml") and path.name != "rulebook.yaml" and "lessons" not in path.parts
    for id in AN_ID.findall(path.read_text(encoding="utf-8"))
}
"""The rule ids that occur in code, keys and content; lessons are left out, since they implement no rule."""


def rules_of(game: str) -> list[Rule]:
    book = rulebook(game)
    return [rule for part in (*book.chapters, *book.missions) for rule in part.rules if rule.kind == "rule"]


@pytest.mark.parametrize("game", rulebooks())
def test_a_rulebook_is_whole_in_both_languages(game: str):
    book = rulebook(game)
    assert book.game == game
    entries = list(book.entries())
    ids = [entry.id for entry in entries]
    assert len(ids) == len(set(ids))
    assert all(entry.text.en.strip() and entry.text.es.strip() for entry in entries)
    assert {see for entry in entries for see in entry.see} <= set(ids)
    assert set(book.keys.values()) <= set(ids)


@pytest.mark.parametrize("game", rulebooks())
def test_rules_options_skills_and_mission_rules_have_to_be_proven(game: str):
    book = rulebook(game)
    printed = [rule for part in (*book.chapters, *book.missions) for rule in part.rules]
    wanted = [rule.id for rule in printed if rule.kind in ("rule", "optional")]
    assert book.provable() == wanted + [skill.id for skill in book.skills]


def test_an_entry_is_found_by_its_id_in_any_case():
    entry = rulebook("zombiland").entry("zl-set-04")
    assert entry.id == "ZL-SET-04"
    assert entry.heading("es") == "Preparación"
    assert rulebook("zombiland").entry("ZL-Q-01").title is None


def test_what_is_not_there_is_refused_with_what_is_near():
    with pytest.raises(UnknownRule, match="has no `ZL-SET-99`; did you mean: ZL-SET"):
        rulebook("zombiland").entry("ZL-SET-99")
    with pytest.raises(UnknownRule, match="known: SET"):
        rulebook("zombiland").entry("xyzzy")
    with pytest.raises(UnknownRule, match="did you mean: zombiland"):
        rulebook("zombilnd")


def test_a_search_minds_neither_accents_nor_capitals():
    book = rulebook("zombiland")
    assert next(one.id for one in book.search("BARAJA recursos", "es")) == "ZL-SET-06"
    assert {one.id for one in book.search("locacion", "es")} == {
        one.id for one in book.search("Locación", "es")
    }
    assert book.search("xyzzy", "en") == []


@pytest.mark.parametrize("game", rulebooks())
def test_every_rule_is_found_by_one_search_or_says_where_it_lives(game: str):
    nowhere = [rule.id for rule in rules_of(game) if rule.id not in CITED and not rule.lives]
    assert nowhere == [], "cite the id beside what does it, or say in the rulebook where it `lives`"


@pytest.mark.parametrize("game", rulebooks())
def test_nearly_every_rule_is_found_by_one_search(game: str):
    rules = rules_of(game)
    assert len([rule for rule in rules if rule.id in CITED]) >= 0.95 * len(rules)


@pytest.mark.parametrize("game", rulebooks())
def test_a_rule_that_is_cited_does_not_say_where_it_lives(game: str):
    assert [rule.id for rule in rules_of(game) if rule.id in CITED and rule.lives] == []


@pytest.mark.parametrize("game", rulebooks())
def test_a_rule_lives_in_a_place_that_is_there(game: str):
    for rule in rules_of(game):
        path, _, name = rule.lives.partition(":")
        if path:
            text = (GAMES / path).read_text(encoding="utf-8")
            assert not name or re.search(rf"^(class |def )?{name}\b", text, re.M), (rule.id, rule.lives)
