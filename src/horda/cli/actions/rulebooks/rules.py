"""The implementation of `horda rules`: print rulebooks, look up rules, search them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.padding import Padding
from rich.text import Text

from horda.cli.context import CliContext
from horda.cli.errors import CliError
from horda.lessons.course import lesson, lessons_on
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


def show_rules(
    context: CliContext, game: str | None, id: str | None, *, search: str | None, as_json: bool
) -> None:
    """Print the list of rulebooks, a rulebook, a chapter, one entry, or the results of a search."""
    if game is None:
        if search is not None:
            _search_all(context, search, as_json=as_json)
        else:
            _list_rulebooks(context, as_json=as_json)
    elif looks_like_an_id(game):
        _look_up(context, book_with(game), [one for one in (game, id) if one is not None], as_json=as_json)
    elif search is not None:
        book = rulebook(game)
        _entries(context, book, book.search(search, context.lang), as_json=as_json)
    elif id is not None:
        _look_up(context, rulebook(game), [id], as_json=as_json)
    elif as_json:
        context.write_json(rulebook(game))
    else:
        _contents(context, rulebook(game))


def _look_up(context: CliContext, book: Rulebook, ids: Sequence[str], *, as_json: bool) -> None:
    """Print chapters and single entries by their ids."""
    found: list[RulebookEntry] = []
    for id in ids:
        found += book.rules_under(id) or [book.entry(id)]
    if as_json:
        context.write_json([_with_lessons(entry) for entry in found])
    else:
        _entries(context, book, found, as_json=False)
        _show_lessons(context, found)


def _with_lessons(entry: RulebookEntry) -> dict[str, object]:
    """Return an entry for JSON, with the names of the lessons that teach it."""
    plain: dict[str, object] = msgspec.to_builtins(entry)
    return {**plain, "lessons": [one.key for one in lessons_on(entry.id)]}


def _show_lessons(context: CliContext, entries: Sequence[RulebookEntry]) -> None:
    """Print the lessons that teach these rules."""
    for one in dict.fromkeys(one.key for entry in entries for one in lessons_on(entry.id)):
        game, _, name = one.partition("/")
        title = lesson(game, name).title.in_language(context.lang)
        context.print_message("cli-learn-rule-leads", "dim", game=game, lesson=name, title=title)


def _search_all(context: CliContext, text: str, *, as_json: bool) -> None:
    """Print the rules of all games that contain some words."""
    found: dict[str, list[RulebookEntry]] = {}
    for name in rulebooks():
        book = rulebook(name)
        found[name] = book.search(text, context.lang)
        if found[name] and not as_json:
            context.out.rule(book.title.in_language(context.lang), style="dim", align="left")
            _entries(context, book, found[name], as_json=False)
    if as_json:
        context.write_json(found)
    elif not any(found.values()):
        raise CliError("search-all")


def _list_rulebooks(context: CliContext, *, as_json: bool) -> None:
    if as_json:
        books = [rulebook(name) for name in rulebooks()]
        context.write_json([{"game": book.game, "title": book.title} for book in books])
        return
    for name in rulebooks():
        context.out.print(f"{name:18} {rulebook(name).title.in_language(context.lang)}")
    context.print_message("cli-rules-next", "dim")


def _contents(context: CliContext, book: Rulebook) -> None:
    """Print a rulebook's summary and its chapters, each with its first and last rule."""
    context.out.print(book.title.in_language(context.lang), style="bold")
    context.out.print(book.summary.in_language(context.lang))
    context.out.print()
    for chapter in book.chapters:
        context.out.print(f"{chapter.id:5} {chapter.title.in_language(context.lang)}  {_span(chapter.rules)}")
    for mission in book.missions:
        context.out.print(f"      {mission.title.in_language(context.lang)}  {_span(mission.rules)}")
    for name, part in (("skills", book.skills), ("examples", book.examples), ("rulings", book.rulings)):
        if part:
            context.out.print(f"      {context.words.say(f'cli-rules-{name}')}  {_span(part)}")
    context.print_message("cli-rules-look-up", "dim", game=book.game)


def _span(part: Sequence[Rule | SkillEntry | Example | Ruling]) -> str:
    """Return the first and the last id of a part of the rulebook."""
    return f"{part[0].id} – {part[-1].id}" if part else ""


def _entries(context: CliContext, book: Rulebook, entries: Sequence[RulebookEntry], *, as_json: bool) -> None:
    if as_json:
        context.write_json(entries)
        return
    if not entries:
        raise CliError("search", title=book.title.in_language(context.lang))
    heading = ""
    for entry in entries:
        if entry.heading(context.lang) != heading:
            heading = entry.heading(context.lang)
            context.out.print(heading, style="bold")
        show_entry(context, book, entry)


def show_entry(context: CliContext, book: Rulebook, entry: RulebookEntry) -> None:
    """Print an entry with the rules it refers to."""
    told = Text.assemble((f"{entry.id}  ", "cyan"), entry.text.in_language(context.lang))
    if entry.see:
        told.append(f"  → {', '.join(entry.see)}", style="dim")
    context.out.print(Padding(told, (0, 0, 0, 2)))
