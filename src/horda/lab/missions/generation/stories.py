"""The texts of a generated mission in both languages, from Horda's own templates (`locale/*/stories.ftl`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from horda.engine.chance import Dice
from horda.games.zombicide.game import Zombicide
from horda.lab.missions.generation.styles import Plot, Sentence
from horda.locale import LANGUAGES, Words

CATALOGUE: Final = "stories"
TITLES: Final = 4
"""Number of title templates for each style."""
SCENES: Final = 3


def texts_of(shelf: Zombicide, style: str, plot: Plot, dice: Dice) -> dict[str, dict[str, Any]]:
    """Return the texts of a mission by language in the form of a mission file; all languages use the same templates."""
    title, scene = dice.below(TITLES) + 1, dice.below(SCENES) + 1
    return {
        lang: _texts(shelf, lang, (f"title-{style}-{title}", f"scene-{style}-{scene}"), plot)
        for lang in LANGUAGES
    }


def _texts(shelf: Zombicide, lang: str, head: tuple[str, str], plot: Plot) -> dict[str, Any]:
    words = Words.of(shelf, lang, also=(CATALOGUE,))
    title, scene = head
    found = {
        "title": words.say(f"{CATALOGUE}-{title}"),
        "scene": words.say(f"{CATALOGUE}-{scene}"),
        "goals": list(_said(words, plot.goal_texts)),
        "rules": list(_said(words, plot.rules)),
        "turns": list(_said(words, plot.turns)),
    }
    return {key: value for key, value in found.items() if value}


def _said(words: Words, sentences: list[Sentence]) -> Iterator[str]:
    for message, about in sentences:
        named = {
            name: words.name(name, value) if name == "zombie" else value for name, value in about.items()
        }
        many = {
            f"{name}_many": words.form(name, value, "many")
            for name, value in about.items()
            if name == "zombie"
        }
        yield words.say(f"{CATALOGUE}-{message}", **named, **many)
