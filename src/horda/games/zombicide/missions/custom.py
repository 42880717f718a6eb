"""Custom missions: read from any file, with their own texts, within limits of size and cost.

A match contains the text of its mission in the option `map`, so that a save, a server and a bot need no file.
"""

# horda: interpreted, because it reads records of msgspec

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from horda.engine.content.errors import BadContent
from horda.games.zombicide.missions.reading.source_lines import Locator
from horda.games.zombicide.missions.records import ConditionRecord, EffectRecord, Mission, MissionWords

MAP: Final = "map"
"""Name of the game option that holds the text of a custom mission, or of the mission of a position."""
OWN: Final = "own"
"""Value of the mission option for every custom mission; the file's own name may equal that of a mission in the box."""
POSITION: Final = "position"
"""Value of the mission option for a position, whose mission has no page of its own."""

MAX_BYTES: Final = 32 * 1024
"""Maximum size of a mission's text in bytes; the largest of the box has 2,000."""
MOST: Final = {
    "tiles": 16,
    "own_tiles": 16,
    "hidden_tiles": 16,
    "tokens": 120,
    "edges": 200,
    "zombies": 60,
    "goals": 12,
    "lose": 12,
    "when": 80,
    "counters": 40,
    "faces": 60,
    "aside": 60,
    "lifts": 20,
    "floors": 8,
}
"""The largest number of items under each key of a custom mission; mechanisms declare their own (`MissionPart.most`)."""
MAX_ACROSS: Final = 8
"""Maximum number of tiles in a row: 24 columns, named by letters."""
MAX_EFFECTS: Final = 20
"""Maximum number of effects of one event."""
DEEPEST_DEEDS: Final = 4
"""Maximum depth of nested effects: the branches of a die or a choice may contain further dice or choices."""
MAX_CONDITIONS: Final = 300
DEEPEST: Final = 8
"""Maximum depth of nested conditions."""
MAX_SURVIVORS: Final = 12
MAX_FIGURE: Final = 999
"""Maximum of the numbers in a mission."""

TITLE: Final = 80
SENTENCE: Final = 400
SCENE: Final = 1200
MAX_SENTENCES: Final = 24
TILE: Final = re.compile(r"[A-Za-z0-9_]{1,12}")
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
"""The pattern of names by which texts are found: an id, a way to lose, a counter, a floor."""


def check_bounds(mission: Mission, locator: Locator, most_of: Mapping[str, int] = MOST) -> None:
    """Raise an error if a mission is too large or contains invalid names."""
    for key, most in most_of.items():
        count = sum(map(len, mission.tiles)) if key == "tiles" else len(getattr(mission, key))
        if count > most:
            message = f"{count} {key} are too many; a mission has {most} at most"
            raise locator.error(f"$.{key}", message, "too_many", name=key, count=count, most=most)
    if any(len(row) > MAX_ACROSS for row in mission.tiles) or len(mission.tiles) > MAX_ACROSS:
        message = f"a map is {MAX_ACROSS} tiles wide and high at most"
        raise locator.error("$.tiles", message, "too_wide", most=MAX_ACROSS)
    for number, tile in enumerate(mission.own_tiles):
        if not TILE.fullmatch(tile.id):
            message = f"`{tile.id[:40]}` is not a tile name; use letters, digits and `_`, 12 at most"
            raise locator.error(f"$.own_tiles[{number}].id", message, "no_tile_name", name=tile.id[:40])
    for path, name in _names(mission):
        if not NAME.fullmatch(name):
            message = f"`{name[:40]}` is no name; write small letters, figures and `_`, 40 at most"
            raise locator.error(path, message, "no_name", name=name[:40])
    for number, trigger in enumerate(mission.when):
        path = f"$.when[{number}].do"
        found = list(effects_within(trigger.do, path))
        if len(found) > MAX_EFFECTS:
            message = f"{len(found)} effects are too many; an event has {MAX_EFFECTS} at most"
            raise locator.error(path, message, "too_many_effects", count=len(found), most=MAX_EFFECTS)
        if any(depth > DEEPEST_DEEDS for _, _, depth in found):
            message = f"dice and choices lead on to others {DEEPEST_DEEDS - 1} times at most"
            raise locator.error(path, message, "leads_too_far", most=DEEPEST_DEEDS - 1)
    low, high = mission.survivors
    if not 1 <= low <= high <= MAX_SURVIVORS:
        message = f"`survivors: [{low}, {high}]`; write the fewest and the most, from 1 to {MAX_SURVIVORS}"
        raise locator.error("$.survivors", message, "how_many", low=low, high=high, most=MAX_SURVIVORS)
    _check_figures(msgspec.to_builtins(mission, str_keys=True), "$", locator)
    _check_conditions(mission, locator)
    for lang, words in mission.words.items():
        _check_words(words, locator, f"$.words.{lang}")


def _names(mission: Mission) -> Iterator[tuple[str, str]]:
    yield "$.id", mission.id
    for key in ("lose", "counters", "floors"):
        for name in getattr(mission, key):
            yield f"$.{key}.{name}", name
    for path, effect in effects_in(mission):
        for word in effect.words:
            said = word.value_in(effect)
            if said is not None:
                yield from ((f"{path}.{word.key}", name) for name in word.names(said))


def _check_figures(value: object, path: str, locator: Locator) -> None:
    """Check that numbers are counts: not negative, except changes of a counter, and at most MAX_FIGURE."""
    if isinstance(value, dict):
        for key, part in value.items():
            _check_figures(part, f"{path}.{key}", locator)
    elif isinstance(value, list | tuple):
        for number, part in enumerate(value):
            _check_figures(part, f"{path}[{number}]", locator)
    elif isinstance(value, int) and not isinstance(value, bool):
        least = -MAX_FIGURE if path.endswith(MAY_BE_LESS) or path.startswith("$.counters") else 0
        if not least <= value <= MAX_FIGURE:
            message = f"{value} is no number for this; write one from {least} to {MAX_FIGURE}"
            raise locator.error(path, message, "no_number", name=str(value)[:40], low=least, high=MAX_FIGURE)


MAY_BE_LESS: Final = (".add", ".to", ".at_least", ".at_most", ".exactly")


def _check_conditions(mission: Mission, locator: Locator) -> None:
    count = 0
    for path, _, depth in conditions_in(mission):
        count += 1
        if depth > DEEPEST:
            message = f"conditions stand within each other {DEEPEST} deep at most"
            raise locator.error(path, message, "conditions_too_deep", most=DEEPEST)
    if count > MAX_CONDITIONS:
        message = f"{count} conditions are too many; a mission has {MAX_CONDITIONS} at most"
        raise locator.error("$", message, "too_many_conditions", count=count, most=MAX_CONDITIONS)


def conditions_in(mission: Mission) -> Iterator[tuple[str, ConditionRecord, int]]:
    """Yield every condition of a mission with its path and its depth."""
    if mission.win is not None:
        yield from inside("$.win", mission.win)
    for number, goal in enumerate(mission.goals):
        yield from inside(f"$.goals[{number}]", goal)
    for why, condition in mission.lose.items():
        yield from inside(f"$.lose.{why}", condition)
    for number, trigger in enumerate(mission.when):
        if trigger.when is not None:
            yield from inside(f"$.when[{number}].if", trigger.when)
    for number, token in enumerate(mission.tokens):
        if token.only_if is not None:
            yield from inside(f"$.tokens[{number}].only_if", token.only_if)
    if mission.lifts_if is not None:
        yield from inside("$.lifts_if", mission.lifts_if)


def inside(
    path: str, condition: ConditionRecord, depth: int = 1
) -> Iterator[tuple[str, ConditionRecord, int]]:
    """Yield a condition and all conditions nested in it, each with its path and its depth."""
    yield path, condition, depth
    for word in ("all_of", "any_of"):
        for number, part in enumerate(getattr(condition, word) or ()):
            yield from inside(f"{path}.{word}[{number}]", part, depth + 1)
    if condition.unless is not None:
        yield from inside(f"{path}.unless", condition.unless, depth + 1)


def effects_in(mission: Mission) -> Iterator[tuple[str, EffectRecord]]:
    """Yield every effect of a mission with its path, including those in branches of dice and choices."""
    for number, trigger in enumerate(mission.when):
        for path, effect, _ in effects_within(trigger.do, f"$.when[{number}].do"):
            yield path, effect


def effects_within(
    effects: tuple[EffectRecord, ...], path: str = "", depth: int = 1
) -> Iterator[tuple[str, EffectRecord, int]]:
    """Yield effects and all effects nested in them, each with its path and depth."""
    for place, effect in enumerate(effects):
        here = f"{path}[{place}]"
        yield here, effect, depth
        for face, parts in (effect.roll or {}).items():
            yield from effects_within(parts, f"{here}.roll.{face}", depth + 1)
        for way, parts in enumerate(effect.choose.ways if effect.choose else ()):
            yield from effects_within(parts, f"{here}.choose.ways[{way}]", depth + 1)
        if effect.pay is not None:
            yield from effects_within(effect.pay.do, f"{here}.pay.do", depth + 1)
            yield from effects_within(effect.pay.otherwise, f"{here}.pay.otherwise", depth + 1)


# --- words ---------------------------------------------------------------------------------------


def _check_words(words: MissionWords, locator: Locator, path: str) -> None:
    lists = {"goals": words.goals, "rules": words.rules, "turns": words.turns}
    sentences = [(f"{path}.{key}[{n}]", one) for key, many in lists.items() for n, one in enumerate(many)]
    sentences += [(f"{path}.lose.{why}", one) for why, one in words.lose.items()]
    sentences += [(f"{path}.marks.{mark}", one) for mark, one in words.marks.items()]
    for number, choice in enumerate(words.choices):
        sentences.append((f"{path}.choices[{number}].ask", choice.ask))
        sentences += [(f"{path}.choices[{number}].ways[{n}]", way) for n, way in enumerate(choice.ways)]
    if len(sentences) > 4 * MAX_SENTENCES or any(len(many) > MAX_SENTENCES for many in lists.values()):
        message = f"too many sentences; {MAX_SENTENCES} of a kind at most"
        raise locator.error(path, message, "too_many_sentences", most=MAX_SENTENCES)
    bounds = [(f"{path}.title", words.title, TITLE), (f"{path}.scene", words.scene, SCENE)]
    for where, text, most in [*bounds, *((where, text, SENTENCE) for where, text in sentences)]:
        if len(text) > most:
            message = f"{len(text)} signs are too many; {most} at most"
            raise locator.error(where, message, "too_long", count=len(text), most=most)
        if not plain_text(text) and where != f"{path}.scene":
            message = "there is nothing to be read here; write a sentence, or leave it out"
            raise locator.error(where, message, "empty_sentence")


def plain_text(text: str) -> str:
    """Return an untrusted text in one line, without control characters or changes of writing direction."""
    return "".join(sign for sign in " ".join(text.split()) if sign.isprintable())


def own_words(mission: Mission, lang: str) -> Mapping[str, str]:
    """Return the texts that a mission contains, by message id; one language may serve for both."""
    spoken = {str(one): words for one, words in mission.words.items()}
    words = spoken.get(lang) or next(iter(spoken.values()), None)
    marks = {f"mark-{mark.replace('_', '-')}": mark.replace("_", " ") for mark in marks_of(mission)}
    if words is None:
        return {f"mission-{OWN}": mission.id.replace("_", " ").capitalize(), **marks}
    found = marks | {f"mark-{mark.replace('_', '-')}": text for mark, text in words.marks.items()}
    found |= {f"mission-{OWN}": words.title, f"mission-{OWN}.scene": words.scene}
    losing = tuple(words.lose.values())
    many = (("goal", words.goals), ("lose", losing), ("rule", words.rules), ("turn", words.turns))
    for part, sentences in many:
        for number, sentence in enumerate(sentences, 1):
            found[f"mission-{OWN}.{part}-{number}"] = sentence
    for number, choice in enumerate(words.choices, 1):
        found[f"mission-{OWN}.choice-{number}"] = choice.ask
        for way, sentence in enumerate(choice.ways, 1):
            found[f"mission-{OWN}.choice-{number}-{way}"] = sentence
    for why, sentence in words.lose.items():
        found[f"why-{why.replace('_', '-')}"] = sentence
    return {name: plain_text(text) for name, text in found.items() if text}


def marks_of(mission: Mission) -> set[str]:
    """Return the marks that effects of a mission give to survivors or remove."""
    found: set[str] = set()
    for _, effect in effects_in(mission):
        for key in ("mark", "unmark"):
            said = getattr(effect, key, None)
            if said is not None:
                found.add(said if isinstance(said, str) else said.state)
    return found


def is_told_in_the_box(mission: Mission, box: Sequence[str]) -> bool:
    """Return whether the catalogues have the texts of a mission: a changed one of the box, or a position."""
    return not mission.words and (mission.id in box or mission.id == POSITION)


def require_mission_text(text: object) -> str:
    """Return a custom mission's text; raise `BadContent` if it is not a string or too long."""
    if not isinstance(text, str):
        given = type(text).__name__
        raise BadContent(
            f"the text of a mission is text, not `{given}`", "not_text", at=(MAP, 1), given=given
        )
    size = len(text.encode())
    if size > MAX_BYTES:
        message = f"{size:,} bytes are too many; a mission has {MAX_BYTES:,} at most"
        raise BadContent(message, "too_many_bytes", at=("mission", 1), count=size, most=MAX_BYTES)
    return text
