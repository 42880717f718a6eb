"""The differences between two versions of a mission in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from horda.lab.missions.changes import MissionChange
from horda.locale import Words
from horda.locale.catalogue import kebab


def change_sentences(changes: Iterable[MissionChange], words: Words) -> list[str]:
    """Return a sentence for each difference; `words` are those of the game with the catalogue `lab`."""
    return [words.say(f"lab-change-{one.kind}", **_values(one, words)) for one in changes]


def _values(change: MissionChange, words: Words) -> dict[str, str | int]:
    about: dict[str, str | int] = {**change.about}
    if "token" in about:
        about["token"] = words.name("token", about["token"])
        about["of"] = about["colour"] or "none"
        about["colour"] = words.name("colour", about["colour"]) if about["colour"] else ""
    if "zombie" in about:
        about["zombie"] = words.name("zombie", about["zombie"])
    if "edge" in about:
        about["edge"] = words.say(f"lab-edge-{about['edge']}")
    if "effects" in about:
        about["event"] = _word_name("when", str(about["event"]), words.lang)
        effects = str(about["effects"]).split(", ")
        about["effects"] = "; ".join(_word_name("do", effect, words.lang) for effect in effects)
    return about


@cache
def _word_name(role: str, word: str, lang: str) -> str:
    """Return the workshop's name for an event (`when`) or an effect (`do`), such as `an objective is taken`."""
    return Words(lang, also=("sentences",)).say(f"sentences-{role}-{kebab(word)}.name")
