"""Checks for the texts of every game: distinct names, whole sentences, names as published."""

import re
from collections.abc import Iterable, Sequence

from horda.locale import Words
from horda.locale.missions import MISSION, mission_page
from horda.rulebook import Rulebook


def have_distinct_names(words: Words, kind: str, values: Sequence[str]) -> bool:
    """Return whether all values of a kind have names, no two of them equal."""
    said = [words.name(kind, value) for value in values]
    return len(set(said)) == len(said)


def not_sentences(words: Words, kind: str, values: Sequence[str]) -> list[str]:
    """Return the values of a kind whose text is not a sentence."""
    texts = {value: _text(words, kind, value) for value in values}
    return [value for value, text in texts.items() if not text.endswith((".", "!")) or "  " in text]


def _text(words: Words, kind: str, value: str) -> str:
    return mission_page(words, value).text() if kind == MISSION else words.text(kind, value)


def slug(name: str) -> str:
    """Return the id of a skill from its published name."""
    plain = name.lower().replace("+", "plus ").replace("&", "and").replace("-", " ").replace("'", "")
    return "_".join(re.findall(r"[a-z0-9]+", plain))


def lack_forms(words: Words, zombies: Sequence[str], cards: Sequence[str]) -> list[str]:
    """Return the zombies and cards that lack a form that sentences use."""
    forms = ("a", "one", "many", "sign")
    found = [one for one in zombies if not all(words.form("zombie", one, form) for form in forms)]
    return [*found, *(card for card in cards if not words.form("card", card, "the"))]


def published_skills(book: Rulebook) -> dict[str, tuple[str, str]]:
    """Return the English and Spanish name of every skill without brackets, by id."""
    named = [skill.name for skill in book.skills if skill.name is not None]
    return {slug(name.en): (name.en, name.es) for name in named if "[" not in name.en}


def skill_names(en: Words, es: Words, ids: Iterable[str]) -> dict[str, tuple[str, str]]:
    """Return the names of these skills in the two catalogues, by id."""
    return {id: (en.name("skill", id), es.name("skill", id)) for id in ids}
