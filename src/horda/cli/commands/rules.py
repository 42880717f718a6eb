"""The rulebooks: to read, to look a rule up, to search."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.padding import Padding
from rich.text import Text

from horda.cli import late
from horda.cli.context import Desk
from horda.cli.errors import Complaint
from horda.rulebook import (
    Example,
    Rule,
    Rulebook,
    RulebookEntry,
    Ruling,
    SkillEntry,
    book_with,
    looks_like_an_id,
    rulebook,
    rulebooks,
)


def show_rules(desk: Desk, game: str | None, id: str | None, *, search: str | None, as_json: bool) -> None:
    """`horda rules`: the list of rulebooks, a rulebook, a chapter, one entry, or what a search finds."""
    if game is None:
        if search is not None:
            _search_all(desk, search, as_json=as_json)
        else:
            _list_rulebooks(desk, as_json=as_json)
    elif looks_like_an_id(game):
        _look_up(desk, book_with(game), [one for one in (game, id) if one is not None], as_json=as_json)
    elif search is not None:
        book = rulebook(game)
        _entries(desk, book, book.search(search, desk.lang), as_json=as_json)
    elif id is not None:
        _look_up(desk, rulebook(game), [id], as_json=as_json)
    elif as_json:
        desk.write_json(rulebook(game))
    else:
        _contents(desk, rulebook(game))


def _look_up(desk: Desk, book: Rulebook, ids: Sequence[str], *, as_json: bool) -> None:
    """Chapters and single entries by their ids."""
    found: list[RulebookEntry] = []
    for id in ids:
        found += book.rules_under(id) or [book.entry(id)]
    if as_json:
        desk.write_json([_with_lessons(entry) for entry in found])
    else:
        _entries(desk, book, found, as_json=False)
        _show_lessons(desk, found)


def _with_lessons(entry: RulebookEntry) -> dict[str, object]:
    """An entry for a program, with the names of the lessons that teach it."""
    plain: dict[str, object] = msgspec.to_builtins(entry)
    return {**plain, "lessons": [one.key for one in late.lessons_on(entry.id)]}


def _show_lessons(desk: Desk, entries: Sequence[RulebookEntry]) -> None:
    """Where the rules that were looked up can be learnt by playing."""
    for one in dict.fromkeys(one.key for entry in entries for one in late.lessons_on(entry.id)):
        game, _, name = one.partition("/")
        title = late.lesson(game, name).title.in_language(desk.lang)
        desk.say("cli-learn-rule-leads", "dim", game=game, lesson=name, title=title)


def _search_all(desk: Desk, text: str, *, as_json: bool) -> None:
    """The rules of all games that hold some words, game by game."""
    found: dict[str, list[RulebookEntry]] = {}
    for name in rulebooks():
        book = rulebook(name)
        found[name] = book.search(text, desk.lang)
        if found[name] and not as_json:
            desk.out.rule(book.title.in_language(desk.lang), style="dim", align="left")
            _entries(desk, book, found[name], as_json=False)
    if as_json:
        desk.write_json(found)
    elif not any(found.values()):
        raise Complaint("search-all")


def _list_rulebooks(desk: Desk, *, as_json: bool) -> None:
    if as_json:
        books = [rulebook(name) for name in rulebooks()]
        desk.write_json([{"game": book.game, "title": book.title} for book in books])
        return
    for name in rulebooks():
        desk.out.print(f"{name:18} {rulebook(name).title.in_language(desk.lang)}")
    desk.say("cli-rules-next", "dim")


def _contents(desk: Desk, book: Rulebook) -> None:
    """The summary and the chapters, each with its first and last rule."""
    desk.out.print(book.title.in_language(desk.lang), style="bold")
    desk.out.print(book.summary.in_language(desk.lang))
    desk.out.print()
    for chapter in book.chapters:
        desk.out.print(f"{chapter.id:5} {chapter.title.in_language(desk.lang)}  {_span(chapter.rules)}")
    for mission in book.missions:
        desk.out.print(f"      {mission.title.in_language(desk.lang)}  {_span(mission.rules)}")
    for name, part in (("skills", book.skills), ("examples", book.examples), ("rulings", book.rulings)):
        if part:
            desk.out.print(f"      {desk.words.say(f'cli-rules-{name}')}  {_span(part)}")
    desk.say("cli-rules-look-up", "dim", game=book.game)


def _span(part: Sequence[Rule | SkillEntry | Example | Ruling]) -> str:
    """The first and the last id of a part of the rulebook."""
    return f"{part[0].id} – {part[-1].id}" if part else ""


def _entries(desk: Desk, book: Rulebook, entries: Sequence[RulebookEntry], *, as_json: bool) -> None:
    if as_json:
        desk.write_json(entries)
        return
    if not entries:
        raise Complaint("search", title=book.title.in_language(desk.lang))
    heading = ""
    for entry in entries:
        if entry.heading(desk.lang) != heading:
            heading = entry.heading(desk.lang)
            desk.out.print(heading, style="bold")
        show_entry(desk, book, entry)


def show_entry(desk: Desk, book: Rulebook, entry: RulebookEntry) -> None:
    """One entry with what it refers to."""
    told = Text.assemble((f"{entry.id}  ", "cyan"), entry.text.in_language(desk.lang))
    if entry.see:
        told.append(f"  → {', '.join(entry.see)}", style="dim")
    desk.out.print(Padding(told, (0, 0, 0, 2)))
