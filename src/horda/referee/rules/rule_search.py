"""Search of a rulebook: rules, rulings and worked examples with given words."""

from __future__ import annotations

from typing import Literal

from horda.referee.records import RuleFound
from horda.rulebook import Rulebook, RulebookEntry, plain_words, rulebook

MAX_FOUND = 60
MAX_QUERY_LENGTH = 80
KIND_ORDER = ("rule", "ruling", "example", "skill")


def search_rules(game: str, text: str, lang: str) -> tuple[RuleFound, ...]:
    """Return the entries with all the words, in either language; matches in the language `lang` come first.

    Entries with the words in their id or heading come before those with the words in their text.
    """
    wanted = text.strip()[:MAX_QUERY_LENGTH]
    if not wanted:
        return ()
    book = rulebook(game)
    other = "en" if lang == "es" else "es"
    entries = book.search(wanted, lang)
    known = {entry.id for entry in entries}
    entries.extend(entry for entry in book.search(wanted, other) if entry.id not in known)
    kinds = _kinds(book)
    words = plain_words(wanted).split()
    entries.sort(
        key=lambda entry: (not _is_heading(entry, words), KIND_ORDER.index(kinds.get(entry.id, "rule")))
    )
    return tuple(_record(entry, kinds.get(entry.id, "rule"), lang) for entry in entries[:MAX_FOUND])


def _is_heading(entry: RulebookEntry, words: list[str]) -> bool:
    """Whether all words are in the id or the heading of an entry, in either language."""
    heading = plain_words(f"{entry.id} {entry.heading('en')} {entry.heading('es')}")
    return all(word in heading for word in words)


def _kinds(book: Rulebook) -> dict[str, Literal["rule", "ruling", "example", "skill"]]:
    found: dict[str, Literal["rule", "ruling", "example", "skill"]] = {}
    found.update(dict.fromkeys([one.id for one in book.rulings], "ruling"))
    found.update(dict.fromkeys([one.id for one in book.examples], "example"))
    found.update(dict.fromkeys([one.id for one in book.skills], "skill"))
    return found


def _record(
    entry: RulebookEntry, kind: Literal["rule", "ruling", "example", "skill"], lang: str
) -> RuleFound:
    return RuleFound(entry.id, kind, entry.heading(lang), entry.text.in_language(lang), entry.see)


def cited_rules(game: str, ids: tuple[str, ...], lang: str) -> tuple[RuleFound, ...]:
    """Return rules by their ids, for display beside an answer; unknown ids are left out."""
    book = rulebook(game)
    entries = {entry.id: entry for entry in book.entries()}
    kinds = _kinds(book)
    return tuple(_record(entries[id], kinds.get(id, "rule"), lang) for id in ids if id in entries)
