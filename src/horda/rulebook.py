"""The rulebooks of the games: every atomic rule with its id, in English and Spanish."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from horda.games import folder_of, game_packages

Kind = Literal["rule", "optional", "component", "external"]
PROVABLE: tuple[Kind, ...] = ("rule", "optional")
"""The kinds of rules that a test has to prove; the others describe the box or lie outside the game."""
FILE = "rulebook.yaml"
AN_ID = re.compile(r"\bid: ([A-Z]+-[A-Z0-9_-]+)")


class UnknownRule(LookupError):
    """Raised if the rulebook has no rule with an id, or if there is no rulebook of a name."""

    def __init__(self, name: str, where: str, known: Sequence[str]) -> None:
        near = get_close_matches(name, known, 3)
        self.name = name
        self.known = ", ".join(near or known)
        super().__init__(f"{where} has no `{name}`; {'did you mean' if near else 'known'}: {self.known}")


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: str
    es: str

    def in_language(self, lang: str) -> str:
        """Return the text in one language."""
        return self.es if lang == "es" else self.en


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One atomic rule: what it says, and the lines of the printed rulebook it comes from."""

    id: str
    kind: Kind
    en: str
    es: str
    lines: tuple[int, ...] = ()
    see: tuple[str, ...] = ()
    lives: str = ""
    """Where an uncited rule is implemented, such as `zombicide/rules/board/paths.py:Paths`."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rulebook."""

    id: str
    title: Text
    rules: tuple[Rule, ...]


class SkillEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A skill, or the ability of a character."""

    id: str
    name: Text
    en: str
    es: str
    name_check: Literal["", "unverified"] = ""
    """Whether the English name still has to be compared with the published one."""
    lines: tuple[int, ...] = ()
    see: tuple[str, ...] = ()


class MissionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission of the rulebook, with the rules that hold in it alone."""

    id: str
    title: Text
    rules: tuple[Rule, ...] = ()
    lines: tuple[int, ...] = ()


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example of the rulebook."""

    id: str
    rules: tuple[str, ...]
    given: Text
    when: Text
    then: Text


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question that the printed rulebook leaves open or contradicts itself on, with the answer used here."""

    id: str
    question: Text
    ruling: Text


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole rulebook of a game."""

    game: str
    title: Text
    summary: Text
    chapters: tuple[Chapter, ...]
    glossary: tuple[Text, ...] = ()
    examples: tuple[Example, ...] = ()
    skills: tuple[SkillEntry, ...] = ()
    missions: tuple[MissionEntry, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    keys: dict[str, str] = {}
    """The rule ids of this game, by the keys under which code shared between games cites rules."""

    def entries(self) -> Iterator[RulebookEntry]:
        """Yield every entry that has an id, in the order of the book."""
        for chapter in self.chapters:
            for rule in chapter.rules:
                yield RulebookEntry(rule.id, chapter.title, Text(rule.en, rule.es), rule.see)
        for skill in self.skills:
            yield RulebookEntry(skill.id, skill.name, Text(skill.en, skill.es), skill.see)
        for mission in self.missions:
            for rule in mission.rules:
                yield RulebookEntry(rule.id, mission.title, Text(rule.en, rule.es), rule.see)
        for example in self.examples:
            parts = (example.given, example.when, example.then)
            told = Text(" ".join(part.en for part in parts), " ".join(part.es for part in parts))
            yield RulebookEntry(example.id, None, told, example.rules)
        for ruling in self.rulings:
            told = Text(
                f"{ruling.question.en} {ruling.ruling.en}", f"{ruling.question.es} {ruling.ruling.es}"
            )
            yield RulebookEntry(ruling.id, None, told, ())

    def rules_under(self, id: str) -> list[RulebookEntry]:
        """Return the rules of a mission, or of a chapter written with the game's letters (`ZL-FGT`) or without."""
        wanted = id.upper()
        bare = wanted.removeprefix(f"{rule_ids(self.game)[0].partition('-')[0]}-")
        found = {rule.id for one in self.chapters if one.id == bare for rule in one.rules}
        found |= {rule.id for one in self.missions if one.id == wanted for rule in one.rules}
        return [one for one in self.entries() if one.id in found]

    def entry(self, id: str) -> RulebookEntry:
        """Return the entry with this id; raise `UnknownRule` with the most similar known id if there is none."""
        known = {one.id: one for one in self.entries()}
        wanted = self.keys.get(id, id).upper()
        if wanted not in known:
            wanted = wanted.replace("_", "-")
        if wanted not in known:
            near = get_close_matches(wanted, list(known), 3)
            raise UnknownRule(wanted, self.title.en, near or [chapter.id for chapter in self.chapters])
        return known[wanted]

    def provable(self) -> list[str]:
        """Return the ids that tests have to prove: rules and options, skills, rules of missions."""
        printed = [rule for chapter in self.chapters for rule in chapter.rules]
        printed += [rule for mission in self.missions for rule in mission.rules]
        return [rule.id for rule in printed if rule.kind in PROVABLE] + [skill.id for skill in self.skills]

    def search(self, text: str, lang: str) -> list[RulebookEntry]:
        """Return the entries that contain all the words of `text`, ignoring accents and case."""
        wanted = plain_words(text).split()
        return [one for one in self.entries() if all(word in one.searchable_text(lang) for word in wanted)]


class RulebookEntry(msgspec.Struct, frozen=True):
    """Anything of a rulebook that has an id and can be looked up."""

    id: str
    title: Text | None
    text: Text
    see: tuple[str, ...]

    def heading(self, lang: str) -> str:
        """Return the heading of the entry; empty for examples and rulings."""
        return "" if self.title is None else self.title.in_language(lang)

    def searchable_text(self, lang: str) -> str:
        """Return the whole text of the entry in one language, normalised for searching."""
        return plain_words(f"{self.id} {self.heading(lang)} {self.text.in_language(lang)}")


def plain_words(text: str) -> str:
    """Return a text normalised for searching: in lower case and without accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def _file(game_id: str) -> Path | None:
    """Return the path of a game's rulebook without loading the game; None if it has none."""
    folder = folder_of(game_id)
    return folder / FILE if folder and (folder / FILE).is_file() else None


def rulebooks() -> tuple[str, ...]:
    """Return the ids of the games that have a rulebook, whether or not they can be played."""
    return tuple(sorted(name for name in game_packages() if _file(name)))


@cache
def rule_ids(game_id: str) -> tuple[str, ...]:
    """Return all ids of a game's rulebook, without parsing the whole file."""
    file = _file(game_id)
    return tuple(AN_ID.findall(file.read_text(encoding="utf-8"))) if file else ()


def looks_like_an_id(name: str) -> bool:
    """Return whether a word looks like the id of a rule (`ZL-FGT-04`) or of a chapter (`ZL-FGT`)."""
    return name not in rulebooks() and bool(re.search(r"[-\d]", name))


def book_with(id: str) -> Rulebook:
    """Return the rulebook that a rule's id belongs to, by the letters before its first dash."""
    wanted = id.upper().replace("_", "-")
    for name in rulebooks():
        if {one.partition("-")[0] for one in rule_ids(name)[:1]} == {wanted.partition("-")[0]}:
            return rulebook(name)
    everywhere = [one for name in rulebooks() for one in rule_ids(name)]
    raise UnknownRule(id, "the shelf of rulebooks", get_close_matches(wanted, everywhere, 3) or rulebooks())


@cache
def rulebook(game_id: str) -> Rulebook:
    """Return the rulebook of a game; raise `UnknownRule` with the known ones if there is none."""
    file = _file(game_id)
    if file is None:
        raise UnknownRule(game_id, "the shelf of rulebooks", rulebooks())
    # Imported here because completion needs the names of rulebooks, not PyYAML.
    from horda.engine.content.typed_yaml import records

    return records(file, Rulebook)
