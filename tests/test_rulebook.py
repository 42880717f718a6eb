"""The rulebooks as typed records: whole, consistent, searchable in both languages."""

import pytest

from horda.rulebook import UnknownRule, rulebook, rulebooks


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
