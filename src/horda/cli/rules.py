"""The rulebooks: to read, to look a rule up, to search."""

from __future__ import annotations

from collections.abc import Sequence

from horda.cli.complaints import Complaint
from horda.cli.desk import Desk
from horda.rulebook import Entry, Example, Rule, Rulebook, Ruling, Skill, rulebook, rulebooks


def show_rules(desk: Desk, game: str | None, id: str | None, *, search: str | None, as_json: bool) -> None:
    """`horda rules`: the list of rulebooks, a rulebook, a chapter, one entry, or what a search finds."""
    if game is None:
        _list_rulebooks(desk, as_json=as_json)
        return
    book = rulebook(game)
    if search is not None:
        _entries(desk, book, book.search(search, desk.lang), as_json=as_json)
        return
    if id is None:
        if as_json:
            desk.write_json(book)
        else:
            _contents(desk, book)
        return
    chapter = next((one for one in book.chapters if one.id == id.upper()), None)
    if chapter is not None:
        ids = {rule.id for rule in chapter.rules}
        _entries(desk, book, [one for one in book.entries() if one.id in ids], as_json=as_json)
    else:
        _entries(desk, book, [book.entry(id)], as_json=as_json)


def _list_rulebooks(desk: Desk, *, as_json: bool) -> None:
    books = [rulebook(name) for name in rulebooks()]
    if as_json:
        desk.write_json([{"game": book.game, "title": book.title} for book in books])
        return
    for book in books:
        desk.out.print(f"{book.game:18} {book.title.told(desk.lang)}")
    desk.say("cli-rules-next", "dim")


def _contents(desk: Desk, book: Rulebook) -> None:
    """The summary and the chapters, each with its first and last rule."""
    desk.out.print(book.title.told(desk.lang), style="bold")
    desk.out.print(book.summary.told(desk.lang))
    desk.out.print()
    for chapter in book.chapters:
        desk.out.print(f"{chapter.id:5} {chapter.title.told(desk.lang)}  {_span(chapter.rules)}")
    for mission in book.missions:
        desk.out.print(f"      {mission.title.told(desk.lang)}  {_span(mission.rules)}")
    for name, part in (("skills", book.skills), ("examples", book.examples), ("rulings", book.rulings)):
        if part:
            desk.out.print(f"      {desk.words.say(f'cli-rules-{name}')}  {_span(part)}")
    desk.say("cli-rules-look-up", "dim", game=book.game)


def _span(part: Sequence[Rule | Skill | Example | Ruling]) -> str:
    """The first and the last id of a part of the rulebook."""
    return f"{part[0].id} – {part[-1].id}" if part else ""


def _entries(desk: Desk, book: Rulebook, entries: Sequence[Entry], *, as_json: bool) -> None:
    if as_json:
        desk.write_json(entries)
        return
    if not entries:
        raise Complaint("search", title=book.title.told(desk.lang))
    heading = ""
    for entry in entries:
        if entry.heading(desk.lang) != heading:
            heading = entry.heading(desk.lang)
            desk.out.print(heading, style="bold")
        show_entry(desk, book, entry)


def show_entry(desk: Desk, book: Rulebook, entry: Entry) -> None:
    """One entry with what it refers to."""
    from rich.padding import Padding
    from rich.text import Text

    told = Text.assemble((f"{entry.id}  ", "cyan"), entry.text.told(desk.lang))
    if entry.see:
        told.append(f"  → {', '.join(entry.see)}", style="dim")
    desk.out.print(Padding(told, (0, 0, 0, 2)))
