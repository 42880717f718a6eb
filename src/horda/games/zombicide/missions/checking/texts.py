"""Check that a custom mission has a text for every item that needs one, and no others."""

# horda: interpreted, because only the check of missions asks it

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.games.zombicide.missions.custom import effects_in
from horda.games.zombicide.missions.effects.endings import LoseWord
from horda.games.zombicide.missions.records import MissionWords

if TYPE_CHECKING:
    from horda.games.zombicide.missions.checking.checker import Checker, Problem

ZONE = re.compile(r"\b[A-Z][1-9]\d?\b")


def of_words(check: Checker) -> Iterator[Problem]:
    """Yield a problem for each text that is missing in one of the mission's languages."""
    mission = check.mission
    reasons = _reasons(check)
    if not mission.words:
        for path, why in reasons.items():
            yield check.error(path, "no_words_for_loss", reason=why)
        yield from _of_effects(check, None)
        return
    for lang, words in mission.words.items():
        at = f"$.words.{lang}"
        for path, why in reasons.items():
            if why not in words.lose:
                yield check.error(path, "no_words_for_loss", reason=why)
        for why in words.lose:
            if why not in reasons.values():
                yield check.error(f"{at}.lose.{why}", "no_such_loss", reason=why)
        if words.goals and len(words.goals) != len(mission.goals):
            counts = {"said": len(words.goals), "count": len(mission.goals)}
            yield check.error(f"{at}.goals", "other_number_of_goals", **counts)
        yield from _of_effects(check, words)
        yield from _of_zones(check, words, at)


def _reasons(check: Checker) -> dict[str, str]:
    """Return the mission's own ways to lose, each with its path in the file."""
    found = {f"$.lose.{why}": why for why in check.mission.lose}
    for path, effect in effects_in(check.mission):
        why = LoseWord.value_in(effect)
        if why is not None:
            found[path] = why
    return found


def _of_effects(check: Checker, words: MissionWords | None) -> Iterator[Problem]:
    for path, effect in effects_in(check.mission):
        for word in effect.words:
            said = word.value_in(effect)
            if said is not None:
                yield from word.text_problems(check, said, path, words)


def _of_zones(check: Checker, words: MissionWords, at: str) -> Iterator[Problem]:
    texts = (words.scene, *words.goals, *words.rules, *words.turns, *words.lose.values())
    known = check.board.called.keys() | set(check.board.tile_names)
    for zone in sorted({zone for text in texts for zone in ZONE.findall(text)} - known):
        yield check.warning(at, "no_such_zone_in_words", zone=zone)
